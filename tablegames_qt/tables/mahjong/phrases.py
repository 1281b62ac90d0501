"""Mahjong in words: events, refusals, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from rules.events import Event
from rules.mahjong import events
from rules.mahjong.actions import FALSE_WIN
from rules.mahjong.choices import CallChoices
from rules.mahjong.ending import HandResult
from rules.mahjong.melds import Meld
from rules.mahjong.options import MahjongOptions
from rules.mahjong.rounds import Deal
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile
from tablegames_qt.phrases import listed, signed
from tablegames_qt.tables.mahjong.aids import Wait
from tablegames_qt.tables.mahjong.names import meld_words, tile_name, tile_names, wind_name
from tablegames_qt.tables.mahjong.scoring_words import fan_text, items_list, pays_line, short_line, winner_title

LAST_TILES = 12
"""From so many tiles left on the wall says that it is about to end."""


def round_line(deal: Deal, number: int) -> str:
    """Return which hand it is: East round, hand 5."""
    return QCoreApplication.translate("mahjong", "{wind} round, hand {number}").format(
        wind=wind_name(deal.round_wind), number=number
    )


def dealer_words(deal: Deal, names: Sequence[str]) -> str:
    """Return who deals, and how often again."""
    if deal.repeat:
        return QCoreApplication.translate("mahjong", "{name} deals, streak {streak}").format(
            name=names[deal.dealer], streak=deal.repeat
        )
    return QCoreApplication.translate("mahjong", "{name} deals").format(name=names[deal.dealer])


def left_words(wall: int) -> str:
    """Return the word under the number of tiles of the wall."""
    if wall <= LAST_TILES:
        return QCoreApplication.translate("mahjong", "last tiles")
    return QCoreApplication.translate("mahjong", "tiles left")


def asked_sentence(view: MahjongView, names: Sequence[str], *, able: bool, drawn: bool = True) -> str:
    """Return what is asked in a position. able: the viewer can claim something, and has not answered. drawn: it says what was
    drawn, too.
    """
    if view.result is not None:
        return ""
    window = view.window
    if window is None:
        if view.turn != view.viewer:
            return QCoreApplication.translate("mahjong", "{name} plays.").format(name=names[view.turn])
        if view.drawn is None or not drawn:
            return QCoreApplication.translate("mahjong", "<b>Throw one tile.</b>")
        return QCoreApplication.translate("mahjong", "<b>Throw one tile.</b> You drew {tile}.").format(
            tile=tile_name(view.drawn)
        )
    name = names[window.seat]
    if window.asking == "flowers":
        if able:
            return QCoreApplication.translate("mahjong", "<b>Your flowers win by themselves, if you like.</b>")
        return QCoreApplication.translate("mahjong", "{name} may win by flowers.").format(name=name)
    assert window.tile is not None
    tile = tile_name(window.tile)
    if window.asking == "discard":
        if able:
            return QCoreApplication.translate("mahjong", "{name} threw {tile}. <b>Claim it, or pass.</b>").format(
                name=name, tile=tile
            )
        if window.seat == view.viewer:
            return QCoreApplication.translate("mahjong", "You threw {tile}. Waiting.").format(tile=tile)
        return QCoreApplication.translate("mahjong", "{name} threw {tile}. Waiting.").format(name=name, tile=tile)
    if able:
        return QCoreApplication.translate("mahjong", "{name} makes a kong of {tile}. <b>Rob it, or pass.</b>").format(
            name=name, tile=tile
        )
    return QCoreApplication.translate("mahjong", "{name} makes a kong of {tile}. Waiting.").format(name=name, tile=tile)


def can_call(view: MahjongView) -> bool:
    """Whether the viewer can truly claim the tile that is asked about: a false win is no claim."""
    mine = view.choices()
    return isinstance(mine, CallChoices) and any(action is not FALSE_WIN for action in mine.calls())


def waits_line(waits: Sequence[Wait], tile: Tile | None = None) -> str:
    """Return what a hand waits for: 5 dots goes: then you wait for 1 or 4 bamboo, 7 left."""
    if not waits:
        return ""
    left = sum(wait.left for wait in waits)
    kinds = listed_or([tile_name(wait.tile) for wait in waits])
    if tile is None:
        return QCoreApplication.translate("mahjong", "You wait for {tiles}: {left} left.").format(
            tiles=kinds, left=left
        )
    return QCoreApplication.translate("mahjong", "Without {tile} you wait for {tiles}: {left} left.").format(
        tile=tile_name(tile), tiles=kinds, left=left
    )


def waited_line(waits: Sequence[Wait]) -> str:
    """Return what a hand waited for when it ended."""
    if not waits:
        return ""
    kinds = listed_or([tile_name(wait.tile) for wait in waits])
    return QCoreApplication.translate("mahjong", "You were waiting for {tiles}.").format(tiles=kinds)


def listed_or(items: list[str]) -> str:
    """Return alternatives: a, b or c."""
    if len(items) < 2:
        return "".join(items)
    return QCoreApplication.translate("mahjong", "{first} or {last}").format(
        first=", ".join(items[:-1]), last=items[-1]
    )


def distance_line(distance: int, tile: Tile | None = None) -> str:
    """Return how far a hand is from any complete one, a tile being thrown: a plan that is worth enough may be further."""
    if distance < 0:
        return QCoreApplication.translate("mahjong", "The hand is complete.")
    if distance == 0:
        return QCoreApplication.translate("mahjong", "The hand is ready, whatever the fan.")
    if tile is None:
        return QCoreApplication.translate("mahjong", "%n tile(s) from ready, whatever the fan.", "", distance)
    far = QCoreApplication.translate(
        "mahjong", "Without {tile}: %n tile(s) from ready, whatever the fan.", "", distance
    )
    return far.format(tile=tile_name(tile))


def worth_line(waits: Sequence[Wait], options: MahjongOptions, wall: int) -> str:
    """Return what the best wait would be worth: With 1 or 4 bamboo: 6 fan by own draw, 5 fan by a discard.

    wall: tiles that can still be drawn; after the last of them nobody draws any more.
    """
    best = max(waits, key=lambda wait: wait.by_draw.fan, default=None)
    if best is None or not best.by_draw.fan:
        return ""
    kinds = listed_or([tile_name(wait.tile) for wait in waits if wait.by_draw.fan == best.by_draw.fan])
    drawn, thrown = fan_text(best.by_draw.fan), fan_text(best.by_discard.fan)
    if wall == 0:
        line = QCoreApplication.translate("mahjong", "With {tiles}: {thrown} by a discard.")
    elif best.by_discard.reason == "below-minimum" and best.by_draw.legal:
        line = QCoreApplication.translate(
            "mahjong", "With {tiles}: {drawn} by own draw; a discard has {thrown} of {least}."
        )
    else:
        line = QCoreApplication.translate("mahjong", "With {tiles}: {drawn} by own draw, {thrown} by a discard.")
    return line.format(tiles=kinds, drawn=drawn, thrown=thrown, least=options.min_fan)


def win_line(view: MahjongView, waits: Sequence[Wait]) -> str:
    """Return why a win is off now, or what it is worth."""
    won = view.win_now()
    if won is None:
        worth = worth_line(waits, view.options, view.wall)
        if view.window is not None and not worth:
            return ""
        nothing = QCoreApplication.translate("mahjong", "Not a winning hand yet.")
        return f"{nothing} {worth}".strip()
    if won.reason is None:
        if view.window is not None and view.options.passed_win_lock and view.window.tile in view.passed:
            return refusal("passed-win", {})
        return QCoreApplication.translate("mahjong", "You can win now: {fan}, {items}.").format(
            fan=fan_text(won.fan), items=items_list([item.id for item in won.items])
        )
    if won.reason != "below-minimum":
        return QCoreApplication.translate("mahjong", "Not a winning hand yet.")
    line = short_line(won, view.options)
    if view.window is not None:
        more = QCoreApplication.translate("mahjong", "Own draw would add 1.")
        return f"{line} {more}"
    return line


def call_word(event: Event) -> str:
    """Return what is called out: Pung."""
    match event:
        case events.Claimed(meld=meld) | events.KongMade(meld=meld):
            return {
                "chow": QCoreApplication.translate("mahjong", "Chow"),
                "pung": QCoreApplication.translate("mahjong", "Pung"),
                "kong": QCoreApplication.translate("mahjong", "Kong"),
                "concealed_kong": QCoreApplication.translate("mahjong", "Kong"),
            }[meld.type]
        case events.KongDeclared():
            return QCoreApplication.translate("mahjong", "Kong")
        case events.HandEnded(result=result):
            if result.kind == "win":
                return QCoreApplication.translate("mahjong", "Win")
            if result.kind == "void":
                return QCoreApplication.translate("mahjong", "False win")
    return ""


def meld_label(meld: Meld, names: Sequence[str]) -> str:
    """Return what stands under an own meld: pung, from Carla."""
    kind = {
        "chow": QCoreApplication.translate("mahjong", "chow"),
        "pung": QCoreApplication.translate("mahjong", "pung"),
        "kong": QCoreApplication.translate("mahjong", "kong"),
        "concealed_kong": QCoreApplication.translate("mahjong", "kong, concealed"),
    }[meld.type]
    if meld.source is None:
        return kind
    return QCoreApplication.translate("mahjong", "{meld}, from {name}").format(meld=kind, name=names[meld.source])


def log_line(event: Event, names: Sequence[str]) -> str | None:
    """Return one event as a plain sentence, or None for events that the log passes over."""
    match event:
        case events.DealerDrawn():
            return QCoreApplication.translate("mahjong", "The lot falls on {name}, who deals first.").format(
                name=names[event.dealer]
            )
        case events.HandDealt():
            return QCoreApplication.translate("mahjong", "{round}: {dealer}, {wall} tiles are left.").format(
                round=round_line(Deal(event.dealer, event.round_wind, event.repeat), event.number),
                dealer=dealer_words(Deal(event.dealer, event.round_wind, event.repeat), names),
                wall=event.wall,
            )
        case events.FlowersExposed():
            return QCoreApplication.translate("mahjong", "{name} lays open: {flowers}.").format(
                name=names[event.seat], flowers=tile_names(event.flowers)
            )
        case events.FlowerDrawn():
            return QCoreApplication.translate("mahjong", "{name} draws {flower} and lays it open.").format(
                name=names[event.seat], flower=tile_name(event.flower)
            )
        case events.TileDrawn():
            if event.replacement:
                return QCoreApplication.translate("mahjong", "{name} draws a replacement.").format(
                    name=names[event.seat]
                )
            return None
        case events.Discarded():
            return QCoreApplication.translate("mahjong", "{name} throws {tile}.").format(
                name=names[event.seat], tile=tile_name(event.tile)
            )
        case events.KongDeclared():
            return QCoreApplication.translate("mahjong", "{name} declares a kong of {tile}.").format(
                name=names[event.seat], tile=tile_name(event.tile)
            )
        case events.Claimed():
            assert event.meld.source is not None
            return QCoreApplication.translate("mahjong", "{name} claims from {other}: {meld}.").format(
                name=names[event.seat], other=names[event.meld.source], meld=meld_words(event.meld)
            )
        case events.KongMade():
            return QCoreApplication.translate("mahjong", "{name} lays down {meld}.").format(
                name=names[event.seat], meld=meld_words(event.meld)
            )
        case events.HandEnded():
            return _ended(event.result, names)
        case events.HandPaid():
            if not any(event.payments):
                return None
            paid = ", ".join(f"{names[seat]} {signed(points)}" for seat, points in enumerate(event.payments))
            return QCoreApplication.translate("mahjong", "Payments: {payments}.").format(payments=paid)
        case events.MatchEnded():
            first = [names[seat] for seat, place in enumerate(event.places) if place == 1]
            return QCoreApplication.translate("mahjong", "The match is over: {winners}.").format(winners=listed(first))
    return None


def _ended(result: HandResult, names: Sequence[str]) -> str:
    if result.kind == "draw":
        return QCoreApplication.translate("mahjong", "Wall empty: nobody pays.")
    if result.kind == "void":
        assert result.offender is not None
        return QCoreApplication.translate("mahjong", "{name} calls a win that is none: the hand is void.").format(
            name=names[result.offender]
        )
    worth = "; ".join(
        QCoreApplication.translate("mahjong", "{fan} for {items}").format(
            fan=fan_text(winner.score.fan), items=items_list([item.id for item in winner.score.items])
        )
        for winner in result.winners
    )
    return f"{winner_title(result, names)}: {worth}."


def result_sentence(view: MahjongView, names: Sequence[str]) -> str:
    """Return how the hand ended for the status line; of the last one first who has won the match."""
    result = view.result
    assert result is not None
    told = [winner_sentence(view, names)] if view.following is None else []
    if result.kind != "win":
        return " ".join([*told, pays_line(result, view.options, names)])
    told += [
        QCoreApplication.translate("mahjong", "{name} wins with {fan} and receives {points}.").format(
            name=names[winner.seat], fan=fan_text(winner.score.fan), points=result.payments[winner.seat]
        )
        for winner in result.winners
    ]
    return " ".join(told)


def refusal(reason: str, details: Mapping[str, object]) -> str:
    """Return the sentence of a reason key."""
    del details
    known = {
        "wrong-phase": QCoreApplication.translate("mahjong", "Not now: wait for your turn."),
        "own-turn": QCoreApplication.translate(
            "mahjong", "There is no discard to claim: it is your turn to throw a tile."
        ),
        "not-in-hand": QCoreApplication.translate("mahjong", "That tile is not in your hand."),
        "no-kong": QCoreApplication.translate(
            "mahjong", "A kong needs four alike, or the fourth tile of your own pung."
        ),
        "kong-after-claim": QCoreApplication.translate(
            "mahjong", "After a claimed chow or pung you only throw a tile."
        ),
        "kong-wall-empty": QCoreApplication.translate(
            "mahjong", "The wall is empty: a kong would find no replacement."
        ),
        "win-after-claim": QCoreApplication.translate("mahjong", "You win with a tile you draw, not after a claim."),
        "not-a-winning-shape": QCoreApplication.translate(
            "mahjong", "Not a winning hand: it needs four sets and a pair."
        ),
        "below-minimum": QCoreApplication.translate("mahjong", "The hand has too few fan to win."),
        "too-few-flowers": QCoreApplication.translate("mahjong", "It takes seven flowers to win by them."),
        "true-win": QCoreApplication.translate("mahjong", "That is a true win: call it as one."),
        "passed-win": QCoreApplication.translate(
            "mahjong", "You passed a win on this tile: it is locked until you draw or claim."
        ),
        "last-discard": QCoreApplication.translate("mahjong", "The last discard can only be won on."),
        "rob-only": QCoreApplication.translate("mahjong", "A kong can only be robbed by a win."),
        "too-few-copies": QCoreApplication.translate(
            "mahjong", "A pung needs two of the tile in your hand, a kong three."
        ),
        "not-next-seat": QCoreApplication.translate("mahjong", "Only the next seat can claim a chow."),
        "no-chow": QCoreApplication.translate("mahjong", "You hold no two tiles that make a chow with it."),
    }
    return known.get(reason, known["wrong-phase"])


def series_line(view: MahjongView, number: int, names: Sequence[str]) -> str:
    """Return a finished hand of the match in one line. number: from 1."""
    result = view.finished[number - 1]
    paid = ", ".join(f"{names[seat]} {signed(points)}" for seat, points in enumerate(result.payments))
    return QCoreApplication.translate("mahjong", "Hand {number}, {wind} round: {title}. {payments}").format(
        number=number, wind=wind_name(result.deal.round_wind), title=winner_title(result, names), payments=paid
    )


def standing(view: MahjongView, names: Sequence[str]) -> str:
    """Return the points of all: Ana +12, Bruno −40."""
    return ", ".join(f"{names[seat]} {signed(points)}" for seat, points in enumerate(view.totals))


def winner_sentence(view: MahjongView, names: Sequence[str]) -> str:
    """Return who won the match."""
    first = [names[seat] for seat, place in enumerate(view.places) if place == 1]
    if len(first) > 1:
        return QCoreApplication.translate("mahjong", "A tie at the top: {names}.").format(names=listed(first))
    best = max(view.totals)
    return QCoreApplication.translate("mahjong", "{name} wins the match with {points}.").format(
        name=first[0], points=signed(best)
    )


def continue_line(view: MahjongView, names: Sequence[str]) -> str:
    """Return where a saved match stands."""
    if view.result is not None:
        stands = QCoreApplication.translate("mahjong", "{round} is over.").format(
            round=round_line(view.deal, view.number)
        )
    else:
        stands = QCoreApplication.translate("mahjong", "{round}, %n tile(s) left.", "", view.wall).format(
            round=round_line(view.deal, view.number)
        )
    return QCoreApplication.translate("mahjong", "{stands} {totals}.").format(
        stands=stands, totals=standing(view, names)
    )


def seat_line(view: MahjongView, seat: Seat) -> str:
    """Return what stands on a plate: South · +12."""
    return f"{wind_name(view.deal.seat_wind(seat))} · {signed(view.totals[seat])}"
