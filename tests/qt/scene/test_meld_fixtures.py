"""The bar under a meld, the place for a face-down card, and the tag over a piece."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from tablegames_qt.scene.face_down_place import FaceDownPlace
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.meld_bar import MeldBar
from tablegames_qt.scene.tag import Tag
from tablegames_qt.theme import THEMES

LOOK = Look(THEMES["green"], 1016, 700)


def picture(*items: Fixture) -> QImage:
    """What a scene of these items looks like."""
    scene = QGraphicsScene(0, 0, 400, 300)
    for item in items:
        scene.addItem(item)
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    for item in items:
        scene.removeItem(item)
    return image


def test_a_bar_lies_under_its_cards_and_is_as_wide(qapp: QApplication) -> None:
    bar = MeldBar(LOOK)
    assert not bar.isVisible()
    bar.put_under([QRectF(50, 20, 60, 84), QRectF(90, 20, 60, 84)], "run of hearts")
    assert bar.isVisible()
    assert (bar.rect().left(), bar.rect().right()) == (50, 150)
    assert bar.rect().top() > 104
    image = picture(bar)
    middle = round(bar.rect().top() + 1)
    assert image.pixelColor(100, middle) == LOOK.theme.ink
    assert image.pixelColor(160, middle) != LOOK.theme.ink
    bar.put_under([QRectF(50, 20, 100, 84)], "loose: 3", barred=False)
    assert picture(bar).pixelColor(52, round(bar.rect().top() + 1)) != LOOK.theme.ink


def test_a_face_down_place_glows_when_it_can_be_used(qapp: QApplication) -> None:
    place = FaceDownPlace(LOOK)
    place.set_rect(QRectF(50, 50, 120, 168))
    place.say("Knock", "7 or less", "", lit=False)
    dark = picture(place)
    place.say("Knock", "7 or less", "you can: 3", lit=True)
    assert place.now == "you can: 3"
    assert picture(place).pixelColor(60, 60).lightness() > dark.pixelColor(60, 60).lightness()


def test_a_tag_stays_inside_the_scene_and_can_be_hit_when_it_is_a_button(qapp: QApplication) -> None:
    tag = Tag(LOOK, "joker stands for K♣", lambda: None)
    tag.over(QRectF(0, 200, 60, 84), 5)
    assert tag.rect().left() >= 0
    assert tag.rect().bottom() <= 195
    assert tag.rect().height() >= 24
