"""Positions and matches that the tests of Chinchón start from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.cards import Card, cards
from rules.chinchon import CHINCHON, ChinchonOptions, Meld
from rules.chinchon.play import ChinchonState
from rules.chinchon.turns import Position, act
from rules.dealing import Dealing, Rng
from rules.game import Step
from rules.seats import TABLE, Seat

STANDARD = ChinchonOptions()


def card(text: str) -> Card:
    return Card.parse(text)


def melds(texts: str) -> tuple[Meld, ...]:
    """Melds from their text forms, separated by blanks."""
    return tuple(map(Meld.parse, texts.split()))


def dealing(seed: str) -> Dealing:
    return Dealing.from_text(seed, CHINCHON.name)


def position(
    hands: str = "5s 6s 7s Kc Kh Kd 2c/4s Js Ks 2h 3c 4c Qd",
    stock: str = "Qs 3d 2d 5h 6h",
    pile: str = "Ac",
    turn: int = 0,
    phase: str = "draw",
    taken: str | None = None,
    takes: int = 0,
    turns: int = 4,
    known: str | None = None,
) -> Position:
    """A position: hands separated by slashes, cards by blanks. `known` is written as the hands are."""
    held = tuple(cards(hand) for hand in hands.split("/"))
    return Position(
        hands=held,
        stock=cards(stock),
        pile=cards(pile),
        turn=Seat(turn),
        phase=phase,  # type: ignore[arg-type]
        taken=None if taken is None else card(taken),
        takes=takes,
        turns=turns,
        known=((),) * len(held) if known is None else tuple(cards(each) for each in known.split("/")),
        showings=(None,) * len(held),
    )


def after(start: Position, *texts: str, options: ChinchonOptions = STANDARD) -> Position:
    """The position after actions of the seats in turn."""
    return steps(start, *texts, options=options)[-1].state


def steps(start: Position, *texts: str, options: ChinchonOptions = STANDARD) -> list[Step[Position]]:
    """Each step of actions of the seats in turn."""
    found = []
    for text in texts:
        step = act(start, start.turn, CHINCHON.parse(text), options, dealing("turns"), 1)
        found.append(step)
        start = step.state
    return found


def start(options: ChinchonOptions = STANDARD, seed: str = "start") -> Step[ChinchonState]:
    """A match with its first deal dealt."""
    return CHINCHON.start(options, options.players, dealing(seed))


def random_steps(options: ChinchonOptions, seed: str) -> Iterator[Step[ChinchonState]]:
    """Every step of a match of random actions, the start included."""
    step = start(options, seed)
    rng = Rng.from_text("random actions", seed)
    yield step
    while waiting := CHINCHON.to_act(step.state):
        legal = CHINCHON.legal_actions(step.state, waiting[0])
        step = CHINCHON.apply(step.state, waiting[0], legal.pick(rng))
        yield step


def deal_end(options: ChinchonOptions, seed: str) -> ChinchonState:
    """A match after its first deal."""
    return next(step.state for step in random_steps(options, seed) if CHINCHON.to_act(step.state) in ((TABLE,), ()))


def hands_of(count: int, size: int, options: ChinchonOptions = STANDARD, seed: int = 1) -> Iterator[tuple[Card, ...]]:
    """Random hands of a pack."""
    from rules.chinchon.deck import deck_of

    rng = Random(seed)
    for _ in range(count):
        yield tuple(rng.sample(deck_of(options).cards, size))
