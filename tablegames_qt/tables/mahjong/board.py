"""What never moves on the mahjong table: plates, the middle, words, the marks of claimed discards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsScene

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Align, Chip, ChipKind, Label
from tablegames_qt.tables.mahjong import phrases
from tablegames_qt.tables.mahjong.fixtures import CentrePlate, ClaimedMark
from tablegames_qt.tables.mahjong.geometry import Geometry, drawn_words, givers
from tablegames_qt.tables.mahjong.names import meld_type_name, wind_name
from tablegames_qt.tables.mahjong.scoring_words import flower_word


class Board:
    """The fixtures of the table. It shows what a view says and decides nothing."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str], viewer: Seat | None) -> None:
        self._scene, self._names, self._viewer = scene, names, viewer
        self._look = look
        self.plate = CentrePlate(look)
        self.plates = [Plate(look, name) for name in names]
        self._counts = [Label(look, role="heading", weight=700) for _ in names]
        """Beside the one back that stands for a hand in a narrow scene."""
        self._meld_labels = [Label(look, role="small", colour="ink_2", align=Align.CENTRE) for _ in range(4)]
        self._side_labels = [Label(look, role="small", colour="ink_2") for _ in names]
        self._right_labels = [Label(look, role="small", colour="ink_2", align=Align.RIGHT) for _ in names]
        self._flowers = Label(look, role="small", colour="ink_2", align=Align.RIGHT)
        self.waits = Label(look, role="small", colour="ink_2")
        self._drawn = Label(look, role="small", weight=600, colour="accent_text", align=Align.CENTRE)
        self.call_out = Chip(look, "", ChipKind.NOW, role="title")
        self.call_out.setVisible(False)
        self._marks: list[ClaimedMark] = []
        self._totals: tuple[int, ...] = (0,) * SEATS
        self._winds = ["" for _ in names]
        self._short = False
        items: list[Fixture] = [self.plate, *self.plates, *self._counts, *self._meld_labels, *self._side_labels]
        for item in (*items, *self._right_labels, self._flowers, self.waits, self._drawn, self.call_out):
            scene.addItem(item)

    def lay_out(self, geometry: Geometry, look: Look) -> None:
        """Put everything in its place for a size."""
        self._look = look
        self._short = not geometry.wide
        self.plate.set_rect(geometry.plate)
        for seat, plate in enumerate(self.plates):
            place = geometry.seats[Seat(seat)]
            plate.put(place.plate, place.plate_width)
        sentence = geometry.sentence
        self.waits.put(QPointF(sentence.left(), sentence.top() + 0.036 * look.height), sentence.width())

    # numbers and names

    def show_view(self, view: MahjongView, geometry: Geometry) -> None:
        """Show the numbers and words of a position."""
        self._totals = view.totals
        self.show_wall(view.wall, view)
        self._winds = [wind_name(view.deal.seat_wind(Seat(seat))) for seat in range(SEATS)]
        for seat in range(SEATS):
            self._show_plate(view, Seat(seat))
        self._show_marks(view, geometry)
        self._show_counts(view, geometry)
        self._show_labels(view, geometry)

    def show_wall(self, wall: int, view: MahjongView) -> None:
        """Say how many tiles are left."""
        self.plate.show_numbers(
            str(wall),
            phrases.left_words(wall),
            phrases.round_line(view.deal, view.number),
            phrases.dealer_words(view.deal, self._names),
            ringed=wall <= phrases.LAST_TILES,
        )

    def _show_plate(self, view: MahjongView, seat: Seat) -> None:
        window = view.window
        active = view.result is None and window is None and seat == view.turn
        waits = view.result is None and window is not None and seat != window.seat
        if waits and seat == self._viewer and view.asked and phrases.can_call(view):
            said = QCoreApplication.translate("mahjong", "claim or pass")  # too long to stand behind the wind
            self.plates[seat].show_seat(self._names[seat], said, active=True)
            return
        if active and seat == self._viewer:
            last = QCoreApplication.translate("mahjong", "your turn")
        elif active:
            last = QCoreApplication.translate("mahjong", "plays")
        elif waits and window is not None and (window.asking != "flowers"):
            last = QCoreApplication.translate("mahjong", "waiting")
        else:
            last = signed(self._totals[seat])
        self._say_plate(seat, last, active=active)

    def show_turn(self, seat: Seat) -> None:
        """Mark the plate of the seat whose turn begins."""
        for each in range(SEATS):
            last = signed(self._totals[each])
            if each == seat:
                last = (
                    QCoreApplication.translate("mahjong", "your turn")
                    if each == self._viewer
                    else QCoreApplication.translate("mahjong", "plays")
                )
            self._say_plate(Seat(each), last, active=each == seat)

    def _say_plate(self, seat: Seat, last: str, *, active: bool) -> None:
        """Wind and points, or what the seat does; where there is little room, only that."""
        words = last != signed(self._totals[seat])
        line = last if words and self._short else f"{self._winds[seat]} · {last}"
        self.plates[seat].show_seat(self._names[seat], line, active=active)

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks about its turn; of claims nobody is seen thinking."""
        for each, plate in enumerate(self.plates):
            if plate.active:
                plate.show_seat(self._names[each], plate.line, active=True, busy=each == seat)

    def _show_marks(self, view: MahjongView, geometry: Geometry) -> None:
        while len(self._marks) < len(view.taken):
            mark = ClaimedMark(self._look)
            self._marks.append(mark)
            self._scene.addItem(mark)
        for mark in self._marks[len(view.taken) :]:
            mark.setVisible(False)
        for mark, taken in zip(self._marks, view.taken, strict=False):
            giver = view.discards[taken.number].seat
            numbers = [number for number, throw in enumerate(view.discards) if throw.seat == giver]
            spots = geometry.pond_spots(geometry.side_of(giver), len(numbers))
            rect = spots[numbers.index(taken.number)].rect()
            rect.setHeight(min(rect.height(), rect.width() * 1.2))
            mark.show_at(rect, geometry.side_of(taken.seat))

    def _show_counts(self, view: MahjongView, geometry: Geometry) -> None:
        for seat, label in enumerate(self._counts):
            shown = not geometry.wide and seat != self._viewer and view.result is None
            label.setVisible(shown)
            if shown:
                label.say(str(view.size(Seat(seat))))
                corner = geometry.back_count(geometry.side_of(seat))
                label.put(corner - QPointF(0, label.size.height() / 2))

    def _show_labels(self, view: MahjongView, geometry: Geometry) -> None:
        viewer = self._viewer
        melds = view.melds[viewer] if viewer is not None else ()
        size = view.sizes[viewer] if viewer is not None else 0
        spots = geometry.meld_spots("bottom", melds, givers(melds, viewer or 0), size) if viewer is not None else []
        for number, label in enumerate(self._meld_labels):
            label.setVisible(number < len(melds))
            if number < len(melds):
                rects = [spot.rect() for spot in spots[number]]
                left, right = min(rect.left() for rect in rects), max(rect.right() for rect in rects)
                label.say(phrases.meld_label(melds[number], self._names))
                bottom = max(rect.bottom() for rect in rects) + 0.5 * geometry.u
                label.put(QPointF((left + right) / 2, bottom), right - left)
        flowers = view.flowers[viewer] if viewer is not None else ()
        self._flowers.setVisible(bool(flowers))
        if flowers and viewer is not None:
            first = geometry.flower_spots("bottom", len(flowers))[0]
            number = view.deal.seat_wind(viewer).rank
            self._flowers.say(flower_word(flowers, number))
            middle = first.rect().center().y() - self._flowers.size.height() / 2
            self._flowers.put(QPointF(first.corner.x() - 2 * geometry.u, middle))
        self._show_side_labels(view, geometry)
        self._show_drawn(view, geometry)

    def _show_side_labels(self, view: MahjongView, geometry: Geometry) -> None:
        """Under the melds of the side seats stands what they are."""
        for seat in range(SEATS):
            side = geometry.side_of(seat)
            label = self._right_labels[seat] if side == "right" else self._side_labels[seat]
            other = self._side_labels[seat] if side == "right" else self._right_labels[seat]
            other.setVisible(False)
            melds = view.melds[seat]
            shown = geometry.wide and side in ("left", "right") and bool(melds)
            label.setVisible(shown)
            if shown:
                spots = geometry.meld_spots(side, melds, givers(melds, seat), view.size(Seat(seat)))
                bottom = max(spot.rect().bottom() for meld in spots for spot in meld) + geometry.u
                label.say(", ".join(meld_type_name(meld.type) for meld in melds))
                label.put(QPointF(geometry.seats[Seat(seat)].label.x(), bottom), 0.19 * geometry.width)

    def _show_drawn(self, view: MahjongView, geometry: Geometry) -> None:
        shown = view.drawn is not None and view.window is None and view.result is None
        self._drawn.setVisible(shown)
        if shown:
            self._drawn.say(QCoreApplication.translate("mahjong", "just drawn"))
            place = drawn_words(geometry, len(view.hand), self._drawn.size)
            self._drawn.put(QPointF(place.center().x(), place.top()))

    # what is told

    def call(self, seat: Seat, word: str, geometry: Geometry) -> None:
        """Call a word out at a seat."""
        chip = self.call_out
        chip.say(word)
        side = geometry.side_of(seat)
        area = geometry.pond_area(side)
        chip.setOpacity(1.0)
        chip.centre_on(area.center())
        chip.setVisible(True)

    def end_call(self) -> None:
        """Take the word away."""
        self.call_out.setVisible(False)

    def quiet(self) -> None:
        """Say nothing about the own hand any more."""
        self.waits.say("")

    def cover(self, *, on: bool) -> None:
        """Take away what the score sheet would cover, or put it back."""
        for item in (*self.plates, self.plate):
            item.setVisible(not on)
        if on:
            labels = (*self._counts, *self._meld_labels, *self._side_labels, *self._right_labels, *self._marks)
            for each in (*labels, self._flowers, self.waits, self._drawn, self.call_out):
                each.setVisible(False)
        self.waits.setVisible(not on)
