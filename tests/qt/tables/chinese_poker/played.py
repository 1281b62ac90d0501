"""A table of Chinese poker that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.cards import Card
from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.chinese_poker.arranging import arrange
from rules.chinese_poker.automatic import kinds
from rules.chinese_poker.setting import HAND, ROWS, Row, Setting
from rules.chinese_poker.view import PokerView
from rules.dealing import Dealing
from rules.record import Match, Player, replay
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.session import Session
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinese_poker.arrangement import Laid
from tablegames_qt.tables.chinese_poker.table import PokerTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES

NAMES = ("Ana", "Bruno", "Carla", "Dario")


class PokerPlayed:
    """A match at a table, with Ana at the bottom and bots elsewhere."""

    def __init__(
        self,
        qtbot: QtBot,
        faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        *,
        seed: str = "table",
        options: PokerOptions | None = None,
        seats: int = 4,
        level: str = "easy",
        size: tuple[int, int] = (1280, 700),
    ) -> None:
        self.qtbot = qtbot
        players = tuple(
            Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else level)
            for seat, name in enumerate(NAMES[:seats])
        )
        dealing = Dealing.from_text(seed, CHINESE_POKER.name)
        match, opening = Match.start(CHINESE_POKER, options or PokerOptions(), players, dealing)
        self.settings = Settings(folder / "settings.ini")
        names = [player.name for player in players]
        self.table = PokerTable(TableContext(Seat(0), names, self.settings, faces, THEMES["green"]))
        self.table.set_speed(Speed.OFF)
        self.view = TableView(self.table)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self.session = Session(match, InlineRunner(), autosave, opening=opening, speed="off")
        self.session.stepped.connect(self.table.tell)
        self.session.jumped.connect(self.table.jump)
        self.table.settled.connect(self.session.table_settled)
        self.table.acted.connect(self._act)
        self.table.decided.connect(self._decide)
        self.refused: list[str] = []
        self.table.refused.connect(self.refused.append)
        self.told: list[object] = []
        self.table.revealed.connect(self.told.append)
        self.asked: list[int] = []
        self.session.asked.connect(self.asked.append)
        self.view.show()
        self.session.start()
        self.until_asked()

    def _act(self, action: object) -> None:
        self.session.submit(Seat(0), action)

    def _decide(self, action: object) -> None:
        self.session.submit(TABLE, action)

    def close(self) -> None:
        """End the match and take the table apart."""
        self.session.close()
        self.table.tear_down()

    def until_asked(self) -> None:
        """Wait until Ana alone (or the table) is asked, or the match is over, and nothing moves."""

        def ready() -> bool:
            if self.table.choreographer.speed is Speed.OFF:
                self.table.choreographer.settle()
            waiting = set(self.session.to_act)
            done = self.session.outcome is not None or (bool(self.asked) and waiting <= {Seat(0), TABLE})
            return done and not self.table.choreographer.running

        self.qtbot.waitUntil(ready, timeout=90_000)
        self.asked.clear()

    # what there is

    @property
    def position(self) -> PokerView:
        """What Ana may know now."""
        view = self.session.view()
        assert isinstance(view, PokerView)
        return view

    @property
    def phase(self) -> str:
        """What the match waits for."""
        return self.position.phase

    @property
    def laid(self) -> Laid:
        """Where Ana's cards lie."""
        return self.table.arranger.laid

    @property
    def moves(self) -> int:
        """How many actions the record holds."""
        return len(self.session.record.moves)

    def item(self, card: Card) -> CardItem:
        """The item of an own card."""
        return self.table.pack.own[card]

    def best(self) -> Setting:
        """The hard bot's rows for the hand."""
        return arrange(self.position.hand, self.position.options)

    # points

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the viewport."""
        return self.view.mapFromScene(point)

    def spot(self, card: Card) -> QPoint:
        """A point of a card that nothing covers: its index."""
        return self.at(self.item(card).rect().topLeft() + QPointF(9, 20))

    def slot(self, row: Row, place: int) -> QPoint:
        """The middle of a place of a row."""
        return self.at(self.table.geometry.slot(row, place).center())

    # deeds

    def click(self, point: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go of the left button."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, modifiers, point)

    def press(self, button: Button) -> None:
        """Click a button of the table, which must be there."""
        assert button.isVisible() and button.enabled, button.text
        self.click(self.at(button.rect().center()))

    def button(self, name: str) -> None:
        """Click a button beside the rows."""
        self.press(self.table.board.buttons[name])

    def double_click(self, point: QPoint) -> None:
        """As the system sends it: press, release, double press, release."""
        port = self.view.viewport()
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point)

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, and let go."""
        port = self.view.viewport()
        QTest.mouseMove(port, start)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        if release:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def carry(self, card: Card, target: QPointF, *, release: bool = True) -> None:
        """Drag a card so that its middle comes to lie on a point of the scene."""
        item = self.item(card)
        self.table.choreographer.settle()
        start = item.rect().topLeft() + QPointF(9, 20)
        lift = QApplication.startDragDistance()
        way = target - item.rect().center()
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        # A piece is taken up at the end of the drag distance and keeps that distance from the pointer.
        end = start + way + way * (lift / length)
        self.drag(self.at(start), self.at(end), release=release)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.view, key, modifiers)

    def place_all(self, setting: Setting) -> None:
        """Lay all cards as a setting says, as the Arrange button does."""
        assert self.table.arranger.apply(setting)
        self.table.choreographer.settle()

    def lock(self) -> None:
        """Lock the rows and wait for what follows; a hand that wins by itself is played as rows."""
        self.button("lock")
        if self.table.question.shown:
            self.press(self.table.question.yes)
        self.until_asked()

    def play_deal(self) -> None:
        """Play a whole deal with the best rows."""
        if kinds(self.position.hand):
            self.table.sealing.declare()
            self.until_asked()
            return
        self.place_all(self.best())
        self.lock()

    # checks

    def assert_in_step(self) -> None:
        """Thirteen cards in thirteen places, each where the arrangement says; nothing lifted or glued."""
        table, view = self.table, self.position
        table.choreographer.settle()
        assert not table.choreographer.running
        assert not table.pointer.dragging
        if view.phase == "set" and Seat(0) not in view.ready:
            assert sorted(self.laid.cards) == sorted(view.hand)
            spots = {}
            for card in view.hand:
                corner, height, _ = table.arranger.corner(card)
                item = self.item(card)
                assert item.card is card and item.isVisible()
                assert (item.pos() - corner).manhattanLength() < 2, (card, item.pos(), corner)
                assert abs(item.height - height) < 1
                assert item.scale() == 1.0 and item.opacity() == 1.0 and not item.lifted
                spots[item.pos().toTuple()] = card
            assert len(spots) == HAND, "two cards lie in one place"
        assert replay(self.session.record).state == self.session.match.state

    def faces(self, seat: int) -> list[Card]:
        """The faces that can be seen on a seat's board."""
        return [item.card for item in self.table.pack.boards[seat] if item.card is not None and item.isVisible()]


def in_rows(laid: Laid) -> dict[Row, Sequence[Card]]:
    """The cards of each row."""
    return {row: [card for card in laid[row] if card is not None] for row in ROWS}
