"""What an evening is: its people, what was played, and what places are worth. Immutable: every change is another evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tablegames_qt.evening.result import Result, places_of

MOST_PEOPLE = 12
"""Also the number of marks: no two people of an evening share one."""
LONGEST_NAME = 40
LONGEST_TITLE = 60
LONGEST_NOTE = 120
MOST_PLAYED = 200
USUAL_SCALE = (5, 3, 2, 1)
LARGEST_POINTS = 999
LARGEST_SCORE = 999_999_999


class EveningError(ValueError):
    """A change that cannot be made. `reason` is a key that the program translates:

    `no-title`, `no-name`, `name-taken`, `mark-taken`, `too-many-people`, `too-few-people`, `too-much-played`, `no-such`,
    `in-a-result`, `bad-places`, `no-points`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the evening. `number` never changes; `mark` is the colour with its shape and dash, 0 to 11.

    `after` is the number of the last result before they joined (0: there from the beginning), `left` the number of the last
    one before they left, None while they are there. `level` is that of a bot that plays along, empty for a person.
    """

    number: int
    name: str
    mark: int
    level: str = ""
    after: int = 0
    left: int | None = None

    @property
    def here(self) -> bool:
        """Whether they play on."""
        return self.left is None


@dataclass(frozen=True, slots=True)
class Played:
    """A match of the evening. `people` are the numbers of those who played, with their `places` (1 the best, equal places
    equal numbers) and their `scores`, which may be empty."""

    number: int
    at: int
    """Seconds since 1970."""
    game: str
    """Code name; empty for a game that the program does not have, and then the note says which."""
    people: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    note: str = ""
    """In a person's own words."""
    source: str = "hand"
    """`match`, `kept` for real cards, tiles or coins, or `hand`."""
    match: str = ""
    """The name of the saved match it comes from."""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening as it stands. `scale` are the points of the first place, the second and so on; further places get none.

    `plan` are the games that are meant to be played, in order; `playing` the names of saved matches that belong here.
    """

    title: str
    began: int
    """Seconds since 1970."""
    people: tuple[Person, ...]
    number: int = 1
    """Which evening of the profile it is."""
    played: tuple[Played, ...] = ()
    scale: tuple[int, ...] = USUAL_SCALE
    plan: tuple[str, ...] = ()
    playing: tuple[str, ...] = ()

    # People ----------------------------------------------------------------------------------------------------------

    @property
    def here(self) -> tuple[Person, ...]:
        """Return who plays on."""
        return tuple(person for person in self.people if person.here)

    def person(self, number: int) -> Person:
        """Return the person of a number; raise EveningError `no-such`."""
        for person in self.people:
            if person.number == number:
                return person
        raise EveningError("no-such")

    def named(self, name: str) -> Person | None:
        """Return who is called so, whatever the case of the letters."""
        return next((each for each in self.people if each.name.casefold() == name.strip().casefold()), None)

    def free_mark(self) -> int:
        """Return the first mark that nobody has; raise EveningError `too-many-people`."""
        taken = {person.mark for person in self.people}
        for mark in range(MOST_PEOPLE):
            if mark not in taken:
                return mark
        raise EveningError("too-many-people")

    def joined(self, name: str, mark: int | None = None, level: str = "") -> Evening:
        """Return the evening with somebody more, at 0 points from now on. Somebody of that name who left comes back."""
        known = self.named(name)
        if known is not None and not known.here:
            return self._with(replace(known, left=None))
        mark = self.free_mark() if mark is None else mark
        number = max((person.number for person in self.people), default=0) + 1
        person = Person(number, name.strip(), mark, level, after=self._last)
        return checked(replace(self, people=(*self.people, person)))

    def left(self, number: int) -> Evening:
        """Return the evening without somebody from now on; what they have stays on the board."""
        return self._with(replace(self.person(number), left=self._last))

    def back(self, number: int) -> Evening:
        """Return the evening with somebody who had left."""
        return self._with(replace(self.person(number), left=None))

    def without_person(self, number: int) -> Evening:
        """Return the evening as if somebody had never been there; raise EveningError `in-a-result` if they have played."""
        if any(number in played.people for played in self.played):
            raise EveningError("in-a-result")
        return replace(self, people=tuple(each for each in self.people if each.number != number))

    def renamed(self, number: int, name: str, mark: int) -> Evening:
        """Return the evening with another name and mark of somebody."""
        return self._with(replace(self.person(number), name=name.strip(), mark=mark))

    def _with(self, person: Person) -> Evening:
        people = tuple(person if each.number == person.number else each for each in self.people)
        return checked(replace(self, people=people))

    # What was played -------------------------------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        """The largest number that a result has, or had when somebody joined or left: no later result may get it again."""
        known = [played.number for played in self.played]
        known += [person.after for person in self.people] + [person.left or 0 for person in self.people]
        return max(known, default=0)

    def with_played(self, played: Played) -> Evening:
        """Return the evening with one more result; its number is given here."""
        return checked(replace(self, played=(*self.played, replace(played, number=self._last + 1))))

    def with_result(self, result: Result, at: int, match: str = "") -> Evening:
        """Return the evening with a finished match. Seats whose names nobody here has, such as bots that filled a table,
        take no place. A result of the same match is replaced. Raises EveningError `too-few-people` if nobody is known."""
        known = [(seat, person) for seat, name in enumerate(result.names) if (person := self.named(name)) is not None]
        seats = [seat for seat, _ in known]
        standing = result.standing()
        played = Played(
            number=0,
            at=at,
            game=result.game,
            people=tuple(person.number for _, person in known),
            places=places_of([-standing[seat] for seat in seats]),
            scores=tuple(result.scores[seat] for seat in seats) if result.scores else (),
            note=result.sentence[:LONGEST_NOTE],
            source="kept" if result.kept else "match",
            match=match,
        )
        before = next((each for each in self.played if match and each.match == match), None)
        return self.with_played(played) if before is None else self.corrected(before.number, played)

    def corrected(self, number: int, played: Played) -> Evening:
        """Return the evening with another result in the place of one."""
        self.result(number)
        changed = tuple(replace(played, number=number) if each.number == number else each for each in self.played)
        return checked(replace(self, played=changed))

    def without(self, number: int) -> Evening:
        """Return the evening without a result."""
        self.result(number)
        return replace(self, played=tuple(each for each in self.played if each.number != number))

    def result(self, number: int) -> Played:
        """Return a result by its number; raise EveningError `no-such`."""
        for each in self.played:
            if each.number == number:
                return each
        raise EveningError("no-such")

    # Series ----------------------------------------------------------------------------------------------------------

    def still_planned(self) -> tuple[str, ...]:
        """Return the games of the plan that have not been played yet, in order."""
        left = list(self.plan)
        for played in self.played:
            if played.game in left:
                left.remove(played.game)
        return tuple(left)

    def with_match(self, slot: str) -> Evening:
        """Return the evening with a match that has begun and belongs to it."""
        return self if slot in self.playing else replace(self, playing=(*self.playing, slot))

    def without_match(self, slot: str) -> Evening:
        """Return the evening after a match that is over, or that does not count."""
        return replace(self, playing=tuple(each for each in self.playing if each != slot))


def checked(evening: Evening) -> Evening:
    """Return an evening that is in order; raise EveningError with the reason why it is not."""
    if not evening.title.strip() or len(evening.title) > LONGEST_TITLE:
        raise EveningError("no-title")
    names = [person.name.strip().casefold() for person in evening.people]
    marks = [person.mark for person in evening.people]
    numbers = {person.number for person in evening.people}
    if not all(names) or any(len(person.name) > LONGEST_NAME for person in evening.people):
        raise EveningError("no-name")
    if len(set(names)) < len(names):
        raise EveningError("name-taken")
    if not 2 <= len(names) <= MOST_PEOPLE:
        raise EveningError("too-many-people" if names[2:] else "too-few-people")
    if len(set(marks)) < len(marks) or not all(mark in range(MOST_PEOPLE) for mark in marks):
        raise EveningError("mark-taken")
    if len(numbers) < len(names):
        raise EveningError("no-such")
    if len(evening.played) > MOST_PLAYED:
        raise EveningError("too-much-played")
    if not evening.scale or not all(0 <= points <= LARGEST_POINTS for points in evening.scale):
        raise EveningError("bad-places")
    for played in evening.played:
        _check_played(played, numbers)
    if len({played.number for played in evening.played}) < len(evening.played):
        raise EveningError("no-such")
    return evening


def _check_played(played: Played, numbers: set[int]) -> None:
    if not played.people:
        raise EveningError("too-few-people")
    if not set(played.people) <= numbers or len(set(played.people)) < len(played.people):
        raise EveningError("no-such")
    if len(played.places) != len(played.people) or places_of([-each for each in played.places]) != played.places:
        raise EveningError("bad-places")
    if len(played.scores) not in (0, len(played.people)) or any(abs(each) > LARGEST_SCORE for each in played.scores):
        raise EveningError("bad-places")
    if len(played.note) > LONGEST_NOTE or not (played.game or played.note):
        raise EveningError("no-title")


def places_by_total(totals: Sequence[int], *, low_wins: bool) -> tuple[int, ...]:
    """Return the places that totals give, the largest (or the smallest) the best."""
    return places_of([-total if low_wins else total for total in totals])


def new_evening(title: str, began: int, people: Sequence[tuple[str, int, str]], **more: Any) -> Evening:
    """Return an evening that begins: of each person the name, the mark and, for a bot, its level.

    Raises EveningError, `too-few-people` for fewer than two.
    """
    seated = tuple(Person(at, name.strip(), mark, level) for at, (name, mark, level) in enumerate(people, 1))
    return checked(Evening(title.strip(), began, seated, **more))
