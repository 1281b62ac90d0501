"""Writing in a thread: what it holds, and until when."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tablegames_qt.background import Background
from tablegames_qt.writing import Job, Writing


class Content:
    """Something large."""


def test_what_is_on_disk_is_not_held(qtbot: QtBot) -> None:
    """A program writes one file a match; the records of all would pile up."""
    owner = QObject()
    background = Background(owner)
    writing = Writing(background)
    told: list[bool] = []
    writing.written.connect(lambda content: told.append(isinstance(content, Content)))
    content = Content()
    left = weakref.ref(content)
    writing.begin(Job(lambda: None, content))
    del content
    qtbot.waitUntil(lambda: bool(told))
    gc.collect()
    assert told == [True] and left() is None
    background.close()
