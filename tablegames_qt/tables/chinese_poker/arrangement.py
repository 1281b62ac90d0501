"""Thirteen cards on their way into three rows: the table's own state until they are locked. No rules, no Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from rules.cards import Card
from rules.chinese_poker.ranking import RANKS
from rules.chinese_poker.setting import ROWS, SIZES, Row, Setting

Slots = tuple[Card | None, ...]
FORWARD: tuple[Row, ...] = ("back", "middle", "front")
"""The rows in the order in which they are filled."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Where the cards lie: a card or None in each place of a row, and the tray from the left."""

    front: Slots
    middle: Slots
    back: Slots
    tray: tuple[Card, ...]

    @classmethod
    def all_in_tray(cls, cards: Iterable[Card]) -> Laid:
        """Return empty rows and a full tray."""
        front, middle, back = ((None,) * SIZES[row] for row in ROWS)
        return cls(front, middle, back, tuple(cards))

    def __getitem__(self, row: Row) -> Slots:
        slots: Slots = getattr(self, row)
        return slots

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, front first and the tray last."""
        return (*(card for row in ROWS for card in self[row] if card is not None), *self.tray)

    @property
    def setting(self) -> Setting:
        """The rows as they are, without their gaps."""
        front, middle, back = (tuple(card for card in self[row] if card is not None) for row in ROWS)
        return Setting(front, middle, back)

    def where(self, card: Card) -> tuple[Row, int] | None:
        """Return the place of a card in a row, or None for one in the tray."""
        for row in ROWS:
            if card in self[row]:
                return row, self[row].index(card)
        return None

    def free(self, row: Row) -> list[int]:
        """Return the empty places of a row from the left."""
        return [place for place, card in enumerate(self[row]) if card is None]

    def put(self, row: Row, place: int, card: Card | None) -> Laid:
        """Return the rows with something else in one place."""
        slots = self[row]
        changed: Slots = (*slots[:place], card, *slots[place + 1 :])
        match row:
            case "front":
                return replace(self, front=changed)
            case "middle":
                return replace(self, middle=changed)
            case "back":
                return replace(self, back=changed)

    def without(self, card: Card) -> Laid:
        """Return the rows with a card taken out of where it lies."""
        spot = self.where(card)
        if spot is not None:
            return self.put(*spot, None)
        return replace(self, tray=tuple(each for each in self.tray if each != card))

    def moved(self, card: Card, row: Row, place: int) -> Laid:
        """Return the rows with a card brought to a place. What lies there goes where the card came from: they swap."""
        other = self[row][place]
        if other is card:
            return self
        if other is None:
            return self.without(card).put(row, place, card)
        return self.swapped(card, other)

    def swapped(self, one: Card, other: Card) -> Laid:
        """Return the rows with two cards in each other's place."""
        change = {one: other, other: one}
        front, middle, back = (
            tuple(None if card is None else change.get(card, card) for card in self[row]) for row in ROWS
        )
        return Laid(front, middle, back, tuple(change.get(card, card) for card in self.tray))

    def in_tray(self, cards: Sequence[Card], index: int | None = None) -> Laid:
        """Return the rows with cards brought into the tray, before the card number `index` of it, or at its end."""
        ahead = self.tray if index is None else self.tray[:index]
        before = len([card for card in ahead if card not in cards])
        laid = self
        for card in cards:
            laid = laid.without(card)
        return replace(laid, tray=(*laid.tray[:before], *cards, *laid.tray[before:]))

    def filled(self, cards: Sequence[Card], row: Row) -> Laid | None:
        """Return the rows with cards in the free places of a row from the left; None when there are too few."""
        coming = [card for card in cards if card not in self[row]]
        places = self.free(row)
        if len(coming) > len(places) or not coming:
            return None
        laid = self
        for card, place in zip(coming, places, strict=False):
            laid = laid.moved(card, row, place)
        return laid

    def rows_swapped(self) -> Laid:
        """Return the rows with middle and back in each other's place."""
        return replace(self, middle=self.back, back=self.middle)

    def set_as(self, setting: Setting) -> Laid:
        """Return the rows of a setting of the same cards."""
        front, middle, back = map(grouped, setting)
        return Laid(front, middle, back, ())


def by_rank(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards from the highest rank down, suits in pack order."""
    return tuple(sorted(cards, key=lambda card: (-(card.index % RANKS), card.index)))


def by_suit(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards suit by suit, spades first, each from the highest rank down."""
    return tuple(sorted(cards, key=lambda card: -card.index))


def grouped(slots: Slots) -> Slots:
    """Return a row with the largest groups of equal ranks first, each from the highest down, and its gaps last."""
    cards = [card for card in slots if card is not None]
    many = {card: sum(other.rank is card.rank for other in cards) for card in cards}
    ordered = sorted(cards, key=lambda card: (-many[card], -(card.index % RANKS), card.index))
    if {card.index % RANKS for card in cards} == {RANKS - 1, 0, 1, 2, 3}:
        ordered = [*ordered[1:], ordered[0]]  # five high: the ace stands below the two
    return (*ordered, *((None,) * (len(slots) - len(cards))))


class Arrangement:
    """The cards of one hand with every step that led there; the steps can be taken back and forth."""

    def __init__(self, hand: Sequence[Card]) -> None:
        self.hand = tuple(hand)
        self.now = Laid.all_in_tray(by_rank(hand))
        self.order: Callable[[Iterable[Card]], tuple[Card, ...]] = by_rank
        """How the tray was sorted last."""
        self.last_row: Row = "back"
        """The row used last."""
        self._past: list[Laid] = []
        self._future: list[Laid] = []

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can be made again."""
        return bool(self._future)

    @property
    def placed(self) -> int:
        """How many cards lie in rows."""
        return len(self.hand) - len(self.now.tray)

    def become(self, laid: Laid | None) -> bool:
        """Take a step; False when there is nothing to change. The same thirteen cards must be there."""
        if laid is None or laid == self.now:
            return False
        assert sorted(laid.cards) == sorted(self.hand), "a card was lost or doubled"
        self._past.append(self.now)
        self._future.clear()
        self.now = laid
        return True

    def undo(self) -> bool:
        """Take a step back."""
        if not self._past:
            return False
        self._future.append(self.now)
        self.now = self._past.pop()
        return True

    def redo(self) -> bool:
        """Make a step again."""
        if not self._future:
            return False
        self._past.append(self.now)
        self.now = self._future.pop()
        return True

    @property
    def active_row(self) -> Row | None:
        """Where the next card goes: the row used last, when it is full the next one forward; None when all are full."""
        order = FORWARD[FORWARD.index(self.last_row) :] + FORWARD[: FORWARD.index(self.last_row)]
        return next((row for row in order if self.now.free(row)), None)

    def send(self, card: Card) -> bool:
        """Bring a card of the tray to the next free place, or a card of a row back into the tray."""
        if self.now.where(card) is not None:
            return self.become(self.now.in_tray([card]))
        row = self.active_row
        if row is None:
            return False
        self.last_row = row
        return self.become(self.now.moved(card, row, self.now.free(row)[0]))

    def to_row(self, cards: Sequence[Card], row: Row) -> bool:
        """Bring cards to the free places of a row; False when it has too few."""
        if not self.become(self.now.filled(cards, row)):
            return False
        self.last_row = row
        return True

    def sort(self) -> None:
        """Sort the tray by rank, then, asked again, by suit; inside rows groups stand together."""
        self.order = by_suit if self.order is by_rank and self.now.tray == by_rank(self.now.tray) else by_rank
        now = self.now
        front, middle, back = (grouped(now[row]) for row in ROWS)
        self.become(Laid(front, middle, back, self.order(now.tray)))

    def clear(self, rows: Iterable[Row] = ROWS) -> bool:
        """Bring all cards of some rows back into the tray, which keeps its order as it is sorted."""
        back = [card for row in rows for card in self.now[row] if card is not None]
        laid = self.now.in_tray(back)
        return bool(back) and self.become(replace(laid, tray=self.order(laid.tray)))

    @property
    def last_to_fill(self) -> Row | None:
        """The only row with free places, when the tray holds just the cards for it."""
        open_rows = [row for row in ROWS if self.now.free(row)]
        return open_rows[0] if len(open_rows) == 1 and self.placed else None

    def fill_rest(self) -> bool:
        """Bring the rest of the tray into the only row that is not full."""
        row = self.last_to_fill
        return row is not None and self.to_row(self.now.tray, row)
