"""In every size, language and number of players: nothing lies over anything else, and no word is cut."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from rules.chinos import CHINOS, ChinosOptions
from rules.chinos.view import ChinosView
from rules.dealing import Dealing, Rng
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt import languages
from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Chip, Label, Sentence
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinos.fixtures import Bubble, LargeButton, PadButton
from tablegames_qt.tables.chinos.range_bar import DuelBar, Meter, RangeBar
from tablegames_qt.tables.chinos.seating import places
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.chinos.played import visible

NAMES = (
    *("Maximiliana", "Bartholomew", "Wilhelmina", "Montgomery", "Evangelina", "Christopher"),
    *("Alessandra", "Sebastiano", "Guadalupe", "Concepción", "Giovannino", "Hermenegildo"),
)
SIZES = [
    (1016, 700),
    (1024, 534),
    *(pytest.param(size, marks=pytest.mark.slow) for size in ((1280, 700), (960, 540), (1656, 980), (3576, 2060))),
]
"""Of the table, in windows of 1280x800 with and without dock, 1024x768, 960x640, full HD and 4K."""
PLAYERS = (2, 3, *(pytest.param(number, marks=pytest.mark.slow) for number in (4, 7, 8, 10)), 6, 9, 12)


@functools.cache
def positions(players: int) -> dict[str, ChinosView]:
    """A view of each moment, found by playing at random; calls are repeated where they can be."""
    found: dict[str, ChinosView] = {}
    for number in range(14):
        rng = Rng.from_text(f"room {players} {number}")
        seats = tuple(Player(name) for name in NAMES[:players])
        options = ChinosOptions(
            first_match_first="host" if number % 2 else "random", impossible_calls="foul", foul_fine=number % 2 == 0
        )
        match, _ = Match.start(CHINOS, options, seats, Dealing.from_text(f"room {number}", "chinos"))
        while True:
            view = CHINOS.view(match.state, Seat(0))
            own = Seat(0) in view.to_act or TABLE in view.to_act
            key = f"{view.phase} {'own' if own else 'other'} {'final' if view.final else ''} {bool(view.saved)}"
            richer = len(view.calls) + 2 * any(view.fouls) + (view.coins == 2)
            if key not in found or richer > len(found[key].calls) + 2 * any(found[key].fouls) + (found[key].coins == 2):
                found[key] = view
            to_act = CHINOS.to_act(match.state)
            if not to_act:
                break
            match, _ = match.act(to_act[0], CHINOS.legal_actions(match.state, to_act[0]).pick(rng))
    return found


def boxes(table: ChinosTable) -> dict[str, QRectF]:
    """Everything that is seen, by name, where it is; what belongs together has one name."""
    found: dict[str, QRectF] = {}
    if table.bill.shown:
        for kind in (Plate, Label, Chip, Button):
            for number, item in enumerate(visible(table, kind)):
                if not isinstance(item, Label) or item.text:
                    found[f"{kind.__name__} {number} {getattr(item, 'text', '')}"] = item.rect()
        for name, piece in table.pieces.items():
            if piece.isVisible():
                found[f"piece {name}"] = piece.rect()
        return found
    for kind in (Plate, Label, Chip, Bubble, Meter, DuelBar, PadButton, LargeButton):
        for number, item in enumerate(visible(table, kind)):
            if not isinstance(item, Label) or item.text:
                found[f"{kind.__name__} {number} {getattr(item, 'text', '')}"] = item.rect()
    if table.sentence_line.text:
        found["sentence"] = table.sentence_line.rect()
    for bar in visible(table, RangeBar):
        cells = [bar.cell(total).translated(bar.pos()) for total in range(bar.lowest, bar.highest + 1)]
        reach = max((len(names) for names in bar.callers.values()), default=0) if bar._rows == 1 else 1
        high = QFontMetricsF(table.look.font("small", 600)).height() * 0.92 * reach
        whole = QRectF()
        for cell in cells:
            whole |= cell
        found["bar"] = whole.adjusted(0, -high, 0, 1.5 * table.look.u)
    for seat, place in table.places.items():
        found[f"fist {seat}"] = place.fist.adjusted(3, 3, -3, 0)
    first = table.piece("first")
    if first.isVisible():
        found["token"] = first.rect()
    return found


def clashes(table: ChinosTable) -> list[str]:
    """Pairs of things that lie over each other, and things that leave the table."""
    rects = {name: rect.adjusted(1.5, 1.5, -1.5, -1.5) for name, rect in boxes(table).items()}
    scene = table.sceneRect()
    faults = [
        f"{one} over {other}: {_say(rects[one])} {_say(rects[other])}"
        for one, other in itertools.combinations(rects, 2)
        if rects[one].intersects(rects[other])
    ]
    return faults + [
        f"{name} leaves the table {_say(rect)}" for name, rect in rects.items() if not scene.contains(rect)
    ]


def _say(rect: QRectF) -> str:
    return f"({rect.left():.0f} {rect.top():.0f} {rect.right():.0f} {rect.bottom():.0f})"


def cut_words(table: ChinosTable) -> list[str]:
    """What is not shown whole. Only names may be cut."""
    faults = []
    for item in [*visible(table, Label), *visible(table, Sentence)]:
        shown = " ".join("".join(run.text for run in line.runs) for line in item._lines)
        if shown.split() != plain(item.text).split() and item.text not in table.names:
            faults.append(f"{shown!r} instead of {plain(item.text)!r}")
    for plate in visible(table, Plate):
        room = plate.size.width() - plate._text_left - 3 * plate.look.u
        line = plate._shown_line()
        if QFontMetricsF(plate.look.font("small")).horizontalAdvance(line) > room + plate.look.u:
            faults.append(f"{line!r} is cut in the plate of {plate._name}")
    for button in visible(table, LargeButton):
        room = button.size.width() - (12.5 if button.enabled else 4) * button.look.u
        if QFontMetricsF(button.look.font("body", 600)).horizontalAdvance(button.text) > room:
            faults.append(f"{button.text!r} is cut on its button")
    return faults


def small_targets(table: ChinosTable) -> list[str]:
    """What is hit with the mouse and is smaller than 24 pixels in width or height."""
    return [
        f"button {button.text!r} is {button.size.width():.0f} x {button.size.height():.0f}"
        for button in visible(table, Button)
        if min(button.size.width(), button.size.height()) < 24
    ]


@pytest.fixture(params=["en", "es", "it"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """Speaks a language, and English again afterwards."""
    languages.install(qapp, request.param)
    yield request.param
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_lies_over_anything_else_and_no_word_is_cut(
    players: int, size: tuple[int, int], language: str, faces: CardFaces, tmp_path: Path
) -> None:
    names = list(NAMES[:players])
    context = TableContext(Seat(0), names, Settings(tmp_path / "settings.ini"), faces, THEMES["green"])
    table = ChinosTable(context)
    table.fit(QSizeF(*size), 1.0)
    faults = []
    for key, view in positions(players).items():
        table.jump(view)
        if view.phase == "call" and view.viewer in view.to_act:
            table.choose_total(view.open_totals[-1])
        faults += [f"{key}: {fault}" for fault in (*clashes(table), *cut_words(table), *small_targets(table))]
    table.tear_down()
    assert not faults, "\n".join(faults)


def test_who_calls_when_is_whole_on_the_plates_of_four_in_the_smallest_window(qapp: QApplication) -> None:
    look = Look(THEMES["green"], 696, 540)
    plate = Plate(look)
    plate.show_seat("Bruno", "second caller")
    for others in (1, 2, 3):
        assert plate.size.width() <= min(place.plate_width for place in places(696, 540, others))
