"""Evenings on disk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablegames_qt.documents import DocumentKind
from tablegames_qt.evening.evening import Evening, Person, Played, checked


def _plain(evening: Evening) -> dict[str, Any]:
    return {
        "title": evening.title,
        "began": evening.began,
        "number": evening.number,
        "scale": list(evening.scale),
        "plan": list(evening.plan),
        "playing": list(evening.playing),
        "people": [
            {
                "number": person.number,
                "name": person.name,
                "mark": person.mark,
                "level": person.level,
                "after": person.after,
                "left": person.left,
            }
            for person in evening.people
        ],
        "played": [
            {
                "number": played.number,
                "at": played.at,
                "game": played.game,
                "people": list(played.people),
                "places": list(played.places),
                "scores": list(played.scores),
                "note": played.note,
                "source": played.source,
                "match": played.match,
            }
            for played in evening.played
        ],
    }


def _read(document: dict[str, Any]) -> Evening:
    people = tuple(
        Person(
            _number(each["number"]),
            _text(each["name"]),
            _number(each["mark"]),
            _text(each["level"]),
            _number(each["after"]),
            None if each["left"] is None else _number(each["left"]),
        )
        for each in document["people"]
    )
    played = tuple(
        Played(
            _number(each["number"]),
            _number(each["at"]),
            _text(each["game"]),
            _numbers(each["people"]),
            _numbers(each["places"]),
            _numbers(each["scores"]),
            _text(each["note"]),
            _one_of(each["source"], "match", "kept", "hand"),
            _text(each["match"]),
        )
        for each in document["played"]
    )
    return checked(
        Evening(
            _text(document["title"]),
            _number(document["began"]),
            people,
            _number(document["number"]),
            played,
            _numbers(document["scale"]),
            tuple(_text(game) for game in document["plan"]),
            tuple(_text(slot) for slot in document["playing"]),
        )
    )


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise ValueError("not a text")
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError("not a number")
    return value


def _numbers(values: Iterable[object]) -> tuple[int, ...]:
    return tuple(_number(each) for each in values)


def _one_of(value: object, *allowed: str) -> str:
    if value not in allowed:
        raise ValueError("not one of the words")
    return str(value)


EVENINGS: DocumentKind[Evening] = DocumentKind("evenings", "TGQT-EVENING", 1, _plain, _read)
