"""The tiles that a viewer cannot see, dealt another way: how it is proved that nobody sees them, and what bots play out."""

from __future__ import annotations

from dataclasses import replace

from rules.dealing import Rng
from rules.mahjong.actions import PASS
from rules.mahjong.play import MahjongState
from rules.mahjong.position import Hand, Position, Side, with_side
from rules.mahjong.wall import Wall
from rules.seats import Seat
from rules.tiles import COPIES, Tile


def resample(state: MahjongState, viewer: Seat | None, rng: Rng) -> MahjongState:
    """Return the match with other hands and another wall, the same for this viewer; hands to come change too.

    What is public stays: melds, flowers, discards, and the tiles of a kong that is asked about. Flowers lie in the wall
    only. Answers of other seats that nobody has seen become passes, and what they may not win on is forgotten.
    """
    position = resampled(state.position, viewer, rng)
    seed = b"".join(rng.word().to_bytes(4, "big") for _ in range(8))
    return state._replace(dealing=replace(state.dealing, seed=seed), position=position)


def resampled(position: Position, viewer: Seat | None, rng: Rng) -> Position:
    """Return the hand in progress with everything that the viewer does not see dealt another way."""
    others = [Seat(seat) for seat in range(len(position.sides)) if seat != viewer]
    known = {seat: _known(position, seat) for seat in others}
    unseen = list(position.wall.left)
    for seat in others:
        unseen += _without(position.sides[seat].hand.tiles, known[seat])
    unseen.sort(key=lambda tile: tile.index)
    rng.shuffle(unseen)
    flowers = [tile for tile in unseen if tile.flower]
    plain = [tile for tile in unseen if not tile.flower]
    sides = position.sides
    for seat in others:
        wanted = len(sides[seat].hand.tiles) - len(known[seat])
        dealt, plain = plain[:wanted], plain[wanted:]
        side = sides[seat]
        sides = with_side(sides, seat, Side(Hand.of((*known[seat], *dealt)), side.melds, side.flowers))
    wall = plain + flowers
    if flowers:
        rng.shuffle(wall)
    return position._replace(
        wall=Wall(tuple(wall), 0, len(wall), position.wall.kept),
        sides=sides,
        drawn=_drawn(position, sides, viewer, rng),
        answers=tuple(
            PASS if answer is not None and seat != viewer else answer for seat, answer in enumerate(position.answers)
        ),
    )


def _drawn(position: Position, sides: tuple[Side, ...], viewer: Seat | None, rng: Rng) -> Tile | None:
    """The tile that the seat in turn drew last: any of its hand, unless the viewer knows."""
    if position.drawn is None or position.turn == viewer:
        return position.drawn
    return rng.choice(sides[position.turn].hand.tiles)


def _known(position: Position, seat: Seat) -> tuple[Tile, ...]:
    """The concealed tiles of a seat that everybody knows: those of a kong it declared, and what is left of a robbed one."""
    window, end = position.window, position.end
    if window is not None and window.seat == seat and window.tile is not None:
        copies = {"added_kong": 1, "concealed_kong": COPIES}.get(window.asking, 0)
        return (window.tile,) * copies
    if end is not None and end.by == "robbing_kong" and end.discarder == seat and end.tile is not None:
        return (end.tile,) * position.sides[seat].hand.tiles.count(end.tile)
    return ()


def _without(tiles: tuple[Tile, ...], known: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles less those known, which are all alike."""
    if not known:
        return tiles
    place = tiles.index(known[0])
    return tiles[:place] + tiles[place + len(known) :]
