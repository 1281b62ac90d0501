"""A kept match of Chinese Ten in words, and its entry form: the captured points of each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rules.chinese_ten.keeping import Captured, KeptTen, points_fault
from rules.chinese_ten.scoring import POINTS_END, RESULTS_END
from rules.game import IllegalAction
from rules.keeping import Note, Row
from rules.options import GameOptions
from rules.seats import Seat
from tablegames_qt.keeper.fields import Choices, NumberField, chain
from tablegames_qt.keeper.kind import EntryForm, KeeperKind, KeeperWords, Names, seat_of
from tablegames_qt.labels import label
from tablegames_qt.phrases import plain, signed
from tablegames_qt.services import Services

MOST_PLAYERS = 4


class TenWords(KeeperWords):
    """What is said of deals, totals and impossible entries."""

    unfinished = frozenset({"points-missing"})

    def refusal(self, reason: str, details: Mapping[str, Any], names: Names) -> str:
        """Return why a deal cannot have been so, or what is missing."""
        name = seat_of(details, names) if "seat" in details else ""
        left = details.get("left", 0)
        text = {
            "points-missing": QCoreApplication.translate("chinese_ten", "Enter the red points of {name}."),
            "wrong-number-of-players": QCoreApplication.translate("chinese_ten", "Enter the points of every player."),
            "not-a-number-of-points": QCoreApplication.translate(
                "chinese_ten", "No cards make {points} points: the pack has {most} in all, and none that counts 1."
            ),
            "wrong-sum": QCoreApplication.translate("chinese_ten", "{total} of {pack} points: {left} are missing.")
            if left > 0
            else QCoreApplication.translate("chinese_ten", "{total} points, but the pack has {pack}: {over} too many."),
            "red-fives-not-played": QCoreApplication.translate(
                "chinese_ten", "The red fives earn nothing by these rules."
            ),
            "too-few-for-red-fives": QCoreApplication.translate(
                "chinese_ten", "Both red fives are {least} points: {name} has fewer."
            ),
        }[reason]
        keys = ("points", "most", "total", "pack", "left", "least")
        return text.format(name=name, over=-left, **{key: details.get(key, "") for key in keys})

    def sentence(self, row: Row, names: Names) -> str:
        """Return the points and results of a deal."""
        deal = row.after.finished[-1]
        parts = [
            QCoreApplication.translate("chinese_ten", "{name} {points} points ({result})").format(
                name=name, points=points, result=signed(result)
            )
            for name, points, result in zip(names, deal.points, deal.results, strict=True)
        ]
        said = ", ".join(parts) + "."
        if deal.both_red_fives is not None:
            both = QCoreApplication.translate("chinese_ten", "{name} took both red fives at once.")
            said += " " + both.format(name=names[deal.both_red_fives])
        return said

    def short(self, row: Row, names: Names) -> str:
        """Return who won the deal."""
        results = row.after.finished[-1].results
        best = [names[seat] for seat, result in enumerate(results) if result == max(results)]
        if len(best) > 1:
            return QCoreApplication.translate("chinese_ten", "tie")
        return QCoreApplication.translate("chinese_ten", "{name} wins").format(name=best[0])

    def total(self, total: int) -> str:
        """Return a total; results carry their sign, points in a race never are negative."""
        return signed(total)

    def latecomer(self, standing: Any) -> str:
        """Return what somebody who joins begins with."""
        if standing.options.series == "points_1000":
            text = QCoreApplication.translate("chinese_ten", "A new seat begins with the lowest total: {total}.")
        else:
            text = QCoreApplication.translate("chinese_ten", "A new seat begins even, with {total}.")
        base = QCoreApplication.translate("chinese_ten", "From then on a result is the points of {pack} less {base}.")
        options = standing.options
        return f"{text.format(total=self.total(standing.totals[-1]))} {base.format(pack=options.pack_points, base=options.base)}"

    def note(self, note: Note, names: Names) -> str:
        """Return a note as a sentence."""
        match note.key:
            case "last-deal":
                return QCoreApplication.translate("chinese_ten", "The last deal of the series.")
            case "needs":
                return QCoreApplication.translate("chinese_ten", "{name} needs {result} to win.").format(
                    name=seat_of(note.details, names), result=signed(int(str(note.details["result"])))
                )
        return QCoreApplication.translate("chinese_ten", "{name} is {points} from the end.").format(
            name=seat_of(note.details, names), points=note.details["left"]
        )

    def goal(self, options: GameOptions) -> str:
        """Return what decides the match."""
        pack, base = getattr(options, "pack_points", 0), getattr(options, "base", 0)
        match options["series"]:
            case "results_100":
                goal = QCoreApplication.translate("chinese_ten", "The match ends at {end} in results.")
                goal = goal.format(end=signed(RESULTS_END))
            case "points_1000":
                goal = QCoreApplication.translate("chinese_ten", "The first with {end} points wins.")
                goal = goal.format(end=POINTS_END)
            case _:
                goal = QCoreApplication.translate("chinese_ten", "The highest sum of results wins.")
        each = QCoreApplication.translate("chinese_ten", "A result is the points of {pack} less {base}.")
        return f"{goal} {each.format(pack=pack, base=base)}"

    def opening(self, standing: Any, names: Names) -> str:
        """Return who deals."""
        return QCoreApplication.translate("chinese_ten", "{name} deals.").format(name=names[standing.opener])


class TenForm(EntryForm):
    """A field a player; the last one left empty gets what is left of the pack."""

    def __init__(self) -> None:
        super().__init__()
        self._standing: KeptTen | None = None
        self._names: Names = ()
        self._question, self._sum, self._fives = label("name"), label("second"), label("name")
        self.players = [label("name") for _ in range(MOST_PLAYERS)]
        self.points = [NumberField() for _ in range(MOST_PLAYERS)]
        self.results = [label("name") for _ in range(MOST_PLAYERS)]
        self.red_fives = Choices()
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for seat in range(MOST_PLAYERS):
            grid.addWidget(self.players[seat], seat, 0)
            grid.addWidget(self.points[seat], seat, 1)
            grid.addWidget(self.results[seat], seat, 2)
        grid.setColumnMinimumWidth(0, 110)
        grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._question, 1)
        head.addWidget(self._sum)
        column.addLayout(head)
        column.addLayout(grid)
        column.addWidget(self._fives)
        column.addWidget(self.red_fives)
        for field in self.points:
            field.edited.connect(self._tell)
            field.entered.connect(self.submitted)
        self.red_fives.chosen.connect(self._tell)
        chain(self.points)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """Begin with the first player."""
        return self.points[0]

    def begin(self, standing: KeptTen, names: Names, entry: Any = None) -> None:
        """Show empty fields, or a deal that is to be corrected."""
        self._standing, self._names = standing, names
        for seat in range(MOST_PLAYERS):
            shown = seat < len(names)
            for widget in (self.players[seat], self.points[seat], self.results[seat]):
                widget.setVisible(shown)
            if shown:
                self.players[seat].setText(names[seat])
                self.points[seat].setAccessibleName(self.tr("Red points of {name}").format(name=names[seat]))
            self.points[seat].show_value(None if entry is None or not shown else entry.points[seat])
        self.retranslate()
        self.red_fives.set_value(None if entry is None else entry.red_fives)
        played = bool(standing.options.red_fives)
        self._fives.setVisible(played)
        self.red_fives.setVisible(played)
        self._tell()

    def _given(self) -> list[int | None]:
        return [self.points[seat].value for seat in range(len(self._names))]

    def _rest(self) -> tuple[int, int] | None:
        """The only player without points and what is left for it; None while there are several, or none."""
        assert self._standing is not None
        given = self._given()
        left = self._standing.options.pack_points - sum(each or 0 for each in given)
        return (given.index(None), left) if given.count(None) == 1 and left >= 0 else None

    def entry(self) -> Captured:
        """Return the deal as it is entered; with two fields empty nothing can be counted yet."""
        assert self._standing is not None
        given, rest = self._given(), self._rest()
        wrong = points_fault(given, self._standing.options)
        if wrong is not None:
            raise wrong
        if rest is not None:
            given[rest[0]] = rest[1]
        if None in given:
            raise IllegalAction("points-missing", seat=given.index(None))
        red_fives = self.red_fives.seat
        return Captured(tuple(each or 0 for each in given), None if red_fives is None else Seat(red_fives))

    def show_after(self, after: KeptTen | None, refused: IllegalAction | None) -> None:
        """Show the results, and what is left of the pack."""
        del refused
        assert self._standing is not None
        rest = self._rest()
        for seat in range(len(self._names)):
            self.points[seat].setPlaceholderText(str(rest[1]) if rest is not None and rest[0] == seat else "")
            words = ""
            if after is not None:
                words = f"{signed(after.finished[-1].results[seat])} → {plain(after.totals[seat])}"
            self.results[seat].setText(words)
        entered = sum(each or 0 for each in self._given())
        pack = self._standing.options.pack_points
        self._sum.setText(self.tr("{sum} of {pack} points").format(sum=entered, pack=pack))

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._question.setText(self.tr("Red points captured"))
        self._fives.setText(self.tr("Both red fives in one capture?"))
        self.red_fives.show_names(self._names, self.tr("Nobody"))
        if self.red_fives.seat is None:
            self.red_fives.set_value(None)
        self.red_fives.setAccessibleName(self._fives.text())

    def _tell(self) -> None:
        if self._standing is not None:
            self.changed.emit()


def _make_form(services: Services) -> TenForm:
    del services
    return TenForm()


TEN_KEEPER_KIND = KeeperKind(TenWords(), _make_form)
