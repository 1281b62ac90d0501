"""A match as it was set up."""

from __future__ import annotations

from dataclasses import dataclass

from rules import AnyGame
from rules.dealing import Dealing
from rules.options import GameOptions
from rules.record import Player


@dataclass(frozen=True)
class NewMatch:
    """A match as it was set up, ready to start. `preset` is the key of the preset that its options were compared with."""

    game: AnyGame
    preset: str
    options: GameOptions
    players: tuple[Player, ...]
    dealing: Dealing
    known: bool = False
    """Somebody may know the deals, so the match is practice."""
