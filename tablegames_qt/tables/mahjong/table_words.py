"""The whole mahjong table in words, and the strongest bot's choice with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.bots import Choice
from rules.mahjong.actions import Chow, DeclareKong, Discard, FlowerWin, Kong, Pass, Pung, Win
from rules.mahjong.calls import CLAIMS
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import KINDS, Tile
from tablegames_qt.phrases import listed
from tablegames_qt.settings import Settings
from tablegames_qt.tables.mahjong import phrases
from tablegames_qt.tables.mahjong.aids import distance, rest_without, waits_of
from tablegames_qt.tables.mahjong.names import meld_words, tile_name, tile_names

_SUITS = 3


def words(view: MahjongView, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the whole table in words: headings with their lines. Only what the view holds is said."""
    sections = [(QCoreApplication.translate("mahjong", "Now"), _now(view, names))]
    if view.viewer is not None and view.result is None:
        sections.append((QCoreApplication.translate("mahjong", "Your hand"), _hand(view)))
    for step in range(SEATS):
        seat = Seat(((view.viewer or 0) + step) % SEATS)
        sections.append((names[seat], _seat(view, seat)))
    if view.finished:
        lines = [phrases.series_line(view, number, names) for number in range(1, len(view.finished) + 1)]
        lines.append(
            QCoreApplication.translate("mahjong", "Sum: {totals}").format(totals=phrases.standing(view, names))
        )
        sections.append((QCoreApplication.translate("mahjong", "Hands"), lines))
    return sections


def _now(view: MahjongView, names: Sequence[str]) -> list[str]:
    lines = [phrases.round_line(view.deal, view.number), phrases.dealer_words(view.deal, names)]
    if view.result is not None:
        lines.append(phrases.result_sentence(view, names))
        return lines
    lines.append(QCoreApplication.translate("mahjong", "%n tile(s) left in the wall.", "", view.wall))
    asked = phrases.asked_sentence(view, names, able=view.asked and view.window is not None)
    lines.append(asked.replace("<b>", "").replace("</b>", ""))
    return lines


def counted(tiles: Sequence[Tile]) -> str:
    """Return tiles as a list, those alike together: 2 bamboo, 9 bamboo three times."""
    found = []
    for tile, number in Counter(tiles).items():
        name = tile_name(tile)
        match number:
            case 1:
                found.append(name)
            case 2:
                found.append(QCoreApplication.translate("mahjong", "{tile} twice").format(tile=name))
            case 3:
                found.append(QCoreApplication.translate("mahjong", "{tile} three times").format(tile=name))
            case _:
                found.append(QCoreApplication.translate("mahjong", "{tile} four times").format(tile=name))
    return listed(found)


def _hand(view: MahjongView) -> list[str]:
    lines = [counted(view.hand)]
    if view.drawn is not None:
        lines.append(QCoreApplication.translate("mahjong", "Just drawn: {tile}").format(tile=tile_name(view.drawn)))
    return lines


def aids(view: MahjongView, settings: Settings) -> tuple[str, list[str]] | None:
    """Return what the player has asked to be told of the own hand: a heading with its lines; None where it is nothing."""
    if view.viewer is None or view.result is not None:
        return None
    lines = [phrases.distance_line(distance(view))] if settings.hand_distance else []
    if settings.waits and len(view.concealed) % 3 == 1:
        waiting = phrases.waits_line(waits_of(view, rest_without(view, None)))
        if waiting:
            lines.append(waiting)
    return (QCoreApplication.translate("mahjong", "Towards a win"), lines) if lines else None


def _meld(meld: Meld, names_of: Sequence[str]) -> str:
    if meld.source is None:
        return meld_words(meld)
    return QCoreApplication.translate("mahjong", "{meld}, from {name}").format(
        meld=meld_words(meld), name=names_of[meld.source]
    )


def _seat(view: MahjongView, seat: Seat) -> list[str]:
    lines = [phrases.seat_line(view, seat)]
    if seat != view.viewer:
        lines.append(QCoreApplication.translate("mahjong", "%n concealed tile(s)", "", view.size(seat)))
    lines += [meld_words(meld) for meld in view.melds[seat]]
    if view.flowers[seat]:
        lines.append(
            QCoreApplication.translate("mahjong", "Flowers: {tiles}").format(tiles=tile_names(view.flowers[seat]))
        )
    pond = [tile for tile, taken in view.pond(seat) if taken is None]
    lines.append(
        QCoreApplication.translate("mahjong", "Discards in order: {tiles}").format(
            tiles=", ".join(tile_name(tile) for tile in pond)
        )
        if pond
        else QCoreApplication.translate("mahjong", "No discards")
    )
    return lines


def action_words(action: object, view: MahjongView) -> str:
    """Return what to do, as it stands after "Hint:"."""
    match action:
        case Discard(tile):
            return QCoreApplication.translate("mahjong", "throw {tile}").format(tile=tile_name(tile))
        case DeclareKong(tile):
            return QCoreApplication.translate("mahjong", "declare a kong of {tile}").format(tile=tile_name(tile))
        case Win() | FlowerWin():
            return QCoreApplication.translate("mahjong", "win")
        case Kong():
            return QCoreApplication.translate("mahjong", "claim the kong")
        case Pung():
            return QCoreApplication.translate("mahjong", "claim the pung")
        case Chow(low, high):
            return QCoreApplication.translate("mahjong", "claim the chow with {tiles}").format(
                tiles=tile_names((low, high))
            )
        case Pass():
            return QCoreApplication.translate("mahjong", "pass")
    del view
    return QCoreApplication.translate("mahjong", "go on to the next hand")


def hint(choice: Choice[Any], view: MahjongView, names: Sequence[str]) -> str:
    """Return the strongest bot's choice with its reason."""
    del names
    return (
        QCoreApplication.translate("mahjong", "Hint: {action}. {reason}")
        .format(action=action_words(choice.action, view), reason=_why(choice, view))
        .strip()
    )


def _stays_concealed(choice: Choice[Any], view: MahjongView) -> bool:
    """Whether a plan for all chows needs the hand concealed, and it still is so after the choice."""
    fan = choice.details.get("fan", 0)
    if isinstance(choice.action, CLAIMS) or view.viewer is None or view.melds[view.viewer]:
        return False
    return not isinstance(fan, int) or fan < view.options.min_fan


def plan_words(details: Any, *, concealed: bool = False) -> str:
    """Return the plan of a bot in words: half flush in bamboo; empty where it tells none."""
    name, suit = str(details.get("plan", "")), details.get("suit", -1)
    suits = (
        QCoreApplication.translate("mahjong", "characters"),
        QCoreApplication.translate("mahjong", "dots"),
        QCoreApplication.translate("mahjong", "bamboo"),
    )
    flush = isinstance(suit, int) and 0 <= suit < _SUITS
    match name:
        case "half" if flush:
            return QCoreApplication.translate("mahjong", "a half flush in {suit}").format(suit=suits[suit])
        case "full" if flush:
            return QCoreApplication.translate("mahjong", "a full flush in {suit}").format(suit=suits[suit])
        case "half":
            return QCoreApplication.translate("mahjong", "a half flush")
        case "full":
            return QCoreApplication.translate("mahjong", "a full flush")
        case "pungs":
            return QCoreApplication.translate("mahjong", "all pungs")
        case "chows":
            if concealed:
                return QCoreApplication.translate("mahjong", "all chows, concealed")
            return QCoreApplication.translate("mahjong", "all chows")
        case "pairs":
            return QCoreApplication.translate("mahjong", "seven pairs")
        case "orphans":
            return QCoreApplication.translate("mahjong", "thirteen orphans")
        case "free":
            wanted = details.get("wanted", ())
            if wanted:
                return QCoreApplication.translate("mahjong", "any hand with sets of {tiles}").format(
                    tiles=tile_names(each if isinstance(each, Tile) else KINDS[each] for each in wanted)
                )
            return QCoreApplication.translate("mahjong", "any hand with enough fan")
    return ""


def _promise(details: Any, plan: str) -> str:
    """Return what the hard bot expects of a discard, in times out of 100."""
    win, risk = details.get("win", 0), details.get("risk", 0)
    risky = QCoreApplication.translate("mahjong", "Others win on this tile about {risk} times in 100.").format(
        risk=risk
    )
    if not plan:
        nothing = QCoreApplication.translate("mahjong", "The hand promises nothing: what is safe goes.")
        return f"{nothing} {risky}"
    aim = QCoreApplication.translate("mahjong", "The aim is {plan}, won about {win} times in 100.").format(
        plan=plan, win=win
    )
    return f"{aim} {risky}" if risk else aim


def _aim(plan: str, missing: object) -> str:
    """Return what a hand aims at, and how far it is from being ready for just that: one less than what is missing."""
    if not isinstance(missing, int) or missing < 1:
        return QCoreApplication.translate("mahjong", "The aim is {plan}.").format(plan=plan)
    if missing == 1:
        return QCoreApplication.translate("mahjong", "The aim is {plan}: ready for it.").format(plan=plan)
    words = QCoreApplication.translate("mahjong", "The aim is {plan}: %n tile(s) from ready for it.", "", missing - 1)
    return words.format(plan=plan)


def _why(choice: Choice[Any], view: MahjongView) -> str:
    """Return the reason of a bot's choice as a sentence."""
    details = choice.details
    plan = plan_words(details, concealed=_stays_concealed(choice, view))
    match choice.reason:
        case "wins" | "wins-by-flowers":
            return QCoreApplication.translate("mahjong", "The hand is worth enough.")
        case "nothing-to-claim":
            return QCoreApplication.translate("mahjong", "There is nothing to claim.")
        case "kong-breaks-no-plan" | "kong-costs-nothing":
            return QCoreApplication.translate("mahjong", "The kong spoils nothing and brings another tile.")
        case "claim-helps":
            if plan:
                return QCoreApplication.translate("mahjong", "It brings you nearer to {plan}.").format(plan=plan)
            return QCoreApplication.translate("mahjong", "It brings the hand on.")
        case "claim-does-not-help":
            if plan:
                return QCoreApplication.translate("mahjong", "It does not help towards {plan}.").format(plan=plan)
            return QCoreApplication.translate("mahjong", "The hand is worth more without the claim.")
        case "leaves-most" | "not-in-the-plan":
            if plan:
                return _aim(plan, details.get("missing"))
            return QCoreApplication.translate("mahjong", "What is left is worth most.")
        case "promises-most":
            return _promise(details, plan)
        case "kong-promises-more":
            return QCoreApplication.translate("mahjong", "With the kong the hand promises more.")
        case "least-needed":
            return QCoreApplication.translate("mahjong", "It is needed least.")
    return ""
