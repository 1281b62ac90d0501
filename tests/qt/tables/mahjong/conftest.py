"""A factory for mahjong tables that are really played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tests.qt.tables.mahjong.played import MahjongPlayed
from tests.qt.tables.played import opened_tables


@pytest.fixture
def play(qtbot: QtBot, faces: CardFaces, tmp_path: Path) -> Iterator[Callable[..., MahjongPlayed]]:
    """Starts matches of mahjong at a table, and ends them afterwards."""
    with opened_tables(MahjongPlayed, qtbot, faces, tmp_path) as begin:
        yield begin
