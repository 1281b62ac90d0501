"""The next match of an evening: the loser of the last one chooses who calls first, or the turn goes round (rule 22)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.chinos import CHINOS, ChinosOptions
from rules.chinos.actions import ChooseFirst
from rules.options import GameOptions
from rules.record import Match
from rules.seats import TABLE, Seat


def next_match(finished: Match, plan: Any) -> tuple[GameOptions, tuple[tuple[Seat, Any], ...]]:
    """Return the options of the next match and the choice that opens it.

    `plan` is the seat that a person who lost has chosen, or None. A bot that lost chooses as its level does.
    """
    options = CHINOS.Options.read(finished.record.options)
    assert isinstance(options, ChinosOptions)
    view = CHINOS.view(finished.state, None)
    options = replace(options, first_match_first="host")
    first = view.next_first
    if first is None:
        first = _chosen_by(finished, options, view.next_chooser, plan)
    return options, ((TABLE, ChooseFirst(first)),)


def _chosen_by(finished: Match, options: ChinosOptions, chooser: Seat | None, plan: Any) -> Seat:
    assert chooser is not None
    record = finished.record
    if record.players[chooser].kind != "bot":
        return chooser if plan is None else Seat(plan)
    level = record.players[chooser].level
    bot = CHINOS.levels.get(level) or list(CHINOS.levels.values())[-1]
    opening = CHINOS.start(options, record.seats, record.dealing).state
    rng = record.dealing.rng("next match", len(record.moves), chooser)
    choice = bot.choose(CHINOS.view(opening, chooser), CHINOS.legal_actions(opening, TABLE), rng)
    assert isinstance(choice.action, ChooseFirst)
    return choice.action.seat
