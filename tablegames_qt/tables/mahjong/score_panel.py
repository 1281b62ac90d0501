"""The dock of mahjong: the points, the payment table with the row of the present hand, and the last hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.labels import RIGHT, label, wrapped
from tablegames_qt.phrases import signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong import phrases, scoring_words
from tablegames_qt.tables.mahjong.names import wind_name
from tablegames_qt.tables.mahjong.payment_table import PaymentTable
from tablegames_qt.tables.score_blocks import Filling, ScoreBlocks

LAST_HANDS = 6


class MahjongScorePanel(ScoreBlocks):
    """Three blocks: the points, the payments, the hands; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._shown: object = None

    def retranslate(self) -> None:
        """Say everything again."""
        self._shown = None
        super().retranslate()

    def show_view(self, view: MahjongView) -> None:
        """Show the numbers of a position; made anew only where they differ from what is shown."""
        won = view.win_now()
        shown = (self.row, view.number, view.deal, view.totals, len(view.finished), None if won is None else won.items)
        if shown == self._shown:
            self.view = view
            return
        self._shown = shown
        super().show_view(view)

    def fillings(self, view: MahjongView) -> Sequence[Filling]:
        """Return what fills the blocks."""
        return self._points, self._payments, self._hands

    def _points(self, layout: QVBoxLayout, view: MahjongView, *, row: bool) -> None:
        layout.addWidget(label("group", phrases.round_line(view.deal, view.number)))
        grid = QGridLayout()
        grid.setVerticalSpacing(0 if row else 4)
        for line in range(SEATS):
            seat = Seat(((view.viewer or 0) + line) % SEATS)
            grid.addWidget(label("name", short_name(self._names[seat])), line, 0)
            grid.addWidget(label("second", wind_name(view.deal.seat_wind(seat))), line, 1)
            grid.addWidget(label("name" if row else "heading", signed(view.totals[seat]), RIGHT), line, 2)
        layout.addLayout(grid)
        if not row:
            layout.addWidget(wrapped("second", phrases.dealer_words(view.deal, self._names)))

    def _payments(self, layout: QVBoxLayout, view: MahjongView, *, row: bool) -> None:
        won = view.win_now()
        table = PaymentTable()
        table.show_table(view.options, won.fan if won is not None else -1, most=4 if row else 0)
        layout.addWidget(table)
        if won is not None and not row:
            layout.addWidget(wrapped("accent", phrases.win_line(view, [])))

    def _hands(self, layout: QVBoxLayout, view: MahjongView, *, row: bool) -> None:
        layout.addWidget(label("group", self.tr("Last hands")))
        if not view.finished:
            layout.addWidget(label("second", self.tr("None yet.")))
            return
        shown = list(enumerate(view.finished, 1))[-(2 if row else LAST_HANDS) :]
        for number, result in reversed(shown):
            title = scoring_words.winner_title(result, self._names)
            if result.winners:
                title = f"{title}, {scoring_words.fan_text(result.winners[0].score.fan)}"
            layout.addWidget(wrapped("second", f"{number}  {title}"))
