"""A factory for tables of Chinese poker that are really played."""

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
from tests.qt.tables.chinese_poker.played import PokerPlayed


@pytest.fixture
def play_poker(qtbot: QtBot, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[Callable[..., PokerPlayed]]:
    """Starts matches of Chinese poker at a table, and ends them afterwards."""
    background = Background()
    tables: list[PokerPlayed] = []

    def begin(**how: Any) -> PokerPlayed:
        autosave = Autosave(SaveFolder(tmp_path / f"poker{len(tables)}"), background)
        tables.append(PokerPlayed(qtbot, faces, tmp_path, autosave, **how))
        return tables[-1]

    yield begin
    for each in tables:
        each.close()
    background.close()
