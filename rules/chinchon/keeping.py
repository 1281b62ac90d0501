"""Keeping score of Chinchón with real cards: who knocked and what everybody was left with, or the cards themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.cards import Card
from rules.chinchon.arrangements import Arrangement, arranger_of
from rules.chinchon.deck import deck_of
from rules.chinchon.lay_offs import Showing, best_showing, laid
from rules.chinchon.opening import following
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.scoring import Scored, Standing, opening_standing, score, stopped, wins_match
from rules.chinchon.seven import SEVEN, Chinchon, chinchon
from rules.game import IllegalAction
from rules.keeping import Keeper, Note
from rules.seats import Seat

NEAR_TARGET = 0.8
"""Share of the target from which a total is told as a warning."""


@dataclass(frozen=True, slots=True)
class Knocked:
    """A deal by its points: `loose` before laying off and `laid_off`, by seat; None for a seat that showed nothing."""

    knocker: Seat
    loose: tuple[int | None, ...]
    laid_off: tuple[int, ...] = ()
    chinchon: Chinchon = "none"

    @property
    def left(self) -> tuple[int | None, ...]:
        """The deadwood that counts."""
        off = self.laid_off or (0,) * len(self.loose)
        return tuple(None if each is None else each - less for each, less in zip(self.loose, off, strict=True))


@dataclass(frozen=True, slots=True)
class Shown:
    """A deal by its cards: the seven that each seat showed, () for one that showed nothing. The best melds are found."""

    knocker: Seat
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Voided:
    """A deal that nobody scored in (R11)."""


Entry = Knocked | Shown | Voided


@dataclass(frozen=True, slots=True)
class KeptChinchon:
    """A match between two deals: the standing of the rules, and who deals next."""

    options: ChinchonOptions
    standing: Standing
    opener: Seat
    last: Scored | None = None
    """What the last deal came to; None at the beginning and after a void one."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat."""
        return self.standing.totals

    @property
    def played(self) -> int:
        """The scored deals."""
        return self.standing.deals

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won the match."""
        return self.standing.winners

    @property
    def end(self) -> str | None:
        """`target`, `chinchon` or `deals`."""
        return self.standing.reason

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that are not out."""
        return tuple(Seat(seat) for seat in range(len(self.totals)) if seat not in self.standing.out)


class ChinchonKeeper(Keeper[ChinchonOptions, KeptChinchon]):
    """Replays deals of real cards by rules R16 to R33 and R42, R43."""

    entry_types = (Knocked, Shown, Voided)
    low_wins = True
    seats = range(2, 5)

    def start(self, options: ChinchonOptions, players: int, opener: Seat) -> KeptChinchon:
        """Return the standing of a match that begins."""
        return KeptChinchon(options, opening_standing(players), opener)

    def after(self, standing: KeptChinchon, entry: Entry) -> KeptChinchon:
        """Return the standing after a deal; a refusal has a reason of `fault`, or of `counted`."""
        dealer = following(standing.opener, len(standing.totals), standing.standing.out)
        if isinstance(entry, Voided):
            return replace(standing, opener=dealer, last=None)
        deal = counted(entry, standing) if isinstance(entry, Shown) else entry
        wrong = fault(deal, standing)
        if wrong is not None:
            raise wrong
        scored = score(standing.standing, deal.knocker, deal.left, deal.chinchon, standing.options)
        after = scored.standing
        # the deal passes over who has just gone out (R42)
        dealer = standing.opener if after.over else after.next_dealer(standing.opener)
        return KeptChinchon(standing.options, after, dealer, scored)

    def stopped(self, standing: KeptChinchon) -> KeptChinchon:
        """Return a match that ends here: the lowest total of those still in wins."""
        return replace(standing, standing=stopped(standing.standing))

    def with_seat(self, standing: KeptChinchon, options: ChinchonOptions) -> KeptChinchon:
        """Return the match with one more, who begins with the highest total still in play, as who re-enters does (R43)."""
        before = standing.standing
        totals = (*before.totals, joining_total(standing))
        after = replace(before, totals=totals, reentries=(*before.reentries, 0))
        return replace(standing, options=options, standing=after, last=None)

    def notes(self, standing: KeptChinchon) -> tuple[Note, ...]:
        """Return `last-deal` or `could-end`, then `near-target` by seat."""
        if standing.end is not None:
            return ()
        options, totals = standing.options, standing.totals
        found: list[Note] = []
        if standing.played + 1 == options.max_deals:
            found.append(Note("last-deal"))
        elif _could_end(standing):
            found.append(Note("could-end"))
        near = [seat for seat in standing.playing if totals[seat] >= NEAR_TARGET * options.target]
        found += (Note("near-target", {"seat": seat, "left": options.target - totals[seat]}) for seat in near)
        return tuple(found)


def joining_total(standing: KeptChinchon) -> int:
    """Return the total that somebody who joins begins with: the highest of those who are still in."""
    return max(standing.totals[seat] for seat in standing.playing)


def most_points(options: ChinchonOptions) -> int:
    """Return the most that seven loose cards can count."""
    return sum(sorted(deck_of(options).points.values())[-SEVEN:])


def fault(deal: Knocked, standing: KeptChinchon) -> IllegalAction | None:
    """Return why a deal cannot have been played, the first reason that applies, or None; what is missing comes last.

    `points-of-nobody`, `less-than-nothing`, `too-many-points`, `wrong-number-of-players`, `knocker-is-out`,
    `no-joker-in-pack`, `chinchon-has-no-loose-cards`, `too-much-deadwood`, `knocker-lays-off-nothing`, `no-lay-off`,
    `laid-off-more-than-loose`, `points-missing`.
    """
    options, players = standing.options, len(standing.totals)
    off = deal.laid_off or (0,) * players
    if not len(deal.loose) == len(off) == players:
        return IllegalAction("wrong-number-of-players")
    wrong = _points_fault(deal.loose, off, standing)
    if wrong is not None:
        return wrong
    if deal.knocker not in range(players):
        return IllegalAction("wrong-number-of-players")
    if deal.knocker not in standing.playing:
        return IllegalAction("knocker-is-out", seat=deal.knocker)
    if deal.chinchon == "joker" and not options.has_joker:
        return IllegalAction("no-joker-in-pack")
    own = deal.loose[deal.knocker] or 0
    if deal.chinchon != "none" and own:
        return IllegalAction("chinchon-has-no-loose-cards", seat=deal.knocker)
    if own > options.knock_limit:
        return IllegalAction("too-much-deadwood", seat=deal.knocker, deadwood=own, limit=options.knock_limit)
    return _lay_off_fault(deal, off) or _missing(deal, standing)


def _points_fault(points: Sequence[int | None], off: Sequence[int], standing: KeptChinchon) -> IllegalAction | None:
    most = most_points(standing.options)
    for seat, (loose, less) in enumerate(zip(points, off, strict=True)):
        if seat not in standing.playing and (loose is not None or less):
            return IllegalAction("points-of-nobody", seat=seat)
        if min(loose or 0, less) < 0:
            return IllegalAction("less-than-nothing", seat=seat)
        if max(loose or 0, less) > most:
            return IllegalAction("too-many-points", seat=seat, most=most)
    return None


def _lay_off_fault(deal: Knocked, off: Sequence[int]) -> IllegalAction | None:
    if off[deal.knocker]:
        return IllegalAction("knocker-lays-off-nothing", seat=deal.knocker)
    for seat, less in enumerate(off):
        loose = deal.loose[seat]
        if less and deal.loose[deal.knocker] == 0:
            return IllegalAction("no-lay-off", seat=seat)
        if loose is not None and less > loose:
            return IllegalAction("laid-off-more-than-loose", seat=seat)
    return None


def _missing(deal: Knocked, standing: KeptChinchon) -> IllegalAction | None:
    """Everybody who is in shows; where the match is won only who knocked."""
    showing = (deal.knocker,) if wins_match(deal.chinchon, standing.options) else standing.playing
    missing = next((seat for seat in showing if deal.loose[seat] is None), None)
    return None if missing is None else IllegalAction("points-missing", seat=missing)


def knocking(hand: Sequence[Card], options: ChinchonOptions) -> Arrangement:
    """Return the best arrangement to knock with; raise IllegalAction `too-much-deadwood` or `too-many-loose-cards`."""
    arranger = arranger_of(options)
    best = arranger.best(hand, 1 if options.one_loose_card else None)
    if best is None:
        raise IllegalAction("too-many-loose-cards")
    if best.deadwood > options.knock_limit:
        raise IllegalAction("too-much-deadwood", deadwood=best.deadwood, limit=options.knock_limit)
    return best


def showings(entry: Shown, options: ChinchonOptions) -> tuple[Showing | None, ...]:
    """Return what each seat shows, melds and lay-offs found, in the order in which they show (R41); None for nothing.

    Raises IllegalAction: `not-seven-cards`, `not-in-pack`, `card-twice` or those of `knocking`, each with the seat.
    """
    _check_cards(entry, options)
    hand = entry.hands[entry.knocker]
    try:
        own = knocking(hand, options)
    except IllegalAction as refused:
        raise IllegalAction(refused.reason, **{**refused.details, "seat": entry.knocker}) from None
    found: list[Showing | None] = [None] * len(entry.hands)
    found[entry.knocker] = Showing(own.melds, (), own.loose, own.deadwood, own.deadwood)
    table = own.melds
    out = [Seat(seat) for seat, cards in enumerate(entry.hands) if not cards]
    seat = following(entry.knocker, len(entry.hands), out)
    while seat != entry.knocker:
        showing = best_showing(entry.hands[seat], table, own.deadwood, options)
        for each in showing.lay_offs:
            table = laid(table, each, options)
        found[seat] = showing
        seat = following(seat, len(entry.hands), out)
    return tuple(found)


def counted(entry: Shown, standing: KeptChinchon) -> Knocked:
    """Return a deal by cards as one by points."""
    if len(entry.hands) != len(standing.totals) or entry.knocker not in range(len(entry.hands)):
        raise IllegalAction("wrong-number-of-players")
    if not entry.hands[entry.knocker]:
        raise IllegalAction("not-seven-cards", seat=entry.knocker)
    found = showings(entry, standing.options)
    loose = tuple(None if showing is None else showing.before for showing in found)
    off = tuple(0 if showing is None else showing.before - showing.deadwood for showing in found)
    return Knocked(
        entry.knocker, loose, off if any(off) else (), chinchon(entry.hands[entry.knocker], standing.options)
    )


def _check_cards(entry: Shown, options: ChinchonOptions) -> None:
    seen: set[Card] = set()
    for seat, hand in enumerate(entry.hands):
        if hand and len(hand) != SEVEN:
            raise IllegalAction("not-seven-cards", seat=seat)
        for card in hand:
            if card not in deck_of(options).numbers:
                raise IllegalAction("not-in-pack", seat=seat, card=card)
            if card in seen:
                raise IllegalAction("card-twice", seat=seat, card=card)
            seen.add(card)


def _could_end(standing: KeptChinchon) -> bool:
    """Whether the points of one deal can end the match: who is in could reach the target, and only one would be left."""
    most = most_points(standing.options)
    reach = [seat for seat in standing.playing if standing.totals[seat] + most >= standing.options.target]
    lasting = [seat for seat in standing.playing if standing.standing.reentries[seat] < standing.options.reentry]
    return len(standing.playing) - len([seat for seat in reach if seat not in lasting]) < 2


CHINCHON_KEEPER = ChinchonKeeper()
