"""The keyboard's place on the table: zones in Tab order, stops in them, and which one the ring is on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF

from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.marks import FocusRing
from tablegames_qt.scene.piece_item import PieceItem

Focusable = PieceItem | Fixture
TARGETS = "targets"
"""Name of the zone that holds the targets of a chosen piece, or of an open choice."""


class Way(Enum):
    """A direction on the screen."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, eq=False)
class CursorStop:
    """One thing the keyboard can stand on, and what it is in words. value: for stops that stand for a target."""

    item: Focusable
    words: str
    value: object = None


@dataclass(frozen=True, eq=False)
class CursorZone:
    """A named row of stops. In a numbered one the digits 1-9 and 0 go to the nth stop, whatever zone the cursor is in."""

    name: str
    stops: Sequence[CursorStop]
    numbered: bool = False


class Cursor:
    """Where the keyboard stands. It remembers zone and place, not the thing: pieces come and go under it."""

    def __init__(self, ring: FocusRing) -> None:
        self._ring = ring
        self.shown = False
        self._zones: Sequence[CursorZone] = ()
        self._zone = 0
        self._places: dict[str, int] = {}

    @property
    def stop(self) -> CursorStop | None:
        """Where it stands, or None while there is nothing to stand on."""
        zone = self.zone
        return zone.stops[self._place(zone)] if zone is not None else None

    @property
    def zone(self) -> CursorZone | None:
        """The zone it is in."""
        return self._zones[self._zone] if self._zones else None

    def update(self, zones: Sequence[CursorZone]) -> None:
        """Take over the zones as they are now; empty ones are passed over."""
        name = self.zone.name if self.zone is not None else ""
        self._zones = [zone for zone in zones if zone.stops]
        names = [zone.name for zone in self._zones]
        if TARGETS in names and name != TARGETS:
            self._places[TARGETS] = 0
            self._zone = names.index(TARGETS)
        elif name in names:
            self._zone = names.index(name)
        else:
            self._zone = self._first()
        self._show_ring()

    def _first(self) -> int:
        """Where to begin: the numbered zone, which holds what the player plays with."""
        return next((place for place, zone in enumerate(self._zones) if zone.numbered), 0)

    def _place(self, zone: CursorZone) -> int:
        return min(self._places.get(zone.name, 0), len(zone.stops) - 1)

    def show(self, *, on: bool) -> None:
        """Show the ring while the keyboard is used; the mouse hides it."""
        self.shown = on
        self._show_ring()

    def next_zone(self, step: int) -> bool:
        """Go to another zone; False at the end, where the focus leaves the table."""
        if not 0 <= self._zone + step < len(self._zones):
            return False
        self._zone += step
        self._show_ring()
        return True

    def enter(self, step: int) -> None:
        """The focus comes in by Tab (1) or Shift+Tab (-1)."""
        if self._zones:
            self._zone = 0 if step > 0 else len(self._zones) - 1
        self._show_ring()

    def go(self, way: Way) -> bool:
        """Go to the nearest stop of the zone in a direction on the screen; False if there is none.

        Among targets every arrow leads on: where nothing lies that way, to the next one or the one before, in a circle.
        """
        zone = self.zone
        if zone is None:
            return False
        here = _middle(zone.stops[self._place(zone)].item)
        best, least = None, float("inf")
        for place, stop in enumerate(zone.stops):
            offset = _middle(stop.item) - here
            along = offset.x() * way.value[0] + offset.y() * way.value[1]
            across = abs(offset.x() * way.value[1]) + abs(offset.y() * way.value[0])
            if along > 1 and along > 0.4 * across and along + 2 * across < least:
                best, least = place, along + 2 * across
        if best is None and zone.name == TARGETS and len(zone.stops) > 1:
            best = (self._place(zone) + sum(way.value)) % len(zone.stops)
        if best is None:
            return False
        self._places[zone.name] = best
        self._show_ring()
        return True

    def go_to(self, number: int) -> bool:
        """Go to the nth stop (from 0) of the numbered zone; False if there is none."""
        for place, zone in enumerate(self._zones):
            if zone.numbered and number < len(zone.stops):
                self._zone, self._places[zone.name] = place, number
                self._show_ring()
                return True
        return False

    def stand_on(self, item: object, name: str = "") -> None:
        """Go to the stop of an item, in the zone of a name where it has several: the next key starts from it."""
        for zone_place, zone in enumerate(self._zones):
            for place, stop in enumerate(zone.stops):
                if stop.item is item and name in ("", zone.name):
                    self._zone, self._places[zone.name] = zone_place, place
        self._show_ring()

    def _show_ring(self) -> None:
        stop = self.stop
        self._ring.follow(stop.item if stop is not None and self.shown else None)


def _middle(item: Focusable) -> QPointF:
    return item.rect().center()
