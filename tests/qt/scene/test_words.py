"""Words on the table fit where they stand, in long languages and wide fonts too."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Pen, plain, short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Ground, Outline, Place
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Align, Chip, Label, Notice, Sentence, Stamp, Steps, Tally
from tablegames_qt.theme import THEMES

LONG = "{n} captura el <b>2 de corazones</b> con el <b>8 de tréboles</b>. Las cartas rojas cuentan: 2 puntos.".format(
    n="Maximiliana"
)
SIZES = [(744, 560), (1016, 700), (1656, 980), (3576, 2060)]


def look_of(size: tuple[int, int], *, audience: bool = False) -> Look:
    return Look(THEMES["green"], *size, audience=audience)


@pytest.mark.parametrize("size", SIZES)
def test_type_has_the_sizes_of_the_design(qapp: QApplication, size: tuple[int, int]) -> None:
    look = look_of(size)
    pixels = {role: look.font(role).pixelSize() for role in ("stamp", "title", "heading", "body", "small")}
    if size[1] == 700:
        assert pixels["stamp"] == 44
        assert 26 <= pixels["title"] <= 34
        assert pixels["heading"] in (17, 18, 19)
        assert pixels["body"] == 15
        assert pixels["small"] == 13
    assert min(pixels.values()) >= 12


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_the_audience_reads_every_role(qapp: QApplication, size: tuple[int, int]) -> None:
    look = look_of(size, audience=True)
    for role in ("stamp", "number", "title", "heading", "body", "small"):
        assert QFontMetricsF(look.font(role)).capHeight() >= 0.030 * size[1] - 0.5


@pytest.mark.parametrize("size", SIZES)
def test_a_sentence_stays_in_its_width(qapp: QApplication, size: tuple[int, int]) -> None:
    look = look_of(size)
    for share in (0.9, 0.6, 0.4):
        line = Sentence(look)
        line.say(LONG)
        line.put(QPointF(size[0] / 2, 0.68 * size[1]), share * size[0])
        assert line.rect().width() <= share * size[0] + 1
        assert line.rect().center().x() == pytest.approx(size[0] / 2, abs=1)


def test_a_sentence_gets_smaller_before_it_is_cut(qapp: QApplication) -> None:
    look = look_of((1016, 700))
    line = Sentence(look)
    line.say(LONG)
    line.put(QPointF(500, 400), 420)
    assert len(line._lines) == 2
    assert "…" not in "".join(run.text for one in line._lines for run in one.runs)
    line.put(QPointF(500, 400), 120)
    assert len(line._lines) == 2
    assert line._lines[-1].runs[-1].text.endswith("…")


def test_bold_parts_keep_the_words_in_order(qapp: QApplication) -> None:
    look = look_of((1016, 700))
    pen = Pen(look.font("body"), look.font("body", 700))
    (line,) = pen.wrap("Ana takes <b>2</b>, then stops", 1e6)
    assert [(run.text, run.bold) for run in line.runs] == [("Ana takes ", False), ("2", True), (", then stops", False)]
    assert plain("Ana takes <b>2</b>") == "Ana takes 2"


@given(
    words=st.lists(st.text("abcdefgh", min_size=1, max_size=8), min_size=1, max_size=30),
    width=st.integers(90, 800),
    most=st.integers(1, 4),
)
@settings(max_examples=60)
def test_wrapping_loses_no_word_and_keeps_the_width(
    qapp: QApplication, words: list[str], width: int, most: int
) -> None:
    look = look_of((1016, 700))
    pen = Pen(look.font("body"), look.font("body", 700))
    text = " ".join(words)
    lines = pen.wrap(text, width)
    assert " ".join("".join(run.text for run in line.runs) for line in lines) == text
    fitted = pen.fit(text, width, most)
    assert len(fitted) <= most
    assert all(line.width <= width for line in fitted)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("Maximilianus", "Maximilianus"),
        ("Maximiliana de la Fuente", "Maximi…uente"),
    ],
)
def test_long_names_are_cut_in_the_middle(name: str, shown: str) -> None:
    assert short_name(name) == shown
    assert len(short_name(name)) <= 12


@pytest.mark.parametrize("size", SIZES)
def test_a_plate_stays_in_its_width_and_shows_who_is_active(qapp: QApplication, size: tuple[int, int]) -> None:
    look = look_of(size)
    plate = Plate(look)
    plate.show_seat("Maximiliana de la Fuente", "está pensando la jugada siguiente", active=True, busy=True)
    plate.put(QPointF(10, 10), 0.2 * size[0])
    assert plate.rect().width() <= 0.2 * size[0] + 0.01
    assert plate.toolTip() == "Maximiliana de la Fuente"
    plate.show_seat("Ana", "")
    assert plate.toolTip() == ""


@pytest.mark.parametrize("size", SIZES)
def test_a_stamp_stays_on_the_table(qapp: QApplication, size: tuple[int, int]) -> None:
    look = look_of(size)
    stamp = Stamp(look)
    stamp.say("10 + 10 + 10 = 30")
    for left in (0, size[0] / 2, size[0] - 60):
        stamp.over(QRectF(left, 5, 60, 80), 10)
        assert stamp.rect().left() >= 0
        assert stamp.rect().right() <= size[0]
        assert stamp.rect().top() >= 0


def test_labels_stand_where_they_are_put(qapp: QApplication) -> None:
    look = look_of((1016, 700))
    for align, edge in ((Align.LEFT, 0.0), (Align.CENTRE, 0.5), (Align.RIGHT, 1.0)):
        label = Label(look, "captured", align=align)
        label.put(QPointF(300, 50))
        assert label.rect().left() + edge * label.rect().width() == pytest.approx(300, abs=1)
    narrow = Label(look, "More than 105 of the 210 red points wins the deal", lines=3)
    narrow.put(QPointF(0, 0), 150)
    assert narrow.rect().width() <= 150


def test_a_long_name_gives_way_to_the_verb(qapp: QApplication) -> None:
    name = "Maximiliano-Alejandro de la Torre y Fern"
    label = Label(look_of((1016, 700)), f"{name}, your call", role="title", names=(name, "Zoe"))
    label.put(QPointF(0, 0), 420)
    assert label.shown == "Maximi… Fern, your call"
    label.put(QPointF(0, 0), 300)
    assert label.shown == "Maxi., your call"
    label.put(QPointF(0, 0), 2000)
    assert label.shown == label.text


def test_an_outline_stands_around_its_pieces(qapp: QApplication) -> None:
    look = look_of((1016, 700))
    outline = Outline(look)
    assert not outline.isVisible()
    frame = outline.put_around([QRectF(100, 100, 50, 70), QRectF(120, 110, 50, 70)])
    assert frame == QRectF(90, 90, 90, 100)
    assert outline.boundingRect().width() > frame.width()


def test_a_row_without_cards_casts_no_shadow(qapp: QApplication) -> None:
    ground = Ground(look_of((1016, 700)))
    ground.put_under([QRectF(0, 0, 50, 70)])
    assert ground.isVisible()
    ground.put_under([])
    assert not ground.isVisible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["green", "bright"])
def test_everything_draws_inside_its_bounds(qapp: QApplication, size: tuple[int, int], theme: str) -> None:
    """Fixtures are measured again for another look, and what they draw stays in what they say."""
    first, second = look_of((1016, 700)), Look(THEMES[theme], *size)
    outline, ground = Outline(first), Ground(first)
    notice, stamp, sentence = Notice(first), Stamp(first), Sentence(first)
    steps = Steps(first, ["1 Hand card", "2 Stock card"])
    steps.set_now(0)
    place, tally, chip = Place(first, "turned card"), Tally(first), Chip(first, "+2")
    button, plate = Button(first, "Next deal", lambda: None, default=True), Plate(first)
    fixtures: list[Fixture] = [
        outline, ground, notice, stamp, sentence, steps, place, tally, chip, button, plate
    ]  # fmt: skip
    scene = QGraphicsScene()
    for fixture in fixtures:
        scene.addItem(fixture)
        fixture.set_look(second)
    outline.put_around([QRectF(30, 30, 60, 80)])
    ground.put_under([QRectF(30, 30, 60, 80)])
    notice.say("The middle is full.")
    notice.put(QPointF(300, 200), 500)
    stamp.say("8 + 2 = 10")
    stamp.over(QRectF(200, 200, 100, 100), 20)
    sentence.say(LONG)
    place.set_rect(QRectF(10, 10, 80, 112))
    tally.show_count("12", "captured")
    plate.show_seat("Ana", "your turn", active=True)
    scene.setSceneRect(scene.itemsBoundingRect())
    for fixture in fixtures:
        assert not fixture.boundingRect().isEmpty()
        _assert_drawn_inside(fixture)


def _assert_drawn_inside(fixture: Fixture) -> None:
    bounds = fixture.boundingRect().toAlignedRect()
    margin = 12
    image = QImage(bounds.width() + 2 * margin, bounds.height() + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(margin - bounds.left(), margin - bounds.top())
    fixture.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    rows = [bytes(image.constScanLine(y))[: 4 * image.width()] for y in range(image.height())]
    edge = 4 * margin
    assert not any(any(row) for row in (*rows[:margin], *rows[-margin:])), type(fixture)
    assert not any(any(row[:edge]) or any(row[-edge:]) for row in rows), type(fixture)


def test_the_states_of_a_place_can_be_told_apart(qapp: QApplication) -> None:
    pictures = set()
    for mark in (Mark.NONE, Mark.LEGAL, Mark.HIT, Mark.FOUL):
        place = Place(look_of((1016, 700)), "turned card")
        place.set_rect(QRectF(0, 0, 80, 112))
        place.set_mark(mark)
        _assert_drawn_inside(place)
        pictures.add(_picture(place).convertToFormat(QImage.Format.Format_Grayscale8).bits().tobytes())
    assert len(pictures) == 4, "without colour too"


def test_the_states_of_a_button_can_be_told_apart(qapp: QApplication) -> None:
    pictures = set()
    for state in ("plain", "default", "hovered", "pressed", "disabled", "default hovered"):
        button = Button(look_of((1016, 700)), "Lock", lambda: None, default="default" in state)
        button.set_state(pressed="pressed" in state, hovered="hovered" in state)
        button.set_enabled(on=state != "disabled")
        _assert_drawn_inside(button)
        pictures.add(_picture(button).bits().tobytes())
    assert len(pictures) == 6


def _picture(fixture: Fixture) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(THEMES["green"].felt_hi)
    painter = QPainter(image)
    painter.translate(20, 20)
    fixture.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_nothing_is_drawn_where_not_even_three_dots_have_room(qapp: QApplication) -> None:
    """Before a stage has its size: what is drawn outside of its item would stay in the picture when the item goes."""
    look = look_of((1016, 700))
    pen = Pen(look.font("body"), look.font("body", 700))
    assert pen.fit("Round 1, 6 in play", 1, 2) == []
    text = FittedText(look, want=0.036, weight=400)
    text.set_rect(QRectF(0, 0, 1, 1))
    text.say("Round 1, 6 in play", "Round 1")
    assert text.text == "" and text.cut
    text.set_rect(QRectF(0, 0, 600, 60))
    assert text.text == "Round 1, 6 in play" and not text.cut
