"""Chinchón as the home screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.tables.chinchon.picture import paint_picture
from tablegames_qt.tables.front import GameFront

if TYPE_CHECKING:
    from tablegames_qt.tables.kind import TableKind


def _load() -> TableKind:
    from tablegames_qt.tables.chinchon.kind import CHINCHON_TABLE

    return CHINCHON_TABLE


CHINCHON_FRONT = GameFront(
    name="chinchon",
    title=QT_TRANSLATE_NOOP("games", "Chinchón"),
    sentence=QT_TRANSLATE_NOOP("games", "Knock with little. A hundred loses."),
    players=QT_TRANSLATE_NOOP("games", "2–4 players"),
    paint_picture=paint_picture,
    load=_load,
)
