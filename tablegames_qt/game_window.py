"""The window of the program: the home screen or a match, with menus, tool bar, status line and dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from tablegames_qt.actions import Actions
from tablegames_qt.audience.night_commands import HELP_PAGE, NightCommands
from tablegames_qt.audience.projector import Projector
from tablegames_qt.audience.screens import Screens
from tablegames_qt.commands import Commands
from tablegames_qt.desk import Desk
from tablegames_qt.evening.commands import HELP_PAGE as EVENING_HELP
from tablegames_qt.evening.commands import EveningCommands
from tablegames_qt.full_screen import FullScreen
from tablegames_qt.help_window import HelpWindow
from tablegames_qt.home import HomePage
from tablegames_qt.languages import LANGUAGES
from tablegames_qt.match_commands import MatchCommands
from tablegames_qt.match_place import MatchPlace
from tablegames_qt.overlay import Overlay
from tablegames_qt.saved_entry import SavedEntry, entries
from tablegames_qt.saves import SavedMatch
from tablegames_qt.services import Services
from tablegames_qt.sharing_commands import SharingCommands
from tablegames_qt.status_facts import StatusFacts
from tablegames_qt.status_line import StatusLine
from tablegames_qt.tool_bar import TableToolBar
from tablegames_qt.tool_place import ToolPlace
from tablegames_qt.window_place import place_window, remember_window

if TYPE_CHECKING:
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.tables.front import GameFront, Tables
    from tablegames_qt.tables.kind import ToolPage


class GameWindow(QMainWindow):
    """Shows one thing at a time: home, or a match. Leaving a match asks nothing, since it is saved."""

    match_opened = Signal(object)
    """The `MatchPage` of a match that has begun or goes on."""

    def __init__(self, services: Services, kinds: Tables, language: str) -> None:
        super().__init__()
        self.services = services
        self.kinds = kinds
        self._tool_place = ToolPlace(self)
        self._match_place = MatchPlace(self, self._tool_place)
        self.facts = StatusFacts(self)
        self.entries: list[SavedEntry] = []
        self._help: HelpWindow | None = None
        self.desk = Desk(services, kinds, self)
        self.deeds = Actions(services.appearance, self)
        self.home = HomePage(kinds.fronts, list(LANGUAGES.items()), language, services.appearance, services.faces)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.home)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.projector = Projector(services, kinds.fronts, self, Screens(app, self))
        self.night = NightCommands(self)
        self.sharing = SharingCommands(self)
        self.setCentralWidget(self._under_band())
        self.deeds.fill(self.menuBar())
        self.tools = TableToolBar(self.deeds, services.appearance)
        self.addToolBar(self.tools)
        self.status = StatusLine()
        self.setStatusBar(self.status)
        self.full_screen = FullScreen(self, (self.menuBar(), self.tools, self.status), self.stack)
        self.evenings = EveningCommands(self)
        self.play = MatchCommands(self)
        self.commands = Commands(self)
        self._connect()
        self.retranslate()
        place_window(self, services.settings)
        self.show_home()

    def _under_band(self) -> QWidget:
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.night.band)
        column.addWidget(self.stack, 1)
        return below

    def _connect(self) -> None:
        self.desk.opened.connect(self._match_place.open)
        self.deeds.menu_left.connect(lambda: self.status.show_tip(""))
        self.desk.listed.connect(self._show_saves)
        self.desk.failed.connect(self.say)
        self.home.game_chosen.connect(lambda front: self.commands.set_up(front.load()))
        self.home.tool_wanted.connect(self.show_tool)
        self.home.keeper_wanted.connect(self.show_keeper)
        self.home.night_wanted.connect(self.evenings.show_evening)
        self.home.help_wanted.connect(self.commands.show_help)
        self.home.described.connect(self.status.say)
        self.home.language_chosen.connect(self._choose_language)
        self.home.strip.continue_wanted.connect(self.resume)
        self.home.strip.saves_wanted.connect(self.commands.show_saves)
        self.home.strip.file_wanted.connect(self.commands.show_file)
        self.full_screen.changed.connect(self.commands.refresh)
        self.services.settings.changed.connect(self._setting_changed)
        # Keys work although menus and bars are hidden in full screen.
        self.addActions([self.deeds[name] for name in self.commands.names])

    # Home and matches ------------------------------------------------------------------------------------------------

    def show_home(self) -> None:
        """Put the match down, if there is one, and show the home screen."""
        self._tool_place.drop()
        self._match_place.close()
        self.dress_cards()
        self.stack.setCurrentWidget(self.home)
        self.full_screen.want(self.tools, shown=False)
        self.desk.look()
        self.home.first_focus().setFocus()
        self.name_what_is_shown()

    @property
    def page(self) -> MatchPage | None:
        """The match that is open."""
        return self._match_place.page

    @property
    def tool(self) -> ToolPage | None:
        """A page besides the match, shown over it if there is one."""
        return self._tool_place.tool

    def show_tool(self, front: GameFront) -> None:
        """Show the tool of a game; a match stays open under it."""
        self._tool_place.show_tool(front)

    def show_keeper(self) -> None:
        """Show the score keeper; a match stays open under it."""
        self._tool_place.show_keeper()

    def open_tool(self, tool: ToolPage, title: str) -> None:
        """Show a page besides the match; a match stays open under it."""
        self._tool_place.open(tool, title)

    def close_tool(self) -> None:
        """Go back from a tool to the match, or to the home screen."""
        if self.page is None:
            self.show_home()
            return
        self._tool_place.drop()
        self.stack.setCurrentWidget(self.page)
        self.page.come_back()
        self.name_what_is_shown()

    def resume(self, entry: SavedEntry) -> None:
        """Go on with a saved match."""
        self.desk.resume(entry.saved.slot)

    def name_what_is_shown(self) -> None:
        """Let title, status line and actions say what is shown now."""
        self._show_title()
        self.show_facts()
        self.commands.refresh()

    def show_facts(self) -> None:
        """Show at the right of the status line whether the match is practice, which deal is fixed and whether it is saved; of
        an evening which it is and whether it is saved."""
        self.facts.show()

    def say(self, sentence: str) -> None:
        """Say something in the status line; in a match also in its sentence line, because it matters."""
        self.status.say(sentence)
        if self.page is not None and sentence:
            self.page.view.announce(sentence)

    def _show_saves(self, saves: list[SavedMatch]) -> None:
        at_button = not self.home.can_continue or self.home.strip.button.hasFocus()
        self.entries = entries(saves, self.kinds)
        self.home.show_saves(self.entries)
        self.evenings.unfinished.offer()
        if self.page is None and self.tool is None and at_button and not self.overlays():
            self.home.first_focus().setFocus()

    # Dialogs ---------------------------------------------------------------------------------------------------------

    def overlays(self) -> list[Overlay]:
        """Return the dialogs that are open, the topmost last."""
        found = self.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [overlay for overlay in found if not overlay.isHidden()]

    def open_dialog(self, overlay: Overlay) -> None:
        """Show a dialog over the window; what is behind it waits."""
        overlay.closed.connect(self.commands.refresh)
        overlay.closed.connect(self._forget_tip)
        overlay.open_overlay()
        self.commands.refresh()

    def _forget_tip(self) -> None:
        """What the pointer is on could not be done because of a dialog that has gone."""
        self.status.show_tip("")

    def show_help(self, page: str) -> None:
        """Show a page of the help beside the window."""
        if self._help is None:
            pages = [*self.kinds, HELP_PAGE, EVENING_HELP]
            self._help = HelpWindow(self.services.appearance, pages)
        self._help.show_page(page)

    # What Qt tells ---------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._show_title()
        self.deeds.retranslate()
        self.tools.retranslate()
        self.commands.refresh()
        self.show_facts()

    def _show_title(self) -> None:
        shown = ""
        if self.tool is not None:
            shown = self.tool.windowTitle()
        elif self.page is not None:
            shown = QCoreApplication.translate("games", self.page.kind.title)
        self.setWindowTitle(self.tr("{game} – Table Games").format(game=shown) if shown else self.tr("Table Games"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QStatusTipEvent):
            self.status.show_tip(event.tip())  # Qt's own way hides the sentence and does not always bring it back
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.full_screen.on:
            self.full_screen.set_on(on=False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        remember_window(self, self.services.settings)
        for overlay in reversed(self.overlays()):
            overlay.close_overlay()
        self.projector.close()
        self._tool_place.drop()
        self._match_place.close()
        if self._help is not None:
            self._help.close()
        super().closeEvent(event)

    def _choose_language(self, code: str) -> None:
        self.services.settings.language = code

    def dress_cards(self) -> None:
        """Cards look as the game in play wants them; on the home screen, where all games are shown, as they usually do."""
        kind = self.page.kind if self.page is not None else None
        self.services.dress_cards(
            red_family=kind is not None and kind.red_counts,
            either_pack=kind is not None and "pack" in kind.settings_rows,
        )

    def _setting_changed(self, name: str) -> None:
        if name in ("back", "four_colour", "index", "pack"):
            self.dress_cards()
        if name == "pack" and self.page is not None:
            self.page.retranslate()
        if name in ("sounds", "speed", "anti_peek"):
            self.show_facts()
            self.commands.refresh()
