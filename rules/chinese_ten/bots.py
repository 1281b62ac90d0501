"""The bots of Chinese Ten: easy, medium and hard. They get a view of their seat and nothing else.

Which of several targets to take is no decision: the dearest is never worse. So bots choose the card only.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.cards import Card
from rules.chinese_ten.actions import Play, Take, TenAction
from rules.chinese_ten.captures import targets, values
from rules.chinese_ten.greed import appeal, dearest
from rules.chinese_ten.prospects import prospects
from rules.chinese_ten.view import TenView
from rules.dealing import Rng


def action_with(view: TenView, card: Card) -> TenAction:
    """Return the action of playing a card, or of taking with the turned one; of several targets the dearest."""
    found = targets(view.layout, card, view.marked)
    taken, _ = dearest(view.layout, card, view.marked, values(view.options))
    if view.phase == "take":
        return Take(taken[0])
    return Play(card, taken[0] if len(found) > 1 else None)


def said(view: TenView, card: Card) -> Choice[TenAction]:
    """Return the choice of a card for what it captures or gives away now, with its reason."""
    worth = values(view.options)
    taken, points = dearest(view.layout, card, view.marked, worth)
    if taken:
        return Choice(action_with(view, card), "captures-most", {"card": card, "taken": taken, "points": points})
    return Choice(action_with(view, card), "lays-least", {"card": card, "points": worth[card]})


class Medium:
    """Greedy: captures the most points now, else lays the card of least value; of equals the lower rank."""

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
        worth = values(view.options)
        card = min(view.hand, key=lambda card: (appeal(view.layout, card, view.marked, worth), card))
        return said(view, card)


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
            return Choice(action_with(view, rng.choice(view.hand)), "random")
        return MEDIUM.choose(view, legal, rng, budget, memory)


class Hard:
    """Plays every card in sampled deals to their end and takes the one that brings most on average."""

    deals = 1000
    """Sampled deals for a decision."""

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
            return MEDIUM.choose(view, legal, rng, budget, memory)
        if len(view.hand) == 1:
            return Choice(action_with(view, view.hand[0]), "only-card", {"card": view.hand[0]})
        deals = self.deals if budget is None else budget
        means = prospects(view, deals, rng.word())
        first, second, *_ = sorted(view.hand, key=lambda card: (-means[card], card))
        gain = round(means[first] - means[second])
        details = {"card": first, "next": second, "gain": gain, "deals": deals}
        return Choice(action_with(view, first), "best-on-average", details)


MEDIUM = Medium()

LEVELS: Mapping[str, Bot[TenView, TenAction]] = MappingProxyType({"easy": Easy(), "medium": MEDIUM, "hard": Hard()})
