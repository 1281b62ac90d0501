"""The screens of the computer: which is which, and which one is the audience's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen


@dataclass(frozen=True)
class ScreenIdentity:
    """What a screen is known by again. Sizes are in device pixels, so that another scale is no other screen."""

    name: str
    manufacturer: str
    model: str
    serial: str
    width: int
    height: int

    @property
    def title(self) -> str:
        """The screen as people call it: maker and model, or what the system calls it."""
        maker = self.manufacturer.strip()
        model = self.model.strip()
        known = model if model.casefold().startswith(maker.casefold()) else f"{maker} {model}".strip()
        return known or self.name

    def written(self) -> str:
        """Return it as a text for the settings."""
        return json.dumps(astuple(self), ensure_ascii=True)

    def likeness(self, other: ScreenIdentity) -> int:
        """Say how surely this is the other screen: 3 the same in all, 2 the same device, 1 the same place and make, 0 not."""
        if self == other:
            return 3
        device = (self.manufacturer, self.model, self.serial)
        if device != (other.manufacturer, other.model, other.serial):
            return 0
        return 2 if self.serial else int(self.name == other.name)


def identity(screen: QScreen) -> ScreenIdentity:
    """Return what a screen is known by."""
    size, dpr = screen.geometry().size(), screen.devicePixelRatio()
    words = (screen.name(), screen.manufacturer(), screen.model(), screen.serialNumber())
    return ScreenIdentity(*words, round(size.width() * dpr), round(size.height() * dpr))


def read(text: str) -> ScreenIdentity | None:
    """Return what `ScreenIdentity.written` wrote; None for anything else."""
    try:
        name, manufacturer, model, serial, width, height = json.loads(text)
    except (ValueError, TypeError):
        return None
    words = (name, manufacturer, model, serial)
    if not all(isinstance(word, str) for word in words) or not all(type(side) is int for side in (width, height)):
        return None
    return ScreenIdentity(*words, width, height)


class Screens(QObject):
    """The screens that are there, and what happens to them."""

    removed = Signal(object)
    """A `QScreen` has gone, before the system moves its windows elsewhere."""
    changed = Signal()
    """A screen has come or gone, or has another place, size or scale, or another one is the primary."""

    def __init__(self, app: QGuiApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        for screen in app.screens():
            self._attend(screen)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._gone)
        app.primaryScreenChanged.connect(self._changed)

    def close(self) -> None:
        """Listen no more."""
        self._app.screenAdded.disconnect(self._added)
        self._app.screenRemoved.disconnect(self._gone)
        self._app.primaryScreenChanged.disconnect(self._changed)

    def all(self) -> list[QScreen]:
        """Return the screens, the primary first."""
        return list(self._app.screens())

    def primary(self) -> QScreen:
        """Return the screen on which windows begin."""
        return self._app.primaryScreen()

    def _attend(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._changed)
        screen.logicalDotsPerInchChanged.connect(self._changed)

    def _added(self, screen: QScreen) -> None:
        self._attend(screen)
        self.changed.emit()

    def _gone(self, screen: QScreen) -> None:
        self.removed.emit(screen)
        self.changed.emit()

    def _changed(self) -> None:
        self.changed.emit()


def found(screens: Sequence[QScreen], wanted: ScreenIdentity | None) -> QScreen | None:
    """Return the screen that one is known by, if it is there."""
    if wanted is None:
        return None
    best = max(screens, key=lambda screen: identity(screen).likeness(wanted), default=None)
    return best if best is not None and identity(best).likeness(wanted) else None


def mirrored(screens: Sequence[QScreen]) -> bool:
    """Whether two screens show the same picture: they begin at the same point."""
    corners = [screen.geometry().topLeft().toTuple() for screen in screens]
    return len(set(corners)) < len(corners)


def arrangement(screens: Sequence[QScreen], room: QRect, gap: int) -> list[QRect]:
    """Return the screens as they stand beside each other, as large as they fit into a rectangle, `gap` pixels apart."""
    whole = QRect()
    for screen in screens:
        whole = whole.united(screen.geometry())
    scale = min(room.width() / max(1, whole.width()), room.height() / max(1, whole.height()))
    left = room.x() + (room.width() - whole.width() * scale) / 2
    top = room.y() + (room.height() - whole.height() * scale) / 2
    rects = []
    for screen in screens:
        place = screen.geometry()
        corner = (left + (place.x() - whole.x()) * scale, top + (place.y() - whole.y()) * scale)
        rect = QRect(round(corner[0]), round(corner[1]), round(place.width() * scale), round(place.height() * scale))
        rects.append(rect.adjusted(gap // 2, gap // 2, -gap // 2, -gap // 2))
    return rects
