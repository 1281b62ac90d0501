"""What a player may do: draw, discard, knock, and show after a knock. Rules R8 to R10, R16 to R20 and R22 to R27."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.cards import Card
from rules.chinchon.arrangements import Arrangement, arranger_of
from rules.chinchon.lay_offs import LayOff, best_showing, show_fault, ways
from rules.chinchon.melds import Meld, fault, loose
from rules.chinchon.options import ChinchonOptions
from rules.dealing import Rng
from rules.game import NextDeal


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock (R8)."""


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top card of the discard pile (R8)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card face up on the discard pile (R8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Knock:
    """Throw a card face down and show the other seven, in melds and loose cards (R16)."""

    card: Card
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """After a knock: the own melds, and then cards laid off on the knocker's, one by one (R22)."""

    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOff, ...] = ()


ChinchonAction = DrawStock | TakeDiscard | Discard | Knock | Show | NextDeal
ACTION_TYPES: tuple[type, ...] = (DrawStock, TakeDiscard, Discard, Knock, Show, NextDeal)


@dataclass(frozen=True, slots=True)
class Knocking:
    """Whether a hand may knock with one card face down: the best arrangement of the other seven, and a reason if not.

    The reason is the first of R19 that no choice of melds could avoid. `arrangement` is None when the card is not held.
    """

    arrangement: Arrangement | None
    reason: str | None


def knocking(
    cards: tuple[Card, ...], card: Card, options: ChinchonOptions, *, taken: Card | None, first_turn: bool
) -> Knocking:
    """Return whether some arrangement lets a hand of eight knock with this card face down (R16 to R19).

    With `one_loose_card` the arrangement is the best with at most one loose card, if there is one.
    """
    if card not in cards:
        return Knocking(None, "not-in-hand")
    seven = [each for each in cards if each is not card]
    arranger = arranger_of(options)
    allowed = arranger.best(seven, 1) if options.one_loose_card else arranger.best(seven)
    arrangement = allowed or arranger.best(seven)
    assert arrangement is not None
    reason = _may_not_knock(card, options, taken=taken, first_turn=first_turn)
    if reason is None and allowed is None:
        reason = "too-many-loose-cards"
    elif reason is None and arrangement.deadwood > options.knock_limit:
        reason = "too-much-deadwood"
    return Knocking(arrangement, reason)


def _may_not_knock(card: Card, options: ChinchonOptions, *, taken: Card | None, first_turn: bool) -> str | None:
    if card is taken and not options.allow_return:
        return "just-taken"
    return "first-turn" if first_turn and not options.knock_first_turn else None


@dataclass(frozen=True, slots=True)
class ChinchonActions:
    """The legal actions of one seat, made from its own hand and what lies open.

    `phase` is `wait` while the seat is not to act. `stock` and `discards` count cards; `may_reshuffle` says that the
    pile can become a new stock (R11). `table` are the knocker's melds as they have grown.

    Melds are sets of cards, so they are listed once, in one order; the same melds in another order are legal all the
    same. Of each face-down card and of the lay-offs the best arrangement is listed first.
    """

    phase: Literal["draw", "discard", "show", "wait"]
    options: ChinchonOptions
    hand: tuple[Card, ...] = ()
    stock: int = 0
    discards: int = 0
    may_reshuffle: bool = False
    taken: Card | None = None
    first_turn: bool = False
    table: tuple[Meld, ...] = ()
    knocker_deadwood: int = 0

    def __iter__(self) -> Iterator[ChinchonAction]:
        match self.phase:
            case "draw":
                yield from self.draws
            case "discard":
                yield from self.discardable
                for card in self.knockable:
                    yield from self._knocks(card)
            case "show":
                yield from self._shows()

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return bool(self.draws) if self.phase == "draw" else self.phase != "wait"

    @property
    def draws(self) -> tuple[DrawStock | TakeDiscard, ...]:
        """The sources there are."""
        if self.phase != "draw":
            return ()
        stock = (DrawStock(),) if self.stock or self.may_reshuffle else ()
        return (*stock, TakeDiscard()) if self.discards else stock

    @property
    def discardable(self) -> tuple[Discard, ...]:
        """Every card that may be thrown, in the order of the hand."""
        if self.phase != "discard":
            return ()
        return tuple(Discard(card) for card in self.hand if card is not self.taken or self.options.allow_return)

    @property
    def knockable(self) -> tuple[Card, ...]:
        """Every card that may go face down with some arrangement of the other seven, in the order of the hand (R18)."""
        if self.phase != "discard":
            return ()
        return tuple(card for card in self.hand if self._may_knock(card))

    def knocking(self, card: Card) -> Knocking:
        """Return whether the hand may knock with this card face down, and the arrangement that the program proposes."""
        return knocking(self.hand, card, self.options, taken=self.taken, first_turn=self.first_turn)

    def best_show(self) -> Show:
        """Return the showing with the least deadwood, which the program proposes (R24)."""
        best = best_showing(self.hand, self.table, self.knocker_deadwood, self.options)
        return Show(best.melds, best.lay_offs)

    def why_not(self, action: object) -> str | None:
        """Return why an action is refused, or None.

        Draws: `wrong-phase`, `stock-empty`, `pile-empty`. Discards: `wrong-phase`, `not-in-hand`, `just-taken`. Knocks: the
        first of R19. Shows: `wrong-phase`, a fault in the melds (R20), or of a lay-off (R27, lay_offs.show_fault).
        """
        match action:
            case DrawStock() if self.phase == "draw":
                return None if self.stock or self.may_reshuffle else "stock-empty"
            case TakeDiscard() if self.phase == "draw":
                return None if self.discards else "pile-empty"
            case Discard(card) if self.phase == "discard":
                if card not in self.hand:
                    return "not-in-hand"
                return "just-taken" if card is self.taken and not self.options.allow_return else None
            case Knock(card, melds) if self.phase == "discard":
                return self._why_not_knock(card, melds)
            case Show(melds, lay_offs) if self.phase == "show":
                return show_fault(melds, lay_offs, self.hand, self.table, self.knocker_deadwood, self.options)
        return "wrong-phase"

    def pick(self, rng: Rng) -> ChinchonAction:
        """Return a legal action at random: as likely a knock as a discard, and of a showing some way to lay off."""
        if self.phase == "draw":
            return rng.choice(self.draws)
        if self.phase == "discard":
            knockable = self.knockable
            if knockable and rng.chance(1, 2):
                return rng.choice(tuple(self._knocks(rng.choice(knockable))))
            return rng.choice(self.discardable)
        lay_offs = rng.choice(tuple(ways(self.hand, self.table, self.knocker_deadwood, self.options)))
        return Show(self._own_melds(lay_offs)[0], lay_offs)

    def _may_knock(self, card: Card) -> bool:
        if _may_not_knock(card, self.options, taken=self.taken, first_turn=self.first_turn) is not None:
            return False
        arranger = arranger_of(self.options)
        seven = [each for each in self.hand if each is not card]
        if arranger.least(arranger.deck.mask(seven)) > self.options.knock_limit:
            return False
        return not self.options.one_loose_card or self.knocking(card).reason is None

    def _why_not_knock(self, card: Card, melds: tuple[Meld, ...]) -> str | None:
        if card not in self.hand:
            return "not-in-hand"
        reason = _may_not_knock(card, self.options, taken=self.taken, first_turn=self.first_turn)
        if reason is not None:
            return reason
        seven = [each for each in self.hand if each is not card]
        reason = fault(melds, seven, self.options)
        if reason is not None:
            return reason
        left = loose(melds, seven)
        if self.options.one_loose_card and len(left) > 1:
            return "too-many-loose-cards"
        return "too-much-deadwood" if arranger_of(self.options).deck.total(left) > self.options.knock_limit else None

    def _knocks(self, card: Card) -> Iterator[Knock]:
        """Every knock with a card face down, the best arrangement first."""
        best = self.knocking(card).arrangement
        assert best is not None
        yield Knock(card, best.melds)
        seven = [each for each in self.hand if each is not card]
        for each in arranger_of(self.options).arrangements(seven):
            if each.melds != best.melds:
                knock = Knock(card, each.melds)
                if knock in self:
                    yield knock

    def _shows(self) -> Iterator[Show]:
        """Every showing, the best first."""
        best = self.best_show()
        yield best
        for lay_offs in ways(self.hand, self.table, self.knocker_deadwood, self.options):
            for melds in self._own_melds(lay_offs):
                if Show(melds, lay_offs) != best:
                    yield Show(melds, lay_offs)

    def _own_melds(self, lay_offs: tuple[LayOff, ...]) -> tuple[tuple[Meld, ...], ...]:
        """The melds that can be shown beside these lay-offs, those with the least deadwood first."""
        off = {each.card for each in lay_offs}
        left = [card for card in self.hand if card not in off]
        found = sorted(arranger_of(self.options).arrangements(left), key=lambda each: each.deadwood)
        return tuple(each.melds for each in found)
