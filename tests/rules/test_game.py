"""What all games share: looking them up, the wait for the next deal, what a game need not say."""

from __future__ import annotations

import subprocess
import sys

import pytest

import rules
from rules.chinese_ten import CHINESE_TEN, Play
from rules.dealing import Dealing, Rng
from rules.game import Game, IllegalAction, NextDeal, OnlyNextDeal
from tests.rules.toy_game import TOY


def test_games_are_found_by_their_names():
    for name, game in rules.GAMES.items():
        assert rules.game(name) is game
        assert game.name == name
    with pytest.raises(KeyError, match="no game 'whist'; there are: chinese_ten"):
        rules.game("whist")


def test_the_registry_does_not_change():
    with pytest.raises(TypeError):
        rules.GAMES["whist"] = CHINESE_TEN  # type: ignore[index]


def test_only_the_next_deal():
    legal = OnlyNextDeal()
    assert list(legal) == [NextDeal()]
    assert legal
    assert NextDeal() in legal
    assert legal.why_not(NextDeal()) is None
    assert legal.why_not(Play) == "wrong-phase"
    assert legal.pick(Rng.from_text("x")) == NextDeal()


def test_a_refusal_has_a_reason_and_details_that_do_not_change():
    refusal = IllegalAction("not-in-hand", card="2h")
    assert (str(refusal), refusal.reason, dict(refusal.details)) == ("not-in-hand", "not-in-hand", {"card": "2h"})
    with pytest.raises(TypeError):
        refusal.details["card"] = "3h"  # type: ignore[index]


def test_what_a_game_need_not_say():
    state = TOY.start(TOY.Options(), 2, Dealing.from_text("x", "toy")).state
    assert Game.deal_facts(TOY, state, 0) == {}
    assert Game.remember(TOY, "as before", state) == "as before"
    assert dict(CHINESE_TEN.baselines) == {}


def test_importing_the_rules_brings_neither_qt_nor_the_command_line():
    program = "import rules, sys; print(*(name for name in sys.modules if name.startswith(('PySide6', 'rules.cli'))))"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == ""
