"""Balanced calls for three and four players, computed by resources/training/chinos.py: hardly anybody gains on them."""

from __future__ import annotations

import functools
import importlib.resources
import json

from rules.chinos.calls import CallRules
from rules.chinos.guesses import Weights

_Table = dict[str, list[list[int]]]


@functools.cache
def _tables() -> dict[str, _Table]:
    file = importlib.resources.files("rules.chinos") / "equilibrium.json"
    tables: dict[str, _Table] = json.loads(file.read_text(encoding="utf-8"))
    return tables


def balanced(rules: CallRules, calls: tuple[int, ...], coins: int) -> Weights | None:
    """Return the balanced next call, or None where none was computed: other rounds, and calls nobody should make."""
    if rules.least or rules.repeats != "never":
        return None
    row = _tables().get(str(rules.players), {}).get(",".join(map(str, calls)))
    if row is None:
        return None
    flat = row[coins]
    return {total: hundredths / 100 for total, hundredths in zip(flat[::2], flat[1::2], strict=True)}
