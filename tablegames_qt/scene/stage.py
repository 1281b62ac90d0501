"""A scene of pieces at a size and in a theme, with one choreographer: what every table stands on."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.choreographer import Choreographer
from tablegames_qt.scene.felt import Felt
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.theme import Theme

LEAST_INDEX = 0.03
"""Height of a rank or digit, in heights of the scene, that can be read from six of them."""


class Stage(QGraphicsScene):
    """Scene coordinates are the logical pixels of the view. Nothing is scaled: on a resize all is laid out anew."""

    torn_down = Signal()
    """The stage ends: whoever keeps it up to date lets go of it."""

    def __init__(
        self, faces: CardFaces, theme: Theme, *, audience: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces = faces
        self.look = Look(theme.for_audience() if audience else theme, 1000, 700, audience=audience)
        self.pieces: dict[Hashable, PieceItem] = {}
        self.choreographer = Choreographer(self)
        self.ended = False
        self._felt = Felt(self.look, self)
        self._felt.renewed.connect(self.update)
        self.setSceneRect(0, 0, self.look.width, self.look.height)
        faces.ready.connect(self._refresh_pictures)
        faces.deck_changed.connect(self._refresh_pictures)

    def make_piece(self, piece: Hashable) -> PieceItem:
        """A new piece for a name."""
        return CardItem(piece, self.faces, self.look)

    def look_changed(self) -> None:
        """Size, scale or theme are others: subclasses lay out anew."""

    def piece(self, name: Hashable) -> PieceItem:
        """The piece of a name, made when it is first asked for and kept until the table ends."""
        item = self.pieces.get(name)
        if item is None:
            item = self.pieces[name] = self.make_piece(name)
            self.addItem(item)
        return item

    @property
    def least_index(self) -> float | None:
        """The lowest rank or digit on a piece that lies open, in heights of the scene; None where none does."""
        caps = [piece.index_cap for piece in self.pieces.values() if piece.isVisible() and piece.index_cap]
        return min(caps) / self.look.height if caps else None

    def legible(self, room: float) -> bool:
        """Whether all open pieces can be read in a room: 0.5 a small one, 1 normal, 1.33 a hall. Type grows with the room.

        Where a window is so narrow that names had to be smaller, it cannot either.
        """
        pieces = self.least_index is None or self.least_index >= LEAST_INDEX * room
        return pieces and not any(item.isVisible() and item.small for item in self.items() if isinstance(item, Fixture))

    def snap(self, pos: QPointF) -> QPointF:
        """The nearest point on the grid of device pixels."""
        return self.look.snap(pos)

    def fade_out(self, *items: QGraphicsItem, time: str = "fade") -> None:
        """Let outlines, stamps and chips go."""
        for item in items:
            if item.isVisible():
                self.choreographer.aside(Move(item, opacity=0.0, time=time, landed=partial(item.setVisible, False)))

    def set_theme(self, theme: Theme) -> None:
        """Take over other colours."""
        self._set_look(self.look.with_theme(theme.for_audience() if self.look.audience else theme))

    def set_speed(self, speed: Speed) -> None:
        """Change the pace, from the next beat on."""
        self.choreographer.speed = speed

    def fit(self, size: QSizeF, dpr: float) -> None:
        """Take over the size of the view, in logical pixels. What moves is brought to its end first."""
        old = self.look
        if self.ended or size.isEmpty() or (size.width(), size.height(), dpr) == (old.width, old.height, old.dpr):
            return
        self.choreographer.settle()
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self._set_look(Look(old.theme, size.width(), size.height(), dpr, old.audience, old.room))

    def set_room(self, room: float) -> None:
        """Lay the audience's stage out for a room: 0.5 small, 1 normal, 1.33 a hall. Nothing changes on other stages."""
        if self.ended or not self.look.audience or room == self.look.room:
            return
        self.choreographer.settle()
        self._set_look(replace(self.look, room=room))

    def retranslate(self) -> None:
        """Say everything again in the present language."""

    def tear_down(self) -> None:
        """End the table: stop everything that moves, then let go of all items. The scene is of no use afterwards."""
        if not self.ended:
            self.torn_down.emit()
        self.ended = True
        self.choreographer.stop()
        self._felt.stop()
        self.faces.ready.disconnect(self._refresh_pictures)
        self.faces.deck_changed.disconnect(self._refresh_pictures)
        self.pieces.clear()
        self.clear()

    def _set_look(self, look: Look) -> None:
        self.look = look
        self._felt.set_look(look)
        for item in self.items():
            if isinstance(item, PieceItem | Fixture):
                item.set_look(look)
        self.look_changed()
        self.update()

    def _refresh_pictures(self) -> None:
        for piece in self.pieces.values():
            piece.refresh()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._felt.draw(painter, QRectF(rect))
