"""The greedy baseline of the arena: as few tiles missing as possible, blind to what a hand is worth."""

from __future__ import annotations

from rules.bots import Choice, LegalActions, Memory
from rules.dealing import Rng
from rules.mahjong.actions import PASS, WIN, Chow, DeclareKong, Discard, Kong, MahjongAction, Pung
from rules.mahjong.counts import UNIT, Counts
from rules.mahjong.distance import distance
from rules.mahjong.sight import Sight
from rules.mahjong.view import MahjongView
from rules.tiles import COPIES, KINDS, Tile


def useful(counts: Counts, sets: int, unseen: list[int]) -> int:
    """Return how many unseen tiles would lower what is missing."""
    now = distance(counts, sets)
    return sum(left for unit, left in zip(UNIT, unseen, strict=True) if left and distance(counts + unit, sets) < now)


def best_discard(counts: Counts, sets: int, unseen: list[int], held: list[int]) -> tuple[Tile, int]:
    """Return the discard after which least is missing, of equals the one with most useful tiles, and what is missing."""
    after = {kind: distance(counts - UNIT[kind.index], sets) for kind in KINDS if held[kind.index]}
    least = min(after.values())
    best = [kind for kind, missing in after.items() if missing == least]
    chosen = max(best, key=lambda kind: useful(counts - UNIT[kind.index], sets, unseen)) if len(best) > 1 else best[0]
    return chosen, least


class Greedy:
    """Takes every legal win, claims when less is missing afterwards, and discards what is needed least."""

    def choose(
        self,
        view: MahjongView,
        legal: LegalActions[MahjongAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[MahjongAction]:
        """Return the greedy choice."""
        del rng, budget, memory
        actions = list(legal)
        if WIN in actions:
            return Choice(WIN, "wins")
        if view.window is not None:
            return self._answer(view, actions)
        sight = Sight(view)
        for action in actions:
            if isinstance(action, DeclareKong) and self._kong_is_free(sight, action.tile):
                return Choice(action, "kong-costs-nothing", {"tile": action.tile})
        tile, missing = best_discard(sight.counts, sight.sets, sight.unseen, sight.held)
        return Choice(Discard(tile), "least-needed", {"tile": tile, "missing": missing})

    def _kong_is_free(self, sight: Sight, tile: Tile) -> bool:
        _, before = best_discard(sight.counts, sight.sets, sight.unseen, sight.held)
        four = sight.held[tile.index] == COPIES
        rest = sight.counts - sight.held[tile.index] * UNIT[tile.index]
        return distance(rest, sight.sets - four) <= before

    def _answer(self, view: MahjongView, actions: list[MahjongAction]) -> Choice[MahjongAction]:
        """Claim what leaves least missing, if that is less than now."""
        claims = [action for action in actions if isinstance(action, Pung | Chow | Kong)]
        if not claims or view.window is None or view.window.tile is None:
            return Choice(PASS, "nothing-to-claim")
        sight = Sight(view)
        now = distance(sight.counts, sight.sets)
        left = {claim: self._missing_after(sight, claim, view.window.tile) for claim in claims}
        best = min(claims, key=left.__getitem__)
        if left[best] < now:
            return Choice(best, "claim-helps", {"tile": view.window.tile, "missing": left[best]})
        return Choice(PASS, "claim-does-not-help", {"tile": view.window.tile})

    def _missing_after(self, sight: Sight, claim: MahjongAction, tile: Tile) -> int:
        held = sight.held.copy()
        counts = sight.counts
        used = [claim.low, claim.high] if isinstance(claim, Chow) else [tile] * (3 if isinstance(claim, Kong) else 2)
        for each in used:
            held[each.index] -= 1
            counts -= UNIT[each.index]
        if isinstance(claim, Kong):
            return distance(counts, sight.sets - 1)
        return best_discard(counts, sight.sets - 1, sight.unseen, held)[1]
