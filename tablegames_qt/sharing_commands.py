"""What the entries of the menu Night about players and hands do, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rules.game import NextDeal
from rules.seats import TABLE, Seat

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.match_page import MatchPage


class SharingCommands(QObject):
    """Letting somebody join, covering a hand at once, and playing alone with the hand face down."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        deeds: dict[str, Callable[[], None]] = {
            "latecomer": self.let_in,
            "cover": self.cover,
            "face_down": self.turn_face_down,
        }
        self.names = tuple(deeds)
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(do)

    def let_in(self) -> None:
        """Ask who joins, and which bot leaves."""
        from tablegames_qt.seat_dialog import SeatDialog

        window, page = self._window, self._window.page
        if page is None:
            return
        session = page.session
        names = [player.name for player in session.record.players]
        bots = {Seat(seat): name for seat, name in enumerate(names) if seat not in session.persons}
        people = [names[seat] for seat in session.persons]
        evening = window.evenings.desk.evening
        there = [person.name for person in evening.here if not person.level] if evening is not None else []
        dialog = SeatDialog(
            window,
            window.services.appearance,
            bots,
            people,
            [name for name in there if name not in names],
            anew=page.kind.newcomer is not None,
        )
        dialog.chosen.connect(self._seat)
        window.open_dialog(dialog)

    def _seat(self, seat: int, name: str) -> None:
        page = self._window.page
        if page is not None and not self._why_not_join(page):
            self._window.desk.seat(page.session, Seat(seat), name)

    def _why_not_join(self, page: MatchPage) -> str:
        """Return why nobody can take a seat of the match now."""
        session = page.session
        if session.outcome is not None:
            return self.tr("The match is over: set up the next one.")
        if len(session.persons) == session.record.seats:
            return self.tr("No bot plays that could leave.")
        if NextDeal not in session.game.action_types:
            return self.tr("In this game between two matches only.")
        if NextDeal() not in session.legal(TABLE):
            return self.tr("Wait until this deal is over.")
        return self.tr("The game is paused.") if session.paused else ""

    def cover(self) -> None:
        """Let the curtain down; whoever it was for says so again."""
        page = self._window.page
        if page is not None and page.hot_seat is not None:
            page.hot_seat.leave()

    def turn_face_down(self) -> None:
        """Lay the own hand face down when playing alone, or open it again."""
        settings = self._window.services.settings
        settings.anti_peek = self._window.deeds["face_down"].isChecked()

    def why_not(self, name: str) -> str:
        """Return why an action cannot be done now; empty when it can."""
        if name == "face_down":
            return ""
        page = self._window.page
        if page is None:
            return self.tr("No match is open.")
        if name == "latecomer":
            return self.tr("Not in this tool.") if self._window.tool is not None else self._why_not_join(page)
        if page.hot_seat is None:
            return self.tr("You play alone: your hand can lie face down.")
        if page.hot_seat.covered:
            return self.tr("It is covered.")
        return "" if page.hot_seat.revealed else self.tr("No hand is shown.")

    def refresh(self) -> None:
        """Let the actions say what is on."""
        self._window.deeds["face_down"].setChecked(self._window.services.settings.anti_peek)
