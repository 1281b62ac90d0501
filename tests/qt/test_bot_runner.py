from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

import rules
from rules.bots import Choice
from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing, Rng
from rules.record import Match, Player
from tablegames_qt.bot_runner import Answer, InlineRunner, ProcessRunner, Runner
from tablegames_qt.bot_worker import Request, Thought, picked, think
from tests.qt import bad_bots

GAME = CHINESE_TEN.name


def request(level: str = "easy", memory: Any = None, seed: str = "bots") -> Request:
    """A first decision of Chinese Ten."""
    dealing = Dealing(Rng.from_text(seed).word().to_bytes(4, "big") * 8, GAME)
    players = (Player("Ana"), Player("Bruno"))
    match, _ = Match.start(CHINESE_TEN, TenOptions(), players, dealing)
    (seat,) = CHINESE_TEN.to_act(match.state)
    view, legal = CHINESE_TEN.view(match.state, seat), CHINESE_TEN.legal_actions(match.state, seat)
    return Request(GAME, level, view, legal, dealing.rng("bot", 0, seat), memory=memory)


def ask(qtbot: QtBot, runner: Runner, wanted: Request) -> Answer:
    answers: list[Answer] = []
    with qtbot.waitSignal(runner.answered, timeout=30_000) as blocker:
        number = runner.ask(wanted)
        assert answers == []
    answer: Answer = blocker.args[0]
    assert answer.number == number
    return answer


@pytest.fixture
def start() -> Iterator[Callable[..., ProcessRunner]]:
    """Starts runners; afterwards none has left a process or a thread."""
    runners: list[ProcessRunner] = []

    def begin(**how: Any) -> ProcessRunner:
        runners.append(ProcessRunner(**how))
        return runners[-1]

    yield begin
    for each in runners:
        each.close()
        assert not each._thread.is_alive()
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("level", CHINESE_TEN.levels)
def test_the_process_chooses_what_the_bot_itself_chooses(
    qtbot: QtBot, start: Callable[..., ProcessRunner], level: str
) -> None:
    runner = start()
    runner.warm()
    for seed in "abc":
        wanted = request(level, seed=seed)
        answer = ask(qtbot, runner, wanted)
        assert answer.choice == think(wanted).choice
        assert answer.choice.action in wanted.legal
        assert answer.fault == ""


def test_answers_arrive_on_the_thread_of_the_window(qtbot: QtBot, start: Callable[..., ProcessRunner]) -> None:
    runner = start()
    threads: list[QThread] = []
    runner.answered.connect(lambda answer: threads.append(QThread.currentThread()))
    ask(qtbot, runner, request())
    assert threads == [runner.thread()]


def test_requests_are_answered_in_order_and_cancelled_ones_not(
    qtbot: QtBot, start: Callable[..., ProcessRunner]
) -> None:
    runner = start()
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    numbers = [runner.ask(request(seed=str(each))) for each in range(5)]
    runner.cancel(numbers[0])
    runner.cancel(numbers[3])
    qtbot.waitUntil(lambda: len(answers) == 3, timeout=30_000)
    ask(qtbot, runner, request())
    assert [each.number for each in answers[:3]] == [numbers[1], numbers[2], numbers[4]]


def test_a_bot_that_never_answers_is_stopped(
    qtbot: QtBot, start: Callable[..., ProcessRunner], caplog: pytest.LogCaptureFixture
) -> None:
    runner = start(later_seconds=0.2, answer=bad_bots.hang)
    ask(qtbot, runner, request())  # the process is there and no longer new
    (before,) = multiprocessing.active_children()
    hanging = request(memory="hang")
    answer = ask(qtbot, runner, hanging)
    assert answer.fault == "too-slow"
    assert answer.choice == picked(hanging, "").choice
    assert answer.choice.action in hanging.legal
    assert not before.is_alive()
    ask(qtbot, runner, request(memory="hang"))
    again = ask(qtbot, runner, request())
    assert again.fault == ""
    assert [each.message.strip() for each in caplog.records] == [f"the easy bot of {GAME}: too-slow"]  # said once


def test_a_process_that_died_is_replaced_and_asked_again(
    qtbot: QtBot, start: Callable[..., ProcessRunner], tmp_path: Path
) -> None:
    runner = start(answer=bad_bots.die_once)
    wanted = request(memory=str(tmp_path / "died"))
    answer = ask(qtbot, runner, wanted)
    assert (tmp_path / "died").exists()
    assert (answer.fault, answer.choice) == ("", think(wanted).choice)


def test_a_process_killed_from_outside_is_replaced(qtbot: QtBot, start: Callable[..., ProcessRunner]) -> None:
    runner = start()
    ask(qtbot, runner, request())
    (process,) = multiprocessing.active_children()
    process.kill()
    process.join()
    assert ask(qtbot, runner, request()).fault == ""


@pytest.mark.parametrize(("answer", "fault"), [(bad_bots.die, "died"), (bad_bots.answer_unreadably, "died")])
def test_a_process_that_always_dies_costs_nothing(
    qtbot: QtBot,
    start: Callable[..., ProcessRunner],
    capfd: pytest.CaptureFixture[str],
    answer: Callable[[Request], Thought],
    fault: str,
) -> None:
    wanted = request()
    got = ask(qtbot, start(answer=answer), wanted)
    assert got.fault == fault
    assert got.choice == picked(wanted, "").choice
    capfd.readouterr()  # the traceback of the process


def test_a_view_that_cannot_be_sent_costs_nothing(qtbot: QtBot, start: Callable[..., ProcessRunner]) -> None:
    wanted = request(memory=lambda: None)
    runner = start()
    answer = ask(qtbot, runner, wanted)
    assert answer.fault == "not-sent"
    assert answer.choice.action in wanted.legal
    assert ask(qtbot, runner, request()).fault == ""


def test_closing_in_the_middle_of_an_answer_takes_no_time(qtbot: QtBot, start: Callable[..., ProcessRunner]) -> None:
    runner = start(answer=bad_bots.hang)
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    ask(qtbot, runner, request())
    (process,) = multiprocessing.active_children()
    runner.ask(request(memory="hang"))
    runner.close()
    assert not process.is_alive()
    assert multiprocessing.active_children() == []
    qtbot.wait(1)
    assert len(answers) == 1


def test_closing_before_anything_was_asked(start: Callable[..., ProcessRunner]) -> None:
    start().close()


PROGRAM = """
import multiprocessing, os, signal, sys
from PySide6.QtCore import QCoreApplication
from tablegames_qt.bot_runner import ProcessRunner
from tests.qt import bad_bots
from tests.qt.test_bot_runner import request

if __name__ == "__main__":
    app = QCoreApplication([])
    runner = ProcessRunner(answer=bad_bots.hang)
    runner.answered.connect(app.quit)
    runner.ask(request())
    app.exec()
    if sys.argv[1] == "hanging":
        runner.ask(request(memory="hang"))
    if multiprocessing.active_children():
        print("working", flush=True)
    if sys.argv[2] == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX says which signal ended a program")
@pytest.mark.parametrize(("busy", "end"), [("idle", "killed"), ("idle", "left"), ("hanging", "left")])
def test_no_process_outlives_the_program(tmp_path: Path, busy: str, end: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    # the worker holds this pipe too: communicate() returns when the last of them is gone, and raises when one stays
    child = subprocess.Popen([sys.executable, program, busy, end], stdout=subprocess.PIPE, env=environment, text=True)
    told, _ = child.communicate(timeout=60)
    assert told == "working\n"
    assert child.returncode == (0 if end == "left" else -signal.SIGKILL)


def test_the_process_knows_nothing_of_qt() -> None:
    program = "import sys, tablegames_qt.bot_worker; print([each for each in sys.modules if 'PySide' in each])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "[]"


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="reads the memory map that Linux shows")
def test_the_process_has_no_qt_library(qtbot: QtBot, start: Callable[..., ProcessRunner]) -> None:
    runner = start()
    ask(qtbot, runner, request())
    (process,) = multiprocessing.active_children()
    assert "libQt" not in Path(f"/proc/{process.pid}/maps").read_text()
    assert "libQt" in Path("/proc/self/maps").read_text()


class Raising:
    def choose(self, view: Any, legal: Any, rng: Rng, budget: int | None = None, memory: Any = None) -> Choice[Any]:
        raise KeyError("a fault of the bot")


class Cheating:
    def choose(self, view: Any, legal: Any, rng: Rng, budget: int | None = None, memory: Any = None) -> Choice[Any]:
        rng.word()
        return Choice("all the tricks")


@pytest.mark.parametrize(("bot", "fault"), [(Raising(), "raised"), (Cheating(), "illegal")])
def test_a_faulty_bot_costs_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: Any, fault: str
) -> None:
    class Faulty(type(CHINESE_TEN)):  # type: ignore[misc]
        levels = {"easy": bot}

    monkeypatch.setattr(rules, "GAMES", {GAME: Faulty()})
    runner = InlineRunner()
    wanted = request()
    first, second = ask(qtbot, runner, wanted), ask(qtbot, runner, wanted)
    assert first.fault == fault
    assert first.choice == second.choice == Choice(wanted.legal.pick(Rng(wanted.rng._key)), "random")
    assert len(caplog.records) == 1
    assert caplog.records[0].levelno == logging.WARNING


def test_inline_answers_come_later_and_can_be_cancelled(qtbot: QtBot) -> None:
    runner = InlineRunner()
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    cancelled = runner.ask(request(seed="a"))
    kept = runner.ask(request(seed="b"))
    runner.cancel(cancelled)
    assert answers == []
    qtbot.waitUntil(lambda: bool(answers))
    runner.ask(request())
    runner.close()
    qtbot.wait(1)
    assert [each.number for each in answers] == [kept]
