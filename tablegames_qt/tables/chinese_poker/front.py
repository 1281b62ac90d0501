"""Chinese poker as the home screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.tables.chinese_poker.picture import paint_picture
from tablegames_qt.tables.front import GameFront

if TYPE_CHECKING:
    from tablegames_qt.tables.kind import TableKind


def _load() -> TableKind:
    from tablegames_qt.tables.chinese_poker.kind import CHINESE_POKER_TABLE

    return CHINESE_POKER_TABLE


CHINESE_POKER_FRONT = GameFront(
    name="chinese_poker",
    title=QT_TRANSLATE_NOOP("games", "Chinese poker"),
    sentence=QT_TRANSLATE_NOOP("games", "Thirteen cards, three rows, four boards."),
    players=QT_TRANSLATE_NOOP("games", "2–4 players"),
    paint_picture=paint_picture,
    load=_load,
)
