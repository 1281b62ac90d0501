"""A seat's own turn: draw, win, kong, discard. Rules R6 to R9, R13 and R23."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from rules.events import Event
from rules.game import Step
from rules.mahjong.actions import DeclareKong, Discard, FalseWin, FlowerWin, TurnAction, Win
from rules.mahjong.choices import TurnChoices, choices
from rules.mahjong.ending import HandResult, Winner
from rules.mahjong.events import Discarded, FlowerDrawn, HandEnded, KongDeclared, KongMade, TileDrawn
from rules.mahjong.melds import Meld
from rules.mahjong.options import MahjongOptions
from rules.mahjong.payments import false_win, flower_win, settle, units
from rules.mahjong.position import NO_ANSWERS, Hand, Position, Side, Throw, Window, with_side
from rules.mahjong.rounds import Deal
from rules.mahjong.scoring import ItemFan, Score
from rules.mahjong.wall import Opening
from rules.seats import Seat
from rules.tiles import COPIES, Tile

Events = tuple[Event, ...]


def first_position(opening: Opening, deal: Deal, options: MahjongOptions) -> Position:
    """Return the position after the opening flowers: the dealer's turn, unless somebody may win by flowers first (R23)."""
    sides = tuple(
        Side(Hand.of(hand), (), flowers) for hand, flowers in zip(opening.hands, opening.flowers, strict=True)
    )
    position = Position(options, deal, opening.wall, sides, deal.dealer, opening.last)
    for seat, side in enumerate(sides):
        if seat != deal.dealer and flower_win(side.flowers, options).legal:
            return position._replace(window=Window("flowers", Seat(seat), None))
    return position


def draw(position: Position, seat: Seat) -> Step[Position]:
    """The seat draws from the head and it is its turn; with an empty wall the hand is drawn (R6, R9)."""
    return _draw(position, seat, from_tail=False, kongs_in_row=0)


def replacement(position: Position, seat: Seat) -> Step[Position]:
    """The seat draws for a kong from the tail (R7, R12)."""
    return _draw(position, seat, from_tail=True, kongs_in_row=position.kongs_in_row)


def _draw(position: Position, seat: Seat, *, from_tail: bool, kongs_in_row: int) -> Step[Position]:
    """A tile, and another from the tail as long as flowers come; a flower breaks a row of kongs."""
    wall, side = position.wall, position.sides[seat]
    flowers: list[Tile] = []
    events: list[Event] = []
    while True:
        if wall.live <= 0:
            empty = position._replace(wall=wall, turn=seat, drawn=None)
            if flowers:
                side = side._replace(flowers=tuple(sorted((*side.flowers, *flowers))))
                empty = empty._replace(sides=with_side(position.sides, seat, side))
            ended = drawn_hand(empty)
            return Step(ended.state, (*events, *ended.events))
        tile, wall = wall.replace() if from_tail else wall.draw()
        if not tile.flower:
            break
        flowers.append(tile)
        events.append(FlowerDrawn(seat, tile, wall.live))
        from_tail = True
        kongs_in_row = 0
    events.append(_told(seat, wall.live, replacement=from_tail))
    held = tuple(sorted((*side.flowers, *flowers))) if flowers else side.flowers
    after = Position(
        position.options,
        position.deal,
        wall,
        with_side(position.sides, seat, Side(side.hand.plus(tile), side.melds, held)),
        seat,
        tile,
        position.discards,
        position.taken,
        kongs_in_row,
        bool(flowers),
        position.quiet,
    )
    return Step(after, tuple(events))


def take_turn(position: Position, action: TurnAction) -> Step[Position]:
    """Return the position after a legal action of the seat whose turn it is."""
    match action:
        case Discard(tile):
            return _discard(position, tile)
        case DeclareKong(tile):
            return _declare_kong(position, tile)
        case Win():
            return _self_draw(position)
        case FlowerWin():
            return flowers_won(position, position.turn)
        case FalseWin():
            return void_hand(position, position.turn)


@functools.cache
def _told(seat: Seat, wall: int, *, replacement: bool) -> TileDrawn:
    """What is told of a draw. There are few of them too."""
    return TileDrawn(seat, wall, replacement)


@functools.cache
def _thrown(seat: Seat, tile: Tile, *, last: bool) -> tuple[Throw, Window, Events]:
    """What a discard puts into the position, and what is told. There are few of them, so each is made once."""
    return Throw(seat, tile), Window("discard", seat, tile), (Discarded(seat, tile, last),)


def _discard(position: Position, tile: Tile) -> Step[Position]:
    """The tile goes to the pond, and all others are asked."""
    seat = position.turn
    side = position.sides[seat]
    throw, window, events = _thrown(seat, tile, last=position.wall.live == 0)
    after = Position(
        position.options,
        position.deal,
        position.wall,
        with_side(position.sides, seat, Side(side.hand.minus(tile), side.melds, side.flowers, side.passed)),
        seat,
        None,
        (*position.discards, throw),
        position.taken,
        0,
        False,
        position.quiet,
        window,
    )
    return Step(after, events)


def _declare_kong(position: Position, tile: Tile) -> Step[Position]:
    """An added kong may be robbed, a concealed one by thirteen orphans only: of other kinds nobody is asked (R13)."""
    seat = position.turn
    concealed = position.sides[seat].hand.tiles.count(tile) == COPIES
    if concealed and not (position.options.rob_concealed_kong and (tile.honour or tile.terminal)):
        return make_kong(position, tile, concealed=True)
    window = Window("concealed_kong" if concealed else "added_kong", seat, tile)
    asked = position._replace(window=window, answers=NO_ANSWERS)
    return Step(asked, (KongDeclared(seat, tile, concealed),))


def make_kong(position: Position, tile: Tile, *, concealed: bool) -> Step[Position]:
    """The kong of the seat whose turn it is is laid down, and a replacement is drawn."""
    seat = position.turn
    side = position.sides[seat]
    meld, melds = _melded(side.melds, tile, concealed=concealed)
    hand = side.hand.minus(tile, COPIES if concealed else 1)
    made = position._replace(
        sides=with_side(position.sides, seat, Side(hand, melds, side.flowers, side.passed)),
        kongs_in_row=position.kongs_in_row + 1,
        quiet=False,
        window=None,
        answers=NO_ANSWERS,
    )
    drawn = replacement(made, seat)
    return Step(drawn.state, (KongMade(seat, meld), *drawn.events))


def _melded(melds: Sequence[Meld], tile: Tile, *, concealed: bool) -> tuple[Meld, tuple[Meld, ...]]:
    """The kong, and the melds with it: a concealed one behind the others, an added one in the place of its pung."""
    if concealed:
        kong = Meld("concealed_kong", (tile,) * COPIES)
        return kong, (*melds, kong)
    place = next(place for place, meld in enumerate(melds) if meld.type == "pung" and meld.tile is tile)
    pung = melds[place]
    kong = Meld("kong", (tile,) * COPIES, pung.source, pung.claimed, added=True)
    return kong, (*melds[:place], kong, *melds[place + 1 :])


def _self_draw(position: Position) -> Step[Position]:
    turn = choices(position, position.turn)
    assert isinstance(turn, TurnChoices)
    won, hand = turn.win(), turn.finished_hand()
    assert won is not None
    result = HandResult(
        "win",
        position.deal,
        won.payments,
        (Winner(position.turn, won, hand),),
        "self_draw",
        liable=hand.liable,
    )
    return ended(position, result)


def flowers_won(position: Position, seat: Seat) -> Step[Position]:
    """The seat wins by its flowers, paid as a self-draw (R23)."""
    options = position.options
    won = flower_win(position.sides[seat].flowers, options)
    assert won.item is not None
    payments = settle([(seat, won.fan)], "self_draw", None, None, options)
    items = (ItemFan(won.item, won.fan),)
    score = Score(None, items, won.fan, won.fan, won.fan, units(won.fan, options), payments)
    return ended(position, HandResult("win", position.deal, payments, (Winner(seat, score, None),), "self_draw"))


def void_hand(position: Position, offender: Seat) -> Step[Position]:
    """A false win ends the hand, and the offender pays (R17)."""
    payments = false_win(offender, position.options)
    return ended(position, HandResult("void", position.deal, payments, offender=offender))


def drawn_hand(position: Position) -> Step[Position]:
    """The wall is empty: nobody pays (seed)."""
    return ended(position, HandResult("draw", position.deal))


def ended(position: Position, result: HandResult) -> Step[Position]:
    """Return the position with its end, nothing asked any more."""
    return Step(position._replace(window=None, answers=NO_ANSWERS, end=result), (HandEnded(result),))
