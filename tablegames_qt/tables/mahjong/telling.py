"""How mahjong's events are told. A working view runs ahead; after each event everything goes to where it then lies.

Durations follow the rules file, "Beats". Nothing here depends on what is hidden: another hand's discard always comes out of
its middle, its drawn tile joins at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.events import Event
from rules.mahjong import events
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.position import Taken, Throw, Window
from rules.mahjong.rounds import Deal
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong import phrases
from tablegames_qt.tables.mahjong.geometry import Spot
from tablegames_qt.tables.mahjong.pieces import meld_faces
from tablegames_qt.tables.mahjong.told_table import ToldTable


class Telling:
    """Turns the events of one step into beats for a table. `before` is None when the match opens."""

    def __init__(self, table: ToldTable, before: MahjongView | None, after: MahjongView) -> None:
        self._table, self._after = table, after
        self._pack, self._rack = table.pack, table.pack.rack
        self._now = before if before is not None else replace(after, melds=((),) * SEATS, flowers=((),) * SEATS)
        self._viewer = table.viewer
        self._beats: list[Beat] = []
        self._lain: dict[TileItem, Spot] = {}
        if before is not None:
            self._lain = dict(self._spots())

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
            match event:
                case events.DealerDrawn():
                    self._say(event)
                case events.HandDealt():
                    self._deal(event)
                case events.FlowersExposed():
                    self._expose(event)
                case events.FlowerDrawn():
                    self._draw_flower(event)
                case events.TileDrawn():
                    self._draw(event)
                case events.Discarded():
                    self._discard(event)
                case events.KongDeclared():
                    self._call(event.seat, event)
                case events.Claimed():
                    self._claim(event)
                case events.KongMade():
                    self._make_kong(event)
                case events.HandEnded():
                    self._end(event)
        return self._beats

    # parts

    def _spots(self) -> list[tuple[TileItem, Spot]]:
        spots = self._table.geometry.spots(self._now)
        found = [(item, spots[slot]) for slot, item in self._pack.slots.items() if slot in spots]
        return [*found, *self._table.rack_spots()]

    def _moves(self, time: str) -> list[Move | Flip]:
        """Return the moves of everything that lies elsewhere in the working view."""
        moves: list[Move | Flip] = []
        for item, spot in self._spots():
            if self._lain.get(item) != spot:
                self._lain[item] = spot
                moves.append(
                    Move(
                        item,
                        spot.corner,
                        time,
                        height=spot.height,
                        z=spot.z,
                        rotation=90.0 if spot.turned else 0.0,
                        rise=0.0,
                    )
                )
        return moves

    def _say(self, event: Event) -> None:
        self._beats.append(Beat(on_start=self._speaking(event), hold="pause"))

    def _speaking(self, event: Event) -> Callable[[], None]:
        """Return what says an event in words."""
        sentence = phrases.log_line(event, self._table.names)

        def speak() -> None:
            if sentence:
                self._table.say(sentence)

        return speak

    def _from_wall(self) -> TileItem:
        """Return an item that comes from the wall."""
        item = self._pack.new()
        self._lain.pop(item, None)
        return item

    def _starts_at_wall(self, items: Sequence[TileItem]) -> Callable[[], None]:
        def start() -> None:
            for item in items:
                item.show_face(None)
                item.set_mark(Mark.NONE)
                item.setRotation(0.0)
                item.setVisible(True)
                item.place(self._table.centre, 1.35 * self._table.geometry.pond_tile)

        return start

    def _with_size(self, seat: Seat, change: int) -> tuple[int, ...]:
        return tuple(size + (change if each == seat else 0) for each, size in enumerate(self._now.sizes))

    def _grow_backs(self, seat: Seat, number: int) -> list[TileItem]:
        """Add backs at the end of another hand; return their items."""
        have = len(self._pack.backs(seat))
        added = []
        for at in range(have, have + number):
            item = self._from_wall()
            self._pack.slots["back", seat, at] = item
            added.append(item)
        return added

    def _all(self, *starts: Callable[[], None]) -> Callable[[], None]:
        def start() -> None:
            for each in starts:
                each()

        return start

    def _sounding(self, name: str) -> Callable[[], None]:
        return lambda: self._table.sounded.emit(name)

    # the deal

    def _deal(self, event: events.HandDealt) -> None:
        """Thirteen tiles for each, fourteen for the dealer, come from the middle, packet by packet."""
        table, pack = self._table, self._pack
        viewer = self._viewer
        sizes = tuple(14 if seat == event.dealer else 13 for seat in range(SEATS))
        own = tuple(sorted(event.hands[viewer])) if viewer is not None else ()
        self._now = replace(
            self._after,
            turn=event.dealer,
            deal=Deal(event.dealer, event.round_wind, event.repeat),
            number=event.number,
            wall=event.wall,
            hand=own,
            drawn=None,
            sizes=sizes,
            melds=((),) * SEATS,
            flowers=((),) * SEATS,
            discards=(),
            taken=(),
            window=None,
            waiting=(),
            result=None,
            following=None,
        )
        pack.gather()
        self._rack.sorted = table.context.settings.auto_sort
        self._lain.clear()
        self._rack.items += [self._from_wall() for _ in own]
        for seat in map(Seat, range(SEATS)):
            if seat != viewer:
                self._grow_backs(seat, sizes[seat])
        dealt = dict(zip(self._rack.items, own, strict=True))
        for item, tile in dealt.items():
            item.face = tile  # the picture follows when it is turned: ordering needs to know it now
        everything = [*self._rack.items, *(item for seat in range(SEATS) for item in pack.backs(seat))]
        now, speak = self._now, self._speaking(event)
        moves = sorted(self._moves("travel"), key=lambda move: self._order(move.item, event.dealer))

        def start() -> None:
            table.sheet.hide()
            table.board.cover(on=False)
            for item in pack.items:
                item.setVisible(False)
                item.set_mark(Mark.NONE)
            self._starts_at_wall(everything)()
            table.board.show_view(now, table.geometry)
            speak()
            table.sounded.emit("deal")

        flips: list[Move | Flip] = [Flip(item, tile, "turn_over") for item, tile in dealt.items()]
        self._beats.append(Beat(moves, on_start=start, stagger="tile_packet", at_most="tile_deal"))
        self._beats.append(Beat(flips, on_start=self._sounding("flip")))

    def _order(self, item: object, dealer: Seat) -> tuple[int, int]:
        """Packets of four, the dealer's first."""
        rack = self._rack.items
        if item in rack:
            return next(at for at, each in enumerate(rack) if each is item) // 4, ((self._viewer or 0) - dealer) % SEATS
        slot = next(slot for slot, each in self._pack.slots.items() if each is item)
        return slot[2] // 4, (slot[1] - dealer) % SEATS

    def _expose(self, event: events.FlowersExposed) -> None:
        """Flowers of the dealt hand are laid open, and as many tiles come from the tail."""
        seat, pack = event.seat, self._pack
        opened, items = [], []
        for flower in event.flowers:
            item = self._rack.take(flower) if seat == self._viewer else None
            if item is None:
                item = pack.take_back(seat, len(pack.backs(seat)))
                opened.append(Flip(item, flower, "turn_over"))
            items.append(item)
        held = tuple(sorted((*self._now.flowers[seat], *event.flowers)))
        self._set_flowers(seat, held, dict(zip(event.flowers, items, strict=True)))
        self._now = replace(self._now, wall=event.wall)
        if seat == self._viewer:
            new = [self._from_wall() for tile in event.drawn]
            for item, tile in zip(new, event.drawn, strict=True):
                item.face = tile
                self._rack.items.append(item)
            if self._rack.sorted:
                self._rack.sort()
            turned = [Flip(item, tile, "turn_over") for item, tile in zip(new, event.drawn, strict=True)]
        else:
            new, turned = self._grow_backs(seat, len(event.flowers)), []
        self._beats.append(Beat([*self._moves("flower"), *opened], on_start=self._told_start(event, new)))
        if turned:
            self._beats.append(Beat(turned))

    def _told_start(self, event: Event, new: Sequence[TileItem], sound: str = "slide") -> Callable[[], None]:
        now, speak = self._now, self._speaking(event)

        def start() -> None:
            self._starts_at_wall(new)()
            self._table.board.show_wall(now.wall, now)
            speak()
            if sound:
                self._table.sounded.emit(sound)

        return start

    def _set_flowers(self, seat: Seat, held: tuple[Tile, ...], added: dict[Tile, TileItem]) -> None:
        pack = self._pack
        old = {
            tile: pack.slots.pop(("flower", seat, at))
            for at, tile in enumerate(self._now.flowers[seat])
            if ("flower", seat, at) in pack.slots
        }
        for at, tile in enumerate(held):
            pack.slots["flower", seat, at] = added.get(tile) or old[tile]
        flowers = tuple(held if each == seat else other for each, other in enumerate(self._now.flowers))
        self._now = replace(self._now, flowers=flowers)

    def _draw_flower(self, event: events.FlowerDrawn) -> None:
        item = self._from_wall()
        held = tuple(sorted((*self._now.flowers[event.seat], event.flower)))
        self._set_flowers(event.seat, held, {event.flower: item})
        self._now = replace(self._now, wall=event.wall, turn=event.seat, window=None)
        self._beats.append(
            Beat(
                [*self._moves("flower"), Flip(item, event.flower, "flower")],
                on_start=self._told_start(event, [item]),
            )
        )

    # a turn

    def _draw(self, event: events.TileDrawn) -> None:
        """A tile from the wall: open for the own hand, a back at the end of another."""
        seat = event.seat
        time = "replacement_draw" if event.replacement else "tile_draw"
        self._now = replace(self._now, wall=event.wall, turn=seat, window=None, waiting=(seat,))
        flips: list[Flip] = []
        if seat == self._viewer:
            item = self._from_wall()
            self._rack.drawn = item
            item.face = self._after.drawn
            self._now = replace(self._now, drawn=self._after.drawn)
            flips.append(Flip(item, self._after.drawn, time))
            new = [item]
        else:
            new = self._grow_backs(seat, 1)
        start = self._told_start(event, new, "slide" if seat == self._viewer else "")
        turn = lambda: self._table.board.show_turn(seat)  # noqa: E731
        self._beats.append(Beat([*self._moves(time), *flips], on_start=self._all(self._unring, start, turn)))

    def _unring(self) -> None:
        for slot, item in self._pack.slots.items():
            if slot[0] == "pond":
                item.set_mark(Mark.NONE)

    def _discard(self, event: events.Discarded) -> None:
        """The tile goes to the pond, is enlarged there and ringed."""
        table, pack, seat = self._table, self._pack, event.seat
        flips: list[Flip] = []
        item = self._rack.take(event.tile, table.thrown) if seat == self._viewer else None
        if item is None:
            item = pack.take_back(seat, len(pack.backs(seat)))
            flips.append(Flip(item, event.tile, "travel"))
        elif self._rack.drawn is not None:
            self._rack.items.append(self._rack.drawn)
            self._rack.drawn = None
            if self._rack.sorted:
                self._rack.sort()
        number = len(self._now.discards)
        pack.slots["pond", number] = item
        size = len(self._rack.items) if seat == self._viewer else len(pack.backs(seat))
        sizes = tuple(size if each == seat else other for each, other in enumerate(self._now.sizes))
        self._now = replace(
            self._now,
            discards=(*self._now.discards, Throw(seat, event.tile)),
            sizes=sizes,
            window=Window("discard", seat, event.tile),
            hand=tuple(each.tile for each in self._rack.items if each.tile is not None),
            drawn=None,
        )
        start = self._all(self._unring, self._speaking(event), table.board.quiet)

        def lies() -> None:
            self._ring(item)
            table.sounded.emit("place")

        self._beats.append(Beat([*self._moves("travel"), *flips], on_start=start, on_end=lies))

    def _ring(self, item: TileItem) -> None:
        """The last discard is ringed until the next action."""
        item.set_mark(Mark.LEGAL)

    # claims

    def _call(self, seat: Seat, event: Event) -> None:
        table = self._table
        word, sentence = phrases.call_word(event), phrases.log_line(event, table.names) or ""
        speak = self._speaking(event)

        def start() -> None:
            table.board.call(seat, word, table.geometry)
            speak()
            table.announce(sentence)
            table.sounded.emit("call")

        self._beats.append(Beat(on_start=start, hold="call_out", on_end=table.board.end_call))

    def _claim(self, event: events.Claimed) -> None:
        """The word is called, the tiles of the hand come down beside the claimed one."""
        seat, meld, pack = event.seat, event.meld, self._pack
        self._call(seat, event)
        number = len(self._now.discards) - 1
        claimed = pack.slots.pop(("pond", number))
        place = meld.tiles.index(meld.claimed) if meld.claimed is not None else 0
        which = len(self._now.melds[seat])
        flips = []
        for at, tile in enumerate(meld.tiles):
            if at == place:
                pack.slots["meld", seat, which, at] = claimed
                continue
            item = self._rack.take(tile) if seat == self._viewer else None
            if item is None:
                item = pack.take_back(seat, len(pack.backs(seat)))
                flips.append(Flip(item, tile, "tiles_slide"))
            pack.slots["meld", seat, which, at] = item
        self._now = replace(self._now, taken=(*self._now.taken, Taken(number, seat)), turn=seat, window=None)
        self._set_melds(seat, (*self._now.melds[seat], meld))
        turn = lambda: self._table.board.show_turn(seat)  # noqa: E731
        start = self._all(self._sounding("slide"), turn, lambda: claimed.set_mark(Mark.NONE))
        self._beats.append(Beat([*self._moves("tiles_slide"), *flips], on_start=start))

    def _set_melds(self, seat: Seat, melds: tuple[Meld, ...]) -> None:
        size = len(self._rack.items) if seat == self._viewer else len(self._pack.backs(seat))
        self._now = replace(
            self._now,
            melds=tuple(melds if each == seat else other for each, other in enumerate(self._now.melds)),
            sizes=tuple(size if each == seat else other for each, other in enumerate(self._now.sizes)),
        )

    def _make_kong(self, event: events.KongMade) -> None:
        seat, meld, pack = event.seat, event.meld, self._pack
        if meld.type == "concealed_kong" and not any(beat.hold == "call_out" for beat in self._beats):
            self._call(seat, event)
        old = self._now.melds[seat]
        which = next((at for at, each in enumerate(old) if meld.added and each.tile is meld.tile), len(old))
        shown = meld_faces(meld)
        flips: list[Flip] = []
        for at, tile in enumerate(shown):
            if ("meld", seat, which, at) in pack.slots:
                continue
            item = self._rack.take(meld.tile) if seat == self._viewer else None
            if item is None:
                item = pack.take_back(seat, len(pack.backs(seat)))
            flips.append(Flip(item, tile, "tiles_slide"))
            pack.slots["meld", seat, which, at] = item
        if seat == self._viewer and self._rack.drawn is not None:
            self._rack.items.append(self._rack.drawn)
            self._rack.drawn = None
            if self._rack.sorted:
                self._rack.sort()
        melds = (*old[:which], meld, *old[which + 1 :])
        self._now = replace(self._now, window=None, drawn=None)
        self._set_melds(seat, melds)
        self._beats.append(Beat([*self._moves("tiles_slide"), *flips], on_start=self._sounding("slide")))

    # the end of a hand

    def _end(self, event: events.HandEnded) -> None:
        """The winners' hands open and the winning tile grows once; a drawn hand is only said."""
        result = event.result
        if not result.winners:
            start = self._all(self._speaking(event), self._sounding("error" if result.kind == "void" else "knock"))
            self._beats.append(Beat(on_start=start, hold="hand_won"))
            return
        flips: list[Move | Flip] = []
        for winner in result.winners:
            if winner.seat == self._viewer or winner.hand is None:
                continue
            hand = list(winner.hand.concealed)
            if result.by == "self_draw" and winner.hand.winning_tile is not None:
                hand.append(winner.hand.winning_tile)
            for item, tile in zip(self._pack.backs(winner.seat), hand, strict=False):
                flips.append(Flip(item, tile, "hand_opens"))
        for winner in result.winners:
            self._call(winner.seat, event)
        self._beats.append(Beat(flips, on_start=self._sounding("win")))
        tile_item = self._winning_item(event)
        if tile_item is not None:
            grown: list[Move | Flip] = [Move(tile_item, scale=1.08, time="highlight")]
            back: list[Move | Flip] = [Move(tile_item, scale=1.0, time="highlight")]
            self._beats += [Beat(grown), Beat(back)]
        self._beats.append(Beat(hold="hand_won"))

    def _winning_item(self, event: events.HandEnded) -> TileItem | None:
        result = event.result
        if result.by == "discard":
            return self._pack.slots.get(("pond", len(self._now.discards) - 1))
        if result.by == "self_draw" and result.winners[0].seat == self._viewer:
            return self._rack.drawn
        return None
