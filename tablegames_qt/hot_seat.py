"""Several people at one screen: whose table is seen, what covers it, and what is decided in the open.

Between turns everybody sees the audience's view. For a decision that needs a hand the curtain comes down; whoever is called
for says so, and sees the own table only while holding Space or the button, or, chosen for the turn, until covering it.
The curtain comes down by itself when the window is left, the screen changes, or nothing is done for a while.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from rules.seats import TABLE, Seat
from tablegames_qt.curtain import Curtain, CurtainSays
from tablegames_qt.departure import Departure
from tablegames_qt.private_frame import PrivateFrame
from tablegames_qt.sharing_strip import Choice, SharingStrip

if TYPE_CHECKING:
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.services import Services

REPEAT = 40
"""Milliseconds in which a key that X repeats goes down again: it repeats by letting go, and Qt does not always see that."""


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


class HotSeat(QObject):
    """Stands between a match page and its session while several people decide at this screen."""

    changed = Signal()
    """What is seen has changed, and with it what can be done."""

    def __init__(self, page: MatchPage, services: Services) -> None:
        super().__init__(page)
        self._page, self._session, self._services = page, page.session, services
        self.state = Cover.PUBLIC
        self.seat: Seat | None = None
        """Whom the screen is for."""
        self.strip = SharingStrip()
        self.curtain = Curtain(services.appearance, page)
        self.frame = PrivateFrame(services.appearance, page)
        self.departure = Departure(page)
        self._held_by_mouse = False
        self._swallow_release = False
        self._let_go_of = QTimer(
            self, singleShot=True, interval=REPEAT if QGuiApplication.platformName() == "xcb" else 0
        )
        self._let_go_of.timeout.connect(self._release_over)
        self._release_seen = False
        self._ended = False
        self._strip: Callable[[], None] = self._say_public
        self.curtain.confirmed.connect(self.confirm)
        self.curtain.pressed.connect(partial(self.reveal, Cover.HELD, by_mouse=True))
        self.curtain.opened.connect(partial(self.reveal, Cover.OPEN))
        self.curtain.void_wanted.connect(self._want_void)
        self.departure.left.connect(self.leave)
        self.departure.idle.connect(self.leave)
        self._session.asked.connect(self._asked)
        self._session.finished.connect(self._over)
        self._session.public_stepped.connect(self._stepped)
        services.settings.changed.connect(self._setting_changed)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.installEventFilter(self)
        app.focusChanged.connect(self._focus_moved)
        self._setting_changed("idle_cover")
        self._strip()

    def close(self) -> None:
        """End: nothing is listened to any more."""
        self._ended = True
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.removeEventFilter(self)
        app.focusChanged.disconnect(self._focus_moved)
        self._services.settings.changed.disconnect(self._setting_changed)
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
            self._ask(self._say_public)
        elif seat == TABLE:
            self._ask(self._say_table)
        elif self._session.viewer == seat:
            return  # the same person goes on
        elif self._passes_in_the_open() is not None:
            self._ask(self._say_call)
        else:
            self.call(Seat(seat))

    def _stepped(self) -> None:
        """Something was done: whatever the strip asked has been answered, unless it waits for more."""
        if self.state is Cover.PUBLIC and not self._session.waiting_for:
            self._ask(self._say_public)

    def _in_the_open(self) -> bool:
        """Whether the table itself asks, before everybody's eyes."""
        in_the_open = self._page.kind.in_the_open
        if in_the_open is None:
            return False
        return in_the_open(self._session.public_view(), self._services.settings, len(self._session.persons))

    def _passes_in_the_open(self) -> object | None:
        let_pass = self._page.kind.let_pass
        return None if let_pass is None else let_pass(self._session.public_view())

    def call(self, seat: Seat) -> None:
        """Let the curtain down for a person."""
        self.seat = seat
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
        page = self._page
        page.view.show()
        page.view.setFocus()  # before the curtain goes: Qt would pass its focus on to the tool bar
        self.curtain.hide()
        self.state, self._held_by_mouse = how, by_mouse
        self.frame.show_for(self._name, held=how is Cover.HELD)
        self._say_private()
        page.show_words_of_viewer()
        page.say_again()
        self.departure.watch(on=True)
        self.changed.emit()

    def cover(self) -> None:
        """Cover the hand; the same person may look again."""
        if self.revealed:
            self._cover(Cover.CLOSED)

    def leave(self) -> None:
        """Cover the hand, and ask again who is there: the screen may have another face before it."""
        if self.state in (*REVEALED, Cover.CLOSED) and not self._ended:
            self._cover(Cover.PASS)

    def go_public(self) -> None:
        """Nobody's hand is on the table any more."""
        if self.state is Cover.PUBLIC:
            return
        self.state, self.seat = Cover.PUBLIC, None
        self.departure.watch(on=False)
        self._page.view.show()
        self._page.view.setFocus()
        self.curtain.hide()
        self.frame.hide()
        self._page.show_words_of_viewer()
        self._ask(self._say_public)
        self.changed.emit()

    def _cover(self, state: Cover) -> None:
        self.state = state
        self._let_go_of.stop()
        page, says = self._page, CurtainSays.PASS if state is Cover.PASS else CurtainSays.CLOSED
        above, sentence, numbers = page.public_state()
        self.curtain.show_public(above, sentence, numbers)
        self.curtain.offer_void(on=state is Cover.PASS and page.can_void)
        self.curtain.cover(says, self._name)
        page.view.hide()  # whatever was being dragged is let go of
        self.frame.hide()
        page.show_words_of_viewer()
        page.say_covered(self.tr("Covered. Waiting for {name}.").format(name=self._name))
        if state is Cover.CLOSED:
            self.departure.watch(on=True)
        else:
            self.departure.watch(on=False)
        self.changed.emit()

    @property
    def _name(self) -> str:
        return "" if self.seat is None else self._page.names[self.seat]

    def _want_void(self) -> None:
        self._page.wished.emit(self._page.kind.void_wish)

    # The strip -------------------------------------------------------------------------------------------------------

    def _ask(self, say: Callable[[], None]) -> None:
        self._strip = say
        say()
        if say != self._say_public:
            self.strip.take_focus()

    def _say_public(self) -> None:
        self.strip.say(self.tr("Everybody may look: no hand is shown."))

    def _say_private(self) -> None:
        self._strip = self._say_private
        if self.state is Cover.HELD:
            self.strip.say(self.tr("The hand of {name}. Letting go covers it.").format(name=self._name))
        else:
            words = self.tr("The hand of {name} stays open. Space or Esc covers it.").format(name=self._name)
            self.strip.say(words, [(self.tr("Cover"), self.cover)], default=False)

    def _say_table(self) -> None:
        """The table waits for a word: anybody gives it."""
        page = self._page
        choices: list[Choice] = [
            (self.tr("The table …"), partial(page.wished.emit, wish)) for wish in page.kind.dialogs
        ]
        self.strip.say(self.tr("The deal is over."), [*choices, (self.tr("Next deal"), self._next_deal)])

    def _next_deal(self) -> None:
        self._session.next_deal()

    def _over(self) -> None:
        self._ask(self._say_public if self._in_the_open() else self._say_over)

    def _say_over(self) -> None:
        wished = self._page.wished
        choices: list[Choice] = [
            (self.tr("Verify this match …"), partial(wished.emit, "verify")),
            (self.tr("New match …"), partial(wished.emit, "new-match")),
            (self.tr("Same players again"), partial(wished.emit, "next-match")),
        ]
        self.strip.say(self.tr("The match is over."), choices)

    def _say_call(self) -> None:
        """All are asked about something in the open. Everybody has the same button, whatever the hands hold."""
        session, names = self._session, self._page.names
        people = [seat for seat in session.to_act if seat in session.persons]
        choices: list[Choice] = [(names[seat], partial(self.call, Seat(seat))) for seat in people]
        nobody = self.tr("Nobody")
        self.strip.say(self.tr("Who wants to claim it, or to look?"), [*choices, (nobody, self._nobody_claims)])

    def _nobody_claims(self) -> None:
        """Whoever was asked and said nothing passes."""
        session = self._session
        for seat in [each for each in session.to_act if each in session.persons]:
            answer = self._passes_in_the_open()
            if answer is not None and seat in session.to_act:
                session.submit(seat, answer)
        self._ask(self._say_public)

    # What Qt tells ---------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space is held, let go of, or covers; the button of the mouse is let go of. All others only say: somebody is there."""
        if self._ended or not isinstance(watched, QWidget) or watched.window() is not self._page.window():
            return False
        self.departure.notice(event)
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            return self._key(event, pressed=event.type() == QEvent.Type.KeyPress)
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            return self._let_go(event.button())
        return False

    def _let_go(self, button: Qt.MouseButton) -> bool:
        ends = self.state is Cover.HELD and self._held_by_mouse and button == Qt.MouseButton.LeftButton
        if ends:
            self.cover()
        return ends

    def _key(self, event: QKeyEvent, *, pressed: bool) -> bool:
        focused = QApplication.focusWidget()
        if focused is None or not self._page.isAncestorOf(focused):
            return False  # a dialog, a menu or the tool bar has the keys
        if event.key() == Qt.Key.Key_Escape and pressed and self.state is Cover.OPEN:
            if self._page.table.pointer.selected is None and not self._page.table.pointer.dragging:
                self.cover()
                return True
            return False
        if event.key() != Qt.Key.Key_Space:
            return False
        if event.isAutoRepeat():
            return self.state is not Cover.PUBLIC
        return self._space_pressed() if pressed else self._space_released()

    def _space_pressed(self) -> bool:
        if self.state is Cover.CLOSED:
            if self._page.isVisible() and self._page.window().isActiveWindow():
                self.reveal(Cover.HELD)
            return True
        if self.state is Cover.OPEN:
            self._swallow_release = True
            self.cover()
            return True
        self._let_go_of.stop()
        self._release_seen = False
        return self.state is Cover.HELD

    def _space_released(self) -> bool:
        if self._swallow_release:
            self._swallow_release = False
            return True
        if self.state is Cover.HELD and not self._held_by_mouse:
            if self._let_go_of.interval() > 0:
                self._release_seen = False
                self._let_go_of.start()
            else:
                self.cover()
            return True
        return False

    def _release_over(self) -> None:
        """Cover, unless the key has gone down again: what has come meanwhile is looked at first."""
        self._release_seen = True
        QTimer.singleShot(0, self, self._cover_released)

    def _cover_released(self) -> None:
        if self._release_seen and not self._ended:
            self.cover()

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """A hand is seen only while its table, or the table in words, has the focus: a dialog lies over it."""
        del old
        if self.revealed and not self._ended and new is not None and not self._page.isAncestorOf(new):
            self.cover()

    def _setting_changed(self, name: str) -> None:
        if name == "idle_cover":
            self.departure.set_idle(self._services.settings.idle_cover)
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
        self._strip()
        self.frame.retranslate()
        if self.covered:
            self._cover(self.state)


def deal_words(game: str, deal: int) -> str:
    """Return which game and deal it is, as a heading."""
    return QCoreApplication.translate("HotSeat", "{game}, deal {deal}").format(game=game, deal=deal)
