"""The caption zone of an audience's table: what has happened, and under it where things stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import ROOM_FOR_LINE, FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import with_short_names
from tablegames_qt.scene.look import Look

SHARE, LEAST, MOST = 0.135, 0.09, 0.155
"""Of the scene's height: in a normal room, in a small one, in a hall."""


def caption_height(look: Look) -> float:
    """Return the height of a caption in pixels."""
    return min(MOST, max(LEAST, SHARE * look.room)) * look.height


class Caption(Fixture):
    """A headline and a line under it, on a dark band that reaches to the lower edge; alone the headline has both lines.

    Where not even the shortest wording fits, names are said by their first letters: nothing else is cut.
    """

    def __init__(self, look: Look, names: Sequence[str] = ()) -> None:
        super().__init__(look, z=layers.PANELS + 1)
        self._names = tuple(names)
        self._head: tuple[str, ...] = ("",)
        self.headline = FittedText(look, want=0.045, weight=700, lines=2, parent=self)
        self.detail = FittedText(look, want=0.036, weight=400, colour="ink_2", parent=self)
        self._under: tuple[str, ...] = ()

    def tell(self, headline: Sequence[str], detail: Sequence[str] = ()) -> None:
        """Say what has happened and where things stand, each in several wordings, the fullest first."""
        self._head, self._under = tuple(headline), tuple(detail)
        self.measure()

    def tell_headline(self, *headline: str) -> None:
        """Say what happens now; the line under it stays."""
        self._head = headline
        self.measure()

    def set_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self.setPos(rect.topLeft())
        self.resize(rect.size(), overhang=max(0.0, self.look.height - rect.bottom()))
        self.measure()

    def measure(self) -> None:
        for part in (self.headline, self.detail):
            part.look = self.look
        high, wide = self.size.height(), self.size.width()
        pad, side = 0.06 * high, 0.025 * wide
        room = high - 2 * pad
        both = any(self._under)
        self.headline.say(*self._head)
        self.detail.say(*self._under)
        lower = max(0.45 * room, ROOM_FOR_LINE * self.look.least_cap)  # at least the smallest type has to fit
        upper = room - lower if both else room
        self.headline.set_rect(QRectF(side, pad, wide - 2 * side, upper))
        self.detail.set_rect(QRectF(side, pad + upper, wide - 2 * side, room - upper))
        if both and self.headline.cut:  # rather one thing whole than two by halves
            self.detail.say()
            self.headline.set_rect(QRectF(side, pad, wide - 2 * side, room))
        for part in (self.headline, self.detail):
            if part.cut:
                part.say(*part.wordings, *(with_short_names(each, self._names) for each in part.wordings))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self.local().adjusted(0, 0, 0, self._overhang), _ground(self.look))


def _ground(look: Look) -> QColor:
    if look.theme.bright:
        return look.theme.panel
    return QColor(0, 0, 0, 90)
