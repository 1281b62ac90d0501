"""Carrying a piece: where it can go, which target it is over, and the way home."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF

from tablegames_qt.scene.choreographer import Choreographer
from tablegames_qt.scene.layers import IN_HAND
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import LIFT_SCALE, Mark, PieceItem

NEAR = 0.5
"""A piece let go beside every target still goes to the nearest one within half its width."""


class Markable(Protocol):
    """What can be outlined as a target: pieces, places, panels."""

    def set_mark(self, mark: Mark) -> None:
        """Outline it, or take the outline away."""


@dataclass(frozen=True, eq=False)
class Target:
    """Somewhere a piece may go. `value` is the table's own; `words` say what it is to those who listen.

    items: what is outlined. level: of targets that lie over each other the highest one wins. foul: allowed, but against
    the player.
    """

    rect: QRectF
    value: object = None
    items: tuple[Markable, ...] = ()
    level: int = 0
    words: str = ""
    foul: bool = False


def best_target(piece: QRectF, targets: Iterable[Target]) -> Target | None:
    """The target a piece lies on: of the highest level touched, the one it covers most; else the nearest close by."""
    touched = [(target, _area(piece.intersected(target.rect))) for target in targets]
    over = [(target, area) for target, area in touched if area > 0]
    if over:
        top = max(target.level for target, _ in over)
        return max((pair for pair in over if pair[0].level == top), key=lambda pair: pair[1])[0]
    near = [(QLineF(piece.center(), target.rect.center()).length(), target) for target, _ in touched]
    close = [pair for pair in near if pair[0] <= NEAR * piece.width()]
    return min(close, key=lambda pair: pair[0])[1] if close else None


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0


def target_at(point: QPointF, targets: Iterable[Target]) -> Target | None:
    """The target under a point: of the highest level, the smallest."""
    under = [target for target in targets if target.rect.contains(point)]
    return min(under, key=lambda target: (-target.level, _area(target.rect)), default=None)


class Marking:
    """The outlines of the legal targets, and which of them is hit now."""

    def __init__(self) -> None:
        self.targets: Sequence[Target] = ()
        self.hit: Target | None = None

    def show(self, targets: Sequence[Target]) -> None:
        """Outline these targets and no others."""
        self.clear()
        self.targets = targets
        for target in targets:
            _mark(target, Mark.FOUL if target.foul else Mark.LEGAL)

    def meant(self, piece: PieceItem | None, point: QPointF, *, own: bool) -> Target | None:
        """What a click means: the target that the piece under it stands for, else (unless it is own) what lies there."""
        found = next((target for target in self.targets if piece is not None and piece in target.items), None)
        return found if own or found is not None else target_at(point, self.targets)

    def set_hit(self, hit: Target | None) -> None:
        """Say which target is hit."""
        if hit is self.hit:
            return
        if self.hit is not None:
            _mark(self.hit, Mark.FOUL if self.hit.foul else Mark.LEGAL)
        self.hit = hit
        if hit is not None and not hit.foul:
            _mark(hit, Mark.HIT)

    def clear(self) -> None:
        """Take all outlines away."""
        for target in self.targets:
            _mark(target, Mark.NONE)
        self.targets, self.hit = (), None


def _mark(target: Target, mark: Mark) -> None:
    for item in target.items:
        item.set_mark(mark)


@dataclass(frozen=True)
class Home:
    """Where a piece lay at rest before it was taken up."""

    piece: PieceItem
    pos: QPointF
    z: float


class Drag:
    """One piece (with its companions) in the player's hand."""

    def __init__(self, pieces: Sequence[PieceItem], cursor: QPointF, choreographer: Choreographer) -> None:
        """Take up pieces where they are: they follow the cursor from now on, so nothing jumps."""
        self.piece = pieces[0]
        self._choreographer = choreographer
        self.homes: list[Home] = []
        self._offsets: list[tuple[PieceItem, QPointF]] = []
        for place, piece in enumerate(pieces):
            choreographer.drop_asides(piece)
            piece.restore_z()
            self.homes.append(Home(piece, QPointF(piece.pos()), piece.zValue()))
            piece.move_to(piece.pos() - QPointF(0, piece.rise))
            piece.set_rise(0.0)
            piece.set_mark(Mark.NONE)
            piece.set_hovered(on=False)
            piece.raise_z(piece.zValue(), IN_HAND + place)
            piece.set_lifted(on=True)
            self._offsets.append((piece, piece.pos() - cursor))
        choreographer.aside(*(Move(piece, scale=LIFT_SCALE, time="relayout") for piece in pieces))

    def move(self, cursor: QPointF) -> None:
        """Follow the cursor."""
        for piece, offset in self._offsets:
            piece.move_to(cursor + offset)

    def resume(self, cursor: QPointF) -> None:
        """The table has laid everything out anew: the pieces have new homes, and are taken up again."""
        self.homes = [Home(piece, QPointF(piece.pos()), piece.zValue()) for piece, _ in self._offsets]
        for place, (piece, _) in enumerate(self._offsets):
            piece.raise_z(piece.zValue(), IN_HAND + place)
        self.move(cursor)

    def let_go(self) -> None:
        """Lay the pieces down where they are."""
        for piece, _ in self._offsets:
            piece.set_lifted(on=False)
            piece.restore_z()
        self._choreographer.aside(*(Move(piece, scale=1.0, time="relayout") for piece, _ in self._offsets))


def send_home(homes: Sequence[Home], choreographer: Choreographer, *, glide: bool = True) -> None:
    """Let pieces glide back to where they lay, or have them there at once."""
    choreographer.aside(*(Move(home.piece, home.pos, time="glide_home", z=home.z, scale=1.0) for home in homes))
    if not glide:
        for home in homes:
            choreographer.drop_asides(home.piece)
            home.piece.setScale(1.0)
            home.piece.place(home.pos, z=home.z)


def lift_point(pressed: QPointF, point: QPointF, piece: QRectF, reach: float) -> QPointF | None:
    """Where a pressed piece is taken up when the pointer has come to a point; None while it has not gone far enough.

    It is taken up at the end of the reach: it does not jump, and a quick hand, whose first move goes far, has it too.
    """
    way = QLineF(pressed, point)
    if way.length() < reach and piece.contains(point):
        return None
    way.setLength(min(way.length(), reach))
    return way.p2()
