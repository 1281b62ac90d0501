"""What every table of the audience promises: words large enough, whole, inside the picture, and on nothing else."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF

from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables.kind import TableContext, TableKind
from tablegames_qt.theme import THEMES

SIZES = ((1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
ROOMS = (0.5, 1.0, 1.33)


def audience_of(
    kind: TableKind,
    faces: CardFaces,
    folder: Path,
    names: Sequence[str],
    size: tuple[int, int] = (1024, 768),
    room: float = 1.0,
) -> TableScene:
    """Return a game's table for the audience, with the projector's large indices, at speed off."""
    assert kind.make_audience is not None
    faces.set_deck(Deck(index="jumbo"))
    context = TableContext(None, list(names), Settings(folder / "settings.ini"), faces, THEMES["green"])
    table = kind.make_audience(context)
    table.set_speed(Speed.OFF)
    table.fit(QSizeF(*size), 1.0)
    table.set_room(room)
    return table


def texts(table: TableScene) -> Iterator[tuple[FittedText, QRectF]]:
    """Yield every text that is to be seen, with the place of its letters in the scene."""
    for item in table.items():
        if isinstance(item, FittedText) and item.isVisible() and item.text:
            parent = item.parentItem()
            yield item, item.lettered if parent is None else parent.mapRectToScene(item.lettered)


def assert_legible(table: TableScene, names: Sequence[str], *, where: object = "") -> None:
    """The promise, for a table at rest. Names alone may be shortened."""
    scene = table.sceneRect()
    found = list(texts(table))
    assert found, where
    for item, rect in found:
        said = (where, item.wordings)
        assert item.cap >= table.look.least_cap - 0.5, said
        assert not item.cut or item.wordings[0] in names, said
        assert scene.contains(rect.adjusted(0, 0.3 * item.cap, 0, -0.3 * item.cap)), (said, rect)
    inked = [(item.text, _ink(item, rect)) for item, rect in found]
    for (one, first), (two, second) in itertools.combinations(inked, 2):
        assert not first.intersects(second), (where, one, two)
    for piece in table.pieces.values():
        if not piece.isVisible():
            continue
        assert scene.contains(piece.rect()), (where, piece.piece)
        for said_there, rect in inked:
            assert not rect.intersects(piece.rect()), (where, said_there, piece.piece)


def _ink(item: FittedText, rect: QRectF) -> QRectF:
    """Return where there are letters: the room above and below the lines is not theirs."""
    spare = 0.2 * item.cap
    return rect.adjusted(0, spare, 0, -spare)


def assert_apart(zones: dict[str, QRectF], scene: QRectF) -> None:
    """No two zones intersect, and all lie inside the scene."""
    for name, zone in zones.items():
        assert scene.adjusted(-0.5, -0.5, 0.5, 0.5).contains(zone), (name, zone)
    for (one, first), (two, second) in itertools.combinations(zones.items(), 2):
        assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), (one, first, two, second)
