"""Records of matches: options, players, seed and actions, from which every position is computed again by replaying.

On disk a record is one JSON document behind a header line `TGQT-RECORD schema length sha256`. Nothing in it is executed;
sizes, depth and every value are checked before anything is replayed, and a replay checks every action and the scores.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import rules
from rules.dealing import Dealing
from rules.envelope import EnvelopeError, seal, unseal
from rules.events import Event
from rules.game import Step
from rules.options import GameOptions, OptionError
from rules.seats import Seat

MAGIC = "TGQT-RECORD"
SCHEMA = 1
LONGEST_NAME = 60
LONGEST_CUT = 200


class RecordError(EnvelopeError):
    """A record that cannot be used. `reason` is a key that the program translates:

    `not-a-record`, `damaged`, `newer-schema`, `unknown-game`, `newer-version`, `older-version`, `bad-options`, `illegal-action`,
    `scores-differ`. `details` name the place.
    """


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name, `you`, `person` or `bot`, and a bot's level."""

    name: str
    kind: str = "bot"
    level: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record: the seat (or TABLE) and the action's text form."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything a match is made of. `scores` are those of the deals finished so far, kept as a check."""

    game: str
    version: int
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: bytes
    cut: str = ""
    moves: tuple[Move, ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()
    practice: bool = False
    """An undo showed something, so the match does not count in the statistics."""
    memory: Any = None
    """What bots had learnt from earlier matches of the evening when this one began."""
    title: str = field(default="", compare=False)
    """A note for people, such as when the match began; not used."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def dealing(self) -> Dealing:
        """The seed material."""
        return Dealing(self.seed, self.game, self.cut)


@dataclass(frozen=True, slots=True)
class Match:
    """A record and the position it leads to. Immutable: acting and going back return another match."""

    record: GameRecord
    state: Any

    @property
    def game(self) -> rules.AnyGame:
        """The rules it is played by."""
        return rules.game(self.record.game)

    @classmethod
    def start(
        cls,
        game: rules.AnyGame,
        options: GameOptions,
        players: tuple[Player, ...],
        dealing: Dealing,
        memory: Any = None,
    ) -> tuple[Match, tuple[Event, ...]]:
        """Return a new match and the events of its first deal; raise RecordError `bad-options` when they have problems."""
        problems = options.problems(len(players))
        if problems or len(players) not in game.seats:
            raise RecordError("bad-options", problem=problems[0].reason if problems else "seats")
        step = game.start(options, len(players), dealing)
        record = GameRecord(
            game.name, game.version, options.values(), players, dealing.seed, dealing.cut, memory=memory
        )
        return cls(record, step.state), step.events

    def act(self, seat: Seat, action: Any) -> tuple[Match, tuple[Event, ...]]:
        """Return the match after an action, and the events; raise IllegalAction for a wrong move."""
        game = self.game
        step: Step[Any] = game.apply(self.state, seat, action)
        record = dataclasses.replace(
            self.record,
            moves=(*self.record.moves, Move(seat, game.text(action))),
            scores=game.deal_scores(step.state),
        )
        return Match(record, step.state), step.events

    def seated(self, seat: Seat, player: Player) -> Match:
        """Return the match with another player on a seat from now on; what was played stays as it was."""
        players = (*self.record.players[:seat], player, *self.record.players[seat + 1 :])
        return Match(dataclasses.replace(self.record, players=players), self.state)

    def back_to(self, length: int) -> Match:
        """Return the match as it was after its first `length` moves."""
        return replay(dataclasses.replace(self.record, scores=()), length)


def replay(record: GameRecord, length: int | None = None) -> Match:
    """Return the match of a record after its first `length` moves (None: all, and then the scores must agree too).

    Raises RecordError for options that cannot start, an action that is not legal where it stands, and other scores.
    """
    *_, match = positions(record, length)
    if length is None and match.record.scores != record.scores:
        raise RecordError("scores-differ")
    return match


def positions(record: GameRecord, length: int | None = None) -> Iterator[Match]:
    """Yield the match of a record before its first move and after each of its first `length` moves (None: all).

    Raises RecordError for options that cannot start and for an action that is not legal where it stands.
    """
    match = opening(record)
    yield match
    for number, move in enumerate(record.moves[:length], 1):
        try:
            match, _ = match.act(move.seat, match.game.parse(move.text))
        except ValueError as error:  # IllegalAction too
            raise RecordError("illegal-action", number=number, action=move.text) from error
        yield match


def opening(record: GameRecord) -> Match:
    """Return the match of a record before its first move; raise RecordError when it cannot start."""
    game = rules.GAMES.get(record.game)
    if game is None:
        raise RecordError("unknown-game", game=record.game)
    if record.version != game.version:
        raise RecordError("newer-version" if record.version > game.version else "older-version", game=record.game)
    try:
        options = game.Options.read(record.options)
    except OptionError as error:
        raise RecordError("bad-options", problem=error.reason) from error
    match, _ = Match.start(game, options, record.players, record.dealing, record.memory)
    return Match(dataclasses.replace(record, moves=(), scores=game.deal_scores(match.state)), match.state)


def pack(record: GameRecord) -> bytes:
    """Return the bytes of a record file."""
    return seal(MAGIC, SCHEMA, _plain(record))


def unpack(content: bytes) -> GameRecord:
    """Return the record in the bytes of a file, not yet replayed; raise RecordError when they are not exactly that."""
    try:
        document = unseal(MAGIC, SCHEMA, content)
    except EnvelopeError as error:
        raise RecordError(error.reason, **error.details) from error
    record = _record(document)
    if _plain(record) != document:
        raise RecordError("damaged")
    return record


def _plain(record: GameRecord) -> dict[str, Any]:
    """Return the JSON document of a record; nothing else is read, so a file says what its record says."""
    return {
        "game": record.game,
        "version": record.version,
        "options": dict(record.options),
        "players": [[player.name, player.kind, player.level] for player in record.players],
        "seed": record.seed.hex(),
        "cut": record.cut,
        "moves": [f"{move.seat} {move.text}" for move in record.moves],
        "scores": [list(scores) for scores in record.scores],
        "practice": record.practice,
        "memory": record.memory,
        "title": record.title,
    }


def _record(document: dict[str, Any]) -> GameRecord:
    try:
        moves = []
        for line in document["moves"]:
            found = re.fullmatch(r"(-1|[0-9]{1,2}) (\S.*)", line)
            if found is None:
                raise ValueError("not a move")
            moves.append(Move(Seat(int(found[1])), found[2]))
        record = GameRecord(
            game=_text(document["game"], 40),
            version=_number(document["version"]),
            options={_text(key, 60): value for key, value in document["options"].items()},
            players=tuple(
                Player(_text(name, LONGEST_NAME), _one_of(kind, "you", "person", "bot"), _text(level, 40))
                for name, kind, level in document["players"]
            ),
            seed=bytes.fromhex(_text(document["seed"], 64)),
            cut=_text(document["cut"], LONGEST_CUT),
            moves=tuple(moves),
            scores=tuple(tuple(_number(score) for score in scores) for scores in document["scores"]),
            practice=_flag(document["practice"]),
            memory=document["memory"],
            title=_text(document["title"], 200),
        )
        if len(record.seed) != 32:
            raise ValueError("not a seed")
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("damaged") from error
    return record


def _text(value: object, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise ValueError("not a text")
    return value


def _one_of(value: object, *allowed: str) -> str:
    if value not in allowed:
        raise ValueError("not one of the words")
    return str(value)


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError("not a number")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("not true or false")
    return value
