"""The bots of Chinese poker: easy, medium and hard, and two more for the arena. They get a view of their own hand only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.chinese_poker.actions import Arrange, DeclareAutomatic, PokerAction
from rules.chinese_poker.arranging import best_entry, setting_of
from rules.chinese_poker.automatic import VALUES, Kind, best_kind
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.search import Worth
from rules.chinese_poker.setting import ROWS, Setting
from rules.chinese_poker.view import PokerView
from rules.chinese_poker.worths import best_back_first, closed_form_of, percentile_sum_of
from rules.dealing import Rng


def declares(kind: Kind) -> Choice[PokerAction]:
    """Return the choice of declaring an automatic win."""
    return Choice(DeclareAutomatic(), "declares", {"kind": kind, "value": VALUES[kind]})


def arranges(setting: Setting, reason: str, details: Mapping[str, object]) -> Choice[PokerAction]:
    """Return the choice of setting rows."""
    return Choice(Arrange(*setting), reason, details)


def shares(worth: Worth, classes: tuple[int, int, int]) -> dict[str, object]:
    """Return in how many of a hundred deals each row wins, by the tables of a bot."""
    wins = (worth.front_wins, worth.middle_wins, worth.back_wins)
    return {row: round(100 * each[number]) for row, each, number in zip(ROWS, wins, classes, strict=True)}


@dataclass(frozen=True, slots=True)
class RowBot:
    """Declares every automatic win, and else sets the rows that are worth most to it."""

    worth: Callable[[PokerOptions], Worth]
    reason: str

    def choose(
        self,
        view: PokerView,
        legal: LegalActions[PokerAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[PokerAction]:
        """Return the setting; it depends on the thirteen cards only."""
        del legal, rng, budget, memory
        kind = best_kind(view.hand)
        if kind is not None:
            return declares(kind)
        worth = self.worth(view.options)
        setting, found = setting_of(tuple(sorted(view.hand)), worth)
        return arranges(setting, self.reason, shares(worth, found.classes))


class Easy:
    """The highest back, then the highest middle, the rest in front."""

    def choose(
        self,
        view: PokerView,
        legal: LegalActions[PokerAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[PokerAction]:
        """Return the setting; it depends on the thirteen cards only."""
        del legal, rng, budget, memory
        kind = best_kind(view.hand)
        if kind is not None:
            return declares(kind)
        setting, _ = setting_of(tuple(sorted(view.hand)), best_back_first())
        return arranges(setting, "highest-back", {"back": rank(setting.back).category})


class Hard:
    """The most points expected from a typical opponent; declines an automatic win only for rows that are worth more."""

    def choose(
        self,
        view: PokerView,
        legal: LegalActions[PokerAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[PokerAction]:
        """Return the setting; it depends on the thirteen cards and the options only."""
        del legal, rng, budget, memory
        kind = best_kind(view.hand)
        chosen = best_entry(view.hand, view.options)
        if not isinstance(chosen.entry, Setting):
            assert kind is not None
            return declares(kind)
        worth = closed_form_of(view.options.family)
        _, found = setting_of(tuple(sorted(view.hand)), worth)
        details = {**shares(worth, found.classes), "points": round(chosen.points, 1)}
        if kind is not None:
            return arranges(chosen.entry, "plays-rows", {**details, "kind": kind, "value": VALUES[kind]})
        return arranges(chosen.entry, "most-points", details)


LEVELS: Mapping[str, Bot[PokerView, PokerAction]] = MappingProxyType(
    {
        "easy": Easy(),
        "medium": RowBot(lambda options: percentile_sum_of("easy"), "best-percentiles"),
        "hard": Hard(),
    }
)
BASELINES: Mapping[str, Bot[PokerView, PokerAction]] = MappingProxyType(
    {
        "percentiles": RowBot(lambda options: percentile_sum_of("percentiles"), "best-percentiles"),
        "br4": RowBot(lambda options: closed_form_of(options.family, "br4"), "most-points"),
    }
)
