"""The bar table in words, and where a saved match stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinos.guesses import uniform_sum
from rules.chinos.rounds import OpenedRound
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.phrases import listed
from tablegames_qt.tables.chinos import phrases

Names = Sequence[str]


def words(view: ChinosView, names: Names) -> list[tuple[str, list[str]]]:
    """Return the table in words, from a view: headings with their lines."""
    found = [(QCoreApplication.translate("chinos", "Now"), _now(view, names))]
    if view.phase in ("hide", "call", "show"):
        if view.viewer is not None:
            found.append((QCoreApplication.translate("chinos", "Your fist"), _own(view)))
        found.append((QCoreApplication.translate("chinos", "Calls"), _calls(view, names)))
    if view.final:
        found.append((QCoreApplication.translate("chinos", "Final"), [final_line(view, names)]))
    if view.saved:
        saved = [phrases.names_of([seat], names) for seat in view.saved]
        found.append((QCoreApplication.translate("chinos", "Saved, in this order"), saved))
    if any(view.fouls):
        fouls = [
            QCoreApplication.translate("chinos", "{name}: %n foul(s)", "", number).format(name=names[seat])
            for seat, number in enumerate(view.fouls)
            if number
        ]
        found.append((QCoreApplication.translate("chinos", "Fouls"), fouls))
    if view.history:
        found.append(
            (
                QCoreApplication.translate("chinos", "Rounds"),
                [round_line(each, names) for each in reversed(view.history)],
            )
        )
    if view.bill:
        lines = [phrases.bill_sentence(view.bill, names)]
        lines.append(phrases.next_sentence(view.next_first, view.next_chooser, names))
        found.append((QCoreApplication.translate("chinos", "Bill"), lines))
    return found


def _now(view: ChinosView, names: Names) -> list[str]:
    if view.phase == "over":
        return [phrases.refusal("match-over", {})]
    return [phrases.title(view, names), phrases.asked_sentence(view, names), *warnings(view, names)]


def _own(view: ChinosView) -> list[str]:
    if view.viewer is None or view.viewer not in view.active:
        return [QCoreApplication.translate("chinos", "You do not play in this round.")]
    if view.viewer in view.closed:
        if view.coins is None:
            return [QCoreApplication.translate("chinos", "Closed, with real coins.")]
        return [
            QCoreApplication.translate("chinos", "{coins} in the fist").format(coins=phrases.coins_text(view.coins)),
            *([span_line(view)] if view.phase == "call" else []),
        ]
    return [QCoreApplication.translate("chinos", "Still open.")]


def _calls(view: ChinosView, names: Names) -> list[str]:
    lines = []
    highest = view.rules.highest if view.rules is not None else None
    for place, seat in enumerate(view.order):
        where = phrases.place_text(place + 1, len(view.order))
        if place < len(view.calls):
            said = phrases.call_text(view.calls[place], highest)
        elif seat in view.closed:
            said = QCoreApplication.translate("chinos", "not yet, the fist is closed")
        else:
            said = QCoreApplication.translate("chinos", "not yet, the fist is open")
        lines.append(f"{names[seat]}, {where}: {said}")
    if view.repeats_possible:
        lines.append(f"{meter_title()}: {meter_count(view)}. {meter_words(view)}")
    return lines


def span_line(view: ChinosView) -> str:
    """Return which totals the own coins leave possible; empty where they are not known."""
    if view.rules is None or view.coins is None:
        return ""
    span = view.rules.span(view.coins)
    if view.coins == 0:
        return QCoreApplication.translate(
            "chinos", "with an empty fist the total lies between {low} and {high}"
        ).format(low=span.start, high=span.stop - 1)
    return QCoreApplication.translate("chinos", "with your {coins} the total lies between {low} and {high}").format(
        coins=phrases.coins_text(view.coins), low=span.start, high=span.stop - 1
    )


def chances(view: ChinosView) -> dict[int, float]:
    """Return how likely each total is with the own coins, when nothing is known of the other fists; {} without coins."""
    if view.rules is None or view.coins is None:
        return {}
    others = uniform_sum(view.rules.players - 1, view.rules.least)
    return {view.coins + coins: chance for coins, chance in enumerate(others) if chance}


def training_line(chances: Mapping[int, float]) -> str:
    """Return the likeliest totals in words."""
    best = max(chances.values())
    likeliest = [str(total) for total, chance in chances.items() if chance >= best - 1e-12]
    return QCoreApplication.translate("chinos", "likeliest {totals}, in {chance} of 100 cases").format(
        totals=listed(likeliest), chance=round(100 * best)
    )


def meter_title() -> str:
    """Return the name of the meter."""
    return QCoreApplication.translate("chinos", "Different numbers")


def meter_count(view: ChinosView) -> str:
    """Return how many different numbers there are: 3 of 4."""
    return QCoreApplication.translate("chinos", "{count} of {needed}").format(count=min(4, view.different), needed=4)


def meter_in_brief(view: ChinosView) -> str:
    """Return the meter in few words: 3 of 4 different."""
    said = QCoreApplication.translate("chinos", "{count} of {needed} different")
    return said.format(count=min(4, view.different), needed=4)


def meter_words(view: ChinosView) -> str:
    """Return what follows from the different numbers for the next call."""
    if view.new_number:
        return QCoreApplication.translate("chinos", "The last caller must bring a new one.")
    if len(view.calls) < 3:
        return QCoreApplication.translate("chinos", "The first three calls differ.")
    return QCoreApplication.translate("chinos", "A number may be repeated.")


def final_line(view: ChinosView, names: Names) -> str:
    """Return the points of the final: Ana 2 : 1 Dario, to 3 points."""
    one, two = view.active
    return QCoreApplication.translate("chinos", "{one} {first} : {second} {two}, to {points}").format(
        one=names[one],
        two=names[two],
        first=view.points[one],
        second=view.points[two],
        points=phrases.points_text(view.options.final_target),
    )


def needs(view: ChinosView) -> tuple[Seat, ...]:
    """Return the finalists whom one point wins the final."""
    if not view.final or view.phase == "over":
        return ()
    return tuple(seat for seat in view.active if view.points[seat] == view.options.final_target - 1)


def warnings(view: ChinosView, names: Names) -> list[str]:
    """Return what everybody should know now."""
    said = []
    if view.phase != "over":
        said += [
            QCoreApplication.translate("chinos", "{name} needs one point to win the final.").format(name=names[seat])
            for seat in needs(view)
        ]
    return said


def round_line(each: OpenedRound, names: Names) -> str:
    """Return an opened round in one sentence: fists, calls, total, who left."""
    hands = [
        QCoreApplication.translate("chinos", "{name} {coins}, called {call}").format(
            name=names[seat], coins=coins, call=call
        )
        for seat, coins, call in zip(each.seats, each.coins, each.calls, strict=True)
    ]
    return QCoreApplication.translate("chinos", "Round {round}: {hands}. Total {total}: {result}.").format(
        round=each.number, hands="; ".join(hands), total=each.total, result=result_text(each, names)
    )


def result_text(each: OpenedRound, names: Names) -> str:
    """Return who hit in a round, or that nobody did; points of the final where there were any."""
    if not each.winners:
        return QCoreApplication.translate("chinos", "nobody")
    if each.final and max(each.points) == 2:
        return f"{names[each.winners[0]]} x2"
    return listed([names[seat] for seat in each.winners])


def round_title(view: ChinosView) -> str:
    """Return which round it is: Round 3, or Final, round 3."""
    if view.final:
        return QCoreApplication.translate("chinos", "Final, round {round}").format(round=view.round)
    return QCoreApplication.translate("chinos", "Round {round}").format(round=view.round)


def continue_line(view: ChinosView, names: Names) -> str:
    """Return where a match stands, in one or two sentences."""
    if view.phase == "over":
        return phrases.bill_sentence(view.bill, names)
    where = f"{round_title(view)}."
    if view.final:
        where = f"{where} {final_line(view, names)}."
    else:
        left = QCoreApplication.translate("chinos", "%n player(s) still in.", "", len(view.active))
        where = f"{where} {left}"
    return f"{where} {phrases.title(view, names)}."
