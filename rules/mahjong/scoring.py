"""The worth of a finished hand: its best reading, what it shows, and what is paid. Rules R16 to R21.

The same functions serve the game, the score sheet and the hand calculator.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.mahjong.facts import Facts, HandFacts
from rules.mahjong.hand import FinishedHand, fault
from rules.mahjong.items import ITEMS, OF_HANDS, FanItem
from rules.mahjong.options import MahjongOptions
from rules.mahjong.payments import NOTHING, Payments, settle, units
from rules.mahjong.readings import Reading, readings


@dataclass(frozen=True, slots=True)
class ItemFan:
    """An item and the fan it is counted for: its own, or the limit where it makes a limit hand."""

    id: str
    fan: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand is worth. Where `reason` is not None the hand is not legal, and units and payments are nothing.

    `raw` is the sum of the items, `fan` the same capped at the limit, `counted` what is compared with the minimum. Items,
    fan and reading are there too when only the minimum is missing (`below-minimum`). `limit_hand` says that the items are
    limit hands, which add nothing.
    """

    reason: str | None
    items: tuple[ItemFan, ...] = ()
    fan: int = 0
    raw: int = 0
    counted: int = 0
    units: int = 0
    payments: Payments = NOTHING
    reading: Reading | None = None
    limit_hand: bool = False

    @property
    def legal(self) -> bool:
        """Whether the hand may win."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class NotAdded:
    """An item that is there but not counted: `because` is the id of the item that replaces it, None for the limit."""

    id: str
    because: str | None


def score(hand: FinishedHand, options: MahjongOptions) -> Score:
    """Return what a hand is worth: its best reading by raw sum, or every limit hand that any reading shows (R18, R19).

    `reason` is what `fault` says, `not-a-winning-shape` or `below-minimum`.
    """
    wrong = fault(hand, options)
    return Score(wrong) if wrong is not None else score_sound(hand, options)


def score_sound(hand: FinishedHand, options: MahjongOptions) -> Score:
    """Return the same for a hand that is known to have no fault."""
    found = readings(hand, options)
    if not found:
        return Score("not-a-winning-shape")
    whole = HandFacts(hand, options)
    shown = [shown_by(Facts(whole, reading)) for reading in found]
    limits = {item.id for items in shown for item in items if item.limit != "never" and item.is_limit(options)}
    if limits:
        return _limit_hand(limits, found, shown, hand, options)
    values = [sum(item.fan for item in counted_of(items)) for items in shown]
    best = values.index(max(values))
    return _ordinary(counted_of(shown[best]), found[best], hand, options)


def shown_by(facts: Facts) -> list[FanItem]:
    """Return every item that a reading shows, those that others replace included."""
    return [item for item in OF_HANDS if item.when(facts)]


def counted_of(items: Sequence[FanItem]) -> list[FanItem]:
    """Return the items that are counted: those that no other replaces."""
    replaced = [each for item in items for each in item.replaces]
    return [item for item in items if item.id not in replaced] if replaced else list(items)


def _limit_hand(
    limits: set[str],
    found: Sequence[Reading],
    shown: Sequence[list[FanItem]],
    hand: FinishedHand,
    options: MahjongOptions,
) -> Score:
    """Every limit hand is told, and together they are worth the limit (R19); such hands are always legal (R16)."""
    limit = options.limit
    place = next(place for place, items in enumerate(shown) if any(item.is_limit(options) for item in items))
    items = tuple(ItemFan(id, limit) for id in ITEMS if id in limits)  # noqa: A001 (a field's name)
    payments = settle([(hand.winner, limit)], hand.by, hand.discarder, hand.liable, options)
    return Score(None, items, limit, limit, limit, units(limit, options), payments, found[place], limit_hand=True)


def _ordinary(items: Sequence[FanItem], reading: Reading, hand: FinishedHand, options: MahjongOptions) -> Score:
    raw = sum([item.fan for item in items])
    fan = min(raw, options.limit)
    counted = fan
    if not options.bonus_counts_for_minimum:
        counted = min(options.limit, raw - sum(item.fan for item in items if item.flower))
    told = tuple([ItemFan(item.id, item.fan) for item in items])
    if counted < options.min_fan:
        return Score("below-minimum", told, fan, raw, counted, reading=reading)
    payments = settle([(hand.winner, fan)], hand.by, hand.discarder, hand.liable, options)
    return Score(None, told, fan, raw, counted, units(fan, options), payments, reading)


def not_added(hand: FinishedHand, result: Score, options: MahjongOptions) -> tuple[NotAdded, ...]:
    """Return what the counted reading shows and does not count, for the grey lines of a score sheet."""
    if result.reading is None:
        return ()
    return tuple(_not_added(shown_by(Facts(HandFacts(hand, options), result.reading)), result))


def _not_added(shown: Sequence[FanItem], result: Score) -> Iterator[NotAdded]:
    counted = {item.id for item in result.items}
    for item in shown:
        if item.id not in counted:
            by = next((other.id for other in shown if item.id in other.replaces), None)
            yield NotAdded(item.id, None if result.limit_hand else by)


def other_readings(hand: FinishedHand, result: Score, options: MahjongOptions) -> tuple[Score, ...]:
    """Return the readings that were not counted as they would be by themselves, best first, each worth told once."""
    if result.reading is None or result.limit_hand:
        return ()
    whole = HandFacts(hand, options)
    scores = [
        _ordinary(counted_of(shown_by(Facts(whole, reading))), reading, hand, options)
        for reading in readings(hand, options)
    ]
    told: dict[tuple[ItemFan, ...], Score] = {result.items: result}
    for each in sorted(scores, key=lambda each: -each.raw):
        told.setdefault(each.items, each)
    return tuple(told.values())[1:]
