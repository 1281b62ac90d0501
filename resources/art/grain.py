"""Felt grain: a seamless tile of short fibres, half light and half dark, to be laid over any felt colour."""

from __future__ import annotations

import math
import random

SIDE = 256
_SEED = 20
_FIBRES = 5200
_LENGTHS = (2.0, 6.5)
_LIGHT, _DARK = (4, 12), (5, 15)
_WIDTH = 0.8


def grain() -> bytes:
    """SIDE x SIDE pixels of red, green, blue and straight alpha."""
    rng = random.Random(_SEED)
    # Light and alpha so far, alpha multiplied in; the colours are greys.
    light = [0.0] * (SIDE * SIDE)
    alpha = [0.0] * (SIDE * SIDE)
    for fibre in range(_FIBRES):
        x, y = rng.uniform(0, SIDE), rng.uniform(0, SIDE)
        length, angle = rng.uniform(*_LENGTHS), rng.uniform(0, math.pi)
        tone, strength = (1.0, rng.randint(*_LIGHT)) if fibre % 2 else (0.0, rng.randint(*_DARK))
        for place, cover in _covered(x, y, length, angle):
            over = cover * strength / 255
            light[place] = tone * over + light[place] * (1 - over)
            alpha[place] = over + alpha[place] * (1 - over)
    pixels = bytearray()
    for bright, seen in zip(light, alpha, strict=True):
        grey = round(255 * bright / seen) if seen else 0
        pixels += bytes((grey, grey, grey, round(255 * seen)))
    return bytes(pixels)


def _covered(x: float, y: float, length: float, angle: float) -> list[tuple[int, float]]:
    """Pixels near a line about (x, y) and how much of each it covers; what leaves one side comes in at the other."""
    dx, dy = math.cos(angle), math.sin(angle)
    half = length / 2
    reach = math.ceil(half + _WIDTH)
    found = []
    for row in range(math.floor(y) - reach, math.floor(y) + reach + 1):
        for column in range(math.floor(x) - reach, math.floor(x) + reach + 1):
            px, py = column + 0.5 - x, row + 0.5 - y
            along = max(-half, min(half, px * dx + py * dy))
            cover = _WIDTH / 2 + 0.5 - math.hypot(px - along * dx, py - along * dy)
            if cover > 0:
                found.append(((row % SIDE) * SIDE + column % SIDE, min(1.0, cover)))
    return found
