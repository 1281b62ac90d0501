"""Rule cases of Chinchón asked in a line, and melds written as cases have them."""

from __future__ import annotations

from rules.chinchon import CHINCHON, ChinchonOptions


def ask(kind: str, given: dict[str, object], **options: object):
    return CHINCHON.case_kinds[kind](ChinchonOptions.read(options), given)


def run(cards: str, joker_as: str | None = None) -> dict[str, object]:
    return {"kind": "run", "cards": cards.split(), "joker_as": joker_as}


def alike(cards: str, joker_as: str | None = None) -> dict[str, object]:
    return {"kind": "set", "cards": cards.split(), "joker_as": joker_as}
