"""Playouts of many sampled deals at once: one deal a bit.

Where a card lies in thousands of deals is one integer, its bit `n` set when it lies there in deal `n`: a lane. A turn is
then a list of `and` and `xor` of such integers, the same for all deals, because only what is played differs between them,
never who plays. A few hundred operations play one turn of every deal.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.chinese_ten.priorities import ALIKE, CAPTURES, LAYS, NUMBERS, TAKING, Careful, Greedy

Lane = int
"""A set of deals: bit n stands for deal n."""


def exactly(lanes: Sequence[Lane], every: Lane) -> tuple[Lane, Lane, Lane, Lane, Lane]:
    """Return the deals in which none, one, two, three and all of four lanes are set."""
    one, two, three, four = lanes
    odd_low, odd_high = one ^ two, three ^ four
    pair_low, pair_high = one & two, three & four
    odd = odd_low ^ odd_high
    pairs = (pair_low ^ pair_high) | (odd_low & odd_high)  # one pair; two pairs are all four
    whole = pair_low & pair_high
    none = every & ~(pairs | whole)
    return none & ~odd, none & odd, pairs & ~odd, pairs & odd, whole


class Playout:
    """Sampled deals being played to their end. The only thing in these rules that changes in place, and short-lived.

    `hands[seat][card]` and `layout[card]` are lanes, `stock[turn]` pairs of a card and its lanes, `unseen[card]` the
    deals in which the seat `me` has not seen a card. `won[card]` becomes those in which `me` captured it. Seat `me` goes
    on carefully, the others greedily.
    """

    def __init__(
        self,
        greedy: Greedy,
        careful: Careful,
        me: int,
        every: Lane,
        hands: Sequence[Sequence[Lane]],
        layout: Sequence[Lane],
        stock: Sequence[Sequence[tuple[int, Lane]]],
        unseen: Sequence[Lane],
    ) -> None:
        self.greedy = greedy
        self.careful = careful
        self.me = me
        self.every = every
        self.hands = [list(hand) for hand in hands]
        self.layout = list(layout)
        self.stock = stock
        self.unseen = list(unseen)
        self.won = [0 for _ in NUMBERS]

    def finish(self) -> None:
        """Play on from the stock card of `me` to the end of the deal."""
        seat = self.me
        for number, turned in enumerate(self.stock):
            if number:
                seat = (seat + 1) % len(self.hands)
                if seat == self.me:
                    self._play_carefully()
                else:
                    self._play_greedily(seat)
            for card, lane in turned:
                self._turn(seat, card, lane)

    def _play_greedily(self, seat: int) -> None:
        hand, layout, unseen = self.hands[seat], self.layout, self.unseen
        waiting = self.every
        for card, target in self.greedy.pairs:
            if hand[card] and layout[target] and (playing := hand[card] & layout[target] & waiting):
                hand[card] ^= playing
                layout[target] ^= playing
                unseen[card] &= ~playing
                waiting ^= playing
                if not waiting:
                    return
        for card in self.greedy.lays:
            if hand[card] and (playing := hand[card] & waiting):
                hand[card] ^= playing
                layout[card] |= playing
                unseen[card] &= ~playing
                waiting ^= playing
                if not waiting:
                    break
        assert not waiting, "every hand has a card"

    def _play_carefully(self) -> None:
        hand, layout, won = self.hands[self.me], self.layout, self.won
        given = self._given()
        waiting = self.every
        for card, target, situation in self.careful.plays:
            playing = hand[card] & given[situation] & waiting
            if target >= 0:
                playing &= layout[target]
            if not playing:
                continue
            hand[card] ^= playing
            waiting ^= playing
            if target >= 0:
                layout[target] ^= playing
                won[card] |= playing
                won[target] |= playing
            else:
                layout[card] |= playing
            if not waiting:
                break
        assert not waiting, "every situation has its priority"

    def _given(self) -> list[Lane]:
        """The deals in which each situation of careful play is given now."""
        hand, layout, every = self.hands[self.me], self.layout, self.every
        given: list[Lane] = []
        for rank in self.careful.ranks:
            unseen = exactly([self.unseen[card] for card in ALIKE[rank]], every)
            none, one, two, three, four = exactly([hand[card] for card in ALIKE[rank]], every)
            further = (one, two | three | four)  # the card played is one of them
            given += [unseen[hidden] & further[held] for hidden, held in CAPTURES]
            takers = (one, two, three | four) if TAKING[rank] == rank else (none, one, two | three | four)
            one, two, three, four = (layout[card] for card in ALIKE[rank])
            free = ~(one | two | three | four)
            given += [unseen[hidden] & takers[held] & free for hidden, held in LAYS]
        return given

    def _turn(self, seat: int, card: int, lane: Lane) -> None:
        """A card from the stock takes its dearest target, or stays."""
        layout = self.layout
        self.unseen[card] &= ~lane
        for target in self.greedy.takes[card]:
            if layout[target] and (taking := layout[target] & lane):
                layout[target] ^= taking
                lane ^= taking
                if seat == self.me:
                    self.won[card] |= taking
                    self.won[target] |= taking
                if not lane:
                    return
        layout[card] |= lane

    def points(self, lane: Lane) -> int:
        """The points that `me` won in some deals together, since the playout began."""
        points = self.greedy.points
        return sum(points[card] * (won & lane).bit_count() for card, won in enumerate(self.won) if won and points[card])
