"""What the player does with the thirteen cards: drops, clicks, keys and buttons, put into steps of the arrangement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from rules.cards import Card
from rules.chinese_poker.automatic import best_kind
from rules.chinese_poker.setting import ROWS, Row, Setting, row_states
from rules.chinese_poker.view import PokerView
from tablegames_qt.scene.moves import Move
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.arrangement import Arrangement, Laid
from tablegames_qt.tables.chinese_poker.places import TRAY

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


class Arranger:
    """Owns the arrangement of the viewer's hand, the table's own state until it is locked."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        self.arrangement: Arrangement | None = None
        self._view: PokerView | None = None

    # the hand

    @property
    def active(self) -> bool:
        """Whether the viewer has a hand to set."""
        view = self._view
        return (
            view is not None
            and view.phase == "set"
            and view.viewer is not None
            and view.viewer in view.dealt_in
            and view.viewer not in view.ready
        )

    def take_up(self, view: PokerView) -> None:
        """Take over a position. The arrangement of the same hand goes on; one that was locked and taken back, too."""
        self._view = view
        if not self.active:
            self._table.choosing.group.clear()
            return
        if self.arrangement is None or set(self.arrangement.hand) != set(view.hand):
            self.arrangement = Arrangement(view.hand)
            laid = self._table.sealing.locked_before(view)
            if laid is not None:
                self.arrangement.become(laid)

    @property
    def laid(self) -> Laid:
        """Where the cards lie."""
        assert self.arrangement is not None
        return self.arrangement.now

    def corner(self, card: Card) -> tuple[QPointF, float, float]:
        """Return where a card lies, its height and its z."""
        geometry = self._table.geometry
        spot = self.laid.where(card)
        if spot is not None:
            row, place = spot
            return geometry.slot(row, place).topLeft(), geometry.row_height, 100.0 + 10 * ROWS.index(row) + place
        at = self.laid.tray.index(card)
        return geometry.tray_places(len(self.laid.tray))[at], geometry.tray_height, 200.0 + at

    def _changed(self, *, done: bool) -> bool:
        """After a step: cards glide to their places, words and buttons follow. `done`: whether there was one."""
        table = self._table
        if not done:
            return False
        table.choosing.group.clear()
        table.sounded.emit("place")
        table.pointer.renew()
        moves = []
        for card, item in table.pack.own.items():
            corner, height, z = self.corner(card)
            if item.pos() != table.snap(corner) or item.height != table.look.whole(height):
                moves.append(Move(item, corner, "relayout", height=height, rise=0.0, z=z))
            else:
                item.setZValue(z)
        table.choreographer.aside(*moves)
        table.choosing.dress()
        self.show()
        table.say_asked()
        table.refresh_cursor()
        table.drafted.emit()
        return True

    def show(self) -> None:
        """Let badges, tray and buttons say how the arrangement stands."""
        if not self.active or self.arrangement is None or self._view is None:
            return
        board, view, sealing = self._table.board, self._view, self._table.sealing
        setting = self.laid.setting
        states = row_states(setting, view.options)
        for number, row in enumerate(ROWS):
            board.badges[row].show_row(*phrases.badge_words(number, states[number], setting))
        board.show_tray(len(self.laid.tray), self._table.choosing.words())
        reason, words = sealing.lock_reason(view)
        must = sealing.legal(view).must_declare
        kind = best_kind(view.hand)
        board.buttons["lock"].set_enabled(on=reason is None)
        board.buttons["lock"].set_default(on=reason is None and kind is None)
        board.show_reason(words)
        automatic = board.buttons["automatic"]
        automatic.setVisible(kind is not None)
        automatic.set_default(on=kind is not None)
        automatic.set_enabled(on=not must)
        if kind is not None:
            automatic.say(phrases.automatic_label(kind))
        board.buttons["undo"].set_enabled(on=self.arrangement.can_undo)
        board.buttons["clear"].set_enabled(on=self.arrangement.placed > 0)
        fill = self.arrangement.last_to_fill
        board.buttons["arrange"].say(
            QCoreApplication.translate("chinese_poker", "Arrange")
            if fill is None
            else QCoreApplication.translate("chinese_poker", "Fill the rest")
        )

    # steps

    def drop(self, cards: Sequence[Card], value: object) -> bool:
        """Bring cards to what a target stands for: a place, a row, the tray, a gap in it, or a card in it."""
        if not self.active or self.arrangement is None or not cards:
            return False
        table, laid = self._table, self.laid
        if isinstance(value, Card):
            return self._changed(done=self.arrangement.become(laid.swapped(cards[0], value)))
        if value == TRAY:
            value = len(laid.tray)
        if isinstance(value, int):
            return self._changed(done=self.arrangement.become(laid.in_tray(cards, value)))
        if isinstance(value, tuple):
            row, place = value
            if len(cards) == 1:
                self.arrangement.last_row = row
                return self._changed(done=self.arrangement.become(laid.moved(cards[0], row, place)))
            value = row
        row = value
        if row not in ROWS:
            return False
        if self._swaps_rows(cards, row):
            return self._changed(done=self.arrangement.become(laid.rows_swapped()))
        if all(card in laid[row] for card in cards):
            return False
        if self._changed(done=self.arrangement.to_row(cards, row)):
            return True
        table.refuse(self._no_room(row, len(cards)))
        return False

    def _swaps_rows(self, cards: Sequence[Card], row: Row) -> bool:
        """Whether all cards of the middle go to the back, or the other way round."""
        other: Row | None = {"back": "middle", "middle": "back"}.get(row)  # type: ignore[assignment]
        return other is not None and len(cards) > 1 and set(cards) == {card for card in self.laid[other] if card}

    def _no_room(self, row: Row, cards: int) -> str:
        free = len(self.laid.free(row))
        title = hand_names.row_title(row)
        if not free:
            return QCoreApplication.translate("chinese_poker", "{row} is full: drop on a card to swap the two.").format(
                row=title
            )
        return QCoreApplication.translate(
            "chinese_poker", "{row} has %n free place(s) for {cards} cards.", "", free
        ).format(row=title, cards=cards)

    def send(self, card: Card) -> bool:
        """Do what a double click does: to the next free place, or back into the tray."""
        if not self.active or self.arrangement is None:
            return False
        if self._changed(done=self.arrangement.send(card)):
            return True
        self._table.refuse(
            QCoreApplication.translate("chinese_poker", "All rows are full: drop on a card to swap the two.")
        )
        return True

    def send_to(self, cards: Sequence[Card], row: Row | None) -> bool:
        """Send cards to a row, or to the tray (None)."""
        return self.drop(cards, TRAY if row is None else row)

    # buttons and keys

    def sort(self) -> None:
        """Sort by rank, or by suit the second time."""
        if self.active and self.arrangement is not None:
            before = self.laid
            self.arrangement.sort()
            self._changed(done=self.laid != before)

    def undo(self) -> bool:
        """Take a step back."""
        return self.active and self.arrangement is not None and self._changed(done=self.arrangement.undo())

    def redo(self) -> bool:
        """Make a step again."""
        return self.active and self.arrangement is not None and self._changed(done=self.arrangement.redo())

    def clear(self) -> None:
        """Bring the chosen row, or all rows, back into the tray."""
        if self.active and self.arrangement is not None:
            chosen = {self.laid.where(card) for card in self._table.choosing.group}
            rows = {spot[0] for spot in chosen if spot is not None}
            self._changed(done=self.arrangement.clear(rows or ROWS))

    def fill_rest(self) -> bool:
        """Fill the last open row with the rest of the tray."""
        return self.active and self.arrangement is not None and self._changed(done=self.arrangement.fill_rest())

    def apply(self, setting: Setting) -> bool:
        """Lay the cards as a setting says."""
        if not self.active or self.arrangement is None:
            return False
        return self._changed(done=self.arrangement.become(self.laid.set_as(setting)))

    def restore(self, laid: Laid) -> bool:
        """Lay the cards as they lay before."""
        return self.active and self.arrangement is not None and self._changed(done=self.arrangement.become(laid))

    def spoken(self) -> str:
        """Return the rows and their state in words."""
        if not self.active or self._view is None:
            return ""
        parts = [f"{hand_names.row_title(row)}: {self._table.board.badges[row].words}" for row in ROWS]
        return " ".join([*(f"{part}." for part in parts), self._table.sealing.lock_reason(self._view)[1]]).replace(
            "..", "."
        )
