"""Heights of what an audience reads, in pixels, for each game and size of projector, beside what the room asks for.

python -m tests.benchmarks.audience_legibility [--room small|normal|hall] [GAME...]

One match of each game is played at random from a fixed seed; positions from all over it are shown as the audience sees
them, and the lowest text and the lowest index of a piece are measured there, with the texts that overlap or are cut.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from rules.dealing import Dealing, Rng
from rules.record import Match, Player
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.audience.legibility import ROOMS, Room
from tablegames_qt.languages import install
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.kind import TableContext, TableKind
from tests.isolation import isolate
from tests.qt.audience import legibility

SIZES = ((1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
SHOWN = 24
"""Positions of a match that are measured, the last one among them."""
LONGEST = 1_200
NAMES = ("Ana", "Bruno", "Carla", "Dario")
LINE = "{game:<16} {size:<10} {asked:>6} {text:>6} {index:>6} {verdict:<10} {faults:>6}  {lowest}"


@dataclass
class Found:
    """The lowest things on the positions of a game, in shares of the height, and how much was wrong."""

    text: float = 1.0
    index: float = 1.0
    words: str = ""
    faults: int = 0


def positions(kind: TableKind) -> tuple[Sequence[str], list[Any]]:
    """Return the names, and views of the audience from all over a random match."""
    game = kind.game
    options = game.presets[0].options
    seats = min(len(NAMES), max(game.seats))
    options = next((each.options for each in game.presets if _seats(each.options) == seats), options)
    players = tuple(Player(name, "bot", next(iter(game.levels))) for name in NAMES[: _seats(options)])
    match, _ = Match.start(game, options, players, Dealing.from_text("legible", game.name))
    rng = Rng.from_text("legible")
    views = [game.view(match.state, None)]
    while (acting := game.to_act(match.state)) and len(views) < LONGEST:
        match, _ = match.act(acting[0], game.legal_actions(match.state, acting[0]).pick(rng))
        views.append(game.view(match.state, None))
    step = max(1, len(views) // SHOWN)
    return [player.name for player in players], [*views[::step], views[-1]]


def _seats(options: Any) -> int:
    return int(getattr(options, "players", 4))


def measure(table: TableScene, views: Sequence[Any], names: Sequence[str]) -> Found:
    """Show the positions one after the other, and keep the lowest."""
    found = Found()
    for view in views:
        table.jump(view)
        for seen in legibility.texts(table):
            if seen.share < found.text:
                found.text, found.words = seen.share, seen.words
        found.index = min([found.index, *(seen.share for seen in legibility.indices(table))])
        found.faults += len(legibility.cut(table, names)) + len(legibility.overlapping(table))
    return found


def lines(games: Sequence[str], room: Room) -> Iterator[str]:
    """Yield the rows of the table, each as soon as it is measured."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    look = Appearance("green")
    look.dress(app)
    install(app, "en")  # its plurals are a translation too
    faces = CardFaces(Deck(index="jumbo"))
    settings = Settings(isolate() / "settings.ini")
    yield LINE.format(
        game="game",
        size="size",
        asked="asked",
        text="text",
        index="index",
        verdict="",
        faults="faults",
        lowest="lowest",
    )
    for name in games:
        kind = TABLES[name]
        names, views = positions(kind)
        context = TableContext(None, names, settings, faces, look.theme)
        table = (kind.make_audience or kind.make_table)(context)
        table.set_room(room.factor)
        for width, height in SIZES:
            table.fit(QSizeF(width, height), 1)
            found = measure(table, views, names)
            least = min(found.text, found.index)
            asked = room.least * height
            yield LINE.format(
                game=name,
                size=f"{width}x{height}",
                asked=f"{asked:.0f}",
                text=f"{found.text * height:.1f}",
                index="" if found.index == 1.0 else f"{found.index * height:.1f}",
                verdict="met" if least >= room.least - legibility.SLACK else "MISSED",
                faults=found.faults,
                lowest=repr(found.words) if found.text <= found.index else "a piece",
            ).rstrip()
        table.tear_down()
    faces.close()


def main(words: Sequence[str]) -> int:
    """Measure the games named on the command line, or all."""
    parser = argparse.ArgumentParser(prog="audience_legibility", description="Measure what an audience can read.")
    parser.add_argument("--room", choices=tuple(ROOMS), default="normal")
    parser.add_argument("game", nargs="*", choices=[*TABLES, []], help="all when none is named")
    chosen = parser.parse_args(words)
    missed = False
    for line in lines(chosen.game or list(TABLES), ROOMS[chosen.room]):
        print(line, flush=True)
        missed |= "MISSED" in line
    return int(missed)


if __name__ == "__main__":
    isolate()
    sys.exit(main(sys.argv[1:]))
