"""Chinchón's whole table in words, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinchon.view import ChinchonView
from tablegames_qt.phrases import card_name, plain, short_card
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.grouping import grouped


def words(view: ChinchonView, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return headings with their lines. Only what the view holds is said."""
    sections = [(QCoreApplication.translate("chinchon", "Now"), _now(view, names))]
    if view.hand and view.phase in ("draw", "discard", "show"):
        sections.append((QCoreApplication.translate("chinchon", "Your hand"), _hand(view)))
    if view.knocker is None:
        pile = [card_name(card) for card in reversed(view.pile)]
        sections.append((QCoreApplication.translate("chinchon", "Discards, the top first"), pile or [_nothing()]))
    else:
        sections += [
            (names[seat], _shown(view, seat, names)) for seat in range(view.seats) if view.showings[seat] is not None
        ]
    sections.append((QCoreApplication.translate("chinchon", "Players"), _players(view, names)))
    if view.finished:
        sections.append((QCoreApplication.translate("chinchon", "Score sheet"), sheet_lines(view, names)))
    return sections


def _nothing() -> str:
    return QCoreApplication.translate("chinchon", "empty")


def _now(view: ChinchonView, names: Sequence[str]) -> list[str]:
    lines = [
        QCoreApplication.translate("chinchon", "{deal}. {dealer}.").format(
            deal=phrases.deal_title(view), dealer=phrases.dealer_line(view.dealer, names)
        )
    ]
    if view.phase in ("deal-over", "match-over"):
        lines.append(phrases.verdict(view, names))
    else:
        lines.append(phrases.turn_sentence(view, names))
        lines.append(QCoreApplication.translate("chinchon", "Stock: {cards}.").format(cards=phrases.stock_line(view)))
    return [*lines, *phrases.warnings(view, names)]


def _hand(view: ChinchonView) -> list[str]:
    grouping = grouped(view.hand, view.options)
    melds = grouping.melds(view.options)
    used = {card for meld in melds for card in meld.cards}
    lines = [phrases.meld_words(meld, view.options) for meld in melds]
    lines += [phrases.joker_words(card, view.options) for card in grouping.cards if card not in used]
    points = grouping.loose_points(view.options)
    return [*lines, QCoreApplication.translate("chinchon", "Loose points: {points}.").format(points=points)]


def _shown(view: ChinchonView, seat: int, names: Sequence[str]) -> list[str]:
    showing = view.showings[seat]
    assert showing is not None
    melds = view.table if seat == view.knocker else showing.melds
    lines = [phrases.meld_words(meld, view.options) for meld in melds]
    for each in showing.lay_offs:
        lines.append(
            QCoreApplication.translate("chinchon", "{card} laid off on the melds of {name}").format(
                card=card_name(each.card), name=names[view.knocker or 0]
            )
        )
    if showing.loose:
        cards = " ".join(short_card(card) for card in showing.loose)
        lines.append(QCoreApplication.translate("chinchon", "Loose: {cards}").format(cards=cards))
    return [*lines, QCoreApplication.translate("chinchon", "Loose points: {points}.").format(points=showing.deadwood)]


def _players(view: ChinchonView, names: Sequence[str]) -> list[str]:
    lines = []
    for seat in range(view.seats):
        if seat in view.out:
            said = QCoreApplication.translate("chinchon", "{name}: {total}, out").format(
                name=names[seat], total=plain(view.totals[seat])
            )
        else:
            said = QCoreApplication.translate(
                "chinchon", "{name}: {total}, %n card(s) in hand", "", view.hand_counts[seat]
            )
            said = said.format(name=names[seat], total=phrases.total_line(view.totals[seat]))
        if view.known[seat] and seat != view.viewer and view.knocker is None:
            cards = " ".join(short_card(card) for card in view.known[seat])
            said += ". " + QCoreApplication.translate("chinchon", "Took from the discards: {cards}").format(cards=cards)
        lines.append(said)
    return lines


def sheet_lines(view: ChinchonView, names: Sequence[str]) -> list[str]:
    """Return the finished deals with the reason of each number, a line each."""
    lines = []
    for number, deal in enumerate(view.finished, 1):
        if deal.void is not None:
            lines.append(QCoreApplication.translate("chinchon", "Deal {deal}: void").format(deal=number))
            continue
        parts = ", ".join(
            f"{names[seat]} {phrases.added(deal.points[seat])} ({phrases.reason_line(deal, seat, view.options)})"
            for seat in range(view.seats)
            if deal.deadwood[seat] is not None or seat == deal.knocker
        )
        lines.append(
            QCoreApplication.translate("chinchon", "Deal {deal}: {results}").format(deal=number, results=parts)
        )
    return lines
