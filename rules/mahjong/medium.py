"""The medium bot: weighs plans by what they are worth and how near they are, and looks at its own hand only."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from rules.bots import Choice, LegalActions, Memory
from rules.dealing import Rng
from rules.mahjong.actions import FLOWER_WIN, PASS, WIN, DeclareKong, Discard, MahjongAction
from rules.mahjong.calls import CLAIMS, AfterCall, after_call, after_kong
from rules.mahjong.counts import UNIT, Counts, counts_of, listed
from rules.mahjong.melds import Meld
from rules.mahjong.plans import Melded, Pace, Plan, Surroundings, plans, useful, value_of
from rules.mahjong.view import MahjongView
from rules.tiles import KINDS, Tile

PACE = Pace()
CLOSE = 4
"""Plans of a hand for which the tiles that help are counted."""
WORTH_A_LOOK = 0.6
"""Discards are looked at closely that leave so much of the best one's value at first sight."""
AS_GOOD = 0.999
"""A kong breaks no plan if it leaves so much of the best one's value, and brings a tile."""
USUAL = 14
"""Useful tiles of a usual plan: more of them are worth more, by their square root."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a hand is worth by its plans: in all, by the best of them, and how many unseen tiles help that one."""

    value: float
    best: float
    plan: Plan | None
    useful: int

    def details(self) -> Mapping[str, object]:
        """Return the plan in words that a hint can use: its name and suit, what is missing, fan, useful tiles."""
        plan = self.plan
        if plan is None:
            return {"plan": "none"}
        kinds = tuple(KINDS[kind] for kind in plan.wanted)
        return {
            "plan": plan.name,
            "suit": plan.suit,
            "wanted": kinds,
            "missing": plan.missing,
            "fan": plan.fan,
            "useful": self.useful,
        }


def weigh(counts: Counts, found: list[Plan], melded: Melded, around: Surroundings) -> Weighed:
    """Return what a hand is worth by its plans, the best ones by the tiles that help them."""
    found.sort(key=_value, reverse=True)
    best, chosen, helped = 0.0, None, 0
    total = sum([plan.value for plan in found[CLOSE:]])
    for plan in found[:CLOSE]:
        helps = useful(plan, counts, melded, around)
        value = plan.value * math.sqrt(helps / USUAL)
        total += value
        if value > best:
            best, chosen, helped = value, plan, helps
    return Weighed(best + PACE.others * (total - best), best, chosen, helped)


def _value(plan: Plan) -> float:
    return plan.value


def weigh_hand(counts: Counts, melds: tuple[Meld, ...], around: Surroundings) -> Weighed:
    """Return what a hand of 13 tiles less three a meld is worth."""
    melded = Melded(melds, around.values)
    return weigh(counts, plans(counts, melded, around, PACE), melded, around)


def best_discard(counts: Counts, melds: tuple[Meld, ...], around: Surroundings) -> tuple[Tile, Weighed]:
    """Return the discard that leaves most, and what that is; of equals the tile of which fewer copies are unseen."""
    melded = Melded(melds, around.values)
    held = listed(counts)
    looked = []
    for kind in KINDS:
        if held[kind.index]:
            found = plans(counts - UNIT[kind.index], melded, around, PACE)
            looked.append((value_of(found, PACE), kind, found))
    least = WORTH_A_LOOK * max(each[0] for each in looked)
    best: tuple[float, int, Tile, Weighed] | None = None
    for value, kind, found in looked:
        if value >= least:
            weighed = weigh(counts - UNIT[kind.index], found, melded, around)
            unseen = around.unseen[kind.index]
            if best is None or (weighed.value, -unseen) > (best[0], best[1]):
                best = (weighed.value, -unseen, kind, weighed)
    assert best is not None
    return best[2], best[3]


def weigh_call(after: AfterCall, around: Surroundings) -> Weighed:
    """Return what a hand is worth after a call, the best discard made where one follows."""
    if after.discards:
        return best_discard(after.counts, after.melds, around)[1]
    return weigh_hand(after.counts, after.melds, around)


class Medium:
    """Discards what leaves its plans most, and claims what raises their value. It fears nobody."""

    def choose(
        self,
        view: MahjongView,
        legal: LegalActions[MahjongAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[MahjongAction]:
        """Return the action after which its hand is worth most."""
        del rng, budget, memory
        actions = list(legal)
        for win, reason in ((WIN, "wins"), (FLOWER_WIN, "wins-by-flowers")):
            if win in actions:
                return Choice(win, reason)
        if view.window is not None and not any(isinstance(action, CLAIMS) for action in actions):
            return Choice(PASS, "nothing-to-claim")
        around = Surroundings(view)
        counts = counts_of(view.concealed)
        if view.window is not None:
            return self._answer(view, actions, counts, around)
        return self._turn(view, actions, counts, around)

    def _turn(
        self, view: MahjongView, actions: list[MahjongAction], counts: Counts, around: Surroundings
    ) -> Choice[MahjongAction]:
        melds = view.melds[around.seat]
        tile, weighed = best_discard(counts, melds, around)
        for action in actions:
            if isinstance(action, DeclareKong):
                after = weigh_call(after_kong(action.tile, counts, melds), around)
                if after.best >= AS_GOOD * weighed.best:
                    return Choice(action, "kong-breaks-no-plan", {"tile": action.tile, **after.details()})
        return Choice(Discard(tile), "leaves-most", {"tile": tile, **weighed.details()})

    def _answer(
        self, view: MahjongView, actions: list[MahjongAction], counts: Counts, around: Surroundings
    ) -> Choice[MahjongAction]:
        window = view.window
        assert window is not None
        tile = window.tile
        assert tile is not None
        melds = view.melds[around.seat]
        now = weigh_hand(counts, melds, around)
        best: MahjongAction = PASS
        for action in actions:
            if isinstance(action, CLAIMS):
                after = weigh_call(after_call(action, tile, window.seat, counts, melds), around)
                if after.value > now.value:
                    best, now = action, after
        if best is PASS:
            return Choice(PASS, "claim-does-not-help", {"tile": tile, **now.details()})
        return Choice(best, "claim-helps", {"tile": tile, **now.details()})
