"""Chinchón's table under the player's hand: what can be taken up, where it may go, and what follows."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinchon.actions import Discard, DrawStock, Show, TakeDiscard
from rules.chinchon.deck import JOKER
from rules.chinchon.lay_offs import LayOff, refusal
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinchon.grouping import Grouping, grouped, turned_joker
from tablegames_qt.tables.chinchon.places import KnockDraft
from tablegames_qt.tables.chinchon.rows import ShowDraft, knocker_deadwood, legal_of
from tablegames_qt.tables.chinchon.targets import Targets

JOIN = 0.75
"""A card let go within so many widths of a neighbour's middle joins its group; farther off it stands alone."""


class Handling(Targets):
    """Carries out what the player does with cards: draw, throw, lay a knock out, lay off, order the hand."""

    # letting go

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Draw, throw, knock, lay off, or put a card in another place of the hand."""
        view, source = self.position, self.source(piece)
        if view is None:
            return False
        if source:
            at = self._spot(piece.rect().center().x(), piece.width) if self.hand.manual else None
            return self._draw(source, at)
        card = self.hand_card(piece)
        if card is None:
            return False
        match target.value:
            case "hand":
                return self._put_in_hand(piece, card)
            case "pile":
                return self._throw(card)
            case "slot":
                return self._lay_knock(card)
            case LayOff() as lay_off:
                return self._lay_off(lay_off)
        return False

    def _draw(self, source: str, at: tuple[int, int | None] | None = None) -> bool:
        """Draw; in a hand that the player orders the card will stand in the group and place where it was let go."""
        self.wanted = at
        self.acted.emit(DrawStock() if source == "stock" else TakeDiscard())
        return True

    def _put_in_hand(self, piece: PieceItem, card: Card) -> bool:
        if self.knock is not None and card is self.knock.card:
            self.back()
            return False
        if self.is_laid(card):
            self._take_back(card)
            return False
        moved = self.grouping.moved(card, *self._spot(piece.rect().center().x(), piece.width, card))
        if moved.groups != self.grouping.groups:
            self.regroup(moved)
        return False

    def _spot(self, x: float, width: float, card: Card | None = None) -> tuple[int, int | None]:
        """Return the group and place where a card of a width let go at `x` belongs; its own is not counted."""
        groups = (self.grouping if card is None else self.grouping.without(card)).groups
        flat = [(number, at, each) for number, group in enumerate(groups) for at, each in enumerate(group)]
        if not flat:
            return 0, None
        middle = {each: self.pack.open[each].rect().center().x() for _, _, each in flat}
        after = next((spot for spot in flat if x < middle[spot[2]]), None)
        before = flat[-1] if after is None else flat[flat.index(after) - 1] if flat.index(after) else None
        if before is not None and after is not None and before[0] == after[0]:
            return after[0], after[1]
        near = [
            (abs(x - middle[spot[2]]), spot[0], spot[1] + extra)
            for spot, extra in ((before, 1), (after, 0))
            if spot is not None
        ]
        distance, group, at = min(near)
        if distance < JOIN * width:
            return group, at
        return (after[0] if after is not None else len(groups)), None

    def _throw(self, card: Card, *, asked: bool = False) -> bool:
        """Throw a card, asking once before the joker goes and before a knock with nothing is passed over."""
        view = self.position
        legal = legal_of(view)
        reason = legal.why_not(Discard(card))
        if reason is not None:
            self.refuse(self.reason(reason))
            return False
        kind = ""
        if card is JOKER and view.options.has_joker:
            kind = "joker"
        elif any((found := legal.knocking(each).arrangement) and found.deadwood == 0 for each in legal.knockable):
            kind = "zero"
        if kind and not asked and (self.question is None or self.question[1] is not card):
            self.question = (kind, card)
            self.redraw()
            self._stand_on_answer()
            return False
        self.question = None
        self.acted.emit(Discard(card))
        return True

    def _lay_knock(self, card: Card) -> bool:
        """Lay a knock out, which is not made before it is confirmed; or say why it cannot be made."""
        found = legal_of(self.position).knocking(card)
        if found.reason is not None:
            points = 0 if found.arrangement is None else found.arrangement.deadwood
            self.refuse(self.reason(found.reason, points))
            return False
        self.draft_knock(card)
        self._stand_on_answer()
        return False

    def _stand_on_answer(self) -> None:
        """The keyboard stands on the first answer of the sheet, so that Enter gives it."""
        self.announce(self.board.question)
        self.refresh_cursor()
        self.cursor.stand_on(self.board.yes)
        self.cursor.show(on=self.cursor.shown)

    def _lay_off(self, lay_off: LayOff) -> bool:
        view, draft = self.position, self.showing
        if draft is None:
            return False
        meld = draft.table(view)[lay_off.meld]
        reason = refusal(meld, lay_off.card, lay_off.joker_as, knocker_deadwood(view), view.options)
        if reason is not None:
            self.refuse(self.reason(reason))
            return False
        self.showing = draft.with_laid(lay_off, view.options)
        self.redraw()
        return False

    def _take_back(self, card: Card) -> None:
        assert self.showing is not None
        self.showing = self.showing.taken_back(card, self.position)
        self.redraw()

    def back(self) -> bool:
        """Give up a knock or a question that is laid out; the hand lies as before. False if there was none."""
        if self.knock is None and self.question is None:
            return False
        self.knock = self.question = None
        self.redraw()
        return True

    # small changes that are the player's own

    def redraw(self) -> None:
        """Show what the player has laid out now; cards glide to their new places."""
        before = {item: (QPointF(item.pos()), item.height) for item in self.pack.items if item.isVisible()}
        self.show_view(self.position)
        self.pointer.renew()
        self.refresh_cursor()
        self._glide(before)

    def _glide(self, before: dict[CardItem, tuple[QPointF, float]]) -> None:
        moves = []
        for item in self._own_items():
            start, height = before.get(item, (item.pos(), item.height))
            if start != item.pos() and height == item.height:
                home = QPointF(item.pos())
                item.move_to(start)
                moves.append(Move(item, home, "relayout"))
        if moves:
            self.choreographer.aside(*moves)

    def _own_items(self) -> Iterable[CardItem]:
        view = self.position
        return [self.pack.open[card] for card in view.hand if card in self.pack.open]

    def regroup(self, grouping: Grouping) -> None:
        """Take over another grouping of what the player can order now."""
        if self.knock is not None:
            self.knock = KnockDraft(self.knock.card, grouping)
        elif self.showing is not None:
            self.showing = ShowDraft(grouping, self.showing.lay_offs)
        else:
            self.hand = grouping
        self.redraw()

    def draft_knock(self, card: Card) -> None:
        """Lay a knock out: the card in the knock place, the other seven in their melds as the player has them, or better."""
        view = self.position
        options = view.options
        found = legal_of(view).knocking(card).arrangement
        assert found is not None
        seven = self.hand.without(card)
        own = self.hand.manual and seven.loose_points(options) == found.deadwood
        rest = [each for each in view.hand if each is not card]
        self.knock = KnockDraft(card, seven if own else grouped(rest, options, found.melds))
        self.question = None
        self.pointer.select(None)
        self.redraw()

    def turn_joker(self) -> None:
        """Have the joker of a run stand for the card at the other end."""
        options = self.position.options
        for number, group in enumerate(self.grouping.groups):
            turned = turned_joker(group, options)
            if turned is not None:
                self.regroup(self.grouping.with_group(number, turned))
                return

    def show_hand(self) -> None:
        """Show what is laid out."""
        if self.showing is not None:
            melds = self.showing.grouping.melds(self.position.options)
            self.acted.emit(Show(melds, self.showing.lay_offs))
