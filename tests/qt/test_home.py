"""The home screen: what it offers, with the mouse and with keys, in every size and language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.record import Match, Player, RecordError, replay
from tablegames_qt import languages
from tablegames_qt.app import Program
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.game_tile import LOWEST_PICTURE, GameTile, tile_rects
from tablegames_qt.home import HomePage
from tablegames_qt.saved_entry import SavedEntry, entries
from tablegames_qt.saves import SavedMatch, SaveFolder
from tablegames_qt.saves_dialog import SavesDialog
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES

KIND = next(iter(TABLES.values()))
SIZES = [(960, 580), (1024, 700), (1280, 744), (1920, 1000), (3840, 2100)]


def saved_match(folder: SaveFolder, slot: str, moves: int = 3, names: tuple[str, str] = ("Ana", "Bruno")) -> SavedMatch:
    """Play some moves of a match against a bot and save it; return it as the folder lists it."""
    game = KIND.game
    players = [Player(names[0], "you")]
    players += [Player(name, "bot", next(iter(game.levels))) for name in (names[1], "P3", "P4")[: min(game.seats) - 1]]
    match, _ = Match.start(game, game.presets[0].options, tuple(players), Dealing.from_text(slot, game.name))
    for _ in range(moves):
        [seat, *_] = game.to_act(match.state)
        match, _ = match.act(seat, next(iter(game.legal_actions(match.state, seat))))
    folder.write(slot, match.record)
    return next(each for each in folder.listed() if each.slot == slot)


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path)


@pytest.fixture
def home(qtbot: QtBot, english: None, appearance: Appearance, faces: CardFaces) -> HomePage:
    page = HomePage(TABLES.fronts, list(languages.LANGUAGES.items()), "en", appearance, faces)
    qtbot.addWidget(page)
    page.resize(1280, 744)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    return page


def test_without_a_saved_match_there_is_nothing_to_continue(home: HomePage) -> None:
    home.show_saves([])
    assert home.strip.words.text() == "Nothing to continue. Choose a game."
    assert home.strip.height() == 64 and not home.strip.button.isVisible() and not home.strip.saves_button.isVisible()
    assert home.first_focus() is home.tiles[0]


def test_a_saved_match_is_offered_with_where_it_stands(home: HomePage, folder: SaveFolder, qtbot: QtBot) -> None:
    entry = SavedEntry(saved_match(folder, "one"), TABLES)
    home.show_saves([entry])
    strip = home.strip
    assert strip.height() == 104 and strip.name.whole == f"{KIND.title} with Bruno"
    view = KIND.game.view(replay(entry.saved.record).state, 0)  # type: ignore[arg-type]
    assert strip.words.text().startswith(KIND.continue_line(view, ["Ana", "Bruno"]))
    assert "Saved today at" in strip.words.text()
    assert strip.saves_button.text() == "Saved games (1)" and home.first_focus() is strip.button
    spy = QSignalSpy(strip.continue_wanted)
    qtbot.mouseClick(strip.button, Qt.MouseButton.LeftButton)
    assert spy.at(0) == [entry]


def test_the_thumbnail_is_painted_from_the_audiences_view(
    home: HomePage, folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    entry = SavedEntry(saved_match(folder, "one"), TABLES)
    assert entry.kind is not None
    paint = entry.kind.paint_thumbnail
    object.__setattr__(entry.kind, "paint_thumbnail", lambda *args: (seen.append(args[2]), paint(*args)))
    try:
        home.show_saves([entry])
        home.strip.thumbnail.grab()
    finally:
        object.__setattr__(entry.kind, "paint_thumbnail", paint)
    record = entry.saved.record
    assert record is not None
    assert seen and all(view == KIND.game.view(replay(record).state, None) for view in seen)


def test_saves_are_counted_and_listed(home: HomePage, folder: SaveFolder) -> None:
    found = [SavedEntry(saved_match(folder, slot), TABLES) for slot in ("one", "two", "three")]
    home.show_saves(found)
    assert home.strip.saves_button.text() == "Saved games (3)"


def test_a_match_that_can_be_read_comes_before_one_that_cannot(folder: SaveFolder) -> None:
    good = saved_match(folder, "good")
    bad = SavedMatch("bad", Path("bad.tgr"), good.modified + 9, None, "damaged")
    assert [entry.saved.slot for entry in entries([bad, good], TABLES)] == ["good", "bad"]


def test_a_damaged_match_says_so_and_shows_its_file(home: HomePage) -> None:
    entry = SavedEntry(SavedMatch("bad", Path("/saves/bad.tgr"), 0.0, None, "damaged"), TABLES)
    home.show_saves([entry])
    strip = home.strip
    assert "damaged" in strip.words.text() and "bad.tgr" in strip.words.text()
    assert strip.file_button.isVisible() and not strip.button.isVisible() and not strip.thumbnail.isVisible()
    assert home.first_focus() is home.tiles[0]
    strip.thumbnail.grab()
    spy = QSignalSpy(strip.file_wanted)
    strip.file_button.click()
    assert spy.at(0) == [entry]


def test_a_record_that_does_not_replay_is_damaged(folder: SaveFolder) -> None:
    saved = saved_match(folder, "one")
    record = saved.record
    assert record is not None
    object.__setattr__(record, "scores", ((1, 2),))
    with pytest.raises(RecordError):
        replay(record)
    entry = SavedEntry(saved, TABLES)
    assert not entry.readable and entry.damaged and "damaged" in entry.line()


def test_the_last_save_unreadable_is_said_but_does_not_stop(folder: SaveFolder) -> None:
    saved = saved_match(folder, "one")
    entry = SavedEntry(SavedMatch(saved.slot, Path(f"{saved.path}.1"), saved.modified, saved.record), TABLES)
    assert entry.readable and entry.line().startswith(
        "The last save could not be read; the one before it stands in deal 1."
    )


@pytest.mark.parametrize("language", languages.LANGUAGES)
@pytest.mark.parametrize("width", [960, 1024, 1280])
def test_the_strip_shows_the_longest_sentence_whole(
    program: Program, folder: SaveFolder, width: int, language: str, qapp: QApplication
) -> None:
    window = program.window
    window.setMinimumSize(QSize(0, 0))
    window.resize(width, 720)
    program.profile.settings.language = language
    qapp.processEvents()
    strip = window.home.strip
    saved = saved_match(folder, "one")
    earlier = SavedEntry(SavedMatch(saved.slot, Path(f"{saved.path}.1"), saved.modified, saved.record), TABLES)
    damaged = SavedEntry(SavedMatch("bad", Path("/a/match/with/a/long/name.tgr"), 0.0, None, "newer-version"), TABLES)
    for entry in (earlier, damaged, SavedEntry(saved, TABLES)):
        window.home.show_saves([entry, earlier, damaged])
        for _ in range(3):
            qapp.processEvents()
        for label in (strip.above, strip.name, strip.words):
            if label.isVisible():
                needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                assert label.height() >= needed, (label.text(), label.size())
                assert strip.rect().contains(label.geometry())


def test_keys_choose_open_and_ask_for_the_rules(program: Program, qtbot: QtBot) -> None:
    window, home = program.window, program.window.home
    tile = home.tiles[0]
    qtbot.waitUntil(tile.hasFocus)
    tile.clearFocus()  # the pointer may lie on another tile, which has told of itself meanwhile
    tile.setFocus()
    assert window.status.sentence == tile.description()
    qtbot.keyClick(tile, Qt.Key.Key_F1)
    assert window._help is not None and window._help.page == KIND.game.name
    window._help.close()
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert [type(overlay) for overlay in window.overlays()] == [SetupDialog]


def test_arrows_go_where_they_point(home: HomePage, folder: SaveFolder, qtbot: QtBot) -> None:
    home.show_saves([SavedEntry(saved_match(folder, slot), TABLES) for slot in ("one", "two")])
    tile, strip = home.tiles[0], home.strip
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Up)
    assert strip.button.hasFocus() or strip.saves_button.hasFocus()
    strip.button.setFocus()
    qtbot.keyClick(strip.button, Qt.Key.Key_Left)
    assert strip.saves_button.hasFocus()
    qtbot.keyClick(strip.saves_button, Qt.Key.Key_Right)
    assert strip.button.hasFocus()
    qtbot.keyClick(strip.button, Qt.Key.Key_Down)
    assert any(each.hasFocus() for each in home.tiles)


def test_focus_lifts_the_tile_and_outlines_it_in_amber(home: HomePage, qtbot: QtBot) -> None:
    tile = home.tiles[0]
    accent = home._appearance.theme.accent

    def amber(image: QImage) -> int:
        row = image.height() // 2
        return sum(image.pixelColor(x, row) == accent for x in range(30))

    home.strip.saves_button.setFocus()
    tile.clearFocus()
    assert not tile.hasFocus()
    before = tile.grab().toImage()
    tile.setFocus()
    qtbot.waitUntil(tile.hasFocus)
    assert amber(before) == 0 and amber(tile.grab().toImage()) >= 2


def test_a_language_takes_effect_at_once(program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    home = program.window.home
    english = home.strip.words.text()
    spanish = next(button for button in home.languages.buttons() if button.text() == "Español")
    qtbot.mouseClick(spanish, Qt.MouseButton.LeftButton)
    qapp.processEvents()
    assert program.profile.settings.language == "es"
    assert home.strip.words.text() == "No hay nada que continuar. Elige un juego." != english
    assert home.languages.value == "es"
    assert program.window.status.sentence == home.tiles[0].description()
    program.profile.settings.language = "en"
    qapp.processEvents()
    assert home.strip.words.text() == english


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_nothing_overlaps_and_no_text_is_cut(
    size: tuple[int, int], language: str, home: HomePage, folder: SaveFolder, qapp: QApplication, qtbot: QtBot
) -> None:
    languages.install(qapp, language)
    found = [SavedEntry(saved_match(folder, slot, names=("Ana", "Maximiliana")), TABLES) for slot in ("one", "two")]
    home.show_saves(found)
    home.resize(*size)
    qapp.processEvents()
    parts: list[QWidget] = [home.title, home.languages, home.strip]
    parts += [] if home.hint.isHidden() else [home.hint]  # it goes where the line at the foot is full
    fixed = len(parts)
    parts += home.tiles
    rects = [QRect(part.mapTo(home, QPoint(0, 0)), part.size()) for part in parts]
    rects[fixed:] = [rect.adjusted(12, 12, -12, -12) for rect in rects[fixed:]]
    for at, one in enumerate(rects):
        assert home.rect().contains(one), parts[at]
        assert not any(one.intersects(other) for other in rects[at + 1 :]), parts[at]
    assert not rects[1].intersects(home.subtitle.geometry())
    for button in home.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
    for label in home.findChildren(QLabel):
        if label.isVisible() and label.text():
            wanted = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= wanted, label.text()
            if not label.wordWrap() and not isinstance(label, ElidedLabel):
                assert label.width() >= label.sizeHint().width(), label.text()


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("width", [864, 922, 1152, 1728])
def test_tiles_of_any_number_stand_apart_inside_their_area(number: int, width: int) -> None:
    area = QRect(10, 20, width, 410)
    rects = [rect.adjusted(12, 12, -12, -12) for rect in tile_rects(area, number, 1.0)]
    assert len(rects) == number
    for at, one in enumerate(rects):
        assert area.contains(one)
        assert not any(one.intersects(other) for other in rects[at + 1 :])
    assert tile_rects(area, 0, 1.0) == []


def test_the_list_of_saved_matches_continues_the_chosen_one(program: Program, qtbot: QtBot) -> None:
    for slot in ("one", "two"):
        saved_match(program.profile.saves, slot, names=("Ana", slot.title()))
    window = program.window
    with qtbot.waitSignal(program.profile.listed):
        window.desk.look()
    qtbot.mouseClick(window.home.strip.saves_button, Qt.MouseButton.LeftButton)
    [dialog] = window.overlays()
    assert isinstance(dialog, SavesDialog) and len(dialog.rows) == 2
    row = dialog.rows[1]
    name = row.name.whole
    with qtbot.waitSignal(window.match_opened):
        qtbot.mouseClick(row.continue_button, Qt.MouseButton.LeftButton)
    assert window.page is not None and window.page.names[1] in name


def test_a_saved_match_is_deleted_after_one_question_and_its_file_kept(program: Program, qtbot: QtBot) -> None:
    window, saves = program.window, program.profile.saves
    for slot in ("one", "two"):
        saved_match(saves, slot, names=("Ana", slot.title()))
    with qtbot.waitSignal(program.profile.listed):
        window.desk.look()
    qtbot.mouseClick(window.home.strip.saves_button, Qt.MouseButton.LeftButton)
    [dialog] = window.overlays()
    assert isinstance(dialog, SavesDialog)
    row = dialog.rows[0]
    slot = row.entry.saved.slot
    content = row.entry.saved.path.read_bytes()
    qtbot.mouseClick(row.delete_button, Qt.MouseButton.LeftButton)
    assert row.words.text().startswith("Delete this match?") and row.keep_button.hasFocus()
    assert not row.continue_button.isVisible() and not row.delete_button.isVisible()
    qtbot.mouseClick(row.keep_button, Qt.MouseButton.LeftButton)
    assert row.words.text() == row.entry.line() and row.continue_button.isVisible() and not row.sure_button.isVisible()
    qtbot.mouseClick(row.delete_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(program.profile.listed):
        qtbot.mouseClick(row.sure_button, Qt.MouseButton.LeftButton)
    assert [each.entry.saved.slot for each in dialog.rows] == [saved.slot for saved in saves.listed()] != [slot]
    assert [path.read_bytes() for path in saves.deleted.iterdir()] == [content]
    assert window.home.strip.saves_button.text() == "Saved games (1)"
    [row] = dialog.rows
    row.delete_button.click()
    with qtbot.waitSignal(program.profile.listed):
        row.sure_button.click()
    assert not window.overlays() and saves.listed() == []
    assert not window.home.strip.button.isVisible() and not window.home.strip.saves_button.isVisible()
    with qtbot.waitSignal(window.match_opened):
        program.open_file(saves.deleted / f"{slot}.tgr")


def test_who_may_not_write_cannot_delete(program: Program, qtbot: QtBot) -> None:
    window, saves = program.window, program.profile.saves
    saved_match(saves, "one")
    with qtbot.waitSignal(program.profile.listed):
        window.desk.look()
    saves.read_only = True
    window.commands.show_saves()
    [dialog] = window.overlays()
    assert isinstance(dialog, SavesDialog) and not dialog.rows[0].delete_button.isVisible()
    saves.read_only = False


def test_a_match_that_cannot_be_deleted_is_said_to_be_there_still(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, saves = program.window, program.profile.saves
    saved = saved_match(saves, "one")

    def refuse(slot: str) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(saves, "delete", refuse)
    with qtbot.waitSignal(program.profile.not_deleted):
        window.desk.delete(saved.slot)
    assert window.status.sentence == "The match could not be deleted: Permission denied."
    assert window.home.strip.entry is not None


def test_the_last_set_up_is_offered_again_after_a_restart(program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    game, saves = KIND.game, program.profile.saves
    preset = game.presets[-1]
    names = ("Olga", "Pia", "Quim", "Rosa")[: preset.options["players"]]
    players = tuple(Player(name, "bot" if seat else "you", "easy" if seat else "") for seat, name in enumerate(names))
    match, _ = Match.start(game, preset.options, players, Dealing.from_text("ended", game.name))
    saves.write("ended", match.record)
    saves.finish("ended", match.record)
    assert saves.listed() == []
    second = Program(qapp, TABLES, program.profile.folder, "en", InlineRunner())
    try:
        qtbot.waitUntil(lambda: second.window.desk.last(KIND) is not None)
        again = second.window.desk.last(KIND)
        assert again is not None and again.options == preset.options and again.players == players
    finally:
        second.close()
        second.window.deleteLater()


def test_one_tile_at_most_stands_out(program: Program, qtbot: QtBot) -> None:
    home = program.window.home
    one, other = home.tiles[:2]
    other.pointed.emit(None)  # the pointer of an earlier test may rest there
    one.setFocus()
    assert [tile.lit for tile in home.tiles[:2]] == [True, False]
    other.pointed.emit(other)
    assert [tile.lit for tile in home.tiles[:2]] == [False, True], "the pointer's tile is the one a click opens"
    qtbot.keyClick(one, Qt.Key.Key_Right)
    assert [tile.lit for tile in home.tiles if tile.lit] == [True]
    assert home.tiles[1].hasFocus() and home.tiles[1].lit


def test_the_score_keepers_tile_with_the_focus_stands_out(program: Program, qtbot: QtBot) -> None:
    program.window.show_keeper()
    tiles = program.window.tool.findChildren(GameTile)  # type: ignore[union-attr]
    tiles[0].setFocus()
    assert [tile.lit for tile in tiles].count(True) == 1 and tiles[0].lit
    qtbot.keyClick(tiles[0], Qt.Key.Key_Right)
    assert not tiles[0].lit
    assert [tile.lit for tile in tiles] == [tile.hasFocus() for tile in tiles]


def test_a_low_tile_keeps_a_picture_that_can_be_seen(program: Program) -> None:
    window = program.window
    window.resize(960, 640)
    for tile in window.home.tiles:
        shown = tile._picture_rect(tile._body())
        assert min(shown.width(), shown.height()) >= LOWEST_PICTURE
