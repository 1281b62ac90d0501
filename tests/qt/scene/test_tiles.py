"""Tiles, buttons with keys, and what else a table of tiles needs of the scene kit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from rules.tiles import FLOWERS, KINDS, Tile
from tablegames_qt.assets import LARGE_TILES_BELOW, TILE_ASPECT, CardFaces, Deck
from tablegames_qt.scene.key_button import KeyButton
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.scene.words import Align, Sentence
from tablegames_qt.theme import THEMES

LOOK = Look(THEMES["green"], 1280, 700)


@pytest.mark.parametrize("index", ["auto", "standard", "jumbo"])
def test_every_tile_has_a_picture_of_its_own_at_its_size(faces: CardFaces, index: str) -> None:
    faces.set_deck(Deck(index=index))
    pictures = [faces.draw_tile_now(tile, 54, 1.0).toImage() for tile in (*KINDS, *FLOWERS, None)]
    assert {(each.width(), each.height()) for each in pictures} == {(40, 54)}
    assert len({bytes(each.constBits()) for each in pictures}) == 43


def test_small_tiles_get_the_large_index_unless_the_settings_ask_for_another(faces: CardFaces) -> None:
    assert Deck().tile_folder(LARGE_TILES_BELOW) == "tiles/standard"
    assert Deck().tile_folder(LARGE_TILES_BELOW - 1) == "tiles/large"
    assert Deck(index="standard").tile_folder(20) == "tiles/standard"
    assert Deck(index="jumbo").tile_folder(90) == "tiles/large"
    assert not faces.draw_tile_now(Tile.parse("5p"), 40, 1.0).isNull()


def test_a_tile_that_lies_face_down_knows_no_tile(faces: CardFaces) -> None:
    item = TileItem("one", faces, LOOK)
    item.show_face(Tile.parse("5p"))
    assert item.tile is Tile.parse("5p")
    assert abs(item.height / item.width - TILE_ASPECT) < 0.05
    item.show_face(None)
    assert item.tile is None and item.face is None


@pytest.mark.usefixtures("qapp")
def test_a_button_with_a_key_has_room_for_both_and_can_be_tight() -> None:
    button = KeyButton(LOOK, "P", lambda: None)
    button.say("Pung")
    roomy = button.size.width()
    button.set_tight(on=True)
    assert button.size.width() < roomy
    button.say("Pung, and a longer word")
    assert button.size.width() > roomy


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("align", "share"), [(Align.LEFT, 0.0), (Align.CENTRE, 0.5), (Align.RIGHT, 1.0)])
def test_a_sentence_stands_where_it_is_aligned(align: Align, share: float) -> None:
    sentence = Sentence(LOOK)
    sentence.say("Throw one tile.")
    sentence.put(QPointF(500, 300), 400, align)
    assert abs(sentence.pos().x() - (500 - share * sentence.size.width())) <= 1
