"""The toy game as a game like any other, and the command line called in this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

import pytest

import rules
from rules.cli import main
from tests.rules.toy_game import TOY, ToyGame


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    """The toy game, registered beside the games there are."""
    monkeypatch.setattr(rules, "GAMES", MappingProxyType({**rules.GAMES, TOY.name: TOY}))
    return TOY


@dataclass(frozen=True)
class Answer:
    """What a command did: its exit status, its lines on both outputs."""

    status: int
    lines: list[str]
    errors: list[str]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Runs `python -m rules` with words, in this process."""

    def run(*words: object) -> Answer:
        try:
            status = main([str(word) for word in words])
        except SystemExit as leaving:  # argparse leaves so
            status = int(leaving.code or 0)
        output = capsys.readouterr()
        return Answer(status, output.out.splitlines(), output.err.splitlines())

    return run
