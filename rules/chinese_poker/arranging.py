"""The settings that the program finds: what the hard bot plays, auto-arrange places, hints show and reviews compare with."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinese_poker.automatic import VALUES, Declared, best_kind
from rules.chinese_poker.classes import row_class
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.play import FinishedDeal
from rules.chinese_poker.scoring import DealScore, Entry, score
from rules.chinese_poker.search import Found, Worth, best, value
from rules.chinese_poker.setting import Setting
from rules.chinese_poker.splits import splits
from rules.chinese_poker.worths import closed_form_of, even_of, typical_bonuses_of


@dataclass(frozen=True, slots=True)
class Valued:
    """Something to seal, and the points it is expected to win from one opponent who plays like the hard bot."""

    entry: Entry
    points: float


@dataclass(frozen=True, slots=True)
class Review:
    """What a player sealed beside the best that was found, each with the points expected from all opponents together."""

    own: Valued
    best: Valued

    @property
    def cost(self) -> float:
        """The points expected that the player's own choice gave away; never negative."""
        return max(0.0, self.best.points - self.own.points)


@functools.lru_cache(maxsize=256)
def setting_of(cards: tuple[Card, ...], worth: Worth) -> tuple[Setting, Found]:
    """Return the setting of sorted cards that is worth most. Remembered: a hint, the bot and a review ask for the same."""
    hand = splits(cards)
    found = best(hand, worth)[0]
    return hand.setting(found.rows), found


def arrange(cards: Sequence[Card], options: PokerOptions) -> Setting:
    """Return the hard bot's setting of thirteen cards, in any order. It is always legal."""
    return setting_of(tuple(sorted(cards)), closed_form_of(options.family))[0]


def best_settings(cards: Sequence[Card], options: PokerOptions, count: int = 5) -> tuple[Valued, ...]:
    """Return up to `count` settings with different rows that are expected to win most, the best first."""
    hand = splits(cards)
    found = best(hand, closed_form_of(options.family), count)
    even = even_of(options.family)
    return tuple(Valued(hand.setting(each.rows), each.worth - even) for each in found)


def complete(cards: Sequence[Card], placed: Setting, options: PokerOptions) -> Setting:
    """Return the best setting that keeps the cards placed so far in their rows; when none is legal, the best one of all."""
    hand = splits(cards)
    rows = (hand.mask(placed.front), hand.mask(placed.middle), hand.mask(placed.back))
    found = best(hand, closed_form_of(options.family), 1, rows)
    if not found:
        return arrange(cards, options)
    filled = hand.setting(found[0].rows)
    front, middle, back = (
        (*kept, *(card for card in row if card not in kept)) for kept, row in zip(placed, filled, strict=True)
    )
    return Setting(front, middle, back)


def best_entry(cards: Sequence[Card], options: PokerOptions) -> Valued:
    """Return what the hard bot seals.

    That is the automatic win where there is one, unless it may be declined and the rows are expected to win more.
    """
    setting, found = setting_of(tuple(sorted(cards)), closed_form_of(options.family))
    rows = Valued(setting, found.worth - even_of(options.family))
    kind = best_kind(cards)
    if kind is None or (options.may_decline and rows.points > VALUES[kind]):
        return rows
    return Valued(Declared(kind, tuple(cards)), VALUES[kind])


def expected(entry: Entry, options: PokerOptions) -> float:
    """Return the points that something sealed is expected to win from one opponent who plays like the hard bot."""
    if isinstance(entry, Declared):
        return entry.value
    if entry.foul is not None:
        return -options.foul_points - typical_bonuses_of(options.family)
    return value(closed_form_of(options.family), *map(row_class, entry)) - even_of(options.family)


def review(cards: Sequence[Card], entry: Entry, options: PokerOptions, opponents: int) -> Review:
    """Return what was sealed beside what the hard bot would have sealed, valued against so many opponents."""
    found = best_entry(cards, options)
    own = Valued(entry, opponents * expected(entry, options))
    return Review(own, Valued(found.entry, opponents * found.points))


def replayed(deal: FinishedDeal, seat: int, entry: Entry, options: PokerOptions) -> DealScore:
    """Return the score of a finished deal had a seat sealed something else: the duel on the same cards."""
    return score([entry if each == seat else other for each, other in enumerate(deal.entries)], options)
