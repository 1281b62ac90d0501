"""Nothing on the screen, in the log, in the sounds or in the pace tells what a closed fist holds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from rules.chinos import CHINOS, Call, ChinosOptions, Hide
from rules.chinos.events import FistClosed
from rules.dealing import Dealing
from rules.events import seen
from rules.record import Match, Player
from rules.seats import Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.match_log import told
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.settings import Settings
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.audience import ChinosAudience
from tablegames_qt.tables.chinos.pace import ChinosPace
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.chinos.thumbnail import paint_thumbnail
from tablegames_qt.tables.kind import PictureContext, TableContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.chinos.played import shown_texts
from tests.qt.tables.played import NAMES

KIND = TABLES["chinos"]
Table = ChinosTable | ChinosAudience
ALL_WAYS = list(itertools.product(range(4), repeat=2))
"""Every way in which two other players can close their fists."""


def round_of_three(others: tuple[int, int], own: int, calls: int, options: ChinosOptions) -> list[tuple]:
    """The steps of a round, as (state before, events, state after), up to `calls` calls."""
    players = tuple(Player(name, "bot", "regular") for name in NAMES[:3])
    match, events = Match.start(CHINOS, options, players, Dealing.from_text("secret", "chinos"))
    steps = [(None, events, match.state)]
    for seat, coins in ((1, others[0]), (0, own), (2, others[1])):
        before = match.state
        match, events = match.act(Seat(seat), Hide(coins))
        steps.append((before, events, match.state))
    for number in range(calls):
        before = match.state
        (seat,) = CHINOS.to_act(before)
        match, events = match.act(seat, Call((4, 5)[number]))
        steps.append((before, events, match.state))
    return steps


@pytest.fixture
def tables(faces: CardFaces, tmp_path: Path, english: None) -> Iterator[Callable[[Seat | None], Table]]:
    """Makes tables for a viewer."""
    made: list[Table] = []

    def make(viewer: Seat | None) -> Table:
        settings = Settings(tmp_path / "settings.ini")
        context = TableContext(viewer, list(NAMES[:3]), settings, faces, THEMES["green"])
        table = ChinosAudience(context) if viewer is None else ChinosTable(context)
        table.fit(QSizeF(1016, 700), 1.0)
        made.append(table)
        return table

    yield make
    for each in made:
        each.tear_down()


def picture(table: Table) -> bytes:
    """What is painted, pixel by pixel."""
    image = QImage(508, 350, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table.render(painter)
    painter.end()
    return bytes(image.constBits())


def everything(table: Table, steps: list[tuple], viewer: Seat | None) -> list[object]:
    """All that a round shows: sentences, sounds, beats with their times, texts, pixels, log, words."""
    found: list[object] = []
    said = [
        signal.connect(lambda text, name=name: found.append((name, text)))
        for name, signal in (
            ("sentence", table.sentence),
            ("noted", table.noted),
            ("announced", table.announced),
            ("sound", table.sounded),
        )
    ]
    del said
    for before, events, after in steps:
        heard = seen(events, viewer)
        view = CHINOS.view(after, viewer)
        table.tell(None if before is None else CHINOS.view(before, viewer), heard, view)
        for beat in table.choreographer._queue:
            moves = [
                (type(move).__name__, move.time, str(getattr(move, "to", "")))
                for move in beat.moves
                if isinstance(move, Move | Flip)
            ]
            found.append((moves, beat.hold, beat.stagger, beat.at_most))
        table.choreographer.settle()
        found.append(shown_texts(table))
        found.append(told(KIND, heard, NAMES))
        found.append(KIND.words(view, NAMES))
        found.append(KIND.continue_line(view, NAMES))
    found.append(picture(table))
    return found


@pytest.mark.parametrize("viewer", [None, Seat(0)], ids=["audience", "own"])
@pytest.mark.parametrize("calls", [0, 2])
def test_a_round_looks_and_sounds_the_same_whatever_the_others_hold(
    tables: Callable[[Seat | None], Any], viewer: Seat | None, calls: int
) -> None:
    options = ChinosOptions(impossible_calls="allowed")
    first = None
    for others in ALL_WAYS if calls else ALL_WAYS[::5]:
        seen_now = everything(tables(viewer), round_of_three(others, 1, calls, options), viewer)
        first = seen_now if first is None else first
        assert seen_now == first, others


@pytest.mark.parametrize("mode", ["foul", "allowed"])
def test_where_a_refusal_would_betray_the_own_coins_the_pad_is_the_same_for_all_of_them(
    tables: Callable[[Seat | None], Any], mode: str
) -> None:
    """On a shared screen impossible calls are fouls: states, tool tips and spoken words of the pad are equal."""
    pads = set()
    for own in range(4):
        table = tables(Seat(0))
        table.context.settings.own_fist = "held"
        steps = round_of_three((1, 2), own, 0, ChinosOptions(impossible_calls=mode, first_match_first="random"))
        state = steps[-1][2]
        while CHINOS.to_act(state) != (Seat(0),):
            (seat,) = CHINOS.to_act(state)
            state = CHINOS.apply(state, seat, Call(3 + seat)).state
        table.jump(CHINOS.view(state, Seat(0)))
        pads.add(
            tuple(
                (button.text, button.word, button.reason, button.toolTip(), button.chosen, table._pad_words(button))
                for button in table.tray.pad
                if button.isVisible()
            )
        )
        assert sum(table.coin(number).isVisible() for number in range(3)) == 0
    assert len(pads) == 1


def test_no_item_of_a_closed_fist_knows_coins(tables: Callable[[Seat | None], Any]) -> None:
    for viewer in (None, Seat(0)):
        table = tables(viewer)
        steps = round_of_three((3, 2), 1, 1, ChinosOptions())
        table.jump(CHINOS.view(steps[-1][2], viewer))
        for seat in range(3):
            if table.hand(Seat(seat)).isVisible():
                assert table.hand(Seat(seat)).face is None


def test_closing_takes_the_same_time_for_every_number_of_coins() -> None:
    pace = ChinosPace()
    for seat in range(1, 6):
        asked = {pace("normal", (FistClosed(Seat(seat), coins, 3),)) for coins in (None, 0, 1, 2, 3)}
        assert len(asked) == 1
        assert 400 <= asked.pop() <= 1600


def test_delays_differ_between_players_and_rounds_and_never_ask_the_record() -> None:
    pace = ChinosPace()
    seen_delays = set()
    for _ in range(40):
        seen_delays.add(pace("normal", (FistClosed(Seat(1), None, 0),)))
        pace("normal", ())  # a call: the round goes on to its next part
    assert len(seen_delays) > 20
    assert pace("off", (FistClosed(Seat(1), None, 0),)) == 0
    assert [pace(speed, ()) for speed in ("off", "quick", "normal", "projector")] == [0, 500, 1000, 1500]


def test_a_thumbnail_is_the_same_whatever_the_fists_hold(faces: CardFaces) -> None:
    pictures = set()
    for others in ALL_WAYS:
        state = round_of_three(others, others[0], 2, ChinosOptions(impossible_calls="allowed"))[-1][2]
        image = QImage(240, 120, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_thumbnail(
            painter, image.rect().toRectF(), CHINOS.view(state, None), PictureContext(faces, THEMES["green"], 1.0)
        )
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 1
