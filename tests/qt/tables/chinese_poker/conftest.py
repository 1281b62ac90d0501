"""A factory for tables of Chinese poker that are really played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tests.qt.tables.chinese_poker.played import PokerPlayed
from tests.qt.tables.played import opened_tables


@pytest.fixture
def play_poker(qtbot: QtBot, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[Callable[..., PokerPlayed]]:
    """Starts matches of Chinese poker at a table, and ends them afterwards."""
    with opened_tables(PokerPlayed, qtbot, faces, tmp_path) as begin:
        yield begin
