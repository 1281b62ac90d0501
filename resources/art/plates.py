"""Icons on a plate: the program's, its simple form for 48 pixels and below, and those of the games."""

from __future__ import annotations

import math
from collections.abc import Iterator

from resources.art.card import CENTRE, blank
from resources.art.courts import court
from resources.art.figures import figure
from resources.art.index import STANDARD, index
from resources.art.letterforms import CAP, rank_outline
from resources.art.outline import Outline, ellipse, mapped, parse, placed, polygon
from resources.art.palette import COLOURS, TWO_COLOUR
from resources.art.suits import suit_at
from resources.art.svg import circle, document, group, path, rectangle

_BLACK, _WHITE = "#000000", "#FFFFFF"


def plates() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every icon on a plate."""
    yield "icons/app.svg", app_icon()
    yield "icons/app-small.svg", small_app_icon()
    yield "icons/chinese-ten.svg", chinese_ten_icon()


def _gradient(name: str, stops: tuple[tuple[float, str], ...], *, lean: float = 0.0) -> str:
    marks = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{lean:g}" y2="1">{marks}</linearGradient>'


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


def _icon(size: float, top: str, foot: str, elements: list[str], *gradients: str) -> str:
    defs = "".join([_gradient("plate", ((0, top), (1, foot))), *gradients])
    return document(size, size, [f"<defs>{defs}</defs>", *_plate(size), *elements])


def _bare_card(width: float, height: float, radius: float, shadow: float) -> list[str]:
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


def _rank(rank: str, x: float, top: float, cap: float, stretch: float = 1.0) -> Outline:
    """A rank with its ink centred on x."""
    high = cap / CAP
    return mapped(rank_outline(rank), lambda px, py: (x + high * stretch * px, top + high * py))


def small_app_icon() -> str:
    """A single ace of spades without its letter."""
    card = [*_bare_card(36, 48, 4.68, 1.92), path(suit_at("s", 0, 0, 35), COLOURS["ink"])]
    return _icon(64, "#12794F", "#063D27", [group(card, transform="translate(32 31)")])


def chinese_ten_icon() -> str:
    """A red six and a black four: together ten."""
    cards = [
        group(
            [*_bare_card(112, 158, 10.08, 6.32), path(_rank(rank, -26, -66, 72) + suit_at(suit, 10, 38, 72), colour)],
            transform=place,
        )
        for rank, suit, colour, place in (
            ("6", "h", COLOURS["red"], "translate(92 132) rotate(-10)"),
            ("4", "s", COLOURS["ink"], "translate(168 126) rotate(10)"),
        )
    ]
    return _icon(256, "#D8442F", "#8E1524", cards)


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
        *_bare_card(204, 286, 14.28, 11.44),
        path(_rank("A", -56, -124, 98) + suit_at("s", 24, 44, 138), COLOURS["ink"]),
    ]
    return _icon(
        512,
        "#12794F",
        "#063D27",
        [
            group(king, transform=f"translate(176 226) rotate(-19) scale(.784) translate({-x:g} {-y:g})"),
            group(ace, transform="translate(276 196) rotate(3)"),
            group(_red_dragon(), transform="translate(386 312) rotate(13) scale(.9875) translate(-80 -108)"),
            *_coin(144, 402, 68),
        ],
        *_TILE_GRADIENTS,
    )


_TILE_GRADIENTS = (
    _gradient("jade", ((0, "#35B184"), (0.93, "#2BA077"), (0.97, "#1F8A64"), (1, "#136A4A"))),
    _gradient("side", ((0, "#F4E9CF"), (0.9, "#DCCBA2"), (1, "#B79F6C"))),
    _gradient("ivory", ((0, "#FFFEFA"), (0.75, "#FDF7E9"), (1, "#F5EAD0")), lean=0.25),
)
_TILE_RED = "#B3162B"


def _red_dragon() -> list[str]:
    """A tile of 160 x 216: jade back, ivory side and face, engraved sign and letter."""
    (sign,) = figure("tiles/red-dragon")
    marks = sign.outline + _rank("C", 23.5, 13, 45, 0.94)
    return [
        rectangle(4, 10, 160, 216, 16, _BLACK, opacity=0.28),
        rectangle(1.5, 12, 157, 202.5, 17, "url(#jade)", line="#083E2A", line_width=1.6),
        rectangle(1.5, 6, 157, 196, 17, "url(#side)", line="#8A7345", line_width=1.2),
        rectangle(1.5, 1.5, 157, 187, 17, "url(#ivory)", line="#BFA974", line_width=1.4),
        rectangle(4.2, 4, 151.6, 181.2, 14.5, "none", line=_WHITE, line_width=2.2, opacity=0.9),
        path(placed(marks, 0.8, 1.3), _WHITE),
        path(marks, _TILE_RED),
    ]


_RIM, _FACE, _GOLD, _ENGRAVED, _SHINE = "#C98413", "#FFE08A", "#F2B033", "#7A4A08", "#FFFDF0"


def _coin(x: float, y: float, r: float) -> list[str]:
    """A large gold coin: rim with 36 beads, sixteen-ray smiling sun."""
    beads = [
        ellipse(x + 0.895 * r * math.cos(a), y + 0.895 * r * math.sin(a), 0.028 * r, 0.028 * r)
        for a in (math.radians(10 * k) for k in range(36))
    ]
    rays = []
    for k in range(32):
        reach, angle = r * (0.372 if k % 2 else 0.6), k * math.pi / 16
        rays.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    smile = placed(parse("M-.14 .09C-.06 .19 .06 .19 .14 .09"), x, y, r)
    shine = placed(parse("M-.7 -.22C-.62 -.5 -.4 -.68 -.14 -.74"), x, y, r)
    return [
        circle(x + 0.09 * r, y + 0.18 * r, r, _BLACK, opacity=0.25),
        circle(x, y + 0.07 * r, r, _RIM, line=_ENGRAVED, width=0.055 * r),
        circle(x, y, r, _GOLD, line=_ENGRAVED, width=0.055 * r),
        circle(x, y, 0.8 * r, _FACE, line=_RIM, width=0.05 * r),
        path([*beads, polygon(rays)], _RIM),
        circle(x, y, 0.34 * r, _FACE, line=_ENGRAVED, width=0.03 * r),
        path([ellipse(x + side * 0.12 * r, y - 0.05 * r, 0.035 * r, 0.035 * r) for side in (-1, 1)], _ENGRAVED),
        group([path(smile, "none", line=_ENGRAVED, width=0.045 * r)], round_lines=True),
        group([path(shine, "none", line=_SHINE, width=0.07 * r, opacity=0.9)], round_lines=True),
    ]
