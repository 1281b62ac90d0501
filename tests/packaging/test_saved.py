"""Matches that older programs saved are opened by this one: every kept file, whatever it was written by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules
from rules.record import SCHEMA, RecordError, pack, replay, unpack
from tablegames_qt.saves import OTHER_VERSION, Resumed, SaveFolder
from tests.packaging import saved

FILES = sorted(saved.FOLDER.glob("*.tgr"))


@pytest.mark.parametrize("game", rules.GAMES.values(), ids=lambda game: game.name)
def test_each_game_has_a_kept_match_of_its_present_rules_and_form(game: rules.AnyGame) -> None:
    """When this fails after a change of rules or form: keep the old files and run `python -m tests.packaging.saved`."""
    file = saved.FOLDER / saved.name_of(game)
    assert file.is_file()
    assert replay(unpack(file.read_bytes())).record == saved.played(game).record


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_match_is_taken_up_where_it_was_left(file: Path, tmp_path: Path) -> None:
    name = re.fullmatch(r"(\w+)-rules(\d+)-schema(\d+)", file.stem)
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
    assert len(taken.match.record.moves) == saved.MOVES
    assert game.to_act(taken.match.state) and game.outcome(taken.match.state) is None
    folder = SaveFolder(tmp_path)
    folder.write(taken.slot, taken.match.record)
    again = folder.resume(taken.slot)
    assert isinstance(again, Resumed) and again.match.state == taken.match.state
    assert (
        file.read_bytes() == before and pack(taken.match.record).partition(b"\n")[0].split()[1] == str(SCHEMA).encode()
    )
