"""A factory for tables that are really played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tests.qt.tables.chinchon_played import ChinchonPlayed
from tests.qt.tables.played import opened_tables
from tests.qt.tables.ten_played import TenPlayed


@pytest.fixture
def sit_down(qtbot: QtBot, faces: CardFaces, tmp_path: Path) -> Iterator[Callable[..., TenPlayed]]:
    """Starts matches of Chinese Ten at a table, and ends them afterwards."""
    with opened_tables(TenPlayed, qtbot, faces, tmp_path) as begin:
        yield begin


@pytest.fixture
def play_chinchon(qtbot: QtBot, faces: CardFaces, tmp_path: Path) -> Iterator[Callable[..., ChinchonPlayed]]:
    """Starts matches of Chinchón at a table, and ends them afterwards."""
    with opened_tables(ChinchonPlayed, qtbot, faces, tmp_path) as begin:
        yield begin
