"""The colours of the pieces, and the contrast between two of them."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = {
    "paper": "#FFFEFA",
    "edge": "#B9B1A2",
    "ink": "#1B2033",
    "red": "#C8102E",
    "blue": "#0B57D0",
    "green": "#0A7D32",
    "orange": "#C94B00",
    "gold": "#F2B033",
    "dark-gold": "#B9781A",
    "azure": "#2C6BB3",
    "cream": "#FDF4E1",
    "halo": "#FBE6B4",
    "skin": "#F9DFC3",
    "shade": "#EDC59C",
    "auburn": "#9E3A1B",
    "ice": "#EAF1FA",
    "blush": "#EFA58C",
    "white": "#FFFFFF",
    # the Spanish pack
    "oros": "#8A5200",
    "espadas": "#1F4E8C",
    "bastos": "#1F6B3A",
    "frame": "#2A3552",
    "forest": "#2F7D4A",
    "leaf": "#2F8A4E",
    "wood": "#B0743A",
    "bark": "#8A5526",
    "cut": "#E9C48A",
    "wine": "#8A0C20",
    "blade": "#DCEBF7",
    "steel": "#A9C6E0",
    "chestnut": "#8A5A34",
    "slate": "#3A3F55",
    # tiles
    "tile-blue": "#17408B",
    "tile-red": "#B3162B",
    "tile-green": "#0B6B3A",
    "ivory": "#FFFDF6",
    "amber": "#C98A1B",
    "violet": "#6A3FA0",
    "rose": "#D8526A",
    "petal": "#C93355",
    "heart": "#C2264A",
    "sprig": "#12884C",
    "twig": "#5A3A22",
    "seed": "#8A4B12",
    "ochre": "#C7791A",
    "honey": "#E29A22",
    "straw": "#F2B94A",
    "sun": "#E8862E",
    "maple": "#C8452A",
    "vein": "#FBD9A0",
    "stalk": "#8A3A1B",
    "frost": "#2D6FB8",
    "mist": "#8DB4DC",
}


@dataclass(frozen=True)
class Scheme:
    """How one suit is coloured: index and pips, and the robe, robe pattern and V-shaped trim of its courts."""

    suit: str
    robe: str
    pattern: str
    trim: str = "gold"


TWO_COLOUR = {
    "s": Scheme("ink", "ink", "gold"),
    "h": Scheme("red", "red", "gold"),
    "d": Scheme("red", "gold", "red", "azure"),
    "c": Scheme("ink", "azure", "paper"),
}
FOUR_COLOUR = {
    "d": Scheme("blue", "blue", "gold"),
    "c": Scheme("green", "green", "gold"),
}
RED_FAMILY = {
    "d": Scheme("orange", "orange", "gold", "azure"),
}
"""Four colours for games in which the red suits count: diamonds stay red to the eye, but not the red of hearts."""


def luminance(colour: str) -> float:
    """Relative luminance of #RRGGBB, 0 to 1 (WCAG 2.2)."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours given as #RRGGBB, 1 to 21 (WCAG 2.2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
