"""Which item of the pack lies where. An item that lies face down knows no card."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.cards import Card
from rules.chinchon.deck import deck_of
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.view import ChinchonView
from tablegames_qt.scene.card_item import CardItem


class Pieces:
    """The items of one pack, the same for the life of a table: open cards by card, face-down ones by place.

    The lists run ahead of the picture: they say where each item will lie when all queued beats have ended.
    """

    def __init__(self, make: Callable[[int], CardItem], seats: int) -> None:
        self._make = make
        self._seats = seats
        self.items: list[CardItem] = []
        self.open: dict[Card, CardItem] = {}
        """Cards whose face this table shows: own hand, discard pile, what was shown."""
        self.backs: list[list[CardItem]] = [[] for _ in range(seats)]
        self.face_down: CardItem | None = None
        """The card with which somebody knocked."""
        self.stock: list[CardItem] = []
        """The next card last."""

    def take_pack(self, options: ChinchonOptions) -> None:
        """Make the items of a match's pack, once."""
        if not self.items:
            self.items = [self._make(number) for number in range(len(deck_of(options).cards))]

    def gather(self) -> None:
        """Put all items face down into the stock: a new deal."""
        self.open.clear()
        self.backs = [[] for _ in range(self._seats)]
        self.face_down = None
        self.stock = list(self.items)

    def assign(self, view: ChinchonView) -> None:
        """Say where each item lies in a position; cards that are open in it keep their item where they have one."""
        self.take_pack(view.options)
        shown = open_cards(view)
        kept = {card: self.open[card] for card in shown if card in self.open}
        taken = set(map(id, kept.values()))
        free = [item for item in self.items if id(item) not in taken]
        self.open = {card: kept[card] if card in kept else free.pop() for card in shown}
        self.backs = [
            [] if seat == view.viewer or view.showings[seat] is not None else [free.pop() for _ in range(count)]
            for seat, count in enumerate(view.hand_counts)
        ]
        self.face_down = free.pop() if view.knocker is not None else None
        self.stock = free

    def reveal(self, item: CardItem, card: Card) -> CardItem:
        """Note that an item will show a card from now on."""
        self.open[card] = item
        return item

    def from_stock(self) -> CardItem:
        """Return the item of the next stock card."""
        return self.stock.pop()

    def from_hand(self, card: Card, seat: int) -> tuple[CardItem, bool]:
        """Return the item with which a seat shows a card, and whether it lay face down.

        From a concealed hand it is always the middle back, whatever the card: the place tells nothing.
        """
        if card in self.open:
            return self.open[card], False
        return self.reveal(self.any_back(seat), card), True

    def any_back(self, seat: int) -> CardItem:
        """Return the middle back of a concealed hand, which leaves it."""
        backs = self.backs[seat]
        return backs.pop(len(backs) // 2)

    def to_hand(self, card: Card, seat: int) -> CardItem:
        """Return the item of an open card that goes face down into a concealed hand."""
        item = self.open.pop(card)
        self.backs[seat].append(item)
        return item

    def open_hand(self, seat: int, cards: Iterable[Card]) -> list[tuple[CardItem, Card]]:
        """Turn a concealed hand open; return the items that turn, with their cards."""
        found = []
        for card in cards:
            if card not in self.open:
                found.append((self.reveal(self.backs[seat].pop(), card), card))
        return found


def open_cards(view: ChinchonView) -> tuple[Card, ...]:
    """Return every card that the viewer sees, each once: the own hand, the discard pile, what was shown."""
    shown = [*view.hand, *view.pile]
    for showing in view.showings:
        if showing is not None:
            shown += (card for meld in showing.melds for card in meld.cards)
            shown += (each.card for each in showing.lay_offs)
            shown += showing.loose
    return tuple(dict.fromkeys(shown))
