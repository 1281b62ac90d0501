"""What happened in a match, as sentences, computed from its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.events import Event, seen
from rules.record import GameRecord, Match
from rules.seats import Seat
from tablegames_qt.phrases import practice_sentence
from tablegames_qt.tables.kind import Names, TableKind


def told(kind: TableKind, events: tuple[Event, ...], names: Names) -> list[str]:
    """Return the sentences of events; those that the log passes over have none."""
    lines = (kind.log_line(event, names) for event in events)
    return [line for line in lines if line]


@dataclass(frozen=True)
class Told:
    """A step of a match in sentences. seat: who acted, TABLE for what no seat does, None for the opening."""

    seat: int | None
    lines: Sequence[str]


def whole_story(kind: TableKind, record: GameRecord, viewer: Seat | None) -> list[Told]:
    """Return the steps of a whole match as a viewer may know them, from its first deal on; first that it is practice."""
    names = [player.name for player in record.players]
    game = kind.game
    options = game.Options.read(record.options)
    match, events = Match.start(game, options, record.players, record.dealing, record.memory)
    first = [practice_sentence()] if record.practice else []
    steps = [Told(None, first + told(kind, seen(events, viewer), names))]
    for move in record.moves:
        match, events = match.act(move.seat, game.parse(move.text))
        steps.append(Told(move.seat, told(kind, seen(events, viewer), names)))
    return steps


def whole_log(kind: TableKind, record: GameRecord, viewer: Seat | None) -> list[str]:
    """Return the sentences of a whole match, one after the other."""
    return lines_of(whole_story(kind, record, viewer))


def lines_of(steps: Iterable[Told]) -> list[str]:
    """Return the sentences of steps, one after the other."""
    return [line for step in steps for line in step.lines]


def lines_since(steps: Sequence[Told], seat: int) -> list[str]:
    """Return what happened since a seat acted last; with nothing since, or where it has not acted yet, the last sentence."""
    acted = [number for number, step in enumerate(steps) if step.seat == seat]
    return lines_of(steps[acted[-1] + 1 :] if acted else ()) or lines_of(steps)[-1:]
