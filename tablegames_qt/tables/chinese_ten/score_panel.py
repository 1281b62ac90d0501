"""The dock of Chinese Ten: points against the base, the series, the last captures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from rules.chinese_ten.view import TenView
from rules.seats import Seat
from tablegames_qt.phrases import short_card, signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.counter import shown_points
from tablegames_qt.tables.kind import ScorePanel, TableContext
from tablegames_qt.theme import THEMES, Theme

LAST_CAPTURES = 6
BAR_HEIGHT = 9


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


def _label(role: str, text: str = "", align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return label


RIGHT = Qt.AlignmentFlag.AlignRight


class TenScorePanel(ScorePanel):
    """Three blocks: the deal, the series, the last captures; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._context = context
        self._view: TenView | None = None
        self._flow = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.setSpacing(0)
        self._blocks = [QFrame() for _ in range(3)]
        self._lines = [QFrame() for _ in range(2)]
        self._columns: list[QVBoxLayout] = []
        for index, block in enumerate(self._blocks):
            self._columns.append(QVBoxLayout(block))
            self._columns[index].setContentsMargins(18, 16, 18, 14)
            self._flow.addWidget(block)
            if index < len(self._lines):
                self._lines[index].setProperty("role", "line")
                self._flow.addWidget(self._lines[index])
        self._flow.addStretch(1)

    def set_flow(self, flow: str) -> None:
        """Lay the blocks out as a `column` or as a `row`."""
        row = flow == "row"
        self._flow.setDirection(QBoxLayout.Direction.LeftToRight if row else QBoxLayout.Direction.TopToBottom)
        for line in self._lines:
            line.setVisible(not row)
        for index, column in enumerate(self._columns):
            # of the layout, not of the frame: a frame forgets its own with every change of style
            column.setContentsMargins(18, 6 if row else 16, 18, 4 if row else 14)
            self._flow.setStretch(2 * index, 1 if row else 0)
        if self._view is not None:
            self.show_view(self._view)

    def retranslate(self) -> None:
        """Say everything again."""
        if self._view is not None:
            self.show_view(self._view)

    def show_view(self, view: TenView) -> None:
        """Show the numbers of a position."""
        self._view = view
        row = self._flow.direction() == QBoxLayout.Direction.LeftToRight
        for layout, fill in zip(self._columns, (self._deal, self._series, self._captures), strict=True):
            _clear(layout)
            fill(layout, view, row=row)
            if row:
                layout.addStretch(1)

    @property
    def _names(self) -> Sequence[str]:
        return self._context.names

    def _deal(self, layout: QVBoxLayout, view: TenView, *, row: bool) -> None:
        dealer = phrases.dealer_line(view.dealer, [short_name(name) for name in self._names])
        layout.addWidget(_label("group", f"{phrases.deal_title(view)}  ·  {dealer}"))
        points = shown_points(view, self._context.settings.counter)
        seats = [Seat((view.viewer or 0) + turn) for turn in range(view.seats)]
        seats = [Seat(seat % view.seats) for seat in seats]
        if view.seats == 2:
            self._duel(layout, view, seats, points, row=row)
        else:
            self._scores(layout, view, seats, points)
        if not row:
            layout.addSpacing(4)
            note = _label("second", phrases.goal_sentence(view))
            if None not in points and view.phase in ("play", "take"):
                note.setText(f"{note.text()} {phrases.left_sentence(view)}")
            note.setWordWrap(True)
            layout.addWidget(note)
        for warning in phrases.warnings(view, self._names):
            said = _label("accent", warning)
            said.setWordWrap(True)
            layout.addWidget(said)

    def _duel(
        self, layout: QVBoxLayout, view: TenView, seats: list[Seat], points: list[int | None], *, row: bool
    ) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for column, seat in enumerate(seats):
            align = RIGHT if column else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(_elided(self._names[seat], align), 0, column)
            number = "–" if points[seat] is None else str(points[seat])
            grid.addWidget(_label("heading" if row else "number", number, align), 1, column)
        layout.addLayout(grid)
        if None in points:
            return
        bar = PointsBar(self._theme)
        bar.show_points(points[seats[0]] or 0, points[seats[1]] or 0, view.options.pack_points)
        layout.addWidget(bar)
        if not row:
            half = self.tr("{base} = half the pack").format(base=view.base)
            layout.addWidget(_label("second", half, Qt.AlignmentFlag.AlignHCenter))

    def _scores(self, layout: QVBoxLayout, view: TenView, seats: list[Seat], points: list[int | None]) -> None:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        for line, seat in enumerate(seats):
            grid.addWidget(_elided(self._names[seat]), line, 0)
            known = points[seat]
            grid.addWidget(_label("heading", "–" if known is None else str(known), RIGHT), line, 1)
            result = "" if known is None else signed(known - view.base)
            grid.addWidget(_label("second", result, RIGHT), line, 2)
        layout.addLayout(grid)

    def _series(self, layout: QVBoxLayout, view: TenView, *, row: bool) -> None:
        single = view.deals == 1
        self._blocks[1].setVisible(not single)
        if single:
            return
        layout.addWidget(_label("group", self.tr("Series")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(1 if row else 6)
        heads = [self.tr("Deal"), self.tr("Dealer"), *self._names]
        longest = LONGEST_NAME if view.seats == 2 else SHORT_NAME
        for column, head in enumerate(heads):
            align = RIGHT if column else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(_elided(head, align, "quiet", longest if column > 1 else LONGEST_NAME), 0, column)
        shown = list(enumerate(zip(view.dealers, view.results, strict=True), 1))
        # A long race shows its last deals; the sum counts them all.
        for number, (dealer, results) in shown[-3:] if row else shown[-9:]:
            who = _shortened(self._names[dealer], longest)
            self._line(grid, [str(number), who, *(signed(result) for result in results)], "")
        if view.phase in ("play", "take") and not row:
            now = self.tr("now")
            who = _shortened(self._names[view.dealer], longest)
            self._line(grid, [str(view.deal), who, *([now] * view.seats)], "quiet")
        totals = [phrases.total_text(view, Seat(seat)) for seat in range(view.seats)]
        self._line(grid, [self.tr("Sum"), "", *totals], "name")
        layout.addLayout(grid)

    @staticmethod
    def _line(grid: QGridLayout, texts: list[str], role: str) -> None:
        line = grid.rowCount()
        for column, text in enumerate(texts):
            align = RIGHT if column else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(_label(role, text, align), line, column)

    def _captures(self, layout: QVBoxLayout, view: TenView, *, row: bool) -> None:
        layout.addWidget(_label("group", self.tr("Last captures")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2 if row else 6)
        for line, each in enumerate(reversed(view.captures[-(3 if row else LAST_CAPTURES) :])):
            taken = " ".join(short_card(card) for card in each.taken)
            if each.card is not None:
                taken = self.tr("{card} takes {taken}").format(card=short_card(each.card), taken=taken)
            grid.addWidget(_elided(self._names[each.seat], role="quiet"), line, 0)
            grid.addWidget(_label("", taken), line, 1)
            grid.addWidget(_label("name", str(each.points), RIGHT), line, 2)
        grid.setColumnStretch(1, 1)
        if view.captures:
            layout.addLayout(grid)
        else:
            layout.addWidget(_label("second", self.tr("None yet.")))

    @property
    def _theme(self) -> Theme:
        return THEMES.get(self._context.settings.theme, self._context.theme)


LONGEST_NAME, SHORT_NAME = 10, 5
"""Letters of a name that are shown, and of those that head one of many columns."""


def _elided(
    text: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft, role: str = "", longest: int = LONGEST_NAME
) -> QLabel:
    """Return a label for a name; a long one is cut in the middle, the whole one is its tool tip."""
    label = _label(role, text, align)
    if len(text) > longest:
        label.setText(_shortened(text, longest))
        label.setToolTip(text)
    return label


def _shortened(text: str, longest: int) -> str:
    """Return a name of at most so many letters, cut in the middle."""
    end = 3 if longest == LONGEST_NAME else 1
    return text if len(text) <= longest else f"{text[: longest - end - 1]}…{text[-end:]}"


def _clear(layout: QBoxLayout | QGridLayout | QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if isinstance(inner, QBoxLayout | QGridLayout):
            _clear(inner)
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
