"""How the beginning and the end of a deal of Chinese Ten are told."""

from __future__ import annotations

from rules.cards import Card
from rules.chinese_ten import events
from rules.chinese_ten.captures import values
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.deal_sheet import CARDS_Z
from tablegames_qt.tables.chinese_ten.story import Story


class DealTelling:
    """Tells what happens before the first turn and after the last."""

    def __init__(self, story: Story) -> None:
        self._story = story

    def deal(self, event: events.Dealt) -> None:
        """All cards lie in the stock, then fly to the hands one at a time."""
        table, geometry, pieces = self._story.table, self._story.geometry, self._story.pieces
        viewer = table.context.viewer
        self._story.columns = geometry.columns(())
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
        self._story.add(
            Beat(moves, on_start=gather, stagger="deal_card", at_most="deal"),
            Beat(flips, on_end=table.dress.hand),
        )

    def open_layout(self, event: events.LayoutOpened) -> None:
        """The four open cards are turned one by one on the stock and go to their columns."""
        self._story.columns = self._story.geometry.columns(event.cards)
        places = self._story.columns.positions()
        for card in event.cards:
            item = self._story.pieces.from_stock(card)
            self._story.add(
                Beat(
                    (
                        Move(
                            item,
                            places[card],
                            "deal_card",
                            height=self._story.columns.card_height,
                            z=self._story.z(card),
                        ),
                        Flip(item, card, "deal_card"),
                    ),
                    on_start=self._story.sounding("flip"),
                    on_end=lambda item=item, card=card: self._story.table.dress.layout_card(item, card),  # type: ignore[misc]
                )
            )
        self._story.add(Beat(on_end=lambda: self._story.table.board.show_stock(len(self._story.pieces.stock))))

    def mark_triple(self, event: events.TripleMarked) -> None:
        """The clasp closes around a triple."""

        def clasp() -> None:
            self._story.table.dress.show_clasp(event.cards)
            self._story.table.say_event(event)

        self._story.add(Beat(on_start=clasp, hold="clasp"), Beat(hold="capture_hold"))

    def take_four(self, event: events.FourAlikeTaken) -> None:
        """Four alike go to the pile of the dealer."""
        self._story.say(event, hold="capture_hold")
        self._story.slide(event.seat, event.cards, event.pile, event.total, time="four_alike")

    def open_piles(self, event: events.PilesOpened) -> None:
        """All piles open and the red cards fan out in the sheet, while the sums run."""
        sheet, after = self._story.table.sheet, self._story.after
        worth = values(after.options)
        opened: list[Move | Flip] = []
        turned: list[Move | Flip] = []
        for seat, pile in enumerate(event.piles):
            items, self._story.pieces.piles[seat] = self._story.pieces.piles[seat], []
            for item, card in zip(items, pile, strict=True):
                self._story.pieces.reveal(item, card)
            for at, (card, corner) in enumerate(sheet.places(after, seat, pile).items()):
                item = self._story.pieces.open[card]

                def landed(seat: int = seat, card: Card = card) -> None:
                    sheet.count(seat, worth[card])

                turned.append(Flip(item, card, "flip"))
                opened.append(Move(item, corner, "travel", height=sheet.card_height, z=CARDS_Z + at, landed=landed))
        self._story.add(
            Beat(turned, on_start=lambda: self._story.table.open_sheet(after)),
            Beat(opened, on_start=self._story.sounding("deal"), stagger="deal_card", at_most="final_sum"),
            Beat(hold="capture_hold"),
        )
