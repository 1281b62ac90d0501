"""What happens at Chinchón, event by event, as sentences for the sentence line and the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinchon import events
from rules.events import Event
from tablegames_qt.phrases import bold_card, listed, plain


def log_line(event: Event, names: Sequence[str]) -> str | None:
    """Return one event as a plain sentence, or None for events that the log passes over."""
    told = told_sentence(event, names)
    return None if told is None else told.replace("<b>", "").replace("</b>", "")


def told_sentence(event: Event, names: Sequence[str]) -> str | None:
    """Return one event as rich text, its cards bold."""
    match event:
        case events.DealerDrawn():
            return QCoreApplication.translate("chinchon", "The lot: {name} deals first.").format(
                name=names[event.dealer]
            )
        case events.Dealt():
            return QCoreApplication.translate("chinchon", "Deal {deal}. {name} deals.").format(
                deal=event.deal, name=names[event.dealer]
            )
        case events.UpcardTurned():
            return QCoreApplication.translate("chinchon", "Turned up: {card}.").format(card=bold_card(event.card))
        case events.JokerBuried():
            return QCoreApplication.translate(
                "chinchon", "The joker goes back into the stock, %n card(s) above it.", "", event.above
            )
        case events.StockReshuffled():
            return QCoreApplication.translate("chinchon", "The discards are shuffled into a new stock.")
        case events.StockDrawn():
            return QCoreApplication.translate("chinchon", "{name} draws from the stock.").format(name=names[event.seat])
        case events.DiscardTaken():
            return QCoreApplication.translate("chinchon", "{name} takes {card} from the discards.").format(
                name=names[event.seat], card=bold_card(event.card)
            )
        case events.Discarded():
            return QCoreApplication.translate("chinchon", "{name} throws {card}.").format(
                name=names[event.seat], card=bold_card(event.card)
            )
        case events.Knocked():
            return _knocked(event, names)
        case events.Shown():
            return QCoreApplication.translate("chinchon", "{name} shows: {points} loose.").format(
                name=names[event.seat], points=event.deadwood
            )
        case events.LaidOff():
            return QCoreApplication.translate(
                "chinchon", "{name} lays {card} off on the melds of {knocker}: {points} left."
            ).format(
                name=names[event.seat],
                card=bold_card(event.lay_off.card),
                knocker=names[event.knocker],
                points=event.deadwood,
            )
        case events.DealVoided():
            return void_sentence(event.reason)
    return _scored(event, names)


def _knocked(event: events.Knocked, names: Sequence[str]) -> str:
    name = names[event.seat]
    if event.chinchon == "pure":
        return QCoreApplication.translate("chinchon", "<b>Chinchón</b> without the joker: {name} knocks.").format(
            name=name
        )
    if event.chinchon == "joker":
        return QCoreApplication.translate("chinchon", "<b>Chinchón</b> with the joker: {name} knocks.").format(
            name=name
        )
    if event.deadwood == 0:
        return QCoreApplication.translate("chinchon", "{name} knocks without a loose card.").format(name=name)
    said = QCoreApplication.translate("chinchon", "{name} knocks with %n loose.", "", event.deadwood)
    return said.format(name=name)


def _scored(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case events.DealScored():
            return adds_sentence(event.points, event.totals, names, [each is not None for each in event.deadwood])
        case events.Reentered():
            return QCoreApplication.translate("chinchon", "{name} comes back with {total}.").format(
                name=names[event.seat], total=plain(event.total)
            )
        case events.WentOut():
            return QCoreApplication.translate("chinchon", "{name} has {total} and is out.").format(
                name=names[event.seat], total=plain(event.total)
            )
        case events.MatchEnded():
            return QCoreApplication.translate("chinchon", "The match is over: {winners}.").format(
                winners=listed([names[seat] for seat in event.winners])
            )
    return None


def void_sentence(reason: str | None) -> str:
    """Return why a deal is void."""
    if reason == "takes":
        return QCoreApplication.translate(
            "chinchon", "Void deal: forty draws in a row came from the discards. Nobody scores."
        )
    if reason == "reshuffles":
        return QCoreApplication.translate("chinchon", "Void deal: the stock was shuffled too often. Nobody scores.")
    return QCoreApplication.translate("chinchon", "Void deal: two cards are left in the stock. Nobody scores.")


def adds_sentence(
    points: Sequence[int], totals: Sequence[int], names: Sequence[str], played: Sequence[bool] = ()
) -> str:
    """Return what a deal added: Ana adds 3 (46), Bruno adds 19 (74)."""
    parts = [
        QCoreApplication.translate("chinchon", "{name} adds {points} and has {total}").format(
            name=names[seat], points=plain(points[seat]), total=plain(totals[seat])
        )
        for seat in range(len(points))
        if not played or played[seat]
    ]
    return QCoreApplication.translate("chinchon", "{parts}.").format(parts="; ".join(parts))
