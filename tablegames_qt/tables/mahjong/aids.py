"""What a player can be told about the own hand: waits, distance, and what a win would be worth. Only from the own view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.mahjong import hard
from rules.mahjong.actions import MahjongAction
from rules.mahjong.calls import after_call
from rules.mahjong.counts import counts_of
from rules.mahjong.hand import FinishedHand
from rules.mahjong.medium import weigh_call, weigh_hand
from rules.mahjong.plans import Surroundings
from rules.mahjong.scoring import Score, score
from rules.mahjong.shanten import Outlook, least_shanten, outlooks, waits
from rules.mahjong.view import MahjongView
from rules.tiles import COPIES, Tile

SPOILT = 0.5
"""The share of what a hand promises that a claim has to leave."""


RISKY, DANGEROUS = 0.02, 0.06
"""Chances that somebody wins on a discard from which it is marked."""


@dataclass(frozen=True)
class Wait:
    """A tile that would complete the hand: copies the viewer does not see, and the score by own draw and on a discard."""

    tile: Tile
    left: int
    by_draw: Score
    by_discard: Score


def left_of(view: MahjongView, tiles: Iterable[Tile]) -> dict[Tile, int]:
    """Return how many copies of some kinds the viewer does not see."""
    seen = view.visible
    return {tile: COPIES - min(COPIES, seen.get(tile, 0)) for tile in tiles}


def after_discard(view: MahjongView, tile: Tile) -> Outlook | None:
    """Return what discarding a tile of the own hand leads to; None when the hand is not to discard."""
    assert view.viewer is not None
    hand = list(view.concealed)
    if len(hand) % 3 != 2 or tile not in hand:
        return None
    found = outlooks(counts_of(hand), view.melds[view.viewer], view.options)
    return next((each for each in found if each.discard is tile), None)


def dangers(view: MahjongView) -> dict[Tile, float]:
    """Return the chance that somebody wins on each tile of the own hand, as the strongest bot reckons it.

    It reckons from what the viewer sees: discards, melds and the own hand. Empty while the hand is not to discard.
    """
    if view.viewer is None or len(view.concealed) % 3 != 2 or view.result is not None:
        return {}
    risks = hard.Outlook(Surroundings(view), counts_of(view.concealed)).risks
    return {tile: risks[tile.index] for tile in view.concealed}


def rest_without(view: MahjongView, tile: Tile | None) -> tuple[Tile, ...]:
    """Return the own concealed tiles without one of a kind."""
    hand = list(view.concealed)
    if tile is not None:
        hand.remove(tile)
    return tuple(hand)


def waits_of(view: MahjongView, rest: tuple[Tile, ...]) -> list[Wait]:
    """Return what a hand of 13 tiles less three a meld waits for, in tile order."""
    assert view.viewer is not None
    if len(rest) % 3 != 1:
        return []
    kinds = waits(counts_of(rest), view.melds[view.viewer], view.options)
    left = left_of(view, kinds)
    return [
        Wait(kind, left[kind], finished(view, rest, kind, drawn=True), finished(view, rest, kind, drawn=False))
        for kind in kinds
    ]


def finished(view: MahjongView, rest: tuple[Tile, ...], tile: Tile, *, drawn: bool) -> Score:
    """Return what a hand would be worth with a tile, without any circumstance."""
    assert view.viewer is not None
    other = next(seat for seat in (view.turn, *range(4)) if seat != view.viewer)
    hand = FinishedHand(
        rest,
        tile,
        "self_draw" if drawn else "discard",
        view.viewer,
        None if drawn else other,
        view.deal.dealer,
        view.deal.round_wind,
        view.melds[view.viewer],
        view.flowers[view.viewer],
    )
    return score(hand, view.options)


def spoils(view: MahjongView, actions: Iterable[MahjongAction]) -> bool:
    """Whether each of some claims leaves no plan that reaches the minimum, or costs most of what the hand promises.

    The medium bot's plans judge, from the own view. A claim never takes the last plan away by itself, since a self-draw
    may still come; so what is looked at is how much of the hand's value is left.
    """
    window = view.window
    if window is None or window.tile is None or view.viewer is None:
        return False
    around, counts, melds = Surroundings(view), counts_of(view.concealed), view.melds[view.viewer]
    tile, source = window.tile, window.seat
    now = weigh_hand(counts, melds, around).value
    weighed = [weigh_call(after_call(action, tile, source, counts, melds), around) for action in actions]
    return bool(weighed) and all(each.value < SPOILT * now for each in weighed)


def distance(view: MahjongView) -> int:
    """Return how many tiles the own hand is from ready, the best discard made where one is due: 0 is ready, -1 complete."""
    assert view.viewer is not None
    return least_shanten(counts_of(view.concealed), view.melds[view.viewer], view.options)
