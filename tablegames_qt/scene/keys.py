"""Keys on the table: what each of them means, put into the same acts as the mouse's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.cursor import CursorStop, Way
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import PieceItem

if TYPE_CHECKING:
    from tablegames_qt.scene.table_scene import TableScene

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_DIGITS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)


class KeyBoard:
    """Arrows, digits, Enter, Escape and Space; everything else goes to the table's own `key`."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    def press(self, event: QKeyEvent) -> None:
        """Handle a key or leave it to the window."""
        event.setAccepted(self._handle(event))

    def release(self, event: QKeyEvent) -> None:
        """Let go of a key: a hand that was looked at is covered again."""
        space = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        event.setAccepted(space and self._table.veil.lift(on=False))

    def _handle(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return False
        if self._table.pointer.dragging and key not in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            return True  # one thing at a time: what is in the hand is put down first
        if key in _WAYS:
            return self._arrow(_WAYS[key])
        if event.isAutoRepeat():
            return True  # a key held down acts once
        if key in _DIGITS:
            number = (_DIGITS.index(key) + 1) % 10
            return self._table.digit(number) or self._digit(_DIGITS.index(key))
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                return self._enter()
            case Qt.Key.Key_Escape:
                cancelled = self._table.pointer.cancel()
                self._table.refresh_cursor()
                return cancelled or self._table.key("Esc")
            case Qt.Key.Key_Space:
                return self._space()
        return self._table.key(QKeySequence(key).toString())

    def _space(self) -> bool:
        """Only ever moves the story on: a key to pass the time must not play a card."""
        dance = self._table.choreographer
        if not dance.running:
            return self._table.veil.lift(on=True) or self._table.key("Space")
        dance.skip_beat()
        return True

    def _arrow(self, way: Way) -> bool:
        table = self._table
        table.refresh_cursor()
        if table.cursor.shown:
            table.cursor.go(way)
        self._shown()
        return True

    def _digit(self, number: int) -> bool:
        table = self._table
        table.refresh_cursor()
        if not table.cursor.go_to(number):
            return False
        self._shown()
        return True

    def tab(self, step: int) -> bool:
        """Tab (1) or Shift+Tab (-1): to another zone; False where the focus leaves the table."""
        table = self._table
        table.refresh_cursor()
        if table.cursor.shown and not table.cursor.next_zone(step):
            return False
        self._shown()
        return True

    def _shown(self) -> None:
        """Show the ring, tell the table where it is, and say it."""
        table = self._table
        table.cursor.show(on=True)
        stop = table.cursor.stop
        if stop is None:
            return
        if table.pointer.selected is None:
            table.hovered(stop.item if isinstance(stop.item, PieceItem) and table.movable(stop.item) else None)
        if stop.words:
            table.noted.emit(stop.words)
            table.announce(stop.words)

    def _enter(self) -> bool:
        """Act on what the ring is around, and on nothing that only comes under it as the table settles."""
        table = self._table
        around = table.ring.item
        if not table.take_input():
            return True
        table.refresh_cursor()
        if around is None and table.enter():
            return True
        table.cursor.show(on=True)
        stop = table.cursor.stop
        if stop is not None and stop.item is around:
            self._act(stop)
            table.refresh_cursor()
        return stop is not None

    def _act(self, stop: CursorStop) -> None:
        table, item = self._table, stop.item
        if isinstance(stop.value, Target):
            table.pointer.take(stop.value)
        elif isinstance(item, Button):
            item.press_by_key()
        elif isinstance(item, PieceItem):
            if table.movable(item):
                table.pointer.activate(item)
                table.refresh_cursor()
                self._say_targets()
            elif reason := table.why_not(item):
                table.refuse(reason)

    def _say_targets(self) -> None:
        stop = self._table.cursor.stop
        if self._table.pointer.selected is not None and stop is not None and stop.value is not None:
            self._table.announce(stop.words)
