"""Who comes while a match is played: somebody takes the seat of a bot, from the next deal on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.join_dialog import JoinDialog


class SeatDialog(JoinDialog):
    """Emits `chosen` with seat and name. `bots` are the names of the bots by seat, `people` everybody else at the table."""

    chosen = Signal(int, str)

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        bots: Mapping[Seat, str],
        people: Sequence[str],
        offered: Sequence[str] = (),
        *,
        anew: bool = False,
    ) -> None:
        super().__init__(window, appearance, QSize(560, 330), offered)
        self._bots, self._people, self._anew = bots, people, anew
        self.seats.set_choices([*bots.items()])
        self.seats.set_value(min(bots))

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.heading.setText(self.tr("Somebody joins"))
        self.seats_title.setText(self.tr("In the place of this bot, from the next deal on"))
        self.outlook.setText(
            self.tr(
                "The score of the seat goes on. By the rules of this game whoever is new buys in anew and may wait a deal."
            )
            if self._anew
            else self.tr("The score of the seat goes on: what the bot has made so far is taken over.")
        )
        self.take.setText(self.tr("Take the seat"))
        super().retranslate()

    def check(self) -> None:
        """Refuse a name that somebody at the table has."""
        others = [*self._people, *(bot for seat, bot in self._bots.items() if seat != self.seats.seat)]
        taken = self.entered.casefold() in (other.casefold() for other in others)
        self.allow(self.tr("Somebody is called {name} already.").format(name=self.entered) if taken else "")

    def taken(self) -> None:
        """Close, and tell who takes which seat."""
        seat, name = self.seats.seat, self.entered
        assert seat is not None
        self.close_overlay()
        self.chosen.emit(seat, name)
