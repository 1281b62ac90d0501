"""What happens at the table, in the order in which it is told. All but the coins of a closed fist is public."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.events import Event, PublicEvent
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class FirstDrawn(PublicEvent):
    """The lot fell on `seat` of `players`: it calls first in the match (rule 18)."""

    seat: Seat
    players: int


@dataclass(frozen=True, slots=True)
class ChoiceAsked(PublicEvent):
    """`chooser` (TABLE: the host) is to choose the next first caller, one of `choices`."""

    chooser: Seat
    choices: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FirstChosen(PublicEvent):
    """`chooser` chose `seat` as the next first caller."""

    chooser: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundStarted(PublicEvent):
    """A round begins; `seats` are its players in the order of calling, the first caller first.

    Every fist holds `least` coins or more. `final` says whether it is a round of the final.
    """

    number: int
    seats: tuple[Seat, ...]
    least: int
    final: bool


@dataclass(frozen=True, slots=True)
class FistClosed(Event):
    """`seat` closed its fist. `coins` is None for everybody else; `left` fists are still open."""

    seat: Seat
    coins: int | None
    left: int

    def seen_by(self, viewer: Seat | None) -> FistClosed:
        """Return the event without the coins for everybody but the seat itself."""
        return self if viewer == self.seat else replace(self, coins=None)


@dataclass(frozen=True, slots=True)
class CallAsked(PublicEvent):
    """It is on `seat` to call, in `place` from 1. `new_number` says that it may repeat no call, though others might."""

    seat: Seat
    place: int
    new_number: bool


@dataclass(frozen=True, slots=True)
class Called(PublicEvent):
    """`seat` called `total`; `repeats` are the seats that had called it before, `different` how many numbers there are."""

    seat: Seat
    total: int
    repeats: tuple[Seat, ...]
    different: int


@dataclass(frozen=True, slots=True)
class CoinsAsked(PublicEvent):
    """Real fists open: the coins of `seats` are to be entered, in any order."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CoinsShown(PublicEvent):
    """The coins of a real fist were entered; `left` are still to come."""

    seat: Seat
    coins: int
    left: int


@dataclass(frozen=True, slots=True)
class FistsOpened(PublicEvent):
    """All fists are open: `seats` in the order of calling with their `coins` and `calls`, and the total of the coins."""

    number: int
    seats: tuple[Seat, ...]
    coins: tuple[int, ...]
    calls: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class FoulFound(PublicEvent):
    """The opening found a foul, which voids the call: `empty-fist`, `too-low-for-own` or `too-high-for-own` (rule 32).

    `fouls` are how many the seat has in the match now.
    """

    seat: Seat
    reason: str
    coins: int
    call: int
    fouls: int


@dataclass(frozen=True, slots=True)
class NobodyHit(PublicEvent):
    """No call that counts was the total."""

    total: int


@dataclass(frozen=True, slots=True)
class Saved(PublicEvent):
    """`seats` hit and leave together, in the order of calling; `remaining` play on, ascending (rule 15)."""

    seats: tuple[Seat, ...]
    remaining: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FinalStarted(PublicEvent):
    """Two remain and play the final to `target` points (rules 17 and 26)."""

    seats: tuple[Seat, ...]
    target: int


@dataclass(frozen=True, slots=True)
class Scored(PublicEvent):
    """`seat` hit in the final: `points` are one, or two for a bet on none or all; `total` it has, `needs` it still."""

    seat: Seat
    points: int
    total: int
    needs: int


@dataclass(frozen=True, slots=True)
class FinalWon(PublicEvent):
    """`finalist` won the final, `loser` lost it; `points` by seat."""

    finalist: Seat
    loser: Seat
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BillPaid(PublicEvent):
    """The coffees of every seat, `fines` included, which are also told by themselves (rules 27 to 32)."""

    coffees: tuple[int, ...]
    fines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextFirst(PublicEvent):
    """Of the next match: `first` calls first, or `chooser` chooses who does; the other is None (rule 22)."""

    first: Seat | None
    chooser: Seat | None
