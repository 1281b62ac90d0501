"""What the strip under a shared table says and asks, for everybody to read and to answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rules.seats import Seat
from tablegames_qt.sharing_strip import Choice, SharingStrip

if TYPE_CHECKING:
    from tablegames_qt.match_page import MatchPage


class OpenQuestions(QObject):
    """One method a question; the last one is said again in another language. What the hands hold changes none of them."""

    speaks_up = Signal(int)
    """A person wants the screen, to claim something or to look."""
    covered = Signal()
    """An open hand is to be covered."""

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page, self._session = page, page.session
        self.strip = SharingStrip()
        self._offers: list[tuple[Callable[[], str], Callable[[], None]]] = []
        """What else can come after the match: words, which follow the language, and what they do."""
        self._last: Callable[[], None] = self._say_nothing_private
        self._last()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._last()

    def rest(self) -> None:
        """Ask nothing: the table is open to all."""
        self._last = self._say_nothing_private
        self._last()

    def hand(self, name: str, *, held: bool) -> None:
        """Say whose hand is seen, and how it is covered."""
        self._last = partial(self._say_hand, name, held)
        self._last()

    def next_deal(self) -> None:
        """Ask for the word that the table waits for."""
        self._ask(self._say_next_deal)

    def ended(self) -> None:
        """Say how it goes on after the match."""
        self._ask(self._say_ended)

    @property
    def over(self) -> bool:
        """Whether it is asked how it goes on after the match."""
        return self._last == self._say_ended

    def offer(self, words: Callable[[], str], do: Callable[[], None]) -> None:
        """Offer one thing more after the match, before all others."""
        self._offers.append((words, do))
        self.ended()

    def claims(self) -> None:
        """Ask all at once about something in the open."""
        self._ask(self._say_claims)

    def _ask(self, say: Callable[[], None]) -> None:
        self._last = say
        say()
        self.strip.take_focus()

    def _say_nothing_private(self) -> None:
        self.strip.say(self.tr("Everybody may look: no hand is shown."))

    def _say_hand(self, name: str, held: bool) -> None:  # noqa: FBT001 - bound by name in `hand`
        if held:
            self.strip.say(self.tr("The hand of {name}. Letting go covers it.").format(name=name))
            return
        words = self.tr("The hand of {name} stays open. Space or Esc covers it.").format(name=name)
        self.strip.say(words, [(self.tr("Cover"), self.covered.emit)], default=False)

    def _say_next_deal(self) -> None:
        page = self._page
        choices: list[Choice] = [
            (self.tr("The table …"), partial(page.wished.emit, wish)) for wish in page.kind.dialogs
        ]
        self.strip.say(self.tr("The deal is over."), [*choices, (self.tr("Next deal"), self._deal)])

    def _deal(self) -> None:
        self._session.next_deal()

    def _say_ended(self) -> None:
        wished = self._page.wished
        choices: list[Choice] = [
            (self.tr("Verify this match …"), partial(wished.emit, "verify")),
            (self.tr("New match …"), partial(wished.emit, "new-match")),
            (self.tr("Same players again"), partial(wished.emit, "next-match")),
            *((words(), do) for words, do in self._offers),
        ]
        self.strip.say(self.tr("The match is over."), choices)

    def _say_claims(self) -> None:
        """Everybody who is asked has the same button."""
        session, names = self._session, self._page.names
        people = [seat for seat in session.to_act if seat in session.persons]
        choices: list[Choice] = [(names[seat], partial(self.speaks_up.emit, seat)) for seat in people]
        nobody = self.tr("Nobody")
        self.strip.say(self.tr("Who wants to claim it, or to look?"), [*choices, (nobody, self._let_pass)])

    @property
    def passing(self) -> object | None:
        """What whoever says nothing does now, where all are asked at once; None where they are not."""
        let_pass = self._page.kind.let_pass
        return None if let_pass is None else let_pass(self._session.public_view())

    def _let_pass(self) -> None:
        """Whoever was asked and said nothing passes."""
        session = self._session
        for seat in [each for each in session.to_act if each in session.persons]:
            answer = self.passing
            if answer is not None and seat in session.to_act:
                session.submit(Seat(seat), answer)
        self.rest()
