"""Jack, queen and king of the French suits."""

from __future__ import annotations

from resources.art.card import CENTRE
from resources.art.figures import figure, painted
from resources.art.outline import placed
from resources.art.palette import COLOURS, Scheme
from resources.art.panels import Panel, two_way
from resources.art.suits import suit_at
from resources.art.svg import group, path

_PANEL = Panel(
    frame=(46.0, 30.0, 158.0, 290.0, 5.0),
    seam=(79.0, 17.0),
    belt_half=8.5,
    lozenges=(-70.0, -52.5, -35.0, -17.5, 17.5, 35.0, 52.5, 70.0),
    lozenge=(5.0, 4.6),
    disc=11.5,
)
_SCALE = 0.935
_DISC_SUIT = 14.5
_BADGE = (-60.0, -124.0, 29.0)


def court(rank: str, suit: str, scheme: Scheme) -> list[str]:
    """The panel of a court card. Equal to its half turn, save for the suit on the centre disc, which stands upright."""
    x, y = CENTRE
    badge = path(placed(suit_at(suit, *_BADGE), x, y), COLOURS[scheme.suit])
    half = group(
        painted(figure(f"courts/{rank}{suit}"), scheme),
        transform=f"translate({x:g} {y:g}) scale({_SCALE})",
        round_lines=True,
    )
    sign = path(suit_at(suit, x, y, _DISC_SUIT), COLOURS[scheme.suit])
    return two_way(_PANEL, [half, badge], scheme.robe if scheme.robe != "gold" else scheme.pattern, [sign])
