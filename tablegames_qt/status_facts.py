"""What stands at the right end of the status line: whether a match is practice, which deal is fixed, what is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tablegames_qt.deal_box import deal_words, grouped
from tablegames_qt.phrases import practice_sentence, practice_word
from tablegames_qt.profile import failure_sentence, read_only_sentence
from tablegames_qt.session import Session

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow


class StatusFacts(QObject):
    """Keeps the facts of the match, of the evening or of the home screen in a window's status line."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        self._saved = False

    def attend(self, session: Session) -> None:
        """Follow whether a match is saved."""
        self._saved = False
        session.saved.connect(self._saved_now)
        session.save_failed.connect(self._save_failed)
        session.saving.connect(self._not_saved_yet)

    def show(self) -> None:
        """Show the facts of what the window shows."""
        window, status = self._window, self._window.status
        window.night.mark_cover()  # in the present language
        read_only = read_only_sentence() if window.services.profile.read_only else ""
        practice = window.page is not None and window.page.session.record.practice
        status.say_practice(*((practice_word(), practice_sentence()) if practice else ("",)))
        if window.evenings.on_board:
            status.say_practice("")
            status.say_deal(window.evenings.number_words())
            status.say_saved(read_only or window.evenings.saved_words())
            return
        if window.page is None or window.tool is not None:
            status.say_deal("")
            status.say_saved(
                read_only or (self.tr("Sound on") if window.services.settings.sounds else self.tr("Sound off"))
            )
            return
        commit = grouped(window.page.session.record.dealing.commit)
        said = (window.page.kind.chance_words or deal_words)()
        status.say_deal(said.short.format(figures=commit[:9]), said.follows.format(figures=commit))
        status.say_saved(read_only or (self.tr("Saved") if self._saved else self.tr("Saving …")))

    def _saved_now(self) -> None:
        self._saved = True
        self.show()

    def _not_saved_yet(self) -> None:
        self._saved = False
        self.show()

    def _save_failed(self, words: str) -> None:
        self._window.status.say(failure_sentence(words))
        self._window.status.say_saved(self.tr("Not saved"), failure_sentence(words))
