"""The coins of bots at a table with real coins: drawn before the first call, sealed, and shown after everybody else's.

They follow from the record alone: its seed, the round, the level and what was opened before. So they are the same
whenever they are asked for, a match that is taken up again included, and no call can change them.
"""

from __future__ import annotations

from dataclasses import replace

from rules.bots import Memory
from rules.chinos.bots import Player, drawn
from rules.chinos.view import ChinosView
from rules.dealing import Dealing


def with_sealed_coins(view: ChinosView, bot: Player, dealing: Dealing, memory: Memory = None) -> ChinosView:
    """Return the view of a bot with the coins that it drew for this round, where fists are real; else the view itself."""
    if view.options.fists == "app" or view.viewer not in view.active or view.phase not in ("call", "show"):
        return view
    at_first = replace(view, phase="call", calls=(), shown=(), coins=None)
    weights = dict(enumerate(bot.coin_weights(at_first, memory)))
    return replace(view, coins=drawn(weights, dealing.rng("sealed coins", view.round, view.viewer)))
