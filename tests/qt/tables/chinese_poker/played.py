"""A table of Chinese poker that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.cards import Card
from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.chinese_poker.arranging import arrange
from rules.chinese_poker.automatic import kinds
from rules.chinese_poker.setting import HAND, ROWS, Row, Setting
from rules.chinese_poker.view import PokerView
from rules.record import replay
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinese_poker.arrangement import Laid
from tablegames_qt.tables.chinese_poker.table import PokerTable
from tests.qt.tables.played import PlayedTable, begun, seated


class PokerPlayed(PlayedTable[PokerTable, PokerView]):
    """A match of Chinese poker with Ana at the bottom and bots elsewhere."""

    view_type = PokerView

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
        match, opening = begun(CHINESE_POKER, options or PokerOptions(), seated(seats, level), seed)
        super().__init__(qtbot, faces, folder, autosave, PokerTable, match, opening, size=size)

    def is_asked(self) -> bool:
        """Whether Ana alone (or the table) is asked: the others are ready."""
        return bool(self.asked) and set(self.session.to_act) <= {Seat(0), TABLE}

    # what there is

    @property
    def phase(self) -> str:
        """What the match waits for."""
        return self.position.phase

    @property
    def laid(self) -> Laid:
        """Where Ana's cards lie."""
        return self.table.arranger.laid

    def item(self, card: Card) -> CardItem:
        """The item of an own card."""
        return self.table.pack.own[card]

    def best(self) -> Setting:
        """The hard bot's rows for the hand."""
        return arrange(self.position.hand, self.position.options)

    # points

    def spot(self, card: Card) -> QPoint:
        """A point of a card that nothing covers: its index."""
        return self.at(self.item(card).rect().topLeft() + QPointF(9, 20))

    def slot(self, row: Row, place: int) -> QPoint:
        """The middle of a place of a row."""
        return self.at(self.table.geometry.slot(row, place).center())

    # deeds

    def button(self, name: str) -> None:
        """Click a button beside the rows."""
        self.press(self.table.board.buttons[name])

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


def middle(played: PokerPlayed, row: str, place: int) -> QPointF:
    """The middle of a place of a row, in the scene."""
    return played.table.geometry.slot(row, place).center()  # type: ignore[arg-type]


def fouled(played: PokerPlayed) -> Setting:
    """The best rows with middle and back changed: a foul, unless both are equal."""
    best = played.best()
    return Setting(best.front, best.back, best.middle)
