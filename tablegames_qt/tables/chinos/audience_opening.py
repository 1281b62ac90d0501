"""How an opening is told to the audience: fists, fouls, who was right, what it scores, and the bill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinos import audience_words, phrases
from tablegames_qt.tables.chinos.pieces import Palm
from tablegames_qt.tables.chinos.ring import CUPS_Z

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.audience import ChinosAudience


class AudienceOpening:
    """Turns the events of an opening into beats for the audience's table."""

    def __init__(self, table: ChinosAudience, before: ChinosView | None, after: ChinosView) -> None:
        self._table = table
        self._before = before
        self._after = after

    def open_fists(self, event: events.FistsOpened) -> list[Beat]:
        """Fists open in the order of calling while the coins add up; then the total stands large."""
        table = self._table
        flips: list[Move | Flip] = []
        for number, (seat, coins) in enumerate(zip(event.seats, event.coins, strict=True), 1):

            def landed(seat: Seat = seat, coins: int = coins, number: int = number) -> None:
                table.sounded.emit("coin")
                table.bar.show_sum(sum(event.coins[:number]))
                table.middle.show_sum(event.coins[:number], len(event.coins), known=False)
                table.boxes[seat].show_coins(coins)

            flips.append(Flip(table.hand(seat), Palm(coins), "fist_open", landed=landed))

        def start() -> None:
            table.middle.hide()
            for seat in event.seats:
                table.boxes[seat].set_frame(on=False)
                table.lay_hand(seat, forward=True)  # what is counted does not fade
            table.say(QCoreApplication.translate("chinos", "All fists open"))

        def stamp() -> None:
            table.bar.show_sum(event.total, event.total)
            table.middle.show_sum(event.coins, len(event.coins), known=True)
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
            table.bubbles[event.seat].set_state("void")
            table.chips[event.seat].say(QCoreApplication.translate("chinos", "foul"), good=False)
            table.say_in(phrases.foul_sentence(event, table.names), audience_words.foul_in_short(event, table.names))

        return [Beat(on_start=start, hold="foul_hold")]

    def _told(self, seats: Sequence[Seat]) -> None:
        """The right calls glow, the others fade."""
        for number, bubble in enumerate(self._table.bubbles):
            if bubble.state == "said":
                bubble.set_state("hit" if number in seats else "missed")
        for seat in seats:
            self._table.boxes[seat].set_frame(on=True)

    def nobody(self, event: events.NobodyHit) -> list[Beat]:
        table = self._table
        sentence = phrases.log_line(event, table.names) or ""
        total = table.middle.total

        def start() -> None:
            self._told(())
            table.say(sentence)
            total.setTransformOriginPoint(total.size.width() / 2, total.size.height() / 2)

        shakes = [Beat([Move(total, rotation=angle, time="shake")]) for angle in (-6.0, 6.0, 0.0)]
        return [Beat(on_start=start), *shakes, Beat(hold="nobody_hold")]

    def _glow(self, seats: Sequence[Seat], sentence: str, *wordings: str) -> Beat:
        table = self._table

        def start() -> None:
            table.sounded.emit("win")
            table.say(sentence)
            self._told(seats)
            for seat in seats:
                table.chips[seat].say(*wordings, good=True)

        return Beat(on_start=start, hold="hit_glow")

    def save(self, event: events.Saved) -> list[Beat]:
        """The right calls are framed. The open hands stay; cups take their place with the next round."""
        table = self._table
        right = QCoreApplication.translate("chinos", "right")
        both = QCoreApplication.translate("chinos", "right, saved")
        glow = self._glow(event.seats, phrases.saved_sentence(event, table.names), both, right)
        return [glow, Beat(hold="hit_glow"), Beat(hold="hit_glow")]

    def score(self, event: events.Scored) -> list[Beat]:
        """A pip fills, or two."""
        table, before = self._table, self._before or self._after
        points = list(before.points)
        points[event.seat] = event.total
        said = f"+ {phrases.points_text(event.points)}"
        glow = self._glow((event.seat,), phrases.scored_sentence(event, table.names), said, f"+{event.points}")

        def start() -> None:
            for seat in before.active:
                table.boxes[seat].show_points(points[seat], before.options.final_target)

        return [glow, Beat(on_start=start, hold="two_pips" if event.points > 1 else "pip"), Beat(hold="hit_glow")]

    def pay(self) -> list[Beat]:
        """The cups slide to the loser and the finalist."""
        table, after = self._table, self._after
        geometry = table.geometry_of(after)
        table.bill.lay_out(geometry.felt, table.look.height)
        cups = table.bill_cups(after)
        moves: list[Move | Flip] = [
            Move(cup, spot, "cup", height=height, z=CUPS_Z + number, landed=self._clink)
            for number, (cup, spot, height) in enumerate(cups)
        ]

        def start() -> None:
            table.open_bill(after)
            for number, (cup, _, height) in enumerate(cups):
                cup.place(table.bill.source, height, CUPS_Z + number)
                cup.setOpacity(1.0)
                cup.setVisible(True)

        return [Beat(moves, on_start=start, stagger="cup", at_most="cups", hold="pip")]

    def _clink(self) -> None:
        self._table.sounded.emit("slide")
