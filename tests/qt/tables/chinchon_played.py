"""A table of Chinchón that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from rules.cards import Card
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.actions import ChinchonActions
from rules.chinchon.view import ChinchonView
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinchon.rows import legal_of
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tests.qt.tables.chinchon_in_step import assert_in_step
from tests.qt.tables.played import PlayedTable, begun, seated


class ChinchonPlayed(PlayedTable[ChinchonTable, ChinchonView]):
    """A match of Chinchón with Ana at the bottom and bots elsewhere."""

    view_type = ChinchonView
    lifts = True

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
        chosen = options or ChinchonOptions()
        match, opening = begun(CHINCHON, chosen, seated(chosen.players, level), seed)
        super().__init__(qtbot, faces, folder, autosave, ChinchonTable, match, opening, size=size)

    @property
    def legal(self) -> ChinchonActions:
        """What Ana may do now."""
        return legal_of(self.position)

    def item(self, card: Card) -> CardItem:
        """The item of an open card."""
        return self.table.pack.open[card]

    def spot(self, card: Card) -> QPoint:
        """A point of a card that nothing covers: its index."""
        return self.at(self.item(card).rect().topLeft() + QPointF(9, 20))

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
        """The scene equals the view, and the record the match."""
        self.table.choreographer.settle()
        assert_in_step(self.table, self.session)
