"""The arithmetic of a hand's payments in words, and the rows of the payment table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rules.mahjong.ending import HandResult
from rules.mahjong.options import MahjongOptions
from rules.mahjong.payments import worth


def shares_line(result: HandResult, options: MahjongOptions, names: Sequence[str]) -> str:
    """Return how the payments add up, and what the other way of winning would have paid."""
    if result.kind == "draw":
        return QCoreApplication.translate("mahjong", "The wall ran out before anybody won.")
    if result.kind == "void":
        each = max(result.payments)
        return QCoreApplication.translate(
            "mahjong", "Each of the others gets {points}. All four add up to zero."
        ).format(points=each)
    fan = result.winners[0].score.fan
    row = worth(fan, options)
    received = result.payments[result.winners[0].seat]
    each = row.self_draw_each
    if len(result.winners) > 1:
        return QCoreApplication.translate(
            "mahjong", "Each winner is paid in full by {name}. All four add up to zero."
        ).format(name=names[result.discarder or 0])
    shares = received // each if each else 0
    sums = QCoreApplication.translate("mahjong", "{shares} = {total}. All four add up to zero.").format(
        shares=" + ".join([str(each)] * shares), total=received
    )
    if result.by == "self_draw":
        single = row.discard_for_all if options.discard_payment == "for_all" else row.discard_double
        other = QCoreApplication.translate(
            "mahjong", "On a discard with as many fan: {points} from the discarder alone."
        )
        return f"{sums} {other.format(points=single)}"
    other = QCoreApplication.translate("mahjong", "By own draw with as many fan: {points} from each of the three.")
    return f"{sums} {other.format(points=row.self_draw_each)}"


@dataclass(frozen=True)
class Row:
    """A row of the payment table: fan, units, what the discarder pays, what each pays by own draw, and the total."""

    fan: int
    units: int
    discarder: int
    each: int
    total: int


def payment_rows(options: MahjongOptions) -> list[Row]:
    """Return the payment table from the least fan that wins to the limit."""
    found = []
    for fan in range(min(options.min_fan, options.limit), options.limit + 1):
        row = worth(fan, options)
        discarder = row.discard_for_all if options.discard_payment == "for_all" else row.discard_double
        found.append(Row(fan, row.units, discarder, row.self_draw_each, row.self_draw_total))
    return found


def fan_words(fan: int, options: MahjongOptions) -> str:
    """Return the first column of the payment table."""
    if fan == options.limit:
        return QCoreApplication.translate("mahjong", "{fan} limit").format(fan=fan)
    return str(fan)
