"""The bots of mahjong. They get a view of their seat and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot
from rules.mahjong.actions import MahjongAction
from rules.mahjong.easy import Easy
from rules.mahjong.greedy import Greedy
from rules.mahjong.hard import Hard
from rules.mahjong.medium import Medium
from rules.mahjong.view import MahjongView

LEVELS: Mapping[str, Bot[MahjongView, MahjongAction]] = MappingProxyType({"easy": Easy(), "medium": Medium(), "hard": Hard()})
BASELINES: Mapping[str, Bot[MahjongView, MahjongAction]] = MappingProxyType({"greedy": Greedy()})
