"""The score sheet of Chinchón in words: what each deal added to whom, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinchon.lay_offs import Showing
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.play import FinishedDeal
from rules.chinchon.scoring import JOKER_CHINCHON, ZERO_KNOCK, wins_match
from rules.chinchon.view import ChinchonView
from tablegames_qt.phrases import short_cards, signed
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.rows import by_points


def reason_line(deal: FinishedDeal, seat: int, options: ChinchonOptions) -> str:
    """Return why a seat's number is what it is: loose points, was 22, knocked without loose cards."""
    points = deal.points[seat]
    showing = deal.showings[seat]
    if seat == deal.knocker:
        if wins_match(deal.chinchon, options):
            return QCoreApplication.translate("chinchon", "chinchón wins the match")
        if deal.chinchon == "pure":
            return QCoreApplication.translate("chinchon", "for the pure chinchón")
        if points == JOKER_CHINCHON:
            return QCoreApplication.translate("chinchon", "for the chinchón with the joker")
        if points == ZERO_KNOCK:
            return QCoreApplication.translate("chinchon", "knocked without loose cards")
        return QCoreApplication.translate("chinchon", "loose points of the knock")
    if showing is None:
        return QCoreApplication.translate("chinchon", "nothing counts")
    if showing.before != showing.deadwood:
        return QCoreApplication.translate("chinchon", "loose points, was {before}").format(before=showing.before)
    return QCoreApplication.translate("chinchon", "loose points")


def short_reason(deal: FinishedDeal, seat: int) -> str:
    """Return in two or three words what is special about a seat's number; nothing for plain loose points."""
    showing = deal.showings[seat]
    if seat == deal.knocker:
        if deal.chinchon != "none":
            return QCoreApplication.translate("chinchon", "chinchón")
        if deal.points[seat] == ZERO_KNOCK:
            return QCoreApplication.translate("chinchon", "none loose")
        return QCoreApplication.translate("chinchon", "knocked")
    if showing is not None and showing.before != showing.deadwood:
        return f"{showing.before} → {showing.deadwood}"
    return ""


def added(points: int) -> str:
    """Return what a deal added, with its sign."""
    return signed(points)


def dealt_mark(text: str) -> str:
    """Return a text with the mark of the dealer before it."""
    return f"• {text}"


def shown_words(showing: Showing, options: ChinchonOptions) -> str:
    """Return what a seat showed: its melds, what it laid off, its loose cards."""
    parts = [phrases.meld_words(meld, options) for meld in showing.melds]
    if showing.lay_offs:
        cards = short_cards(each.card for each in showing.lay_offs)
        parts.append(QCoreApplication.translate("chinchon", "laid off: {cards}").format(cards=cards))
    if showing.loose:
        parts.append(
            QCoreApplication.translate("chinchon", "loose: {cards}").format(
                cards=short_cards(by_points(showing.loose, options))
            )
        )
    return "; ".join(parts)


def sheet_lines(view: ChinchonView, names: Sequence[str]) -> list[str]:
    """Return the finished deals with the reason of each number, a line each."""
    lines = []
    for number, deal in enumerate(view.finished, 1):
        if deal.void is not None:
            lines.append(QCoreApplication.translate("chinchon", "Deal {deal}: void").format(deal=number))
            continue
        parts = ", ".join(
            f"{names[seat]} {added(deal.points[seat])} ({reason_line(deal, seat, view.options)})"
            for seat in range(view.seats)
            if deal.deadwood[seat] is not None or seat == deal.knocker
        )
        lines.append(
            QCoreApplication.translate("chinchon", "Deal {deal}: {results}").format(deal=number, results=parts)
        )
    return lines
