"""A match: its state, its hands one after the other, and what each action leads to. Rules R2, R24 to R26."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rules.dealing import LOTS, Dealing
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Step
from rules.mahjong.claims import act
from rules.mahjong.ending import HandResult
from rules.mahjong.events import DealerDrawn, FlowersExposed, HandDealt, HandPaid, MatchEnded
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import Payments
from rules.mahjong.position import Phase, Position
from rules.mahjong.rounds import Deal, next_deal
from rules.mahjong.turns import first_position
from rules.mahjong.wall import open_wall
from rules.seats import TABLE, Seat
from rules.tiles import WINDS, Tile, tile_set

MatchPhase = Literal["turn", "claims", "flowers", "hand-over", "match-over"]
_OF_HAND: dict[Phase, MatchPhase] = {"turn": "turn", "claims": "claims", "flowers": "flowers", "over": "hand-over"}
_SETS = {flowers: tile_set(flowers=flowers) for flowers in (False, True)}

MOST_IN_A_HAND = 600
"""No hand has more actions: 91 draws and 16 claims or kongs, each with a discard or kong and three answers, at most."""
MOST_HANDS = 1_000_000
"""A dealer may stay for ever (R25). Random players win one hand in a thousand, so four rounds take them about 20,000 hands;
this many happen less than once in 10^100 matches."""


class MahjongState(NamedTuple):
    """A match at one moment. `finished` holds the results of all hands, the present one once it is over."""

    options: MahjongOptions
    dealing: Dealing
    first_dealer: Seat
    position: Position
    finished: tuple[HandResult, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the present hand is over."""
        return self.position.end is not None

    @property
    def following(self) -> Deal | None:
        """After a hand: who deals the next one, or None when the match is over."""
        end = self.position.end
        assert end is not None
        return next_deal(self.position.deal, self.first_dealer, end.kind, end.seats, self.options)

    @property
    def phase(self) -> MatchPhase:
        """What the match waits for."""
        phase = _OF_HAND[self.position.phase]
        return "match-over" if phase == "hand-over" and self.following is None else phase

    @property
    def number(self) -> int:
        """The number of the present hand, and of its shuffle: every hand is shuffled once, void ones included."""
        return len(self.finished) + (0 if self.over else 1)

    @property
    def totals(self) -> Payments:
        """The points of each seat."""
        return totals(self.finished, self.options)


def totals(finished: Sequence[HandResult], options: MahjongOptions) -> Payments:
    """Return the points of each seat after these hands (R24)."""
    return tuple(options.starting_points + sum(result.payments[seat] for result in finished) for seat in range(SEATS))


def places(points: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each seat from 1; equal points share a place (R26)."""
    return tuple(1 + sum(other > each for other in points) for each in points)


def shuffled(dealing: Dealing, number: int, options: MahjongOptions) -> tuple[Tile, ...]:
    """Return the wall of one shuffle, head first."""
    tiles = _SETS[options.flowers]
    return tuple([tiles[index] for index in dealing.order(number, len(tiles))])


def start(options: MahjongOptions, dealing: Dealing) -> Step[MahjongState]:
    """Return a match with its first dealer drawn by lot and its first hand dealt."""
    dealer = Seat(dealing.stream(LOTS).below(SEATS))
    dealt = _deal(options, dealing, Deal(dealer, WINDS[0]), 1)
    state = MahjongState(options, dealing, dealer, dealt.state)
    return Step(state, (DealerDrawn(dealer), *dealt.events))


def apply(state: MahjongState, seat: Seat, action: object) -> Step[MahjongState]:
    """Return the match after an action; raise IllegalAction for a wrong one."""
    if seat == TABLE:
        if state.phase != "hand-over" or action != NextDeal():
            raise IllegalAction("wrong-phase", seat=seat)
        return _next_hand(state)
    step = act(state.position, seat, action)
    if step.state.end is None:
        after = MahjongState(state.options, state.dealing, state.first_dealer, step.state, state.finished)
        return Step(after, step.events)
    paid = _pay(state._replace(position=step.state, finished=(*state.finished, step.state.end)))
    return Step(paid.state, step.events + paid.events)


def _pay(state: MahjongState) -> Step[MahjongState]:
    """The hand is paid, and perhaps it was the last."""
    result = state.finished[-1]
    following = state.following
    events: list[Event] = [HandPaid(result.payments, state.totals, None if following is None else following.dealer)]
    if following is None:
        events.append(MatchEnded(state.totals, places(state.totals)))
    return Step(state, tuple(events))


def _next_hand(state: MahjongState) -> Step[MahjongState]:
    """The next hand is dealt by the dealer that stays or follows (R25)."""
    following = state.following
    assert following is not None
    dealt = _deal(state.options, state.dealing, following, state.number + 1)
    return Step(state._replace(position=dealt.state), dealt.events)


def _deal(options: MahjongOptions, dealing: Dealing, deal: Deal, number: int) -> Step[Position]:
    """A shuffle, dealt, with the opening flowers replaced."""
    opening = open_wall(shuffled(dealing, number, options), deal.dealer, options)
    told = HandDealt(number, deal.dealer, deal.round_wind, deal.repeat, opening.wall_dealt, opening.dealt)
    exposed = (FlowersExposed(each.seat, each.flowers, each.wall, each.drawn) for each in opening.exposures)
    return Step(first_position(opening, deal, options), (told, *exposed))
