"""What the caption of the audience's bar table says: in several wordings, the fullest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinos import events
from rules.chinos.rounds import OpenedRound
from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.tables.chinos import phrases, words

Names = Sequence[str]


def happened(view: ChinosView, names: Names) -> list[str]:
    """Return what happened last: a call, the last opening, or who was drawn to call first."""
    if view.calls:
        seat, total = view.called[-1]
        earlier = tuple(each for each, said in view.called[:-1] if said == total)
        call = events.Called(seat, total, earlier, view.different)
        highest = view.rules.highest if view.rules is not None else None
        return [phrases.called_sentence(call, names, highest), f"{names[seat]}: {total}"]
    if view.phase == "show":
        return [QCoreApplication.translate("chinos", "The hands open: everybody shows the coins.")]
    if view.history:
        return result(view.history[-1], names)
    if view.first is not None:
        said = QCoreApplication.translate("chinos", "Round {round}: {name} calls first.")
        return [said.format(round=view.round, name=names[view.first])]
    return [phrases.asked_sentence(view, names)]


def result(each: OpenedRound, names: Names) -> list[str]:
    """Return how a round ended, with its total."""
    total = QCoreApplication.translate("chinos", "Total {total}").format(total=each.total)
    if not each.winners:
        ended = QCoreApplication.translate("chinos", "Nobody was right.")
    elif each.final:
        scored = QCoreApplication.translate("chinos", "{name}: {points}.")
        points = phrases.points_text(max(each.points))
        ended = scored.format(points=points, name=names[each.winners[0]])
    else:
        saved = QCoreApplication.translate("chinos", "Right and saved: {names}.")
        ended = saved.format(names=phrases.names_of(each.winners, names))
    return [f"{total}. {ended}", ended]


def stands(view: ChinosView, names: Names) -> list[str]:
    """Return which round it is, how many play, and who is next."""
    where = words.round_title(view)
    found = [where]
    if not view.final:
        playing = QCoreApplication.translate("chinos", "%n in play", "", len(view.active))
        found.insert(0, f"{where}, {playing}")
    if view.phase == "call" and len(view.calls) + 1 < len(view.order):
        after = names[view.order[len(view.calls) + 1]]
        said = QCoreApplication.translate("chinos", "{round}. After that: {name}")
        found.insert(0, said.format(round=found[0], name=after))
    elif view.phase == "choose" and view.chooser is not None and view.chooser != TABLE:
        found.insert(0, f"{where}. {phrases.choice_sentence(view.chooser, names)}")
    return found


def bill(view: ChinosView, names: Names) -> list[str]:
    """Return who pays what: in a sentence, or names with their cups."""
    payers = sorted((seat for seat, cups in enumerate(view.bill) if cups), key=lambda seat: -view.bill[seat])
    short = ", ".join(f"{names[seat]} {view.bill[seat]}" for seat in payers)
    pays = QCoreApplication.translate("chinos", "The bill: {payers}.").format(payers=short)
    most = [seat for seat in payers if seat in (view.loser, view.finalist)]
    least = ", ".join(f"{names[seat]} {view.bill[seat]}" for seat in most)
    return [phrases.bill_sentence(view.bill, names), pays, least]


def foul_in_short(event: events.FoulFound, names: Names) -> str:
    """Return a foul without its rule."""
    return QCoreApplication.translate("chinos", "Foul of {name}: {call} does not count.").format(
        name=names[event.seat], call=event.call
    )


def seat_lines(view: ChinosView, seat: Seat) -> list[str]:
    """Return what stands under a name: fouls, whose call it is, or the place in the order of calling."""
    fouls = view.fouls[seat]
    if fouls:
        return [QCoreApplication.translate("chinos", "%n foul(s)", "", fouls), f"× {fouls}"]
    if seat not in view.order:
        return []
    if view.phase == "call" and view.to_act == (seat,):
        return [QCoreApplication.translate("chinos", "calls now")]
    if seat in dict(view.called):
        return []
    place, players = view.order.index(seat) + 1, len(view.order)
    short = QCoreApplication.translate("chinos", "{count} of {needed}").format(count=place, needed=players)
    return [phrases.place_text(place, players), short, f"{place}/{players}"]


def saved_lines(view: ChinosView, seat: Seat) -> list[str]:
    """Return what stands under the name of a saved player."""
    number = next(each.number for each in view.history if seat in each.winners)
    full = QCoreApplication.translate("chinos", "saved in round {round}").format(round=number)
    return [full, QCoreApplication.translate("chinos", "saved")]


def shelf(view: ChinosView, names: Names) -> list[str]:
    """Return the saved in the order of leaving, with their rounds."""
    if not view.saved:
        return [""]
    rounds = {seat: each.number for each in view.history if not each.final for seat in each.winners}
    within = ", ".join(f"{names[seat]} ({rounds[seat]})" for seat in view.saved)
    plainly = ", ".join(names[seat] for seat in view.saved)
    shortly = ", ".join(f"{name[:4]}." if len(name) > 5 else name for name in (names[seat] for seat in view.saved))
    return [
        QCoreApplication.translate("chinos", "Saved in this order (round): {names}").format(names=within),
        QCoreApplication.translate("chinos", "Saved in this order: {names}").format(names=plainly),
        plainly,
        shortly,
        "",
    ]


def payer_reason(view: ChinosView, seat: Seat) -> list[str]:
    """Return why the loser or the finalist pays: the result of the final, and fines."""
    won, lost = (view.points[each] for each in (view.finalist, view.loser) if each is not None)
    if seat == view.loser:
        said = QCoreApplication.translate("chinos", "lost the final {lost} : {won}").format(lost=lost, won=won)
    else:
        said = QCoreApplication.translate("chinos", "won the final {won} : {lost}").format(lost=lost, won=won)
    fouls = view.fouls[seat] if view.options.foul_fine else 0
    fined = QCoreApplication.translate("chinos", "%n foul(s)", "", fouls)
    return [f"{said}, {fined}", said] if fouls else [said]
