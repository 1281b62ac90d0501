"""What can be read on a stage for the audience: every text and every index of a piece, how high it is, and what is in its way.

Texts are found by painting: each visible item draws itself on a device that keeps what it is told to write, so nothing
that a fixture says can be forgotten here. Start with `faults(stage, room)`; the other functions say it in parts.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.stage import LEAST_INDEX, Stage

SLACK = 0.0006
"""A cap height may be lower by so much of the scene's height: fonts come in whole pixels."""
TOUCH = 1.0
"""Pixels by which two texts may reach into each other's ink."""
_SEEN_FROM = 0.1
"""Opacity from which something counts as seen."""


@dataclass(frozen=True)
class Seen:
    """Something to be read: a run of text, or the index of an open piece.

    share: height of its capitals or digits in heights of the scene; rect: its ink in the scene; item: what draws it.
    """

    words: str
    share: float
    rect: QRectF
    clip: QRectF | None
    item: QGraphicsItem

    def __str__(self) -> str:
        r = self.rect
        place = f"({r.left():.0f} {r.top():.0f} {r.right():.0f} {r.bottom():.0f})"
        return f"{self.words!r} of {type(self.item).__name__} at {place}, {self.share:.4f} H"


class _Engine(QPaintEngine):
    """Keeps texts with their fonts and places, and draws nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[tuple[str, QFont, QPointF, QTransform, QRectF | None]] = []
        self._transform = QTransform()

    def begin(self, device: QPaintDevice) -> bool:
        del device
        self.setActive(True)
        return True

    def end(self) -> bool:
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        if state.state() & QPaintEngine.DirtyFlag.DirtyTransform:
            self._transform = state.transform()

    def drawTextItem(self, point: Any, item: QTextItem) -> None:
        painter = self.painter()
        clip = painter.clipBoundingRect() if painter.hasClipping() else None
        transform = QTransform(self._transform)
        self.texts.append((item.text(), QFont(item.font()), QPointF(point), transform, clip))

    def drawPixmap(self, *_: object) -> None: ...

    def drawImage(self, *_: object) -> None: ...

    def drawTiledPixmap(self, *_: object) -> None: ...

    def drawPath(self, *_: object) -> None: ...

    def drawPolygon(self, *_: object) -> None: ...

    def drawRects(self, *_: object) -> None: ...

    def drawLines(self, *_: object) -> None: ...

    def drawEllipse(self, *_: object) -> None: ...

    def drawPoints(self, *_: object) -> None: ...


class _Device(QPaintDevice):
    """A sheet of the size of a scene for the engine."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__()
        self.engine = _Engine()
        kinds = QPaintDevice.PaintDeviceMetric
        self._metrics = {
            kinds.PdmWidth: round(width),
            kinds.PdmHeight: round(height),
            kinds.PdmWidthMM: round(width / 4),
            kinds.PdmHeightMM: round(height / 4),
            kinds.PdmDpiX: 96,
            kinds.PdmDpiY: 96,
            kinds.PdmPhysicalDpiX: 96,
            kinds.PdmPhysicalDpiY: 96,
            kinds.PdmDepth: 32,
            kinds.PdmDevicePixelRatio: 1,
            kinds.PdmDevicePixelRatioScaled: int(QPaintDevice.devicePixelRatioFScale()),
        }

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 0)


def _visible(stage: Stage) -> list[QGraphicsItem]:
    """What is seen, from the lowest to the topmost."""
    everywhere = stage.itemsBoundingRect()  # a scene without an index sorts only what it is asked for by a place
    items = stage.items(everywhere, Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.AscendingOrder)
    return [item for item in items if item.isVisible() and item.effectiveOpacity() > _SEEN_FROM]


def _written(stage: Stage, items: Sequence[QGraphicsItem]) -> list[Seen]:
    device = _Device(stage.look.width, stage.look.height)
    painter, engine, option = QPainter(device), device.engine, QStyleOptionGraphicsItem()
    found = []
    for item in items:
        engine.texts.clear()
        painter.save()
        painter.setTransform(item.sceneTransform())
        item.paint(painter, option, None)
        painter.restore()
        for text, font, point, transform, clip in engine.texts:
            if not text.strip():
                continue
            cap, box = _metrics(font, text)
            shown = transform.mapRect(clip) if clip is not None else None
            rect = transform.mapRect(box.translated(point))
            found.append(Seen(text, cap * transform.m22() / stage.look.height, rect, shown, item))
    painter.end()
    return found


def _metrics(font: QFont, text: str) -> tuple[float, QRectF]:
    """Height of capitals, and the ink of a text around its baseline."""
    known = _MEASURED.get((key := font.key(), text))
    if known is None:
        metrics = QFontMetricsF(font)
        known = _MEASURED[key, text] = metrics.capHeight(), metrics.tightBoundingRect(text)
    return known


_MEASURED: dict[tuple[str, str], tuple[float, QRectF]] = {}


@dataclass(frozen=True)
class Reading:
    """What a stage shows at a moment: all visible items from the lowest, all texts, the indices of all open pieces."""

    stage: Stage
    items: list[QGraphicsItem]
    texts: list[Seen]
    indices: list[Seen]

    @classmethod
    def of(cls, stage: Stage) -> Reading:
        """Look at a stage once; what is wrong with it follows without painting it again."""
        items = _visible(stage)
        return cls(stage, items, _written(stage, items), _indices(stage, items))


def texts(stage: Stage) -> list[Seen]:
    """Every visible text, in runs of one font."""
    return _written(stage, _visible(stage))


def indices(stage: Stage) -> list[Seen]:
    """The index in the upper left corner of every piece that lies open."""
    return _indices(stage, _visible(stage))


def _indices(stage: Stage, items: Sequence[QGraphicsItem]) -> list[Seen]:
    found = []
    for item in items:
        if isinstance(item, PieceItem) and item.index_cap:
            height = 1.1 * item.index_cap
            corner = QRectF(item.pos().x(), item.pos().y() - item.rise, item.index_width or height, height)
            found.append(Seen(str(item.face), item.index_cap / stage.look.height, corner, None, item))
    return found


def measured(stage: Stage) -> list[Seen]:
    """Everything that can be read, the lowest first."""
    return _measured(Reading.of(stage))


def _measured(read: Reading) -> list[Seen]:
    return sorted([*read.texts, *read.indices], key=lambda seen: seen.share)


def too_small(stage: Stage, room: float = 1.0) -> list[str]:
    """What is lower than it must be in a room: 0.5 a small one, 1 normal, 1.33 a hall."""
    return _too_small(Reading.of(stage), room)


def _too_small(read: Reading, room: float) -> list[str]:
    least = LEAST_INDEX * room - SLACK
    return [f"{seen} is lower than {least:.4f} H" for seen in _measured(read) if seen.share < least]


def cut(stage: Stage, names: Collection[str] = ()) -> list[str]:
    """Texts that leave the scene or their room, or end in three dots; of names that alone is no fault."""
    return _cut(Reading.of(stage), names)


def _cut(read: Reading, names: Collection[str]) -> list[str]:
    scene = read.stage.sceneRect().adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH)
    faults = []
    for seen in read.texts:
        if not scene.contains(seen.rect):
            faults.append(f"{seen} leaves the scene")
        if seen.clip is not None and not seen.clip.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(seen.rect):
            faults.append(f"{seen} is clipped")
        if "…" in seen.words and not any(_elided_from(seen.words, name) for name in names):
            faults.append(f"{seen} is cut short")
    return faults


def _elided_from(words: str, name: str) -> bool:
    start, _, end = words.partition("…")
    return name.startswith(start.strip()) and name.endswith(end.strip())


def overlapping(stage: Stage) -> list[str]:
    """Pairs of texts whose ink lies over each other, and texts that lie over the index of a piece or under a piece."""
    return _overlapping(Reading.of(stage))


def _overlapping(read: Reading) -> list[str]:
    faults = []
    written, open_pieces = read.texts, read.indices
    for one, other in itertools.combinations(written, 2):
        if _meet(one.rect, other.rect):
            faults.append(f"{one} lies over {other}")
    order = {id(item): place for place, item in enumerate(read.items)}
    pieces = [item for item in read.items if isinstance(item, PieceItem)]
    # not by parentItem(): of an item without one it gives the item to Python, which deletes it
    on_pieces = {id(item) for piece in pieces for item in (piece, *piece.childItems())}
    for seen in written:
        if id(seen.item) in on_pieces:
            continue  # a badge lies on its own piece
        for index in open_pieces:
            if _meet(seen.rect, index.rect):
                faults.append(f"{seen} lies over the index of {index}")
        for piece in pieces:
            if order[id(piece)] > order[id(seen.item)] and _meet(seen.rect, piece.rect().translated(0, -piece.rise)):
                faults.append(f"{seen} lies under {piece.face or 'a back'}")
    for index in open_pieces:
        for piece in pieces:
            above = piece is not index.item and order[id(piece)] > order[id(index.item)]
            if above and _meet(index.rect, piece.rect().translated(0, -piece.rise)):
                faults.append(f"{piece.face or 'a back'} lies over the index of {index}")
    return faults


def _meet(one: QRectF, other: QRectF) -> bool:
    inner = one.adjusted(TOUCH, TOUCH, -TOUCH, -TOUCH)
    return inner.isValid() and inner.intersects(other.adjusted(TOUCH, TOUCH, -TOUCH, -TOUCH))


def faults(stage: Stage, room: float = 1.0, names: Collection[str] = ()) -> list[str]:
    """Everything that is wrong with what a stage shows now; names: of players, which may be cut in their middle."""
    read = Reading.of(stage)
    return [*_too_small(read, room), *_cut(read, names), *_overlapping(read)]
