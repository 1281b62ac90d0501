"""Los Chinos as the home screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.tables.chinos.picture import paint_picture
from tablegames_qt.tables.front import GameFront

if TYPE_CHECKING:
    from tablegames_qt.tables.kind import TableKind


def _load() -> TableKind:
    from tablegames_qt.tables.chinos.kind import CHINOS_TABLE

    return CHINOS_TABLE


CHINOS_FRONT = GameFront(
    name="chinos",
    title=QT_TRANSLATE_NOOP("games", "Los Chinos"),
    sentence=QT_TRANSLATE_NOOP("games", "How many coins are in all the fists?"),
    players=QT_TRANSLATE_NOOP("games", "2–12 players"),
    paint_picture=paint_picture,
    load=_load,
)
