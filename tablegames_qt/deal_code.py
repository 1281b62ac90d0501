"""The code of a match's deals: with it the same deals can be played again, by anybody.

It holds the seed, so it exists only once a match is over: before that it would tell every card to come.
"""

from __future__ import annotations

import re

from rules.dealing import Dealing
from rules.record import LONGEST_CUT

MARK = "TG1"


def code_of(dealing: Dealing) -> str:
    """Return the code of a dealing: mark, game, seed, and the cut if there was one."""
    return " ".join(filter(None, (MARK, dealing.game, dealing.seed.hex(), dealing.cut)))


def dealing_of(code: str, game: str) -> Dealing | None:
    """Return the dealing of a code, or None when it is not the code of deals of this game."""
    found = re.fullmatch(r"TG1 ([a-z_]+) ([0-9a-fA-F]{64})(?: (.+))?", code.strip())
    if found is None or found[1] != game or len(found[3] or "") > LONGEST_CUT:
        return None
    return Dealing(bytes.fromhex(found[2]), game, found[3] or "")
