"""The keyboard at the table of Chinese poker: where it can go, and the keys that scenes do not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from rules.chinese_poker.setting import ROWS
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinese_poker import hand_names
from tablegames_qt.tables.chinese_poker.keys import row_of_key

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

CONTROL = Qt.KeyboardModifier.ControlModifier


class Keyboard:
    """Gets every key before the scene does."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table

    def zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches."""
        if self._table.question.shown:
            return [self._table.question.zone()]
        zones = self._own_zones() if self._table.arranger.active else []
        if self._table.board.table_button.isVisible():
            button = self._table.board.table_button
            zones.append(CursorZone("table", [CursorStop(button, button.text)]))
        zones.append(CursorZone("foot", [CursorStop(each, each.text) for each in self._table.foot.shown]))
        return zones

    def _own_zones(self) -> list[CursorZone]:
        laid = self._table.arranger.laid
        zones = [
            CursorZone(
                "tray", [CursorStop(self._table.pack.own[card], card_name(card)) for card in laid.tray], numbered=True
            )
        ]
        for row in ROWS:
            stops = []
            for place, card in enumerate(laid[row]):
                if card is None:
                    stops.append(
                        CursorStop(
                            self._table.board.slots[row][place], self._table.places.place_words(row, place, None)
                        )
                    )
                else:
                    words = f"{hand_names.row_title(row)}: {card_name(card)}"
                    stops.append(CursorStop(self._table.pack.own[card], words))
            zones.append(CursorZone(row, stops))
        buttons = [each for each in self._table.board.buttons.values() if each.isVisible()]
        return [*zones, CursorZone("buttons", [CursorStop(each, each.text) for each in buttons])]

    @property
    def _setting(self) -> bool:
        """Whether keys may move cards now."""
        table = self._table
        return table.arranger.active and not table.question.shown and not table.pointer.dragging

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key, or leave it to the scene."""
        question = self._table.question
        if question.shown and event.key() == Qt.Key.Key_Escape:
            question.close()
            return True
        return self._setting and self._row_key(event)

    def meant(self, event: QKeyEvent) -> QKeyEvent:
        """Return what a key means to the scene: Space takes up and sets down as Enter does, while nothing is told."""
        table = self._table
        if (
            event.key() == Qt.Key.Key_Space
            and not self._table.veil.on  # then it is held to look
            and not table.choreographer.running
            and (self._setting or table.question.shown)
        ):
            return QKeyEvent(event.type(), Qt.Key.Key_Return, event.modifiers(), "\r", event.isAutoRepeat())
        return event

    def _row_key(self, event: QKeyEvent) -> bool:
        """Keys that send a card somewhere, and those with Ctrl."""
        control = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == CONTROL
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace):
            if self._table.take_input() and not event.isAutoRepeat():
                self._table.wishes.wish("clear" if event.key() == Qt.Key.Key_Backspace else "lock")
            return True
        stop = self._table.cursor.stop
        piece = self._table.pointer.selected or (stop.item if stop is not None and self._table.cursor.shown else None)
        if not isinstance(piece, PieceItem) or (card := self._table.own_card(piece)) is None:
            return False
        sent = row_of_key(event, self._table.arranger.laid.where(card))
        if sent is None:
            return False
        cards = self._table.choosing.cards_in_hand(piece)
        self._table.pointer.select(None)
        if self._table.take_input():
            self._table.arranger.send_to(cards, None if sent == "tray" else sent)
        self._table.cursor.show(on=True)
        self._table.refresh_cursor()
        return True
