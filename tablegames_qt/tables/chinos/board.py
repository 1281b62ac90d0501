"""The ring of seats and the middle of the bar table. It is told what to show and decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align, Chip, ChipKind, Label, Stamp
from tablegames_qt.tables.chinos import phrases, words
from tablegames_qt.tables.chinos.fixtures import LEAN, Bubble, Chevron, MiddlePlate, SeatMark, Seconds
from tablegames_qt.tables.chinos.geometry import Geometry
from tablegames_qt.tables.chinos.range_bar import DuelBar, Meter, RangeBar
from tablegames_qt.tables.chinos.seating import ARCS_FROM, SeatPlace
from tablegames_qt.tables.chinos.shelf import Shelf

F = TypeVar("F", bound=Fixture)
SHORTEST = 3
"""Letters of a cut name that say less than its initial."""
CROWDED = 12
"""So many others sit down to the height of the meter."""
ONE_LINE_FROM = 6
"""With so many others the plates have no second line."""


class Board:
    """The fixtures around the middle: for each seat plate, bubble and mark; range bar, meter, points, shelf."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str], viewer: Seat | None) -> None:
        self._scene = scene
        self._viewer = viewer
        self._look = look
        self._names = names
        self._geometry = Geometry(look.width, look.height)
        self._places: Mapping[Seat, SeatPlace] = {}
        self.marks = [self._stand(SeatMark(look)) for _ in names]
        self.plates = [self._stand(MiddlePlate(look)) for _ in names]
        self.bubbles = [self._stand(Bubble(look)) for _ in names]
        self._fouls = [self._stand(Chip(look, kind=ChipKind.DARK)) for _ in names]
        self._chevrons = [self._stand(Chevron(look)) for _ in names]
        self.title = self._stand(Label(look, role="title", align=Align.CENTRE, names=names))
        self.bar = self._stand(RangeBar(look))
        self.span = self._stand(Label(look, role="small", colour="ink_2", align=Align.CENTRE))
        self.meter = self._stand(Meter(look))
        self.duel = self._stand(DuelBar(look))
        self.stamp = self._stand(Stamp(look))
        self.chip = self._stand(Chip(look, role="heading"))
        self.seconds = self._stand(Seconds(look))
        self.shelf = Shelf(scene, look, names)
        self.training = False
        """Whether the chances of the totals are shown with the own coins."""
        self.end_telling()

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def lay_out(self, geometry: Geometry, look: Look) -> None:
        """Put what never moves in its place."""
        self._geometry, self._look = geometry, look
        self.title.put(geometry.title, geometry.middle_width)
        crowded = len(self._names) - (self._viewer is not None) >= CROWDED
        self.meter.put(geometry.meter, (0.42 if crowded else 0.5) * geometry.width)
        self.duel.put(geometry.meter)
        self.shelf.lay_out(geometry)

    def place_seats(self, places: Mapping[Seat, SeatPlace], chevrons: Sequence[tuple[QPointF, float]]) -> None:
        """Put the seats of the round around the table; the others have left."""
        self._places = places
        for number, plate in enumerate(self.plates):
            seat = Seat(number)
            place = places.get(seat)
            for item in (plate, self.marks[number]):
                item.setVisible(place is not None)
            if place is not None:
                plate.put_middle(place.plate, place.plate_width)
                self.bubbles[number].put(place.bubble, compact=len(places) >= ONE_LINE_FROM)
                self.marks[number].set_rect(self.around(seat))
        if self._viewer is not None:
            self.bubbles[self._viewer].put(self._geometry.own_bubble)
        for arrow, found in zip(self._chevrons, [*chevrons, *[None] * len(self._chevrons)], strict=False):
            arrow.setVisible(found is not None)
            if found is not None:
                arrow.put(*found)

    def around(self, seat: Seat) -> QRectF:
        """Return the rectangle around a seat: fist and plate."""
        u = self._geometry.u
        return self._places[seat].fist.united(self.plates[seat].rect()).adjusted(-2 * u, -u, 2 * u, 1.5 * u)

    # a whole position

    def show(self, view: ChinosView, *, own: bool = True) -> None:
        """Show seats, calls, range and shelf of a position. `own`: whether the viewer's possible totals are shown."""
        self.title.say(phrases.title(view, self._names))
        self.title.setVisible(view.phase != "over")
        for seat in range(view.seats):
            self.show_seat(view, Seat(seat))
            self.show_bubble(view, Seat(seat))
            self._show_foul(view, Seat(seat))
        self.show_range(view, own=own)
        self.show_meter(view)
        self.shelf.show(view)

    def show_seat(self, view: ChinosView, seat: Seat, *, busy: bool = False) -> None:
        """Say on a plate who sits there and what is waited for."""
        active = seat in view.to_act and view.phase in ("call", "choose")
        line = self.line(view, seat, busy=busy) if len(self._places) < ONE_LINE_FROM or busy else ""
        self.plates[seat].show_seat(self._names[seat], line, active=active, busy=busy)
        if seat in self._places:
            self.marks[seat].set_rect(self.around(seat))

    def line(self, view: ChinosView, seat: Seat, *, busy: bool = False) -> str:
        """Return the second line of a plate."""
        if busy:
            return QCoreApplication.translate("chinos", "is thinking")
        if view.phase == "choose":
            return QCoreApplication.translate("chinos", "chooses") if seat == view.chooser else ""
        if seat not in view.order:
            return ""
        if view.phase == "hide":
            if seat in view.closed:
                return QCoreApplication.translate("chinos", "fist closed")
            return phrases.place_text(view.order.index(seat) + 1, len(view.order))
        if view.phase == "call" and view.to_act == (seat,):
            return QCoreApplication.translate("chinos", "calls now")
        return phrases.place_text(view.order.index(seat) + 1, len(view.order))

    def show_bubble(self, view: ChinosView, seat: Seat) -> None:
        """Show the call of a seat in this round; one that repeats another leans towards it."""
        bubble = self.bubbles[seat]
        calls = dict(view.called)
        bubble.setVisible(seat in calls and (seat in self._places or seat == self._viewer))
        bubble.setScale(1.0)
        bubble.setOpacity(1.0)
        if seat in calls:
            earlier = [each for each, total in view.called if total == calls[seat]]
            self.say_call(seat, calls[seat], earlier[: earlier.index(seat)])

    def say_call(self, seat: Seat, total: int, repeats: Sequence[Seat]) -> None:
        """Write a call into the bubble of a seat."""
        bubble = self.bubbles[seat]
        bubble.set_state("said")
        if not repeats:
            bubble.say(str(total))
            return
        place, like = self._places.get(seat), self._places.get(repeats[0])
        towards = 0.0
        if place is not None and like is not None:
            towards = LEAN if like.bubble.x() > place.bubble.x() else -LEAN
        bubble.say(str(total), self._like(self._names[repeats[0]]), lean=towards)

    def _like(self, name: str) -> str:
        """Return what stands under a repeated call: like Carla; a long name is cut in the middle."""
        metrics = QFontMetricsF(self._look.font("small", 600))
        words = QCoreApplication.translate("chinos", "like {name}")
        others = len(self._places)
        room, least = (11.8, 2.6) if others >= ARCS_FROM else (13.5, 6.5) if others >= ONE_LINE_FROM else (22, 8)
        left_over = room * self._geometry.u - metrics.horizontalAdvance(words.format(name=""))
        for_name = max(least * self._geometry.u, left_over)
        short = short_name(name, metrics, for_name)
        if short == name or len(short) > SHORTEST:
            return words.format(name=short)
        said = words.format(name=name[:1].upper())
        return said if metrics.horizontalAdvance(said) <= room * self._geometry.u else f"= {name[:1].upper()}"

    def _show_foul(self, view: ChinosView, seat: Seat) -> None:
        chip, place = self._fouls[seat], self._places.get(seat)
        chip.setVisible(bool(view.fouls[seat]) and place is not None)
        if view.fouls[seat] and place is not None:
            chip.say(f"× {view.fouls[seat]}")
            chip.setToolTip(QCoreApplication.translate("chinos", "%n foul(s)", "", view.fouls[seat]))
            half = QPointF(chip.size.width() / 2, chip.size.height() / 2)
            chip.setPos(self._look.snap(place.foul - half))

    def show_range(self, view: ChinosView, *, own: bool = True, chosen: int | None = None) -> None:
        """Show the range of totals with its calls, and below it what the own coins allow."""
        rules = view.rules
        self.bar.setVisible(rules is not None)
        self.span.setVisible(rules is not None)
        if rules is None:
            return
        cells = rules.highest - rules.lowest + 1
        self.bar.set_range(rules.lowest, rules.highest, self._geometry.bar_rows(cells))
        self.bar.set_rect(self._geometry.bar(cells))
        self.span.put(self._geometry.span_text(cells), 1.15 * self._geometry.middle_width)
        callers: dict[int, list[str]] = {}
        for seat, total in view.called:
            callers.setdefault(total, []).append(self._names[seat])
        self.bar.show_calls(callers)
        shows = own and view.coins is not None and view.phase == "call"
        chances = words.chances(view) if shows and self.training else {}
        self.bar.show_own(rules.span(view.coins) if shows and view.coins is not None else None, chosen, chances)
        self.bar.show_sum(None)
        line = words.span_line(view) if shows else ""
        self.span.say(f"{line}; {words.training_line(chances)}" if chances else line)

    def show_meter(self, view: ChinosView) -> None:
        """Show the meter of different numbers, or the points of the final."""
        self.meter.setVisible(view.repeats_possible)
        if view.repeats_possible:
            self.meter.say(
                words.meter_title(), min(4, view.different), 4, words.meter_count(view), words.meter_words(view)
            )
        self.show_duel(view, view.points)

    def show_duel(self, view: ChinosView, points: Sequence[int]) -> None:
        """Show the points of the final, if it is played."""
        self.duel.setVisible(view.final and view.phase != "over")
        if view.final:
            one, two = view.active
            names = (self._names[one], self._names[two])
            self.duel.say(names, (points[one], points[two]), view.options.final_target)

    # what is told

    def show_busy(self, view: ChinosView, seat: Seat | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        for number in range(view.seats):
            self.show_seat(view, Seat(number), busy=number == seat and seat != TABLE)

    def open_hands(self, order: Sequence[Seat]) -> None:
        """Nobody is to act: the hands open in the order of calling."""
        self.title.say(QCoreApplication.translate("chinos", "All fists open"))
        self.span.say("")
        self.bar.show_own(None, None)
        for seat in self._places:
            line = phrases.place_text(order.index(seat) + 1, len(order)) if self.plates[seat].line else ""
            self.plates[seat].show_seat(self._names[seat], line)

    def show_stamp(self, text: str) -> None:
        """Show the total large, over the range bar, in place of the title."""
        self.title.setVisible(False)
        self.stamp.say(text)
        self.stamp.setRotation(0)
        self.stamp.put(self._geometry.title - QPointF(0, 3.5 * self._geometry.u))
        self.stamp.setOpacity(1.0)
        self.stamp.setVisible(True)

    def show_seconds(self, left: int | None) -> None:
        """Show the seconds of a countdown large in place of the range of totals; None: there is none."""
        self.seconds.say("" if left is None else str(left))
        self.seconds.put(
            QPointF(self._geometry.sentence.x(), 0.50 * self._geometry.height), 0.20 * self._geometry.height
        )
        self.seconds.setVisible(left is not None)
        self.bar.setVisible(left is None)

    def end_telling(self) -> None:
        """Take away what only a beat shows."""
        self.stamp.setVisible(False)
        self.seconds.setVisible(False)
        self.chip.setVisible(False)
        for bubble in self.bubbles:
            bubble.set_state("said")

    def cover(self, *, on: bool) -> None:
        """Take everything away, for the bill, or let the next position show it again."""
        if on:
            shown: list[Fixture] = [*self.marks, *self.plates, *self.bubbles, *self._fouls, *self._chevrons]
            shown += [self.title, self.bar, self.span, self.meter, self.duel]
            self.shelf.hide()
            for item in shown:
                item.setVisible(False)
            self.end_telling()
