"""What happened in a match, as sentences, computed from its record."""

from __future__ import annotations

from rules.events import Event, seen
from rules.record import GameRecord, Match
from rules.seats import Seat
from tablegames_qt.tables.kind import Names, TableKind


def told(kind: TableKind, events: tuple[Event, ...], names: Names) -> list[str]:
    """Return the sentences of events; those that the log passes over have none."""
    lines = (kind.log_line(event, names) for event in events)
    return [line for line in lines if line]


def whole_log(kind: TableKind, record: GameRecord, viewer: Seat | None) -> list[str]:
    """Return the sentences of a whole match as a viewer may know it, from its first deal on."""
    names = [player.name for player in record.players]
    game = kind.game
    options = game.Options.read(record.options)
    match, events = Match.start(game, options, record.players, record.dealing, record.memory)
    lines = told(kind, seen(events, viewer), names)
    for move in record.moves:
        match, events = match.act(move.seat, game.parse(move.text))
        lines += told(kind, seen(events, viewer), names)
    return lines
