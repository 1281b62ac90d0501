"""Closed fists and open hands in five skin tones and a glove.

There is one fist a tone, whatever it holds, so that a fist tells nothing. The sleeve is the only thing in `SLEEVE`; the
program puts a seat's colour in its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from resources.art.coins import star_coin
from resources.art.figures import figure
from resources.art.outline import Outline, parse, polygon, polyline, rounded_rectangle
from resources.art.palette import COLOURS
from resources.art.svg import circle, document, group, path, rectangle

SLEEVE = "#1F4E8C"
_CUFF = "#FDFBF5"
_RIM = 8.0
"""Twice what is seen of the rim, together with the outline of 4."""


@dataclass(frozen=True)
class Tone:
    """Colours of a hand: skin, shade, outline, and the light on the knuckles with its opacity."""

    skin: str
    shade: str
    line: str
    light: str = "#FFFFFF"
    gleam: float = 0.45
    rim: str = ""
    """A pale line around the hand, for skin as dark as the felt."""


TONES = {
    "t1": Tone("#FFE0C4", "#EDBE97", "#8A5B3C"),
    "t2": Tone("#F0C196", "#D99F6F", "#7A4A28"),
    "t3": Tone("#C68A5A", "#A86E42", "#5B3519"),
    "t4": Tone("#8D5A3A", "#6F4328", "#3A2112", rim="#E2B48F"),
    "t5": Tone("#5C3A28", "#452A1C", "#23130B", rim="#E2B48F"),
    "glove": Tone("#FDFBF5", "#DAD5C8", "#5B5F6E", "#DAD5C8", 1.0),
}

FIST = (220.0, 240.0)
HAND = (240.0, 280.0)
_COIN = 26.0
COINS_AT: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((124, 182),),
    ((99, 184), (149, 178)),
    ((98, 196), (150, 190), (124, 148)),
)
"""Centres of no, one, two and three coins in the open hand."""


def hands() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every fist and open hand."""
    for name, tone in TONES.items():
        yield f"coins/fist-{name}.svg", document(*FIST, fist(tone))
        for count in range(len(COINS_AT)):
            yield f"coins/hand-{name}-{count}.svg", document(*HAND, _open_hand(tone, count))


_FIST = "M72,194C66,178 44,164 40,132C36,96 46,62 60,54L164,54C178,64 186,98 182,130C179,160 156,176 150,194Z"
_FIST_SHADE = "M52,140C50,160 74,176 78,191L150,192C155,176 178,160 181,132C160,150 100,166 52,140Z"
_THUMB = "M44,134C40,116 58,108 74,112L120,122C136,126 138,148 122,152C108,155 96,152 86,152C76,166 58,162 50,150Z"
_NAIL = "M110,124C122,122 132,130 129,142C126,148 116,147 112,144C116,138 114,130 110,124Z"
_FINGERS = (
    # left, top, width, foot of the finger; its crease
    (38.0, 46.0, 36.0, 124.0, 100.0),
    (73.0, 36.0, 37.0, 122.0, 98.0),
    (109.0, 38.0, 37.0, 122.0, 98.0),
    (145.0, 50.0, 34.0, 122.0, 98.0),
)
_FINGER_RADIUS = 17.0


def fist(tone: Tone) -> list[str]:
    """A fist seen from the front, thumb across, in a box of 220 x 240."""
    fingers = [
        rounded_rectangle(left, top, width, foot - top, _FINGER_RADIUS) for left, top, width, foot, _ in _FINGERS
    ]
    elements = [
        *_rim(tone, (*parse(_FIST), *fingers, *parse(_THUMB))),
        *_sleeve(110, 190, 44.16, 53.76, FIST[1]),
        path(parse(_FIST), tone.skin, line=tone.line, width=4),
        path(parse(_FIST_SHADE), tone.shade),
    ]
    for left, top, width, foot, crease in _FINGERS:
        right = left + width
        gleam = f"M{left + 9},{top + 15}C{left + 14},{top + 10} {right - 14},{top + 10} {right - 9},{top + 15}"
        elements += [
            rectangle(left, top, width, foot - top, _FINGER_RADIUS, tone.skin, line=tone.line, line_width=4),
            path(parse(gleam), "none", line=tone.light, width=3.4, opacity=tone.gleam),
            path(
                [polyline([(left + 10, crease), (right - 10, crease)])], "none", line=tone.line, width=2.6, opacity=0.55
            ),
        ]
    elements += [
        path(parse(_THUMB), tone.skin, line=tone.line, width=4),
        path(parse(_NAIL), tone.light, opacity=0.28),
    ]
    return [group(elements, round_lines=True)]


_PALM_SHADE = "M86,235C80,226 76,216 74,208C104,226 152,206 174,158C177,186 170,214 157,235Z"
_PALM_LINES = "M76,150C92,142 112,140 128,146M84,172C104,152 138,150 170,160M86,176C100,186 104,206 98,228"
_CREASES = "M61,98L76,94M66,121L82,117M94,78L110,77M95,106L112,106M130,80L147,82M128,108L145,110M160,104L175,110M153,126L168,132"


def _open_hand(tone: Tone, count: int) -> list[str]:
    """An open hand with its coins in a box of 240 x 280."""
    elements = [
        *_rim(tone, _palm()),
        *_sleeve(120, 232, 42.32, 51.52, HAND[1]),
        path(_palm(), tone.skin, line=tone.line, width=4),
        path(parse(_PALM_SHADE), tone.shade),
        path(parse(_PALM_LINES), "none", line=tone.line, width=2.8, opacity=0.5),
        path(parse(_CREASES), "none", line=tone.line, width=2.4, opacity=0.5),
    ]
    for x, y in COINS_AT[count]:
        elements += [circle(x + 2, y + 6, _COIN, tone.line, opacity=0.28), *star_coin(x, y, _COIN)]
    return [group(elements, round_lines=True)]


def _rim(tone: Tone, outline: Outline) -> list[str]:
    return [path(outline, "none", line=tone.rim, width=_RIM)] if tone.rim else []


def _palm() -> Outline:
    (part,) = figure("hands/palm")
    return part.outline


def _sleeve(x: float, top: float, upper: float, lower: float, foot: float) -> list[str]:
    """Sleeve and white cuff about the middle line x; `upper` and `lower` are half widths, `foot` the end of the picture."""
    ink = COLOURS["ink"]
    cloth = polygon([(x - upper, top), (x + upper, top), (x + lower, foot - 2.5), (x - lower, foot - 2.5)])
    half = upper + 7.6
    return [
        path([cloth], SLEEVE, line=ink, width=3),
        rectangle(x - half, top - 4, 2 * half, 22, 8, _CUFF, line=ink, line_width=3),
    ]
