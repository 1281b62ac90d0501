"""What the audience of Chinese poker is told: a headline, and under it the reason, each in several wordings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.cards import Rank
from rules.chinese_poker import events
from rules.chinese_poker.automatic import Declared, Kind
from rules.chinese_poker.ranking import Category, RowRank
from rules.chinese_poker.scoring import PairScore
from rules.chinese_poker.setting import Row
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.phrases import card_name, listed, plain, rank_name, rank_plural, signed
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.told import limit_words

Names = Sequence[str]
Told = tuple[tuple[str, ...], tuple[str, ...]]
"""Wordings of the headline and of the reason, the fullest first."""

_REMARKABLE = ("super_bonus", "automatic", "scoop", "foul", "rows", "push")
"""What a deal is remembered for, first to last."""


# what a row is, in two short words


def row_words(rank: RowRank) -> str:
    """Return what a row is in two short words: Pair sixes."""
    return _short_words(rank.category, rank.ranks[0])


def _short_words(category: Category, top: Rank) -> str:
    match category:
        case Category.HIGH_CARD:
            said = QCoreApplication.translate("chinese_poker", "{rank} high").format(rank=rank_name(top))
            return hand_names.capital(said)
        case Category.PAIR:
            return QCoreApplication.translate("chinese_poker", "Pair {ranks}").format(ranks=rank_plural(top))
        case Category.THREE_OF_A_KIND:
            return QCoreApplication.translate("chinese_poker", "Three {ranks}").format(ranks=rank_plural(top))
        case Category.FOUR_OF_A_KIND:
            return QCoreApplication.translate("chinese_poker", "Four {ranks}").format(ranks=rank_plural(top))
    return hand_names.category_name(category)


def every_row_word() -> list[str]:
    """Return everything that may stand beside a row, for the room that is kept for it."""
    found = [_short_words(category, rank) for rank in Rank for category in Category]
    kinds: tuple[Kind, ...] = ("dragon", "six_pairs", "three_flushes", "three_straights")
    found += [kind_words(kind) for kind in kinds]
    found += [value_words(13), foul_word(), ready_word(), setting_word()]
    return sorted(set(found))


def value_words(value: int) -> str:
    """Return what an automatic win takes."""
    return QCoreApplication.translate("chinese_poker", "{value} from each").format(value=value)


def kind_words(kind: Kind) -> str:
    """Return an automatic win in two short words."""
    return hand_names.kind_name(kind)


def all_ready_words() -> Told:
    """Return that the opening begins."""
    return (QCoreApplication.translate("chinese_poker", "All are ready."),), ()


def foul_word() -> str:
    """Return the word beside the rows of a foul."""
    return hand_names.capital(QCoreApplication.translate("chinese_poker", "foul"))


def ready_word() -> str:
    """Return that a hand is locked."""
    return QCoreApplication.translate("chinese_poker", "✓ hand ready")


def setting_word() -> str:
    """Return that a hand is being set."""
    return QCoreApplication.translate("chinese_poker", "still setting")


def stack_words(view: PokerView, seat: Seat) -> tuple[str, ...]:
    """Return what lies in front of a seat, in full and as a number."""
    stack = view.stacks[seat]
    return (phrases.stack_text(view, seat), signed(stack) if not view.options.with_chips else plain(stack))


# positions


def waiting_words(view: PokerView, names: Names) -> Told:
    """Return what the audience waits for before the opening, or why nothing goes on."""
    if view.phase == "match-over":
        return match_words(view, names)
    if view.void is not None:
        said = phrases.void_sentence(view.void)
        return (said, said.split(":", maxsplit=1)[0]), ()
    if view.phase == "over":
        return (phrases.deal_title(view),), (standing(view, names),)
    missing = [names[seat] for seat in view.dealt_in if seat not in view.ready]
    head = QCoreApplication.translate("chinese_poker", "{deal}: hands are being set").format(
        deal=phrases.deal_title(view)
    )
    button = phrases.button_line(view, names)
    if view.options.clock:
        clock = QCoreApplication.translate("chinese_poker", "%n second(s) for a hand", "", view.options.clock)
        return (head, phrases.deal_title(view)), (f"{button} · {clock}", clock)
    if view.ready and missing:
        left = QCoreApplication.translate("chinese_poker", "Not ready yet: {names}").format(names=listed(missing))
        return (head, phrases.deal_title(view)), (left, button)
    return (head, phrases.deal_title(view)), (button,)


def result_words(view: PokerView, names: Names) -> Told:
    """Return who won the deal, and by what most of all."""
    assert view.result is not None
    net = view.result.score.net
    best = max(net[seat] for seat in view.dealt_in)
    leaders = [seat for seat in view.dealt_in if net[seat] == best]
    if best <= 0:
        return (QCoreApplication.translate("chinese_poker", "Nobody wins the deal"),), (net_words(view, names), "")
    if len(leaders) > 1:
        head = QCoreApplication.translate("chinese_poker", "{names} share the deal: {points} each")
        who = listed([names[seat] for seat in leaders])
        return (head.format(names=who, points=signed(best)),), (net_words(view, names), "")
    head = QCoreApplication.translate("chinese_poker", "{name} wins the deal: {points}").format(
        name=names[leaders[0]], points=signed(best)
    )
    pairs = [pair if pair.a == leaders[0] else pair.turned for pair in view.result.score.pairs]
    won = [pair for pair in pairs if pair.a == leaders[0] and pair.points > 0]
    if not won:
        return (head,), ("",)
    told = min(won, key=lambda pair: (_REMARKABLE.index(pair.why), -pair.points))
    if told.why == "rows" and sum(pair.points == told.points for pair in won) > 1:
        return (head,), (net_words(view, names), "")  # most of it from nobody
    return (head,), (*reason_words(told, view, names), "")


def net_words(view: PokerView, names: Names) -> str:
    """Return the net points of the deal."""
    assert view.result is not None
    return ", ".join(f"{names[seat]} {signed(view.result.score.net[seat])}" for seat in view.dealt_in)


def match_words(view: PokerView, names: Names) -> Told:
    """Return who won the match, and how the others stand."""
    winners = phrases.winner_sentence(view, names).replace("<b>", "").replace("</b>", "")
    return (winners,), (standing(view, names), "")


def standing(view: PokerView, names: Names) -> str:
    """Return what everybody has won in the match so far, the best first."""
    order = sorted(range(len(names)), key=lambda seat: -view.scores[seat])
    return ", ".join(f"{names[seat]} {signed(view.scores[seat])}" for seat in order)


# events


def row_headline(row: Row, leaders: Sequence[str], rank: RowRank) -> Told:
    """Return whose row is the highest, and what it is."""
    title = hand_names.row_title(row)
    if len(leaders) > 1:
        head = QCoreApplication.translate("chinese_poker", "{row}: {names} are equal and highest").format(
            row=title, names=listed(list(leaders))
        )
        short = QCoreApplication.translate("chinese_poker", "{row}: {number} equal and highest").format(
            row=title, number=len(leaders)
        )
    else:
        head = QCoreApplication.translate("chinese_poker", "{row}: {name} is highest").format(
            row=title, name=leaders[0]
        )
        short = f"{title}: {leaders[0]}"
    return (head, short), (hand_names.full_name(rank), row_words(rank))


def opening_words(row: Row) -> Told:
    """Return which rows are opened."""
    said = {
        "front": QCoreApplication.translate("chinese_poker", "The front rows are opened"),
        "middle": QCoreApplication.translate("chinese_poker", "The middle rows are opened"),
        "back": QCoreApplication.translate("chinese_poker", "The back rows are opened"),
    }[row]
    return (said, hand_names.row_title(row)), ()


def announced_words(event: events.AutomaticAnnounced, names: Names) -> Told:
    """Return who declares what."""
    kind = hand_names.lowered(hand_names.kind_name(event.kind))
    head = QCoreApplication.translate("chinese_poker", "{name} declares {kind}").format(
        name=names[event.seat], kind=kind
    )
    top = QCoreApplication.translate("chinese_poker", "{value} from each; {card} lies on top").format(
        value=event.value, card=card_name(event.top)
    )
    return (head,), (top, value_words(event.value))


def proved_words(event: events.AutomaticOpened, value: int, names: Names) -> Told:
    """Return that an automatic win was verified."""
    kind = hand_names.lowered(hand_names.kind_name(event.kind))
    head = QCoreApplication.translate("chinese_poker", "{name} shows {kind}: verified").format(
        name=names[event.seat], kind=kind
    )
    return (head,), (value_words(value),)


def foul_words(event: events.FoulOpened, names: Names) -> Told:
    """Return whose hand is a foul, and why."""
    head = QCoreApplication.translate("chinese_poker", "Foul by {name}").format(name=names[event.seat])
    why = phrases.foul_sentence(event.reason, event.setting)
    short = "" if event.reason == "wrong-count" else phrases.short_foul(event.reason)
    return (head,), (why, short)


def super_words(event: events.SuperBonusWon, names: Names) -> Told:
    """Return who beat everybody in everything."""
    head = QCoreApplication.translate("chinese_poker", "Super bonus for {name}").format(name=names[event.seat])
    why = QCoreApplication.translate("chinese_poker", "All three rows from everybody: 9 instead of 6 from each")
    return (head,), (why, QCoreApplication.translate("chinese_poker", "9 instead of 6 from each"))


def pair_words(event: events.PairScored | PairScore, names: Names) -> Told:
    """Return what one pair came to, and the reason of every point."""
    winner, loser = (event.a, event.b) if event.points >= 0 else (event.b, event.a)
    name, other, points = names[winner], names[loser], abs(event.points)
    if not points:
        head = QCoreApplication.translate("chinese_poker", "{name} and {other}: nothing").format(name=name, other=other)
    else:
        head = QCoreApplication.translate("chinese_poker", "{name} takes {points} from {other}").format(
            name=name, points=points, other=other
        )
    reasons = _why(event, turned=winner == event.b)
    return (head, f"{name} – {other}: {signed(points)}"), reasons


def reason_words(pair: PairScore, view: PokerView, names: Names) -> tuple[str, ...]:
    """Return why a seat (`pair.a`) won from another, as the reason of the deal: with the other's name in it."""
    assert view.entries is not None
    other = names[pair.b]
    match pair.why:
        case "super_bonus":
            said = QCoreApplication.translate(
                "chinese_poker", "All three rows from everybody: 9 instead of 6 from each"
            )
            return said, QCoreApplication.translate("chinese_poker", "9 instead of 6 from each")
        case "automatic":
            entry = view.entries[pair.a]
            assert isinstance(entry, Declared)
            return (f"{hand_names.kind_name(entry.kind)}: {value_words(entry.value)}",)
        case "scoop":
            said = QCoreApplication.translate("chinese_poker", "All three rows from {name}: {points} instead of 3")
        case "foul":
            said = QCoreApplication.translate("chinese_poker", "{points} from {name} for the foul")
        case _:
            said = QCoreApplication.translate("chinese_poker", "Most of it from {name}: {points}")
    points = pair.points if pair.why == "rows" else pair.base
    return said.format(name=other, points=points), _why(pair, turned=False)[-1]


def _why(event: events.PairScored | PairScore, *, turned: bool) -> tuple[str, ...]:
    """Return the reasons of a pair's points in words, with and without its bonuses."""
    base, bonus, rows = event.base, event.bonus, event.rows
    if turned:
        base, bonus = -base, -bonus
        rows = None if rows is None else tuple(-each for each in rows)  # type: ignore[assignment]
    match event.why:
        case "push":
            return (QCoreApplication.translate("chinese_poker", "Both win by themselves"),)
        case "automatic":
            said = QCoreApplication.translate("chinese_poker", "Automatic win: {points}").format(points=base)
        case "foul" if not event.points:
            return (QCoreApplication.translate("chinese_poker", "Two fouls"),)
        case "foul":
            said = QCoreApplication.translate("chinese_poker", "For the foul: {points}").format(points=base)
        case "super_bonus":
            said = QCoreApplication.translate("chinese_poker", "All three rows, super bonus: {points}").format(
                points=base
            )
        case "scoop":
            said = QCoreApplication.translate("chinese_poker", "All three rows: {points} instead of 3").format(
                points=base
            )
        case _:
            assert rows is not None
            said = QCoreApplication.translate("chinese_poker", "Rows {won} to {lost}").format(
                won=rows.count(1), lost=rows.count(-1)
            )
            if bonus:
                said = f"{said}: {signed(base)}"
    if not bonus:
        return (said,)
    with_bonus = QCoreApplication.translate("chinese_poker", "{words}, bonuses {bonus}").format(
        words=said, bonus=signed(bonus)
    )
    return with_bonus, said


def paid_words(event: events.Paid, view: PokerView, names: Names) -> Told:
    """Return one payment, with why it is less than owed if it is."""
    head = QCoreApplication.translate("chinese_poker", "{payer} pays {receiver} {paid}").format(
        payer=names[event.payer], receiver=names[event.receiver], paid=phrases.chips_text(event.paid, view.options)
    )
    short = f"{names[event.payer]} → {names[event.receiver]}: {event.paid}"
    if event.limit is None:
        return (head, short), ()
    owed = QCoreApplication.translate("chinese_poker", "{owed} owed").format(owed=event.owed)
    return (head, short), (f"{owed}. {limit_words(event, names)}", limit_words(event, names), owed)
