"""A factory for tables of Los Chinos that are really played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tests.qt.tables.chinos.played import ChinosPlayed
from tests.qt.tables.played import opened_tables


@pytest.fixture
def play(qtbot: QtBot, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[Callable[..., ChinosPlayed]]:
    """Starts matches of Los Chinos at a table, and ends them afterwards."""
    with opened_tables(ChinosPlayed, qtbot, faces, tmp_path) as begin:
        yield begin
