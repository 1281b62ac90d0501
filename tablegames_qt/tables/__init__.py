"""The tables: a front for each game of `rules.GAMES`, in the order of the home screen."""

from __future__ import annotations

from tablegames_qt.tables.chinchon.front import CHINCHON_FRONT
from tablegames_qt.tables.chinese_poker.front import CHINESE_POKER_FRONT
from tablegames_qt.tables.chinese_ten.front import CHINESE_TEN_FRONT
from tablegames_qt.tables.chinos.front import CHINOS_FRONT
from tablegames_qt.tables.front import Tables
from tablegames_qt.tables.mahjong.front import MAHJONG_FRONT

TABLES = Tables((CHINESE_TEN_FRONT, CHINESE_POKER_FRONT, CHINCHON_FRONT, CHINOS_FRONT, MAHJONG_FRONT))
