"""The rules card before a match of the evening: from the options in force, on page, projector and paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from rules.chinos.options import ChinosOptions
from rules.options import Preset, specs
from tablegames_qt.app import Program
from tablegames_qt.evening.card_page import SECONDS, CardPage
from tablegames_qt.evening.card_stage import CardPages, CardStage
from tablegames_qt.evening.drawing import Words
from tablegames_qt.evening.page import EveningPage
from tablegames_qt.languages import install
from tablegames_qt.new_match import NewMatch
from tablegames_qt.option_controls import NumberControl
from tablegames_qt.rules_card import card_rows, card_text
from tablegames_qt.scene.look import Look
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tablegames_qt.theme import THEMES
from tests.qt.evening.evenings import begun
from tests.qt.evening.test_board import clashes, letters


def card_of(program: Program, game: str = "chinchon") -> CardPage:
    """Set a match up from the board, with one option that differs from its preset."""
    commands = program.window.evenings
    commands.desk.begin(begun("Ana", "Bruno"))
    commands.show_board()
    commands.set_up(TABLES[game])
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, SetupDialog)
    dialog.start_button.click()
    page = program.window.tool
    assert isinstance(page, CardPage)
    return page


def texts(stage: CardStage) -> list[str]:
    return [thing.text for thing in stage.drawing.things if isinstance(thing, Words)]


def test_the_card_is_shown_before_the_match_and_the_host_goes_on(program: Program) -> None:
    page = card_of(program)
    assert program.window.page is None
    assert "Target" in page.text.toPlainText() or "points" in page.text.toPlainText()
    stage = page.make_audience()
    assert isinstance(stage, CardStage)
    assert texts(stage)[0] == "Chinchón"
    page.start.click()
    assert program.window.page is not None
    assert program.window.evenings.desk.has(program.window.page.session)
    stage.tear_down()
    stage.deleteLater()


def test_after_its_time_the_match_starts_by_itself_unless_it_is_held(program: Program) -> None:
    page = card_of(program)
    for _ in range(5):
        page.tick()
    assert page.line.text() == f"The match starts in {SECONDS - 5} s."
    page.wait.click()
    assert page.held
    assert page.line.text() == "The match starts when you go on."
    for _ in range(SECONDS - 5):
        page.tick()
    assert program.window.page is not None


def test_one_can_go_back_to_the_board(program: Program) -> None:
    page = card_of(program)
    page.back.click()
    assert isinstance(program.window.tool, EveningPage)
    assert program.window.page is None
    assert program.window.evenings.desk.evening is not None
    assert program.window.evenings.desk.evening.playing == ()


def test_the_card_becomes_pages_to_print(program: Program, tmp_path: Path) -> None:
    page = card_of(program)
    page.write(tmp_path / "card.pdf")
    assert (tmp_path / "card.pdf").read_bytes().startswith(b"%PDF")
    assert str(tmp_path / "card.pdf") in program.window.status.sentence
    page.write(tmp_path / "no" / "card.pdf")
    assert "could not be written" in program.window.status.sentence


def test_the_projector_turns_the_pages(program: Program) -> None:
    page = card_of(program, "mahjong")
    stage = page.make_audience()
    assert isinstance(stage, CardStage)
    stage.set_room(1.33)
    assert stage.count > 1
    seen = {tuple(texts(stage))}
    for _ in range(SECONDS - 1):
        page.tick()
        seen.add(tuple(texts(stage)))
    assert len(seen) == stage.count
    assert f"{stage.count} of {stage.count}" in texts(stage)
    stage.tear_down()
    stage.deleteLater()


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("game", TABLES)
def test_every_rule_is_on_a_page_and_nothing_overlaps(
    qapp: QApplication, english: None, game: str, language: str
) -> None:
    install(qapp, language)
    kind = TABLES[game].game
    preset, other = kind.presets[0], kind.presets[-1]
    rows = card_rows(other.options, preset)
    theme = THEMES["green"].for_audience()
    for size, room in (((1024, 768), 1.0), ((1920, 1080), 1.0), ((1024, 768), 1.33), ((3840, 2160), 0.5)):
        look = Look(theme, *size, 1.0, audience=True, room=room)
        pages = CardPages("Title", "A line that says which preset it is.", rows, look)
        said = ""
        for number in range(pages.count):
            things = pages.page(number)
            assert not clashes(things), (size, room, number)
            for thing in things:
                if isinstance(thing, Words):
                    box = letters(thing)
                    assert box.left() >= 0 and box.right() <= look.width + 0.5 and box.bottom() <= look.height, (
                        thing.text
                    )
                    said += f"{thing.text} "
        for row in rows:
            assert all(word in said for word in row.label.split()), row.label
    install(qapp, "en")


def test_what_differs_from_the_preset_comes_first_and_is_marked() -> None:
    kind = TABLES["chinese_ten"].game
    rows = card_rows(kind.presets[1].options, kind.presets[0])
    assert rows[0].different
    assert [row.different for row in rows] == sorted((row.different for row in rows), reverse=True)
    assert not any(row.different for row in card_rows(kind.presets[0].options, kind.presets[0]))


@pytest.mark.parametrize("game", TABLES)
def test_a_group_of_rules_stands_together_under_one_heading(game: str, english: None) -> None:
    kind = TABLES[game].game
    for preset in kind.presets:
        heads = re.findall(r"<td colspan[^>]*><br/><b>([^<]*)</b>", card_text(preset.options, kind.presets[0]))
        assert len(heads) == len(set(heads)) >= 2, (preset.key, heads)


def test_zero_is_told_in_words_where_it_stands_for_something(english: None) -> None:
    rows = {
        row.label: row.value
        for row in card_rows(TABLES["chinos"].game.presets[0].options, Preset("", "", ChinosOptions()))
    }
    assert rows["Coffees"] == "One each"
    poker = TABLES["chinese_poker"].game.presets[0]
    endless = poker.options.replace(match_deals=0)
    assert {row.label: row.value for row in card_rows(endless, poker)}["Deals of a match"] == "No limit"
    control = NumberControl(specs(ChinosOptions)["orders"])
    control.show_value(0)
    assert control.text() == "One each"
    control.show_value(7)
    assert control.text() == "7"


def test_the_card_is_of_the_match_that_starts(program: Program) -> None:
    page = card_of(program)
    started: list[NewMatch] = []
    page.go.connect(started.append)
    page.start.click()
    assert program.window.page is not None
    assert program.window.page.session.record.options == started[0].options.values()
