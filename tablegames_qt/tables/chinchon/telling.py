"""How Chinchón's events are told: turns first, then the knock, the showings, the laying off and what the deal adds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules.cards import Card
from rules.chinchon import events
from rules.chinchon.deck import JOKER
from rules.chinchon.lay_offs import Showing, laid
from rules.chinchon.scoring import wins_match
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move, Movement
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.grouping import read_meld
from tablegames_qt.tables.chinchon.rows import order_of
from tablegames_qt.tables.chinchon.turn_telling import TurnTelling

if TYPE_CHECKING:
    from tablegames_qt.tables.chinchon.drawing import Drawing
    from tablegames_qt.tables.chinchon.places import Spot


class Telling(TurnTelling):
    """Turns the events of one step into beats for a table. `before` is None for the opening of a match."""

    def __init__(self, table: Drawing, before: ChinchonView | None, after: ChinchonView) -> None:
        super().__init__(table, after)
        self._before = after if before is None else before
        self._loose: dict[Seat, int] = {}
        """The loose points that the number of a seat shows, as far as it has been told."""
        self._off = 0
        """How many lay-offs of the showing have been told."""

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
            match event:
                case events.Knocked():
                    self._knock(event)
                case events.Shown():
                    self._show(event)
                case events.LaidOff():
                    self._lay_off(event)
                case events.DealScored():
                    self._score(event)
                case events.MatchEnded():
                    self._beats.append(Beat(on_start=self._begin(event, "win"), hold="pause"))
                case _:
                    self.tell_turn(event)
        if self._after.knocker is not None and self._table.showing is not None:
            spots, backs = self._table.shown_spots(self._after)
            self._beats.append(Beat(self._row_moves(spots, backs)))
        return self._beats

    # the knock

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
        flips: list[Movement] = [Flip(face_down, None, "turn_over")] if event.seat == self._viewer else []
        cards = [card for meld in event.melds for card in meld.cards]
        opened = pieces.open_hand(event.seat, (*cards, *event.loose))
        spots, backs = table.shown_spots(self._after, laid_out=False)
        self._beats += [
            Beat((move, *flips), on_start=self._begin(event, "knock", (face_down,)), hold="lay_off_hold"),
            Beat([Flip(item, card, "flip") for item, card in opened]),
            Beat(on_start=self._clear),
            Beat(self._row_moves(spots, backs)),
        ]
        if event.chinchon == "none":
            self._count(event.seat, event.deadwood)
        else:
            self._line_up(event, spots)

    def _clear(self) -> None:
        """The table makes room for the showdown: stock and discards go."""
        table = self._table
        table.clear_board(on=True)
        self._open_blocks()
        cards, _ = table.shown_spots(self._after, laid_out=False)
        seen = [self._pieces.open[card] for card in cards]
        seen += [item for backs in self._pieces.backs for item in backs]
        for item in self._pieces.items:
            table.undress(item)
            item.setVisible(item in seen)

    def _open_blocks(self) -> None:
        """Empty blocks, for names would stand in wrong places while cards move; numbers and totals as told so far."""
        table, after = self._table, self._after
        table.showdown.open(after, table.geometry, self._before.totals)
        for seat, showing in enumerate(self._before.showings):
            if showing is not None:
                table.showdown.block(Seat(seat), after).put_points(showing.deadwood)

    def _row_moves(self, cards: dict[Card, Spot], backs: dict[Seat, list[Spot]]) -> list[Movement]:
        """Every card of the showdown goes to its row."""
        moves: list[Movement] = [
            self._move(self._pieces.open[card], spot, "meld_slide")
            for card, spot in cards.items()
            if card in self._pieces.open
        ]
        for seat, items in enumerate(self._pieces.backs):
            moves += [
                self._move(item, spot, "meld_slide")
                for item, spot in zip(items, backs.get(Seat(seat), []), strict=False)
            ]
        return moves

    def _count(self, seat: Seat, points: int, moves: Iterable[Movement] = (), **how: Any) -> None:
        """The loose points of a seat run to a number, while something else moves or by themselves."""
        block = self._table.showdown.block(seat, self._after)
        counting = block.count(self._loose.get(seat, 0), points)
        self._loose[seat] = points
        self._beats.append(Beat((*moves, counting), hold="lay_off_hold", **how))

    def _line_up(self, event: events.Knocked, spots: dict[Card, Spot]) -> None:
        """The seven cards of a chinchón line up in their order, a banner says what they bring, then they part again."""
        table, options = self._table, self._after.options
        cards = [*(card for meld in event.melds for card in meld.cards), *event.loose]
        run = read_meld(sorted(cards, key=lambda card: card is not JOKER), options)
        assert run is not None, "a chinchón is a run of seven"
        line = table.line_of_seven(self._after, run)
        items = [(self._pieces.open[card], spot) for card, spot in line.items()]
        banner = table.showdown.banner
        block = table.geometry.blocks(len(order_of(self._after)))[0]

        def show() -> None:
            table.sounded.emit("win")
            banner.say(phrases.chinchon_banner(event.chinchon, table.names[event.seat], options))
            banner.over(block.cards, 2 * table.geometry.u)

        def hide() -> None:
            banner.setVisible(False)

        self._beats += [
            Beat([self._move(item, spot) for item, spot in items], stagger="line_up"),
            Beat(on_start=show, hold="triumph_hold", on_end=hide),
            Beat([self._move(self._pieces.open[card], spots[card], "meld_slide") for card in line]),
        ]

    # showing

    def _stage(self, seat: Seat, told: int) -> ChinchonView:
        """The position with only the first lay-offs of a showing made: the others are still in the hand."""
        after = self._after
        showing = after.showings[seat]
        assert showing is not None
        made, to_come = showing.lay_offs[:told], showing.lay_offs[told:]
        table = self._before.table
        for each in made:
            table = laid(table, each, after.options)
        loose = (*showing.loose, *(each.card for each in to_come))
        shown = Showing(showing.melds, made, loose, showing.before, showing.deadwood)
        showings = tuple(shown if other == seat else each for other, each in enumerate(after.showings))
        return replace(after, table=table, showings=showings)

    def _show(self, event: events.Shown) -> None:
        """A concealed hand opens in its place; then everything slides to its part. What the player has laid out lies there."""
        pieces, own = self._pieces, event.seat == self._viewer
        cards = [card for meld in event.melds for card in meld.cards]
        opened = pieces.open_hand(event.seat, (*cards, *event.loose))
        stage = self._after if own else self._stage(event.seat, 0)
        start = self._begin(event, "flip", (item for item, _ in opened))
        self._beats += [
            Beat([Flip(item, card, "flip") for item, card in opened], on_start=start),
            Beat(self._row_moves(*self._table.shown_spots(stage, laid_out=False)), on_start=self._open_blocks),
        ]
        self._count(event.seat, event.deadwood)

    def _lay_off(self, event: events.LaidOff) -> None:
        """The meld makes room, the card goes there, and the number falls with it."""
        self._off += 1
        item = self._pieces.open[event.lay_off.card]
        start = self._begin(event, "capture", (item,))
        if event.seat == self._viewer:
            self._count(event.seat, event.deadwood, on_start=start)
            return
        spots, _ = self._table.shown_spots(self._stage(event.seat, self._off), laid_out=False)
        room = [
            self._move(self._pieces.open[card], spot, "relayout")
            for card, spot in spots.items()
            if card is not event.lay_off.card and card in self._pieces.open
        ]
        self._beats.append(Beat(room))
        self._count(event.seat, event.deadwood, [self._move(item, spots[event.lay_off.card])], on_start=start)

    # what it adds

    def _score(self, event: events.DealScored) -> None:
        """The points fly from the numbers to the totals, which then count."""
        say = self._sentence(event)
        if wins_match(event.chinchon, self._after.options):
            return  # nothing is added; the end of the match says it
        table, after = self._table, self._after
        seats = [seat for seat in order_of(after) if event.deadwood[seat] is not None]
        blocks = {seat: table.showdown.block(seat, after) for seat in seats}

        def launch() -> None:
            say()
            table.sounded.emit("slide")
            for seat, block in blocks.items():
                block.launch(event.points[seat])

        totals = [
            block.count_total(event.totals[seat] - event.points[seat], event.totals[seat], table.names[seat])
            for seat, block in blocks.items()
        ]
        self._beats += [
            Beat([block.flight(table.look) for block in blocks.values()], on_start=launch),
            Beat(totals, hold="lay_off_hold"),
        ]
