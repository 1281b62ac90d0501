"""What stands in the rows of the showdown: for each seat its melds, what it laid off, and its loose cards."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.actions import ChinchonActions
from rules.chinchon.deck import deck_of
from rules.chinchon.lay_offs import LayOff, Showing, laid, refusal
from rules.chinchon.melds import Meld
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.tables.chinchon.grouping import Grouping, grouped, read_meld

MORE_THAN_ANY = 99
"""More loose points than any hand has."""


@dataclass(frozen=True)
class Part:
    """A group of one row. `kind`: `meld`, `loose`, `gone` (places of cards that were laid off) or `hidden` (backs).

    `laid` are the seats that laid cards of a meld off, by card.
    """

    kind: str
    cards: tuple[Card, ...] = ()
    meld: Meld | None = None
    laid: tuple[tuple[Card, Seat], ...] = ()
    hidden: int = 0

    @property
    def size(self) -> int:
        """How many cards wide it is."""
        return self.hidden or len(self.cards)


@dataclass(frozen=True)
class ShowDraft:
    """What the player is about to show: the own cards in groups, and what is laid off. Nothing of it is told yet."""

    grouping: Grouping
    lay_offs: tuple[LayOff, ...] = ()

    @property
    def cards(self) -> frozenset[Card]:
        """All cards of the hand, laid off or not."""
        return frozenset((*self.grouping.cards, *(each.card for each in self.lay_offs)))

    def table(self, view: ChinchonView) -> tuple[Meld, ...]:
        """Return the knocker's melds with what is to be laid off."""
        table = view.table
        for each in self.lay_offs:
            table = laid(table, each, view.options)
        return table

    def with_laid(self, lay_off: LayOff, options: ChinchonOptions) -> ShowDraft:
        """Return the draft with one more card laid off."""
        rest = self.grouping.without(lay_off.card)
        return ShowDraft(_settled(rest, options), (*self.lay_offs, lay_off))

    def taken_back(self, card: Card, view: ChinchonView) -> ShowDraft:
        """Return the draft with a card back in the hand, and with it those that no longer fit without it."""
        kept: list[LayOff] = []
        back = [card]
        table = view.table
        for each in self.lay_offs:
            if each.card is card:
                continue
            if refusal(table[each.meld], each.card, each.joker_as, knocker_deadwood(view), view.options) is None:
                table = laid(table, each, view.options)
                kept.append(each)
            else:
                back.append(each.card)
        groups = Grouping((*self.grouping.groups, *((each,) for each in back)), self.grouping.manual)
        return ShowDraft(_settled(groups, view.options), tuple(kept))


def _settled(grouping: Grouping, options: ChinchonOptions) -> Grouping:
    """A grouping made by the program is made anew; the player's own stays."""
    if grouping.manual:
        return grouping
    return grouped(grouping.cards, options, grouping.melds(options))


def knocker_deadwood(view: ChinchonView) -> int:
    """Return the loose points that the knocker kept."""
    showing = None if view.knocker is None else view.showings[view.knocker]
    return 0 if showing is None else showing.deadwood


def legal_of(view: ChinchonView) -> ChinchonActions:
    """Return what the viewer may do now, made from the view alone."""
    if view.viewer is None or view.turn != view.viewer or view.phase not in ("draw", "discard", "show"):
        return ChinchonActions("wait", view.options)
    again = view.options.stock_end == "reshuffle" and not view.stock and len(view.pile) > 1
    return ChinchonActions(
        view.phase,
        view.options,
        view.hand,
        view.stock,
        len(view.pile),
        again,
        view.taken,
        view.first_turn,
        view.table,
        knocker_deadwood(view),
    )


def left_after(view: ChinchonView, card: Card) -> int:
    """Return the least loose points of a hand of eight that throws a card; for one that cannot be thrown more than any."""
    found = legal_of(view).knocking(card).arrangement
    return MORE_THAN_ANY if found is None else found.deadwood


def proposed(view: ChinchonView) -> ShowDraft:
    """Return the showing with the fewest loose points, as a draft (R24)."""
    best = legal_of(view).best_show()
    off = {each.card for each in best.lay_offs}
    left = [card for card in view.hand if card not in off]
    return ShowDraft(grouped(left, view.options, best.melds), best.lay_offs)


def order_of(view: ChinchonView) -> list[Seat]:
    """Return the seats of the showdown from the top: the knocker, then the others in turn order."""
    assert view.knocker is not None
    seats = [Seat((view.knocker + step) % view.seats) for step in range(view.seats)]
    return [seat for seat in seats if view.hand_counts[seat]]


def rows(view: ChinchonView, own: Grouping, draft: ShowDraft | None) -> dict[Seat, list[Part]]:
    """Return the rows of the showdown by seat. `own`: the viewer's hand while it is not shown; `draft`: while it is laid out."""
    found = {}
    for seat in order_of(view):
        showing = view.showings[seat]
        if seat == view.knocker and showing is not None:
            found[seat] = _knocked(view, draft, showing.loose)
        elif showing is not None:
            found[seat] = _row(showing, view.options)
        elif seat == view.viewer:
            grouping = own if draft is None else draft.grouping
            found[seat] = _grouped(grouping, () if draft is None else draft.lay_offs, view.options)
        else:
            found[seat] = [Part("hidden", hidden=view.hand_counts[seat])]
    return found


def _knocked(view: ChinchonView, draft: ShowDraft | None, loose: tuple[Card, ...]) -> list[Part]:
    by = {each.card: Seat(seat) for seat, showing in enumerate(view.showings) if showing for each in showing.lay_offs}
    table = view.table
    if draft is not None and view.viewer is not None:
        table = draft.table(view)
        by |= {each.card: view.viewer for each in draft.lay_offs}
    parts = [Part("meld", meld.cards, meld, tuple((c, by[c]) for c in meld.cards if c in by)) for meld in table]
    return [*parts, Part("loose", by_points(loose, view.options))] if loose else parts


def _row(showing: Showing, options: ChinchonOptions) -> list[Part]:
    parts = [Part("meld", meld.cards, meld) for meld in showing.melds]
    if showing.lay_offs:
        parts.append(Part("gone", tuple(each.card for each in showing.lay_offs)))
    if showing.loose:
        parts.append(Part("loose", by_points(showing.loose, options)))
    return parts


def by_points(cards: tuple[Card, ...], options: ChinchonOptions) -> tuple[Card, ...]:
    """Loose cards as they stand in a hand, the highest last."""
    deck = deck_of(options)
    return tuple(sorted(cards, key=lambda card: (deck.points[card], deck.numbers[card])))


def _grouped(grouping: Grouping, off: tuple[LayOff, ...], options: ChinchonOptions) -> list[Part]:
    """The player's own groups as they lie; a meld lies in the order of its cards, laid-off cards leave their places after it."""
    parts = []
    for group in grouping.groups:
        meld = read_meld(group, options)
        parts.append(Part("loose", group) if meld is None else Part("meld", meld.cards, meld))
    if off:
        melds = [at for at, part in enumerate(parts, 1) if part.kind == "meld"]
        parts.insert(max(melds, default=0), Part("gone", tuple(each.card for each in off)))
    return parts
