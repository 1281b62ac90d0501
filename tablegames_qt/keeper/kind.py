"""What the score keeper needs to know of a game: its words and its entry form. One `KeeperKind` a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QWidget

from rules.game import IllegalAction
from rules.keeping import TABLE_ENTRIES, Note, Row, Stop
from rules.latecomers import Joins, TakesOver
from rules.options import GameOptions
from rules.seats import Seat
from tablegames_qt.phrases import listed, plain, signed
from tablegames_qt.scene.lettering import NAME_LETTERS, short_name
from tablegames_qt.services import Services

Names = Sequence[str]


class EntryForm(QWidget):
    """The fields of one entry, made for a game. It refuses nothing itself: the page asks the rules, and shows why."""

    letters = 24
    """How long a name can be that it has room for."""
    result: QWidget | None = None
    """What a whole entry comes to, in words: shown under the buttons, which it would move if it stood in the form."""

    changed = Signal()
    """Something was entered."""
    submitted = Signal()
    """Enter was pressed where it does not choose anything."""
    opened = Signal(object)
    """An `Overlay` that the window is to show over the page."""

    page_opened = Signal(object)
    """A `ToolPage` that takes the place of the sheet until `page_left`."""
    page_left = Signal()

    def begin(self, standing: Any, names: Names, entry: Any = None) -> None:
        """Show empty fields for the next entry on a standing, or those of an entry that is to be corrected."""
        raise NotImplementedError

    def entry(self) -> Any:
        """Return what is entered so far; the rules say what is missing."""
        raise NotImplementedError

    def show_after(self, after: Any, refused: IllegalAction | None) -> None:
        """Show what the entry leads to: the standing after it, or None and why it is refused."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        """Return the field to begin with."""
        raise NotImplementedError

    def fit(self, width: int) -> None:
        """Take on a width in pixels; most forms need not do anything."""

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class KeeperWords(ABC):
    """A kept match in words. Names are those of the players by seat, short enough for a line."""

    unfinished: frozenset[str] = frozenset()
    """Reasons that only say that something is still to be entered."""

    @abstractmethod
    def refusal(self, reason: str, details: Mapping[str, Any], names: Names) -> str:
        """Return why an entry is impossible, or what is missing; reasons that every game has are not asked for."""

    @abstractmethod
    def sentence(self, row: Row, names: Names) -> str:
        """Return what a row of the sheet says, whole."""

    def caption(self, row: Row, names: Names) -> str:
        """Return what a row says to the audience, in two lines of large type at most."""
        return self.sentence(row, names)

    @abstractmethod
    def short(self, row: Row, names: Names) -> str:
        """Return the same in two or three words."""

    @abstractmethod
    def note(self, note: Note, names: Names) -> str:
        """Return a note as a sentence."""

    @abstractmethod
    def goal(self, options: GameOptions) -> str:
        """Return what decides the match, for the players and the audience."""

    @abstractmethod
    def opening(self, standing: Any, names: Names) -> str:
        """Return who opens the next deal: Bruno deals."""

    def title(self, number: int) -> str:
        """Return the name of an entry: Deal 5."""
        return QCoreApplication.translate("keeper", "Deal {number}").format(number=number)

    def enter(self, number: int) -> str:
        """Return the words of the button that enters it."""
        return QCoreApplication.translate("keeper", "Enter deal {number}").format(number=number)

    def opener_label(self) -> str:
        """Return the question who opens the first deal."""
        return QCoreApplication.translate("keeper", "Who deals first")

    def cell(self, row: Row, seat: int) -> str:
        """Return what a row adds for a seat."""
        return signed(row.added[seat])

    def total(self, total: int) -> str:
        """Return a total as it stands large on the board."""
        return plain(total)

    def seat_line(self, standing: Any, seat: int) -> str:
        """Return a few words under a player's total; mostly nothing."""
        del standing, seat
        return ""

    def marked(self, standing: Any, scores: Sequence[int]) -> tuple[tuple[int, ...], str]:
        """Return the seats that are marked on the board, and the word for it: who leads, or has won."""
        if standing.end is not None:
            return tuple(standing.winners), QCoreApplication.translate("keeper", "won")
        leads = tuple(seat for seat, score in enumerate(scores) if score == max(scores) and standing.played)
        return leads, QCoreApplication.translate("keeper", "leads")

    @abstractmethod
    def latecomer(self, standing: Any) -> str:
        """Return what somebody who joins begins with: `standing` is that with the new seat."""

    def numbered(self, entry: Any) -> bool:
        """Whether an entry is a deal with a number; a purchase is not."""
        return not isinstance(entry, TABLE_ENTRIES)

    def won(self, standing: Any, names: Names) -> str:
        """Return who has won a match that is over."""
        winners = [names[seat] for seat in standing.winners]
        total = self.total(standing.totals[standing.winners[0]])
        if len(winners) > 1:
            return QCoreApplication.translate("keeper", "{names} share the win with {total}.").format(
                names=listed(winners), total=total
            )
        return QCoreApplication.translate("keeper", "{name} wins with {total}.").format(name=winners[0], total=total)


@dataclass(frozen=True)
class KeeperKind:
    """How the program keeps the score of a game."""

    words: KeeperWords
    make_form: Callable[[Services], EntryForm]


def common_refusal(reason: str, details: Mapping[str, Any]) -> str | None:
    """Return the sentence of a reason that the score keeper of every game has, or None."""
    match reason:
        case "match-over":
            return QCoreApplication.translate("keeper", "The match was over before.")
        case "nothing-played":
            return QCoreApplication.translate("keeper", "Nothing has been played yet.")
        case "correct-first":
            return QCoreApplication.translate("keeper", "Correct row {number} first.").format(number=details["number"])
        case "name-taken":
            return QCoreApplication.translate("keeper", "Somebody is called {name} already.").format(
                name=details["name"]
            )
        case "not-a-whole-number":
            return QCoreApplication.translate("keeper", "{text} is no whole number.").format(text=details["text"])
        case "seat-not-there":
            return QCoreApplication.translate("keeper", "Nobody sits there any more.")
        case "rules-forbid":
            return QCoreApplication.translate("keeper", "The rules of this sheet allow no more players.")
        case "table-full":
            return QCoreApplication.translate(
                "keeper", "The table is full: {most} play at most. A latecomer can take over a seat."
            ).format(most=details["most"])
        case "too-many-entries":
            return QCoreApplication.translate("keeper", "This sheet is full. Begin another one.")
    return None


def refusal_words(words: KeeperWords, refused: IllegalAction, names: Names) -> str:
    """Return why an entry is refused."""
    common = common_refusal(refused.reason, refused.details)
    return words.refusal(refused.reason, refused.details, names) if common is None else common


def row_sentence(words: KeeperWords, row: Row, *, short: bool = False) -> str:
    """Return what a row says, with the names of those who sat there then, whole or (`short`) for a line."""
    names = shortened(row.names) if short else row.names
    match row.entry:
        case Stop():
            return QCoreApplication.translate("keeper", "The players stop here. {winner}").format(
                winner=words.won(row.after, names)
            )
        case Joins(name):
            return QCoreApplication.translate("keeper", "{name} joins and begins with {total}.").format(
                name=name.text, total=words.total(row.after.totals[-1])
            )
        case TakesOver(seat, name):
            return QCoreApplication.translate("keeper", "{name} takes over from {other} with {total}.").format(
                name=name.text, other=names[seat], total=words.total(row.after.totals[seat])
            )
    return words.sentence(row, names)


def row_caption(words: KeeperWords, row: Row) -> str:
    """Return what a row says to the audience."""
    return row_sentence(words, row) if isinstance(row.entry, TABLE_ENTRIES) else words.caption(row, row.names)


def row_short(words: KeeperWords, row: Row) -> str:
    """Return the same in two or three words."""
    names = row.names
    match row.entry:
        case Stop():
            return QCoreApplication.translate("keeper", "stopped")
        case Joins(name):
            return QCoreApplication.translate("keeper", "{name} joins").format(name=name.text)
        case TakesOver(seat, name):
            return QCoreApplication.translate("keeper", "{name} for {other}").format(name=name.text, other=names[seat])
    return words.short(row, names)


def row_cell(words: KeeperWords, row: Row, seat: int) -> str:
    """Return what a row adds for a seat; nothing where it is no deal, but for what somebody who joins begins with."""
    if isinstance(row.entry, TABLE_ENTRIES):
        return signed(row.added[seat]) if seat >= len(row.names) and row.added[seat] else ""
    return words.cell(row, seat)


def shortened(names: Names, letters: int = NAME_LETTERS) -> tuple[str, ...]:
    """Return names as they stand in lines: elided where they are longer than so many letters."""
    return tuple(short_name(name, letters=letters) for name in names)


def seat_of(details: Mapping[str, Any], names: Names, key: str = "seat") -> str:
    """Return the name of a seat in the details of a refusal or note."""
    return names[Seat(details[key])]
