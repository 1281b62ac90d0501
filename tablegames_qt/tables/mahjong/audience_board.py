"""What stands on the audience's mahjong table besides tiles: plates, the middle, counts, words, marks of claimed discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.assets import TILE_CORNER
from tablegames_qt.phrases import signed
from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel, Place
from tablegames_qt.scene.words import Align, Chip, ChipKind
from tablegames_qt.tables.mahjong import audience_words, phrases
from tablegames_qt.tables.mahjong.audience_geometry import AudienceGeometry
from tablegames_qt.tables.mahjong.audience_plate import AudiencePlate
from tablegames_qt.tables.mahjong.audience_words import Told
from tablegames_qt.tables.mahjong.fixtures import ClaimedMark, EarlierMark

F = TypeVar("F", bound=Fixture)
CAPTION_SHARES = (0.5, 0.64, 0.36)
"""What of the caption's corner is for what happened, until it and what it was about have room."""


class Middle(Panel):
    """The panel in the middle; towards the end of the wall a light ring is around it."""

    ringed = False

    def set_ringed(self, *, on: bool) -> None:
        """Draw the ring, or take it away."""
        self.ringed = on
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self.ringed:
            edge = self.look.outline / 2
            painter.setPen(QPen(self.look.theme.ink, self.look.outline))
            painter.drawRoundedRect(self.local().adjusted(edge, edge, -edge, -edge), self.radius, self.radius)


class AudienceBoard:
    """The fixtures of the table. It shows what a view says and decides nothing."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._scene, self._look, self._names = scene, look, names
        self.middle = self._stand(Middle(look))
        self.wall = self._stand(FittedText(look, want=0.075, weight=700))
        self.left = self._stand(FittedText(look, want=0.034, weight=400, colour="ink_2", lines=2))
        self.round = self._stand(FittedText(look, want=0.036, weight=600))
        self.plates = [self._stand(AudiencePlate(look, name)) for name in names]
        self.counts = [self._stand(FittedText(look, want=0.036, weight=700, align=Align.LEFT)) for _ in names]
        self.happened = self._stand(FittedText(look, want=0.042, weight=600, align=Align.LEFT, lines=4))
        self.told = self._stand(FittedText(look, want=0.045, weight=700, align=Align.LEFT, lines=3))
        """What it was about: the tile, the flowers, who deals."""
        self._place = self._stand(Place(look, corner=TILE_CORNER))
        self.turn = self._stand(FittedText(look, want=0.042, weight=600, align=Align.LEFT, lines=2))
        self.call_out = self._stand(Chip(look, "", ChipKind.NOW, role="title"))
        self.call_out.setVisible(False)
        self._marks: list[ClaimedMark] = []
        self._earlier = [self._stand(EarlierMark(look)) for _ in names]
        self._caption = QRectF()
        self._totals: tuple[int, ...] = (0,) * SEATS
        self._winds: list[str] = ["" for _ in names]

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    @property
    def _words(self) -> tuple[Fixture, ...]:
        return (self.wall, self.left, self.round, *self.counts, self.happened, self.told, self.turn)

    def lay_out(self, geometry: AudienceGeometry, look: Look) -> None:
        """Put everything in its place for a size."""
        self._look = look
        self.middle.set_rect(geometry.plate)
        self._place.set_rect(geometry.big)
        for part, item in enumerate((self.wall, self.left, self.round)):
            item.set_rect(geometry.numbers(part))
        for seat, plate in enumerate(self.plates):
            plate.set_room(geometry.seat_plate(geometry.side_of(seat)))
        self._caption = geometry.caption
        self._lay_caption()
        self.turn.set_rect(geometry.turn)

    def _lay_caption(self) -> None:
        """What happened has the upper half of the corner, or all of it where nothing more is to be said."""
        box = self._caption
        gap = 0.5 * self._look.least_cap
        for share in CAPTION_SHARES if any(self.told.wordings) else (1.0,):
            upper = share * box.height()
            self.happened.set_rect(QRectF(box.left(), box.top(), box.width(), upper))
            self.told.set_rect(QRectF(box.left(), box.top() + upper, box.width(), box.height() - upper))
            if not (self.happened.cut or self.told.cut):
                break
        first, second = self.happened.lettered.height(), self.told.lettered.height()
        if second:  # close together, in the middle of the corner
            top = box.top() + (box.height() - first - gap - second) / 2
            self.happened.set_rect(QRectF(box.left(), top, box.width(), first))
            self.told.set_rect(QRectF(box.left(), top + first + gap, box.width(), second))

    # what is shown

    def show_view(self, view: MahjongView, geometry: AudienceGeometry) -> None:
        """Show the numbers and words of a position."""
        self._totals = view.totals
        self._winds = [audience_words.seat_wind(view, Seat(seat)) for seat in range(SEATS)]
        self.show_wall(view.wall, view)
        active = view.turn if view.result is None and view.window is None else None
        self._say_plates(active)
        self.turn.say(*audience_words.turn(view, self._names))
        self.show_around(view, geometry)

    def show_wall(self, wall: int, view: MahjongView) -> None:
        """Say how many tiles are left, and which hand it is."""
        self.wall.say(str(wall))
        self.left.say(*audience_words.left_words(wall))
        self.round.say(*audience_words.round_words(view))
        self.middle.set_ringed(on=wall <= phrases.LAST_TILES)

    def _say_plates(self, active: Seat | None) -> None:
        for seat, plate in enumerate(self.plates):
            plate.set_framed(on=False)
            plate.show_seat(self._winds[seat], signed(self._totals[seat]), active=seat == active)

    def show_turn(self, seat: Seat) -> None:
        """Mark the plate of the seat whose turn begins, and say so."""
        self._say_plates(seat)
        self.turn.say(*audience_words.throws(self._names[seat]))

    def show_around(self, view: MahjongView, geometry: AudienceGeometry) -> None:
        """Show what belongs to the tiles as they lie: how many a hand holds, and what is no more in the ponds."""
        for seat in map(Seat, range(SEATS)):
            place = geometry.laid_of(view, seat).count
            self.counts[seat].set_rect(place)
            self.counts[seat].say("" if place.isEmpty() else str(view.size(seat)))
        self._show_ponds(view, geometry)

    def tell(self, told: Told) -> None:
        """Say what happened, and why."""
        self.happened.say(*told[0])
        self.told.say(*(told[1] or ("",)))
        self._lay_caption()

    def wait_for_claims(self, view: MahjongView) -> None:
        """Say that anybody may claim now; no plate is marked meanwhile."""
        self._say_plates(None)
        self.turn.say(*audience_words.turn(view, self._names))

    def _show_ponds(self, view: MahjongView, geometry: AudienceGeometry) -> None:
        while len(self._marks) < len(view.taken):
            self._marks.append(self._stand(ClaimedMark(self._look)))
        for mark in (*self._marks, *self._earlier):
            mark.setVisible(False)
        takers = {taken.number: taken.seat for taken in view.taken}
        free = iter(self._marks)
        for seat in range(SEATS):
            side = geometry.side_of(seat)
            numbers = [number for number, throw in enumerate(view.discards) if throw.seat == seat]
            for number, spot in zip(numbers, geometry.pond_spots(side, len(numbers)), strict=True):
                rect = spot.rect()
                rect.setWidth(min(rect.width(), geometry.pitch))
                rect.setHeight(min(rect.height(), 1.2 * rect.width()))
                if not spot.seen:
                    self._earlier[seat].show_at(rect)
                elif number in takers:
                    next(free).show_at(rect, geometry.side_of(takers[number]))

    # what is told

    def call(self, seat: Seat, word: str, geometry: AudienceGeometry) -> None:
        """Call a word out at a seat, whose plate is framed."""
        chip = self.call_out
        chip.say(word)
        chip.setZValue(layers.MARKS + 6)
        area = geometry.pond_area(geometry.side_of(seat))
        inside = max(0.0, (area.width() - chip.size.width()) / 2)
        chip.setPos(self._look.snap(QPointF(area.left() + inside, area.center().y() - chip.size.height() / 2)))
        chip.setOpacity(1.0)
        chip.setVisible(True)
        for each, plate in enumerate(self.plates):
            plate.set_framed(on=each == seat)

    def end_call(self) -> None:
        """Take the word away."""
        self.call_out.setVisible(False)
        for plate in self.plates:
            plate.set_framed(on=False)

    def quiet(self) -> None:
        """Nothing is said here about a hand."""

    def cover(self, *, on: bool) -> None:
        """Take everything away for the result, or put it back."""
        for item in (self.middle, self._place, *self.plates, *self._words):
            item.setVisible(not on)
        if on:
            for item in (*self._marks, *self._earlier, self.call_out):
                item.setVisible(False)
