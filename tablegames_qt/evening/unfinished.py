"""The match of the evening that is not over: the board offers to go on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tablegames_qt.evening.desk import EveningDesk
from tablegames_qt.saved_entry import SavedEntry

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.match_page import MatchPage


class Unfinished(QObject):
    """Looks for it under the board and among the saved matches."""

    def __init__(self, window: GameWindow, desk: EveningDesk) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk

    @property
    def match(self) -> MatchPage | SavedEntry | None:
        """The match that is open under the board, or the one that was put down last."""
        evening, page = self._desk.evening, self._window.page
        if evening is None:
            return None
        if page is not None and page.session.outcome is None and self._desk.has(page.session):
            return page
        entries = (entry for entry in self._window.entries if entry.saved.slot in evening.playing and entry.readable)
        return next(entries, None)

    def offer(self) -> None:
        """Have the board offer it, if the board is shown."""
        if self._window.tool is None:
            return
        from tablegames_qt.evening.page import EveningPage

        board, match = self._window.tool, self.match
        if not isinstance(board, EveningPage):
            return
        if match is None or match.kind is None:
            board.show_unfinished("")
            return
        game = QCoreApplication.translate("games", match.kind.title)
        tip = f"{match.title()}. {match.line()}" if isinstance(match, SavedEntry) else ""
        board.show_unfinished(self.tr("Go on with {game}").format(game=game), tip)

    def go_on(self) -> None:
        """Go back to it."""
        match = self.match
        if isinstance(match, SavedEntry):
            self._window.resume(match)
        elif match is not None:
            self._window.close_tool()
