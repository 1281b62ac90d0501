"""The viewer's own part of the bar table: coins and hands, the closed fist, the pad."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF

from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinos import art, phrases
from tablegames_qt.tables.chinos.pieces import HandItem, Palm
from tablegames_qt.tables.chinos.ring import COINS_Z, HANDS_Z, RingTable
from tablegames_qt.tables.chinos.tray import Tray
from tablegames_qt.tables.kind import TableContext


class DrawnTable(RingTable):
    """Draws any position whole; what the player does is the subclass's."""

    make_tray: Callable[..., Tray] = Tray

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.in_fist: frozenset[int] = frozenset()
        """Which of the own coins lie in the playing hand while it is open."""
        self.chosen: int | None = None
        """The total that is chosen and not said yet."""
        self.peeking = False
        self.tray = self.make_tray(
            self,
            self.look,
            self.names,
            self.viewer,
            called=self.press_total,
            confirmed=self.confirm,
            chosen=self.choose_first,
            taken_back=self.take_back,
        )
        for item in self.own_hands:
            item.setVisible(False)

    # what the subclass does

    def press_total(self, total: int) -> None:
        """A button of the pad was pressed."""
        raise NotImplementedError

    def confirm(self) -> None:
        """The large button was pressed."""
        raise NotImplementedError

    def choose_first(self, seat: Seat) -> None:
        """A player was chosen to call first."""
        raise NotImplementedError

    def take_back(self) -> None:
        """The call that was just said is taken back."""
        raise NotImplementedError

    @property
    def call_open(self) -> bool:
        """Whether a call was said that can still be taken back."""
        raise NotImplementedError

    def reasons(self, view: ChinosView) -> dict[int, str]:
        """Return why each total cannot be called by the viewer now, as sentences."""
        raise NotImplementedError

    @property
    def own_move(self) -> str:
        """The phase in which somebody at this screen is to act, or an empty text."""
        raise NotImplementedError

    # layout

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        self.tray.lay_out(self.geometry)

    def hide_tray(self) -> None:
        """Take the own tray away, for the bill."""
        self.tray.hide()

    def own_token(self) -> tuple[QPointF, float]:
        """Return where the token of the first caller lies when it is the viewer's, and its height: beside the own plate,
        or under it where the pad is near."""
        plate, u = self.tray.plate.rect(), self.geometry.u
        height = 9.5 * u
        if plate.right() + 2.5 * u + height <= self.geometry.pad_left:
            return QPointF(plate.right() + 1.5 * u, plate.center().y() - height / 2), height
        height = 7 * u
        return QPointF(plate.left(), plate.bottom() + 0.5 * u), height

    @property
    def own_hands(self) -> tuple[HandItem, HandItem]:
        """The viewer's open hands while coins are chosen: the playing hand and the other one."""
        seat = self.viewer or Seat(0)
        return self._hand_piece("own-hand", seat), self._hand_piece("other-hand", seat)

    def coin(self, number: int) -> PieceItem:
        """Return one of the viewer's own coins, 0 to 2."""
        return self.piece(("coin", number))

    @property
    def covered(self) -> bool:
        """Whether the viewer's closed fist is covered, so that nobody beside the screen sees what it holds."""
        return self.context.settings.own_fist == "held" and not self.peeking

    # the own tray

    def show_tray(self, view: ChinosView) -> None:
        """Show the own hands or the own fist with the pad, as the moment asks."""
        for item in (*self.own_hands, *(self.coin(number) for number in range(FULL))):
            item.setVisible(False)
        if self.viewer is None:
            self.tray.hide()
            return
        seat = self.viewer
        self.hand(seat).setVisible(False)
        line = self.board.line(view, seat)
        if view.phase == "choose":
            self._show_choice(view, line)
        elif seat not in view.active:
            self._show_saved_self(view)
        elif view.phase in ("hide", "show") and seat in view.to_act:
            self.tray.show_hands(view, len(self.in_fist), line)
            self.lay_coins()
        else:
            self._show_fist(view, line)
        if view.first == seat:
            self.place_token(seat)

    def _show_choice(self, view: ChinosView, line: str) -> None:
        if view.chooser in (self.viewer, TABLE):
            self.tray.show_choice(view, view.active, line)
        else:
            self.tray.show_message(line, phrases.asked_sentence(view, self.names))

    def _show_saved_self(self, view: ChinosView) -> None:
        number = next(each.number for each in view.history if self.viewer in each.winners)
        line = QCoreApplication.translate("chinos", "saved in round {round}").format(round=number)
        message = QCoreApplication.translate("chinos", "You are saved. The others play on: watch who pays the coffees.")
        self.tray.show_message(line, message)

    def _show_fist(self, view: ChinosView, line: str) -> None:
        seat = self.viewer
        assert seat is not None
        active = view.phase == "call" and seat in view.to_act
        if active:
            line = self._own_turn_line(view)
        self.tray.show_fist(view, line, active=active, covered=self.covered)
        corner, height = self.geometry.own_hand
        hand = self.hand(seat)
        hand.show_face(None)
        hand.place(corner, height, HANDS_Z + seat)
        hand.setOpacity(1.0)
        hand.setVisible(True)
        coins = 0 if view.coins is None or self.covered else view.coins
        self._lay_small_coins(coins)
        if seat in dict(view.called):
            words = QCoreApplication.translate("chinos", "You have called. Next: {name}.")
            self.tray.show_called(words.format(name=self.names[view.to_act[0]]) if view.phase == "call" else "")
        elif view.phase == "call":
            self.show_pad(view)

    def _own_turn_line(self, view: ChinosView) -> str:
        place = len(view.calls) + 1
        where = phrases.place_text(place, len(view.order))
        if place == len(view.order):
            return where
        return QCoreApplication.translate("chinos", "{place}, then {name}").format(
            place=where, name=self.names[view.order[place]]
        )

    def show_pad(self, view: ChinosView) -> None:
        """Show the pad as it is for the viewer now."""
        callers: dict[int, str] = {}
        for seat, total in view.called:
            callers.setdefault(total, self.names[seat])
        self.tray.show_pad(view, self.reasons(view), callers, self.chosen, own=self.own_move == "call")
        if self.call_open:
            self.tray.show_said(self.chosen, view.rules.highest if view.rules is not None else None)

    def _lay_small_coins(self, coins: int) -> None:
        height = self.geometry.small_coin_height
        for number in range(FULL):
            coin = self.coin(number)
            coin.setVisible(number < coins)
            coin.place(self.tray.coins_corner + QPointF(number * 1.12 * height, 0), height, COINS_Z + number)

    def coin_spot(self, number: int) -> QPointF:
        """Return where a coin lies while the own hands are open."""
        height = self.geometry.coin_height
        x, y = art.PALM[number]
        if number in self.in_fist:
            return self.geometry.coin_on(self.geometry.open_hand, (1 - x, y), height)
        return self.geometry.coin_on(self.geometry.other_hand, (x, y), height)

    def lay_coins(self) -> None:
        """Put the open hands and the coins on them in their places."""
        for item, (corner, height) in zip(
            self.own_hands, (self.geometry.open_hand, self.geometry.other_hand), strict=True
        ):
            item.show_face(Palm(0))
            item.place(corner, height, HANDS_Z)
            item.setOpacity(1.0)
            item.setVisible(True)
        for number in range(FULL):
            coin = self.coin(number)
            coin.place(self.coin_spot(number), self.geometry.coin_height, COINS_Z + number)
            coin.setVisible(True)

    def begin_round(self, view: ChinosView) -> None:
        """A round begins: nothing of the last one is left in the own tray."""
        if self.viewer is not None and self.viewer in view.active:
            self.tray.begin(self.board.line(view, self.viewer))

    def show_open_hand(self) -> None:
        """The own coins go back into the own fist, which is about to open."""
        for number in range(FULL):
            self.coin(number).setVisible(False)
