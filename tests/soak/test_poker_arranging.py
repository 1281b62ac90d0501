"""Whatever is done with mouse and keys while a hand is set: thirteen cards stay in thirteen places."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.chinese_poker import PokerOptions
from rules.chinese_poker.setting import ROWS, SIZES
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.autosave import Autosave
from tablegames_qt.background import Background
from tablegames_qt.saves import SaveFolder
from tests.qt.tables.chinese_poker.played import PokerPlayed

pytestmark = pytest.mark.qt_log_ignore("Mouse event at", extend=True)
CTRL, SHIFT, ALT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.NoModifier,
)
KEYS = (
    *((key, NONE) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)),
    *((key, NONE) for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Escape) * 2),
    *((key, NONE) for key in (Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_Backspace)),
    *((key, NONE) for key in (Qt.Key.Key_O, Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_W, Qt.Key.Key_P)),
    *((key, SHIFT) for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab)),
    *((key, ALT) for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)),
    (Qt.Key.Key_Backspace, CTRL),
)
SIZES_OF_VIEW = ((1280, 700), (936, 700), (1024, 534), (960, 540), (1600, 900))


class Hand:
    """A restless hand on one table. It never locks: what it does has to end where it began, in the arrangement."""

    def __init__(self, played: PokerPlayed, seed: int) -> None:
        self._played = played
        self._random = random.Random(seed)
        self.done: list[str] = []
        self._acts: tuple[Callable[[], None], ...] = (
            *(self.drag,) * 6,
            *(self.click,) * 4,
            *(self.double_click,) * 3,
            *(self.key,) * 6,
            *(self.button,) * 2,
            self.drag_and_give_up,
            self.press_twice_in_the_air,
            self.resize,
            self.undo,
            self.bots,
        )

    def act(self) -> None:
        """Do one thing."""
        act = self._random.choice(self._acts)
        self.done.append(act.__name__)
        act()

    # where

    def _port(self) -> QPoint:
        """Somewhere: a card, a place, a badge, or anywhere at all."""
        table = self._played.table
        kind = self._random.random()
        if kind < 0.5:
            card = self._random.choice(self._played.position.hand)
            rect = self._played.item(card).rect()
        elif kind < 0.8:
            row = self._random.choice(ROWS)
            rect = table.geometry.slot(row, self._random.randrange(SIZES[row]))
        elif kind < 0.9:
            row = self._random.choice(ROWS)
            rect = self._random.choice((table.board.badges[row].rect(), table.board.handles[row].rect()))
        else:
            rect = table.sceneRect().adjusted(-30, -30, 30, 30)
        point = QPointF(
            self._random.uniform(rect.left(), rect.right()), self._random.uniform(rect.top(), rect.bottom())
        )
        lock = table.board.buttons["lock"].rect()
        return self._played.at(point if not lock.contains(point) else QPointF(5, 5))

    def _modifiers(self) -> Qt.KeyboardModifier:
        return self._random.choice((NONE, NONE, NONE, NONE, CTRL, SHIFT))

    # what

    def drag(self) -> None:
        self._played.drag(self._port(), self._port())

    def drag_and_give_up(self) -> None:
        self._played.drag(self._port(), self._port(), release=False)
        how = self._random.randrange(4)
        port = self._played.view.viewport()
        if how == 0:
            self._played.key(Qt.Key.Key_Escape)
        elif how == 1:
            QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=self._port())
        elif how == 2:
            self._played.table.pointer.cancel()
        elif how == 3:
            self.resize()
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=self._port())

    def press_twice_in_the_air(self) -> None:
        """A press whose release is lost, then another."""
        port = self._played.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=self._port())
        QTest.mouseMove(port, self._port())
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=self._port())
        QTest.mouseMove(port, self._port())
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=self._port())

    def click(self) -> None:
        self._played.click(self._port(), self._modifiers())

    def double_click(self) -> None:
        point = self._port()
        self._played.double_click(point)
        if self._random.random() < 0.4:
            self._played.click(point)

    def key(self) -> None:
        key, modifiers = self._random.choice(KEYS)
        self._played.key(key, modifiers)

    def button(self) -> None:
        name = self._random.choice(("sort", "arrange", "undo", "clear", "automatic"))
        button = self._played.table.board.buttons[name]
        if button.isVisible():
            self._played.click(self._played.at(button.rect().center()))

    def resize(self) -> None:
        self._played.view.resize(*self._random.choice(SIZES_OF_VIEW))

    def undo(self) -> None:
        for _ in range(self._random.randrange(4)):
            self._random.choice((self._played.table.undo_draft, self._played.table.redo_draft))()

    def bots(self) -> None:
        """A bot becomes ready: the table is told a step that nobody sees."""
        view = self._played.position
        self._played.table.tell(view, (), view)


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path, english: None) -> Iterator[PokerPlayed]:
    faces, background = CardFaces(Deck()), Background()
    autosave = Autosave(SaveFolder(tmp_path / "saves"), background)
    made = PokerPlayed(qtbot, faces, tmp_path, autosave, seed="soak", options=PokerOptions())
    yield made
    made.close()
    background.close()
    faces.close()


def trouble(played: PokerPlayed, seed: int, inputs: int) -> None:
    hand = Hand(played, seed)
    moves = played.moves
    for number in range(inputs):
        hand.act()
        assert sorted(played.laid.cards) == sorted(played.position.hand), hand.done[-5:]
        assert played.moves == moves, "something was locked"
        if number % 10 == 9:
            QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
            played.table.question.close()
            played.table.pointer.cancel(glide=False)
            try:
                played.assert_in_step()
            except AssertionError as fault:
                raise AssertionError(f"after {hand.done[-10:]}") from fault
    assert played.table.arranger.arrangement is not None
    placed = played.table.arranger.arrangement
    while placed.undo():
        pass
    assert placed.now.tray and placed.placed == 0


def test_a_hundred_random_inputs_leave_thirteen_cards_in_thirteen_places(played: PokerPlayed) -> None:
    trouble(played, 1, 100)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", [2, 3])
def test_a_thousand_random_inputs_leave_thirteen_cards_in_thirteen_places(played: PokerPlayed, seed: int) -> None:
    trouble(played, seed, 1000)
