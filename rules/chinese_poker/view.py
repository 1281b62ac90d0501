"""What one viewer may know of a match: an allow list, made anew for every position."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.chinese_poker.automatic import Kind, kinds
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.play import FinishedDeal, PokerState
from rules.chinese_poker.position import Result
from rules.chinese_poker.scoring import Entry
from rules.chinese_poker.table import Phase, broke
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class PokerView:
    """A match as `viewer` sees it (None: the audience, which sees no hand before the opening).

    Tuples by seat have four places, those of the table; `seats` of them belong to the match. A hand that is not dealt
    in is nowhere in it, not even for its own seat (R3).
    """

    viewer: Seat | None
    options: PokerOptions
    seats: int
    phase: Phase
    deal: int
    """Number of the deal within the match, from 1; a void deal is dealt again under its number."""
    deals: int | None
    """How many deals the match has; None when the host ends it."""
    shuffle: int
    """Number of the shuffle, void deals included."""
    button: Seat
    dealt_in: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    """Seats with chips that wait for the next deal (R5)."""
    taken: tuple[Seat, ...]
    """Seats where somebody sits."""
    newcomers: tuple[Seat, ...]
    """Seats taken since the last deal that was scored."""
    hand: tuple[Card, ...]
    """The viewer's hand in the order dealt; () for the audience and for a seat not dealt in."""
    automatic: tuple[Kind, ...]
    """The kinds of automatic win that the viewer's hand is."""
    own_entry: Entry | None
    """What the viewer has sealed."""
    ready: tuple[Seat, ...]
    """The seats that have sealed, in seat order: who was first is not told."""
    entries: tuple[Entry | None, ...] | None
    """What every seat sealed, once all is opened; None before, and in a void deal."""
    void: str | None
    """Why the deal is void: `five-cards-exposed`, `wrong-player`, `host-decision`; None when it is not."""
    stacks: tuple[int, ...]
    """The chips, or scores, now."""
    start_stacks: tuple[int, ...]
    """The same when the deal began: what the caps go by (R32)."""
    bought: tuple[tuple[int, ...], ...]
    """The buys of who sits on each seat, in order."""
    nets: tuple[int, ...]
    """What was won on each seat in the match so far, in chips or in score."""
    broke: tuple[Seat, ...]
    """Seats without chips, which must buy or leave before they are dealt in (R33)."""
    result: Result | None
    """What the present deal came to, pair by pair and payment by payment, once it is scored."""
    history: tuple[FinishedDeal, ...]
    """The deals scored so far, the present one included once it is over."""
    scores: tuple[int, ...]
    """`nets` of the match's seats: what decides it."""
    winners: tuple[Seat, ...]
    """Who won the match, several for a tie; () while it goes on."""
    end: str | None
    """Why the match is over: `deals-played`, `host-ended`, or None."""

    @property
    def opponents(self) -> int:
        """How many others are dealt in beside the viewer."""
        return len(self.dealt_in) - 1


def view(state: PokerState, viewer: Seat | None) -> PokerView:
    """Return what a viewer may know of a match."""
    position = state.position
    mine = viewer if viewer is not None and viewer in position.active else None
    hand = () if mine is None else position.hands[mine]
    return PokerView(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        deal=state.deal,
        deals=state.options.match_deals or None,
        shuffle=state.shuffle,
        button=position.button,
        dealt_in=position.active,
        waiting=state.waiting,
        taken=tuple(Seat(seat) for seat, purse in enumerate(state.purses) if purse.taken),
        newcomers=state.newcomers,
        hand=hand,
        automatic=kinds(hand),
        own_entry=None if mine is None else position.sealed[mine],
        ready=position.ready,
        entries=position.entries,
        void=position.void,
        stacks=state.stacks,
        start_stacks=position.stacks,
        bought=tuple(purse.bought for purse in state.purses),
        nets=tuple(purse.net for purse in state.purses),
        broke=broke(state.purses, state.options),
        result=state.result,
        history=state.finished,
        scores=state.scores,
        winners=state.winners,
        end=state.end,
    )
