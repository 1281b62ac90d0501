"""The dock of Chinese Ten: points against the base, the series, the last captures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from rules.chinese_ten.view import TenView
from rules.seats import Seat
from tablegames_qt.labels import LEFT, LONGEST_NAME, RIGHT, label, name_label, shortened
from tablegames_qt.phrases import short_card, signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.counter import shown_points
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.score_blocks import Filling, ScoreBlocks
from tablegames_qt.theme import THEMES, Theme

LAST_CAPTURES = 6
BAR_HEIGHT = 9
SHORT_NAME = 5
"""Letters of a name that heads one of many columns."""


class PointsBar(QWidget):
    """A bar from both ends towards the middle: two seats' points, and a line where half the pack is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._own, self._other, self._pack = 0, 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, BAR_HEIGHT + 11)

    def show_points(self, own: int, other: int, pack: int) -> None:
        """Show two seats' points out of those of the pack."""
        self._own, self._other, self._pack = own, other, pack
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0.5, (self.height() - BAR_HEIGHT) / 2, self.width() - 1.0, BAR_HEIGHT)
        painter.setPen(self.theme.place_line)
        painter.drawRoundedRect(bar, BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        share = bar.width() / self._pack
        for points, colour, from_left in ((self._own, self.theme.accent, True), (self._other, self.theme.ink_2, False)):
            if points:
                length = max(BAR_HEIGHT, points * share)
                left = bar.left() if from_left else bar.right() - length
                painter.setBrush(colour)
                painter.drawRoundedRect(QRectF(left, bar.top(), length, BAR_HEIGHT), BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        painter.setBrush(self.theme.ink)
        painter.drawRect(QRectF(bar.center().x() - 1, 0, 2, self.height()))


class TenScorePanel(ScoreBlocks):
    """Three blocks: the deal, the series, the last captures; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._context = context

    def fillings(self, view: TenView) -> Sequence[Filling]:
        """Return what fills the blocks."""
        return self._deal, self._series, self._captures

    @property
    def _names(self) -> Sequence[str]:
        return self._context.names

    def _deal(self, layout: QVBoxLayout, view: TenView, *, row: bool) -> None:
        dealer = phrases.dealer_line(view.dealer, [short_name(name) for name in self._names])
        layout.addWidget(label("group", f"{phrases.deal_title(view)}  ·  {dealer}"))
        points = shown_points(view, self._context.settings.counter)
        seats = [Seat((view.viewer or 0) + turn) for turn in range(view.seats)]
        seats = [Seat(seat % view.seats) for seat in seats]
        if view.seats == 2:
            self._duel(layout, view, seats, points, row=row)
        else:
            self._scores(layout, view, seats, points)
        if not row:
            layout.addSpacing(4)
            note = label("second", phrases.goal_sentence(view))
            if None not in points and view.phase in ("play", "take"):
                note.setText(f"{note.text()} {phrases.left_sentence(view)}")
            note.setWordWrap(True)
            layout.addWidget(note)
            self._warn(layout, view)

    def _warn(self, layout: QVBoxLayout, view: TenView) -> None:
        for warning in phrases.warnings(view, self._names):
            said = label("accent", warning)
            said.setWordWrap(True)
            layout.addWidget(said)

    def _duel(
        self, layout: QVBoxLayout, view: TenView, seats: list[Seat], points: list[int | None], *, row: bool
    ) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for column, seat in enumerate(seats):
            align = RIGHT if column else LEFT
            grid.addWidget(name_label(self._names[seat], align), 0, column)
            number = "–" if points[seat] is None else str(points[seat])
            grid.addWidget(label("heading" if row else "number", number, align), 1, column)
        layout.addLayout(grid)
        if None in points:
            return
        bar = PointsBar(self._theme)
        bar.show_points(points[seats[0]] or 0, points[seats[1]] or 0, view.options.pack_points)
        layout.addWidget(bar)
        if not row:
            half = self.tr("{base} = half the pack").format(base=view.base)
            layout.addWidget(label("second", half, Qt.AlignmentFlag.AlignHCenter))

    def _scores(self, layout: QVBoxLayout, view: TenView, seats: list[Seat], points: list[int | None]) -> None:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        for line, seat in enumerate(seats):
            grid.addWidget(name_label(self._names[seat]), line, 0)
            known = points[seat]
            grid.addWidget(label("heading", "–" if known is None else str(known), RIGHT), line, 1)
            result = "" if known is None else signed(known - view.base)
            grid.addWidget(label("second", result, RIGHT), line, 2)
        layout.addLayout(grid)

    def _series(self, layout: QVBoxLayout, view: TenView, *, row: bool) -> None:
        single = view.deals == 1
        self.show_block(1, shown=not single)
        if single:
            return
        layout.addWidget(label("group", self.tr("Series")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(1 if row else 6)
        heads = [self.tr("Deal"), self.tr("Dealer"), *self._names]
        longest = LONGEST_NAME if view.seats == 2 else SHORT_NAME
        for column, head in enumerate(heads):
            align = RIGHT if column else LEFT
            grid.addWidget(name_label(head, align, "quiet", longest if column > 1 else LONGEST_NAME), 0, column)
        shown = list(enumerate(zip(view.dealers, view.results, strict=True), 1))
        # Of many deals the last are shown, and those before them in one line.
        most = 3 if row else 9
        if len(shown) > most:
            most -= 1
            before = view.results[: len(shown) - most]
            sums = [signed(sum(results)) for results in zip(*before, strict=True)]
            self._line(grid, [f"1–{len(before)}", "", *sums], "quiet")
        for number, (dealer, results) in shown[-most:]:
            who = shortened(self._names[dealer], longest)
            self._line(grid, [str(number), who, *(signed(result) for result in results)], "")
        if view.phase in ("play", "take") and not row:
            now = self.tr("now")
            who = shortened(self._names[view.dealer], longest)
            self._line(grid, [str(view.deal), who, *([now] * view.seats)], "quiet")
        totals = [phrases.total_text(view, Seat(seat)) for seat in range(view.seats)]
        self._line(grid, [self.tr("Sum"), "", *totals], "name")
        layout.addLayout(grid)

    @staticmethod
    def _line(grid: QGridLayout, texts: list[str], role: str) -> None:
        line = grid.rowCount()
        for column, text in enumerate(texts):
            align = RIGHT if column else LEFT
            grid.addWidget(label(role, text, align), line, column)

    def _captures(self, layout: QVBoxLayout, view: TenView, *, row: bool) -> None:
        layout.addWidget(label("group", self.tr("Last captures")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2 if row else 6)
        for line, each in enumerate(reversed(view.captures[-(3 if row else LAST_CAPTURES) :])):
            taken = " ".join(short_card(card) for card in each.taken)
            if each.card is not None:
                taken = self.tr("{card} takes {taken}").format(card=short_card(each.card), taken=taken)
            grid.addWidget(name_label(self._names[each.seat], role="quiet"), line, 0)
            grid.addWidget(label("", taken), line, 1)
            grid.addWidget(label("name", str(each.points), RIGHT), line, 2)
        grid.setColumnStretch(1, 1)
        if view.captures:
            layout.addLayout(grid)
        else:
            layout.addWidget(label("second", self.tr("None yet.")))
        if row:  # under the points there would be no room for it
            self._warn(layout, view)

    @property
    def _theme(self) -> Theme:
        return THEMES.get(self._context.settings.theme, self._context.theme)
