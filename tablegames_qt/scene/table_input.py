"""What a table does with mouse and keys: they settle what moves, then go to the pointer and to the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.cursor import TARGETS, Cursor, CursorStop, CursorZone
from tablegames_qt.scene.drag import Target, best_target
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.keys import KeyBoard
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.pointer import Pointer
from tablegames_qt.scene.stage import Stage


class TableInput(Stage):
    """The events of a table, and what pointer and keyboard ask it, which the table of a game answers. `TableScene` makes both."""

    pointer: Pointer
    cursor: Cursor
    keyboard: KeyBoard

    def forget_notice(self) -> None:
        """Whatever the player does next, the last notice has been read."""
        raise NotImplementedError

    # what subclasses give

    def movable(self, piece: PieceItem) -> bool:
        """Whether the player may take this piece up now."""
        return False

    def private(self, piece: PieceItem) -> bool:
        """Whether a piece is of the viewer's own hand, which nobody else may see."""
        return False

    def companions(self, piece: PieceItem) -> list[PieceItem]:
        """Pieces that are dragged along with it."""
        return []

    def targets(self, piece: PieceItem) -> list[Target]:
        """Where a piece may go."""
        return []

    def target_under(self, piece: QRectF, targets: Sequence[Target]) -> Target | None:
        """Which target a carried piece goes to where it is now, None for home."""
        return best_target(piece, targets)

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """The player brought a piece to a target. True: taken (emit `acted`); False: it goes home, say why by `refuse`."""
        return False

    def choices(self) -> list[Target]:
        """What the player is asked to choose from without taking a piece up."""
        return []

    def choose(self, target: Target) -> None:
        """The player took one of the choices."""

    def default_action(self, piece: PieceItem) -> bool:
        """Double click and Enter: do the usual thing with a piece; False if there is none."""
        return False

    def hovered(self, piece: PieceItem | None) -> None:
        """The pointer or the cursor rests on a movable piece, or on none."""

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Another piece is chosen, or none."""

    def why_not(self, piece: PieceItem) -> str:
        """Why a piece cannot be taken up now, as a sentence; empty: nothing to say."""
        return ""

    def cursor_zones(self) -> list[CursorZone]:
        """Where the keyboard can go, in Tab order."""
        return []

    def key(self, name: str) -> bool:
        """A key that the table does not use itself, named as in `QKeySequence`: "H", "S", "L"... True if used."""
        return False

    def enter(self) -> bool:
        """Enter was pressed with no ring on the table. True if the table has a usual thing for it; else the ring appears.

        The usual thing is the filled button: it looks as if Enter were for it.
        """
        filled = [item for item in self.items() if isinstance(item, Button) and item.default]
        button = next((each for each in filled if each.isVisible() and each.enabled), None)
        if button is None:
            return False
        button.press_by_key()
        return True

    def digit(self, number: int) -> bool:
        """A digit was typed, 0 to 9. True if the table uses it; else it goes to a stop of the numbered zone."""
        return False

    # what happens

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
