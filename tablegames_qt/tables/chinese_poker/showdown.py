"""The opened boards: a frame for each seat with its name, its stack, what its rows are and what they won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.chinese_poker.ranking import RowRank
from rules.chinese_poker.setting import ROWS, Row
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Pen, short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.words import Chip
from tablegames_qt.tables.chinese_poker import hand_names
from tablegames_qt.tables.chinese_poker.boards import BoardPlace, board_of
from tablegames_qt.tables.chinese_poker.geometry import Geometry


class BoardHead(Fixture):
    """Who sits at a board: disc, name, stack, a tag, and the net points at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.name, self.line, self.tag, self.net = "", "", "", ""
        self.shining = False

    def show_seat(self, name: str, line: str) -> None:
        """Say who sits here and what lies in front."""
        self.name, self.line = name, line
        self.setToolTip(name if short_name(name) != name else "")
        self.update()

    def show_net(self, net: str, tag: str = "", *, shining: bool = False) -> None:
        """Say what the seat has won so far; `shining`: the tag is the news of the deal."""
        self.net, self.tag, self.shining = net, tag, shining
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local()
        disc = QRectF(3.2 * look.u, (box.height() - 7.4 * look.u) / 2, 7.4 * look.u, 7.4 * look.u)
        painter.setPen(QPen(theme.place_line, 1))
        painter.setBrush(theme.chosen if theme.bright else QColor(255, 255, 255, 26))
        painter.drawEllipse(disc)
        name_font, line_font = look.font("heading", 600), look.font("body")
        painter.setPen(theme.ink)
        painter.setFont(look.font("body", 600))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.name[:1].upper())
        net_font = look.font("title", 700)
        net_width = QFontMetricsF(net_font).horizontalAdvance(self.net) + 3.2 * look.u
        painter.setFont(net_font)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(0, 0, -3.2 * look.u, 0), right, self.net)
        left, end = disc.right() + 2.5 * look.u, box.right() - net_width - 2 * look.u
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        metrics = QFontMetricsF(name_font)
        words = short_name(self.name, metrics, max(20.0, 0.6 * (end - left)))
        painter.setFont(name_font)
        painter.drawText(QRectF(left, box.top(), end - left, box.height()), middle, words)
        left += metrics.horizontalAdvance(words) + 2.5 * look.u
        lines = QFontMetricsF(line_font)
        tag = QFontMetricsF(look.font("small", 600)).horizontalAdvance(self.tag) + 4 * look.u if self.tag else 0.0
        if left + lines.horizontalAdvance(self.line) + tag > end and self.tag:
            self._paint_tag(painter, left, end)  # no room for both: the news goes first
            return
        painter.setFont(line_font)
        painter.setPen(theme.ink_2)
        shown = lines.elidedText(self.line, Qt.TextElideMode.ElideRight, max(0.0, end - left))
        painter.drawText(QRectF(left, box.top(), end - left, box.height()), middle, shown)
        if self.tag:
            self._paint_tag(painter, left + lines.horizontalAdvance(shown) + 2.5 * look.u, end)

    def _paint_tag(self, painter: QPainter, left: float, end: float) -> None:
        theme, look = self.look.theme, self.look
        font = look.font("small", 600)
        metrics = QFontMetricsF(font)
        words = metrics.elidedText(self.tag, Qt.TextElideMode.ElideRight, max(10.0, end - left - 3.5 * look.u))
        size = QSizeF(metrics.horizontalAdvance(words) + 3.5 * look.u, metrics.height() + 0.8 * look.u)
        chip = QRectF(QPointF(left, (self.size.height() - size.height()) / 2), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if self.shining else theme.chosen)
        painter.drawRoundedRect(chip, 1.5 * look.u, 1.5 * look.u)
        painter.setPen(theme.on_accent if self.shining else theme.on_chosen)
        painter.setFont(font)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, words)


class RowLine(Fixture):
    """What one opened row is, in two short words, and the points it won from all others together."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.head, self.line, self.net, self.bonus = "", "", "", ""
        self.now = False

    def show_row(self, head: str, line: str) -> None:
        """Say what the row is."""
        self.head, self.line = head, line
        self.setToolTip(f"{head} {line}".strip())
        self.update()

    def show_net(self, net: str, bonus: str) -> None:
        """Say what it won, and what of it were bonuses."""
        self.net, self.bonus = net, bonus
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local()
        number = QFontMetricsF(look.font("heading", 600))
        wide = max(number.horizontalAdvance(self.net), 0.0) + (2 * look.u if self.net else 0.0)
        head = Pen(look.font("body", 600), look.font("body", 700))
        line = Pen(look.font("small"), look.font("small", 700))
        room = box.width() - wide
        heads = head.fit(self.head, room, 2) if self.head else []
        lines = line.fit(self.line, room, 2) if self.line else []
        bonus = look.font("small", 600)
        chip_height = QFontMetricsF(bonus).height() + 0.6 * look.u if self.bonus else 0.0
        height = len(heads) * head.line_height + len(lines) * line.line_height + chip_height
        top = max(0.0, (box.height() - height) / 2)
        painter.setPen(theme.ink)
        for each in heads:
            head.draw(painter, each, QPointF(0, top))
            top += head.line_height
        painter.setPen(theme.ink_2)
        for each in lines:
            line.draw(painter, each, QPointF(0, top))
            top += line.line_height
        if self.bonus:
            self._paint_bonus(painter, top + 0.3 * look.u)
        if self.net:
            painter.setPen(theme.ink)
            painter.setFont(look.font("heading", 600))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.net)

    def _paint_bonus(self, painter: QPainter, top: float) -> None:
        theme, look = self.look.theme, self.look
        font = look.font("small", 600)
        metrics = QFontMetricsF(font)
        box = QRectF(0, top, metrics.horizontalAdvance(self.bonus) + 3 * look.u, metrics.height() + 0.4 * look.u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.chosen)
        painter.drawRoundedRect(box, 1.5 * look.u, 1.5 * look.u)
        painter.setPen(theme.on_chosen)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.bonus)


class Bracket(Fixture):
    """A bracket at the right of three rows: they were won together."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS)

    def beside(self, rect: QRectF) -> None:
        """Stand right of three rows of cards."""
        wide = 1.4 * self.look.u
        self.set_rect(QRectF(rect.right() + 0.6 * self.look.u, rect.top(), wide, rect.height()))
        self.setVisible(True)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.look.outline
        painter.setPen(QPen(self.look.theme.accent, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        box = self.local().adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawPolyline([box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()])


class Showdown:
    """The frames of all seats. It is told what to show and knows no position."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._names = names
        self.frames = [Panel(look) for _ in names]
        self.heads = [BoardHead(look) for _ in names]
        self.lines: list[dict[Row, RowLine]] = [{row: RowLine(look) for row in ROWS} for _ in names]
        self.bracket = Bracket(look)
        self.coins = Chip(look, role="heading")
        self.coins.setZValue(layers.MARKS + 4)
        self.places: list[BoardPlace] = []
        self._dealt: tuple[Seat, ...] = ()
        for item in self._items():
            scene.addItem(item)
        self.hide()

    def _items(self) -> list[Fixture]:
        lines = [line for seat in self.lines for line in seat.values()]
        return [*self.frames, *self.heads, *lines, self.bracket, self.coins]

    @property
    def shown(self) -> bool:
        """Whether the boards are on the table."""
        return bool(self._dealt)

    def lay_out(self, geometry: Geometry, bottom: Seat) -> None:
        """Put everything in its place for a size."""
        self.places = [board_of(geometry, geometry.side(seat, bottom)) for seat in range(geometry.seats)]
        for seat, place in enumerate(self.places):
            self.frames[seat].set_rect(place.frame)
            self.heads[seat].set_rect(place.head)
            for row in ROWS:
                self.lines[seat][row].set_rect(place.names[row])

    def hide(self) -> None:
        """Take the boards off the table."""
        self._dealt = ()
        for item in self._items():
            item.setVisible(False)

    def open(self, dealt_in: Sequence[Seat], stacks: Sequence[str]) -> None:
        """Lay the frames of the seats dealt in, with their stacks and without a result."""
        self.hide()
        self._dealt = tuple(dealt_in)
        for seat in dealt_in:
            self.frames[seat].setVisible(True)
            self.frames[seat].set_mark(Mark.NONE)
            self.heads[seat].setVisible(True)
            self.heads[seat].show_seat(self._names[seat], stacks[seat])
            self.heads[seat].show_net("")
            for line in self.lines[seat].values():
                line.setVisible(True)
                line.show_row("", "")
                line.show_net("", "")

    def show_stack(self, seat: Seat, stack: str) -> None:
        """Say what lies in front of a seat now."""
        self.heads[seat].show_seat(self._names[seat], stack)

    def name_row(self, seat: Seat, row: Row, rank: RowRank | None) -> None:
        """Say what a row is; None: it has no cards."""
        if rank is None:
            self.lines[seat][row].show_row("–", "")
            return
        self.lines[seat][row].show_row(hand_names.board_name(rank.category), hand_names.board_detail(rank))

    def show_row_net(self, seat: Seat, row: Row, net: int, bonus: str = "") -> None:
        """Say what a row won from all others together."""
        self.lines[seat][row].show_net(signed(net), bonus)

    def mark(self, seats: Sequence[Seat]) -> None:
        """Outline the boards that are spoken of, and no others."""
        for seat in self._dealt:
            self.frames[seat].set_mark(Mark.HIT if seat in seats else Mark.NONE)
