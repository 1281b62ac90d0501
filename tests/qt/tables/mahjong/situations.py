"""Matches of mahjong brought to where something is asked of Ana."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.dealing import Dealing, Rng
from rules.mahjong import MAHJONG, MahjongOptions, MahjongView
from rules.mahjong.actions import PASS, Chow, MahjongAction
from rules.mahjong.choices import CallChoices
from rules.record import Match
from rules.seats import TABLE
from tests.qt.tables.mahjong.played import PLAYERS, MahjongPlayed

Play = Callable[..., MahjongPlayed]


def own_turn(play: Play, **how: object) -> MahjongPlayed:
    """A table on Ana's turn."""
    played = play(**how)
    played.pass_claims()
    assert played.position.window is None and played.position.turn == 0
    return played


def claim(play: Play, wanted: Callable[[MahjongView], bool], **how: object) -> MahjongPlayed:
    """A table where Ana can claim something; the hand until then was played without a window."""
    for seed in range(200):
        dealing = Dealing.from_text(f"claim {seed}", MAHJONG.name)
        match, _ = Match.start(MAHJONG, MahjongOptions(), PLAYERS, dealing)
        rng = Rng.from_text(f"claim {seed}")
        while MAHJONG.to_act(match.state) != (TABLE,):
            seat = MAHJONG.to_act(match.state)[0]
            view = MAHJONG.view(match.state, seat)
            if seat == 0 and view.window is not None:
                if wanted(view):
                    played = play(match=match, **how)
                    assert played.table.calls.able
                    return played
                action: object = PASS
            else:
                action = MAHJONG.levels["easy"].choose(view, MAHJONG.legal_actions(match.state, seat), rng).action
            match, _ = match.act(seat, action)
    pytest.fail("no seed brings the claim")


def called(view: MahjongView) -> list[MahjongAction]:
    """What a view can claim."""
    mine = view.choices()
    assert isinstance(mine, CallChoices)
    return mine.calls()


def can(kind: type) -> Callable[[MahjongView], bool]:
    """A wish for a claim of a kind."""
    return lambda view: any(isinstance(action, kind) for action in called(view))


def of(view: MahjongView, kind: type) -> list[MahjongAction]:
    return [action for action in called(view) if isinstance(action, kind)]


def several_chows(view: MahjongView) -> bool:
    return sum(isinstance(action, Chow) for action in called(view)) > 1


def last_action(played: MahjongPlayed) -> str:
    return next(move.text for move in reversed(played.session.record.moves) if move.seat == 0)
