"""The services that windows are built with, and every game's table as it is registered."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from tablegames_qt.app import Program
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.tables import TABLES
from tests.soak.memory import resident_megabytes

GARBAGE = 48
"""Megabytes by which a process may grow before what tests have left is collected."""


class _Collected:
    """How large the process was when it was looked at last."""

    at = 0.0


_collected = _Collected()

PATIENCE = 60_000
"""Milliseconds after which something that a test waits for is not coming any more."""


class PatientBot(QtBot):
    """Waits as long as a busy machine may need: whatever a test waits for comes, or the test has failed."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=max(timeout, PATIENCE))

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> Any:
        if how.get("raising") is False:  # nothing is to come: `assertNotEmitted` waits in this way
            return super().waitSignal(signal, timeout=timeout, **how)
        return super().waitSignal(signal, timeout=max(timeout, PATIENCE), **how)

    def waitActive(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:
        return super().waitActive(widget, timeout=max(timeout, PATIENCE))

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:
        return super().waitExposed(widget, timeout=max(timeout, PATIENCE))


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """As pytest-qt gives it, with more patience."""
    return PatientBot(request)


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches are dealt the same in every run: what a test asserts must not hang on a lucky deal."""
    numbers = itertools.count()

    def fresh(game: str, cut: str = "") -> Dealing:
        return Dealing.from_text(f"fresh {next(numbers)}", game, cut)

    monkeypatch.setattr(Dealing, "fresh", fresh)


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[Appearance]:
    """The look of the program in its first theme, put on the application."""
    made = Appearance("green")
    if not qapp.styleSheet():
        made.dress(qapp)
    yield made
    made.choose("green")


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test(qapp: QApplication) -> Iterator[None]:
    """Delete what a test has left to be deleted: without an event loop nobody else does.

    A table that waits to be collected holds pictures of many megabytes in a few objects, so it would wait long. Looking
    for them after each test would take longer still where thousands of other objects live.
    """
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if resident_megabytes() > _collected.at + GARBAGE:
        gc.collect()
        _collected.at = resident_megabytes()


@pytest.fixture
def faces(qapp: QApplication) -> Iterator[CardFaces]:
    """The pictures of the cards."""
    made = CardFaces(Deck())
    yield made
    made.close()


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path, english: None, deals: None) -> Iterator[Program]:
    """The whole program in English on an empty profile, shown, at speed off, with bots that think inline."""
    made = Program(qapp, TABLES, tmp_path / "profile", "en", InlineRunner())
    crashes: list[str] = []
    made.crashed.connect(crashes.append)
    made.profile.settings.speed = "off"
    made.window.resize(1280, 800)
    made.show()
    qapp.processEvents()
    yield made
    made.close()
    made.window.deleteLater()
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    assert not crashes, crashes[0]
