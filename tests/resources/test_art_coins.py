"""Coins, hands and tokens: a fist tells nothing, a hand shows its coins, the sleeve takes any colour."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from resources.art.__main__ import RESOURCES
from resources.art.coins import GOLD, SILVER, Metal
from resources.art.hands import SLEEVE, TONES
from resources.art.palette import contrast, luminance
from tests.resources.pictures import grey, render, unlike

COINS = RESOURCES / "coins"
SIZES = {"coin-l": 196, "coin-m": 100, "coin-s": 44}
TOKENS = ("token-dealer", "token-first-caller", "token-coffee", "ribbon", "bubble")
HANDS = [f"hand-{tone}-{count}" for tone in TONES for count in range(4)]
FISTS = [f"fist-{tone}" for tone in TONES]
FELTS = ("#134C3C", "#1A4C80", "#7A1F33", "#343A43")


def drawing(name: str) -> bytes:
    return (COINS / f"{name}.svg").read_bytes()


def rows(image: QImage) -> list[bytes]:
    return [bytes(image.constScanLine(y))[: 4 * image.width()] for y in range(image.height())]


def differing_rows(first: bytes, second: bytes) -> list[int]:
    """Which of 280 rows differ between two drawings of hands."""
    pairs = zip(rows(render(first, 240)), rows(render(second, 240)), strict=True)
    return [y for y, (a, b) in enumerate(pairs) if a != b]


def test_every_piece_is_there_and_nothing_else() -> None:
    coins = [f"{size}{metal}" for size in SIZES for metal in ("", "-silver")]
    assert {file.name for file in COINS.iterdir()} == {f"{name}.svg" for name in [*coins, *TOKENS, *HANDS, *FISTS]}


@pytest.mark.parametrize("file", sorted(COINS.iterdir()), ids=lambda file: file.stem)
def test_a_piece_uses_only_what_the_renderer_draws(file: Path) -> None:
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(file).iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle"}
    assert not re.search(r"clip-path|filter|mask|style=|url\(", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", sorted(COINS.iterdir()), ids=lambda file: file.stem)
def test_a_piece_stays_within_its_box(file: Path) -> None:
    """Nothing is cut off: the outermost pixels are bare."""
    image = render(file.read_bytes(), 300)
    bare = image.pixel(0, 0)
    right, foot = image.width() - 1, image.height() - 1
    edge = [(x, y) for x in range(right + 1) for y in (0, foot)] + [(x, y) for y in range(foot) for x in (0, right)]
    assert all(image.pixel(x, y) == bare for x, y in edge)


@pytest.mark.parametrize("name", [*FISTS, *HANDS])
def test_the_sleeve_takes_any_colour_and_nothing_else_does(name: str) -> None:
    svg = drawing(name)
    assert svg.count(SLEEVE.encode()) == 1
    changed = differing_rows(svg, svg.replace(SLEEVE.encode(), b"#F2B033"))
    assert len(changed) > 20
    height = render(svg, 240).height()
    assert min(changed) > 0.8 * height


@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize("count", range(4))
def test_an_open_hand_shows_its_coins_and_only_coins_tell_it_from_an_empty_one(tone: str, count: int) -> None:
    svg = drawing(f"hand-{tone}-{count}").decode()
    assert svg.count(f'fill="{GOLD.face}"') == count
    if count:
        changed = differing_rows(svg.encode(), drawing(f"hand-{tone}-0"))
        assert 110 < min(changed) < 160
        assert max(changed) < 232


def test_hands_with_different_coins_differ_in_grey_at_the_smallest_size() -> None:
    for tone in TONES:
        found = [grey(drawing(f"hand-{tone}-{count}"), 38) for count in range(4)]
        assert all(unlike(a, b) > 0.007 for a, b in itertools.combinations(found, 2)), tone


def test_tones_go_from_light_to_dark() -> None:
    skins = [luminance(TONES[f"t{n}"].skin) for n in range(1, 6)]
    assert all(a > 1.3 * b for a, b in itertools.pairwise(skins))


@pytest.mark.parametrize("tone", TONES)
def test_outlines_of_a_hand_are_seen(tone: str) -> None:
    assert contrast(TONES[tone].skin, TONES[tone].line) >= 1.7


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("tone", TONES)
def test_a_hand_stands_out_on_every_dark_felt(tone: str, felt: str) -> None:
    outermost = TONES[tone].rim or TONES[tone].skin
    assert contrast(outermost, felt) >= 2.8


@pytest.mark.parametrize("felt", FELTS)
def test_cuffs_and_coins_stand_out_on_every_dark_felt(felt: str) -> None:
    assert contrast("#FDFBF5", felt) >= 8
    assert contrast(GOLD.rim, felt) >= 4.5
    assert contrast(SILVER.rim, felt) >= 4.5


@pytest.mark.parametrize("metal", [GOLD, SILVER])
def test_a_coin_is_engraved_visibly(metal: Metal) -> None:
    assert contrast(metal.engraved, metal.face) >= 2.2
    assert contrast(metal.line, metal.rim) >= 3.9


@pytest.mark.parametrize("suffix", ["", "-silver"])
def test_detail_falls_away_with_the_size_of_the_coin(suffix: str) -> None:
    lengths = [len(drawing(f"{size}{suffix}")) for size in SIZES]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] < 400
    for size, width in SIZES.items():
        assert f'width="{width}"' in drawing(f"{size}{suffix}").decode()


def test_tokens_differ_in_grey_at_the_smallest_size() -> None:
    found = [grey(drawing(name), 44) for name in ("token-dealer", "token-first-caller", "token-coffee")]
    assert all(unlike(a, b) > 0.08 for a, b in itertools.combinations(found, 2))


def test_the_middle_of_the_bubble_can_be_stretched() -> None:
    """Every column between x 120 and 284 is the same, and so is every row between y 34 and 120."""
    image = render(drawing("bubble"), 320)
    assert len({bytes(image.copy(x, 0, 1, 200).constBits()) for x in range(121, 284)}) == 1
    assert len(set(rows(image)[34:120])) == 1
