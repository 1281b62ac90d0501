"""The dock of Los Chinos: the last opening, the rounds of the match, and the matches of the evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from rules.chinos.evening import Tally, tally
from rules.chinos.rounds import OpenedRound
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.labels import LEFT, RIGHT, label, name_label, shortened, wrapped
from tablegames_qt.phrases import listed
from tablegames_qt.tables.chinos import words
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.score_blocks import Filling, ScoreBlocks

ROUNDS, ROUNDS_IN_ROW = 9, 3


class ChinosScorePanel(ScoreBlocks):
    """Three blocks side by side in a band below the table, or in a column."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._memory = context.memory

    def fillings(self, view: ChinosView) -> Sequence[Filling]:
        """Return what fills the blocks: the last opening comes first while a match runs, the evening after it."""
        blocks = (self._last, self._match, self._evening)
        return blocks[::-1] if view.phase == "over" else blocks

    def _last(self, layout: QVBoxLayout, view: ChinosView, *, row: bool) -> None:
        """The last opening: who held and called what."""
        layout.addWidget(label("group", self.tr("Last opening")))
        if not view.history:
            layout.addWidget(wrapped("second", self.tr("No fist was opened yet.")))
            return
        last = view.history[-1]
        if row:
            layout.addWidget(wrapped("second", words.round_line(last, self._names)))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3 if len(last.seats) > 6 else 5)
        for column, head in enumerate((f"{self.tr('Round')} {last.number}", self.tr("coins"), self.tr("call"))):
            grid.addWidget(label("quiet", head, RIGHT if column else LEFT), 0, column)
        fouls = {foul.seat for foul in last.fouls}
        for line, (seat, coins, call) in enumerate(zip(last.seats, last.coins, last.calls, strict=True), 1):
            hit = seat in last.winners
            grid.addWidget(name_label(self._names[seat], role="name" if hit else ""), line, 0)
            grid.addWidget(label("name" if hit else "", str(coins), RIGHT), line, 1)
            said = f"{call} ✕" if seat in fouls else f"= {call}" if call in last.calls[: line - 1] else str(call)
            grid.addWidget(label("accent" if hit else "", said, RIGHT), line, 2)
        line = grid.rowCount()
        grid.addWidget(label("quiet", self.tr("Total")), line, 0)
        grid.addWidget(label("name", str(last.total), RIGHT), line, 1)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)

    def _match(self, layout: QVBoxLayout, view: ChinosView, *, row: bool) -> None:
        """The rounds of this match with their totals and who left, and the points of the final."""
        layout.addWidget(label("group", self.tr("This match")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(1 if row else 5)
        most = ROUNDS_IN_ROW if row else ROUNDS
        for line, each in enumerate(view.history[-most:]):
            title = self.tr("Final {round}") if each.final else self.tr("Round {round}")
            name = label("quiet", title.format(round=each.number))
            result = label("", f"{each.total}: {self._result(each)}", LEFT if row else RIGHT)
            for said in (name, result):
                said.setToolTip(words.round_line(each, self._names))
            grid.addWidget(name, line, 0)
            grid.addWidget(result, line, 1)
        grid.setColumnStretch(1, 1)
        layout.addLayout(grid)
        if not view.history:
            layout.addWidget(label("second", self.tr("No round is finished yet.")))
        if view.final:
            layout.addWidget(wrapped("name", words.final_line(view, self._names)))
        for warning in words.warnings(view, self._names):
            layout.addWidget(wrapped("accent", warning))

    def _result(self, each: OpenedRound) -> str:
        if len(each.winners) < 3:
            names = [shortened(self._names[seat]) for seat in each.winners]
            return f"{listed(names)} x2" if max(each.points) == 2 else listed(names) or words.result_text(each, names)
        return self.tr("%n player(s)", "", len(each.winners))

    def _evening(self, layout: QVBoxLayout, view: ChinosView, *, row: bool) -> None:
        """What each player has paid this evening, this match included once it is over."""
        tallies = [self._tally(view, Seat(seat)) for seat in range(view.seats)]
        matches = max(each.matches for each in tallies)
        self.show_block(2, shown=bool(matches) or view.phase == "over")
        if not matches:
            return
        layout.addWidget(label("group", self.tr("Tonight, %n match(es)", "", matches)))
        if row:
            paid = [f"{self._names[seat]} {each.coffees}" for seat, each in enumerate(tallies)]
            layout.addWidget(wrapped("second", self.tr("Coffees: {paid}.").format(paid=", ".join(paid))))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3 if view.seats > 6 else 5)
        for column, head in enumerate(("", self.tr("saved first"), self.tr("coffees"))):
            grid.addWidget(label("quiet", head, RIGHT if column else LEFT), 0, column)
        for seat, each in enumerate(tallies):
            grid.addWidget(name_label(self._names[seat], role="name"), seat + 1, 0)
            grid.addWidget(label("", str(each.first), RIGHT), seat + 1, 1)
            grid.addWidget(label("name", str(each.coffees), RIGHT), seat + 1, 2)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)

    def _tally(self, view: ChinosView, seat: Seat) -> Tally:
        before = tally(self._memory, seat)
        if view.phase != "over":
            return before
        first = next((each.winners for each in view.history if each.winners and not each.final), ())
        return Tally(
            before.matches + 1,
            before.lost + (seat == view.loser),
            before.first + (seat in first),
            before.coffees + view.bill[seat],
        )
