"""Text forms of actions, events and views: one line each, the same in saves, logs, cases and tests.

An action is its name in kebab case, its required fields in order, then each further field that differs from its default
as `name value`: `Play(card, take=None)` is `play 8c` or `play 8c take 2h`. Values are cards, seats, numbers, enums,
tuples of these joined by commas (an empty tuple is `-`), or tuples of such tuples joined by slashes. A class with a
`parse` of its own is such a value, and its text is that of `str`.
"""

from __future__ import annotations

import dataclasses
import functools
import re
import types
import typing
from collections.abc import Iterable
from enum import Enum
from typing import Any

_MISSING = dataclasses.MISSING


@functools.cache
def name_of(kind: type) -> str:
    """Return the name that starts the text form of a class: its name in kebab case, `NextDeal` -> `next-deal`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def text_of(value: object) -> str:
    """Return the text form of an action, an event, or a value inside one."""
    kind: Any = type(value)
    fields = _taken_apart(kind)
    if fields is not None:
        parts = [name_of(kind)]
        for field in fields:
            content = getattr(value, field.name)
            default = _default(field)
            if default is _MISSING:
                parts.append(text_of(content))
            elif content != default:
                parts += [field.name.replace("_", "-"), text_of(content)]
        return " ".join(parts)
    if isinstance(value, tuple):
        separator = "/" if any(isinstance(item, tuple) for item in value) else ","
        return separator.join(text_of(item) for item in value) or "-"
    if isinstance(value, frozenset):
        return ",".join(sorted(text_of(item) for item in value)) or "-"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return str(value.value)
    return str(value)


@functools.cache
def _taken_apart(kind: Any) -> tuple[dataclasses.Field[Any], ...] | None:
    """The fields that the text form of a class is made of; None for a class that is a value as a whole."""
    if not dataclasses.is_dataclass(kind) or hasattr(kind, "parse"):
        return None
    return dataclasses.fields(kind)


def action_of(kinds: Iterable[type], text: str) -> Any:
    """Return the action that a text form stands for.

    `kinds` are the action classes of a game. Raises ValueError with one clear sentence for anything that is not exactly
    the text form of an action; whether it is legal is another question.
    """
    words = text.split(" ")
    for kind in kinds:
        if name_of(kind) == words[0]:
            action = _read(kind, words[1:], text)
            if text_of(action) != text:
                raise ValueError(f"not the text form of an action: {text!r}")
            return action
    raise ValueError(f"unknown action: {text!r}")


def _read(kind: type, words: list[str], text: str) -> Any:
    values: dict[str, Any] = {}
    left = iter(words)
    hints = _hints(kind)
    fields = dataclasses.fields(kind)
    try:
        for field in fields:
            if _default(field) is _MISSING:
                values[field.name] = _value(hints[field.name], next(left))
        for name in left:
            key = name.replace("-", "_")
            if key in values or key not in hints:
                raise ValueError
            values[key] = _value(hints[key], next(left))
        return kind(**values)
    except (StopIteration, ValueError, TypeError):
        raise ValueError(f"not the text form of an action: {text!r}") from None


def _value(hint: Any, word: str) -> Any:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        kinds = [each for each in typing.get_args(hint) if each is not type(None)]
        if word == "-" and len(kinds) < len(typing.get_args(hint)):
            return None
        return _value(kinds[0], word)
    if origin is tuple:
        item = typing.get_args(hint)[0]
        separator = "/" if typing.get_origin(item) is tuple else ","
        return () if word == "-" else tuple(_value(item, each) for each in word.split(separator))
    if origin is typing.Literal:
        if word not in typing.get_args(hint):
            raise ValueError
        return word
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    if hint is bool:
        return {"true": True, "false": False}[word] if word in ("true", "false") else _refuse()
    if hint is int:
        # No sign or underscore tricks, and no number longer than a save may hold.
        return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else _refuse()
    if isinstance(hint, type) and issubclass(hint, str):
        return word
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(word)
    return hint.parse(word)


def _refuse() -> Any:
    raise ValueError


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _default(field: dataclasses.Field[Any]) -> Any:
    return field.default if field.default_factory is _MISSING else field.default_factory()


def lines_of(view: object) -> list[str]:
    """Return a view as `name: value` lines, in field order, for playthroughs and failing tests."""
    assert dataclasses.is_dataclass(view)
    return [f"{field.name}: {text_of(getattr(view, field.name))}" for field in dataclasses.fields(view)]
