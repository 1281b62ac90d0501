"""What stands beside a table: its numbers, the table in words, and the log; told when the table shows it, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.events import Event
from tablegames_qt.deal_box import deal_words
from tablegames_qt.match_log import Told, lines_of, lines_since, told, whole_story
from tablegames_qt.session import Session
from tablegames_qt.settings import Settings
from tablegames_qt.tables.kind import ScorePanel, TableKind
from tablegames_qt.words_dock import WordsDock


class BesideTable:
    """Keeps panel and words of a match up to date. Where several people share the screen they hold what everybody may know;
    `hand_is_seen` lets the table in words hold the viewer's hand as well.
    """

    def __init__(
        self,
        kind: TableKind,
        session: Session,
        names: Sequence[str],
        settings: Settings,
        panel: ScorePanel,
        words: WordsDock,
    ) -> None:
        self._settings = settings
        self._kind, self._session, self._names = kind, session, names
        self._panel, self._words = panel, words
        self._steps: list[Told] = []
        """All that the log tells, step by step, with what the table is still telling."""
        self._untold: list[str] = []
        """Sentences for the log of what the table is still telling."""
        self.hand_is_seen = not session.shared

    @property
    def readable_view(self) -> Any:
        """The view that may be put into words now."""
        return self._session.view() if self.hand_is_seen else self._session.public_view()

    def note(self, events: tuple[Event, ...]) -> None:
        """Keep sentences of these events, which the last move has brought about, until the table has told them."""
        lines = told(self._kind, events, self._names)
        moves = self._session.record.moves
        self._steps.append(Told(moves[-1].seat if moves else None, lines))
        self._untold += lines

    def show_position(self) -> str:
        """Show the position, now that the table shows it; return what is new in the log."""
        self._panel.show_view(self._session.public_view() if self._session.shared else self._session.view())
        self.show_words()
        lines, self._untold = self._untold, []
        self._words.add_to_log(lines)
        return " ".join(lines)

    def show_hand(self, *, on: bool) -> None:
        """Let the table in words hold the viewer's hand, or only what everybody may know."""
        self.hand_is_seen = on
        self.show_words()

    def show_words(self) -> None:
        """Show the table in words, with what the settings say that its viewer is told."""
        view = self.readable_view
        sections = self._kind.words(view, self._names)
        aids = None if self._kind.aids is None else self._kind.aids(view, self._settings)
        if aids is not None:
            sections.insert(1, aids)
        self._words.show_table(sections)

    def show_whole_log(self) -> None:
        """Show the log of the match from its beginning."""
        self._untold.clear()
        viewer = None if self._session.shared else self._session.viewer
        self._steps = whole_story(self._kind, self._session.record, viewer)
        self._words.show_log(lines_of(self._steps))

    def standing(self) -> str:
        """Return where the match stands."""
        return self._kind.continue_line(self.readable_view, self._names)

    def public_state(self, seat: int) -> tuple[str, list[str], list[tuple[str, str]]]:
        """Return what a curtain may say before a seat's turn: game and deal, what has happened since that seat acted last,
        and everybody's total by name."""
        session, kind = self._session, self._kind
        view = session.public_view()
        title = (kind.chance_words or deal_words)().title.format(
            game=QCoreApplication.translate("games", kind.title),
            deal=session.game.deal_number(session.match.state),
        )
        lines = lines_since(self._steps, seat) or [kind.continue_line(view, self._names)]
        totals = kind.totals(view) if kind.totals is not None else ()
        if not any(digit in total for total in totals for digit in "123456789"):
            totals = ()  # in the first deal everybody has nothing yet: zeros would say that nobody does well
        return title, lines, list(zip(self._names, totals, strict=False))
