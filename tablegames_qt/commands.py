"""What the actions of the window do, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices

from tablegames_qt.actions import DEEDS
from tablegames_qt.saved_entry import SavedEntry

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.tables.kind import TableKind


class Commands(QObject):
    """One method an action; `refresh` says which of them can be done."""

    names = tuple(DEEDS)

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        deeds: dict[str, Callable[[], None]] = {
            "new": self.new_match,
            "home": self.go_home,
            "open": self.open_file,
            "keeper": window.show_keeper,
            "tool": self.show_tool,
            "settings": self.show_settings,
            "quit": self.leave,
            "full_screen": self.toggle_full_screen,
            "help": self.show_help,
            "about": self.show_about,
        }
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(do)
        window.deeds.speeds.triggered.connect(self._choose_speed)
        window.tools.refused.connect(window.say)

    # The match -------------------------------------------------------------------------------------------------------

    def new_match(self) -> None:
        """Set up a match of the game in play, or of the one chosen on the home screen."""
        page = self._window.page
        self.set_up(page.kind if page is not None else self._window.home.chosen_game().load())

    def set_up(self, kind: TableKind) -> None:
        """Set up a match of a game."""
        from tablegames_qt.setup_dialog import SetupDialog

        window = self._window
        services = window.services
        dialog = SetupDialog(
            window,
            services.appearance,
            kind,
            window.desk.last(kind),
            your_name=services.settings.player_name,
            settings=services.settings,
        )
        dialog.started.connect(window.desk.begin)
        dialog.help_wanted.connect(self.show_help)
        window.projector.set_next(lambda: QCoreApplication.translate("games", kind.title))
        dialog.closed.connect(lambda: window.projector.set_next(str))
        window.open_dialog(dialog)

    def go_home(self) -> None:
        """Leave a tool for the match under it, or anything for the home screen; the board of an evening is no such tool."""
        window = self._window
        if window.tool is not None and window.page is not None and not window.evenings.on_board:
            window.close_tool()
        else:
            window.show_home()

    def show_tool(self) -> None:
        """Show the tool of the game in play, or the first there is."""
        window = self._window
        fronts = [front for front in window.kinds.fronts if front.tool]
        page = window.page
        window.show_tool(page.kind.front if page is not None and page.kind.front.tool else fronts[0])

    def open_file(self) -> None:
        """Ask for a file and go on with its match; first where matches that are not over are kept."""
        from tablegames_qt.file_dialog import OpenDialog

        profile = self._window.services.profile
        dialog = OpenDialog(
            self._window,
            self.tr("Open a saved match"),
            profile.saves.saves if profile.saves.saves.is_dir() else profile.folder,
            self.tr("Matches (*.tgr *.tgr.*);;All files (*)"),
        )
        dialog.fileSelected.connect(self._open_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open_chosen(self, path: str) -> None:
        self._window.desk.open_file(Path(path))

    def show_saves(self) -> None:
        """Show all saved matches."""
        from tablegames_qt.saves_dialog import SavesDialog

        window = self._window
        lasting = not window.services.profile.read_only
        dialog = SavesDialog(window, window.services.appearance, window.entries, can_delete=lasting)
        dialog.continue_wanted.connect(window.resume)
        dialog.delete_wanted.connect(lambda entry: window.desk.delete(entry.saved.slot))
        dialog.file_wanted.connect(self.show_file)
        window.open_dialog(dialog)

    def show_file(self, entry: SavedEntry) -> None:
        """Show the folder of a saved match in the system's file manager."""
        folder = entry.saved.path.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._window.say(self.tr("The file is {path}.").format(path=entry.saved.path))

    def leave(self) -> None:
        """Close the window; the match is saved."""
        self._window.close()

    # The window ------------------------------------------------------------------------------------------------------

    def show_settings(self) -> None:
        """Show the settings, with those of the game in play, or of all games."""
        from tablegames_qt.settings_dialog import SettingsDialog

        window = self._window
        kinds = [window.page.kind] if window.page is not None else list(window.kinds.values())
        window.open_dialog(SettingsDialog(window, window.services, kinds))

    def show_help(self) -> None:
        """Show the help of the tool that is open, or the rules of the game that is set up, in play or chosen."""
        from tablegames_qt.setup_dialog import SetupDialog

        window = self._window
        front = window.page.kind.front if window.page is not None else window.home.chosen_game()
        page = window.tool.help_page if window.tool is not None else ""
        for overlay in window.overlays():
            if isinstance(overlay, SetupDialog):
                front, page = overlay.kind.front, ""
        window.show_help(page or front.name)

    def show_about(self) -> None:
        """Say what the program is."""
        from tablegames_qt.about_dialog import AboutDialog

        window = self._window
        window.open_dialog(AboutDialog(window, window.services.appearance))

    def toggle_full_screen(self) -> None:
        """Go into full screen or back."""
        self._window.full_screen.set_on(on=not self._window.full_screen.on)

    def table_key(self, key: str) -> bool:
        """Do what a single key on the table stands for; a disabled action says why. False for other keys."""
        action = self._window.deeds.of_table_key(key)
        if action is None:
            return False
        if action.isEnabled():
            action.trigger()
        else:
            self._window.say(self._window.deeds.reason(action.objectName()))
        return True

    def _choose_speed(self, action: QAction) -> None:
        self._window.services.settings.speed = action.data()

    def refresh(self) -> None:
        """Enable what can be done, and give the reason for what cannot."""
        window, deeds = self._window, self._window.deeds
        busy = self.tr("Close the dialog first.") if window.overlays() else ""
        night = window.night
        for name in self.names:
            if name in night.names:
                deeds.allow(name, night.why_not(name) or (busy if name == "screen" else ""))
            elif name in window.evenings.names:
                deeds.allow(name, busy or window.evenings.why_not(name))
            elif name in window.play.names:
                deeds.allow(name, busy or window.play.why_not(name))
            elif name in window.sharing.names:
                deeds.allow(name, (busy if name == "latecomer" else "") or window.sharing.why_not(name))
            else:
                deeds.allow(name, "" if name in ("help", "full_screen") else busy or self._why_not(name))
        night.refresh()
        window.sharing.refresh()
        deeds["full_screen"].setChecked(window.full_screen.on)
        for action in deeds.speeds.actions():
            action.setChecked(action.data() == window.services.settings.speed)
        window.tools.show_speed()

    def _why_not(self, name: str) -> str:
        page, tool = self._window.page, self._window.tool
        if name in ("new", "open", "keeper", "settings", "quit", "about"):
            return ""
        if name == "tool":
            some = any(front.tool for front in self._window.kinds.fronts)
            if tool is not None:
                return self.tr("It is open.")
            return "" if some else self.tr("No game here has one.")
        return self.tr("You are at home.") if name == "home" and page is None and tool is None else ""
