from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

import pytest

from rules.record import GameRecord, pack, replay, unpack
from tablegames_qt.generations import GENERATIONS, new_slot
from tablegames_qt.saves import Resumed, SaveFolder, Unreadable
from tests.qt.sitting import grown

SLOT = "20260101-120000-abcdef"


RECORDS = grown(30)


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "profile")


def file(folder: SaveFolder, generation: int = 0) -> Path:
    return folder.saves / (f"{SLOT}.tgr" + (f".{generation}" if generation else ""))


def all_files(folder: SaveFolder) -> dict[str, bytes]:
    root = folder.saves.parent
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def resumed(folder: SaveFolder, slot: str = SLOT) -> Resumed:
    found = folder.resume(slot)
    assert isinstance(found, Resumed), found
    return found


def test_a_match_comes_back_with_three_generations_beside_it(folder: SaveFolder) -> None:
    for record in RECORDS[:8]:
        folder.write(SLOT, record)
    assert [unpack(file(folder, each).read_bytes()) for each in range(GENERATIONS + 1)] == RECORDS[7:3:-1]
    assert sorted(all_files(folder)) == [f"saves/{SLOT}.tgr", *(f"saves/{SLOT}.tgr.{each}" for each in (1, 2, 3))]
    found = resumed(folder)
    assert (found.match, found.generation, found.deal, found.damaged) == (replay(RECORDS[7]), 0, 1, ())


def test_the_same_record_twice_is_one_generation(folder: SaveFolder) -> None:
    for record in (RECORDS[1], RECORDS[2], RECORDS[2]):
        folder.write(SLOT, record)
    assert unpack(file(folder, 1).read_bytes()) == RECORDS[1]
    assert not file(folder, 2).exists()


def test_a_deleted_match_is_kept_with_all_its_generations(folder: SaveFolder) -> None:
    for record in RECORDS[:8]:
        folder.write(SLOT, record)
    before = all_files(folder)
    folder.delete(SLOT)
    assert folder.listed() == []
    assert all_files(folder) == {name.replace("saves/", "deleted/"): content for name, content in before.items()}
    folder.delete(SLOT)
    assert isinstance(folder.open_file(folder.deleted / f"{SLOT}.tgr"), Resumed)


def test_the_match_played_last_is_found_wherever_it_lies(folder: SaveFolder) -> None:
    assert folder.latest(["chinese_ten"]) == {}
    folder.write("over", RECORDS[1])
    folder.finish("over", RECORDS[1])
    folder.write("gone", RECORDS[2])
    folder.delete("gone")
    folder.write("saved", RECORDS[3])
    (folder.saves / "broken.tgr").write_bytes(b"?")
    files = [folder.finished / "over.tgr", folder.deleted / "gone.tgr", folder.saves / "saved.tgr"]
    for last, record in zip(files, RECORDS[1:4], strict=True):
        for path in files:
            os.utime(path, (1000, 2000 if path == last else 1000))
        assert folder.latest(["chinese_ten"]) == {"chinese_ten": record}
    assert folder.latest(["another_game"]) == {}


@pytest.mark.parametrize("broken", range(GENERATIONS + 1))
def test_the_newest_generation_that_can_be_read_is_taken(folder: SaveFolder, broken: int) -> None:
    for record in RECORDS[:8]:
        folder.write(SLOT, record)
    contents = [os.urandom(each * 50) for each in range(broken)]
    for generation, content in enumerate(contents):
        file(folder, generation).write_bytes(content)
    found = resumed(folder)
    assert (found.generation, found.match.record) == (broken, RECORDS[7 - broken])
    assert [path.read_bytes() for path in found.damaged] == contents
    assert all(path.parent == folder.quarantine for path in found.damaged)
    assert found.reason == ("not-a-record" if broken else "")
    # going on from there writes nothing over
    folder.write(SLOT, RECORDS[9])
    again = resumed(folder)
    assert (again.match.record, again.damaged) == (RECORDS[9], ())
    assert [path.read_bytes() for path in found.damaged] == contents


def test_when_no_generation_can_be_read_all_are_kept(folder: SaveFolder) -> None:
    for record in RECORDS[:3]:
        folder.write(SLOT, record)
    for generation in range(3):
        file(folder, generation).write_bytes(b"TGQT-RECORD 1 5 no")
    found = folder.resume(SLOT)
    assert isinstance(found, Unreadable)
    assert found.reason == "damaged"
    assert len({path for path in found.files if path.parent == folder.quarantine and path.exists()}) == 3
    assert folder.listed() == []
    assert folder.resume(SLOT) == Unreadable(SLOT, "no-file", ())


def changed(record: GameRecord, old: bytes, new: bytes) -> bytes:
    """A file with another body and a header that agrees with it."""
    body = pack(record).partition(b"\n")[2][:-1].replace(old, new)
    assert body != pack(record).partition(b"\n")[2][:-1]
    return f"TGQT-RECORD 1 {len(body)} {hashlib.sha256(body).hexdigest()}\n".encode() + body + b"\n"


OTHERS = {
    "newer-schema": pack(RECORDS[5]).replace(b"TGQT-RECORD 1 ", b"TGQT-RECORD 2 "),
    "newer-version": changed(RECORDS[5], b'"version":1', b'"version":2'),
    "older-version": changed(RECORDS[5], b'"version":1', b'"version":0'),
    "unknown-game": changed(RECORDS[5], b'"chinese_ten"', b'"chinese_two"'),
}


@pytest.mark.parametrize("reason", OTHERS)
def test_a_file_of_another_version_is_left_as_it_is(folder: SaveFolder, reason: str) -> None:
    for record in RECORDS[:5]:
        folder.write(SLOT, record)
    file(folder).write_bytes(OTHERS[reason])
    before = all_files(folder)
    assert folder.resume(SLOT) == Unreadable(SLOT, reason, (file(folder),))
    (listed,) = folder.listed()
    assert (listed.slot, listed.path) == (SLOT, file(folder))
    # a whole record of another version still has something to list; another schema has not
    assert (listed.record is None) == (reason == "newer-schema")
    assert all_files(folder) == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"scores":[]', b'"scores":[[1,-1]]'),
        (b'"0 play', b'"1 play'),
        (b'"rounds":1', b'"rounds":5'),
        (b'"players":2', b'"players":3'),
        (b'["Bruno","bot","easy"]', b'["Bruno","bot","easy"],["Carla","bot","easy"]'),
    ],
)
def test_a_whole_file_that_does_not_replay_is_damaged(folder: SaveFolder, old: bytes, new: bytes) -> None:
    for record in RECORDS[:5]:
        folder.write(SLOT, record)
    file(folder).write_bytes(changed(RECORDS[5], old, new))
    found = resumed(folder)
    assert (found.generation, found.match.record) == (1, RECORDS[3])
    assert found.reason in ("illegal-action", "scores-differ", "bad-options")


def test_the_list_shows_the_latest_first_and_says_what_cannot_be_read(folder: SaveFolder) -> None:
    assert folder.listed() == []
    slots = [new_slot() for _ in range(4)]
    for age, slot in enumerate(slots):
        folder.write(slot, RECORDS[age])
        os.utime(folder.saves / f"{slot}.tgr", (1_000_000 - age, 1_000_000 - age))
    (folder.saves / f"{slots[1]}.tgr").write_bytes(b"")
    os.utime(folder.saves / f"{slots[1]}.tgr", (0, 0))
    (folder.saves / "notes.txt").write_text("mine")
    (folder.saves / "other.tmp").write_text("left by a crash")
    (folder.saves / "a folder.tgr").mkdir()
    listed = folder.listed()
    assert [each.slot for each in listed] == [slots[0], slots[2], slots[3], slots[1]]
    assert [each.record for each in listed] == [RECORDS[0], RECORDS[2], RECORDS[3], None]
    assert [each.modified for each in listed] == [1_000_000, 999_998, 999_997, 0]
    assert listed[-1].reason == "not-a-record"


def test_the_list_looks_at_earlier_generations_of_a_damaged_match(folder: SaveFolder) -> None:
    folder.write(SLOT, RECORDS[3])
    folder.write(SLOT, RECORDS[4])
    file(folder).write_bytes(b"\0" * 700)
    (listed,) = folder.listed()
    assert (listed.record, listed.path, listed.reason) == (RECORDS[3], file(folder, 1), "")
    assert file(folder).exists()  # looking moves nothing


def test_a_finished_match_leaves_the_saved_ones(folder: SaveFolder) -> None:
    for record in RECORDS[:6]:
        folder.write(SLOT, record)
    folder.write("another", RECORDS[0])
    folder.finish(SLOT, RECORDS[6])
    assert sorted(all_files(folder)) == [f"finished/{SLOT}.tgr", "saves/another.tgr"]
    assert unpack((folder.finished / f"{SLOT}.tgr").read_bytes()) == RECORDS[6]


def test_a_crash_between_finishing_and_removing_offers_nothing_to_continue(folder: SaveFolder) -> None:
    for record in RECORDS[:6]:
        folder.write(SLOT, record)
    left = all_files(folder)
    folder.finish(SLOT, RECORDS[6])
    for name, content in left.items():
        (folder.saves.parent / name).write_bytes(content)
    assert SaveFolder(folder.saves.parent, read_only=True).listed() == []
    assert len(all_files(folder)) == 5
    assert folder.resume(SLOT) == Unreadable(SLOT, "no-file", ())  # nor to one who saw a list before
    for name, content in left.items():
        (folder.saves.parent / name).write_bytes(content)
    assert folder.listed() == []
    assert list(all_files(folder)) == [f"finished/{SLOT}.tgr"]


class Crash(BaseException):
    """The end of the power."""


@pytest.mark.parametrize("at", range(8))
def test_a_crash_at_any_step_of_a_save_keeps_the_one_before(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """The steps are those that change the disk; a crash before each of them leaves the old or the new position."""
    for record in RECORDS[:6]:
        folder.write(SLOT, record)
    steps = 0

    def crashing(real):  # type: ignore[no-untyped-def]
        def step(*values, **named):  # type: ignore[no-untyped-def]
            nonlocal steps
            steps += 1
            if steps > at:
                raise Crash
            return real(*values, **named)

        return step

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", crashing(os.fsync))
        patch.setattr(Path, "replace", crashing(Path.replace))
        patch.setattr(Path, "unlink", crashing(Path.unlink))
        done = False
        try:
            folder.write(SLOT, RECORDS[6])
            done = True
        except Crash:
            pass
    found = resumed(folder)
    assert found.damaged == ()
    assert found.match.record in ((RECORDS[6],) if done else (RECORDS[5], RECORDS[6]))
    assert done == (at >= 6)  # temporary, three generations and the newest, the place in the folder
    (listed,) = folder.listed()
    assert listed.record == found.match.record
    folder.write(SLOT, RECORDS[7])
    assert resumed(folder).match.record == RECORDS[7]


@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_a_save_that_the_disk_refuses_keeps_the_one_before(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    for record in RECORDS[:3]:
        folder.write(SLOT, record)

    def full(*values: object, **named: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os if step == "fsync" else Path, step, full)
        with pytest.raises(OSError, match="No space left"):
            folder.write(SLOT, RECORDS[3])
    assert not list(folder.saves.glob("*.tmp"))
    assert resumed(folder).match.record == RECORDS[2]
    folder.write(SLOT, RECORDS[3])
    assert resumed(folder).match.record == RECORDS[3]


def test_the_folder_may_go_while_a_match_is_played(folder: SaveFolder) -> None:
    folder.write(SLOT, RECORDS[1])
    shutil.rmtree(folder.saves.parent)
    folder.write(SLOT, RECORDS[2])
    assert resumed(folder).match.record == RECORDS[2]


def test_read_only_moves_nothing(folder: SaveFolder) -> None:
    for record in RECORDS[:4]:
        folder.write(SLOT, record)
    file(folder).write_bytes(b"?")
    before = all_files(folder)
    reader = SaveFolder(folder.saves.parent, read_only=True)
    found = resumed(reader)
    assert (found.generation, found.damaged) == (1, (file(folder),))
    assert all_files(folder) == before


def test_what_cannot_be_moved_to_the_quarantine_is_not_written_over(folder: SaveFolder) -> None:
    for record in RECORDS[:4]:
        folder.write(SLOT, record)
    file(folder).write_bytes(b"?")
    folder.quarantine.write_bytes(b"a file where the folder should be")
    found = resumed(folder)
    assert (found.match.record, found.damaged) == (RECORDS[2], (file(folder),))
    assert found.slot != SLOT
    for record in RECORDS[4:9]:
        folder.write(found.slot, record)
    assert file(folder).read_bytes() == b"?"


def test_a_file_from_elsewhere_is_a_match_of_its_own(folder: SaveFolder, tmp_path: Path) -> None:
    path = tmp_path / "Partita di Zoë.tgr"
    path.write_bytes(pack(RECORDS[9]))
    found = folder.open_file(path)
    assert isinstance(found, Resumed)
    assert found.match == replay(RECORDS[9])
    folder.write(found.slot, RECORDS[10])
    assert path.read_bytes() == pack(RECORDS[9])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-record"),
        (b"%PDF-1.7\n", "not-a-record"),
        (b"\0" * (5 << 20), "not-a-record"),
        (pack(RECORDS[2])[:-9], "damaged"),
        *((content, reason) for reason, content in OTHERS.items()),
    ],
)
def test_a_foreign_file_is_told_and_not_touched(
    folder: SaveFolder, tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    assert folder.open_file(path) == Unreadable("", reason, (path,))
    assert path.read_bytes() == content


def test_a_file_that_is_not_there_or_no_file(folder: SaveFolder, tmp_path: Path) -> None:
    assert folder.open_file(tmp_path / "gone") == Unreadable("", "no-file", (tmp_path / "gone",))
    assert folder.open_file(tmp_path) == Unreadable("", "damaged", (tmp_path,))


def test_a_file_of_gigabytes_is_not_read_whole(folder: SaveFolder, tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as large:
        large.truncate(1 << 40)
    found = folder.open_file(path)
    assert isinstance(found, Unreadable)
    assert found.reason == "not-a-record"


def test_slots_tell_when_and_nothing_else() -> None:
    slots = {new_slot() for _ in range(200)}
    assert len(slots) == 200
    for slot in slots:
        date, clock, rest = slot.split("-")
        assert (len(date), len(clock), len(rest)) == (8, 6, 6)
