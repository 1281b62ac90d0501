"""Chinchón with a real mouse and real keys: whole matches, and whatever is given up half way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablegames_qt.tables import TABLES
from tests.e2e.real_input import Player

pytestmark = [pytest.mark.real_input, pytest.mark.timeout(900)]
TILE = list(TABLES).index("chinchon")
"""Chinchón's place on the home screen."""
SitDown = Callable[..., Player]


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


def begin_by_mouse(player: Player) -> None:
    """Click the tile, then the button that starts the match."""
    player.click(player.shown["tiles"][TILE])
    player.until(lambda shown: shown["dialog"] == "SetupDialog" and shown["default"], "the set-up")
    player.click(player.shown["default"])
    player.until(lambda shown: shown["table"] is not None, "the table")


def turn_by_mouse(player: Player, *, dragging: bool) -> None:
    """Draw, knock when it is possible, else throw; show as proposed; deal on."""
    table = player.until_asked()
    moves, spots, places, buttons = table["moves"], table["spots"], table["places"], table["buttons"]
    if table["phase"] == "draw":
        if dragging:
            player.drag(places["stock"], places["hand"])
        else:
            player.click(places["stock"])
    elif table["phase"] == "discard" and table["knockable"]:
        card = table["knockable"][0]
        if dragging:
            player.drag(spots[card], places["slot"])
        else:
            player.click(spots[card])
            player.until(lambda shown: shown["table"]["buttons"]["knock"], "the button Knock")
            player.click(player.table["buttons"]["knock"])
        player.until(lambda shown: shown["table"]["laid_out"] == card, "the knock laid out")
        player.until_asked()
        assert player.table["moves"] == moves, "nothing is played before it is confirmed"
        player.click(player.table["buttons"]["yes"])
    elif table["phase"] == "discard":
        card = table["throw"]
        if dragging:
            player.drag(spots[card], places["pile"])
        else:
            player.click(spots[card], times=2)
    elif table["phase"] == "show":
        player.click(buttons["done"])
    else:
        player.click(buttons["next"])
    player.until(lambda shown: shown["table"]["moves"] > moves, f"something to be played in {table['phase']}")


def test_a_deal_is_played_by_mouse(sit_down: SitDown) -> None:
    player = sit_down()
    begin_by_mouse(player)
    turns = 0
    while player.until_asked()["deals"] == 0:
        turn_by_mouse(player, dragging=turns % 3 != 2)
        turns += 1
    assert player.table["phase"] in ("deal-over", "match-over")


@pytest.mark.slow
def test_a_whole_match_is_played_by_mouse(sit_down: SitDown) -> None:
    player = sit_down()
    begin_by_mouse(player)
    turns = 0
    while player.until_asked()["phase"] != "match-over":
        turn_by_mouse(player, dragging=turns % 2 == 0)
        turns += 1
    assert max(player.table["totals"]) >= 100 or "chinchón" in player.table["sentence"]


def test_a_knock_that_is_laid_out_can_be_given_up_until_the_cards_turn(sit_down: SitDown) -> None:
    player = sit_down()
    begin_by_mouse(player)
    while not player.until_asked()["knockable"]:
        turn_by_mouse(player, dragging=True)
    table = player.table
    card, moves, hand, places = table["knockable"][0], table["moves"], table["hand"], table["places"]

    def lay_out() -> None:
        player.drag(table["spots"][card], places["slot"])
        player.until(lambda shown: shown["table"]["laid_out"] == card, "the knock laid out")
        player.until_asked()

    def as_before() -> None:
        player.until(lambda shown: shown["table"]["laid_out"] is None and shown["table"]["rest"], "the hand as before")
        player.until_asked()
        assert (player.table["hand"], player.table["moves"]) == (hand, moves)

    lay_out()
    player.key("Escape")
    as_before()
    lay_out()
    player.click(player.table["buttons"]["no"])
    as_before()
    lay_out()
    player.click(places["pile"], button=3)
    as_before()
    lay_out()
    player.drag(places["slot"], places["hand"])
    as_before()


def turn_by_key(player: Player) -> None:
    """A turn without the mouse: D draws, a digit and Enter throw, K and Enter knock, Enter shows, N deals on."""
    table = player.until_asked()
    moves = table["moves"]
    match table["phase"]:
        case "draw":
            player.key("d")
        case "discard" if table["knockable"]:
            player.key("k")
            player.until(lambda shown: shown["table"]["laid_out"], "the knock laid out")
            player.key("Return")
        case "discard":
            card = table["throw"]
            player.key(str(1 + table["hand"].index(card)))
            player.until(lambda shown: shown["table"]["ring"] == card, "the ring around a card")
            player.key("Return")
        case "show":
            player.key("Return")
        case _:
            player.key("n")
    player.until(lambda shown: shown["table"]["moves"] > moves, f"something to be played in {table['phase']}")


@pytest.mark.slow
def test_a_whole_match_is_played_in_spanish_with_the_keyboard_alone(sit_down: SitDown) -> None:
    player = sit_down("--language", "es")
    for _ in range(TILE):
        player.key("Right")
    player.begin_match()
    while player.until_asked()["phase"] != "match-over":
        turn_by_key(player)
        player.key("space")  # passes the time, and never plays
    assert "gana la partida" in player.table["sentence"] or "Empate" in player.table["sentence"]
    player.key("ctrl+Home")
    player.until(lambda shown: shown["table"] is None, "home")
