"""How an opening is told: fists, fouls, who hit, what it scores, and the bill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.pieces import Palm
from tablegames_qt.tables.chinos.ring import CUPS_Z

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.drawing import DrawnTable


class Opening:
    """Turns the events of an opening into beats."""

    def __init__(self, table: DrawnTable, before: ChinosView | None, after: ChinosView) -> None:
        self._table = table
        self._before = before
        self._after = after
        self._places = dict(table.places)

    def open_fists(self, event: events.FistsOpened) -> list[Beat]:
        """Fists open in the order of calling while the coins add up; then the total stands large."""
        table, bar = self._table, self._table.board.bar
        flips: list[Move | Flip] = []
        sums = [sum(event.coins[: number + 1]) for number in range(len(event.coins))]
        for seat, coins, so_far in zip(event.seats, event.coins, sums, strict=True):

            def landed(so_far: int = so_far) -> None:
                table.sounded.emit("coin")
                bar.show_sum(so_far)

            flips.append(Flip(table.hand(seat), Palm(coins), "fist_open", landed=landed))

        def start() -> None:
            table.say("")
            table.board.open_hands(event.seats)
            table.tray.open_hand()
            table.show_open_hand()

        def stamp() -> None:
            bar.show_sum(event.total, event.total)
            table.board.show_stamp(str(event.total))
            table.say(phrases.total_sentence(event))

        return [
            Beat(on_start=start, hold="opening_hold"),
            Beat(flips, stagger="fist_open", at_most="opening"),
            Beat(on_start=stamp, hold="total_hold", wait_for_step=True),
        ]

    def foul(self, event: events.FoulFound) -> list[Beat]:
        """The call of a foul is struck out."""
        table = self._table

        def start() -> None:
            table.sounded.emit("error")
            table.board.bubbles[event.seat].set_state("void")
            table.say(phrases.foul_sentence(event, table.names))

        return [Beat(on_start=start, hold="foul_hold")]

    def nobody(self, event: events.NobodyHit) -> list[Beat]:
        """The stamp shakes."""
        table = self._table
        stamp = table.board.stamp
        sentence = phrases.log_line(event, table.names) or ""

        def start() -> None:
            table.say(sentence)
            stamp.setTransformOriginPoint(stamp.size.width() / 2, stamp.size.height() / 2)
            for bubble in table.board.bubbles:
                bubble.set_state("missed" if bubble.state == "said" else bubble.state)

        shakes = [Beat([Move(stamp, rotation=angle, time="shake")]) for angle in (-6.0, 6.0, 0.0)]
        return [Beat(on_start=start), *shakes, Beat(hold="nobody_hold")]

    def _glow(self, seats: Sequence[Seat], sentence: str) -> Beat:
        table = self._table

        def start() -> None:
            table.sounded.emit("win")
            table.say(sentence)
            for number, bubble in enumerate(table.board.bubbles):
                if bubble.state == "said":
                    bubble.set_state("hit" if number in seats else "missed")

        return Beat(on_start=start, hold="hit_glow")

    def save(self, event: events.Saved) -> list[Beat]:
        """The right calls glow; cups of the saved slide to the shelf together while their seats leave."""
        table = self._table
        glow = self._glow(event.seats, phrases.saved_sentence(event, table.names))
        saved = self._after.saved
        moves: list[Move | Flip] = []
        starts: list[tuple[Seat, QPointF, float]] = []
        for seat in event.seats:
            hand = table.hand(seat)
            height = table.board.shelf.cup_height
            place = self._places.get(seat)
            corner = place.hand if place is not None else table.geometry.own_hand[0]
            starts.append((seat, corner, height))
            slot = table.board.shelf.slot(saved.index(seat), len(saved))
            moves.append(Move(table.saved_cup(seat), slot, "to_shelf", height=height, z=CUPS_Z))
            moves.append(Move(hand, opacity=0.0, time="to_shelf"))

        def start() -> None:
            for seat, corner, height in starts:
                cup = table.saved_cup(seat)
                cup.place(corner, 1.6 * height, CUPS_Z)
                cup.setOpacity(1.0)
                cup.setVisible(True)

        def arrived() -> None:
            for seat in event.seats:
                table.hand(seat).setVisible(False)
            table.board.shelf.show(self._after)

        return [glow, Beat(moves, on_start=start, on_end=arrived, hold="pip")]

    def score(self, event: events.Scored) -> list[Beat]:
        """A pip fills, or two with "x2"."""
        table = self._table
        glow = self._glow((event.seat,), phrases.scored_sentence(event, table.names))
        points = list(self._before.points if self._before is not None else self._after.points)
        points[event.seat] = event.total

        def start() -> None:
            table.board.show_duel(self._before or self._after, points)
            if event.points > 1:
                chip = table.board.chip
                chip.say("x2")
                chip.at_corner(table.board.duel.rect())

        return [glow, Beat(on_start=start, hold="two_pips" if event.points > 1 else "pip")]

    def pay(self) -> list[Beat]:
        """The cups slide to the loser and the finalist."""
        table, after = self._table, self._after
        bill = table.bill
        moves: list[Move | Flip] = []
        number = 0
        for payer, seat in enumerate(bill.payers(after)):
            spots, height = bill.cups(payer, after.bill[seat])
            for spot in spots:
                cup = table.cup(number)
                moves.append(Move(cup, spot, "cup", height=height, z=CUPS_Z + number, landed=self._clink))
                number += 1
        cups = number

        def start() -> None:
            table.clear_table()
            bill.open(after, asked=False)
            table.show_ribbon(after)
            table.say("")
            for each in range(cups):
                cup = table.cup(each)
                cup.place(bill.source, 26 * table.geometry.u, CUPS_Z + each)
                cup.setOpacity(1.0)
                cup.setVisible(True)

        return [Beat(moves, on_start=start, stagger="cup", at_most="cups", hold="pip")]

    def _clink(self) -> None:
        self._table.sounded.emit("slide")
