"""Whatever is done to the window, nothing breaks, no card is stuck, and nothing piles up."""

from __future__ import annotations

import gc
import importlib
import os
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import rules
import tablegames_qt
from rules.record import replay
from tablegames_qt import assets
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.match_page import MatchPage
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tablegames_qt.tables.chinese_ten.table import TenTable
from tests.qt.tables import chinchon_in_step
from tests.qt.tables.in_step import assert_in_step
from tests.soak.memory import held_megabytes
from tests.soak.monkey import Monkey

pytestmark = pytest.mark.qt_log_ignore(
    "Mouse event at",  # QTest says so when a click goes beside the window, as some of these should
    "This plugin does not support grabbing the keyboard",
    "Couldn't load pipewire-0.3 library",  # a machine without sound
    "Couldn't resolve pipewire-0.3 symbols",
    extend=True,
)
CHECK_EVERY = 20
LONGEST_WAIT = 20_000
"""Milliseconds after which a table that has not come to rest is stuck."""


@dataclass(frozen=True)
class Burden:
    """What the program holds while it is at home and nothing is open."""

    widgets: int
    objects: int
    megabytes: float


FILES = ("assets", "documents", "saved_entry", "saves")
"""What holds the pictures, within their bytes, and a few objects for each match that lies at home."""


def weighs(thing: object) -> bool:
    """Whether something is the program's own, and neither in a cache nor of a file."""
    package, _, module = str(type(thing).__module__).partition(".")  # of some types it is no text
    return package == "tablegames_qt" and module not in FILES


class Trial:
    """A program in the hands of a monkey, and what is looked at in between."""

    def __init__(self, folder: Path, seed: int, game: str) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.app = app
        self.program = Program(app, TABLES, folder, "en", InlineRunner())
        self.program.profile.settings.speed = "off"
        self.program.crashed.connect(self._note)
        self.window = self.program.window
        self.window.resize(1280, 800)
        self.program.show()
        self.crashes: list[str] = []
        self.game = game
        self.monkey = Monkey(self.program, seed, game)
        self._items: int | None = None
        self.steps = 0
        self.window.match_opened.connect(self._opened)

    def _opened(self, page: MatchPage) -> None:
        self._items = None
        page.session.stepped.connect(self._count)

    def _count(self) -> None:
        self.steps += 1

    def _note(self, details: str) -> None:
        self.crashes.append(details)

    def run(self, acts: int) -> None:
        """Let it act so often, with a look at the table every now and then."""
        for number in range(1, acts + 1):
            self.monkey.act()
            self._turn_loop()
            assert not self.crashes, self.crashes[0]
            if number % CHECK_EVERY == 0:
                self.check_table()

    def _turn_loop(self) -> None:
        """Let happen what is due; without a running event loop nobody else deletes what is to be deleted."""
        self.app.processEvents()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def check_table(self) -> None:
        """What is open is closed, what moves comes to its end; then the scene equals the view."""
        self.close_what_is_open()
        page = self.window.page
        if page is None:
            return
        table, session = page.table, page.session
        table.pointer.cancel()
        clock = QElapsedTimer()
        clock.start()
        while True:
            table.choreographer.settle()
            session.hurry()  # a player who is out watches a whole match of bots
            if not table.choreographer.running and (session.waiting_for or session.outcome is not None):
                break
            self._turn_loop()
            assert clock.elapsed() < LONGEST_WAIT, f"stuck: {session.to_act}, {table.choreographer.running}"
        assert not table.pointer.dragging
        assert table.position == session.view()
        assert replay(session.record).state == session.match.state
        if isinstance(table, TenTable):
            assert_in_step(table, session)
        elif isinstance(table, ChinchonTable):
            chinchon_in_step.assert_in_step(table, session)
        else:
            return
        before, self._items = self._items, len(table.items())
        assert before in (None, self._items), "a table makes all its items when it begins"

    def close_what_is_open(self) -> None:
        """Leave menus, lists and dialogs as a person does."""
        while (popup := QApplication.activePopupWidget() or QApplication.activeModalWidget()) is not None:
            QTest.keyClick(popup.windowHandle(), Qt.Key.Key_Escape)
        while self.window.overlays():
            self.window.overlays()[-1].close_overlay()
        self._turn_loop()
        assert not self.crashes, self.crashes[0]

    def weigh(self) -> Burden:
        """Go home, put everything back to what it was at the beginning, and count."""
        self.check_table()
        if self.window.isFullScreen():
            self.window.deeds["full_screen"].trigger()
        if self.window._help is not None:
            self.window._help.close()
        self.window.projector.shut()
        settings = self.program.profile.settings
        for name in ("theme", "four_colour", "index", "back", "step_mode", "pack", "all_discards", "seen_taken"):
            settings.reset(name)
        settings.language, settings.speed = "en", "off"
        self.window.resize(1280, 800)
        self.window.show_home()
        clock = QElapsedTimer()
        clock.start()
        while self.program.services.faces.busy or clock.elapsed() < 300:
            self._turn_loop()
        while gc.collect():  # wrappers of Qt objects let go of others only when they go themselves
            pass
        objects = sum(map(weighs, gc.get_objects()))
        return Burden(len(self.app.allWidgets()), objects, held_megabytes())

    def close(self) -> None:
        self.program.close()
        self.window.deleteLater()
        self.app.processEvents()


def load_everything() -> None:
    """Import what is imported when it is first wanted: in the middle of a trial its classes would seem to pile up."""
    for package in (rules, tablegames_qt):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith((".__main__", ".audio_output")):  # tests make no sound
                importlib.import_module(module.name)


@pytest.fixture
def trial(
    qapp: QApplication, tmp_path: Path, english: None, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Trial]:
    """A program and a monkey with a game and a seed: that of the parameter, or of MONKEY_SEED in the environment.

    The pictures, those of the projector too, have little room, so that it is full soon and what grows is seen.
    """
    load_everything()
    monkeypatch.setattr(assets, "_CACHE_BYTES", 8_000_000)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)  # a file manager is no part of the program
    game, first = request.param
    seed = int(os.environ.get("MONKEY_SEED", first))
    made = Trial(tmp_path, seed, game)
    yield made
    last = "\n  ".join(made.monkey.done[-12:])
    told = f"MONKEY_SEED={seed}, after {len(made.monkey.done)} acts, the last ones:\n  {last}"
    request.node.add_report_section("call", "monkey", told)
    made.close()


@pytest.mark.parametrize(
    "trial",
    [("chinese_ten", 7), ("chinese_poker", 1), ("chinchon", 1), ("chinos", 4), ("mahjong", 1)],
    indirect=True,
    ids=str,
)
def test_a_hundred_and_fifty_random_inputs_leave_the_program_whole(trial: Trial) -> None:
    trial.run(150)
    trial.weigh()
    least = (
        1 if trial.game == "chinese_poker" else 11
    )  # a hand of poker is one decision, after thirteen cards are placed
    assert trial.steps >= least, "hardly anything was played"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("trial", [("chinese_ten", 2), ("chinese_ten", 3)], indirect=True)
def test_a_thousand_random_inputs_pile_nothing_up(trial: Trial) -> None:
    trial.window.show_help("chinese_ten")  # made when it is first asked for, and kept
    trial.run(500)
    middle = trial.weigh()
    trial.run(250)
    trial.weigh()
    trial.run(250)
    end = trial.weigh()
    assert end.widgets == middle.widgets
    assert end.objects <= middle.objects * 1.04
    assert end.megabytes <= middle.megabytes + 15
    assert trial.steps > 60, "hardly anything was played"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("trial", [("chinchon", 2)], indirect=True)
def test_a_thousand_random_inputs_with_both_packs_leave_no_widgets_behind(trial: Trial) -> None:
    """Pictures of two packs in all their forms come late, so megabytes are weighed where there is one pack only."""
    trial.window.show_help("chinchon")
    trial.run(500)
    middle = trial.weigh()
    trial.run(500)
    end = trial.weigh()
    assert end.widgets == middle.widgets
    assert end.objects <= middle.objects * 1.04
    assert trial.steps > 60, "hardly anything was played"
