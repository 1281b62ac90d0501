"""Positions and matches that the tests of Chinese Ten start from."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cards import Card, Rank, cards
from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.chinese_ten.play import TenState
from rules.chinese_ten.turns import Position
from rules.dealing import Dealing, Rng
from rules.game import TABLE, Step
from rules.seats import Seat


def position(
    hands: str = "8c/5d", layout: str = "", stock: str = "Kd Kh", marked: str | None = None, turn: int = 0
) -> Position:
    """A position: hands separated by slashes, cards by blanks."""
    return Position(
        tuple(cards(hand) for hand in hands.split("/")),
        cards(layout),
        cards(stock),
        Seat(turn),
        None if marked is None else Rank.parse(marked),
    )


def card(text: str) -> Card:
    return Card.parse(text)


def dealing(seed: str) -> Dealing:
    return Dealing.from_text(seed, CHINESE_TEN.name)


def start(options: TenOptions | None = None, seed: str = "start") -> Step[TenState]:
    """A match with its first deal dealt."""
    options = options or TenOptions()
    return CHINESE_TEN.start(options, options.players, dealing(seed))


def random_steps(options: TenOptions, seed: str) -> Iterator[Step[TenState]]:
    """Every step of a match of random actions, the start included."""
    step = start(options, seed)
    rng = Rng.from_text("random actions", seed)
    yield step
    while waiting := CHINESE_TEN.to_act(step.state):
        legal = CHINESE_TEN.legal_actions(step.state, waiting[0])
        step = CHINESE_TEN.apply(step.state, waiting[0], legal.pick(rng))
        yield step


def deal_end(options: TenOptions, seed: str) -> TenState:
    """A match after its first deal."""
    return next(step.state for step in random_steps(options, seed) if CHINESE_TEN.to_act(step.state) in ((TABLE,), ()))
