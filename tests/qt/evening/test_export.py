"""An evening to take away: nothing is lost, and no name can do harm in a page, a table or a chart."""

from __future__ import annotations

import csv
import io
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tablegames_qt.evening.evening import Evening, Played, new_evening
from tablegames_qt.evening.export import as_csv, as_html, as_text
from tablegames_qt.evening.finish import words_of
from tablegames_qt.tables import TABLES
from tests.qt.evening.evenings import BEGAN, begun, placed, random_evening, saturday

GAMES = {name: words_of(kind) for name, kind in TABLES.items()}
BAD = ("<script>alert(1)</script>", '=HYPERLINK("x")', 'Eve "&" O\'Neil, Jr.', "+1; --")


def bad() -> Evening:
    evening = new_evening("<b>Night</b> & day", BEGAN, [(name, mark, "") for mark, name in enumerate(BAD)])
    return evening.with_played(Played(0, BEGAN, "", (1, 2, 3, 4), (1, 2, 3, 4), note="=cmd|' /C calc'!A0"))


class Page(HTMLParser):
    """The texts of a page and what its elements refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href")]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(text: str) -> Page:
    page = Page()
    page.feed(text)
    return page


def test_the_page_needs_nothing_else_and_holds_everything(qapp: QApplication, english: None) -> None:
    page = read(as_html(saturday(), GAMES))
    assert page.links == []
    assert "script" not in page.tags
    said = " ".join(page.texts)
    for words in ("Saturday at Ana's", "three first places", "one point behind Bruno", "Carla saved first, Dario pays"):
        assert words in said
    assert page.tags.count("polyline") >= 4 + 5
    assert page.tags.count("tr") == 4 + 1 + 5


def test_names_are_escaped_wherever_they_stand(qapp: QApplication, english: None) -> None:
    text = as_html(bad(), GAMES)
    page = read(text)
    assert "script" not in page.tags
    assert page.tags.count("b") == text.count("<b>")
    for name in BAD:
        assert any(name in words for words in page.texts), name
    assert "<b>Night</b> & day" in page.texts


def test_the_chart_is_a_picture_that_can_be_drawn(qapp: QApplication) -> None:
    for evening in (saturday(), bad(), random_evening(12, 30)):
        (drawing,) = re.findall(r"<svg xmlns.*?</svg>", as_html(evening, GAMES), re.DOTALL)
        ET.fromstring(drawing)
        renderer = QSvgRenderer(drawing.encode())
        assert renderer.isValid()
        image = QImage(860, 400, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, 860, 400))
        painter.end()
        assert len({image.pixel(x, y) for x in range(0, 860, 7) for y in range(0, 400, 3)}) > 4


def test_the_table_has_a_row_a_match_and_the_totals(qapp: QApplication, english: None) -> None:
    rows = list(csv.reader(io.StringIO(as_csv(saturday(), GAMES))))
    assert rows[0] == ["Match", "Time", "Game", "Result", "Ana", "Bruno", "Carla", "Dario"]
    assert len(rows) == 1 + 5 + 1
    assert rows[2][2:] == ["Los Chinos", "Carla saved first, Dario pays", "3", "2", "5", "1"]
    assert rows[-1] == ["Total", "", "", "", "21", "9", "17", "8"]


def test_no_text_of_the_table_is_a_formula(qapp: QApplication) -> None:
    rows = list(csv.reader(io.StringIO(as_csv(bad(), GAMES))))
    cells = [cell for row in rows for cell in row]
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in cells)
    assert '\'=HYPERLINK("x")' in rows[0]


def test_shared_points_have_a_decimal_point_in_every_language(qapp: QApplication) -> None:
    evening = placed(begun("Ana", "Bruno", "Carla"), "chinchon", 1, 1, 1)
    rows = list(csv.reader(io.StringIO(as_csv(evening, GAMES))))
    assert rows[1][4:] == ["3.33", "3.33", "3.33"]


def test_who_sat_out_has_an_empty_cell(qapp: QApplication) -> None:
    evening = begun("Ana", "Bruno", "Carla").with_played(Played(0, BEGAN, "chinos", (1, 3), (2, 1)))
    rows = list(csv.reader(io.StringIO(as_csv(evening, GAMES))))
    assert rows[1][4:] == ["3", "", "5"]


def test_as_text_it_has_a_line_for_everybody_and_for_every_match(qapp: QApplication, english: None) -> None:
    lines = as_text(saturday(), GAMES).splitlines()
    assert "   1  Ana  21  (three first places)" in lines
    assert "1. Chinese Ten: Ana +31 (Ana 5, Bruno 2, Carla 3, Dario 1)" in lines
    assert len(lines) == 3 + 4 + 1 + 5


@pytest.mark.parametrize("form", [as_text, as_csv, as_html])
def test_an_evening_without_matches_can_be_taken_away_as_well(qapp: QApplication, form: object) -> None:
    text = form(begun("Ana", "Bruno"), GAMES)  # type: ignore[operator]
    assert "Ana" in text
    assert "Bruno" in text
