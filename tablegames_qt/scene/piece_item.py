"""A piece of the game on the table: where it lies, how it is marked, its shadow. What it shows is its subclass's."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tablegames_qt import theme as themes
from tablegames_qt.assets import LIFT, REST, CardFaces, ShadowKind
from tablegames_qt.scene.look import Look

HOVER_RISE = 0.04
SELECTED_RISE = 0.12
LIFT_SCALE = 1.05
_WHITE = QColor("#FFFFFF")
DARK_EDGE = QColor(0, 0, 0, 89)


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

    def __init__(self, piece: Hashable, faces: CardFaces, look: Look) -> None:
        super().__init__()
        self.piece = piece
        self.face: object | None = None
        self.faces = faces
        self.look = look
        self.mark = Mark.NONE
        self.washed = self.hovered = self.lifted = False
        self.shadowed = True
        self.rise = 0.0
        self.squeeze = 1.0
        self.badge = ""
        self._badge_colour = look.theme.card_red
        self._strip: float | None = None
        self._raised_from: float | None = None
        self.height = 100.0
        self.width = 70.0
        self._pixmap = QPixmap()
        self._bounds = QRectF(0, 0, 70, 100)
        self.set_height(100.0)

    # picture, given by subclasses

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
        self.refresh()

    def refresh(self) -> None:
        """Fetch the picture anew: face, size, deck or stock of pictures have changed."""
        pixmap = self.picture()
        if pixmap.cacheKey() != self._pixmap.cacheKey():
            self._pixmap = pixmap
            self.update()

    def set_mark(self, mark: Mark) -> None:
        """Outline the piece as chosen, legal or hit; NONE takes the outline away."""
        if mark is not self.mark:
            self.mark = mark
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
            self._reshape()

    def set_lifted(self, *, on: bool) -> None:
        """Be in the hand: a little larger, with the larger shadow."""
        if on != self.lifted:
            self.lifted = on
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
        if (text, strip, colour) != (self.badge, self._strip, self._badge_colour):
            self.badge, self._strip, self._badge_colour = text, strip, colour
            self._reshape()

    # geometry

    def _badge_rect(self) -> QRectF:
        across = max(22.0, 0.24 * self.width)
        strip = self.width if self._strip is None else min(self._strip, self.width)
        return QRectF(strip - across - min(self.look.u, 0.04 * self.width), -0.36 * across, across, across)

    def _shadow_kind(self) -> ShadowKind | None:
        if self.lifted or self.hovered or self.mark is Mark.SELECTED:
            return LIFT
        return REST if self.shadowed else None

    def _reshape(self) -> None:
        """Work out the bounds for the present state. Kept as a value: boundingRect is asked many times a frame."""
        self.setTransformOriginPoint(self.width / 2, self.height / 2)
        piece = QRectF(0, 0, self.width, self.height)
        bounds = piece.adjusted(-1, -1, 1, 1)
        kind = self._shadow_kind()
        if kind is not None:
            reach = kind.reach(self.height) + 1
            bounds |= piece.adjusted(-reach, -reach, reach, reach).translated(0, kind.shift * self.height)
        if self.mark is not Mark.NONE:
            edge = self.look.outline + 2.5
            bounds |= piece.adjusted(-edge, -edge, edge, edge)
        if self.badge:
            bounds |= self._badge_rect().adjusted(-1, -1, 1, 1)
        bounds.translate(0, -self.rise)
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

    # drawing

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        if self.rise:
            painter.translate(0, -self.rise)
        if self.squeeze != 1.0:
            painter.translate(self.width / 2, 0)
            painter.scale(max(self.squeeze, 0.01), 1)
            painter.translate(-self.width / 2, 0)
        self._paint_picture(painter)
        if self.mark is not Mark.NONE or self.washed or self.badge or self.look.theme.piece_edge.alpha():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_marks(painter)
        painter.restore()

    def _paint_picture(self, painter: QPainter) -> None:
        dpr = self.look.dpr
        width, height = self.width * dpr, self.height * dpr
        target = QRectF(0, 0, width, height)
        exact = (
            self._pixmap.width() == round(width)
            and self._pixmap.height() == round(height)
            and self.squeeze == 1.0
            and not painter.transform().isScaling()
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not exact)
        painter.save()
        # in device pixels: at 1.25 or 1.5 Qt would otherwise resample a picture that fits exactly
        painter.scale(1 / dpr, 1 / dpr)
        kind = self._shadow_kind()
        if kind is not None:
            strength = self.look.theme.shadow_factor
            shadow, corner = self.faces.shadow(kind, self._pixmap.width(), self._pixmap.height(), strength)
            if exact:
                painter.drawPixmap(QRect(corner, shadow.size()), shadow, shadow.rect())
            else:
                share = height / self._pixmap.height()
                stretched = QSizeF(shadow.size()) * share
                painter.drawPixmap(QRectF(QPointF(corner) * share, stretched), shadow, QRectF(shadow.rect()))
        if exact:
            painter.drawPixmap(QRect(QPoint(0, 0), self._pixmap.size()), self._pixmap, self._pixmap.rect())
        else:
            painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))
        painter.restore()

    def _paint_marks(self, painter: QPainter) -> None:
        theme = self.look.theme
        piece = QRectF(0, 0, self.width, self.height)
        radius = self.radius
        if theme.piece_edge.alpha():
            stroke_around(painter, piece, radius, theme.piece_edge, 1.0, inside=True)
        if self.mark is not Mark.NONE:
            stroke_around(painter, piece, radius, DARK_EDGE, 1.5, gap=self.look.outline)
            stroke_around(painter, piece, radius, theme.accent, self.look.outline)
        if self.washed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._wash())
            painter.drawRoundedRect(piece, radius, radius)
        if self.badge:
            self._paint_badge(painter)

    def _wash(self) -> QColor:
        wash = QColor(self.look.theme.felt_hi)
        wash.setAlphaF(self.look.theme.wash)
        return wash

    def _paint_badge(self, painter: QPainter) -> None:
        disc = self._badge_rect()
        if self.washed:
            painter.setOpacity(painter.opacity() * (1 - self.look.theme.wash))
        painter.setPen(QPen(self._badge_colour, 1.5))
        painter.setBrush(_WHITE)
        painter.drawEllipse(disc.adjusted(0.75, 0.75, -0.75, -0.75))
        painter.setFont(badge_font(disc.height(), len(self.badge)))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.badge)


def badge_font(across: float, letters: int) -> QFont:
    """The font of a number on a disc: two digits still fit."""
    return themes.ui_font(700, across * (0.58 if letters < 3 else 0.46))


def stroke_around(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: QColor,
    width: float,
    *,
    gap: float = 0.0,
    inside: bool = False,
) -> None:
    """Draw a line around a rounded rectangle, outside of it at a distance of `gap`, or just inside its edge."""
    reach = -width / 2 if inside else gap + width / 2
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = max(1.0, radius + reach)
    painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), corner, corner)
