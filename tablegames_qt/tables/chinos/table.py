"""The bar table of Los Chinos: what the player may do with coins, calls and names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from rules.chinos import events
from rules.chinos.actions import Call, ChooseFirst, Hide, Show
from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.events import Event
from rules.seats import TABLE, Seat
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.drawing import DrawnTable
from tablegames_qt.tables.chinos.fixtures import PadButton
from tablegames_qt.tables.chinos.telling import Telling
from tablegames_qt.tables.kind import TableContext

SECOND_DIGIT = 800
"""Milliseconds within which a second digit belongs to the first: 1 and 2 are 12."""


class ChinosTable(DrawnTable):
    """The table as its viewer sees it; the audience (no viewer) sees no coins and can do nothing."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self._moment: tuple[object, ...] = ()
        self._typed: int | None = None
        self._since_digit = QElapsedTimer()
        self._explained: PadButton | None = None
        context.settings.changed.connect(self._setting_changed)
        self._setting_changed("step_mode")

    def tear_down(self) -> None:
        """End the table."""
        self.context.settings.changed.disconnect(self._setting_changed)
        super().tear_down()

    def _setting_changed(self, name: str) -> None:
        self.choreographer.step_mode = self.context.settings.step_mode
        if name == "own_fist" and self.position is not None and not self.choreographer.running:
            self.jump(self.position)

    def play(self, before: ChinosView | None, happened: Sequence[Event], after: ChinosView) -> None:
        """Queue the beats of a step."""
        self.choreographer.add(*Telling(self, before, after).tell(happened))

    def recalled(self, happened: Sequence[Event]) -> bool:
        """`again` shows the last opening, however many fists were closed since."""
        return any(isinstance(event, events.FistsOpened) for event in happened)

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        if self.position is not None and self.position.phase not in ("hide", "over") and not self.choreographer.running:
            self.board.show_busy(self.position, None if seat is None else Seat(seat))

    # what can be done now

    @property
    def _own_move(self) -> str:
        """The phase in which the viewer is to act, or an empty text."""
        view = self.position
        if view is None or self.viewer is None:
            return ""
        if view.phase == "choose" and view.chooser == TABLE:
            return "choose"
        return view.phase if self.viewer in view.to_act else ""

    def keep_choice(self, view: ChinosView) -> None:
        """Keep coins and chosen total while the same decision is open; forget them afterwards."""
        moment = (view.phase, view.round, len(view.calls), self.viewer in view.to_act)
        if moment != self._moment:
            self._moment = moment
            self.in_fist = frozenset()
            self.chosen = None
            self._typed = None

    def reasons(self, view: ChinosView) -> dict[int, str]:
        """Return why each total cannot be called by the viewer now, as sentences."""
        if view.rules is None:
            return {}
        own = view.coins if view.options.refuses_calls else None
        found = {}
        for total in range(view.rules.lowest, view.rules.highest + 1):
            reason = view.rules.refusal(total, view.calls, own)
            if reason is None and self.viewer not in view.to_act:
                reason = "not-your-turn"
            if reason is not None:
                found[total] = phrases.refusal(reason, {})
        return found

    # coins

    def _coin_number(self, piece: PieceItem) -> int | None:
        return piece.piece[1] if isinstance(piece.piece, tuple) and piece.piece[0] == "coin" else None

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: the own coins while the own hands are open."""
        return self._own_move in ("hide", "show") and self._coin_number(piece) is not None

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a coin may go: into the other one of the own hands."""
        number = self._coin_number(piece)
        if number is None or not self.movable(piece):
            return []
        playing, other = self.own_hands
        if number in self.in_fist:
            words = QCoreApplication.translate("chinos", "the other hand")
            return [Target(other.rect(), "other", (other,), words=words)]
        words = QCoreApplication.translate("chinos", "the playing hand")
        return [Target(playing.rect(), "fist", (playing,), words=words)]

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Put a coin into a hand."""
        number = self._coin_number(piece)
        if number is None:
            return False
        self._hold(self.in_fist | {number} if target.value == "fist" else self.in_fist - {number})
        return True

    def default_action(self, piece: PieceItem) -> bool:
        """A chosen coin changes hands by itself, see `selection_changed`."""
        del piece
        return False

    def selection_changed(self, piece: PieceItem | None) -> None:
        """A click on a coin is enough: it goes to the other hand."""
        number = None if piece is None else self._coin_number(piece)
        if number is not None:
            self.pointer.select(None)
            self._hold(self.in_fist ^ {number})

    def _hold(self, coins: frozenset[int]) -> None:
        """Have these coins in the playing hand; those that change hands glide."""
        view = self.position
        moved = [self.coin(number) for number in sorted(self.in_fist ^ coins)]
        starts = [coin.pos() for coin in moved]
        self.in_fist = coins
        self.show_tray(view)
        self.pointer.renew()
        self.refresh_cursor()
        for coin, start in zip(moved, starts, strict=True):
            home = coin.pos()
            coin.setPos(start)
            self.choreographer.aside(Move(coin, home, "relayout"))
        words = QCoreApplication.translate("chinos", "{coins} in the fist").format(coins=phrases.coins_text(len(coins)))
        self.noted.emit(words)
        self.announce(words)

    # calls

    def press_total(self, total: int) -> None:
        """Choose a total; pressed again it is said."""
        view = self.position
        if view is None:
            return
        if total == self.chosen and self._own_move == "call":
            self.confirm()
            return
        reason = self.reasons(view).get(total, "")
        if reason or self._own_move != "call":
            self.refuse(reason or phrases.refusal("not-your-turn", {}))
            return
        self._choose_total(total)

    def _choose_total(self, total: int) -> None:
        """Take a total as the one to be said; an impossible one is only explained."""
        view = self.position
        reason = self.reasons(view).get(total, "")
        self.chosen = None if reason else total
        self.show_pad(view)
        self.board.show_range(view, own=not self.covered, chosen=self.chosen)
        self.refresh_cursor()
        said = reason or QCoreApplication.translate(
            "chinos", "{total} chosen. Press Enter or click it again to say it."
        ).format(total=phrases.call_text(total, view.rules.highest))
        self.noted.emit(said)
        self.announce(said)

    def confirm(self) -> None:
        """Close the fist, show the coins, or say the chosen total."""
        match self._own_move:
            case "hide":
                self.acted.emit(Hide(len(self.in_fist)))
            case "show":
                self.acted.emit(Show(len(self.in_fist)))
            case "call" if self.chosen is not None:
                self.acted.emit(Call(self.chosen))

    # who calls first

    def choices(self) -> list[Target]:
        """Return the seats that may be chosen to call first."""
        if self._own_move != "choose":
            return []
        found = []
        for seat in self.position.active:
            mark = self.tray.mark if seat == self.viewer else self.board.marks[seat]
            found.append(Target(mark.rect(), seat, (mark,), words=self.names[seat]))
        return found

    def choose(self, target: Target) -> None:
        """Choose the player of a seat."""
        self.choose_first(Seat(int(target.value)))  # type: ignore[call-overload]

    def choose_first(self, seat: Seat) -> None:
        """Choose who calls first."""
        if self._own_move == "choose":
            self.acted.emit(ChooseFirst(seat))

    def wish(self, wish: str) -> None:
        """Ask the window for what a button of the bill stands for."""
        self.plan = self.bill.first
        self.wished.emit(wish)

    def suggest(self, action: object) -> None:
        """Take over what a hint proposes, for the player to confirm or not."""
        match action:
            case Hide() | Show() if self._own_move in ("hide", "show"):
                self._hold(frozenset(range(action.coins)))
            case Call() if self._own_move == "call":
                self._choose_total(action.total)
                self.cursor.stand_on(self.tray.pad[action.total])

    # keyboard

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches at this moment."""
        view = self.position
        if view is None or self.viewer is None:
            return []
        if self.bill.shown:
            names = [CursorStop(button, button.text) for button in self.bill.seats if button.isVisible()]
            buttons = [CursorStop(button, button.text) for button in reversed(self.bill.buttons) if button.isVisible()]
            return [CursorZone("buttons", buttons), CursorZone("names", names)]
        final = [CursorStop(self.tray.confirm, self.tray.confirm.text)] if self.tray.confirm.isVisible() else []
        if self._own_move in ("hide", "show"):
            coins = [CursorStop(self.coin(number), self._coin_words(number)) for number in range(FULL)]
            return [CursorZone("coins", coins), CursorZone("confirm", final)]
        if view.phase == "choose":
            names = [CursorStop(button, button.text) for button in self.tray.seats if button.isVisible()]
            return [CursorZone("names", names)]
        pad = [CursorStop(button, self._pad_words(button)) for button in self.tray.pad if button.isVisible()]
        return [CursorZone("pad", pad), CursorZone("confirm", final)]

    def _coin_words(self, number: int) -> str:
        if number in self.in_fist:
            return QCoreApplication.translate("chinos", "a coin in the playing hand")
        return QCoreApplication.translate("chinos", "a coin in the other hand")

    @staticmethod
    def _pad_words(button: PadButton) -> str:
        said = f"{button.text} {button.word}".strip()
        return f"{said}. {button.reason}" if button.reason else said

    def digit(self, number: int) -> bool:
        """Coins for the fist, or a total: two digits within 0.8 s are one number."""
        move = self._own_move
        if move in ("hide", "show"):
            self.take_input()
            if number > FULL:
                self.refuse(phrases.refusal("bad-coins", {}))
            else:
                self._hold(frozenset(range(number)))
                self._stand_on(self.tray.confirm)
            return True
        if move != "call":
            return False
        self.take_input()
        again = self._typed is not None and self._since_digit.elapsed() < SECOND_DIGIT
        total = 10 * self._typed + number if again and self._typed is not None else number
        if total > self.position.rules.highest:
            total = number
        self._typed = total if not again else None
        self._since_digit.start()
        self._type_total(total)
        return True

    def _type_total(self, total: int) -> None:
        rules = self.position.rules
        if not rules.lowest <= total <= rules.highest:
            self.noted.emit(phrases.refusal("not-a-total", {}))
            return
        self._choose_total(total)
        self._stand_on(self.tray.pad[total])

    def _stand_on(self, item: object) -> None:
        self.refresh_cursor()
        self.cursor.stand_on(item)
        self.cursor.show(on=True)

    def key(self, name: str) -> bool:
        """B and T choose blanca and todas, P shows a covered fist while it is held, N begins the next match."""
        match name:
            case "B" | "T" if self._own_move == "call":
                self.take_input()
                rules = self.position.rules
                self._type_total(0 if name == "B" else rules.highest)
            case "P" if self.context.settings.own_fist == "held":
                self._peek(on=True)
            case "N" if self.bill.shown and self.bill.next.isVisible():
                self.wish("next-match")
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
