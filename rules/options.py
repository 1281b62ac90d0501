"""Options of a game, declared once: set-up dialog, command line, rules card, saves and documentation all read these.

A field of an options class is declared with `option`; labels and helps are marked for translation where they are written.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self, cast

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What is known of one option. `choices` maps each value to its label; integers without choices have bounds."""

    key: str
    default: Value
    label: str
    help: str
    group: str
    choices: Mapping[Value, str] | None
    low: int | None
    high: int | None
    needs: Mapping[str, tuple[Value, ...]]
    """The option has an effect only while each of these options has one of the values given."""
    zero: str = ""
    """What 0 stands for, where it is no number of anything."""

    def accepts(self, value: object) -> bool:
        """Whether a value has the right type and is one of the choices or within the bounds."""
        if type(value) is not type(self.default):
            return False
        if self.choices is not None:
            return value in self.choices
        if isinstance(value, bool) or not isinstance(value, int):
            return isinstance(value, bool)
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def parse(self, text: str) -> Value:
        """Return the value of a command-line text; raise ValueError with a sentence that names what is allowed."""
        value: object = text
        if isinstance(self.default, bool):
            value = {"true": True, "false": False, "on": True, "off": False}.get(text.lower(), text)
        elif isinstance(self.default, int):
            with contextlib.suppress(ValueError):
                value = int(text)
        if not self.accepts(value):
            raise ValueError(f"{self.key} must be {self.allowed()}, not {text!r}")
        assert isinstance(value, bool | int | str)
        return value

    def allowed(self) -> str:
        """Return the allowed values in words, for messages on the command line."""
        if self.choices is not None:
            *first, last = [str(choice) for choice in self.choices]
            return f"{', '.join(first)} or {last}" if first else last
        return "true or false" if isinstance(self.default, bool) else f"a whole number from {self.low} to {self.high}"


def option(
    default: Value,
    label: str,
    *,
    group: str,
    explain: str = "",
    choices: Mapping[Any, str] | Sequence[Value] | None = None,
    low: int | None = None,
    high: int | None = None,
    needs: Mapping[str, Value | tuple[Value, ...]] | None = None,
    zero: str = "",
) -> Any:
    """Declare a field of an options class.

    `explain` is the help under the control. `choices` is a mapping value -> label or a sequence of values that are their own labels (numbers). `needs` names the
    options that must have a value (or one of several) for this one to have an effect. `zero` is what 0 stands for, where it is no number of anything.
    """
    labels = choices if isinstance(choices, Mapping) or choices is None else {each: str(each) for each in choices}
    wants = {key: each if isinstance(each, tuple) else (each,) for key, each in (needs or {}).items()}
    return dataclasses.field(
        default=default, metadata={"option": (label, explain, group, labels, low, high, wants, zero)}
    )


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with options: a kebab-case reason key and the fields concerned, first the one to look at."""

    reason: str
    fields: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameOptions:
    """The options of a game; subclasses are frozen dataclasses whose fields are declared with `option`."""

    def conflicts(self) -> Sequence[Problem]:
        """Return the problems across fields, the values by themselves being allowed. Subclasses override it."""
        return ()

    def problems(self, seats: int | None = None) -> tuple[Problem, ...]:
        """Return everything wrong: `bad-value` for a field, `seats-differ`, and the problems across fields."""
        found = [Problem("bad-value", (key,)) for key, spec in specs(type(self)).items() if not spec.accepts(self[key])]
        if found:
            return tuple(found)
        if seats is not None and "players" in specs(type(self)) and self["players"] != seats:
            found.append(Problem("seats-differ", ("players",)))
        return (*found, *self.conflicts())

    def __getitem__(self, key: str) -> Value:
        value: Value = getattr(self, key)
        return value

    def has_effect(self, key: str) -> bool:
        """Whether an option changes anything with the other options as they are."""
        return all(self[other] in values for other, values in specs(type(self))[key].needs.items())

    def as_played(self) -> Self:
        """Return the options with what each comes to beside the others: what a rules card says. Subclasses override it."""
        return self

    def values(self) -> dict[str, Value]:
        """Return all options as a plain dictionary, in declared order."""
        return {key: self[key] for key in specs(type(self))}

    def differences(self, other: GameOptions) -> tuple[str, ...]:
        """Return the keys whose values differ from another set of options, in declared order."""
        return tuple(key for key in specs(type(self)) if self[key] != other[key])

    def replace(self, **changes: Value) -> Self:
        """Return the options with some values changed."""
        return dataclasses.replace(self, **changes)

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """Return options from plain values, missing keys at their default.

        Raises OptionError `unknown-option` or `bad-value` naming the key; problems across fields are not looked for.
        """
        known = specs(cls)
        for key, value in values.items():
            if key not in known:
                raise OptionError("unknown-option", key)
            if not known[key].accepts(value):
                raise OptionError("bad-value", key)
        return cls(**values)


class OptionError(ValueError):
    """Options that cannot be read: `reason` is `unknown-option` or `bad-value`, `key` the option it is about."""

    def __init__(self, reason: str, key: str) -> None:
        super().__init__(f"{reason}: {key}")
        self.reason = reason
        self.key = key


@dataclass(frozen=True, slots=True)
class Preset:
    """Named options, such as the rules of a region. The label is marked for translation in the context "options"."""

    key: str
    label: str
    options: GameOptions


def specs(kind: type[GameOptions]) -> Mapping[str, OptionSpec]:
    """Return the declared options of a class by key, in declared order."""
    return _declared(cast(Any, kind))


@functools.cache
def _declared(kind: Any) -> Mapping[str, OptionSpec]:
    fields: tuple[dataclasses.Field[Any], ...] = dataclasses.fields(kind)
    return MappingProxyType(
        {
            field.name: OptionSpec(field.name, cast(Value, field.default), *field.metadata["option"])
            for field in fields
            if "option" in field.metadata
        }
    )


def problem_keys(kind: type[GameOptions], values: Mapping[str, object]) -> list[str]:
    """Return the sorted reason keys of everything wrong with plain values; empty when a match could start with them."""
    try:
        return sorted({problem.reason for problem in kind.read(values).problems()})
    except OptionError as error:
        return [error.reason]
