"""The hand calculator: what is entered, what it is worth, and the series that it keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from rules.mahjong import MahjongOptions, score
from rules.seats import Seat
from rules.tiles import Tile, tiles
from tablegames_qt.app import Program
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables.mahjong.calculator.entry import Entry
from tablegames_qt.tables.mahjong.calculator.page import CalculatorPage
from tablegames_qt.tables.mahjong.calculator.series import PlayedHand, Series
from tablegames_qt.tables.mahjong.calculator.series_dialog import SeriesDialog
from tablegames_qt.tables.mahjong.calculator.series_file import FILE
from tablegames_qt.tables.mahjong.payment_table import PaymentTable


@pytest.fixture
def page(program: Program) -> Iterator[CalculatorPage]:
    """The calculator, opened from the home screen."""
    program.window.home.tool_links["mahjong"].click()
    tool = program.window.tool
    assert isinstance(tool, CalculatorPage)
    yield tool
    for overlay in program.window.overlays():
        overlay.close_overlay()


def typed(page: CalculatorPage, keys: str) -> None:
    QTest.keyClicks(page.form.picker, keys)


def pick(page: CalculatorPage, text: str) -> None:
    """Click a tile of the picker."""
    laid = next(each for each in page.form.picker.laid if each.key is Tile.parse(text))
    QTest.mouseClick(page.form.picker, Qt.MouseButton.LeftButton, pos=laid.rect.center().toPoint())


EXAMPLE = "2s3s6s7s8s9s9s9sNN2f"


def test_the_example_of_the_design_is_entered_with_keys(page: CalculatorPage) -> None:
    """Half flush, red dragon, own draw, own flower: 6 fan, 32 units, 96 for the winner."""
    page.change(replace(page.entry, dealer=Seat(3)))
    typed(page, EXAMPLE)
    page.form.goals["pung"].click()
    typed(page, "R")
    assert page.result.headline == "1 tile is missing."
    typed(page, "4s")
    assert page.result.headline == "6 fan"
    assert set(page.result.items) == {"half_flush", "red_dragon", "self_draw", "own_flower"}
    assert page.entry.winning_tile is Tile.parse("4s")
    made = page.entry.score()
    assert made == score(page.entry.hand(), page.entry.options), "the game's own function"
    assert made.payments == (96, -32, -32, -32)


def test_the_same_hand_is_picked_with_the_mouse(page: CalculatorPage) -> None:
    page.change(replace(page.entry, dealer=Seat(3)))
    for text in ["2s", "3s", "6s", "7s", "8s", "9s", "9s", "9s", "Nw", "Nw", "2f"]:
        pick(page, text)
    QTest.mouseClick(page.form.goals["pung"], Qt.MouseButton.LeftButton)
    pick(page, "Rd")
    pick(page, "4s")
    assert page.result.headline == "6 fan"
    left = next(each for each in page.form.picker.laid if each.key is Tile.parse("9s"))
    assert left.badge == "1"


def test_another_tile_of_the_hand_can_be_the_winning_one(page: CalculatorPage) -> None:
    typed(page, "222m555p888sNNN7m7m")
    assert page.entry.missing == 0
    page.change(replace(page.entry, by="discard"))
    assert "four_concealed_pungs" in page.result.items
    laid = next(each for each in page.form.strip.laid if each.tile is Tile.parse("8s"))
    QTest.mouseClick(page.form.strip, Qt.MouseButton.LeftButton, pos=laid.rect.center().toPoint())
    assert page.entry.winning_tile is Tile.parse("8s")
    assert "four_concealed_pungs" not in page.result.items


def test_what_cannot_be_entered_says_why_and_changes_nothing(page: CalculatorPage) -> None:
    said: list[str] = []
    page.said.connect(said.append)
    for text in ("5p",) * 4:
        pick(page, text)
    before = page.entry
    pick(page, "5p")
    assert page.entry == before and said[-1] == "All four of these are used."
    typed(page, "2f")
    pick(page, "2f")
    assert page.entry.flowers == tiles("2f")
    page.form.goals["chow"].click()
    pick(page, "8s")
    assert said[-1] == "A chow needs its lowest tile: 1 to 7 of a suit."
    typed(page, "9f")
    assert said[-1] == "There are four flowers and four seasons."


def test_a_hand_below_the_minimum_says_what_it_lacks(page: CalculatorPage) -> None:
    page.change(replace(page.entry, winner=Seat(1), by="discard", discarder=Seat(2), flowers=tiles("1f")))
    typed(page, "1m2m3m4m5m6m2p3p4p5p5p6s7s8s")
    assert page.entry.score().reason == "below-minimum"
    assert page.result.verdict == "2 fan of 3: concealed hand, all chows."
    assert not page.form.add_button.isEnabled()


def test_undo_and_redo_are_those_of_the_window(page: CalculatorPage, program: Program) -> None:
    typed(page, "1m2m")
    deeds = program.window.deeds
    assert deeds["undo"].isEnabled() and not deeds["redo"].isEnabled()
    deeds["undo"].trigger()
    assert page.entry.concealed == tiles("1m")
    deeds["redo"].trigger()
    assert page.entry.concealed == tiles("1m 2m")
    QTest.keyClick(page.form.picker, Qt.Key.Key_Backspace)
    assert page.entry.concealed == tiles("1m")


def test_the_arrow_keys_reach_every_tile_of_the_picker(page: CalculatorPage) -> None:
    for key, kind in ((Qt.Key.Key_Right, "2m"), (Qt.Key.Key_Down, "2p"), (Qt.Key.Key_Return, "2p")):
        QTest.keyClick(page.form.picker, key)
        assert page.form.picker.laid[page.form.picker._at].key is Tile.parse(kind)
    assert page.entry.concealed == tiles("2p")


def test_only_the_fan_number_pays_by_the_same_table(page: CalculatorPage) -> None:
    page.form.fan_only.click()
    page.form.fan.setValue(3)
    assert page.result.headline == "3 fan"
    page.form.add_button.click()
    assert page.series.totals == (24, -8, -8, -8)
    page.change(replace(page.entry, by="discard", discarder=Seat(3)))
    page.form.fan.setValue(5)
    page.form.add_button.click()
    assert page.series.totals == (24 + 48, -8, -8, -8 - 48)


def test_other_rules_count_at_once(page: CalculatorPage, program: Program) -> None:
    page.form.rules_button.click()
    [dialog] = program.window.overlays()
    dialog.presets.buttons[1].click()  # hot table  # type: ignore[attr-defined]
    dialog.take.click()  # type: ignore[attr-defined]
    assert page.entry.options.table == "full_spicy" and page.entry.options.limit == 13
    assert page.form.rules_button.text() == "Rules: Hot table"
    page.form.fan_only.click()
    page.change(replace(page.entry, by="discard", discarder=Seat(1)))
    page.form.fan.setValue(10)
    page.form.add_button.click()
    assert page.series.totals == (3 * 1024, -3 * 1024, 0, 0)


def test_a_series_is_kept_and_comes_back(page: CalculatorPage, program: Program) -> None:
    page.form.fan_only.click()
    page.form.fan.setValue(4)
    page.form.add_button.click()
    file = program.profile.folder / FILE
    assert Series.load(file.read_text(encoding="utf-8")) == page.series
    program.window.show_home()
    program.window.home.tool_links["mahjong"].click()
    again = program.window.tool
    assert isinstance(again, CalculatorPage) and again is not page
    assert again.series.totals == (48, -16, -16, -16)


def test_a_damaged_file_of_a_series_is_no_obstacle(program: Program) -> None:
    file = program.profile.folder / FILE
    for text in ("", "[]", '{"version": 1}', '{"version": 1, "names": ["a","b","c","d"], "hands": [3]}', "\x00"):
        file.write_text(text, encoding="utf-8")
        program.window.home.tool_links["mahjong"].click()
        assert isinstance(program.window.tool, CalculatorPage)
        assert not program.window.tool.series.hands
        program.window.show_home()


def test_the_series_dialog_takes_back_and_changes_old_hands(page: CalculatorPage, program: Program) -> None:
    page.form.series_button.click()
    [dialog] = program.window.overlays()
    assert isinstance(dialog, SeriesDialog)
    dialog.drawn.click()
    dialog.false_by.setCurrentIndex(2)
    dialog.false.click()
    assert page.series.totals == (128, 128, -384, 128)
    assert page.series.deal.repeat == 1
    dialog.undo.click()
    assert page.series.totals == (0, 0, 0, 0)
    dialog.names[0].setText("Ana")
    dialog.names[0].editingFinished.emit()
    assert page.series.names[0] == "Ana"
    dialog.csv.click()
    assert QGuiApplication.clipboard().text().splitlines()[0].startswith("Hand,Wind,Dealer,How,Fan,Ana,")


def test_the_calculator_opens_over_a_running_match_and_goes_back_to_it(program: Program) -> None:
    from rules.dealing import Dealing
    from rules.mahjong import MAHJONG
    from rules.record import Player
    from tablegames_qt.new_match import NewMatch

    players = tuple(Player(name, "you" if name == "Ana" else "bot", "easy") for name in ("Ana", "B", "C", "D"))
    new = NewMatch(MAHJONG, "standard", MahjongOptions(), players, Dealing.from_text("over", MAHJONG.name))
    program.window.desk.begin(new)
    match = program.window.page
    assert match is not None
    program.window.deeds["tool"].trigger()
    assert isinstance(program.window.tool, CalculatorPage)
    assert not program.window.deeds["hint"].isEnabled()
    program.window.deeds["home"].trigger()
    assert program.window.tool is None and program.window.page is match
    assert program.window.stack.currentWidget() is match


def test_the_payment_table_beside_the_options_follows_every_change(program: Program) -> None:
    program.window.commands.set_up(program.window.kinds["mahjong"])
    [dialog] = program.window.overlays()
    assert isinstance(dialog, SetupDialog)
    table = dialog.table
    assert isinstance(table, PaymentTable)
    assert table.rows[0] == ("3", "8", "16", "3 × 8") and table.rows[-1] == ("10 limit", "128", "256", "3 × 128")
    dialog.form._set("discard_payment", "for_all")
    dialog.form._set("limit", 13)
    dialog.form._set("points_per_unit", 5)
    assert table.rows[0] == ("3", "8", "120", "3 × 40") and table.rows[-1][0] == "13 limit"


# values without a window


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("by", ["self_draw", "discard", "robbing_kong"])
def test_a_cleared_hand_keeps_who_plays_and_what_is_shown_is_empty(page: CalculatorPage, winner: int, by: str) -> None:
    fields = page.form.fields
    fields.winner.setCurrentIndex(winner)
    fields.winner.activated.emit(winner)
    fields.by.setCurrentIndex(["self_draw", "discard", "robbing_kong"].index(by))
    fields.by.activated.emit(fields.by.currentIndex())
    fields.discarder.setCurrentIndex(2)
    fields.discarder.activated.emit(2)
    typed(page, EXAMPLE)
    before = page.entry
    assert (before.winner, before.by) == (winner, by)
    page.form.clear_button.click()
    assert page.entry == replace(before, concealed=(), flowers=())
    assert page.result.headline == "14 tiles are missing."
    typed(page, "5m")
    assert page.entry.concealed == tiles("5m")


def test_every_reason_of_a_fault_has_words() -> None:
    from tablegames_qt.tables.mahjong.scoring_words import fault_line

    reasons = ("unknown-tile", "bad-meld", "too-many-copies", "bad-flowers", "bad-seats", "impossible-flags")
    for reason in (*reasons, "not-a-winning-shape", "below-minimum"):
        assert fault_line(reason).endswith(".") and fault_line(reason) != reason


def test_the_hand_won_the_other_way_keeps_only_what_fits() -> None:
    entry = Entry(MahjongOptions(), flags=frozenset({"last_tile", "heavenly"}))
    other = entry.other_way()
    assert (other.by, other.flags) == ("discard", {"last_tile"})
    assert other.discarder != other.winner
    assert other.other_way().by == "self_draw"


def test_a_series_follows_dealer_winds_and_rounds() -> None:
    series = Series(MahjongOptions(rounds=1))
    for winner in (0, 1, 2, 3):
        assert not series.over
        series = series.plus(PlayedHand("win", Seat(winner), 3))
    deals = series.deals()
    assert [deal.dealer if deal else None for deal in deals] == [0, 0, 1, 2, 3]
    assert deals[1] is not None and deals[1].repeat == 1
    assert series.plus(PlayedHand("win", Seat(0), 3)).over
    changed = series.changed(0, PlayedHand("win", Seat(2), 3))
    assert [deal.dealer if deal else None for deal in changed.deals()] == [0, 1, 1, 2, 3]
    assert sum(changed.totals) == 0


@pytest.mark.parametrize(
    "hand",
    [
        {"kind": "win"},
        {"kind": "win", "winner": 4, "by": "self_draw", "fan": 3},
        {"kind": "win", "winner": 1, "by": "discard", "fan": 3},
        {"kind": "win", "winner": 1, "by": "discard", "discarder": 1, "fan": 3},
        {"kind": "void", "by": "self_draw", "fan": 0},
        {"kind": "win", "winner": True, "by": "self_draw", "fan": 3},
        {"kind": "win", "winner": 1, "by": "self_draw", "fan": -1},
    ],
)
def test_a_file_with_an_impossible_hand_is_refused(hand: dict[str, object]) -> None:
    import json

    kept = json.loads(Series(MahjongOptions()).dump())
    kept["hands"] = [hand]
    with pytest.raises(ValueError):
        Series.load(json.dumps(kept))


def test_a_series_survives_its_own_file() -> None:
    series = Series(MahjongOptions(limit=8), ("A", "Bé", "C", "D"), first_dealer=Seat(2))
    for hand in (
        PlayedHand("win", Seat(1), 3, "discard", Seat(0)),
        PlayedHand("draw"),
        PlayedHand("void", offender=Seat(3)),
        PlayedHand("win", Seat(2), 8, "robbing_kong", Seat(1)),
    ):
        series = series.plus(hand)
    assert Series.load(series.dump()) == series
    text = series.to_text(["Hand", "Wind", "Dealer", "How", "Fan"], {"win": "won by", "draw": "drawn", "void": "false"})
    assert text.count("\n") == 6
