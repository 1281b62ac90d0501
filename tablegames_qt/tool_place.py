"""The place of a window for pages besides the match, such as a calculator or the score keeper."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tablegames_qt.tool_bar import TABLE_BAR

if TYPE_CHECKING:
    from tablegames_qt.documents import Documents
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.tables.front import GameFront
    from tablegames_qt.tables.kind import ToolPage


class ToolPlace(QObject):
    """Shows one such page at a time over the match, if there is one, which stays open under it."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        self.tool: ToolPage | None = None
        """The page that is shown."""

    @cached_property
    def kept(self) -> Documents:
        """The kept matches of the profile."""
        from tablegames_qt.keeper.kept_games import KEPT

        return self._window.services.profile.documents(KEPT)

    def show_tool(self, front: GameFront) -> None:
        """Show the tool of a game."""
        make = front.load().make_tool
        assert make is not None
        self.open(make(self._window.services), QCoreApplication.translate("games", front.tool))

    def show_keeper(self) -> None:
        """Show the score keeper."""
        from tablegames_qt.keeper.page import KeeperPage

        window = self._window
        page = KeeperPage(window.services, window.kinds, self.kept)
        page.help_wanted.connect(lambda: window.show_help("keeper"))
        evening = window.evenings.desk.evening
        page.takes_results = evening is not None
        page.deeds.evening_names = tuple(person.name for person in evening.here) if evening is not None else ()
        page.finished.connect(window.evenings.desk.take_in)
        page.board_wanted.connect(window.evenings.show_board)
        self.open(page, self.tr("Score keeper"))

    def open(self, tool: ToolPage, title: str) -> None:
        """Show a page under a title."""
        self.drop()
        window = self._window
        window.status.say("")
        tool.setWindowTitle(title)
        self.tool = tool
        tool.said.connect(window.status.say)
        tool.opened.connect(window.open_dialog)
        tool.changed.connect(window.commands.refresh)
        tool.facts.connect(window.status.say_saved)
        window.stack.addWidget(tool)
        window.stack.setCurrentWidget(tool)
        window.projector.follow(tool)
        window.tools.show_names(tool.bar or TABLE_BAR)
        window.full_screen.want(window.tools, shown=True)
        tool.first_focus().setFocus()
        window.name_what_is_shown()

    def drop(self) -> None:
        """Take the page away; what is shown instead is the window's matter."""
        if self.tool is None:
            return
        window = self._window
        tool, self.tool = self.tool, None
        window.tools.show_names(TABLE_BAR)
        window.projector.leave(tool)
        tool.close_tool()
        window.stack.removeWidget(tool)
        tool.hide()
        tool.deleteLater()
        window.show_facts()
