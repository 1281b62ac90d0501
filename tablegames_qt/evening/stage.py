"""The board of an evening on the projector."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import CardFaces
from tablegames_qt.evening.board import Board
from tablegames_qt.evening.drawing import Thing, paint
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.words import GameWords
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.stage import Stage
from tablegames_qt.theme import Theme


class Drawing(Fixture):
    """A drawing that fills the stage."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PANELS)
        self.things: Sequence[Thing] = ()

    def set_things(self, things: Sequence[Thing]) -> None:
        """Show another drawing."""
        self.things = things
        self.set_rect(QRectF(0, 0, self.look.width, self.look.height))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint(painter, self.things)


class EveningStage(Stage):
    """Shows the board as large as the room needs it. `show_evening` brings it up to date."""

    def __init__(self, faces: CardFaces, theme: Theme, games: Mapping[str, GameWords], evening: Evening) -> None:
        super().__init__(faces, theme, audience=True)
        self._games, self._evening = games, evening
        self.drawing = Drawing(self.look)
        self.addItem(self.drawing)
        self._show()

    def show_evening(self, evening: Evening) -> None:
        """Show the evening as it stands now."""
        self._evening = evening
        if not self.ended:
            self._show()

    def legible(self, room: float) -> bool:
        """Whether everybody's standing fits at a height that can be read at the far end of a room."""
        return Board(self._evening, self._games, replace(self.look, room=room)).legible

    def look_changed(self) -> None:
        self._show()

    def retranslate(self) -> None:
        if not self.ended:
            self._show()

    def _show(self) -> None:
        self.drawing.set_things(Board(self._evening, self._games, self.look).things)
