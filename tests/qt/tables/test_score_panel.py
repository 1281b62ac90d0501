"""Chinese Ten's numbers beside the table fit in their dock."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing
from rules.record import Match, Player
from rules.seats import Seat
from tablegames_qt import table_frame
from tablegames_qt.assets import CardFaces
from tablegames_qt.phrases import MINUS
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinese_ten.score_panel import TenScorePanel
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES

LOW = 668
"""Height of the page in a window of 1024 x 768."""
LONG = "Maximilian-Alexander-von-Hohenzollern"


@pytest.mark.usefixtures("english", "appearance")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_long_names_make_no_dock_wider_than_it_may_become(
    faces: CardFaces, players: int, tmp_path: Path, qtbot: QtBot
) -> None:
    seats = tuple(Player(f"{LONG} {seat}", "bot", "easy") for seat in range(players))
    match, _ = Match.start(CHINESE_TEN, TenOptions(players=players), seats, Dealing.from_text("names", "chinese_ten"))
    names = [player.name for player in seats]
    context = TableContext(Seat(0), names, Settings(tmp_path / "settings.ini"), faces, THEMES["green"])
    panel = TenScorePanel(context)
    qtbot.addWidget(panel)
    panel.set_flow("column")
    panel.show_view(CHINESE_TEN.view(match.state, Seat(0)))
    assert panel.minimumSizeHint().width() <= table_frame.WIDEST_DOCK


@pytest.mark.usefixtures("english", "appearance")
def test_a_band_accounts_for_every_deal_and_cuts_no_warning(faces: CardFaces, tmp_path: Path, qtbot: QtBot) -> None:
    names = ["Ana", "Bruno", "Carla", "Dario"]
    seats = tuple(Player(name, "bot", "easy") for name in names)
    match, _ = Match.start(CHINESE_TEN, TenOptions(players=4), seats, Dealing.from_text("band", "chinese_ten"))
    state = match.state
    while (view := CHINESE_TEN.view(state, Seat(0))).deal < 6 or not view.last_turn:
        seat = CHINESE_TEN.to_act(state)[0]
        state = CHINESE_TEN.apply(state, seat, next(iter(CHINESE_TEN.legal_actions(state, seat)))).state
    panel = TenScorePanel(TableContext(Seat(0), names, Settings(tmp_path / "settings.ini"), faces, THEMES["green"]))
    qtbot.addWidget(panel)
    for flow, lines in (("row", 3), ("column", 5)):
        panel.set_flow(flow)
        panel.show_view(view)
        grid = panel.columns[1].itemAt(1).layout()
        assert isinstance(grid, QGridLayout)
        table = [[cell_text(grid, row, column) for column in range(2, 6)] for row in range(1, grid.rowCount())]
        deals = [line for line in table if line[0] != "now"][:-1]
        assert len(deals) == lines
        assert [sum(map(number, column)) for column in zip(*deals, strict=True)] == [number(each) for each in table[-1]]
    panel.set_flow("row")
    panel.show_view(view)
    places = {
        each.text(): at
        for at, block in enumerate(panel._blocks)
        for each in block.findChildren(QLabel)
        if each.property("role") == "accent"
    }
    assert set(places.values()) == {2}, "under the points of four there is no room"
    assert panel.sizeHint().height() <= table_frame.BAND * LOW


def cell_text(grid: QGridLayout, row: int, column: int) -> str:
    """What stands in a cell."""
    item = grid.itemAtPosition(row, column)
    widget = None if item is None else item.widget()
    assert isinstance(widget, QLabel)
    return widget.text()


def number(text: str) -> int:
    """A number with a sign as it is written."""
    return int(text.replace(MINUS, "-"))
