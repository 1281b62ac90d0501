"""At a table that several people share nothing lies over anything else, no word is cut, and everything can be hit."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF

from rules.chinos import CHINOS, ChinosOptions
from rules.dealing import Dealing
from rules.record import Match, Player
from rules.seats import Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinos.hidden_keys import KeyCaps
from tablegames_qt.tables.chinos.shared import SharedTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.chinos.played import visible
from tests.qt.tables.chinos.test_chinos_room import clashes, cut_words, language, small_targets
from tests.qt.tables.played import NAMES

__all__ = ["language"]
SIZES = [
    (888, 549),
    pytest.param((1016, 700), marks=pytest.mark.slow),
    pytest.param((3576, 2060), marks=pytest.mark.slow),
]


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_keys_are_explained_whole_by_every_preset(
    players: int, language: str, faces: CardFaces, tmp_path: Path
) -> None:
    """In a window of 1024x768, the numbers below."""
    settings = Settings(tmp_path / "settings.ini")
    settings.fists_input = "keys"
    settings.hide_time = 20
    names = ["Carmen de la Concepción", *NAMES[1:players]]
    context = TableContext(
        None, names, settings, faces, THEMES["green"], shared=True, persons=frozenset(map(Seat, range(players)))
    )
    table = SharedTable(context)
    table.fit(QSizeF(1024, 511), 1.0)
    faults = []
    for preset in CHINOS.presets:
        seats = tuple(Player(name, "person") for name in names)
        match, _ = Match.start(CHINOS, preset.options, seats, Dealing.from_text("room", CHINOS.name))
        view = CHINOS.view(match.state, None)
        table.jump(view)
        for running in (False, True):
            if running:
                table.keys.start()
            found = (*clashes(table), *cut_words(table), *small_targets(table))
            faults += [f"{preset.key} {running}: {fault}" for fault in found]
        assert view.rules is not None
        for item in visible(table, KeyCaps):
            assert item.coins == ([1, 1, 2, 3] if view.rules.least else [0, 1, 2, 3])
        table.keys.give_up()
    table.tear_down()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4, 7, 12])
def test_what_is_entered_has_its_room(
    players: int, size: tuple[int, int], language: str, faces: CardFaces, tmp_path: Path
) -> None:
    names = list(NAMES[:players])
    seats = tuple(Player(name, "person") for name in names)
    persons = frozenset(Seat(seat) for seat in range(players))
    settings = Settings(tmp_path / "settings.ini")
    settings.fists_input = "keys"
    context = TableContext(None, names, settings, faces, THEMES["green"], shared=True, persons=persons)
    table = SharedTable(context)
    table.fit(QSizeF(*size), 1.0)
    faults = []

    def look(key: str) -> None:
        faults.extend(f"{key}: {fault}" for fault in (*clashes(table), *cut_words(table), *small_targets(table)))

    match, _ = Match.start(CHINOS, ChinosOptions(), seats, Dealing.from_text("room", CHINOS.name))
    table.jump(CHINOS.view(match.state, None))
    look("hide")
    match, _ = Match.start(CHINOS, ChinosOptions(fists="real"), seats, Dealing.from_text("room", CHINOS.name))
    while CHINOS.view(match.state, None).phase == "call":
        view = CHINOS.view(match.state, None)
        table.jump(view)
        total = view.open_totals[5 * len(view.calls) % len(view.open_totals)]
        table.choose_total(total)
        look(f"call {len(view.calls)}")
        (seat,) = view.to_act
        match, _ = match.act(seat, CHINOS.parse(f"call {total}"))
    table.jump(CHINOS.view(match.state, None))
    for coins in range(players):
        look(f"show {coins}")
        table.digit(coins % 4)
    look("entered")
    table.entries.count()
    look("asked")
    table.tear_down()
    assert not faults, "\n".join(faults)
