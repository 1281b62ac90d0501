"""How a piece is drawn: shadow, picture, and what it means right now."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from tablegames_qt import theme as themes
from tablegames_qt.assets import ShadowKind
from tablegames_qt.theme import Theme

if TYPE_CHECKING:
    from tablegames_qt.scene.piece_item import PieceItem

DARK_EDGE = QColor(0, 0, 0, 89)
_WHITE = QColor("#FFFFFF")
_SAME_SCALE = 1e-4


def paint_piece(painter: QPainter, item: PieceItem) -> None:
    """Draw a piece in its own coordinates. The painter's state is the caller's to restore, as a graphics view does."""
    if item.rise:
        painter.translate(0, -item.rise)
    if item.squeeze != 1.0:
        painter.translate(item.width / 2, 0)
        painter.scale(max(item.squeeze, 0.01), 1)
        painter.translate(-item.width / 2, 0)
    _paint_picture(painter, item)
    if item.outlined or item.washed or item.badge:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_marks(painter, item)


def painted_bounds(item: PieceItem, shadow: ShadowKind | None) -> QRectF:
    """Return what a piece with a shadow, or none, paints on at most, in its own coordinates."""
    piece = QRectF(0, 0, item.width, item.height)
    bounds = piece.adjusted(-1, -1, 1, 1)
    if shadow is not None:
        reach = shadow.reach(item.height) + 1
        bounds |= piece.adjusted(-reach, -reach, reach, reach).translated(0, shadow.shift * item.height)
    if item.outlined:
        edge = item.look.outline + 2.5
        bounds |= piece.adjusted(-edge, -edge, edge, edge)
    if item.badge:
        bounds |= item.badge_rect().adjusted(-1, -1, 1, 1)
    bounds.translate(0, -item.rise)
    return bounds


def _paint_picture(painter: QPainter, item: PieceItem) -> None:
    dpr = item.look.dpr
    pixmap, size = item.pixmap, item.pixmap.size()
    to_device = painter.combinedTransform()
    exact = (
        size.width() == round(item.width * dpr)
        and size.height() == round(item.height * dpr)
        and abs(to_device.m11() - dpr) < _SAME_SCALE
        and abs(to_device.m22() - dpr) < _SAME_SCALE
        and not to_device.isRotating()
    )
    if dpr != 1.0:
        # in device pixels: at 1.25 or 1.5 Qt would otherwise resample a picture that fits exactly
        painter.scale(1 / dpr, 1 / dpr)
    if exact:
        if item.shadow is not None:
            for target, source in item.shadow.strips:
                painter.drawPixmap(target, item.shadow.pixmap, source)
        painter.drawPixmap(QRect(QPoint(0, 0), size), pixmap, pixmap.rect())
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if item.shadow is not None:
            shadow = item.shadow.pixmap
            share = item.height * dpr / size.height()
            stretched = QRectF(QPointF(item.shadow.corner) * share, QSizeF(shadow.size()) * share)
            painter.drawPixmap(stretched, shadow, QRectF(shadow.rect()))
        painter.drawPixmap(QRectF(0, 0, item.width * dpr, item.height * dpr), pixmap, QRectF(pixmap.rect()))
    if dpr != 1.0:
        painter.scale(dpr, dpr)


def _paint_marks(painter: QPainter, item: PieceItem) -> None:
    look = item.look
    piece = QRectF(0, 0, item.width, item.height)
    if item.outlined:
        stroke_around(painter, piece, item.radius, DARK_EDGE, 1.5, gap=look.outline)
        stroke_around(painter, piece, item.radius, look.theme.accent, look.outline)
    if item.washed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_wash(look.theme))
        painter.drawRoundedRect(piece, item.radius, item.radius)
    if item.badge and item.seen_face is not None:
        _paint_badge(painter, item)


def _wash(theme: Theme) -> QColor:
    wash = QColor(theme.felt_hi)
    wash.setAlphaF(theme.wash)
    return wash


def _paint_badge(painter: QPainter, item: PieceItem) -> None:
    disc = item.badge_rect()
    if item.washed:
        painter.setOpacity(painter.opacity() * (1 - item.look.theme.wash))
    edge = max(1.5, 0.055 * disc.width())
    painter.setPen(QPen(item.badge_colour, edge))
    painter.setBrush(_WHITE)
    painter.drawEllipse(disc.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    painter.setFont(_badge_font(round(disc.height()), len(item.badge)))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, item.badge)


@functools.lru_cache(maxsize=32)
def _badge_font(across: int, letters: int) -> QFont:
    """Two digits still fit on the disc."""
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
