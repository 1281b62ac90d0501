"""One hand on the sheet: its tiles, every item with its reason, who pays what; and at the end the ranking of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontDatabase

from rules.mahjong.ending import HandResult, Winner
from rules.mahjong.items import ITEMS
from rules.mahjong.options import SEATS
from rules.mahjong.scoring import Score, not_added
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.phrases import place_text, signed
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.mahjong import phrases, scoring_words
from tablegames_qt.tables.mahjong.aids import distance, waits_of
from tablegames_qt.tables.mahjong.names import meld_type_name, tile_name, wind_name
from tablegames_qt.tables.mahjong.paper import Drawn, Paper, Written
from tablegames_qt.tables.mahjong.payment_words import shares_line


@dataclass(frozen=True)
class Group:
    """Tiles that belong together, with what stands under them; winning: the place of the winning tile."""

    tiles: tuple[Tile | None, ...]
    words: str
    winning: int | None = None
    open: bool = False
    """Whether they lay on the table before the hand was won."""


def groups(winner: Winner, score: Score, flowers: Sequence[Tile], names: Sequence[str], number: int) -> list[Group]:
    """Return the sets of a hand as they are counted, each with its name, and the flowers."""
    found = []
    hand = winner.hand
    if hand is not None and score.reading is not None:
        melds = list(hand.melds)
        for part in score.reading.parts:
            words = meld_type_name(part.type)
            tiles: tuple[Tile | None, ...] = part.tiles
            winning = None
            if part.melded:
                meld = melds.pop(0)
                words = phrases.meld_label(meld, names)
                if part.type == "concealed_kong":
                    tiles = (None, part.tile, part.tile, None)
            elif part.type in ("pung", "chow"):
                words = QCoreApplication.translate("mahjong", "{meld}, concealed").format(meld=words)
            if part.winning:
                assert hand.winning_tile is not None
                winning = len(tiles) - 1 if part.type != "chow" else part.tiles.index(hand.winning_tile)
                words = meld_type_name(part.type)
            found.append(Group(tiles, words if part.type != "single" else "", winning, open=part.melded))
    if flowers:
        found.append(Group(tuple(flowers), scoring_words.flower_word(flowers, number), open=True))
    return found


def won_with(winner: Winner, result: HandResult, names: Sequence[str]) -> str:
    """Return the winds and the tile with which a hand was won."""
    line = QCoreApplication.translate("mahjong", "{name} is {wind}, {round} round.").format(
        name=names[winner.seat],
        wind=wind_name(result.deal.seat_wind(winner.seat)),
        round=wind_name(result.deal.round_wind),
    )
    hand = winner.hand
    if hand is None or hand.winning_tile is None:
        return line
    tile = QCoreApplication.translate("mahjong", "The winning tile is {tile}.").format(
        tile=tile_name(hand.winning_tile)
    )
    return f"{line} {tile}"


def own_hand(view: MahjongView) -> str:
    """Return what the viewer's own hand came to; nothing for an audience."""
    if view.viewer is None or not view.hand:
        return ""
    waiting = phrases.waited_line(waits_of(view, view.hand))
    return waiting or phrases.distance_line(distance(view))


class SheetPage:
    """Works out the words and tiles of one hand for a size."""

    def __init__(
        self,
        look: Look,
        view: MahjongView,
        names: Sequence[str],
        winner: Winner | None,
        score: Score | None,
        *,
        counted: bool,
    ) -> None:
        self.look, self.view, self.names = look, view, names
        self.winner, self.score, self.counted = winner, score, counted
        assert view.result is not None
        self.result: HandResult = view.result
        self.over = view.following is None
        """Whether it is the last hand, so that the page is about the match."""
        self.tiles: list[tuple[Tile | None, QRectF, bool]] = []
        self.chart = QRectF()
        """Where the chart of the points goes on the sheet of a hand that nobody won."""
        self._words: list[Written] = []
        self._rules: list[QRectF] = []
        self._bars: list[QRectF] = []

    def fill(self, paper: Paper, rect: QRectF) -> None:
        """Write a hand on a paper, which lies at `rect` in the scene."""
        s = rect.height() / 648
        width, pad = rect.width(), 40 * s
        self._head(width, pad, s)
        top = 112 * s
        if self.winner is not None:
            top = self._lay_groups(rect, pad, s, top)
        box = QRectF(
            0.546 * width, top + 8 * s, width - 0.546 * width - pad, min(300 * s, rect.height() - top - 92 * s)
        )
        self._items(pad, top, 0.546 * width - 1.1 * pad, s, rect.height() - 84 * s)
        frames = self._payments(box, s)
        paper.show_content(self._words, Drawn(self._rules, self._bars, (box,), frames))

    def _write(self, text: str, x: float, y: float, **how: object) -> None:
        self._words.append(Written(text, QPointF(x, y), **how))  # type: ignore[arg-type]

    def _head(self, width: float, pad: float, s: float) -> None:
        """Who has won the hand, and with how much; at the end of the match who has won that."""
        options, right = self.view.options, width - pad
        title = scoring_words.winner_title(self.result, self.names)
        room = right - pad
        if self.over:
            self._write(
                phrases.winner_sentence(self.view, self.names), pad, 26 * s, role="title", weight=700, room=room
            )
        room -= 220 * s
        if not self.over:
            self._write(title, pad, 26 * s, role="title", weight=700, room=room)
        self._write(self._second_line(title), pad, 70 * s, colour="ink_2", room=room)
        if self.score is None:
            return
        if not self.over:
            fan = scoring_words.fan_text(self.score.fan)
            self._write(fan, right, 14 * s, role="stamp", weight=700, align=Align.RIGHT)
        rule = QCoreApplication.translate("mahjong", "limit {limit}, at least {minimum} needed").format(
            limit=options.limit, minimum=options.min_fan
        )
        self._write(rule, right, 70 * s, colour="ink_2", align=Align.RIGHT)

    def _second_line(self, title: str) -> str:
        """What the hand was won with; at the end of the match how its last hand ended."""
        if self.over:
            worth = "" if self.score is None else f", {scoring_words.fan_text(self.score.fan)}"
            return QCoreApplication.translate("mahjong", "The last hand: {title}.").format(title=f"{title}{worth}")
        if self.winner is None:
            return scoring_words.pays_line(self.result, self.view.options, self.names)
        return won_with(self.winner, self.result, self.names)

    def _lay_groups(self, rect: QRectF, pad: float, s: float, top: float) -> float:
        assert self.winner is not None and self.score is not None
        seat = self.winner.seat
        number = self.result.deal.seat_wind(seat).rank
        shown = groups(self.winner, self.score, self.view.flowers[seat], self.names, number)
        tile, gap = 50 * s, 20 * s
        many = sum(len(group.tiles) for group in shown)
        room = rect.width() - 2 * pad - gap * (len(shown) - 1)
        if many * (tile + s) > room:
            tile = room / many - s
        left = pad
        high = tile * TILE_ASPECT
        for group in shown:
            start = left
            for at, face in enumerate(group.tiles):
                place = QRectF(rect.left() + left, rect.top() + top + 8 * s, tile, high)
                self.tiles.append((face, place, at == group.winning))
                left += tile + s
            self._bars.append(QRectF(start, top + high + 14 * s, left - start - s, 3 * s))
            middle = (start + left - s) / 2
            words = Written(group.words, QPointF(middle, top + high + 19 * s), "small", 400, "ink_2", Align.CENTRE)
            if group.words:
                self._words.append(
                    Written(words.text, words.at, "small", 400, "ink_2", Align.CENTRE, left - start + gap)
                )
            left += gap
        return top + high + 44 * s

    def _items(self, left: float, top: float, right: float, s: float, bottom: float) -> None:
        rows = self._rows()
        if self.winner is None:
            self._write(
                scoring_words.dealer_line(self.result, self.view.following, self.names),
                left,
                top + 10 * s,
                room=right - left,
                lines=3,
            )
            self._write(own_hand(self.view), left, top + 36 * s, colour="ink_2", room=right - left, lines=2)
            self.chart = QRectF(left, top + 82 * s, right - left, bottom - top - 92 * s)
            return
        self._write(QCoreApplication.translate("mahjong", "What counts"), left, top + 6 * s, weight=600, colour="ink_2")
        top += 32 * s
        step = min(38 * s, (bottom - top - 84 * s) / max(1, len(rows)))
        chinese = bool(QFontDatabase.families(QFontDatabase.WritingSystem.TraditionalChinese))
        paper = Paper(self.look, z=0)
        widest = max((paper.width_of(item, "body", 600) for item, *_ in rows), default=0.0)
        label_room = min(0.45 * (right - left), max(0.28 * (right - left), widest + s))
        first = left + label_room
        second = first + (right - left) * (0.13 if chinese else 0.0) + 10 * s
        for item, sign, reason, fan, counts in rows:
            self._rules.append(QRectF(left, top, right - left, 1))
            y = top + step / 2 - 10.5 * s
            colour = "ink" if counts else "ink_3"
            self._write(item, left, y, weight=600 if counts else 400, colour=colour, room=label_room)
            if chinese:
                self._write(sign, first + 10 * s, y, colour="ink_2" if counts else "ink_3")
            room = right - second - 34 * s
            why = Written(reason, QPointF(second, y + 1.5 * s), "small", 400, "ink_2" if counts else "ink_3", room=room)
            two = replace(why, lines=2)
            high = paper.height_of(two)
            if paper.width_of(reason, "small", 400) > room and high <= step:
                why = replace(two, at=QPointF(second, top + (step - high) / 2))
            self._words.append(why)
            self._write(fan, right, y, weight=700, colour=colour, align=Align.RIGHT)
            top += step
        self._rules.append(QRectF(left, top, right - left, 2))
        self._sum(left, top + 8 * s, right, s)

    def _sum(self, left: float, top: float, right: float, s: float) -> None:
        assert self.score is not None
        options = self.view.options
        self._write(str(self.score.raw), right, top - 2 * s, role="heading", weight=700, align=Align.RIGHT)
        said = [scoring_words.sum_line(self.score, options)]
        if not self.counted:
            said = [QCoreApplication.translate("mahjong", "Not counted: another reading is worth more.")]
            if self.score.reason is not None:
                said.append(scoring_words.short_line(self.score, options))
        else:
            said.append(scoring_words.pays_line(self.result, options, self.names))
        self._write(" ".join(said), left, top, weight=600, room=right - left - 40 * s, lines=2)
        word = Written(" ".join(said), QPointF(), "body", 600, room=right - left - 40 * s, lines=2)
        down = 22 * s * (2 if self._wraps(word) else 1) + 4 * s
        dealer = scoring_words.dealer_line(self.result, self.view.following, self.names)
        self._write(dealer, left, top + down, role="small", colour="ink_2", room=right - left, lines=2)

    def _wraps(self, word: Written) -> bool:
        return Paper(self.look, z=0).width_of(word.text, word.role, word.weight) > word.room

    def _rows(self) -> list[tuple[str, str, str, str, bool]]:
        """Name, Chinese name, reason, fan and whether it counts, a row an item."""
        winner, score = self.winner, self.score
        if winner is None or score is None:
            return []
        rows = [
            (
                scoring_words.item_label(item.id),
                ITEMS[item.id].chinese,
                scoring_words.item_reason(item.id, winner.hand, self.names),
                str(item.fan),
                True,
            )
            for item in score.items
        ]
        hand = winner.hand
        if hand is None:
            return rows
        for each in not_added(hand, score, self.view.options):
            label, sign = scoring_words.item_label(each.id), ITEMS[each.id].chinese
            rows.append((label, sign, scoring_words.not_added_reason(each), "–", False))
        shown = {item.id for item in score.items}
        claimed = scoring_words.claimed_reason(hand)
        if claimed and not score.limit_hand and "concealed_hand" not in shown:
            rows.append(
                (scoring_words.item_label("concealed_hand"), ITEMS["concealed_hand"].chinese, claimed, "–", False)
            )
        return rows

    def _payments(self, box: QRectF, s: float) -> list[QRectF]:
        """Who pays what, a column a seat from the viewer's own on; at the end of the match in the order of the ranking."""
        view, result = self.view, self.result
        title = (
            QCoreApplication.translate("mahjong", "Final ranking")
            if self.over
            else QCoreApplication.translate("mahjong", "Payments")
        )
        self._write(title, box.left() + 24 * s, box.top() + 12 * s, weight=600, colour="ink_2")
        frames = []
        wide = (box.width() - 28 * s) / SEATS
        for column, seat in enumerate(self._columns()):
            middle = box.left() + 14 * s + (column + 0.5) * wide
            top = box.top() + 44 * s

            def say(text: str, down: float, x: float = middle, y: float = top, **how: object) -> None:
                self._write(text, x, y + down * s, align=Align.CENTRE, room=wide - 8 * s, **how)

            paid, total = signed(result.payments[seat]), signed(view.totals[seat])
            say(self.names[seat], 6, weight=600)
            if self.over:
                place = QCoreApplication.translate("mahjong", "Place {place}")
                say(place.format(place=place_text(view.places, seat)), 28, role="small", colour="ink_2")
                below = QCoreApplication.translate("mahjong", "last hand")
            else:
                say(wind_name(result.deal.seat_wind(seat)), 28, role="small", colour="ink_2")
                below = QCoreApplication.translate("mahjong", "now")
            say(total if self.over else paid, 54, role="title", weight=700)
            self._rules.append(QRectF(middle - 0.4 * wide, top + 108 * s, 0.8 * wide, 1))
            say(below, 114, role="small", colour="ink_2")
            say(paid if self.over else total, 134, role="heading", weight=600)
            if view.places[seat] == 1 if self.over else seat in result.seats:
                frames.append(QRectF(middle - wide / 2 + 3 * s, top, wide - 6 * s, 172 * s))
        self._write(
            shares_line(result, view.options, self.names),
            box.left() + 24 * s,
            box.top() + 228 * s,
            role="small",
            colour="ink_2",
            room=box.width() - 48 * s,
            lines=3,
        )
        return frames

    def _columns(self) -> list[Seat]:
        first = self.view.viewer or Seat(0)
        turns = [Seat((first + step) % SEATS) for step in range(SEATS)]
        return sorted(turns, key=lambda seat: self.view.places[seat]) if self.over else turns
