"""Chinese Ten's numbers beside the table fit in their dock."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing
from rules.record import Match, Player
from rules.seats import Seat
from tablegames_qt import table_frame
from tablegames_qt.assets import CardFaces
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinese_ten.score_panel import TenScorePanel
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES

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
