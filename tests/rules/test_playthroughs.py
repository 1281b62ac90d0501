"""Golden playthroughs: seeded games as text, every event and every viewer's view at each step.

A change of the rules, of what is told or of what is seen shows as a diff of tests/playthroughs. After a wanted change:
`pytest tests/rules/test_playthroughs.py --regen-playthroughs`, and review the diff.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.bots import RandomBot
from rules.cli.decisions import decide
from rules.codec import lines_of, text_of
from rules.dealing import Dealing
from rules.events import Event
from rules.game import NextDeal
from rules.options import Preset, specs
from rules.seats import TABLE, Seat

FOLDER = Path(__file__).parent.parent / "playthroughs"
LARGEST = 40_000
"""Bytes of a file; a game that is longer stops before them."""
STEPS_OF_NEXT_DEAL = 4


def presets_of(game: rules.AnyGame) -> list[Preset]:
    """The game's own options, one preset from the middle of the list, and the last."""
    return [game.presets[0], game.presets[len(game.presets) // 2], game.presets[-1]]


FILES = {
    f"{name}-{n}.txt": (name, n) for name, game in rules.GAMES.items() for n in range(1, 1 + len(presets_of(game)))
}


class Told:
    """Writes what a viewer newly sees. Seats are told only what differs from the audience."""

    def __init__(self) -> None:
        self._last: dict[Seat | None, dict[str, str]] = {}

    def changes(self, game: rules.AnyGame, state: Any, seats: int) -> Iterator[str]:
        """Yield the lines of the views that changed since the last time, viewer by viewer."""
        public = _by_name(game.view(state, None))
        for viewer in (None, *map(Seat, range(seats))):
            shown = _by_name(game.view(state, viewer))
            if viewer is not None:
                shown = {name: text for name, text in shown.items() if text != public[name]}
            before = self._last.get(viewer, {})
            changed = [
                _change(name, before.get(name), text) for name, text in shown.items() if text != before.get(name)
            ]
            changed += [f"{name}: as the audience" for name in before if name not in shown]
            if changed:
                yield f"  {'audience' if viewer is None else f'seat {viewer}'}"
                yield from (f"    {line}" for line in changed)
            self._last[viewer] = shown


def _by_name(view: object) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in lines_of(view))


def _change(name: str, before: str | None, text: str) -> str:
    """A line; of a list that grew, only what was added."""
    if before is not None and before != "-" and text.startswith(before) and text[len(before)] in ",/":
        return f"{name}: ...{text[len(before) :]}"
    return f"{name}: {text}"


def told(event: Event, seats: int) -> Iterator[str]:
    """Yield an event, and how each viewer is told of it who is not told all."""
    whole = text_of(event)
    yield f"  {whole}"
    for viewer in (None, *map(Seat, range(seats))):
        seen = event.seen_by(viewer)
        text = "hidden" if seen is None else text_of(seen)
        if text != whole:
            yield f"    {'audience' if viewer is None else f'seat {viewer}'}: {text}"


def steps_of(name: str, number: int) -> Iterator[str]:
    """Yield a game as texts, one a step: random seats play against the middle level."""
    game = rules.GAMES[name]
    preset = presets_of(game)[number - 1]
    options = preset.options
    seats = int(options["players"]) if "players" in specs(game.Options) else game.seats.start
    levels: Mapping[str, Any] = game.levels
    middle = list(levels)[len(levels) // 2]
    keys = {Seat(seat): ("random", middle)[seat % 2] for seat in range(seats)}
    bots = {seat: RandomBot() if key == "random" else levels[key] for seat, key in keys.items()}
    dealing = Dealing.from_text(f"playthrough-{number}", name)
    step = game.start(options, seats, dealing)
    views = Told()
    head = [f"{name}, preset {preset.key}, seats: {', '.join(f'{seat} {key}' for seat, key in keys.items())}"]
    head += [f"{key}: {text_of(value)}" for key, value in options.values().items()]
    yield _lines([*head, f"commitment: {dealing.commit}"])
    yield _lines(["start", *_what_happened(game, step.state, step.events, seats, views)])
    moves = after_deal = 0
    while (waiting := game.to_act(step.state)) and after_deal <= STEPS_OF_NEXT_DEAL:
        seat = waiting[0]
        decision = decide(game, step.state, seat, bots, dealing, moves)
        assert not decision.fault
        moves += 1
        after_deal += bool(game.deal_scores(step.state))
        step = game.apply(step.state, seat, decision.action)
        actor = "table" if seat == TABLE else f"seat {seat}"
        head = [f"{moves}. {actor}: {game.text(decision.action)}"]
        yield _lines([*head, *_what_happened(game, step.state, step.events, seats, views)])


def _what_happened(
    game: rules.AnyGame, state: Any, events: tuple[Event, ...], seats: int, views: Told
) -> Iterator[str]:
    for event in events:
        yield from told(event, seats)
    yield from views.changes(game, state, seats)


def _lines(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines) + "\n"


def playthrough(name: str, number: int) -> str:
    """A game as text, whole steps only, within the largest size."""
    text = ""
    for step in steps_of(name, number):
        if len((text + step).encode()) >= LARGEST:
            break
        text += step
    return text


@pytest.mark.parametrize("file", FILES)
def test_the_game_is_played_as_it_was(file, request):
    path = FOLDER / file
    text = playthrough(*FILES[file])
    if request.config.getoption("--regen-playthroughs"):
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.exists(), "a new game: run pytest tests/rules/test_playthroughs.py --regen-playthroughs"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_the_folder_holds_these_games_and_no_more():
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)
    assert all(path.stat().st_size < LARGEST for path in FOLDER.iterdir())


def test_a_playthrough_shows_a_finished_deal_of_each_game():
    for name, game in rules.GAMES.items():
        text = (FOLDER / f"{name}-1.txt").read_text(encoding="utf-8")
        assert f"{name}, preset {game.presets[0].key}" in text
        if NextDeal in game.action_types:
            assert "table: next-deal" in text
        else:
            assert text == "".join(steps_of(name, 1)), "a match without deals is shown whole"
