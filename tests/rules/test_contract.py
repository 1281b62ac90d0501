"""The contract of rules/game.py, over every game with every preset, and over broken games that must fail it."""

from __future__ import annotations

import contextlib
import functools
import os
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules.cards import Card
from rules.chinese_ten import CHINESE_TEN, ChineseTen, TenOptions, TenView
from rules.options import GameOptions, Preset, specs
from rules.seats import Seat
from tests.rules import broken_games, contract
from tests.rules.short import words_of_a_short_match
from tests.rules.toy_game import TOY, ToyGame, ToyOptions

GAMES = {**rules.GAMES, TOY.name: TOY}
FEW_SEATS = 2
"""Presets are tried with so many numbers of seats, the fewest and the most; the first preset with all."""
TRIED = {"mahjong": 400}
"""Actions by which each value of an option is tried: of mahjong, which has many values and long hands, a hand."""


def _seats(game: rules.AnyGame, preset: Preset) -> list[int]:
    possible = [seats for seats in game.seats if not preset.options.problems(seats)]
    if preset == game.presets[0] or len(possible) <= FEW_SEATS:
        return possible
    return [possible[0], possible[-1]]


TABLES = [
    (game.name, preset.key, seats)
    for game in GAMES.values()
    for preset in game.presets
    for seats in _seats(game, preset)
]


ENDED: dict[tuple[str, str, int], bool] = {}
"""Whether the match of a table came to its end, of those that were played."""


@functools.lru_cache(maxsize=2)
def match_of(name: str, preset: str, seats: int) -> contract.Played:
    """A match played at random, for all the promises that are looked at, one after the other."""
    game = GAMES[name]
    options = next(each.options for each in game.presets if each.key == preset)
    match = contract.played(game, options, seats, "contract")
    ENDED[name, preset, seats] = game.outcome(match.states[-1]) is not None
    return match


def ended(table: tuple[str, str, int]) -> bool:
    """Whether the match of a table came to its end."""
    if table not in ENDED:
        match_of(*table)
    return ENDED[table]


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_every_game_keeps(check, table):
    check(match_of(*table))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_matches_come_to_their_end(name):
    assert any(ended(table) for table in TABLES if table[0] == name)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_number_of_seats_has_a_preset(name):
    assert {seats for each, _preset, seats in TABLES if each == name} == set(GAMES[name].seats)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_presets_are_named_once_and_the_first_is_the_default(game):
    assert game.presets[0].options == game.Options()
    assert len({preset.key for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert not preset.options.problems()
        assert game.Options.read(preset.options.values()) == preset.options


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_can_be_played(game):
    for key, spec in specs(game.Options).items():
        values = spec.choices if spec.choices is not None else (spec.low, spec.high)
        for value in (True, False) if isinstance(spec.default, bool) else values:
            options: GameOptions = game.Options().replace(**{key: value})
            seats = int(options["players"]) if "players" in specs(game.Options) else game.seats.start
            if not options.problems(seats):
                most = TRIED.get(game.name, contract.BY_CHANCE)
                match = contract.played(game, options, seats, f"{key}-{value}", most=most)
                contract.check_pieces(match)
                contract.check_end(match, least=most)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(text=st.one_of(st.text(), st.lists(st.sampled_from(
    ["play", "take", "lay", "next-deal", "next", "deal", "2h", "8c", "-", "Xx", "", "0", "-1", "true", "١"]
)).map(" ".join)))  # fmt: skip
def test_garbage_is_no_action(game, text):
    with contextlib.suppress(ValueError):
        assert game.text(game.parse(text)) == text


@pytest.mark.parametrize("name", sorted(rules.GAMES))
def test_equal_in_every_process(name):
    words = [sys.executable, "-m", "rules", *words_of_a_short_match(name), "--seed", "x", "--verbose"]
    outputs = {
        subprocess.run(words, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1


# Broken games


class StockShown(ChineseTen):
    """The view shows the bottom card of the stock."""

    def view(self, state: Any, viewer: Seat | None) -> TenView:
        """Return a view that tells too much."""
        shown = super().view(state, viewer)
        return replace(shown, opening=(*shown.opening, *state.position.stock[-1:]))


class NeighbourShown(ChineseTen):
    """Seat 1 sees a card of seat 0."""

    def view(self, state: Any, viewer: Seat | None) -> TenView:
        """Return a view that tells too much."""
        shown = super().view(state, viewer)
        return replace(shown, hand=(*shown.hand, *state.position.hands[0][:1])) if viewer == 1 else shown


class ChosenByTheStock(ChineseTen):
    """The bots' view is right, but the legal actions come in an order that the stock decides."""

    def legal_actions(self, state: Any, seat: Seat) -> Any:
        """Return legal actions that tell too much."""
        legal = super().legal_actions(state, seat)
        stock: tuple[Card, ...] = state.position.stock
        if seat >= 0 and legal and stock and stock[0].red:
            return replace(legal, hand=legal.hand[::-1])
        return legal


BROKEN = [
    (broken_games.ViewLeak(), contract.check_views, "the view leaks"),
    (broken_games.LegalLeak(), contract.check_views, "legal actions of"),
    (broken_games.ToActLeak(), contract.check_views, "to_act leaks"),
    (broken_games.LazyResample(), contract.check_views, "resampling never changed anything"),
    (broken_games.DealLeak(), contract.check_events, "the deal is told to"),
    (broken_games.EventLeak(), contract.check_events, "events tell"),
    (broken_games.LostCard(), contract.check_pieces, "pieces lost or doubled"),
    (broken_games.OrderMatters(), contract.check_simultaneous_answers, "the order of answers matters"),
    (broken_games.ForgetfulResample(), contract.check_resampled_positions_play_on, "resampling lost or doubled pieces"),
    (broken_games.PeekingBots(), contract.check_bots, "high knows what it cannot see"),
    (broken_games.EndlessMatch(), contract.check_end, "longer than longest"),
    (StockShown(), contract.check_views, "the view leaks"),
    (NeighbourShown(), contract.check_views, "the view leaks"),
    (ChosenByTheStock(), contract.check_views, "legal actions of"),
]


@pytest.mark.parametrize(("game", "check", "said"), BROKEN, ids=lambda value: type(value).__name__)
def test_a_planted_fault_is_caught(game, check, said):
    options: Any = ToyOptions(deals=4) if isinstance(game, ToyGame) else TenOptions(rounds=0)
    with pytest.raises(AssertionError, match=said):
        check(contract.played(game, options, 2, "planted"))


def test_the_sound_relatives_pass():
    for check in contract.CHECKS:
        check(contract.played(TOY, ToyOptions(deals=4), 2, "planted"))
        check(contract.played(CHINESE_TEN, TenOptions(rounds=0), 2, "planted"))
