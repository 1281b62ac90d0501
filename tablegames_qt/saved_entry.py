"""A saved match as the home screen shows it: from the audience's view, so that no hand can be seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from rules.record import GameRecord, Match, RecordError, replay
from tablegames_qt.history import persons_of
from tablegames_qt.phrases import listed, practice_word
from tablegames_qt.profile import unreadable_sentence
from tablegames_qt.saves import ENDING, SavedMatch, Unreadable
from tablegames_qt.tables.kind import TableKind


class SavedEntry:
    """One saved match. It is replayed when something of its position is first asked for."""

    def __init__(self, saved: SavedMatch, kinds: Mapping[str, TableKind]) -> None:
        self.saved = saved
        self.kind = kinds.get(saved.record.game) if saved.record is not None else None

    @property
    def record(self) -> GameRecord | None:
        """The record, if its file can be read."""
        return self.saved.record

    @cached_property
    def _match(self) -> Match | None:
        if self.kind is None or self.record is None:
            return None
        try:
            return replay(self.record)
        except RecordError:
            return None

    @property
    def readable(self) -> bool:
        """Whether the match can be continued."""
        return self._match is not None

    @property
    def earlier(self) -> bool:
        """Whether it is an earlier generation, the newest file being damaged or gone."""
        return self.saved.path.suffix != ENDING

    @property
    def damaged(self) -> bool:
        """Whether its newest file could not be read."""
        return self.earlier or not self.readable

    @cached_property
    def view(self) -> Any:
        """The audience's view of the position; None when it cannot be read."""
        return self._match.game.view(self._match.state, None) if self._match is not None else None

    def title(self) -> str:
        """Return the game and the others at the table: Los Chinos with Bruno and Carla. Of several people all are named."""
        if self.kind is None or self.record is None:
            return self.saved.path.name
        game = QCoreApplication.translate("games", self.kind.title)
        players = self.record.players
        shared = len(persons_of(self.record)) > 1
        others = [player.name for player in players if shared or player.kind == "bot"]
        return QCoreApplication.translate("SavedEntry", "{game} with {names}").format(game=game, names=listed(others))

    def line(self) -> str:
        """Return where the match stands and when it was saved, or why it cannot be read."""
        if self._match is None or self.kind is None or self.record is None:
            # a record that reads but does not replay is damaged
            return unreadable_sentence(Unreadable(self.saved.slot, self.saved.reason or "damaged", (self.saved.path,)))
        when = saved_words(QDateTime.fromSecsSinceEpoch(int(self.saved.modified)))
        if self.earlier:
            sentence = QCoreApplication.translate(
                "SavedEntry", "The last save could not be read; the one before it stands in deal {deal}."
            )
            return f"{sentence.format(deal=self._match.game.deal_number(self._match.state))} {when}"
        people = persons_of(self.record)
        # of several people nobody's view is shown before the curtain
        view = self._match.game.view(self._match.state, min(people) if len(people) == 1 else None)
        stands = self.kind.continue_line(view, [player.name for player in self.record.players])
        practice = f"{practice_word()}." if self.record.practice else ""
        return " ".join(filter(None, (stands, practice, when)))

    def question(self) -> str:
        """Return what is asked before the match is deleted."""
        return QCoreApplication.translate(
            "SavedEntry", "Delete this match? Its file is kept in the folder “deleted” and can be opened from there."
        )


def entries(saves: Iterable[SavedMatch], kinds: Mapping[str, TableKind]) -> list[SavedEntry]:
    """Return the saved matches in their order, the first that can be continued before all others."""
    found = [SavedEntry(saved, kinds) for saved in saves]
    first = next((entry for entry in found if entry.readable), None)
    return found if first is None else [first, *(entry for entry in found if entry is not first)]


def saved_words(saved: QDateTime) -> str:
    """Return when something was saved, as a sentence."""
    locale = QLocale()
    time = locale.toString(saved.time(), QLocale.FormatType.ShortFormat)
    match saved.daysTo(QDateTime.currentDateTime()):
        case 0:
            return QCoreApplication.translate("SavedEntry", "Saved today at {time}.").format(time=time)
        case 1:
            return QCoreApplication.translate("SavedEntry", "Saved yesterday at {time}.").format(time=time)
        case _:
            day = locale.toString(saved.date(), QLocale.FormatType.ShortFormat)
            return QCoreApplication.translate("SavedEntry", "Saved on {day} at {time}.").format(day=day, time=time)
