"""Chinchón in words: what happens, what is asked, refusals, and hints with their reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.bots import Choice
from rules.cards import Card
from rules.chinchon import events
from rules.chinchon.actions import Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.melds import Meld
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.play import FinishedDeal
from rules.chinchon.scoring import JOKER_CHINCHON, ZERO_KNOCK, wins_match
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import (
    bold_card,
    card_name,
    listed,
    plain,
    rank_plural,
    short_card,
    signed,
    suit_name,
    the_card,
)

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
    cards = " ".join(short_card(card) for card in meld.cards)
    said = QCoreApplication.translate("chinchon", "{meld}: {cards}").format(meld=meld_name(meld, options), cards=cards)
    if meld.joker_as is None:
        return said
    return QCoreApplication.translate("chinchon", "{meld} (joker as {card})").format(
        meld=said, card=short_card(meld.joker_as)
    )


def joker_tag(card: Card) -> str:
    """Return the tag over a joker in a run of the own hand."""
    return QCoreApplication.translate("chinchon", "joker stands for {card}").format(card=short_card(card))


def loose_sum(cards: Sequence[Card], options: ChinchonOptions) -> str:
    """Return what stands under loose cards: loose: 2 + 6 + 11."""
    points = deck_of(options).points
    terms = " + ".join(str(points[card]) for card in cards)
    return QCoreApplication.translate("chinchon", "loose: {sum}").format(sum=terms)


def laid_by(name: str) -> str:
    """Return what stands under a card that was laid off."""
    return QCoreApplication.translate("chinchon", "laid off by {name}").format(name=name)


def stock_line(view: ChinchonView) -> str:
    """Return what stands under the stock."""
    if view.last_draw and view.phase in ("draw", "discard"):
        return QCoreApplication.translate("chinchon", "%n left, last draw", "", view.stock)
    return QCoreApplication.translate("chinchon", "%n left", "", view.stock)


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


# what happens


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
    return QCoreApplication.translate("chinchon", "{name} knocks with {points} loose.").format(
        name=name, points=event.deadwood
    )


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


def verdict(view: ChinchonView, names: Sequence[str]) -> str:
    """Return the end of a deal in a sentence or two."""
    deal = view.finished[-1]
    if deal.void is not None:
        said = void_sentence(deal.void)
        return f"{said} {winner_sentence(view, names)}" if view.winners else said
    if wins_match(deal.chinchon, view.options):
        return winner_sentence(view, names)
    adds = adds_sentence(deal.points, deal.totals, names, [each is not None for each in deal.deadwood])
    if view.winners:
        return f"{adds} {winner_sentence(view, names)}"
    if view.seats > 2:
        back = [_scored(events.Reentered(seat, deal.totals[seat]), names) or "" for seat in deal.reentered]
        return " ".join([adds, *back])
    goes_on = QCoreApplication.translate("chinchon", "Nobody has reached {target}: the match goes on.").format(
        target=view.options.target
    )
    return f"{adds} {goes_on}"


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
        return f"{said} " + QCoreApplication.translate("chinchon", "The ace of diamonds is the joker.")
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
            said.append(
                QCoreApplication.translate("chinchon", "{name} has {total}: {left} more end the match.").format(
                    name=names[seat], total=total, left=view.options.target - total
                )
            )
    return said


def knock_warning(view: ChinchonView, deadwood: int) -> str:
    """Return that a knock takes the own total to the target, or nothing."""
    assert view.viewer is not None
    total = view.totals[view.viewer]
    if deadwood == 0 or total + deadwood < view.options.target:
        return ""
    return QCoreApplication.translate("chinchon", "{total} + {points} = {sum}: that reaches {target}.").format(
        total=plain(total), points=deadwood, sum=total + deadwood, target=view.options.target
    )


# what cannot be done


def refusal(reason: str, details: Mapping[str, object]) -> str:
    """Return the sentence of a reason key."""
    limit, deadwood = details.get("limit", 0), details.get("deadwood", 0)
    match reason:
        case "not-in-hand":
            return QCoreApplication.translate("chinchon", "That card is not in your hand.")
        case "just-taken":
            return QCoreApplication.translate("chinchon", "A card just taken from the discards stays for this turn.")
        case "first-turn":
            return QCoreApplication.translate("chinchon", "Nobody may knock in the first turn.")
        case "too-many-loose-cards":
            return QCoreApplication.translate("chinchon", "One loose card is allowed, and here are more.")
        case "too-much-deadwood":
            return QCoreApplication.translate("chinchon", "{points} loose, {limit} allowed.").format(
                points=deadwood, limit=limit
            )
        case "stock-empty":
            return QCoreApplication.translate("chinchon", "The stock is empty.")
        case "pile-empty":
            return QCoreApplication.translate("chinchon", "No card lies on the discards.")
        case "draw-first":
            return QCoreApplication.translate("chinchon", "Draw a card first.")
        case "drawn":
            return QCoreApplication.translate("chinchon", "You have drawn already: throw a card, or knock.")
        case "choose-card":
            return QCoreApplication.translate("chinchon", "Choose the card that you throw first.")
    return _shape_refusal(reason)


def _shape_refusal(reason: str) -> str:
    match reason:
        case "card-twice":
            return QCoreApplication.translate("chinchon", "A card is in one meld at most.")
        case "too-short":
            return QCoreApplication.translate("chinchon", "A meld has three cards or more.")
        case "not-a-meld":
            return QCoreApplication.translate(
                "chinchon", "That is no meld: one rank, or neighbours of one suit. Seven and jack are neighbours."
            )
        case "set-full":
            return QCoreApplication.translate("chinchon", "That set is full.")
        case "joker-place":
            return QCoreApplication.translate("chinchon", "Say which card the joker stands for.")
        case "no-lay-off":
            return QCoreApplication.translate("chinchon", "The knock left no loose cards: nothing is laid off.")
        case "joker-not-allowed":
            return QCoreApplication.translate("chinchon", "The joker may not be laid off.")
        case "place-taken":
            return QCoreApplication.translate("chinchon", "The joker stands for that card in this run.")
        case "does-not-fit" | "no-such-meld":
            return QCoreApplication.translate("chinchon", "It does not fit there: the same rank, or next to an end.")
    return QCoreApplication.translate("chinchon", "Not now: wait for your turn.")


# hints


def hint(choice: Choice[Any], view: ChinchonView, names: Sequence[str]) -> str:
    """Return the strongest bot's choice with its reason."""
    del names
    match choice.action:
        case DrawStock():
            said = QCoreApplication.translate("chinchon", "Hint: draw from the stock. {reason}")
        case TakeDiscard():
            said = QCoreApplication.translate("chinchon", "Hint: take {card} from the discards. {reason}").replace(
                "{card}", the_card(view.pile[-1])
            )
        case Discard(card):
            said = QCoreApplication.translate("chinchon", "Hint: throw {card}. {reason}").replace(
                "{card}", the_card(card)
            )
        case Knock(card):
            said = QCoreApplication.translate("chinchon", "Hint: knock with {card} face down. {reason}").replace(
                "{card}", the_card(card)
            )
        case Show(lay_offs=lay_offs) if lay_offs:
            said = QCoreApplication.translate("chinchon", "Hint: lay off {cards}. {reason}").replace(
                "{cards}", listed([the_card(each.card) for each in lay_offs])
            )
        case Show():
            said = QCoreApplication.translate("chinchon", "Hint: show your melds as they are. {reason}")
        case _:
            return QCoreApplication.translate("chinchon", "Go on to the next deal.")
    return said.replace("{reason}", _why(choice, view)).strip()


def _number(details: Mapping[str, object], key: str) -> str:
    value = details.get(key, 0)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _why(choice: Choice[Any], view: ChinchonView) -> str:
    """Return the reason of a bot's choice as a sentence, or nothing where the choice speaks for itself."""
    details = choice.details
    match choice.reason:
        case "only-source":
            return QCoreApplication.translate("chinchon", "There is no other source.")
        case "takes-joker":
            return QCoreApplication.translate("chinchon", "The joker helps any hand.")
        case "takes-for-deadwood":
            return QCoreApplication.translate("chinchon", "Loose points fall from {before} to {after}.").format(
                before=_number(details, "before"), after=_number(details, "after")
            )
        case "draws-stock":
            return QCoreApplication.translate("chinchon", "The open card helps too little.")
        case "throws-for-deadwood":
            return QCoreApplication.translate("chinchon", "It leaves the fewest loose points: {points}.").format(
                points=_number(details, "deadwood")
            )
    return _why_more(choice, view)


def _why_more(choice: Choice[Any], view: ChinchonView) -> str:
    details = choice.details
    match choice.reason:
        case "knocks":
            return QCoreApplication.translate("chinchon", "That leaves {points} loose, {limit} are allowed.").format(
                points=_number(details, "deadwood"), limit=view.options.knock_limit
            )
        case "shows-least":
            return QCoreApplication.translate("chinchon", "That leaves {points}.").format(
                points=_number(details, "deadwood")
            )
    if isinstance(choice.action, Discard):
        return QCoreApplication.translate("chinchon", "It helps this hand least in the turns to come.")
    if isinstance(choice.action, DrawStock | TakeDiscard):
        return QCoreApplication.translate("chinchon", "That promises fewer loose points.")
    return ""


def continue_line(view: ChinchonView, names: Sequence[str]) -> str:
    """Return where a saved match stands."""
    if view.phase == "deal-over":
        stands = QCoreApplication.translate("chinchon", "Deal {deal} is over.").format(deal=view.deal)
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


def added(points: int) -> str:
    """Return what a deal added, with its sign."""
    return signed(points)
