"""How Chinchón's events are told: draws, discards, the knock, and the showings, each in beats of their own.

Positions are worked out when the events arrive; what the player reads changes when the position is shown afterwards,
except for the sentence, which each beat says for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from rules.cards import Card
from rules.chinchon import events
from rules.chinchon.lay_offs import LayOff
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinchon import phrases

if TYPE_CHECKING:
    from tablegames_qt.tables.chinchon.drawing import Drawing, Spot


class Telling:
    """Turns the events of one step into beats for a table."""

    def __init__(self, table: Drawing, after: ChinchonView) -> None:
        self._table = table
        self._after = after
        self._pieces = table.pack
        self._viewer = table.context.viewer
        self._beats: list[Beat] = []
        self._pieces.take_pack(after.options)
        table.sync(after)

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
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
                case events.Knocked():
                    self._knock(event)
                case events.Shown():
                    self._show(event)
                case events.LaidOff():
                    self._lay_off(event)
                case events.DealerDrawn() | events.DealVoided() | events.DealScored():
                    self._say(event, hold="lay_off_hold")
        return self._beats

    def _sentence(self, event: Event) -> Callable[[], None]:
        said = phrases.told_sentence(event, self._table.names) or ""
        return lambda: self._table.say(said)

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

    def _hand_moves(self, without: Card | None = None) -> list[Move | Flip]:
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

    def _back_moves(self, seat: int, time: str = "relayout") -> list[Move | Flip]:
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
        moves: list[Move | Flip] = []
        flips: list[Move | Flip] = []
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
        moves: list[Move | Flip] = []
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

    def _pile_moves(self, thrown: Card | None) -> tuple[list[CardItem], list[Move | Flip]]:
        """The top discards go to their places under a card that is thrown, or when the top one was taken."""
        spots = self._table.pile_spots(self._after)
        cards = [card for card in self._after.pile[-3:] if card is not thrown]
        items = [self._pieces.open[card] for card in cards]
        moves: list[Move | Flip] = [self._move(self._pieces.open[card], spots[card], "relayout") for card in cards]
        return items[-2:], moves

    def _discard(self, event: events.Discarded) -> None:
        item, concealed = self._pieces.from_hand(event.card, event.seat)
        spots = self._table.pile_spots(self._after)
        moves: list[Move | Flip] = [self._move(item, spots[event.card])]
        if concealed:
            moves.append(Flip(item, event.card, "turn_over"))
        moves += self._pile_moves(event.card)[1]
        self._beats.append(Beat(moves, on_start=self._begin(event, "place", (item,)), hold="turn_hold"))
        closing = self._hand_moves() if event.seat == self._viewer else self._back_moves(event.seat)
        if closing:
            self._beats.append(Beat(closing))

    # the knock and what follows

    def _knock(self, event: events.Knocked) -> None:
        """The card goes face down to the knock place, then the hand opens into its melds."""
        table, pieces = self._table, self._pieces
        if event.seat == self._viewer and event.card is not None:
            face_down = pieces.open.pop(event.card)
        else:
            face_down = pieces.any_back(event.seat)
        pieces.face_down = face_down
        slot = table.geometry.slot
        move = Move(face_down, slot.topLeft(), "travel", height=table.geometry.middle_height, z=160.0)
        flips: list[Move | Flip] = [Flip(face_down, None, "turn_over")] if event.seat == self._viewer else []
        cards = [card for meld in event.melds for card in meld.cards]
        opened = pieces.open_hand(event.seat, (*cards, *event.loose))
        self._beats += [
            Beat((move, *flips), on_start=self._begin(event, "knock", (face_down,)), hold="lay_off_hold"),
            Beat([Flip(item, card, "flip") for item, card in opened]),
            Beat(on_start=self._clear),
            Beat(self._showdown_moves(), hold="triumph_hold" if event.chinchon != "none" else "lay_off_hold"),
        ]

    def _clear(self) -> None:
        """The table makes room for the showdown: stock and discards go."""
        table = self._table
        table.clear_board(on=True)
        table.showdown.open(self._after, table.geometry)
        cards, _ = table.shown_spots(self._after)
        seen = [self._pieces.open[card] for card in cards]
        seen += [item for backs in self._pieces.backs for item in backs]
        for item in self._pieces.items:
            table.undress(item)
            item.setVisible(item in seen)

    def _showdown_moves(self) -> list[Move | Flip]:
        """Every card that stays on the table goes to its block."""
        cards, backs = self._table.shown_spots(self._after)
        moves: list[Move | Flip] = [
            self._move(self._pieces.open[card], spot, "meld_slide")
            for card, spot in cards.items()
            if card in self._pieces.open
        ]
        for seat, items in enumerate(self._pieces.backs):
            spots = backs.get(Seat(seat), [])
            moves += [self._move(item, spot, "meld_slide") for item, spot in zip(items, spots, strict=False)]
        return moves

    def _show(self, event: events.Shown) -> None:
        """A concealed hand opens in its place; then everything slides to where it belongs, cards to be laid off too."""
        pieces = self._pieces
        cards = [card for meld in event.melds for card in meld.cards]
        opened = pieces.open_hand(event.seat, (*cards, *event.loose))
        off = {each.card for each in self._lay_offs(event.seat)}
        spots, _ = self._table.shown_spots(self._after)
        moves = [
            self._move(pieces.open[card], spot, "meld_slide")
            for card, spot in spots.items()
            if card in pieces.open and card not in off
        ]
        start = self._begin(event, "flip", (item for item, _ in opened))
        self._beats += [
            Beat([Flip(item, card, "flip") for item, card in opened], on_start=start),
            Beat(moves, on_start=self._forget_names, hold="lay_off_hold"),
        ]

    def _lay_offs(self, seat: Seat) -> tuple[LayOff, ...]:
        showing = self._after.showings[seat]
        return () if showing is None else showing.lay_offs

    def _forget_names(self) -> None:
        """The names under the melds would stand in the wrong places while they move."""
        self._table.showdown.open(self._after, self._table.geometry)

    def _lay_off(self, event: events.LaidOff) -> None:
        spots, _ = self._table.shown_spots(self._after)
        card = event.lay_off.card
        item = self._pieces.open[card]
        self._beats.append(
            Beat(
                (self._move(item, spots[card]),),
                on_start=self._begin(event, "capture", (item,)),
                hold="lay_off_hold",
            )
        )
