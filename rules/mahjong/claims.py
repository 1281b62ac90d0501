"""What is done with a discard or a kong when all have answered. Rules R10 to R14."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from rules.game import IllegalAction, Step
from rules.mahjong.actions import PASS, Answer, Chow, Discard, FalseWin, FlowerWin, Kong, Pass, Pung, TurnAction, Win
from rules.mahjong.choices import call_of, choices
from rules.mahjong.ending import HandResult, Winner
from rules.mahjong.events import Claimed
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import NOTHING
from rules.mahjong.position import NO_ANSWERS, Position, Side, Taken, Window, with_side
from rules.mahjong.turns import draw, drawn_hand, ended, flowers_won, make_kong, replacement, take_turn, void_hand
from rules.seats import Seat
from rules.tiles import COPIES, Tile


def act(position: Position, seat: Seat, action: object) -> Step[Position]:
    """Return the position after an action of a seat; raise IllegalAction with the reason of its legal actions."""
    reason = _refusal(position, seat, action)
    if reason is not None:
        tile = action.tile if isinstance(action, Discard) else None
        raise IllegalAction(reason, seat=seat, tile=tile)
    if position.window is None:
        return take_turn(position, cast(TurnAction, action))
    return _answered(position, seat, cast(Answer, action))


def _refusal(position: Position, seat: Seat, action: object) -> str | None:
    """Why an action is refused. Discards and passes, which are nearly all there is, are looked at without more ado."""
    if position.is_asked(seat):
        if position.window is None:
            if isinstance(action, Discard) and position.sides[seat].hand.holds(action.tile):
                return None
        elif isinstance(action, Pass):
            return None
    return choices(position, seat).why_not(action)


def _answered(position: Position, seat: Seat, answer: Answer) -> Step[Position]:
    """An answer is kept until all are there: the order in which they come does not matter (R10)."""
    answers = list(position.answers)
    answers[seat] = answer
    window = position.window
    assert window is not None
    if window.asking != "flowers" and answers.count(None) > 1:  # the seat that is asked about never answers
        after = Position(
            position.options,
            position.deal,
            position.wall,
            position.sides,
            position.turn,
            position.drawn,
            position.discards,
            position.taken,
            position.kongs_in_row,
            position.flower_replacement,
            position.quiet,
            window,
            tuple(answers),
        )
        return Step(after)
    return resolve(position, window, answers)


Result = Literal["win", "false_win", "kong", "pung", "chow", "none"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What comes of a tile that was asked about, and for whom: the winners in turn order, or the one claimer."""

    result: Result
    seats: tuple[Seat, ...] = ()


_NOTHING = Ruling("none")
_RANKS: tuple[tuple[type, Result], ...] = ((FalseWin, "false_win"), (Kong, "kong"), (Pung, "pung"), (Chow, "chow"))
"""Claims below a win, the stronger first. A kong and a pung never meet: there are four copies of a tile."""
_AFTER = tuple(tuple(Seat((source + step) % SEATS) for step in range(1, SEATS)) for source in range(SEATS))
"""The other seats in turn order."""


def ruling(source: Seat, answers: Sequence[Answer | None], options: MahjongOptions) -> Ruling:
    """Return what comes of legal answers: win before false win, kong and pung, and those before chow (R10, R11).

    Of several winners the nearest in turn order after `source` wins alone, unless all may. None is a pass.
    """
    order = _AFTER[source]
    if answers[order[0]] is answers[order[1]] is answers[order[2]] is PASS:  # what comes of almost every discard
        return _NOTHING
    winners = tuple([seat for seat in order if isinstance(answers[seat], Win)])
    if winners:
        return Ruling("win", winners if options.multiple_winners else winners[:1])
    for kind, result in _RANKS:
        for seat in order:
            if isinstance(answers[seat], kind):
                return Ruling(result, (seat,))
    return _NOTHING


def resolve(position: Position, window: Window, answers: Sequence[Answer | None]) -> Step[Position]:
    """All have answered: the tile is won, claimed, or wanted by nobody."""
    if window.asking == "flowers":
        if isinstance(answers[window.seat], FlowerWin):
            return flowers_won(position, window.seat)
        return Step(position._replace(window=None, answers=NO_ANSWERS))
    ruled = ruling(window.seat, answers, position.options)
    if ruled.result == "win":
        return _won(position, ruled.seats)
    if ruled.result == "false_win":
        return void_hand(position, ruled.seats[0])
    if position.options.passed_win_lock:
        position = _with_passed_wins(position, window)
    if ruled.result == "none":
        return _unclaimed(position)
    claimer = ruled.seats[0]
    return _melded(position, claimer, ruled.result, answers[claimer])


def _won(position: Position, winners: Sequence[Seat]) -> Step[Position]:
    """The tile goes to the winners and enters no hand; each is paid in full (R11)."""
    window = position.window
    assert window is not None and window.tile is not None
    shown = []
    payments = NOTHING
    for seat in winners:
        call = call_of(position, window, seat)
        won = call.win()
        assert won is not None
        shown.append(Winner(seat, won, call.finished_hand()))
        payments = tuple(map(sum, zip(payments, won.payments, strict=True)))
    if window.asking == "discard":
        position = position._replace(taken=(*position.taken, Taken(len(position.discards) - 1, winners[0])))
    else:
        robbed = position.sides[window.seat]
        robbed = robbed._replace(hand=robbed.hand.minus(window.tile))
        position = position._replace(sides=with_side(position.sides, window.seat, robbed))
    by = shown[0].hand.by if shown[0].hand is not None else None
    return ended(position, HandResult("win", position.deal, payments, tuple(shown), by, window.seat, window.tile))


def _with_passed_wins(position: Position, window: Window) -> Position:
    """Who could have won and did not may not win on this kind until it draws or claims (R14)."""
    sides = position.sides
    for seat in map(Seat, range(SEATS)):
        if seat != window.seat:
            call = call_of(position, window, seat)
            if call.can_win():
                locked = call.side._replace(passed=call.side.passed | {call.tile})
                sides = with_side(sides, seat, locked)
    return position._replace(sides=sides)


def _melded(
    position: Position, seat: Seat, kind: Literal["kong", "pung", "chow"], answer: Answer | None
) -> Step[Position]:
    """The claimed tile leaves the pond for a meld, and play goes on from the claimer (R12)."""
    window = position.window
    assert window is not None and window.tile is not None
    tile = window.tile
    side = position.sides[seat]
    hand = side.hand
    tiles: tuple[Tile, ...]
    if kind == "chow":
        assert isinstance(answer, Chow)
        hand = hand.minus(answer.low).minus(answer.high)
        tiles = tuple(sorted((answer.low, answer.high, tile)))
    else:
        tiles = (tile,) * (COPIES if kind == "kong" else COPIES - 1)
        hand = hand.minus(tile, len(tiles) - 1)
    meld = Meld(kind, tiles, window.seat, tile)
    after = Position(
        position.options,
        position.deal,
        position.wall,
        with_side(position.sides, seat, Side(hand, (*side.melds, meld), side.flowers)),
        seat,
        None,
        position.discards,
        (*position.taken, Taken(len(position.discards) - 1, seat)),
        kongs_in_row=1 if kind == "kong" else 0,
        quiet=False,
    )
    claimed = Claimed(seat, meld)
    if kind != "kong":
        return Step(after, (claimed,))
    drawn = replacement(after, seat)
    return Step(drawn.state, (claimed, *drawn.events))


def _unclaimed(position: Position) -> Step[Position]:
    """Nobody wants the tile: the next seat draws, or a kong is made; after the last discard the hand is drawn (R9)."""
    window = position.window
    assert window is not None and window.tile is not None
    if window.asking == "discard":
        if position.wall.live == 0:
            return drawn_hand(position)
        return draw(position, Seat((window.seat + 1) % SEATS))
    return make_kong(position, window.tile, concealed=window.asking == "concealed_kong")
