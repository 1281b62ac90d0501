"""A factory for mahjong tables that are really played."""

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
from tests.qt.tables.mahjong.played import MahjongPlayed


@pytest.fixture
def play(qtbot: QtBot, faces: CardFaces, tmp_path: Path) -> Iterator[Callable[..., MahjongPlayed]]:
    """Starts matches of mahjong at a table, and ends them afterwards."""
    background = Background()
    tables: list[MahjongPlayed] = []

    def begin(**how: Any) -> MahjongPlayed:
        autosave = Autosave(SaveFolder(tmp_path / f"mahjong{len(tables)}"), background)
        tables.append(MahjongPlayed(qtbot, faces, tmp_path, autosave, **how))
        return tables[-1]

    yield begin
    for each in tables:
        each.close()
    background.close()
