"""The easy bot: one plan at a time, now and then a careless discard, no thought of the others."""

from __future__ import annotations

from rules.bots import Choice, LegalActions, Memory
from rules.dealing import Rng
from rules.mahjong.actions import FLOWER_WIN, PASS, WIN, DeclareKong, Discard, MahjongAction
from rules.mahjong.calls import CLAIMS, after_call, after_kong
from rules.mahjong.counts import UNIT, Counts, counts_of, listed
from rules.mahjong.melds import Meld
from rules.mahjong.plans import Melded, Pace, Plan, Surroundings, missing_to, plans, useful
from rules.mahjong.view import MahjongView
from rules.tiles import KINDS, Tile

TURNS = 4
"""Own turns after which the plan is made anew."""
CARELESS = (1, 5)
"""How often it throws one of the next best tiles, unless the hand is ready then."""
PACE = Pace()
CLOSED = ("chows", "pairs", "orphans")
"""Plans for which it claims nothing."""


class Easy:
    """Takes every legal win, keeps to the cheapest plan that reaches the minimum, and throws what it needs least for it."""

    def choose(
        self,
        view: MahjongView,
        legal: LegalActions[MahjongAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[MahjongAction]:
        """Return the choice that its plan asks for."""
        del budget, memory
        actions = list(legal)
        for win, reason in ((WIN, "wins"), (FLOWER_WIN, "wins-by-flowers")):
            if win in actions:
                return Choice(win, reason)
        if view.window is not None and not any(isinstance(action, CLAIMS) for action in actions):
            return Choice(PASS, "nothing-to-claim")
        around = Surroundings(view)
        melds = view.melds[around.seat]
        counts = counts_of(view.concealed)
        plan = self.plan(view, counts, melds, around)
        if view.window is not None:
            return self._answer(view, actions, plan, counts, melds, around)
        return self._turn(actions, plan, counts, melds, around, rng)

    def plan(self, view: MahjongView, counts: Counts, melds: tuple[Meld, ...], around: Surroundings) -> Plan:
        """Return the plan of these turns: the one with least missing, what was thrown since it was made still counting.

        A bot remembers nothing, so the hand as it was then is not known; this is the nearest to it.
        """
        own = [throw.tile for throw in view.discards if throw.seat == around.seat]
        held = listed(counts)
        for tile in own[len(own) - len(own) % TURNS :]:
            held[tile.index] = min(4, held[tile.index] + 1)
        then = sum(number * UNIT[kind] for kind, number in enumerate(held))
        found = plans(then, Melded(melds, around.values), around, PACE)
        found = found or plans(counts, Melded(melds, around.values), around, PACE)
        nothing = Plan("free", -1, (), 0, 0, 0, 0.0)
        return min(found, key=lambda plan: (plan.missing, -plan.fan), default=nothing)

    def _turn(
        self,
        actions: list[MahjongAction],
        plan: Plan,
        counts: Counts,
        melds: tuple[Meld, ...],
        around: Surroundings,
        rng: Rng,
    ) -> Choice[MahjongAction]:
        melded = Melded(melds, around.values)
        ranked = sorted(
            (kind for kind in KINDS if Discard(kind) in actions),
            key=lambda kind: self._badness(plan, counts - UNIT[kind.index], melded, around, kind),
        )
        best = missing_to(plan, counts - UNIT[ranked[0].index], melded, around)
        for action in actions:
            if isinstance(action, DeclareKong):
                after = after_kong(action.tile, counts, melds)
                if missing_to(plan, after.counts, Melded(after.melds, around.values), around) <= best:
                    return Choice(action, "kong-costs-nothing", {"tile": action.tile})
        if len(ranked) > 1 and best > 1 and rng.chance(*CARELESS):
            tile = rng.choice(ranked[1:3])
            return Choice(Discard(tile), "careless", {"tile": tile})
        return Choice(Discard(ranked[0]), "not-in-the-plan", {"tile": ranked[0], "plan": plan.name, "missing": best})

    def _badness(
        self, plan: Plan, rest: Counts, melded: Melded, around: Surroundings, kind: Tile
    ) -> tuple[int, int, int]:
        missing = missing_to(plan, rest, melded, around)
        after = plan._replace(missing=missing)
        return missing, -useful(after, rest, melded, around), kind.index

    def _answer(
        self,
        view: MahjongView,
        actions: list[MahjongAction],
        plan: Plan,
        counts: Counts,
        melds: tuple[Meld, ...],
        around: Surroundings,
    ) -> Choice[MahjongAction]:
        """Claim what brings the plan nearer."""
        window = view.window
        assert window is not None
        now = missing_to(plan, counts, Melded(melds, around.values), around)
        for action in actions:
            if window.tile is None or not isinstance(action, CLAIMS) or plan.name in CLOSED:
                continue
            after = after_call(action, window.tile, window.seat, counts, melds)
            melded = Melded(after.melds, around.values)
            if not plan_allows(plan, melded):
                continue
            kinds = [kind for kind, held in enumerate(listed(after.counts)) if held] if after.discards else []
            missing = min(
                (missing_to(plan, after.counts - UNIT[kind], melded, around) for kind in kinds),
                default=missing_to(plan, after.counts, melded, around),
            )
            if missing < now:
                return Choice(action, "claim-helps", {"tile": window.tile, "plan": plan.name})
        return Choice(PASS, "claim-does-not-help", {"tile": window.tile})


def plan_allows(plan: Plan, melded: Melded) -> bool:
    """Whether melds fit a plan."""
    if plan.name == "pungs":
        return not melded.chows
    if plan.name == "full":
        return melded.suits <= {plan.suit} and not melded.honours
    return plan.name != "half" or melded.suits <= {plan.suit}
