"""How Chinese Ten's events are told: each action in three beats, so that nobody wonders what took what.

The beats follow rules/chinese_ten.md, "Beats". Positions are worked out when the events arrive, on lists that run ahead
of the picture; what the player reads changes in the beats themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinese_ten import events
from rules.chinese_ten.captures import values
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.dress import undress
from tablegames_qt.tables.chinese_ten.sheet import CARDS_Z

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_ten.table import TenTable

FRONT = 500.0
"""Z of the two cards of a capture while they are told: above every card at rest."""


class Telling:
    """Turns the events of one step into beats for a table."""

    def __init__(self, table: TenTable, after: TenView) -> None:
        self._table = table
        self._after = after
        self._pieces = table.pack
        self._geometry = table.geometry
        self.columns = table.columns.copy()
        """The columns after the events told so far; the table takes them over."""
        self._beats: list[Beat] = []
        self._dealing: events.Dealt | None = None

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for number, event in enumerate(told):
            match event:
                case events.DealerDrawn():
                    self._say(phrases.log_line(event, self._table.names) or "")
                case events.Dealt():
                    self._deal(event)
                case events.LayoutOpened():
                    self._open_layout(event)
                case events.Redealt():
                    self._say(phrases.log_line(event, self._table.names) or "", hold="capture_hold")
                case events.TripleMarked():
                    self._mark_triple(event)
                case events.FourAlikeTaken():
                    self._take_four(event)
                case events.TurnPassed():
                    self._pass_turn(event)
                case events.HandCardPlayed():
                    following = told[number + 1]
                    assert isinstance(following, events.Captured | events.Stayed)
                    self._play(event, following)
                case events.StockTurned():
                    self._turn_stock(event)
                case events.Captured(source="stock") | events.Stayed(source="stock"):
                    self._resolve_stock(event)
                case events.LayoutEmptied():
                    self._say(phrases.log_line(event, self._table.names) or "", hold="table_empty")
                case events.PilesOpened():
                    self._open_piles(event)
                case events.DealScored():
                    self._beats.append(Beat(on_start=self._table.sheet.show_results, hold="fade"))
        return self._beats

    def _add(self, *beats: Beat) -> None:
        self._beats.extend(beats)

    def _say(self, sentence: str, hold: str = "pause") -> None:
        self._add(Beat(on_start=lambda: self._table.say(sentence), hold=hold))

    # a new deal

    def _deal(self, event: events.Dealt) -> None:
        """All cards lie in the stock, then fly to the hands one at a time."""
        table, geometry, pieces = self._table, self._geometry, self._pieces
        viewer = table.context.viewer
        self._dealing = event
        self.columns = geometry.columns(())
        title = phrases.dealt_sentence(event, table.names)

        def gather() -> None:
            table.gather()
            table.say(title)
            table.board.begin_deal(event.dealer)
            table.sounded.emit("deal")

        pieces.gather()
        hand = table.in_hand_order(event.hands[viewer]) if viewer is not None else []
        own_places = geometry.hand(len(hand))
        moves: list[Move | Flip] = []
        flips: list[Move | Flip] = []
        for turn in range(max(event.counts)):
            for step in range(geometry.seats):
                seat = Seat((event.first + step) % geometry.seats)
                if turn >= event.counts[seat]:
                    continue
                if seat == viewer:
                    card = event.hands[seat][turn]
                    at = hand.index(card)
                    item = pieces.from_stock(card)
                    moves.append(Move(item, own_places[at], "travel", height=geometry.hand_height, z=100.0 + at))
                    flips.append(Flip(item, card, "turn_over"))
                else:
                    item = pieces.stock.pop()
                    place = geometry.place(seat, table.bottom)
                    corner = geometry.backs(place, event.counts[seat])[turn]
                    moves.append(Move(item, corner, "travel", height=place.hand_height, z=50.0 + turn))
                    pieces.backs[seat].append(item)
        self._add(
            Beat(moves, on_start=gather, stagger="deal_card", at_most="deal"),
            Beat(flips, on_end=table.dress.hand),
        )

    def _open_layout(self, event: events.LayoutOpened) -> None:
        """The four open cards are turned one by one on the stock and go to their columns."""
        self.columns = self._geometry.columns(event.cards)
        places = self.columns.positions()
        for card in event.cards:
            item = self._pieces.from_stock(card)
            self._add(
                Beat(
                    (
                        Move(item, places[card], "deal_card", height=self.columns.card_height, z=self._z(card)),
                        Flip(item, card, "deal_card"),
                    ),
                    on_start=self._sounding("flip"),
                    on_end=lambda item=item, card=card: self._table.dress.layout_card(item, card),  # type: ignore[misc]
                )
            )
        self._add(Beat(on_end=lambda: self._table.board.show_stock(len(self._pieces.stock))))

    def _z(self, card: Card) -> float:
        return 200.0 + self.columns.order().index(card)

    def _dressing(self) -> Callable[[], None]:
        """Return what gives the open cards of this moment their badges and shadows."""
        columns = self.columns.copy()
        items = {card: self._pieces.open[card] for card in columns.order()}
        return lambda: self._table.dress.columns(columns, items)

    def _sounding(self, name: str) -> Callable[[], None]:
        return lambda: self._table.sounded.emit(name)

    def _mark_triple(self, event: events.TripleMarked) -> None:
        def clasp() -> None:
            self._table.show_clasp(event.cards)
            self._table.say(phrases.triple_sentence(event.rank))

        self._add(Beat(on_start=clasp, hold="clasp"), Beat(hold="capture_hold"))

    def _take_four(self, event: events.FourAlikeTaken) -> None:
        sentence = phrases.log_line(event, self._table.names) or ""
        self._add(Beat(on_start=lambda: self._table.say(sentence), hold="capture_hold"))
        self._slide(event.seat, event.cards, event.pile, event.total, time="four_alike")

    # a turn

    def _play(self, event: events.HandCardPlayed, following: events.Captured | events.Stayed) -> None:
        """Beats 1 to 4: the hand card travels, is told with what it takes, and both slide away."""
        table = self._table
        item, concealed = self._pieces.from_hand(event.card, event.seat)
        turning = (Flip(item, event.card, "turn_over"),) if concealed else ()

        def start() -> None:
            table.board.steps_now(0)
            table.board.show_hand_count(event.seat, event.left)
            undress(item)

        self._resolve(item, event.card, following, turning, start)
        if table.context.settings.step_mode:
            self._add(Beat(wait_for_step=True))
        self._add(Beat(hold="pause"))

    def _resolve_stock(self, event: events.Captured | events.Stayed) -> None:
        """Beat 6: the same three beats for the stock card."""
        item = self._pieces.open[event.card]
        self._resolve(item, event.card, event, (), lambda: self._table.board.steps_now(1))
        if self._table.context.settings.step_mode:
            self._add(Beat(wait_for_step=True))

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
        table = self._table
        columns = self.columns
        landing = columns.landing(event.taken)
        height = columns.card_height
        taken = [self._pieces.open[each] for each in event.taken]
        together = [*taken, item]

        others = [self._pieces.open[each] for each in columns.order() if each not in event.taken]

        def belong() -> None:
            for up, each in enumerate(together):
                each.setZValue(FRONT + up)
            table.tell_capture(event, together, others, height)

        self._add(
            Beat((Move(item, landing, "travel", height=height, rise=0.0, z=FRONT + 10), *turning), on_start=start),
            Beat(on_start=belong, hold="capture_hold", on_end=table.end_telling),
        )
        for each in event.taken:
            columns.lift(each)
        self._slide(event.seat, (*event.taken, card), event.pile, event.total)

    def _slide(self, seat: Seat, cards: Sequence[Card], pile: int, total: int, time: str = "capture_slide") -> None:
        """Some open cards go to a pile, turning face down on the way; the numbers change when they arrive."""
        table = self._table
        place = self._geometry.place(seat, table.bottom)
        moves: list[Move | Flip] = []
        items = []
        below = len(self._pieces.piles[seat])
        for card in cards:
            item = self._pieces.capture(card, seat)
            items.append(item)
            corner = table.placing.pile_corner(place, below + len(items) - 1)
            moves.append(Move(item, corner, time, height=place.pile_height, z=20.0 + below + len(items)))
            moves.append(Flip(item, None, time))

        def bare() -> None:
            table.sounded.emit("capture")
            for item in items:
                undress(item)

        def arrived() -> None:
            table.show_pile(seat, pile, total)

        self._add(Beat(moves, on_start=bare, on_end=arrived))

    def _stay(
        self,
        item: CardItem,
        card: Card,
        event: events.Stayed,
        turning: tuple[Flip, ...],
        start: Callable[[], None],
    ) -> None:
        """The card settles into its column; columns right of a new one make room in the same move."""
        table = self._table
        self.columns.lay(card)
        places = self.columns.positions()
        height = self.columns.card_height
        others: list[Move | Flip] = [
            Move(self._pieces.open[each], corner, "settle", height=height, z=self._z(each))
            for each, corner in places.items()
            if each != card
        ]

        dress = self._dressing()

        def told() -> None:
            table.say(phrases.stays_sentence(event, table.names))
            dress()
            table.sounded.emit("place")

        above = places[card] - QPointF(0, 0.06 * height)
        self._add(
            Beat((Move(item, above, "travel", height=height, rise=0.0, z=FRONT), *turning), on_start=start),
            Beat((Move(item, places[card], "settle", z=self._z(card)), *others), on_start=table.board.forget_clasp),
            Beat(on_start=told, hold="stays", on_end=table.renew_clasp),
        )

    def _turn_stock(self, event: events.StockTurned) -> None:
        """Beat 5: the stock card turns over on its own place."""
        table, geometry = self._table, self._geometry
        item = self._pieces.from_stock(event.card)

        def start() -> None:
            table.board.steps_now(1)
            table.sounded.emit("flip")
            table.board.show_stock(event.left)

        self._add(
            Beat(
                (Move(item, geometry.turned, "flip", z=FRONT), Flip(item, event.card, "flip")),
                on_start=start,
                hold="stock_hold",
                on_end=lambda: table.dress.layout_card(item, event.card),
            )
        )

    def _pass_turn(self, event: events.TurnPassed) -> None:
        """Beat 7: the mark passes on; now hands and columns close their gaps."""
        table, geometry = self._table, self._geometry
        seat = event.seat
        self.columns = geometry.columns(self._after.layout)
        moves: list[Move | Flip] = [
            Move(self._pieces.open[card], corner, "relayout", height=self.columns.card_height, z=self._z(card))
            for card, corner in self.columns.positions().items()
        ]
        hand = table.in_hand_order(self._after.hand)
        for at, (card, corner) in enumerate(zip(hand, geometry.hand(len(hand)), strict=True)):
            moves.append(Move(self._pieces.open[card], corner, "relayout", z=100.0 + at))
        for other, backs in enumerate(self._pieces.backs):
            place = geometry.place(other, table.bottom)
            for at, (item, corner) in enumerate(zip(backs, geometry.backs(place, len(backs)), strict=True)):
                moves.append(Move(item, corner, "relayout", z=50.0 + at))

        dress = self._dressing()
        counts = self._after.hand_counts

        def passed() -> None:
            table.board.show_turn(seat, counts)
            table.dress.hand()
            dress()
            table.renew_clasp()

        self._add(Beat(moves, on_start=table.board.forget_clasp, on_end=passed, hold="mark_pass"))

    # the end of a deal

    def _open_piles(self, event: events.PilesOpened) -> None:
        """All piles open and the red cards fan out in the sheet, while the sums run."""
        sheet, after = self._table.sheet, self._after
        worth = values(after.options)
        opened: list[Move | Flip] = []
        turned: list[Move | Flip] = []
        for seat, pile in enumerate(event.piles):
            items, self._pieces.piles[seat] = self._pieces.piles[seat], []
            for item, card in zip(items, pile, strict=True):
                self._pieces.reveal(item, card)
            for at, (card, corner) in enumerate(sheet.places(after, seat, pile).items()):
                item = self._pieces.open[card]

                def landed(seat: int = seat, card: Card = card) -> None:
                    sheet.count(seat, worth[card])

                turned.append(Flip(item, card, "flip"))
                opened.append(Move(item, corner, "travel", height=sheet.card_height, z=CARDS_Z + at, landed=landed))
        self._add(
            Beat(turned, on_start=lambda: self._table.open_sheet(after)),
            Beat(opened, on_start=self._sounding("deal"), stagger="deal_card", at_most="final_sum"),
            Beat(hold="capture_hold"),
        )
