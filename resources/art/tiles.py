"""Mahjong tiles by the text of the tile in the program: `5p`, `Ew`, `Rd`, `3q`; their back, and a blank one.

Two sets: `standard` with an index in the corner, `large` with an index that is read across a room, the picture reduced
beside it. A tile shows its thickness at the lower edge only, so that rows butt cleanly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from resources.art.figures import Part, painted
from resources.art.letterforms import CAP, numeral
from resources.art.outline import Contour, Outline, mapped, placed, polygon
from resources.art.palette import COLOURS
from resources.art.svg import again, definitions, document, gradient, group, path, rectangle, shape
from resources.art.tile_pictures import BLUE, GREEN, INK, RED, picture, suit_sign

WIDTH, HEIGHT = 160.0, 216.0
SIGNS = {
    "m": "123456789",
    "p": "123456789",
    "s": "123456789",
    "w": "ESWN",
    "d": "RGW",
    "f": "1234",
    "q": "1234",
}
_LETTERS = {"Rd": "C", "Gd": "F", "Wd": "P"}
"""What the dragons carry in the corner: the initials under which sets are sold."""
_COLOURS = {"m": BLUE, "p": BLUE, "s": GREEN, "w": INK, "f": RED, "q": BLUE, "Rd": RED, "Gd": GREEN, "Wd": BLUE}

_ENGRAVED = (0.8, 1.3)
"""How far the light edge of an engraved shape lies from the shape."""


@dataclass(frozen=True)
class Face:
    """Where index, sign and picture stand. `picture` is the scale of the picture about its lower right corner."""

    x: float
    top: float
    cap: float
    sign: tuple[float, float]
    sign_scale: float
    picture: float


STANDARD = Face(23.5, 13, 45, (24, 77), 1.0, 1.0)
LARGE = Face(34, 13, 73.5, (34, 122), 1.75, 0.76)
_STRETCH, _WIDE_STRETCH = 0.94, 0.74
_PICTURE_CORNER = (152.0, 184.0)


def tiles() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every tile of both sets."""
    for folder, style in (("standard", STANDARD), ("large", LARGE)):
        for suit, signs in SIGNS.items():
            for sign in signs:
                yield f"tiles/{folder}/{sign}{suit}.svg", _document(tile(sign, suit, style))
        yield f"tiles/{folder}/back.svg", _back()
        yield f"tiles/{folder}/blank.svg", _document(_body())


def tile(sign: str, suit: str, style: Face = STANDARD, *, prefix: str = "") -> list[str]:
    """A tile with its face up. It needs the definitions `GRADIENTS`; `prefix` sets the names of several tiles apart."""
    found = picture(sign, suit)
    corner_x, corner_y = _PICTURE_CORNER
    k = style.picture
    shift = corner_x * (1 - k), corner_y * (1 - k)
    marks = {colour: [*placed(outline, *shift, k)] for colour, outline in found.marks.items()}
    marks.setdefault(_COLOURS.get(suit) or _COLOURS[sign + suit], []).extend(index(sign, suit, style))
    sign_colour, sign_shape, details = suit_sign(suit)
    if sign_shape:
        marks.setdefault(sign_colour, []).extend(placed(sign_shape, *style.sign, style.sign_scale))
    elements = [*_body(), *_engraved(marks, prefix)]
    if details:
        elements.append(path(placed(details, *style.sign, style.sign_scale), COLOURS["ivory"]))
    if found.parts:
        parts = [Part(part.fill, k * part.width, placed(part.outline, *shift, k)) for part in found.parts]
        elements += _figure(parts)
    return elements


def index(sign: str, suit: str, style: Face = STANDARD) -> Outline:
    """Digit or letter of the upper left corner."""
    letter = _LETTERS.get(sign + suit, sign)
    high = style.cap / CAP
    wide = high * (_WIDE_STRETCH if letter == "W" else _STRETCH)
    return mapped(numeral(letter), lambda x, y: (style.x + wide * x, style.top + high * y))


def _engraved(marks: dict[str, list[Contour]], prefix: str) -> list[str]:
    """Each shape in white, shifted, then all of them in their colours."""
    shift = "translate({:g} {:g})".format(*_ENGRAVED)
    names = {colour: f"{prefix}{colour}" for colour in marks}
    return [
        definitions(shape(names[colour], outline) for colour, outline in marks.items()),
        *(again(name, shift, fill=COLOURS["white"]) for name in names.values()),
        *(again(name, fill=COLOURS[colour]) for colour, name in names.items()),
    ]


def _figure(parts: list[Part]) -> list[str]:
    """The parts of a figure on a light edge. Thin lines on them are ivory."""
    light = [contour for part in parts if part.fill not in ("none", "ivory") for contour in part.outline]
    edge = path(placed(light, *_ENGRAVED), COLOURS["white"])
    return [edge, group(painted(parts, line="ivory"), round_lines=True)]


# The tile itself

GRADIENTS = (
    gradient("jade", ((0, "#35B184"), (0.93, "#2BA077"), (0.97, "#1F8A64"), (1, "#136A4A"))),
    gradient("side", ((0, "#F4E9CF"), (0.9, "#DCCBA2"), (1, "#B79F6C"))),
    gradient("face", ((0, "#FFFEFA"), (0.75, "#FDF7E9"), (1, "#F5EAD0")), lean=0.25),
)
_BACK_GRADIENTS = (
    gradient("edge", ((0, "#E7D9B4"), (0.9, "#CDB984"), (1, "#A98F58"))),
    gradient("back", ((0, "#35B184"), (0.6, "#1F8A61"), (1, "#14704E"))),
)
_WHITE = COLOURS["white"]


def _document(elements: list[str]) -> str:
    return document(WIDTH, HEIGHT, [definitions(GRADIENTS), *elements])


def _body() -> list[str]:
    """Jade back, ivory side, ivory face with a light line inside its edge."""
    return [
        rectangle(1.5, 12, 157, 202.5, 17, "url(#jade)", line="#083E2A", line_width=1.6),
        rectangle(1.5, 6, 157, 196, 17, "url(#side)", line="#8A7345", line_width=1.2),
        rectangle(1.5, 1.5, 157, 187, 17, "url(#face)", line="#BFA974", line_width=1.4),
        rectangle(4.2, 4, 151.6, 181.2, 14.5, "none", line=_WHITE, line_width=2.2, opacity=0.9),
    ]


def _back() -> str:
    """Jade with three nested lozenges over an ivory lower edge."""
    x, y = 80.0, 101.5
    lozenges = [
        path([polygon([(x, y - k * 34), (x + k * 24, y), (x, y + k * 34), (x - k * 24, y)])], _WHITE, opacity=opacity)
        for k, opacity in ((1.0, 0.1), (0.7, 0.16), (0.4, 0.22))
    ]
    return document(
        WIDTH,
        HEIGHT,
        [
            definitions(_BACK_GRADIENTS),
            rectangle(1.5, 1.5, 157, 212.5, 17, "url(#edge)", line="#8A7345", line_width=1.6),
            rectangle(1.5, 1.5, 157, 200, 17, "url(#back)", line="#0C5138", line_width=1.6),
            rectangle(9, 8, 142, 187, 12, "none", line=_WHITE, line_width=2, opacity=0.28),
            *lozenges,
        ],
    )
