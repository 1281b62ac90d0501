"""The viewer's own part of the table: coins and hands, the pad of totals, and the button that makes it final."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.words import Align, Label
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.fixtures import LargeButton, MiddlePlate, PadButton, SeatMark
from tablegames_qt.tables.chinos.geometry import Geometry

F = TypeVar("F", bound=Fixture)
MOST_PLAYERS = 12


class Tray:
    """Fixtures and buttons of the own tray. It is told what to show; what is pressed it passes on.

    `called(total)` is told a press of the pad, `confirmed()` one of the large button, `chosen(seat)` one of a name.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        names: Sequence[str],
        viewer: Seat | None,
        *,
        called: Callable[[int], None],
        confirmed: Callable[[], None],
        chosen: Callable[[Seat], None],
        taken_back: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._names = names
        self.seat = viewer
        """Whose tray it is; None: nobody's."""
        self._geometry = Geometry(look.width, look.height)
        self.ground = self._stand(Panel(look))
        self.mark = self._stand(SeatMark(look))
        self.plate = self._stand(MiddlePlate(look))
        self._own = self._stand(Label(look, role="body", weight=600, lines=2))
        self._note = self._stand(Label(look, role="small", colour="ink_2", lines=3))
        self._heading = self._stand(Label(look, role="body", weight=600))
        self._in_fist = self._stand(Label(look, role="body", weight=600, align=Align.CENTRE))
        self._in_other = self._stand(Label(look, role="body", align=Align.CENTRE, colour="ink_2"))
        self._help = self._stand(Label(look, role="small", colour="ink_2", lines=5))
        self._called = self._stand(Label(look, role="body", colour="ink_2", lines=2, names=names))
        self._message = self._stand(Label(look, role="heading", align=Align.CENTRE, lines=2, names=names))
        self.pad = [self._stand(self._pad_button(look, total, called)) for total in range(FULL * MOST_PLAYERS + 1)]
        self.seats = [self._stand(self._seat_button(look, Seat(seat), chosen)) for seat in range(len(names))]
        self.confirm = self._stand(LargeButton(look, confirmed))
        self.back = self._stand(Button(look, "", taken_back))

    @staticmethod
    def _pad_button(look: Look, total: int, called: Callable[[int], None]) -> PadButton:
        return PadButton(look, lambda: called(total))

    @staticmethod
    def _seat_button(look: Look, seat: Seat, chosen: Callable[[Seat], None]) -> PadButton:
        return PadButton(look, lambda: chosen(seat), role="body")

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def lay_out(self, geometry: Geometry) -> None:
        """Put everything in its place for a size."""
        self._geometry = geometry
        u = geometry.u
        self.ground.set_rect(geometry.tray.adjusted(-4 * u, 0, 4 * u, 4 * u))
        self.plate.put_corner(geometry.own_plate, geometry.pad_left - geometry.own_plate.x() - 2 * u)
        own = geometry.own_words
        self._own.put(own.topLeft(), own.width())
        self._note.put(QPointF(own.left(), own.top() + 19.5 * u), own.width())
        self._heading.put(geometry.pad_title, 0.5 * geometry.width)
        side = geometry.side
        self.confirm.put_rect(QRectF(side.left(), side.top(), side.width(), geometry.side_button_height))
        self._help.put(QPointF(side.left(), side.top() + geometry.side_button_height + 3 * u), side.width())
        self.back.put(side.topLeft(), side.width())
        for label, (corner, height) in ((self._in_fist, geometry.open_hand), (self._in_other, geometry.other_hand)):
            label.put(QPointF(corner.x() + height * 240 / 280 / 2, corner.y() + height + 1.5 * u), 0.2 * geometry.width)
        middle = QPointF(0.5 * (geometry.pad_left + geometry.width), 0.79 * geometry.height)
        self._message.put(middle, 0.66 * geometry.width)
        beside = geometry.own_bubble + QPointF(14 * u, -3 * u)
        self._called.put(beside, geometry.width - beside.x() - 4 * u)

    @property
    def coins_corner(self) -> QPointF:
        """Where the first coin beside the closed fist lies."""
        own = self._geometry.own_words
        return QPointF(own.left(), own.top() + 10.5 * self._geometry.u)

    def hide(self) -> None:
        """Take everything away, for the bill or because nobody sits here."""
        for item in self._items():
            item.setVisible(False)

    def _items(self) -> list[Fixture]:
        labels = [self._own, self._note, self._heading, self._in_fist, self._in_other, self._help]
        labels += [self._called, self._message]
        return [self.ground, self.mark, self.plate, *labels, *self.pad, *self.seats, self.confirm, self.back]

    def begin(self, line: str, *, active: bool = False) -> None:
        """Show the own plate alone."""
        self.hide()
        self.ground.setVisible(True)
        if self.seat is None:
            return
        for item in (self.mark, self.plate):
            item.setVisible(True)
        self.plate.show_seat(self._names[self.seat], line, active=active)

    def open_hand(self) -> None:
        """Nothing can be called any more: only plate and fist stay."""
        words = (self._heading, self._help, self._called, self._message)
        for item in (*self.pad, *self.seats, self.confirm, self.back, *words):
            item.setVisible(False)
        if self.seat is not None:
            self.plate.show_seat(self._names[self.seat], self.plate.line)

    def show_hands(self, view: ChinosView, coins: int, line: str) -> None:
        """Show that `coins` of the three are in the playing hand and the rest in the other; the button closes it."""
        self.begin(line, active=True)
        real = view.phase == "show"
        self._in_fist.say(
            QCoreApplication.translate("chinos", "In the hand: {coins}").format(coins=coins)
            if real
            else QCoreApplication.translate("chinos", "In the fist: {coins}").format(coins=coins)
        )
        self._in_other.say(
            QCoreApplication.translate("chinos", "In the other hand: {coins}").format(coins=FULL - coins)
        )
        self.confirm.say(
            QCoreApplication.translate("chinos", "Show {coins}").format(coins=phrases.coins_text(coins))
            if real
            else QCoreApplication.translate("chinos", "Close the fist")
        )
        least = view.rules.least if view.rules is not None and not real else 0
        self.confirm.set_enabled(on=coins >= least)
        if coins < least:
            self._help.say(phrases.refusal("blanca-not-allowed", {}))
        elif real:
            self._help.say(QCoreApplication.translate("chinos", "Click or drag coins, or press 0 to 3."))
        else:
            self._help.say(
                QCoreApplication.translate(
                    "chinos", "Click or drag coins, or press 0 to 3. A closed fist cannot be changed."
                )
            )
        for item in (self._in_fist, self._in_other, self.confirm, self._help):
            item.setVisible(True)

    def show_fist(self, view: ChinosView, line: str, *, active: bool, covered: bool) -> None:
        """Show the closed fist with what is in it, unless it is covered."""
        self.begin(line, active=active)
        coins = view.coins
        if coins is None:
            self._own.say(QCoreApplication.translate("chinos", "Real coins"))
            self._note.say(QCoreApplication.translate("chinos", "The app does not know your fist."))
        elif covered:
            self._own.say(QCoreApplication.translate("chinos", "Fist closed"))
            self._note.say(QCoreApplication.translate("chinos", "Hold P or the mouse button on the fist to look."))
        else:
            self._own.say(
                QCoreApplication.translate("chinos", "{coins} in the fist").format(coins=phrases.coins_text(coins))
            )
            self._note.say(
                QCoreApplication.translate("chinos", "%n stay(s) in the other hand", "", FULL - coins)
                if coins < FULL
                else QCoreApplication.translate("chinos", "The other hand is empty.")
            )
        self._own.setVisible(True)
        self._note.setVisible(True)

    def show_pad(
        self, view: ChinosView, reasons: Mapping[int, str], callers: Mapping[int, str], chosen: int | None, *, own: bool
    ) -> None:
        """Show the pad of a round: why a total cannot be called (empty: it can), who called it, which one is chosen.

        `own`: whether the call is one of this screen's people.
        """
        assert view.rules is not None
        lowest, highest = view.rules.lowest, view.rules.highest
        places = self._geometry.pad(lowest, highest)
        self._heading.put(QPointF(places[lowest].left(), self._geometry.pad_title.y()), 0.5 * self._geometry.width)
        for total, rect in places.items():
            button = self.pad[total]
            word = callers.get(total, "") or phrases.pad_word(total, highest)
            button.put_rect(rect)
            button.repeats = False
            button.show_words(str(total), word, reasons.get(total, ""), chosen=total == chosen)
            button.setVisible(True)
        self._heading.say(
            QCoreApplication.translate("chinos", "Choose a total")
            if own
            else QCoreApplication.translate("chinos", "The totals of this round")
        )
        self._heading.setVisible(True)
        self.confirm.set_enabled(on=chosen is not None)
        self.confirm.say(
            QCoreApplication.translate("chinos", "Choose a total")
            if chosen is None
            else QCoreApplication.translate("chinos", "Say {total}").format(total=phrases.call_text(chosen, highest))
        )
        self.confirm.setVisible(own)
        self.back.setVisible(False)
        self._help.say(self._pad_help(view, own=own))
        self._help.setVisible(True)

    def show_said(self, total: int | None, highest: int | None) -> None:
        """Show that a call was said, with the button that takes it back."""
        said = "" if total is None else phrases.call_text(total, highest)
        self._heading.say(QCoreApplication.translate("chinos", "Said: {total}").format(total=said))
        self._help.say(QCoreApplication.translate("chinos", "It stands in three seconds. Esc takes it back."))
        self.confirm.setVisible(False)
        self.back.say(QCoreApplication.translate("chinos", "Take it back"))
        self.back.setVisible(True)

    def _pad_help(self, view: ChinosView, *, own: bool) -> str:
        if not own:
            return QCoreApplication.translate("chinos", "Next: {name}.").format(name=self._names[view.to_act[0]])
        said = QCoreApplication.translate("chinos", "A call cannot be taken back.")
        if view.options.checks_calls and view.coins is None:
            foul = QCoreApplication.translate("chinos", "An impossible one is a foul, found when the fists open.")
            return f"{said} {foul}"
        if view.coins is None or not view.options.refuses_calls:
            return said
        greyed = QCoreApplication.translate("chinos", "Greyed numbers are taken, or impossible with your {coins}.")
        return f"{said} {greyed.format(coins=phrases.coins_text(view.coins))}"

    def show_called(self, words: str = "") -> None:
        """Take the pad away once the own call is said; its bubble stands in the place of it, with `words` beside."""
        self.open_hand()
        self._called.say(words)
        self._called.setVisible(bool(words))

    def show_choice(self, view: ChinosView, choices: Sequence[Seat], line: str) -> None:
        """Show a button for each player who may be chosen to call first."""
        self.begin(line, active=view.viewer == view.chooser)
        geometry = self._geometry
        reach = 1.8 * geometry.u
        self.mark.set_rect(self.plate.rect().adjusted(-reach, -reach, reach, reach))
        self._heading.say(phrases.title(view, self._names))
        self._heading.put(geometry.pad_title, 0.5 * geometry.width)
        self._heading.setVisible(True)
        for seat, rect in zip(choices, geometry.choices(len(choices)), strict=True):
            button = self.seats[seat]
            button.put_rect(rect)
            button.show_words(short_name(self._names[seat]), "", "", chosen=False)
            button.setVisible(True)

    def show_message(self, line: str, message: str) -> None:
        """Show a sentence: there is nothing to do here now."""
        self.begin(line, active=False)
        self._message.say(message)
        self._message.setVisible(True)
