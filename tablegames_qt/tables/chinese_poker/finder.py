"""Looks for good settings beside the window: what Arrange lays, and what a review compares with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rules.cards import Card
from rules.chinese_poker.arranging import Review, best_settings, complete, replayed, review
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.play import FinishedDeal
from rules.chinese_poker.setting import HAND, Setting
from rules.chinese_poker.view import PokerView
from tablegames_qt.background import Background

COUNT = 5
"""Settings among which Arrange goes round."""


@dataclass(frozen=True)
class Reviewed:
    """A finished deal of one seat beside what the hard bot would have made of the same cards.

    `own` and `best` are the net points of this very deal; the review holds the points expected.
    """

    deal: int
    review: Review
    own: int
    best: int

    @property
    def luck(self) -> float:
        """What the deal brought beyond what the own setting was expected to bring."""
        return self.own - self.review.own.points


def reviewable(deal: FinishedDeal, seat: int) -> bool:
    """Whether a seat's cards are known from a finished deal: a forfeited hand stays closed for good (R13)."""
    entry = deal.entries[seat]
    return entry is not None and len(entry.cards) == HAND


def reviewed(deal: FinishedDeal, seat: int, options: PokerOptions) -> Reviewed:
    """Return the review of a seat that was dealt in. Slow: some ten milliseconds."""
    entry = deal.entries[seat]
    assert entry is not None
    cards = entry.cards
    found = review(cards, entry, options, len(deal.dealt_in) - 1)
    best = replayed(deal, seat, found.best.entry, options).net[seat]
    return Reviewed(deal.deal, found, deal.net[seat], best)


def _settings(hand: tuple[Card, ...], options: PokerOptions) -> list[tuple[Setting, float]]:
    found = best_settings(hand, options, COUNT)
    return [(each.entry, each.points) for each in found if isinstance(each.entry, Setting)]


class Finder(QObject):
    """Thinks in a thread of its own; every answer belongs to the hand it was asked for."""

    reviews_ready = Signal()
    """`reviews` holds every finished deal of the viewer that can be reviewed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._hand: tuple[Card, ...] = ()
        self.settings: Sequence[tuple[Setting, float]] = ()
        """The best settings of the hand with the points expected from one opponent; () until they are found."""
        self._waiting: Callable[[], None] | None = None
        self.reviews: dict[int, Reviewed] = {}
        """By the number of the shuffle."""
        self._asked: set[tuple[int, FinishedDeal]] = set()
        self._known: dict[FinishedDeal, Reviewed] = {}
        self.closed = False

    def look_at(self, view: PokerView) -> None:
        """Find the best settings of the viewer's hand, if that is not under way."""
        if view.hand == self._hand or self.closed:
            return
        hand, options = view.hand, view.options
        self._hand, self.settings, self._waiting = hand, (), None
        if hand:
            self._background.run(
                lambda: _settings(hand, options),
                lambda found: self._take(hand, found),
            )

    def when_found(self, then: Callable[[], None]) -> None:
        """Do something once the settings of the present hand are there."""
        self._waiting = then

    def fill(self, view: PokerView, placed: Setting, receive: Callable[[Setting], None]) -> None:
        """Find the best setting that keeps what has been placed."""
        hand, options = view.hand, view.options
        if not self.closed:
            self._background.run(lambda: complete(hand, placed, options), receive)

    def look_back(self, view: PokerView) -> None:
        """Review every finished deal in which the viewer was dealt in."""
        seat = view.viewer
        if seat is None or self.closed:
            return
        deals = [deal for deal in view.history if reviewable(deal, seat)]
        self.reviews = {deal.shuffle: self._known[deal] for deal in deals if deal in self._known}
        options = view.options
        for deal in deals:
            if deal in self._known or (seat, deal) in self._asked:
                continue
            self._asked.add((seat, deal))
            self._background.run(
                lambda deal=deal: reviewed(deal, seat, options),  # type: ignore[misc]
                lambda found, deal=deal: self._note(deal, found),  # type: ignore[misc]
            )

    def close(self) -> None:
        """Finish what is under way and answer nothing any more."""
        self.closed = True
        self._background.close()

    def _take(self, hand: tuple[Card, ...], found: list[tuple[Setting, float]]) -> None:
        if hand != self._hand or self.closed:
            return
        self.settings = found
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()

    def _note(self, deal: FinishedDeal, found: Reviewed) -> None:
        self._known[deal] = found
        self.reviews[deal.shuffle] = found
        self.reviews_ready.emit()
