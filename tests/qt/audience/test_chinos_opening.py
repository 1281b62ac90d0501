"""The opening of Los Chinos for the audience: what is counted can be read until the next round, and never before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF

from rules import GAMES
from rules.chinos.events import FistsOpened
from rules.events import seen
from rules.seats import Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinos.audience import ChinosAudience
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.audience.played import SHORT, Step, moments

LONG_NAME = "Maximiliano-Alejandro de la Torre y Fern"
Table = tuple[ChinosAudience, dict[str, Step]]
pytestmark = pytest.mark.usefixtures("english", "appearance")


@pytest.fixture(params=[4, 6])
def hall(request: pytest.FixtureRequest, faces: CardFaces, tmp_path: Path) -> Iterator[Table]:
    """The table in a hall on an old projector, with the moments of its matches."""
    names = (LONG_NAME, *SHORT[1 : request.param])
    table = ChinosAudience(TableContext(None, names, Settings(tmp_path / "settings.ini"), faces, THEMES["green"]))
    table.fit(QSizeF(1024, 768), 1.0)
    table.set_room(1.33)
    yield table, moments("chinos", request.param)
    table.tear_down()


def counted(table: ChinosAudience) -> dict[Seat, int]:
    """What the boxes say that hands hold."""
    found = {Seat(seat): box.count.coins for seat, box in enumerate(table.boxes) if box.count.isVisible()}
    return {seat: coins for seat, coins in found.items() if coins is not None}


def test_each_open_hand_says_its_coins_and_does_not_fade(hall: Table) -> None:
    table, found = hall
    before, told, after = found["told Saved"]
    view = GAMES["chinos"].view
    opened = next(event for event in told if isinstance(event, FistsOpened))
    whole = dict(zip(opened.seats, opened.coins, strict=True))
    table.jump(view(before, None))
    table.tell(view(before, None), seen(told, None), view(after, None))
    full = 0
    while True:
        QCoreApplication.processEvents()
        if not table.choreographer.running:
            break
        said = counted(table)
        assert said.items() <= whole.items()
        for seat in said:
            assert table.hand(seat).isVisible()
            assert table.hand(seat).opacity() == 1.0
            assert not table.saved_cup(seat).isVisible()
            assert table.boxes[seat].count.cap >= table.look.least_cap
        full += said == whole
        table.choreographer.skip_beat()
    assert full >= 4, "all of them while the total is told and who was right"


def test_no_box_says_coins_while_fists_are_closed(hall: Table) -> None:
    table, found = hall
    for before, _, after in found.values():
        for state in (before, after):
            view = None if state is None else GAMES["chinos"].view(state, None)
            if view is None or view.phase == "over":
                continue
            table.jump(view)
            last = view.history[-1] if view.phase == "choose" else None
            shown = {} if last is None else dict(zip(last.seats, last.coins, strict=True))
            assert counted(table).items() <= shown.items()
            assert last is None or counted(table)


def test_no_box_is_empty_and_no_mark_is_without_words(hall: Table) -> None:
    table, found = hall
    for key, (_, _, after) in found.items():
        view = GAMES["chinos"].view(after, None)
        if view.phase not in ("hide", "call"):
            continue
        table.jump(view)
        for seat in table.places:
            box = table.boxes[seat]
            assert box.line.text or table.bubbles[seat].isVisible() or box.pips.isVisible(), (key, seat)
        middle = table.middle
        assert not middle.pills.isVisible() or "different" in middle.meter.text.lower()
        if view.repeats_possible and view.phase == "call":
            assert "different" in middle.meter.text.lower()
        if view.phase == "call" and middle.title.isVisible():
            assert "calls" in middle.title.text
