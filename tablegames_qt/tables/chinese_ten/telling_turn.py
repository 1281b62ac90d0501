"""How a turn of Chinese Ten is told: each action in three beats, so that nobody wonders what took what."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinese_ten import events
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinese_ten.dress import undress
from tablegames_qt.tables.chinese_ten.story import Story

FRONT = 500.0
"""Z of the two cards of a capture while they are told: above every card at rest."""


class TurnTelling:
    """Tells the hand card, the stock card, and the passing of the turn."""

    def __init__(self, story: Story) -> None:
        self._story = story

    def play(self, event: events.HandCardPlayed, following: events.Captured | events.Stayed) -> None:
        """Beats 1 to 4: the hand card travels, is told with what it takes, and both slide away."""
        table = self._story.table
        item, concealed = self._story.pieces.from_hand(event.card, event.seat)
        turning = (Flip(item, event.card, "turn_over"),) if concealed else ()

        def start() -> None:
            table.board.steps_now(0)
            table.board.show_hand_count(event.seat, event.left)
            undress(item)

        self._resolve(item, event.card, following, turning, start)
        if table.context.settings.step_mode:
            self._story.add(Beat(wait_for_step=True))
        self._story.add(Beat(hold="pause"))

    def resolve_stock(self, event: events.Captured | events.Stayed) -> None:
        """Beat 6: the same three beats for the stock card."""
        item = self._story.pieces.open[event.card]
        self._resolve(item, event.card, event, (), lambda: self._story.table.board.steps_now(1))
        if self._story.table.context.settings.step_mode:
            self._story.add(Beat(wait_for_step=True))

    def _resolve(
        self,
        item: CardItem,
        card: Card,
        event: events.Captured | events.Stayed,
        turning: tuple[Flip, ...],
        start: Callable[[], None],
    ) -> None:
        if isinstance(event, events.Stayed):
            self._stay(item, card, event, turning, start)
        else:
            self._capture(item, card, event, turning, start)

    def _capture(
        self,
        item: CardItem,
        card: Card,
        event: events.Captured,
        turning: tuple[Flip, ...],
        start: Callable[[], None],
    ) -> None:
        table = self._story.table
        columns = self._story.columns
        landing = columns.landing(event.taken)
        height = columns.card_height
        taken = [self._story.pieces.open[each] for each in event.taken]
        together = [*taken, item]

        others = [self._story.pieces.open[each] for each in columns.order() if each not in event.taken]

        def belong() -> None:
            for up, each in enumerate(together):
                each.setZValue(FRONT + up)
            table.tell_capture(event, together, others, height)

        self._story.add(
            Beat((Move(item, landing, "travel", height=height, rise=0.0, z=FRONT + 10), *turning), on_start=start),
            Beat(on_start=belong, hold="capture_hold", on_end=table.end_telling),
        )
        for each in event.taken:
            columns.lift(each)
        self._story.slide(event.seat, (*event.taken, card), event.pile, event.total)

    def _stay(
        self,
        item: CardItem,
        card: Card,
        event: events.Stayed,
        turning: tuple[Flip, ...],
        start: Callable[[], None],
    ) -> None:
        """The card settles into its column; columns right of a new one make room in the same move."""
        table = self._story.table
        self._story.columns.lay(card)
        places = self._story.columns.positions()
        height = self._story.columns.card_height
        others: list[Move | Flip] = [
            Move(self._story.pieces.open[each], corner, "settle", height=height, z=self._story.z(each))
            for each, corner in places.items()
            if each != card
        ]

        dress = self._story.dressing()

        def told() -> None:
            table.say_stays(event)
            dress()
            table.sounded.emit("place")

        above = places[card] - QPointF(0, 0.06 * height)
        self._story.add(
            Beat((Move(item, above, "travel", height=height, rise=0.0, z=FRONT), *turning), on_start=start),
            Beat(
                (Move(item, places[card], "settle", z=self._story.z(card)), *others), on_start=table.board.forget_clasp
            ),
            Beat(on_start=told, hold="stays", on_end=table.dress.renew_clasp),
        )

    def turn_stock(self, event: events.StockTurned) -> None:
        """Beat 5: the stock card turns over on its own place."""
        table, geometry = self._story.table, self._story.geometry
        item = self._story.pieces.from_stock(event.card)

        def start() -> None:
            table.board.steps_now(1)
            table.sounded.emit("flip")
            table.board.show_stock(event.left)

        self._story.add(
            Beat(
                (
                    Move(item, geometry.turned, "flip", height=geometry.turned_height, z=FRONT),
                    Flip(item, event.card, "flip"),
                ),
                on_start=start,
                hold="stock_hold",
                on_end=lambda: table.dress.layout_card(item, event.card),
            )
        )

    def pass_turn(self, event: events.TurnPassed) -> None:
        """Beat 7: the mark passes on; now hands and columns close their gaps."""
        table, geometry = self._story.table, self._story.geometry
        seat = event.seat
        self._story.columns = geometry.columns(self._story.after.layout)
        moves: list[Move | Flip] = [
            Move(
                self._story.pieces.open[card],
                corner,
                "relayout",
                height=self._story.columns.card_height,
                z=self._story.z(card),
            )
            for card, corner in self._story.columns.positions().items()
        ]
        hand = table.in_hand_order(self._story.after.hand)
        for at, (card, corner) in enumerate(zip(hand, geometry.hand(len(hand)), strict=True)):
            moves.append(Move(self._story.pieces.open[card], corner, "relayout", z=100.0 + at))
        for other, backs in enumerate(self._story.pieces.backs):
            place = geometry.place(other, table.bottom)
            for at, (item, corner) in enumerate(zip(backs, geometry.backs(place, len(backs)), strict=True)):
                moves.append(Move(item, corner, "relayout", z=50.0 + at))

        dress = self._story.dressing()
        counts = self._story.after.hand_counts

        def passed() -> None:
            table.board.show_turn(seat, counts)
            table.dress.hand()
            dress()
            table.dress.renew_clasp()

        self._story.add(Beat(moves, on_start=table.board.forget_clasp, on_end=passed, hold="mark_pass"))
