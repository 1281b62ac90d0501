"""A playing card on the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from rules.cards import Card
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.zone import JUMBO_INDEX, STANDARD_INDEX


class CardItem(PieceItem):
    """A card. Face down it knows no card: `card` is None, whoever may look for it."""

    aspect = CARD_ASPECT
    corner = 0.06

    @property
    def card(self) -> Card | None:
        """The card that is shown, or None while it lies face down."""
        return self.face if isinstance(self.face, Card) else None

    def show_card(self, card: Card | None) -> None:
        """Show a card, or the back for None."""
        self.show_face(card)

    @property
    def index_width(self) -> float:
        box = JUMBO_INDEX if self.faces.deck.jumbo(self.height) else STANDARD_INDEX
        return box.width * self.width

    @property
    def index_cap(self) -> float:
        return 0.0 if self.seen_face is None else self.faces.deck.cap(self.height)

    def picture(self) -> QPixmap:
        return self.faces.pixmap(self.seen_face, self.height, self.look.dpr, edged=self.look.theme.edged_pieces)
