"""Where matches begin, are taken up again, and are put down: between the profile and the window."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from rules.dealing import Dealing
from rules.events import Event
from rules.options import GameOptions, OptionError
from rules.record import GameRecord, Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt.audience.screens import mirrored
from tablegames_qt.new_match import NewMatch
from tablegames_qt.profile import not_deleted_sentence, resumed_sentence, unreadable_sentence
from tablegames_qt.saves import Resumed, Unreadable
from tablegames_qt.seats_form import PERSON
from tablegames_qt.services import Services
from tablegames_qt.session import Session
from tablegames_qt.tables.kind import TableKind


class Desk(QObject):
    """Makes sessions. `opened` carries the kind, a session that is not started yet, and a sentence about its file."""

    opened = Signal(object, object, str)
    listed = Signal(object)
    """The saved matches, the latest first."""
    failed = Signal(str)
    """Why a match cannot be opened, as a sentence."""

    def __init__(self, services: Services, kinds: Mapping[str, TableKind], parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._kinds = kinds
        self._last: dict[str, NewMatch] = {}
        self._file = Path()
        """What was asked for last."""
        profile = services.profile
        profile.listed.connect(self.listed)
        profile.resumed.connect(self._take_up)
        profile.latest.connect(self._take_latest)
        profile.not_deleted.connect(lambda words: self.failed.emit(not_deleted_sentence(words)))
        profile.find_latest(kinds)

    def look(self) -> None:
        """Ask which matches are saved."""
        self._services.profile.list_saved()

    def begin(self, new: NewMatch) -> None:
        """Deal the first deal of a new match."""
        self._last[new.game.name] = new
        for player in new.players:
            if player.kind == "you":
                self._services.settings.player_name = player.name
        options = new.options
        several = sum(player.kind != "bot" for player in new.players) > 1
        seen = several or mirrored(QGuiApplication.screens())
        if seen and (for_several := self._kinds[new.game.name].for_several) is not None:
            options = for_several(options)
        match, events = Match.start(new.game, options, new.players, new.dealing)
        if new.known:
            match = dataclasses.replace(match, record=dataclasses.replace(match.record, practice=True))
        self._open(match, "", events, "")

    def go_on(self, finished: Match, plan: Any) -> None:
        """Begin the next match of an evening: the same players, with what the bots remember; `plan` is the table's."""
        game, record = finished.game, finished.record
        kind = self._kinds[record.game]
        options: GameOptions = game.Options.read(record.options)
        actions: tuple[tuple[Seat, Any], ...] = ()
        if kind.next_match is not None:
            options, actions = kind.next_match(finished, plan)
        memory = game.remember(record.memory, finished.state)
        match, events = Match.start(game, options, record.players, Dealing.fresh(game.name), memory)
        for seat, action in actions:
            match, more = match.act(seat, action)
            events += more
        self._open(match, "", events, "")

    def seat(self, session: Session, seat: Seat, name: str) -> None:
        """Let somebody take the seat of a bot while the next deal waits; the match is opened anew for those who play now."""
        kind, match = self._kinds[session.record.game], session.match
        bot = match.record.players[seat].name
        for action in () if kind.newcomer is None else kind.newcomer(seat):
            match, _ = match.act(TABLE, action)
        match = match.seated(seat, Player(name, PERSON))
        said = self.tr("{name} plays from the next deal on, in the place of {bot}.").format(name=name, bot=bot)
        self._open(match, session.autosave.slot, (), said)

    def resume(self, slot: str) -> None:
        """Take up a saved match."""
        self._file = Path(slot)
        self._services.profile.resume(slot)

    def delete(self, slot: str) -> None:
        """Put a saved match aside for good."""
        self._services.profile.delete(slot)

    def open_file(self, path: Path) -> None:
        """Take up the match of a file from anywhere; it becomes a match of its own."""
        self._file = path
        self._services.profile.open_file(path)

    def last(self, kind: TableKind) -> NewMatch | None:
        """Return what was set up for a game before."""
        return self._last.get(kind.game.name)

    def _take_latest(self, records: dict[str, GameRecord]) -> None:
        for game, record in records.items():
            with contextlib.suppress(OptionError):  # options of another version are not offered again
                self._last.setdefault(game, set_up_of(record, self._kinds[game]))

    def _take_up(self, answer: Resumed | Unreadable) -> None:
        if isinstance(answer, Resumed) and answer.match.record.game not in self._kinds:
            answer = Unreadable(answer.slot, "unknown-game", (self._file,))  # there are rules for it, but no table
        if isinstance(answer, Unreadable):
            self.failed.emit(unreadable_sentence(answer))
            self.look()
        else:
            self._open(answer.match, answer.slot, (), resumed_sentence(answer))

    def _open(self, match: Match, slot: str, opening: tuple[Event, ...], sentence: str) -> None:
        kind = self._kinds[match.record.game]
        session = Session(
            match,
            self._services.runner,
            self._services.profile.autosave(slot),
            opening=opening,
            speed=self._services.settings.speed,
            pace=kind.pace,
        )
        self.opened.emit(kind, session, sentence)


def set_up_of(record: GameRecord, kind: TableKind) -> NewMatch:
    """Return how a match was set up; its preset is the one that it differs least from. Raises OptionError."""
    options = kind.game.Options.read(record.options)
    preset = min(kind.game.presets, key=lambda each: len(options.differences(each.options)))
    return NewMatch(kind.game, preset.key, options, record.players, record.dealing)
