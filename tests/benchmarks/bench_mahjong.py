"""The engine of mahjong: win test, shanten numbers, discard analysis, scoring, and how long its bots think."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any

from rules import game
from rules.dealing import Dealing, Rng
from rules.mahjong import FinishedHand, MahjongOptions, least_shanten, outlooks, score
from rules.mahjong.counts import counts_of
from rules.mahjong.shanten import is_complete
from rules.seats import TABLE, Seat
from rules.tiles import KINDS, WINDS, Tile, tile_set
from tests.benchmarks.figure import Figure

OPTIONS = MahjongOptions()
HANDS = 5000
ROUNDS = 5
MATCH_HANDS = 4
"""Hands that each bot plays on all seats."""


def run() -> list[Figure]:
    rng = Rng.from_text("bench mahjong")
    pack = list(tile_set(flowers=False))
    dealt = [_dealt(pack, rng) for _ in range(HANDS)]
    thirteen = [counts_of(hand[:13]) for hand in dealt]
    fourteen = [counts_of(hand) for hand in dealt]
    # half of the win tests meet a hand that wins
    finished = [_finished(rng) for _ in range(HANDS)]
    won = [hand.counts for hand in finished]
    tested = [counts for pair in zip(fourteen, won, strict=True) for counts in pair]
    assert all(score(hand, OPTIONS).items for hand in finished)
    return [
        Figure(
            "mahjong: win test, half of the hands complete",
            _each(lambda c: is_complete(c, 0, OPTIONS), tested) * 1e6,
            "us",
            2,
        ),
        Figure(
            "mahjong: exact shanten numbers, 13 tiles as counts",
            1 / _each(lambda c: least_shanten(c, (), OPTIONS), thirteen),
            "/s",
            400_000,
            "at least",
        ),
        Figure(
            "mahjong: discard analysis, 14 tiles",
            _each(lambda c: outlooks(c, (), OPTIONS), fourteen[:500]) * 1e3,
            "ms",
            1,
        ),
        Figure(
            "mahjong: itemised score of a finished hand", _each(lambda h: score(h, OPTIONS), finished) * 1e6, "us", 60
        ),
        *_decisions(),
    ]


def _each(work: Callable[[Any], object], inputs: Sequence[Any]) -> float:
    """Return the processor seconds of one call, the best of some rounds over all inputs, a call for nothing taken off."""
    return max(1e-9, _best(work, inputs) - _best(_nothing, inputs))


def _nothing(each: Any) -> None:
    del each


def _best(work: Callable[[Any], object], inputs: Sequence[Any]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for each in inputs:
            work(each)
        best = min(best, time.process_time() - began)
    return best / len(inputs)


def _dealt(pack: list[Tile], rng: Rng) -> list[Tile]:
    rng.shuffle(pack)
    return pack[:14]


def _finished(rng: Rng) -> FinishedHand:
    """A concealed hand of four random sets and a pair."""
    while True:
        kinds: list[int] = []
        for _ in range(4):
            first = rng.below(34)
            run = first < 27 and first % 9 < 7 and rng.chance(2, 3)
            kinds += [first, first + 1, first + 2] if run else [first] * 3
        kinds += [rng.below(34)] * 2
        if max(map(kinds.count, kinds)) <= 4:
            rng.shuffle(kinds)
            *rest, win = (KINDS[kind] for kind in kinds)
            return FinishedHand(tuple(rest), win, "discard", Seat(1), Seat(2), Seat(0), WINDS[0])


def _decisions() -> Iterable[Figure]:
    rules = game("mahjong")
    for key, bot in rules.levels.items():
        times: list[float] = []
        for number in range(MATCH_HANDS):
            dealing = Dealing.from_text(f"bench mahjong/{number}", rules.name)
            state = rules.start(rules.Options(), 4, dealing).state
            moves = 0
            while (waiting := rules.to_act(state)) and waiting[0] != TABLE:
                seat = waiting[0]
                view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
                rng = dealing.rng(moves)
                began = time.process_time()
                choice = bot.choose(view, legal, rng)
                times.append((time.process_time() - began) * 1000)
                state = rules.apply(state, seat, choice.action).state
                moves += 1
        times.sort()
        yield Figure(f"mahjong: decision of {key}, mean", fmean(times), "ms", 15)
        yield Figure(f"mahjong: decision of {key}, 95 %", times[len(times) * 95 // 100], "ms", 100)
        yield Figure(f"mahjong: decision of {key}, longest", times[-1], "ms", 1000)
