"""The way back from a match of the evening that is over to the board of the evening."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from tablegames_qt.evening.desk import EveningDesk
from tablegames_qt.evening.words import lead_words
from tablegames_qt.match_page import MatchPage
from tablegames_qt.sharing_strip import SharingStrip


def back_words() -> str:
    """Return the words of the button."""
    return QCoreApplication.translate("evening", "Back to the evening")


class BoardStrip(SharingStrip):
    """Says under a table who leads the evening, with a button to its board."""

    wanted = Signal()

    def __init__(self, desk: EveningDesk) -> None:
        super().__init__()
        self._desk = desk
        self.words.setWordWrap(True)  # many may lead together
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        if self._desk.evening is not None:
            self.say(lead_words(self._desk.evening), [(back_words(), self.wanted.emit)], default=False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class WayBack(QObject):
    """Belongs to the page of a match of the evening; `wanted` asks for the board once the match is over.

    Where the strip of several people asks anyway how it goes on, the board is one of its answers.
    """

    wanted = Signal()

    def __init__(self, page: MatchPage, desk: EveningDesk) -> None:
        super().__init__(page)
        self._page, self._desk = page, desk
        self._asked = False
        self.strip: BoardStrip | None = None
        page.session.finished.connect(self._offer)
        page.session.jumped.connect(self._take_back)

    def _offer(self) -> None:
        page = self._page
        if page.hot_seat is not None and page.hot_seat.questions.over:
            if not self._asked:
                page.hot_seat.questions.offer(back_words, self.wanted.emit)
            self._asked = True
        elif self._desk.evening is not None:
            if self.strip is None:
                self.strip = BoardStrip(self._desk)
                self.strip.wanted.connect(self.wanted)
                page.add_strip(self.strip)
            self.strip.retranslate()
            self.strip.show()

    def _take_back(self) -> None:
        """The match goes on after all: its end was undone."""
        if self.strip is not None and self._page.session.outcome is None:
            self.strip.hide()
