"""In which order the events of Los Chinos are told, at a player's table and at the audience's; see rules/chinos.md, "Beats"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.events import Event
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinos import phrases


class ToldOpening(Protocol):
    """Turns what follows when fists open into beats."""

    def open_fists(self, event: events.FistsOpened) -> list[Beat]:
        """Open them in turn, and give the total."""

    def foul(self, event: events.FoulFound) -> list[Beat]:
        """Show a call that was a foul."""

    def nobody(self, event: events.NobodyHit) -> list[Beat]:
        """Show that nobody hit the total."""

    def save(self, event: events.Saved) -> list[Beat]:
        """Show who hit the total and leaves."""

    def score(self, event: events.Scored) -> list[Beat]:
        """Show the points of the final."""

    def pay(self) -> list[Beat]:
        """Show who pays for whom."""


class Narration:
    """Turns the events of one step into beats for a table. Subclasses know how that table shows a round."""

    coins_sound = ""
    """What is heard when coins are shown."""

    def __init__(
        self,
        table: TableScene,
        names: Sequence[str],
        opening: ToldOpening,
        before: ChinosView | None,
        after: ChinosView,
    ) -> None:
        self._stage, self._names, self._opening = table, names, opening
        self.before, self.after = before, after
        self._beats: list[Beat] = []

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        opening = self._opening
        for event in told:
            match event:
                case events.FirstDrawn() | events.FirstChosen() | events.FinalStarted() | events.CoinsAsked():
                    self._say(phrases.log_line(event, self._names) or "", hold="pip")
                case events.RoundStarted():
                    self.start_round(event)
                case events.FistClosed():
                    self.close_fist(event)
                case events.Called():
                    self.call(event)
                case events.CoinsShown():
                    self._say(phrases.log_line(event, self._names) or "", sound=self.coins_sound)
                case events.FistsOpened():
                    self.add(*opening.open_fists(event))
                case events.FoulFound():
                    self.add(*opening.foul(event))
                case events.NobodyHit():
                    self.add(*opening.nobody(event))
                case events.Saved():
                    self.add(*opening.save(event))
                case events.Scored():
                    self.add(*opening.score(event))
                case events.FinalWon():
                    self._say(phrases.won_sentence(event, self._names), hold="total_hold", sound="win")
                case events.BillPaid():
                    self.add(*opening.pay())
        return self._beats

    def add(self, *beats: Beat) -> None:
        """Have some beats follow."""
        self._beats.extend(beats)

    @property
    def highest(self) -> int | None:
        """The highest total that can be called, before this step; None where it is not known."""
        return self.before.rules.highest if self.before is not None and self.before.rules is not None else None

    def _say(self, sentence: str, hold: str = "pause", sound: str = "") -> None:
        def start() -> None:
            self._stage.say(sentence)
            if sound:
                self._stage.sounded.emit(sound)

        self.add(Beat(on_start=start, hold=hold))

    def start_round(self, event: events.RoundStarted) -> None:
        """All playing hands go behind the bodies."""
        raise NotImplementedError

    def close_fist(self, event: events.FistClosed) -> None:
        """A fist comes forward: the same for every number of coins."""
        raise NotImplementedError

    def call(self, event: events.Called) -> None:
        """A call pops up, and its number ticks onto the range bar."""
        raise NotImplementedError
