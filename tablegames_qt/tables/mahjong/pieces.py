"""Which of the 144 items lies where. An item that lies face down knows no tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong.geometry import Slot

WHOLE_SET = 144


class Rack:
    """The own hand as the player has ordered it, and the tile just drawn, which stands apart."""

    def __init__(self) -> None:
        self.items: list[TileItem] = []
        self.drawn: TileItem | None = None
        self.sorted = True
        """Whether the tiles stand in tile order, until the player moves one."""

    @property
    def all(self) -> list[TileItem]:
        """The hand from left to right, the drawn tile last."""
        return self.items if self.drawn is None else [*self.items, self.drawn]

    def sort(self) -> None:
        """Put the hand in tile order."""
        self.items.sort(key=lambda item: item.tile.index if item.tile is not None else 0)

    def move(self, item: TileItem, place: int) -> None:
        """Put a tile before the one at `place`, counted without it. The drawn tile joins the hand's last place for it."""
        self.sorted = False
        if item is self.drawn:
            if not self.items:
                return
            self.drawn = self.items.pop()  # as many stand apart as before
        elif item in self.items:
            self.items.remove(item)
        self.items.insert(min(place, len(self.items)), item)

    def take(self, tile: Tile, preferred: TileItem | None = None) -> TileItem | None:
        """Take a tile out, the preferred item if it shows that tile, else the drawn one, else one of the hand."""
        candidates = [preferred, self.drawn, *self.items]
        item = next((each for each in candidates if each is not None and each in self.all and each.tile is tile), None)
        if item is not None:
            self.remove(item)
        return item

    def remove(self, item: TileItem) -> None:
        """Take an item out."""
        if item is self.drawn:
            self.drawn = None
        else:
            self.items.remove(item)


class Pieces:
    """The items of one set, the same for the life of a table. They run ahead of the picture while beats are queued."""

    def __init__(self, make: Callable[[int], TileItem]) -> None:
        self.items = [make(number) for number in range(WHOLE_SET)]
        self.rack = Rack()
        self.slots: dict[Slot, TileItem] = {}
        self._free = list(reversed(self.items))

    def gather(self) -> None:
        """All items are free: a new hand."""
        self.slots.clear()
        self.rack.items.clear()
        self.rack.drawn = None
        self._free = list(reversed(self.items))

    def new(self) -> TileItem:
        """Return an item that lies nowhere."""
        return self._free.pop()

    def free(self, item: TileItem) -> None:
        """An item lies nowhere any more."""
        self._free.append(item)

    @property
    def loose(self) -> list[TileItem]:
        """The items that lie nowhere."""
        return self._free

    def assign(self, view: MahjongView) -> None:
        """Say where each item lies in a position; items stay where they are as far as they may."""
        wanted = faces(view)
        for slot in [slot for slot in self.slots if slot not in wanted]:
            self._free.append(self.slots.pop(slot))
        self._assign_rack(view)
        for slot in wanted:
            if slot not in self.slots:
                self.slots[slot] = self.new()

    def _assign_rack(self, view: MahjongView) -> None:
        rack = self.rack
        hand, drawn = (view.hand, view.drawn) if view.viewer is not None else ((), None)
        missing = Counter(hand)
        stays = None
        if drawn is not None:
            stays = rack.drawn if rack.drawn is not None and rack.drawn.tile is drawn else None
        pool = [item for item in rack.all if item is not stays]
        kept: list[TileItem] = []
        for item in pool:
            if item.tile is not None and missing[item.tile] > 0:
                missing[item.tile] -= 1
                kept.append(item)
            elif drawn is not None and stays is None and item.tile is drawn:
                stays = item
            else:
                self._free.append(item)
        for tile in missing.elements():
            kept.append(self._shown(tile))
        rack.items = kept
        if drawn is not None and stays is None:
            stays = self._shown(drawn)
        rack.drawn = stays
        if rack.sorted:
            rack.sort()

    def _shown(self, tile: Tile) -> TileItem:
        item = self.new()
        item.show_face(tile)
        return item

    def backs(self, seat: int) -> list[TileItem]:
        """Return the items of another seat's concealed tiles, in order."""
        found = {slot[2]: item for slot, item in self.slots.items() if slot[0] == "back" and slot[1] == seat}
        return [found[at] for at in sorted(found)]

    def take_back(self, seat: int, size: int) -> TileItem:
        """Take the middle back of `size` out of another hand, whatever the tile: the place tells nothing."""
        slots = [("back", seat, at) for at in range(size) if ("back", seat, at) in self.slots]
        if not slots:
            return self.new()
        middle = slots[len(slots) // 2]
        item = self.slots.pop(middle)
        rest = [self.slots.pop(slot) for slot in slots if slot in self.slots]
        for at, each in enumerate(rest):
            self.slots["back", seat, at] = each
        return item


def faces(view: MahjongView) -> Mapping[Slot, Tile | None]:
    """Return what lies in every place that is not in the own hand; None: face down."""
    found: dict[Slot, Tile | None] = {}
    taken = {each.number for each in view.taken}
    for number, throw in enumerate(view.discards):
        if number not in taken:
            found["pond", number] = throw.tile
    for seat in range(SEATS):
        if seat != view.viewer:
            for at in range(view.size(Seat(seat))):
                found["back", seat, at] = None
        for number, meld in enumerate(view.melds[seat]):
            for at, tile in enumerate(meld_faces(meld)):
                found["meld", seat, number, at] = tile
        for at, flower in enumerate(view.flowers[seat]):
            found["flower", seat, at] = flower
    return found


def meld_faces(meld: Meld) -> list[Tile | None]:
    """Return what a meld shows: of a concealed kong the outer tiles lie face down."""
    if meld.type == "concealed_kong":
        return [None, meld.tiles[1], meld.tiles[2], None]
    return list(meld.tiles)


def put_away(item: TileItem) -> None:
    """Take a tile from the table; until it is dealt again it shows nothing of what it was."""
    item.setVisible(False)
    item.set_mark(Mark.NONE)
    item.show_face(None)
    item.setToolTip("")
