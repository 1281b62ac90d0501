"""A factory for tables that are really played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.background import Background
from tablegames_qt.saves import SaveFolder
from tests.qt.tables.chinchon_played import ChinchonPlayed
from tests.qt.tables.played import Played


@pytest.fixture
def sit_down(qtbot: QtBot, faces: CardFaces, tmp_path: Path) -> Iterator[Callable[..., Played]]:
    """Starts matches at a table, and ends them afterwards."""
    background = Background()
    tables: list[Played] = []

    def begin(**how: Any) -> Played:
        autosave = Autosave(SaveFolder(tmp_path / f"saves{len(tables)}"), background)
        tables.append(Played(qtbot, faces, tmp_path, autosave, **how))
        return tables[-1]

    yield begin
    for each in tables:
        each.close()
    background.close()


@pytest.fixture
def play_chinchon(qtbot: QtBot, faces: CardFaces, tmp_path: Path) -> Iterator[Callable[..., ChinchonPlayed]]:
    """Starts matches of Chinchón at a table, and ends them afterwards."""
    background = Background()
    tables: list[ChinchonPlayed] = []

    def begin(**how: Any) -> ChinchonPlayed:
        autosave = Autosave(SaveFolder(tmp_path / f"chinchon{len(tables)}"), background)
        tables.append(ChinchonPlayed(qtbot, faces, tmp_path, autosave, **how))
        return tables[-1]

    yield begin
    for each in tables:
        each.close()
    background.close()
