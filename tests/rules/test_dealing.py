"""Dealing: the published vectors, and that bots' numbers are another domain."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dealing import LOTS, Dealing, Rng, Stream

VECTORS = json.loads((Path(__file__).parents[1] / "cases" / "dealing.json").read_text(encoding="utf-8"))


def dealing_of(vector: dict[str, object]) -> Dealing:
    return Dealing(bytes.fromhex(str(vector["seed"])), str(vector["game"]), str(vector["cut"]))


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: f"{vector['game']}-{vector['deal']}")
def test_vectors(vector):
    dealing = dealing_of(vector)
    order = dealing.order(vector["deal"], vector["n"])
    assert dealing.commit == vector["commit"]
    assert dealing.key(vector["deal"]).hex() == vector["key"]
    shown = list(order) if vector["order_is"] == "whole" else list(order[: len(vector["order"])])
    assert shown == vector["order"]
    assert hashlib.sha256(bytes(order)).hexdigest() == vector["sha256_of_order_bytes"]


def test_a_seed_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        Dealing(b"short", "chinese_ten")


def test_a_deal_depends_on_seed_game_cut_and_number_only():
    one = Dealing.from_text("alice", "chinese_ten", "cut")
    assert one.seed == hashlib.sha256(b"alice").digest()
    assert one.order(3, 52) == Dealing.from_text("alice", "chinese_ten", "cut").order(3, 52)
    others = [
        Dealing.from_text("bob", "chinese_ten", "cut").order(3, 52),
        Dealing.from_text("alice", "chinchon", "cut").order(3, 52),
        Dealing.from_text("alice", "chinese_ten", "other").order(3, 52),
        one.order(4, 52),
        one.order(LOTS, 52),
    ]
    assert len({one.order(3, 52), *others}) == 6


def test_the_cut_is_the_same_however_its_accents_are_typed():
    composed, decomposed = "caf\u00e9", "cafe\u0301"
    assert Dealing.from_text("x", "chinos", composed).key(1) == Dealing.from_text("x", "chinos", decomposed).key(1)


def test_length_prefixes_keep_game_and_cut_apart():
    assert Dealing.from_text("x", "ab", "c").key(1) != Dealing.from_text("x", "a", "bc").key(1)


def test_fresh_seed_material_differs():
    assert Dealing.fresh("chinese_ten").seed != Dealing.fresh("chinese_ten").seed


def test_commitment_tells_nothing_of_the_cut():
    assert Dealing.from_text("x", "chinos", "a").commit == Dealing.from_text("x", "chinos", "b").commit


def test_drawing_for_bots_moves_no_card():
    dealing = Dealing.from_text("x", "chinese_ten")
    before = dealing.order(1, 52)
    rng = dealing.rng("bot", 0)
    assert [rng.word() for _ in range(3)] != [dealing.stream(1).word() for _ in range(3)]
    assert dealing.order(1, 52) == before
    assert dealing.rng("bot", 0).word() == dealing.rng("bot", 0).word() != dealing.rng("bot", 1).word()


class Words(Stream):
    """A stream of given words."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"")
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def test_below_passes_over_words_that_would_favour_small_numbers():
    # 2^32 is 1 more than a multiple of three, so only the last word is passed over
    assert Words(2**32 - 1, 5).below(3) == 2
    assert Words(2**32 - 2).below(3) == 2
    assert Words(2**32 - 1).below(2) == 1


def test_shuffle_swaps_from_the_last_downwards():
    items = ["a", "b", "c"]
    Words(0, 0).shuffle(items)  # swap 2 with 0, then 1 with 0
    assert items == ["b", "c", "a"]


@given(st.lists(st.integers(), max_size=40), st.text(max_size=5))
def test_shuffle_keeps_every_piece(items, label):
    shuffled = list(items)
    Rng.from_text(label).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_choice_and_chance_reach_every_value():
    rng = Rng.from_text("reach")
    assert {rng.choice("abc") for _ in range(100)} == set("abc")
    assert {rng.chance(3, 10) for _ in range(100)} == {True, False}
    assert not any(rng.chance(0, 10) for _ in range(20))
