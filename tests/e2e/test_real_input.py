"""Real mouse and keys at the real program: whatever is done half way, the scene equals the view afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.real_input import Player, Shown

pytestmark = [pytest.mark.real_input, pytest.mark.timeout(300)]
SitDown = Callable[..., Player]


@pytest.fixture
def sit_down(x_display: str, tmp_path: Path) -> Iterator[SitDown]:
    """Starts the program with a match on it; at the end it must close by itself and have complained of nothing."""
    players: list[Player] = []

    def begin(**how: str) -> Player:
        player = Player(x_display, tmp_path / f"profile{len(players)}", **how)
        players.append(player)
        player.begin_match()
        return player

    yield begin
    complaints = [player.close() for player in players]
    assert not any(complaints), complaints


def laying(table: Shown) -> str:
    """A hand card that takes nothing."""
    return next(card for card in table["view"]["hand"] if not table["takes"][card])


def play_by_dragging(player: Player) -> None:
    """Play the card that comes first, with the mouse, and wait for what follows."""
    table = player.until_asked()
    moves, spots = table["moves"], table["spots"]
    if table["phase"] == "take":
        [card] = table["view"]["turned"]
    else:
        card = max(table["view"]["hand"], key=lambda each: len(table["takes"][each]))
    target = spots[table["takes"][card][-1]] if table["takes"][card] else table["felt"]
    player.drag(spots[card], target)
    player.until(lambda shown: shown["table"]["moves"] > moves, f"{card} to be played")


def test_a_deal_is_played_by_dragging(sit_down: SitDown) -> None:
    player = sit_down(speed="off")
    while player.until_asked()["phase"] in ("play", "take"):
        play_by_dragging(player)
    assert player.table["phase"] == "deal-over"
    player.click(player.table["next"])
    player.until(lambda shown: shown["table"]["phase"] == "play", "the next deal")


def test_whatever_is_given_up_half_way_comes_home(sit_down: SitDown) -> None:
    player = sit_down(speed="quick")
    table = player.until_asked()
    moves, view = table["moves"], table["view"]
    card = table["spots"][view["hand"][3]]
    felt = table["felt"]
    left, top, width, height = player.shown["frame"]
    outside = [left + width + 40, top + height // 2]

    def in_hand() -> None:
        player.press(card)
        player.carry(card, felt)
        player.until(lambda shown: shown["table"]["dragging"], "a card in the hand")

    def home() -> None:
        player.until(lambda shown: not shown["table"]["dragging"] and shown["table"]["rest"], "the card at home")
        player.until_asked()
        assert player.table["moves"] == moves
        assert player.table["view"] == view

    in_hand()  # Escape half way
    player.key("Escape")
    player.until(lambda shown: not shown["table"]["dragging"], "an empty hand")
    player.release()
    home()
    in_hand()  # the right button
    player._input("press", 1, "click", 3)
    player.until(lambda shown: not shown["table"]["dragging"], "an empty hand")
    player.release()
    home()
    in_hand()  # off the window, and let go there
    player.carry(felt, outside)
    player.release()
    home()
    in_hand()  # off the window and back
    player.carry(felt, outside)
    player.carry(outside, card)
    player.release()
    home()
    in_hand()  # onto the menus
    player.carry(felt, player.shown["menu"])
    player.release()
    home()
    player.click(felt, button=3)  # a right click on a table at rest, and on a card
    player.click(card, button=3)
    home()


def test_wild_clicks_and_clicks_during_the_animation_lose_nothing(sit_down: SitDown) -> None:
    player = sit_down(speed="normal")
    player.click(player.until(lambda shown: bool(shown["table"]["spots"]), "a card")["table"]["felt"])  # into the deal
    for times in (2, 3, 5):
        table = player.until_asked()
        if table["phase"] == "take":
            player.click(table["spots"][table["takes"][table["view"]["turned"][0]][0]])
            continue
        moves = table["moves"]
        card = laying(table)
        player.click(table["spots"][card], times=times)
        player.until(lambda shown, moves=moves: shown["table"]["moves"] > moves, "the card to be played")
        assert card not in player.table["view"]["hand"]
        for place in (table["felt"], table["spots"][table["view"]["hand"][-1]], table["felt"]):
            player.click(place)
            player.click(place, button=3)
        player.key("Escape")
    player.until_asked()


@pytest.mark.slow
def test_a_series_is_played_by_dragging_while_the_cards_still_move(sit_down: SitDown) -> None:
    player = sit_down(speed="quick")
    for _ in range(200):
        table = player.until_asked()
        if table["phase"] == "match-over":
            break
        if table["phase"] == "deal-over":
            player.click(table["next"])
            player.until(lambda shown: shown["table"]["phase"] != "deal-over", "the next deal")
        else:
            play_by_dragging(player)
        player.click(player.table["felt"])  # into the middle of what is told
    assert player.table["phase"] == "match-over"
