"""The caption of an audience's table: whole words, and where there is no room names by their first letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tablegames_qt.scene.caption import Caption, caption_height
from tablegames_qt.scene.lettering import with_short_names
from tablegames_qt.scene.look import Look
from tablegames_qt.theme import THEMES

NAMES = ("Maximiliana", "Bartholomew", "Wilhelmina", "Ana")


def test_names_are_shortened_as_far_as_they_stay_apart() -> None:
    said = "Maximiliana and Ana take it from Bartholomew."
    assert with_short_names(said, NAMES) == "Maxi. and Ana take it from Bart."
    assert with_short_names("Marianne beats Marietta", ("Marianne", "Marietta")) == "Maria. beats Marie."
    assert with_short_names("Annabella, Annabelle", ("Annabella", "Annabelle")) == "Annabella, Annabelle"
    assert with_short_names("Maximilianas", NAMES) == "Maximilianas", "only whole names"


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_a_sentence_without_room_says_short_names_and_is_not_cut(qapp: QApplication, size: tuple[int, int]) -> None:
    caption = Caption(Look(THEMES["green"], *size, audience=True, room=1.33), NAMES)
    caption.set_rect(QRectF(0, 0, size[0], caption_height(caption.look)))
    long = " and ".join(f"{name} shows three straights now" for name in NAMES[:2])
    caption.tell([long])
    assert not caption.headline.cut
    caption.tell([long], ["Ana plays."])
    assert not caption.headline.cut
    caption.tell(["Ana wins."], ["Maximiliana and Bartholomew share the prize: +12"])
    assert caption.headline.text == "Ana wins."
    assert not caption.detail.cut
    assert size[0] > 1024 or "Maxi. and Bart." in caption.detail.text
    caption.tell(["Maximiliana wins."])
    assert caption.headline.text == "Maximiliana wins."
