"""The bots of Chinchón."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.chinchon.actions import ChinchonAction
from rules.chinchon.view import ChinchonView
from rules.dealing import Rng


class Medium:
    def choose(
        self,
        view: ChinchonView,
        legal: LegalActions[ChinchonAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[ChinchonAction]:
        return Choice(legal.pick(rng))


LEVELS: Mapping[str, Bot[ChinchonView, ChinchonAction]] = MappingProxyType({"medium": Medium()})
