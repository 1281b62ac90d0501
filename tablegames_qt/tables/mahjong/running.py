"""What lies where while the events of a step are told: a position that runs ahead of the table's picture."""

from __future__ import annotations

from dataclasses import replace

from rules.mahjong import events
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.position import Taken, Throw, Window
from rules.mahjong.rounds import Deal
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong.geometry import Spot
from tablegames_qt.tables.mahjong.pieces import meld_faces
from tablegames_qt.tables.mahjong.told_table import ToldTable

Turn = tuple[TileItem, Tile | None]
"""An item and what it shows once it has been turned over; None: it stays or becomes a back."""
LARGE_HAND, HAND = 14, 13
PACKET = 4


class RunningPosition:
    """A view and the items that lie in it. Each deed changes both; `moves` then says what has to travel.

    Nothing in it depends on what is hidden: another hand's tile always comes out of its middle, its drawn one joins at the
    end.
    """

    def __init__(self, table: ToldTable, before: MahjongView | None, after: MahjongView) -> None:
        self._table, self._after = table, after
        self._pack, self._rack, self._viewer = table.pack, table.pack.rack, table.viewer
        self.view = before if before is not None else replace(after, melds=((),) * SEATS, flowers=((),) * SEATS)
        self._lain: dict[TileItem, Spot] = {}
        if before is not None:
            self._lain = dict(self._spots())

    def _spots(self) -> list[tuple[TileItem, Spot]]:
        spots = self._table.geometry.spots(self.view)
        found = [(item, spots[slot]) for slot, item in self._pack.slots.items() if slot in spots]
        return [*found, *self._table.rack_spots()]

    def moves(self, time: str) -> list[Move | Flip]:
        """Return the moves of everything that lies elsewhere now."""
        moves: list[Move | Flip] = []
        for item, spot in self._spots():
            old = self._lain.get(item)
            if old != spot:
                self._lain[item] = spot
                rotation = 90.0 if spot.turned else 0.0
                fades = spot.seen != (old is None or old.seen)
                move = Move(item, spot.corner, time, height=spot.height, z=spot.z, rotation=rotation, rise=0.0)
                moves.append(replace(move, opacity=float(spot.seen)) if fades else move)
        return moves

    # the deal

    def deal(self, event: events.HandDealt) -> list[Turn]:
        """Thirteen tiles for each, fourteen for the dealer. Return all items, the viewer's with what they will show."""
        viewer = self._viewer
        sizes = tuple(LARGE_HAND if seat == event.dealer else HAND for seat in range(SEATS))
        own = tuple(sorted(event.hands[viewer])) if viewer is not None else ()
        self.view = replace(
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
        self._pack.gather()
        self._rack.sorted = self._table.context.settings.auto_sort
        self._lain.clear()
        for tile in own:
            self._rack.items.append(self._dealt_to_viewer(tile))
        dealt: list[Turn] = list(zip(self._rack.items, own, strict=True))
        for seat in map(Seat, range(SEATS)):
            if seat != viewer:
                dealt += [(item, None) for item in self._grow_backs(seat, sizes[seat])]
        return dealt

    def packet(self, item: object, dealer: Seat) -> tuple[int, int]:
        """Return when a dealt item comes: packets of four, the dealer's first."""
        rack = self._rack.items
        if item in rack:
            place = next(at for at, each in enumerate(rack) if each is item)
            return place // PACKET, ((self._viewer or 0) - dealer) % SEATS
        slot = next(slot for slot, each in self._pack.slots.items() if each is item)
        return slot[2] // PACKET, (slot[1] - dealer) % SEATS

    # tiles that come

    def _from_wall(self) -> TileItem:
        """Return an item that comes from the wall."""
        item = self._pack.new()
        self._lain.pop(item, None)
        return item

    def _dealt_to_viewer(self, tile: Tile) -> TileItem:
        """Return an item that comes from the wall into the own hand. The picture follows when it is turned."""
        item = self._from_wall()
        item.face = tile  # ordering needs to know it now
        return item

    def _grow_backs(self, seat: Seat, number: int) -> list[TileItem]:
        """Add backs at the end of another hand; return their items."""
        have = len(self._pack.backs(seat))
        added = []
        for at in range(have, have + number):
            item = self._from_wall()
            self._pack.slots["back", seat, at] = item
            added.append(item)
        return added

    def draw(self, event: events.TileDrawn) -> Turn:
        """A tile from the wall: open for the own hand, a back at the end of another."""
        seat = event.seat
        self.view = replace(self.view, wall=event.wall, turn=seat, window=None, waiting=(seat,))
        if seat != self._viewer:
            return self._grow_backs(seat, 1)[0], None
        drawn = self._after.drawn
        item = self._rack.drawn = self._from_wall()
        item.face = drawn
        self.view = replace(self.view, drawn=drawn)
        return item, drawn

    def expose(self, event: events.FlowersExposed) -> tuple[list[Turn], list[Turn]]:
        """Lay the flowers of a dealt hand open, and draw as many tiles from the tail. Return the turned, and the new."""
        seat = event.seat
        opened: list[Turn] = []
        items = []
        for flower in event.flowers:
            item, hidden = self._taken_from(seat, flower)
            if hidden:
                opened.append((item, flower))
            items.append(item)
        held = tuple(sorted((*self.view.flowers[seat], *event.flowers)))
        self._set_flowers(seat, held, dict(zip(event.flowers, items, strict=True)))
        self.view = replace(self.view, wall=event.wall)
        if seat != self._viewer:
            return opened, [(item, None) for item in self._grow_backs(seat, len(event.flowers))]
        new: list[Turn] = [(self._dealt_to_viewer(tile), tile) for tile in event.drawn]
        self._rack.items += [item for item, _ in new]
        if self._rack.sorted:
            self._rack.sort()
        return opened, new

    def draw_flower(self, event: events.FlowerDrawn) -> TileItem:
        """A flower from the wall, which lies open at once."""
        item = self._from_wall()
        held = tuple(sorted((*self.view.flowers[event.seat], event.flower)))
        self._set_flowers(event.seat, held, {event.flower: item})
        self.view = replace(self.view, wall=event.wall, turn=event.seat, window=None)
        return item

    def _set_flowers(self, seat: Seat, held: tuple[Tile, ...], added: dict[Tile, TileItem]) -> None:
        slots = self._pack.slots
        old = {
            tile: slots.pop(("flower", seat, at))
            for at, tile in enumerate(self.view.flowers[seat])
            if ("flower", seat, at) in slots
        }
        for at, tile in enumerate(held):
            slots["flower", seat, at] = added.get(tile) or old[tile]
        flowers = tuple(held if each == seat else other for each, other in enumerate(self.view.flowers))
        self.view = replace(self.view, flowers=flowers)

    # tiles that leave a hand

    def _taken_from(self, seat: Seat, tile: Tile, preferred: TileItem | None = None) -> tuple[TileItem, bool]:
        """Take a tile out of a hand; return its item, and whether that lay face down."""
        item = self._rack.take(tile, preferred) if seat == self._viewer else None
        if item is not None:
            return item, False
        return self._pack.take_back(seat, len(self._pack.backs(seat))), True

    def _join_drawn(self) -> None:
        """The drawn tile of the own hand joins the others."""
        rack = self._rack
        if rack.drawn is not None:
            rack.items.append(rack.drawn)
            rack.drawn = None
            if rack.sorted:
                rack.sort()

    def _sizes_with(self, seat: Seat) -> tuple[int, ...]:
        """Return the sizes of the hands, that of a seat counted anew."""
        size = len(self._rack.items) if seat == self._viewer else len(self._pack.backs(seat))
        return tuple(size if each == seat else other for each, other in enumerate(self.view.sizes))

    def discard(self, event: events.Discarded) -> tuple[TileItem, bool]:
        """A tile goes to the pond. Return its item, and whether that lay face down."""
        seat = event.seat
        item, hidden = self._taken_from(seat, event.tile, self._table.thrown)
        if not hidden:
            self._join_drawn()
        self._pack.slots["pond", len(self.view.discards)] = item
        self.view = replace(
            self.view,
            discards=(*self.view.discards, Throw(seat, event.tile)),
            sizes=self._sizes_with(seat),
            window=Window("discard", seat, event.tile),
            hand=tuple(each.tile for each in self._rack.items if each.tile is not None),
            drawn=None,
        )
        return item, hidden

    @property
    def last_discard(self) -> TileItem | None:
        """The item of the last discard, if it still lies in the pond."""
        return self._pack.slots.get(("pond", len(self.view.discards) - 1))

    def claim(self, event: events.Claimed) -> tuple[TileItem, list[Turn]]:
        """Tiles of a hand come down beside the last discard. Return the claimed item, and those that are turned."""
        seat, meld, slots = event.seat, event.meld, self._pack.slots
        number = len(self.view.discards) - 1
        claimed = slots.pop(("pond", number))
        place = meld.tiles.index(meld.claimed) if meld.claimed is not None else 0
        which = len(self.view.melds[seat])
        turned: list[Turn] = []
        for at, tile in enumerate(meld.tiles):
            if at == place:
                slots["meld", seat, which, at] = claimed
                continue
            item, hidden = self._taken_from(seat, tile)
            if hidden:
                turned.append((item, tile))
            slots["meld", seat, which, at] = item
        self.view = replace(self.view, taken=(*self.view.taken, Taken(number, seat)), turn=seat, window=None)
        self._set_melds(seat, (*self.view.melds[seat], meld))
        return claimed, turned

    def make_kong(self, event: events.KongMade) -> list[Turn]:
        """Tiles of a hand become a kong, or a pung one. Return the items that come down with what they show."""
        seat, meld, slots = event.seat, event.meld, self._pack.slots
        old = self.view.melds[seat]
        which = next((at for at, each in enumerate(old) if meld.added and each.tile is meld.tile), len(old))
        turned: list[Turn] = []
        for at, tile in enumerate(meld_faces(meld)):
            if ("meld", seat, which, at) not in slots:
                item, _ = self._taken_from(seat, meld.tile)
                turned.append((item, tile))
                slots["meld", seat, which, at] = item
        if seat == self._viewer:
            self._join_drawn()
        self.view = replace(self.view, window=None, drawn=None)
        self._set_melds(seat, (*old[:which], meld, *old[which + 1 :]))
        return turned

    def _set_melds(self, seat: Seat, melds: tuple[Meld, ...]) -> None:
        self.view = replace(
            self.view,
            melds=tuple(melds if each == seat else other for each, other in enumerate(self.view.melds)),
            sizes=self._sizes_with(seat),
        )
