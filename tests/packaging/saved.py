"""Saved matches kept for ever, one of each game, version of its rules and form of the file: newer programs must open them.

`python -m tests.packaging.saved` writes those that the present version lacks, and never touches one that is there.
"""

from __future__ import annotations

import sys
from pathlib import Path

import rules
from rules.dealing import Dealing, Rng
from rules.record import SCHEMA, Match, Player, pack

FOLDER = Path(__file__).parent / "saves"
MOVES = 25
"""Decisions in each: enough for most games to be in the middle of something."""


def name_of(game: rules.AnyGame) -> str:
    """The name of the file of a game as it is now."""
    return f"{game.name}-rules{game.version}-schema{SCHEMA}.tgr"


def played(game: rules.AnyGame) -> Match:
    """A match of a game that stands in its middle, the same every time."""
    seats = min(game.seats)
    level = next(iter(game.levels))
    players = (Player("José", "you"), *(Player(f"Bot {seat}", "bot", level) for seat in range(1, seats)))
    match, _ = Match.start(game, game.presets[0].options, players, Dealing.from_text("kept", game.name))
    rng = Rng.from_text("kept")
    while len(match.record.moves) < MOVES and game.outcome(match.state) is None:
        seat = game.to_act(match.state)[0]
        match, _ = match.act(seat, game.legal_actions(match.state, seat).pick(rng))
    return match


def main() -> int:
    """Write what is missing; return the exit status."""
    for game in rules.GAMES.values():
        file = FOLDER / name_of(game)
        if not file.exists():
            file.write_bytes(pack(played(game).record))
            sys.stdout.write(f"{file.name} written\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
