"""A series of hands of real tiles: who sits where, what was won and paid, who deals next. A value without a window."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast, get_args

from rules.mahjong.hand import By
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import NOTHING, Payments, false_win, settle
from rules.mahjong.rounds import Deal, Result, next_deal
from rules.seats import Seat
from rules.tiles import WINDS

LONGEST_NAME = 40
MOST_HANDS = 500
"""More than any evening has; a file with more is not read."""
VERSION = 1
FIRST = Seat(0)


@dataclass(frozen=True)
class PlayedHand:
    """One row: how a hand ended, and for how many fan. `discarder` is None by self-draw; `offender` called a false win."""

    kind: Result
    winner: Seat | None = None
    fan: int = 0
    by: By = "self_draw"
    discarder: Seat | None = None
    liable: Seat | None = None
    offender: Seat | None = None

    def payments(self, options: MahjongOptions) -> Payments:
        """Return what each seat wins or loses."""
        if self.kind == "void" and self.offender is not None:
            return false_win(self.offender, replace(options, false_win=True))
        if self.kind == "win" and self.winner is not None:
            return settle([(self.winner, self.fan)], self.by, self.discarder, self.liable, options)
        return NOTHING


@dataclass(frozen=True)
class Series:
    """The hands of an evening. Everything else follows from them: payments, totals, dealer, winds."""

    options: MahjongOptions
    names: tuple[str, ...] = ("A", "B", "C", "D")
    hands: tuple[PlayedHand, ...] = ()
    first_dealer: Seat = FIRST

    def deals(self) -> list[Deal | None]:
        """Return the deal of each hand, and last the one that follows; None once the rounds are over.

        Hands played on after the last round keep the last deal.
        """
        deal: Deal | None = Deal(self.first_dealer, WINDS[0])
        found: list[Deal | None] = [deal]
        for hand in self.hands:
            last = next(each for each in reversed(found) if each is not None)
            winners = () if hand.winner is None else (hand.winner,)
            found.append(next_deal(last, self.first_dealer, hand.kind, winners, self.options))
        return found

    @property
    def deal(self) -> Deal:
        """The dealer and the wind of the next hand; of the last one when the rounds are over."""
        return next(each for each in reversed(self.deals()) if each is not None)

    @property
    def over(self) -> bool:
        """Whether all rounds have been played."""
        return self.deals()[-1] is None

    @property
    def totals(self) -> Payments:
        """The points of all after the hands played."""
        totals = [self.options.starting_points] * SEATS
        for hand in self.hands:
            for seat, points in enumerate(hand.payments(self.options)):
                totals[seat] += points
        return tuple(totals)

    def plus(self, hand: PlayedHand) -> Series:
        """Return the series with a hand more."""
        return replace(self, hands=(*self.hands, hand))

    def without_last(self) -> Series:
        """Return the series without its last hand."""
        return replace(self, hands=self.hands[:-1])

    def changed(self, number: int, hand: PlayedHand) -> Series:
        """Return the series with another hand in a row (from 0); all that follows is worked out anew."""
        return replace(self, hands=(*self.hands[:number], hand, *self.hands[number + 1 :]))

    def with_name(self, seat: int, name: str) -> Series:
        """Return the series with another name at a seat."""
        names = [*self.names]
        names[seat] = name[:LONGEST_NAME]
        return replace(self, names=tuple(names))

    # text forms

    def table(self, heads: Iterable[str], kinds: Mapping[str, str]) -> list[list[str]]:
        """Return head and rows as texts: number, wind, dealer, ending, fan, payments; the sums last.

        heads: the words over the first five columns; kinds: the words for `win`, `draw`, `void`.
        """
        rows = [[*heads, *self.names]]
        for number, (hand, deal) in enumerate(zip(self.hands, self.deals(), strict=False), 1):
            shown = deal or self.deal
            ending = kinds[hand.kind] if hand.winner is None else f"{kinds['win']} {self.names[hand.winner]}"
            fan = str(hand.fan) if hand.kind == "win" else ""
            paid = [str(points) for points in hand.payments(self.options)]
            rows.append([str(number), str(shown.round_wind), self.names[shown.dealer], ending, fan, *paid])
        rows.append(["", "", "", "", "", *(str(total) for total in self.totals)])
        return rows

    def to_csv(self, heads: Iterable[str], kinds: Mapping[str, str]) -> str:
        """Return the table as comma-separated values."""
        out = io.StringIO()
        csv.writer(out, lineterminator="\n").writerows(self.table(heads, kinds))
        return out.getvalue()

    def to_text(self, heads: Iterable[str], kinds: Mapping[str, str]) -> str:
        """Return the table as aligned text."""
        rows = self.table(heads, kinds)
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        lines = []
        for row in rows:
            cells = [
                cell.rjust(width) if column > 3 else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            lines.append("  ".join(cells).rstrip())
        return "\n".join(lines) + "\n"

    # keeping it

    def dump(self) -> str:
        """Return the series as JSON."""
        hands = [
            {
                "kind": hand.kind,
                "winner": hand.winner,
                "fan": hand.fan,
                "by": hand.by,
                "discarder": hand.discarder,
                "liable": hand.liable,
                "offender": hand.offender,
            }
            for hand in self.hands
        ]
        kept = {
            "version": VERSION,
            "options": self.options.values(),
            "names": self.names,
            "first_dealer": self.first_dealer,
            "hands": hands,
        }
        return json.dumps(kept, ensure_ascii=False, indent=1)

    @classmethod
    def load(cls, text: str) -> Series:
        """Return the series of a JSON text; raise ValueError for anything that is none."""
        kept = json.loads(text)
        if not isinstance(kept, dict) or kept.get("version") != VERSION:
            raise ValueError("not a series of this version")
        names, hands = kept.get("names"), kept.get("hands")
        if not (isinstance(names, list) and len(names) == SEATS and all(isinstance(name, str) for name in names)):
            raise ValueError("four names are needed")
        if not isinstance(hands, list) or len(hands) > MOST_HANDS:
            raise ValueError("no list of hands")
        first = _seat(kept.get("first_dealer"))
        if first is None:
            raise ValueError("no first dealer")
        if not isinstance(kept.get("options"), dict):
            raise ValueError("no options")
        options = MahjongOptions.read(kept["options"])
        return cls(options, tuple(name[:LONGEST_NAME] for name in names), tuple(map(_hand, hands)), first)


def _seat(value: Any) -> Seat | None:
    if value is None:
        return None
    if type(value) is not int or not 0 <= value < SEATS:
        raise ValueError("not a seat")
    return Seat(value)


def _hand(kept: Any) -> PlayedHand:
    if not isinstance(kept, dict):
        raise ValueError("not a hand")
    kind, by, fan = kept.get("kind"), kept.get("by"), kept.get("fan")
    if kind not in get_args(Result) or by not in get_args(By) or type(fan) is not int or not 0 <= fan <= 1000:
        raise ValueError("not a hand")
    seats = {name: _seat(kept.get(name)) for name in ("winner", "discarder", "liable", "offender")}
    hand = PlayedHand(cast(Result, kind), fan=fan, by=cast(By, by), **seats)
    wrong = (kind == "win") != (hand.winner is not None) or (kind == "void") != (hand.offender is not None)
    discarded = kind == "win" and by != "self_draw"
    if wrong or discarded != (hand.discarder is not None) or (discarded and hand.discarder == hand.winner):
        raise ValueError("not a hand")
    return hand
