"""Keeps the player's own pieces face down from people beside the screen until they are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablegames_qt.scene.piece_item import Mark, PieceItem

if TYPE_CHECKING:
    from tablegames_qt.scene.table_scene import TableScene


class Veil:
    """While it is on, a piece of the own hand shows its back unless it is under the pointer or the keyboard's ring, chosen or
    carried, or all of them are looked at.
    """

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.on = False
        self.lifted = False
        """Whether all are looked at."""

    def set_on(self, *, on: bool) -> None:
        """Lay the veil over the hand, or take it away for good."""
        if on != self.on:
            self.on, self.lifted = on, False
            self.renew()

    def lift(self, *, on: bool) -> bool:
        """Look at the whole hand, or let it be covered again; False where there is no veil."""
        if self.on and on != self.lifted:
            self.lifted = on
            self.renew()
        return self.on

    def renew(self) -> None:
        """Cover and uncover every piece as it should be now."""
        for piece in self._table.pieces.values():
            piece.renew_veil()

    def covers(self, piece: PieceItem) -> bool:
        """Whether a piece is to show its back now."""
        if not self.on or self.lifted or piece.hovered or piece.lifted or piece.mark is Mark.SELECTED:
            return False
        return self._table.ring.item is not piece and self._table.private(piece)
