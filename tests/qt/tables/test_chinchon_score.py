"""The score sheet of Chinchón: every number with its reason to be read, every deal to be opened."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.play import ChinchonState
from rules.chinchon.scenarios import scenarios
from rules.seats import Seat
from tablegames_qt import table_frame
from tablegames_qt.assets import CardFaces
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinchon import scores
from tablegames_qt.tables.chinchon.score_panel import ChinchonScorePanel
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.chinchon_turns import options_for, states_of

LONG = "Maximilian-Alexander-von-Hohenzollern"


@functools.cache
def finished() -> ChinchonState:
    """A match with knocks, laying off and a void deal."""
    for number in range(40):
        state = states_of(f"sheet {number}", ChinchonOptions(knock_limit=3, target=150))[-1]
        assert isinstance(state, ChinchonState)
        if any(deal.void for deal in state.finished) and len(state.finished) > 5:
            return state
    raise AssertionError("no match has a void deal")


def panel_of(faces: CardFaces, folder: Path, names: tuple[str, ...], qtbot: QtBot) -> ChinchonScorePanel:
    context = TableContext(Seat(0), names, Settings(folder / "settings.ini"), faces, THEMES["green"])
    panel = ChinchonScorePanel(context)
    qtbot.addWidget(panel)
    panel.set_flow("column")
    return panel


def texts(panel: ChinchonScorePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]


@pytest.mark.usefixtures("english", "appearance")
def test_every_number_has_its_reason_without_a_tool_tip(faces: CardFaces, tmp_path: Path, qtbot: QtBot) -> None:
    panel = panel_of(faces, tmp_path, ("Ana", "Bruno"), qtbot)
    state = finished()
    panel.show_view(CHINCHON.view(state, Seat(0)))
    assert not any(label.toolTip() for label in panel.findChildren(QLabel))
    for number, deal in enumerate(state.finished, 1):
        if number not in panel._buttons:
            continue
        panel.open_deal(number)
        shown = texts(panel)
        assert f"Deal {number} in words" in shown
        if deal.void is not None:
            assert "Void deal: two cards are left in the stock. Nobody scores." in shown
            continue
        for seat, name in enumerate(("Ana", "Bruno")):
            reason = scores.reason_line(deal, seat, state.options)
            assert f"{name}: {scores.added(deal.points[seat])}, {reason}" in shown
            showing = deal.showings[seat]
            assert showing is not None
            assert scores.shown_words(showing, state.options) in shown


@pytest.mark.usefixtures("english", "appearance")
def test_a_click_opens_a_deal_and_leaves_the_keyboard_where_it_was(
    faces: CardFaces, tmp_path: Path, qtbot: QtBot
) -> None:
    panel = panel_of(faces, tmp_path, ("Ana", "Bruno"), qtbot)
    panel.show_view(CHINCHON.view(finished(), Seat(0)))
    with qtbot.waitActive(panel):
        panel.show()
        panel.activateWindow()
    last = len(finished().finished)
    assert [number for number, button in panel._buttons.items() if button.isChecked()] == [last]
    qtbot.mouseClick(panel._buttons[last - 1], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: f"Deal {last - 1} in words" in texts(panel))
    assert not panel._buttons[last - 1].hasFocus()
    panel._buttons[last - 2].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(panel._buttons[last - 2].hasFocus)
    qtbot.keyClick(panel._buttons[last - 2], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: f"Deal {last - 2} in words" in texts(panel))
    qtbot.waitUntil(panel._buttons[last - 2].hasFocus)


@pytest.mark.usefixtures("english", "appearance")
def test_special_numbers_say_why_in_the_sheet(faces: CardFaces, tmp_path: Path, qtbot: QtBot) -> None:
    for key, said in {"joker-chinchon": "chinchón", "zero-knock": "none loose", "long-lay-off": "→"}.items():
        *_, last = scenarios()[key].steps()
        panel = panel_of(faces, tmp_path, ("Ana", "Bruno"), qtbot)
        panel.show_view(CHINCHON.view(last.state, Seat(0)))
        assert any(said in text for text in texts(panel)), key


@pytest.mark.usefixtures("english", "appearance")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_long_names_make_no_dock_wider_than_it_may_become(
    faces: CardFaces, players: int, tmp_path: Path, qtbot: QtBot
) -> None:
    panel = panel_of(faces, tmp_path, tuple(f"{LONG} {seat}" for seat in range(players)), qtbot)
    state = states_of("wide", options_for(players, target=150))[-1]
    assert isinstance(state, ChinchonState)
    panel.show_view(CHINCHON.view(state, Seat(0)))
    assert panel.minimumSizeHint().width() <= table_frame.WIDEST_DOCK
