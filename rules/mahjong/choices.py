"""The legal actions of a seat, made from what it holds and what lies open. Rules R7 to R17 and R23.

They are made at every position, so the classes are not frozen: a frozen one takes three times as long to make.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.dealing import Rng
from rules.mahjong import actions
from rules.mahjong.actions import (
    CHOWS,
    DISCARDS,
    Chow,
    DeclareKong,
    Discard,
    FalseWin,
    FlowerWin,
    Kong,
    MahjongAction,
    Pass,
    Pung,
    Win,
)
from rules.mahjong.counts import DIGITS, LANES, UNIT, lane, number
from rules.mahjong.hand import (
    EARTHLY,
    FLOWER_REPLACEMENT,
    HEAVENLY,
    HUMAN,
    KONG_ON_KONG,
    KONG_REPLACEMENT,
    LAST_TILE,
    By,
    FinishedHand,
)
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import flower_win, liable
from rules.mahjong.position import Position, Side, Window
from rules.mahjong.rounds import Deal
from rules.mahjong.scoring import Score, score
from rules.mahjong.shanten import is_complete
from rules.seats import Seat
from rules.tiles import COPIES, Tile

_NO_FLAGS: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class NoChoices:
    """The legal actions of a seat that is not asked."""

    def __iter__(self) -> Iterator[MahjongAction]:
        return iter(())

    def __contains__(self, action: object) -> bool:
        return False

    def __bool__(self) -> bool:
        return False

    def why_not(self, action: object) -> str:
        """Return `wrong-phase`."""
        del action
        return "wrong-phase"

    def pick(self, rng: Rng) -> MahjongAction:
        """Fail: there is nothing to pick."""
        raise AssertionError("a seat that is not asked has nothing to pick from")


@dataclass(slots=True)
class TurnChoices:
    """What a seat may do in its turn. `live` is the number of tiles that can still be drawn.

    Refusals: `wrong-phase`, `not-in-hand`, `no-kong`, `kong-after-claim`, `kong-wall-empty`, `win-after-claim`,
    `not-a-winning-shape`, `below-minimum`, `too-few-flowers`, `true-win`.
    """

    options: MahjongOptions
    deal: Deal
    seat: Seat
    side: Side
    drawn: Tile | None
    live: int
    kongs_in_row: int = 0
    flower_replacement: bool = False
    first_turn: bool = False

    def finished_hand(self) -> FinishedHand:
        """Return the hand as it is laid down for a self-draw; there must be a tile drawn."""
        assert self.drawn is not None
        side = self.side
        payer = liable(side.melds, self.options)
        return FinishedHand(
            side.hand.minus(self.drawn).tiles,
            self.drawn,
            "self_draw",
            self.seat,
            None,
            self.deal.dealer,
            self.deal.round_wind,
            side.melds,
            side.flowers,
            self._flags(),
            payer,
        )

    def _flags(self) -> frozenset[str]:
        flags = set()
        if self.live == 0:
            flags.add(LAST_TILE)
        if self.kongs_in_row:
            flags.add(KONG_REPLACEMENT if self.kongs_in_row == 1 else KONG_ON_KONG)
        elif self.flower_replacement:
            flags.add(FLOWER_REPLACEMENT)
        if self.first_turn and self.seat == self.deal.dealer and not self.side.melds:
            flags.add(HEAVENLY)
        return frozenset(flags)

    def win(self) -> Score | None:
        """Return what a self-draw is worth, legal or not; None when the shape is not complete or no tile was drawn."""
        side = self.side
        if self.drawn is None or not is_complete(side.hand.counts, len(side.melds), self.options):
            return None
        return score(self.finished_hand(), self.options)

    def kongs(self) -> list[Tile]:
        """Return the kinds of which a kong can be declared: concealed ones first, then added ones, in tile order."""
        if self.drawn is None or self.live == 0:
            return []
        tiles = self.side.hand.tiles
        concealed = []
        if len(tiles) - len(set(tiles)) >= COPIES - 1:
            concealed = [tile for tile, fourth in zip(tiles, tiles[COPIES - 1 :], strict=False) if tile is fourth]
        if not self.side.melds:
            return concealed
        pungs = [meld.tile for meld in self.side.melds if meld.type == "pung"]
        return concealed + sorted(filter(self.side.hand.holds, pungs))

    def __iter__(self) -> Iterator[MahjongAction]:
        found: list[MahjongAction] = []
        won = self.win()
        legal = won is not None and won.legal
        if legal:
            found.append(actions.WIN)
        if self._flower_win():
            found.append(actions.FLOWER_WIN)
        found += [DeclareKong(tile) for tile in self.kongs()]
        found += map(DISCARDS.__getitem__, dict.fromkeys(self.side.hand.tiles))
        if self.options.false_win and not legal:
            found.append(actions.FALSE_WIN)
        return iter(found)

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return True

    def _flower_win(self) -> bool:
        return self.options.flower_win and self.drawn is not None and flower_win(self.side.flowers, self.options).legal

    def why_not(self, action: object) -> str | None:
        """Return why an action is refused."""
        match action:
            case Discard(tile):
                return None if self.side.hand.holds(tile) else "not-in-hand"
            case DeclareKong(tile):
                if self.drawn is None:
                    return "kong-after-claim"
                if self.live == 0:
                    return "kong-wall-empty"
                return None if tile in self.kongs() else "no-kong"
            case Win():
                if self.drawn is None:
                    return "win-after-claim"
                won = self.win()
                return "not-a-winning-shape" if won is None else won.reason
            case FlowerWin() if self.options.flower_win:
                return None if self._flower_win() else "too-few-flowers"
            case FalseWin() if self.options.false_win:
                won = self.win()
                return "true-win" if won is not None and won.legal else None
            case _:
                return "wrong-phase"

    def pick(self, rng: Rng) -> MahjongAction:
        """Return any legal action but a false win, each equally likely."""
        return rng.choice([action for action in self if action is not actions.FALSE_WIN])


@dataclass(slots=True)
class CallChoices:
    """What a seat may answer when it is asked about a tile of another seat. Passing is always possible.

    `live` is the number of tiles that can still be drawn, `discards` how many there were in the hand, this one included;
    `quiet` says that nobody has declared a meld or kong. Refusals: `wrong-phase`, `not-a-winning-shape`, `below-minimum`,
    `passed-win`, `last-discard`, `rob-only`, `too-few-copies`, `not-next-seat`, `no-chow`, `true-win`.
    """

    options: MahjongOptions
    deal: Deal
    seat: Seat
    side: Side
    window: Window
    live: int
    discards: int = 0
    quiet: bool = False

    @property
    def tile(self) -> Tile:
        """The tile that is asked about."""
        assert self.window.tile is not None
        return self.window.tile

    def finished_hand(self) -> FinishedHand:
        """Return the hand as it is laid down for a win on the tile."""
        by: By = "discard" if self.window.asking == "discard" else "robbing_kong"
        side = self.side
        return FinishedHand(
            side.hand.tiles,
            self.tile,
            by,
            self.seat,
            self.window.seat,
            self.deal.dealer,
            self.deal.round_wind,
            side.melds,
            side.flowers,
            self._flags() if by == "discard" else _NO_FLAGS,
        )

    def _flags(self) -> frozenset[str]:
        """Earthly: on the dealer's first discard. Human: on another's, before the own first draw. Both: nothing declared."""
        flags = set()
        if self.live == 0:
            flags.add(LAST_TILE)
        number = (self.seat - self.deal.dealer) % SEATS
        if self.quiet and 0 < self.discards <= number and not self.side.melds:
            if self.discards == 1 and self.window.seat == self.deal.dealer:
                flags.add(EARTHLY)
            elif self.discards > 1 and self.options.human_hand != "off":
                flags.add(HUMAN)
        return frozenset(flags)

    def win(self) -> Score | None:
        """Return what a win on the tile is worth, legal or not; None when the shape is not complete.

        A concealed kong completes thirteen orphans only. A win that was passed before is still told (R14).
        """
        side = self.side
        if not is_complete(side.hand.counts + UNIT[self.tile.index], len(side.melds), self.options):
            return None
        won = score(self.finished_hand(), self.options)
        if self.window.asking == "concealed_kong" and not self._orphans(won):
            return None
        return won

    def _orphans(self, won: Score) -> bool:
        return self.options.rob_concealed_kong and won.reading is not None and won.reading.form == "thirteen_orphans"

    def can_win(self) -> bool:
        """Whether a win may be answered."""
        won = self.win()
        return won is not None and won.reason is None and not self._locked()

    def _locked(self) -> bool:
        return self.options.passed_win_lock and self.tile in self.side.passed

    def _melds_asked(self) -> bool:
        return self.live > 0 and self.window.asking == "discard"

    def chows(self) -> list[Chow]:
        """Return the chows that may be answered, lowest first."""
        window = self.window
        if self.seat != (window.seat + 1) % SEATS or not self._melds_asked():
            return []
        tile = self.tile
        suit = lane(self.side.hand.counts, LANES[tile.index])
        return [
            chow
            for chow in CHOWS[tile.index]
            if suit // DIGITS[chow.low.index] % 5 and suit // DIGITS[chow.high.index] % 5
        ]

    def copies(self) -> int:
        """Return how many copies of the discard the seat holds for a pung or kong; 0 where neither may be answered."""
        return number(self.side.hand.counts, self.tile.index) if self._melds_asked() else 0

    def calls(self) -> list[MahjongAction]:
        """Return what may be answered besides passing: win, flower win, kong, pung, chows from the lowest, false win."""
        if self.window.asking == "flowers":
            return [actions.FLOWER_WIN]
        found: list[MahjongAction] = []
        win = self.can_win()
        if win:
            found.append(actions.WIN)
        copies = self.copies()
        if copies > 1:
            if copies > 2:
                found.append(actions.KONG)
            found.append(actions.PUNG)
        if self.seat == (self.window.seat + 1) % SEATS:
            found += self.chows()
        if self.options.false_win and not win:
            found.append(actions.FALSE_WIN)
        return found

    def __iter__(self) -> Iterator[MahjongAction]:
        return iter((*self.calls(), actions.PASS))

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return True

    def why_not(self, action: object) -> str | None:
        """Return why an answer is refused."""
        if isinstance(action, Pass):
            return None
        if self.window.asking == "flowers":
            return None if isinstance(action, FlowerWin) else "wrong-phase"
        match action:
            case Win():
                return self._why_no_win()
            case FalseWin() if self.options.false_win:
                return "true-win" if self.can_win() else None
            case Kong() | Pung() | Chow():
                return self._why_no_meld(action)
            case _:
                return "wrong-phase"

    def _why_no_win(self) -> str | None:
        won = self.win()
        if won is None:
            return "not-a-winning-shape"
        return "passed-win" if won.reason is None and self._locked() else won.reason

    def _why_no_meld(self, action: Kong | Pung | Chow) -> str | None:
        if self.window.asking != "discard":
            return "rob-only"
        if self.live == 0:
            return "last-discard"
        if isinstance(action, Chow):
            if self.seat != (self.window.seat + 1) % SEATS:
                return "not-next-seat"
            return None if action in self.chows() else "no-chow"
        return None if self.copies() > (2 if isinstance(action, Kong) else 1) else "too-few-copies"

    def pick(self, rng: Rng) -> MahjongAction:
        """Return any legal answer but a false win, each equally likely."""
        return rng.choice([action for action in self if action is not actions.FALSE_WIN])


NO_CHOICES = NoChoices()
Choices = TurnChoices | CallChoices | NoChoices


def choices(position: Position, seat: Seat) -> Choices:
    """Return what a seat may do now, from what it knows."""
    if not position.is_asked(seat):
        return NO_CHOICES
    window = position.window
    if window is not None:
        return call_of(position, window, seat)
    return TurnChoices(
        position.options,
        position.deal,
        seat,
        position.sides[seat],
        position.drawn,
        position.wall.live,
        position.kongs_in_row,
        position.flower_replacement,
        position.quiet and not position.discards,
    )


def call_of(position: Position, window: Window, seat: Seat) -> CallChoices:
    """Return what a seat may answer, whether or not it has answered already."""
    return CallChoices(
        position.options,
        position.deal,
        seat,
        position.sides[seat],
        window,
        position.wall.live,
        len(position.discards),
        position.quiet,
    )
