"""The tray of an open table while hands open: the coins of each are entered, corrected, and counted together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinos.actions import Show
from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.entering import Entering

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.shared import SharedTable


class EntrySheet:
    """Large buttons 0 to 3 for one player after the other, the names to go back to, and the button that counts."""

    def __init__(self, table: SharedTable) -> None:
        self._table = table
        self.entering = Entering()

    def follow(self, view: ChinosView) -> None:
        """Keep what was entered while the same opening waits; begin anew at the next one."""
        people = tuple(seat for seat in view.order if seat in self._table.people and seat in view.to_act)
        if view.phase != "show":
            self.entering = Entering()
        elif people != self.entering.people:
            self.entering = Entering(people)

    def show(self, view: ChinosView) -> None:
        """Show whose coins come next, and what is entered."""
        table, entering = self._table, self.entering
        tray, seat = table.tray, entering.seat
        if seat is None or view.rules is None:
            tray.show_message("", phrases.asked_sentence(view, table.names))
            return
        coins = entering.coins.get(seat)
        words = QCoreApplication.translate("chinos", "Not entered yet") if coins is None else phrases.coins_text(coins)
        call = phrases.call_text(dict(view.called)[seat], view.rules.highest)
        tray.seat = seat
        line = QCoreApplication.translate("chinos", "called {total}").format(total=call)
        tray.show_caller(line, words, active=True)
        table.lay_fist(seat, coins)
        heading = QCoreApplication.translate("chinos", "How many coins does {name} show?")
        tray.show_heading(heading.format(name=table.names[seat]))
        tray.show_numbers(coins)
        tray.show_entries(
            [(each, self._entry(each), str(entering.coins.get(each, "–"))) for each in entering.people], seat
        )
        doubted = entering.misfits(view) if entering.doubted else []
        if doubted:
            step = QCoreApplication.translate("chinos", "Count all the same")
            told = self._doubt(view, doubted[0])
        else:
            step = QCoreApplication.translate("chinos", "Count")
            told = QCoreApplication.translate("chinos", "Click a name to correct it. Counted coins cannot be changed.")
        tray.show_step(step, told, enabled=entering.complete)

    def _entry(self, seat: Seat) -> str:
        coins = self.entering.coins.get(seat)
        return "–" if coins is None else phrases.coins_text(coins)

    def _doubt(self, view: ChinosView, seat: Seat) -> str:
        """Return the question whether an entry is right that does not fit the call."""
        coins, name = self.entering.coins[seat], self._table.names[seat]
        if view.rules is not None and coins < view.rules.least:
            asked = QCoreApplication.translate(
                "chinos", "{name}: an empty fist in a round without blanca. Is it right?"
            )
            return asked.format(name=name)
        return QCoreApplication.translate(
            "chinos", "{name}: {coins} and the call {total} do not go together. Is it right?"
        ).format(name=name, coins=phrases.coins_text(coins), total=dict(view.called)[seat])

    def enter(self, coins: int) -> None:
        """Enter coins for whoever is selected, and say so."""
        table, seat = self._table, self.entering.seat
        if seat is None:
            return
        self.entering.enter(coins)
        table.sounded.emit("coin")
        self._changed()
        said = QCoreApplication.translate("chinos", "{name}: {coins}").format(
            name=table.names[seat], coins=phrases.coins_text(coins)
        )
        table.noted.emit(said)
        table.announce(said)

    def select(self, seat: Seat) -> None:
        """Correct the entry of a seat next."""
        self.entering.select(seat)
        self._changed()

    def back(self) -> None:
        """Go back to the entry before."""
        self.entering.back()
        self._changed()

    def _changed(self) -> None:
        table = self._table
        table.renew_tray()
        if self.entering.complete:
            table.cursor.stand_on(table.tray.confirm)

    def count(self) -> None:
        """Count what was entered; coins that do not fit a call are asked about once."""
        table, entering = self._table, self.entering
        view = table.position
        if not entering.complete:
            return
        misfits = entering.misfits(view)
        if misfits and not entering.doubted:
            entering.doubted = True
            entering.select(misfits[0])
            self._changed()
            again = QCoreApplication.translate("chinos", "Look again: {name}.").format(name=table.names[misfits[0]])
            table.say(again)
            table.noted.emit(self._doubt(view, misfits[0]))
            table.announce(self._doubt(view, misfits[0]))
            return
        for seat in entering.people:
            table.seat_acted.emit(seat, Show(entering.coins[seat]))

    def zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: numbers, names, and the button that counts."""
        tray, names = self._table.tray, self._table.names
        numbers = [CursorStop(tray.pad[coins], phrases.coins_text(coins)) for coins in range(FULL + 1)]
        entries = [CursorStop(tray.seats[seat], f"{names[seat]}: {self._entry(seat)}") for seat in self.entering.people]
        confirm = [CursorStop(tray.confirm, tray.confirm.text)]
        return [CursorZone("numbers", numbers), CursorZone("entries", entries), CursorZone("confirm", confirm)]
