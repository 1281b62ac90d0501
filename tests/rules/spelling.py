"""Values spelled out whole: everything that pickling would carry, as text that depends on nothing else."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

_PLAIN = (type(None), bool, int, float, str, bytes)
_SINGLE: dict[object, str] = {}
"""Spellings of objects that are equal to themselves only, such as cards: there is one of each, and they do not change."""


def spelled(value: Any) -> str:
    """Return everything that a value holds. Equal texts mean that a receiver of the pickled value learns the same.

    Unlike pickled bytes it knows neither the identity of parts nor the order of sets.
    """
    kind = type(value)
    if kind in _PLAIN:
        return repr(value)
    if kind.__hash__ is object.__hash__ and value in _SINGLE:
        return _SINGLE[value]
    if kind is tuple or kind is list:
        return f"{kind.__name__}({', '.join(map(spelled, value))})"
    if isinstance(value, Enum | type) or callable(value):
        return f"{kind.__name__} {value}"
    if isinstance(value, Mapping):
        return f"map({', '.join(sorted(f'{spelled(key)}: {spelled(each)}' for key, each in value.items()))})"
    if isinstance(value, set | frozenset):
        return f"set({', '.join(sorted(map(spelled, value)))})"
    if kind.__hash__ is object.__hash__:
        if value not in _SINGLE:
            _SINGLE[value] = f"{kind.__name__}({', '.join(map(spelled, parts(value)))})"
        return _SINGLE[value]
    return f"{kind.__name__}({', '.join(map(spelled, parts(value)))})"


def parts(value: Any) -> Iterable[Any]:
    """Return what a value is made of, as pickling would take it apart; nothing for a plain one."""
    if isinstance(value, (*_PLAIN, Enum, type)) or callable(value):
        return ()
    if isinstance(value, Mapping):
        return (*value, *value.values())
    if isinstance(value, list | tuple | set | frozenset):
        return value
    names = _slots(type(value))
    if names is not None:
        return [getattr(value, name) for name in names]
    _make, *contents = value.__reduce_ex__(4)
    return [content for content in contents if content is not None]


@functools.cache
def _slots(kind: Any) -> tuple[str, ...] | None:
    """The fields of a dataclass that can hold nothing else."""
    if not dataclasses.is_dataclass(kind) or "__dict__" in dir(kind):
        return None
    return tuple(field.name for field in dataclasses.fields(kind))


def held(value: Any) -> Iterable[Any]:
    """Yield a value and everything inside it."""
    yield value
    for part in parts(value):
        yield from held(part)
