"""The program: one application, its services and its window, from the first paint to the last save."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tablegames_qt.appearance import Appearance, application_icon
from tablegames_qt.assets import CardFaces
from tablegames_qt.bot_runner import ProcessRunner, Runner
from tablegames_qt.error_dialog import ErrorDialog, details_of
from tablegames_qt.game_window import GameWindow
from tablegames_qt.languages import LANGUAGES, install, system_language
from tablegames_qt.profile import Profile
from tablegames_qt.services import Services
from tablegames_qt.sounds import Sounds
from tablegames_qt.system_motion import SystemMotion
from tablegames_qt.tables.front import Tables

log = logging.getLogger(__name__)


class Program(QObject):
    """Everything that runs for one profile. `close` ends it; the window's own closing does so too.

    `language` is for this run only; the setting stays. Bots think in a process of their own unless a runner is given.
    """

    crashed = Signal(str)
    """The details of an exception that nobody caught."""
    _caught = Signal(str)

    def __init__(
        self,
        app: QApplication,
        kinds: Tables,
        folder: Path | None = None,
        language: str = "",
        runner: Runner | None = None,
    ) -> None:
        super().__init__()
        self._app = app
        self._closed = False
        self._painted = False
        self.profile = Profile(folder, parent=self)
        settings = self.profile.settings
        self._language = language or settings.language or system_language()
        install(app, self._language if self._language in LANGUAGES else system_language())
        appearance = Appearance(settings.theme, self)
        appearance.dress(app)
        self.services = Services(
            self.profile,
            appearance,
            CardFaces(),
            Sounds(settings, self),
            runner if runner is not None else ProcessRunner(),
            SystemMotion(self),
        )
        app.setWindowIcon(application_icon())
        self.window = GameWindow(self.services, kinds, self._language)
        self.window.home.installEventFilter(self)
        settings.changed.connect(self._setting_changed)
        self._caught.connect(self._show_error)
        self._hooks = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._catch
        threading.excepthook = self._catch_in_thread
        app.aboutToQuit.connect(self.close)

    def show(self) -> None:
        """Show the window; what takes time begins after its first paint."""
        self.window.show()

    def open_file(self, path: Path) -> None:
        """Go on with the match of a file."""
        self.window.desk.open_file(path)

    def close(self) -> None:
        """Save, stop the bots and the sounds, and let the profile go."""
        if self._closed:
            return
        self._closed = True
        self.window.close()
        sys.excepthook, threading.excepthook = self._hooks
        self.services.runner.close()
        self.services.motion.close()
        self.services.sounds.stop()
        self.services.faces.close()
        self.services.audience_faces.close()
        self.profile.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._after_first_paint)
        return super().eventFilter(watched, event)

    def _after_first_paint(self) -> None:
        if self._closed:
            return
        self.services.runner.warm()
        self.services.motion.look()
        self.services.sounds.start()

    def _setting_changed(self, name: str) -> None:
        settings = self.profile.settings
        if name == "theme":
            self.services.appearance.choose(settings.theme)
        elif name == "language":
            self._language = settings.language or system_language()
            install(self._app, self._language)
            self.window.home.languages.set_value(self._language)

    # Mistakes of the program -----------------------------------------------------------------------------------------

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell an exception that nobody caught. Qt goes on afterwards, and the match is saved after every decision."""
        if issubclass(kind, KeyboardInterrupt):
            self._app.quit()
            return
        log.error("uncaught", exc_info=(kind, error, trace))
        self._caught.emit(details_of(kind, error, trace))

    def _catch_in_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None:
            self._catch(found.exc_type, found.exc_value, found.exc_traceback)

    def _show_error(self, details: str) -> None:
        self.crashed.emit(details)
        if any(isinstance(overlay, ErrorDialog) for overlay in self.window.overlays()):
            return  # one at a time: a mistake while painting would come again with every paint
        self.window.open_dialog(ErrorDialog(self.window, self.services.appearance, details))
