"""What one viewer may know of a match: an allow list, made anew for every position."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.deck import JOKER
from rules.chinchon.lay_offs import Showing
from rules.chinchon.melds import Meld
from rules.chinchon.opening import following
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.play import ChinchonState, FinishedDeal, Phase
from rules.chinchon.seven import Chinchon
from rules.chinchon.turns import Turn
from rules.seats import Seat

LAST_STOCK = 3
"""Cards in the stock from which the next stock draw leaves two and voids the deal, unless it is a knock (R11)."""


@dataclass(frozen=True, slots=True)
class ChinchonView:
    """A match as `viewer` sees it (None: the audience, which sees no hand)."""

    viewer: Seat | None
    options: ChinchonOptions
    seats: int
    phase: Phase
    turn: Seat | None
    """Who is to act; None when the deal or the match is over."""
    dealer: Seat
    first: Seat
    """Who has the first turn of this deal."""
    first_dealer: Seat
    deal: int
    """Number of the deal within the match, from 1, void deals included."""
    scored_deals: int
    hand: tuple[Card, ...]
    """The viewer's hand: in the order dealt, a card drawn or taken last. Cards laid off still stand in it."""
    hand_counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """For each seat the cards that everybody knows it to hold: taken from the pile and not thrown, or the buried joker."""
    stock: int
    """Cards left in the stock."""
    last_draw: bool
    """A stock draw now is the last one before the deal is void (R11)."""
    pile: tuple[Card, ...]
    """The discard pile, oldest first; a card thrown face down is not in it."""
    taken: Card | None
    """The card that the seat in turn took from the pile in this turn."""
    drawn: Card | None
    """The card that the viewer drew from the stock in this turn, which is its own."""
    takes: int
    """Draws in a row from the pile; after the fortieth the deal is void (R12)."""
    turns: int
    """Finished turns of this deal."""
    first_turn: bool
    """The seat in turn has its first turn of this deal (R17)."""
    history: tuple[Turn, ...]
    """The turns of this deal that ended with a discard."""
    recycled: tuple[tuple[Card, ...], ...]
    """The cards of the pile that became a new stock, for each reshuffle of this deal (R11)."""
    buried: int | None
    """How many cards of the stock lie above the buried joker; None when it is not buried (R6)."""
    knocker: Seat | None
    face_down: Card | None
    """The card thrown face down, for the one who knocked only; the others never see it."""
    chinchon: Chinchon
    """What the knocker's seven cards are."""
    may_lay_off: bool
    """Somebody knocked and kept deadwood (R23)."""
    table: tuple[Meld, ...]
    """The knocker's melds with what has been laid off on them."""
    showings: tuple[Showing | None, ...]
    """What each seat has shown in this deal; `deadwood` in it is what counts."""
    void: str | None
    """Why this deal is void: `stock`, `takes` or `reshuffles`, or None."""
    finished: tuple[FinishedDeal, ...]
    """The score sheet: every finished deal, the present one included once it is over."""
    totals: tuple[int, ...]
    out: tuple[Seat, ...]
    """Seats that are out of the match (R42)."""
    reentries: tuple[int, ...]
    """Re-entries that each seat has used (R43)."""
    winners: tuple[Seat, ...]
    """Who won the match, several when it is shared; () while it goes on."""
    end: str | None
    """Why the match is over: `target`, `chinchon` or `deals`, or None."""


def view(state: ChinchonState, viewer: Seat | None) -> ChinchonView:
    """Return what a viewer may know of a match."""
    position = state.position
    phase = state.phase
    over = phase in ("deal-over", "match-over")
    made = position.knock
    mine = viewer is not None and position.turn == viewer
    return ChinchonView(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        phase=phase,
        turn=None if over else position.turn,
        dealer=state.dealer,
        first=following(state.dealer, state.seats, position.out),
        first_dealer=state.first_dealer,
        deal=state.deal,
        scored_deals=state.standing.deals,
        hand=() if viewer is None else position.hands[viewer],
        hand_counts=tuple(map(len, position.hands)),
        known=position.known,
        stock=len(position.stock),
        last_draw=state.options.stock_end == "void" and len(position.stock) <= LAST_STOCK,
        pile=position.pile,
        taken=position.taken,
        drawn=position.drawn if mine else None,
        takes=position.takes,
        turns=position.turns,
        first_turn=position.first_turn,
        history=position.history,
        recycled=position.recycled,
        buried=position.stock.index(JOKER) if position.buried else None,
        knocker=None if made is None else made.seat,
        face_down=made.face_down if made is not None and made.seat == viewer else None,
        chinchon="none" if made is None else made.chinchon,
        may_lay_off=made is not None and made.deadwood > 0,
        table=position.table,
        showings=position.showings,
        void=position.void,
        finished=state.finished,
        totals=state.standing.totals,
        out=state.standing.out,
        reentries=state.standing.reentries,
        winners=state.standing.winners if over else (),
        end=state.standing.reason if over else None,
    )
