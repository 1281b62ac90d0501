"""What Chinchón's table says to the audience: in several wordings, the fullest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinchon import events
from rules.chinchon.lay_offs import Showing
from rules.chinchon.melds import Meld
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import plain, short_card, short_cards
from tablegames_qt.tables.chinchon import chronicle, phrases
from tablegames_qt.tables.chinchon.rows import order_of

Names = Sequence[str]


def number_notes(note: str) -> list[str]:
    """Return what a number is at length, and of loose points only that, without whose or what they were before."""
    loose = QCoreApplication.translate("chinchon", "loose points")
    return [note, loose] if note.startswith(loose) else [note]


def told(event: Event, names: Names) -> list[str]:
    """Return an event in words; of the points of a deal also who has how many, and nothing else."""
    said = [chronicle.told_sentence(event, names) or ""]
    if isinstance(event, events.DealScored):
        scored = [seat for seat, left in enumerate(event.deadwood) if left is not None or event.points[seat]]
        said.append(", ".join(f"{names[seat]} {plain(event.points[seat])}" for seat in scored))
    return said


def happened(view: ChinchonView, names: Names) -> list[str]:
    """Return what happened last: a draw or a discard, a knock, a showing, or how the deal ended."""
    if view.phase in ("deal-over", "match-over"):
        return _ended(view, names)
    if view.knocker is not None:
        return _shown(view, names)
    if view.phase == "discard" and view.turn is not None:
        if view.taken is not None:
            taken = QCoreApplication.translate("chinchon", "{name} takes {card} from the discards.")
            return [
                taken.format(name=names[view.turn], card=short_card(view.taken)),
                f"{names[view.turn]}: {short_card(view.taken)}",
            ]
        drawn = QCoreApplication.translate("chinchon", "{name} draws from the stock.")
        return [drawn.format(name=names[view.turn])]
    if view.history:
        last = view.history[-1]
        thrown = QCoreApplication.translate("chinchon", "{name} throws {card}.")
        return [thrown.format(name=names[last.seat], card=short_card(last.discarded))]
    dealt = QCoreApplication.translate("chinchon", "Deal {deal}. {name} deals.")
    return [dealt.format(deal=view.deal, name=names[view.dealer])]


def _shown(view: ChinchonView, names: Names) -> list[str]:
    """The last hand that was shown: the knocker's, or that of another seat."""
    shown = [seat for seat in order_of(view) if view.showings[seat] is not None]
    seat = shown[-1]
    showing = view.showings[seat]
    assert showing is not None
    if seat == view.knocker:
        knock = events.Knocked(seat, None, showing.melds, showing.loose, showing.deadwood, view.chinchon)
        return [chronicle.told_sentence(knock, names) or ""]
    return _left(seat, showing, names)


def _left(seat: Seat, showing: Showing, names: Names) -> list[str]:
    """What a seat is left with, and what it laid off."""
    said = QCoreApplication.translate("chinchon", "{name} shows: {points} loose.").format(
        name=names[seat], points=showing.deadwood
    )
    if not showing.lay_offs:
        return [said]
    cards = short_cards(each.card for each in showing.lay_offs)
    off = QCoreApplication.translate("chinchon", "{name} lays off {cards}: {before} − {less} = {points}.")
    full = off.format(
        name=names[seat],
        cards=cards,
        before=showing.before,
        less=showing.before - showing.deadwood,
        points=showing.deadwood,
    )
    return [full, said]


def _ended(view: ChinchonView, names: Names) -> list[str]:
    deal = view.finished[-1]
    if view.winners:
        return [phrases.winner_sentence(view, names)]
    if deal.void is not None:
        return [chronicle.void_sentence(deal.void), QCoreApplication.translate("chinchon", "Void deal")]
    played = [seat for seat, each in enumerate(deal.deadwood) if each is not None]
    added = QCoreApplication.translate("chinchon", "{name} adds {points}")
    parts = [added.format(name=names[seat], points=plain(deal.points[seat])) for seat in played]
    short = ", ".join(f"{names[seat]} {plain(deal.points[seat])}" for seat in played)
    over = QCoreApplication.translate("chinchon", "Deal {deal} is over.").format(deal=view.deal)
    return [f"{', '.join(parts)}.", short, over]


def stands(view: ChinchonView, names: Names) -> list[str]:
    """Return whose turn it is and what everybody should know now; after a deal whether the match goes on."""
    if view.phase == "match-over":
        deal = view.finished[-1]
        if deal.void is not None:
            return [chronicle.void_sentence(deal.void), ""]
        return [_totals(view, names), ""]
    if view.phase == "deal-over":
        out = [names[seat] for seat in view.out if view.finished[-1].deadwood[seat] is not None]
        if out:
            gone = QCoreApplication.translate("chinchon", "Out of the match: {names}").format(names=", ".join(out))
            return [gone]
        target = view.options.target
        full = QCoreApplication.translate("chinchon", "Nobody has reached {target}: the match goes on.")
        return [full.format(target=target), ""]
    if view.turn is None:
        return [""]
    asked = phrases.turn_sentence(view, names)
    warned = [each for each in phrases.warnings(view, names) if view.knocker is None and not view.last_draw]
    plays = QCoreApplication.translate("chinchon", "{name} plays.").format(name=names[view.turn])
    return [*(f"{asked} {warning}" for warning in warned[:1]), asked, plays]


def _totals(view: ChinchonView, names: Names) -> str:
    return ", ".join(f"{names[seat]} {plain(view.totals[seat])}" for seat in range(view.seats))


def stock(view: ChinchonView) -> list[str]:
    """Return what stands under the stock."""
    left = QCoreApplication.translate("chinchon", "%n left", "", view.stock)
    return [phrases.stock_line(view), left, str(view.stock)]


def knock_place(options: ChinchonOptions) -> list[str]:
    """Return what stands under the knock place: the condition, whether or not anybody can knock."""
    condition = phrases.limit_line(options)
    knock = QCoreApplication.translate("chinchon", "Knock")
    kept = condition.replace(" ", "\u00a0")  # in two lines: the word, and its condition whole
    return [f"{knock}: {kept}", f"{knock}: {condition}", knock]


def took(cards: Sequence[object], shown: str) -> list[str]:
    """Return what a seat was seen taking: with a word, the cards alone, or nothing rather than half of it."""
    if not cards:
        return [""]
    said = QCoreApplication.translate("chinchon", "took")
    return [f"{said} {shown}", shown, ""]


def meld(each: Meld, options: ChinchonOptions) -> list[str]:
    """Return the name of a meld."""
    short = (
        QCoreApplication.translate("chinchon", "set")
        if each.kind == "set"
        else QCoreApplication.translate("chinchon", "run")
    )
    return [phrases.meld_name(each, options), short, ""]


def laid_off(name: str) -> list[str]:
    """Return what stands under a card that was laid off."""
    return [phrases.laid_by(name), name]


def deal_title(view: ChinchonView) -> list[str]:
    """Return which deal it is, and the target."""
    target = QCoreApplication.translate("chinchon", "to {target}").format(target=view.options.target)
    title = phrases.deal_title(view)
    return [f"{title}, {target}", title]
