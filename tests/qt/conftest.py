"""The services that windows are built with, and every game's table as it is registered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tablegames_qt.app import Program
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.tables import TABLES


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
    """Delete what a test has left to be deleted: without an event loop nobody else does."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def faces(qapp: QApplication) -> Iterator[CardFaces]:
    """The pictures of the cards."""
    made = CardFaces(Deck())
    yield made
    made.close()


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path, english: None) -> Iterator[Program]:
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
    assert not crashes, crashes[0]
