"""Pictures of the pieces at exact device size, drawn from their SVG files off the GUI thread."""

from __future__ import annotations

import functools
import importlib.resources
import threading
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QRectF, QRunnable, QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

CARD_ASPECT = 1.4
"""Height of a card in widths."""
TILE_ASPECT = 1.35
"""Height of a tile in widths, its visible side included."""
CARD_CORNER, TILE_CORNER = 0.06, 0.106
"""Corner radius in widths."""
TILES = "tiles/"
"""Begins the names of the folders that hold tiles."""
LARGE_TILES_BELOW = 46
"""Tiles lower than this many logical pixels get the face with a large index, unless the settings ask for another."""
CARD_CAPS = {"standard": 44 / 350, "jumbo": 100 / 350, "spanish": 40 / 350, "spanish-jumbo": 95 / 350}
TILE_CAPS = {"standard": 45 / 216, "large": 73.5 / 216}
"""Heights of the ranks and digits in the corner, in heights of the piece, by the folders of the faces."""
JUMBO_BELOW = 70
"""Cards lower than this many logical pixels get the large index: a standard one could not be read."""
RERENDER_AFTER = 100
"""Milliseconds of rest after a resize before faces are drawn anew; the old ones are stretched meanwhile."""
AT_ONCE = 24
"""Pictures that may be drawn on the GUI thread in one turn of the event loop, at some two milliseconds each: what a table
that is opened shows."""
_CACHE_BYTES = 160_000_000
_LAYERS = 14
_OUTSIDE = 0.75  # the share of a shadow's blur that reaches outside of the piece

_PAPER, _EDGE, _DARK_EDGE = QColor("#FFFEFA"), QColor("#B9B1A2"), QColor(0, 0, 0, 128)


@dataclass(frozen=True)
class Deck:
    """How cards look. index: `auto`, `standard` or `jumbo`.

    four_colour gives each suit its own colour; with red_family diamonds stay a kind of red, for games in which red counts.
    spanish: coins, cups, swords and clubs for diamonds, hearts, spades and clubs.
    """

    back: str = "guilloche"
    four_colour: bool = False
    index: str = "auto"
    red_family: bool = False
    spanish: bool = False

    def jumbo(self, height: float) -> bool:
        """Whether cards of a height in logical pixels have the large index."""
        return self.index == "jumbo" or (self.index == "auto" and height < JUMBO_BELOW)

    def folder(self, height: float) -> str:
        """The folder of faces for cards of a height in logical pixels."""
        if self.spanish:
            return "spanish-jumbo" if self.jumbo(height) else "spanish"
        colours = ("-red4" if self.red_family else "-4c") if self.four_colour else ""
        return ("jumbo" if self.jumbo(height) else "standard") + colours

    def tile_folder(self, height: float) -> str:
        """The folder of faces for tiles of a height in logical pixels."""
        return TILES + ("large" if self._large(height) else "standard")

    def cap(self, height: float) -> float:
        """Height of the rank in the corner of cards of a height, both in logical pixels."""
        size = "jumbo" if self.jumbo(height) else "standard"
        if self.spanish:
            size = "spanish-jumbo" if self.jumbo(height) else "spanish"
        return CARD_CAPS[size] * height

    def tile_cap(self, height: float) -> float:
        """Height of the digit or letter in the corner of tiles of a height, both in logical pixels."""
        return TILE_CAPS["large" if self._large(height) else "standard"] * height

    def _large(self, height: float) -> bool:
        return self.index == "jumbo" or (self.index == "auto" and height < LARGE_TILES_BELOW)


@dataclass(frozen=True)
class ShadowKind:
    """A baked shadow, as shares of the piece's height: blur, shift down; alpha in total."""

    blur: float
    shift: float
    alpha: float

    def reach(self, height: float) -> float:
        """How far the shadow spreads from a piece of a height, before it is shifted down."""
        return _OUTSIDE * self.blur * height + 1


@dataclass(frozen=True)
class Shadow:
    """A baked shadow in device pixels. `corner`: where it lies from the piece's corner.

    `strips` are its parts that look out from under the piece, as (target, source): what the piece covers costs nothing.
    """

    pixmap: QPixmap
    corner: QPoint
    strips: tuple[tuple[QRect, QRect], ...]


# art.md gives pixels for a card of 125
REST = ShadowKind(14 / 125, 5 / 125, 0.34)
LIFT = ShadowKind(34 / 125, 18 / 125, 0.38)


def device_size(height: float, dpr: float, aspect: float = CARD_ASPECT) -> tuple[int, int]:
    """Width and height in device pixels of a piece of `height` logical pixels."""
    return max(1, round(height / aspect * dpr)), max(1, round(height * dpr))


def _cards() -> Traversable:
    return importlib.resources.files("resources").joinpath("cards")


def _pieces() -> Traversable:
    return importlib.resources.files("resources")


class _Sources:
    """The bytes of the drawings, read once. Used from the pool's thread and, for still pictures, from the GUI's."""

    def __init__(self, root: Traversable) -> None:
        self._root = root
        self._read: dict[tuple[str, str], QByteArray] = {}

    def get(self, folder: str, name: str) -> QByteArray:
        """A drawing; where a variant is missing, the plain one; empty bytes when there is none at all."""
        if (folder, name) not in self._read:
            self._read[folder, name] = self._find(folder, name)
        return self._read[folder, name]

    def _find(self, folder: str, name: str) -> QByteArray:
        if folder.startswith(TILES):
            return QByteArray(_pieces().joinpath(folder, f"{name}.svg").read_bytes())
        for candidate in (folder, folder.replace("-red4", "-4c"), folder.split("-")[0], "standard"):
            file = self._root.joinpath(candidate, f"{name}.svg")
            if file.is_file():
                return QByteArray(file.read_bytes())
        return QByteArray()


@dataclass(frozen=True)
class _Key:
    folder: str
    name: str
    width: int
    height: int
    edge: int = 0
    """Width of a dark line along the edge, in pixels: on pale felt pieces need one."""


class _Drawing(QRunnable):
    """Draws one piece in the pool and hands the image over."""

    def __init__(self, faces: CardFaces, key: _Key, cancelled: threading.Event) -> None:
        super().__init__()
        self._sources, self._key, self._cancelled = faces.sources, key, cancelled
        self._drawn = faces.drawn

    def run(self) -> None:
        if self._cancelled.is_set():
            return
        image = _drawing(self._sources, self._key)
        if not self._cancelled.is_set():
            self._drawn.emit(self._key, image)


def _drawing(sources: _Sources, key: _Key) -> QImage:
    image = draw_svg(sources.get(key.folder, key.name), key.width, key.height)
    if key.edge:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_DARK_EDGE, key.edge))
        corner = TILE_CORNER if key.folder.startswith(TILES) else CARD_CORNER
        inset, radius = key.edge / 2, corner * key.width
        painter.drawRoundedRect(
            QRectF(image.rect()).adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset
        )
        painter.end()
    return image


def draw_svg(source: QByteArray, width: int, height: int) -> QImage:
    """A drawing at a size in pixels; a plain card if it cannot be read."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer = QSvgRenderer()
    if not source.isEmpty() and renderer.load(source):
        renderer.render(painter, QRectF(0, 0, width, height))
    else:
        _paint_plain(painter, width, height)
    painter.end()
    return image


def _paint_plain(painter: QPainter, width: int, height: int) -> None:
    line = max(1.0, width * 1.8 / 250)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_EDGE)
    painter.setBrush(_PAPER)
    radius = 0.06 * width
    painter.drawRoundedRect(QRectF(line / 2, line / 2, width - line, height - line), radius, radius)


class CardFaces(QObject):
    """The program's store of card pictures. Pixmaps are in device pixels and carry their device pixel ratio.

    `pixmap` hardly waits: what is not drawn yet is shown as an older size stretched. Where there is none, a few pictures
    are drawn on the spot; when more are wanted at once they are plain cards at first. `ready` is emitted when better
    pictures have arrived. Call `close` before the program ends.
    """

    ready = Signal()
    deck_changed = Signal()
    drawn = Signal(object, object)
    """A key and its image, from the pool; for this object only."""

    def __init__(
        self, deck: Deck | None = None, *, root: Traversable | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.sources = _Sources(root if root is not None else _cards())
        self._deck = deck or Deck()
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._newest: dict[tuple[str, str], _Key] = {}
        self._wanted: dict[_Key, None] = {}
        self._under_way: set[_Key] = set()
        self._shadows: dict[tuple[ShadowKind, int, int, float], Shadow] = {}
        self._cancelled = threading.Event()
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        self._rest = QTimer(self, singleShot=True, interval=RERENDER_AFTER)
        self._rest.timeout.connect(self._start_wanted)
        self._drawn_at_once = 0
        self._fresh = QTimer(self, singleShot=True, interval=0)
        self._fresh.timeout.connect(self._begin_turn)
        self._announce = QTimer(self, singleShot=True, interval=0)
        self._announce.timeout.connect(self.ready)
        self.drawn.connect(self._keep, Qt.ConnectionType.QueuedConnection)

    @property
    def deck(self) -> Deck:
        """How cards look now."""
        return self._deck

    def set_deck(self, deck: Deck) -> None:
        """Change the look of all cards; tables ask for their pictures again on `deck_changed`."""
        if deck != self._deck:
            self._deck = deck
            self.deck_changed.emit()

    @property
    def busy(self) -> bool:
        """Whether drawings are under way or waiting for the window to rest."""
        return bool(self._under_way or self._wanted)

    def pixmap(self, face: object | None, height: float, dpr: float, *, edged: bool = False) -> QPixmap:
        """The picture of a card (`str(face)` is its file's name) or, for None, of the back, for a card of `height`.

        edged: with a dark line along the edge, one logical pixel wide.
        """
        return self._picture(self._key(face, height, dpr, edged=edged), dpr)

    def prepare(self, faces: Iterable[object | None], height: float, dpr: float, *, edged: bool = False) -> None:
        """Have those of some cards drawn off the GUI thread that have no picture of any size yet."""
        for face in faces:
            key = self._key(face, height, dpr, edged=edged)
            if (key.folder, key.name) not in self._newest:
                self._want(key, at_once=True)

    def draw_now(self, face: object | None, height: float, dpr: float, *, edged: bool = False) -> QPixmap:
        """The same picture drawn on the spot, some milliseconds: for still images that nobody repaints."""
        return self._drawn_now(self._key(face, height, dpr, edged=edged), dpr)

    def tile(self, face: object | None, height: float, dpr: float, *, edged: bool = False) -> QPixmap:
        """The picture of a tile (`str(face)` is its file's name) or, for None, of its back; never waits, like `pixmap`."""
        return self._picture(self._tile_key(face, height, dpr, edged=edged), dpr)

    def draw_tile_now(self, face: object | None, height: float, dpr: float, *, edged: bool = False) -> QPixmap:
        """The same picture of a tile drawn on the spot."""
        return self._drawn_now(self._tile_key(face, height, dpr, edged=edged), dpr)

    def _drawn_now(self, key: _Key, dpr: float) -> QPixmap:
        if key not in self._pixmaps:
            self._store(key, _drawing(self.sources, key))
        return self._picture(key, dpr)

    def _tile_key(self, face: object | None, height: float, dpr: float, *, edged: bool) -> _Key:
        name = "back" if face is None else str(face)
        size = device_size(height, dpr, TILE_ASPECT)
        return _Key(self._deck.tile_folder(height), name, *size, max(1, round(dpr)) if edged else 0)

    def _key(self, face: object | None, height: float, dpr: float, *, edged: bool) -> _Key:
        folder, name = ("backs", self._deck.back) if face is None else (self._deck.folder(height), str(face))
        return _Key(folder, name, *device_size(height, dpr), max(1, round(dpr)) if edged else 0)

    def _picture(self, key: _Key, dpr: float) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            if pixmap.devicePixelRatio() != dpr:
                pixmap.setDevicePixelRatio(dpr)
            return pixmap
        older = self._pixmaps.get(self._newest.get((key.folder, key.name), key))
        if older is None and self._drawn_at_once < AT_ONCE and not self._cancelled.is_set():
            self._drawn_at_once += 1
            self._fresh.start()
            self._store(key, _drawing(self.sources, key))
            return self._picture(key, dpr)
        self._want(key, at_once=older is None)
        if older is not None:
            return older
        plain = _plain_card(key.width, key.height)
        plain.setDevicePixelRatio(dpr)
        return plain

    def shadow(self, kind: ShadowKind, width_px: int, height_px: int, strength: float) -> Shadow:
        """The shadow of a piece of a size in device pixels. strength: 1, or less on pale felt."""
        key = (kind, width_px, height_px, strength)
        if key not in self._shadows:
            if len(self._shadows) > 64:
                self._shadows.clear()
            self._shadows[key] = _bake_shadow(kind, width_px, height_px, strength)
        return self._shadows[key]

    def close(self) -> None:
        """Stop drawing and wait for the thread; nothing is drawn afterwards."""
        self._cancelled.set()
        self._rest.stop()
        self._announce.stop()
        self._fresh.stop()
        self._wanted.clear()
        self._pool.clear()
        self._pool.waitForDone()

    def _begin_turn(self) -> None:
        self._drawn_at_once = 0

    def _want(self, key: _Key, *, at_once: bool) -> None:
        if key in self._under_way or self._cancelled.is_set():
            return
        if at_once:
            self._start(key)
        else:
            self._wanted[key] = None
            self._rest.start()

    def _start_wanted(self) -> None:
        wanted, self._wanted = self._wanted, {}
        for key in wanted:
            self._start(key)

    def _start(self, key: _Key) -> None:
        self._under_way.add(key)
        # court cards take longest, so they go first
        self._pool.start(_Drawing(self, key, self._cancelled), 1 if key.name[:1] in ("K", "Q", "J") else 0)

    def _keep(self, key: _Key, image: QImage) -> None:
        self._under_way.discard(key)
        self._store(key, image)
        if not self._announce.isActive():
            self._announce.start()

    def _store(self, key: _Key, image: QImage) -> None:
        if key not in self._pixmaps:  # it may have been drawn on the spot while the pool was at it
            self._bytes += 4 * key.width * key.height
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._newest[key.folder, key.name] = key
        while self._bytes > _CACHE_BYTES:
            old, _ = self._pixmaps.popitem(last=False)
            self._bytes -= 4 * old.width * old.height


@functools.lru_cache(maxsize=16)
def _plain_card(width: int, height: int) -> QPixmap:
    return QPixmap.fromImage(draw_svg(QByteArray(), width, height))


def _bake_shadow(kind: ShadowKind, width: int, height: int, strength: float) -> Shadow:
    blur, shift = kind.blur * height, round(kind.shift * height)
    margin = round(_OUTSIDE * blur) + 1
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    piece = QRectF(margin, margin, width, height)
    paint_shadow(painter, kind, piece, 0.06 * width, height, strength)
    painter.end()
    corner = QPoint(-margin, shift - margin)
    inset = round(0.06 * width)  # the piece's round corners let the shadow through
    whole, covered = image.rect(), QRect(-corner, QSize(width, height)).adjusted(inset, inset, -inset, -inset)
    sources = (
        QRect(whole.topLeft(), QPoint(whole.right(), covered.top() - 1)),
        QRect(QPoint(whole.left(), covered.top()), QPoint(covered.left() - 1, covered.bottom())),
        QRect(QPoint(covered.right() + 1, covered.top()), QPoint(whole.right(), covered.bottom())),
        QRect(QPoint(whole.left(), covered.bottom() + 1), whole.bottomRight()),
    )
    strips = tuple((source.translated(corner), source) for source in sources if source.isValid())
    return Shadow(QPixmap.fromImage(image), corner, strips)


def paint_shadow(
    painter: QPainter, kind: ShadowKind, shape: QRectF, radius: float, piece_height: float, strength: float
) -> None:
    """Nested rounded rectangles, each a little stronger than the one around it, add up to a soft edge.

    shape: where the shadow falls; piece_height: of one piece, from which the blur is measured.
    """
    blur = kind.blur * piece_height
    weights = _LAYERS * (_LAYERS + 1) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(_LAYERS):
        grown = _OUTSIDE * blur - blur * layer / (_LAYERS - 1)
        colour = QColor(0, 0, 0)
        colour.setAlphaF(kind.alpha * strength * (layer + 1) / weights)
        painter.setBrush(colour)
        corner = max(1.0, radius + grown)
        painter.drawRoundedRect(shape.adjusted(-grown, -grown, grown, grown), corner, corner)
