"""The board: nothing overlaps and nothing is cut, from two to twelve people and from no match to thirty, on every screen."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.appearance import Appearance
from tablegames_qt.evening.board import Board
from tablegames_qt.evening.chart import grid, spread
from tablegames_qt.evening.drawing import Mark, Panel, Stroke, Thing, Words
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.marks import DASHES, mark_colour, outline_of
from tablegames_qt.evening.results_table import ResultsTable
from tablegames_qt.evening.words import GameWords, points_words
from tablegames_qt.languages import install
from tablegames_qt.scene.look import Look
from tablegames_qt.tables import TABLES
from tablegames_qt.theme import THEMES, Theme
from tests.qt.evening.evenings import begun, placed, random_evening, saturday

GAMES = {name: GameWords(kind.title) for name, kind in TABLES.items()}
PAGES = [(960, 410), (1024, 640), (1280, 672), (1920, 950)]
SCREENS = [(1024, 768), (1280, 800), (1920, 1080), (3840, 2160)]
ROOMS = [0.5, 1.0, 1.33]


def board(evening: Evening, size: tuple[int, int], *, room: float | None = None) -> Board:
    theme = THEMES["green"]
    look = Look(theme.for_audience() if room else theme, *size, 1.0, audience=room is not None, room=room or 1.0)
    return Board(evening, GAMES, look)


def letters(words: Words) -> QRectF:
    """Where the letters of a line can be: from their accents to under the longest of them; figures have neither."""
    metrics = QFontMetricsF(words.font)
    over, under = (0.25, 0.3) if any(map(str.isalpha, words.text)) else (0.05, 0.05)
    cap = metrics.capHeight()
    return words.rect.adjusted(0, metrics.ascent() - (1 + over) * cap, 0, under * cap - metrics.descent())


def clashes(things: Sequence[Thing]) -> list[tuple[str, str]]:
    texts = [thing for thing in things if isinstance(thing, Words)]
    return [
        (one.text, other.text)
        for one, other in itertools.combinations(texts, 2)
        if letters(one).intersects(letters(other))
    ]


def faults(made: Board, look: Look) -> list[str]:
    found = [f"{one} over {other}" for one, other in clashes(made.things)]
    whole = QRectF(0, 0, look.width, look.height)
    panels = [thing.rect for thing in made.things if isinstance(thing, Panel)]
    found += [f"panels {one} {other}" for one, other in itertools.combinations(panels, 2) if one.intersects(other)]
    for thing in made.things:
        if isinstance(thing, Words):
            inside = [panel for panel in panels if panel.intersects(letters(thing))]
            if not whole.contains(letters(thing)) or any(not panel.contains(letters(thing)) for panel in inside):
                found.append(f"{thing.text} leaves its place")
            if look.audience:
                cap = QFontMetricsF(thing.font).capHeight()
                if cap < 0.030 * look.height * look.room - 0.01:
                    found.append(f"{thing.text} is {cap:.1f} px high")
        elif isinstance(thing, Mark) and not any(panel.contains(thing.centre) for panel in panels):
            found.append(f"mark {thing.mark} outside")
    return found


def check(people: int, matches: int, size: tuple[int, int], room: float | None) -> None:
    made = board(random_evening(people, matches), size, room=room)
    look = made.look
    assert faults(made, look) == [], (people, matches, size, room)
    assert made.legible, (people, matches, size, room)


@pytest.mark.parametrize("room", [None, 1.0])
@pytest.mark.parametrize("people", [2, 4, 12])
def test_nothing_overlaps_or_is_cut(qapp: QApplication, people: int, room: float | None) -> None:
    for size in (PAGES[0], PAGES[2]) if room is None else SCREENS[:1]:
        for matches in (0, 1, 5, 30):
            check(people, matches, size, room)


@pytest.mark.slow
@pytest.mark.parametrize("people", range(2, 13))
def test_nothing_overlaps_or_is_cut_in_any_room(qapp: QApplication, people: int) -> None:
    for matches in (0, 1, 2, 6, 13, 30):
        for size in PAGES:
            check(people, matches, size, None)
        for size, room in itertools.product(SCREENS, ROOMS):
            check(people, matches, size, room)


@pytest.mark.parametrize("language", ["es", "it"])
def test_other_languages_fit_as_well(qapp: QApplication, english: None, language: str) -> None:
    install(qapp, language)
    for size, room in ((PAGES[0], None), (SCREENS[0], 1.0)):
        check(6, 7, size, room)
    install(qapp, "en")


def test_the_board_of_the_design(qapp: QApplication, english: None) -> None:
    made = board(saturday(), (1280, 700))
    texts = [thing.text for thing in made.things if isinstance(thing, Words)]
    for text in ("Saturday at Ana's", "three first places", "one point behind Bruno", "Ana 21", "Carla 17", "Chinchón"):
        assert text in texts
    assert made.standing.width() == pytest.approx(0.32 * 1280)
    assert made.standing.right() < made.chart.left()
    assert made.table.top() > made.chart.bottom()


def test_every_person_has_a_line_of_their_own(qapp: QApplication) -> None:
    made = board(random_evening(12, 5), (1280, 700))
    marks = {thing.mark for thing in made.things if isinstance(thing, Mark)}
    assert marks == set(range(12))
    dashes = [thing.dash for thing in made.things if isinstance(thing, Stroke) and len(thing.points) > 2]
    assert len(set(dashes)) == len(dashes) > 9
    assert len(set(DASHES)) == 12
    shapes = {tuple((round(p.x(), 2), round(p.y(), 2)) for p in outline_of(mark, QPointF(), 2)) for mark in range(12)}
    assert len(shapes) == 10  # the ring and the frame are the disc and the square, drawn hollow


def test_the_leaders_line_is_the_accent_and_no_other(qapp: QApplication) -> None:
    made = board(saturday(), (1280, 700))
    accent = THEMES["green"].accent
    lines = [thing for thing in made.things if isinstance(thing, Stroke) and len(thing.points) > 2]
    assert [line.colour == accent for line in lines].count(True) == 1


def test_an_evening_without_matches_says_what_will_come(qapp: QApplication, english: None) -> None:
    made = board(begun("Ana", "Bruno"), (1280, 700))
    texts = [thing.text for thing in made.things if isinstance(thing, Words)]
    assert "The lines begin with the first match." in texts
    assert texts.count("no match yet") == 2


def test_ties_are_written_with_an_equal_sign(qapp: QApplication) -> None:
    made = board(begun("Ana", "Bruno"), (1280, 700))
    assert [thing.text for thing in made.things if isinstance(thing, Words)].count("1\N{NO-BREAK SPACE}=") == 2


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def luminance(theme_colour: object) -> float:
    parts = [theme_colour.redF(), theme_colour.greenF(), theme_colour.blueF()]  # type: ignore[attr-defined]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_marks_stand_out_from_every_felt(theme: Theme) -> None:
    for mark in range(12):
        colour = luminance(mark_colour(mark, theme))
        for felt in (theme.felt_hi, theme.felt_lo, theme.audience_felt_hi):
            assert contrast(colour, luminance(felt)) >= 3, (theme.name, mark)


def test_names_at_the_ends_of_lines_move_apart_as_little_as_they_can() -> None:
    assert spread([10, 50], 20, 0, 100) == [10, 50]
    assert spread([50, 50], 20, 0, 100) == [40, 60]
    assert spread([0, 0, 0], 20, 0, 100) == [0, 20, 40]
    assert spread([100, 95, 10], 20, 0, 100) == [100, 80, 10]
    assert spread([5] * 6, 20, 0, 100) == [0, 20, 40, 60, 80, 100]
    assert spread([5] * 7, 20, 0, 100) is None
    spots = spread([30, 42, 44, 46, 90], 10, 0, 100)
    assert spots is not None
    assert statistics.fmean(spots[1:4]) == pytest.approx(44, abs=3)


def test_the_grid_has_round_numbers_and_few_lines() -> None:
    assert grid(0) == [0, 1]  # type: ignore[arg-type]
    assert grid(5) == [0, 1, 2, 3, 4, 5]  # type: ignore[arg-type]
    assert grid(21) == [0, 5, 10, 15, 20, 25]  # type: ignore[arg-type]
    assert grid(101)[-1] == 125  # type: ignore[arg-type]
    assert all(len(grid(points)) <= 6 for points in range(600))  # type: ignore[arg-type]


def long_names() -> Evening:
    evening = begun("Carmen de la Concepción F.", "Zoe", "Maximiliano Juan")
    return placed(evening, "mahjong", 1, 1, 1)


def test_a_long_name_is_whole_where_its_row_has_the_room(qapp: QApplication, english: None) -> None:
    for size, room in (((1024, 640), None), ((1280, 700), None), ((1920, 1080), 1.0)):
        made = board(long_names(), size, room=room)
        assert faults(made, made.look) == []
        assert "Carmen de la Concepción F." in [each.text for each in made.things if isinstance(each, Words)], size
    wide = board(long_names(), (1920, 950))
    said = [each.text for each in wide.things if isinstance(each, Words)]
    assert f"Maximiliano Juan {points_words(Fraction(10, 3))}" in said, "at the end of its line as well"


@pytest.mark.parametrize("width", [430, 700, 1200])
def test_the_table_cuts_no_points(qtbot: QtBot, appearance: Appearance, english: None, width: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    table = ResultsTable(appearance, parent)
    table.resize(width, 200)
    table.show_evening(long_names(), GAMES)
    for column in range(2, table.columnCount()):
        assert table.sizeHintForColumn(column) <= table.columnWidth(column), "as Qt itself draws it"
    head = table.horizontalHeaderItem(2)
    assert head is not None
    assert (head.text() == "Carmen de la Concepción F.") == (width == 1200)


def test_the_points_of_everybody_stand_in_even_columns(qapp: QApplication, english: None) -> None:
    evening = begun("Íñigo", "Maximiliano-Alejandro de la Torre y Fern", "Zoë", "Begoña")
    for places in ((1, 2, 3, 3), (3, 1, 3, 2), (1, 1, 3, 3)):
        evening = placed(evening, "chinese_poker", *places)
    made = board(evening, (1920, 1080), room=1.0)
    marks = [thing.centre.x() for thing in made.things if isinstance(thing, Mark) and made.table.contains(thing.centre)]
    apart = [round(after - before) for before, after in itertools.pairwise(marks)]
    assert len(marks) == 4
    assert max(apart) - min(apart) <= 1
