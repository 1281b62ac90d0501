"""Mahjong with a real mouse and real keys: a whole hand each way, and tiles that are let go half way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules import GAMES
from tests.e2e.real_input import Player

pytestmark = [pytest.mark.real_input, pytest.mark.timeout(900)]
SitDown = Callable[..., Player]
KEYS = {"win": "m", "kong": "k", "pung": "p", "chow": "c"}


@pytest.fixture
def sit_down(x_display: str, tmp_path: Path) -> Iterator[SitDown]:
    """Starts the program; at the end it must close by itself and have complained of nothing."""
    players: list[Player] = []

    def begin(*words: str, speed: str = "off") -> Player:
        players.append(Player(x_display, tmp_path / f"profile{len(players)}", *words, speed=speed))
        return players[-1]

    yield begin
    complaints = [player.close() for player in players]
    assert not any(complaints), complaints


def tile_of_game(player: Player) -> list[int]:
    """Mahjong's place on the home screen: the last of the games that have one."""
    place: list[int] = player.shown["tiles"][-1]
    assert list(GAMES)[-1] == "mahjong"
    return place


def begin_by_mouse(player: Player) -> None:
    player.click(tile_of_game(player))
    player.until(lambda shown: shown["dialog"] == "SetupDialog" and shown["default"], "the set-up")
    player.click(player.shown["default"])
    player.until(lambda shown: shown["table"] is not None, "the table")


def begin_by_keys(player: Player) -> None:
    """From the first tile to the last with the arrow keys, then Enter and Enter."""
    for _ in player.shown["tiles"][1:]:
        player.key("Right")
    player.key("Return")
    player.until(lambda shown: shown["dialog"] == "SetupDialog", "the set-up")
    player.key("Return")
    player.until(lambda shown: shown["table"] is not None, "the table")


def call_of(table: dict[str, object]) -> str:
    """The first call that is possible, as its button is named; empty where there is none."""
    calls = table["calls"]
    assert isinstance(calls, list)
    return str(calls[0]).split()[0] if calls else ""


def play_by_mouse(player: Player, *, turn: int) -> None:
    table = player.until_asked()
    moves, call = table["moves"], call_of(table)
    if table["phase"] == "claims":
        name = "win" if call == "win" else "pass"
        player.click(table["buttons"][name])
    elif call == "win":
        player.click(table["buttons"]["win"])
    else:
        _, place = table["tiles"][table["throw"]]
        if turn % 3 == 0:
            player.drag(place, table["pond"])
        elif turn % 3 == 1:
            player.click(place, times=2)
        else:
            player.click(place)
            player.click(place)
    player.until(lambda shown: shown["table"]["moves"] > moves, f"something to be played in {table['phase']}")


def play_by_keys(player: Player) -> None:
    table = player.until_asked()
    moves, call = table["moves"], call_of(table)
    if table["phase"] == "claims":
        player.key("m" if call == "win" else "n")
    elif call == "win":
        player.key("m")
    else:
        place = table["throw"]
        player.key(str((min(place, 9) + 1) % 10))
        for _ in range(place - 9):
            player.key("Right")
        player.until(lambda shown: shown["table"]["ring"] == table["tiles"][place][0], "the ring around the tile")
        player.key("Return")
    player.until(lambda shown: shown["table"]["moves"] > moves, f"something to be played in {table['phase']}")


def test_a_hand_is_played_by_mouse(sit_down: SitDown) -> None:
    player = sit_down()
    begin_by_mouse(player)
    turn = 0
    while player.until_asked()["hands"] == 0:
        play_by_mouse(player, turn=turn)
        turn += 1
    assert player.table["phase"] == "hand-over"
    player.click(player.table["next"])
    player.until(lambda shown: shown["table"]["phase"] != "hand-over", "the next hand")
    player.until_asked()


def test_a_hand_is_played_with_the_keyboard_alone(sit_down: SitDown) -> None:
    player = sit_down()
    begin_by_keys(player)
    while player.until_asked()["hands"] == 0:
        play_by_keys(player)
    assert player.table["phase"] == "hand-over"
    player.key("n")
    player.until(lambda shown: shown["table"]["phase"] != "hand-over", "the next hand")
    player.until_asked()


def test_a_tile_that_is_given_up_half_way_goes_home(sit_down: SitDown) -> None:
    player = sit_down()
    begin_by_mouse(player)
    table = player.until_asked()
    while table["phase"] != "turn":
        play_by_mouse(player, turn=0)
        table = player.until_asked()
    moves, (tile, place) = table["moves"], table["tiles"][0]
    player.press(place)
    player.carry(place, table["pond"])
    player.key("Escape")
    player.release()
    assert player.until_asked()["moves"] == moves
    assert [each for each, _ in player.table["tiles"]].count(tile) >= 1
    player.drag(place, table["tiles"][4][1])
    assert player.until_asked()["moves"] == moves, "a drag inside the hand only puts it in order"
