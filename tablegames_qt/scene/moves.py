"""What one thing on the table does in a beat: a move, a turn or a count, and the motion that carries it out."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from tablegames_qt.scene.layers import TRAVEL
from tablegames_qt.scene.piece_item import PieceItem


@dataclass(frozen=True, eq=False)
class Move:
    """Bring an item from where it is to an end state; None leaves a property alone.

    to: position of the top left corner; height, rise: for pieces only (`PieceItem`), pixels; z: at rest, after the move;
    time: name of a duration; landed: runs once when this move ends, before its beat does.
    """

    item: QGraphicsItem
    to: QPointF | None = None
    time: str = "travel"
    height: float | None = None
    rise: float | None = None
    scale: float | None = None
    rotation: float | None = None
    opacity: float | None = None
    z: float | None = None
    landed: Callable[[], None] | None = None

    def channels(self) -> frozenset[str]:
        """Names of the properties that this move drives."""
        names = ("to", "height", "rise", "scale", "rotation", "opacity", "z")
        return frozenset(name for name in names if getattr(self, name) is not None)


@dataclass(frozen=True, eq=False)
class Flip:
    """Turn a piece over: it shows `face` from the middle of the turn on; None turns it face down."""

    item: PieceItem
    face: object | None
    time: str = "flip"
    landed: Callable[[], None] | None = None

    def channels(self) -> frozenset[str]:
        """Names of the properties that this turn drives."""
        return frozenset(("face",))


@dataclass(frozen=True, eq=False)
class Count:
    """Have a number on the table run from one value to another; `say` shows one, and the last one for certain."""

    item: QGraphicsItem
    start: int
    end: int
    say: Callable[[int], None]
    time: str = "count"
    landed: Callable[[], None] | None = None

    def channels(self) -> frozenset[str]:
        """Names of the properties that it drives."""
        return frozenset(("number",))


Movement = Move | Flip | Count
"""What one thing does in a beat."""


def out_cubic(share: float) -> float:
    """Quick at first, slow at the end: travel."""
    return 1 - (1 - share) ** 3


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


class Motion:
    """One move under way. `begin` notes where the item is; `finish` ends it, begun or not."""

    def __init__(self, move: Movement, duration: int) -> None:
        self.move = move
        self.ms = duration
        self.start_at = 0
        self._begun = False
        self.over = False
        self._live = move.channels()
        self._rest_z = 0.0
        self._from_pos = QPointF()
        self._from: dict[str, float] = {}

    @property
    def travels(self) -> bool:
        """Whether it takes its item somewhere else."""
        return "to" in self._live

    def advance(self, now: int) -> None:
        """Show the state at a time of the clock."""
        if self.over or now < self.start_at:
            return
        if now >= self.start_at + self.ms:
            self.finish()
        else:
            self.begin()
            self.show((now - self.start_at) / self.ms)

    def begin(self) -> None:
        """Note where the item starts from, and raise it if it travels."""
        if self._begun:
            return
        self._begun = True
        move = self.move
        if isinstance(move, Flip | Count):
            return
        item = move.item
        self._from_pos = item.pos()
        self._from = {"scale": item.scale(), "rotation": item.rotation(), "opacity": item.opacity()}
        if isinstance(item, PieceItem):
            self._from |= {"height": item.height, "rise": item.rise}
            if move.to is not None:
                item.restore_z()
        self._rest_z = item.zValue() if move.z is None else move.z
        if move.to is not None:
            if isinstance(item, PieceItem):
                item.raise_z(self._rest_z, TRAVEL)
            else:
                item.setZValue(self._rest_z)

    def show(self, share: float) -> None:
        """Show the item a share (0 to 1) of the time into its move."""
        if isinstance(self.move, Flip):
            item = self.move.item
            if share >= 0.5 and item.face is not self.move.face:
                item.show_face(self.move.face)
            item.set_squeeze(abs(math.cos(math.pi * share)))
        elif isinstance(self.move, Count):
            self.move.say(round(_between(self.move.start, self.move.end, share)))
        else:
            self._show_move(self.move, share)

    def _show_move(self, move: Move, share: float) -> None:
        item, eased = move.item, out_cubic(share)
        if move.opacity is not None and "opacity" in self._live:
            item.setOpacity(_between(self._from["opacity"], move.opacity, share))
        if move.scale is not None and "scale" in self._live:
            item.setScale(_between(self._from["scale"], move.scale, eased))
        if move.rotation is not None and "rotation" in self._live:
            item.setRotation(_between(self._from["rotation"], move.rotation, eased))
        if isinstance(item, PieceItem):
            if move.rise is not None and "rise" in self._live:
                item.set_rise(_between(self._from["rise"], move.rise, eased))
            if move.height is not None and move.height != item.height and "height" in self._live:
                item.stretch_to(_between(self._from["height"], move.height, eased))
        if move.to is not None and "to" in self._live:
            start, end = self._from_pos, move.to
            self._go(item, QPointF(_between(start.x(), end.x(), eased), _between(start.y(), end.y(), eased)))

    @staticmethod
    def _go(item: QGraphicsItem, pos: QPointF) -> None:
        if isinstance(item, PieceItem):
            item.move_to(pos)
        else:
            item.setPos(pos)

    def finish(self) -> None:
        """Put the item into its end state and run `landed`, once."""
        if self.over:
            return
        self.begin()
        self.over = True
        if isinstance(self.move, Flip):
            self.move.item.show_face(self.move.face)
            self.move.item.set_squeeze(1.0)
        elif isinstance(self.move, Count):
            self.move.say(self.move.end)
        else:
            self._rest(self.move)
        if self.move.landed is not None:
            self.move.landed()

    def _rest(self, move: Move) -> None:
        item = move.item
        if isinstance(item, PieceItem):
            if move.height is not None and "height" in self._live:
                item.set_height(move.height)
            if "to" in self._live:
                item.restore_z()
        if self._live & {"to", "z"}:
            item.setZValue(self._rest_z)
        if move.scale is not None and "scale" in self._live:
            item.setScale(move.scale)
        if move.rotation is not None and "rotation" in self._live:
            item.setRotation(move.rotation)
        if move.opacity is not None and "opacity" in self._live:
            item.setOpacity(move.opacity)
        if isinstance(item, PieceItem) and move.rise is not None and "rise" in self._live:
            item.set_rise(move.rise)
        if move.to is not None and "to" in self._live:
            self._go(item, move.to)

    def drop(self, channels: frozenset[str] | None = None) -> None:
        """Give up the item, or some of its properties, where they are: a newer move owns them now.

        When nothing is left this motion is over, and `landed` is not run.
        """
        lost = self._live if channels is None else self._live & channels
        self._live -= lost
        if self.over or not self._begun:
            self.over = self.over or not self._live
            return
        if isinstance(self.move, Flip):
            self.move.item.set_squeeze(1.0)
        elif "to" in lost and isinstance(self.move.item, PieceItem):
            self.move.item.restore_z()
        self.over = not self._live
