"""The plate of a seat on the audience's mahjong table: the wind on a disc, the name, the points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import FittedText, text_width
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align

DISC = 0.8
"""Diameter of the disc, in heights of the plate."""


class AudiencePlate(Fixture):
    """A pill as long as its words; amber while it is the seat's turn, which is also said in words elsewhere."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, z=layers.WORDS)
        self._room = QRectF()
        self.active = self.framed = False
        self.wind = FittedText(look, want=0.030, weight=700, parent=self)
        self.name = FittedText(look, want=0.034, weight=600, align=Align.LEFT, parent=self)
        self.points = FittedText(look, want=0.034, weight=400, align=Align.LEFT, parent=self)
        self.wind.set_colour("on_chosen")
        self.name.say(name)

    def set_room(self, room: QRectF) -> None:
        """Take on the room in the middle of which the plate stands."""
        self._room = room
        self.measure()

    def show_seat(self, wind: str, points: str, *, active: bool) -> None:
        """Say the wind of the seat and its points; `active`: it is its turn."""
        self.wind.say(wind)
        self.points.say(points)
        self.active = active
        self.measure()

    def set_framed(self, *, on: bool) -> None:
        """Frame the plate: its seat has called something, or has won."""
        self.framed = on
        self.update()

    def measure(self) -> None:
        high = self._room.height()
        look, pad = self.look, 0.1 * high
        for part in (self.wind, self.name, self.points):
            part.look = look
        cap = max(look.least_cap, min(0.034 * look.height * look.room, 0.45 * high))
        name = text_width(look, self.name.wordings[0], cap, 600) + 2
        points = text_width(look, self.points.wordings[0], cap, 400) + 2
        disc = DISC * high
        left, gap = disc + 2.5 * pad, 0.22 * high
        name = min(name, max(20.0, self._room.width() - left - gap - points - 3 * pad))
        wide = left + name + gap + points + 3 * pad
        self.resize(QSizeF(wide, high), overhang=look.outline)
        self.setPos(look.snap(QPointF(self._room.center().x() - wide / 2, self._room.top())))
        self.wind.set_rect(QRectF(pad, (high - disc) / 2, disc, disc))
        self.name.set_rect(QRectF(left, 0, name, high))
        self.points.set_rect(QRectF(left + name + gap, 0, points, high))
        for part, colour in ((self.name, "ink"), (self.points, "ink_2")):
            part.set_colour("on_accent" if self.active else colour)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, box = self.look.theme, self.local()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = box.height() / 2
        painter.setPen(QPen(theme.accent, self.look.outline) if self.framed else Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if self.active else theme.inset)
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(QColor(0, 0, 0, 60), 1) if theme.bright else Qt.PenStyle.NoPen)
        painter.setBrush(theme.chosen)
        disc = DISC * box.height()
        painter.drawEllipse(QRectF(0.1 * box.height(), (box.height() - disc) / 2, disc, disc))
