"""A whole series in Spanish, with real keys and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.real_input import Player

pytestmark = [pytest.mark.real_input, pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture
def player(x_display: str, tmp_path: Path) -> Iterator[Player]:
    """The program on its home screen, in English; at the end it closes by its own key and has complained of nothing."""
    made = Player(x_display, tmp_path / "profile")
    yield made
    complaints = made.close()
    assert not complaints


def choose_spanish(player: Player) -> None:
    """From the game's tile back to the languages, one to the right, and forward again."""
    player.key("shift+Tab")
    player.key("Right")
    player.until(lambda shown: shown["language"] == "es", "Spanish")
    player.key("Tab")
    player.until(lambda shown: shown["focus"] == "GameTile", "the game's tile")


def play_one_card(player: Player) -> None:
    """The first card of the hand; of several targets the one at the right."""
    table = player.table
    moves = table["moves"]
    if table["phase"] == "play":
        player.key("1")
        player.until(lambda shown: shown["table"]["ring"] in table["view"]["hand"], "the ring around a card")
        card = player.table["ring"]
        several = len(table["takes"][card]) > 1
        player.key("Return")
    else:
        [card] = table["view"]["turned"]
        several = True
    if several:
        taken = table["takes"][card]
        player.until(lambda shown: shown["table"]["moves"] > moves or shown["table"]["ring"] in taken, "a choice")
        if player.table["moves"] == moves:
            player.key("Right")
            player.key("Return")
    player.until(lambda shown: shown["table"]["moves"] > moves, "the card to be played")


def test_a_whole_series_is_played_in_spanish_with_the_keyboard_alone(player: Player) -> None:
    choose_spanish(player)
    player.begin_match()
    deals = 0
    while True:
        phase = player.until_asked()["phase"]
        if phase == "match-over":
            break
        if phase == "deal-over":
            deals += 1
            player.until(lambda shown: shown["table"]["ring"] == "Button", "the ring around Next")
            player.key("Return")
            player.until(lambda shown: shown["table"]["phase"] != "deal-over", "the next deal")
        else:
            play_one_card(player)
            player.key("space")  # passes the time, and never plays
    assert deals == 5
    assert player.shown["language"] == "es"
    player.key("ctrl+Home")
    player.until(lambda shown: shown["table"] is None, "home")
