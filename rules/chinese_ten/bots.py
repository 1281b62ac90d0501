"""The bots of Chinese Ten."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot
from rules.chinese_ten.actions import TenAction
from rules.chinese_ten.view import TenView

LEVELS: Mapping[str, Bot[TenView, TenAction]] = MappingProxyType({})
