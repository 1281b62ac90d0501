"""The place of a window for the match that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.session import Session
    from tablegames_qt.tables.kind import TableKind
    from tablegames_qt.tool_place import ToolPlace


class MatchPlace(QObject):
    """Shows one match at a time. Leaving it asks nothing, since it is saved."""

    def __init__(self, window: GameWindow, tools: ToolPlace) -> None:
        super().__init__(window)
        self._window, self._tools = window, tools
        self.page: MatchPage | None = None
        """The match that is open."""

    def open(self, kind: TableKind, session: Session, sentence: str) -> None:
        """Show a match that has begun or goes on, and say a sentence about it, if there is one."""
        from tablegames_qt.match_page import MatchPage

        window = self._window
        self._tools.drop()
        self.close()
        window.evenings.desk.attend(kind, session)
        self.page = page = MatchPage(kind, session, window.services, window.commands.table_key)
        window.evenings.attend(page)
        window.dress_cards()
        page.said.connect(window.status.say)
        page.changed.connect(window.commands.refresh)
        page.docks_changed.connect(window.play.show_docks)
        page.wished.connect(window.play.wish)
        window.facts.attend(session)
        window.stack.addWidget(page)
        window.stack.setCurrentWidget(page)
        window.full_screen.want(window.tools, shown=True)
        window.play.begin_page(page)
        window.name_what_is_shown()
        window.status.say("")
        window.projector.forget_trouble()
        window.projector.follow(page)
        page.start()
        if sentence:
            window.status.say(sentence)
            page.table.say(sentence)
        window.commands.refresh()
        window.match_opened.emit(page)

    def close(self) -> None:
        """Put the match down, if there is one; what is shown instead is the window's matter."""
        if self.page is None:
            return
        window = self._window
        page, self.page = self.page, None
        window.evenings.desk.leave(page.session)
        window.projector.leave(page)
        # Out of sight first: a view that is hidden afterwards would still turn to its table.
        window.stack.removeWidget(page)
        page.hide()
        page.close_match()
        page.deleteLater()
