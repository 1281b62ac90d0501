"""The bar table that several people share: it shows what everybody may see, and asks each of them in turn.

Nobody's fist is known here. The pad offers every total alike, and only reasons that all could give refuse one. What is
private, the closing of the fists, has a way of its own in each mode.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFocusEvent, QKeyEvent

from rules.chinos.actions import Call, ChooseFirst, Hide, Show
from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.scene.cursor import CursorZone
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.entry_sheet import EntrySheet
from tablegames_qt.tables.chinos.hidden_keys import by_keys
from tablegames_qt.tables.chinos.key_sheet import KeySheet
from tablegames_qt.tables.chinos.open_tray import OpenTray
from tablegames_qt.tables.chinos.pieces import Palm
from tablegames_qt.tables.chinos.ring import HANDS_Z
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.kind import TableContext


class SharedTable(ChinosTable):
    """The table of several people: all of them sit around it, and the tray is for whoever is to act."""

    make_tray = OpenTray
    tray: OpenTray

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.people = tuple(sorted(context.persons))
        self.entries = EntrySheet(self)
        self.keys = KeySheet(self)

    def tear_down(self) -> None:
        """End the table; a countdown is given up."""
        self.keys.countdown.give_up()
        super().tear_down()

    # who acts

    @property
    def by_keys(self) -> bool:
        """Whether the fists are closed by hidden keys."""
        return by_keys(self.context.settings, len(self.people))

    @property
    def actor(self) -> Seat | None:
        """The one of the people for whom something is entered now."""
        view = self.position
        if view is None:
            return None
        match view.phase:
            case "show":
                return self.entries.entering.seat
            case "call":
                return view.to_act[0] if view.to_act[0] in self.people else None
            case "choose":
                return view.chooser if view.chooser in self.people else None
        return None

    def act(self, action: Hide | Show | Call | ChooseFirst) -> None:
        """Do something as whoever is to act."""
        if self.position.chooser == TABLE:
            self.acted.emit(action)
        elif self.actor is not None:
            self.seat_acted.emit(self.actor, action)

    def keep_choice(self, view: ChinosView) -> None:
        """Keep what was entered while the same moment lasts."""
        self.entries.follow(view)
        self.keys.follow(view)
        super().keep_choice(view)

    # the tray

    def begin_round(self, view: ChinosView) -> None:
        """A round begins: the tray is empty."""
        del view
        self.clear_tray()

    def show_open_hand(self) -> None:
        """The hands open around the table; there is none in the tray."""
        self.clear_tray()

    def hide_tray(self) -> None:
        """Take the tray away, for the bill."""
        self.clear_tray()
        super().hide_tray()

    def clear_tray(self) -> None:
        """Leave the ground alone."""
        for seat in range(len(self.names)):
            self._hand_piece("own-hand", Seat(seat)).setVisible(False)
        self.keys.hide()
        self.tray.seat = None
        self.tray.begin("")

    def renew_tray(self) -> None:
        """Show the tray again, since something was entered."""
        self.show_tray(self.position)
        self.pointer.renew()
        self.refresh_cursor()

    def show_tray(self, view: ChinosView) -> None:
        """Show what is to be entered now, and for whom."""
        self.clear_tray()
        match view.phase:
            case "hide" if self.by_keys:
                self.keys.show(view)
            case "hide":
                self._show_passing(view)
            case "call":
                self._show_call(view)
            case "show":
                self.entries.show(view)
            case "choose":
                self._show_choosing(view)

    def asked(self, view: ChinosView) -> str:
        """Return what is asked of the people."""
        waiting = [seat for seat in view.to_act if seat in self.people]
        if view.phase == "show" and waiting:
            return QCoreApplication.translate("chinos", "Everybody opens the hand. Enter what it holds.")
        if view.phase == "hide" and waiting and self.by_keys:
            return QCoreApplication.translate("chinos", "Find your four keys.")
        return super().asked(view)

    def _show_passing(self, view: ChinosView) -> None:
        """The fists are closed at the own tables of the people, one after the other: nothing is to be done here."""
        waiting = [seat for seat in view.order if seat in self.people and seat in view.to_act]
        words = phrases.asked_sentence(view, self.names)
        if waiting:
            words = QCoreApplication.translate("chinos", "Each player closes the fist alone at the screen.")
        self.tray.show_message("", words)

    def _show_choosing(self, view: ChinosView) -> None:
        if view.chooser == TABLE or view.chooser in self.people:
            self.tray.seat = None if view.chooser == TABLE else view.chooser
            self.tray.show_choice(view, view.active, QCoreApplication.translate("chinos", "chooses"))
        else:
            self.tray.show_message("", phrases.asked_sentence(view, self.names))

    def _show_call(self, view: ChinosView) -> None:
        caller = view.to_act[0]
        person = caller in self.people
        words = (
            QCoreApplication.translate("chinos", "Real coins")
            if view.options.fists == "real"
            else QCoreApplication.translate("chinos", "Fist closed")
        )
        self.tray.seat = caller
        place = phrases.place_text(len(view.calls) + 1, len(view.order))
        self.tray.show_caller(place, words, active=person)
        self.lay_fist(caller, None)
        if person:
            title = QCoreApplication.translate("chinos", "{name}, your call").format(name=self.names[caller])
            self.board.title.say(title)
        self.show_pad(view)

    def lay_fist(self, seat: Seat, coins: int | None) -> None:
        """Show the hand of a seat large: closed, or open with coins that everybody saw."""
        corner, height = self.geometry.own_hand
        item = self._hand_piece("own-hand", seat)
        item.show_face(None if coins is None else Palm(coins))
        item.place(corner, height, HANDS_Z + seat)
        item.setOpacity(1.0)
        item.setVisible(True)

    # input

    def press_total(self, total: int) -> None:
        """A button of the pad was pressed: a total, or the coins that somebody shows."""
        if self.own_move == "show":
            self.entries.enter(total)
        else:
            super().press_total(total)

    def confirm(self) -> None:
        """The large button was pressed."""
        match self.position.phase:
            case "show":
                self.entries.count()
            case "hide" if self.by_keys:
                self.keys.start()
            case _:
                super().confirm()

    def choose_first(self, seat: Seat) -> None:
        """A name was pressed: who calls first, or whose entry comes next."""
        if self.own_move == "show":
            self.entries.select(seat)
        else:
            super().choose_first(seat)

    def digit(self, number: int) -> bool:
        """A digit: coins that somebody shows, or a total."""
        if self.own_move != "show":
            return super().digit(number)
        self.take_input()
        if number > FULL:
            self.refuse(phrases.refusal("bad-coins", {}))
        else:
            self.entries.enter(number)
        return True

    def key(self, name: str) -> bool:
        """Backspace goes back to the entry before."""
        if name == "Backspace" and self.own_move == "show":
            self.entries.back()
            return True
        return super().key(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.keys.takes_keys:
            self.keys.press(event)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.keys.give_up()
        super().focusOutEvent(event)

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches at this moment."""
        if self.bill.shown:
            return super().cursor_zones()
        if self.own_move == "show":
            return self.entries.zones()
        if self.position is not None and self.position.phase == "hide":
            return self.keys.zones() if self.by_keys else []
        return super().cursor_zones()
