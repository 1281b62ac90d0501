"""Widgets that show tiles: the picker with all kinds and the hand that has been entered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rules.tiles import FLOWERS, KINDS, WINDS, Tile
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import TILE_ASPECT, TILE_CORNER, CardFaces
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.theme import ui_font

PITCH = 1.09
"""From tile to tile, in tile widths."""


@dataclass(frozen=True)
class Laid:
    """A tile in a widget: what it shows (None: its back), where, how many copies are left, what it is in words."""

    tile: Tile | None
    rect: QRectF
    name: str
    key: object
    badge: str = ""
    ringed: bool = False
    spent: bool = False


class TilesView(QWidget):
    """Paints tiles, and lets mouse and arrow keys reach each of them. Subclasses lay them out."""

    chosen = Signal(object)
    """The key of the tile that was clicked, or on which Enter was pressed."""
    removed = Signal(object)
    """The key of the tile that was clicked with the right button, or on which Delete was pressed."""

    def __init__(self, appearance: Appearance, faces: CardFaces) -> None:
        super().__init__()
        self._appearance, self._faces = appearance, faces
        self._laid: list[Laid] = []
        self._at = 0
        self._hovered = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        faces.ready.connect(self.update)
        appearance.changed.connect(self.update)

    @property
    def laid(self) -> Sequence[Laid]:
        """The tiles as they lie now."""
        return tuple(self._laid)

    def lay(self) -> list[Laid]:
        """Return the tiles in their places for the present width."""
        raise NotImplementedError

    def renew(self) -> None:
        """Lay the tiles anew."""
        self._laid = self.lay()
        self._at = max(0, min(self._at, len(self._laid) - 1))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter)
        for number, each in enumerate(self._laid):
            self._paint_tile(painter, each, number)

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what lies under the tiles."""

    def _paint_tile(self, painter: QPainter, each: Laid, number: int) -> None:
        theme, dpr = self._appearance.theme, self.devicePixelRatioF()
        up = 0.04 * each.rect.height() if number == self._hovered and not each.spent else 0.0
        rect = each.rect.translated(0, -up)
        if each.spent:
            painter.setOpacity(0.36)
        picture = self._faces.tile(each.tile, rect.height(), dpr, edged=theme.edged_pieces)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)
        radius = TILE_CORNER * rect.width()
        if each.ringed:
            painter.setPen(QPen(theme.accent, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius)
        if each.badge:
            self._paint_badge(painter, rect, each.badge)
        if self.hasFocus() and number == self._at:
            painter.setPen(QPen(theme.focus, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), radius + 2, radius + 2)

    def _paint_badge(self, painter: QPainter, rect: QRectF, badge: str) -> None:
        theme = self._appearance.theme
        across = max(16.0, 0.42 * rect.width())
        disc = QRectF(rect.right() - 0.86 * across, rect.bottom() - 0.96 * across, across, across)
        painter.setPen(QPen(theme.card_ink, 1))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawEllipse(disc)
        painter.setPen(theme.card_ink)
        painter.setFont(ui_font(700, round(0.62 * across)))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, badge)

    # input

    def _index_at(self, point: QPointF) -> int:
        return next((number for number, each in enumerate(self._laid) if each.rect.contains(point)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self._index_at(event.position())
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._index_at(event.position())
        if number < 0:
            return
        self._at = number
        signal = self.removed if event.button() == Qt.MouseButton.RightButton else self.chosen
        signal.emit(self._laid[number].key)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self._index_at(QPointF(event.pos()))
            if number >= 0:
                QToolTip.showText(event.globalPos(), self._laid[number].name, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._laid:
            event.ignore()
            return
        ways = {
            Qt.Key.Key_Left: QPointF(-1, 0),
            Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1),
            Qt.Key.Key_Down: QPointF(0, 1),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is not None:
            self._go(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self._laid[self._at].key)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self._laid[self._at].key)
        else:
            event.ignore()

    def _go(self, way: QPointF) -> None:
        here = self._laid[self._at].rect.center()
        best, least = -1, float("inf")
        for number, each in enumerate(self._laid):
            offset = each.rect.center() - here
            along = offset.x() * way.x() + offset.y() * way.y()
            across = abs(offset.x() * way.y()) + abs(offset.y() * way.x())
            if along > 1 and along + 3 * across < least:
                best, least = number, along + 3 * across
        if best >= 0:
            self._at = best
            self.setAccessibleDescription(self._laid[best].name)
            self.update()


class TilePicker(TilesView):
    """All 34 kinds, the flowers and the seasons, with the number of copies left where some are used."""

    def __init__(self, appearance: Appearance, faces: CardFaces, left: Callable[[Tile], int]) -> None:
        super().__init__(appearance, faces)
        self._left = left

    def sizeHint(self) -> QSize:
        tile = self._tile_width(self.width() or 800)
        return QSize(600, round(3 * tile * TILE_ASPECT * 1.1 + 8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setFixedHeight(self.sizeHint().height())
        super().resizeEvent(event)

    @staticmethod
    def _tile_width(width: int) -> float:
        return (width - 8) / (16 * PITCH + 1.1)

    def lay(self) -> list[Laid]:
        tile = self._tile_width(self.width())
        high = tile * TILE_ASPECT
        found = []
        rows: list[Sequence[Tile]] = [KINDS[9 * suit : 9 * suit + 9] for suit in range(3)]
        right = [KINDS[27:34], FLOWERS[:4], FLOWERS[4:]]
        for row in range(3):
            top = 4 + row * high * 1.1
            for column, kind in enumerate((*rows[row], *right[row])):
                gap = 0.0 if column < 9 else 0.6 * tile
                if column >= 9 and row == 0 and kind not in WINDS:
                    gap += 0.4 * tile
                rect = QRectF(4 + column * tile * PITCH + gap, top, tile, high)
                left = self._left(kind)
                whole = 1 if kind.flower else 4
                badge = "" if left == whole else str(left)
                name = self.tr("{tile}, {left} left").format(tile=tile_name(kind), left=left)
                found.append(Laid(kind, rect, name, kind, badge, spent=left <= 0))
        return found


@dataclass(frozen=True)
class Shown:
    """A tile of the entered hand: its key, and whether a gap comes before it."""

    tile: Tile | None
    key: object
    name: str
    ringed: bool = False
    gap: bool = False
    words: str = ""
    """What stands under the group that begins here."""


class HandStrip(TilesView):
    """The hand as far as it has been entered: concealed tiles, sets, flowers, with words under each group."""

    def __init__(self, appearance: Appearance, faces: CardFaces) -> None:
        super().__init__(appearance, faces)
        self._shown: Sequence[Shown] = ()
        self._empty = ""

    def show_tiles(self, shown: Sequence[Shown], empty: str) -> None:
        """Change the tiles; `empty` is said when there are none."""
        self._shown, self._empty = shown, empty
        self.renew()

    def sizeHint(self) -> QSize:
        return QSize(600, round(self._tile_width(self.width() or 800) * TILE_ASPECT + 40))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setFixedHeight(self.sizeHint().height())
        super().resizeEvent(event)

    @staticmethod
    def _tile_width(width: int) -> float:
        return (width - 36) / 18.6

    def lay(self) -> list[Laid]:
        tile = self._tile_width(self.width())
        gaps = sum(each.gap for each in self._shown)
        wide = len(self._shown) * (tile + 1) + gaps * 0.45 * tile
        if wide > self.width() - 24:
            tile *= (self.width() - 24) / wide
        left, found = 8.0, []
        for each in self._shown:
            left += 0.45 * tile if each.gap else 0.0
            rect = QRectF(left, 6, tile, tile * TILE_ASPECT)
            found.append(Laid(each.tile, rect, each.name, each.key, ringed=each.ringed))
            left += tile + 1
        return found

    def paint_ground(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        painter.setPen(theme.ink_2)
        painter.setFont(ui_font(400, 13))
        if not self._laid:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty)
            return
        starts = [number for number, each in enumerate(self._shown) if each.words]
        for start, end in zip(starts, [*starts[1:], len(self._shown)], strict=True):
            first, last = self._laid[start].rect, self._laid[end - 1].rect
            words, metrics = self._shown[start].words, painter.fontMetrics()
            wide = metrics.horizontalAdvance(words)
            left = max(4.0, (first.left() + last.right() - wide) / 2)  # words of a single tile would leave the strip
            painter.drawText(QPointF(left, first.bottom() + 6 + metrics.ascent()), words)
