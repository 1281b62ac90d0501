"""Options in words, in the present language: labels, values, and what differs from a preset."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from rules.options import GameOptions, OptionSpec, Preset, Problem, Value, specs
from rules.text import QT_TRANSLATE_NOOP

GROUPS: Mapping[str, str] = {
    "table": QT_TRANSLATE_NOOP("options", "Table"),
    "cards": QT_TRANSLATE_NOOP("options", "Cards"),
    "melds": QT_TRANSLATE_NOOP("options", "Melds"),
    "knock": QT_TRANSLATE_NOOP("options", "Knocking"),
    "turn": QT_TRANSLATE_NOOP("options", "Turn"),
    "deal": QT_TRANSLATE_NOOP("options", "Deal"),
    "play": QT_TRANSLATE_NOOP("options", "Play"),
    "scoring": QT_TRANSLATE_NOOP("options", "Scoring"),
    "payments": QT_TRANSLATE_NOOP("options", "Payments"),
    "tiles": QT_TRANSLATE_NOOP("options", "Tiles"),
    "flowers": QT_TRANSLATE_NOOP("options", "Flowers"),
    "hands": QT_TRANSLATE_NOOP("options", "Hands"),
    "fouls": QT_TRANSLATE_NOOP("options", "Fouls"),
    "chips": QT_TRANSLATE_NOOP("options", "Chips"),
    "match": QT_TRANSLATE_NOOP("options", "Match"),
    "calls": QT_TRANSLATE_NOOP("options", "Calls"),
    "first caller": QT_TRANSLATE_NOOP("options", "First caller"),
    "final": QT_TRANSLATE_NOOP("options", "Final"),
    "bill": QT_TRANSLATE_NOOP("options", "Bill"),
}
"""Headings of the option groups by key; a group of its own name is shown as it is written."""


MOST_TOLD = 6
"""Settings that a preset tells one by one; the rules card has them all."""


def translated(text: str) -> str:
    """Return a text that was marked in the context "options"."""
    return QCoreApplication.translate("options", text)


def group_words(group: str) -> str:
    """Return the heading of a group of options."""
    return translated(GROUPS.get(group, group.capitalize()))


def value_words(spec: OptionSpec, value: Value) -> str:
    """Return a value as its control shows it."""
    if spec.zero and value == 0:
        return translated(spec.zero)
    if spec.choices is not None:
        return translated(spec.choices[value])
    if isinstance(value, bool):
        return (
            QCoreApplication.translate("option_words", "on")
            if value
            else QCoreApplication.translate("option_words", "off")
        )
    return str(value)


def help_words(spec: OptionSpec) -> str:
    """Return the help of an option; a number's bounds are part of it."""
    words = translated(spec.help) if spec.help else ""
    if spec.choices is None and not isinstance(spec.default, bool):
        bounds = QCoreApplication.translate("option_words", "{low} to {high}.").format(low=spec.low, high=spec.high)
        return f"{words} {bounds}".strip()
    return words


def no_effect_words(options: GameOptions, key: str) -> str:
    """Return why an option changes nothing now, as a sentence, or an empty text when it has an effect."""
    known = specs(type(options))
    for other, values in known[key].needs.items():
        if options[other] not in values:
            needed = [value_words(known[other], value) for value in values]
            either = QCoreApplication.translate("option_words", " or ")
            return QCoreApplication.translate(
                "option_words", "Has no effect: only with “{option}” set to {values}."
            ).format(option=translated(known[other].label), values=either.join(f"“{each}”" for each in needed))
    return ""


def preset_words(preset: Preset, first: Preset) -> str:
    """Return what a preset changes against the first one, in one sentence; empty where it is the first one."""
    known, options = specs(type(preset.options)), preset.options
    keys = [key for key in options.differences(first.options) if options.has_effect(key)]
    if not keys:
        return ""
    said = [_setting_words(known[key], options[key]) for key in keys[:MOST_TOLD]]
    told = "; ".join(said)
    if len(keys) > MOST_TOLD:
        told = QCoreApplication.translate("option_words", "{settings}; and {count} more").format(
            settings=told, count=len(keys) - MOST_TOLD
        )
    return QCoreApplication.translate("option_words", "Unlike “{preset}”: {settings}.").format(
        preset=translated(first.label), settings=told
    )


def _setting_words(spec: OptionSpec, value: Value) -> str:
    """A setting with its value; one that is switched on by its name alone."""
    label = translated(spec.label)
    return label if value is True else f"{label}: {value_words(spec, value)}"


def difference_words(preset: Preset, number: int) -> str:
    """Return how many settings differ from a preset, as one sentence."""
    name = translated(preset.label)
    match number:
        case 0:
            return QCoreApplication.translate("option_words", "All settings as in “{preset}”.").format(preset=name)
        case 1:
            return QCoreApplication.translate("option_words", "One setting differs from “{preset}”.").format(
                preset=name
            )
        case 2:
            return QCoreApplication.translate("option_words", "Two settings differ from “{preset}”.").format(
                preset=name
            )
        case 3:
            return QCoreApplication.translate("option_words", "Three settings differ from “{preset}”.").format(
                preset=name
            )
        case _:
            return QCoreApplication.translate("option_words", "{count} settings differ from “{preset}”.").format(
                count=number, preset=name
            )


def problem_words(problem: Problem, options: GameOptions) -> str | None:
    """Return the sentence of a problem that every game can have, or None when only the game knows it."""
    known = specs(type(options))
    fields = [translated(known[key].label) for key in problem.fields if key in known]
    if problem.reason == "bad-value":
        return QCoreApplication.translate("option_words", "“{option}” has a value that is not allowed.").format(
            option=", ".join(fields)
        )
    if problem.reason == "seats-differ":
        return QCoreApplication.translate("option_words", "The number of seats and “{option}” differ.").format(
            option=", ".join(fields)
        )
    return None
