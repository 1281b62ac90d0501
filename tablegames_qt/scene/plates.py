"""The plate of a seat: who sits there, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around


class Plate(Fixture):
    """A disc with the initial, the name, one line. The active seat has an amber edge, a filled disc and words that say so."""

    def __init__(self, look: Look, name: str = "") -> None:
        super().__init__(look, z=layers.WORDS)
        self._name, self._line = name, ""
        self.active = self.busy = False
        self._most = float("inf")
        self.measure()

    def show_seat(self, name: str, line: str, *, active: bool = False, busy: bool = False) -> None:
        """Say who sits here and how it goes; busy: three still dots after the line, while a bot thinks."""
        if (name, line, active, busy) != (self._name, self._line, self.active, self.busy):
            self._name, self._line, self.active, self.busy = name, line, active, busy
            self.setToolTip(name if short_name(name) != name else "")
            self.measure()

    def put(self, corner: QPointF, width: float | None = None) -> None:
        """Stand at a point, at most so wide (pixels)."""
        self._most = float("inf") if width is None else width
        self.setPos(self.look.snap(corner))
        self.measure()

    @property
    def line(self) -> str:
        """What is said under the name, without the dots of a thinking bot."""
        return self._line

    @property
    def _height(self) -> float:
        return self.look.whole((12 if self._line else 10.5) * self.look.u)

    @property
    def _disc(self) -> QRectF:
        across = 9 * self.look.u
        inset = (self._height - across) / 2
        return QRectF(inset, inset, across, across)

    @property
    def _text_left(self) -> float:
        return self._disc.right() + 2.5 * self.look.u

    def _shown_line(self) -> str:
        return f"{self._line} …" if self.busy and self._line else self._line

    def measure(self) -> None:
        name = QFontMetricsF(self.look.font("body", 600)).horizontalAdvance(short_name(self._name))
        line = QFontMetricsF(self.look.font("small")).horizontalAdvance(self._shown_line())
        wide = self._text_left + max(name, line) + 4 * self.look.u
        self.resize(QSizeF(min(wide, self._most), self._height), overhang=self.look.outline)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, radius = self.local(), self._height / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(box, radius, radius)
        if self.active:
            stroke_around(painter, box, radius, theme.accent, look.outline * 0.83, inside=True)
        self._paint_disc(painter)
        room = self.size.width() - self._text_left - 3 * look.u
        name_font, line_font = look.font("body", 600), look.font("small")
        name_metrics, line_metrics = QFontMetricsF(name_font), QFontMetricsF(line_font)
        line = self._shown_line()
        block = name_metrics.height() + (line_metrics.height() if line else 0.0)
        top = (self.size.height() - block) / 2
        painter.setFont(name_font)
        painter.setPen(theme.ink)
        painter.drawText(
            QPointF(self._text_left, top + name_metrics.ascent()), short_name(self._name, name_metrics, room)
        )
        if line:
            painter.setFont(line_font)
            painter.setPen(theme.ink_2)
            elided = line_metrics.elidedText(line, Qt.TextElideMode.ElideRight, room + look.u)
            painter.drawText(QPointF(self._text_left, top + name_metrics.height() + line_metrics.ascent()), elided)

    def _paint_disc(self, painter: QPainter) -> None:
        theme, disc = self.look.theme, self._disc
        if self.active:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            ink = theme.on_accent
        else:
            painter.setPen(QPen(theme.place_line, 1))
            painter.setBrush(theme.chosen if theme.bright else QColor(255, 255, 255, 26))
            ink = theme.ink
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(ink)
        painter.setFont(self.look.font("body", 600))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._name[:1].upper())
