"""Hands, settings and matches that the tests of Chinese poker start from."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cards import Card, cards, pack
from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.chinese_poker.automatic import Declared, best_kind
from rules.chinese_poker.play import PokerState
from rules.chinese_poker.position import Position
from rules.chinese_poker.setting import Setting
from rules.dealing import Dealing, Rng
from rules.game import Step
from rules.seats import Seat

MANDARIN = PokerOptions()
BASIC = PokerOptions(version="basic")
BOTH = PokerOptions(bonus="both_net")
CASINO = PokerOptions(prevent_fouls=False, clock=90, clock_end="foul")

DRAGON = "2c 3h 4s 5d 6c 7h 8s 9d Tc Jh Qs Kd Ac"
SIX_PAIRS = "2h 2s 3c 3d 6h 6s 8c 8d Th Ts Qd Qh Ad"
THREE_FLUSHES = "2d 3d 3s 4d 5d 6d 7d 8d 8s 9d Qd Ad As"
THREE_STRAIGHTS = "Ac 2d 3h Ad 2s 3c 4h 5s Tc Jd Qh Ks Ah"

SWEEPER = "Ah Ad Kc / Ts Th Td 6c 5d / Ks Kh Kd 5c 6d"
"""Beats the next three, which have no bonus either, in every row."""
LOSERS = (
    "Qh Jd 4c / Jh Js 7c 4d 2s / 9s 9d 3c 3d 2c",
    "Qs Jc 7d / Ac Qd 8d 5h 4h / 8h 8c 9c 9h 2d",
    "Qc 8s 5s / As Tc 6s 4s 3s / 7s 7h 6h 3h 2h",
)
FOUL = "Jh Js 4c / Qh 7c 4d 2s Jd / 9s 9d 3c 3d 2c"
"""A pair in front of a high card."""


def setting(text: str) -> Setting:
    """The setting of a text: front, middle and back separated by slashes."""
    front, middle, back = (cards(row) for row in text.split("/"))
    return Setting(front, middle, back)


def declared(text: str) -> Declared:
    """An automatic win, declared."""
    hand = cards(text)
    kind = best_kind(hand)
    assert kind is not None
    return Declared(kind, hand)


def position(*hands: str, button: int = 3, stacks: tuple[int, ...] = (20, 20, 20, 20)) -> Position:
    """A deal in which the seats of these hands are dealt in, and the others hold what is left of the pack."""
    held = [cards(hand) for hand in hands]
    left = [card for card in pack() if not any(card in hand for hand in held)]
    while len(held) < 4:
        held.append(tuple(left[:13]))
        del left[:13]
    return Position(Seat(button), tuple(map(Seat, range(len(hands)))), stacks, tuple(held))


def random_hand(rng: Rng) -> tuple[Card, ...]:
    """Thirteen cards."""
    order = list(pack())
    rng.shuffle(order)
    return tuple(order[:13])


def start(options: PokerOptions = MANDARIN, seats: int = 4, seed: str = "start") -> Step[PokerState]:
    """A match with its first deal dealt."""
    return CHINESE_POKER.start(options, seats, Dealing.from_text(seed, CHINESE_POKER.name))


def steps(options: PokerOptions, seats: int, seed: str) -> Iterator[Step[PokerState]]:
    """Every step of a match of random actions, the start included."""
    step = start(options, seats, seed)
    rng = Rng.from_text("random actions", seed)
    yield step
    while waiting := CHINESE_POKER.to_act(step.state):
        seat = rng.choice(waiting)
        step = CHINESE_POKER.apply(step.state, seat, CHINESE_POKER.legal_actions(step.state, seat).pick(rng))
        yield step


def deal_end(options: PokerOptions = MANDARIN, seats: int = 4, seed: str = "end") -> PokerState:
    """A match after its first deal."""
    return next(step.state for step in steps(options, seats, seed) if step.state.phase != "set")
