"""The toy table played with keys alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.scene.button import RESTS, Button
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.cursor import TARGETS, CursorStop, CursorZone
from tests.qt.scene.conftest import Hand
from tests.qt.scene.toys import ToyView

Key = Qt.Key


def ringed(hand: Hand) -> object:
    item = hand.table.ring.item
    return getattr(item, "piece", item)


def test_the_first_key_shows_where_one_is(hand: Hand) -> None:
    said: list[str] = []
    noted: list[str] = []
    hand.table.announced.connect(said.append)
    hand.table.noted.connect(noted.append)
    assert ringed(hand) is None
    hand.key(Key.Key_Right)
    assert ringed(hand) == "a"
    assert said == noted == ["card a"], "heard and, in the status line, seen"
    hand.key(Key.Key_Right)
    assert ringed(hand) == "b"
    hand.key(Key.Key_Left)
    hand.key(Key.Key_Left)
    assert ringed(hand) == "a", "at the end it stays"


def test_digits_go_to_the_nth_card_of_the_hand(hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("abcd"), tuple("ef")))
    hand.key(Key.Key_3)
    assert ringed(hand) == "c"
    hand.key(Key.Key_9)
    assert ringed(hand) == "c"


def test_enter_does_the_usual_thing(qtbot: QtBot, hand: Hand) -> None:
    hand.key(Key.Key_2)
    with qtbot.waitSignal(hand.table.settled):
        hand.key(Key.Key_Return)
    assert hand.acted == [("b", "felt")]
    assert ringed(hand) == "c", "the cursor keeps its place in the row"


def test_enter_before_any_ring_only_shows_it(hand: Hand) -> None:
    hand.key(Key.Key_Return)
    assert hand.acted == []
    assert ringed(hand) == "a"


class Clock:
    """Time that passes when the test says so."""

    now = since = 0

    def start(self) -> None:
        self.since = self.now

    def isValid(self) -> bool:
        return True

    def elapsed(self) -> int:
        return self.now - self.since


def test_a_button_that_rests_takes_no_key_before_the_keys_have_paused(hand: Hand) -> None:
    pressed: list[str] = []
    button = Button(hand.table.look, "On", lambda: pressed.append("on"), default=True)
    hand.table.addItem(button)
    hand.key(Key.Key_Return)
    assert pressed == ["on"], "one that does not rest acts at once"
    button.rests, clock = True, Clock()
    button._quiet_since = clock  # type: ignore[assignment]
    button.setVisible(False)
    button.setVisible(True)
    for _ in range(5):
        clock.now += RESTS // 2
        hand.key(Key.Key_Return)
    assert pressed == ["on"], "each key that comes too soon makes it rest anew"
    clock.now += RESTS
    hand.key(Key.Key_Return)
    assert pressed == ["on", "on"]


def test_several_targets_are_chosen_with_arrows(qtbot: QtBot, hand: Hand) -> None:
    said: list[str] = []
    hand.table.announced.connect(said.append)
    hand.table.usual = False
    hand.key(Key.Key_1)
    hand.key(Key.Key_Return)
    assert hand.table.pointer.selected is hand.table.piece("a")
    assert hand.table.cursor.zone is not None
    assert hand.table.cursor.zone.name == TARGETS
    assert said[-1] == "the felt"
    hand.key(Key.Key_Right)
    assert ringed(hand) is hand.table.box
    hand.key(Key.Key_Left)
    hand.key(Key.Key_Return)
    assert hand.acted == [("a", "felt")]


def test_every_arrow_leads_from_one_target_to_the_next(hand: Hand) -> None:
    names = tuple("abc")
    hand.table.jump(ToyView(tuple("d"), names, asked=names))
    for level, name in enumerate(names):
        hand.table.piece(name).place(QPointF(300, 60 + 40 * level))
    for way in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down):
        seen = set()
        for _ in range(3):
            hand.key(way)
            seen.add(ringed(hand))
        assert seen == set(names), way


def test_the_ring_goes_around_what_can_be_seen_of_a_card(hand: Hand) -> None:
    names = tuple("abcdefghijklmnopqrst")
    hand.table.jump(ToyView(names))
    hand.key(Key.Key_3)
    for name, after in zip(names[2:], (*names[3:], None), strict=True):
        assert ringed(hand) == name
        piece, ring = hand.table.piece(name), hand.table.ring.rect()
        assert (ring.left(), ring.top(), ring.bottom()) == (
            piece.rect().left(),
            piece.rect().top(),
            piece.rect().bottom(),
        )
        reach = hand.table.ring.reach
        end = piece.rect().right() if after is None else hand.table.piece(after).rect().left() - reach
        assert ring.right() == end, "nothing of the neighbour is hidden"
        hand.key(Key.Key_Right)
    hand.table.piece("s").place(QPointF(10, 10))
    hand.key(Key.Key_Left)
    assert ringed(hand) == "r"
    end = hand.table.piece("t").rect().left() - hand.table.ring.reach
    assert hand.table.ring.rect().right() == end, "the neighbour has gone"


def test_the_ring_goes_around_the_index_of_a_card_in_a_column(hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("d"), tuple("ab"), asked=("a", "b")))
    for level, name in enumerate("ab"):
        hand.table.piece(name).place(QPointF(300, 60 + 40 * level), z=level)
    hand.key(Key.Key_Up)
    hand.table.cursor.stand_on(hand.table.piece("a"), TARGETS)
    piece, ring = hand.table.piece("a"), hand.table.ring.rect()
    # amber outlines belong to a piece as it is seen
    assert (
        ring.top() < piece.rect().top()
        and abs(ring.bottom() + hand.table.ring.reach - hand.table.piece("b").outer().top()) < 1
    )
    assert ring.right() > piece.rect().right()


def test_escape_takes_the_choice_back(hand: Hand) -> None:
    hand.table.usual = False
    hand.key(Key.Key_1)
    hand.key(Key.Key_Return)
    hand.key(Key.Key_Escape)
    assert hand.table.pointer.selected is None
    assert ringed(hand) == "a"


def test_an_open_choice_is_answered(hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("abc"), tuple("def"), asked=("d", "f")))
    hand.key(Key.Key_Right)
    hand.key(Key.Key_Right)
    hand.key(Key.Key_Return)
    assert hand.table.chosen == ["f"]


def test_space_passes_the_time_and_never_plays(qtbot: QtBot, hand: Hand) -> None:
    hand.key(Key.Key_1)
    hand.key(Key.Key_Space)
    assert hand.acted == []
    dance = hand.table.choreographer
    dance.add(Beat(hold="final_sum"), Beat(hold="final_sum"))
    qtbot.waitUntil(lambda: dance.ticking)
    qtbot.waitUntil(lambda: dance._playing is not None)
    first = dance._playing
    hand.key(Key.Key_Space)
    assert dance._playing is not first
    assert dance.running
    dance.settle()


def test_space_is_the_step(qtbot: QtBot, hand: Hand) -> None:
    dance = hand.table.choreographer
    dance.step_mode = True
    dance.add(Beat(wait_for_step=True))
    qtbot.waitUntil(lambda: dance.waiting)
    with qtbot.waitSignal(dance.idle):
        hand.key(Key.Key_Space)


def test_a_held_key_acts_once(hand: Hand) -> None:
    hand.key(Key.Key_1)
    none = Qt.KeyboardModifier.NoModifier
    for _ in range(5):
        QApplication.sendEvent(hand.view, QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, none, "\r", True))
    assert hand.acted == []


def test_other_keys_are_the_tables_own_or_nobodys(hand: Hand) -> None:
    asked: list[str] = []
    hand.table.key = lambda name: asked.append(name) or True  # type: ignore[method-assign,func-returns-value]
    hand.key(Key.Key_H)
    hand.key(Key.Key_S)
    hand.key(Key.Key_Escape)
    hand.key(Key.Key_Space)
    QTest.keyClick(hand.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["H", "S", "Esc", "Space"]


def test_tab_walks_the_zones_and_leaves_at_the_end(qtbot: QtBot, hand: Hand) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before, after = QLineEdit(), QLineEdit()
    column = QVBoxLayout(window)
    column.addWidget(before)
    column.addWidget(hand.view)
    column.addWidget(after)
    QWidget.setTabOrder(before, hand.view)
    QWidget.setTabOrder(hand.view, after)
    window.resize(800, 700)
    window.show()
    window.activateWindow()
    with qtbot.waitExposed(window):
        pass
    hand.table.jump(ToyView(tuple("abcd"), tuple("ef")))
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    QTest.keyClick(before, Key.Key_Tab)
    assert hand.view.hasFocus(), QApplication.focusWidget()
    assert ringed(hand) == "e"
    hand.key(Key.Key_Tab)
    assert ringed(hand) == "a"
    hand.key(Key.Key_Tab)
    assert after.hasFocus()
    assert ringed(hand) is None, "no ring where no key would act"
    QTest.keyClick(after, Key.Key_Backtab)
    assert ringed(hand) == "a"
    hand.key(Key.Key_Backtab)
    assert ringed(hand) == "e"
    hand.key(Key.Key_Backtab)
    assert before.hasFocus()
    hand.view.setParent(None)  # type: ignore[call-overload]


def test_the_mouse_hides_the_ring(hand: Hand) -> None:
    hand.key(Key.Key_1)
    assert ringed(hand) == "a"
    hand.click(hand.felt())
    assert ringed(hand) is None


def test_the_ring_follows_a_piece_that_rises(qtbot: QtBot, hand: Hand) -> None:
    hand.table.usual = False
    hand.key(Key.Key_1)
    piece = hand.table.piece("a")
    low = hand.table.ring.y()
    piece.set_rise(25)
    assert hand.table.ring.y() == low - 25


def test_a_series_of_all_cards_by_keys_alone(qtbot: QtBot, hand: Hand) -> None:
    hand.key(Key.Key_1)
    for _ in range(6):
        with qtbot.waitSignal(hand.table.settled):
            hand.key(Key.Key_Return)
    assert hand.table.position == ToyView((), tuple("abcdef"))


def test_enter_presses_a_button_unless_it_is_disabled(hand: Hand) -> None:
    pressed: list[int] = []
    button = Button(hand.table.look, "Sort", lambda: pressed.append(1))
    hand.table.addItem(button)
    zones = [CursorZone("buttons", [CursorStop(button, "Sort")])]
    hand.table.cursor_zones = lambda: zones  # type: ignore[method-assign]
    hand.key(Key.Key_Right)
    hand.key(Key.Key_Return)
    button.set_enabled(on=False)
    hand.key(Key.Key_Return)
    assert pressed == [1]


def test_enter_without_a_ring_presses_the_filled_button(hand: Hand) -> None:
    pressed: list[str] = []
    for name, default in (("plain", False), ("filled", True)):
        button = Button(hand.table.look, name, lambda name=name: pressed.append(name), default=default)
        button.put(QPointF(10, 10))
        hand.table.addItem(button)
        hand.key(Key.Key_Return)
        hand.table.cursor.show(on=False)
    assert pressed == ["filled"]
    button.set_enabled(on=False)
    hand.key(Key.Key_Return)
    assert pressed == ["filled"], "a disabled one is not pressed"
    assert ringed(hand) is not None, "and the ring appears"


def test_enter_does_nothing_that_the_ring_was_not_around(hand: Hand) -> None:
    pressed: list[int] = []
    button = Button(hand.table.look, "Next", lambda: pressed.append(1))
    hand.table.addItem(button)
    hand.key(Key.Key_1)
    hand.table.obey(("a", "felt"))
    over = [CursorZone("sheet", [CursorStop(button, "Next")])]
    hand.table.cursor_zones = lambda: over  # type: ignore[method-assign]
    assert hand.table.choreographer.running
    hand.key(Key.Key_Return)
    assert not hand.table.choreographer.running
    assert pressed == [] and hand.acted == []
    assert ringed(hand) is button, "now it can be seen"
    hand.key(Key.Key_Return)
    assert pressed == [1]


def test_enter_on_a_piece_that_lies_says_why_not(hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("abc"), tuple("def")))
    hand.key(Key.Key_1)
    hand.key(Key.Key_Backtab)
    hand.key(Key.Key_Return)
    assert hand.refused == ["It lies already."]
