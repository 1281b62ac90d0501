"""Draws any position of Chinese poker at once: hands being set, hands locked, boards opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rules.chinese_poker.setting import ROWS, Setting
from rules.chinese_poker.view import PokerView
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.tables.chinese_poker.opened import show_opened
from tablegames_qt.tables.chinese_poker.pieces import by_place

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


class Drawing:
    """Lays the pieces of one table and shows or hides its fixtures."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        self.peeking = False
        """Whether the locked rows are being looked at."""

    # whole positions

    def show(self, view: PokerView) -> None:
        """Draw a position; where own cards lie before they are locked is the table's own."""
        self.peeking = False
        if view.entries is not None:
            self._show_entries(view)
        else:
            self._show_setting(view)
        self.place_sentence()

    def _show_entries(self, view: PokerView) -> None:
        table = self._table
        if view.viewer is not None and view.own_entry is not None:
            cards = by_place(view.own_entry)
            table.pack.lay(view.viewer, [card for card in cards if card is not None])
        table.board.show(on=False, arranging=False)
        table.board.show_deal(view)
        show_opened(table, view)
        table.reviewing.take_up(view)
        self.show_foot(view)

    def show_foot(self, view: PokerView) -> None:
        """Show what can be done between two deals."""
        reviewing = self._table.reviewing
        self._table.foot.show(view, reviews=reviewing.possible, open_review=reviewing.shown)

    def _show_setting(self, view: PokerView) -> None:
        table = self._table
        table.showdown.hide()
        table.reviewing.hide()
        active = table.arranger.active
        table.board.show(on=True, arranging=active)
        table.board.show_deal(view)
        for seat in range(len(table.names)):
            dealt = seat in view.dealt_in
            if not (seat == view.viewer and dealt):
                self.lay_closed(seat, visible=dealt)
        if active:
            for card, item in table.pack.own.items():
                corner, height, z = table.arranger.corner(card)
                self.undress(item)
                item.show_card(card)
                item.place(corner, height, z)
                item.setVisible(True)
            table.choosing.dress()
            table.arranger.show()
        elif view.viewer is not None and view.viewer in view.dealt_in:
            self._lay_sealed(view)
        if view.phase == "set":
            table.foot.hide()
        else:
            self.show_foot(view)

    def _lay_sealed(self, view: PokerView) -> None:
        """The own rows lie closed until all are ready (R12)."""
        assert view.viewer is not None
        entry = view.own_entry
        laid = [card for card in by_place(entry) if card is not None] if isinstance(entry, Setting) else view.hand
        self._table.pack.lay(view.viewer, laid if len(laid) == len(view.hand) else view.hand)
        self.lay_closed(view.viewer, visible=True)

    def lay_closed(self, seat: int, *, visible: bool) -> None:
        """Lay the thirteen cards of a seat closed in its rows."""
        table = self._table
        side = table.geometry.side(seat, table.bottom)
        for item, (corner, height, z) in zip(table.pack.boards[seat], self.closed_places(side), strict=True):
            self.undress(item)
            item.show_card(None)
            item.place(corner, height, z)
            item.setVisible(visible)

    def closed_places(self, side: str) -> list[tuple[QPointF, float, float]]:
        """Return where the thirteen closed cards of a side lie, their height and z."""
        table, geometry = self._table, self._table.geometry
        if side == "bottom":
            slots = [geometry.slot(row, at).topLeft() for row in ROWS for at in range(len(table.board.slots[row]))]
            return [(corner, geometry.row_height, 100.0 + at) for at, corner in enumerate(slots)]
        return [(corner, geometry.small_height, 20.0 + at) for at, corner in enumerate(geometry.small_places(side))]

    def undress(self, item: CardItem) -> None:
        """Take marks and washes off a card."""
        if item is not self._table.pointer.selected:
            item.set_mark(Mark.NONE)
        item.set_washed(on=False)
        item.set_shadowed(on=True)

    def place_sentence(self) -> None:
        """Put the sentence line where it belongs: over the tray, or under the opened boards."""
        table = self._table
        setting = table.board.shown and not table.foot.shown
        line = table.geometry.sentence if setting else table.foot.words_room
        table.sentence_line.put(line.center(), line.width())
        top = line.top() if setting else line.top() - 4 * table.look.u
        table.notice.put(QPointF(line.center().x(), top), max(line.width(), 0.5 * table.look.width))

    # on the way from one to the next

    def begin_deal(self, view: PokerView, middle: QPointF) -> None:
        """Gather all cards in the middle, for a new deal."""
        table = self._table
        table.showdown.hide()
        table.reviewing.hide()
        table.foot.hide()
        table.arranger.take_up(view)
        table.board.show(on=True, arranging=table.arranger.active)
        table.board.show_deal(view)
        table.arranger.show()
        self.place_sentence()
        height = table.geometry.row_height
        for at, item in enumerate(table.pack.items):
            self.undress(item)
            item.show_card(None)
            item.place(middle, height, 10.0 + at)
            item.set_shadowed(on=at == 0)  # fifty-two shadows on one spot would be a black hole
        for seat, items in enumerate(table.pack.boards):
            for item in items:
                item.setVisible(seat in view.dealt_in)

    def close_arranging(self, view: PokerView) -> None:
        """The hand is locked: tray and buttons go."""
        table = self._table
        table.arranger.take_up(view)
        table.pointer.select(None)
        table.board.show(on=True, arranging=False)
        table.board.show_deal(view)

    def clear_for_boards(self) -> None:
        """Take everything away that belongs to the setting of hands."""
        table = self._table
        table.foot.hide()
        table.board.show(on=False, arranging=False)
        table.board.hide_seats()

    def peek(self, view: PokerView, *, on: bool) -> None:
        """Show the own locked cards to their player, or close them again."""
        if view.viewer is None or on == self.peeking:
            return
        self.peeking = on
        entry = view.own_entry
        cards = by_place(entry) if isinstance(entry, Setting) else view.hand
        for item, card in zip(self._table.pack.boards[view.viewer], cards, strict=True):
            item.show_card(card if on else None)
