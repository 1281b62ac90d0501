"""Icons on a plate: the program's, and its simple form for 48 pixels and below. The games' are in `game_icons`."""

from __future__ import annotations

from collections.abc import Iterator

from resources.art.card import CENTRE, blank
from resources.art.coins import sun_coin
from resources.art.courts import court
from resources.art.index import STANDARD, index
from resources.art.letterforms import CAP, rank_outline
from resources.art.outline import Outline, mapped
from resources.art.palette import COLOURS, TWO_COLOUR
from resources.art.suits import suit_at
from resources.art.svg import circle, definitions, document, gradient, group, path, rectangle
from resources.art.tiles import GRADIENTS, tile

_BLACK, _WHITE = "#000000", "#FFFFFF"


def plates() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of the program's icons."""
    yield "icons/app.svg", app_icon()
    yield "icons/app-small.svg", small_app_icon()


def _plate(size: float) -> list[str]:
    """Shadow, body and inner line; the body is filled by the gradient `plate`."""
    u = size / 512
    return [
        rectangle(10.24 * u, 17.92 * u, 491.52 * u, 488.96 * u, 112.64 * u, _BLACK, opacity=0.25),
        rectangle(10.24 * u, 7.68 * u, 491.52 * u, 488.96 * u, 112.64 * u, "url(#plate)"),
        rectangle(
            17.92 * u,
            15.36 * u,
            476.16 * u,
            473.6 * u,
            106.5 * u,
            "none",
            line=_WHITE,
            line_width=4.1 * u,
            opacity=0.22,
        ),
    ]


def icon(size: float, top: str, foot: str, elements: list[str], *gradients: str) -> str:
    """A square icon: elements on a plate shaded from one colour to another, with further gradients if wanted."""
    shades = definitions([gradient("plate", ((0, top), (1, foot))), *gradients])
    return document(size, size, [shades, *_plate(size), *elements])


def bare_card(width: float, height: float, radius: float, shadow: float) -> list[str]:
    """A blank card about the origin with its shadow."""
    return [
        rectangle(-width / 2 + 0.02 * width, -height / 2 + shadow, width, height, radius, _BLACK, opacity=0.3),
        rectangle(
            -width / 2,
            -height / 2,
            width,
            height,
            radius,
            COLOURS["paper"],
            line=COLOURS["edge"],
            line_width=0.008 * width,
        ),
    ]


def rank_at(rank: str, x: float, top: float, cap: float, stretch: float = 1.0) -> Outline:
    """A rank with its ink centred on x."""
    high = cap / CAP
    return mapped(rank_outline(rank), lambda px, py: (x + high * stretch * px, top + high * py))


def small_app_icon() -> str:
    """A single ace of spades without its letter."""
    card = [*bare_card(36, 48, 4.68, 1.92), path(suit_at("s", 0, 0, 35), COLOURS["ink"])]
    return icon(64, "#12794F", "#063D27", [group(card, transform="translate(32 31)")])


def app_icon() -> str:
    """King, ace, a tile and a coin: what lies on this table."""
    x, y = CENTRE
    king = [
        rectangle(-121 + x, -165 + y, 250, 350, 16, _BLACK, opacity=0.28),
        blank(),
        *court("K", "h", TWO_COLOUR["h"]),
        index(STANDARD, "K", "h", COLOURS["red"]),
    ]
    ace = [
        *bare_card(204, 286, 14.28, 11.44),
        path(rank_at("A", -56, -124, 98) + suit_at("s", 24, 44, 138), COLOURS["ink"]),
    ]
    return icon(
        512,
        "#12794F",
        "#063D27",
        [
            group(king, transform=f"translate(176 226) rotate(-19) scale(.784) translate({-x:g} {-y:g})"),
            group(ace, transform="translate(276 196) rotate(3)"),
            group(
                [rectangle(4, 10, 160, 216, 16, _BLACK, opacity=0.28), *tile("R", "d")],
                transform="translate(386 312) rotate(13) scale(.9875) translate(-80 -108)",
            ),
            circle(150.1, 414.2, 68, _BLACK, opacity=0.25),
            *sun_coin(144, 402, 68),
        ],
        *GRADIENTS,
    )
