"""Chinese poker in words: events, refusals, hints, states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.bots import Choice
from rules.chinese_poker import events
from rules.chinese_poker.actions import Arrange, DeclareAutomatic
from rules.chinese_poker.automatic import VALUES, Kind
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.setting import ROWS, Foul, RowState, Setting
from rules.chinese_poker.view import PokerView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import card_name, listed, plain, signed
from tablegames_qt.tables.chinese_poker import hand_names
from tablegames_qt.tables.chinese_poker.told import paid_sentence, pair_sentence

Names = Sequence[str]


def chips_text(number: int, options: PokerOptions) -> str:
    """Return an amount in words: 7 chips, or in a running score 7 points."""
    if not options.with_chips:
        return QCoreApplication.translate("chinese_poker", "%n point(s)", "", number)
    return QCoreApplication.translate("chinese_poker", "%n chip(s)", "", number)


def stack_text(view: PokerView, seat: Seat) -> str:
    """Return what a seat has in front of it."""
    if not view.options.with_chips:
        return QCoreApplication.translate("chinese_poker", "score {score}").format(score=signed(view.stacks[seat]))
    return chips_text(view.stacks[seat], view.options)


def deal_title(view: PokerView) -> str:
    """Return which deal it is: Deal 5 of 12."""
    if view.deals is None:
        return QCoreApplication.translate("chinese_poker", "Deal {deal}").format(deal=view.deal)
    return QCoreApplication.translate("chinese_poker", "Deal {deal} of {deals}").format(
        deal=view.deal, deals=view.deals
    )


def button_line(view: PokerView, names: Names) -> str:
    """Return who has the button."""
    if view.button == view.viewer:
        return QCoreApplication.translate("chinese_poker", "You have the button")
    return QCoreApplication.translate("chinese_poker", "{name} has the button").format(name=names[view.button])


def seat_state(view: PokerView, seat: Seat) -> str:
    """Return whether a seat is ready."""
    if seat in view.waiting:
        return QCoreApplication.translate("chinese_poker", "waits a deal")
    if seat not in view.dealt_in:
        return QCoreApplication.translate("chinese_poker", "not dealt in")
    if seat in view.ready:
        return QCoreApplication.translate("chinese_poker", "✓ ready")
    return QCoreApplication.translate("chinese_poker", "setting …")


def asked_sentence(view: PokerView, names: Names) -> str:
    """Return what is asked in a position, of the viewer or of somebody else."""
    if view.phase == "match-over":
        return winner_sentence(view, names)
    if view.void is not None:
        return void_sentence(view.void)
    if view.phase == "over":
        return net_sentence(view, names)
    if view.viewer is None or view.viewer not in view.dealt_in:
        return QCoreApplication.translate("chinese_poker", "The players set their hands.")
    if view.viewer in view.ready:
        return QCoreApplication.translate("chinese_poker", "Your rows are locked. Hold the mouse on them to look.")
    return QCoreApplication.translate("chinese_poker", "Set three rows: <b>back highest</b>, front lowest.")


def void_sentence(reason: str) -> str:
    """Return why a deal is void."""
    known = {
        "five-cards-exposed": QCoreApplication.translate(
            "chinese_poker", "The deal is void: five cards of a hand were seen. No chips move."
        ),
        "wrong-player": QCoreApplication.translate(
            "chinese_poker", "The deal is void: a hand came to the wrong player. No chips move."
        ),
        "host-decision": QCoreApplication.translate(
            "chinese_poker", "The deal is void: the host broke it off. No chips move."
        ),
    }
    return known[reason]


def net_sentence(view: PokerView, names: Names) -> str:
    """Return the net points of the deal in a sentence."""
    if not view.history:
        return ""
    net = view.history[-1].net
    return ", ".join(f"{names[seat]} <b>{signed(net[seat])}</b>" for seat in view.dealt_in)


def winner_sentence(view: PokerView, names: Names) -> str:
    """Return who won the match."""
    winners = [names[seat] for seat in view.winners]
    if not winners:
        return ""
    won = signed(view.scores[view.winners[0]])
    if len(winners) > 1:
        return QCoreApplication.translate("chinese_poker", "The match is shared by {names}, {won} each.").format(
            names=listed(winners), won=won
        )
    return QCoreApplication.translate("chinese_poker", "<b>{name}</b> wins the match with {won}.").format(
        name=winners[0], won=won
    )


def foul_sentence(foul: Foul, setting: Setting) -> str:
    """Return which rule a setting breaks: Middle (flush) beats back (straight)."""
    if foul == "wrong-count":
        return QCoreApplication.translate("chinese_poker", "Rows hold three, five and five cards.")
    front, middle, back = (rank(setting[row]) for row in ROWS)
    if foul == "middle-beats-back":
        return QCoreApplication.translate("chinese_poker", "Middle ({middle}) beats back ({back}).").format(
            middle=hand_names.in_brackets(middle, back), back=hand_names.in_brackets(back, middle)
        )
    return QCoreApplication.translate("chinese_poker", "Front ({front}) beats middle ({middle}).").format(
        front=hand_names.in_brackets(front, middle), middle=hand_names.in_brackets(middle, front)
    )


def short_foul(foul: Foul) -> str:
    """Return in a few words which rule a setting breaks."""
    if foul == "middle-beats-back":
        return QCoreApplication.translate("chinese_poker", "Middle beats back")
    return QCoreApplication.translate("chinese_poker", "Front beats middle")


def badge_words(number: int, state: RowState, setting: Setting) -> tuple[str, str, str, str, str]:
    """Return sign, headline, line, bonus and a short line of the badge of a row: 0 front, 1 middle, 2 back."""
    row = ROWS[number]
    size = len(setting[row]) + state.free
    if state.state == "incomplete":
        head = QCoreApplication.translate("chinese_poker", "{cards} of {places}").format(
            cards=size - state.free, places=size
        )
        if state.rank is not None and len(setting[row]) > 1:
            head = f"{head} · {hand_names.lowered(hand_names.category_name(state.rank.category))}"
            ranks = hand_names.capital(hand_names.detail(state.rank))
            return "open", head, f"{ranks}. {hand_names.row_rule(row)}.", "", ranks
        return "open", head, hand_names.row_rule(row), "", ""
    assert state.rank is not None
    head = hand_names.category_name(state.rank.category)
    ranks = hand_names.capital(hand_names.detail(state.rank))
    bonus = signed(state.bonus) if state.bonus else ""
    if state.foul is not None:
        return "wrong", head, foul_sentence(state.foul, setting), bonus, short_foul(state.foul)
    if state.state == "equal":
        equal = QCoreApplication.translate("chinese_poker", "Middle and back are equal: allowed.")
        return "equal", head, f"{ranks}. {equal}", bonus, equal
    return "right", head, ranks, bonus, ""


def automatic_label(kind: Kind) -> str:
    """Return the label of the button that declares: Six pairs: 4 from each."""
    return QCoreApplication.translate("chinese_poker", "{kind}: {value} from each").format(
        kind=hand_names.kind_name(kind), value=VALUES[kind]
    )


def holds_sentence(kind: Kind, *, must: bool) -> str:
    """Return that the hand wins by itself; `must`: it has to be declared."""
    said = (
        QCoreApplication.translate("chinese_poker", "You hold <b>{kind}</b>: declared for you in this version.")
        if must
        else QCoreApplication.translate("chinese_poker", "You hold <b>{kind}</b>: declare it, or play rows.")
    )
    return said.format(kind=hand_names.lowered(hand_names.kind_name(kind)))


def left_sentence(left: int) -> str:
    """Return that cards are still in the tray."""
    return QCoreApplication.translate("chinese_poker", "Not yet: %n card(s) are still in your tray.", "", left)


def warnings(view: PokerView, names: Names) -> list[str]:
    """Return what a player should know now: seats without chips, a short buy used, seats that wait."""
    said = [
        QCoreApplication.translate("chinese_poker", "{name} has no chips: buy in or leave.").format(name=names[seat])
        for seat in view.broke
        if seat == view.viewer
    ]
    said += [
        QCoreApplication.translate("chinese_poker", "{name} has no chips and buys in before the next deal.").format(
            name=names[seat]
        )
        for seat in view.broke
        if seat != view.viewer
    ]
    viewer = view.viewer
    if viewer is not None and view.bought[viewer] and view.options.with_chips:
        last = view.bought[viewer][-1]
        if last % view.options.full_buy:
            said.append(
                QCoreApplication.translate("chinese_poker", "Your short buy is used: the next buy is a full one.")
            )
    said += [
        QCoreApplication.translate("chinese_poker", "{name} waits a deal.").format(name=names[seat])
        for seat in view.waiting
    ]
    return said


def refusal(reason: str, details: Mapping[str, object]) -> str:
    """Return the sentence of a reason key."""
    del details
    known = {
        "not-your-turn": QCoreApplication.translate("chinese_poker", "Not now: your hand is locked, or you have none."),
        "not-automatic": QCoreApplication.translate("chinese_poker", "This hand does not win by itself."),
        "no-clock-foul": QCoreApplication.translate("chinese_poker", "Nobody forfeits a hand without a clock."),
        "not-your-cards": QCoreApplication.translate("chinese_poker", "These are not your thirteen cards."),
        "must-declare": QCoreApplication.translate(
            "chinese_poker", "In this version a hand that wins by itself must be declared."
        ),
        "wrong-count": QCoreApplication.translate("chinese_poker", "Rows hold three, five and five cards."),
        "middle-beats-back": QCoreApplication.translate("chinese_poker", "The middle beats the back: a foul."),
        "front-beats-middle": QCoreApplication.translate("chinese_poker", "The front beats the middle: a foul."),
        "table-only": QCoreApplication.translate("chinese_poker", "That is for the table, not for one player."),
        "match-over": QCoreApplication.translate("chinese_poker", "The match is over."),
        "only-between-deals": QCoreApplication.translate("chinese_poker", "Only between two deals."),
        "no-deal-to-void": QCoreApplication.translate("chinese_poker", "There is no deal to void."),
        "already-set": QCoreApplication.translate(
            "chinese_poker", "Somebody has locked already: hands at the wrong place no longer void the deal."
        ),
        "too-few-ready": QCoreApplication.translate("chinese_poker", "A deal needs two players with chips."),
        "no-such-seat": QCoreApplication.translate("chinese_poker", "There is no such seat."),
        "seat-taken": QCoreApplication.translate("chinese_poker", "Somebody sits there."),
        "seat-not-taken": QCoreApplication.translate("chinese_poker", "Nobody sits there."),
        "too-many-chips": QCoreApplication.translate("chinese_poker", "A stack holds 999,999,999 chips at most."),
        "no-chips": QCoreApplication.translate("chinese_poker", "This match is played for a running score."),
        "not-a-buy-in": QCoreApplication.translate(
            "chinese_poker", "Buy whole buy-ins, or once less than one, but no less than a point."
        ),
        "short-buy-off": QCoreApplication.translate("chinese_poker", "Short buys are not allowed in this match."),
        "first-buy-must-be-full": QCoreApplication.translate("chinese_poker", "The first buy is a full one."),
        "short-buy-used": QCoreApplication.translate(
            "chinese_poker", "Your last buy was a short one: the next must be full."
        ),
        "wrong-number-of-stacks": QCoreApplication.translate("chinese_poker", "There is one stack for each seat."),
        "negative-stack": QCoreApplication.translate("chinese_poker", "No stack goes below zero."),
        "total-differs": QCoreApplication.translate("chinese_poker", "The sum of all stacks has to stay the same."),
    }
    return known.get(reason, known["not-your-turn"])


def hint(choice: Choice[Any], view: PokerView, names: Names) -> str:
    """Return the strongest bot's choice with its reason."""
    del view, names
    details = choice.details
    action = choice.action
    if isinstance(action, DeclareAutomatic):
        kind: Any = details["kind"]
        return QCoreApplication.translate("chinese_poker", "Hint: declare {kind}, {value} from each.").format(
            kind=f"<b>{hand_names.lowered(hand_names.kind_name(kind))}</b>", value=details["value"]
        )
    if not isinstance(action, Arrange):
        return QCoreApplication.translate("chinese_poker", "Go on to the next deal.")
    named = [
        f"<b>{hand_names.lowered(hand_names.category_name(rank(action.setting[row]).category))}</b>"
        for row in reversed(ROWS)
    ]
    said = QCoreApplication.translate(
        "chinese_poker", "Hint: {back} behind, {middle} in the middle, {front} in front."
    ).format(back=named[0], middle=named[1], front=named[2])
    if choice.reason not in ("most-points", "plays-rows"):
        return said
    wins = QCoreApplication.translate("chinese_poker", "They win {back}, {middle} and {front} of 100 rows.").format(
        back=details["back"], middle=details["middle"], front=details["front"]
    )
    return f"{said} {wins}"


def log_line(event: Event, names: Names) -> str | None:
    """Return one event as a plain sentence, or None for events that the log passes over."""
    match event:
        case events.ButtonDrawn():
            return QCoreApplication.translate("chinese_poker", "The lot gives {name} the button.").format(
                name=names[event.seat]
            )
        case events.Dealt():
            return QCoreApplication.translate("chinese_poker", "Deal {deal}: {names} are dealt in.").format(
                deal=event.deal, names=listed([names[seat] for seat in event.dealt_in])
            )
        case events.Sealed():
            return _sealed_line(event, names)
        case events.AllReady():
            return QCoreApplication.translate("chinese_poker", "All are ready.")
        case events.AutomaticAnnounced():
            return QCoreApplication.translate(
                "chinese_poker", "{name} declares {kind}, {value} from each; {card} lies on top."
            ).format(
                name=names[event.seat],
                kind=hand_names.lowered(hand_names.kind_name(event.kind)),
                value=event.value,
                card=card_name(event.top),
            )
        case events.AutomaticOpened():
            return QCoreApplication.translate("chinese_poker", "{name} shows {kind}: verified.").format(
                name=names[event.seat], kind=hand_names.lowered(hand_names.kind_name(event.kind))
            )
        case events.FoulOpened():
            return QCoreApplication.translate("chinese_poker", "Foul by {name}: {reason}").format(
                name=names[event.seat], reason=foul_sentence(event.reason, event.setting)
            )
        case events.RowOpened():
            return _row_line(event, names)
        case events.SuperBonusWon():
            return QCoreApplication.translate(
                "chinese_poker", "{name} beats everybody in all three rows: 9 instead of 6 from each."
            ).format(name=names[event.seat])
        case events.PairScored():
            return pair_sentence(event, names)
        case events.Paid():
            return paid_sentence(event, names)
        case events.DealScored():
            results = [f"{names[seat]} {signed(net)}" for seat, net in enumerate(event.net[: len(names)])]
            return QCoreApplication.translate("chinese_poker", "Deal {deal} is over: {results}.").format(
                deal=event.deal, results=", ".join(results)
            )
        case events.DealVoided():
            return void_sentence(event.reason)
        case events.MatchEnded():
            return QCoreApplication.translate("chinese_poker", "The match is over. It is won by {names}.").format(
                names=listed([names[seat] for seat in event.winners])
            )
    return _seat_line(event, names)


def _seat_line(event: Event, names: Names) -> str | None:
    match event:
        case events.Bought():
            return QCoreApplication.translate("chinese_poker", "{name} buys {amount} and has {stack}.").format(
                name=names[event.seat], amount=event.amount, stack=event.stack
            )
        case events.Joined():
            return QCoreApplication.translate("chinese_poker", "{name} sits down with {stack}.").format(
                name=names[event.seat], stack=plain(event.stack)
            )
        case events.Left():
            return QCoreApplication.translate("chinese_poker", "{name} leaves with {stack}, {net} in all.").format(
                name=names[event.seat], stack=plain(event.stack), net=signed(event.net)
            )
        case events.StacksCorrected():
            stacks = [f"{names[seat]} {plain(stack)}" for seat, stack in enumerate(event.stacks[: len(names)])]
            return QCoreApplication.translate("chinese_poker", "The host corrects the stacks: {stacks}. {note}").format(
                stacks=", ".join(stacks), note=event.note.text
            )
    return None


def _sealed_line(event: events.Sealed, names: Names) -> str:
    if not isinstance(event.entry, Setting):
        return QCoreApplication.translate("chinese_poker", "{name} declares: sealed until all are ready.").format(
            name=names[event.seat]
        )
    if not event.entry.complete:
        return QCoreApplication.translate("chinese_poker", "Time is up: {name} forfeits the hand.").format(
            name=names[event.seat]
        )
    rows = ", ".join(
        hand_names.lowered(hand_names.category_name(rank(event.entry[row]).category)) for row in reversed(ROWS)
    )
    return QCoreApplication.translate("chinese_poker", "{name} locks, from back to front: {rows}.").format(
        name=names[event.seat], rows=rows
    )


def _row_line(event: events.RowOpened, names: Names) -> str:
    shown = [
        QCoreApplication.translate("chinese_poker", "{name} {hand}").format(
            name=names[seat], hand=hand_names.lowered(hand_names.full_name(rank(cards)))
        )
        for seat, cards in enumerate(event.cards[: len(names)])
        if cards
    ]
    return f"{hand_names.row_title(event.row)}: {'; '.join(shown)}."
