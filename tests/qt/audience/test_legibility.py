"""The harness finds what is planted, and the product's own figures agree with the drawings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QSizeF

from resources.art import index as index_art
from resources.art import spanish as spanish_art
from resources.art import tiles as tiles_art
from resources.art.card import HEIGHT
from rules.cards import Card
from tablegames_qt.assets import CARD_CAPS, TILE_CAPS, CardFaces, Deck
from tablegames_qt.audience.legibility import ROOMS, readable_from, warning
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.words import Label, Stamp
from tablegames_qt.theme import THEMES
from tests.qt.audience import legibility


@pytest.fixture
def stage(faces: CardFaces) -> Iterator[Stage]:
    faces.set_deck(Deck(index="jumbo"))
    made = Stage(faces, THEMES["green"], audience=True)
    made.fit(QSizeF(1024, 768), 1)
    yield made
    made.tear_down()


def say(stage: Stage, text: str, x: float, y: float, *, role: str = "body", width: float | None = None) -> Label:
    label = Label(stage.look, text, role=role)
    label.put(QPointF(x, y), width)
    stage.addItem(label)
    return label


def lay(stage: Stage, card: str, x: float, y: float, height: float, z: float = 0) -> None:
    item = stage.piece(card)
    item.show_face(Card.parse(card))
    item.place(QPointF(x, y), height, z)


def test_the_height_of_indices_is_that_of_the_drawings() -> None:
    caps = {
        "standard": index_art.STANDARD.cap,
        "jumbo": index_art.JUMBO.cap,
        "spanish": spanish_art._STANDARD.cap,
        "spanish-jumbo": spanish_art._JUMBO.cap,
    }
    assert {name: cap / HEIGHT for name, cap in caps.items()} == CARD_CAPS
    tiles = {"standard": tiles_art.STANDARD, "large": tiles_art.LARGE}
    assert {name: face.cap / tiles_art.HEIGHT for name, face in tiles.items()} == TILE_CAPS


def test_a_stage_on_which_all_can_be_read_has_no_faults(stage: Stage) -> None:
    say(stage, "Ana takes the deal", 20, 20)
    say(stage, "+12", 20, 120, role="number")
    lay(stage, "7h", 20, 300, 100)
    lay(stage, "8h", 120, 300, 100)
    assert legibility.faults(stage) == []
    assert [seen.words for seen in legibility.texts(stage)] == ["Ana takes the deal", "+12"]
    assert legibility.measured(stage)[0].share == pytest.approx(0.030, abs=0.001)


def test_what_is_too_small_for_a_room_is_found(stage: Stage) -> None:
    lay(stage, "7h", 20, 300, 90)
    share = 90 * CARD_CAPS["jumbo"] / 768
    assert len(legibility.too_small(stage, ROOMS["hall"].factor)) == 1
    assert legibility.too_small(stage) == []
    assert warning(stage, ROOMS["normal"]) == ""
    assert f"{readable_from(share):.1f} picture heights; this room has 8" in warning(stage, ROOMS["hall"])
    stage.set_room(ROOMS["small"].factor)
    say(stage, "small talk", 20, 20)
    assert legibility.too_small(stage, ROOMS["small"].factor) == []
    assert len(legibility.too_small(stage)) == 1


def test_what_is_hidden_or_fades_is_not_read(stage: Stage) -> None:
    say(stage, "gone", 20, 20).setVisible(False)
    say(stage, "fading", 20, 20).setOpacity(0.05)
    stage.addItem(Stamp(stage.look))
    assert legibility.texts(stage) == []


def test_texts_that_leave_the_scene_or_are_cut_short_are_found(stage: Stage) -> None:
    say(stage, "over the edge", 900, 20)
    say(stage, "much too long for so little room", 20, 200, width=200)
    say(stage, "Maximi…nstein", 20, 400)
    found = legibility.cut(stage, ["Maximilian Frankenstein"])
    assert len(found) == 2
    assert any("leaves the scene" in fault for fault in found)
    assert any("cut short" in fault for fault in found)


def test_what_lies_over_something_else_is_found(stage: Stage) -> None:
    say(stage, "first words", 20, 20)
    say(stage, "other words", 60, 25)
    lay(stage, "7h", 20, 300, 200, z=0)
    lay(stage, "8h", 40, 300, 200, z=1)
    say(stage, "on the index", 30, 310)
    found = legibility.overlapping(stage)
    assert any("'first words'" in fault and "'other words'" in fault for fault in found)
    assert any("8h lies over the index of '7h'" in fault for fault in found)
    assert any("'on the index'" in fault and "lies over the index" in fault for fault in found)
    assert any("'on the index'" in fault and "lies under 8h" in fault for fault in found), "words lie under pieces"
    assert len(legibility.texts(stage)) == 3, "looking takes nothing away"


def test_a_room_changes_the_type_of_the_audience_only(stage: Stage, faces: CardFaces) -> None:
    own = Stage(faces, THEMES["green"])
    normal, look = stage.look.font("body").pixelSize(), own.look
    for each in (stage, own):
        each.set_room(1.33)
    assert stage.look.font("body").pixelSize() > normal
    assert own.look is look
    own.tear_down()
