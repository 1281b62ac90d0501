"""The bots of Chinese Ten: easy, medium and hard. They get a view of their seat and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.cards import Card
from rules.chinese_ten.actions import Play, Take, TenAction
from rules.chinese_ten.captures import targets, values
from rules.chinese_ten.lanes import Playout, worth
from rules.chinese_ten.opening import PACK
from rules.chinese_ten.view import TenView
from rules.chinese_ten.worlds import generator, sample
from rules.dealing import Rng

_ACE_LOW = "A23456789TJQK"


def _order(card: Card) -> tuple[int, int]:
    return _ACE_LOW.index(card.rank.value), card.index


def dearest(view: TenView, card: Card) -> tuple[tuple[Card, ...], int]:
    """Return the target of a card that is worth most, and the points of the capture; ((), 0) when it has none."""
    points = values(view.options)
    found = targets(view.layout, card, view.marked)
    if not found:
        return (), 0
    best = max(found, key=lambda target: sum(points[each] for each in target))
    return best, points[card] + sum(points[each] for each in best)


def act(view: TenView, card: Card) -> TenAction:
    """Return the action of playing a card, or of taking with the turned one; of several targets the dearest."""
    found = targets(view.layout, card, view.marked)
    take = dearest(view, card)[0][0] if len(found) > 1 else None
    if view.phase == "take":
        assert take is not None
        return Take(take)
    return Play(card, take)


def greedy(view: TenView) -> Card:
    """Return the hand card that captures most points, else the one that is worth least; of equals the lower rank."""
    points = values(view.options)
    capturing = [card for card in view.hand if targets(view.layout, card, view.marked)]
    if capturing:
        return min(capturing, key=lambda card: (-dearest(view, card)[1], _order(card)))
    return min(view.hand, key=lambda card: (points[card], _order(card)))


def said(view: TenView, card: Card) -> Choice[TenAction]:
    """Return the choice of a card for what it captures now, with its reason."""
    taken, points = dearest(view, card)
    if taken:
        return Choice(act(view, card), "captures-most", {"card": card, "taken": taken, "points": points})
    return Choice(act(view, card), "lays-least", {"card": card, "points": values(view.options)[card]})


def averages(view: TenView, count: int, seed: int) -> dict[Card, float]:
    """Return the points that each hand card leads to on average over `count` sampled deals, from here to the end."""
    assert view.viewer is not None
    points = [values(view.options)[card] for card in PACK]
    representative = {}
    for card in view.marked_cards[1:]:
        points[view.marked_cards[0].index] += points[card.index]
        representative[card] = view.marked_cards[0]
    order = worth(points)
    worlds = sample(view, count, generator(seed))
    copies = len(view.hand)
    comb = sum(1 << (count * copy) for copy in range(copies))
    every = (1 << (count * copies)) - 1
    block = (1 << count) - 1
    hands = [[lane * comb for lane in hand] for hand in worlds.hands]
    layout = [0] * len(PACK)
    for card in view.layout:
        if card not in representative:
            layout[card.index] = every
    stock = [[(number, lane * comb) for number, lane in turn] for turn in worlds.stock]
    gains = {}
    for copy, card in enumerate(view.hand):
        mine = block << (count * copy)
        hands[view.viewer][card.index] &= ~mine
        taken = next((target for target in order.takes[card.index] if layout[target] & mine), None)
        if taken is None:
            gains[card] = 0
            layout[card.index] |= mine
        else:
            gains[card] = points[card.index] + points[taken]
            layout[taken] &= ~mine
    playout = Playout(order, view.viewer, every, hands, layout, stock)
    playout.finish(view.viewer)
    return {card: gains[card] + playout.points(block << (count * copy)) / count for copy, card in enumerate(view.hand)}


class Medium:
    """Greedy: captures the most points now, else lays the card of least value."""

    def choose(
        self,
        view: TenView,
        legal: LegalActions[TenAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[TenAction]:
        """Return what greedy play chooses."""
        del legal, rng, budget, memory
        if view.phase == "take":
            assert view.turned is not None
            return said(view, view.turned)
        return said(view, greedy(view))


class Easy:
    """Medium, but three cards in ten are played at random."""

    def choose(
        self,
        view: TenView,
        legal: LegalActions[TenAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[TenAction]:
        """Return a greedy or a random choice."""
        if view.phase == "play" and rng.chance(3, 10):
            return Choice(act(view, rng.choice(view.hand)), "random")
        return _MEDIUM.choose(view, legal, rng, budget, memory)


class Hard:
    """Plays each card in sampled deals to their end, everybody going on greedily, and takes the best on average."""

    worlds = 400

    def choose(
        self,
        view: TenView,
        legal: LegalActions[TenAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[TenAction]:
        """Return the card with the best average; `budget` is the number of sampled deals."""
        if view.phase == "take":
            return _MEDIUM.choose(view, legal, rng, budget, memory)
        if len(view.hand) == 1:
            return Choice(act(view, view.hand[0]), "only-card", {"card": view.hand[0]})
        means = averages(view, budget or self.worlds, rng.word())
        best = max(view.hand, key=lambda card: (means[card], _order(card)))
        return Choice(act(view, best), "best-on-average", {"card": best, "gain": round(means[best])})


_MEDIUM = Medium()

LEVELS: Mapping[str, Bot[TenView, TenAction]] = MappingProxyType({"easy": Easy(), "medium": _MEDIUM, "hard": Hard()})
