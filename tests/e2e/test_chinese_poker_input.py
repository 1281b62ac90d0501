"""Chinese poker with a real mouse and a real keyboard: thirteen cards are set, locked, opened, and the next deal comes."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.cards import Card
from rules.chinese_poker import PokerOptions
from rules.chinese_poker.arranging import arrange
from rules.chinese_poker.setting import ROWS
from tests.e2e.real_input import Place, Player, Shown

pytestmark = [pytest.mark.real_input, pytest.mark.timeout(300)]
PICTURES = os.environ.get("TABLEGAMES_PICTURES", "")
"""A folder for pictures of the screen, for whoever wants to look."""


@pytest.fixture
def player(x_display: str, tmp_path: Path) -> Iterator[Player]:
    """The program with a match of Chinese poker; at the end it must close by itself and have complained of nothing."""
    made = Player(x_display, tmp_path / "profile", speed="quick")
    made.key("Right")  # from the first game to the second
    made.begin_match()
    made.until(lambda shown: shown["table"]["deal"] == 1, "the first deal")
    yield made
    assert not made.close()


def waiting(player: Player) -> Shown:
    """Wait until nothing moves and the player is to decide."""
    player.until(lambda shown: bool(shown["table"]["rest"] and shown["table"]["asked"]), "one's turn")
    return player.table


def picture(player: Player, name: str) -> None:
    if PICTURES:
        subprocess.run(["import", "-window", "root", f"{PICTURES}/{name}.png"], env=player.environment, check=True)


def best_rows(table: Shown) -> dict[str, list[str]]:
    found = arrange([Card.parse(text) for text in table["hand"]], PokerOptions())
    return {row: [str(card) for card in found[row]] for row in ROWS}


def where(table: Shown, card: str) -> str:
    """The row of a card, or the tray."""
    return next((row for row in ROWS if card in table["rows"][row]), "tray")


def carried(spot: Place, middle: Place, target: Place) -> list[int]:
    """Where to let go of a card that is held at a spot, so that its middle comes to lie on a target."""
    return [target[axis] + spot[axis] - middle[axis] for axis in (0, 1)]


def drag_card(player: Player, card: str, target: Place) -> None:
    table = waiting(player)
    spot, middle = table["spots"][card], table["middles"][card]
    player.drag(spot, carried(spot, middle, target))


def lock(player: Player) -> None:
    player.click(player.table["buttons"]["lock"])
    player.until(lambda shown: shown["table"]["question"] or shown["table"]["phase"] == "over", "the lock")
    if player.table["question"]:
        player.click(player.table["buttons"]["yes"])
        player.until(lambda shown: shown["table"]["phase"] == "over", "the opening")


def test_a_hand_is_set_by_dragging_with_a_real_mouse(player: Player) -> None:
    table = waiting(player)
    rows = best_rows(table)
    picture(player, "mouse-1-dealt")
    for row in ROWS:
        for place, card in enumerate(rows[row]):
            drag_card(player, card, table["slots"][row][place])
            player.until(
                lambda shown, row=row, place=place, card=card: shown["table"]["rows"][row][place] == card,  # type: ignore[misc]
                f"{card} in the {row}",
            )
        picture(player, f"mouse-2-{row}")
    # two cards swap when one is let go on the other, and again
    a, b = rows["front"][0], rows["back"][0]
    for one in (a, b):
        drag_card(player, one, player.table["slots"]["back"][0])
        player.until(lambda shown, one=one: shown["table"]["rows"]["back"][0] == one, "the swap")  # type: ignore[misc]
    waiting(player)
    assert sorted(card for row in player.table["rows"].values() for card in row) == player.table["hand"]
    lock(player)
    picture(player, "mouse-3-opening")
    player.key("space")
    player.click(player.table["slots"]["middle"][2])
    player.until(lambda shown: "next" in shown["table"]["buttons"], "the way on")
    waiting(player)
    picture(player, "mouse-4-opened")
    player.until(lambda shown: "review" in shown["table"]["buttons"], "the review")
    player.click(player.table["buttons"]["review"])
    player.until(lambda shown: shown["table"]["review"], "the review")
    picture(player, "mouse-5-review")
    player.click(player.table["buttons"]["next"])
    player.until(lambda shown: shown["table"]["deal"] == 2 and shown["table"]["phase"] == "set", "the next deal")


def test_what_is_given_up_half_way_comes_home(player: Player) -> None:
    table = waiting(player)
    card = table["tray"][4]
    slot = table["slots"]["middle"][1]

    def in_hand() -> None:
        waiting(player)
        player.press(player.table["spots"][card])
        player.carry(player.table["spots"][card], slot)
        player.until(lambda shown: shown["table"]["dragging"], "a card in the hand")

    def home() -> None:
        player.until(lambda shown: not shown["table"]["dragging"] and shown["table"]["rest"], "the card at home")
        assert player.table["tray"] == table["tray"]

    in_hand()
    player.key("Escape")
    player.release()
    home()
    in_hand()
    player.click(slot, button=3)
    player.release()
    home()
    in_hand()
    left, top, width, _ = player.shown["frame"]
    player.carry(slot, [left + width - 3, top + 200])
    player.release()
    home()


def test_a_hand_is_set_with_real_keys_alone(player: Player) -> None:
    table = waiting(player)
    rows = best_rows(table)
    for number, row in enumerate(ROWS, 1):
        for card in rows[row]:
            at = player.table["tray"].index(card)
            player.key("1")
            for _ in range(at):
                player.key("Right")
            player.until(lambda shown, card=card: shown["table"]["ring"] == card, f"the ring around {card}")  # type: ignore[misc]
            player.key(f"alt+{number}")
            player.until(
                lambda shown, row=row, card=card: card in shown["table"]["rows"][row],  # type: ignore[misc]
                f"{card} in the {row}",
            )
    picture(player, "keys-1-set")
    player.key("ctrl+Return")
    player.until(lambda shown: shown["table"]["question"] or shown["table"]["phase"] == "over", "the lock")
    if player.table["question"]:
        player.key("Return")
    for _ in range(60):
        player.key("space")
        if player.table["phase"] == "over" and player.table["rest"]:
            break
    player.until(lambda shown: "next" in shown["table"]["buttons"] and shown["table"]["rest"], "the way on")
    picture(player, "keys-2-opened")
    player.key("n")
    player.until(lambda shown: shown["table"]["deal"] == 2 and shown["table"]["phase"] == "set", "the next deal")
    waiting(player)
