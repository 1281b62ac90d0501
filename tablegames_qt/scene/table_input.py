"""What a table does with mouse and keys: they settle what moves, then go to the pointer and to the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from tablegames_qt.scene.cursor import TARGETS, Cursor, CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.keys import KeyBoard
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.pointer import Pointer
from tablegames_qt.scene.stage import Stage


class TableInput(Stage):
    """The events of a table. `TableScene` gives it its pointer, its cursor, and what they ask."""

    pointer: Pointer
    cursor: Cursor
    keyboard: KeyBoard

    def choices(self) -> list[Target]:
        """What the player is asked to choose from without taking a piece up."""
        raise NotImplementedError

    def cursor_zones(self) -> list[CursorZone]:
        """Where the keyboard can go, in Tab order."""
        raise NotImplementedError

    def forget_notice(self) -> None:
        """Whatever the player does next, the last notice has been read."""
        raise NotImplementedError

    def take_input(self) -> bool:
        """Every input begins here: what moves is settled first. False: it was the step that the table waited for."""
        self.forget_notice()
        if self.choreographer.waiting:
            self.choreographer.step()
            return False
        self.choreographer.settle()
        return True

    def tab(self, step: int) -> bool:
        """Tab (1) or Shift+Tab (-1): to another zone; False where the focus leaves the table."""
        return self.keyboard.tab(step)

    def items_at(self, point: QPointF) -> list[QGraphicsItem]:
        """Visible items under a point, the topmost first."""
        return self.items(point, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder)

    def refresh_cursor(self) -> None:
        """Take over the zones of the keyboard as they are now."""
        zones = self.cursor_zones()
        targets = self.pointer.marking.targets
        stops = [
            CursorStop(item, target.words, target)
            for target in targets
            for item in target.items[:1]
            if isinstance(item, PieceItem | Fixture)
        ]
        if stops and (self.pointer.selected is not None or self.choices()):
            zones.append(CursorZone(TARGETS, stops))
        self.cursor.update(zones)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.cursor.show(on=False)
        if event.button() == Qt.MouseButton.LeftButton:
            seen = self.pointer.button_at(event.scenePos())
            if self.take_input():
                self.pointer.press(event.scenePos(), seen)
        elif event.button() == Qt.MouseButton.RightButton:
            self.forget_notice()
            self.pointer.cancel()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self.take_input():
            self.pointer.double_press(event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.pointer.move(event.scenePos(), held=bool(event.buttons() & Qt.MouseButton.LeftButton))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            if self.pointer.dragging:
                self.choreographer.settle()  # a drop is judged by the position that it meets, not by that of its lift
            self.pointer.release(event.scenePos())
            self.refresh_cursor()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.ignore()

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keyboard.press(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.keyboard.release(event)
