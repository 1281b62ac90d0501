"""The form that is generated from the options of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

import rules
from rules.options import GameOptions, Preset, Problem, option, specs
from tablegames_qt import option_words
from tablegames_qt.option_controls import MOST_SEGMENTS
from tablegames_qt.options_form import OptionsForm
from tablegames_qt.segments import Segments
from tablegames_qt.switch import Switch

pytestmark = pytest.mark.usefixtures("english")


@dataclass(frozen=True)
class Sample(GameOptions):
    """One option of each kind."""

    players: int = option(2, "Players", group="table", choices=(2, 3, 4), explain="Six cards each.")
    jokers: bool = option(False, "Jokers", group="table", explain="Two of them.")
    limit: int = option(30, "Limit", group="scoring", low=10, high=100, explain="Points of a hand.")
    cards: int = option(1, "Cards", group="scoring", choices=(1, 2, 3, 4, 5, 6))
    ends: str = option("deals", "Ends", group="match", choices={"deals": "After its deals", "score": "At a score"})
    deals: int = option(3, "Deals", group="match", choices=(1, 3), explain="How many.", needs={"ends": "deals"})

    def conflicts(self) -> Sequence[Problem]:
        return (Problem("too-few-cards", ("cards",)),) if self.players > self.cards + 2 else ()


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    made = OptionsForm(Sample(), Sample())
    qtbot.addWidget(made)
    made.resize(494, 640)
    made.show()
    return made


def heard(form: OptionsForm) -> list[Sample]:
    told: list[Sample] = []
    form.changed.connect(told.append)
    return told


def segment(row: object, text: str) -> QPushButton:
    control = row.control  # type: ignore[attr-defined]
    return next(button for button in control.buttons() if button.text() == text)


def test_each_kind_of_option_has_its_control(form: OptionsForm) -> None:
    kinds = {key: type(row.control) for key, row in form.rows.items()}
    assert issubclass(kinds["players"], Segments) and issubclass(kinds["ends"], Segments)
    assert issubclass(kinds["jokers"], Switch)
    assert issubclass(kinds["limit"], QSpinBox)
    assert issubclass(kinds["cards"], QComboBox), f"more than {MOST_SEGMENTS} choices are a list"


def test_options_stand_in_declared_order_under_their_groups(form: OptionsForm) -> None:
    tops = [(row.mapTo(form, row.rect().topLeft()).y(), key) for key, row in form.rows.items()]
    assert [key for _, key in sorted(tops)] == list(specs(Sample))
    headings = [label.text() for label in form.findChildren(QLabel) if label.property("role") == "group"]
    assert headings == ["Table", "Scoring", "Match"]


def test_clicking_every_control_tells_the_new_options(form: OptionsForm, qtbot: QtBot) -> None:
    told = heard(form)
    qtbot.mouseClick(segment(form.rows["players"], "3"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(form.rows["jokers"].control, Qt.MouseButton.LeftButton)
    form.rows["limit"].control.stepBy(2)
    cards = form.rows["cards"].control
    cards.setFocus()
    qtbot.keyClick(cards, Qt.Key.Key_Down)
    assert told[-1] == Sample(players=3, jokers=True, limit=32, cards=2) == form.options
    assert len(told) == 4, "each choice is told once"


def test_a_difference_is_marked_and_can_be_taken_back(form: OptionsForm, qtbot: QtBot) -> None:
    row = form.rows["limit"]
    assert not row.differs and row.restore.isHidden()
    row.control.setValue(20)
    assert row.differs and row.label.font().bold()
    assert row.restore.isVisible() and row.restore.text() == "preset: 30 ↺"
    told = heard(form)
    form.focus_option("limit")
    qtbot.keyClick(row.control, Qt.Key.Key_Tab)
    assert row.restore.hasFocus()
    qtbot.keyClick(row.restore, Qt.Key.Key_Space)
    assert told == [Sample()]
    assert not row.differs and not row.label.font().bold() and row.control.value() == 30


def test_the_dot_of_a_difference_is_painted_left_of_the_label(form: OptionsForm) -> None:
    row = form.rows["limit"]
    accent = row.palette().accent().color()

    def dots() -> int:
        image = row.grab().toImage()
        spots = [(x, y) for x in range(10) for y in range(image.height())]
        return sum(image.pixelColor(x, y) == accent for x, y in spots)

    assert dots() == 0
    row.control.setValue(20)
    assert dots() > 30


def test_showing_options_tells_nothing(form: OptionsForm) -> None:
    told = heard(form)
    form.show_options(Sample(players=4, jokers=True, limit=50, cards=6, ends="score"), Sample(players=4))
    assert told == []
    assert form.rows["limit"].control.value() == 50
    assert form.rows["jokers"].control.isChecked()
    assert form.rows["cards"].control.currentText() == "6"
    assert not form.rows["players"].differs and form.rows["cards"].differs


def test_an_option_without_effect_stays_in_sight_and_says_why(form: OptionsForm, qtbot: QtBot) -> None:
    row = form.rows["deals"]
    qtbot.mouseClick(segment(form.rows["ends"], "At a score"), Qt.MouseButton.LeftButton)
    assert row.isVisible() and not row.control.isEnabled()
    assert row.help.text() == "How many. Has no effect: only with “Ends” set to “After its deals”."
    assert row.control.focus_widget().accessibleDescription() == row.help.text()
    qtbot.mouseClick(segment(form.rows["ends"], "After its deals"), Qt.MouseButton.LeftButton)
    assert row.control.isEnabled() and row.help.text() == "How many."


def test_bounds_are_part_of_the_help(form: OptionsForm) -> None:
    assert form.rows["limit"].help.text() == "Points of a hand. 10 to 100."


def test_a_control_too_wide_for_its_place_goes_under_its_label(form: OptionsForm, qtbot: QtBot) -> None:
    row = form.rows["ends"]
    assert row.control.geometry().left() > row.label.geometry().right()
    form.resize(330, 640)
    qtbot.waitUntil(lambda: row.control.geometry().top() > row.label.geometry().bottom())
    assert row.control.geometry().right() <= row.width()
    form.resize(200, 640)
    assert isinstance(row.control, QComboBox), "no room for all in a row"


@pytest.mark.parametrize("number", range(6))
def test_differences_are_counted_in_words(number: int) -> None:
    words = option_words.difference_words(Preset("own", "House", Sample()), number)
    assert words == {
        0: "All settings as in “House”.",
        1: "One setting differs from “House”.",
        2: "Two settings differ from “House”.",
        3: "Three settings differ from “House”.",
    }.get(number, f"{number} settings differ from “House”.")


@pytest.mark.parametrize("game", rules.GAMES.values(), ids=rules.GAMES)
def test_every_preset_says_what_it_changes_against_the_first(game: rules.AnyGame) -> None:
    first, *others = game.presets
    assert option_words.preset_words(first, first) == ""
    for preset in others:
        words = option_words.preset_words(preset, first)
        different = preset.options.differences(first.options)
        assert words.startswith(f"Unlike “{first.label}”: ") and words.endswith(".")
        told = [key for key in different if specs(type(preset.options))[key].label in words]
        effective = [key for key in different if preset.options.has_effect(key)]
        assert len(told) >= min(len(effective), option_words.MOST_TOLD)
        assert ("more." in words) == (len(effective) > option_words.MOST_TOLD)


@pytest.mark.parametrize("game", rules.GAMES.values(), ids=rules.GAMES)
def test_every_game_and_preset_fits_into_the_column(game: rules.AnyGame, qtbot: QtBot) -> None:
    for preset in game.presets:
        form = OptionsForm(preset.options, game.presets[0].options)
        qtbot.addWidget(form)
        form.resize(494, form.heightForWidth(494) if form.hasHeightForWidth() else 900)
        form.show()
        for key, row in form.rows.items():
            control = row.control
            assert control.geometry().right() <= row.width(), key
            assert control.height() >= control.minimumSizeHint().height(), key
            assert row.help.heightForWidth(row.help.width()) <= row.help.height(), key
        form.hide()
