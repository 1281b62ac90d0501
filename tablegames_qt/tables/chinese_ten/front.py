"""Chinese Ten as the home screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.tables.chinese_ten.picture import paint_picture
from tablegames_qt.tables.front import GameFront

if TYPE_CHECKING:
    from tablegames_qt.tables.kind import TableKind


def _load() -> TableKind:
    from tablegames_qt.tables.chinese_ten.kind import CHINESE_TEN_TABLE

    return CHINESE_TEN_TABLE


CHINESE_TEN_FRONT = GameFront(
    name="chinese_ten",
    title=QT_TRANSLATE_NOOP("games", "Chinese Ten"),
    sentence=QT_TRANSLATE_NOOP("games", "Two cards make ten. Only red counts."),
    players=QT_TRANSLATE_NOOP("games", "2–4 players"),
    paint_picture=paint_picture,
    load=_load,
)
