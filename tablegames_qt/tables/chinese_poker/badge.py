"""What stands beside the own rows: their names, which are handles, and badges that say what they are worth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Line, Pen
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around
from tablegames_qt.theme import icon_pixmap

_WHITE, _DARK = QColor("#FFFFFF"), QColor("#14181A")


class RowHandle(Button):
    """The name of a row over its size. Pressed, it chooses all cards of the row."""

    def __init__(self, look: Look, clicked: Callable[[], None]) -> None:
        self._second = ""
        self._right = True
        super().__init__(look, "", clicked)

    def show_row(self, name: str, second: str, *, right: bool) -> None:
        """Say which row it is; `right`: the words end at the right edge."""
        self._second, self._right = second, right
        self.say(name)

    def measure(self) -> None:
        self.update()

    def set_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self.setPos(self.look.snap(rect.topLeft()))
        self.resize(rect.size())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local()
        if self.hovered or self.pressed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.button)
            painter.drawRoundedRect(box, 2 * look.u, 2 * look.u)
        heading, small = look.font("heading", 600), look.font("small")
        across = Qt.AlignmentFlag.AlignRight if self._right else Qt.AlignmentFlag.AlignLeft
        inner = box.adjusted(1.5 * look.u, 0, -1.5 * look.u, 0) if self._right else box.adjusted(look.u, 0, 0, 0)
        head, foot = QFontMetricsF(heading).height(), QFontMetricsF(small).height()
        if self._right:
            top = inner.center().y() - (head + foot) / 2
            painter.setFont(heading)
            painter.setPen(theme.ink)
            painter.drawText(QRectF(inner.left(), top, inner.width(), head), across, self.text)
            painter.setFont(small)
            painter.setPen(theme.ink_2)
            painter.drawText(QRectF(inner.left(), top + head, inner.width(), foot), across, self._second)
            return
        painter.setFont(heading)
        painter.setPen(theme.ink)
        middle = across | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, middle, self.text)
        wide = QFontMetricsF(heading).horizontalAdvance(self.text) + 2 * look.u
        painter.setFont(small)
        painter.setPen(theme.ink_2)
        painter.drawText(inner.adjusted(wide, 0, 0, 0), middle, self._second)


class RowBadge(Fixture):
    """Sign, headline and lines of one row, with its bonus. Signs: "open", "right", "wrong", "equal"."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.sign, self.head, self.line, self.bonus, self.short = "open", "", "", "", ""
        self._room = QRectF(0, 0, 200, 80)
        self._head_pen = Pen(look.font("heading", 600), look.font("heading", 700))
        self._pen = Pen(look.font("small"), look.font("small", 700))
        self._heads: list[Line] = []
        self._lines: list[Line] = []

    @property
    def words(self) -> str:
        """Everything it says, for those who listen."""
        return ". ".join(part for part in (self.head, self.line, self.bonus) if part)

    def show_row(self, sign: str, head: str, line: str, bonus: str = "", short: str = "") -> None:
        """Say how a row stands; `short` is said in place of a line for which there is no room."""
        if (sign, head, line, bonus, short) != (self.sign, self.head, self.line, self.bonus, self.short):
            self.sign, self.head, self.line, self.bonus, self.short = sign, head, line, bonus, short
            self.setToolTip(self.words)
            self.measure()

    def set_rect(self, rect: QRectF) -> None:
        """Take on the room for it."""
        self._room = rect
        self.measure()

    @property
    def _disc(self) -> QRectF:
        across = 6.5 * self.look.u
        return QRectF(0, 0.3 * self.look.u, across, across)

    def measure(self) -> None:
        look = self.look
        self._head_pen = Pen(look.font("heading", 600), look.font("heading", 700))
        self._pen = Pen(look.font("small"), look.font("small", 700))
        left = self._disc.right() + 3 * look.u
        chip = self._chip_size().width() + 2 * look.u if self.bonus else 0.0
        room = self._room.width() - left
        self._heads = self._head_pen.fit(self.head, room - chip, 1)
        most = max(1, int((self._room.height() - self._head_pen.line_height) / self._pen.line_height))
        self._lines = self._pen.wrap(self.line, room) if self.line else []
        if len(self._lines) > min(3, most):
            self._lines = self._pen.fit(self.short or self.line, room, min(3, most))
        height = self._head_pen.line_height + len(self._lines) * self._pen.line_height
        widths = [line.width for line in self._lines] + [line.width + chip for line in self._heads]
        self.setPos(look.snap(self._room.topLeft()))
        self.resize(QSizeF(left + max(widths, default=0.0), max(height, self._disc.bottom())), overhang=look.u)

    def _chip_size(self) -> QSizeF:
        metrics = QFontMetricsF(self.look.font("small", 600))
        return QSizeF(metrics.horizontalAdvance(self.bonus) + 3.5 * self.look.u, metrics.height() + 0.8 * self.look.u)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sign(painter, look, self._disc, self.sign)
        left = self._disc.right() + 3 * look.u
        painter.setPen(theme.ink)
        for line in self._heads:
            self._head_pen.draw(painter, line, QPointF(left, 0))
            if self.bonus:
                self._paint_bonus(painter, left + line.width + 2 * look.u)
        painter.setPen(theme.ink_2)
        top = self._head_pen.line_height
        for place, line in enumerate(self._lines):
            self._pen.draw(painter, line, QPointF(left, top + place * self._pen.line_height))

    def _paint_bonus(self, painter: QPainter, left: float) -> None:
        size, look = self._chip_size(), self.look
        box = QRectF(QPointF(left, (self._head_pen.line_height - size.height()) / 2), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme.chosen)
        painter.drawRoundedRect(box, 1.5 * look.u, 1.5 * look.u)
        painter.setPen(look.theme.on_chosen)
        painter.setFont(look.font("small", 600))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.bonus)
        painter.setPen(look.theme.ink)


def paint_sign(painter: QPainter, look: Look, box: QRectF, sign: str) -> None:
    """Paint how a row stands: a ring, a disc with a check or an equals sign, or a square with a cross."""
    theme = look.theme
    if sign == "open":
        painter.setPen(QPen(theme.place_line, max(1.5, 0.5 * look.u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        return
    painter.setPen(QPen(theme.chosen_edge, 1) if theme.bright else Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE)
    if sign == "wrong":
        painter.drawRoundedRect(box, look.u, look.u)
    else:
        painter.drawEllipse(box)
    name, ink = {"right": ("check", _DARK), "wrong": ("cross", theme.fault), "equal": ("equal", _DARK)}[sign]
    across = 0.74 * box.width()
    picture = icon_pixmap(name, ink, across, look.dpr)
    corner = box.center() - QPointF(across, across) / 2
    painter.drawPixmap(QRectF(corner, QSizeF(across, across)), picture, QRectF(picture.rect()))


class KeyButton(Button):
    """A button of a given size with an icon before its label, and the key that does the same after it."""

    def __init__(
        self, look: Look, clicked: Callable[[], None], *, icon: str = "", key: str = "", default: bool = False
    ) -> None:
        self._icon, self._key = icon, key
        super().__init__(look, "", clicked, default=default)

    def set_default(self, *, on: bool) -> None:
        """Be the amber button, or an ordinary one."""
        if on != self.default:
            self.default = on
            self.update()

    def set_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self.setPos(self.look.snap(rect.topLeft()))
        self.resize(rect.size())

    def measure(self) -> None:
        self.update()

    def fitting(self) -> float:
        """Return the width that icon, label and key need."""
        return self._widths()[0] + 8 * self.look.u

    def _widths(self) -> tuple[float, float, float]:
        """Width of everything, of the icon and of the key's box."""
        look = self.look
        icon = 4.2 * look.u if self._icon else 0.0
        key = 0.0
        if self._key:
            key = QFontMetricsF(look.font("small", 600)).horizontalAdvance(self._key) + 2.5 * look.u
        label = QFontMetricsF(look.font("body", 600)).horizontalAdvance(self.text)
        gaps = 1.7 * look.u * (bool(icon) + bool(key))
        return icon + label + key + gaps, icon, key

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        box, radius = self.local(), 2 * look.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        filled = self.default and self.enabled
        ink = theme.on_accent if filled else theme.ink if self.enabled else theme.ink_3
        painter.setPen(Qt.PenStyle.NoPen)
        if self.enabled:
            painter.setBrush(theme.accent if filled else theme.button)
            painter.drawRoundedRect(box, radius, radius)
            if self.pressed or (self.hovered and filled):
                painter.setBrush(QColor(0, 0, 0, 30) if self.pressed else QColor(255, 255, 255, 36))
                painter.drawRoundedRect(box, radius, radius)
        if not filled:
            edge = QColor(theme.button_edge)
            if self.hovered and self.enabled:
                edge.setAlphaF(min(1.0, edge.alphaF() * 1.43))
            stroke_around(painter, box, radius, edge, 1.0, inside=True)
        self._paint_label(painter, box, ink)

    def _paint_label(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        look = self.look
        total, icon, key = self._widths()
        room = box.width() - 2 * look.u
        if total > room and key:
            total, key = total - key - 1.7 * look.u, 0.0
        if total > room and icon:
            total, icon = total - icon - 1.7 * look.u, 0.0
        left = box.center().x() - min(total, room) / 2
        if icon:
            picture = icon_pixmap(self._icon, ink, icon, look.dpr)
            corner = QPointF(left, box.center().y() - icon / 2)
            painter.drawPixmap(QRectF(corner, QSizeF(icon, icon)), picture, QRectF(picture.rect()))
            left += icon + 1.7 * look.u
        painter.setPen(ink)
        painter.setFont(look.font("body", 600))
        label = QFontMetricsF(look.font("body", 600))
        words = label.elidedText(self.text, Qt.TextElideMode.ElideRight, room)
        wide = label.horizontalAdvance(words)
        painter.drawText(
            QRectF(left, box.top(), wide + 2, box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            words,
        )
        if key:
            self._paint_key(painter, QRectF(left + wide + 1.7 * look.u, 0, key, box.height()), ink)

    def _paint_key(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        look = self.look
        height = QFontMetricsF(look.font("small", 600)).height() + 0.2 * look.u
        cap = QRectF(room.left(), room.center().y() - height / 2, room.width(), height)
        edge = QColor(ink)
        edge.setAlphaF(0.45 * edge.alphaF())
        stroke_around(painter, cap, look.u, edge, 1.0, inside=True)
        painter.setPen(ink)
        painter.setFont(look.font("small", 600))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
