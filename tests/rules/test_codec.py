"""Text forms: what is written is read back, and nothing else is read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import Card, cards, pack
from rules.chinese_ten import Play, Take
from rules.codec import action_of, lines_of, name_of, text_of
from rules.game import NextDeal
from rules.seats import Seat


class Colour(Enum):
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class SetRows:
    rows: tuple[tuple[Card, ...], ...]
    colour: Colour = Colour.RED


@dataclass(frozen=True, slots=True)
class Call:
    number: int
    seat: Seat | None = None
    loud: bool = False
    how: Literal["plain", "fancy"] = "plain"
    bids: tuple[int, ...] = ()
    word: str = "-"


@dataclass(frozen=True, slots=True)
class Pair:
    """A value of its own: one word, because it has `parse`."""

    one: Card
    two: Card

    @staticmethod
    def parse(text: str) -> Pair:
        one, plus, two = text.partition("+")
        if not plus:
            raise ValueError(text)
        return Pair(Card.parse(one), Card.parse(two))

    def __str__(self) -> str:
        return f"{self.one}+{self.two}"


@dataclass(frozen=True, slots=True)
class Match:
    pairs: tuple[Pair, ...]
    kept: Pair | None = None


PAIRS = (Pair(*cards("8c 8d")), Pair(*cards("Kh Ks")))
KINDS = (Play, Take, NextDeal, SetRows, Call, Match)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play(Card.parse("8c")), "play 8c"),
        (Play(Card.parse("8c"), Card.parse("2h")), "play 8c take 2h"),
        (Take(Card.parse("2h")), "take 2h"),
        (NextDeal(), "next-deal"),
        (SetRows((cards("2c 3c"), cards("Ah"))), "set-rows 2c,3c/Ah"),
        (SetRows((), Colour.BLACK), "set-rows - colour black"),
        (Call(-3), "call -3"),
        (Call(1, word="truco"), "call 1 word truco"),
        (Match(PAIRS), "match 8c+8d,Kh+Ks"),
        (Match((), PAIRS[0]), "match - kept 8c+8d"),
        (Call(7, Seat(2), loud=True, how="fancy", bids=(1, 2)), "call 7 seat 2 loud true how fancy bids 1,2"),
    ],
)
def test_text_of_an_action_is_read_back(action, text):
    assert text_of(action) == text
    assert action_of(KINDS, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 1c",
        "play 8C",
        "play 8c 2h",
        "play 8c take",
        "play 8c take 2h take 3h",
        "play 8c take -",  # the default is not written
        "play  8c",
        "Play 8c",
        "play 8c ",
        "pass",
        "next-deal now",
        "call 1_0",
        "call +1",
        "call 007",
        "call 12345678901",
        "call \u0661",
        "call 1 loud yes",
        "call 1 how loud",
        "call 1 number 2",
        "set-rows 2c/",
        "set-rows 2c colour green",
        "match 8c+8d+8h",
        "match 8c",
        "match 8c+8d kept -",
    ],
)
def test_anything_else_is_refused(text):
    with pytest.raises(ValueError, match="action"):
        action_of(KINDS, text)


@given(st.text(max_size=30))
def test_no_text_is_read_as_another(text):
    try:
        action = action_of(KINDS, text)
    except ValueError:
        return
    assert text_of(action) == text


def test_names_are_kebab_case():
    assert [name_of(kind) for kind in KINDS] == ["play", "take", "next-deal", "set-rows", "call", "match"]


def test_values():
    assert text_of(None) == "-"
    assert text_of(frozenset({3, 1})) == "1,3"
    assert text_of(frozenset()) == "-"
    assert text_of(()) == "-"
    assert text_of(((1, -1), (2,))) == "1,-1/2"
    assert text_of(False) == "false"


def test_lines_of_a_view():
    assert lines_of(Call(1, bids=(4,))) == [
        "number: 1",
        "seat: -",
        "loud: false",
        "how: plain",
        "bids: 4",
        "word: -",
    ]


def test_every_card_is_read_back():
    for card in pack():
        assert Card.parse(str(card)) is card
    assert [str(card) for card in pack()[:13]] == [f"{rank}c" for rank in "23456789TJQKA"]
