"""What the caption of Chinese Ten's table says to the audience: in several wordings, the fullest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.cards import Card
from rules.chinese_ten import events
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import short_card
from tablegames_qt.tables.chinese_ten import phrases

Names = Sequence[str]
NAME = 5
"""Letters of a name where there is no room for several whole ones."""


def equation(card: Card, taken: Sequence[Card]) -> str:
    """Return a capture as cards: 8♣ + 2♥ = 10, or J♣ = J♥, or 5♣ + 5♥ 5♦ 5♠."""
    others = " ".join(short_card(each) for each in taken)
    if len(taken) > 1:
        return f"{short_card(card)} + {others}"
    if card.rank in phrases.TENS:
        return f"{short_card(card)} = {others}"
    return f"{short_card(card)} + {others} = 10"


def capture(seat: Seat, card: Card, taken: Sequence[Card], source: str, points: int, names: Names) -> list[str]:
    """Return a capture in words: Ana: 8♣ + 2♥ = 10, 2 points."""
    said = equation(card, taken)
    worth = phrases.points_text(points)
    plain = f"{names[seat]}: {said}, {worth}"
    found = [plain, f"{names[seat]}: {said}", said]
    if source == "stock":
        words = QCoreApplication.translate("chinese_ten", "{name}, stock card: {capture}, {points}")
        found.insert(0, words.format(name=names[seat], capture=said, points=worth))
    return found


def stays(seat: Seat, card: Card, source: str, names: Names) -> list[str]:
    """Return that a card stays on the table."""
    if source == "stock":
        full = QCoreApplication.translate("chinese_ten", "The stock card, {card}, stays on the table.")
    else:
        full = QCoreApplication.translate("chinese_ten", "{name} lays {card}. Stays on the table.")
    short = QCoreApplication.translate("chinese_ten", "{name}: {card} stays")
    return [each.format(name=names[seat], card=short_card(card)) for each in (full, short)]


def told(event: Event, names: Names) -> list[str]:
    """Return the lot, a deal that is void, four alike and whatever else happens between turns."""
    found = [phrases.log_line(event, names) or ""]
    match event:
        case events.DealerDrawn():
            card = next(lot.card for lot in reversed(event.lots) if lot.seat == event.dealer)
            words = QCoreApplication.translate("chinese_ten", "{name} draws {card} and deals first.")
            found.append(words.format(name=names[event.dealer], card=short_card(card)))
        case events.Redealt():
            words = QCoreApplication.translate("chinese_ten", "The deal is void. {name} deals again.")
            found.append(words.format(name=names[event.dealer]))
        case events.FourAlikeTaken():
            words = QCoreApplication.translate("chinese_ten", "{name} takes {cards}.")
            cards = " ".join(map(short_card, event.cards))
            found.append(words.format(name=names[event.seat], cards=cards))
    return found


def happened(view: TenView, names: Names) -> list[str]:
    """Return what happened last: a capture, a card that stays, the deal, or how it ended."""
    if view.phase == "match-over" and view.deals != 1:
        return [phrases.winner_sentence(view, names)]
    if view.phase in ("deal-over", "match-over"):
        return [phrases.deal_winner_sentence(view, names)]
    last = view.history[-1] if view.history else None
    if last is None or last.card is None:
        said = QCoreApplication.translate("chinese_ten", "Deal {deal}. {name} deals.")
        return [said.format(deal=view.deal, name=names[view.dealer])]
    if last.taken:
        return capture(last.seat, last.card, last.taken, last.source, last.points, names)
    return stays(last.seat, last.card, last.source, names)


def stands(view: TenView, names: Names) -> list[str]:
    """Return whose turn it is and what everybody should know now; after a deal the series."""
    if view.phase in ("deal-over", "match-over"):
        if view.deals == 1:
            return [""]
        short = [each if len(each) <= NAME else f"{each[: NAME - 1]}." for each in names]
        return [phrases.series_lines(view, names)[-1], phrases.series_lines(view, short)[-1], ""]
    if view.turn is None:
        return [""]
    plays = asked = phrases.asked_sentence(view, names)
    if view.phase == "take":
        asked = QCoreApplication.translate("chinese_ten", "{name} chooses what the stock card takes.").format(
            name=names[view.turn]
        )
    warnings = phrases.warnings(view, names)
    return [*(f"{asked} {warning}" for warning in warnings[:1]), asked, plays]


def deal_title(view: TenView) -> list[str]:
    """Return which deal it is."""
    short = str(view.deal) if view.deals is None else f"{view.deal} / {view.deals}"
    return [phrases.deal_title(view), short]
