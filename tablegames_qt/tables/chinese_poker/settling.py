"""How points and payments are told: pair by pair, then coin by coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from rules.chinese_poker import events
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.marks import around
from tablegames_qt.scene.moves import Move
from tablegames_qt.tables.chinese_poker import phrases
from tablegames_qt.tables.chinese_poker.told import paid_sentence, pair_sentence

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


class Settling:
    """Makes the beats of one deal's points and payments."""

    def __init__(self, table: PokerTable, after: PokerView) -> None:
        self._table = table
        self._after = after
        self._points = [0] * len(table.names)
        """Net points by seat, as far as they are told."""

    def super_bonus(self, event: events.SuperBonusWon) -> Beat:
        """Tell that a seat beat everybody in all three rows."""
        table = self._table
        words = phrases.log_line(event, table.names) or ""

        def begin() -> None:
            table.showdown.mark([event.seat])
            head = table.showdown.heads[event.seat]
            head.show_net(head.net, QCoreApplication.translate("chinese_poker", "super bonus"), shining=True)
            table.say(f"<b>{words}</b>")
            table.sounded.emit("win")

        return Beat(on_start=begin, hold="scoop_hold", wait_for_step=True)

    def score_pair(self, event: events.PairScored) -> Beat:
        """Tell what a pair came to; scoops, bonuses, fouls and automatic wins are called out."""
        table = self._table
        self._points[event.a] += event.points
        self._points[event.b] -= event.points
        nets = list(self._points)
        loud = event.why in ("scoop", "super_bonus", "foul", "automatic") or event.bonus
        words = pair_sentence(event, table.names)

        def begin() -> None:
            showdown = table.showdown
            for seat in (event.a, event.b):
                head = showdown.heads[seat]
                head.show_net(signed(nets[seat]), head.tag, shining=head.shining)
            showdown.mark([event.a, event.b])
            if event.why in ("scoop", "super_bonus"):
                self._bracket(event.a if event.base > 0 else event.b)
            table.say(words)
            table.revealed.emit(event)

        def end() -> None:
            table.showdown.bracket.setVisible(False)

        return Beat(on_start=begin, on_end=end, hold="scoop_hold" if loud else "pair_told", wait_for_step=bool(loud))

    def _bracket(self, seat: Seat) -> None:
        """A bracket beside the three rows that won."""
        table = self._table
        table.showdown.bracket.beside(around([item.rect() for item in table.pack.boards[seat]], 0.0))

    def pay(self, event: events.Paid) -> Beat:
        """Tell a payment: a coin with the amount goes from board to board."""
        table = self._table
        words = paid_sentence(event, table.names)
        coins = table.showdown.coins
        after = self._after
        stacks = {
            event.payer: _stack(after, event.payer_stack),
            event.receiver: _stack(after, event.receiver_stack),
        }

        def spot(seat: Seat) -> QPointF:
            frame = table.showdown.places[seat].head
            return QPointF(frame.left() + 0.5 * frame.width(), frame.center().y() - coins.size.height() / 2)

        def begin() -> None:
            coins.say(phrases.chips_text(event.paid, after.options))
            coins.setPos(spot(event.payer))
            coins.setVisible(True)
            table.showdown.mark([event.payer, event.receiver])
            table.say(words)
            table.showdown.show_stack(event.payer, stacks[event.payer])
            table.sounded.emit("coin")

        def end() -> None:
            coins.setVisible(False)
            table.showdown.show_stack(event.receiver, stacks[event.receiver])
            table.revealed.emit(event)

        hold = "capped_hold" if event.limit is not None else ""
        return Beat(
            [Move(coins, spot(event.receiver), "payment")],
            on_start=begin,
            on_end=end,
            hold=hold,
            wait_for_step=bool(hold),
        )


def _stack(view: PokerView, stack: int) -> str:
    if not view.options.with_chips:
        return QCoreApplication.translate("chinese_poker", "score {score}").format(score=signed(stack))
    return phrases.chips_text(stack, view.options)
