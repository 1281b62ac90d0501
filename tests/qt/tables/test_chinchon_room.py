"""In every size, language and number of players: no word lies over another or over a card, and none is cut."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.play import ChinchonState
from rules.dealing import Dealing
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt import languages
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.scene.button import Button
from tablegames_qt.tables.chinchon.rows import legal_of, proposed
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tests.qt.tables import room
from tests.qt.tables.chinchon_room import cut_words, faults_of
from tests.qt.tables.test_room import cut_labels, grow

SIZES = [
    (1024, 768),
    pytest.param((1280, 800), marks=pytest.mark.slow),
    pytest.param((1920, 1080), marks=pytest.mark.slow),
    pytest.param((3840, 2160), marks=pytest.mark.slow),
]
NAMES = ("Maximiliana", "Bartholomew", "Wilhelmina", "Montgomery")
OPTIONS = {
    2: ChinchonOptions(),
    3: ChinchonOptions(players=3, target=50, knock_limit=3, one_loose_card=True),
    4: ChinchonOptions(players=4, deck=48, reentry=1, target=50, figures="position"),
}
Moment = Callable[[ChinchonState], bool]
MOMENTS: dict[str, Moment] = {
    "draw": lambda state: state.phase == "draw" and state.position.turn == 0 and len(state.position.pile) > 3,
    "others' turn": lambda state: state.position.turn == 1 and state.phase == "draw" and any(state.position.known[1]),
    "throw": lambda state: state.phase == "discard" and state.position.turn == 0 and not knockable(state),
    "may knock": lambda state: state.phase == "discard" and state.position.turn == 0 and knockable(state),
    "last cards": lambda state: state.phase == "draw" and len(state.position.stock) <= 5,
    "show": lambda state: state.phase == "show" and state.position.turn == 0 and bool(proposed(seen(state)).lay_offs),
    "deal over": lambda state: state.phase == "deal-over" and laid_off(state),
    "match over": lambda state: state.phase == "match-over",
}


def seen(state: ChinchonState):  # type: ignore[no-untyped-def]
    """What Maximiliana sees."""
    return CHINCHON.view(state, Seat(0))


def knockable(state: ChinchonState) -> bool:
    """Whether Maximiliana may knock."""
    return bool(legal_of(seen(state)).knockable)


def laid_off(state: ChinchonState) -> bool:
    """Whether cards were laid off in the last deal."""
    return any(showing is not None and showing.lay_offs for showing in state.finished[-1].showings)


@functools.cache
def states(players: int) -> dict[str, ChinchonState]:
    """A state of each moment, from matches between medium bots."""
    found: dict[str, ChinchonState] = {}
    bot = CHINCHON.levels["medium"]
    for number in range(60):
        seats = tuple(Player(name, "bot", "medium") for name in NAMES[:players])
        match, _ = Match.start(CHINCHON, OPTIONS[players], seats, Dealing.from_text(f"room {number}", "chinchon"))
        while to_act := CHINCHON.to_act(match.state):
            found |= {name: match.state for name, fits in MOMENTS.items() if name not in found and fits(match.state)}
            (seat,) = to_act
            legal = CHINCHON.legal_actions(match.state, seat)
            if seat == TABLE:
                action = next(iter(legal))
            else:
                action = bot.choose(CHINCHON.view(match.state, seat), legal, None).action  # type: ignore[arg-type]
            match, _ = match.act(seat, action)
        found.setdefault("match over", match.state)
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"not found: {set(MOMENTS) - set(found)}")


@pytest.fixture(params=[2, 3, 4])
def page(program: Program, request: pytest.FixtureRequest) -> MatchPage:
    """A match of so many players with long names, which no bot plays on."""
    players = tuple(
        Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else "easy")
        for seat, name in enumerate(NAMES[: request.param])
    )
    dealing = Dealing.from_text("room", "chinchon")
    program.window.desk.begin(NewMatch(CHINCHON, "standard", OPTIONS[request.param], players, dealing, known=False))
    assert program.window.page is not None
    return program.window.page


def show(page: MatchPage, state: ChinchonState, qapp: QApplication) -> None:
    """Show a position as the page does, and let the dock take its width."""
    view = seen(state)
    page.table.jump(view)
    page.panel.show_view(view)
    page.widen_dock()
    for _ in range(3):
        qapp.processEvents()
    page.table.choreographer.settle()


def told(faults: dict[str, list[str]]) -> str:
    """All faults, a line each."""
    return "\n".join(f"{when}: {line}" for when, what in faults.items() for line in sorted(set(what)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pack", ["french", "spanish"])
def test_everything_has_its_room(
    page: MatchPage, program: Program, size: tuple[int, int], pack: str, qtbot: QtBot, qapp: QApplication
) -> None:
    window, table = program.window, page.table
    assert isinstance(table, ChinchonTable)
    program.profile.settings.pack = pack
    grow(page, size, qtbot)
    faults: dict[str, list[str]] = {}
    for language in languages.LANGUAGES:
        program.profile.settings.language = language
        qapp.processEvents()
        for moment, state in states(len(page.names)).items():
            show(page, state, qapp)
            faults[f"{language} {moment}"] = [*faults_of(table), *cut_labels(window)]
            if moment == "throw":
                for card in (table.grouping.cards[0], table.grouping.cards[-1]):
                    table.pointer.select(table.pack.open[card])
                    faults[f"{language} {card} chosen"] = cut_words(table)
                table.pointer.select(None)
            if moment == "may knock":
                table.wish("knock")
                table.choreographer.settle()
                faults[f"{language} knock laid out"] = faults_of(table)
            amber = [button for button in room.visible(table, Button) if button.default]
            assert len(amber) <= 1
    assert not told(faults), told(faults)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", [2, 4], indirect=True)
def test_discards_that_lie_open_have_their_room(
    page: MatchPage, program: Program, size: tuple[int, int], qtbot: QtBot, qapp: QApplication
) -> None:
    table = page.table
    assert isinstance(table, ChinchonTable)
    program.profile.settings.all_discards = True
    grow(page, size, qtbot)
    faults: dict[str, list[str]] = {}
    for moment in ("draw", "others' turn", "throw", "last cards"):
        state = states(len(page.names))[moment]
        show(page, state, qapp)
        assert all(table.pack.open[card].isVisible() for card in state.position.pile)
        faults[moment] = faults_of(table)
    assert not told(faults), told(faults)
