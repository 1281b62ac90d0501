"""Fixtures of the scene tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tablegames_qt.assets import CardFaces


@pytest.fixture
def faces(qapp: QApplication) -> Iterator[CardFaces]:
    """The store of card pictures, closed at the end."""
    store = CardFaces()
    yield store
    store.close()
