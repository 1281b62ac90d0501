"""Random deals and bots' decisions a second, as `python -m rules bench` takes them, game by game."""

from __future__ import annotations

from rules import GAMES
from rules.cli.bench import measure
from tests.benchmarks.figure import Figure

SECONDS = 2.0
"""How long each figure is taken."""

PLAYOUTS = {"chinese_ten": 300.0, "mahjong": 100.0}
"""Deals a second, legal actions listed, that a game has to reach."""


def run() -> list[Figure]:
    figures = []
    for name, game in GAMES.items():
        speed = measure(game, SECONDS)
        playouts = f"{name}: random deals, legal actions listed"
        figures.append(Figure(playouts, speed.playouts, "/s", PLAYOUTS.get(name), "at least"))
        figures += [Figure(f"{name}: decisions of {bot}", each, "/s") for bot, each in speed.decisions.items()]
    return figures
