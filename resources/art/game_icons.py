"""The icon of each game: at most three things on a plate, poker its three rows."""

from __future__ import annotations

from collections.abc import Iterator

from resources.art.coins import star_coin
from resources.art.figures import painted
from resources.art.hands import FIST, TONES, fist
from resources.art.palette import COLOURS
from resources.art.plates import bare_card, icon, rank_at
from resources.art.spanish_suits import pip
from resources.art.suits import suit_at
from resources.art.svg import circle, group, path, rectangle
from resources.art.tiles import GRADIENTS, HEIGHT, WIDTH, tile

_SIZE = 256
_BLACK = "#000000"


def game_icons() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every game's icon."""
    yield "icons/chinese-ten.svg", _chinese_ten()
    yield "icons/chinese-poker.svg", _chinese_poker()
    yield "icons/chinchon.svg", _chinchon()
    yield "icons/los-chinos.svg", _los_chinos()
    yield "icons/mahjong.svg", _mahjong()


def _chinese_ten() -> str:
    """A red six and a black four: together ten."""
    cards = [
        group(
            [*bare_card(112, 158, 10.08, 6.32), path(rank_at(rank, -26, -66, 72) + suit_at(suit, 10, 38, 72), colour)],
            transform=place,
        )
        for rank, suit, colour, place in (
            ("6", "h", COLOURS["red"], "translate(92 132) rotate(-10)"),
            ("4", "s", COLOURS["ink"], "translate(168 126) rotate(10)"),
        )
    ]
    return icon(_SIZE, "#D8442F", "#8E1524", cards)


_POKER_ROWS = ((60, "shd"), (128, "cdshc"), (196, "hhhhh"))


def _chinese_poker() -> str:
    """Three, five and five cards; the last row is a flush."""
    cards = []
    for y, suits in _POKER_ROWS:
        for place, suit in enumerate(suits):
            x = 128 + 44 * (place - (len(suits) - 1) / 2)
            colour = COLOURS["red" if suit in "hd" else "ink"]
            card = [*bare_card(39, 58, 5.46, 2.32), path(suit_at(suit, 0, 0, 29), colour)]
            cards.append(group(card, transform=f"translate({x:g} {y})"))
    return icon(_SIZE, "#2563B8", "#122C63", cards)


def _chinchon() -> str:
    """Three Spanish aces."""
    cards = []
    for suit, size, place in (
        ("s", 52, "translate(81 144) rotate(-18)"),
        ("c", 50, "translate(175 144) rotate(18)"),
        ("d", 70, "translate(128 124)"),
    ):
        frame = rectangle(-38.5, -61.5, 77, 123, 6, "none", line=COLOURS["frame"], line_width=2.6)
        card = [*bare_card(92, 138, 8.28, 5.52), frame, *painted(pip(suit, 0, 0, size))]
        cards.append(group(card, transform=place, round_lines=True))
    return icon(_SIZE, "#F4B43A", "#B3600F", cards)


def _los_chinos() -> str:
    """A fist and two coins."""
    width, height = FIST
    hand = group(
        fist(TONES["t2"]),
        transform=f"translate(104 118) rotate(-8) scale(.88) translate({-width / 2:g} {-height / 2:g})",
    )
    coins = []
    for x, y, r in ((186, 188, 38), (208, 130, 30)):
        coins += [circle(x + 2, y + 6, r, _BLACK, opacity=0.25), *star_coin(x, y, r)]
    return icon(_SIZE, "#1C877A", "#0B3F3A", [hand, *coins])


def _mahjong() -> str:
    """Three tiles: a dot, the green dragon, and the red one in front."""
    pieces = [
        group(
            [
                rectangle(4, 10, WIDTH, HEIGHT, 16, _BLACK, opacity=0.28),
                *tile(sign, suit, prefix=sign),
            ],
            transform=f"{place} translate({-WIDTH / 2:g} {-HEIGHT / 2:g})",
        )
        for sign, suit, place in (
            ("G", "d", "translate(182 140) rotate(11) scale(.575)"),
            ("1", "p", "translate(74 140) rotate(-11) scale(.575)"),
            ("R", "d", "translate(128 124) scale(.7)"),
        )
    ]
    return icon(_SIZE, "#4A5368", "#1B2033", pieces, *GRADIENTS)
