"""What the player may do with coins, calls and names."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.chinos.actions import Call, ChooseFirst, Hide, Show
from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.call_time import CallClock, SaidCall
from tablegames_qt.tables.chinos.drawing import DrawnTable
from tablegames_qt.tables.kind import TableContext


class DecidingTable(DrawnTable):
    """Coins change hands, totals are chosen and said, a first caller is named; always in two steps where it counts."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self._moment: tuple[object, ...] = ()
        self.typed: int | None = None
        """The first digit of a number that may go on."""
        self.said = SaidCall(self)
        self.said.stood.connect(self._call_stood)
        self.clock = CallClock(self)
        self.clock.reminded.connect(self._remind)

    # what can be done now

    @property
    def actor(self) -> Seat | None:
        """The seat that this screen decides for; None where it decides for none."""
        return self.viewer

    @property
    def own_move(self) -> str:
        """The phase in which the actor is to act, or an empty text."""
        view = self.position
        if view is None or not self.operated:
            return ""
        if view.phase == "choose" and view.chooser == TABLE:
            return "choose"
        return view.phase if self.actor in view.to_act else ""

    def act(self, action: Hide | Show | Call | ChooseFirst) -> None:
        """Do something as the actor, or as the host where the host is asked."""
        self.acted.emit(action)

    def keep_choice(self, view: ChinosView) -> None:
        """Keep coins and chosen total while the same decision is open; forget them afterwards."""
        moment = (view.phase, view.round, len(view.calls), self.actor in view.to_act)
        if moment != self._moment:
            self._moment = moment
            self.in_fist = frozenset()
            self.chosen = None
            self.typed = None
            self.said.take_back()
            self.watch_clock()

    def watch_clock(self) -> None:
        """Let the clock run while somebody at this screen is to call, and has not."""
        setting = self.context.settings.call_clock
        runs = self.own_move == "call" and self.said.total is None and setting != "off"
        self.clock.watch(int(setting) if runs else 0)

    def _remind(self, seconds: int) -> None:
        if self.actor is None or self.own_move != "call":
            return
        reminder = QCoreApplication.translate("chinos", "{name}, the table waits for your call: {seconds} seconds.")
        self.sounded.emit("call")
        self.say(reminder.format(name=self.names[self.actor], seconds=seconds))
        self.announce(reminder.format(name=self.names[self.actor], seconds=seconds))

    def reasons(self, view: ChinosView) -> dict[int, str]:
        """Return why each total cannot be called by the viewer now, as sentences."""
        if view.rules is None:
            return {}
        own = view.coins if view.options.refuses_calls else None
        found = {}
        for total in range(view.rules.lowest, view.rules.highest + 1):
            reason = view.rules.refusal(total, view.calls, own)
            if reason is None and self.actor not in view.to_act:
                reason = "not-your-turn"
            if reason is not None:
                found[total] = phrases.refusal(reason, {})
        return found

    # coins

    def _coin_number(self, piece: PieceItem) -> int | None:
        return piece.piece[1] if isinstance(piece.piece, tuple) and piece.piece[0] == "coin" else None

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: the own coins while the own hands are open."""
        return self.own_move in ("hide", "show") and self._coin_number(piece) is not None

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
        self.hold_coins(self.in_fist | {number} if target.value == "fist" else self.in_fist - {number})
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
            self.hold_coins(self.in_fist ^ {number})

    def hold_coins(self, coins: frozenset[int]) -> None:
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
        if self.said.total is not None:
            self.take_back()
            return
        if total == self.chosen and self.own_move == "call":
            self.confirm()
            return
        reason = self.reasons(view).get(total, "")
        if reason or self.own_move != "call":
            self.refuse(reason or phrases.refusal("not-your-turn", {}))
            return
        self.choose_total(total)

    def choose_total(self, total: int) -> None:
        """Take a total as the one to be said; an impossible one is only explained."""
        view = self.position
        self.said.take_back()
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
        match self.own_move:
            case "hide":
                self.act(Hide(len(self.in_fist)))
            case "show":
                self.act(Show(len(self.in_fist)))
            case "call" if self.chosen is not None and self.said.total is None:
                self._say_call(self.chosen)

    def _say_call(self, total: int) -> None:
        if not self.context.settings.take_back:
            self.act(Call(total))
            return
        self.said.say(total)
        self.watch_clock()
        self._show_pad_anew()
        self.cursor.show(on=False)
        said = QCoreApplication.translate("chinos", "You say {total}. It stands in three seconds; Esc takes it back.")
        said = said.format(total=phrases.call_text(total, self.position.rules.highest))
        self.noted.emit(said)
        self.announce(said)

    def _call_stood(self, total: int) -> None:
        if self.own_move == "call":
            self.act(Call(total))

    @property
    def call_open(self) -> bool:
        """Whether a call was said that can still be taken back."""
        return self.said.total is not None

    def take_back(self) -> None:
        """Take a call back that was just said; it stays chosen."""
        if self.said.total is None:
            return
        self.said.take_back()
        self.watch_clock()
        self._show_pad_anew()
        said = QCoreApplication.translate("chinos", "Taken back. Choose again.")
        self.noted.emit(said)
        self.announce(said)

    def _show_pad_anew(self) -> None:
        self.show_pad(self.position)
        self.pointer.renew()
        self.refresh_cursor()

    # who calls first

    def choices(self) -> list[Target]:
        """Return the seats that may be chosen to call first."""
        if self.own_move != "choose":
            return []
        found = []
        for seat in self.position.active:
            mark = self.board.marks[seat] if seat in self.places else self.tray.mark
            found.append(Target(mark.rect(), seat, (mark,), words=self.names[seat]))
        return found

    def choose(self, target: Target) -> None:
        """Choose the player of a seat."""
        self.choose_first(Seat(int(target.value)))  # type: ignore[call-overload]

    def choose_first(self, seat: Seat) -> None:
        """Choose who calls first."""
        if self.own_move == "choose":
            self.act(ChooseFirst(seat))

    def wish(self, wish: str) -> None:
        """Ask the window for what a button of the bill stands for."""
        self.plan = self.bill.first
        self.wished.emit(wish)

    def suggest(self, action: object) -> None:
        """Take over what a hint proposes, for the player to confirm or not."""
        match action:
            case Hide() | Show() if self.own_move in ("hide", "show"):
                self.hold_coins(frozenset(range(action.coins)))
            case Call() if self.own_move == "call" and self.position.coins is not None:
                self.choose_total(action.total)
                self.cursor.stand_on(self.tray.pad[action.total])
