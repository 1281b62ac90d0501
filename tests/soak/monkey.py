"""Somebody who knows nothing about the program and touches everything in it: random mouse and keys, from a seed.

All input goes to windows, not to widgets, and so takes the way that the platform's own takes: popups and modal dialogs
get it first, grabs hold, what is covered is not reached.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tablegames_qt.app import Program
from tablegames_qt.game_window import GameWindow
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.piece_item import PieceItem

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
SIZES = ((1280, 800), (960, 640), (1024, 768), (1100, 700), (1440, 900), (1600, 900))
TABLE_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter) * 5,
    *(Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) * 2,
    *(getattr(Qt.Key, f"Key_{digit}") for digit in range(10)),
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "HULSXQDTKGN"),
    *(Qt.Key.Key_Delete, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Menu),
)
CHORDS = (
    *((Qt.Key.Key_Z, CTRL),) * 4,
    *((Qt.Key.Key_Y, CTRL),) * 2,
    (Qt.Key.Key_Z, CTRL | SHIFT),
    (Qt.Key.Key_B, CTRL),
    (Qt.Key.Key_T, CTRL),
    (Qt.Key.Key_N, CTRL),
    (Qt.Key.Key_O, CTRL),
    (Qt.Key.Key_Comma, CTRL),
    (Qt.Key.Key_Home, CTRL),
    (Qt.Key.Key_F11, NONE),
    (Qt.Key.Key_F1, NONE),
)
KEPT_OPEN = ("quit", "open_file", "show_file")
"""What would close the program, or open a window of another one."""


class Sight:
    """Where things are in a window, and a random point on them."""

    def __init__(self, window: GameWindow, chance: random.Random) -> None:
        self._window = window
        self._random = chance

    @property
    def port(self) -> QWindow:
        """Where input goes."""
        return self._window.windowHandle()

    def place(self, widget: QWidget) -> QRect:
        """A widget's rectangle in the coordinates of its window."""
        return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())

    def anywhere(self) -> QPoint:
        """A point of the window, or just beside it."""
        return QPoint(
            self._random.randint(-20, self._window.width() + 20), self._random.randint(-20, self._window.height() + 20)
        )

    def page(self) -> MatchPage | None:
        """The match that can be touched."""
        return None if self._window.overlays() else self._window.page

    def piece(self, page: MatchPage, *, movable: bool) -> QPoint:
        """A point on a piece, by preference one that may be moved."""
        table = page.table
        pieces = [item for item in table.items() if isinstance(item, PieceItem) and item.isVisible()]
        chosen = [item for item in pieces if table.movable(item)] if movable else pieces
        if not chosen or self._random.random() < 0.1:
            chosen = pieces
        if not chosen:
            return self.anywhere()
        rect = self._random.choice(chosen).rect()
        spot = rect.topLeft().toPoint() + QPoint(self._random.randint(3, 22), self._random.randint(3, 30))
        return page.view.viewport().mapTo(self._window, page.view.mapFromScene(spot))


class Monkey:
    """Touches a program; new matches are of one game. `done` tells what it did last, for whoever has to look for the fault."""

    def __init__(self, program: Program, seed: int, game: str) -> None:
        self._program = program
        self._window = program.window
        self._random = random.Random(seed)
        self._sight = Sight(program.window, self._random)
        self._game = list(program.window.kinds).index(game)
        self.done: list[str] = []
        self._acting = False
        acts: dict[Callable[[], str], int] = {
            self.click_a_card: 20,
            self.double_click_a_card: 12,
            self.drag_a_card: 20,
            self.click_anywhere: 8,
            self.press_a_key: 18,
            self.press_a_chord: 7,
            self.click_a_button: 8,
            self.use_a_menu: 4,
            self.resize: 3,
            self.change_a_setting: 4,
            self.turn_the_wheel: 1,
            self.wait: 8,
        }
        if self._game:
            acts[self.click_a_button_on_the_table] = 30
        self._acts, self._weights = list(acts), list(acts.values())
        # A tool button's menu has an event loop of its own, from which the click that opened it does not come back.
        self._patience = QTimer(self._window, interval=60)
        self._patience.timeout.connect(self._leave_loop)
        self._patience.start()

    def act(self) -> str:
        """Do one thing; return what."""
        self._acting = True
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            done = self._leave_a_popup(popup)
        elif self._window.page is None and not self._window.overlays() and self._random.random() < 0.5:
            done = self.go_on()
        else:
            [act] = self._random.choices(self._acts, self._weights)
            done = act()
        self._acting = False
        self.done.append(done)
        return done

    def _leave_loop(self) -> None:
        """Choose something in a menu that is open while something else is being done."""
        popup = QApplication.activePopupWidget()
        if popup is None or not self._acting:
            return
        if popup.parent() is None:  # the menu of speeds, the only one whose actions are all harmless
            QTest.keyClick(popup.windowHandle(), self._random.choice((Qt.Key.Key_Down, Qt.Key.Key_Return)))
        else:
            QTest.keyClick(popup.windowHandle(), Qt.Key.Key_Escape)

    # What it does ----------------------------------------------------------------------------------------------------

    def _leave_a_popup(self, popup: QWidget) -> str:
        """Choose something in a menu or a list, or leave it by Escape."""
        if self._random.random() < 0.6:
            QTest.keyClick(popup.windowHandle(), Qt.Key.Key_Escape)
            return f"escape from {type(popup).__name__}"
        keys = [self._random.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)) for _ in range(self._random.randint(0, 3))]
        for key in keys:
            QTest.keyClick(popup.windowHandle(), key)
        return f"{len(keys)} arrows in {type(popup).__name__}"

    def go_on(self) -> str:
        """From home into a match."""
        home = self._window.home
        button = home.strip.button if home.can_continue and self._random.random() < 0.7 else home.tiles[self._game]
        kind = type(button).__name__
        QTest.mouseClick(self._sight.port, LEFT, NONE, self._sight.place(button).center())
        if self._window.overlays():
            QTest.keyClick(self._sight.port, Qt.Key.Key_Return)
        return f"from home by {kind}"

    def click_a_card(self) -> str:
        page = self._sight.page()
        if page is None:
            return self.click_a_button()
        point = self._sight.piece(page, movable=True)
        QTest.mouseClick(self._sight.port, LEFT, NONE, point)
        targets = page.table.pointer.marking.targets if self._sight.page() is page else ()
        if targets and self._random.random() < 0.6:
            rect = self._random.choice(targets).rect.toRect()
            spot = page.view.viewport().mapTo(self._window, page.view.mapFromScene(rect.topLeft() + QPoint(9, 12)))
            QTest.mouseClick(self._sight.port, LEFT, NONE, spot)
            return f"click {point.toTuple()}, then a target at {spot.toTuple()}"
        return f"click {point.toTuple()}"

    def double_click_a_card(self) -> str:
        page = self._sight.page()
        if page is None:
            return self.click_a_button()
        point = self._sight.piece(page, movable=True)
        clicks = self._random.choice((2, 2, 2, 3))
        QTest.mouseDClick(self._sight.port, LEFT, NONE, point)
        if clicks == 3:
            QTest.mouseClick(self._sight.port, LEFT, NONE, point)
        return f"{clicks} clicks at {point.toTuple()}"

    def drag_a_card(self) -> str:
        """Drag a card somewhere, and perhaps do something else while it is in the hand."""
        page = self._sight.page()
        if page is None:
            return self.click_a_button()
        start = self._sight.piece(page, movable=True)
        end = self._sight.piece(page, movable=False) if self._random.random() < 0.6 else self._sight.anywhere()
        halfway = self._random.choice(("", "", "", "escape", "right", "undo", "resize", "wait", "key", "home", "lost"))
        QTest.mouseMove(self._sight.port, start)
        QTest.mousePress(self._sight.port, LEFT, NONE, start)
        for step in range(1, 4):
            QTest.mouseMove(self._sight.port, start + (end - start) * step / 4)
        match halfway:
            case "escape":
                QTest.keyClick(self._sight.port, Qt.Key.Key_Escape)
            case "right":
                QTest.mouseClick(self._sight.port, RIGHT, NONE, start)
            case "undo":
                QTest.keyClick(self._sight.port, Qt.Key.Key_Z, CTRL)
            case "home":
                QTest.keyClick(self._sight.port, Qt.Key.Key_Home, CTRL)
            case "resize":
                self.resize()
            case "wait":
                self.wait()
            case "key":
                self.press_a_key()
        QTest.mouseMove(self._sight.port, end)
        if halfway == "lost":
            page.view.clearFocus()  # the release goes to somebody else
        QTest.mouseRelease(self._sight.port, LEFT, NONE, end)
        return f"drag {start.toTuple()} to {end.toTuple()} {halfway}"

    def click_anywhere(self) -> str:
        point = self._sight.anywhere()
        button = self._random.choice((LEFT, LEFT, RIGHT, MIDDLE))
        (QTest.mouseDClick if self._random.random() < 0.2 else QTest.mouseClick)(self._sight.port, button, NONE, point)
        return f"{button.name} at {point.toTuple()}"

    def press_a_key(self) -> str:
        key = self._random.choice(TABLE_KEYS)
        QTest.keyClick(self._sight.port, key)
        return f"key {key.name}"

    def press_a_chord(self) -> str:
        key, modifier = self._random.choice(CHORDS)
        QTest.keyClick(self._sight.port, key, modifier)
        return f"chord {key.name}"

    def click_a_button(self) -> str:
        """Click one of the buttons that can be seen, of the topmost dialog or else of the window."""
        overlays = self._window.overlays()
        within = overlays[-1] if overlays else self._window
        buttons = [
            button
            for button in within.findChildren(QAbstractButton)
            if button.isVisible() and button.window() is self._window and button.objectName() not in KEPT_OPEN
        ]
        buttons = [button for button in buttons if button is not self._window.home.strip.file_button]
        if not buttons:
            return self.press_a_key()
        button = self._random.choice(buttons)
        words = button.text() or button.accessibleName() or type(button).__name__
        QTest.mouseClick(self._sight.port, LEFT, NONE, self._sight.place(button).center())
        return f"button {words!r}"

    def click_a_button_on_the_table(self) -> str:
        """Click one of the buttons that are drawn on the table, now and then twice."""
        page = self._sight.page()
        buttons = [] if page is None else [item for item in page.table.items() if isinstance(item, Button)]
        buttons = [button for button in buttons if button.isVisible()]
        if page is None or not buttons:
            return self.press_a_key()
        button = self._random.choice(buttons)
        spot = page.view.viewport().mapTo(self._window, page.view.mapFromScene(button.rect().center()))
        for _ in range(self._random.choice((1, 1, 2))):
            QTest.mouseClick(self._sight.port, LEFT, NONE, spot)
        return f"table button {button.text!r}"

    def use_a_menu(self) -> str:
        """Open a menu by the mouse and choose one of its actions, but never Quit."""
        bar = self._window.menuBar()
        title = self._random.choice(bar.actions())
        menu = title.menu()
        if not bar.isVisible() or menu is None or self._window.overlays():
            return self.press_a_key()
        QTest.mouseClick(self._sight.port, LEFT, NONE, bar.mapTo(self._window, bar.actionGeometry(title).center()))
        actions = [each for each in menu.actions() if not each.isSeparator() and each.objectName() not in KEPT_OPEN]
        action = self._random.choice(actions)
        words = action.text()
        if menu.isVisible():
            QTest.mouseClick(menu.windowHandle(), LEFT, NONE, menu.actionGeometry(action).center())
        return f"menu {words!r}"

    def resize(self) -> str:
        if self._window.isFullScreen():
            return self.press_a_key()
        size = self._random.choice(SIZES)
        self._window.resize(*size)
        return f"resize to {size}"

    def change_a_setting(self) -> str:
        """What the settings dialog does, without looking for the right control."""
        settings = self._program.profile.settings
        name, values = self._random.choice(
            (
                ("language", ("en", "es", "it")),
                ("theme", ("green", "blue", "burgundy", "charcoal", "bright")),
                ("speed", ("off", "off", "quick", "normal", "projector")),
                ("speed", ("off", "off", "quick", "normal", "projector")),
                ("counter", ("off", "own", "all")),
                ("hand_sort", ("pairs", "value")),
                ("pack", ("french", "spanish")),
                ("all_discards", (True, False)),
                ("seen_taken", (True, False)),
                ("step_mode", (True, False, False)),
                ("auto_pick", (True, False)),
                ("four_colour", (True, False)),
                ("index", ("standard", "jumbo")),
                ("back", ("guilloche", "lattice", "weave")),
                ("motion", ("system", "full", "reduced")),
            )
        )
        value = self._random.choice(values)
        settings.set_value(name, value)
        return f"{name} = {value!r}"

    def turn_the_wheel(self) -> str:
        point = self._sight.anywhere()
        QTest.wheelEvent(self._sight.port, point, QPoint(0, self._random.choice((-120, 120))))
        return f"wheel at {point.toTuple()}"

    def wait(self) -> str:
        """Let things move for a moment."""
        clock = QElapsedTimer()
        clock.start()
        milliseconds = self._random.randint(5, 120)
        while clock.elapsed() < milliseconds:
            QApplication.processEvents()
        return f"wait {milliseconds} ms"
