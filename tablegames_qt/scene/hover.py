"""What lies under the pointer, and how far pieces rise for it."""

from __future__ import annotations

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.choreographer import Choreographer
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import HOVER_RISE, SELECTED_RISE, PieceItem


class Hover:
    """The piece and the button under the pointer. A piece rises a little under it, more when it is chosen."""

    def __init__(self, choreographer: Choreographer) -> None:
        self._choreographer = choreographer
        self.piece: PieceItem | None = None
        self._button: Button | None = None

    def show(self, piece: PieceItem | None, button: Button | None, selected: PieceItem | None) -> bool:
        """Say what is under the pointer now; True when it is another piece than before."""
        if button is not self._button:
            for one, on in ((self._button, False), (button, True)):
                if one is not None:
                    one.set_state(hovered=on)
            self._button = button
        if piece is self.piece:
            return False
        older, self.piece = self.piece, piece
        if older is not None:
            older.set_hovered(on=False)
            self.rise(older, selected=older is selected)
        if piece is not None:
            piece.set_hovered(on=True)
            self.rise(piece, selected=piece is selected)
        return True

    def rise(self, piece: PieceItem, *, selected: bool) -> None:
        """Let a piece go up or down to where it belongs now."""
        share = SELECTED_RISE if selected else HOVER_RISE if piece is self.piece else 0.0
        self._choreographer.aside(Move(piece, rise=share * piece.height, time="relayout"))
