"""Setting up a match: presets, seats, problems, the committed deal."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.options import specs
from rules.record import Match, Player
from tablegames_qt.appearance import Appearance
from tablegames_qt.deal_box import grouped
from tablegames_qt.languages import install
from tablegames_qt.new_match import NewMatch
from tablegames_qt.option_words import problem_words
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.kind import TableKind

pytestmark = pytest.mark.usefixtures("english")

KIND = next(iter(TABLES.values()))


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.setCentralWidget(QPushButton("behind"))
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def dialog(window: QMainWindow, appearance: Appearance) -> SetupDialog:
    made = SetupDialog(window, appearance, KIND)
    made.open_overlay()
    return made


def started(dialog: SetupDialog) -> list[NewMatch]:
    told: list[NewMatch] = []
    dialog.started.connect(told.append)
    return told


def set_option(dialog: SetupDialog, key: str, value: object) -> None:
    dialog.form.rows[key].control.changed.emit(value)


@pytest.mark.parametrize("kind", TABLES.values(), ids=TABLES)
def test_enter_starts_the_first_preset_of_every_game(
    kind: TableKind, window: QMainWindow, appearance: Appearance, qtbot: QtBot
) -> None:
    dialog = SetupDialog(window, appearance, kind)
    dialog.open_overlay()
    told = started(dialog)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    [match] = told
    assert match.options == kind.game.presets[0].options
    assert [player.kind for player in match.players].count("you") == 1
    assert not dialog.isVisible()
    begun, events = Match.start(match.game, match.options, match.players, match.dealing)
    assert events and begun.record.players == match.players


def test_presets_fill_the_form_and_count_what_differs(dialog: SetupDialog, qtbot: QtBot) -> None:
    game = KIND.game
    for preset, button in zip(game.presets, dialog.presets.buttons, strict=True):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert dialog.options == preset.options
        assert button.isChecked() and dialog.presets.line.back.isHidden()
    key, spec = next((key, spec) for key, spec in specs(game.Options).items() if spec.choices and key != "players")
    other = next(value for value in spec.choices or {} if value != dialog.options[key])
    set_option(dialog, key, other)
    assert dialog.presets.line.words.text() == f"One setting differs from “{game.presets[-1].label}”."
    qtbot.mouseClick(dialog.presets.line.back, Qt.MouseButton.LeftButton)
    assert dialog.options == game.presets[-1].options


def test_the_players_option_changes_the_seats_and_keeps_who_sat_there(dialog: SetupDialog) -> None:
    if "players" not in specs(KIND.game.Options):
        pytest.skip("the number of seats is not an option of this game")
    rows = dialog.seats.rows
    most, least = max(KIND.game.seats), min(KIND.game.seats)
    set_option(dialog, "players", most)
    assert [row.isVisible() for row in rows] == [True] * most
    rows[-1].name.setText("Zoe")
    rows[-1].name.textEdited.emit("Zoe")
    set_option(dialog, "players", least)
    assert [row.isVisible() for row in rows] == [seat < least for seat in range(most)]
    assert "Zoe" not in [player.name for player in dialog.seats.players]
    set_option(dialog, "players", most)
    assert dialog.seats.players[-1].name == "Zoe"


def seat(dialog: SetupDialog, number: int, kind: str) -> None:
    """Choose who sits on a seat, as the drop-down tells it."""
    dialog.seats.rows[number].kind_chosen.emit(number, kind)


def kinds(dialog: SetupDialog) -> list[str]:
    return [player.kind for player in dialog.seats.players]


def test_people_and_bots_sit_in_any_mix(dialog: SetupDialog) -> None:
    set_option(dialog, "players", max(KIND.game.seats))
    last = len(dialog.seats.players) - 1
    seat(dialog, last, "person")
    assert kinds(dialog) == ["you", *["bot"] * (last - 1), "person"]
    assert dialog.seats.players[last].level == ""
    assert dialog.seats.rows[last].here.text() == "same screen"
    seat(dialog, 0, "person")
    assert kinds(dialog) == ["person", *["bot"] * (last - 1), "person"]
    seat(dialog, last, "bot")
    assert kinds(dialog) == ["person", *["bot"] * last]
    assert dialog.seats.players[last].level in KIND.game.levels


def test_a_bot_does_not_play_under_the_name_of_somebody_who_is_there(dialog: SetupDialog) -> None:
    """What a bot wins must not be the win of whoever sat there."""
    dialog.seat([Player("Zoe", "person"), Player("Bruno", "person")])
    seat(dialog, 1, "bot")
    assert [player.name for player in dialog.seats.players][:2] == ["Zoe", "Ana"]
    seat(dialog, 1, "person")
    assert dialog.seats.players[1].name == "Ana", "a name of the form is nobody's"


def test_you_sit_on_one_seat_and_somebody_always_plays(dialog: SetupDialog) -> None:
    seat(dialog, 1, "you")
    assert [(player.name, player.kind) for player in dialog.seats.players[:2]] == [("Bruno", "bot"), ("Ana", "you")]
    seat(dialog, 1, "bot")  # the last person goes to another seat
    assert [kind for kind in kinds(dialog) if kind != "bot"] == ["you"]
    seat(dialog, 0, "person")
    seat(dialog, 1, "person")
    seat(dialog, 1, "bot")
    assert [kind for kind in kinds(dialog) if kind != "bot"] == ["person"]


def test_fewer_seats_keep_the_person(dialog: SetupDialog) -> None:
    seats = dialog.seats
    seats.set_seats(max(KIND.game.seats))
    seats.rows[-1].kind.activated.emit(0)
    seats.rows[-1].kind_chosen.emit(max(KIND.game.seats) - 1, "you")
    seats.set_seats(min(KIND.game.seats))
    assert kinds(dialog).count("you") == 1


def test_two_seats_with_one_name_do_not_start(dialog: SetupDialog, window: QMainWindow, qtbot: QtBot) -> None:
    told = started(dialog)
    field = dialog.seats.rows[1].name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "ana")
    assert dialog.notice.isVisible() and dialog.notice.words.text() == "Two seats are called ana."
    assert not dialog.start_button.isEnabled() and dialog.start_button.toolTip() == "Two seats are called ana."
    dialog.deal.cut.setFocus()
    qtbot.keyClick(dialog.deal.cut, Qt.Key.Key_Return)
    assert told == [] and window.focusWidget() is field, "Enter goes to what is wrong"
    qtbot.keyClicks(field, "s")
    assert not dialog.notice.isVisible() and dialog.start_button.isEnabled()
    field.clear()
    field.textEdited.emit("")
    assert dialog.notice.words.text() == "Seat 2 has no name."


def test_problems_across_options_are_told_in_a_sentence(dialog: SetupDialog) -> None:
    game = KIND.game
    wrong = next(
        (
            (key, value, preset)
            for preset in game.presets
            for key, spec in specs(game.Options).items()
            for value in spec.choices or {}
            if key != "players" and preset.options.replace(**{key: value}).problems()
        ),
        None,
    )
    if wrong is None:
        pytest.skip("no two options of this game exclude each other")
    key, value, preset = wrong
    dialog.presets.chosen.emit(preset)
    dialog.start_button.setFocus()
    set_option(dialog, key, value)
    reason = dialog.options.problems()[0].reason
    sentence = dialog.notice.words.text()
    assert dialog.notice.isVisible() and sentence and reason not in sentence, "a sentence, not the key"
    assert not dialog.start_button.isEnabled()
    assert dialog.form.isAncestorOf(dialog.window().focusWidget()), "the focus goes to the first field concerned"


def test_every_problem_that_options_can_have_has_a_sentence_of_its_own() -> None:
    found: dict[str, set[str]] = {}
    for name, kind in TABLES.items():
        unknown = kind.refusal("no-such-reason", {})
        for preset, (key, spec) in itertools.product(kind.game.presets, specs(kind.game.Options).items()):
            for value in spec.choices or (False, True):
                for problem in preset.options.replace(**{key: value}).problems():
                    found.setdefault(name, set()).add(problem.reason)
                    words = problem_words(problem, preset.options) or kind.refusal(problem.reason, {"fields": ()})
                    assert words != unknown, (name, problem.reason)
    assert {"pack-too-small", "reentry-needs-three"} <= found["chinchon"] and found["chinese_ten"] == {"base-not-whole"}
    refusal = TABLES["chinchon"].refusal
    assert refusal("no-joker-in-pack", {}) != refusal("no-such-reason", {}), "two options together"


def test_the_deal_is_fixed_before_the_cut_and_depends_on_both(dialog: SetupDialog, qtbot: QtBot) -> None:
    commit = dialog.deal.dealing.commit
    assert dialog.deal.digits.text().replace("\n", " ") == grouped(commit)
    qtbot.mouseClick(dialog.deal.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == grouped(commit)
    before = dialog.deal.dealing.order(1, 52)
    qtbot.keyClicks(dialog.deal.cut, "olive tree")
    told = started(dialog)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert told[0].dealing.commit == commit and told[0].dealing.cut == "olive tree"
    assert told[0].dealing.order(1, 52) != before


def test_every_dialog_has_a_deal_of_its_own(window: QMainWindow, appearance: Appearance) -> None:
    commits = {SetupDialog(window, appearance, KIND).deal.dealing.commit for _ in range(3)}
    assert len(commits) == 3


def test_the_last_set_up_is_offered_again_with_a_new_deal(window: QMainWindow, appearance: Appearance) -> None:
    game = KIND.game
    preset = game.presets[-1]
    seats = int(preset.options["players"]) if "players" in specs(game.Options) else min(game.seats)
    level = next(iter(game.levels))
    players = (
        Player("Olga", "bot", level),
        Player("Eva", "you"),
        *(Player(f"P{n}", "bot", level) for n in range(2, seats)),
    )
    last = NewMatch(game, preset.key, preset.options, players, Dealing.from_text("old", game.name))
    dialog = SetupDialog(window, appearance, KIND, last)
    assert dialog.options == preset.options and dialog.seats.players == players
    assert dialog.deal.dealing.commit != last.dealing.commit


def test_escape_leaves_and_gives_the_focus_back(window: QMainWindow, appearance: Appearance, qtbot: QtBot) -> None:
    behind = window.centralWidget()
    behind.setFocus()
    dialog = SetupDialog(window, appearance, KIND)
    dialog.open_overlay()
    told = started(dialog)
    spy = QSignalSpy(dialog.closed)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert told == [] and spy.count() == 1
    assert behind.hasFocus()


def test_tab_goes_round_inside_and_reaches_every_control(
    dialog: SetupDialog, window: QMainWindow, qtbot: QtBot
) -> None:
    seen: list[QWidget] = []
    while (focused := window.focusWidget()) not in seen:
        seen.append(focused)
        assert dialog.isAncestorOf(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert {dialog.start_button, dialog.cancel_button, dialog.card_button, dialog.deal.cut} <= set(seen)
    assert {row.name for row in dialog.seats.rows if row.isVisible()} <= set(seen)
    for row in dialog.form.rows.values():
        widget = row.control.focus_widget()
        assert widget in seen or not widget.isEnabled(), row.spec.key


def test_the_rules_card_says_the_differences_and_every_option(
    dialog: SetupDialog, window: QMainWindow, qtbot: QtBot
) -> None:
    from tablegames_qt.rules_card import RulesCard

    key, spec = next((key, spec) for key, spec in specs(KIND.game.Options).items() if spec.choices and key != "players")
    other = next(value for value in spec.choices or {} if value != dialog.options[key])
    set_option(dialog, key, other)
    qtbot.mouseClick(dialog.card_button, Qt.MouseButton.LeftButton)
    [card] = window.findChildren(RulesCard)
    text = card.text.toPlainText()
    assert "One setting differs" in text and "instead of" in text
    assert all(spec.label in text for key, spec in specs(KIND.game.Options).items() if dialog.options.has_effect(key))
    spy = QSignalSpy(dialog.help_wanted)
    card.help_wanted.emit()
    assert spy.count() == 1
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert dialog.isVisible() and dialog.isAncestorOf(window.focusWidget()), "one Escape closes one dialog"


@pytest.mark.parametrize("size", [(960, 640), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160)])
def test_head_and_foot_stay_and_the_columns_scroll(
    size: tuple[int, int], window: QMainWindow, appearance: Appearance, qtbot: QtBot
) -> None:
    window.resize(*size)
    dialog = SetupDialog(window, appearance, KIND)
    dialog.open_overlay()
    set_option(dialog, "players", 4) if "players" in dialog.form.rows else None
    qtbot.waitUntil(lambda: dialog.size() == window.size())
    inside = QRect(dialog.panel.mapTo(window, QPoint(0, 0)), dialog.panel.size())
    assert window.rect().contains(inside)
    for widget in (dialog.start_button, dialog.cancel_button, *dialog.presets.buttons):
        place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        assert inside.contains(place), widget
    for row in dialog.form.rows.values():
        dialog.form.focus_option(row.spec.key)
        dialog.scroll_area.ensureWidgetVisible(row)
        place = QRect(row.mapTo(dialog.scroll_area, QPoint(0, 0)), row.size())
        assert dialog.scroll_area.rect().adjusted(0, -1, 0, 1).contains(place), row.spec.key


def test_a_long_name_shows_its_beginning(dialog: SetupDialog, qtbot: QtBot) -> None:
    long, short = "Maximiliana Bartholomea of the River", "Eva"
    first, second = (row.name for row in dialog.seats.rows[:2])
    dialog.seats.show_players([Player(long, "you"), Player(short, "bot", "easy")])
    assert first.text() == long and first.cursorPosition() == 0 and first.toolTip() == long
    assert second.text() == short and second.toolTip() == ""
    second.setFocus()
    second.selectAll()
    qtbot.keyClicks(second, long[::-1])
    assert second.cursorPosition() == len(long)
    first.setFocus()
    assert second.cursorPosition() == 0 and second.toolTip() == long[::-1]


def test_names_fit_their_limit(dialog: SetupDialog, qtbot: QtBot) -> None:
    field: QLineEdit = dialog.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "x" * 100)
    assert 0 < len(field.text()) <= 60


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_who_sits_where_is_written_whole_and_explained(
    window: QMainWindow, appearance: Appearance, qapp: QApplication, language: str
) -> None:
    window.resize(1024, 768)
    install(qapp, language)
    for kind in TABLES.values():
        made = SetupDialog(window, appearance, kind)
        made.open_overlay()
        row = made.seats.rows[1]
        row.kind_chosen.emit(1, "person")
        row.kind_chosen.emit(1, "bot")
        row.layout().activate()
        for choice in (row.kind, row.level):
            for number in range(choice.count()):
                choice.setCurrentIndex(number)
                assert choice.width() >= choice.minimumSizeHint().width() + 2, (kind.title, choice.currentText())
        explained = made.seats._order
        assert row.kind.itemText(1) in explained.text() and explained.height() >= explained.heightForWidth(
            explained.width()
        )
        made.close_overlay()
    install(qapp, "en")


def test_a_game_that_deals_nothing_says_what_chance_decides(window: QMainWindow, appearance: Appearance) -> None:
    for name, kind in TABLES.items():
        made = SetupDialog(window, appearance, kind)
        made.open_overlay()
        said = " ".join(label.text() for label in made.deal.findChildren(QLabel)) + made.deal.cut.placeholderText()
        for word in ("deal", "tile" if name == "mahjong" else "card", "cut"):
            assert (word in said.lower()) == (name != "chinos"), word
        made.close_overlay()
