"""Rule cases that play a hand: lines such as `0 discard 5p` and `2 claim pung` on a wall that is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.mahjong.actions import PASS, WIN, DeclareKong, Discard, FlowerWin, MahjongAction
from rules.mahjong.case_questions import answer_of, deal_of, texts
from rules.mahjong.choices import choices
from rules.mahjong.claims import act
from rules.mahjong.options import MahjongOptions
from rules.mahjong.payments import NOTHING
from rules.mahjong.position import Position
from rules.mahjong.turns import first_position
from rules.mahjong.wall import open_wall
from rules.seats import Seat
from rules.tiles import Tile, tiles

Plain = Mapping[str, Any]


def play_case(options: MahjongOptions, given: Plain) -> Plain:
    """The hand after all lines, or the number of the first illegal one.

    Answers that are missing when the next line of a turn comes, or at the end, are passes.
    """
    deal = deal_of(given)
    position = first_position(open_wall(tiles(given["wall"]), deal.dealer, options), deal, options)
    for number, line in enumerate(given["actions"]):
        try:
            position = _played(position, line)
        except ValueError:  # IllegalAction too
            return {"error_at": number}
    return _told(_all_passed(position))


def _played(position: Position, line: str) -> Position:
    """Return the position after a line; raise ValueError or IllegalAction when it is no legal action."""
    who, verb, *rest = line.split(" ")
    seat = Seat(int(who))
    if verb == "claim":
        if position.phase != "claims":
            raise ValueError("nothing is asked")
        return act(position, seat, answer_of(" ".join(rest))).state
    if position.phase == "flowers" and verb == "win":
        return act(position, seat, FlowerWin()).state
    position = _all_passed(position)
    return act(position, seat, _turn_action(position, seat, verb, rest)).state


def _turn_action(position: Position, seat: Seat, verb: str, rest: list[str]) -> MahjongAction:
    if verb == "win" and not rest:
        flowers = FlowerWin()
        return flowers if flowers in choices(position, seat) and WIN not in choices(position, seat) else WIN
    (tile,) = rest
    if verb not in ("discard", "kong"):
        raise ValueError(f"no action: {verb}")
    return Discard(Tile.parse(tile)) if verb == "discard" else DeclareKong(Tile.parse(tile))


def _all_passed(position: Position) -> Position:
    """Return the position with an open window closed: who has not answered passes."""
    window = position.window
    while window is not None and position.window is window:
        position = act(position, position.to_act[0], PASS).state
    return position


def _told(position: Position) -> Plain:
    end = position.end
    winners = () if end is None else end.winners
    return {
        "error_at": None,
        "over": end is not None,
        "turn": None if end is not None else position.turn,
        "hands": [texts(side.hand.tiles) for side in position.sides],
        "melds": [[f"{meld.type} {meld.tile}" for meld in side.melds] for side in position.sides],
        "flowers": [texts(side.flowers) for side in position.sides],
        "ponds": [texts(pond) for pond in position.ponds],
        "wall": position.wall.live,
        "winners": [winner.seat for winner in winners],
        "fans": [winner.score.fan for winner in winners],
        "payments": list(NOTHING if end is None else end.payments),
    }
