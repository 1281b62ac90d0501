"""A table of Chinchón that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.cards import Card
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.actions import ChinchonActions
from rules.chinchon.deck import deck_of
from rules.chinchon.view import ChinchonView
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
from tablegames_qt.tables.chinchon.pieces import open_cards
from tablegames_qt.tables.chinchon.rows import legal_of
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES

NAMES = ("Ana", "Bruno", "Carla", "Dario")


class ChinchonPlayed:
    """A match at a table, with Ana at the bottom and bots elsewhere."""

    def __init__(
        self,
        qtbot: QtBot,
        faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        *,
        seed: str = "table",
        options: ChinchonOptions | None = None,
        level: str = "medium",
        size: tuple[int, int] = (1016, 700),
    ) -> None:
        self.qtbot = qtbot
        chosen = options or ChinchonOptions()
        players = tuple(
            Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else level)
            for seat, name in enumerate(NAMES[: chosen.players])
        )
        match, opening = Match.start(CHINCHON, chosen, players, Dealing.from_text(seed, CHINCHON.name))
        settings = Settings(folder / "settings.ini")
        context = TableContext(Seat(0), [player.name for player in players], settings, faces, THEMES["green"])
        self.table = ChinchonTable(context)
        self.table.set_speed(Speed.OFF)
        self.view = TableView(self.table)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self.session = Session(match, InlineRunner(), autosave, opening=opening, speed="off")
        self.session.stepped.connect(self.table.tell)
        self.session.jumped.connect(self.table.jump)
        self.table.settled.connect(self.session.table_settled)
        self.table.acted.connect(self._act)
        self.asked: list[int] = []
        self.session.asked.connect(self.asked.append)
        self.view.show()
        self.session.start()
        self.until_asked()

    def _act(self, action: object) -> None:
        seat = TABLE if self.session.to_act == (TABLE,) else Seat(0)
        self.session.submit(seat, action)

    def close(self) -> None:
        """End the match and take the table apart."""
        self.session.close()
        self.table.tear_down()

    def until_asked(self) -> None:
        """Wait until the person (or the table) is asked, or the match is over, and nothing moves."""

        def ready() -> bool:
            if self.table.choreographer.speed is Speed.OFF:
                self.table.choreographer.settle()
            done = self.session.outcome is not None or bool(set(self.session.to_act) & {Seat(0), TABLE} and self.asked)
            return done and not self.table.choreographer.running

        self.qtbot.waitUntil(ready, timeout=20_000)
        self.asked.clear()

    @property
    def position(self) -> ChinchonView:
        """What Ana may know now."""
        view = self.session.view()
        assert isinstance(view, ChinchonView)
        return view

    @property
    def legal(self) -> ChinchonActions:
        """What Ana may do now."""
        return legal_of(self.position)

    @property
    def moves(self) -> int:
        """How many actions the record holds."""
        return len(self.session.record.moves)

    def item(self, card: Card) -> CardItem:
        """The item of an open card."""
        return self.table.pack.open[card]

    def spot(self, card: Card) -> QPoint:
        """A point of a card that nothing covers: its index."""
        return self.at(self.item(card).rect().topLeft() + QPointF(9, 20))

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the viewport."""
        return self.view.mapFromScene(point)

    def click(self, point: QPoint) -> None:
        """Press and let go of the left button."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def press(self, button: Button) -> None:
        """Click a button of the table, which must be there."""
        assert button.isVisible() and button.enabled, button.text
        self.click(self.at(button.rect().center()))

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
        # A piece is taken up a few pixels after the press, and keeps that distance from the pointer.
        QTest.mouseMove(port, start + QPoint(0, -QApplication.startDragDistance()))
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        if release:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.view, key, modifiers)

    @property
    def stock(self) -> QPoint:
        """The middle of the stock."""
        return self.at(self.table.geometry.stock.center())

    @property
    def pile(self) -> QPoint:
        """The middle of the discard pile."""
        return self.at(self.table.geometry.pile.center())

    @property
    def slot(self) -> QPoint:
        """The middle of the knock place."""
        return self.at(self.table.geometry.slot.center())

    def assert_in_step(self) -> None:
        """The scene equals the view: faces, places, sizes, nothing lifted or glued; and so does the record."""
        table, view = self.table, self.position
        table.choreographer.settle()
        assert not table.choreographer.running
        assert not table.pointer.dragging
        if view.knocker is None:
            spots = table.pile_spots(view) | table.hand_spots()
            seen = {*view.hand, *view.pile[-2:]}
        else:
            spots, _ = table.shown_spots(view)
            seen = set(spots)
            shown = {card for showing in view.showings if showing for meld in showing.melds for card in meld.cards}
            assert shown <= seen
            assert set(view.hand) <= seen
        assert {item.card for item in table.pack.items if item.card is not None and item.isVisible()} == seen
        for card in seen:
            item, spot = self.item(card), spots[card]
            assert item.card is card
            assert (item.pos() - spot.corner).manhattanLength() < 2, (card, item.pos(), spot.corner)
            assert abs(item.height - spot.height) < 1, (card, item.height, spot.height)
            assert item.scale() == 1.0 and item.opacity() == 1.0 and not item.lifted
        pack = table.pack
        closed = [*pack.stock, *(item for backs in pack.backs for item in backs)]
        closed += [pack.face_down] if pack.face_down is not None else []
        assert all(item.card is None for item in closed)
        assert set(pack.open) == set(open_cards(view))
        assert len(pack.open) + len(closed) == len(deck_of(view.options).cards)
        assert len(pack.stock) == view.stock
        assert replay(self.session.record).state == self.session.match.state
