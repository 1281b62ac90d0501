"""What greedy play does: take what lowers the deadwood, throw what leaves the least, knock at once, show the best."""

from __future__ import annotations

from collections.abc import Iterable

from rules.bots import Choice
from rules.cards import Card
from rules.chinchon.actions import ChinchonAction, ChinchonActions, Discard, DrawStock, Knock, TakeDiscard
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.lay_offs import shown
from rules.chinchon.view import ChinchonView

WORTH_TAKING = 3
"""Points of deadwood that a card of the pile must save."""


def least_of_seven(cards: Iterable[Card], view: ChinchonView, keep: Card | None = None) -> int:
    """Return the least deadwood of eight cards when one of them, not `keep`, has been thrown."""
    arranger = arranger_of(view.options)
    held = tuple(cards)
    mask = arranger.deck.mask(held)
    numbers = arranger.deck.numbers
    return min(arranger.least(mask ^ 1 << numbers[card]) for card in held if card is not keep)


def kept(view: ChinchonView, taken: Card | None) -> Card | None:
    """Return the card that may not be thrown in a turn in which this one was taken (R9)."""
    return None if view.options.allow_return else taken


def draw(view: ChinchonView, legal: ChinchonActions) -> Choice[ChinchonAction]:
    """Return the draw: the joker always, else the pile where it saves three points or lets the seat knock."""
    if len(legal.draws) == 1:
        return Choice(legal.draws[0], "only-source")
    arranger = arranger_of(view.options)
    top = view.pile[-1]
    if top is arranger.deck.joker:
        return Choice(TakeDiscard(), "takes-joker", {"card": top})
    now = arranger.least(arranger.deck.mask(view.hand))
    then = least_of_seven((*view.hand, top), view, kept(view, top))
    if then <= now - WORTH_TAKING or (then < now and then <= view.options.knock_limit):
        return Choice(TakeDiscard(), "takes-for-deadwood", {"card": top, "before": now, "after": then})
    return Choice(DrawStock(), "draws-stock", {"card": top})


def knock(view: ChinchonView, legal: ChinchonActions) -> Choice[ChinchonAction] | None:
    """Return the knock that leaves the least deadwood, the highest card face down of equals; None when none is legal."""
    found = []
    for card in legal.knockable:
        arrangement = legal.knocking(card).arrangement
        assert arrangement is not None
        found.append((arrangement.deadwood, -_worth(view, card), -arranger_of(view.options).deck.numbers[card], card))
    if not found:
        return None
    deadwood, *_, card = min(found)
    arrangement = legal.knocking(card).arrangement
    assert arrangement is not None
    return Choice(Knock(card, arrangement.melds), "knocks", {"card": card, "deadwood": deadwood})


def discard(view: ChinchonView, legal: ChinchonActions) -> Choice[ChinchonAction]:
    """Return the discard that leaves the least deadwood, the highest of equals, never the joker."""
    arranger = arranger_of(view.options)
    mask = arranger.deck.mask(view.hand)
    numbers = arranger.deck.numbers
    least, _worth_of, _number, card = min(
        (arranger.least(mask ^ 1 << numbers[each.card]), -_worth(view, each.card), -numbers[each.card], each.card)
        for each in legal.discardable
        if each.card is not arranger.deck.joker
    )
    return Choice(Discard(card), "throws-for-deadwood", {"card": card, "deadwood": least})


def show(view: ChinchonView, legal: ChinchonActions) -> Choice[ChinchonAction]:
    """Return the showing that leaves the least deadwood (R24)."""
    best = legal.best_show()
    left = shown(best.melds, best.lay_offs, view.hand, view.options)
    return Choice(best, "shows-least", {"deadwood": left.deadwood, "laid_off": len(best.lay_offs)})


def _worth(view: ChinchonView, card: Card) -> int:
    return arranger_of(view.options).deck.points[card]
