"""Who comes while a score is kept: on a new seat where the game has room, with the total that its rules give, or on a seat
that somebody leaves. Undo, correction, other names and documents do with it what they do with deals."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules
from rules.chinchon.keeping import Knocked
from rules.chinese_poker.keeping import Bought, Counted
from rules.chinese_ten.keeping import Captured
from rules.chinos.keeping import Settled
from rules.game import IllegalAction
from rules.keeping import KeptGame, change_text
from rules.kept_document import read_kept
from rules.latecomers import LONGEST_NAME, Joins, Name, TakesOver
from rules.mahjong.keeping import Drawn
from rules.seats import Seat
from tests.rules.kept import KEPT
from tests.rules.test_keeping import KEEPERS, A, B, C, D, kept, whole

ELENA = Name("Elena")


def refused(match: KeptGame, entry: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as found:
        match.enter(entry)
    return found.value


@pytest.mark.parametrize("name", KEEPERS)
def test_a_keeper_seats_as_many_as_its_game(name: str) -> None:
    game = rules.game(name)
    assert game.keeper is not None
    assert game.keeper.seats == game.seats


def test_chinchon_begins_a_latecomer_with_the_highest_total_still_in_play() -> None:
    match = kept("chinchon", Knocked(A, (3, 40)), Knocked(B, (20, 0)), Joins(ELENA))
    assert match.names == ("Ana", "Bruno", "Elena")
    standing = match.sheet().standing
    assert standing.totals == (23, 30, 30)
    assert standing.options.players == 3 and match.options["players"] == 2
    assert match.sheet().rows[-1].added == (0, 0, 30)
    match = match.enter(Knocked(C, (10, 12, 2)))
    assert match.sheet().standing.totals == (33, 42, 32)
    assert refused(match, Knocked(A, (1, 2))).reason == "wrong-number-of-players"


def test_chinchon_does_not_count_who_is_out_and_lets_the_latecomer_deal_in_turn() -> None:
    match = kept("chinchon", Knocked(A, (3, 60, 20)), Knocked(A, (0, 45, 30)), players=3, target=100, deck=48)
    assert match.sheet().standing.standing.out == (B,)
    joined = match.enter(Joins(ELENA)).sheet().standing
    assert joined.totals == (-7, 105, 50, 50)
    assert joined.opener == match.sheet().standing.opener
    assert joined.playing == (A, C, D)


def test_chinese_ten_begins_a_latecomer_even_and_shares_the_pack_by_three() -> None:
    match = kept("chinese_ten", Captured((130, 80)), players=2)
    match = match.enter(Joins(ELENA))
    standing = match.sheet().standing
    assert standing.totals == (25, -25, 0)
    assert (standing.options.pack_points, standing.options.base) == (240, 80)
    assert standing.end is None
    match = match.enter(Captured((70, 70, 100)))
    assert match.sheet().standing.totals == (15, -35, 20)


def test_chinese_ten_begins_a_latecomer_of_a_race_with_the_lowest_total() -> None:
    match = kept("chinese_ten", Captured((130, 80)), Joins(ELENA), players=2, series="points_1000")
    assert match.sheet().standing.totals == (130, 80, 80)
    assert match.enter(Captured((70, 70, 100))).sheet().standing.totals == (200, 150, 180)


def test_chinese_poker_has_a_latecomer_buy_in_and_wait_a_deal_or_not() -> None:
    chips = {"with_chips": True} if "with_chips" in rules.game("chinese_poker").Options.__dataclass_fields__ else {}
    match = kept("chinese_poker", Counted((3,)), Joins(ELENA), players=2, new_seat_waits=True, **chips)
    standing = match.sheet().standing
    assert standing.totals == (3, -3, 0)
    assert standing.purses[2].taken and standing.purses[2].stack == standing.purses[0].bought[0]
    assert (standing.ready, standing.waiting) == ((A, B), (C,))
    assert [note.key for note in match.keeper.notes(standing)] == ["waits"]
    assert refused(match, Counted((0, 2, 0))).reason == "seat-waits"
    match = match.enter(Counted((1, 0, 0)))
    assert match.sheet().standing.ready == (A, B, C)
    assert match.enter(Counted((1, 2, -3))).sheet().standing.totals == (7, -8, 1)
    assert match.enter(Bought(C, standing.options.full_buy)).sheet().standing.totals[2] == 0
    at_once = kept("chinese_poker", Counted((3,)), Joins(ELENA), players=2, new_seat_waits=False, **chips)
    assert at_once.enter(Counted((0, 2, 0))).sheet().standing.totals == (5, -3, -2)


def test_chinos_begins_a_latecomer_with_nothing_paid() -> None:
    match = kept("chinos", Settled((), A, B), Joins(ELENA), players=2)
    standing = match.sheet().standing
    assert standing.totals[2] == standing.lost[2] == standing.first[2] == 0
    match = match.enter(Settled(((C,),), B, A))
    assert match.sheet().standing.first == (0, 0, 1)


@pytest.mark.parametrize("name", KEEPERS)
def test_a_full_table_is_refused_and_so_is_a_name_that_is_there(name: str) -> None:
    most = max(rules.game(name).seats)
    options = {"deck": 48} if name == "chinchon" else {}
    names = KEPT[name].players
    match = kept(name, players=names, **options)
    while len(match.names) < most:
        match = match.enter(Joins(Name(f"Guest {len(match.names)}")))
    full = refused(match, Joins(ELENA))
    assert (full.reason, full.details["most"]) == ("table-full", most)
    assert refused(match, TakesOver(A, Name("bruno"))).reason == "name-taken"
    assert refused(match, TakesOver(Seat(most), ELENA)).reason == "seat-not-there"


def test_options_that_more_players_cannot_have_are_told() -> None:
    fault = refused(kept("chinchon", players=3), Joins(ELENA))
    assert fault.reason == "rules-forbid"
    problem: Any = fault.details["problem"]
    assert problem.reason == "pack-too-small"


def test_a_seat_is_taken_over_with_its_total_and_old_rows_keep_who_sat_there() -> None:
    match = kept("mahjong", KEPT["mahjong"].samples[0], TakesOver(B, ELENA), Drawn())
    rows = match.sheet().rows
    assert rows[1].after == rows[1].before == rows[0].after
    assert [row.names[B] for row in rows] == ["Bruno", "Bruno", "Elena"]
    assert match.names == ("Ana", "Elena", "Carla", "Dario")
    back = match.enter(TakesOver(C, Name("Bruno")))
    assert back.names == ("Ana", "Elena", "Bruno", "Dario")
    assert refused(whole("chinos"), TakesOver(A, Name("Ana"))).reason == "name-taken"


def test_undo_takes_a_latecomer_away_and_redo_brings_them_back() -> None:
    match = kept("chinchon", Knocked(A, (3, 40)), Joins(ELENA), Knocked(C, (1, 2, 3)))
    assert match.undo().undo().names == ("Ana", "Bruno")
    assert match.undo().undo().redo().redo().sheet() == match.sheet()
    # without the latecomer the deal of three does not fit any more
    without = match.remove(1)
    misfit = without.sheet().misfit
    assert misfit is not None and (misfit.number, misfit.reason) == (1, "wrong-number-of-players")
    assert without.names == ("Ana", "Bruno")
    assert without.correct(1, Knocked(A, (1, 2))).sheet().standing.totals == (4, 42)


def test_other_names_are_those_of_latecomers_too() -> None:
    match = kept("chinchon", Knocked(A, (3, 40)), Joins(ELENA), TakesOver(A, Name("Fabio"))).undo()
    other = match.renamed(["Bruno", "Ana", "Eleni"])
    assert other.names == ("Bruno", "Ana", "Eleni")
    assert other.redo().names == ("Fabio", "Ana", "Eleni")
    assert other.sheet().standing == match.sheet().standing
    assert len(match.renamed(["x" * 99, "b", "c"]).names[0]) == LONGEST_NAME


@pytest.mark.parametrize("name", ["Zoë & Zoë", "−1 a/b,c%20", "  Ana Maria"])
def test_a_document_reads_back_with_any_name(name: str) -> None:
    match = kept("chinchon", Knocked(A, (3, 40)), Joins(Name(name)), TakesOver(B, ELENA))
    plain = json.loads(json.dumps(match.plain()))
    again = read_kept(match.game, plain)
    assert again == match and again.names == ("Ana", "Elena", name)
    assert again.undo().undo().names == ("Ana", "Bruno")


@pytest.mark.parametrize(
    "line", ["enter joins", "enter joins %20", "enter joins " + "x" * 61, "enter joins A%na", "enter joins %FF"]
)
def test_a_line_that_names_nobody_is_refused(line: str) -> None:
    plain = kept("chinchon").plain() | {"changes": [line], "done": 1}
    with pytest.raises(ValueError, match="not"):
        read_kept(rules.game("chinchon"), plain)


def test_a_document_from_before_there_were_latecomers_still_opens() -> None:
    match = whole("mahjong")
    plain = match.plain()
    assert set(plain) == {"game", "version", "options", "names", "opener", "changes", "done"}
    assert plain["names"] == ["Ana", "Bruno", "Carla", "Dario"]
    assert plain["changes"] == [change_text(change) for change in match.changes]
