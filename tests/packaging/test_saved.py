"""What older programs saved is opened by this one: every kept file, whatever it was written by."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

import rules
from rules.record import SCHEMA, RecordError, pack, replay, unpack
from tablegames_qt.documents import DocumentFolder, DocumentKind
from tablegames_qt.evening.document import EVENINGS
from tablegames_qt.evening.standing import totals
from tablegames_qt.keeper.kept_games import KEPT
from tablegames_qt.saves import OTHER_VERSION, Resumed, SaveFolder
from tablegames_qt.settings import DECLARED, Settings
from tests.packaging import saved

ROOT = Path(__file__).parents[2]
FILES = sorted(saved.FOLDER.glob("*.tgr"))
KINDS: dict[str, DocumentKind[Any]] = {kind.folder: kind for kind in (EVENINGS, KEPT)}
DOCUMENTS = sorted(saved.FOLDER.glob("*.tgd"))
AGAIN = "after a change of rules or form keep the old files and run `python -m tests.packaging.saved`"


@pytest.mark.parametrize("game", rules.GAMES.values(), ids=lambda game: game.name)
def test_each_game_has_kept_matches_of_its_present_rules_and_form(game: rules.AnyGame) -> None:
    file = saved.FOLDER / saved.name_of(game)
    assert file.is_file(), AGAIN
    assert replay(unpack(file.read_bytes())).record == saved.played(game).record
    more = unpack((saved.FOLDER / saved.name_of(game, "-more")).read_bytes())
    again = saved.played_more(game).record
    # what its bots had learnt before is what bots of that time made of it
    assert replace(replay(more).record, memory=None) == replace(again, memory=None)
    assert more.practice and more.cut and len(more.players) == max(game.seats)
    assert (more.memory is not None) == (game.name == "chinos"), "its bots learn in an evening"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_match_is_taken_up_where_it_was_left(file: Path, tmp_path: Path) -> None:
    name = re.fullmatch(r"(\w+)-rules(\d+)-schema(\d+)(-more)?", file.stem)
    assert name is not None and int(name[3]) <= SCHEMA
    game = rules.GAMES[name[1]]
    if int(name[2]) != game.version:
        with pytest.raises(RecordError) as refused:
            replay(unpack(file.read_bytes()))
        assert refused.value.reason in OTHER_VERSION, (
            "rules of another version are named, the file is not called damaged"
        )
        return
    before = file.read_bytes()
    taken = SaveFolder(tmp_path).open_file(file)
    assert isinstance(taken, Resumed)
    moves = len(taken.match.record.moves)
    assert saved.MOVES < moves <= saved.MORE_MOVES if name[4] else moves == saved.MOVES
    assert game.to_act(taken.match.state) and game.outcome(taken.match.state) is None
    folder = SaveFolder(tmp_path)
    folder.write(taken.slot, taken.match.record)
    again = folder.resume(taken.slot)
    assert isinstance(again, Resumed) and again.match.state == taken.match.state
    assert (
        file.read_bytes() == before and pack(taken.match.record).partition(b"\n")[0].split()[1] == str(SCHEMA).encode()
    )


def test_every_kind_of_document_has_kept_files_of_its_present_form() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tablegames_qt").rglob("*.py"))
    assert set(re.findall(r"= DocumentKind\(\s*\"(\w+)\"", source)) == set(KINDS)
    present = saved.documents()
    for name, content in present.items():
        assert (saved.FOLDER / name).is_file(), f"{name}: {AGAIN}"
        assert (saved.FOLDER / name).read_bytes() == content, name
    assert {name.partition("-")[0] for name in present} == set(KINDS)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.stem)
def test_a_kept_document_is_taken_up_as_it_was_left(file: Path, tmp_path: Path) -> None:
    kind = KINDS[file.stem.partition("-")[0]]
    folder = DocumentFolder(tmp_path, kind)
    folder.folder.mkdir(parents=True)
    shutil.copy(file, folder.path("old"))
    rules_then = re.search(r"-(\w+)-rules(\d+)-", file.stem)
    (listed,) = folder.listed()
    found = folder.open("old")
    assert listed.content == found.content
    if rules_then is not None and int(rules_then[2]) != rules.game(rules_then[1]).version:
        assert found.content is None and found.reason in OTHER_VERSION
        assert folder.path("old").read_bytes() == file.read_bytes(), "it is left as it is"
        return
    assert found.content is not None and not found.damaged
    if kind is KEPT:
        page = found.content.sheet()
        assert len(page.rows) == len(found.content.entries) and page.misfit is None
        if file.stem.endswith("-more"):
            assert "Élodie Ñ. 李" in page.names and "Élodie Ñ. 李" not in found.content.seated
        else:
            assert found.content.can_undo and found.content.redo().entries == found.content.entries[:-1]
    else:
        board = totals(found.content)
        assert len(board) == len(found.content.people) == 6 and len(found.content.played) == 6
        assert found.content.plan and found.content.playing and found.content.person(2).left is not None
    folder.write("old", found.content)
    assert folder.open("old").content == found.content


def test_the_newest_kept_settings_say_all_that_can_be_set() -> None:
    keys = saved.keys_of(saved.settings_files()[-1])
    assert keys == {setting.key for setting in DECLARED.values()}, AGAIN


@pytest.mark.parametrize("file", saved.settings_files(), ids=lambda file: file.stem)
def test_kept_settings_hold_and_nothing_of_them_is_put_right(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "settings.ini"
    shutil.copy(file, copy)
    settings = Settings(copy)
    keys = saved.keys_of(file)
    held = [name for name, setting in DECLARED.items() if setting.key in keys]
    assert len(held) == len(keys), "a setting that is gone or has another name loses what people chose"
    stored = QSettings(str(file), QSettings.Format.IniFormat)
    for name in held:
        value = settings.value(name)
        written = str(value).lower() if isinstance(value, bool) else str(value)
        assert written == stored.value(DECLARED[name].key) and value != DECLARED[name].default, name
    settings.sync()
    assert saved.keys_of(copy) == keys


def test_a_whole_profile_of_an_older_program_is_listed_with_nothing_set_aside(tmp_path: Path) -> None:
    saves, folders = SaveFolder(tmp_path), {name: DocumentFolder(tmp_path, kind) for name, kind in KINDS.items()}
    for folder in (saves.saves, *(each.folder for each in folders.values())):
        folder.mkdir(parents=True)
    for file in FILES:
        shutil.copy(file, saves.saves / file.name)
    for file in DOCUMENTS:
        shutil.copy(file, folders[file.stem.partition("-")[0]].folder / file.name)
    assert len(saves.listed()) == len(FILES) and all(each.record is not None for each in saves.listed())
    assert all(isinstance(saves.resume(each.slot), Resumed) for each in saves.listed())
    listed = [each for folder in folders.values() for each in folder.listed()]
    assert len(listed) == len(DOCUMENTS) and all(each.content is not None for each in listed)
    assert not saves.quarantine.exists()
