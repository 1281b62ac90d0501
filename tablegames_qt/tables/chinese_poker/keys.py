"""Which keys do what while hands are set and between deals."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from rules.chinese_poker.setting import Row

_WISHES = {"O": "sort", "A": "arrange", "W": "automatic", "R": "rows", "N": "next", "V": "review", "P": "pause"}
_ALT = {Qt.Key.Key_1: "front", Qt.Key.Key_2: "middle", Qt.Key.Key_3: "back"}
_LINES: tuple[Row | Literal["tray"], ...] = ("front", "middle", "back", "tray")


def wish_of_key(name: str) -> str | None:
    """Return what a single key asks for."""
    return _WISHES.get(name)


def row_of_key(event: QKeyEvent, spot: tuple[Row, int] | None) -> Row | Literal["tray"] | None:
    """Return where a key sends a card that lies in a row (or, None, in the tray); None for any other key."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_Backspace and modifiers == Qt.KeyboardModifier.NoModifier:
        return "tray" if spot is not None else None
    if modifiers == Qt.KeyboardModifier.AltModifier and key in _ALT:
        return _ALT[key]  # type: ignore[return-value]
    if modifiers == Qt.KeyboardModifier.ShiftModifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        line = _LINES.index(spot[0]) if spot is not None else len(_LINES) - 1
        line += 1 if key == Qt.Key.Key_Down else -1
        return _LINES[line] if 0 <= line < len(_LINES) else None
    return None
