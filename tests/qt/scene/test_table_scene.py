"""A table over its life: it draws any position, paints nothing while idle, keeps its pieces, ends cleanly."""

from __future__ import annotations

import random
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene import table_view
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.theme import THEMES
from tests.qt.scene.conftest import LEFT, Hand
from tests.qt.scene.toys import ToyTable, ToyView


class Paints(QObject):
    """Counts paint events."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_none_is_not_used_up(qtbot: QtBot, hand: Hand) -> None:
    """A binding that drops a reference to None at each call ends the program after some thousand repaints."""
    piece = hand.table.piece("a")
    hand.view.repaint()
    before = sys.getrefcount(None)
    for step in range(300):
        piece.setPos(QPointF(step, step))
        hand.view.viewport().repaint()
    assert abs(sys.getrefcount(None) - before) < 50


def test_an_idle_table_paints_nothing(qtbot: QtBot, hand: Hand) -> None:
    with qtbot.waitSignal(hand.table.settled):
        hand.table.obey(("a", "felt"))
    qtbot.waitUntil(lambda: not hand.table.choreographer.ticking)
    paints = Paints()
    hand.view.viewport().installEventFilter(paints)

    def rests() -> bool:
        """Nothing was painted for a while; what is new to a window comes to rest in its own time before."""
        paints.count = 0
        qtbot.wait(300)
        return paints.count == 0

    qtbot.waitUntil(rests)
    assert not hand.table.choreographer.ticking


def test_the_stock_of_items_is_constant(qtbot: QtBot, hand: Hand) -> None:
    count = len(hand.table.items())
    children = len(hand.table.children())
    for _ in range(20):
        hand.table.jump(ToyView())
        for name in "abcdef":
            hand.table.obey((name, "felt"))
            hand.table.choreographer.settle()
        hand.click(hand.middle("a"))
    assert len(hand.table.items()) == count
    assert len(hand.table.children()) == children


def test_a_face_down_piece_holds_no_secret(qtbot: QtBot, hand: Hand) -> None:
    table = hand.table
    secret = "of hearts"
    piece = table.piece("a")
    piece.show_face(secret)
    table.choreographer.add(Beat([Flip(piece, None), Move(piece, QPointF(10, 10))]))
    table.choreographer.settle()
    for item in table.items():
        if isinstance(item, PieceItem):
            assert item.face != secret
            assert secret not in repr(vars(item))
            assert not item.toolTip()


def test_settled_comes_once_for_each_step_and_for_a_jump(qtbot: QtBot, hand: Hand) -> None:
    hand.table.obey(("a", "felt"))
    hand.table.choreographer.settle()
    assert hand.settled == [1]
    hand.table.jump(ToyView())
    assert hand.settled == [1, 1]


def test_a_step_told_before_the_last_one_was_shown_is_shown_instead(hand: Hand) -> None:
    shown: list[object] = []
    show = hand.table.show_view
    hand.table.show_view = lambda view: (shown.append(view), show(view))  # type: ignore[method-assign]
    hand.table.obey(("a", "felt"))
    hand.table.obey(("b", "felt"))
    hand.table.choreographer.settle()
    assert shown == [hand.table.position], "a table that has played on cannot draw the position before"
    assert hand.settled == [1]


def test_a_jump_in_the_middle_of_a_step_shows_the_new_position(qtbot: QtBot, hand: Hand) -> None:
    hand.table.obey(("a", "felt"))
    qtbot.waitUntil(lambda: hand.table.choreographer.ticking)
    home = ToyView(tuple("fedcba"))
    hand.table.jump(home)
    assert hand.table.position == home
    assert hand.settled == [1], "the step that was cut short is not reported"
    assert hand.table.piece("f").x() < hand.table.piece("a").x()


def test_a_jump_ends_a_choice_in_the_position_that_the_pieces_show(
    qtbot: QtBot, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be chosen then is asked of the table, which has not laid the pieces of the new position yet."""
    table = hand.table
    hand.click(hand.middle("a"))
    assert table.pointer.selected is table.piece("a")
    before, asked = table.position, list[object]()
    monkeypatch.setattr(table, "choices", lambda: asked.append(table.position) or [])
    table.jump(ToyView(asked=("b",)))
    assert table.pointer.selected is None
    assert asked[0] is before and asked[-1] is table.position


def test_a_jump_from_inside_a_beat_forgets_the_later_ones(qtbot: QtBot, hand: Hand) -> None:
    table = hand.table
    home = ToyView()
    table.choreographer.add(
        Beat(on_end=lambda: table.jump(home)),
        Beat([Move(table.piece("a"), QPointF(700, 10))]),
    )
    spot = table.piece("a").pos()
    table.choreographer.settle()
    assert table.piece("a").pos() == spot


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080), (640, 400)])
def test_a_resize_lays_out_anew_without_animation(qtbot: QtBot, hand: Hand, size: tuple[int, int]) -> None:
    hand.table.obey(("a", "felt"))
    hand.view.resize(*size)
    qtbot.waitUntil(lambda: (hand.table.look.width, hand.table.look.height) == size)
    assert not hand.table.choreographer.running
    assert hand.settled == [1]
    for piece in hand.table.pieces.values():
        assert hand.table.sceneRect().contains(piece.rect())


@pytest.mark.parametrize("dpr", [1.25, 1.5, 2.0])
def test_another_scale_factor_draws_the_pictures_anew(hand: Hand, dpr: float) -> None:
    hand.table.fit(QSizeF(800, 600), dpr)
    piece = hand.table.piece("a")
    assert piece.pixmap.height() == round(piece.height * dpr)
    assert abs(piece.x() * dpr - round(piece.x() * dpr)) < 1e-6


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("dpr", [1.0, 1.5])
def test_the_felt_covers_everything(hand: Hand, theme: str, dpr: float) -> None:
    table = hand.table
    table.set_theme(THEMES[theme])
    table.fit(QSizeF(801, 599), dpr)
    image = QImage(round(801 * dpr), round(599 * dpr), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    table.render(painter)
    painter.end()
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    for x, y in corners:
        colour = image.pixelColor(x, y)
        for channel in ("red", "green", "blue"):
            low, high = sorted(
                getattr(edge, channel)() for edge in (table.look.theme.felt_hi, table.look.theme.felt_lo)
            )
            assert low - 12 <= getattr(colour, channel)() <= high + 12


def test_a_notice_goes_with_the_next_input_or_by_itself(qtbot: QtBot, hand: Hand) -> None:
    hand.table.refuse("The <b>box</b> is full.")
    assert hand.refused == ["The box is full."]
    assert hand.table.notice.isVisible()
    hand.click(QPoint(5, 5))
    qtbot.waitUntil(lambda: not hand.table.notice.isVisible())
    hand.table.refuse("Again.")
    assert hand.table.notice.opacity() == 1
    hand.table._notice_over.setInterval(0)
    hand.table._notice_over.start()
    qtbot.waitUntil(lambda: not hand.table.notice.isVisible())


def test_the_sentence_is_said_once(hand: Hand) -> None:
    said: list[str] = []
    hand.table.sentence.connect(said.append)
    hand.table.say("Choose <b>one</b> of two.")
    hand.table.say("Choose <b>one</b> of two.")
    assert said == ["Choose one of two."]


def test_what_is_announced_reaches_a_screen_reader(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    class Listening:
        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:
            heard.append(event.message())

    monkeypatch.setattr(table_view, "QAccessible", Listening)
    hand.table.announce("Bruno takes the <b>2 of hearts</b>.")
    hand.table.refuse("Not your turn.")
    assert heard == ["Bruno takes the 2 of hearts.", "Not your turn."]


def test_tear_down_in_the_middle_of_everything(qtbot: QtBot, faces: CardFaces) -> None:
    told: list[int] = []
    table = ToyTable(faces)
    table.layout()
    table.jump(ToyView())
    table.settled.connect(lambda: told.append(1))
    table.obey(("a", "felt"))
    table.pointer.select(table.piece("b"))
    table.refuse("No.")
    qtbot.waitUntil(lambda: table.choreographer.ticking)
    told.clear()
    table.tear_down()
    faces.ready.emit()
    qtbot.wait(50)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert told == []
    assert table.pieces == {}
    assert table.items() == []


def test_a_view_may_close_after_its_table_has_ended(qtbot: QtBot, faces: CardFaces) -> None:
    table = ToyTable(faces)
    view = TableView(table)
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    view.setFocus()
    with qtbot.waitExposed(view):
        pass
    table.jump(ToyView())
    hand = Hand(table, view)
    hand.key(Qt.Key.Key_1)
    hand.move(hand.middle("c"), held=False)
    hand.click(hand.middle("c"))
    hand.take_up("b", hand.felt())
    table.tear_down()
    table.retranslate()
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    view.clearFocus()
    view.resize(900, 650)
    view.hide()
    view.show()
    view.close()


def test_a_thousand_wild_inputs_leave_the_table_whole(qtbot: QtBot, hand: Hand) -> None:
    rng = random.Random(7)
    table, view = hand.table, hand.view
    table.set_speed(Speed.QUICK)
    keys = [Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_3]
    count = len(table.items())
    for turn in range(1000):
        spot = QPoint(rng.randrange(-20, 820), rng.randrange(-20, 620))
        match rng.randrange(9):
            case 0:
                hand.press(spot)
            case 1:
                hand.release(spot)
            case 2:
                hand.move(spot, held=bool(rng.randrange(2)))
            case 3:
                hand.double_click(hand.middle(rng.choice("abcdef")))
            case 4:
                hand.click(hand.middle(rng.choice("abcdef")))
            case 5:
                hand.take_up(rng.choice("abcdef"), spot)
            case 6:
                QTest.keyClick(view, rng.choice(keys))
            case 7:
                hand.right_click(spot)
            case 8:
                QApplication.processEvents()
        if not table.position.hand or turn % 97 == 0:
            table.jump(ToyView())
    hand.release(QPoint(5, 5))
    hand.move(QPoint(5, 5), held=False)
    hand.key(Qt.Key.Key_Escape)
    table.choreographer.settle()
    shown = {name: (p.pos(), p.zValue(), p.scale()) for name, p in table.pieces.items()}
    table.show_view(table.position)
    assert {name: (p.pos(), p.zValue(), p.scale()) for name, p in table.pieces.items()} == shown
    assert len(table.items()) == count
    QTest.mouseRelease(view.viewport(), LEFT)
