"""What the hard bot does: it weighs draws and discards by what the hand can become and what the next player may make of it.

The weights were learnt (weights.py). A knock is made at once: waiting for a better one loses points, whatever the hand.
The only exception is a knock that would likely lose the match (stakes.py).
"""

from __future__ import annotations

from dataclasses import replace

from rules.bots import Choice
from rules.cards import Card
from rules.chinchon import greedy, stakes
from rules.chinchon.actions import ChinchonAction, ChinchonActions, Discard, DrawStock, Knock, TakeDiscard
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.outlook import (
    Prospect,
    after_discard,
    after_draw,
    danger,
    drawable,
    held_by_next,
    open_pairs,
    unseen,
)
from rules.chinchon.view import ChinchonView
from rules.chinchon.weights import DiscardWeights, weights
from rules.dealing import Rng

WORTH_THE_MATCH = 0.3
"""How likely a knock that decides the match must win it. In self-play 0.2 to 0.45 did equally well, 0 and 1 worse."""


def draw(view: ChinchonView, legal: ChinchonActions) -> Choice[ChinchonAction]:
    """Return the draw that promises more.

    The joker is always taken, and a joker known to come next is waited for; the last draw of a deal has a rule of its own.
    """
    if len(legal.draws) == 1:
        return Choice(legal.draws[0], "only-source")
    arranger = arranger_of(view.options)
    top = view.pile[-1]
    if view.last_draw:
        return _last_draw(legal, top)
    if top is arranger.deck.joker:
        return Choice(TakeDiscard(), "takes-joker", {"card": top})
    if view.buried == 0:
        return Choice(DrawStock(), "draws-joker", {"card": top})
    stock = after_draw(view, arranger.deck.mask(view.hand), drawable(view))
    then = greedy.least_of_seven((*view.hand, top), view, greedy.kept(view, top))
    weighed = weights().draws[weights().phase(view.turns)]
    value = (
        weighed.always
        + weighed.gain * (stock.mean - then)
        + weighed.knock * ((0 < then <= view.options.knock_limit) - stock.knock)
        + weighed.zero * ((then == 0) - stock.zero)
    )
    if value > 0:
        return Choice(TakeDiscard(), "takes-for-more", {"card": top, "after": then, "mean": round(stock.mean, 1)})
    return Choice(DrawStock(), "draws-for-more", {"card": top, "after": then, "mean": round(stock.mean, 1)})


def _last_draw(legal: ChinchonActions, top: Card) -> Choice[ChinchonAction]:
    """Return the draw where one from the stock is the last of the deal (R11).

    Without a knock such a draw ends the deal for nothing, whereas a take leaves the last chance to the next player. So
    only a take that lets the hand knock is better.
    """
    taken = replace(legal, phase="discard", hand=(*legal.hand, top), taken=top)
    if taken.knockable:
        return Choice(TakeDiscard(), "takes-to-knock", {"card": top})
    return Choice(DrawStock(), "draws-last", {"card": top})


def knock_or_discard(view: ChinchonView, legal: ChinchonActions, rng: Rng) -> Choice[ChinchonAction]:
    """Return the knock that leaves the least deadwood, unless it would likely lose the match; else a discard."""
    knocks = greedy.knock(view, legal)
    if knocks is None:
        return discard(view, legal)
    assert isinstance(knocks.action, Knock)
    total = stakes.total_after(view, knocks.action)
    if total is None:
        return knocks
    chance = stakes.chance_to_win(view, knocks.action, rng)
    if chance >= WORTH_THE_MATCH:
        return knocks
    thrown = discard(view, legal)
    told = {**thrown.details, "total": total, "wins": round(100 * chance)}
    return Choice(thrown.action, "waits-for-match", told)


def discard(view: ChinchonView, legal: ChinchonActions) -> Choice[ChinchonAction]:
    """Return the discard of the greatest weight, never the joker."""
    deck = arranger_of(view.options).deck
    hand, stock, live = deck.mask(view.hand), drawable(view), unseen(view)
    held = held_by_next(view)
    weighed = weights().discards[weights().phase(view.turns)]
    prospects = dict(zip(deck.held(hand), after_discard(view, hand, stock), strict=True))
    found = []
    for each in legal.discardable:
        card, number = each.card, deck.numbers[each.card]
        if card is deck.joker:
            continue
        risk = danger(deck, held, number)
        own = _own(weighed, prospects[card], deck.points[card], open_pairs(deck, hand ^ 1 << number, live))
        found.append((own + weighed.danger * risk, -number, own, risk, card))
    _value, _number, own, risk, card = max(found)
    safest = max(found, key=lambda each: (each[2], each[1]))
    prospect = prospects[card]
    details = {
        "card": card,
        "mean": round(prospect.mean, 1),
        "chance": round(100 * (prospect.zero + prospect.knock)),
    }
    if safest[4] is not card:
        return Choice(Discard(card), "keeps-from-next", {**details, "kept": safest[4]})
    return Choice(Discard(card), "throws-for-more", details)


def _own(weighed: DiscardWeights, prospect: Prospect, points: int, pairs: int) -> float:
    """What a discard is worth by what is left in the own hand."""
    return (
        weighed.zero * prospect.zero
        + weighed.knock * prospect.knock
        + weighed.mean * prospect.mean
        + weighed.points * points
        + weighed.pairs * pairs
    )
