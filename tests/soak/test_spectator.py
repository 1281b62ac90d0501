"""Bots play deal after deal in the window, as they would on a screen in a shop window: the memory stays what it was."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing
from rules.game import Outcome
from rules.record import Player
from tablegames_qt import assets
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.tables import TABLES
from tests.soak.memory import held_megabytes

BOTS = (Player("Ana", "bot", "easy"), Player("Bruno", "bot", "easy"))
LONG = TenOptions(rounds=6)
"""Twelve deals a match."""


class Spectator(QEventLoop):
    """Begins matches of bots, lets nothing take its time, and weighs the program at home in between."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._window = program.window
        self._page: MatchPage | None = None
        self._begun = 0
        self.deals = 0
        self._hurry = QTimer(self, interval=1)
        self._hurry.timeout.connect(self._settle)
        self._window.match_opened.connect(self._watch)

    def watch(self, deals: int) -> float:
        """Let them play so many deals; return the megabytes of this process at home afterwards."""
        goal = self.deals + deals
        while self.deals < goal:
            self._begun += 1
            dealing = Dealing.from_text(f"bots only {self._begun}", CHINESE_TEN.name)
            self._window.desk.begin(NewMatch(CHINESE_TEN, "standard", LONG, BOTS, dealing))
            self.exec()
            self._window.show_home()
            QTimer.singleShot(100, self, self.quit)
            self.exec()  # the page is deleted, and home looks up what is saved
        gc.collect()
        return held_megabytes()

    def _watch(self, page: MatchPage) -> None:
        self._page = page
        page.session.finished.connect(self._finished)
        self._hurry.start()

    def _settle(self) -> None:
        if self._page is not None:
            self._page.table.choreographer.settle()

    def _finished(self, outcome: Outcome) -> None:
        assert self._page is not None
        self.deals += len(self._page.session.record.scores)
        self._page = None
        self._hurry.stop()
        self.quit()


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_five_hundred_deals_of_bots_add_no_memory(
    qapp: QApplication, tmp_path: Path, english: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store of pictures has little room, so that it is full when the first hundred are over."""
    monkeypatch.setattr(assets, "_CACHE_BYTES", 8_000_000)
    program = Program(qapp, TABLES, tmp_path, "en", InlineRunner())
    program.profile.settings.speed = "off"
    program.window.resize(1280, 800)
    program.show()
    spectator = Spectator(program)
    warm = spectator.watch(100)
    end = spectator.watch(400)
    program.close()
    program.window.deleteLater()
    assert spectator.deals >= 500
    assert end - warm < 5, f"{warm:.1f} MB after 100 deals, {end:.1f} MB after {spectator.deals}"
