"""What the fan items ask about a reading of a hand."""

from __future__ import annotations

from rules.mahjong.counts import counts_of
from rules.mahjong.hand import HONOUR, SIMPLE, SUITED, TERMINAL, FinishedHand, traits
from rules.mahjong.options import MahjongOptions
from rules.mahjong.readings import Reading
from rules.mahjong.shanten import SETS
from rules.tiles import DRAGONS, FLOWERS, KINDS, Tile, TileSuit

_NINE_GATES = frozenset(
    counts_of(KINDS[9 * suit + rank - 1] for rank in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)) for suit in range(3)
)
"""1112345678999 of each suit."""


_OF_FLOWERS, _OF_SEASONS = FLOWERS[:4], FLOWERS[4:]


class HandFacts:
    """What does not depend on the reading: which tiles there are, flowers and circumstances. Made once a hand."""

    __slots__ = (
        "concealed",
        "flags",
        "flower_set",
        "flowers",
        "hand",
        "honours",
        "kongs",
        "nine_gates",
        "options",
        "own_flower",
        "own_season",
        "season_set",
        "simples",
        "suits",
        "terminals",
        "win_conceals",
    )

    def __init__(self, hand: FinishedHand, options: MahjongOptions) -> None:
        self.hand = hand
        self.options = options
        self.flags = hand.flags
        found = traits(hand.tiles)
        self.suits = (found & SUITED).bit_count()
        self.honours = bool(found & HONOUR)
        self.terminals = bool(found & TERMINAL)
        self.simples = bool(found & SIMPLE)
        self.kongs = sum([meld.kong for meld in hand.melds])
        self.concealed = self._is_concealed()
        self.nine_gates = not hand.melds and self.suits == 1 and not self.honours and self._is_nine_gates()
        self.win_conceals = hand.by == "self_draw"
        held = self.flowers = hand.flowers
        place = hand.number - 1
        self.own_flower = bool(held) and _OF_FLOWERS[place] in held
        self.own_season = bool(held) and _OF_SEASONS[place] in held
        self.flower_set = self.own_flower and all(flower in held for flower in _OF_FLOWERS)
        self.season_set = self.own_season and all(season in held for season in _OF_SEASONS)

    def _is_concealed(self) -> bool:
        if self.hand.flowers and not self.options.concealed_with_flowers:
            return False
        if not self.hand.melds:
            return True
        kept = self.options.concealed_kong_keeps_concealed
        return kept and all(meld.type == "concealed_kong" for meld in self.hand.melds)

    def _is_nine_gates(self) -> bool:
        before = counts_of(self.hand.concealed)
        if self.options.nine_gates_pure_wait:
            return before in _NINE_GATES
        win = self.hand.winning_tile
        held = {*self.hand.concealed, win}
        return any(self.hand.counts - counts_of([kind]) in _NINE_GATES for kind in held if kind is not None)


class Facts:
    """A reading, taken apart: pungs include kongs. `whole` are the facts of the hand."""

    __slots__ = ("all_pungs", "chows", "claimed_pungs", "dragon_sets", "form", "pair", "pungs", "whole", "wind_sets")

    def __init__(self, whole: HandFacts, reading: Reading) -> None:
        self.whole = whole
        self.form = reading.form
        self.chows = 0
        self.pungs: set[Tile] = set()
        self.claimed_pungs = self.dragon_sets = self.wind_sets = 0
        self.pair: Tile | None = None
        for part in reading.parts:
            if part.type == "chow":
                self.chows += 1
            elif part.type == "pair":
                self.pair = part.tile
            elif part.type != "single":
                self.pungs.add(part.tile)
                claimed = part.type != "concealed_kong" if part.melded else part.winning and not whole.win_conceals
                self.claimed_pungs += claimed
                self.dragon_sets += part.tile.suit is TileSuit.DRAGONS
                self.wind_sets += part.tile.suit is TileSuit.WINDS
        self.all_pungs = len(self.pungs) == SETS

    def pair_of(self, suit: TileSuit) -> bool:
        """Whether the pair is of a suit, in a hand of sets."""
        return self.form == "sets" and self.pair is not None and self.pair.suit is suit

    @property
    def seat_wind(self) -> bool:
        """Whether there is a set of the winner's wind."""
        return self.whole.hand.seat_wind in self.pungs

    @property
    def round_wind(self) -> bool:
        """Whether there is a set of the round's wind."""
        return self.whole.hand.round_wind in self.pungs

    @property
    def all_chows(self) -> bool:
        """Whether all four sets are chows beside a pair that the options allow."""
        if self.chows < SETS or self.pair is None:
            return False
        rule = self.whole.options.all_chows_pair
        if rule == "suited":
            return self.pair.suited
        valued = (*DRAGONS, self.whole.hand.seat_wind, self.whole.hand.round_wind)
        return rule == "any" or self.pair not in valued
