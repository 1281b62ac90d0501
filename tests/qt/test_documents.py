"""Documents that are no matches: written, listed, taken up, put aside; nothing that was told as saved is lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rules.envelope import EnvelopeError
from tablegames_qt.documents import DocumentFolder, DocumentKind, OpenedDocument
from tablegames_qt.generations import GENERATIONS
from tablegames_qt.profile import Profile
from tests.qt.conftest import PATIENCE

ROOT = Path(__file__).parents[2]
SLOT = "20260101-120000-abcdef"


def read(document: dict[str, Any]) -> tuple[str, ...]:
    words = document["words"]
    if not all(isinstance(word, str) for word in words):
        raise ValueError("words are texts")
    return tuple(words)


NOTES: DocumentKind[tuple[str, ...]] = DocumentKind(
    "notes", "TGQT-NOTES", 1, lambda words: {"words": list(words)}, read
)
CONTENTS = [tuple(f"word {number}" for number in range(count)) for count in range(8)]


@pytest.fixture
def folder(tmp_path: Path) -> DocumentFolder[tuple[str, ...]]:
    return DocumentFolder(tmp_path / "profile", NOTES)


def file(folder: DocumentFolder[Any], generation: int = 0) -> Path:
    newest = folder.path(SLOT)
    return newest.with_name(f"{newest.name}.{generation}") if generation else newest


def test_a_document_comes_back_with_three_generations_beside_it(folder: DocumentFolder[Any]) -> None:
    for content in CONTENTS:
        folder.write(SLOT, content)
    found = [NOTES.unpack(file(folder, each).read_bytes()) for each in range(GENERATIONS + 1)]
    assert found == CONTENTS[7:3:-1]
    assert folder.open(SLOT) == OpenedDocument(SLOT, CONTENTS[7])
    (listed,) = folder.listed()
    assert (listed.slot, listed.content, listed.path, listed.reason) == (SLOT, CONTENTS[7], file(folder), "")


@pytest.mark.parametrize("broken", range(1, GENERATIONS + 1))
def test_the_newest_generation_that_can_be_read_is_taken(folder: DocumentFolder[Any], broken: int) -> None:
    for content in CONTENTS:
        folder.write(SLOT, content)
    damage = [b"TGQT-NOTES 1 5 no", b"something else", NOTES.pack(("a",)).replace(b'"a"', b"777")][:broken]
    for generation, content in enumerate(damage):
        file(folder, generation).write_bytes(content)
    (listed,) = folder.listed()
    assert (listed.content, listed.path, listed.reason) == (CONTENTS[7 - broken], file(folder, broken), "")
    found = folder.open(SLOT)
    assert (found.content, found.reason) == (CONTENTS[7 - broken], "damaged")
    assert [path.read_bytes() for path in found.damaged] == damage
    assert all(path.parent == folder.quarantine for path in found.damaged)
    folder.write(SLOT, ("on",))
    assert folder.open(SLOT) == OpenedDocument(SLOT, ("on",))


def test_when_no_generation_can_be_read_it_is_said_and_all_are_kept(folder: DocumentFolder[Any]) -> None:
    folder.write(SLOT, CONTENTS[1])
    file(folder).write_bytes(b"?")
    assert folder.listed()[0].content is None
    found = folder.open(SLOT)
    assert (found.content, found.reason, len(found.damaged)) == (None, "not-a-record", 1)
    assert found.damaged[0].read_bytes() == b"?"
    assert folder.open(SLOT).reason == "no-file"
    assert folder.listed() == []


def test_a_file_of_a_newer_program_is_left_as_it_is(folder: DocumentFolder[Any]) -> None:
    for content in CONTENTS[:3]:
        folder.write(SLOT, content)
    newer = NOTES.pack(CONTENTS[5]).replace(b"TGQT-NOTES 1 ", b"TGQT-NOTES 2 ")
    file(folder).write_bytes(newer)
    assert folder.open(SLOT) == OpenedDocument(SLOT, None, (file(folder),), "newer-schema")
    assert folder.listed()[0].reason == "newer-schema"
    assert file(folder).read_bytes() == newer


def test_a_whole_file_of_other_rules_is_left_as_it_is(folder: DocumentFolder[Any]) -> None:
    def refuse(document: dict[str, Any]) -> tuple[str, ...]:
        raise EnvelopeError("older-version")

    for content in CONTENTS[:3]:
        folder.write(SLOT, content)
    before = {path.name: path.read_bytes() for path in folder.folder.iterdir()}
    later = DocumentFolder(folder.folder.parent, DocumentKind("notes", NOTES.magic, 1, NOTES.plain, refuse))
    assert later.open(SLOT) == OpenedDocument(SLOT, None, (file(folder),), "older-version")
    assert (later.listed()[0].content, later.listed()[0].reason) == (None, "older-version")
    assert {path.name: path.read_bytes() for path in folder.folder.iterdir()} == before


def test_a_file_of_another_kind_is_no_document_of_this_one(folder: DocumentFolder[Any]) -> None:
    other = DocumentKind("notes", "TGQT-OTHER", 1, NOTES.plain, NOTES.read)
    DocumentFolder(folder.folder.parent, other).write(SLOT, CONTENTS[2])
    assert folder.open(SLOT).reason == "not-a-record"


def test_a_document_that_would_be_written_otherwise_is_damaged(folder: DocumentFolder[Any]) -> None:
    more = DocumentKind("notes", NOTES.magic, 1, lambda words: {"words": list(words), "more": 1}, NOTES.read)
    DocumentFolder(folder.folder.parent, more).write(SLOT, CONTENTS[2])
    assert folder.open(SLOT).reason == "damaged"


def test_the_latest_is_listed_first(folder: DocumentFolder[Any]) -> None:
    for number, slot in enumerate(("one", "two", "three")):
        folder.write(slot, (slot,))
        os.utime(folder.path(slot), (1000, 1000 + 10 * ((number + 1) % 3)))
    assert [each.slot for each in folder.listed()] == ["two", "one", "three"]


def test_a_deleted_document_is_kept_with_all_its_generations(folder: DocumentFolder[Any]) -> None:
    for content in CONTENTS:
        folder.write(SLOT, content)
    folder.delete(SLOT)
    assert folder.listed() == []
    kept = sorted(path.name for path in folder.deleted.iterdir())
    assert kept == [f"notes-{SLOT}.tgd", *(f"notes-{SLOT}.tgd.{each}" for each in (1, 2, 3))]


def test_without_the_right_to_write_nothing_changes(folder: DocumentFolder[Any]) -> None:
    for content in CONTENTS[:3]:
        folder.write(SLOT, content)
    file(folder).write_bytes(b"?")
    reading = DocumentFolder(folder.folder.parent, NOTES, read_only=True)
    found = reading.open(SLOT)
    assert (found.content, found.damaged) == (CONTENTS[1], (file(folder),))
    assert file(folder).read_bytes() == b"?"
    assert not folder.quarantine.exists()


# In the program ------------------------------------------------------------------------------------------------------


@pytest.fixture
def open_profile(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Profile]]:
    profiles: list[Profile] = []

    def opened() -> Profile:
        profiles.append(Profile(tmp_path / "profile", retry_ms=20))
        return profiles[-1]

    yield opened
    for profile in profiles:
        profile.close()


def test_saving_is_told_and_found_again(qtbot: QtBot, open_profile: Callable[[], Profile]) -> None:
    documents = open_profile().documents(NOTES)
    saving = documents.file()
    with qtbot.waitSignal(saving.saved, timeout=PATIENCE):
        for content in CONTENTS:
            saving.save(content)
    with qtbot.waitSignal(documents.opened, timeout=PATIENCE) as answer:
        documents.open(saving.slot)
    assert answer.args == [OpenedDocument(saving.slot, CONTENTS[7])]
    with qtbot.waitSignal(documents.listed, timeout=PATIENCE) as answer:
        documents.delete(saving.slot)
    assert answer.args == [[]]


def test_when_the_disk_refuses_it_is_told_and_tried_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, open_profile: Callable[[], Profile]
) -> None:
    documents = open_profile().documents(NOTES)
    saving = documents.file()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(documents.folder, "write", full)
        with qtbot.waitSignal(saving.failed, timeout=PATIENCE) as told:
            saving.save(CONTENTS[3])
    assert told.args == ["No space left on device"]
    qtbot.waitUntil(lambda: documents.folder.open(saving.slot).content == CONTENTS[3])


def test_a_second_program_keeps_nothing(qtbot: QtBot, open_profile: Callable[[], Profile]) -> None:
    first, second = open_profile().documents(NOTES), open_profile().documents(NOTES)
    assert (first.read_only, second.read_only) == (False, True)
    saving = second.file()
    saving.save(CONTENTS[3])
    with qtbot.waitSignal(second.listed, timeout=PATIENCE) as answer:
        second.list_saved()
    assert answer.args == [[]]


WRITER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from tablegames_qt.profile import Profile
from tests.qt.test_documents import NOTES

app = QCoreApplication([])
profile = Profile(Path(sys.argv[1]))
documents = profile.documents(NOTES)
saving = documents.file("kept")
words = []

def more():
    words.append(f"word {len(words)}")
    saving.save(tuple(words))

def told():
    print(len(words), flush=True)
    more()

def start(found):
    words.extend(found.content or ())
    more()

saving.saved.connect(told)
documents.opened.connect(start)
documents.open("kept")
app.exec()
"""


def test_what_was_told_as_saved_survives_kills(tmp_path: Path) -> None:
    reading = DocumentFolder(tmp_path, NOTES)
    for seed in range(2):
        last = 0
        command = [sys.executable, "-c", WRITER, str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
            assert child.stdout is not None
            killer = threading.Timer(random.Random(seed).uniform(0.02, 0.2), child.kill)
            for line in child.stdout:
                if killer.ident is None:
                    killer.start()
                if line.endswith("\n"):
                    last = int(line)
        killer.join()
        assert last > 0
        found = reading.open("kept")
        assert found.content is not None
        assert len(found.content) >= last
        assert found.content == tuple(f"word {number}" for number in range(len(found.content)))
        assert found.damaged == ()
