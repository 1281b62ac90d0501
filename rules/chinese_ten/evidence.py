"""What the cards that somebody played tell about those still in the hand.

Most players capture what they can. Whoever laid a low card while a king lay open held no king, most likely. For each
turn of another seat the cards are noted that greedy play would have preferred to the one played: were such a card in the
hand, the seat would have strayed from greedy play. How often a seat strays is taken from the turns in which it did,
judged by the cards that it played later and therefore held then; so a player who is not greedy at all is soon not
expected to be.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.cards import Card, Rank
from rules.chinese_ten.captures import values
from rules.chinese_ten.greed import appeal
from rules.chinese_ten.opening import PACK, judge
from rules.chinese_ten.view import TenView
from rules.seats import Seat

EXPECTED_STRAYS = 0.3
EXPECTED_TURNS = 3.0
"""What is known of a seat before its first card: it strays in so many of so many turns."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a seat's plays tell. `against[card]` is the set of turns, as bits, in which the card would have been preferred.

    `odds[n]` is how likely a hand is that strays in n of these turns, compared with one that never does.
    """

    against: tuple[int, ...]
    odds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Played:
    """A hand card that another seat played, and what lay open then."""

    card: Card
    layout: tuple[Card, ...]
    marked: Rank | None


def evidence(view: TenView, seat: Seat, unseen: Iterable[int]) -> Evidence:
    """Return what the plays of another seat in this deal tell about the cards that the viewer has not seen."""
    worth = values(view.options)
    played = _played(view, seat)
    against = [0] * len(PACK)
    informative = strays = 0
    for number, turn in enumerate(played):
        chosen = appeal(turn.layout, turn.card, turn.marked, worth)
        held = [later.card for later in played[number + 1 :]]
        if any(appeal(turn.layout, card, turn.marked, worth) < chosen for card in held):
            strays += 1
            continue
        for card in unseen:
            if appeal(turn.layout, PACK[card], turn.marked, worth) < chosen:
                against[card] |= 1 << informative
        informative += 1
    straying = (strays + EXPECTED_STRAYS) / (len(played) + EXPECTED_TURNS)
    # straying is playing any card of the hand, which then had half of the turns' cards more than now
    by_chance = straying / (view.hand_counts[seat] + len(played) / 2)
    odds = by_chance / (1 - straying + by_chance)
    return Evidence(tuple(against), tuple(odds**count for count in range(informative + 1)))


def _played(view: TenView, seat: Seat) -> list[_Played]:
    """The hand cards of a seat, each with the layout it was played on."""
    verdict = judge(view.opening, view.options)
    marked = verdict.marked
    layout = [card for card in view.opening if card not in verdict.dealer_takes]
    played = []
    for each in view.history:
        if each.card is None:
            continue
        if each.seat == seat and each.source == "hand":
            played.append(_Played(each.card, tuple(layout), marked))
        if each.taken:
            layout = [card for card in layout if card not in each.taken]
            marked = None if each.taken[0].rank is marked else marked
        else:
            layout.append(each.card)
    return played
