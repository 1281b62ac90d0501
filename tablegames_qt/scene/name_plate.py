"""The plate of a seat for the audience: the name alone or with a number, filled with amber while it is that seat's turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align


def plate_height(look: Look) -> float:
    """Return the height of a plate in pixels."""
    return max(0.06 * look.height, 1.9 * look.least_cap)


class NamePlate(Fixture):
    """As wide as its words, in the room that it is given."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.active = False
        self.words = FittedText(look, want=0.034, weight=600, align=Align.LEFT, name=True, parent=self)
        self._most = QSizeF(1, 1)

    def put(self, room: QRectF) -> None:
        """Stand at the left of a room."""
        self._most = room.size()
        self.setPos(self.look.snap(room.topLeft()))
        self.measure()

    def show_seat(self, wordings: Sequence[str], *, active: bool) -> None:
        """Say who sits here in several wordings, the fullest first, and whether it is this seat's turn."""
        self.active = active
        self.words.say(*wordings)
        self.words.set_colour("on_accent" if active else "ink")
        self.measure()

    def measure(self) -> None:
        pad = 0.36 * self._most.height()
        self.words.look = self.look
        self.words.set_rect(QRectF(pad, 0, max(1.0, self._most.width() - 2 * pad), self._most.height()))
        self.resize(QSizeF(min(self._most.width(), self.words.lettered.width() + 2 * pad), self._most.height()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.accent if self.active else self.look.theme.inset)
        radius = self.size.height() / 2
        painter.drawRoundedRect(self.local(), radius, radius)
