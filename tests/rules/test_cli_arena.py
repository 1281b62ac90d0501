"""`arena`: what the figures mean, that they depend on nothing else, and runs that are continued."""

from __future__ import annotations

import json
import math
import multiprocessing
import signal
from collections import Counter
from dataclasses import replace
from statistics import fmean, stdev

import pytest

from rules.cli import arena, blocks, duplicates, tally
from rules.cli.duplicates import DealResult, Notes, Piece, Run
from rules.dealing import Dealing
from rules.game import Outcome
from tests.rules.toy_game import TOY, ToyGame

TIMES = ("ms_p50", "ms_p95", "ms_max")
KEYS = [
    *("game", "a", "b", "deals", "rotations", "unit", "a_mean", "a_ci95", "b_among_a_mean", "b_among_a_ci95"),
    *("a_wins", "b_wins", "ties", "illegal", *TIMES, "rates", "seed"),
]

RUN = Run(
    game="toy",
    version=1,
    options=TOY.Options().values(),
    players=3,
    a="high",
    b="low",
    seed="s",
    deals=4,
    matches=False,
    session=1,
)


def words(**changes):
    """The words of an arena of the toy game, some changed; None leaves one out, True is a word of its own."""
    chosen = {"a": "high", "b": "low", "deals": 30, "seed": "s", "json": True, **changes}
    result = ["arena", "toy"]
    for key, value in chosen.items():
        if value is not None and value is not False:
            result += [f"--{key}"] if value is True else [f"--{key}", str(value)]
    return result


@pytest.fixture
def figures(command, toy):
    """Runs an arena of the toy game; returns the figures without the times."""

    def run(**changes):
        answer = command(*words(**changes))
        assert (answer.status, answer.errors) == (0, [])
        (line,) = answer.lines
        found = json.loads(line)
        assert list(found) == KEYS
        assert all(found.pop(key) >= 0 for key in TIMES)
        return found

    return run


def test_a_bot_against_itself_is_even_in_every_deal(figures):
    for players in (2, 3, 4):
        for bot in ("high", "low", "random"):
            found = figures(a=bot, b=bot, players=players, deals=10)
            assert (found["a_mean"], found["a_ci95"], found["b_among_a_mean"]) == (0, 0, 0)
            assert (found["a_wins"], found["b_wins"], found["ties"]) == (0, 0, 10)
            assert found["rotations"] == players


def test_two_seats_are_seen_from_both_sides(figures):
    there, back = figures(), figures(a="low", b="high")
    assert there["a_mean"] == -there["b_among_a_mean"] == -back["a_mean"] != 0
    assert there["a_ci95"] == there["b_among_a_ci95"] == back["a_ci95"] > 0
    assert (there["a_wins"], there["b_wins"], there["ties"]) == (back["b_wins"], back["a_wins"], back["ties"])
    assert there["a_wins"] + there["b_wins"] + there["ties"] == there["deals"] == 30


def test_with_more_seats_both_line_ups_are_played(figures):
    found = figures(players=3)
    swapped = figures(a="low", b="high", players=3)
    assert found["b_among_a_mean"] == swapped["a_mean"]
    assert found["b_among_a_ci95"] == swapped["a_ci95"]
    assert found["b_among_a_mean"] != -found["a_mean"]


def test_the_mean_is_that_of_deals_played_by_hand(figures):
    found = figures(players=3, deals=12)
    values = []
    for number in range(1, 13):
        (deal,) = duplicates.play_piece(RUN, range(number, number + 1)).deals
        leads = [scores[seat] - (sum(scores) - scores[seat]) / 2 for seat, scores in enumerate(deal.a)]
        values.append(fmean(leads))
    assert found["a_mean"] == pytest.approx(fmean(values), abs=1e-4)
    assert found["a_ci95"] == pytest.approx(1.96 * stdev(values) / math.sqrt(12), abs=1e-4)
    assert found["a_wins"] == sum(value > 1e-9 for value in values)
    assert found["ties"] == sum(abs(value) < 1e-9 for value in values)


def test_a_tie_over_three_rotations_is_exactly_zero():
    rotations = ((1, 0, 0), (0, 0, 1), (0, 1, 0))
    assert tally.value(rotations, difference=True) == 0
    assert tally.value(rotations, difference=False) == 1 / 3


def test_games_whose_score_is_the_whole_story(figures, monkeypatch):
    lead = figures(players=3)
    monkeypatch.setattr(ToyGame, "compared", False)
    own = figures(players=3)
    # the tricks of a deal are shared out among three seats: a lead is half as much again as a share above the average
    assert own["a_mean"] != lead["a_mean"]
    assert own["a_mean"] >= 0


def test_figures_of_given_scores():
    pieces = [
        Piece(
            (DealResult(1, ((3, 0, 0), (0, 3, 0), (0, 0, 3)), ((0, 1, 2), (2, 0, 1), (1, 2, 0))),),
            Notes(1, 3, Counter(win=3, foul=0), 2, 1.5, Counter({1.0: 19, 7.0: 1})),
        ),
        Piece((DealResult(2, ((1, 1, 1),) * 3, ((1, 1, 1),) * 3),), Notes(0, 3, Counter(win=1), 0, 0.0, Counter())),
        Piece((DealResult(3, ((0, 3, 0), (3, 0, 0), (3, 0, 0)), ((1, 1, 1),) * 3),), Notes()),
    ]
    found = tally.result(replace(RUN, matches=True), pieces)
    assert found == {
        "game": "toy",
        "a": "high",
        "b": "low",
        "deals": 4,
        "rotations": 3,
        "unit": "match score",
        "a_mean": 0.5,
        "a_ci95": round(1.96 * stdev([3, 0, -1.5]) / math.sqrt(3), 4),
        "b_among_a_mean": -0.5,
        "b_among_a_ci95": round(1.96 * stdev([-1.5, 0, 0]) / math.sqrt(3), 4),
        "a_wins": 1,
        "b_wins": 1,
        "ties": 1,
        "illegal": 1,
        "ms_p50": 1.0,
        "ms_p95": 1.0,
        "ms_max": 7.0,
        "rates": {"foul": 0.0, "win": round(4 / 6, 4), "match_wins": 0.75},
        "seed": "s",
    }


@pytest.fixture(autouse=True)
def _toy_everywhere(toy):
    """The functions of the arena look games up by their names."""


def test_one_deal_has_no_interval(figures):
    assert figures(deals=1)["a_ci95"] is None


def test_rates_are_those_of_a(figures):
    found = figures(players=3)
    assert found["rates"]["foul"] == 0
    assert found["rates"]["win"] > figures(a="low", b="high", players=3)["rates"]["win"]


def test_the_first_deal_that_is_scored_counts():
    options = TOY.Options(deals=2)
    dealings = [Dealing.from_text(f"s/{number}", "toy") for number in range(1, 61)]
    played = duplicates.play_piece(replace(RUN, players=2, options=options.values(), deals=60), range(1, 61)).deals
    shuffles: Counter[int] = Counter()
    for deal, dealing in zip(played, dealings, strict=True):
        for seat, scores in enumerate(deal.a):
            state = TOY.start(options, 2, dealing).state
            while not state.finished and (waiting := TOY.to_act(state)):
                bot = TOY.levels["high" if waiting[0] == seat else "low"]
                legal = TOY.legal_actions(state, waiting[0])
                lone = waiting[0] == -1
                action = next(iter(legal)) if lone else bot.choose(TOY.view(state, waiting[0]), legal, None).action
                state = TOY.apply(state, waiting[0], action).state
            assert scores == (state.finished[0] if state.finished else (0, 0))
            shuffles[state.shuffle if state.finished else 0] += 1
    # most deals count, some are void and the next one counts, in some matches both are void
    assert shuffles[1] > shuffles[2] > 0
    assert shuffles[0] > 0


def test_broken_bots_are_counted_and_replaced(figures):
    found = figures(a="raising", b="low", deals=10, option="void_ties=off")
    assert found["illegal"] == 10 * 2 * 3  # deals, rotations, decisions
    assert figures(a="low", b="raising", deals=10, option="void_ties=off")["illegal"] == 60
    assert figures(a="cheating", b="low", deals=10)["illegal"] > 0
    assert figures()["illegal"] == 0


def test_whole_matches(figures):
    found = figures(matches=True, deals=10)
    assert found["unit"] == "match score"
    assert found["rates"]["match_wins"] > 0.5
    deals = figures(deals=10)
    assert deals["unit"] == "tricks"
    assert "match_wins" not in deals["rates"]
    again = figures(a="low", b="high", matches=True, deals=10)
    assert found["rates"]["match_wins"] + again["rates"]["match_wins"] == pytest.approx(1, abs=1e-3)


def test_games_of_whole_matches_only(figures, monkeypatch):
    by_hand = figures(matches=True, session=arena.SESSION, a="learning", b="learning")
    monkeypatch.setattr(ToyGame, "matches_only", True)
    assert figures(a="learning", b="learning") == by_hand | {"unit": "tricks"}


def test_bots_remember_within_a_session(figures):
    fresh = figures(a="learning", b="low", matches=True, deals=12)
    evening = figures(a="learning", b="low", matches=True, deals=12, session=4)
    assert evening["a_mean"] > fresh["a_mean"]
    run = replace(RUN, matches=True, a="learning", deals=8, session=4)
    whole = duplicates.play_piece(run, range(1, 9)).deals
    high = duplicates.play_piece(replace(run, a="high"), range(1, 9)).deals
    random = duplicates.play_piece(replace(run, session=1), range(1, 9)).deals
    # the first of four knows nothing yet, the others have learnt to play high
    for place in range(8):
        assert whole[place] == (random if place % 4 == 0 else high)[place]


def test_memory_is_made_of_finished_matches(monkeypatch):
    outcomes: list[Outcome | None] = []
    monkeypatch.setattr(ToyGame, "remember", lambda game, memory, state: outcomes.append(game.outcome(state)))
    duplicates.play_piece(replace(RUN, matches=True, session=2), range(1, 3))
    assert len(outcomes) == 2 * 2 * 3
    assert None not in outcomes
    duplicates.play_piece(replace(RUN, options=TOY.Options(deals=9).values()), range(1, 3))
    assert len(outcomes) == 12


def test_pieces_of_a_run_add_up(figures):
    whole = duplicates.play_piece(RUN, range(1, 5))
    halves = [duplicates.play_piece(RUN, range(1, 3)), duplicates.play_piece(RUN, range(3, 5))]
    assert whole.deals == halves[0].deals + halves[1].deals
    halves[0].notes.add(halves[1].notes)
    assert whole.notes.counted == halves[0].notes.counted


def test_jobs_change_nothing(command):
    base = ["arena", "chinese_ten", "--a", "easy", "--b", "random", "--deals", 45, "--seed", "x", "--json"]
    found = []
    for jobs in (1, 2):
        answer = command(*base, "--jobs", jobs)
        assert answer.status == 0
        found.append({key: value for key, value in json.loads(answer.lines[0]).items() if key not in TIMES})
    assert found[0] == found[1]


def test_the_table_for_people(command):
    answer = command(*words(json=None))
    assert [line.split()[0] for line in answer.lines] == KEYS
    assert "rates           foul 0.0, win " in "\n".join(answer.lines)
    assert "a_ci95          -" in command(*words(json=None, deals=1)).lines


def test_progress_is_shown_to_a_terminal_only(command, monkeypatch):
    import sys

    assert command(*words(deals=50)).errors == []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    answer = command(*words(deals=50))
    assert answer.errors == ["", "20 of 50 deals", "40 of 50 deals", "50 of 50 deals"]


def test_a_worker_that_dies_is_one_sentence(command, monkeypatch):
    monkeypatch.setattr(arena, "play_piece", _die)
    answer = command("arena", "chinese_ten", "--a", "easy", "--b", "easy", "--deals", 40, "--seed", "x", "--jobs", 2)
    assert answer.status == 2
    assert answer.errors == [
        "python -m rules: a process of the arena ended by itself; with --out the run can be continued"
    ]


def test_workers_end_when_nobody_waits_for_them():
    run = replace(RUN, game="chinese_ten", options={}, players=2, a="easy", b="easy", deals=2000)
    blocks_to_play = blocks.blocks_of(run)
    playing = arena.play_blocks(run, blocks_to_play, 2)
    number, piece = next(playing)
    assert (number, len(piece.deals)) == (1, 20)
    workers = multiprocessing.active_children()
    assert len(workers) == 2
    playing.close()
    assert not any(worker.is_alive() for worker in workers)


def test_interrupts_reach_the_parent_only():
    before = signal.getsignal(signal.SIGINT)
    try:
        arena._leave_interrupts_to_the_parent()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def _die(*arguments: object) -> None:
    import os

    os._exit(3)


# Files


def test_a_run_is_recorded_and_not_played_again(figures, tmp_path, monkeypatch):
    out = tmp_path / "run.jsonl"
    found = figures(deals=50, out=out)
    assert found == figures(deals=50)
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines[0] == {
        "arena": 1, "game": "toy", "version": 1, "options": {"deals": 2, "hand": 3, "void_ties": True}, "players": 2,
        "a": "high", "b": "low", "seed": "s", "deals": 50, "matches": False, "session": 1,
    }  # fmt: skip
    assert [line["block"] for line in lines[1:-1]] == [1, 2, 3]
    assert [len(line["deals"]) for line in lines[1:-1]] == [20, 20, 10]
    assert {key: value for key, value in lines[-1]["result"].items() if key not in TIMES} == found
    before = out.read_bytes()
    monkeypatch.setattr(arena, "play_piece", None)
    assert figures(deals=50, out=out) == found
    assert out.read_bytes() == before


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 4, 5, 6, 7])
def test_a_run_goes_on_where_it_was_cut_off(figures, tmp_path, kept):
    out = tmp_path / "run.jsonl"
    found = figures(deals=110, out=out)
    lines = out.read_bytes().splitlines(keepends=True)
    assert len(lines) == 8
    out.write_bytes(b"".join(lines[:kept]) + lines[kept][:20])
    assert figures(deals=110, out=out) == found
    again = out.read_bytes().splitlines(keepends=True)
    assert len(again) == 8
    assert again[:kept] == lines[:kept]


def test_blocks_that_came_in_another_order_are_one_run(figures, tmp_path):
    out = tmp_path / "run.jsonl"
    found = figures(deals=60, out=out)
    header, first, second, third, _result = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(header + third + first)
    assert figures(deals=60, out=out) == found
    assert second in out.read_bytes() or out.read_bytes().count(b'{"block":2,') == 1


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"deals": 40}, "deals is 30 there, 40 here"),
        ({"seed": "t"}, "seed is 's' there, 't' here"),
        ({"a": "random"}, "a is 'high' there, 'random' here"),
        ({"players": 3}, "players is 2 there, 3 here"),
        ({"option": "hand=2"}, "options is {"),
        ({"matches": True}, "matches is False there, True here"),
    ],
)
def test_a_file_of_another_run_is_refused(figures, command, tmp_path, changes, said):
    out = tmp_path / "run.jsonl"
    figures(out=out)
    before = out.read_bytes()
    answer = command(*words(out=out, **changes))
    assert answer.status == 2
    assert answer.errors[0].startswith(f"python -m rules: {out} holds another run: {said}")
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"my notes\n",
        b"my notes",
        b"{}\n",
        b"[]\n",
        b'{"arena":2}\n',
        b'{"arena":1}\n',
        b"\n",
        b'{"arena":1,"game":7}\n',
    ],
)
def test_a_file_of_something_else_is_left_alone(command, tmp_path, content):
    out = tmp_path / "notes.txt"
    out.write_bytes(content)
    answer = command(*words(out=out))
    assert (answer.status, answer.errors) == (2, [f"python -m rules: {out} is not a file of an arena"])
    assert out.read_bytes() == content


def test_a_disk_that_fills_up_is_one_sentence(command, tmp_path, monkeypatch):
    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(blocks.os, "fsync", full)
    out = tmp_path / "run.jsonl"
    answer = command(*words(out=out))
    assert (answer.status, answer.errors) == (2, [f"python -m rules: cannot write {out}: No space left on device"])


def test_blocks_hold_whole_sessions():
    assert blocks.blocks_of(replace(RUN, deals=45)) == {1: range(1, 21), 2: range(21, 41), 3: range(41, 46)}
    assert blocks.blocks_of(replace(RUN, deals=60, session=25)) == {1: range(1, 26), 2: range(26, 51), 3: range(51, 61)}
    assert blocks.blocks_of(replace(RUN, deals=20, session=6)) == {1: range(1, 19), 2: range(19, 21)}
    assert blocks.blocks_of(replace(RUN, deals=1)) == {1: range(1, 2)}


def test_quantiles():
    times = Counter({1.0: 50, 2.0: 45, 3.0: 4, 9.0: 1})
    assert [tally.quantile(times, share) for share in (0.5, 0.51, 0.95, 0.96, 1.0)] == [1, 2, 2, 3, 9]
    assert tally.quantile(Counter(), 0.5) is None
