"""What stands on Chinese Ten's table for the audience and is no card: names, numbers, sums, the standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from rules.seats import Seat
from tablegames_qt.scene import layers
from tablegames_qt.scene.caption import Caption
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.name_plate import NamePlate
from tablegames_qt.scene.standings import Standings
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.chinese_ten.audience_geometry import AudienceGeometry
from tablegames_qt.tables.chinese_ten.board import Board
from tablegames_qt.tables.chinese_ten.geometry import Geometry, card_size


class AudienceBoard(Board):
    """The fixtures of the audience's table. Plates hold names alone: whose turn it is the caption says too."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._sum = FittedText(look, want=0.078, weight=700, grows=False, z=layers.MARKS + 1)
        self._worth = FittedText(look, want=0.078, weight=700, colour="accent_text", grows=False, z=layers.MARKS + 1)
        super().__init__(scene, look, names, None)
        scene.addItem(self._sum)
        scene.addItem(self._worth)
        for item in (self._steps, self._stock, self._stamp, *self._plates, *self._tallies, *self._sums):
            item.setVisible(False)
        self.caption = self._stand(Caption(look, names))
        self.standings = self._stand(Standings(look, len(names)))
        self._seats = [self._stand(NamePlate(look)) for _ in names]
        self._left = self._stand(FittedText(look, want=0.034, weight=600))
        self._captured = [self._stand(FittedText(look, want=0.045, weight=600, align=Align.LEFT)) for _ in names]
        self._sums_strip = QRectF()

    def lay_out(self, geometry: Geometry, bottom: Seat) -> None:
        """Put everything in its place for a size."""
        assert isinstance(geometry, AudienceGeometry)
        self._u = geometry.u
        self.zone.set_rect(geometry.layout)
        self._turned.set_rect(QRectF(geometry.turned, card_size(geometry.turned_height)))
        self._turned.set_name("")
        self._left.set_rect(geometry.stock_count)
        self._sums_strip = geometry.sums
        self._clasp_tag.say(QCoreApplication.translate("chinese_ten", "3 → 4th takes all"))
        self.caption.set_rect(geometry.room.caption)
        self.standings.put(geometry.room.standings, column=not geometry.room.strip)
        for seat in range(geometry.seats):
            place = geometry.place(seat, bottom)
            self._sides[seat] = place.side
            self._seats[seat].put(QRectF(place.plate, QSizeF(place.plate_width, geometry.room.plate)))
            self._captured[seat].set_rect(place.count)

    def cover(self, *, on: bool) -> None:
        """Take away what the score sheet would cover, or put it back."""
        for item in (self.zone, self._turned, self._left, self.standings, *self._seats, *self._captured):
            item.setVisible(not on)

    def begin_deal(self, dealer: Seat | None = None) -> None:
        """Clear the numbers for a new deal."""
        del dealer
        self.show_turn(None, ())
        self._left.say("")

    def show_stock(self, left: int) -> None:
        """Say how many cards the stock holds."""
        self._left.say(QCoreApplication.translate("chinese_ten", "%n left", "", left), str(left))

    def show_hand_count(self, seat: int, cards: int) -> None:
        """The backs themselves say how many there are."""

    def show_pile(self, seat: int, cards: int, total: int | None) -> None:
        """Say how many cards a seat has captured; their points stand in the standings, if they are counted openly."""
        word = QCoreApplication.translate("chinese_ten", "captured")
        self._captured[seat].say(f"{cards} {word}", str(cards))

    def show_turn(self, turn: Seat | None, hand_counts: Sequence[int]) -> None:
        """Mark the plate of the seat whose turn it is."""
        for seat, plate in enumerate(self._seats):
            plate.show_seat([self._names[seat]], active=seat == turn)

    def show_busy(self, seat: int | None) -> None:
        """Who is about to play is marked anyway."""

    def tell_capture(
        self, rects: Iterable[QRectF], others: Iterable[QRectF], sum_text: str, points: int, gap: float
    ) -> None:
        """Draw one outline around some cards, their sum in the strip above all cards, their points beside it."""
        self._clasp_tag.setVisible(False)  # the sum stands there now
        frame = self._outline.put_around(rects)
        strip = self._sums_strip
        self._sum.set_rect(strip.adjusted(0, 0, -0.25 * strip.width(), 0))
        self._sum.say(sum_text)
        self._worth.set_rect(QRectF(strip.left(), strip.top(), 0.22 * strip.width(), strip.height()))
        self._worth.say(f"+{points}" if points else "")
        wide, beside, gap = self._sum.lettered.width(), self._worth.lettered.width(), 6 * self._u
        whole = wide + (beside + gap if points else 0.0)
        left = min(max(frame.center().x() - whole / 2, strip.left() + self._u), strip.right() - whole - self._u)
        self._sum.setPos(QPointF(left - (self._sum.size.width() - wide) / 2, strip.top()))
        self._worth.setPos(QPointF(left + wide + gap - (self._worth.size.width() - beside) / 2, strip.top()))
        self._sum.setVisible(True)
        self._worth.setVisible(True)

    def show_clasp(self, rects: Iterable[QRectF], look: Look) -> None:
        """Lay the clasp around a marked triple, with its tag above."""
        super().show_clasp(rects, look)
        tag, frame, zone = self._clasp_tag, self._clasp.rect(), self.zone.rect()
        left = min(max(frame.center().x() - tag.size.width() / 2, zone.left()), zone.right() - tag.size.width())
        top = frame.top() - tag.size.height() - self._u
        if top < zone.top():  # no room above: beside it
            top, left = zone.top() + self._u, frame.right() + self._u
            if left + tag.size.width() > zone.right():
                left = frame.left() - tag.size.width() - self._u
        tag.setPos(look.snap(QPointF(left, top)))

    def end_telling(self) -> None:
        """Take outline and sum away."""
        super().end_telling()
        self._sum.setVisible(False)
        self._worth.setVisible(False)
