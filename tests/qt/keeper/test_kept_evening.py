"""An evening of three games that are kept for real tables: each result enters the evening, and a kill loses nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.chinchon.keeping import Knocked
from rules.chinese_ten.keeping import Captured
from rules.keeping import KeptGame
from rules.mahjong.keeping import Won
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.evening.evening import new_evening
from tablegames_qt.evening.standing import totals
from tablegames_qt.keeper.page import KeeperPage
from tablegames_qt.tables import TABLES
from tests.rules.test_keeping import NAMES, kept

A, B = Seat(0), Seat(1)
BEGAN = 1_700_000_000


def finish(page: KeeperPage, match: KeptGame) -> None:
    page.begin(match)
    view = page.sheet
    assert view is not None
    if match.sheet().standing.end is None:
        view.links.buttons["stop"].click()
    assert view.over.evening_button.isVisible()
    view.over.evening_button.click()


def test_three_kept_games_make_an_evening_that_survives_a_kill(
    program: Program, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    window = program.window
    window.evenings.desk.begin(
        new_evening("Saturday", BEGAN, [(name, mark, "") for mark, name in enumerate(NAMES[:4])])
    )
    window.show_keeper()
    page = window.tool
    assert isinstance(page, KeeperPage)
    finish(page, kept("chinchon", Knocked(A, (0, 60)), Knocked(A, (5, 45))))
    finish(page, kept("chinese_ten", Captured((60, 150)), rounds=0))
    finish(page, kept("mahjong", Won((B,), (5,), "discard", A)))
    page.begin(kept("chinchon", Knocked(A, (7, 30))))
    evening = window.evenings.desk.evening
    assert evening is not None
    assert [each.game for each in evening.played] == ["chinchon", "chinese_ten", "mahjong"]
    qtbot.waitUntil(lambda: window.evenings.desk.on_disk and window.status.saved.text() == "Saved")
    # a killed program closes nothing: the folder as it is now is all there is
    copy = tmp_path / "after the kill"
    shutil.copytree(program.profile.folder, copy, ignore=shutil.ignore_patterns("*.lock"))
    again = Program(qapp, TABLES, copy, "en", InlineRunner())
    again.window.show_keeper()
    resumed = again.window.tool
    assert isinstance(resumed, KeeperPage)
    qtbot.waitUntil(lambda: len(resumed.start.rows) == 4)
    resumed.start.rows[0].continue_button.click()
    qtbot.waitUntil(lambda: resumed.match is not None)
    assert resumed.match == page.match
    qtbot.waitUntil(lambda: bool(again.window.evenings.desk.saved))
    again.window.evenings.desk.open(again.window.evenings.desk.saved[0].slot)
    qtbot.waitUntil(lambda: again.window.evenings.desk.evening is not None)
    assert again.window.evenings.desk.evening == evening
    assert totals(evening) == totals(again.window.evenings.desk.evening)
    again.close()
    again.window.deleteLater()
