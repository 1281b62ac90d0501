"""What pairs and payments are in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker import events
from rules.chinese_poker.payments import Payment
from rules.chinese_poker.scoring import PairScore
from tablegames_qt.phrases import signed

Names = Sequence[str]


def pair_sentence(event: events.PairScored | PairScore, names: Names) -> str:
    """Return what one pair of seats came to, with the reason of every point."""
    winner, loser = (event.a, event.b) if event.points >= 0 else (event.b, event.a)
    base, bonus = (event.base, event.bonus) if winner == event.a else (-event.base, -event.bonus)
    name, other = names[winner], names[loser]
    match event.why:
        case "push":
            return QCoreApplication.translate(
                "chinese_poker", "{name} and {other} push: both win by themselves."
            ).format(name=name, other=other)
        case "automatic":
            said = QCoreApplication.translate("chinese_poker", "{name} takes {points} from {other}: automatic win.")
        case "foul" if not event.points:
            return QCoreApplication.translate("chinese_poker", "{name} and {other}: two fouls, nothing.").format(
                name=name, other=other
            )
        case "foul":
            said = QCoreApplication.translate("chinese_poker", "{name} takes {points} from {other} for the foul.")
        case "super_bonus":
            said = QCoreApplication.translate(
                "chinese_poker", "{name} wins all three rows from {other} with the super bonus: {points}."
            )
        case "scoop":
            said = QCoreApplication.translate(
                "chinese_poker", "{name} wins all three rows from {other}: {points} instead of 3."
            )
        case _:
            return _rows_sentence(event, names)
    words = said.format(name=name, other=other, points=base)
    return f"{words} {_bonus(bonus)}" if bonus else words


def _rows_sentence(event: events.PairScored | PairScore, names: Names) -> str:
    assert event.rows is not None
    won, lost = event.rows.count(1), event.rows.count(-1)
    name, other, base = names[event.a], names[event.b], event.base
    if base < 0:
        name, other, won, lost, base = other, name, lost, won, -base
    said = (
        QCoreApplication.translate("chinese_poker", "{name} beats {other} {won} rows to {lost}: {points}.")
        if base
        else QCoreApplication.translate("chinese_poker", "{name} and {other}: rows {won} to {lost}, nothing.")
    )
    words = said.format(name=name, other=other, won=won, lost=lost, points=signed(base))
    if not event.bonus:
        return words
    gains, total = (event.a, event.points) if event.points >= 0 else (event.b, -event.points)
    return QCoreApplication.translate("chinese_poker", "{words} With bonuses {total} for {name}.").format(
        words=words, total=signed(total), name=names[gains]
    )


def _bonus(bonus: int) -> str:
    return QCoreApplication.translate("chinese_poker", "Bonuses {bonus}.").format(bonus=signed(bonus))


def paid_sentence(event: events.Paid | Payment, names: Names) -> str:
    """Return one payment, with why it is less than owed if it is."""
    payer, receiver = names[event.payer], names[event.receiver]
    if event.limit is None:
        return QCoreApplication.translate("chinese_poker", "{payer} pays {receiver} {paid}.").format(
            payer=payer, receiver=receiver, paid=event.paid
        )
    said = QCoreApplication.translate("chinese_poker", "{payer} owes {receiver} {owed} and pays {paid}: {why}")
    return said.format(payer=payer, receiver=receiver, owed=event.owed, paid=event.paid, why=limit_words(event, names))


def limit_words(event: events.Paid | Payment, names: Names) -> str:
    """Return why less is paid than owed."""
    payer, receiver = names[event.payer], names[event.receiver]
    match event.limit:
        case "no-room":
            return QCoreApplication.translate(
                "chinese_poker", "{name} has already won the {bound} of the own stack at the start."
            ).format(name=receiver, bound=event.bound)
        case "win-cap":
            return QCoreApplication.translate(
                "chinese_poker", "{name} had {bound} at the start and wins no more."
            ).format(name=receiver, bound=event.bound)
        case "loss-cap":
            return QCoreApplication.translate("chinese_poker", "{name} had only {bound} at the start.").format(
                name=payer, bound=event.bound
            )
    return QCoreApplication.translate("chinese_poker", "{name} has only {bound} left.").format(
        name=payer, bound=event.bound
    )


def why_words(pair: PairScore) -> str:
    """Return in a few words why a pair came to its points: two rows to one."""
    base = abs(pair.base)
    match pair.why:
        case "push":
            return QCoreApplication.translate("chinese_poker", "push")
        case "automatic":
            return QCoreApplication.translate("chinese_poker", "automatic win: {points}").format(points=base)
        case "foul":
            return QCoreApplication.translate("chinese_poker", "foul: {points}").format(points=base)
        case "super_bonus":
            return QCoreApplication.translate("chinese_poker", "super bonus: {points}").format(points=base)
        case "scoop":
            return QCoreApplication.translate("chinese_poker", "all three rows: {points}").format(points=base)
    assert pair.rows is not None
    return QCoreApplication.translate("chinese_poker", "rows {won} to {lost}").format(
        won=pair.rows.count(1), lost=pair.rows.count(-1)
    )
