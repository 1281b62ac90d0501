"""A whole match on the audience's table: no face is seen before everybody may see it, and nothing is left over."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF

from rules import GAMES
from rules.cards import Card
from rules.chinos.events import FistsOpened
from rules.events import Event, seen
from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.pieces import HandItem, Palm
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.audience.played import SHORT, steps

MOST_BEATS = 120
pytestmark = pytest.mark.usefixtures("english", "appearance")


def cards_in(thing: Any) -> Iterator[Card]:
    """Every card in a view or an event, however deep: an audience's view or event holds none that is hidden."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple | list | frozenset | set):
        for each in thing:
            yield from cards_in(each)
    elif hasattr(thing, "__dataclass_fields__"):
        for name in thing.__dataclass_fields__:
            if name != "options":
                yield from cards_in(getattr(thing, name))


def hidden_from(state: Any) -> frozenset[Card]:
    """The cards of a state that nobody in the audience may see: hands, stock, and what lies face down."""
    position = state.position
    hidden = {*itertools.chain.from_iterable(position.hands), *position.stock}
    knock = getattr(position, "knock", None)
    if knock is not None:
        hidden |= {knock.face_down}
        hidden -= set(cards_in(position.showings))
    return frozenset(hidden)


def faces_of(table: TableScene) -> set[Card]:
    """Every card that any item of the table shows or knows, seen or not."""
    return {item.card for item in table.pieces.values() if isinstance(item, CardItem) and item.card is not None}


def open_hands(table: TableScene) -> list[HandItem]:
    """Every hand that shows coins, seen or not."""
    return [item for item in table.pieces.values() if isinstance(item, HandItem) and isinstance(item.face, Palm)]


def walk(table: TableScene, before: Any, told: tuple[Event, ...], after: Any, state: Any) -> None:
    """Play a step beat by beat and look at all pieces in each."""
    table.tell(before, told, after)
    opened = any(isinstance(event, FistsOpened) for event in told)
    public = set(cards_in((before, told, after)))
    hidden = hidden_from(state) if hasattr(state, "position") else frozenset()
    for _ in range(MOST_BEATS):
        QCoreApplication.processEvents()  # the first beat of a queue starts with the next turn of the event loop
        if not table.choreographer.running:
            break
        shown = faces_of(table)
        assert shown <= public
        assert not shown & hidden
        assert opened or not open_hands(table)
        table.choreographer.skip_beat()
    assert faces_of(table) <= set(cards_in(after))
    assert not table.choreographer.running
    assert not open_hands(table)


@pytest.mark.parametrize(
    ("game", "players", "seed", "most"),
    [("chinos", 6, 1, 45), ("chinos", 2, 2, 2000), ("chinese_ten", 2, 1, 45), ("chinchon", 2, 1, 45)],
)
def test_a_match_is_shown_without_a_hidden_face(
    game: str, players: int, seed: int, most: int, faces: CardFaces, tmp_path: Path
) -> None:
    _play(game, players, seed, faces, tmp_path, most=most)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), [("chinos", 12), ("chinos", 2), ("chinese_ten", 4), ("chinchon", 4)])
def test_whole_matches_are_shown_without_a_hidden_face(
    game: str, players: int, seed: int, faces: CardFaces, tmp_path: Path
) -> None:
    _play(game, players, seed, faces, tmp_path, most=2000)


def _play(game: str, players: int, seed: int, faces: CardFaces, folder: Path, *, most: int) -> None:
    """Show the first steps of a match: those of a short one are all of it."""
    rules, build = GAMES[game], TABLES[game].make_audience
    assert build is not None
    table = build(TableContext(None, SHORT[:players], Settings(folder / "settings.ini"), faces, THEMES["green"]))
    table.set_speed(Speed.OFF)
    table.fit(QSizeF(1024, 768), 1.0)
    settled: list[None] = []
    table.settled.connect(lambda: settled.append(None))
    played = list(itertools.islice(steps(game, players, seed), most))
    for before, told, after in played:
        view = None if before is None else rules.view(before, None)
        walk(table, view, seen(told, None), rules.view(after, None), after)
    assert len(settled) == len(played)
    items = len(table.items())
    table.jump(rules.view(played[-1][2], None))
    assert len(table.items()) == items
    table.tear_down()
