"""Matches between bots: full matches, seats rotated, sessions of 25 in which the bots remember."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.bots import Bot, Memory
from rules.chinos import CHINOS, ChinosAction, ChinosOptions, ChinosView
from rules.dealing import Dealing
from rules.seats import Seat

SESSION = 25
OPTIONS = ChinosOptions(final_after_hit="alternate")
BOTS: Mapping[str, Bot[ChinosView, ChinosAction]] = {**CHINOS.levels, **CHINOS.baselines}
ROWS: dict[str, tuple[str, ...]] = {
    "first": ("beginner", "regular", "sly", "master"),
    "regulars": ("master", "regular", "regular", "regular"),
    "beginners": ("master", "beginner", "beginner", "beginner"),
    "slies": ("master", "sly", "sly", "sly"),
    "open_slies": ("master", "open_sly", "open_sly", "open_sly"),
    "fair": ("master", "fair", "fair", "fair"),
    "decoders": ("master", "decoder", "decoder", "decoder"),
    "sly_regulars": ("sly", "regular", "regular", "regular"),
    "regular_beginners": ("regular", "beginner", "beginner", "beginner"),
    "three_regulars": ("master", "regular", "regular"),
    "three_slies": ("master", "sly", "sly"),
    "two_regular": ("master", "regular"),
    "two_sly": ("master", "sly"),
}
"""Tables of the bars; the share of the first bot is the figure, in the first row those of all."""
BARS = {
    "regulars": 0.18, "beginners": 0.17, "slies": 0.23, "open_slies": 0.20, "fair": 0.262, "sly_regulars": 0.17,
    "regular_beginners": 0.235, "three_regulars": 0.26, "three_slies": 0.31, "two_regular": 0.41, "two_sly": 0.46,
}  # fmt: skip


def session(names: Sequence[str], seed: str) -> tuple[list[Seat], Memory]:
    """Play a session of bots by seat; return the loser of each match, and what is remembered at the end."""
    losers: list[Seat] = []
    memory: Memory = None
    for number in range(SESSION):
        dealing = Dealing.from_text(f"{seed}/{number}", CHINOS.name)
        state = CHINOS.start(OPTIONS, len(names), dealing).state
        moves = 0
        while waiting := CHINOS.to_act(state):
            seat = waiting[0]
            view, legal = CHINOS.view(state, seat), CHINOS.legal_actions(state, seat)
            choice = BOTS[names[seat]].choose(view, legal, dealing.rng("bot", moves, seat), memory=memory)
            state = CHINOS.apply(state, seat, choice.action).state
            moves += 1
        memory = CHINOS.remember(memory, state)
        assert state.progress.loser is not None
        losers.append(state.progress.loser)
    return losers, memory


def lost(line_up: Sequence[str], matches: int, seed: str) -> dict[str, float]:
    """Return the share of matches that each place of a line-up lost, by the name of its bot, summed over equal names."""
    count: Counter[str] = Counter()
    players = len(line_up)
    for number in range(matches // SESSION):
        names = [line_up[(seat + number) % players] for seat in range(players)]
        losers, _memory = session(names, f"{seed}/{number}")
        count.update(names[loser] for loser in losers)
    return {name: count[name] / (matches // SESSION * SESSION) for name in dict.fromkeys(line_up)}


def half_width(share: float, matches: int) -> float:
    """Half of the 95 % interval of a share."""
    return 1.96 * (share * (1 - share) / matches) ** 0.5
