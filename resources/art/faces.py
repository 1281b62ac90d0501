"""All card faces by folder and file name. File names are the card's text in the program: rank, then suit (`Th`, `Ks`)."""

from __future__ import annotations

from collections.abc import Iterator

from resources.art.aces import ace
from resources.art.card import card
from resources.art.courts import court
from resources.art.figures import figure
from resources.art.index import JUMBO, STANDARD, index
from resources.art.jumbo import hairline, medallion
from resources.art.palette import COLOURS, FOUR_COLOUR, RED_FAMILY, TWO_COLOUR, Scheme
from resources.art.pips import pips

RANKS = "23456789TJQKA"
COURTS = "JQK"


def standard_face(rank: str, suit: str, scheme: Scheme) -> str:
    """A face with the small index."""
    if rank in COURTS:
        body = court(rank, suit, scheme)
    elif rank == "A":
        body = ace(suit, scheme)
    else:
        body = [pips(rank, suit, COLOURS[scheme.suit])]
    return card([*body, index(STANDARD, rank, suit, COLOURS[scheme.suit])])


def jumbo_face(rank: str, suit: str, scheme: Scheme) -> str:
    """A face with the jumbo index, for small cards and for the audience."""
    body = medallion(figure(f"courts/{rank}{suit}"), scheme=scheme) if rank in COURTS else hairline()
    return card([*body, index(JUMBO, rank, suit, COLOURS[scheme.suit])])


def faces() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every face."""
    for suffix, schemes in (("", TWO_COLOUR), ("-4c", FOUR_COLOUR), ("-red4", RED_FAMILY)):
        for suit, scheme in schemes.items():
            for rank in RANKS:
                yield f"cards/standard{suffix}/{rank}{suit}.svg", standard_face(rank, suit, scheme)
                yield f"cards/jumbo{suffix}/{rank}{suit}.svg", jumbo_face(rank, suit, scheme)
