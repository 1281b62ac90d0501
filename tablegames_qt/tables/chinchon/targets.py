"""Chinchón's table before anything is let go: what can be taken up, where it may go, and why something cannot be."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from rules.cards import Card
from rules.chinchon.actions import Discard
from rules.chinchon.deck import JOKER
from rules.chinchon.lay_offs import LayOff, free_ends, refusal
from rules.chinchon.melds import Meld
from rules.chinchon.view import ChinchonView
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.marks import around
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinchon import phrases, refusals
from tablegames_qt.tables.chinchon.drawing import Drawing
from tablegames_qt.tables.chinchon.rows import knocker_deadwood, legal_of, order_of


class Targets(Drawing):
    """Says which pieces the player may take up, and lights the places where they may go."""

    def hand_card(self, piece: PieceItem | None) -> Card | None:
        """Return the card of a piece if the player may order it: in the hand, and not shown yet."""
        view = self.position
        if view is None or view.viewer is None or not isinstance(piece, CardItem) or piece.card is None:
            return None
        if view.phase not in ("draw", "discard", "show") or view.showings[view.viewer] is not None:
            return None
        return piece.card if piece.card in view.hand else None

    def source(self, piece: PieceItem | None) -> str:
        """Return `stock` or `pile` if the piece is what could be drawn now."""
        view = self.position
        if piece is None or view is None or not self.own_turn or view.phase != "draw":
            return ""
        if self.pack.stock and piece is self.pack.stock[-1]:
            return "stock"
        top = self.pack.open.get(view.pile[-1]) if view.pile else None
        return "pile" if piece is top else ""

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: own cards to order them, and what can be drawn."""
        return self.hand_card(piece) is not None or bool(self.source(piece))

    def private(self, piece: PieceItem) -> bool:
        """Whether a piece is of the own hand, and not shown yet."""
        return self.hand_card(piece) is not None

    def hand_target(self) -> Target:
        view = self.position
        if view.knocker is not None:
            seats = order_of(view)
            rect = self.geometry.blocks(len(seats))[seats.index(view.viewer)].rect
        else:
            zone = self.geometry.hand_zone
            rect = zone.adjusted(0, -0.1 * zone.height(), 0, 0.3 * zone.height())
        return Target(rect, "hand", words=QCoreApplication.translate("chinchon", "your hand"))

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a piece may go: within the hand, to the discards, the knock place, or a meld."""
        view = self.position
        if self.source(piece):
            return [self.hand_target()]
        card = self.hand_card(piece)
        if view is None or card is None:
            return []
        spots = [self.hand_target()]
        if self.own_turn and view.phase == "discard" and self.knock is None:
            spots += self._throws(view, card)
        elif self.own_turn and view.phase == "show" and self.showing is not None and not self.is_laid(card):
            spots += self.meld_targets(view, card)
        return spots

    def _throws(self, view: ChinchonView, card: Card) -> list[Target]:
        """The discards and the knock place; what is not legal is no target to be seen, but says why."""
        legal = legal_of(view)
        may = legal.why_not(Discard(card)) is None
        top = self.pack.open.get(view.pile[-1]) if view.pile else None
        pile = (top if top is not None else self.board.pile_place,) if may else ()
        knock = (self.board.slot,) if card in legal.knockable or self.context.shared else ()
        discards = QCoreApplication.translate("chinchon", "the discards")
        slot = QCoreApplication.translate("chinchon", "the knock place")
        return [
            Target(self.geometry.pile, "pile", pile, level=1, words=discards),
            Target(self.geometry.slot, "slot", knock, level=1, words=slot),
        ]

    def meld_targets(self, view: ChinchonView, card: Card) -> list[Target]:
        """The knocker's melds; a joker has both ends of a run to itself."""
        assert self.showing is not None
        spots = []
        for number, meld in enumerate(self.showing.table(view)):
            items = [self.pack.open[each] for each in meld.cards]
            rect = around([item.rect() for item in items], 0.0)
            ends = free_ends(meld, view.options) if meld.kind == "run" else ()
            words = phrases.meld_words(meld, view.options)
            if card is JOKER and view.options.has_joker and len(ends) == 2:
                half = rect.width() / 2
                for at, end in enumerate(ends):
                    part = QRectF(rect.left() + at * half, rect.top(), half, rect.height())
                    spots.append(self._meld_target(view, part, meld, LayOff(card, number, end), [items[-at]], words))
            else:
                spots.append(self._meld_target(view, rect, meld, LayOff(card, number), items, words))
        return spots

    def _meld_target(
        self, view: ChinchonView, rect: QRectF, meld: Meld, lay_off: LayOff, items: list[CardItem], words: str
    ) -> Target:
        reason = refusal(meld, lay_off.card, lay_off.joker_as, knocker_deadwood(view), view.options)
        return Target(rect, lay_off, tuple(items) if reason is None else (), level=1, words=words)

    def is_laid(self, card: Card) -> bool:
        return self.showing is not None and any(each.card is card for each in self.showing.lay_offs)

    def why_not(self, piece: PieceItem) -> str:
        """Return why a piece cannot be taken up now."""
        view = self.position
        if view is None or view.viewer is None or view.knocker is not None or view.turn is None:
            return ""
        on_stock = piece in self.pack.stock
        on_pile = isinstance(piece, CardItem) and piece.card in view.pile
        if not (on_stock or on_pile):
            return ""
        if not self.own_turn:
            return self.reason("wrong-phase")
        return self.reason("drawn") if view.phase == "discard" else ""

    def reason(self, reason: str, points: int = 0) -> str:
        """Return the sentence of a reason of refusal; `points` are the loose ones that are too many."""
        return refusals.refusal(reason, {"limit": self.position.options.knock_limit, "deadwood": points})
