"""`bench`: figures that are there, positive and of the right things."""

from __future__ import annotations

import json

import rules
from rules.cli import bench
from tests.rules.toy_game import TOY, Lay, ToyGame


def test_every_game_is_measured(command, toy):
    answer = command("bench", "--seconds", "0.01", "--json")
    figures = [json.loads(line) for line in answer.lines]
    assert [each["game"] for each in figures] == list(rules.GAMES)
    for each in figures:
        assert each["playouts_per_s"] > 0
        assert each["actions_per_s"] > each["playouts_per_s"]
        assert list(each["decisions_per_s"]) == list(bench.bots_of(rules.GAMES[each["game"]]))
        assert all(speed > 0 for speed in each["decisions_per_s"].values())


def test_one_game_in_words(command, toy):
    answer = command("bench", "toy", "--seconds", "0.01")
    assert answer.lines[0].startswith("toy: ")
    assert answer.lines[0].endswith("legal actions listed")
    assert [line.split()[0] for line in answer.lines[1:]] == [
        "low",
        "high",
        "random",
        "learning",
        "raising",
        "cheating",
    ]


def test_a_playout_is_one_deal_and_the_same_each_time(toy):
    lengths = [bench.playout(TOY, number) for number in range(20)]
    assert lengths == [bench.playout(TOY, number) for number in range(20)]
    # a deal has six actions; where it was void the table deals again
    assert set(lengths) <= {6, 13}
    assert set(lengths) >= {6}


def test_of_many_legal_actions_no_more_than_the_limit_are_listed(toy, monkeypatch):
    listed = 0

    class Endless:
        def __init__(self, inner):
            self.inner = inner

        def __iter__(self):
            nonlocal listed
            for number in range(10**9):
                listed += 1
                yield Lay(number)

        def pick(self, rng):
            return self.inner.pick(rng)

    class Many(ToyGame):
        def legal_actions(self, state, seat):
            return Endless(TOY.legal_actions(state, seat))

        def apply(self, state, seat, action):
            return TOY.apply(state, seat, action)

    monkeypatch.setattr(bench, "LISTED", 50)
    actions = bench.playout(Many(), 1)
    assert listed == 50 * actions
