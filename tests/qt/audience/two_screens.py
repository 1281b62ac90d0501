"""The projector on real screens of Qt's, run by `test_two_screens` in a process that has two or more of them.

The first screen is the laptop's, the second the projector's. They come from a file, so their sizes and scales differ from
run to run; nothing here depends on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablegames_qt.app import Program
from tablegames_qt.audience.quiet_stage import QuietStage
from tablegames_qt.audience.screen_dialog import ScreenDialog
from tablegames_qt.audience.screens import Screens, identity
from tablegames_qt.audience.window import AudienceWindow
from tablegames_qt.scene.table_scene import TableScene
from tests.qt.at_the_window import begin, play
from tests.qt.audience import legibility

# Qt offscreen says so of itself where the screens have different scales
pytestmark = pytest.mark.qt_log_ignore("The cached device pixel ratio value was stale", extend=True)


class Cables(Screens):
    """Screens of which the test pulls out the plugs."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self.here: Sequence[QScreen] = app.screens()

    def all(self) -> list[QScreen]:
        return list(self.here)

    def unplug(self, screen: QScreen) -> None:
        self.here = [each for each in self.here if each is not screen]
        self.removed.emit(screen)
        self.changed.emit()

    def plug(self, screen: QScreen) -> None:
        self.here = [*self.here, screen]
        self.changed.emit()


@pytest.fixture
def laptop(qapp: QApplication) -> QScreen:
    return qapp.screens()[0]


@pytest.fixture
def beamer(qapp: QApplication) -> QScreen:
    return qapp.screens()[1]


@pytest.fixture
def cables(program: Program, qapp: QApplication) -> Iterator[Cables]:
    """The program's projector listens to these screens."""
    projector = program.window.projector
    old, made = projector.screens, Cables(qapp)
    projector.screens = made
    made.removed.connect(projector._screen_gone)
    made.changed.connect(projector._screens_changed)
    yield made
    projector.shut()
    made.close()
    projector.screens = old


def opened(program: Program, qtbot: QtBot) -> AudienceWindow:
    program.window.deeds["audience"].trigger()
    window = program.window.projector.window
    assert window is not None
    qtbot.waitUntil(window.isVisible)
    QApplication.processEvents()
    return window


def test_it_fills_the_screen_that_is_not_the_primary(program: Program, beamer: QScreen, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    assert window.screen() is beamer and window.isFullScreen()
    assert window.geometry() == beamer.geometry()
    assert program.window.screen() is not beamer
    assert window.view is not None and window.view.stage.look.dpr == beamer.devicePixelRatio()
    assert window.view.stage.sceneRect().size().toSize() == beamer.geometry().size()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert program.window.projector.window is None and not program.window.deeds["audience"].isChecked()


@pytest.mark.slow
def test_the_chosen_screen_is_remembered_and_used(program: Program, laptop: QScreen, beamer: QScreen) -> None:
    projector = program.window.projector
    projector.use(laptop)
    assert projector.target() is laptop
    projector.use(beamer)
    assert projector.target() is beamer
    program.profile.settings.audience_screen = "no such thing"
    assert projector.target() is beamer


@pytest.mark.slow
def test_the_safe_margin_leaves_every_edge_free(program: Program, beamer: QScreen, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    program.window.deeds["margin"].trigger()
    assert window.view is not None
    inside, whole = window.view.geometry(), window.rect()
    for edge, side in (
        (inside.left(), whole.width()),
        (inside.top(), whole.height()),
        (whole.right() - inside.right(), whole.width()),
        (whole.bottom() - inside.bottom(), whole.height()),
    ):
        assert abs(edge - 0.05 * side) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("room", ["small", "normal", "hall"])
def test_between_matches_everything_can_be_read(program: Program, room: str, qtbot: QtBot) -> None:
    program.profile.settings.room = room
    window = opened(program, qtbot)
    assert window.view is not None
    stage = window.view.stage
    assert isinstance(stage, QuietStage)
    factor = {"small": 0.5, "normal": 1.0, "hall": 1.33}[room]
    assert legibility.faults(stage, factor) == []
    stage.show_next(lambda: "Hong Kong mahjong")
    assert legibility.faults(stage, factor) == []


@pytest.mark.slow
def test_a_match_is_shown_as_everybody_may_see_it(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    page = begin(program.window)
    play(page, qtbot, 2)
    assert window.view is not None
    stage = window.view.stage
    assert isinstance(stage, TableScene) and stage.look.audience
    assert stage.position == page.session.public_view()
    assert stage.position.viewer is None
    program.window.show_home()
    assert isinstance(window.view.stage, QuietStage)


def test_covers_hide_the_picture_and_let_the_match_go_on(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    page = begin(program.window)
    play(page, qtbot, 0)
    centre = window.rect().center()

    def colour(at: QPoint = centre) -> QColor:
        return window.grab().toImage().pixelColor(at * window.devicePixelRatio())

    before = window.grab().toImage()
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert window.blank == "black" and colour() == QColor("black")
    assert program.window.deeds["blank"].isChecked()
    qtbot.keyClick(window, Qt.Key.Key_W)
    assert window.blank == "white" and colour() == QColor("white")
    qtbot.keyClick(window, Qt.Key.Key_Comma)
    assert window.blank == ""
    program.window.deeds["freeze"].trigger()
    assert window.frozen and window.view is not None
    stage = window.view.stage
    assert isinstance(stage, TableScene)
    (seat,) = page.session.to_act
    page.session.submit(seat, page.session.legal(seat).pick(page.session.record.dealing.rng("test", 0, seat)))

    def shown() -> bool:
        for table in (page.table, stage):
            table.choreographer.settle()
        return bool(page.session.waiting_for)

    qtbot.waitUntil(shown)
    assert stage.position == page.session.public_view()
    frozen = window.grab().toImage()
    assert frozen == before
    program.window.deeds["freeze"].trigger()
    assert window.grab().toImage() != frozen


def test_the_player_sees_and_hears_what_the_audience_does_not_see(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(event.message()))
    window, mark = opened(program, qtbot), program.window.status.projector
    assert not mark.isVisible()
    for name, words in (("blank", "Projector: black"), ("blank_white", "Projector: white"), ("freeze", None)):
        program.window.deeds[name].trigger()
        if words is not None:
            assert mark.isVisible() and mark.text() == words and heard[-1] == words and mark.toolTip()
    program.window.deeds["blank_white"].trigger()
    assert mark.text() == "Projector: frozen" == heard[-1], "the frozen picture was under the white one"
    program.window.show_home()
    program.window.full_screen.set_on(on=True)
    qtbot.waitUntil(lambda: program.window.full_screen.on)
    assert mark.isVisible() and not program.window.menuBar().isVisible()
    window.set_frozen(on=False)
    assert not mark.isVisible() and not program.window.status.isVisible() and "again" in heard[-1]
    program.window.full_screen.set_on(on=False)
    program.window.deeds["blank"].trigger()
    program.window.projector.shut()
    assert not mark.isVisible(), "a closed window hides nothing"


def test_a_lost_projector_stops_the_match_until_it_is_back(
    program: Program, cables: Cables, beamer: QScreen, qtbot: QtBot
) -> None:
    opened(program, qtbot)
    page = begin(program.window)
    play(page, qtbot, 0)
    band = program.window.night.band
    cables.unplug(beamer)
    assert program.window.projector.window is None
    assert page.session.paused and not page.view.isEnabled()
    assert band.isVisible() and band.words.text() == "Projector lost. The game is paused."
    assert [button.text() for button in band.buttons] == ["Continue here"]
    assert program.window.deeds.reason("hint") == "The game is paused."
    cables.plug(beamer)
    window = program.window.projector.window
    assert window is not None and window.screen() is beamer and window.isFullScreen()
    assert not page.session.paused and page.view.isEnabled() and not band.isVisible()
    qtbot.waitUntil(program.window.isActiveWindow)
    assert QApplication.focusWidget() is page.view, "and the keys are the table's again"


@pytest.mark.parametrize("full", [True, False])
def test_the_keys_stay_with_the_players_window(program: Program, laptop: QScreen, *, full: bool, qtbot: QtBot) -> None:
    page = begin(program.window)
    play(page, qtbot, 0)
    program.window.activateWindow()
    page.view.setFocus()
    qtbot.waitUntil(program.window.isActiveWindow)
    if not full:
        program.window.projector.use(laptop)
    window = opened(program, qtbot)
    assert window.isFullScreen() is full
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.view)
    assert not window.isActiveWindow()
    qtbot.waitUntil(lambda: not window._arrives.isActive())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


@pytest.mark.slow
def test_a_match_goes_on_without_the_projector_which_is_used_again_when_it_comes_back(
    program: Program, cables: Cables, beamer: QScreen, qtbot: QtBot
) -> None:
    opened(program, qtbot)
    page = begin(program.window)
    play(page, qtbot, 0)
    cables.unplug(beamer)
    qtbot.keyClick(program.window.night.band.buttons[0], Qt.Key.Key_Space)
    assert not page.session.paused and page.view.isEnabled() and not program.window.night.band.isVisible()
    assert program.window.projector.window is None
    cables.plug(beamer)
    window = program.window.projector.window
    assert window is not None and window.screen() is beamer


def test_mirrored_screens_get_no_window_but_a_sentence(
    program: Program, cables: Cables, laptop: QScreen, beamer: QScreen, qtbot: QtBot
) -> None:
    cables.here = [laptop, laptop]
    program.window.deeds["audience"].trigger()
    band = program.window.night.band
    assert program.window.projector.window is None
    assert band.isVisible() and "mirrors this screen" in band.words.text()
    assert [button.text() for button in band.buttons] == ["Use the curtain", "How to extend", "Close"]
    cables.here = [laptop, beamer]
    cables.changed.emit()
    assert program.window.projector.window is not None, "extended: the window that was wanted comes"
    cables.here = [laptop, laptop]
    cables.changed.emit()
    assert program.window.projector.window is None
    assert band.isVisible()
    band.buttons[0].click()
    assert program.profile.settings.anti_peek, "who plays alone has the hand face down"
    assert not band.isVisible()


@pytest.mark.slow
def test_the_windows_change_places(program: Program, laptop: QScreen, beamer: QScreen, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    program.window.deeds["swap"].trigger()
    qtbot.waitUntil(lambda: program.window.screen() is beamer)
    assert window.screen() is laptop and window.isFullScreen()
    assert program.window.projector.trouble == ""
    assert beamer.geometry().intersects(program.window.geometry())
    program.window.deeds["swap"].trigger()
    qtbot.waitUntil(lambda: program.window.screen() is laptop)
    assert window.screen() is beamer


@pytest.mark.slow
def test_a_hand_that_comes_to_the_projector_is_told(
    program: Program, laptop: QScreen, beamer: QScreen, qtbot: QtBot
) -> None:
    opened(program, qtbot)
    exposed: list[bool] = []
    program.window.projector.exposed.connect(lambda: exposed.append(True))
    program.window.windowHandle().setScreen(beamer)
    qtbot.waitUntil(lambda: bool(exposed))
    band = program.window.night.band
    assert band.isVisible() and "hands would be seen" in band.words.text()
    assert program.profile.settings.anti_peek
    band.buttons[0].click()
    qtbot.waitUntil(lambda: program.window.screen() is laptop)
    qtbot.waitUntil(lambda: not band.isVisible())
    assert not program.profile.settings.anti_peek


@pytest.mark.slow
def test_the_dialog_shows_the_screens_and_the_keys_choose(
    program: Program, laptop: QScreen, beamer: QScreen, qtbot: QtBot
) -> None:
    program.window.deeds["screen"].trigger()
    (dialog,) = program.window.overlays()
    assert isinstance(dialog, ScreenDialog)
    first, second = dialog.picture.buttons
    assert second.isChecked() and not first.geometry().intersects(second.geometry())
    assert "this window" in first.lines and "this window" not in second.lines
    qtbot.keyClick(dialog.picture.focus_widget(), Qt.Key.Key_Left)
    assert first.isChecked() and program.window.projector.target() is laptop
    qtbot.keyClick(dialog.picture.focus_widget(), Qt.Key.Key_Right)
    assert program.profile.settings.audience_screen == identity(beamer).written()
    dialog.identify.click()
    numbers = dialog._numbers.windows
    assert [(window.number, window.screen()) for window in numbers] == [(1, laptop), (2, beamer)]
    assert all(window.isFullScreen() for window in numbers)
    qtbot.keyClick(numbers[1], Qt.Key.Key_Space)
    assert dialog._numbers.windows == []
    dialog.toggle.click()
    assert program.window.projector.open and dialog.toggle.text() == "Close the audience window"
    dialog.close_overlay()


@pytest.mark.slow
def test_the_pointer_is_hidden_when_it_rests(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    window._show_cursor()
    assert window.cursor().shape() is not Qt.CursorShape.BlankCursor
    assert window._still.isActive() and window._still.interval() == 2000
    window._still.timeout.emit()
    assert window.cursor().shape() is Qt.CursorShape.BlankCursor
    qtbot.mouseMove(window, window.rect().center())
    qtbot.waitUntil(lambda: window.cursor().shape() is not Qt.CursorShape.BlankCursor)


@pytest.mark.slow
def test_another_language_and_another_theme_reach_the_audience(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot)
    assert window.view is not None
    stage = window.view.stage
    assert isinstance(stage, QuietStage)
    program.window.deeds["bright"].trigger()
    assert stage.look.theme.bright and not program.services.appearance.theme.bright
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert stage.line.text == "The next game is being chosen."
