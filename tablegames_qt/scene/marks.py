"""Shapes on the table: zones, places for pieces, and lines around several of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import CARD_ASPECT, REST, paint_shadow
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Pen
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.scene.piece_painting import DARK_EDGE, stroke_around

OUTLINE_REACH = 2.5
"""An outline around several pieces stands this many units (10 px at 700) outside of them."""
OUTLINE_RADIUS = 4.0


class Panel(Fixture):
    """A zone: a shade darker than the felt, with round corners. It can be a target as a whole."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PANELS)
        self.mark = Mark.NONE

    def set_mark(self, mark: Mark) -> None:
        """Outline the zone as a legal or hit target."""
        self.mark = mark
        self.update()

    @property
    def radius(self) -> float:
        return 4 * self.look.u

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.inset)
        painter.drawRoundedRect(self.local(), radius, radius)
        if self.mark is not Mark.NONE:
            width = self.look.outline if self.mark is Mark.HIT else self.look.line * 1.17
            stroke_around(painter, self.local(), radius, self.look.theme.accent, width, inside=True)


class Place(Fixture):
    """An empty place for one piece, with its name inside. Marks: legal, hit now, would foul."""

    def __init__(self, look: Look, name: str = "", *, corner: float = 0.06) -> None:
        super().__init__(look, z=layers.PLACES)
        self.mark = Mark.NONE
        self._name = name
        self._corner = corner

    @property
    def radius(self) -> float:
        return self._corner * self.size.width()

    def set_name(self, name: str) -> None:
        """Say what belongs here."""
        self._name = name
        self.update()

    def set_mark(self, mark: Mark) -> None:
        """Show the place as empty (NONE), legal, hit or as one that would foul."""
        self.mark = mark
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.radius
        box = self.local()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(box, radius, radius)
        if self.mark is Mark.HIT:
            fill = QColor(theme.accent)
            fill.setAlphaF(0.13)
            painter.setBrush(fill)
            painter.drawRoundedRect(box, radius, radius)
        if self.mark is Mark.FOUL:
            _hatch(painter, box, radius, theme.ink)
            stroke_around(painter, box, radius, theme.ink, look.outline * 0.83, inside=True)
        elif self.mark is Mark.NONE:
            stroke_around(painter, box, radius, theme.place_line, look.line, inside=True)
        else:
            width = look.outline if self.mark is not Mark.LEGAL else look.line * 1.17
            stroke_around(painter, box, radius, theme.accent, width, inside=True)
        if self._name:
            _name_inside(painter, look, self._name, box)


def _hatch(painter: QPainter, box: QRectF, radius: float, ink: QColor) -> None:
    """Broad diagonal stripes: allowed, but against the player."""
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    painter.setClipPath(path)
    stripe = QColor(ink)
    stripe.setAlphaF(0.30)
    width = box.width() * 0.085
    painter.setPen(QPen(stripe, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    reach = box.width() + box.height()
    offset = -box.height()
    while offset < box.width():
        painter.drawLine(QPointF(offset, -width), QPointF(offset + reach, reach - width))
        offset += 2.6 * width
    painter.restore()


def _name_inside(painter: QPainter, look: Look, name: str, box: QRectF) -> None:
    font = look.font("small")
    pen = Pen(font, look.font("small", 600))
    lines = pen.fit(name, box.width() * 0.9, 3)
    top = box.center().y() - len(lines) * pen.line_height / 2
    painter.setPen(look.theme.ink_2)
    for place, line in enumerate(lines):
        pen.draw(painter, line, QPointF(box.center().x() - line.width / 2, top + place * pen.line_height))


class Ground(Fixture):
    """The one shadow of a row or a stack whose cards cast none on each other."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PLACES + 1)
        self._piece_height = 100.0
        self.setVisible(False)

    def put_under(self, rects: Iterable[QRectF]) -> None:
        """Lie under a row; without rectangles there is no shadow."""
        boxes = list(rects)
        self.setVisible(bool(boxes))
        if boxes:
            frame = around(boxes, 0.0)
            self._piece_height = boxes[0].height()
            self.setPos(frame.topLeft())
            self.resize(frame.size(), overhang=REST.reach(self._piece_height) + REST.shift * self._piece_height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 0.06 * self._piece_height / CARD_ASPECT
        shade = self.local().translated(0, REST.shift * self._piece_height)
        paint_shadow(painter, REST, shade, radius, self._piece_height, self.look.theme.shadow_factor)


def around(rects: Iterable[QRectF], reach: float) -> QRectF:
    """The rectangle around several, `reach` outside of them."""
    united = QRectF()
    for rect in rects:
        united = united.united(rect)
    return united.adjusted(-reach, -reach, reach, reach)


class Outline(Fixture):
    """One line around several pieces: they belong together. Amber for what is told now, plain for what stays together."""

    def __init__(self, look: Look, *, now: bool = True, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, z=layers.MARKS, parent=parent)
        self._now = now
        self.setVisible(False)

    def put_around(self, rects: Iterable[QRectF]) -> QRectF:
        """Stand around pieces; gives the rectangle of the line's middle, to which stamps and chips are aligned."""
        frame = around(rects, OUTLINE_REACH * self.look.u)
        self.setPos(frame.topLeft())
        self.resize(frame.size(), overhang=self.look.outline + 2)
        self.setOpacity(1.0)
        self.setVisible(True)
        return frame

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = OUTLINE_RADIUS * self.look.u
        if self._now:
            width = self.look.outline * 1.17
            stroke_around(painter, self.local(), radius, DARK_EDGE, 1.5, gap=width / 2)
            stroke_around(painter, self.local(), radius, self.look.theme.accent, width, gap=-width / 2)
        else:
            stroke_around(painter, self.local(), radius, self.look.theme.ink_2, self.look.line, gap=0.0)


def uncovered(item: PieceItem, edge: float) -> QRectF:
    """The largest upright part of a piece that no piece lies over, as it is seen, in scene coordinates.

    It ends `edge` pixels before a piece that lies over it: room for a line that hides nothing of the other.
    """
    whole = item.outer()
    near = item.scene().items(whole, Qt.ItemSelectionMode.IntersectsItemBoundingRect)
    pieces = [each for each in near if isinstance(each, PieceItem) and each.isVisible()]
    over = [each for each in pieces if item.zValue() < each.zValue() < layers.MARKS]  # what flies past covers nothing
    covers = [rect for each in over if (rect := each.outer()).intersects(whole)]
    if not covers:
        return whole
    parts = (
        whole.adjusted(0, 0, min(rect.left() for rect in covers) - whole.right() - edge, 0),
        whole.adjusted(0, 0, 0, min(rect.top() for rect in covers) - whole.bottom() - edge),
        whole.adjusted(max(rect.right() for rect in covers) - whole.left() + edge, 0, 0, 0),
        whole.adjusted(0, max(rect.bottom() for rect in covers) - whole.top() + edge, 0, 0),
    )
    return max((part for part in parts if part.isValid()), key=lambda part: part.width() * part.height(), default=whole)


class FocusRing(Fixture):
    """The keyboard's ring: a wide light line between thin dark ones, readable on cards and felt alike.

    It goes around what can be seen of a piece, not around the neighbours that lie over it, and follows one that rises or
    moves.
    """

    GAP = 2.0

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS + 4)
        self._item: PieceItem | Fixture | None = None
        self.setVisible(False)

    @property
    def item(self) -> PieceItem | Fixture | None:
        """What it is around."""
        return self._item

    def follow(self, item: PieceItem | Fixture | None) -> None:
        """Go around something from now on, or around nothing."""
        if item is self._item:
            if item is not None:  # its neighbours may have moved
                self._go_round()
            return
        if isinstance(self._item, PieceItem):
            for signal in (self._item.xChanged, self._item.yChanged, self._item.reshaped):
                signal.disconnect(self._go_round)
        before, self._item = self._item, item
        for each in (before, item):
            if isinstance(each, PieceItem):
                each.renew_veil()
        if isinstance(item, PieceItem):
            for signal in (item.xChanged, item.yChanged, item.reshaped):
                signal.connect(self._go_round)
        self._go_round()

    def _go_round(self) -> None:
        if self._item is not None:
            frame = self._item.outer()
            if isinstance(self._item, PieceItem):
                frame = uncovered(self._item, self.reach)
                if self._item.badge:  # it looks out above
                    frame.setTop(min(frame.top(), frame.top() + self._item.badge_rect().top()))
            self.setPos(frame.topLeft())
            self.resize(frame.size(), overhang=self.reach + 1)
        self.setVisible(self._item is not None)

    def measure(self) -> None:
        self._go_round()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._item is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._item.radius
        stroke_around(painter, self.local(), radius, self.look.theme.focus_inner, 1.0, gap=self.GAP)
        stroke_around(painter, self.local(), radius, self.look.theme.focus, self._width, gap=self.GAP + 1.0)
        outside = self.GAP + 1.0 + self._width
        stroke_around(painter, self.local(), radius, self.look.theme.focus_inner, 1.0, gap=outside)

    @property
    def reach(self) -> float:
        """How far outside of its frame the ring ends: a gap, a dark line, the light one, a dark line."""
        return self.GAP + 2.0 + self._width

    @property
    def _width(self) -> float:
        return max(3.0, self.look.outline)
