"""What one viewer may know of a match: an allow list, made anew for every position."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card, Rank
from rules.chinese_ten.captures import Resolved, red_fives_seat, targets
from rules.chinese_ten.events import Lot
from rules.chinese_ten.opening import first_seat
from rules.chinese_ten.options import TenOptions
from rules.chinese_ten.play import Phase, TenState
from rules.chinese_ten.scoring import needed
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class TenView:
    """A match as `viewer` sees it (None: the audience, which sees no hand).

    `history` are all cards played and turned in this deal with what they took, four alike at the start first: public,
    like the points. `opening` are the four cards opened in this deal. The content of the piles is in `piles` once the
    deal is over, else None.
    """

    viewer: Seat | None
    options: TenOptions
    seats: int
    phase: Phase
    turn: Seat | None
    """Who is to act; None when the deal or the match is over."""
    dealer: Seat
    first: Seat
    """Who played, or plays, the first card of this deal."""
    first_dealer: Seat
    lots: tuple[Lot, ...]
    """The cards drawn for the first dealer."""
    deal: int
    """Number of the deal within the match, from 1."""
    deals: int | None
    """How many deals the match has; None when the score ends it."""
    shuffle: int
    """Number of the shuffle, repeated deals included."""
    hand: tuple[Card, ...]
    """The viewer's hand in the order dealt."""
    hand_counts: tuple[int, ...]
    layout: tuple[Card, ...]
    """The open cards, the last laid last."""
    marked: Rank | None
    marked_cards: tuple[Card, ...]
    """The three cards of the marked triple while they lie."""
    stock: int
    """Cards left in the stock."""
    turned: Card | None
    """The stock card that waits for its target."""
    turned_targets: tuple[Card, ...]
    opening: tuple[Card, ...]
    history: tuple[Resolved, ...]
    pile_counts: tuple[int, ...]
    points: tuple[int, ...]
    """Points captured in this deal."""
    base: int
    both_red_fives: Seat | None
    """Who captured both red fives at once in this deal."""
    last_turn: bool
    """No turn follows in this deal."""
    deal_points: tuple[tuple[int, ...], ...]
    """Points of each finished deal, the present one included once it is over; likewise the next two."""
    results: tuple[tuple[int, ...], ...]
    dealers: tuple[Seat, ...]
    totals: tuple[int, ...]
    """What decides the match: the results of the finished deals added up, or their points in a race to 1000."""
    needed: tuple[int, ...] | None
    """In the last deal of several: the least result that wins the match alone, by seat (scoring.needed)."""
    winners: tuple[Seat, ...]
    """Who won the match, several for a tie; () while it goes on."""
    end: str | None
    """Why the match is over: `deals-played`, `results-100`, `points-1000`, or None."""
    piles: tuple[tuple[Card, ...], ...] | None
    """Each seat's captured cards in order, when the deal is over."""

    @property
    def captures(self) -> tuple[Resolved, ...]:
        """The captures of this deal in order, cards that stayed left out."""
        return tuple(each for each in self.history if each.taken)


def view(state: TenState, viewer: Seat | None) -> TenView:
    """Return what a viewer may know of a match."""
    position = state.position
    phase = state.phase
    over = phase in ("deal-over", "match-over")
    counts = tuple(len(hand) for hand in position.hands)
    choices = () if position.turned is None else targets(position.layout, position.turned, position.marked)
    last_of_series = not over and state.deal == state.options.deals and state.deal > 1
    return TenView(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        phase=phase,
        turn=None if over else position.turn,
        dealer=state.dealer,
        first=first_seat(state.dealer, state.seats, state.options),
        first_dealer=state.first_dealer,
        lots=state.lots,
        deal=state.deal,
        deals=state.options.deals,
        shuffle=state.shuffle,
        hand=() if viewer is None else position.hands[viewer],
        hand_counts=counts,
        layout=position.layout,
        marked=position.marked,
        marked_cards=tuple(card for card in position.layout if card.rank is position.marked),
        stock=len(position.stock),
        turned=position.turned,
        turned_targets=tuple(card for target in choices for card in target),
        opening=state.opening,
        history=position.resolved,
        pile_counts=tuple(len(pile) for pile in position.piles),
        points=position.points,
        base=state.options.base,
        both_red_fives=red_fives_seat(position.resolved),
        last_turn=sum(counts) == (1 if phase == "play" else 0) and not over,
        deal_points=tuple(deal.points for deal in state.finished),
        results=tuple(deal.results for deal in state.finished),
        dealers=tuple(deal.dealer for deal in state.finished),
        totals=state.totals,
        needed=needed(state.totals) if last_of_series else None,
        winners=state.winners,
        end=state.end if over else None,
        piles=position.piles if over else None,
    )
