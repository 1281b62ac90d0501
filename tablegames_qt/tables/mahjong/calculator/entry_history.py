"""The entry of the hand calculator with the way it came about."""

from __future__ import annotations

from tablegames_qt.tables.mahjong.calculator.entry import Entry


class EntryHistory:
    """An entry whose changes can be taken back and made again."""

    def __init__(self, entry: Entry) -> None:
        self.present = entry
        self._done: list[Entry] = []
        self._undone: list[Entry] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change that was taken back."""
        return bool(self._undone)

    def change(self, entry: Entry) -> None:
        """Take over another entry as a change; the same one is none."""
        if entry != self.present:
            self._done.append(self.present)
            self._undone.clear()
            self.present = entry

    def undo(self) -> bool:
        """Take the last change back; return whether there was one."""
        if self._done:
            self._undone.append(self.present)
            self.present = self._done.pop()
            return True
        return False

    def redo(self) -> bool:
        """Make the change again that was taken back; return whether there was one."""
        if self._undone:
            self._done.append(self.present)
            self.present = self._undone.pop()
            return True
        return False

    def restart(self, entry: Entry) -> None:
        """Begin with an entry: there is nothing to be taken back."""
        self.present = entry
        self._done.clear()
        self._undone.clear()
