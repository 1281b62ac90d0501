"""Los Chinos with a real mouse and real keys: whole matches, the bill, several people, and a program that was killed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.chinos import CHINOS, ChinosOptions
from rules.dealing import Dealing
from rules.record import Match
from rules.record import Player as Seated
from tablegames_qt.saves import SaveFolder, new_slot
from tablegames_qt.tables import TABLES
from tests.e2e.real_input import Player, Shown

pytestmark = [pytest.mark.real_input, pytest.mark.timeout(900)]
TILE = list(TABLES).index("chinos")
"""Los Chinos' place on the home screen."""
SitDown = Callable[..., Player]
NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")


@pytest.fixture
def sit_down(x_display: str, tmp_path: Path) -> Iterator[SitDown]:
    """Starts the program; at the end it must close by itself and have complained of nothing."""
    players: list[Player] = []

    def begin(*words: str, folder: str = "", speed: str = "off", settings: str = "") -> Player:
        where = tmp_path / (folder or f"profile{len(players)}")
        players.append(Player(x_display, where, *words, speed=speed, settings=settings))
        return players[-1]

    yield begin
    complaints = [player.close() for player in players if player.program.returncode is None]
    assert not any(complaints), complaints


def begin_by_mouse(player: Player) -> None:
    """Click the tile, then the button that starts the match."""
    player.click(player.shown["tiles"][TILE])
    player.until(lambda shown: shown["dialog"] == "SetupDialog" and shown["default"], "the set-up")
    player.click(player.shown["default"])
    player.until(lambda shown: shown["table"] is not None, "the table")


def saved(folder: Path, kinds: tuple[str, ...], **options: object) -> None:
    """Put a match that has just begun into a profile."""
    seats = tuple(
        Seated(name, kind, "regular" if kind == "bot" else "") for name, kind in zip(NAMES, kinds, strict=False)
    )
    rules = ChinosOptions.read(ChinosOptions().values() | options)
    match, _ = Match.start(CHINOS, rules, seats, Dealing.from_text("real input", CHINOS.name))
    SaveFolder(folder).write(new_slot(), match.record)


def take_up(player: Player) -> None:
    """Continue the saved match."""
    player.until(lambda shown: shown["continue"] is not None, "a match to go on with")
    player.click(player.shown["continue"])
    player.until(lambda shown: shown["table"] is not None, "the table")


def turn_by_mouse(player: Player, rng: random.Random, *, dragging: bool = False) -> None:
    """Close the fist, call, or choose, whatever is asked."""
    table = player.until_asked()
    moves = table["moves"]
    match table["phase"]:
        case "hide":
            for number in range(rng.randrange(4)):
                if dragging:
                    player.drag(player.table["coins"][number], table["hands"][0])
                else:
                    player.click(player.table["coins"][number])
                player.until(lambda shown, number=number: shown["table"]["in_fist"] == number + 1, "a coin in the fist")
            player.click(player.table["confirm"])
        case "call":
            total = rng.choice([each for each, place in table["pad"].items() if place and int(each) in table["totals"]])
            player.click(table["pad"][total])
            chosen = player.until(lambda shown: shown["table"]["ring"] is None, "no ring")["table"]["chosen"]
            if chosen is None:
                return  # impossible with the own coins: said, and not called
            assert player.table["moves"] == moves, "nothing is called before it is said"
            player.until(lambda shown: shown["table"]["confirm"] is not None, "the button that says it")
            player.click(player.table["confirm"])
        case "choose":
            player.click(next(iter(table["names"].values())))
    player.until(lambda shown: shown["table"]["moves"] > moves, f"something to be done in {table['phase']}")


@pytest.mark.slow
def test_a_match_of_six_is_played_by_mouse_to_its_bill_and_on_to_the_next(sit_down: SitDown) -> None:
    player, rng = sit_down(), random.Random(6)
    begin_by_mouse(player)
    turns = 0
    while player.until_asked()["phase"] != "over":
        turn_by_mouse(player, rng, dragging=turns % 3 == 0)
        turns += 1
    assert sum(player.table["bill"]["paid"]) == 6
    on_to_the_next(player)


def on_to_the_next(player: Player) -> None:
    """Click "Next match" with the real mouse."""
    seed = player.table["seed"]
    player.click(player.table["bill"]["next"])
    player.until(lambda shown: shown["table"] is not None and shown["table"]["seed"] != seed, "the next match")
    assert player.until_asked()["phase"] in ("hide", "call", "choose")


def final_by_keys(player: Player, rng: random.Random) -> None:
    """Play a match of two to its bill without the mouse, Enter pressed twice each time."""
    while (table := player.until_asked())["phase"] != "over":
        moves = table["moves"]
        match table["phase"]:
            case "hide":
                player.key(str(rng.randrange(4)))
            case "call":
                player.key(rng.choice([str(total) for total in table["totals"]]))
            case "choose":
                player.key("Right")
        player.key("Return")
        if player.table["moves"] == moves:
            player.until(lambda shown: shown["table"]["rest"], "rest")


def test_a_final_is_played_by_keys_and_enter_stops_at_the_bill(sit_down: SitDown, tmp_path: Path) -> None:
    saved(tmp_path / "final", ("you", "bot"), final_target=1)
    player, rng = sit_down(folder="final"), random.Random(2)
    take_up(player)
    final_by_keys(player, rng)
    assert sum(player.table["bill"]["paid"]) == 2
    seed = player.table["seed"]
    if player.table["bill"]["names"]:
        player.click(player.table["bill"]["names"]["1"])
        player.until(lambda shown: shown["table"]["bill"]["first"] == 1, "the name")
    assert player.table["seed"] == seed
    on_to_the_next(player)


def test_a_match_that_is_killed_half_way_goes_on_as_it_was(sit_down: SitDown, tmp_path: Path) -> None:
    saved(tmp_path / "killed", ("you", "bot", "bot", "bot"))
    player, rng = sit_down(folder="killed"), random.Random(4)
    take_up(player)
    while player.until_asked()["phase"] != "call":
        turn_by_mouse(player, rng)
    player.until(lambda shown: shown["saved"] == "Saved", "the match on disk")
    before = player.until_asked()
    player.program.kill()
    player.program.wait()
    player.close()
    again = sit_down(folder="killed")
    take_up(again)
    after = again.until_asked()
    assert {key: after[key] for key in ("moves", "phase", "view", "totals", "seed")} == {
        key: before[key] for key in ("moves", "phase", "view", "totals", "seed")
    }
    turn_by_mouse(again, rng)


# several people


def counting_from(moves: int, *, or_asked: bool = False) -> Callable[[Shown], bool]:
    """Whether something was done after so many moves, or the table asked if the entries are right."""
    return lambda shown: shown["table"]["moves"] > moves or (or_asked and "Look again" in shown["table"]["sentence"])


@pytest.mark.slow
def test_an_operator_enters_calls_and_real_coins(sit_down: SitDown, tmp_path: Path) -> None:
    saved(tmp_path / "real", ("you", "person", "person", "bot"), fists="real", final_target=1)
    player, rng = sit_down(folder="real"), random.Random(3)
    take_up(player)
    while (table := player.until_asked())["phase"] != "over":
        if table["phase"] != "show":
            turn_by_mouse(player, rng)
            continue
        moves = table["moves"]
        for seat in list(table["names"]):
            player.click(player.table["pad"][str(rng.randrange(4))])
            player.until(lambda shown, seat=seat: len(shown["table"]["entered"]) > 0, "an entry")
        player.until(lambda shown: shown["table"]["confirm"] is not None, "all entries")
        player.click(player.table["confirm"])
        player.until(counting_from(moves, or_asked=True), "the count")
        if player.table["moves"] == moves:
            player.click(player.table["confirm"])
        player.until(counting_from(moves), "the count")
    assert sum(player.table["bill"]["paid"]) == 4


@pytest.mark.slow
def test_hidden_keys_close_all_fists_when_the_time_is_over(sit_down: SitDown, tmp_path: Path) -> None:
    saved(tmp_path / "keys", ("you", "person", "bot"), impossible_calls="foul")
    player = sit_down(folder="keys", settings="[play]\nfists_input=keys\nhide_time=4\n")
    take_up(player)
    moves = player.until_asked()["moves"]
    player.click(player.table["confirm"])
    player.until(lambda shown: shown["table"]["seconds"] == "4", "the countdown")
    said = player.table["sentence"]
    for key in ("2", "8", "9", "comma"):
        player.key(key)
    assert player.table["sentence"] == said
    assert player.table["in_fist"] == 0
    player.until(lambda shown: shown["table"]["phase"] == "call" and shown["table"]["rest"], "all fists closed")
    assert player.table["moves"] >= moves + 2


@pytest.mark.slow
def test_the_screen_is_passed_and_each_closes_the_fist_alone(sit_down: SitDown, tmp_path: Path) -> None:
    saved(tmp_path / "passed", ("you", "person", "bot"), impossible_calls="foul")
    player = sit_down(folder="passed")
    take_up(player)
    for name, coins in (("Ana", "2"), ("Bruno", "0")):
        player.until(
            lambda shown, name=name: shown["table"]["curtain"] == "pass" and shown["table"]["name"] == name, name
        )
        player.key("Return")
        player.until(lambda shown: shown["table"]["curtain"] == "closed", "somebody who is there")
        player.xdo("keydown", "space")
        player.until(
            lambda shown: shown["table"]["curtain"] is None and shown["table"]["own_move"] == "hide", "the hand"
        )
        player.key(coins)
        player.key("Return")
        player.xdo("keyup", "space")
    player.until(lambda shown: shown["table"]["phase"] == "call" and shown["table"]["rest"], "the calls")
    assert player.table["curtain"] is None
