"""What the audience's window shows: the stage of a page, or a quiet one, in the colours and for the room of the audience."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from tablegames_qt.audience.legibility import ROOMS, warning
from tablegames_qt.audience.quiet_stage import QuietStage
from tablegames_qt.audience.window import AudienceWindow
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.services import Services
from tablegames_qt.tables.front import GameFront
from tablegames_qt.theme import THEMES


class Shown(Protocol):
    """What the player's window shows: it may have something for the audience."""

    def make_audience(self) -> Stage | None:
        """Return a stage that is kept up to date until it is torn down."""


class Showing(QObject):
    """Keeps one stage in a window between `begin` and `end`; it asks pages for theirs, and tears them down."""

    warned = Signal(str)
    """Something cannot be read at the far end of the room: a sentence, told once for each stage and room."""
    changed = Signal()
    """What `warning` says has changed."""

    def __init__(self, services: Services, fronts: Sequence[GameFront], parent: QObject) -> None:
        super().__init__(parent)
        self.stage: Stage | None = None
        """What is shown; None while there is no window."""
        self._services = services
        self._fronts = tuple(fronts)
        self._window: AudienceWindow | None = None
        self._pages: list[Shown] = []
        self._next: Callable[[], str] = str
        self._warned = ""
        services.settings.changed.connect(self._setting_changed)
        services.appearance.changed.connect(self._dress)

    def begin(self, window: AudienceWindow) -> None:
        """Show in a window what there is."""
        self._window = window
        window.resized.connect(self._check)
        self._renew()

    def end(self) -> None:
        """Show nothing more: the window has gone."""
        self._window = None
        old, self.stage = self.stage, None
        _end_stage(old)

    def follow(self, page: Shown) -> None:
        """Show what a page has; a page under it has its turn again when this one leaves."""
        if page not in self._pages:
            self._pages.append(page)
        self._renew()

    def leave(self, page: Shown) -> None:
        """Show a page no longer: it is about to go."""
        if page in self._pages:
            self._pages.remove(page)
            self._renew()

    def set_next(self, title: Callable[[], str]) -> None:
        """Say between matches what is prepared: a function that gives its title in the present language, empty for none."""
        self._next = title
        if isinstance(self.stage, QuietStage):
            self.stage.show_next(title)

    def warning(self) -> str:
        """Say that the pieces cannot be read at the far end of the room; empty when they can."""
        return "" if self.stage is None else warning(self.stage, ROOMS[self._services.settings.room])

    def _renew(self) -> None:
        window = self._window
        if window is None:
            return
        old, made = self.stage, None
        for page in reversed(self._pages):
            made = page.make_audience()
            if made is not None:
                break
        if made is None:
            made = QuietStage(self._fronts, self._services.audience_faces, self._services.appearance.theme)
            made.show_next(self._next)
        self.stage = made
        self._warned = ""
        self._dress()
        window.show_stage(made)
        if isinstance(made, TableScene):
            made.settled.connect(self._check)
        _end_stage(old)
        self._check()

    def _dress(self) -> None:
        """Give the stage the colours and the room of the audience."""
        settings = self._services.settings
        if self.stage is not None:
            bright = THEMES["bright"] if settings.audience_bright else self._services.appearance.theme
            self.stage.set_theme(bright)
            self.stage.set_room(ROOMS[settings.room].factor)
        if self._window is not None:
            self._window.update()

    def _check(self) -> None:
        """Warn once of what cannot be read."""
        words = self.warning()
        if words and not self._warned:
            self.warned.emit(words)
        if bool(words) != bool(self._warned):
            self._warned = words
            self.changed.emit()

    def _setting_changed(self, name: str) -> None:
        if name == "room":
            self._warned = ""
            self._dress()
            self._check()
        elif name == "audience_bright":
            self._dress()
        elif name == "pack" and self.stage is not None:
            self.stage.retranslate()


def _end_stage(stage: Stage | None) -> None:
    if stage is not None:
        stage.tear_down()
        stage.deleteLater()
