"""What one viewer may know of a match: an allow list, made anew for every position."""

from __future__ import annotations

from dataclasses import dataclass

from rules.mahjong.actions import Answer
from rules.mahjong.choices import CallChoices, TurnChoices
from rules.mahjong.ending import HandResult
from rules.mahjong.melds import Meld
from rules.mahjong.options import MahjongOptions
from rules.mahjong.payments import Payments
from rules.mahjong.play import MahjongState, MatchPhase, places
from rules.mahjong.position import Hand, Side, Taken, Throw, Window
from rules.mahjong.rounds import Deal
from rules.mahjong.scoring import Score
from rules.seats import Seat
from rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class MahjongView:
    """A match as `viewer` sees it (None: the audience, which sees no hand)."""

    viewer: Seat | None
    options: MahjongOptions
    phase: MatchPhase
    turn: Seat
    """Whose turn it is, or was last."""
    deal: Deal
    """The dealer, the round's wind and the dealer's streak."""
    first_dealer: Seat
    number: int
    """The number of the hand, which is that of its shuffle."""
    wall: int
    """Tiles that can still be drawn."""
    hand: tuple[Tile, ...]
    """The viewer's concealed tiles in tile order, the drawn one among them."""
    drawn: Tile | None
    """What the viewer drew last, in its own turn."""
    sizes: tuple[int, ...]
    """How many concealed tiles each seat holds."""
    melds: tuple[tuple[Meld, ...], ...]
    flowers: tuple[tuple[Tile, ...], ...]
    discards: tuple[Throw, ...]
    """All discards of the hand in order; `pond` gives those of a seat."""
    taken: tuple[Taken, ...]
    """Which of them left their pond, and who took them."""
    kongs_in_row: int
    flower_replacement: bool
    quiet: bool
    """Nobody has declared a meld or kong yet."""
    window: Window | None
    """What the others are asked about."""
    asked: bool
    """Whether the viewer still has to act."""
    answer: Answer | None
    """What the viewer has answered; the answers of others are told only by what comes of them."""
    passed: tuple[Tile, ...]
    """Kinds on which the viewer may not win until it draws or claims."""
    result: HandResult | None
    """How the present hand ended."""
    following: Deal | None
    """After a hand: who deals the next one; None within a hand and at the end of the match."""
    finished: tuple[HandResult, ...]
    """All hands that are over, the present one included."""
    totals: Payments
    places: tuple[int, ...]
    """The seats' ranks by points so far, from 1."""

    def pond(self, seat: Seat) -> tuple[tuple[Tile, Seat | None], ...]:
        """Return the discards of a seat in order, each with the seat that took it, None while it lies there."""
        taken = {each.number: each.seat for each in self.taken}
        return tuple(
            (throw.tile, taken.get(number)) for number, throw in enumerate(self.discards) if throw.seat == seat
        )

    @property
    def last_discard(self) -> Throw | None:
        """The last discard of the hand while it lies in its pond."""
        gone = self.taken and self.taken[-1].number == len(self.discards) - 1
        return None if gone or not self.discards else self.discards[-1]

    @property
    def visible(self) -> dict[Tile, int]:
        """How many copies of each kind this viewer sees: in its hand, in melds and in ponds."""
        gone = {each.number for each in self.taken}
        seen = [*self.hand]
        seen += [throw.tile for number, throw in enumerate(self.discards) if number not in gone]
        seen += [tile for melds in self.melds for meld in melds for tile in meld.tiles]
        counted: dict[Tile, int] = {}
        for tile in seen:
            counted[tile] = counted.get(tile, 0) + 1
        return counted

    def win_now(self) -> Score | None:
        """Return what a win with the tile drawn or asked about is worth to the viewer, legal or not; None without shape."""
        mine = self.choices()
        if mine is None or (self.window is not None and self.window.asking == "flowers"):
            return None
        return mine.win()

    def choices(self) -> TurnChoices | CallChoices | None:
        """Return the viewer's legal actions as they follow from what it sees; None while it is not asked."""
        if self.viewer is None or not self.asked:
            return None
        side = Side(Hand.of(self.hand), self.melds[self.viewer], self.flowers[self.viewer], frozenset(self.passed))
        if self.window is None:
            return TurnChoices(
                self.options,
                self.deal,
                self.viewer,
                side,
                self.drawn,
                self.wall,
                self.kongs_in_row,
                self.flower_replacement,
                self.quiet and not self.discards,
            )
        return CallChoices(
            self.options, self.deal, self.viewer, side, self.window, self.wall, len(self.discards), self.quiet
        )


def view(state: MahjongState, viewer: Seat | None) -> MahjongView:
    """Return what a viewer may know of a match."""
    position = state.position
    mine = None if viewer is None else position.sides[viewer]
    points = state.totals
    return MahjongView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        turn=position.turn,
        deal=position.deal,
        first_dealer=state.first_dealer,
        number=state.number,
        wall=position.wall.live,
        hand=() if mine is None else mine.hand.tiles,
        drawn=position.drawn if viewer == position.turn else None,
        sizes=tuple(len(side.hand.tiles) for side in position.sides),
        melds=tuple(side.melds for side in position.sides),
        flowers=tuple(side.flowers for side in position.sides),
        discards=position.discards,
        taken=position.taken,
        kongs_in_row=position.kongs_in_row,
        flower_replacement=position.flower_replacement,
        quiet=position.quiet,
        window=position.window,
        asked=viewer is not None and viewer in position.to_act,
        answer=None if viewer is None else position.answers[viewer],
        passed=() if mine is None else tuple(sorted(mine.passed)),
        result=position.end,
        following=state.following if state.over else None,
        finished=state.finished,
        totals=points,
        places=places(points),
    )
