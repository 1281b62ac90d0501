"""How one match ended, as an evening takes it in: of a match played here, of one kept for a real table, or entered by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match. Everything by seat; a seat's name is the name of the player in the evening.

    `scores` are what players read as their result, in the game's own sign; with `places` they may be empty. `winners` are
    seats. `sentence` is a note in a person's own words, never a translated text: the board says the rest from the numbers.
    """

    game: str
    """Code name of the game; empty for a game that the program does not have, and then `sentence` says which."""
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: frozenset[int]
    sentence: str = ""
    kept: bool = False
    """Whether it was kept for real cards, tiles or coins."""
    places: tuple[int, ...] = ()
    """The place of each seat, 1 the best, equal places equal numbers. Empty: winners first, then the higher score."""

    def __post_init__(self) -> None:
        seats = len(self.names)
        if not self.places and len(self.scores) != seats:
            raise ValueError("a result needs a score or a place for each seat")
        if self.places and len(self.places) != seats:
            raise ValueError("a result needs a place for each seat")

    def standing(self) -> tuple[int, ...]:
        """Return the place of each seat, 1 the best; equal seats have equal places, and the next place is as many further."""
        if self.places:
            return places_of([-place for place in self.places])
        return places_of([(seat in self.winners, score) for seat, score in enumerate(self.scores)])


def places_of(worth: Sequence[object]) -> tuple[int, ...]:
    """Return the place of each of some values that can be compared, the largest first: 7, 9, 7, 1 gives 2, 1, 2, 4."""
    return tuple(1 + sum(other > each for other in worth) for each in worth)  # type: ignore[operator]
