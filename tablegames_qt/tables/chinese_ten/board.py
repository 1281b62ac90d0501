"""What stands on Chinese Ten's table and is no card: zones, plates, numbers, and the marks of what is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.seats import Seat
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Outline, Panel, Place
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Align, Chip, ChipKind, Label, Stamp, Steps, Tally
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.geometry import Geometry, card_size

F = TypeVar("F", bound=Fixture)


class Board:
    """The fixtures of one table. It is told what to show and knows no position."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str], viewer: Seat | None) -> None:
        self._scene = scene
        self._names = names
        self._viewer = viewer
        self._sides: list[str] = ["bottom"] * len(names)
        self._counts = [QRectF() for _ in names]
        self._u = look.u
        self.zone = self._stand(Panel(look))
        """The zone of the open cards."""
        self._turned = self._stand(Place(look))
        self._stock = self._stand(Label(look, role="body", weight=600, align=Align.CENTRE))
        self._steps = self._stand(Steps(look))
        self._plates = [self._stand(Plate(look)) for _ in names]
        self._tallies = [self._stand(Tally(look)) for _ in names]
        self._sums = [self._stand(Label(look, role="small", colour="accent_text", weight=600)) for _ in names]
        self._outline = self._stand(Outline(look))
        self._stamp = self._stand(Stamp(look))
        self._chip = self._stand(Chip(look, role="heading"))
        self._clasp = self._stand(Outline(look, now=False))
        self._clasp_tag = self._stand(Chip(look, kind=ChipKind.CHOSEN))
        self.end_telling()
        self.forget_clasp()

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def lay_out(self, geometry: Geometry, bottom: Seat) -> None:
        """Put everything in its place for a size, with its words in the present language."""
        self._u = geometry.u
        self.zone.set_rect(geometry.layout)
        stock = card_size(geometry.stock_height)
        self._turned.set_rect(QRectF(geometry.turned, card_size(geometry.turned_height)))
        self._turned.set_name(QCoreApplication.translate("chinese_ten", "turned card"))
        self._stock.put(geometry.stock + QPointF(stock.width() / 2, stock.height() + 2.5 * geometry.u))
        self._steps.say(
            (
                QCoreApplication.translate("chinese_ten", "1  Hand card"),
                QCoreApplication.translate("chinese_ten", "2  Stock card"),
            )
        )
        self._steps.put(geometry.beat_tags, geometry.layout.left() - geometry.beat_tags.x() - 2 * geometry.u)
        self._clasp_tag.say(phrases.clasp_text())
        for seat in range(geometry.seats):
            place = geometry.place(seat, bottom)
            self._sides[seat] = place.side
            self._plates[seat].put(place.plate, place.plate_width)
            self._counts[seat] = place.count
            self._place_numbers(seat)

    def cover(self, *, on: bool) -> None:
        """Take away what the score sheet would cover, or put it back."""
        covered: list[Fixture] = [self.zone, self._turned, self._stock, self._steps]
        for seat, side in enumerate(self._sides):
            if side in ("left", "right"):
                covered += [self._plates[seat], self._tallies[seat], self._sums[seat]]
        for item in covered:
            item.setVisible(not on)

    # numbers and names

    def begin_deal(self, dealer: Seat | None = None) -> None:
        """Clear the numbers for a new deal and say who deals."""
        for seat, plate in enumerate(self._plates):
            line = QCoreApplication.translate("chinese_ten", "deals") if seat == dealer else ""
            plate.show_seat(self._names[seat], line)
        self._stock.say("")
        self._steps.set_now(-1)

    def show_stock(self, left: int) -> None:
        """Say how many cards the stock holds."""
        self._stock.say(QCoreApplication.translate("chinese_ten", "%n left", "", left))

    def show_hand_count(self, seat: int, cards: int) -> None:
        """Say on an opponent's plate how many cards the hand holds."""
        plate = self._plates[seat]
        line = self._hand_line(seat, cards)
        if line:
            plate.show_seat(self._names[seat], line, active=plate.active, busy=plate.busy)

    def _hand_line(self, seat: int, cards: int) -> str:
        if not cards or seat == self._viewer:
            return ""
        return QCoreApplication.translate("chinese_ten", "%n card(s) in hand", "", cards)

    def show_pile(self, seat: int, cards: int, total: int | None) -> None:
        """Say how many cards a seat has captured and their points, unless they are None: not counted openly."""
        self._tallies[seat].show_count(str(cards), QCoreApplication.translate("chinese_ten", "captured"))
        self._sums[seat].say("" if total is None else phrases.points_text(total))
        self._place_numbers(seat)

    def _place_numbers(self, seat: int) -> None:
        """Put the numbers of a pile into their room, nearer to the pile where the words are long."""
        tally, total, room = self._tallies[seat], self._sums[seat], self._counts[seat]
        width = max(tally.size.width(), total.size.width())
        left = min(room.left(), room.right() - width)
        tally.setPos(tally.look.snap(QPointF(left, room.top() + 0.28 * room.height())))
        total.put(QPointF(left, tally.rect().bottom() + 0.3 * self._u))

    def show_turn(self, turn: Seat | None, hand_counts: Sequence[int]) -> None:
        """Mark the plate of the seat whose turn it is."""
        for seat, plate in enumerate(self._plates):
            active = seat == turn
            if active and seat == self._viewer:
                line = QCoreApplication.translate("chinese_ten", "your turn")
            elif active:
                line = QCoreApplication.translate("chinese_ten", "is playing")
            else:
                line = self._hand_line(seat, hand_counts[seat])
            plate.show_seat(self._names[seat], line, active=active)

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        for number, plate in enumerate(self._plates):
            if number == seat:
                line = QCoreApplication.translate("chinese_ten", "is thinking")
                plate.show_seat(self._names[number], line, active=True, busy=True)
            elif plate.busy:
                line = QCoreApplication.translate("chinese_ten", "is playing") if plate.active else ""
                plate.show_seat(self._names[number], line, active=plate.active)

    def steps_now(self, part: int) -> None:
        """Say which half of the turn is told: 0, 1, or -1 for none."""
        self._steps.set_now(part)

    # what is told

    def tell_capture(
        self, rects: Iterable[QRectF], others: Iterable[QRectF], sum_text: str, points: int, gap: float
    ) -> None:
        """Draw one outline around some cards, their sum `gap` above it and above `others`, their points at its corner."""
        frame = self._outline.put_around(rects)
        self._outline.setVisible(True)
        self._stamp.say(sum_text)
        self._stamp.over(frame, gap)
        # A column beside the pair may be taller than it: the sum stands free of it, but inside the zone.
        wide = self._stamp.rect()
        tops = [rect.top() for rect in others if rect.right() > wide.left() and rect.left() < wide.right()]
        highest = self.zone.rect().top() + wide.height()
        self._stamp.over(frame.united(QRectF(frame.left(), max(highest, min((*tops, frame.top()))), 1, 1)), gap)
        if points:
            self._chip.say(f"+{points}")
            self._chip.at_corner(frame)

    def end_telling(self) -> None:
        """Take outline, sum and points away."""
        for item in (self._outline, self._stamp, self._chip):
            item.setVisible(False)

    def show_clasp(self, rects: Iterable[QRectF], look: Look) -> None:
        """Lay the clasp around a marked triple."""
        frame = self._clasp.put_around(rects)
        self._clasp.setVisible(True)
        tag = self._clasp_tag
        corner = QPointF(frame.center().x() - tag.size.width() / 2, frame.bottom() - 0.4 * tag.size.height())
        tag.setPos(look.snap(corner))
        tag.setVisible(True)

    def forget_clasp(self) -> None:
        """Take the clasp away."""
        self._clasp.setVisible(False)
        self._clasp_tag.setVisible(False)
