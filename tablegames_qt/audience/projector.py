"""The projector: whether the audience's window is open, on which screen, and what it shows.

The window is on the screen that was chosen, or else on one that is not the primary. When its screen goes, the window goes
and comes back with it; the game is meant to stand still meanwhile. Mirrored screens get no window: it would cover the
player's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QScreen
from PySide6.QtWidgets import QWidget

from tablegames_qt.audience.awake import Awake
from tablegames_qt.audience.screens import ScreenIdentity, Screens, found, identity, mirrored, read
from tablegames_qt.audience.showing import Showing, Shown
from tablegames_qt.audience.window import AudienceWindow
from tablegames_qt.scene.stage import Stage
from tablegames_qt.services import Services
from tablegames_qt.tables.front import GameFront
from tablegames_qt.window_place import SHARE


class Projector(QObject):
    """Opens, places, covers and closes the audience's window. `host` is the player's own window."""

    changed = Signal()
    """It is open, covered, or on another screen, or is not any more."""
    lost = Signal()
    """The screen of the audience has gone while it was used."""
    exposed = Signal()
    """The player's own window lies on the audience's screen: hands would be seen there."""
    said = Signal(str)
    """A sentence for the player."""

    def __init__(
        self,
        services: Services,
        fronts: Sequence[GameFront],
        host: QWidget,
        screens: Screens,
        *,
        awake: Awake | None = None,
    ) -> None:
        super().__init__(host)
        self.screens = screens
        self.window: AudienceWindow | None = None
        self.trouble = ""
        """What is wrong: `lost`, `mirrored`, or `exposed` when the player's window is on the audience's screen; or nothing."""
        self.keys: Sequence[QAction] = ()
        """Actions whose keys work in the audience's window too."""
        self._services = services
        self._showing = Showing(services, fronts, self)
        self._showing.warned.connect(self.said)
        self._showing.changed.connect(self.changed)
        self._host = host
        self._awake = awake if awake is not None else Awake(self)
        self._used: ScreenIdentity | None = None
        """The screen that the window fills."""
        self._missed: ScreenIdentity | None = None
        """The screen that was lost and is used again when it comes back."""
        self._listening = False
        screens.removed.connect(self._screen_gone)
        screens.changed.connect(self._screens_changed)
        services.settings.changed.connect(self._setting_changed)
        host.installEventFilter(self)

    # Opening and closing ---------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether the audience's window is there."""
        return self.window is not None

    def toggle(self) -> None:
        """Open the audience's window, or close it."""
        if self.open:
            self.shut()
        else:
            self.start()

    def start(self) -> None:
        """Open the audience's window, unless the screens are mirrored."""
        self._missed = None
        if mirrored(self.screens.all()):
            self._tell_trouble("mirrored")
            return
        self._tell_trouble("")
        self._show_on(self.target())

    def shut(self) -> None:
        """Close the audience's window; the game goes on."""
        self._missed = None
        self._tell_trouble("")
        self._take_down()

    def forget_trouble(self) -> None:
        """Go on without the projector; a lost screen is still used again when it comes back."""
        self._tell_trouble("")

    def close(self) -> None:
        """End: the program does."""
        self.shut()
        self.screens.close()

    def target(self) -> QScreen:
        """Return the screen for the audience: the one that was chosen, else one that is free, rather not the primary."""
        screens, primary, taken = self.screens.all(), self.screens.primary(), self._host.screen()
        chosen = found(screens, read(self._services.settings.audience_screen))
        free = sorted((each for each in screens if each is not taken), key=lambda each: each is primary)
        return chosen or (free[0] if free else primary)

    def use(self, screen: QScreen) -> None:
        """Choose a screen for the audience, and remember it."""
        self._services.settings.audience_screen = identity(screen).written()

    def swap(self) -> None:
        """Let the two windows change their screens."""
        window = self.window
        if window is None or window.screen() is self._host.screen():
            return
        ours, theirs = window.screen(), self._host.screen()
        window.hide()  # first, so that at no moment both windows are on one screen
        self._used = None
        self._move_host(ours)
        self._services.settings.audience_screen = identity(theirs).written()
        self._show_on(theirs)

    def _move_host(self, screen: QScreen) -> None:
        """Bring the player's window to another screen, in the middle of what is free there, in the state it has."""
        host = self._host
        full, maximized = host.isFullScreen(), host.isMaximized()
        host.showNormal()
        host.setScreen(screen)
        free = screen.availableGeometry()
        host.resize(host.size().boundedTo(free.size() * SHARE))
        host.move(free.center() - host.rect().center())
        if full or maximized:
            (host.showFullScreen if full else host.showMaximized)()

    def _show_on(self, screen: QScreen) -> None:
        window = self.window
        if window is None:
            window = self.window = AudienceWindow()
            window.ended.connect(self.shut)
            window.covered.connect(self.changed)
            window.intruded.connect(self._host.activateWindow, Qt.ConnectionType.QueuedConnection)
            window.addActions(list(self.keys))
            self._showing.begin(window)
            self._awake.hold()
        window.set_safe(on=self._services.settings.safe_margin)
        self._used = identity(screen) if screen is not self._host.screen() else None
        window.show_on(screen, full=self._used is not None)
        self.changed.emit()

    def _take_down(self) -> None:
        window, self.window = self.window, None
        if window is None:
            return
        self._used = None
        self._awake.let_go()
        window.end()
        self._showing.end()
        window.deleteLater()
        self.changed.emit()

    # Covers ----------------------------------------------------------------------------------------------------------

    def toggle_blank(self, colour: str) -> None:
        """Make the picture `black` or `white`, or show it again."""
        if self.window is not None:
            self.window.set_blank("" if self.window.blank == colour else colour)

    def toggle_frozen(self) -> None:
        """Keep the picture as it is, or let it go on."""
        if self.window is not None:
            self.window.set_frozen(on=not self.window.frozen)

    # What it shows ---------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage | None:
        """What is shown; None while the window is closed."""
        return self._showing.stage

    def follow(self, page: Shown) -> None:
        """Show what a page has for the audience; a page under it has its turn again when this one leaves."""
        self._showing.follow(page)

    def leave(self, page: Shown) -> None:
        """Show a page no longer: it is about to go."""
        self._showing.leave(page)

    def set_next(self, title: Callable[[], str]) -> None:
        """Say between matches what is prepared: a function that gives its title in the present language, empty for none."""
        self._showing.set_next(title)

    def warning(self) -> str:
        """Say that the pieces cannot be read at the far end of the room; empty when they can."""
        return self._showing.warning()

    # Screens ---------------------------------------------------------------------------------------------------------

    @property
    def mirrored(self) -> bool:
        """Whether the screens show the same picture."""
        return mirrored(self.screens.all())

    def look_at_host(self) -> None:
        """The player's window has come to a screen: tell when it is the audience's."""
        filled = self.window is not None and self._used is not None
        if filled and self.window is not None and self.window.screen() is self._host.screen():
            self._tell_trouble("exposed")
        elif self.trouble == "exposed":
            self._tell_trouble("")

    def bring_host_back(self) -> None:
        """Move the player's window to a screen that is not the audience's."""
        others = [each for each in self.screens.all() if self.window is None or each is not self.window.screen()]
        if others:
            self._move_host(others[0])
        self.look_at_host()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Show and not self._listening:
            self._listening = True
            self._host.windowHandle().screenChanged.connect(self.look_at_host)
        return super().eventFilter(watched, event)

    def _screen_gone(self, screen: QScreen) -> None:
        if self.window is None or self._used is None or identity(screen).likeness(self._used) == 0:
            return
        missed = self._used
        self._take_down()  # before the system brings the window to another screen
        self._missed = missed
        self._tell_trouble("lost")

    def _screens_changed(self) -> None:
        screens = self.screens.all()
        if self.trouble == "mirrored" and not mirrored(screens):
            self.start()
        elif self._missed is not None and (back := found(screens, self._missed)) is not None and not mirrored(screens):
            self._missed = None
            self._tell_trouble("")
            self._show_on(back)
        elif self.window is not None and mirrored(screens):
            self._take_down()
            self._tell_trouble("mirrored")
        elif self.window is not None:
            screen = found(screens, self._used) or self.target()
            if self._used is not None or screen is not self._host.screen():
                self._show_on(screen)
        self.changed.emit()

    def _tell_trouble(self, trouble: str) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble in ("lost", "exposed"):
            (self.lost if trouble == "lost" else self.exposed).emit()
        self.changed.emit()

    def _setting_changed(self, name: str) -> None:
        if name == "safe_margin" and self.window is not None:
            self.window.set_safe(on=self._services.settings.safe_margin)
        elif name == "audience_screen" and self.window is not None:
            self._show_on(self.target())
        self.changed.emit()
