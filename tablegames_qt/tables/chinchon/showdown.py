"""The showdown: a block for each seat with its melds, its loose cards and its number; and the way on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.cards import Card
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.scoring import wins_match
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.phrases import plain, short_card
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel, Place
from tablegames_qt.scene.meld_bar import MeldBar
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.tag import Tag
from tablegames_qt.scene.words import Align, Label
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.geometry import Geometry, card_size
from tablegames_qt.tables.chinchon.rows import Part, ShowDraft, order_of

F = TypeVar("F", bound=Fixture)
MOST_BARS, MOST_GONE = 10, 7


@dataclass
class _Block:
    """The fixtures of one seat."""

    panel: Panel
    plate: Plate
    number: Label
    note: Label
    tag: Tag
    bars: list[MeldBar] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)

    def items(self) -> list[Fixture]:
        return [self.panel, self.plate, self.number, self.note, self.tag, *self.bars, *self.places]


class Showdown:
    """The fixtures of the showdown. The table says where the cards lie."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str], wished: Callable[[str], None]) -> None:
        self._scene = scene
        self._names = names
        self._look = look
        self._blocks = [
            _Block(
                self._stand(Panel(look)),
                self._stand(Plate(look)),
                self._stand(Label(look, role="stamp", align=Align.RIGHT)),
                self._stand(Label(look, role="small", colour="ink_2", align=Align.RIGHT, lines=3)),
                self._stand(Tag(look, "", _nothing)),
                [self._stand(MeldBar(look)) for _ in range(MOST_BARS)],
                [self._stand(Place(look)) for _ in range(MOST_GONE)],
            )
            for _ in names
        ]
        for block in self._blocks:
            block.tag.set_enabled(on=False)
        self.joker_tag = self._stand(Tag(look, "", lambda: wished("turn-joker")))
        self.done = self._stand(Button(look, "", lambda: wished("done"), default=True))
        self.propose = self._stand(Button(look, "", lambda: wished("propose")))
        self.next = self._stand(Button(look, "", lambda: wished("next"), default=True))
        self.verify = self._stand(Button(look, "", lambda: wished("verify")))
        self.buttons = (self.done, self.next, self.propose, self.verify)
        self.hide()

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def set_look(self, look: Look) -> None:
        """Take over another size; the scene has given it to the items already."""
        self._look = look

    def panel(self, seat: Seat, view: ChinchonView) -> Panel:
        """Return the block of a seat, as a target."""
        return self._blocks[order_of(view).index(seat)].panel

    def number(self, seat: Seat, view: ChinchonView) -> str:
        """Return the number that stands in the block of a seat."""
        return self._blocks[order_of(view).index(seat)].number.text

    def hide(self) -> None:
        """Take everything away."""
        for block in self._blocks:
            for item in block.items():
                item.setVisible(False)
        for button in (*self.buttons, self.joker_tag):
            button.setVisible(False)

    def open(self, view: ChinchonView, geometry: Geometry) -> None:
        """Lay the empty blocks on the table."""
        self.hide()
        seats = order_of(view)
        for at, (seat, spot) in enumerate(zip(seats, geometry.blocks(len(seats)), strict=True)):
            block = self._blocks[at]
            block.panel.set_rect(spot.rect)
            block.plate.put(spot.plate, (0.17 if len(seats) > 2 else 0.4) * geometry.width)
            line = phrases.total_line(view.totals[seat])
            block.plate.show_seat(self._names[seat], line, active=view.turn == seat)
            block.panel.setVisible(True)
            block.plate.setVisible(True)

    def show(
        self,
        view: ChinchonView,
        geometry: Geometry,
        parts: Mapping[Seat, Sequence[Part]],
        corners: Mapping[Seat, Sequence[Sequence[QPointF]]],
        draft: ShowDraft | None,
    ) -> None:
        """Say everything about the cards that lie in the blocks."""
        self.open(view, geometry)
        seats = order_of(view)
        for at, (seat, spot) in enumerate(zip(seats, geometry.blocks(len(seats)), strict=True)):
            block = self._blocks[at]
            size = card_size(spot.cards.height())
            rects = [[QRectF(corner, size) for corner in group] for group in corners[seat]]
            self._show_row(block, view, parts[seat], rects)
            number, note = self._numbers(view, seat, parts[seat], draft)
            block.number.say(number)
            block.number.put(spot.number)
            block.note.say(note)
            block.note.put(
                QPointF(spot.number.x(), spot.number.y() + block.number.size.height()), 0.13 * geometry.width
            )
            block.number.setVisible(bool(number))
            block.note.setVisible(bool(note))
            block.plate.show_seat(self._names[seat], self._line(view, seat), active=view.turn == seat)

    def _line(self, view: ChinchonView, seat: Seat) -> str:
        if seat == view.knocker:
            return QCoreApplication.translate("chinchon", "knocked")
        if view.showings[seat] is not None:
            return QCoreApplication.translate("chinchon", "has shown")
        if view.turn == seat:
            return QCoreApplication.translate("chinchon", "shows")
        return phrases.total_line(view.totals[seat])

    def _show_row(
        self, block: _Block, view: ChinchonView, parts: Sequence[Part], rects: Sequence[Sequence[QRectF]]
    ) -> None:
        bars, places = iter(block.bars), iter(block.places)
        for part, spots in zip(parts, rects, strict=True):
            if part.kind == "meld" and part.meld is not None:
                self._show_meld(bars, view, part, spots)
                self._show_joker(block, part, spots)
            elif part.kind == "loose":
                next(bars).put_under(spots, phrases.loose_sum(part.cards, view.options), barred=False)
            elif part.kind == "gone":
                for card, spot in zip(part.cards, spots, strict=True):
                    place = next(places)
                    place.set_rect(spot)
                    place.set_name(
                        QCoreApplication.translate("chinchon", "{card} laid off").format(card=short_card(card))
                    )
                    place.setVisible(True)

    def _show_meld(self, bars: Iterator[MeldBar], view: ChinchonView, part: Part, spots: Sequence[QRectF]) -> None:
        """A bar under the cards of the meld, and under those laid off at its ends who laid them."""
        assert part.meld is not None
        by = dict(part.laid)
        own = [spot for card, spot in zip(part.cards, spots, strict=True) if card not in by]
        next(bars).put_under(own, phrases.meld_name(part.meld, view.options))
        first = next((at for at, card in enumerate(part.cards) if card not in by), 0)
        for side in (range(first), range(first, len(part.cards))):
            for seat in dict.fromkeys(by[part.cards[at]] for at in side if part.cards[at] in by):
                under = [spots[at] for at in side if by.get(part.cards[at]) == seat]
                next(bars).put_under(under, phrases.laid_by(self._names[seat]), barred=False)

    @staticmethod
    def _show_joker(block: _Block, part: Part, spots: Sequence[QRectF]) -> None:
        assert part.meld is not None
        if part.meld.joker_as is not None:
            block.tag.say(f"= {short_card(part.meld.joker_as)}")
            block.tag.over(spots[part.cards.index(JOKER)], 4.0)

    def _numbers(
        self, view: ChinchonView, seat: Seat, parts: Sequence[Part], draft: ShowDraft | None
    ) -> tuple[str, str]:
        """The number of a seat and its reason."""
        showing = view.showings[seat]
        over = view.phase in ("deal-over", "match-over")
        if over and view.finished:
            deal = view.finished[-1]
            if wins_match(deal.chinchon, view.options):
                return ("7" if seat == view.knocker else "–"), phrases.reason_line(deal, seat, view.options)
            return plain(deal.points[seat]), phrases.reason_line(deal, seat, view.options)
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
        self.verify.say(QCoreApplication.translate("chinchon", "Check this match"))
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


def _nothing() -> None:
    """Tags of what was shown are no buttons."""
