"""Tokens that lie on a table: dealer, first caller, coffee; the winner's ribbon and the bubble of a call.

They carry no shadow of their own: the table paints one under every piece.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from resources.art.coins import GOLD
from resources.art.letterforms import CAP, numeral
from resources.art.outline import mapped, parse, polygon
from resources.art.palette import COLOURS
from resources.art.suits import suit_at
from resources.art.svg import circle, document, group, path, rectangle

_NAVY = "#1F4E8C"
_LINE = 3.4


def tokens() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every token."""
    yield "coins/token-dealer.svg", document(200, 200, _dealer())
    yield "coins/token-first-caller.svg", document(200, 200, _first_caller())
    yield "coins/token-coffee.svg", document(200, 200, _coffee())
    yield "coins/ribbon.svg", document(220, 280, _ribbon())
    yield "coins/bubble.svg", document(320, 200, _bubble())


def _disc(ring: str) -> list[str]:
    """A white disc with a ring, and a lower rim in the colour of the ring."""
    ink = COLOURS["ink"]
    return [
        circle(100, 105, 90, ring, line=ink, width=3),
        circle(100, 98, 90, COLOURS["paper"], line=ink, width=_LINE),
        circle(100, 98, 77, "none", line=ring, width=6),
    ]


def _dealer() -> list[str]:
    """Three cards in a fan: no letter, so no language."""
    cards = []
    for lean, suit, colour in ((-24, "d", "red"), (0, "s", "ink"), (24, "h", "red")):
        card = [
            rectangle(-25, -92, 50, 70, 6, COLOURS["paper"], line=COLOURS["ink"], line_width=3),
            path(suit_at(suit, 0, -57, 34), COLOURS[colour]),
        ]
        cards.append(group(card, transform=f"translate(100 150) rotate({lean})"))
    return [*_disc(GOLD.engraved), *cards]


_SPEECH = (
    "M52,58C52,50 58,44 66,44L134,44C142,44 148,50 148,58L148,108C148,116 142,122 134,122"
    "L98,122L76,146L78,122L66,122C58,122 52,116 52,108Z"
)


def _first_caller() -> list[str]:
    """A bubble that says 1."""
    cap = 58.0
    one = mapped(numeral("1"), lambda x, y: (100 + cap / CAP * x, 54 + cap / CAP * y))
    bubble = path(parse(_SPEECH), _NAVY, line=COLOURS["ink"], width=_LINE)
    return [*_disc(_NAVY), group([bubble], round_lines=True), path(one, COLOURS["white"])]


_STEAM = "M80,76C71,65 89,54 80,43M100,68C91,57 109,46 100,35M120,76C111,65 129,54 120,43"
_HANDLE = "M132,98C146,95 152,103 151.6,110.2C151,118 143,126 128,124"
_CUP = "M58,86L142,86C142,118 132,142 112,144L88,144C68,142 58,118 58,86Z"
_CUP_SHADE = "M120,86L142,86C142,118 132,142 112,144L104,144C120,136 124,110 120,86Z"
_BREW = "M142,86C142,91.25 123.2,95.5 100,95.5C76.8,95.5 58,91.25 58,86C58,80.75 76.8,76.5 100,76.5C123.2,76.5 142,80.75 142,86Z"
_FOAM = "M110,85C110,86.66 101.94,88 92,88C82.06,88 74,86.66 74,85C74,83.34 82.06,82 92,82C101.94,82 110,83.34 110,85Z"
_SAUCER = "M50,148L150,148C146,158 132,160 100,160C68,160 54,158 50,148Z"


def _coffee() -> list[str]:
    """A cup of coffee on a round tray."""
    ink, paper = COLOURS["ink"], COLOURS["paper"]
    drawing = [
        path(parse(_STEAM), "none", line="#9A8468", width=4.4),
        path(parse(_HANDLE), "none", line=ink, width=9),
        path(parse(_HANDLE), "none", line=paper, width=4.4),
        path(parse(_CUP), paper),
        path(parse(_CUP_SHADE), "#D9D3C5"),
        path(parse(_CUP), "none", line=ink, width=_LINE),
        path(parse(_BREW), "#5A3A22", line=ink, width=_LINE),
        path(parse(_FOAM), "#8A5A34"),
        path(parse(_SAUCER), paper, line=ink, width=_LINE),
    ]
    return [
        circle(100, 105, 92, "#8C99AD"),
        circle(100, 100, 92, "#F7F5EF", line=ink, width=_LINE),
        circle(100, 100, 80, "none", line=COLOURS["azure"], width=4),
        circle(100, 100, 73, "none", line=COLOURS["gold"], width=1.8),
        group(drawing, round_lines=True),
    ]


def _ribbon() -> list[str]:
    """A rosette of eighteen points with a star and two tails."""
    x, y = 110.0, 100.0
    ink = COLOURS["ink"]
    rosette = []
    for k in range(36):
        reach, angle = (92.0 if k % 2 else 81.0), math.radians(10 * k)
        rosette.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    star = []
    for k in range(10):
        reach, angle = (20.25 if k % 2 else 42.5), math.radians(36 * k)
        star.append((x + reach * math.sin(angle), y + 1.5 - reach * math.cos(angle)))
    left, right = ("M74,136L44,262L80,244L102,274L124,150Z", "M146,136L176,262L140,244L118,274L96,150Z")
    drawing = [
        path(parse(left), "#9C0D24", line=ink, width=3.6),
        path(parse(right), COLOURS["red"], line=ink, width=3.6),
        path([polygon(rosette)], COLOURS["gold"], line=ink, width=3.6),
        circle(x, y, 70, GOLD.face, line=COLOURS["dark-gold"], width=3),
        circle(x, y, 60, COLOURS["red"], line=ink, width=2.6),
        path([polygon(star)], "#FFE9A8", line=ink, width=2.6),
    ]
    return [group(drawing, round_lines=True)]


_BUBBLE = (
    "M30,8L290,8C304,8 312,16 312,30L312,124C312,138 304,146 290,146L116,146L72,192L80,146L30,146C16,146 8,138 8,124"
    "L8,30C8,16 16,8 30,8Z"
)


def _bubble() -> list[str]:
    """A white bubble with its tail at the lower left. Stretch only between x 120 and 284 and between y 34 and 120."""
    return [group([path(parse(_BUBBLE), "#FFFFFF", line=COLOURS["ink"], width=4.5)], round_lines=True)]
