"""Hong Kong mahjong as the home screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.tables.front import GameFront
from tablegames_qt.tables.mahjong.picture import paint_picture

if TYPE_CHECKING:
    from tablegames_qt.tables.kind import TableKind


def _load() -> TableKind:
    from tablegames_qt.tables.mahjong.kind import MAHJONG_TABLE

    return MAHJONG_TABLE


MAHJONG_FRONT = GameFront(
    name="mahjong",
    title=QT_TRANSLATE_NOOP("games", "Hong Kong mahjong"),
    sentence=QT_TRANSLATE_NOOP("games", "Four seats, 144 tiles, three fan to win."),
    players=QT_TRANSLATE_NOOP("games", "4 players"),
    paint_picture=paint_picture,
    load=_load,
    tool=QT_TRANSLATE_NOOP("games", "Mahjong hand calculator"),
)
