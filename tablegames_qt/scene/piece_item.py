"""A piece of the game on the table: where it lies, how it is marked, its shadow. What it shows is its subclass's."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import LIFT, REST, CardFaces, Shadow, ShadowKind
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import paint_piece, painted_bounds

HOVER_RISE = 0.04
SELECTED_RISE = 0.12
LIFT_SCALE = 1.05
BADGE_ABOVE, BADGE_ABOVE_INDEX = 0.36, 0.80
"""How much of a badge looks out above the piece: more where it would hide the index."""


class Mark(Enum):
    """What a piece or place means right now."""

    NONE = "none"
    LEGAL = "legal"
    """Can be chosen."""
    HIT = "hit"
    """Would be chosen if the button were let go now."""
    SELECTED = "selected"
    FOUL = "foul"
    """Allowed, but against the player: places only."""


class PieceItem(QGraphicsObject):
    """One piece, kept for the life of its table. `pos()` is its top left corner; `face` is None while it lies face down.

    Subclasses set `aspect` and `corner` and give the picture; they hold no rules.
    """

    reshaped = Signal()
    """It takes another room on the screen than before."""

    aspect = 1.4
    """Height in widths."""
    corner = 0.06
    """Corner radius in widths."""
    boxed = True
    """Whether it casts the shadow of a card; pieces of other shapes have theirs in the picture."""

    def __init__(self, piece: Hashable, faces: CardFaces, look: Look) -> None:
        super().__init__()
        self.piece = piece
        self.face: object | None = None
        self.faces = faces
        self.look = look
        self.mark = Mark.NONE
        self.washed = self.hovered = self.lifted = False
        self.shadowed = True
        self.rise, self.squeeze = 0.0, 1.0
        self.badge = ""
        self.badge_colour = look.theme.card_red
        self._strip: float | None = None
        self._raised_from: float | None = None
        self.height, self.width = 100.0, 70.0
        self.veiled = False
        """Whether it shows its back although its face is known here: it is the player's own, and others are near."""
        self.veil: Callable[[PieceItem], bool] = _never
        """Says whether it is to be veiled; its table's."""
        self.pixmap = QPixmap()
        self.shadow: Shadow | None = None
        self._bounds = QRectF(0, 0, 70, 100)
        self.set_height(100.0)

    # given by subclasses

    @property
    def index_width(self) -> float:
        """Width of what must stay readable at the upper left, in pixels; 0 where there is nothing."""
        return 0.0

    @property
    def index_cap(self) -> float:
        """Height of what must be read in its corner, in pixels; 0 where there is nothing to be read."""
        return 0.0

    def picture(self) -> QPixmap:
        """The picture for the present face and size, in device pixels."""
        raise NotImplementedError

    # place and size

    def set_height(self, height: float) -> None:
        """Take on a height in logical pixels, rounded to device pixels, with a picture of that size."""
        dpr = self.look.dpr
        self.height = self.look.whole(height)
        self.width = max(1, round(height / self.aspect * dpr)) / dpr
        self.refresh()
        self._reshape()

    def stretch_to(self, height: float) -> None:
        """Take on a height for a moment, with the picture stretched: pieces that grow or shrink on their way."""
        self.height, self.width = height, height / self.aspect
        self._reshape()

    def move_to(self, pos: QPointF) -> None:
        """Go to a position, on the grid of device pixels: only there pictures stay sharp and cheap."""
        self.setPos(self.look.snap(pos))

    def place(self, pos: QPointF, height: float | None = None, z: float | None = None) -> None:
        """Lie somewhere at once, at rest."""
        if height is not None and self.look.whole(height) != self.height:
            self.set_height(height)
        self.restore_z()
        if z is not None:
            self.setZValue(z)
        self.move_to(pos)

    def set_look(self, look: Look) -> None:
        """Take over another theme, scale or scene size."""
        self.look = look
        self.set_height(self.height)

    def rect(self) -> QRectF:
        """The piece itself, in scene coordinates, without shadow and marks and as if not risen."""
        return QRectF(self.pos(), QPointF(self.pos().x() + self.width, self.pos().y() + self.height))

    def outer(self) -> QRectF:
        """What the keyboard's ring goes around: the piece as it is seen, outline included."""
        edge = self.look.outline if self.mark is not Mark.NONE else 0.0
        return self.rect().translated(0, -self.rise).adjusted(-edge, -edge, edge, edge)

    @property
    def radius(self) -> float:
        """Corner radius in pixels."""
        return self.corner * self.width

    @property
    def outlined(self) -> bool:
        """Whether a line is drawn around the piece."""
        return self.mark is not Mark.NONE

    def raise_z(self, rest: float, by: float) -> None:
        """Pass over everything until `restore_z`."""
        self._raised_from = rest
        self.setZValue(rest + by)

    def restore_z(self) -> None:
        """Return to the z of before `raise_z`."""
        if self._raised_from is not None:
            self.setZValue(self._raised_from)
            self._raised_from = None

    # state

    def show_face(self, face: object | None) -> None:
        """Show a face, or the back for None."""
        self.face = face
        self.veiled = self.veil(self)
        self.refresh()

    @property
    def seen_face(self) -> object | None:
        """The face as it is painted: None where the piece lies face down or is veiled."""
        return None if self.veiled else self.face

    def renew_veil(self) -> None:
        """Be veiled or not, as it should be now."""
        veiled = self.veil(self)
        if veiled != self.veiled:
            self.veiled = veiled
            self.refresh()
            self.update()

    def refresh(self) -> None:
        """Fetch the picture anew: face, size, deck or stock of pictures have changed."""
        pixmap = self.picture()
        if pixmap.cacheKey() != self.pixmap.cacheKey():
            resized = pixmap.size() != self.pixmap.size()
            self.pixmap = pixmap
            if resized:
                self._reshape()
            self.update()

    def set_mark(self, mark: Mark) -> None:
        """Outline the piece as chosen, legal or hit; NONE takes the outline away."""
        if mark is not self.mark:
            self.mark = mark
            self.renew_veil()
            self._reshape()

    def set_washed(self, *, on: bool) -> None:
        """Lay felt over the piece: it is not meant now."""
        if on != self.washed:
            self.washed = on
            self.update()

    def set_hovered(self, *, on: bool) -> None:
        """Cast the larger shadow of a piece under the pointer."""
        if on != self.hovered:
            self.hovered = on
            self.renew_veil()
            self._reshape()

    def set_lifted(self, *, on: bool) -> None:
        """Be in the hand: a little larger, with the larger shadow."""
        if on != self.lifted:
            self.lifted = on
            self.renew_veil()
            self.setScale(LIFT_SCALE if on else 1.0)
            self._reshape()

    def set_shadowed(self, *, on: bool) -> None:
        """Cast a shadow at rest. In fans and stacks only the top piece does."""
        if on != self.shadowed:
            self.shadowed = on
            self._reshape()

    def set_rise(self, rise: float) -> None:
        """Stand `rise` pixels above the own place."""
        if rise != self.rise:
            self.rise = rise
            self._reshape()

    def set_squeeze(self, squeeze: float) -> None:
        """Be as narrow as a piece seen while it turns: 1 flat, 0 on edge."""
        if squeeze != self.squeeze:
            self.squeeze = squeeze
            self.update()

    def set_badge(self, text: str, *, strip: float | None = None, ink: bool = False) -> None:
        """Show a value on a white disc at the right end of the visible strip (its width in pixels; None: the whole piece).

        The disc's edge is card red, or dark with `ink`.
        """
        colour = self.look.theme.card_ink if ink else self.look.theme.card_red
        if (text, strip, colour) != (self.badge, self._strip, self.badge_colour):
            self.badge, self._strip, self.badge_colour = text, strip, colour
            self._reshape()

    # geometry

    def badge_rect(self) -> QRectF:
        """Where the badge is, in the piece's own coordinates."""
        across = max(22.0, 0.24 * self.width)
        strip = self.width if self._strip is None else min(self._strip, self.width)
        left = max(0.0, strip - across - min(self.look.u, 0.04 * self.width))
        above = BADGE_ABOVE if left >= self.index_width else BADGE_ABOVE_INDEX
        return QRectF(left, -above * across, across, across)

    def _shadow_kind(self) -> ShadowKind | None:
        if not self.boxed:
            return None
        if self.lifted or self.hovered or self.mark is Mark.SELECTED:
            return LIFT
        return REST if self.shadowed else None

    def _reshape(self) -> None:
        """Work out the bounds for the present state. Kept as a value: boundingRect is asked many times a frame."""
        self.setTransformOriginPoint(self.width / 2, self.height / 2)
        kind = self._shadow_kind()
        self.shadow = None
        if kind is not None:
            size = self.pixmap.size()
            self.shadow = self.faces.shadow(kind, size.width(), size.height(), self.look.theme.shadow_factor)
        bounds = painted_bounds(self, kind)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
            self.reshaped.emit()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        # a piece that rose keeps its old ground too, or it would flutter under a pointer at its lower edge
        path.addRect(QRectF(0, -self.rise, self.width, self.height + self.rise))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_piece(painter, self)


def _never(piece: PieceItem) -> bool:
    del piece
    return False
