"""The bar table of Los Chinos: what the player may do with coins, calls and names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from rules.chinos import events
from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.deciding import DecidingTable
from tablegames_qt.tables.chinos.fixtures import PadButton
from tablegames_qt.tables.chinos.telling import Telling
from tablegames_qt.tables.kind import TableContext

BILL_RESTS = 1000
"""Milliseconds in which Enter does nothing on a bill that has just been laid: it was meant for what came before."""
SECOND_DIGIT = 800
"""Milliseconds within which a second digit belongs to the first: 1 and 2 are 12."""


class ChinosTable(DecidingTable):
    """The table as its viewer sees it; the audience (no viewer) sees no coins and can do nothing."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self._since_digit = QElapsedTimer()
        self._since_bill = QElapsedTimer()
        self._explained: PadButton | None = None
        context.settings.changed.connect(self._setting_changed)
        self._setting_changed("step_mode")
        self._setting_changed("training")

    def tear_down(self) -> None:
        """End the table."""
        self.context.settings.changed.disconnect(self._setting_changed)
        self.clock.watch(0)
        self.said.take_back()
        super().tear_down()

    def _setting_changed(self, name: str) -> None:
        self.choreographer.step_mode = self.context.settings.step_mode
        self.board.training = self.context.settings.training
        if name == "call_clock":
            self.watch_clock()
        if (
            name in ("own_fist", "training", "fists_input", "hide_time")
            and self.position is not None
            and not self.choreographer.running
        ):
            self.jump(self.position)

    def play(self, before: ChinosView | None, happened: Sequence[Event], after: ChinosView) -> None:
        """Queue the beats of a step."""
        beats = Telling(self, before, after).tell(happened)
        # What the keyboard's ring stands on may go before the table rests; it comes back then.
        self.choreographer.add(Beat(on_start=lambda: self.ring.follow(None)), *beats)

    def recalled(self, happened: Sequence[Event]) -> bool:
        """`again` shows the last opening, however many fists were closed since."""
        return any(isinstance(event, events.FistsOpened) for event in happened)

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        if self.position is not None and self.position.phase not in ("hide", "over") and not self.choreographer.running:
            self.board.show_busy(self.position, None if seat is None else Seat(seat))

    def show_view(self, view: ChinosView) -> None:
        """Draw a position whole; when the bill is laid the time begins in which Enter is not meant for it."""
        shown = self.bill.shown
        super().show_view(view)
        if self.bill.shown and not (shown and self._since_bill.isValid()):
            self._since_bill.start()
        elif not self.bill.shown:
            self._since_bill.invalidate()

    @property
    def _bill_rests(self) -> bool:
        """Whether the bill has lain long enough for a key to be meant for it."""
        return self.bill.next.isVisible() and self._since_bill.elapsed() >= BILL_RESTS

    # keyboard

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches at this moment."""
        view = self.position
        if view is None or not self.operated:
            return []
        if self.bill.shown:
            if not self._bill_rests:
                return []
            names = [CursorStop(button, button.text) for button in self.bill.seats if button.isVisible()]
            buttons = [CursorStop(button, button.text) for button in reversed(self.bill.buttons) if button.isVisible()]
            return [CursorZone("buttons", buttons), CursorZone("names", names)]
        final = [CursorStop(self.tray.confirm, self.tray.confirm.text)] if self.tray.confirm.isVisible() else []
        if self.own_move in ("hide", "show"):
            coins = [CursorStop(self.coin(number), self._coin_words(number)) for number in range(FULL)]
            return [CursorZone("coins", coins), CursorZone("confirm", final)]
        if view.phase == "choose":
            names = [CursorStop(button, button.text) for button in self.tray.seats if button.isVisible()]
            return [CursorZone("names", names)]
        pad = [CursorStop(button, self._pad_words(button)) for button in self.tray.pad if button.isVisible()]
        if self.call_open:
            return [CursorZone("back", [CursorStop(self.tray.back, self.tray.back.text)])]
        return [CursorZone("pad", pad), CursorZone("confirm", final)]

    def _coin_words(self, number: int) -> str:
        if number in self.in_fist:
            return QCoreApplication.translate("chinos", "a coin in the playing hand")
        return QCoreApplication.translate("chinos", "a coin in the other hand")

    @staticmethod
    def _pad_words(button: PadButton) -> str:
        said = f"{button.text} {button.word}".strip()
        return f"{said}. {button.reason}" if button.reason else said

    def enter(self) -> bool:
        """Do what the large button says, with whose name its key stands; at the bill, go on to the next match."""
        if self.bill.shown:
            if self._bill_rests:
                self.wish("next-match")
            return True
        if self.call_open:
            return True  # pressed twice: the call is said already
        button = self.tray.confirm
        if not (button.isVisible() and button.enabled):
            return False
        self.confirm()
        return True

    def digit(self, number: int) -> bool:
        """Coins for the fist, or a total: two digits within 0.8 s are one number."""
        move = self.own_move
        if move in ("hide", "show"):
            self.take_input()
            if number > FULL:
                self.refuse(phrases.refusal("bad-coins", {}))
            else:
                self.hold_coins(frozenset(range(number)))
                self._stand_on(self.tray.confirm)
            return True
        if move != "call":
            return False
        self.take_input()
        again = self.typed is not None and self._since_digit.elapsed() < SECOND_DIGIT
        total = 10 * self.typed + number if again and self.typed is not None else number
        if total > self.position.rules.highest:
            total = number
        self.typed = total if not again else None
        self._since_digit.start()
        self._type_total(total)
        return True

    def _type_total(self, total: int) -> None:
        rules = self.position.rules
        if not rules.lowest <= total <= rules.highest:
            self.noted.emit(phrases.refusal("not-a-total", {}))
            return
        self.choose_total(total)
        self._stand_on(self.tray.pad[total])

    def _stand_on(self, item: object) -> None:
        self.refresh_cursor()
        self.cursor.stand_on(item)
        self.cursor.show(on=True)

    def key(self, name: str) -> bool:
        """B and T choose blanca and todas, P shows a covered fist while it is held, N begins the next match."""
        match name:
            case "B" | "T" if self.own_move == "call":
                self.take_input()
                rules = self.position.rules
                self._type_total(0 if name == "B" else rules.highest)
            case "P" if self.context.settings.own_fist == "held":
                self._peek(on=True)
            case "Esc" | "Backspace" if self.call_open:
                self.take_back()
            case "N" if self.bill.shown and self.bill.next.isVisible():
                self.wish("next-match")  # a key of its own, which means nothing else here, is no slip
            case "Space":
                self.wished.emit("hurry")
            case _:
                return False
        return True

    # looking at the own fist

    def _peek(self, *, on: bool) -> None:
        if on == self.peeking or self.position is None or self.position.phase == "over":
            return
        self.peeking = on
        if not self.choreographer.running:
            self.show_view(self.position)
            self.refresh_cursor()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.text().upper() == "P" and not event.isAutoRepeat():
            self._peek(on=False)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._peek(on=False)
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        view = self.position
        if self.covered and view is not None and self.viewer is not None and self.viewer in view.closed:
            hand = self.hand(self.viewer)
            if hand.isVisible() and hand.rect().contains(event.scenePos()):
                self._peek(on=True)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._peek(on=False)
        super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        button = self.pointer.button_at(event.scenePos())
        explained = button if isinstance(button, PadButton) and button.reason else None
        if explained is not None and explained is not self._explained:
            self.noted.emit(explained.reason)
        self._explained = explained
