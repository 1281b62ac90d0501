"""The tables: one `TableKind` for each game of `rules.GAMES`, in the order of the home screen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tablegames_qt.tables.chinchon import CHINCHON_TABLE
from tablegames_qt.tables.chinese_poker import CHINESE_POKER_TABLE
from tablegames_qt.tables.chinese_ten import CHINESE_TEN_TABLE
from tablegames_qt.tables.chinos import CHINOS_TABLE
from tablegames_qt.tables.kind import TableKind
from tablegames_qt.tables.mahjong import MAHJONG_TABLE

TABLES: Mapping[str, TableKind] = MappingProxyType(
    {
        kind.game.name: kind
        for kind in (CHINESE_TEN_TABLE, CHINESE_POKER_TABLE, CHINCHON_TABLE, CHINOS_TABLE, MAHJONG_TABLE)
    }
)
