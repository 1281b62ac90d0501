"""What is said about an evening."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tablegames_qt.evening.evening import Evening, Played
from tablegames_qt.evening.standing import Row, standing
from tablegames_qt.phrases import listed, sentence_start, signed

ResultWords = Callable[[Sequence[str], Sequence[int], Sequence[int]], str]
"""Says a result: of names, places and scores (which may be empty)."""


@dataclass(frozen=True)
class GameWords:
    """What an evening needs to know of a game: its name, marked for translation in "games", and how its results are said."""

    title: str
    result: ResultWords | None = None


def count_words(number: int) -> str:
    """Return a small number in words, as it stands before a noun; larger ones in figures."""
    known = (
        QCoreApplication.translate("evening", "no"),
        QCoreApplication.translate("evening", "one"),
        QCoreApplication.translate("evening", "two"),
        QCoreApplication.translate("evening", "three"),
        QCoreApplication.translate("evening", "four"),
        QCoreApplication.translate("evening", "five"),
        QCoreApplication.translate("evening", "six"),
        QCoreApplication.translate("evening", "seven"),
        QCoreApplication.translate("evening", "eight"),
        QCoreApplication.translate("evening", "nine"),
        QCoreApplication.translate("evening", "ten"),
        QCoreApplication.translate("evening", "eleven"),
        QCoreApplication.translate("evening", "twelve"),
    )
    return known[number] if 0 <= number < len(known) else str(number)


def points_words(points: Fraction) -> str:
    """Return points in figures; shared ones with one decimal, as the language writes it."""
    if points.denominator == 1:
        return str(points.numerator)
    return QLocale().toString(float(points), "f", 1)


def reason_words(row: Row, call: Callable[[str], str] = str) -> str:
    """Return why somebody stands where they stand: three first places, one point behind Bruno. `call` shortens names."""
    number = int(row.count)
    other = call(row.other.name) if row.other is not None else ""
    one = row.count == 1
    match row.reason:
        case "nothing":
            return QCoreApplication.translate("evening", "no match yet")
        case "joined":
            text = (
                QCoreApplication.translate("evening", "here since the first match was over")
                if one
                else QCoreApplication.translate("evening", "here since {number} matches were over")
            )
        case "left":
            text = (
                QCoreApplication.translate("evening", "left after one match")
                if one
                else QCoreApplication.translate("evening", "left after {number} matches")
            )
        case "firsts":
            text = (
                QCoreApplication.translate("evening", "one first place")
                if one
                else QCoreApplication.translate("evening", "{number} first places")
            )
        case "seconds":
            text = (
                QCoreApplication.translate("evening", "one second place")
                if one
                else QCoreApplication.translate("evening", "{number} second places")
            )
        case "behind":
            if one:
                text = QCoreApplication.translate("evening", "one point behind {name}")
            else:
                text = QCoreApplication.translate("evening", "{number} points behind {name}")
            if row.count.denominator != 1:
                return text.format(number=points_words(row.count), name=other)
        case "level":
            text = QCoreApplication.translate("evening", "level with {name}")
        case _:
            text = QCoreApplication.translate("evening", "no points yet")
    return text.format(number=count_words(number), name=other)


def place_words(row: Row) -> str:
    """Return a place: 2, or 1 = where it is shared."""
    return f"{row.place}\N{NO-BREAK SPACE}=" if row.tied else str(row.place)


def time_words(seconds: int) -> str:
    """Return a time of day, as 24 hours."""
    return QDateTime.fromSecsSinceEpoch(seconds).toString("HH:mm")


def date_words(seconds: int) -> str:
    """Return a date in the present language."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds).date(), QLocale.FormatType.LongFormat)


def played_words(evening: Evening) -> str:
    """Return how much has been played: Five matches since 19:40."""
    number, time = len(evening.played), time_words(evening.began)
    if number == 0:
        text = QCoreApplication.translate("evening", "No match since {time}.")
    elif number == 1:
        text = QCoreApplication.translate("evening", "One match since {time}.")
    else:
        text = QCoreApplication.translate("evening", "{number} matches since {time}.")
    return sentence_start(text.format(number=count_words(number), time=time))


def scale_words(scale: Sequence[int]) -> str:
    """Return what places are worth: First place 5 points, second 3; equal places share."""
    if len(scale) > 4:
        text = QCoreApplication.translate("evening", "Points from the first place on: {points}; equal places share.")
        return text.format(points=", ".join(map(str, scale)))
    parts = (
        QCoreApplication.translate("evening", "First place {points} points"),
        QCoreApplication.translate("evening", "second {points}"),
        QCoreApplication.translate("evening", "third {points}"),
        QCoreApplication.translate("evening", "fourth {points}"),
    )
    said = ", ".join(part.format(points=points) for part, points in zip(parts, scale, strict=False))
    return QCoreApplication.translate("evening", "{places}; equal places share.").format(places=said)


def series_over(evening: Evening) -> bool:
    """Return whether all games of a series are played."""
    return bool(evening.plan) and bool(evening.played) and not evening.still_planned()


def lead_words(evening: Evening) -> str:
    """Return who is ahead, as a sentence."""
    rows = standing(evening)
    first = [row.person.name for row in rows if row.place == 1]
    if not rows[0].points:
        return QCoreApplication.translate("evening", "Nobody has points yet.")
    points = points_words(rows[0].points)
    if series_over(evening):
        if len(first) == 1:
            won = QCoreApplication.translate("evening", "{name} wins the series, points: {points}.")
            return won.format(name=first[0], points=points)
        shared = QCoreApplication.translate("evening", "{names} share the win of the series, points: {points}.")
        return shared.format(names=listed(first), points=points)
    if rows[0].points == 1:
        if len(first) == 1:
            return QCoreApplication.translate("evening", "{name} leads with one point.").format(name=first[0])
        together = QCoreApplication.translate("evening", "{names} lead together with one point.")
        return together.format(names=listed(first))
    if len(first) == 1:
        text = QCoreApplication.translate("evening", "{name} leads with {points} points.")
        return text.format(name=first[0], points=points)
    text = QCoreApplication.translate("evening", "{names} lead together with {points} points.")
    return text.format(names=listed(first), points=points)


def game_words(played: Played, games: Mapping[str, GameWords]) -> str:
    """Return what was played; of a game that the program does not have, the name that was entered with it."""
    known = games.get(played.game)
    return QCoreApplication.translate("games", known.title) if known is not None else played.note or played.game


def result_words(
    evening: Evening, played: Played, games: Mapping[str, GameWords], called: Callable[[str], str] = str
) -> str:
    """Return how a match ended, short: Ana +31. A note stands behind it. `called` is what becomes of a name."""
    said = _result_words(evening, played, games, called)
    return f"{said} ({played.note})" if played.note and played.game in games else said


def _result_words(
    evening: Evening, played: Played, games: Mapping[str, GameWords], called: Callable[[str], str]
) -> str:
    names = [called(evening.person(number).name) for number in played.people]
    known = games.get(played.game)
    if known is not None and known.result is not None:
        return known.result(names, played.places, played.scores)
    return usual_result_words(names, played.places, played.scores)


def usual_result_words(names: Sequence[str], places: Sequence[int], scores: Sequence[int]) -> str:
    """Return who won and with what; without scores only who."""
    best = [seat for seat, place in enumerate(places) if place == 1]
    who = listed([names[seat] for seat in best])
    if scores and len({scores[seat] for seat in best}) == 1:
        return f"{who} {signed(scores[best[0]])}"
    if len(best) == 1:
        return QCoreApplication.translate("evening", "{name} wins").format(name=who)
    return QCoreApplication.translate("evening", "{names} share the win").format(names=who)


def plan_words(evening: Evening, games: Mapping[str, GameWords]) -> str:
    """Return what is next in the series, empty without a plan."""
    if not evening.plan:
        return ""
    left = [QCoreApplication.translate("games", games[game].title) for game in evening.still_planned() if game in games]
    if not left:
        played = QCoreApplication.translate("evening", "All games of the series are played.")
        return f"{played} {lead_words(evening)}" if series_over(evening) else played
    text = QCoreApplication.translate("evening", "Next in the series: {game} ({number} of {all}).")
    return text.format(game=left[0], number=len(evening.plan) - len(left) + 1, all=len(evening.plan))


def fault_words(reason: str) -> str:
    """Return the sentence for the reason of an EveningError."""
    return {
        "no-title": QCoreApplication.translate("evening", "A name is missing."),
        "no-name": QCoreApplication.translate("evening", "Somebody has no name."),
        "name-taken": QCoreApplication.translate("evening", "Two people have the same name."),
        "mark-taken": QCoreApplication.translate("evening", "Two people have the same mark."),
        "too-many-people": QCoreApplication.translate("evening", "An evening has room for twelve people."),
        "too-few-people": QCoreApplication.translate("evening", "At least two people are needed."),
        "too-much-played": QCoreApplication.translate("evening", "An evening has room for 200 results."),
        "in-a-result": QCoreApplication.translate(
            "evening", "Somebody with a result stays on the board. Let them leave instead."
        ),
        "no-points": QCoreApplication.translate("evening", "Points for places are numbers, such as 5, 3, 2, 1."),
        "bad-places": QCoreApplication.translate(
            "evening", "The places do not fit together: after two firsts comes a third."
        ),
    }.get(reason, QCoreApplication.translate("evening", "That is not there any more."))
