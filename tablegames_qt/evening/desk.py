"""Where the evening of the program is kept: it is changed, saved, taken up again, and takes in what is played."""

from __future__ import annotations

import time
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject, Signal

from rules.record import Player
from tablegames_qt.documents import DocumentFile, OpenedDocument, SavedDocument
from tablegames_qt.evening.course import Course
from tablegames_qt.evening.document import EVENINGS
from tablegames_qt.evening.evening import Evening, EveningError, Person
from tablegames_qt.evening.finish import result_of, words_of
from tablegames_qt.evening.result import Result
from tablegames_qt.evening.words import GameWords, fault_words, lead_words
from tablegames_qt.phrases import listed
from tablegames_qt.profile import Profile, failure_sentence
from tablegames_qt.seats_form import BOT, NAMES, PERSON
from tablegames_qt.session import Session
from tablegames_qt.tables.kind import TableKind


class EveningDesk(QObject):
    """One evening at a time, or none. Every change is saved at once; what is wrong is told by `said` and changes nothing."""

    changed = Signal()
    """The evening is another, or there is another one, or none."""
    listed = Signal()
    """`saved` is new."""
    saving = Signal()
    """`on_disk` may have changed."""
    said = Signal(str)
    """A sentence for the status line."""
    opened = Signal()
    """An evening that was asked for is there."""

    def __init__(self, profile: Profile, kinds: Mapping[str, TableKind], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds = kinds
        self._documents = profile.documents(EVENINGS)
        self._documents.listed.connect(self._take_list)
        self._documents.opened.connect(self._take_up)
        self._documents.not_deleted.connect(self._not_deleted)
        self._course: Course | None = None
        self._file: DocumentFile | None = None
        self._matches: dict[Session, str] = {}
        """Sessions of the evening that are open, with the names of their saved matches."""
        self._expected = False
        self.saved: list[SavedDocument[Evening]] = []
        """The saved evenings, the latest first."""
        self.on_disk = False
        """Whether the evening as it stands is on disk."""
        self._documents.list_saved()

    # The evening -----------------------------------------------------------------------------------------------------

    @property
    def evening(self) -> Evening | None:
        """The evening as it stands."""
        return None if self._course is None else self._course.now

    @property
    def games(self) -> dict[str, GameWords]:
        """What is said of each game."""
        return {name: words_of(kind) for name, kind in self._kinds.items()}

    @property
    def slot(self) -> str:
        """The name of the document of the evening; empty without one."""
        return "" if self._file is None else self._file.slot

    @property
    def read_only(self) -> bool:
        """Whether another program has the profile, so that nothing is kept."""
        return self._documents.read_only

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return self._course is not None and bool(self._course.past)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self._course is not None and bool(self._course.future)

    def next_number(self) -> int:
        """Return which evening of the profile the next one is."""
        known = [each.content.number for each in self.saved if each.content is not None]
        known += [self.evening.number] if self.evening is not None else []
        return max(known, default=0) + 1

    def begin(self, evening: Evening) -> None:
        """Begin an evening; the one before stays saved."""
        self._put(Course(evening), "")
        self._save()

    def change(self, evening: Evening) -> None:
        """Have the evening be as given."""
        assert self._course is not None
        self._set(self._course.then(evening))

    def undo(self) -> None:
        """Take the last change back."""
        if self._course is not None:
            self._set(self._course.undone())

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self._course is not None:
            self._set(self._course.redone())

    def _set(self, course: Course) -> None:
        if course != self._course:
            self._course = course
            self._save()
            self.changed.emit()

    # On disk ---------------------------------------------------------------------------------------------------------

    def list_saved(self) -> None:
        """Ask which evenings are saved."""
        self._documents.list_saved()

    def open(self, slot: str) -> None:
        """Take up a saved evening; `opened` tells when it is there, `said` why it is not."""
        if slot == self.slot:
            self.opened.emit()
        else:
            self._documents.open(slot)

    def delete(self, slot: str) -> None:
        """Put an evening aside, among the deleted ones."""
        if slot == self.slot:
            self._drop_file()
            self._course = None
            self._matches.clear()
            self.changed.emit()
        self._documents.delete(slot)

    def _put(self, course: Course, slot: str) -> None:
        self._drop_file()
        self._matches.clear()
        self._course = course
        self._file = self._documents.file(slot)
        self._file.saved.connect(self._saved)
        self._file.failed.connect(self._failed)
        self.on_disk = bool(slot)
        self.changed.emit()

    def _drop_file(self) -> None:
        if self._file is not None:
            self._file.saved.disconnect(self._saved)
            self._file.failed.disconnect(self._failed)
            self._file = None

    def _save(self) -> None:
        assert self._course is not None
        assert self._file is not None
        self.on_disk = False
        self._file.save(self._course.now)
        self.saving.emit()

    def _saved(self) -> None:
        self.on_disk = True
        self.saving.emit()
        self._documents.list_saved()

    def _failed(self, words: str) -> None:
        self.said.emit(failure_sentence(words))
        self.saving.emit()

    def _not_deleted(self, words: str) -> None:
        text = QCoreApplication.translate("evening", "The evening could not be deleted: {words}.")
        self.said.emit(text.format(words=words))

    def _take_list(self, saved: list[SavedDocument[Evening]]) -> None:
        self.saved = saved
        self.listed.emit()

    def _take_up(self, found: OpenedDocument[Evening]) -> None:
        if found.content is None:
            self.said.emit(_unreadable_words(found))
            self._documents.list_saved()
            return
        self._put(Course(found.content), found.slot)
        if found.damaged:
            self.said.emit(
                QCoreApplication.translate(
                    "evening", "The last save could not be read. The evening goes on from the save before it."
                )
            )
        self.opened.emit()

    # Matches ---------------------------------------------------------------------------------------------------------

    def players(self, kind: TableKind) -> tuple[Player, ...]:
        """Return who is here as players of a match. Where a game needs more, bots that take no place fill the table."""
        levels = list(kind.game.levels)
        usual = levels[len(levels) // 2]
        evening = self.evening
        if evening is None:
            return ()
        seated = [_player(person, levels, usual) for person in evening.here]
        known = {person.name.casefold() for person in evening.people}
        spare = (name for name in NAMES if name.casefold() not in known)
        while len(seated) < min(kind.game.seats):
            seated.append(Player(next(spare), BOT, usual))
        return tuple(seated)

    def expect(self) -> None:
        """Let the match that is opened next belong to the evening."""
        self._expected = self._course is not None

    def has(self, session: Session) -> bool:
        """Whether a match belongs to the evening."""
        return session in self._matches

    def attend(self, kind: TableKind, session: Session) -> None:
        """Look at a match that has been opened: if it belongs to an evening, its result will enter there by itself."""
        slot = session.autosave.slot
        expected, self._expected = self._expected, False
        if not expected and (self.evening is None or slot not in self.evening.playing):
            known = next((each for each in self.saved if each.content and slot in each.content.playing), None)
            if known is None or known.content is None:
                return
            self._put(Course(known.content), known.slot)
        assert self._course is not None
        self._matches[session] = slot
        self._set(self._course.with_match(slot))
        session.finished.connect(lambda _: self._finished(kind, session))

    def leave(self, session: Session) -> None:
        """Say that a match is put down; it still belongs to the evening when it is taken up again."""
        self._matches.pop(session, None)

    def _finished(self, kind: TableKind, session: Session) -> None:
        slot = self._matches.get(session)
        if slot is not None and self._course is not None:
            self._course = self._course.without_match(slot)
            self.take_in(result_of(kind, session.match), slot)

    def take_in(self, result: Result, match: str = "") -> bool:
        """Enter a finished match, asked for nothing; the same match again takes the place of its result. Tells by `said` how
        the evening stands, or why nobody of it has played. Returns whether it was entered."""
        if self._course is None:
            return False
        try:
            evening = self._course.now.with_result(result, int(time.time()), match)
        except EveningError as fault:
            if fault.reason == "too-few-people":
                self.said.emit(
                    QCoreApplication.translate(
                        "evening", "Nobody of the evening has played this match: it does not count."
                    )
                )
            else:
                self.said.emit(fault_words(fault.reason))
            self._save()
            return False
        before = self._course.now
        self._set(self._course.then(evening))
        strangers = [name for name in result.names if before.named(name) is None] if result.kept else []
        said = lead_words(evening)
        if strangers:
            who = QCoreApplication.translate("evening", "Without points, not being of the evening: {names}.")
            said = f"{who.format(names=listed(strangers))} {said}"
        self.said.emit(said)
        return True


def _player(person: Person, levels: list[str], usual: str) -> Player:
    if person.level:
        return Player(person.name, BOT, person.level if person.level in levels else usual)
    return Player(person.name, PERSON)


def _unreadable_words(found: OpenedDocument[Evening]) -> str:
    """Return why an evening cannot be taken up, and what became of its file."""
    name = found.damaged[0].name if found.damaged else found.slot
    if found.reason == "no-file":
        text = QCoreApplication.translate("evening", "{file} is not there any more.")
    elif found.reason == "newer-schema":
        text = QCoreApplication.translate(
            "evening", "{file} was saved by a newer version of Table Games. It is left as it is."
        )
    else:
        text = QCoreApplication.translate("evening", "This evening is damaged. Its file is kept as {file}.")
    return text.format(file=name)
