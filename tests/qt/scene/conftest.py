"""A toy table in a window, and a mouse and keys for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_view import TableView
from tests.qt.scene.toys import ToyTable, ToyView

LEFT = Qt.MouseButton.LeftButton


class Hand:
    """Presses, moves and lets go over a table, and reads what the table wants."""

    def __init__(self, table: ToyTable, view: TableView) -> None:
        self.table, self.view = table, view
        self.acted: list[object] = []
        self.refused: list[str] = []
        self.settled: list[int] = []
        table.acted.connect(self.acted.append)
        table.refused.connect(self.refused.append)
        settled = self.settled  # the table must not hold the hand that holds it
        table.settled.connect(lambda: settled.append(1))

    def middle(self, name: str) -> QPoint:
        return self.table.piece(name).rect().center().toPoint()

    def felt(self) -> QPoint:
        return self.table.felt.rect().center().toPoint()

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=at)

    def move(self, at: QPoint, *, held: bool = True) -> None:
        buttons = LEFT if held else Qt.MouseButton.NoButton
        everywhere = QPointF(self.view.viewport().mapToGlobal(at))
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), everywhere, Qt.MouseButton.NoButton, buttons, Qt.KeyboardModifier(0)
        )
        QApplication.sendEvent(self.view.viewport(), event)

    def click(self, at: QPoint) -> None:
        # clicks of their own, not the second half of a double click
        QTest.mouseClick(self.view.viewport(), LEFT, pos=at)

    def double_click(self, at: QPoint) -> None:
        self.click(at)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=at)

    def take_up(self, name: str, to: QPoint) -> None:
        """Press a piece and carry it somewhere, without letting go."""
        start = self.middle(name)
        self.press(start)
        for step in range(1, 9):
            self.move(start + (to - start) * step / 8)

    def drag(self, name: str, to: QPoint) -> None:
        self.take_up(name, to)
        self.release(to)

    def right_click(self, at: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.RightButton, pos=at)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.RightButton, pos=at)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)


@pytest.fixture
def table(faces: CardFaces) -> Iterator[ToyTable]:
    """A toy table that shows its first view, in no window yet."""
    made = ToyTable(faces)
    made.layout()
    made.jump(ToyView())
    yield made
    made.tear_down()


@pytest.fixture
def hand(qtbot: QtBot, table: ToyTable) -> Iterator[Hand]:
    """A hand over the toy table in a window of 800 x 600; actions are played as a session would."""
    view = TableView(table)
    qtbot.addWidget(view)
    view.resize(800, 600)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    table.set_speed(Speed.QUICK)
    made = Hand(table, view)
    table.acted.connect(table.obey)
    yield made
    view.close()
