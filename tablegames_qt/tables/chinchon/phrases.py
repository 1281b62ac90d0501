"""Chinchón in words: melds, what is asked, warnings, and how a deal and the match ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.cards import Card
from rules.chinchon import events
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.melds import Meld
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.scoring import points as points_of
from rules.chinchon.scoring import wins_match
from rules.chinchon.seven import Chinchon
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import (
    MINUS,
    card_name,
    listed,
    plain,
    rank_plural,
    short_card,
    short_cards,
    suit_name,
    the_card,
)
from tablegames_qt.tables.chinchon import chronicle

LITTLE_STOCK = 5
"""From so many cards on the stock's number is a warning."""


def points_text(points: int) -> str:
    """Return a number of points in words: 2 points."""
    return QCoreApplication.translate("chinchon", "%n point(s)", "", points)


def total_line(total: int) -> str:
    """Return a total for a plate; a negative one has a true minus."""
    return points_text(total) if total >= 0 else plain(total)


def deal_title(view: ChinchonView) -> str:
    """Return which deal it is."""
    return QCoreApplication.translate("chinchon", "Deal {deal}").format(deal=view.deal)


def dealer_line(seat: Seat, names: Sequence[str]) -> str:
    """Return who dealt."""
    return QCoreApplication.translate("chinchon", "{name} dealt").format(name=names[seat])


def meld_name(meld: Meld, options: ChinchonOptions) -> str:
    """Return a meld in short: run of hearts, set of sevens, run of clubs with the joker."""
    deck = deck_of(options)
    joker = any(card is deck.joker for card in meld.cards)
    first = next(card for card in meld.cards if card is not deck.joker)
    if meld.kind == "set":
        named = QCoreApplication.translate("chinchon", "set of {ranks}").format(ranks=rank_plural(first.rank))
    else:
        named = QCoreApplication.translate("chinchon", "run of {suit}").format(suit=suit_name(first.suit))
    if joker:
        return QCoreApplication.translate("chinchon", "{meld} with the joker").format(meld=named)
    return named


def meld_words(meld: Meld, options: ChinchonOptions) -> str:
    """Return a meld with its cards: run of hearts: 4♥ 5♥ 6♥, the joker standing for 7♥."""
    said = QCoreApplication.translate("chinchon", "{meld}: {cards}").format(
        meld=meld_name(meld, options), cards=short_cards(meld.cards)
    )
    if meld.joker_as is None:
        return said
    return QCoreApplication.translate("chinchon", "{meld} (joker as {card})").format(
        meld=said, card=short_card(meld.joker_as)
    )


def joker_tag(card: Card) -> str:
    """Return the tag over a joker in a run of the own hand."""
    return QCoreApplication.translate("chinchon", "joker stands for {card}").format(card=short_card(card))


def chinchon_banner(kind: Chinchon, name: str, options: ChinchonOptions) -> str:
    """Return what stands over the seven cards of a chinchón: that it wins the match, or its points."""
    if wins_match(kind, options):
        return QCoreApplication.translate("chinchon", "Chinchón: {name} wins the match").format(name=name)
    [added] = points_of(Seat(0), (0,), kind, options)
    return QCoreApplication.translate("chinchon", "Chinchón {points}").format(points=plain(added))


def points_sum(cards: Sequence[Card], options: ChinchonOptions) -> str:
    """Return the points of loose cards as a sum: 2 + 6 + 11."""
    worth = deck_of(options).points
    return " + ".join(str(worth[card]) for card in cards)


def loose_sum(added: str) -> str:
    """Return what stands under loose cards: loose: 2 + 6 + 11."""
    return QCoreApplication.translate("chinchon", "loose: {sum}").format(sum=added)


def total_sum(before: int, points: int) -> str:
    """Return how a deal changed a total: 43 + 12 = 55."""
    sign = "+" if points >= 0 else MINUS
    return f"{plain(before)} {sign} {abs(points)} = {plain(before + points)}"


def laid_by(name: str) -> str:
    """Return what stands under a card that was laid off."""
    return QCoreApplication.translate("chinchon", "laid off by {name}").format(name=name)


def stock_line(view: ChinchonView) -> str:
    """Return what stands under the stock."""
    if view.last_draw and view.phase in ("draw", "discard"):
        return QCoreApplication.translate("chinchon", "%n left, last draw", "", view.stock)
    return QCoreApplication.translate("chinchon", "%n left", "", view.stock)


def stock_ends(view: ChinchonView) -> bool:
    """Whether the end of the stock, which voids the deal, is near."""
    playing = view.phase in ("draw", "discard")
    return playing and view.options.stock_end == "void" and view.stock <= LITTLE_STOCK


def limit_line(options: ChinchonOptions) -> str:
    """Return the knock place's condition."""
    if options.one_loose_card:
        return QCoreApplication.translate("chinchon", "{limit} or less, one card").format(limit=options.knock_limit)
    if options.knock_limit == 0:
        return QCoreApplication.translate("chinchon", "no loose cards")
    return QCoreApplication.translate("chinchon", "{limit} or less").format(limit=options.knock_limit)


def turn_sentence(view: ChinchonView, names: Sequence[str]) -> str:
    """Return the question of the moment during a turn, for whoever looks."""
    own = view.viewer is not None and view.turn == view.viewer
    if view.turn is None:
        return ""
    if own and view.phase == "draw":
        if view.last_draw:
            return QCoreApplication.translate("chinchon", "Last draw: unless you knock, this deal is void.")
        return QCoreApplication.translate("chinchon", "Draw a card: from the stock or the discards.")
    if own and view.phase == "discard":
        if view.last_draw and view.taken is None:
            return QCoreApplication.translate("chinchon", "Two cards left: knock, or the deal is void.")
        return QCoreApplication.translate("chinchon", "Throw one card, or knock.")
    if own:
        if view.may_lay_off:
            assert view.knocker is not None
            return QCoreApplication.translate("chinchon", "Lay off cards on the melds of {name}, or finish.").format(
                name=names[view.knocker]
            )
        return QCoreApplication.translate("chinchon", "No loose cards on the other side: nothing is laid off. Show.")
    if view.phase == "show":
        return QCoreApplication.translate("chinchon", "{name} shows.").format(name=names[view.turn])
    if view.last_draw:
        return QCoreApplication.translate(
            "chinchon", "{name} has the last draw: without a knock the deal is void."
        ).format(name=names[view.turn])
    return QCoreApplication.translate("chinchon", "{name} plays.").format(name=names[view.turn])


def chosen_line(card: Card) -> str:
    """Return what can be done with a chosen card."""
    return QCoreApplication.translate("chinchon", "{card} chosen: click the discards, or the knock place.").format(
        card=card_name(card)
    )


def totals_before(view: ChinchonView) -> tuple[int, ...]:
    """Return the totals before the last finished deal."""
    return view.finished[-2].totals if len(view.finished) > 1 else (0,) * view.seats


def verdict(view: ChinchonView, names: Sequence[str]) -> str:
    """Return the end of a deal in a sentence or two."""
    deal = view.finished[-1]
    if deal.void is not None:
        said = chronicle.void_sentence(deal.void)
        return f"{said} {winner_sentence(view, names)}" if view.winners else said
    if wins_match(deal.chinchon, view.options):
        return winner_sentence(view, names)
    sums = [total + more for total, more in zip(totals_before(view), deal.points, strict=True)]
    adds = chronicle.adds_sentence(deal.points, sums, names, [each is not None for each in deal.deadwood])
    if view.winners:
        return f"{adds} {winner_sentence(view, names)}".strip()
    if view.seats > 2:
        told: list[Event] = [events.Reentered(seat, deal.totals[seat]) for seat in deal.reentered]
        gone = [seat for seat in view.out if deal.deadwood[seat] is not None]
        told += [events.WentOut(seat, deal.totals[seat]) for seat in gone]
        return " ".join([adds, *(chronicle.told_sentence(each, names) or "" for each in told)]).strip()
    goes_on = QCoreApplication.translate("chinchon", "Nobody has reached {target}: the match goes on.").format(
        target=view.options.target
    )
    return f"{adds} {goes_on}".strip()


def winner_sentence(view: ChinchonView, names: Sequence[str]) -> str:
    """Return who won the match, and why."""
    winners = [names[seat] for seat in view.winners]
    if view.end == "chinchon":
        return QCoreApplication.translate("chinchon", "{name} wins the match with a pure chinchón.").format(
            name=winners[0]
        )
    total = plain(view.totals[view.winners[0]]) if view.winners else ""
    if len(winners) > 1:
        return QCoreApplication.translate("chinchon", "A draw: {names} have {total}.").format(
            names=listed(winners), total=total
        )
    return QCoreApplication.translate("chinchon", "{name} wins the match with {total}.").format(
        name=winners[0] if winners else "", total=total
    )


def goal_sentence(options: ChinchonOptions) -> str:
    """Return what the totals decide."""
    said = QCoreApplication.translate("chinchon", "The lowest total wins. Whoever reaches {target} loses.").format(
        target=options.target
    )
    if options.has_joker:
        joker = QCoreApplication.translate("chinchon", "The joker is {card}.").format(card=the_card(JOKER))
        return f"{said} {joker}"
    return said


def warnings(view: ChinchonView, names: Sequence[str]) -> list[str]:
    """Return what a player should know now: the end of the stock, and totals near the target."""
    said = []
    playing = view.phase in ("draw", "discard")
    if playing and view.options.stock_end == "void":
        if view.last_draw:
            said.append(
                QCoreApplication.translate("chinchon", "Last draw: with two cards left in the stock the deal is void.")
            )
        elif view.stock <= LITTLE_STOCK:
            said.append(QCoreApplication.translate("chinchon", "%n card(s) left in the stock.", "", view.stock))
    if view.phase == "match-over":
        return said
    near = 0.8 * view.options.target
    for seat, total in enumerate(view.totals):
        if near <= total < view.options.target and seat not in view.out:
            if view.seats - len(view.out) > 2:
                warned = QCoreApplication.translate("chinchon", "{name} has {total} and is out with {left} more.")
            else:
                warned = QCoreApplication.translate("chinchon", "{name} has {total}: {left} more end the match.")
            left = view.options.target - total
            said.append(warned.format(name=names[seat], total=total, left=left))
    return said


def knock_warning(view: ChinchonView, deadwood: int, names: Sequence[str]) -> str:
    """Return what it means that a knock takes the own total to the target, or nothing."""
    assert view.viewer is not None
    total, target = view.totals[view.viewer], view.options.target
    if deadwood == 0 or total + deadwood < target:
        return ""
    others = [names[seat] for seat in range(view.seats) if seat != view.viewer and seat not in view.out]
    if len(others) == 1:
        said = QCoreApplication.translate("chinchon", "{sum}: you lose if {name} stays below {target}.")
    else:
        said = QCoreApplication.translate("chinchon", "{sum}: with {target} you are out.")
    return said.format(sum=total_sum(total, deadwood), name=others[0], target=target)


def continue_line(view: ChinchonView, names: Sequence[str]) -> str:
    """Return where a saved match stands."""
    if view.phase == "deal-over":
        stands = QCoreApplication.translate("chinchon", "Deal {deal} is over.").format(deal=view.deal)
    elif view.viewer is None and view.turn is not None:
        stands = QCoreApplication.translate("chinchon", "Deal {deal}: {name} is to play.").format(
            deal=view.deal, name=names[view.turn]
        )
    else:
        stands = QCoreApplication.translate("chinchon", "Your turn in deal {deal}.").format(deal=view.deal)
    if not view.finished:
        return stands
    sums = ", ".join(f"{names[seat]} {plain(total)}" for seat, total in enumerate(view.totals))
    return QCoreApplication.translate("chinchon", "{stands} Totals: {totals}.").format(stands=stands, totals=sums)


def badge(card: Card, options: ChinchonOptions) -> str:
    """Return the number of a figure, which the card itself does not say; nothing for other cards (R4)."""
    return str(deck_of(options).points[card]) if card.rank.value in "JQK" else ""


def joker_words(card: Card, options: ChinchonOptions) -> str:
    """Return a card as a screen reader should say it: the ace of diamonds is the joker."""
    if card is JOKER and options.has_joker:
        return QCoreApplication.translate("chinchon", "{card}, the joker").format(card=card_name(card))
    return QCoreApplication.translate("chinchon", "{card}, {points}").format(
        card=card_name(card), points=points_text(deck_of(options).points[card])
    )
