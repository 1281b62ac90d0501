"""Which of the 52 items lies where. An item that lies face down knows no card."""

from __future__ import annotations

from collections.abc import Callable

from rules.cards import Card
from rules.chinese_ten.view import TenView
from tablegames_qt.scene.card_item import CardItem

PACK = 52


class Pieces:
    """The items of one pack, the same for the life of a table: open cards by card, face-down ones by place.

    The lists run ahead of the picture: they say where each item will lie when all queued beats have ended.
    """

    def __init__(self, make: Callable[[int], CardItem], seats: int) -> None:
        self.items = [make(number) for number in range(PACK)]
        self.seats = seats
        self.open: dict[Card, CardItem] = {}
        """Cards whose face this table shows: own hand, layout, turned card, opened piles."""
        self.backs: list[list[CardItem]] = [[] for _ in range(seats)]
        self.piles: list[list[CardItem]] = [[] for _ in range(seats)]
        self.stock: list[CardItem] = []
        """The next card last."""

    def gather(self) -> None:
        """Put all items face down into the stock: a new deal."""
        self.open.clear()
        self.backs = [[] for _ in range(self.seats)]
        self.piles = [[] for _ in range(self.seats)]
        self.stock = list(self.items)

    def assign(self, view: TenView) -> None:
        """Say where each item lies in a position; cards that are open in it keep their item where they have one."""
        shown = (*view.hand, *view.layout, *((view.turned,) if view.turned is not None else ()))
        shown = (*shown, *(card for pile in view.piles or () for card in pile))
        kept = {card: self.open[card] for card in shown if card in self.open}
        taken = set(map(id, kept.values()))
        free = [item for item in self.items if id(item) not in taken]
        self.open = {card: kept[card] if card in kept else free.pop() for card in shown}
        self.backs = [
            [] if seat == view.viewer else [free.pop() for _ in range(count)]
            for seat, count in enumerate(view.hand_counts)
        ]
        closed = (0,) * self.seats if view.piles is not None else view.pile_counts
        self.piles = [[free.pop() for _ in range(count)] for count in closed]
        self.stock = free

    def reveal(self, item: CardItem, card: Card) -> CardItem:
        """Note that an item will show a card from now on."""
        self.open[card] = item
        return item

    def from_hand(self, card: Card, seat: int) -> tuple[CardItem, bool]:
        """Return the item with which a seat plays a card, and whether it lay face down.

        From a concealed hand it is always the middle back, whatever the card: the place tells nothing.
        """
        if card in self.open:
            return self.open[card], False
        backs = self.backs[seat]
        return self.reveal(backs.pop(len(backs) // 2), card), True

    def from_stock(self, card: Card) -> CardItem:
        """Return the item of the top card of the stock, which shows a card from now on."""
        return self.reveal(self.stock.pop(), card)

    def capture(self, card: Card, seat: int) -> CardItem:
        """Return the item of an open card that goes face down to a pile."""
        item = self.open.pop(card)
        self.piles[seat].append(item)
        return item
