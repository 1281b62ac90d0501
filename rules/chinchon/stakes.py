"""What a knock does to the match where it would decide it: a bot looks here before it knocks itself out of the match.

As long as a knock only adds points there is nothing to weigh, for waiting loses points whatever the hand. But who knocks
with a total that reaches the target wins only if the others are left with more, and the last of a fixed number of deals
goes by the totals as well. How likely that is, is found by dealing the hidden cards some times over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.cards import Card
from rules.chinchon.actions import Knock
from rules.chinchon.deck import deck_of
from rules.chinchon.lay_offs import best_showing, laid, shown
from rules.chinchon.opening import following
from rules.chinchon.outlook import drawable, unseen
from rules.chinchon.scoring import Standing, points, score, wins_match
from rules.chinchon.seven import chinchon
from rules.chinchon.view import ChinchonView
from rules.dealing import Rng

DEALS = 16
"""How many times the hidden cards are dealt."""


def total_after(view: ChinchonView, knock: Knock) -> int | None:
    """Return the viewer's total after a knock that decides the match for it; None where the match goes on as before."""
    assert view.viewer is not None
    seven = _kept(view, knock)
    kind = chinchon(seven, view.options)
    if wins_match(kind, view.options):
        return None
    deadwood = shown(knock.melds, (), seven, view.options).deadwood
    nothing: list[int | None] = [None] * view.seats
    nothing[view.viewer] = deadwood
    total = view.totals[view.viewer] + points(view.viewer, nothing, kind, view.options)[view.viewer]
    last = view.scored_deals + 1 == view.options.max_deals
    return total if last or total >= view.options.target else None


def chance_to_win(view: ChinchonView, knock: Knock, rng: Rng) -> float:
    """Return how likely the viewer wins the match by a knock that decides it; a shared match counts by its share."""
    if _hopeless(view, knock):
        return 0.0
    return sum(_value(view, knock, hands) for hands in _dealt(view, rng)) / DEALS


def _kept(view: ChinchonView, knock: Knock) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card is not knock.card)


def _hopeless(view: ChinchonView, knock: Knock) -> bool:
    """Whether the other of two players stays below the viewer's total even with the worst cards that it may hold."""
    total = total_after(view, knock)
    others = [seat for seat, count in enumerate(view.hand_counts) if count and seat != view.viewer]
    if total is None or len(others) != 1:
        return False
    other = others[0]
    deck = deck_of(view.options)
    hidden = view.hand_counts[other] - len(view.known[other])
    worst = sorted((deck.points[card] for card in deck.held(unseen(view))), reverse=True)[:hidden]
    return view.totals[other] + deck.total(view.known[other]) + sum(worst) < total


def _dealt(view: ChinchonView, rng: Rng) -> Iterator[list[tuple[Card, ...]]]:
    """Yield the hands of all seats, the hidden cards dealt anew each time; the viewer's own stays."""
    deck = deck_of(view.options)
    hidden, stock = unseen(view), drawable(view)
    if view.buried is not None and deck.joker is not None:
        hidden &= ~deck.mask((deck.joker,))
    # after a reshuffle, cards that cannot be in the new stock are in somebody's hand
    certain = list(deck.held(hidden & ~stock)) if view.recycled else []
    possible = list(deck.held(hidden & stock if view.recycled else hidden))
    for _ in range(DEALS):
        rng.shuffle(certain)
        rng.shuffle(possible)
        cards = iter((*certain, *possible))
        hands = [view.hand if seat == view.viewer else view.known[seat] for seat in range(view.seats)]
        for seat, count in enumerate(view.hand_counts):
            if seat != view.viewer:
                hands[seat] += tuple(next(cards) for _ in range(count - len(hands[seat])))
        yield hands


def _value(view: ChinchonView, knock: Knock, hands: Sequence[tuple[Card, ...]]) -> float:
    """What a knock comes to when these are the hands: the share of the match, a half where it goes on."""
    assert view.viewer is not None
    seven = _kept(view, knock)
    own = shown(knock.melds, (), seven, view.options).deadwood
    deadwood: list[int | None] = [None] * view.seats
    deadwood[view.viewer] = own
    table = knock.melds
    seat = following(view.viewer, view.seats, view.out)
    while seat != view.viewer:
        showing = best_showing(hands[seat], table, own, view.options)
        for each in showing.lay_offs:
            table = laid(table, each, view.options)
        deadwood[seat] = showing.deadwood
        seat = following(seat, view.seats, view.out)
    before = Standing(view.totals, view.out, view.reentries, view.scored_deals)
    after = score(before, view.viewer, deadwood, chinchon(seven, view.options), view.options).standing
    if after.over:
        return (view.viewer in after.winners) / len(after.winners)
    return 0.0 if view.viewer in after.out else 0.5
