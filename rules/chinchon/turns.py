"""A deal in progress: draws, discards, the knock and the showings after it. Rules R8 to R12, R16 to R18, R22, R23 and R41."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from rules.cards import Card
from rules.chinchon.actions import ChinchonActions, Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.events import (
    DealVoided,
    Discarded,
    DiscardTaken,
    Knocked,
    LaidOff,
    ShowCalled,
    Shown,
    StockDrawn,
    StockReshuffled,
    TurnPassed,
)
from rules.chinchon.lay_offs import Showing, laid, shown
from rules.chinchon.melds import Meld, loose
from rules.chinchon.opening import following, reshuffled
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.scoring import wins_match
from rules.chinchon.seven import Chinchon, chinchon
from rules.dealing import Dealing
from rules.events import Event
from rules.game import IllegalAction, Step
from rules.seats import Seat

T = TypeVar("T")

VOID_STOCK = 2
"""With so many cards left in the stock, or fewer, a deal is void (R11)."""
VOID_TAKES = 40
"""After so many draws in a row from the discard pile a deal is void (R12)."""
MOST_RESHUFFLES = 50
"""After so many reshuffles the end of the stock voids a deal after all: a deal must end."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A finished turn: the card that was taken from the discard pile (None: a stock card was drawn), and the one thrown."""

    seat: Seat
    taken: Card | None
    discarded: Card


@dataclass(frozen=True, slots=True)
class KnockMade:
    """The knock that ended a deal: who, the card face down, and what the other seven are.

    `told` says that everybody can tell which card lies face down: the hand was known to hold it and did not show it.
    """

    seat: Seat
    face_down: Card
    told: bool
    melds: tuple[Meld, ...]
    deadwood: int
    chinchon: Chinchon


@dataclass(frozen=True, slots=True)
class Position:
    """Where the cards of a deal lie. `stock` has its next card first, `pile` the oldest discard first.

    Hands stay whole to the end: a card laid off still stands in the hand it came from. A hand is empty when its seat is
    out. `taken` and `drawn` are the card that the seat in turn got from the pile or the stock, `takes` the draws from
    the pile since the last one from the stock. `known` are the cards that everybody knows a hand to hold, for they were
    taken from the pile. `recycled` are the cards of each reshuffle. While `buried` is True everybody knows where in the
    stock the joker lies (R6). `table` are the knocker's melds as they have grown.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    turn: Seat
    phase: Literal["draw", "discard", "show", "over"] = "draw"
    taken: Card | None = None
    drawn: Card | None = None
    takes: int = 0
    turns: int = 0
    known: tuple[tuple[Card, ...], ...] = ()
    history: tuple[Turn, ...] = ()
    recycled: tuple[tuple[Card, ...], ...] = ()
    buried: bool = False
    knock: KnockMade | None = None
    table: tuple[Meld, ...] = ()
    showings: tuple[Showing | None, ...] = ()
    void: str | None = None

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that take no part in the deal."""
        return tuple(Seat(seat) for seat, hand in enumerate(self.hands) if not hand)

    @property
    def first_turn(self) -> bool:
        """Whether the seat in turn has its first turn of the deal (R17)."""
        return self.turns < len(self.hands) - len(self.out)

    @property
    def deadwood(self) -> tuple[int | None, ...]:
        """What each seat has shown to be left with; None for one that has not shown."""
        return tuple(None if showing is None else showing.deadwood for showing in self.showings)

    def after(self, seat: Seat) -> Seat:
        """Return the next seat that takes part in the deal."""
        return following(seat, len(self.hands), self.out)

    def may_reshuffle(self, options: ChinchonOptions) -> bool:
        """Whether the pile would become a new stock if a stock card were drawn now (R11)."""
        return options.stock_end == "reshuffle" and not self.stock and len(self.pile) > 1

    def legal(self, seat: Seat, options: ChinchonOptions) -> ChinchonActions:
        """Return what a seat may do."""
        if self.phase == "over" or seat != self.turn:
            return ChinchonActions("wait", options)
        return ChinchonActions(
            self.phase,
            options,
            self.hands[seat],
            len(self.stock),
            len(self.pile),
            self.may_reshuffle(options),
            self.taken,
            self.first_turn,
            self.table,
            0 if self.knock is None else self.knock.deadwood,
        )


def opened(
    hands: Sequence[tuple[Card, ...]], stock: tuple[Card, ...], upcard: Card, turn: Seat, *, buried: bool
) -> Position:
    """Return the position of a deal before its first draw."""
    nothing = ((),) * len(hands)
    unshown = (None,) * len(hands)
    return Position(tuple(hands), stock, (upcard,), turn, known=nothing, buried=buried, showings=unshown)


def act(
    position: Position, seat: Seat, action: object, options: ChinchonOptions, dealing: Dealing, shuffle: int
) -> Step[Position]:
    """Return the position after an action of a seat; raise IllegalAction with the reason of ChinchonActions.why_not.

    `dealing` and `shuffle` name the deal, whose stream a reshuffle goes on with (R11).
    """
    reason = position.legal(seat, options).why_not(action)
    if reason is not None:
        raise _refused(reason, position, seat, action, options)
    match action:
        case DrawStock():
            return _draw_stock(position, options, dealing, shuffle)
        case TakeDiscard():
            return _take_discard(position)
        case Discard(card):
            return _discard(position, card, options)
        case Knock():
            return _knock(position, action, options)
    assert isinstance(action, Show)
    return _show(position, action, options)


def _refused(reason: str, position: Position, seat: Seat, action: object, options: ChinchonOptions) -> IllegalAction:
    details: dict[str, object] = {"seat": seat, "limit": options.knock_limit}
    if isinstance(action, Discard | Knock):
        details["card"] = action.card
    if isinstance(action, Knock):
        left = loose(action.melds, (card for card in position.hands[seat] if card is not action.card))
        details |= {"loose": left, "deadwood": deck_of(options).total(left)}
    return IllegalAction(reason, **details)


def _draw_stock(position: Position, options: ChinchonOptions, dealing: Dealing, shuffle: int) -> Step[Position]:
    events: list[Event] = []
    if not position.stock:
        *under, top = position.pile
        earlier = [len(cards) for cards in position.recycled]
        stock = reshuffled(under, dealing, shuffle, earlier, options)
        recycled = (*position.recycled, tuple(under))
        position = replace(position, stock=stock, pile=(top,), recycled=recycled)
        events.append(StockReshuffled(tuple(under)))
    seat = position.turn
    card, *stock_left = position.stock
    after = replace(
        position,
        hands=_with(position.hands, seat, (*position.hands[seat], card)),
        stock=tuple(stock_left),
        phase="discard",
        drawn=card,
        takes=0,
    )
    if position.buried and card is JOKER:
        known = (*position.known[seat], card)
        after = replace(after, buried=False, known=_with(position.known, seat, known))
    return Step(after, (*events, StockDrawn(seat, card, len(stock_left))))


def _take_discard(position: Position) -> Step[Position]:
    seat = position.turn
    *pile, card = position.pile
    after = replace(
        position,
        hands=_with(position.hands, seat, (*position.hands[seat], card)),
        pile=tuple(pile),
        phase="discard",
        taken=card,
        takes=position.takes + 1,
        known=_with(position.known, seat, (*position.known[seat], card)),
    )
    return Step(after, (DiscardTaken(seat, card, len(pile)),))


def _discard(position: Position, card: Card, options: ChinchonOptions) -> Step[Position]:
    """A card goes face up on the pile, and the turn passes unless that ends the deal (R11, R12)."""
    seat = position.turn
    after = replace(
        _thrown(position, card),
        pile=(*position.pile, card),
        history=(*position.history, Turn(seat, position.taken, card)),
    )
    told = Discarded(seat, card, len(after.pile))
    void = _void(after, options)
    if void is not None:
        return Step(replace(after, phase="over", void=void), (told, DealVoided(void)))
    following = position.after(seat)
    return Step(replace(after, phase="draw", turn=following), (told, TurnPassed(following)))


def _void(position: Position, options: ChinchonOptions) -> str | None:
    """Why a turn that ended with a discard voids the deal."""
    if options.stock_end == "void" and len(position.stock) <= VOID_STOCK:
        return "stock"
    if position.takes >= VOID_TAKES:
        return "takes"
    if not position.stock and len(position.recycled) >= MOST_RESHUFFLES:
        return "reshuffles"
    return None


def _knock(position: Position, action: Knock, options: ChinchonOptions) -> Step[Position]:
    """A card goes face down and the other seven are shown (R16); the others show next, unless the match is won (R30)."""
    seat = position.turn
    after = _thrown(position, action.card)
    hand = after.hands[seat]
    showing = shown(action.melds, (), hand, options)
    told = action.card in position.known[seat]
    made = KnockMade(seat, action.card, told, action.melds, showing.deadwood, chinchon(hand, options))
    after = replace(
        after, knock=made, table=action.melds, showings=_with(position.showings, seat, showing), phase="show"
    )
    knocked = Knocked(seat, action.card, action.melds, showing.loose, showing.deadwood, made.chinchon)
    if wins_match(made.chinchon, options):
        return Step(replace(after, phase="over"), (knocked,))
    following = position.after(seat)
    return Step(replace(after, turn=following), (knocked, ShowCalled(following, may_lay_off=showing.deadwood > 0)))


def _show(position: Position, action: Show, options: ChinchonOptions) -> Step[Position]:
    """A seat shows its melds and lays off; the next one follows, up to the knocker (R41)."""
    assert position.knock is not None
    seat, knocker = position.turn, position.knock.seat
    showing = shown(action.melds, action.lay_offs, position.hands[seat], options)
    events: list[Event] = [Shown(seat, action.melds, loose(action.melds, position.hands[seat]), showing.before)]
    deadwood = showing.before
    table = position.table
    for each in action.lay_offs:
        table = laid(table, each, options)
        deadwood -= deck_of(options).points[each.card]
        events.append(LaidOff(seat, each, knocker, table[each.meld], deadwood))
    after = replace(position, table=table, showings=_with(position.showings, seat, showing))
    following = position.after(seat)
    if following == knocker:
        return Step(replace(after, phase="over"), tuple(events))
    events.append(ShowCalled(following, may_lay_off=position.knock.deadwood > 0))
    return Step(replace(after, turn=following), tuple(events))


def _thrown(position: Position, card: Card) -> Position:
    """The position when a card has left the hand of the seat in turn, whose turn is then finished."""
    seat = position.turn
    hand = tuple(each for each in position.hands[seat] if each is not card)
    known = tuple(each for each in position.known[seat] if each is not card)
    return replace(
        position,
        hands=_with(position.hands, seat, hand),
        known=_with(position.known, seat, known),
        taken=None,
        drawn=None,
        turns=position.turns + 1,
    )


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
