"""Keeping score of a match that is played with real cards, tiles or coins.

What is written down are entries, one a deal. Everything else follows from them by the rules of the game: each entry is
replayed on the standing before it, so that an entry may be corrected at any time. The changes themselves are kept in
order, which is what undo goes back along and what is saved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from rules.codec import text_of
from rules.game import IllegalAction
from rules.latecomers import LONGEST_NAME, Joins, Name, TakesOver, names_after, options_for
from rules.options import GameOptions
from rules.seats import Seat

if TYPE_CHECKING:
    from rules import AnyGame

MOST_ENTRIES = 500
"""Entries of one match: more than any evening has."""
MOST_CHANGES = 4 * MOST_ENTRIES


class KeptStanding(Protocol):
    """A match between two entries, as far as every game can tell."""

    @property
    def options(self) -> Any:
        """The rules of the next deal; with another number of players they may differ from those at the beginning."""

    @property
    def totals(self) -> tuple[int, ...]:
        """What counts, by seat."""

    @property
    def played(self) -> int:
        """Deals that counted."""

    @property
    def opener(self) -> Seat:
        """Who deals, has the button or calls first in the next deal."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; () while the match goes on."""

    @property
    def end(self) -> str | None:
        """Why the match is over, as a key; None while it goes on."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something the players should know before the next deal: a key and the values of its sentence."""

    key: str
    details: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Stop:
    """The players stop before the match is over by its rules: who leads now has won."""


TABLE_ENTRIES = (Stop, Joins, TakesOver)
"""What can be entered in every game besides its deals."""

O = TypeVar("O", bound=GameOptions)  # noqa: E741 (the letters of rules.game: options, state)
S = TypeVar("S", bound=KeptStanding)


class Keeper(ABC, Generic[O, S]):
    """How the score of one game is kept. Entries are frozen dataclasses; their text forms are those of rules.codec."""

    entry_types: ClassVar[tuple[type, ...]]
    """What can be written down, the usual entry first. `TABLE_ENTRIES` are understood everywhere besides."""
    low_wins: ClassVar[bool] = False
    """Whether a low total is the better one."""
    seats: ClassVar[range]
    """How many can play, as the game says."""

    @abstractmethod
    def start(self, options: O, players: int, opener: Seat) -> S:
        """Return the standing of a match that begins. `options` are valid for `players`."""

    @abstractmethod
    def after(self, standing: S, entry: Any) -> S:
        """Return the standing after an entry of `entry_types`.

        Raises IllegalAction with a reason key when such a deal cannot have been played; never fails otherwise.
        """

    @abstractmethod
    def stopped(self, standing: S) -> S:
        """Return the standing of a match of at least one deal that ends here."""

    @abstractmethod
    def with_seat(self, standing: S, options: O) -> S:
        """Return the standing with one player more, after the last seat; `options` are valid for so many."""

    @abstractmethod
    def notes(self, standing: S) -> tuple[Note, ...]:
        """Return what to know before the next deal, the most important first; () after the match."""

    def scores(self, standing: S) -> tuple[int, ...]:
        """Return a score by seat of which the larger is the better."""
        return tuple(-total for total in standing.totals) if self.low_wins else standing.totals

    def follow(self, standing: S, entry: object) -> S:
        """Return the standing after any entry; besides the reasons of the game `match-over`, `nothing-played`,
        `table-full` and `rules-forbid`."""
        if standing.end is not None:
            raise IllegalAction("match-over")
        if isinstance(entry, Stop):
            if not standing.played:
                raise IllegalAction("nothing-played")
            return self.stopped(standing)
        if isinstance(entry, Joins):
            return self.with_seat(standing, options_for(standing.options, len(standing.totals) + 1, self.seats))
        if isinstance(entry, TakesOver):
            return standing
        if not isinstance(entry, self.entry_types):
            raise TypeError(f"no entry of this game: {entry!r}")
        return self.after(standing, entry)


AnyKeeper = Keeper[Any, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """An entry with the standings around it, and who sat where when it was made."""

    entry: Any
    before: Any
    after: Any
    names: tuple[str, ...]

    @property
    def added(self) -> tuple[int, ...]:
        """By how much the totals differ; what somebody who joins begins with."""
        pairs = zip_longest(self.before.totals, self.after.totals, fillvalue=0)
        return tuple(after - before for before, after in pairs)


@dataclass(frozen=True, slots=True)
class Misfit:
    """An entry that does not fit any more after an earlier one was corrected: its number from 0, and why."""

    number: int
    reason: str
    details: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that follows from the entries.

    `rows` end before the first entry that does not fit; it and those after it are `waiting` for a correction.
    """

    rows: tuple[Row, ...]
    standing: Any
    names: tuple[str, ...]
    """Who sits where at the end of `rows`."""
    misfit: Misfit | None = None
    waiting: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """One more entry at the end."""

    entry: Any


@dataclass(frozen=True, slots=True)
class Correct:
    """Another entry in the place of one, numbered from 0."""

    number: int
    entry: Any


@dataclass(frozen=True, slots=True)
class Remove:
    """One entry less, numbered from 0."""

    number: int


Change = Enter | Correct | Remove


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A match whose score is kept: who plays what by which rules, and every change to its entries in order.

    The first `done` changes count; those after them were undone and can be done again. A value: methods return another.
    `options` and `seated`, the names by seat, are those of the beginning.
    """

    game: AnyGame
    options: GameOptions
    seated: tuple[str, ...]
    opener: Seat
    changes: tuple[Change, ...] = ()
    done: int = 0

    @property
    def keeper(self) -> AnyKeeper:
        """How the score of the game is kept."""
        keeper = self.game.keeper
        assert keeper is not None
        return keeper

    @property
    def entries(self) -> tuple[Any, ...]:
        """The entries as they stand, oldest first."""
        entries: list[Any] = []
        for change in self.changes[: self.done]:
            match change:
                case Enter(entry):
                    entries.append(entry)
                case Correct(number, entry):
                    entries[number] = entry
                case Remove(number):
                    del entries[number]
        return tuple(entries)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where now."""
        return self.sheet().names

    def start(self) -> Any:
        """Return the standing before the first entry."""
        return self.keeper.start(self.options, len(self.seated), self.opener)

    def sheet(self) -> Sheet:
        """Return the entries replayed."""
        return self._replayed(self.entries)

    def _replayed(self, entries: Sequence[Any]) -> Sheet:
        standing, names = self.start(), self.seated
        rows: list[Row] = []
        for number, entry in enumerate(entries):
            try:
                after, seated = self.keeper.follow(standing, entry), names_after(names, entry)
            except IllegalAction as refused:
                misfit = Misfit(number, refused.reason, refused.details)
                return Sheet(tuple(rows), standing, names, misfit, tuple(entries[number:]))
            rows.append(Row(entry, standing, after, names))
            standing, names = after, seated
        return Sheet(tuple(rows), standing, names)

    def before(self, number: int) -> Sheet:
        """Return the sheet that ends before an entry, which is replayed on its standing."""
        return self._replayed(self.entries[:number])

    def enter(self, entry: Any) -> KeptGame:
        """Return the match with one more entry; raise IllegalAction, also `correct-first` and `too-many-entries`."""
        sheet = self.sheet()
        if sheet.misfit is not None:
            raise IllegalAction("correct-first", number=sheet.misfit.number + 1)
        if len(sheet.rows) >= MOST_ENTRIES:
            raise IllegalAction("too-many-entries", most=MOST_ENTRIES)
        self.keeper.follow(sheet.standing, entry)
        names_after(sheet.names, entry)
        return self._changed(Enter(entry))

    def correct(self, number: int, entry: Any) -> KeptGame:
        """Return the match with another entry in a place, everything after it worked out anew.

        Raises IllegalAction when the new entry is impossible there. Later ones may not fit any more: see `Sheet.misfit`.
        """
        if not 0 <= number < len(self.entries):
            raise IllegalAction("no-such-entry", number=number + 1)
        sheet = self.sheet()
        if sheet.misfit is not None and number > sheet.misfit.number:
            raise IllegalAction("correct-first", number=sheet.misfit.number + 1)
        before = self.before(number)
        self.keeper.follow(before.standing, entry)
        names_after(before.names, entry)
        return self._changed(Correct(number, entry))

    def remove(self, number: int) -> KeptGame:
        """Return the match without an entry."""
        if not 0 <= number < len(self.entries):
            raise IllegalAction("no-such-entry", number=number + 1)
        return self._changed(Remove(number))

    def _changed(self, change: Change) -> KeptGame:
        if self.done >= MOST_CHANGES:
            raise IllegalAction("too-many-entries", most=MOST_ENTRIES)
        return replace(self, changes=(*self.changes[: self.done], change), done=self.done + 1)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self.done > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self.done < len(self.changes)

    def undo(self) -> KeptGame:
        """Return the match before its last change."""
        return replace(self, done=max(0, self.done - 1))

    def redo(self) -> KeptGame:
        """Return the match with the change that was taken back."""
        return replace(self, done=min(len(self.changes), self.done + 1))

    def renamed(self, names: Sequence[str]) -> KeptGame:
        """Return the match with other names of those who play now, wherever they sat before."""
        present = self.names
        assert len(names) == len(present)
        other = dict(zip(present, (name[:LONGEST_NAME] for name in names), strict=True))
        changes = tuple(_renamed(change, other) for change in self.changes)
        return replace(self, seated=tuple(other.get(name, name) for name in self.seated), changes=changes)

    # as a document

    def plain(self) -> dict[str, Any]:
        """Return everything as values that JSON can hold; `rules.kept_document` reads it back."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": self.options.values(),
            "names": list(self.seated),
            "opener": int(self.opener),
            "changes": [change_text(change) for change in self.changes],
            "done": self.done,
        }


def change_text(change: Change) -> str:
    """Return a change as one line: `enter ENTRY`, `correct 2 ENTRY` or `remove 2`, numbered from 0."""
    match change:
        case Enter(entry):
            return f"enter {text_of(entry)}"
        case Correct(number, entry):
            return f"correct {number} {text_of(entry)}"
        case Remove(number):
            return f"remove {number}"


def _renamed(change: Change, names: Mapping[str, str]) -> Change:
    """Return a change with the names of those who come as `names` say."""
    if isinstance(change, Remove) or not isinstance(change.entry, Joins | TakesOver):
        return change
    name = names.get(change.entry.name.text, change.entry.name.text)
    return replace(change, entry=replace(change.entry, name=Name(name)))
