"""Hands, walls and matches that the tests of mahjong start from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.dealing import Dealing, Rng
from rules.game import TABLE, Step
from rules.mahjong import MAHJONG, FinishedHand, MahjongOptions, Meld
from rules.mahjong.actions import PASS, Discard
from rules.mahjong.claims import act
from rules.mahjong.counts import Counts, counts_of
from rules.mahjong.play import MahjongState
from rules.mahjong.position import Position
from rules.mahjong.rounds import Deal
from rules.mahjong.scoring import Score, score
from rules.mahjong.turns import first_position
from rules.mahjong.wall import open_wall
from rules.seats import Seat
from rules.tiles import Tile, tile_set, tiles

ANY = MahjongOptions(min_fan=0)
NO_FLOWERS = MahjongOptions(min_fan=0, flowers=False)
CHOWS = "123m 456m 234p 55p 67s"
"""All chows, waiting for 5s and 8s."""
MIXED = "123m 456m 23p 99s"
"""Worth nothing beside a pung: chows of two suits and a pair, waiting for 1p and 4p."""
STANDARD = MahjongOptions()


def tile(text: str) -> Tile:
    return Tile.parse(text)


def short(text: str) -> tuple[Tile, ...]:
    """Tiles in short form: `123m 55p EE RR` for suits, winds and dragons (W is west here, B the white dragon)."""
    honours = {"E": "Ew", "S": "Sw", "W": "Ww", "N": "Nw", "R": "Rd", "G": "Gd", "B": "Wd"}
    found: list[str] = []
    for word in text.split():
        if word[-1] in "mpsfq":
            found += [digit + word[-1] for digit in word[:-1]]
        else:
            found += [honours[letter] for letter in word]
    return tiles(found)


def counted(text: str) -> Counts:
    return counts_of(short(text))


def meld(text: str, source: int | None = 0) -> Meld:
    """A meld in short form: three or four tiles; four behind a minus sign are a concealed kong."""
    found = short(text.removeprefix("-"))
    if text.startswith("-"):
        return Meld("concealed_kong", found)
    kind: Any = "kong" if len(found) == 4 else "pung" if found[0] is found[1] else "chow"
    return Meld(kind, found, None if source is None else Seat(source))


def hand(
    concealed: str,
    win: str,
    melds: Sequence[str] = (),
    *,
    by: Any = "discard",
    winner: int = 1,
    discarder: int | None = 2,
    dealer: int = 0,
    round_wind: str = "Ww",
    flowers: str = "3f",
    flags: Sequence[str] = (),
    liable: int | None = None,
) -> FinishedHand:
    """A finished hand: south, round of the west, one flower that is worth nothing."""
    return FinishedHand(
        short(concealed),
        tile(win),
        by,
        Seat(winner),
        Seat(discarder) if discarder is not None and by != "self_draw" else None,
        Seat(dealer),
        tile(round_wind),
        tuple(map(meld, melds)),
        tiles(flowers),
        frozenset(flags),
        None if liable is None else Seat(liable),
    )


def scored(
    concealed: str, win: str, melds: Sequence[str] = (), options: MahjongOptions = STANDARD, **more: Any
) -> Score:
    return score(hand(concealed, win, melds, **more), options)


def items(result: Score) -> dict[str, int]:
    return {item.id: item.fan for item in result.items}


def wall(start: str, *, tail: str = "", flowers: bool = True) -> tuple[Tile, ...]:
    """A whole wall that begins with some tiles and ends with others; the rest lies between in tile order."""
    head, end = short(start), short(tail)
    rest = list(tile_set(flowers=flowers))
    for each in (*head, *end):
        rest.remove(each)
    return (*head, *rest, *end)


def dealt(
    hands: Sequence[str | None],
    then: str = "",
    *,
    tail: str = "",
    dealer: int = 0,
    round_wind: str = "Ew",
    options: MahjongOptions = STANDARD,
) -> Position:
    """A hand dealt so that the seats from the dealer on hold what is given (14 tiles, then 13), and `then` is drawn next.

    A seat given None, or not given, holds what is left over, one of each kind as far as it goes. `tail` lies at the end
    of the wall, flowers that are not named in the middle.
    """
    rest = list(tile_set(flowers=options.flowers))
    given = [None if each is None else list(short(each)) for each in (*hands, None, None, None)[:4]]
    after, end = short(then), short(tail)
    for each in (*(each for held in given if held is not None for each in held), *after, *end):
        rest.remove(each)
    flowers = [each for each in rest if each.flower]
    plain = sorted(
        (each for each in rest if not each.flower), key=lambda each: (-rest.count(each), each.index * 7 % 34)
    )
    plain = [each for copy in range(4) for each in dict.fromkeys(plain) if plain.count(each) > copy]
    held = []
    for seat, each in enumerate(given):
        size = 13 if seat else 14
        if each is None:
            each, plain = plain[:size], plain[size:]
        assert len(each) == size
        held.append(each)
    order = [each for packet in range(3) for seat in held for each in seat[4 * packet : 4 * packet + 4]]
    order += [*held[0][12:14], *(seat[12] for seat in held[1:])]
    built = (*order, *after, *plain[:20], *flowers, *plain[20:], *end)
    deal = Deal(Seat(dealer), tile(round_wind))
    return first_position(open_wall(built, deal.dealer, options), deal, options)


def played(position: Position, *lines: str) -> Position:
    """The position after some actions, `0 discard 5p` or `2 pung`; a line `pass` lets all who are asked pass."""
    for line in lines:
        if line == "pass":
            position = all_passed(position)
            continue
        seat, _, text = line.partition(" ")
        position = act(position, Seat(int(seat)), MAHJONG.parse(text)).state
    return position


def all_passed(position: Position) -> Position:
    window = position.window
    while window is not None and position.window is window:
        position = act(position, position.to_act[0], PASS).state
    return position


def until_turn(position: Position, seat: int) -> Position:
    """The position when a seat has drawn: the others discard what they draw, and nobody claims."""
    position = all_passed(position)
    while position.turn != seat:
        assert position.drawn is not None
        position = all_passed(act(position, position.turn, Discard(position.drawn)).state)
    return position


def dealing(seed: str) -> Dealing:
    return Dealing.from_text(seed, MAHJONG.name)


def start(options: MahjongOptions = STANDARD, seed: str = "start") -> Step[MahjongState]:
    return MAHJONG.start(options, 4, dealing(seed))


def random_steps(options: MahjongOptions, seed: str, hands: int = 1) -> Iterator[Step[MahjongState]]:
    """Every step of some hands of random actions, the start included; the last one ends a hand."""
    step = start(options, seed)
    rng = Rng.from_text("random actions", seed)
    yield step
    while (waiting := MAHJONG.to_act(step.state)) and not (waiting == (TABLE,) and len(step.state.finished) >= hands):
        legal = MAHJONG.legal_actions(step.state, waiting[0])
        step = MAHJONG.apply(step.state, waiting[0], legal.pick(rng))
        yield step
