"""The showdown: a block for each seat with its melds, its loose cards and its number; and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.cards import Card
from rules.chinchon.deck import deck_of
from rules.chinchon.scoring import wins_match
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.phrases import plain
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.tag import Tag
from tablegames_qt.scene.words import Stamp
from tablegames_qt.tables.chinchon import phrases, scores
from tablegames_qt.tables.chinchon.block import SeatBlock
from tablegames_qt.tables.chinchon.geometry import Geometry, card_size
from tablegames_qt.tables.chinchon.rows import Part, ShowDraft, order_of

F = TypeVar("F", bound=Fixture)


class Showdown:
    """The fixtures of the showdown. The table says where the cards lie."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str], wished: Callable[[str], None]) -> None:
        self._scene = scene
        self._names = names
        self._blocks = [self.make_block(look) for _ in names]
        self.banner = self.make_banner(look)
        """What a chinchón brings, over its seven cards."""
        self.joker_tag = self._stand(Tag(look, "", lambda: wished("turn-joker")))
        self.done = self._stand(Button(look, "", lambda: wished("done"), default=True))
        self.propose = self._stand(Button(look, "", lambda: wished("propose")))
        self.next = self._stand(Button(look, "", lambda: wished("next"), default=True))
        self.verify = self._stand(Button(look, "", lambda: wished("verify")))
        self.buttons = (self.done, self.next, self.propose, self.verify)
        self.hide()

    def make_block(self, look: Look) -> SeatBlock:
        """Return the fixtures of one seat."""
        return SeatBlock(self._scene, look, self._names)

    def make_banner(self, look: Look) -> Stamp:
        """Return what says over its seven cards what a chinchón brings."""
        return self._stand(Stamp(look))

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def block(self, seat: Seat, view: ChinchonView) -> SeatBlock:
        """Return the block of a seat."""
        return self._blocks[order_of(view).index(seat)]

    def panel(self, seat: Seat, view: ChinchonView) -> Panel:
        """Return the panel of a seat, as a target."""
        return self.block(seat, view).panel

    def number(self, seat: Seat, view: ChinchonView) -> str:
        """Return the number that stands in the block of a seat."""
        return self.block(seat, view).number.text

    def hide(self) -> None:
        """Take everything away."""
        for block in self._blocks:
            block.hide()
        for item in (*self.buttons, self.joker_tag, self.banner):
            item.setVisible(False)

    def open(self, view: ChinchonView, geometry: Geometry, totals: Sequence[int]) -> None:
        """Lay the empty blocks on the table, with totals that may be older than the view."""
        self.hide()
        seats = order_of(view)
        room = geometry.block_plate_room(len(seats))
        for seat, spot in zip(seats, geometry.blocks(len(seats)), strict=True):
            line = phrases.total_line(totals[seat])
            self.block(seat, view).put(spot, room, self._names[seat], line, active=view.turn == seat)

    def show(
        self,
        view: ChinchonView,
        geometry: Geometry,
        parts: Mapping[Seat, Sequence[Part]],
        corners: Mapping[Seat, Sequence[Sequence[QPointF]]],
        draft: ShowDraft | None,
    ) -> None:
        """Say everything about the cards that lie in the blocks."""
        self.open(view, geometry, view.totals)
        seats = order_of(view)
        for seat, spot in zip(seats, geometry.blocks(len(seats)), strict=True):
            block = self.block(seat, view)
            size = card_size(spot.cards.height())
            rects = [[QRectF(corner, size) for corner in group] for group in corners[seat]]
            block.show_row(parts[seat], rects, view.options)
            block.show_number(*self._numbers(view, seat, parts[seat], draft), 0.13 * geometry.width)
            block.say_line(self._names[seat], self._line(view, seat), active=view.turn == seat)

    def _line(self, view: ChinchonView, seat: Seat) -> str:
        if view.phase in ("deal-over", "match-over"):
            if wins_match(view.chinchon, view.options):
                return phrases.total_line(view.totals[seat])
            return phrases.total_sum(phrases.totals_before(view)[seat], view.finished[-1].points[seat])
        if seat == view.knocker:
            return QCoreApplication.translate("chinchon", "knocked")
        if view.showings[seat] is not None:
            return QCoreApplication.translate("chinchon", "has shown")
        if view.turn == seat:
            return QCoreApplication.translate("chinchon", "shows")
        return phrases.total_line(view.totals[seat])

    def _numbers(
        self, view: ChinchonView, seat: Seat, parts: Sequence[Part], draft: ShowDraft | None
    ) -> tuple[str, str]:
        """The number of a seat and its reason."""
        showing = view.showings[seat]
        over = view.phase in ("deal-over", "match-over")
        if over and view.finished:
            deal = view.finished[-1]
            if wins_match(deal.chinchon, view.options):
                return ("7" if seat == view.knocker else "–"), scores.reason_line(deal, seat, view.options)
            return plain(deal.points[seat]), scores.reason_line(deal, seat, view.options)
        if showing is not None:
            return str(showing.deadwood), QCoreApplication.translate("chinchon", "loose points")
        if seat == view.viewer:
            loose = [card for part in parts if part.kind == "loose" for card in part.cards]
            points = sum(map(_points(view), loose))
            note = QCoreApplication.translate("chinchon", "loose points")
            if draft is not None and draft.lay_offs:
                off = sum(_points(view)(each.card) for each in draft.lay_offs)
                note = QCoreApplication.translate("chinchon", "loose points, {off} laid off").format(off=off)
            return str(points), note
        return "", ""

    def show_buttons(self, geometry: Geometry, *, showing: bool, over: bool, ended: bool, blocks: bool) -> None:
        """Done and the proposal while the player shows, the next deal afterwards.

        They stand under the blocks; without blocks, after a void deal, beside the knock place.
        """
        self.done.say(QCoreApplication.translate("chinchon", "Done"))
        self.propose.say(QCoreApplication.translate("chinchon", "Best proposal"))
        self.next.say(
            QCoreApplication.translate("chinchon", "New match")
            if ended
            else QCoreApplication.translate("chinchon", "Next deal")
        )
        self.next.rests = ended
        self.verify.say(QCoreApplication.translate("chinchon", "Verify this match"))
        shown = {self.done: showing, self.propose: showing, self.next: over, self.verify: ended}
        right = geometry.buttons.x()
        for button in (self.done, self.next, self.propose, self.verify):
            button.setVisible(shown[button])
            if shown[button] and not blocks:
                button.put(geometry.knock_button + QPointF(0, 14 * geometry.u * (button is self.verify)))
            elif shown[button]:
                right -= button.size.width()
                button.put(QPointF(right, geometry.buttons.y()))
                right -= 3 * geometry.u


def _points(view: ChinchonView) -> Callable[[Card], int]:
    return deck_of(view.options).points.__getitem__
