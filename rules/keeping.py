"""Keeping score of a match that is played with real cards, tiles or coins.

What is written down are entries, one a deal. Everything else follows from them by the rules of the game: each entry is
replayed on the standing before it, so that an entry may be corrected at any time. The changes themselves are kept in
order, which is what undo goes back along and what is saved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from rules.codec import action_of, text_of
from rules.game import IllegalAction
from rules.options import GameOptions, OptionError
from rules.seats import Seat

if TYPE_CHECKING:
    from rules import AnyGame

LONGEST_NAME = 60
MOST_ENTRIES = 500
"""Entries of one match: more than any evening has."""
MOST_CHANGES = 4 * MOST_ENTRIES


class KeptStanding(Protocol):
    """A match between two entries, as far as every game can tell."""

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


O = TypeVar("O", bound=GameOptions)  # noqa: E741 (the letters of rules.game: options, state)
S = TypeVar("S", bound=KeptStanding)


class Keeper(ABC, Generic[O, S]):
    """How the score of one game is kept. Entries are frozen dataclasses; their text forms are those of rules.codec."""

    entry_types: ClassVar[tuple[type, ...]]
    """What can be written down, the usual entry first. `Stop` is understood everywhere besides."""
    low_wins: ClassVar[bool] = False
    """Whether a low total is the better one."""

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
    def notes(self, standing: S) -> tuple[Note, ...]:
        """Return what to know before the next deal, the most important first; () after the match."""

    def scores(self, standing: S) -> tuple[int, ...]:
        """Return a score by seat of which the larger is the better."""
        return tuple(-total for total in standing.totals) if self.low_wins else standing.totals

    def follow(self, standing: S, entry: object) -> S:
        """Return the standing after any entry; besides the reasons of the game `match-over` and `nothing-played`."""
        if standing.end is not None:
            raise IllegalAction("match-over")
        if isinstance(entry, Stop):
            if not standing.played:
                raise IllegalAction("nothing-played")
            return self.stopped(standing)
        if not isinstance(entry, self.entry_types):
            raise TypeError(f"no entry of this game: {entry!r}")
        return self.after(standing, entry)


AnyKeeper = Keeper[Any, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """An entry with the standings around it."""

    entry: Any
    before: Any
    after: Any

    @property
    def added(self) -> tuple[int, ...]:
        """By how much the totals differ."""
        return tuple(after - before for before, after in zip(self.before.totals, self.after.totals, strict=True))


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
    """

    game: AnyGame
    options: GameOptions
    names: tuple[str, ...]
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

    def start(self) -> Any:
        """Return the standing before the first entry."""
        return self.keeper.start(self.options, len(self.names), self.opener)

    def sheet(self) -> Sheet:
        """Return the entries replayed."""
        return self._replayed(self.entries)

    def _replayed(self, entries: Sequence[Any]) -> Sheet:
        standing = self.start()
        rows: list[Row] = []
        for number, entry in enumerate(entries):
            try:
                after = self.keeper.follow(standing, entry)
            except IllegalAction as refused:
                misfit = Misfit(number, refused.reason, refused.details)
                return Sheet(tuple(rows), standing, misfit, tuple(entries[number:]))
            rows.append(Row(entry, standing, after))
            standing = after
        return Sheet(tuple(rows), standing)

    def before(self, number: int) -> Any:
        """Return the standing that an entry is replayed on. Raises IndexError where none comes so far."""
        rows = self.sheet().rows
        return rows[number].before if number < len(rows) else self._replayed(self.entries[:number]).standing

    def enter(self, entry: Any) -> KeptGame:
        """Return the match with one more entry; raise IllegalAction, also `correct-first` and `too-many-entries`."""
        sheet = self.sheet()
        if sheet.misfit is not None:
            raise IllegalAction("correct-first", number=sheet.misfit.number + 1)
        if len(sheet.rows) >= MOST_ENTRIES:
            raise IllegalAction("too-many-entries", most=MOST_ENTRIES)
        self.keeper.follow(sheet.standing, entry)
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
        self.keeper.follow(self.before(number), entry)
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
        """Return the match with other names of the same number of players."""
        assert len(names) == len(self.names)
        return replace(self, names=tuple(name[:LONGEST_NAME] for name in names))

    # as a document

    def plain(self) -> dict[str, Any]:
        """Return everything as values that JSON can hold; `read_kept` reads it back."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": self.options.values(),
            "names": list(self.names),
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


def read_change(keeper: AnyKeeper, text: str) -> Change:
    """Return the change of a text form; raise ValueError when it is none."""
    verb, _, rest = text.partition(" ")
    kinds = (*keeper.entry_types, Stop)
    if verb == "enter":
        return Enter(action_of(kinds, rest))
    number, _, entry = rest.partition(" ")
    if not (number.isascii() and number.isdigit() and len(number) <= 4):
        raise ValueError(f"not a change: {text!r}")
    if verb == "correct":
        return Correct(int(number), action_of(kinds, entry))
    if verb == "remove" and not entry:
        return Remove(int(number))
    raise ValueError(f"not a change: {text!r}")


def read_kept(game: AnyGame, plain: Mapping[str, Any]) -> KeptGame:
    """Return the match of `KeptGame.plain`; raise ValueError with a sentence for anything else.

    Nothing is taken on trust: sizes, types, options and the places of corrections are looked at. Whether the entries fit
    is told by the sheet, as always.
    """
    keeper = game.keeper
    if keeper is None or plain.get("game") != game.name:
        raise ValueError("not a kept match of this game")
    if plain.get("version") != game.version:
        raise ValueError("kept by the rules of another version")
    names, opener, done = plain.get("names"), plain.get("opener"), plain.get("done")
    if not (isinstance(names, list) and len(names) in game.seats and all(map(_is_name, names))):
        raise ValueError("names are missing")
    if type(opener) is not int or not 0 <= opener < len(names):
        raise ValueError("nobody opens")
    try:
        options = game.Options.read(_mapping(plain.get("options")))
    except OptionError as error:
        raise ValueError(str(error)) from None
    if options.problems(len(names)):
        raise ValueError("the options do not fit the players")
    texts = plain.get("changes")
    if not isinstance(texts, list) or len(texts) > MOST_CHANGES or not all(isinstance(text, str) for text in texts):
        raise ValueError("no list of changes")
    if type(done) is not int or not 0 <= done <= len(texts):
        raise ValueError("more changes done than there are")
    changes = tuple(read_change(keeper, text) for text in texts)
    if not all(_places(changes)):
        raise ValueError("a change of an entry that is not there")
    return KeptGame(game, options, tuple(names), Seat(opener), changes, done)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and bool(name.strip()) and len(name) <= LONGEST_NAME


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise ValueError("no options")
    return value


def _places(changes: Sequence[Change]) -> Iterator[bool]:
    """Yield for each change whether the entry that it is about is there."""
    count = 0
    for change in changes:
        yield isinstance(change, Enter) or change.number < count
        count += isinstance(change, Enter) - isinstance(change, Remove)
