"""The committed drawings: complete, free of what the program's renderer ignores, and equal to what the scripts draw."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from resources.art.__main__ import RESOURCES, differences

RANKS = "23456789TJQKA"
SUITS_OF = {
    "standard": "cdhs",
    "jumbo": "cdhs",
    "standard-4c": "cd",
    "jumbo-4c": "cd",
    "standard-red4": "d",
    "jumbo-red4": "d",
}
BACKS = ("guilloche", "lattice", "weave")
DRAWINGS = sorted((RESOURCES / "cards").rglob("*.svg"))
ALLOWED_TAGS = {"svg", "g", "path", "rect", "circle", "use"}


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


@pytest.mark.parametrize("folder", SUITS_OF)
def test_a_folder_holds_each_face_once(folder: str) -> None:
    expected = {f"{rank}{suit}.svg" for rank in RANKS for suit in SUITS_OF[folder]}
    assert {file.name for file in (RESOURCES / "cards" / folder).iterdir()} == expected


def test_there_are_three_backs() -> None:
    assert {file.stem for file in (RESOURCES / "cards" / "backs").iterdir()} == set(BACKS)


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_card_uses_only_what_the_renderer_draws(file: Path) -> None:
    root = ElementTree.parse(file).getroot()
    assert root.get("viewBox") == "0 0 250 350"
    assert {tag(element) for element in root.iter()} <= ALLOWED_TAGS
    assert not re.search(r"clip-path|filter|mask|style=|url\(", file.read_text(encoding="utf-8"))


def test_the_scripts_draw_what_is_committed() -> None:
    assert differences(RESOURCES) == []
