"""With real coins a bot settles its coins before the first call, keeps them sealed, and shows them in the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.chinos import CHINOS, Call, Show
from rules.chinos.play import apply
from rules.chinos.sealed import with_sealed_coins
from rules.dealing import Dealing, Rng
from rules.seats import Seat
from tests.rules.chinos.positions import called, played, shown, table

BOT = Seat(1)


def sealed(state, seat: Seat = BOT, level: str = "regular", seed: str = "seal") -> int | None:
    view = CHINOS.view(state, seat)
    return CHINOS.bot_view(view, level, Dealing.from_text(seed, "chinos")).coins


@pytest.mark.parametrize("level", list(CHINOS.levels))
def test_the_sealed_coins_are_the_same_whatever_is_called_and_shown(level: str) -> None:
    state = table(3, fists="real")
    at_first = sealed(state, level=level)
    assert at_first in range(4)
    for first, second in ((0, 9), (4, 3), (9, 2)):
        after, _ = called(state, first)
        assert sealed(after, level=level) == at_first
        after, _ = called(after, second, 5)
        assert after.phase == "show"
        assert sealed(after, level=level) == at_first
        after = apply(after, Seat(0), Show(3)).state
        assert sealed(after, level=level) == at_first


def test_each_round_seat_and_seed_has_coins_of_its_own() -> None:
    counted = Counter(sealed(table(3, fists="real"), seed=f"seed {number}") for number in range(400))
    assert set(counted) == {0, 1, 2, 3}
    assert min(counted.values()) > 60
    again, _ = called(table(3, fists="real"), 8, 9, 7)
    again, _ = shown(again, 0, 0, 0)
    assert again.round == 2
    seeds = [f"seed {number}" for number in range(40)]
    first, second = ([sealed(state, seed=seed) for seed in seeds] for state in (table(3, fists="real"), again))
    assert first != second
    assert first != [sealed(table(3, fists="real"), Seat(2), seed=seed) for seed in seeds]


@pytest.mark.parametrize("level", list(CHINOS.levels))
def test_a_bot_shows_what_it_sealed_and_its_call_was_possible_with_it(level: str) -> None:
    bot = CHINOS.levels[level]
    for number in range(60):
        dealing = Dealing.from_text(f"match {number}", "chinos")
        state, _ = called(table(3, fists="real"), 4)
        view = CHINOS.bot_view(CHINOS.view(state, BOT), level, dealing)
        call = bot.choose(view, CHINOS.legal_actions(state, BOT), dealing.rng("bot", 1, 1)).action
        assert isinstance(call, Call)
        assert view.coins is not None
        assert call.total in state.rules.span(view.coins)
        state, _ = called(state, call.total, next(each for each in range(10) if each not in (4, call.total)))
        showing = CHINOS.bot_view(CHINOS.view(state, BOT), level, dealing)
        answer = bot.choose(showing, CHINOS.legal_actions(state, BOT), Rng.from_text(number))
        assert answer.action == Show(view.coins)


def test_a_round_without_blanca_seals_at_least_one_coin() -> None:
    state = table(3, fists="real", no_blanca_first_round=True)
    assert {sealed(state, seed=f"seed {number}") for number in range(60)} == {1, 2, 3}


def test_nothing_is_sealed_where_the_app_knows_the_fists() -> None:
    state, _ = played(table(3), (1, 2, 3), (4,))
    view = CHINOS.view(state, BOT)
    assert CHINOS.bot_view(view, "master", Dealing.from_text("seal", "chinos")) is view
    saved = replace(CHINOS.view(table(3, fists="real"), BOT), viewer=None)
    assert with_sealed_coins(saved, CHINOS.levels["sly"], Dealing.from_text("seal", "chinos")).coins is None


def test_no_view_of_the_rules_holds_sealed_coins() -> None:
    state, _ = called(table(3, fists="real"), 4)
    assert all(CHINOS.view(state, viewer).coins is None for viewer in (None, Seat(0), Seat(1), Seat(2)))


def test_bots_show_when_all_people_have_shown() -> None:
    state = table(3, fists="real")
    assert not CHINOS.people_first(state)
    state, _ = called(state, 4, 3, 5)
    assert CHINOS.people_first(state)
    assert not CHINOS.people_first(table(3))
