"""What one viewer may know of a match: an allow list, made anew for every position."""

from __future__ import annotations

from dataclasses import dataclass

from rules.mahjong.actions import Answer, Pass
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
    """The viewer's concealed tiles in tile order, without the one drawn in its turn; `concealed` has that too."""
    drawn: Tile | None
    """What the viewer drew in its turn, kept apart."""
    sizes: tuple[int, ...]
    """How many concealed tiles each seat holds, again without the one drawn in its turn; `size` counts that too."""
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
    waiting: tuple[Seat, ...]
    """Who is still to act; in a window those that have not answered. A table shows all as waiting until it closes."""
    answer: Answer | None
    """The viewer's own claim while it waits for the others; None for a pass. Other answers show in what comes of them."""
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

    @property
    def phase(self) -> MatchPhase:
        """What the match waits for."""
        if self.result is not None:
            return "match-over" if self.following is None else "hand-over"
        if self.window is None:
            return "turn"
        return "flowers" if self.window.asking == "flowers" else "claims"

    @property
    def asked(self) -> bool:
        """Whether the viewer is to act."""
        return self.viewer in self.waiting

    @property
    def concealed(self) -> tuple[Tile, ...]:
        """All the viewer's concealed tiles in tile order."""
        return self.hand if self.drawn is None else tuple(sorted((*self.hand, self.drawn)))

    def size(self, seat: Seat) -> int:
        """Return how many concealed tiles a seat holds, the one drawn in its turn included."""
        in_turn = self.result is None and seat == self.turn and (self.window is None or self.window.asking != "discard")
        drew = in_turn and self.sizes[seat] % 3 == 1
        return self.sizes[seat] + drew

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
        seen = [*self.concealed]
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
        side = Side(Hand.of(self.concealed), self.melds[self.viewer], self.flowers[self.viewer], frozenset(self.passed))
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
    hand = () if mine is None else mine.hand.tiles
    apart = position.drawn if position.end is None else None
    drawn = apart if viewer == position.turn else None
    answer = None if viewer is None else position.answers[viewer]
    points = state.totals
    return MahjongView(
        viewer=viewer,
        options=state.options,
        turn=position.turn,
        deal=position.deal,
        first_dealer=state.first_dealer,
        number=state.number,
        wall=position.wall.live,
        hand=hand if drawn is None else _without(hand, drawn),
        drawn=drawn,
        sizes=tuple(
            [
                len(side.hand.tiles) - (apart is not None and seat == position.turn)
                for seat, side in enumerate(position.sides)
            ]
        ),
        melds=tuple([side.melds for side in position.sides]),
        flowers=tuple([side.flowers for side in position.sides]),
        discards=position.discards,
        taken=position.taken,
        kongs_in_row=position.kongs_in_row,
        flower_replacement=position.flower_replacement,
        quiet=position.quiet,
        window=position.window,
        waiting=position.to_act,
        answer=None if isinstance(answer, Pass) else answer,
        passed=() if mine is None else tuple(sorted(mine.passed)),
        result=position.end,
        following=state.following if state.over else None,
        finished=state.finished,
        totals=points,
        places=places(points),
    )


def _without(hand: tuple[Tile, ...], drawn: Tile) -> tuple[Tile, ...]:
    place = hand.index(drawn)
    return hand[:place] + hand[place + 1 :]
