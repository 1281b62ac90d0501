"""Chinchón: hands a second of the melds solver, and how long the hard bot thinks."""

from __future__ import annotations

import time
from random import Random

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.arrangements import Arranger
from rules.chinchon.deck import JOKER, deck_of
from rules.cli.decisions import decide
from rules.dealing import Dealing
from rules.seats import TABLE, Seat
from tests.benchmarks.figure import Figure

HANDS = 20_000
DEALS = 40
OPTIONS = ChinchonOptions()


def run() -> list[Figure]:
    times = sorted(thoughts())
    return [
        Figure("chinchon: least deadwood of 7 cards", solved(7), "hands/s", 20_000, "at least"),
        Figure("chinchon: least deadwood of 8 cards", solved(8), "hands/s", 20_000, "at least"),
        Figure("chinchon: of 7 cards with the joker", solved(7, joker=True), "hands/s", 20_000, "at least"),
        Figure("chinchon: of 8 cards with the joker", solved(8, joker=True), "hands/s", 20_000, "at least"),
        Figure("chinchon: a decision of hard, 95 of 100", 1000 * times[len(times) * 95 // 100], "ms", 50),
        Figure("chinchon: the longest decision of hard", 1000 * times[-1], "ms", 500),
    ]


def solved(size: int, *, joker: bool = False) -> float:
    """Random hands a second, none of them looked at before; with `joker` all of them hold it."""
    deck = deck_of(OPTIONS)
    random = Random(size)
    others = [card for card in deck.cards if card is not JOKER or not joker]
    held = (JOKER,) if joker else ()
    hands = [deck.mask((*random.sample(others, size - len(held)), *held)) for _ in range(HANDS)]
    arranger = Arranger(deck, OPTIONS.largest_set)
    began = time.perf_counter()
    for hand in hands:
        arranger.least(hand)
    return HANDS / (time.perf_counter() - began)


def thoughts() -> list[float]:
    """How long each decision of deals between two hard bots took, in seconds."""
    seconds = []
    bots = {Seat(seat): CHINCHON.levels["hard"] for seat in range(2)}
    for number in range(DEALS):
        dealing = Dealing.from_text(f"bench/{number}", CHINCHON.name)
        state = CHINCHON.start(OPTIONS, 2, dealing).state
        while (seat := CHINCHON.to_act(state)[0]) != TABLE:
            decision = decide(CHINCHON, state, seat, bots, dealing, len(seconds))
            seconds.append(decision.seconds)
            state = CHINCHON.apply(state, seat, decision.action).state
            if not CHINCHON.to_act(state):
                break
    return seconds
