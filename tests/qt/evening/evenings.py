"""Evenings for tests."""

from __future__ import annotations

import random

from tablegames_qt.evening.evening import MOST_PEOPLE, Evening, Played, new_evening
from tablegames_qt.evening.result import places_of
from tablegames_qt.tables import TABLES

BEGAN = 1_800_000_000
NAMES = (
    "Ana",
    "Bruno",
    "Carla",
    "Dario",
    "Elena",
    "Fabio",
    "Gina",
    "Hugo",
    "Irene",
    "Jaime",
    "Karin",
    "Maximiliano J.",
)
GAMES = tuple(TABLES)


def begun(*names: str) -> Evening:
    """An evening in which nothing has been played."""
    return new_evening("Saturday at Ana's", BEGAN, [(name, mark, "") for mark, name in enumerate(names)])


def placed(evening: Evening, game: str, *places: int) -> Evening:
    """The evening after a match of all its people, entered by hand."""
    people = tuple(person.number for person in evening.people)[: len(places)]
    return evening.with_played(Played(0, BEGAN + 60 * len(evening.played), game, people, places))


def saturday() -> Evening:
    """The evening of the design: Ana 21, Carla 17, Bruno 9, Dario 8."""
    evening = begun("Ana", "Bruno", "Carla", "Dario")
    for game, places, scores in (
        ("chinese_ten", (1, 3, 2, 4), (31, -4, 2, -29)),
        ("chinos", (2, 3, 1, 4), ()),
        ("chinese_poker", (2, 4, 1, 3), (3, -9, 14, -8)),
        ("chinchon", (1, 2, 4, 3), (71, 88, 104, 96)),
        ("mahjong", (1, 4, 2, 3), (108, -70, 12, -50)),
    ):
        played = Played(0, BEGAN, game, (1, 2, 3, 4), places, scores, source="match")
        evening = evening.with_played(played)
    return evening


def random_evening(people: int, matches: int, seed: int = 1) -> Evening:
    """An evening of some people and matches, with ties, latecomers, people who left and people who sat out."""
    rng = random.Random(seed * 1000 + people * 50 + matches)
    evening = begun(*NAMES[: max(2, people - people // 4)])
    for number in range(matches):
        if number == matches // 3:
            for name in NAMES[len(evening.people) : people]:
                evening = evening.joined(name)
        if number == matches // 2 and people > 5:
            evening = evening.left(3)
        numbers = [person.number for person in evening.here]
        seated = tuple(sorted(rng.sample(numbers, min(len(numbers), rng.choice((2, 3, 4, 12))))))
        scores = tuple(rng.randrange(-30, 30) for _ in seated)
        game = rng.choice(GAMES)
        evening = evening.with_played(Played(0, BEGAN + number, game, seated, places_of(scores), scores))
    while len(evening.people) < min(people, MOST_PEOPLE):
        evening = evening.joined(NAMES[len(evening.people)])
    return evening
