"""The result of a hand for the audience: the winner's tiles, what counts, who pays what and why, who deals next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from rules.mahjong.ending import Winner
from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.phrases import signed
from tablegames_qt.scene.caption import Caption, caption_height
from tablegames_qt.scene.fitted import FittedText, text_width
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.moves import Flip
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.mahjong import audience_words, scoring_words
from tablegames_qt.tables.mahjong.audience_geometry import readable_width
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.tables.mahjong.sheet_page import Group, groups

F = TypeVar("F", bound=Fixture)
MOST_TILES = 66
"""Three winners with four kongs and a pair each; flowers are shown of a single winner."""
MOST_ROWS = 12
TILES_Z = 100.0
ROW, REASONED_ROW = 1.75, 3.4
"""Least height of a row, without and with its reason, in cap heights."""
PANEL, WIDEST_PANEL = 0.47, 0.60
"""Width of the panel of payments, as a share of the sheet's, and the most where many digits need it."""
CLOSER = (1.0, 0.85, 0.7, 0.55, 0.46)
"""From tile to tile in widths: side by side, or down to the large index."""


class AudienceSheet:
    """It lies over the whole table. It is made from the view alone; the table tells it when to open."""

    def __init__(self, scene: Stage, look: Look, names: Sequence[str]) -> None:
        self._scene, self._look, self._names = scene, look, names
        self._view: MahjongView | None = None
        self.shown = False
        self.title = self._stand(FittedText(look, want=0.045, weight=700, align=Align.LEFT, lines=2))
        self.fan = self._stand(FittedText(look, want=0.065, weight=700, align=Align.RIGHT))
        self.story = self._stand(FittedText(look, want=0.045, weight=400, align=Align.LEFT, lines=5))
        self.items = [self._stand(FittedText(look, want=0.034, align=Align.LEFT)) for _ in range(MOST_ROWS)]
        self.reasons = [
            self._stand(FittedText(look, want=0.03, weight=400, colour="ink_2", align=Align.LEFT))
            for _ in range(MOST_ROWS)
        ]
        self.fans = [self._stand(FittedText(look, want=0.034, weight=700, align=Align.RIGHT)) for _ in range(MOST_ROWS)]
        self.sum = self._stand(FittedText(look, want=0.036, weight=600, align=Align.LEFT, lines=2))
        self.panel = self._stand(Panel(look))
        self.heads = [
            self._stand(FittedText(look, want=0.03, weight=400, colour="ink_2", align=align))
            for align in (Align.RIGHT, Align.RIGHT)
        ]
        self.payers = [self._stand(FittedText(look, want=0.036, align=Align.LEFT)) for _ in names]
        self.payments = [self._stand(FittedText(look, want=0.05, weight=700, align=Align.RIGHT)) for _ in names]
        self.totals = [self._stand(FittedText(look, want=0.036, weight=400, align=Align.RIGHT)) for _ in names]
        self.frames = [self._stand(Panel(look)) for _ in names]
        self.caption = self._stand(Caption(look, names))
        self._tiles = [self._tile(number) for number in range(MOST_TILES)]
        self._faces: list[tuple[TileItem, Tile | None, bool]] = []
        """The tiles that are shown, with their faces and whether they lay open before."""
        self.hide()

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def _tile(self, number: int) -> TileItem:
        item = self._scene.piece(("sheet", number))
        assert isinstance(item, TileItem)
        return item

    @property
    def _fixtures(self) -> tuple[Fixture, ...]:
        texts = (self.title, self.fan, self.story, *self.items, *self.reasons, *self.fans, self.sum, *self.heads)
        seats = (*self.payers, *self.payments, *self.totals, *self.frames)
        return (*texts, *seats, self.panel, self.caption)

    def hide(self) -> None:
        """Take the sheet off the table."""
        self.shown = False
        for item in (*self._fixtures, *self._tiles):
            item.setVisible(False)

    def open(self, view: MahjongView, *, closed: bool = False) -> None:
        """Lay the sheet on the table; closed: the winner's hand is still face down."""
        self._view, self.shown = view, True
        self.lay_out(self._look)
        if closed:
            for item, _, was_open in self._faces:
                if not was_open:
                    item.show_face(None)

    def flips(self) -> list[Flip]:
        """Return what opens the hand that lies face down."""
        return [Flip(item, tile, "hand_opens") for item, tile, was_open in self._faces if not was_open]

    # how it looks

    def lay_out(self, look: Look) -> None:
        """Work everything out for a size, a room and the present language."""
        self._look = look
        view = self._view
        if view is None or view.result is None or not self.shown:
            return
        for item in (*self._fixtures, *self._tiles):
            item.setVisible(False)
        edge = 0.02 * look.height
        low = look.height - caption_height(look)
        self.caption.set_rect(QRectF(0, low, look.width, look.height - low))
        self.caption.setVisible(True)
        self.caption.tell(*audience_words.sheet_caption(view, self._names))
        inner = QRectF(edge, edge, look.width - 2 * edge, low - 2 * edge)
        top = self._head(inner, view)
        winners = view.result.winners
        self._faces = []
        for winner in winners:
            top = self._lay_hand(inner, top, winner, view, several=len(winners) > 1)
        rest = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        right = min(WIDEST_PANEL * rest.width(), max(PANEL * rest.width(), self._panel_need(view)))
        self._payments(QRectF(rest.right() - right, rest.top(), right, rest.height()), view)
        self._counts(QRectF(rest.left(), rest.top(), rest.width() - right - edge, rest.height()), view)

    def _put(self, item: FittedText, rect: QRectF, *words: str) -> None:
        item.say(*words)
        item.set_rect(rect)
        item.setVisible(True)

    def _head(self, inner: QRectF, view: MahjongView) -> float:
        """Title and worth; return where they end."""
        assert view.result is not None
        winners = view.result.winners
        high = 2.6 * self._look.least_cap
        right = 0.3 * inner.width() if len(winners) == 1 else 0.0
        place = QRectF(inner.left(), inner.top(), inner.width() - right, high)
        self._put(self.title, place, *audience_words.title(view.result, self._names))
        if len(winners) == 1:
            place = QRectF(inner.right() - right, inner.top(), right, high)
            self._put(self.fan, place, scoring_words.fan_text(winners[0].score.fan))
        return inner.top() + high + 0.6 * self._look.least_cap

    def _lay_hand(self, inner: QRectF, top: float, winner: Winner, view: MahjongView, *, several: bool) -> float:
        """Lay a winner's tiles in a row, set by set, the winning one ringed; return where they end."""
        assert view.result is not None
        look = self._look
        flowers = () if several else view.flowers[winner.seat]
        number = view.result.deal.seat_wind(winner.seat).rank
        shown = groups(winner, winner.score, flowers, self._names, number)
        if not shown:
            return top
        least = readable_width(look.least_cap)
        tile, pitch = _fitting(shown, inner.width(), least, 1.0 if several else 1.6)
        high, left = TILE_ASPECT * tile, inner.left()
        for group in shown:
            for at, face in enumerate(group.tiles):
                item = self._tiles[len(self._faces)]
                corner = QPointF(left + at * pitch * tile, top)
                self._show(item, face, corner, high, ringed=at == group.winning, over=pitch == 1)
                self._faces.append((item, face, group.open))
            left += tile * (1 + (len(group.tiles) - 1) * pitch) + 0.28 * tile
        return top + high + 0.7 * look.least_cap

    def _show(
        self, item: TileItem, face: Tile | None, corner: QPointF, high: float, *, ringed: bool, over: bool
    ) -> None:
        """Show a tile; over: its ring may lie over the next tile, whose index stays free."""
        item.show_face(face)
        item.setToolTip("" if face is None else tile_name(face))
        item.place(corner, high, TILES_Z + len(self._faces) + (200 if ringed and over else 0))
        item.set_mark(Mark.LEGAL if ringed else Mark.NONE)
        item.setVisible(True)

    def _counts(self, room: QRectF, view: MahjongView) -> None:
        """What counts and how much, row by row, and the sum; of several winners each with its worth."""
        result = view.result
        assert result is not None
        if not result.winners:
            self._put(self.story, room, scoring_words.pays_line(result, view.options, self._names))
            return
        cap, single = self._look.least_cap, len(result.winners) == 1
        bottom = room.bottom() - (3.3 * cap if single else 0)
        rows = self._rows(result.winners, max(1, int((bottom - room.top()) / (ROW * cap))))
        reasoned = len(rows) * REASONED_ROW * cap <= bottom - room.top()
        step = min((bottom - room.top()) / len(rows), (1.25 * REASONED_ROW if reasoned else 1.5 * ROW) * cap)
        wide = 3.4 * cap if single else 0.3 * room.width()
        for number, (words, fan, reason) in enumerate(rows):
            top = room.top() + number * step
            upper = 0.5 * REASONED_ROW * cap if reasoned else step
            self._put(self.items[number], QRectF(room.left(), top, room.width() - wide, upper), words)
            self._put(self.fans[number], QRectF(room.right() - wide, top, wide, upper), fan)
            if reasoned:
                below = QRectF(room.left(), top + upper, room.width(), REASONED_ROW * cap - upper)
                self._put(self.reasons[number], below, reason, "")
        if len(result.winners) == 1:
            score = result.winners[0].score
            place = QRectF(room.left(), bottom, room.width(), room.bottom() - bottom)
            said = scoring_words.sum_line(score, view.options)
            self._put(self.sum, place, said, scoring_words.units_text(score.units))

    def _rows(self, winners: Sequence[Winner], most: int) -> list[tuple[str, str, str]]:
        """Return what counts, its fan, and the reason; of several winners who they are and what each has."""
        if len(winners) > 1:
            return [
                (
                    self._names[each.seat],
                    scoring_words.fan_text(each.score.fan),
                    scoring_words.items_list([item.id for item in each.score.items]),
                )
                for each in winners
            ][:most]
        items = winners[0].score.items
        most = min(most, MOST_ROWS)
        hand = winners[0].hand
        rows = [
            (
                scoring_words.item_label(item.id),
                str(item.fan),
                scoring_words.item_reason(item.id, hand, self._names),
            )
            for item in items
        ]
        if len(rows) <= most:
            return rows
        rest = items[most - 1 :]
        more = QCoreApplication.translate("mahjong", "and %n more", "", len(rest))
        return [*rows[: most - 1], (more, str(sum(item.fan for item in rest)), "")]

    def _panel_need(self, view: MahjongView) -> float:
        """Return the width that numbers and names, or a good part of a long name, need in the least type."""
        look, names = self._look, [text_width(self._look, name, self._look.least_cap, 600) for name in self._names]
        return sum(_needs(look, view)) + min(max(names), 6 * look.least_cap) + 4 * look.least_cap

    def _payments(self, room: QRectF, view: MahjongView) -> None:
        """A row a seat: who, what the hand brought, what it makes in all; the winners are framed."""
        assert view.result is not None
        look = self._look
        self.panel.set_rect(room)
        self.panel.setVisible(True)
        pad = 0.6 * look.least_cap
        inner = room.adjusted(2 * pad, pad, -2 * pad, -pad)
        head = min(1.9 * look.least_cap, 0.24 * inner.height())
        step = (inner.height() - head) / SEATS
        heads = (
            QCoreApplication.translate("mahjong", "hand"),
            QCoreApplication.translate("mahjong", "in all"),
        )
        paid, total = _columns(look, inner.width(), view, heads)
        name = inner.width() - paid - total
        columns = (
            QRectF(inner.left() + name, inner.top(), paid, head),
            QRectF(inner.left() + name + paid + pad, inner.top(), total - pad, head),
        )
        for item, place, words in zip(self.heads, columns, heads, strict=True):
            self._put(item, place, words, "")
        for seat in range(SEATS):
            top = inner.top() + head + seat * step
            row = QRectF(inner.left(), top, inner.width(), step)
            won = Seat(seat) in view.result.seats
            self._put(self.payers[seat], QRectF(row.left(), top, name - pad, step), self._names[seat])
            self._put(
                self.payments[seat], QRectF(row.left() + name, top, paid, step), signed(view.result.payments[seat])
            )
            self.payments[seat].set_colour("accent_text" if won else "ink")
            self._put(
                self.totals[seat],
                QRectF(row.left() + name + paid + pad, top, total - pad, step),
                signed(view.totals[seat]),
            )
            self.frames[seat].set_rect(row.adjusted(-pad, 1, pad, -1))
            self.frames[seat].set_mark(Mark.HIT if won else Mark.NONE)
            self.frames[seat].setVisible(won)


def _needs(look: Look, view: MahjongView) -> tuple[float, float]:
    """Return what payments and totals need in the least type."""
    assert view.result is not None
    columns = ((view.result.payments, 700), (view.totals, 400))
    first, second = (
        max(text_width(look, signed(each), look.least_cap, weight) for each in numbers) + 0.6 * look.least_cap
        for numbers, weight in columns
    )
    return first, second


def _columns(look: Look, width: float, view: MahjongView, heads: Sequence[str]) -> tuple[float, float]:
    """Return the widths for payments and totals: what they need, and their heads as far as names keep the half."""
    needs = _needs(look, view)
    wishes = [
        max(1.25 * need, text_width(look, head, look.least_cap, 400) + 0.6 * look.least_cap)
        for need, head in zip(needs, heads, strict=True)
    ]
    free, more = max(0.0, 0.5 * width - sum(needs)), sum(wishes) - sum(needs)
    share = min(1.0, free / more)
    first, second = (need + share * (wish - need) for need, wish in zip(needs, wishes, strict=True))
    return first, second


def _fitting(shown: Sequence[Group], room: float, least: float, most: float) -> tuple[float, float]:
    """Return width and pitch of the tiles of a hand: larger than the least where there is room, else closer together."""

    def wide(tile: float, pitch: float) -> float:
        parts = sum(1 + (len(group.tiles) - 1) * pitch for group in shown)
        return tile * (parts + 0.28 * (len(shown) - 1))

    if wide(least, 1.0) <= room:
        return min(most * least, room / wide(1.0, 1.0)), 1.0
    for pitch in CLOSER:
        if wide(least, pitch) <= room:
            return least, pitch
    return room / wide(1.0, CLOSER[-1]), CLOSER[-1]
