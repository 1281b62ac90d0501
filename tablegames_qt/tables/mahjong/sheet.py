"""The sheet after every hand: the tiles, every item with its reason, who pays what, and what the dealer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QPointF, QRectF
from PySide6.QtGui import QFontDatabase, QGuiApplication

from rules.mahjong.ending import HandResult, Winner
from rules.mahjong.items import ITEMS
from rules.mahjong.options import SEATS
from rules.mahjong.scoring import Score, not_added, other_readings
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.phrases import signed
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.key_button import KeyButton
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.mahjong import match_sheet, phrases, scoring_words
from tablegames_qt.tables.mahjong.aids import distance, waits_of
from tablegames_qt.tables.mahjong.fixtures import Veil
from tablegames_qt.tables.mahjong.names import meld_type_name, tile_name, wind_name
from tablegames_qt.tables.mahjong.paper import Drawn, Paper, Written
from tablegames_qt.tables.mahjong.payment_words import shares_line

SHEET_Z, TILES_Z = 6000.0, 6010.0
MOST_TILES = 26
"""Four kongs and a pair, and eight flowers."""


@dataclass(frozen=True)
class Group:
    """Tiles that belong together, with what stands under them; winning: the place of the winning tile."""

    tiles: tuple[Tile | None, ...]
    words: str
    winning: int | None = None
    open: bool = False
    """Whether they lay on the table before the hand was won."""


class ResultSheet:
    """A panel over the table. It is made from the view alone; the table tells it when to open."""

    def __init__(self, scene: Stage, look: Look, names: Sequence[str], wished: Callable[[str], None]) -> None:
        self._names, self._wished = names, wished
        self._look = look
        self._view: MahjongView | None = None
        self._winner = 0
        self._reading = 0
        self.shows_match = False
        """Whether the hands of the match are shown in place of the last one."""
        self._veil = Veil(look, z=SHEET_Z - 1)
        self.paper = Paper(look, z=SHEET_Z)
        self._chart = match_sheet.Chart(look, z=SHEET_Z + 1)
        self._tiles = [_tile(scene, number) for number in range(MOST_TILES)]
        self.since = QElapsedTimer()
        """Since when the sheet is there."""
        self.next = KeyButton(look, "N", lambda: wished("next"))
        self.next.default = True
        self.match = Button(look, "", self._toggle_match)
        self.verify = Button(look, "", lambda: wished("verify"))
        self.copy = Button(look, "", self._copy)
        self.reading = Button(look, "", self._next_reading)
        self.others = Button(look, "", self._next_winner)
        self.buttons = (self.others, self.reading, self.copy, self.verify, self.match, self.next)
        for button in self.buttons:
            button.setZValue(SHEET_Z + 5)
        for item in (self._veil, self.paper, self._chart, *self.buttons):
            scene.addItem(item)
        self.hide()

    @property
    def shown(self) -> bool:
        """Whether the sheet lies on the table."""
        return self.paper.isVisible()

    @property
    def rect(self) -> QRectF:
        """The sheet in scene coordinates."""
        return self._look.rect(0.042, 0.037, 0.958, 0.963)

    def hide(self) -> None:
        """Take the sheet off the table."""
        for item in (self._veil, self.paper, self._chart, *self._tiles, *self.buttons):
            item.setVisible(False)

    def open(self, view: MahjongView) -> None:
        """Lay the sheet on the table."""
        if self._view is None or self._view.number != view.number or not self.shown:
            self._winner = self._reading = 0
            self.shows_match = False
        if not self.shown:
            self.since.start()
        self._view = view
        self._veil.setVisible(True)
        self.paper.setVisible(True)
        self.lay_out(self._look)

    # what can be done on it

    def _toggle_match(self) -> None:
        self.shows_match = not self.shows_match
        self.lay_out(self._look)
        self._wished("shown")

    def _next_reading(self) -> None:
        self._reading = (self._reading + 1) % (1 + len(self._others()))
        self.lay_out(self._look)
        self._wished("shown")

    def _next_winner(self) -> None:
        assert self._view is not None and self._view.result is not None
        self._winner = (self._winner + 1) % len(self._view.result.winners)
        self._reading = 0
        self.lay_out(self._look)
        self._wished("shown")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.paper.text())
        self._wished("copied")

    def _present(self) -> Winner | None:
        assert self._view is not None and self._view.result is not None
        winners = self._view.result.winners
        return winners[self._winner] if winners else None

    def _others(self) -> tuple[Score, ...]:
        winner, view = self._present(), self._view
        if winner is None or winner.hand is None or view is None:
            return ()
        return other_readings(winner.hand, winner.score, view.options)

    def _score(self) -> Score | None:
        winner = self._present()
        if winner is None:
            return None
        return winner.score if self._reading == 0 else self._others()[self._reading - 1]

    # how it looks

    def lay_out(self, look: Look) -> None:
        """Work everything out for a size and the present language."""
        self._look = look
        view = self._view
        if view is None or view.result is None or not self.shown:
            return
        rect = self.rect
        self._veil.set_rect(QRectF(0, 0, look.width, look.height))
        self.paper.set_rect(rect)
        for tile in self._tiles:
            tile.setVisible(False)
        drawn_hand = not view.result.winners
        self._chart.setVisible(self.shows_match or drawn_hand)
        if self._chart.isVisible():
            self._chart.show_totals(view, self._names)
        if self.shows_match:
            words, drawn, chart = match_sheet.content(view, self._names, look, rect.size())
            self.paper.show_content(words, drawn)
            self._chart.set_rect(chart.translated(rect.topLeft()))
        else:
            page = _Page(look, view, self._names, self._present(), self._score(), counted=self._reading == 0)
            page.fill(self.paper, rect)
            self._lay_tiles(page)
            if drawn_hand:
                self._chart.set_rect(page.chart.translated(rect.topLeft()))
        self._lay_buttons(view)

    def _lay_tiles(self, page: _Page) -> None:
        for item, (tile, rect, ringed) in zip(self._tiles, page.tiles, strict=False):
            item.show_face(tile)
            item.setToolTip("" if tile is None else tile_name(tile))
            item.place(rect.topLeft(), rect.height(), TILES_Z + (1 if ringed else 0))
            item.set_mark(Mark.LEGAL if ringed else Mark.NONE)
            item.setVisible(True)

    def _lay_buttons(self, view: MahjongView) -> None:
        over = view.following is None
        self.next.say(
            QCoreApplication.translate("mahjong", "New match")
            if over
            else QCoreApplication.translate("mahjong", "Next hand")
        )
        self.match.say(
            QCoreApplication.translate("mahjong", "This hand")
            if self.shows_match
            else QCoreApplication.translate("mahjong", "Match sheet")
        )
        self.verify.say(QCoreApplication.translate("mahjong", "Check this match"))
        self.copy.say(QCoreApplication.translate("mahjong", "Copy"))
        self.reading.say(
            QCoreApplication.translate("mahjong", "Another reading")
            if self._reading < len(self._others())
            else QCoreApplication.translate("mahjong", "Counted reading")
        )
        self.others.say(QCoreApplication.translate("mahjong", "Other winner"))
        assert view.result is not None
        shown = {
            self.others: not self.shows_match and len(view.result.winners) > 1,
            self.reading: not self.shows_match and bool(self._others()),
            self.copy: True,
            self.verify: over,
            self.match: True,
            self.next: True,
        }
        rect, u = self.rect, self._look.u
        top = rect.bottom() - 7 * u - self.next.size.height()
        right = rect.right() - 10 * u
        for button in reversed(self.buttons):
            button.setVisible(shown[button])
            if shown[button]:
                button.put(QPointF(right - button.size.width(), top))
                right -= button.size.width() + 2.5 * u


def _tile(scene: Stage, number: int) -> TileItem:
    item = scene.piece(("sheet", number))
    assert isinstance(item, TileItem)
    return item


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


class _Page:
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
        options, result = self.view.options, self.result
        room = width - 2 * pad - 220 * s
        title = scoring_words.winner_title(result, self.names)
        self._write(title, pad, 26 * s, role="title", weight=700, room=room)
        if self.winner is None:
            line = scoring_words.pays_line(result, options, self.names)
        else:
            seat = wind_name(result.deal.seat_wind(self.winner.seat))
            line = QCoreApplication.translate("mahjong", "{name} is {wind}, {round} round.").format(
                name=self.names[self.winner.seat], wind=seat, round=wind_name(result.deal.round_wind)
            )
            hand = self.winner.hand
            if hand is not None and hand.winning_tile is not None:
                tile = QCoreApplication.translate("mahjong", "The winning tile is {tile}.").format(
                    tile=tile_name(hand.winning_tile)
                )
                line = f"{line} {tile}"
        self._write(line, pad, 70 * s, colour="ink_2", room=room)
        if self.score is not None:
            right = width - pad
            fan = scoring_words.fan_text(self.score.fan)
            self._write(fan, right, 14 * s, role="stamp", weight=700, align=Align.RIGHT)
            rule = QCoreApplication.translate("mahjong", "limit {limit}, at least {minimum} needed").format(
                limit=options.limit, minimum=options.min_fan
            )
            self._write(rule, right, 70 * s, colour="ink_2", align=Align.RIGHT)

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
            self._write(self._own_hand(), left, top + 36 * s, colour="ink_2", room=right - left, lines=2)
            self._end_of_match(left, top + 82 * s, right)
            self.chart = QRectF(left, top + 130 * s, right - left, bottom - top - 140 * s)
            return
        self._write(QCoreApplication.translate("mahjong", "What counts"), left, top + 6 * s, weight=600, colour="ink_2")
        top += 32 * s
        step = min(38 * s, (bottom - top - 84 * s) / max(1, len(rows)))
        chinese = bool(QFontDatabase.families(QFontDatabase.WritingSystem.TraditionalChinese))
        first = left + (right - left) * 0.30
        second = left + (right - left) * (0.43 if chinese else 0.33)
        for item, sign, reason, fan, counts in rows:
            self._rules.append(QRectF(left, top, right - left, 1))
            y = top + step / 2 - 10.5 * s
            colour = "ink" if counts else "ink_3"
            self._write(item, left, y, weight=600 if counts else 400, colour=colour, room=0.3 * (right - left) - 6 * s)
            if chinese:
                self._write(sign, first + 4 * s, y, colour="ink_2" if counts else "ink_3")
            room = right - second - 34 * s
            self._write(
                reason, second, y + 1.5 * s, role="small", colour="ink_2" if counts else "ink_3", room=room, lines=1
            )
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
        if self.view.following is None:
            dealer = f"{dealer} {phrases.winner_sentence(self.view, self.names)}"
        self._write(dealer, left, top + down, role="small", colour="ink_2", room=right - left, lines=2)

    def _wraps(self, word: Written) -> bool:
        return Paper(self.look, z=0).width_of(word.text, word.role, word.weight) > word.room

    def _own_hand(self) -> str:
        """What the viewer's own hand came to."""
        view = self.view
        if view.viewer is None or not view.hand:
            return ""
        waiting = phrases.waited_line(waits_of(view, view.hand))
        return waiting or phrases.distance_line(distance(view))

    def _end_of_match(self, left: float, top: float, right: float) -> None:
        if self.view.following is None:
            sentence = phrases.winner_sentence(self.view, self.names)
            self._write(sentence, left, top, role="heading", weight=600, room=right - left, lines=2)

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
        view, result = self.view, self.result
        self._write(
            QCoreApplication.translate("mahjong", "Payments"),
            box.left() + 24 * s,
            box.top() + 12 * s,
            weight=600,
            colour="ink_2",
        )
        frames = []
        wide = (box.width() - 28 * s) / SEATS
        first = view.viewer or Seat(0)
        for column in range(SEATS):
            seat = Seat((first + column) % SEATS)
            middle = box.left() + 14 * s + (column + 0.5) * wide
            top = box.top() + 44 * s

            def say(text: str, down: float, x: float = middle, y: float = top, **how: object) -> None:
                self._write(text, x, y + down * s, align=Align.CENTRE, room=wide - 8 * s, **how)

            say(self.names[seat], 6, weight=600)
            say(wind_name(result.deal.seat_wind(seat)), 28, role="small", colour="ink_2")
            say(signed(result.payments[seat]), 54, role="title", weight=700)
            self._rules.append(QRectF(middle - 0.4 * wide, top + 108 * s, 0.8 * wide, 1))
            say(QCoreApplication.translate("mahjong", "now"), 114, role="small", colour="ink_2")
            say(signed(view.totals[seat]), 134, role="heading", weight=600)
            if seat in result.seats:
                frames.append(QRectF(middle - wide / 2 + 3 * s, top, wide - 6 * s, 172 * s))
        lines = shares_line(result, view.options, self.names)
        self._write(
            lines,
            box.left() + 24 * s,
            box.top() + 228 * s,
            role="small",
            colour="ink_2",
            room=box.width() - 48 * s,
            lines=3,
        )
        return frames
