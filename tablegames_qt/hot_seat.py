"""Several people at one screen: whose table is seen, what covers it, and what is decided in the open.

Between turns everybody sees the audience's view. For a decision that needs a hand the curtain comes down; whoever is called
for says so, and sees the own table only while holding Space or the button, or, chosen for the turn, until covering it.
The curtain comes down by itself when the window is left, the screen changes, or nothing is done for a while.
"""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from rules.seats import TABLE, Seat
from tablegames_qt.curtain import Curtain, CurtainSays
from tablegames_qt.departure import Departure
from tablegames_qt.grip import Grip, Held
from tablegames_qt.open_questions import OpenQuestions
from tablegames_qt.private_frame import PrivateFrame

if TYPE_CHECKING:
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.services import Services


class Cover(Enum):
    """What hides a hand, or does not."""

    PUBLIC = "public"
    """Nobody's hand is on the table: it shows what everybody may know."""
    PASS = "pass"
    CLOSED = "closed"
    """The curtain is down: before the person called for says so, and after."""
    HELD = "held"
    OPEN = "open"
    """The hand is seen: while something is held, or until it is covered."""


REVEALED = (Cover.HELD, Cover.OPEN)
CURTAIN = (Cover.PASS, Cover.CLOSED)
_HELD = {Cover.PASS: Held.CALLING, Cover.CLOSED: Held.READY}


class HotSeat(QObject):
    """Stands between a match page and its session while several people decide at this screen."""

    changed = Signal()
    """What is seen has changed, and with it what can be done."""

    def __init__(self, page: MatchPage, services: Services) -> None:
        super().__init__(page)
        self._page, self._session, self._settings = page, page.session, services.settings
        self.state = Cover.PUBLIC
        self.seat: Seat | None = None
        """Whom the screen is for."""
        self.questions = OpenQuestions(page)
        self.strip = self.questions.strip
        self.curtain = Curtain(services.appearance, page)
        self.frame = PrivateFrame(services.appearance, page)
        self.departure = Departure(page)
        self.grip = Grip(page, self._is_busy, lambda: page.table.pointer.dragging)
        self._ended = False
        self._connect()
        self._setting_changed("idle_cover")
        if page.kind.in_the_open is not None:
            self.strip.hide()  # until a hand is shown: the table says everything itself

    def _connect(self) -> None:
        self.questions.speaks_up.connect(self._give_to)
        self.questions.covered.connect(self.cover)
        self.curtain.confirmed.connect(self.confirm)
        self.curtain.pressed.connect(partial(self.reveal, Cover.HELD, by_mouse=True))
        self.curtain.opened.connect(partial(self.reveal, Cover.OPEN))
        self.curtain.void_wanted.connect(self._want_void)
        self.grip.looked.connect(partial(self.reveal, Cover.HELD))
        self.grip.let_go.connect(self.cover)
        self.grip.noticed.connect(self.departure.notice)
        self.departure.left.connect(self.leave)
        self.departure.idle.connect(self.leave)
        self._session.asked.connect(self._asked)
        self._session.finished.connect(self._over)
        self._session.public_stepped.connect(self._stepped)
        self._settings.changed.connect(self._setting_changed)
        _program().focusChanged.connect(self._focus_moved)

    def close(self) -> None:
        """End: nothing is listened to any more."""
        self._ended = True
        self.grip.close()
        _program().focusChanged.disconnect(self._focus_moved)
        self._settings.changed.disconnect(self._setting_changed)
        self.departure.watch(on=False)

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self.state in CURTAIN

    @property
    def revealed(self) -> bool:
        """Whether a hand is seen."""
        return self.state in REVEALED

    # Turns -----------------------------------------------------------------------------------------------------------

    def _asked(self, seat: int) -> None:
        if self._in_the_open():
            self.questions.rest()
        elif seat == TABLE:
            self.questions.next_deal()
        elif self._session.viewer == seat:
            return  # the same person goes on
        elif self.questions.passing is not None:
            self.questions.claims()
        else:
            self.call(Seat(seat))

    def _stepped(self) -> None:
        """Something was done: whatever the strip asked has been answered, unless it waits for more."""
        if self.state is Cover.PUBLIC and not self._session.waiting_for:
            self.questions.rest()

    def _over(self) -> None:
        if self._in_the_open():
            self.questions.rest()
        else:
            self.questions.ended()

    def _in_the_open(self) -> bool:
        """Whether the table itself asks, before everybody's eyes."""
        in_the_open = self._page.kind.in_the_open
        if in_the_open is None:
            return False
        return in_the_open(self._session.public_view(), self._settings, len(self._session.persons))

    def _give_to(self, seat: int) -> None:
        self.call(Seat(seat))

    def call(self, seat: Seat) -> None:
        """Let the curtain down for a person."""
        self.seat = seat
        self.strip.show()
        self._cover(Cover.PASS)

    def confirm(self) -> None:
        """The person called for is there."""
        if self.state is Cover.PASS and self.seat is not None:
            self._session.look_as(self.seat)
            self._cover(Cover.CLOSED)

    def reveal(self, how: Cover, *, by_mouse: bool = False) -> None:
        """Show the hand of the person who is there."""
        if self.state is not Cover.CLOSED:
            return
        self._uncover()
        self.state = how
        self.grip.now = Held.OPEN if how is Cover.OPEN else Held.MOUSE if by_mouse else Held.KEY
        self.frame.show_for(self._name, held=how is Cover.HELD)
        self.questions.hand(self._name, held=how is Cover.HELD)
        self._page.beside.show_hand(on=True)
        self._page.say_again()
        self.departure.watch(on=True)
        self.changed.emit()

    def cover(self) -> None:
        """Cover the hand; the same person may look again."""
        if self.revealed and not self._ended:
            self._cover(Cover.CLOSED)

    def leave(self) -> None:
        """Cover the hand, and ask again who is there: the screen may have another face before it."""
        if self.state in (*REVEALED, Cover.CLOSED) and not self._ended:
            self._cover(Cover.PASS)

    def go_public(self) -> None:
        """Nobody's hand is on the table any more."""
        if self.state is Cover.PUBLIC:
            return
        self.state, self.seat, self.grip.now = Cover.PUBLIC, None, Held.NOTHING
        self.departure.watch(on=False)
        self._uncover()
        self.frame.hide()
        self._page.beside.show_hand(on=False)
        self.questions.rest()
        self.changed.emit()

    def _uncover(self) -> None:
        view = self._page.view
        view.show()
        view.setFocus()  # before the curtain goes: Qt would pass its focus on to the tool bar
        self.curtain.hide()

    def _cover(self, state: Cover) -> None:
        self.state, self.grip.now = state, _HELD[state]
        page, says = self._page, CurtainSays.PASS if state is Cover.PASS else CurtainSays.CLOSED
        # what is said of the hand goes first: the curtain is seen at once, and with it nothing of what was before
        self.say_covered()
        page.beside.show_hand(on=False)
        self.changed.emit()
        assert self.seat is not None
        self.curtain.foot.show_public(*page.beside.public_state(self.seat))
        self.curtain.foot.offer_void(on=state is Cover.PASS and bool(page.kind.void_wish))
        self.curtain.cover(says, self._name)
        page.view.hide()  # whatever was being dragged is let go of
        self.frame.hide()
        self.departure.watch(on=state is Cover.CLOSED)

    def say_covered(self) -> None:
        """Say in the status line whom the covered table waits for."""
        self._page.say_covered(self.tr("Covered. Waiting for {name}.").format(name=self._name))

    @property
    def _name(self) -> str:
        return "" if self.seat is None else self._page.names[self.seat]

    def _want_void(self) -> None:
        self._page.wished.emit(self._page.kind.void_wish)

    # What Qt and the settings tell -----------------------------------------------------------------------------------

    def _is_busy(self) -> bool:
        """Whether something is chosen or carried on the table, so that Esc gives it up."""
        pointer = self._page.table.pointer
        return pointer.selected is not None or pointer.dragging

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """A hand is seen only while its table, or the table in words, has the focus: a dialog lies over it."""
        del old
        if self.revealed and not self._ended and new is not None and not self._page.isAncestorOf(new):
            self.cover()

    def _setting_changed(self, name: str) -> None:
        if name == "idle_cover":
            self.departure.set_idle(self._settings.idle_cover)
            self.curtain.set_idle(self._settings.idle_cover)
        elif self._page.kind.in_the_open is not None and name in self._page.kind.settings_rows:
            self._ask_anew()

    def _ask_anew(self) -> None:
        """What was secret may be asked in the open now, or the other way round."""
        asked = [seat for seat in self._session.to_act if seat in self._session.waiting_for]
        if not asked:
            return
        if self._in_the_open() and self.state is not Cover.PUBLIC:
            self._session.look_as(None)
            self.go_public()
        elif not self._in_the_open() and self.state is Cover.PUBLIC:
            self._asked(asked[0])

    def resized(self) -> None:
        """The page has another size."""
        self.curtain.setGeometry(self._page.rect())
        self.frame.fit()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.questions.retranslate()
        self.frame.retranslate()
        if self.covered:
            self._cover(self.state)


def _program() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
