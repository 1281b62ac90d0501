"""The hard bot: how likely its hand wins and for how much, against how likely a discard is won on and what that costs.

Two networks judge. One has seen the ends of hands that its like played: from the plans of a hand, the tiles that help
now and next, the wall that is left and what the others show it says how likely the hand wins, for how much, and what it
costs if it does not. The other has seen the hands of rivals behind what they showed: it says how likely a rival wins on
a discard. The discard is chosen that promises most after what it risks, so the bot pushes with a good hand and folds with a poor
one; a claim is made if the hand promises more with it than without.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rules.bots import Choice, LegalActions, Memory
from rules.dealing import Rng
from rules.mahjong import prospects, threats
from rules.mahjong.actions import FLOWER_WIN, PASS, WIN, DeclareKong, Discard, MahjongAction
from rules.mahjong.calls import CLAIMS, after_call, after_kong
from rules.mahjong.counts import UNIT, Counts, counts_of, listed
from rules.mahjong.melds import Meld
from rules.mahjong.net import amount, logistic, nets
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.plans import Plan, Surroundings, worths
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import KINDS, Tile

SCALE = 32.0
"""Points that the networks count as one."""
BEST = 6
"""Discards that are looked at closely: so many that leave most at first sight,"""
WORTH_A_LOOK = 0.3
"""if they leave so much of what the best one leaves;"""
SAFEST = 2
"""and so many that risk least."""
AFTER_DISCARD, AFTER_KONG = 4, 0
"""Draws until the own next one."""
USUAL_FAN = 5
"""Fan of a usual win, by which dangers are converted to the options."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a hand promises: the chance that it wins, what it wins then, and what it loses on average, in points.

    `risk` is the chance that the discard that leaves it is won on, and `value` is all this together. `folds` says that
    another discard would leave a hand that promises more, but risks too much.
    """

    chance: float
    gain: float
    loss: float
    plan: Plan | None
    useful: int
    risk: float
    value: float
    folds: bool = False

    @property
    def ahead(self) -> float:
        """What the hand promises once the discard has passed."""
        return self.chance * self.gain - self.loss

    def details(self) -> Mapping[str, object]:
        """Return it in words that a hint can use."""
        plan = self.plan
        told: dict[str, object] = {"plan": "none"}
        if plan is not None:
            kinds = tuple(KINDS[kind] for kind in plan.wanted)
            told = {"plan": plan.name, "suit": plan.suit, "wanted": kinds, "missing": plan.missing, "fan": plan.fan}
        told |= {"useful": self.useful, "win": round(100 * self.chance), "gain": round(self.gain)}
        return told | {"risk": round(100 * self.risk), "folds": self.folds}


class Outlook:
    """A seat's view as the bot judges it: what each own discard risks, and what hands promise. Made for one decision."""

    __slots__ = ("_rate", "around", "costs", "reader", "risks", "rivals")

    def __init__(self, around: Surroundings, counts: Counts) -> None:
        view = around.view
        self.around = around
        self.rivals = [threats.Rival(view, Seat(seat)) for seat in range(SEATS) if seat != around.seat]
        self._rate = rate(view.options, USUAL_FAN)
        self.risks = [0.0] * len(KINDS)
        self.costs = [0.0] * len(KINDS)
        for kind, held in enumerate(listed(counts)):
            if held:
                self.risks[kind], self.costs[kind] = self._danger(kind)
        self.reader = prospects.Reader(around, prospects.scene_of(around), self.costs)

    def _danger(self, kind: int) -> tuple[float, float]:
        """The chance that somebody wins on a discard, and what it costs on average, at the options the networks know."""
        net = nets()["threats"]
        nobody, cost = 1.0, 0.0
        for rival in self.rivals:
            win, pay = net(threats.features(rival, kind, self.around.unseen, self.around.view.wall))
            chance = logistic(win)
            nobody *= 1 - chance
            cost += chance * SCALE * amount(pay)
        return 1 - nobody, cost

    def inputs(self, counts: Counts, melds: tuple[Meld, ...], wait: int) -> list[float]:
        """Return what the network is told of a hand of 13 tiles less three a meld."""
        return self.reader.inputs(counts, melds, wait, self.reader.looks(counts, melds))

    def promise(self, counts: Counts, melds: tuple[Meld, ...], wait: int, discard: int | None = None) -> Promise:
        """Return what a hand of 13 tiles less three a meld promises, `discard` having led to it."""
        looks = self.reader.looks(counts, melds)
        win, gain, loss = nets()["prospects"](self.reader.inputs(counts, melds, wait, looks))
        close = looks.close
        plan = close[0].plan if close else None
        chance = logistic(win)
        pays = SCALE * amount(gain) * rate(self.around.options, USUAL_FAN if plan is None else plan.fan)
        loses = SCALE * loss * self._rate
        risk, cost = (0.0, 0.0) if discard is None else (self.risks[discard], self.costs[discard] * self._rate)
        value = (1 - risk) * (chance * pays - loses) - cost
        return Promise(chance, pays, loses, plan, close[0].helps if close else 0, risk, value)

    def best_discard(self, counts: Counts, melds: tuple[Meld, ...]) -> tuple[Tile, Promise]:
        """Return the discard that promises most, and what it promises."""
        after = {
            kind: self.promise(counts - UNIT[kind], melds, AFTER_DISCARD, kind)
            for kind in self._candidates(counts, melds)
        }
        best = max(after, key=lambda kind: after[kind].value)
        boldest = max(after, key=lambda kind: after[kind].ahead)
        folds = after[boldest].ahead > after[best].ahead and after[boldest].risk > after[best].risk
        return KINDS[best], replace(after[best], folds=folds)

    def _candidates(self, counts: Counts, melds: tuple[Meld, ...]) -> Sequence[int]:
        """The discards that are worth a close look, in tile order."""
        kinds = [kind for kind, held in enumerate(listed(counts)) if held]
        first = {kind: self.reader.at_first_sight(counts - UNIT[kind], melds) for kind in kinds}
        ranked = sorted(kinds, key=lambda kind: (-first[kind], kind))
        least = WORTH_A_LOOK * first[ranked[0]]
        chosen = {kind for kind in ranked[:BEST] if first[kind] >= least}
        return sorted(chosen.union(sorted(kinds, key=lambda kind: (self.costs[kind], kind))[:SAFEST]))


@functools.lru_cache(maxsize=256)
def rate(options: MahjongOptions, fan: int) -> float:
    """Return what so many fan are worth by the options, by what they are worth by those that the networks know."""
    known = replace(options, table="half_spicy", discard_payment="double", limit=10, points_per_unit=1)
    worth, usual = worths(options, prospects.PACE.drawn)[fan], worths(known, prospects.PACE.drawn)[fan]
    return worth / usual if usual else 1.0


class Hard:
    """Weighs what its hand promises against what each discard risks."""

    def choose(
        self,
        view: MahjongView,
        legal: LegalActions[MahjongAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[MahjongAction]:
        """Return the action that promises most."""
        del rng, budget, memory
        actions = list(legal)
        for win, reason in ((WIN, "wins"), (FLOWER_WIN, "wins-by-flowers")):
            if win in actions:
                return Choice(win, reason)
        if view.window is not None and not any(isinstance(action, CLAIMS) for action in actions):
            return Choice(PASS, "nothing-to-claim")
        around = Surroundings(view)
        counts = counts_of(view.concealed)
        outlook = Outlook(around, counts)
        if view.window is not None:
            return self._answer(view, actions, counts, outlook)
        return self._turn(actions, counts, view.melds[around.seat], outlook)

    def _turn(
        self, actions: list[MahjongAction], counts: Counts, melds: tuple[Meld, ...], outlook: Outlook
    ) -> Choice[MahjongAction]:
        tile, best = outlook.best_discard(counts, melds)
        for action in actions:
            if isinstance(action, DeclareKong):
                after = after_kong(action.tile, counts, melds)
                promised = outlook.promise(after.counts, after.melds, AFTER_KONG)
                if promised.value >= best.value:
                    return Choice(action, "kong-breaks-no-plan", {"tile": action.tile, **promised.details()})
        return Choice(Discard(tile), "leaves-most", {"tile": tile, **best.details()})

    def _answer(
        self, view: MahjongView, actions: list[MahjongAction], counts: Counts, outlook: Outlook
    ) -> Choice[MahjongAction]:
        window = view.window
        assert window is not None and window.tile is not None and view.viewer is not None
        melds = view.melds[view.viewer]
        best = outlook.promise(counts, melds, (view.viewer - window.seat) % SEATS)
        chosen: MahjongAction = PASS
        for action in actions:
            if isinstance(action, CLAIMS):
                after = after_call(action, window.tile, window.seat, counts, melds)
                if after.discards:
                    promised = outlook.best_discard(after.counts, after.melds)[1]
                else:
                    promised = outlook.promise(after.counts, after.melds, AFTER_KONG)
                if promised.value > best.value:
                    chosen, best = action, promised
        reason = "claim-does-not-help" if chosen is PASS else "claim-helps"
        return Choice(chosen, reason, {"tile": window.tile, **best.details()})
