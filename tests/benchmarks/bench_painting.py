"""CPU time of a frame while cards move, at 1080p and 4K, and the frames that an idle table paints."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QSizeF
from PySide6.QtWidgets import QApplication

from rules.cards import pack
from tablegames_qt.assets import CardFaces
from tablegames_qt.scene import zone
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.theme import THEMES, load_fonts
from tests.benchmarks.figure import Figure

FRAMES = 120
MOVING = 16
SIZES = {"1080p": (1920, 1080, 4.0, 8.0), "4K": (3840, 2160, 8.0, 16.0)}
"""Width, height, and the bars for the median and the 99th percentile in milliseconds."""


class _Spread(TableScene):
    """Fifty-two cards all over the table; the view is how many."""

    def show_view(self, view: int) -> None:
        height = 0.2 * self.look.height
        card = QSizeF(height / 1.4, height)
        spots: list[QPointF] = []
        for band in range(4):
            spots += zone.row(13, self.look.rect(0.02, 0.03 + band * 0.24, 0.98, 0.23 + band * 0.24), card, gap=4)
        for place, (card_face, spot) in enumerate(zip(pack()[:view], spots, strict=True)):
            item = self.piece(card_face.text)
            item.show_face(card_face)
            item.place(spot, height, place)


class _Paints(QObject):
    """Counts the paint events of a viewport."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


@contextmanager
def _table(width: int, height: int) -> Iterator[tuple[_Spread, TableView]]:
    faces = CardFaces()
    table = _Spread(faces, THEMES["green"])
    view = TableView(table)
    view.resize(width, height)
    view.show()
    table.jump(52)
    _wait(lambda: not faces.busy)
    try:
        yield table, view
    finally:
        view.close()
        table.tear_down()
        faces.close()


def _wait(done: object, most: int = 20_000) -> None:
    clock = QElapsedTimer()
    clock.start()
    while not done() and clock.elapsed() < most:  # type: ignore[operator]
        QApplication.processEvents()


def _frames(table: _Spread, view: TableView) -> list[float]:
    """CPU milliseconds of each frame in which sixteen cards travel and are painted."""
    pieces = list(table.pieces.values())[:MOVING]
    # the cards swap places across the table: the worst case for a rectangle around all that moves
    ends = [QPointF(table.look.width - piece.width - piece.x(), piece.y() + 30) for piece in pieces]
    starts = [piece.pos() for piece in pieces]
    times = []
    for frame in range(FRAMES):
        share = (frame + 1) / FRAMES
        before = time.thread_time()
        for piece, start, end in zip(pieces, starts, ends, strict=True):
            piece.move_to(start + (end - start) * share)
        QApplication.processEvents()
        times.append((time.thread_time() - before) * 1000)
    return times


def _idle_paints(table: _Spread, view: TableView) -> int:
    """Paint events in a second in which nothing happens, after a beat has been played."""
    table.choreographer.add(Beat([Move(next(iter(table.pieces.values())), QPointF(50, 50))]))
    _wait(lambda: not table.choreographer.running and not table.choreographer.ticking)
    QApplication.processEvents()
    paints = _Paints()
    view.viewport().installEventFilter(paints)
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < 1000:
        QApplication.processEvents()
        time.sleep(0.005)
    return paints.count + 1000 * table.choreographer.ticking


def run() -> list[Figure]:
    """Measure offscreen; a QApplication is made if there is none."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    load_fonts()
    figures: list[Figure] = []
    for name, (width, height, median_bar, worst_bar) in SIZES.items():
        with _table(width, height) as (table, view):
            times = sorted(_frames(table, view))
            figures += [
                Figure(f"frame, {MOVING} cards moving, {name}, median", statistics.median(times), "ms", median_bar),
                Figure(f"frame, {MOVING} cards moving, {name}, p99", times[int(0.99 * len(times))], "ms", worst_bar),
            ]
            if name == "1080p":
                figures.append(Figure("frames painted by an idle table in a second", _idle_paints(table, view), "", 0))
    return figures
