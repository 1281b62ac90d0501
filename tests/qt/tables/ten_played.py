"""A table of Chinese Ten that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from rules.cards import Card
from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.chinese_ten.view import TenView
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinese_ten.table import TenTable
from tests.qt.tables.in_step import assert_in_step
from tests.qt.tables.played import PlayedTable, begun, seated


class TenPlayed(PlayedTable[TenTable, TenView]):
    """A match of Chinese Ten with Ana at the bottom and bots elsewhere."""

    view_type = TenView

    def __init__(
        self,
        qtbot: QtBot,
        faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        *,
        seed: str = "table",
        options: TenOptions | None = None,
        level: str = "easy",
        size: tuple[int, int] = (1016, 700),
    ) -> None:
        chosen = options or TenOptions()
        match, opening = begun(CHINESE_TEN, chosen, seated(chosen.players, level), seed)
        super().__init__(qtbot, faces, folder, autosave, TenTable, match, opening, size=size)

    def item(self, card: Card) -> CardItem:
        """The item of an open card."""
        return self.table.pack.open[card]

    def spot(self, card: Card) -> QPoint:
        """A point of a card that nothing covers: its index."""
        return self.at(self.item(card).rect().topLeft() + QPointF(9, 14))

    def assert_in_step(self) -> None:
        """The scene equals the view: faces, places, sizes, nothing lifted, washed or glued."""
        self.table.choreographer.settle()
        assert_in_step(self.table, self.session)


def capturing(view: TenView) -> list[tuple[Card, Sequence[Card]]]:
    """Hand cards that take something, with everything each could take."""
    from rules.chinese_ten.captures import targets

    found = []
    for card in view.hand:
        options = targets(view.layout, card, view.marked)
        if options:
            found.append((card, [each for target in options for each in target]))
    return found
