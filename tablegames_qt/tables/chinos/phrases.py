"""Los Chinos in words: what happened, why something cannot be done, hints. Nothing here tells a closed fist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.bots import Choice
from rules.chinos import events
from rules.chinos.actions import Call, ChooseFirst, Hide, Show
from rules.chinos.view import ChinosView
from rules.events import Event
from rules.seats import TABLE, Seat
from tablegames_qt.phrases import listed

Names = Sequence[str]


def coins_text(coins: int) -> str:
    """Return a number of coins in words: 2 coins."""
    return QCoreApplication.translate("chinos", "%n coin(s)", "", coins)


def coffees_text(coffees: int) -> str:
    """Return a number of coffees in words: 5 coffees."""
    return QCoreApplication.translate("chinos", "%n coffee(s)", "", coffees)


def points_text(points: int) -> str:
    """Return points of the final in words: 2 points."""
    return QCoreApplication.translate("chinos", "%n point(s)", "", points)


def call_text(total: int, highest: int | None = None) -> str:
    """Return a total as it is called: blanca (0), 7, todas (18); `highest` is todas, where it is known."""
    if total == 0:
        return QCoreApplication.translate("chinos", "blanca (0)")
    if total == highest:
        return QCoreApplication.translate("chinos", "todas ({total})").format(total=total)
    return str(total)


def pad_word(total: int, highest: int) -> str:
    """Return the word that a total has beside its number: Blanca, Todas, or none."""
    if total == 0:
        return QCoreApplication.translate("chinos", "Blanca")
    return QCoreApplication.translate("chinos", "Todas") if total == highest else ""


def place_text(place: int, players: int) -> str:
    """Return the place of a caller, from 1: first caller, second caller, last caller."""
    if place == players and players > 1:
        return QCoreApplication.translate("chinos", "last caller")
    ordinals = (
        QCoreApplication.translate("chinos", "first caller"),
        QCoreApplication.translate("chinos", "second caller"),
        QCoreApplication.translate("chinos", "third caller"),
        QCoreApplication.translate("chinos", "fourth caller"),
        QCoreApplication.translate("chinos", "fifth caller"),
        QCoreApplication.translate("chinos", "sixth caller"),
    )
    if place <= len(ordinals):
        return ordinals[place - 1]
    return QCoreApplication.translate("chinos", "caller number {place}").format(place=place)


def names_of(seats: Sequence[Seat], names: Names) -> str:
    """Return the names of some seats as a list."""
    return listed([names[seat] for seat in seats])


def called_sentence(event: events.Called, names: Names, highest: int | None = None) -> str:
    """Return a call; one that repeats another names whom it follows."""
    if event.repeats:
        return QCoreApplication.translate("chinos", "{name} calls {total}, like {others}.").format(
            name=names[event.seat], total=call_text(event.total, highest), others=names_of(event.repeats, names)
        )
    return QCoreApplication.translate("chinos", "{name} calls {total}.").format(
        name=names[event.seat], total=call_text(event.total, highest)
    )


def opened_sentence(event: events.FistsOpened, names: Names) -> str:
    """Return what was in the fists, in the order of calling, and the total."""
    fists = listed([f"{names[seat]} {coins}" for seat, coins in zip(event.seats, event.coins, strict=True)])
    return QCoreApplication.translate("chinos", "The fists open: {fists}. The total is {total}.").format(
        fists=fists, total=call_text(event.total, 3 * len(event.seats))
    )


def total_sentence(event: events.FistsOpened) -> str:
    """Return the total alone."""
    return QCoreApplication.translate("chinos", "The total is <b>{total}</b>.").format(
        total=call_text(event.total, 3 * len(event.seats))
    )


def foul_sentence(event: events.FoulFound, names: Names) -> str:
    """Return a foul with its rule."""
    if event.reason == "empty-fist":
        return QCoreApplication.translate(
            "chinos", "Foul of {name}: the fist is empty, and this round has no blanca. The call {call} does not count."
        ).format(name=names[event.seat], call=event.call)
    if event.reason == "too-low-for-own":
        return QCoreApplication.translate(
            "chinos", "Foul of {name}: {coins} in the own fist, so {call} is too low. The call does not count."
        ).format(name=names[event.seat], coins=coins_text(event.coins), call=event.call)
    return QCoreApplication.translate(
        "chinos", "Foul of {name}: {coins} in the own fist, so {call} is too high. The call does not count."
    ).format(name=names[event.seat], coins=coins_text(event.coins), call=event.call)


def saved_sentence(event: events.Saved, names: Names) -> str:
    """Return who is saved."""
    return QCoreApplication.translate("chinos", "Saved: {names}.").format(names=names_of(event.seats, names))


def scored_sentence(event: events.Scored, names: Names) -> str:
    """Return a point of the final, with what is still needed."""
    if event.points == 2:
        told = QCoreApplication.translate("chinos", "{name} hits a bet on none or all: two points.").format(
            name=names[event.seat]
        )
    else:
        told = QCoreApplication.translate("chinos", "{name} hits: one point.").format(name=names[event.seat])
    if not event.needs:
        return told
    return QCoreApplication.translate("chinos", "{hit} {needs} more needed.").format(
        hit=told, needs=points_text(event.needs)
    )


def final_sentence(event: events.FinalStarted, names: Names) -> str:
    """Return who plays the final."""
    return QCoreApplication.translate("chinos", "Final: {names} play to {points}.").format(
        names=names_of(event.seats, names), points=points_text(event.target)
    )


def won_sentence(event: events.FinalWon, names: Names) -> str:
    """Return how the final ended."""
    return QCoreApplication.translate("chinos", "{finalist} wins the final {won} : {lost} against {loser}.").format(
        finalist=names[event.finalist],
        won=event.points[event.finalist],
        lost=event.points[event.loser],
        loser=names[event.loser],
    )


def bill_sentence(coffees: Sequence[int], names: Names) -> str:
    """Return who pays what."""
    payers = sorted((seat for seat, cups in enumerate(coffees) if cups), key=lambda seat: -coffees[seat])
    said = [
        QCoreApplication.translate("chinos", "{name} pays {coffees}").format(
            name=names[seat], coffees=coffees_text(coffees[seat])
        )
        for seat in payers
    ]
    return QCoreApplication.translate("chinos", "The bill: {payers}.").format(payers=listed(said))


def next_sentence(first: Seat | None, chooser: Seat | None, names: Names) -> str:
    """Return who calls first in the next match, or who chooses."""
    if first is not None:
        return QCoreApplication.translate("chinos", "In the next match {name} calls first.").format(name=names[first])
    if chooser is None:
        return ""
    return QCoreApplication.translate("chinos", "{name} chooses who calls first in the next match.").format(
        name=names[chooser]
    )


def chosen_sentence(event: events.FirstChosen, names: Names) -> str:
    """Return who was chosen to call first."""
    if event.chooser in (TABLE, event.seat):
        return QCoreApplication.translate("chinos", "{name} calls first.").format(name=names[event.seat])
    return QCoreApplication.translate("chinos", "{chooser} chooses: {name} calls first.").format(
        chooser=names[event.chooser], name=names[event.seat]
    )


def choice_sentence(chooser: Seat, names: Names) -> str:
    """Return who is to choose the first caller."""
    if chooser == TABLE:
        return QCoreApplication.translate("chinos", "Choose who calls first in this match.")
    return QCoreApplication.translate("chinos", "{name} chooses who calls first.").format(name=names[chooser])


def round_sentence(event: events.RoundStarted, names: Names) -> str:
    """Return that a round begins, and who calls first."""
    if event.final:
        told = QCoreApplication.translate("chinos", "Round {round}, final: {name} calls first.")
    else:
        told = QCoreApplication.translate("chinos", "Round {round}: {name} calls first.")
    sentence = told.format(round=event.number, name=names[event.seats[0]])
    if event.least:
        return QCoreApplication.translate("chinos", "{round} Every fist holds at least one coin.").format(
            round=sentence
        )
    return sentence


def new_number_sentence() -> str:
    """Return the warning of the last caller."""
    return QCoreApplication.translate("chinos", "The last caller must bring a new number.")


def log_line(event: Event, names: Names) -> str | None:
    """Return one event as a plain sentence, or None for events that the log passes over."""
    match event:
        case events.FirstDrawn():
            return QCoreApplication.translate("chinos", "The lot: {name} calls first.").format(name=names[event.seat])
        case events.ChoiceAsked():
            return None if event.chooser == TABLE else choice_sentence(event.chooser, names)
        case events.FirstChosen():
            return chosen_sentence(event, names)
        case events.RoundStarted():
            return round_sentence(event, names)
        case events.FistClosed():
            return None if event.left else QCoreApplication.translate("chinos", "All fists are closed.")
        case events.CallAsked():
            return new_number_sentence() if event.new_number else None
        case events.Called():
            return called_sentence(event, names)
        case events.CoinsAsked():
            return QCoreApplication.translate("chinos", "The hands open: everybody shows the coins.")
        case events.CoinsShown():
            return QCoreApplication.translate("chinos", "{name} shows {coins}.").format(
                name=names[event.seat], coins=coins_text(event.coins)
            )
        case events.FistsOpened():
            return opened_sentence(event, names)
        case events.FoulFound():
            return foul_sentence(event, names)
        case events.NobodyHit():
            return QCoreApplication.translate("chinos", "Nobody called {total}.").format(total=event.total)
        case events.Saved():
            return saved_sentence(event, names)
        case events.FinalStarted():
            return final_sentence(event, names)
        case events.Scored():
            return scored_sentence(event, names)
        case events.FinalWon():
            return won_sentence(event, names)
        case events.BillPaid():
            return bill_sentence(event.coffees, names)
        case events.NextFirst():
            return next_sentence(event.first, event.chooser, names)
    return None


def refusal(reason: str, details: Mapping[str, object]) -> str:
    """Return the sentence of a reason key."""
    del details
    known = {
        "not-a-total": QCoreApplication.translate("chinos", "That many coins cannot be in the fists of this round."),
        "already-called": QCoreApplication.translate("chinos", "This number was called already."),
        "needs-fourth-number": QCoreApplication.translate(
            "chinos", "A round needs four different numbers: bring a new one."
        ),
        "too-few-would-remain": QCoreApplication.translate(
            "chinos", "At least three must remain if this number is right: call another one."
        ),
        "too-low-for-own": QCoreApplication.translate("chinos", "You hold more coins than that yourself."),
        "too-high-for-own": QCoreApplication.translate(
            "chinos", "With the coins in your fist the total cannot be that high."
        ),
        "match-over": QCoreApplication.translate("chinos", "The match is over."),
        "not-in-round": QCoreApplication.translate("chinos", "Only players of this round take part."),
        "wrong-phase": QCoreApplication.translate("chinos", "Not now: this comes at another moment of the round."),
        "already-hidden": QCoreApplication.translate("chinos", "A closed fist cannot be changed."),
        "already-shown": QCoreApplication.translate("chinos", "These coins are counted already."),
        "not-your-turn": QCoreApplication.translate("chinos", "Wait until it is your turn to call."),
        "bad-coins": QCoreApplication.translate("chinos", "A fist holds 0 to 3 coins."),
        "blanca-not-allowed": QCoreApplication.translate("chinos", "In this round every fist holds at least one coin."),
        "not-a-finalist": QCoreApplication.translate("chinos", "One of the two finalists calls first."),
    }
    return known.get(reason, known["wrong-phase"])


# what is asked


def title(view: ChinosView, names: Names) -> str:
    """Return the heading of the moment: whose move it is."""
    own = view.viewer is not None and view.viewer in view.to_act
    match view.phase:
        case "hide" if own:
            return QCoreApplication.translate("chinos", "Close your fist")
        case "hide":
            return QCoreApplication.translate("chinos", "The fists close")
        case "call" if own:
            return QCoreApplication.translate("chinos", "{name}, your call").format(name=names[view.to_act[0]])
        case "call":
            return QCoreApplication.translate("chinos", "{name} calls").format(name=names[view.to_act[0]])
        case "show" if own:
            return QCoreApplication.translate("chinos", "Show your coins")
        case "show":
            return QCoreApplication.translate("chinos", "The hands open")
        case "choose" if own or view.chooser == TABLE:
            return QCoreApplication.translate("chinos", "Who calls first?")
        case "choose":
            assert view.chooser is not None
            return QCoreApplication.translate("chinos", "{name} chooses").format(name=names[view.chooser])
    return ""


def asked_sentence(view: ChinosView, names: Names) -> str:
    """Return the sentence below the heading: the question, or what is waited for."""
    own = view.viewer is not None and view.viewer in view.to_act
    match view.phase:
        case "hide" | "show" if own and view.rules is not None and view.rules.least and view.phase == "hide":
            return QCoreApplication.translate("chinos", "In this round every fist holds at least one coin.")
        case "hide" if own:
            return QCoreApplication.translate("chinos", "Choose how many of your three coins you hide.")
        case "show" if own:
            return QCoreApplication.translate("chinos", "Enter how many coins are in your hand.")
        case "hide" | "show":
            return QCoreApplication.translate("chinos", "%n fist(s) still to come.", "", len(view.to_act))
        case "call" if view.new_number:
            return new_number_sentence()
        case "call":
            return how_many(len(view.order))
        case "choose" if view.chooser == TABLE:
            return QCoreApplication.translate("chinos", "Choose a player by name or at the table.")
        case "choose" if own:
            return QCoreApplication.translate("chinos", "You did not score: you choose.")
        case "choose":
            return QCoreApplication.translate("chinos", "One of the two finalists calls first.")
    return ""


def how_many(fists: int) -> str:
    """Return the question of every call: How many coins are in all six fists?"""
    match fists:
        case 2:
            return QCoreApplication.translate("chinos", "How many coins are in both fists?")
        case 3:
            return QCoreApplication.translate("chinos", "How many coins are in all three fists?")
        case 4:
            return QCoreApplication.translate("chinos", "How many coins are in all four fists?")
        case 5:
            return QCoreApplication.translate("chinos", "How many coins are in all five fists?")
        case 6:
            return QCoreApplication.translate("chinos", "How many coins are in all six fists?")
        case _:
            return QCoreApplication.translate("chinos", "How many coins are in all {fists} fists?").format(fists=fists)


def hint(choice: Choice[Any], view: ChinosView, names: Names) -> str:
    """Return the strongest bot's choice with its reason. It speaks to the viewer alone."""
    action = choice.action
    if isinstance(action, Hide):
        return QCoreApplication.translate("chinos", "Hint: hide {coins}. {reason}").format(
            coins=coins_text(action.coins), reason=_why_coins(choice)
        )
    if isinstance(action, Show):
        return QCoreApplication.translate("chinos", "Enter the coins that you really hold.")
    if isinstance(action, ChooseFirst):
        return _first_hint(action, choice, names)
    assert isinstance(action, Call)
    if view.options.fists == "real":
        return QCoreApplication.translate("chinos", "No hint for a call: the program does not know your real coins.")
    highest = view.rules.highest if view.rules is not None else None
    return QCoreApplication.translate("chinos", "Hint: call {total}. {reason}").format(
        total=call_text(action.total, highest), reason=_why_call(choice, action.total)
    )


def _why_coins(choice: Choice[Any]) -> str:
    if choice.reason == "another-fist":
        return QCoreApplication.translate("chinos", "Another fist than last time.")
    return QCoreApplication.translate("chinos", "Any number is as good: what counts is that nobody can foresee it.")


def _first_hint(action: ChooseFirst, choice: Choice[Any], names: Names) -> str:
    if choice.reason == "first-for-place":
        return QCoreApplication.translate(
            "chinos", "Hint: {name} first. Then you call in place {place}, the best one here."
        ).format(name=names[action.seat], place=choice.details.get("place", ""))
    return QCoreApplication.translate("chinos", "Hint: {name} first. In a final it makes no difference.").format(
        name=names[action.seat]
    )


def _why_call(choice: Choice[Any], total: int) -> str:
    chance = choice.details.get("chance", 0)
    match choice.reason:
        case "calls-suggest":
            return QCoreApplication.translate(
                "chinos", "The calls so far suggest {total}: right in {chance} of 100 cases."
            ).format(total=total, chance=chance)
        case "tells-nothing":
            return QCoreApplication.translate(
                "chinos", "The middle of all totals tells the others nothing about your fist."
            )
        case "hides-half":
            return QCoreApplication.translate(
                "chinos",
                "Likely with your coins, and often enough called without them: right in {chance} of 100 cases.",
            ).format(chance=chance)
        case "reads-habits":
            return QCoreApplication.translate(
                "chinos", "It fits the habits of the other player: right in {chance} of 100 cases."
            ).format(chance=chance)
        case "balanced":
            return QCoreApplication.translate(
                "chinos", "Right in {chance} of 100 cases, and it gives little away about your fist."
            ).format(chance=chance)
    return QCoreApplication.translate(
        "chinos", "The likeliest total with your coins: right in {chance} of 100 cases."
    ).format(chance=chance)
