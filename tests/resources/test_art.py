"""The committed drawings: complete, free of what the program's renderer ignores, and equal to what the scripts draw."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from resources.art.__main__ import RESOURCES, differences, main
from resources.art.grain import SIDE, grain
from resources.art.line_icons import LINE_ICONS

RANKS = "23456789TJQKA"
SUITS_OF = {
    "standard": "cdhs",
    "jumbo": "cdhs",
    "standard-4c": "cd",
    "jumbo-4c": "cd",
    "standard-red4": "d",
    "jumbo-red4": "d",
    "spanish": "cdhs",
    "spanish-jumbo": "cdhs",
}
BACKS = {"guilloche", "lattice", "weave"}
PLATES = {
    "app": "512",
    "app-small": "64",
    **dict.fromkeys(("chinese-ten", "chinese-poker", "chinchon", "los-chinos", "mahjong"), "256"),
}
CARDS = sorted((RESOURCES / "cards").rglob("*.svg"))
SHAPES = {"svg", "g", "path", "rect", "circle", "use"}
GRADIENTS = {"defs", "linearGradient", "stop"}


def tags(file: Path) -> set[str]:
    return {element.tag.rpartition("}")[2] for element in ElementTree.parse(file).iter()}


def view_box(file: Path) -> str | None:
    return ElementTree.parse(file).getroot().get("viewBox")


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("folder", SUITS_OF)
def test_a_folder_holds_each_face_once(folder: str) -> None:
    expected = {f"{rank}{suit}.svg" for rank in RANKS for suit in SUITS_OF[folder]}
    assert {file.name for file in (RESOURCES / "cards" / folder).iterdir()} == expected


def test_there_are_three_backs() -> None:
    assert {file.stem for file in (RESOURCES / "cards" / "backs").iterdir()} == BACKS


def test_no_folder_of_cards_is_unknown() -> None:
    assert {folder.name for folder in (RESOURCES / "cards").iterdir()} == {*SUITS_OF, "backs"}


@pytest.mark.parametrize("file", CARDS, ids=named)
def test_a_card_uses_only_what_the_renderer_draws(file: Path) -> None:
    assert view_box(file) == "0 0 250 350"
    assert tags(file) <= SHAPES
    assert not re.search(r"clip-path|filter|mask|style=|url\(", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", PLATES)
def test_an_icon_on_a_plate_has_gradients_and_nothing_else_unusual(name: str) -> None:
    file = RESOURCES / "icons" / f"{name}.svg"
    assert view_box(file) == f"0 0 {PLATES[name]} {PLATES[name]}"
    assert tags(file) <= SHAPES | GRADIENTS
    assert re.search(r'<linearGradient id="plate"', file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", LINE_ICONS)
def test_a_line_icon_is_drawn_in_one_replaceable_colour(name: str) -> None:
    file = RESOURCES / "icons" / f"{name}.svg"
    root = ElementTree.parse(file).getroot()
    assert view_box(file) == "0 0 24 24"
    assert tags(file) == {"svg", "path"}
    assert (root.get("fill"), root.get("stroke"), root.get("stroke-width")) == ("none", "#000", "1.8")
    assert re.findall(r"#[0-9A-Fa-f]{3,}", file.read_text(encoding="utf-8")) == ["#000"]


def test_the_scripts_draw_what_is_committed() -> None:
    assert differences(RESOURCES) == []


def test_check_names_a_file_that_differs_and_one_that_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"cards/backs/weave.svg": b"<svg>", "icons/app.svg": b"<svg>", "felt/grain.png": b"PNG"}
    monkeypatch.setattr("resources.art.__main__.RESOURCES", tmp_path)
    monkeypatch.setattr("resources.art.__main__.drawings", lambda: iter(files.items()))
    assert main([]) == 0
    assert main(["--check"]) == 0
    (tmp_path / "cards" / "backs" / "weave.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "cards" / "backs" / "plaid.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "felt" / "grain.png").unlink()
    capsys.readouterr()
    assert main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "felt/grain.png is missing",
        "cards/backs/plaid.svg is not made by resources/art",
        "cards/backs/weave.svg differs",
    ]


def test_the_scripts_need_nothing_outside_the_tree() -> None:
    sources = [*(RESOURCES / "art").glob("*.py"), *(RESOURCES / "art" / "data").rglob("*.txt")]
    assert len(sources) > 30
    for file in sources:
        assert not re.search(r"shared|/work|/home|/tmp", file.read_text(encoding="utf-8")), file


def test_felt_grain_has_no_seam() -> None:
    pixels = grain()
    alpha = [[pixels[4 * (row * SIDE + column) + 3] for column in range(SIDE)] for row in range(SIDE)]

    def step(first: int, second: int) -> float:
        across = sum(abs(alpha[i][first] - alpha[i][second]) for i in range(SIDE))
        down = sum(abs(alpha[first][i] - alpha[second][i]) for i in range(SIDE))
        return (across + down) / (2 * SIDE)

    inside = [step(i, i + 1) for i in range(SIDE - 1)]
    assert step(SIDE - 1, 0) <= max(inside)
    assert max(map(max, alpha)) < 80
    assert min(inside) > 1
