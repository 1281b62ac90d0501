"""The contract of all games, over matches in which everything happens that the usual random play avoids.

Fouls, forfeits, automatic wins played as rows, short buys, people who leave and sit down.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.chinese_poker import Arrange, Buy, ChinesePoker, DeclareAutomatic, EndMatch, Forfeit, NextDeal
from rules.chinese_poker.actions import PokerAction, SettingActions, TableAction
from rules.chinese_poker.play import PokerState
from rules.chinese_poker.table import TableActions
from rules.dealing import Rng
from rules.game import TABLE, Seat
from tests.rules import contract
from tests.rules.chinese_poker.hands import CASINO

HAND = 13


class WildSetting(SettingActions):
    """Picks anything that is legal."""

    __slots__ = ()

    def pick(self, rng: Rng) -> PokerAction:
        """Return a foul in every other case, or a forfeit, or rows instead of an automatic win."""
        if rng.chance(1, 6):
            return Forfeit()
        if self.kind is not None and rng.chance(1, 2):
            return DeclareAutomatic()
        cards = list(self.hand)
        rng.shuffle(cards)
        front = rng.choice((3, 3, 3, 2, 5))
        back = rng.choice((5, 5, 5, 4))
        return Arrange(tuple(cards[:front]), tuple(cards[front : HAND - back]), tuple(cards[HAND - back :]))


class WildTable(TableActions):
    """Does something before it goes on."""

    __slots__ = ()

    def pick(self, rng: Rng) -> TableAction:
        """Return any action but the end of the match."""
        if NextDeal() in self and rng.chance(1, 2):
            return NextDeal()
        short = [Buy(Seat(seat), 3) for seat in range(len(self.purses))]
        return rng.choice([each for each in (*self, *short) if each in self and each != EndMatch()])


class Wild(ChinesePoker):
    """Chinese poker at a table where people do what they like."""

    def legal_actions(self, state: PokerState, seat: Seat) -> Any:
        """Return the same legal actions, picked otherwise."""
        legal = super().legal_actions(state, seat)
        kind = WildTable if seat == TABLE else WildSetting
        return kind(*(getattr(legal, name) for name in type(legal).__slots__))  # type: ignore[arg-type]

    def longest(self, options: Any, seats: int) -> int:
        """Return a number for people who do more than has to be done."""
        return 10 * super().longest(options, seats)


OPTIONS = CASINO.replace(match_deals=5)


def match(seats: int) -> contract.Played:
    return contract.played(Wild(), OPTIONS, seats, "wild")


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_contract_holds(check, seats):
    check(match(seats))


def test_wild_matches_are_wild():
    happened = {type(event).__name__ for events in match(4).events for event in events}
    happened |= {type(event).__name__ for events in match(3).events for event in events}
    assert {"FoulOpened", "Bought", "Joined", "Left", "RowOpened", "Paid", "MatchEnded"} <= happened
    reasons = {event.reason for events in match(4).events for event in events if type(event).__name__ == "FoulOpened"}
    assert "wrong-count" in reasons
