"""What every score keeper promises: entries replay, corrections recompute all, undo goes back, documents read back.

The proof that a keeper counts by the rules of its game: a match that the program played, written down and replayed, has
the totals, the winners and the next dealer of the match.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules
from rules.chinchon.keeping import Knocked, Shown, showings
from rules.chinchon.options import ChinchonOptions
from rules.chinese_poker.keeping import Bought, Compared, Counted
from rules.chinos.bill import bill
from rules.chinos.keeping import Settled
from rules.codec import action_of, text_of
from rules.game import IllegalAction
from rules.keeping import MOST_ENTRIES, Enter, KeptGame, Stop, change_text
from rules.kept_document import read_change, read_kept
from rules.seats import Seat
from tests.rules.contract import played
from tests.rules.kept import KEPT, KNOCK, SEVEN_AND_A_RUN, by_pairs, compared_of, written
from tests.rules.short import short_options

A, B, C, D = map(Seat, range(4))
NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo")
KEEPERS = [name for name, game in rules.GAMES.items() if game.keeper is not None]


def kept(name: str, *entries: Any, players: int = 0, opener: int = 0, **options: Any) -> KeptGame:
    game = rules.game(name)
    wanted = options or KEPT[name].options
    seats = players or KEPT[name].players
    if "players" in game.Options.__dataclass_fields__:
        wanted = {**wanted, "players": seats}
    match = KeptGame(game, game.Options().replace(**wanted), NAMES[:seats], Seat(opener))
    for entry in entries:
        match = match.enter(entry)
    return match


def whole(name: str) -> KeptGame:
    return kept(name, *KEPT[name].samples)


def test_all_five_games_keep_scores() -> None:
    assert set(KEEPERS) == set(KEPT) == set(rules.GAMES)


@pytest.mark.parametrize("name", KEEPERS)
def test_entries_replay_to_a_standing(name: str) -> None:
    match = whole(name)
    sheet = match.sheet()
    assert match.entries == KEPT[name].samples
    assert sheet.misfit is None
    assert len(sheet.rows) == len(match.entries)
    assert sheet.rows[-1].after == sheet.standing
    for row, entry in zip(sheet.rows, match.entries, strict=True):
        assert row.entry == entry
        assert match.keeper.follow(row.before, entry) == row.after
        assert [b + more for b, more in zip(row.before.totals, row.added, strict=True)] == [*row.after.totals]
    assert sheet.standing.totals != match.start().totals


@pytest.mark.parametrize("name", KEEPERS)
def test_every_entry_and_change_has_a_text_form_that_reads_back(name: str) -> None:
    keeper = rules.game(name).keeper
    assert keeper is not None
    assert {type(entry) for entry in KEPT[name].samples} == set(keeper.entry_types), "a kind of entry without a sample"
    for entry in (*KEPT[name].samples, *(entry for entry, _ in KEPT[name].refused), Stop()):
        assert action_of((*keeper.entry_types, Stop), text_of(entry)) == entry
    match = whole(name).correct(0, KEPT[name].samples[0]).remove(0)
    for change in match.changes:
        assert read_change(keeper, change_text(change)) == change


@pytest.mark.parametrize("name", KEEPERS)
def test_impossible_entries_are_refused_with_their_reason(name: str) -> None:
    match = kept(name)
    for entry, reason in KEPT[name].refused:
        with pytest.raises(IllegalAction) as refused:
            match.enter(entry)
        assert refused.value.reason == reason, entry
    assert match.entries == ()


@pytest.mark.parametrize("name", KEEPERS)
def test_correcting_an_entry_gives_what_the_right_entries_give(name: str) -> None:
    samples = KEPT[name].samples
    for number in range(len(samples)):
        wrong = kept(name, *samples[:number], samples[0], *samples[number + 1 :])
        assert wrong.correct(number, samples[number]).sheet() == whole(name).sheet()


@pytest.mark.parametrize("name", KEEPERS)
def test_removing_an_entry_gives_what_the_others_give(name: str) -> None:
    samples = KEPT[name].samples
    match = whole(name).remove(1)
    assert match.entries == (samples[0], *samples[2:])
    assert match.sheet() == kept(name)._replayed(match.entries)
    with pytest.raises(IllegalAction):
        match.remove(len(samples))


@pytest.mark.parametrize("name", KEEPERS)
def test_undo_goes_back_through_every_change_and_redo_forward(name: str) -> None:
    match = whole(name).correct(0, KEPT[name].samples[0]).remove(0)
    steps = [match]
    while steps[-1].can_undo:
        steps.append(steps[-1].undo())
    assert len(steps) == len(match.changes) + 1
    assert steps[-1].entries == ()
    assert steps[1].entries == KEPT[name].samples
    forward = steps[-1]
    for step in reversed(steps[:-1]):
        forward = forward.redo()
        assert forward.sheet() == step.sheet()
    assert not forward.can_redo
    # something else after an undo: the way forward is gone
    other = steps[1].remove(1)
    assert not other.can_redo
    assert other.entries != match.entries


@pytest.mark.parametrize("name", KEEPERS)
def test_a_document_reads_back_as_it_was_with_what_can_be_undone(name: str) -> None:
    match = whole(name).remove(0).undo()
    plain = json.loads(json.dumps(match.plain()))
    again = read_kept(match.game, plain)
    assert again == match
    assert again.plain() == plain
    assert again.can_redo
    assert again.redo().sheet() == match.redo().sheet()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "solitaire"),
        ("version", 0),
        ("names", ["Ana"]),
        ("names", ["Ana", " "]),
        ("names", "Ana and Bruno"),
        ("opener", 2),
        ("opener", True),
        ("options", []),
        ("options", {"target": 99}),
        ("options", {"players": 3}),
        ("done", 9),
        ("changes", ["enter knocked 0 3,20", "remove 1"]),
        ("changes", ["correct 0 knocked 0 3,20"]),
        ("changes", ["enter knocked 0 3,20 "]),
        ("changes", ["leave knocked 0 3,20"]),
        ("changes", ["remove x"]),
        ("changes", [7]),
    ],
)
def test_anything_else_is_no_document(key: str, value: object) -> None:
    plain = kept("chinchon", KNOCK).plain()
    assert read_kept(rules.game("chinchon"), plain).entries == (KNOCK,)
    with pytest.raises(ValueError, match=r".+"):
        read_kept(rules.game("chinchon"), plain | {key: value})


@pytest.mark.parametrize("name", KEEPERS)
def test_players_may_stop_and_who_leads_has_won(name: str) -> None:
    with pytest.raises(IllegalAction, match="nothing-played"):
        kept(name).enter(Stop())
    match = whole(name).enter(Stop())
    standing = match.sheet().standing
    scores = match.keeper.scores(standing)
    assert standing.end is not None
    assert {scores[seat] for seat in standing.winners} == {max(scores)}
    assert match.keeper.notes(standing) == ()
    with pytest.raises(IllegalAction, match="match-over"):
        match.enter(KEPT[name].samples[0])
    assert match.undo().sheet().standing.end is None


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("name", KEEPERS)
def test_a_match_of_the_program_written_down_ends_as_it_did(name: str, seed: str) -> None:
    game = rules.game(name)
    options = short_options(game)
    match = played(game, options, game.seats.start, f"kept {seed}")
    state = match.states[-1]
    opener, entries = written(match)
    assert entries
    score = KeptGame(game, options, NAMES[: match.seats], opener)
    for entry in entries:
        score = score.enter(entry)
    standing = score.sheet().standing
    outcome = game.outcome(state)
    if name == "chinos":
        assert standing.totals == game_bill(state)
        return
    totals = {"chinese_poker": "scores", "chinchon": "standing"}.get(name, "totals")
    found = getattr(state, totals)
    assert standing.totals == (found.totals if name == "chinchon" else found)
    if outcome is None:
        assert standing.end is None
        return
    assert frozenset(standing.winners) == outcome.winners
    assert standing.end is not None


def game_bill(state: Any) -> tuple[int, ...]:
    progress = state.progress
    return bill(progress.loser, progress.finalist, progress.fouls, state.options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_and_pairs_settle_as_the_cards_did(seats: int) -> None:
    game = rules.game("chinese_poker")
    options = game.Options().replace(prevent_fouls=False, bonus="both_net" if seats == 3 else "winner_only")
    match = played(game, options, seats, f"settled {seats}")
    rows = KeptGame(game, options, NAMES[:seats], match.states[0].position.button)
    pairs = rows
    _, entries = written(match)
    for entry in entries:
        rows = rows.enter(entry)
        scored = rows.sheet().standing.score
        pairs = pairs.enter(entry if isinstance(entry, Bought) else by_pairs(entry, scored))
    for deal, row in zip(
        match.states[-1].finished,
        [row for row in rows.sheet().rows if isinstance(row.entry, Compared)],
        strict=True,
    ):
        assert row.after.score == deal.score(options)
        assert row.after.stacks == deal.stacks
        assert row.before.opener == deal.button
    assert [row.after.stacks for row in pairs.sheet().rows] == [row.after.stacks for row in rows.sheet().rows]


def test_points_that_no_two_hands_come_to_are_refused() -> None:
    basic = kept("chinese_poker", players=2, version="basic")
    for points in (0, 1, -3, 4, 13):
        assert basic.enter(Counted((points,))).sheet().standing.played == 1
    for points in (5, -12):
        with pytest.raises(IllegalAction, match="no-such-points"):
            basic.enter(Counted((points,)))
    mandarin = kept("chinese_poker", players=2, version="mandarin")
    assert mandarin.enter(Counted((5,))).sheet().standing.played == 1, "a row or two, with a bonus"


def test_corrections_that_change_who_plays_leave_later_entries_waiting() -> None:
    # Carla goes out in deal 1, so that nothing may be written for her in deal 2
    out = Knocked(A, (0, 30, 60))
    without = Knocked(A, (0, 9, None))
    match = kept("chinchon", out, without, players=3, target=50)
    assert match.sheet().standing.standing.out == (C,)
    corrected = match.correct(0, Knocked(A, (0, 30, 16)))
    sheet = corrected.sheet()
    assert len(sheet.rows) == 1
    assert sheet.misfit is not None
    assert (sheet.misfit.number, sheet.misfit.reason, sheet.misfit.details["seat"]) == (1, "points-missing", C)
    assert sheet.waiting == (without,)
    with pytest.raises(IllegalAction, match="correct-first"):
        corrected.enter(without)
    mended = corrected.correct(1, Knocked(A, (0, 9, 12)))
    assert mended.sheet().misfit is None
    assert mended.sheet().standing.totals == (-20, 39, 28)
    assert corrected.undo().sheet() == match.sheet()


def test_entries_after_the_end_wait_when_an_earlier_one_now_ends_the_match() -> None:
    match = kept("chinchon", KNOCK, KNOCK, KNOCK)
    over = match.correct(1, Knocked(A, (0, 90)))
    misfit = over.sheet().misfit
    assert misfit is not None
    assert (misfit.number, misfit.reason) == (2, "match-over")
    assert over.remove(2).sheet().standing.winners == (A,)
    with pytest.raises(IllegalAction, match="correct-first"):
        over.enter(KNOCK)


def test_a_sheet_has_an_end() -> None:
    match = kept("chinos", players=4)
    match = KeptGame(
        match.game, match.options, match.names, A, (Enter(KEPT["chinos"].samples[0]),) * MOST_ENTRIES, MOST_ENTRIES
    )
    with pytest.raises(IllegalAction, match="too-many-entries"):
        match.enter(KEPT["chinos"].samples[0])


def test_cards_of_chinchon_are_counted_with_the_best_melds_and_lay_offs() -> None:
    hands = SEVEN_AND_A_RUN
    found = showings(Shown(A, hands), ChinchonOptions())
    assert found[0] is not None
    assert found[1] is not None
    assert (found[0].deadwood, found[1].before) == (3, 24)
    # five and six of clubs go on the run of the knocker
    assert found[1].deadwood == 13
    by_cards, by_points = kept("chinchon", Shown(A, hands)), kept("chinchon", Knocked(A, (3, 24), (0, 11)))
    assert by_cards.sheet().standing == by_points.sheet().standing


def test_notes_tell_what_the_next_deal_can_bring() -> None:
    def keys(match: KeptGame) -> list[tuple[str, Any]]:
        notes = match.keeper.notes(match.sheet().standing)
        return [(note.key, note.details.get("seat")) for note in notes]

    assert keys(kept("chinchon")) == []
    assert keys(kept("chinchon", Knocked(A, (0, 85)))) == [("could-end", None), ("near-target", B)]
    assert keys(kept("chinchon", KNOCK, players=2, max_deals=3, target=150)) == []
    assert keys(kept("chinchon", KNOCK, KNOCK, players=2, max_deals=3)) == [("last-deal", None)]
    tens = KEPT["chinese_ten"].samples
    assert keys(kept("chinese_ten", tens[0], players=2, rounds=1)) == [("last-deal", None), ("needs", B)]
    assert keys(kept("chinese_poker", Counted((-20, 0, 0)), players=3, buy_in=1)) == [("no-chips", A)]
    assert keys(kept("mahjong", *KEPT["mahjong"].samples[:2])) == [("dealer-stays", B)]


def test_who_has_no_chips_buys_in_or_is_left_out() -> None:
    broke = kept("chinese_poker", Counted((-20, 0, 0)), players=3, buy_in=1)
    assert broke.sheet().standing.ready == (B, C)
    with pytest.raises(IllegalAction, match="seat-without-chips"):
        broke.enter(compared_like(3))
    with pytest.raises(IllegalAction, match="seat-without-chips"):
        broke.enter(Counted((0, 1, 0)))
    assert broke.enter(Bought(A, 20)).enter(compared_like(3)).sheet().standing.played == 2
    without = Compared(((None, 1, 2), (None, 1, 2), (None, 1, 2)))
    assert broke.enter(without).sheet().standing.totals == (-20, 26, -6)


def compared_like(players: int) -> Compared:
    places = tuple(range(1, players + 1))
    return Compared((places,) * 3)


def test_the_rule_of_repeated_calls_says_how_many_can_be_saved_together() -> None:
    names = [Seat(seat) for seat in range(8)]
    together = kept("chinos", players=8)
    five = (tuple(names[:5]),)
    assert together.enter(Settled((*five, (names[5],)), names[6], names[7])).sheet().standing.totals[7] == 5
    with pytest.raises(IllegalAction, match="too-many-saved"):
        together.enter(Settled((tuple(names[:6]),), names[6], names[7]))
    never = kept("chinos", players=8, repeat_rule="all_distinct")
    with pytest.raises(IllegalAction, match="too-many-saved"):
        never.enter(Settled((*five, (names[5],)), names[6], names[7]))


def test_the_sealed_hands_of_a_deal_write_down_as_places() -> None:
    assert compared_of((None, None)).places == ((None, None),) * 3
