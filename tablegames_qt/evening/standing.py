"""How an evening stands: points by places, who is ahead and why, and how it came to that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tablegames_qt.evening.evening import Evening, Person, Played
from tablegames_qt.evening.result import places_of

Points = Fraction
"""Points may be halves or thirds, where equal places share."""


def points_of(places: Sequence[int], scale: Sequence[int]) -> tuple[Points, ...]:
    """Return the points of places: equal ones share what they take up together, so two firsts of 5, 3 get 4 each."""
    found = []
    for place in places:
        shared = [scale[at] if at < len(scale) else 0 for at in range(place - 1, place - 1 + places.count(place))]
        found.append(Fraction(sum(shared), len(shared)))
    return tuple(found)


def won(played: Played, scale: Sequence[int]) -> dict[int, Points]:
    """Return the points of one match by the number of the person; who did not play is not in it."""
    return dict(zip(played.people, points_of(played.places, scale), strict=True))


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standing. `reason` is a key, with a number and perhaps another person to say it with:

    `nothing` no match yet, `joined` (after so many matches) and played none, `left` (after so many matches), `firsts` (so
    many first places), `seconds`, `behind` (so many points behind `other`), `level` (with `other`), `none` no points.
    """

    person: Person
    place: int
    tied: bool
    points: Points
    reason: str
    count: Fraction = Fraction(0)
    other: Person | None = None


def totals(evening: Evening) -> dict[int, Points]:
    """Return the points of everybody so far, by number."""
    sums = {person.number: Fraction(0) for person in evening.people}
    for played in evening.played:
        for number, points in won(played, evening.scale).items():
            sums[number] += points
    return sums


def standing(evening: Evening) -> list[Row]:
    """Return the standing, the best first. Equal points share a place; among them stands first who joined first."""
    sums = totals(evening)
    points = [sums[person.number] for person in evening.people]
    places = places_of(points)
    order = sorted(range(len(points)), key=lambda at: (places[at], at))
    rows: list[Row] = []
    for at in order:
        person = evening.people[at]
        reason, count, other = _reason(evening, person, rows, points[at])
        rows.append(Row(person, places[at], places.count(places[at]) > 1, points[at], reason, count, other))
    return rows


def _reason(
    evening: Evening, person: Person, above: Sequence[Row], points: Points
) -> tuple[str, Fraction, Person | None]:
    """Return why somebody stands there, as a key with its number and the other person; `above` are the rows above."""
    if not person.here:
        return "left", Fraction(sum(played.number <= (person.left or 0) for played in evening.played)), None
    own = [dict(zip(each.people, each.places, strict=True)).get(person.number) for each in evening.played]
    if not any(own):
        before = sum(played.number <= person.after for played in evening.played)
        return ("joined", Fraction(before), None) if before else ("nothing", Fraction(0), None)
    for place, key in ((1, "firsts"), (2, "seconds")):
        if number := own.count(place):
            return key, Fraction(number), None
    if not points:
        return "none", Fraction(0), None
    better = [row for row in above if row.points > points]
    if better:
        return "behind", better[-1].points - points, better[-1].person
    return "level", Fraction(0), above[-1].person if above else None


@dataclass(frozen=True, slots=True)
class Line:
    """The points of one person over the evening: (after so many matches, points), from where they joined."""

    person: Person
    spots: tuple[tuple[int, Points], ...]


def course(evening: Evening) -> list[Line]:
    """Return everybody's points after each match, in the order of the people. A latecomer's line begins at 0 after the
    matches that were over; the line of somebody who left ends there."""
    lines = []
    for person in evening.people:
        total = Fraction(0)
        first = sum(played.number <= person.after for played in evening.played)
        spots = [(first, total)]
        for at, played in enumerate(evening.played, 1):
            gained = won(played, evening.scale).get(person.number)
            total += gained or 0
            there = at > first and (person.left is None or played.number <= person.left)
            if there or gained is not None:
                spots.append((at, total))
        lines.append(Line(person, tuple(spots)))
    return lines
