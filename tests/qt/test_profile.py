from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QStandardPaths, QThread
from pytestqt.qtbot import QtBot

from rules.record import RecordError, pack, replay
from tablegames_qt.autosave import Autosave
from tablegames_qt.profile import (
    Profile,
    failure_sentence,
    read_only_sentence,
    resumed_sentence,
    unreadable_sentence,
)
from tablegames_qt.saves import OTHER_VERSION, Resumed, Unreadable
from tests.qt.sitting import grown

RECORDS = grown(30)


@pytest.fixture
def open_profile(tmp_path: Path) -> Iterator[Callable[..., Profile]]:
    """Opens the profile of the test; closes all afterwards."""
    opened: list[Profile] = []

    def start(**how: Any) -> Profile:
        opened.append(Profile(tmp_path / "a folder" / "perfil de Zoë", **how))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


def told(autosave: Autosave) -> list[Any]:
    """Everything that an autosave says, as it comes."""
    said: list[Any] = []
    autosave.saved.connect(said.append)
    autosave.failed.connect(said.append)
    return said


def ask(qtbot: QtBot, profile: Profile, question: str, *values: Any) -> Any:
    answer = profile.listed if question == "list_saved" else profile.resumed
    with qtbot.waitSignal(answer, timeout=10_000) as blocker:
        getattr(profile, question)(*values)
    return blocker.args[0]


def test_the_folders_are_made_and_the_match_comes_back(qtbot: QtBot, open_profile: Any) -> None:
    profile = open_profile()
    assert ask(qtbot, profile, "list_saved") == []
    autosave = profile.autosave()
    with qtbot.waitSignal(autosave.saved) as saved:
        autosave.save(RECORDS[3])
    assert saved.args == [3]
    (listed,) = ask(qtbot, profile, "list_saved")
    assert (listed.slot, listed.record) == (autosave.slot, RECORDS[3])
    found = ask(qtbot, profile, "resume", listed.slot)
    assert found.match == replay(RECORDS[3])
    assert resumed_sentence(found) == ""


def test_results_come_on_the_thread_of_the_window(qtbot: QtBot, open_profile: Any) -> None:
    profile = open_profile()
    threads: list[QThread] = []
    autosave = profile.autosave()
    autosave.saved.connect(lambda moves: threads.append(QThread.currentThread()))
    profile.listed.connect(lambda listed: threads.append(QThread.currentThread()))
    autosave.save(RECORDS[1])
    profile.list_saved()
    assert threads == []
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads == [profile.thread()] * 2


def test_saves_in_quick_succession_end_with_the_newest(qtbot: QtBot, open_profile: Any) -> None:
    profile = open_profile()
    autosave = profile.autosave()
    said = told(autosave)
    for record in RECORDS:
        autosave.save(record)
    qtbot.waitUntil(lambda: said[-1:] == [len(RECORDS) - 1])
    assert said == [len(RECORDS) - 1]  # never told of a position that was already out of date
    assert profile.saves.resume(autosave.slot).match.record == RECORDS[-1]


def test_what_is_saved_last_before_closing_is_on_disk(open_profile: Any) -> None:
    profile = open_profile()
    autosave, other = profile.autosave(), profile.autosave()
    autosave.save(RECORDS[4])
    other.save(RECORDS[2])
    other.finish(RECORDS[5])
    autosave.save(RECORDS[6])
    profile.close()
    (listed,) = profile.saves.listed()
    assert listed.record == RECORDS[6]
    assert len(list(profile.saves.finished.iterdir())) == 1


def refuse(monkeypatch: pytest.MonkeyPatch, profile: Profile) -> None:
    """From now on the disk is full."""

    def full(slot: str, record: Any) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(profile.saves, "write", full)
    monkeypatch.setattr(profile.saves, "finish", full)


def test_a_full_disk_is_told_and_tried_again_by_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, open_profile: Any
) -> None:
    profile = open_profile(retry_ms=30)
    autosave = profile.autosave()
    said = told(autosave)
    autosave.save(RECORDS[1])
    qtbot.waitUntil(lambda: said == [1])
    with monkeypatch.context() as patch:
        refuse(patch, profile)
        autosave.save(RECORDS[2])
        qtbot.waitUntil(lambda: said[1:3] == [os.strerror(28)] * 2)  # once, and once more by itself
    qtbot.waitUntil(lambda: said[-1] == 2)
    assert profile.saves.resume(autosave.slot).match.record == RECORDS[2]
    count = len(said)
    qtbot.wait(80)
    assert len(said) == count  # no more trying


def test_a_full_disk_is_tried_again_at_the_next_decision(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, open_profile: Any
) -> None:
    profile = open_profile(retry_ms=3_600_000)
    autosave = profile.autosave()
    said = told(autosave)
    with monkeypatch.context() as patch:
        refuse(patch, profile)
        autosave.save(RECORDS[1])
        qtbot.waitUntil(lambda: len(said) == 1)
    autosave.save(RECORDS[2])
    qtbot.waitUntil(lambda: said[1:] == [2])


def test_a_match_that_ended_while_the_disk_was_full_is_not_lost(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, open_profile: Any
) -> None:
    profile = open_profile(retry_ms=3_600_000)
    autosave = profile.autosave()
    said = told(autosave)
    with monkeypatch.context() as patch:
        refuse(patch, profile)
        autosave.finish(RECORDS[5])
        autosave.save(RECORDS[4])  # an undo from the end
        qtbot.waitUntil(lambda: len(said) >= 2)
    autosave.save(RECORDS[6])
    qtbot.waitUntil(lambda: said[-1] == 6)
    profile.close()
    (finished,) = profile.saves.finished.iterdir()
    assert profile.saves.open_file(finished).match.record == RECORDS[5]
    assert profile.saves.resume(autosave.slot).match.record == RECORDS[6]


def test_an_autosave_that_was_let_go_is_there_until_its_match_is_on_disk(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, open_profile: Any
) -> None:
    """A program opens match after match; what saved them must not pile up, nor go before it has saved."""
    profile = open_profile(retry_ms=30)
    still, busy = profile.autosave(), profile.autosave()
    said = told(busy)
    with monkeypatch.context() as patch:
        refuse(patch, profile)
        busy.save(RECORDS[1])
        still.let_go()
        busy.let_go()
        qtbot.waitUntil(lambda: len(said) >= 2)
        assert profile.findChildren(Autosave) == [busy]
    qtbot.waitUntil(lambda: not profile.findChildren(Autosave))
    assert said[-1] == 1


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders without permission are those of POSIX")
def test_a_folder_without_permission_is_told_in_the_words_of_the_system(qtbot: QtBot, tmp_path: Path) -> None:
    # a file where the folder should be refuses the administrator too, as a folder without permission refuses others
    (tmp_path / "taken").write_text("a file")
    profile = Profile(tmp_path / "taken" / "profile")
    assert not profile.read_only
    autosave = profile.autosave()
    with qtbot.waitSignal(autosave.failed, timeout=10_000) as failed:
        autosave.save(RECORDS[1])
    assert failed.args == [os.strerror(20)]
    assert ask(qtbot, profile, "list_saved") == []
    profile.settings.theme = "blue"
    profile.close()


def test_the_second_program_plays_and_keeps_nothing(qtbot: QtBot, open_profile: Any) -> None:
    first = open_profile()
    autosave = first.autosave()
    with qtbot.waitSignal(autosave.saved):
        autosave.save(RECORDS[3])
    second = open_profile()
    assert (first.read_only, second.read_only) == (False, True)
    before = sorted(path.name for path in first.folder.rglob("*"))
    said = told(second.autosave(autosave.slot))
    second.autosave(autosave.slot).save(RECORDS[9])
    second.settings.theme = "blue"
    found = ask(qtbot, second, "resume", autosave.slot)
    assert found.match.record == RECORDS[3]
    second.close()
    assert said == []
    assert sorted(path.name for path in first.folder.rglob("*")) == before
    assert first.settings.theme == "green"
    first.close()
    assert not open_profile().read_only


HOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tablegames_qt.profile import Profile

app = QCoreApplication([])
profile = Profile(Path(sys.argv[1]))
print("read-only" if profile.read_only else "open", flush=True)
sys.stdin.read()
"""


def test_the_lock_of_another_program_holds_until_it_ends_however_it_ends(open_profile: Any, tmp_path: Path) -> None:
    folder = tmp_path / "a folder" / "perfil de Zoë"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    assert open_profile().read_only
    holder.kill()
    holder.communicate()
    assert not open_profile().read_only


def test_the_usual_folder_is_that_of_the_system() -> None:
    profile = Profile()
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    assert profile.folder == Path(place)
    profile.close()


def test_opening_a_file_from_anywhere(qtbot: QtBot, open_profile: Any, tmp_path: Path) -> None:
    profile = open_profile()
    (tmp_path / "mine.tgr").write_bytes(pack(RECORDS[2]))
    assert ask(qtbot, profile, "open_file", tmp_path / "mine.tgr").match.record == RECORDS[2]
    assert ask(qtbot, profile, "open_file", tmp_path / "none").reason == "no-file"


def test_an_error_in_the_thread_is_not_swallowed(qtbot: QtBot, open_profile: Any) -> None:
    profile = open_profile()

    def broken() -> None:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as exceptions:
        profile._background.run(broken, lambda nothing: None)
        qtbot.waitUntil(lambda: bool(exceptions))
    assert [kind for kind, *_ in exceptions] == [ZeroDivisionError]


def test_every_reason_has_its_sentence(english: None) -> None:
    file = Path("/somewhere/partita {x}.tgr")
    reasons = [*OTHER_VERSION, "no-file", "not-a-record"]
    sentences = {reason: unreadable_sentence(Unreadable("", reason, (file,))) for reason in reasons}
    assert len(set(sentences.values())) == len(reasons)
    for reason in ("damaged", "illegal-action", "scores-differ", "bad-options", "older-than-the-hills"):
        sentences[reason] = unreadable_sentence(Unreadable("", reason, (file,)))
        assert sentences[reason].startswith("This match is damaged")
    for reason, sentence in sentences.items():
        assert file.name in sentence
        assert ("left as it is" in sentence) == (reason in OTHER_VERSION)
        assert RecordError(reason).reason == reason


def test_sentences_name_the_deal_and_the_words_of_the_system(english: None) -> None:
    resumed = Resumed("slot", replay(RECORDS[-1]), 1, 3, (Path("x"),), "damaged")
    assert "deal 3" in resumed_sentence(resumed)
    assert failure_sentence("No space left on device") == (
        "Could not save: No space left on device. The game goes on; next try in 10 s."
    )
    assert read_only_sentence() == "Opened a second time: nothing is saved here."
