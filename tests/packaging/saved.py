"""Files kept for ever, one of each kind, version of the rules and form: newer programs must open them.

Two matches of each game, two sheets of the score keeper of each, an evening and the settings.
`python -m tests.packaging.saved` writes those that the present version lacks, and never touches one that is there.
"""

from __future__ import annotations

import contextlib
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import rules
from rules.dealing import Dealing, Rng
from rules.game import Game, IllegalAction
from rules.keeping import KeptGame
from rules.latecomers import Joins, Name, TakesOver
from rules.options import GameOptions
from rules.record import SCHEMA, Match, Player, pack
from rules.seats import Seat
from tablegames_qt.evening.document import EVENINGS
from tablegames_qt.evening.evening import Evening
from tablegames_qt.keeper.kept_games import KEPT
from tablegames_qt.settings import DECLARED, Setting, Settings
from tests.qt.evening.evenings import saturday
from tests.rules.kept import KEPT as SAMPLES
from tests.rules.test_keeping import kept, whole

FOLDER = Path(__file__).parent / "saves"
MOVES, MORE_MOVES = 25, 120
"""Decisions in the two matches of a game: enough for most to be in the middle of something, and in a later deal."""
TEXTS = {
    "language": "it",
    "player_name": "José Ñuño, 李",
    "window_frame": "10 -20 1200 800 maximized",
    "silenced": "deal win",
    "audience_screen": "HDMI-1 of the hall",
}
"""Values of the settings that are any text of a form."""


def name_of(game: rules.AnyGame, more: str = "") -> str:
    """The name of the file of a match of a game as it is now; `-more` names the second one."""
    return f"{game.name}-rules{game.version}-schema{SCHEMA}{more}.tgr"


def played(game: rules.AnyGame) -> Match:
    """A match of a game as it is offered first, that stands in its middle, the same every time."""
    seats = min(game.seats)
    level = next(iter(game.levels))
    players = (Player("José", "you"), *(Player(f"Bot {seat}", "bot", level) for seat in range(1, seats)))
    match, _ = Match.start(game, game.presets[0].options, players, Dealing.from_text("kept", game.name))
    return _played_on(match, MOVES)


def played_more(game: rules.AnyGame) -> Match:
    """A longer one with all that a record may hold: every seat, other rules, a cut, several people, the strongest bots and
    what they learnt before, in a match that became practice."""
    seats = max(game.seats)
    level = list(game.levels)[-1]
    kinds = ("person", "person", *["bot"] * seats)[:seats]
    players = tuple(
        Player(f"{kind} “{seat}” ñ 李", kind, level if kind == "bot" else "") for seat, kind in enumerate(kinds)
    )
    dealing = Dealing(Dealing.from_text("kept more", game.name).seed, game.name, "un corte")
    options = _other_options(game, seats)
    memory = None
    if type(game).remember is not Game.remember:
        before, _ = Match.start(game, options, players, Dealing.from_text("kept before", game.name))
        memory = game.remember(None, _played_on(before, game.longest(options, seats), to_the_end=True).state)
    match, _ = Match.start(game, options, players, dealing, memory)
    match = _played_on(match, MORE_MOVES)
    return replace(match, record=replace(match.record, practice=True))


def sheet(name: str) -> KeptGame:
    """A sheet of the score keeper with every kind of entry, a correction, a row taken out, and a change undone."""
    match = whole(name)
    last = len(match.entries) - 1
    return match.correct(0, match.entries[0]).remove(last).undo()


def sheet_of_latecomers(name: str) -> KeptGame:
    """A sheet in which a seat was taken over and, where the game has more seats, somebody joined."""
    match = kept(name, SAMPLES[name].samples[0]).enter(TakesOver(Seat(1), Name("Élodie Ñ. 李")))
    with contextlib.suppress(IllegalAction):
        match = match.enter(Joins(Name("Zoë 100 %")))
    return match


def evening() -> Evening:
    """An evening of five matches with somebody who came late, a bot, somebody who left, a plan and a match that goes on."""
    late = saturday().joined("Élodie").joined("Bot", level="hard").left(2)
    played_by_hand = replace(late.played[0], game="", note="Table football", source="hand", scores=())
    return replace(
        late.with_played(played_by_hand), plan=("mahjong", "chinos"), playing=("20260101-120000-abcdef",), number=7
    )


def other_than_usual(setting: Setting[Any]) -> object:
    """A value of a setting that is not its default."""
    if isinstance(setting.default, bool):
        return not setting.default
    if setting.choices is not None:
        return next(choice for choice in reversed(setting.choices) if choice != setting.default)
    return setting.high if isinstance(setting.default, int) else TEXTS[setting.name]


def documents() -> dict[str, bytes]:
    """The files of the present version that are no matches and no settings, by their names."""
    sheets = {
        f"kept-{name}-rules{game.version}-schema{KEPT.schema}{more}.tgd": KEPT.pack(make(name))
        for name, game in rules.GAMES.items()
        for more, make in (("", sheet), ("-more", sheet_of_latecomers))
    }
    return {**sheets, f"evenings-schema{EVENINGS.schema}.tgd": EVENINGS.pack(evening())}


def settings_files() -> list[Path]:
    """The kept settings, oldest first."""
    return sorted(FOLDER.glob("settings-*.ini"), key=lambda file: int(re.sub(r"\D", "", file.stem)))


def keys_of(file: Path) -> set[str]:
    """The settings that a kept file gives, as `group/name`."""
    group, keys = "", set()
    for line in file.read_text(encoding="utf-8").splitlines():
        if (title := re.fullmatch(r"\[(\w+)\]", line)) is not None:
            group = title[1]
        elif "=" in line:
            keys.add(f"{group}/{line.partition('=')[0]}")
    return keys


def settings() -> bytes:
    """Settings in which nothing is as usual."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.ini"
        written = Settings(file)
        for name, setting in DECLARED.items():
            written.set_value(name, other_than_usual(setting))
        written.sync()
        return file.read_bytes()


def main() -> int:
    """Write what is missing; return the exit status."""
    wanted: dict[str, Callable[[], bytes]] = {}
    for game in rules.GAMES.values():
        wanted[name_of(game)] = lambda game=game: pack(played(game).record)
        wanted[name_of(game, "-more")] = lambda game=game: pack(played_more(game).record)
    wanted |= {name: lambda content=content: content for name, content in documents().items()}
    known = settings_files()
    if not known or keys_of(known[-1]) != {setting.key for setting in DECLARED.values()}:
        wanted[f"settings-{len(known) + 1}.ini"] = settings
    for name, content in wanted.items():
        file = FOLDER / name
        if not file.exists():
            file.write_bytes(content())
            sys.stdout.write(f"{file.name} written\n")
    return 0


def _other_options(game: rules.AnyGame, seats: int) -> GameOptions:
    """The rules of the last preset that as many can play."""
    for preset in reversed(game.presets):
        options: GameOptions = preset.options
        if "players" in options.values():
            options = options.replace(players=seats)
        if not options.problems(seats):
            return options
    raise ValueError(f"{game.name} has no rules for {seats}")


def _played_on(match: Match, moves: int, *, to_the_end: bool = False) -> Match:
    """The match after so many moves of chance; it does not end unless that is asked for."""
    game, rng = match.game, Rng.from_text("kept")
    while len(match.record.moves) < moves and game.outcome(match.state) is None:
        seat = game.to_act(match.state)[0]
        after, _ = match.act(seat, game.legal_actions(match.state, seat).pick(rng))
        if not to_the_end and game.outcome(after.state) is not None:
            break
        match = after
    return match


if __name__ == "__main__":
    sys.exit(main())
