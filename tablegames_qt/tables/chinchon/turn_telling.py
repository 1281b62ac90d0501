"""How a deal of Chinchón is told up to its knock: dealing, draws and discards, each in beats of their own.

Positions are worked out when the events arrive; what the player reads changes when the position is shown afterwards,
except for the sentence, which each beat says for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rules.cards import Card
from rules.chinchon import events
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move, Movement

if TYPE_CHECKING:
    from tablegames_qt.tables.chinchon.drawing import Drawing
    from tablegames_qt.tables.chinchon.places import Spot


class TurnTelling:
    """Turns the events of dealing and of turns into beats for a table."""

    def __init__(self, table: Drawing, after: ChinchonView) -> None:
        self._table = table
        self._after = after
        self._pieces = table.pack
        self._viewer = table.context.viewer
        self._beats: list[Beat] = []
        self._pieces.take_pack(after.options)
        table.sync(after)

    def tell_turn(self, event: Event) -> None:
        """Add the beats of one event of a turn or of dealing."""
        match event:
            case events.Dealt():
                self._deal(event)
            case events.UpcardTurned():
                self._turn_up(event)
            case events.JokerBuried():
                self._bury(event)
            case events.StockReshuffled():
                self._reshuffle(event)
            case events.StockDrawn():
                self._draw(event)
            case events.DiscardTaken():
                self._take(event)
            case events.Discarded():
                self._discard(event)
            case events.DealerDrawn() | events.DealVoided():
                self._say(event, hold="lay_off_hold")

    def _sentence(self, event: Event) -> Callable[[], None]:
        return lambda: self._table.say_told(event)

    def _say(self, event: Event, hold: str = "pause") -> None:
        self._beats.append(Beat(on_start=self._sentence(event), hold=hold))

    def _begin(self, event: Event, sound: str, items: Iterable[CardItem] = ()) -> Callable[[], None]:
        """Return what a beat starts with: its sentence, its sound, and bare cards that are all seen."""
        say = self._sentence(event)
        bare = list(items)

        def start() -> None:
            say()
            self._table.sounded.emit(sound)
            for item in bare:
                self._table.undress(item)
                item.setVisible(True)

        return start

    @staticmethod
    def _move(item: CardItem, spot: Spot, time: str = "travel") -> Move:
        return Move(item, spot.corner, time, height=spot.height, z=spot.z)

    def _hand_moves(self, without: Card | None = None) -> list[Movement]:
        """The own hand closes up to its places."""
        if self._viewer is None or self._after.knocker is not None:
            return []
        spots = self._table.hand_spots()
        open_items = self._pieces.open
        return [
            self._move(open_items[card], spot, "relayout")
            for card, spot in spots.items()
            if card is not without and card in open_items
        ]

    def _back_moves(self, seat: int, time: str = "relayout") -> list[Movement]:
        backs = self._pieces.backs[seat]
        spots = self._table.back_spots(seat, len(backs))
        return [self._move(item, spot, time) for item, spot in zip(backs, spots, strict=True)]

    # a new deal

    def _deal(self, event: events.Dealt) -> None:
        """All cards lie in the stock, then fly to the hands one at a time."""
        table, pieces = self._table, self._pieces
        pieces.gather()
        stock = list(pieces.stock)
        spots = table.hand_spots() if self._viewer is not None else {}
        moves: list[Movement] = []
        flips: list[Movement] = []
        seats = [Seat((event.first + step) % self._after.seats) for step in range(self._after.seats)]
        for turn in range(max(event.counts)):
            for seat in seats:
                if turn >= event.counts[seat]:
                    continue
                item = pieces.from_stock()
                if seat == self._viewer:
                    card = event.hands[seat][turn]
                    pieces.reveal(item, card)
                    moves.append(self._move(item, spots[card]))
                    flips.append(Flip(item, card, "turn_over"))
                else:
                    pieces.backs[seat].append(item)
                    moves.append(self._move(item, table.back_spots(seat, event.counts[seat])[turn]))
        start = self._begin(event, "deal", stock)

        def gather() -> None:
            table.clear_board(on=False)
            for item, spot in zip(stock, table.stock_spots(len(stock)), strict=True):
                table.lie(item, None, spot)
            start()

        self._beats += [
            Beat(moves, on_start=gather, stagger="deal_card", at_most="deal"),
            Beat(flips),
        ]

    def _turn_up(self, event: events.UpcardTurned) -> None:
        item = self._pieces.reveal(self._pieces.from_stock(), event.card)
        place = self._table.geometry.pile.topLeft()
        self._beats.append(
            Beat(
                (Move(item, place, "flip", z=self._z(item)), Flip(item, event.card, "flip")),
                on_start=self._begin(event, "flip", (item,)),
                hold="pause",
            )
        )

    @staticmethod
    def _z(item: CardItem) -> float:
        return 150.0

    def _bury(self, event: events.JokerBuried) -> None:
        """The joker goes back face down; where in the stock it lies is said, not shown."""
        item = self._pieces.open.pop(event.card)
        self._pieces.stock.insert(0, item)
        spot = self._table.stock_spots(1)[0]
        self._beats.append(
            Beat((self._move(item, spot), Flip(item, None, "turn_over")), on_start=self._sentence(event), hold="pause")
        )

    def _reshuffle(self, event: events.StockReshuffled) -> None:
        items = [self._pieces.open.pop(card) for card in event.cards]
        self._pieces.stock = items
        moves: list[Movement] = []
        for item, spot in zip(items, self._table.stock_spots(len(items)), strict=True):
            moves += [self._move(item, spot), Flip(item, None, "turn_over")]
        self._beats.append(Beat(moves, on_start=self._begin(event, "deal", items), hold="lay_off_hold"))

    # a turn

    def _draw(self, event: events.StockDrawn) -> None:
        """The back travels to the hand and turns for its owner only."""
        item = self._pieces.from_stock()
        start = self._begin(event, "place", (item,))
        if event.card is None:
            self._pieces.backs[event.seat].append(item)
            self._beats.append(Beat(self._back_moves(event.seat, "travel"), on_start=start, hold="turn_hold"))
            return
        self._pieces.reveal(item, event.card)
        spot = self._table.hand_spots()[event.card]
        self._beats += [
            Beat((self._move(item, spot), *self._hand_moves(event.card)), on_start=start),
            Beat((Flip(item, event.card, "turn_over"),)),
        ]

    def _take(self, event: events.DiscardTaken) -> None:
        """The card travels face up; in a concealed hand it turns when it has arrived."""
        if event.seat == self._viewer:
            item = self._pieces.open[event.card]
            spot = self._table.hand_spots()[event.card]
            under, closing = self._pile_moves(None)
            moves = (self._move(item, spot), *self._hand_moves(event.card), *closing)
            self._beats.append(Beat(moves, on_start=self._begin(event, "place", (item, *under))))
            return
        item = self._pieces.to_hand(event.card, event.seat)
        under, closing = self._pile_moves(None)
        start = self._begin(event, "place", (item, *under))
        self._beats += [
            Beat([*self._back_moves(event.seat, "travel"), *closing], on_start=start),
            Beat((Flip(item, None, "turn_over"),), hold="turn_hold"),
        ]

    def _pile_moves(self, thrown: Card | None) -> tuple[list[CardItem], list[Movement]]:
        """The top discards go to their places under a card that is thrown, or when the top one was taken."""
        after = self._after
        spots = self._table.pile_spots(after)
        readable = self._table.readable(after)
        cards = [card for card in dict.fromkeys((*after.pile[-3:], *readable)) if card is not thrown]
        moves: list[Movement] = [self._move(self._pieces.open[card], spots[card], "relayout") for card in cards]
        return [self._pieces.open[card] for card in readable if card is not thrown], moves

    def _discard(self, event: events.Discarded) -> None:
        item, concealed = self._pieces.from_hand(event.card, event.seat)
        spots = self._table.pile_spots(self._after)
        moves: list[Movement] = [self._move(item, spots[event.card])]
        if concealed:
            moves.append(Flip(item, event.card, "turn_over"))
        moves += self._pile_moves(event.card)[1]
        self._beats.append(Beat(moves, on_start=self._begin(event, "place", (item,)), hold="turn_hold"))
        closing = self._hand_moves() if event.seat == self._viewer else self._back_moves(event.seat)
        if closing:
            self._beats.append(Beat(closing))
