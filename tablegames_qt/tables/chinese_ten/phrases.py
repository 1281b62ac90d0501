"""Chinese Ten in words: events, refusals, hints, and the whole table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.bots import Choice
from rules.cards import Card, Rank
from rules.chinese_ten import events
from rules.chinese_ten.actions import Play, Take
from rules.chinese_ten.captures import Resolved, targets, values
from rules.chinese_ten.options import TenOptions
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import (
    bold_card,
    card_name,
    listed,
    plain,
    rank_plural,
    ranking_text,
    short_card,
    short_rank,
    signed,
    the_card,
)
from tablegames_qt.tables.chinese_ten.order import layout_key, sorted_hand

TENS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def points_text(points: int) -> str:
    """Return a number of points in words: 2 points."""
    return QCoreApplication.translate("chinese_ten", "%n point(s)", "", points)


def cards_text(number: int) -> str:
    """Return a number of cards in words: 8 cards."""
    return QCoreApplication.translate("chinese_ten", "%n card(s)", "", number)


def worth(card: Card, options: TenOptions) -> str:
    """Return what a card's badge says: its points, or nothing for a card worth none."""
    return str(values(options)[card] or "")


def stamp(card: Card, taken: Sequence[Card]) -> str:
    """Return what stands above a capture: 8 + 2 = 10, J = J, or J J J + J for a marked triple."""
    rank = card.rank
    if len(taken) > 1:
        return " ".join(short_rank(each.rank) for each in taken) + " + " + short_rank(rank)
    if rank in TENS:
        return f"{short_rank(rank)} = {short_rank(taken[0].rank)}"
    return f"{short_rank(rank)} + {short_rank(taken[0].rank)} = 10"


def capture_sentence(event: events.Captured, names: Sequence[str]) -> str:
    """Return a capture as rich text, its cards bold."""
    if len(event.taken) > 1:
        told = QCoreApplication.translate("chinese_ten", "{name} takes all three {ranks} with {card}.").format(
            name=names[event.seat], ranks=rank_plural(event.card.rank), card=bold_card(event.card)
        )
    elif event.source == "stock":
        told = QCoreApplication.translate("chinese_ten", "The stock card: {name} takes {taken} with {card}.").format(
            name=names[event.seat], taken=bold_card(event.taken[0]), card=bold_card(event.card)
        )
    else:
        told = QCoreApplication.translate("chinese_ten", "{name} takes {taken} with {card}.").format(
            name=names[event.seat], taken=bold_card(event.taken[0]), card=bold_card(event.card)
        )
    if not event.points:
        return told
    if not any(card.red for card in (event.card, *event.taken)):  # with three players or more an ace of spades
        return QCoreApplication.translate("chinese_ten", "{capture} That counts {points}.").format(
            capture=told, points=points_text(event.points)
        )
    return QCoreApplication.translate("chinese_ten", "{capture} Red cards count: {points}.").format(
        capture=told, points=points_text(event.points)
    )


def stays_sentence(event: events.Stayed, names: Sequence[str]) -> str:
    """Return a card that stays as rich text."""
    if event.source == "stock":
        return QCoreApplication.translate("chinese_ten", "{name} turns {card}. Stays on the table.").format(
            name=names[event.seat], card=bold_card(event.card)
        )
    return QCoreApplication.translate("chinese_ten", "{name} lays {card}. Stays on the table.").format(
        name=names[event.seat], card=bold_card(event.card)
    )


def choose_sentence(number: int) -> str:
    """Return the question for one of several targets."""
    if number == 2:
        return QCoreApplication.translate("chinese_ten", "Choose one of two.")
    if number == 3:
        return QCoreApplication.translate("chinese_ten", "Choose one of three.")
    return QCoreApplication.translate("chinese_ten", "Choose one.")


def stock_choice_sentence(view: TenView) -> str:
    """Return the question for the target of the turned card; there is one while the phase is `take`."""
    assert view.turned is not None
    return QCoreApplication.translate("chinese_ten", "The stock card is {card}. {choose}").format(
        card=the_card(view.turned), choose=choose_sentence(len(view.turned_targets))
    )


def asked_sentence(view: TenView, names: Sequence[str]) -> str:
    """Return what is asked in a position, of the viewer or of somebody else."""
    if view.phase in ("deal-over", "match-over") or view.turn is None:
        return ""
    if view.turn != view.viewer:
        return QCoreApplication.translate("chinese_ten", "{name} plays.").format(name=names[view.turn])
    if view.phase == "take":
        return stock_choice_sentence(view)
    return QCoreApplication.translate("chinese_ten", "Your turn: play a card.")


def triple_sentence(rank: Rank) -> str:
    """Return what a marked triple means."""
    return QCoreApplication.translate("chinese_ten", "Three {ranks} lie open: the fourth takes all three.").format(
        ranks=rank_plural(rank)
    )


def clasp_text() -> str:
    """Return the tag of a marked triple's clasp."""
    return QCoreApplication.translate("chinese_ten", "3 → 4th takes all")


def deal_title(view: TenView) -> str:
    """Return which deal it is: Deal 3 of 6."""
    if view.deals is None:
        return QCoreApplication.translate("chinese_ten", "Deal {deal}").format(deal=view.deal)
    if view.deals == 1:
        return QCoreApplication.translate("chinese_ten", "Single deal")
    return QCoreApplication.translate("chinese_ten", "Deal {deal} of {deals}").format(deal=view.deal, deals=view.deals)


def dealer_line(seat: Seat, names: Sequence[str]) -> str:
    """Return who dealt."""
    return QCoreApplication.translate("chinese_ten", "{name} dealt").format(name=names[seat])


def goal_sentence(view: TenView) -> str:
    """Return what wins the deal, with the figures of these options."""
    if view.seats == 2:
        return QCoreApplication.translate(
            "chinese_ten", "More than {base} of the {pack} red points wins the deal."
        ).format(base=view.base, pack=view.options.pack_points)
    return QCoreApplication.translate(
        "chinese_ten", "{pack} points are in the pack, {base} for each: what you capture above {base} is your result."
    ).format(base=view.base, pack=view.options.pack_points)


def left_sentence(view: TenView) -> str:
    """Return how many points are not captured yet."""
    left = view.options.pack_points - sum(view.points)
    return QCoreApplication.translate("chinese_ten", "{points} are still to come.").format(points=points_text(left))


def warnings(view: TenView, names: Sequence[str]) -> list[str]:
    """Return what a player should know now: last turn, an open triple, the result that wins the series."""
    said = []
    if view.last_turn:
        said.append(QCoreApplication.translate("chinese_ten", "Last turn of the deal."))
    if view.marked is not None:
        said.append(triple_sentence(view.marked))
    if view.needed is not None and view.viewer is not None:
        said.append(
            QCoreApplication.translate("chinese_ten", "Last deal: {name} needs {result} to win the series.").format(
                name=names[view.viewer], result=signed(view.needed[view.viewer])
            )
        )
    return said


def winner_sentence(view: TenView, names: Sequence[str]) -> str:
    """Return who won the match."""
    winners = [names[seat] for seat in view.winners]
    if len(winners) > 1:
        if len(winners) == view.seats == 2:
            return QCoreApplication.translate("chinese_ten", "The match is a tie.")
        return QCoreApplication.translate("chinese_ten", "A tie at the top: {names}.").format(names=listed(winners))
    total = view.totals[view.winners[0]]
    shown = plain(total) if view.options.series == "points_1000" else signed(total)
    return QCoreApplication.translate("chinese_ten", "{name} wins the match with {total}.").format(
        name=winners[0], total=shown
    )


def deal_winner_sentence(view: TenView, names: Sequence[str]) -> str:
    """Return who won the finished deal; a match of one deal is won with it."""
    if view.phase == "match-over" and view.deals == 1:
        return winner_sentence(view, names)
    results = view.results[-1]
    leaders = [names[seat] for seat, result in enumerate(results) if result == max(results)]
    if len(leaders) == view.seats:
        return QCoreApplication.translate("chinese_ten", "The deal is a tie.")
    if len(leaders) > 1:
        return QCoreApplication.translate("chinese_ten", "A tie at the top: {names}.").format(names=listed(leaders))
    return QCoreApplication.translate("chinese_ten", "{name} wins the deal with {result}.").format(
        name=leaders[0], result=signed(max(results))
    )


def dealt_sentence(event: events.Dealt, names: Sequence[str]) -> str:
    """Return that a deal begins, and who deals."""
    return QCoreApplication.translate("chinese_ten", "Deal {deal}. {name} deals.").format(
        deal=event.deal, name=names[event.dealer]
    )


def log_line(event: Event, names: Sequence[str]) -> str | None:
    """Return one event as a plain sentence, or None for events that the log passes over."""
    match event:
        case events.DealerDrawn():
            highest = next(lot.card for lot in reversed(event.lots) if lot.seat == event.dealer)
            return QCoreApplication.translate(
                "chinese_ten", "The lot: {name} draws {card}, the highest card, and deals first."
            ).format(name=names[event.dealer], card=the_card(highest))
        case events.Dealt():
            return dealt_sentence(event, names)
        case events.LayoutOpened():
            return QCoreApplication.translate("chinese_ten", "Open cards: {cards}.").format(
                cards=listed([card_name(card) for card in event.cards])
            )
        case events.Redealt():
            return QCoreApplication.translate(
                "chinese_ten", "{cards} lie together: the deal is void, {name} deals again."
            ).format(cards=listed([short_card(card) for card in event.cards]), name=names[event.dealer])
        case events.TripleMarked():
            return triple_sentence(event.rank)
        case events.FourAlikeTaken():
            return QCoreApplication.translate(
                "chinese_ten", "Four {ranks} lie open: {name} deals and takes them. {points}."
            ).format(ranks=rank_plural(event.cards[0].rank), name=names[event.seat], points=points_text(event.points))
        case events.Captured():
            return _plain(capture_sentence(event, names))
        case events.Stayed():
            return _plain(stays_sentence(event, names))
        case events.TargetAsked():
            return QCoreApplication.translate("chinese_ten", "{name} turns {card}: {targets} can be taken.").format(
                name=names[event.seat],
                card=the_card(event.card),
                targets=listed([card_name(card) for card in event.targets]),
            )
        case events.LayoutEmptied():
            return QCoreApplication.translate("chinese_ten", "Table empty, {points} of {points}.").format(
                points=event.points
            )
        case events.DealScored():
            parts = [
                QCoreApplication.translate("chinese_ten", "{name} {points}, result {result}").format(
                    name=names[seat], points=points_text(event.points[seat]), result=signed(event.results[seat])
                )
                for seat in range(len(event.points))
            ]
            return QCoreApplication.translate("chinese_ten", "Deal {deal} is over: {results}.").format(
                deal=event.deal, results="; ".join(parts)
            )
        case events.SeriesEnded():
            return QCoreApplication.translate("chinese_ten", "The match is over: {winners}.").format(
                winners=listed([names[seat] for seat in event.winners])
            )
    return None


def capture_line(each: Resolved, names: Sequence[str]) -> str:
    """Return one capture of a deal in short: Ana takes 2♥ with 8♣."""
    taken = " ".join(short_card(card) for card in each.taken)
    if each.card is None:
        return QCoreApplication.translate("chinese_ten", "{name} deals and takes {taken}").format(
            name=names[each.seat], taken=taken
        )
    if each.source == "stock":
        return QCoreApplication.translate("chinese_ten", "{name} takes {taken} with {card} from the stock").format(
            name=names[each.seat], taken=taken, card=short_card(each.card)
        )
    return QCoreApplication.translate("chinese_ten", "{name} takes {taken} with {card}").format(
        name=names[each.seat], taken=taken, card=short_card(each.card)
    )


def refusal(reason: str, details: Mapping[str, object]) -> str:
    """Return the sentence of a reason key."""
    del details
    known = {
        "wrong-phase": QCoreApplication.translate("chinese_ten", "Not now: wait for your turn."),
        "not-in-hand": QCoreApplication.translate("chinese_ten", "That card is not in your hand."),
        "not-a-target": QCoreApplication.translate(
            "chinese_ten", "They do not make ten. 10, J, Q and K take their own rank."
        ),
        "choose-target": QCoreApplication.translate("chinese_ten", "Several cards can be taken: choose one."),
        "base-not-whole": QCoreApplication.translate(
            "chinese_ten", "The points cannot be shared: with four players a black ace must count, with three not both."
        ),
    }
    return known.get(reason, known["wrong-phase"])


def takes_line(view: TenView, card: Card) -> str:
    """Return what a hand card would take: 8 of clubs: 2 of hearts, 2 of spades."""
    found = targets(view.layout, card, view.marked)
    if not found:
        return QCoreApplication.translate("chinese_ten", "{card}: takes nothing, stays on the table.").format(
            card=card_name(card)
        )
    taken = listed([card_name(each) for target in found for each in target])
    return QCoreApplication.translate("chinese_ten", "{card}: {targets}").format(card=card_name(card), targets=taken)


def lays_line(view: TenView, card: Card) -> str:
    """Return what laying a card offers to the others."""
    value = values(view.options)[card]
    if not value:
        return QCoreApplication.translate("chinese_ten", "lays {card}, worth nothing").format(card=the_card(card))
    return QCoreApplication.translate("chinese_ten", "lays {card}: worth {value} for whoever takes it").format(
        card=the_card(card), value=value
    )


def hint(choice: Choice[Any], view: TenView, names: Sequence[str]) -> str:
    """Return the strongest bot's choice with its reason."""
    del names
    action = choice.action
    if isinstance(action, Take):
        return QCoreApplication.translate("chinese_ten", "Hint: take {card}. {reason}").format(
            card=the_card(action.card), reason=_why(choice, view)
        )
    if not isinstance(action, Play):
        return QCoreApplication.translate("chinese_ten", "Go on to the next deal.")
    found = targets(view.layout, action.card, view.marked)
    if not found:
        return QCoreApplication.translate("chinese_ten", "Hint: lay {card}. {reason}").format(
            card=the_card(action.card), reason=_why(choice, view)
        )
    taken = next((target for target in found if action.take is None or action.take in target), found[0])
    return QCoreApplication.translate("chinese_ten", "Hint: take {taken} with {card}. {reason}").format(
        taken=listed([the_card(card) for card in taken]), card=the_card(action.card), reason=_why(choice, view)
    )


def _why(choice: Choice[Any], view: TenView) -> str:
    """Return the reason of a bot's choice as a sentence, or nothing where the choice speaks for itself."""
    del view
    details = choice.details
    match choice.reason:
        case "captures-most":
            return QCoreApplication.translate("chinese_ten", "No other card captures more: {points}.").format(
                points=points_text(int(str(details.get("points", 0))))
            )
        case "lays-least":
            return QCoreApplication.translate("chinese_ten", "Nothing can be captured, and it gives away least.")
        case "only-card":
            return QCoreApplication.translate("chinese_ten", "It is the only card.")
        case "best-on-average":
            gain = int(str(details.get("gain", 0)))
            if gain < 1:
                return QCoreApplication.translate("chinese_ten", "On average no other card does better.")
            return QCoreApplication.translate(
                "chinese_ten", "On average the deal ends {points} better than with the next best card."
            ).format(points=points_text(gain))
    return ""


def words(view: TenView, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the whole table in words: headings with their lines. Only what the view holds is said."""
    sections = [(QCoreApplication.translate("chinese_ten", "Now"), _now(view, names))]
    if view.viewer is not None and view.phase in ("play", "take"):
        hand = [takes_line(view, card) for card in sorted_hand(view.hand, "pairs", view.options)]
        sections.append((QCoreApplication.translate("chinese_ten", "Your hand"), hand or [_nothing()]))
    layout = [
        QCoreApplication.translate("chinese_ten", "{card}, worth {value}").format(
            card=card_name(card), value=values(view.options)[card]
        )
        for card in sorted(view.layout, key=layout_key)
    ]
    sections.append((QCoreApplication.translate("chinese_ten", "On the table"), layout or [_nothing()]))
    sections.append((QCoreApplication.translate("chinese_ten", "Players"), _players(view, names)))
    if view.results:
        sections.append((QCoreApplication.translate("chinese_ten", "Series"), series_lines(view, names)))
    return sections


def _nothing() -> str:
    return QCoreApplication.translate("chinese_ten", "empty")


def _now(view: TenView, names: Sequence[str]) -> list[str]:
    dealer = QCoreApplication.translate("chinese_ten", "Dealer: {name}").format(name=names[view.dealer])
    lines = [deal_title(view), dealer]
    if view.phase == "match-over":
        lines.append(winner_sentence(view, names))
    elif view.phase == "deal-over":
        lines.append(deal_winner_sentence(view, names))
    elif view.turn is not None:
        lines.append(QCoreApplication.translate("chinese_ten", "Turn of {name}.").format(name=names[view.turn]))
        if view.turned is not None:
            lines.append(
                QCoreApplication.translate("chinese_ten", "The stock card is {card}: {targets} can be taken.").format(
                    card=the_card(view.turned), targets=listed([card_name(card) for card in view.turned_targets])
                )
            )
    stock = QCoreApplication.translate("chinese_ten", "Stock: {cards}.").format(cards=cards_text(view.stock))
    return [*lines, stock, *warnings(view, names)]


def _players(view: TenView, names: Sequence[str]) -> list[str]:
    return [
        QCoreApplication.translate("chinese_ten", "{name}: {hand} in hand, {pile} captured").format(
            name=names[seat], hand=cards_text(view.hand_counts[seat]), pile=cards_text(view.pile_counts[seat])
        )
        for seat in range(view.seats)
    ]


def series_lines(view: TenView, names: Sequence[str]) -> list[str]:
    """Return the finished deals and the sums, a line each."""
    lines = [
        QCoreApplication.translate("chinese_ten", "Deal {deal}: {results}").format(
            deal=number,
            results=", ".join(f"{names[seat]} {signed(result)}" for seat, result in enumerate(results)),
        )
        for number, results in enumerate(view.results, 1)
    ]
    sums = ", ".join(f"{names[seat]} {total_text(view, Seat(seat))}" for seat in range(view.seats))
    return [*lines, QCoreApplication.translate("chinese_ten", "Sum: {totals}").format(totals=sums)]


def ranking_line(view: TenView, names: Sequence[str]) -> str:
    """Return the final ranking, the best first; equal totals share a place."""
    places = [1 + sum(other > total for other in view.totals) for total in view.totals]
    return ranking_text(names, places, [total_text(view, Seat(seat)) for seat in range(view.seats)])


def total_text(view: TenView, seat: Seat) -> str:
    """Return a seat's total: with a sign where results are added, without in a race of points."""
    total = view.totals[seat]
    return plain(total) if view.options.series == "points_1000" else signed(total)


def standing(view: TenView, names: Sequence[str], points: Sequence[int | None]) -> str:
    """Return how a match stands, in a few sentences. points: by seat; None where they stay unsaid."""
    if view.phase == "match-over":
        turn = winner_sentence(view, names)
    elif view.phase == "deal-over":
        turn = deal_winner_sentence(view, names)
    else:
        turn = asked_sentence(view, names)
    said = [f"{deal_title(view)}.", turn]
    known = [f"{name} {points_text(each)}" for name, each in zip(names, points, strict=True) if each is not None]
    if known:
        said.append(f"{listed(known)}.")
    if view.phase in ("play", "take"):
        if None not in points:
            said.append(left_sentence(view))
        said.append(QCoreApplication.translate("chinese_ten", "Stock: {cards}.").format(cards=cards_text(view.stock)))
    if view.results:
        said.append(f"{series_lines(view, names)[-1]}.")
    return " ".join(said)


def continue_line(view: TenView, names: Sequence[str]) -> str:
    """Return where a saved match stands."""
    if view.phase == "deal-over":
        stands = QCoreApplication.translate("chinese_ten", "Deal {deal} is over.").format(deal=view.deal)
    elif view.viewer is None and view.turn is not None:
        stands = QCoreApplication.translate("chinese_ten", "Deal {deal}: {name} is to play.").format(
            deal=view.deal, name=names[view.turn]
        )
    else:
        stands = QCoreApplication.translate("chinese_ten", "Your turn in deal {deal}.").format(deal=view.deal)
    if not view.results:
        return stands
    sums = ", ".join(f"{names[seat]} {total_text(view, Seat(seat))}" for seat in range(view.seats))
    return QCoreApplication.translate("chinese_ten", "{stands} The series: {totals}.").format(
        stands=stands, totals=sums
    )


def _plain(rich: str) -> str:
    return rich.replace("<b>", "").replace("</b>", "")
