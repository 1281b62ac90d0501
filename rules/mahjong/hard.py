"""The hard bot: how likely its hand wins and for how much, against how likely a discard is won on and what that costs."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from rules.bots import Choice, LegalActions, Memory
from rules.dealing import Rng
from rules.mahjong import prospects, threats
from rules.mahjong.actions import FLOWER_WIN, PASS, WIN, DeclareKong, Discard, MahjongAction
from rules.mahjong.calls import CLAIMS, AfterCall, after_call, after_kong
from rules.mahjong.counts import UNIT, Counts, counts_of, listed
from rules.mahjong.melds import Meld
from rules.mahjong.net import Net, logistic
from rules.mahjong.options import SEATS
from rules.mahjong.plans import Melded, Surroundings
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import KINDS, Tile

SCALE = 32.0


@functools.cache
def nets() -> tuple[Net, Net]:
    text = resources.files("rules.mahjong").joinpath("data/hard.json").read_text(encoding="ascii")
    read = json.loads(text)
    return tuple(
        Net(*(read[name][part] for part in ("hidden", "bias", "out", "out_bias"))) for name in ("prospects", "threats")
    )


@dataclass(frozen=True, slots=True)
class Promise:
    chance: float
    gain: float
    loss: float

    @property
    def value(self) -> float:
        return self.chance * self.gain - LOSS * self.loss


LOSS = 1.0
CLAIM_MARGIN = 0.0
DANGER = 1.0


def promise(counts: Counts, melds: tuple[Meld, ...], around: Surroundings, wait: int) -> Promise:
    row = prospects.features(counts, Melded(melds, around.values), around, wait)
    win, gain, loss = nets()[0](row)
    return Promise(logistic(win), SCALE * math.exp(min(4.0, gain)), SCALE * loss)


class Danger:
    def __init__(self, view: MahjongView, around: Surroundings) -> None:
        self.rivals = [threats.Rival(view, Seat(seat)) for seat in range(SEATS) if seat != around.seat]
        self.view = view
        self.around = around

    def of(self, kind: int) -> tuple[float, float]:
        """chance that somebody wins on it, and what it costs on average"""
        net = nets()[1]
        nobody, cost = 1.0, 0.0
        for rival in self.rivals:
            win, pay = net(threats.features(rival, kind, self.around.unseen[kind], self.view.wall))
            chance = logistic(win)
            nobody *= 1 - chance
            cost += chance * SCALE * math.exp(min(4.0, pay))
        return 1 - nobody, cost


class Hard:
    def choose(
        self,
        view: MahjongView,
        legal: LegalActions[MahjongAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[MahjongAction]:
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
        melds = view.melds[around.seat]
        danger = Danger(view, around)
        tile, value = self.best_discard(counts, melds, around, danger)
        for action in actions:
            if isinstance(action, DeclareKong):
                after = after_kong(action.tile, counts, melds)
                if promise(after.counts, after.melds, around, 1).value >= value:
                    return Choice(action, "kong-breaks-no-plan", {"tile": action.tile})
        return Choice(Discard(tile), "leaves-most", {"tile": tile})

    def best_discard(self, counts, melds, around, danger) -> tuple[Tile, float]:
        held = listed(counts)
        best = None
        for kind in KINDS:
            if held[kind.index]:
                ahead = promise(counts - UNIT[kind.index], melds, around, 4)
                _, cost = danger.of(kind.index)
                value = ahead.value - DANGER * cost
                if best is None or value > best[0]:
                    best = (value, kind)
        assert best is not None
        return best[1], best[0]

    def _answer(self, view, actions, counts, around) -> Choice[MahjongAction]:
        window = view.window
        tile = window.tile
        melds = view.melds[around.seat]
        now = promise(counts, melds, around, (around.seat - window.seat) % SEATS).value + CLAIM_MARGIN
        danger = Danger(view, around)
        best: MahjongAction = PASS
        for action in actions:
            if isinstance(action, CLAIMS):
                after = after_call(action, tile, window.seat, counts, melds)
                if after.discards:
                    value = self.best_discard(after.counts, after.melds, around, danger)[1]
                else:
                    value = promise(after.counts, after.melds, around, 1).value
                if value > now:
                    best, now = action, value
        return Choice(best, "claim-helps" if best is not PASS else "claim-does-not-help", {"tile": tile})
