"""The mouse beyond single cards: several at once, the rubber band, looking at locked rows, double clicks on badges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from rules.cards import Card
from tablegames_qt.scene.piece_item import PieceItem

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

MORE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Pointing:
    """Gets every event of the left button first; True: it was meant for this."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        self._band_from: QPointF | None = None

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """The left button went down."""
        table, point = self._table, event.scenePos()
        table.choosing.released = set()
        table.carried = None
        if table.question.shown:
            return table.pointer.button_at(point) not in (table.question.yes, table.question.no)
        if table.arranger.active and event.modifiers() & MORE:
            self._choose_more(event)
            return True
        if self._may_peek(point):
            table.drawing.peek(table.position, on=True)
            return True
        if table.arranger.active and self._on_free_tray(point) and table.take_input():
            table.pointer.select(None)
            self._band_from = QPointF(point)
            return True
        return False

    def move(self, event: QGraphicsSceneMouseEvent) -> bool:
        """The pointer moved."""
        table = self._table
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.give_up()
            return False
        if table.drawing.peeking:
            return True
        if self._band_from is None:
            return False
        rect = QRectF(self._band_from, event.scenePos()).normalized()
        if max(rect.width(), rect.height()) >= QApplication.startDragDistance() or table.board.band.isVisible():
            table.board.band.set_rect(rect)
            table.board.band.setVisible(True)
            table.choosing.choose(self._within(rect))
        return True

    def release(self) -> bool:
        """The left button came up."""
        mine = self._band_from is not None or self._table.drawing.peeking
        self.give_up()
        return mine

    def give_up(self) -> None:
        """Close what was looked at, and let the band go."""
        table = self._table
        if table.drawing.peeking and table.position is not None:
            table.drawing.peek(table.position, on=False)
        self._band_from = None
        table.board.band.setVisible(False)

    def double(self, point: QPointF) -> bool:
        """A double click on a badge fills the last row."""
        badges = self._table.board.badges.values()
        hit = any(badge.isVisible() and badge.rect().contains(point) for badge in badges)
        return hit and self._table.arranger.fill_rest()

    # parts

    def _piece_at(self, point: QPointF) -> PieceItem | None:
        return next((item for item in self._table.items_at(point) if isinstance(item, PieceItem)), None)

    def _choose_more(self, event: QGraphicsSceneMouseEvent) -> None:
        table = self._table
        if not table.take_input():
            return
        piece = self._piece_at(event.scenePos())
        card = table.own_card(piece) if piece is not None else None
        if card is None:
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            table.choosing.extend(card)
        else:
            table.choosing.toggle(card)

    def _may_peek(self, point: QPointF) -> bool:
        """Whether the press is on the own rows, which lie locked."""
        table, view = self._table, self._table.position
        if view is None or view.phase != "set" or view.viewer is None or view.viewer not in view.ready:
            return False
        piece = self._piece_at(point)
        return piece is not None and piece in table.pack.boards[view.viewer] and not table.choreographer.running

    def _on_free_tray(self, point: QPointF) -> bool:
        table = self._table
        if table.pointer.selected is not None and table.own_card(table.pointer.selected) is not None:
            selected = table.pointer.selected.face
            if isinstance(selected, Card) and table.arranger.laid.where(selected) is not None:
                return False  # the tray is where that card can go
        free = self._piece_at(point) is None and table.pointer.button_at(point) is None
        return free and table.geometry.tray.contains(point)

    def _within(self, rect: QRectF) -> list[Card]:
        """The cards of the tray of which the band touches what can be seen."""
        table = self._table
        cards = table.arranger.laid.tray
        places = table.geometry.tray_places(len(cards))
        found = []
        for at, (card, place) in enumerate(zip(cards, places, strict=True)):
            item = table.pack.own[card]
            right = places[at + 1].x() if at + 1 < len(places) else place.x() + item.width
            if QRectF(place.x(), place.y(), right - place.x(), item.height).intersects(rect):
                found.append(card)
        return found
