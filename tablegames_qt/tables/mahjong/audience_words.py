"""What the audience of mahjong is told: what happened, why, and whose turn it is. Only what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.events import Event
from rules.mahjong import events
from rules.mahjong.ending import HandResult
from rules.mahjong.melds import Meld
from rules.mahjong.rounds import Deal
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import Tile, TileSuit
from tablegames_qt.phrases import listed, signed
from tablegames_qt.tables.mahjong import phrases, scoring_words
from tablegames_qt.tables.mahjong.names import tile_name, tile_names, wind_name

Told = tuple[tuple[str, ...], tuple[str, ...]]
"""Wordings of what happened and of the reason, the fullest first."""


def caption(event: Event, names: Sequence[str]) -> Told | None:
    """Return an event in words, or None for events that leave the caption as it is."""
    match event:
        case events.DealerDrawn():
            first = QCoreApplication.translate("mahjong", "{name} deals first").format(name=names[event.dealer])
            return (first,), (QCoreApplication.translate("mahjong", "drawn by lot"), "")
        case events.HandDealt():
            deal = Deal(event.dealer, event.round_wind, event.repeat)
            return which_hand(deal, event.number, names)
        case events.FlowersExposed():
            head = QCoreApplication.translate("mahjong", "{name} lays flowers open").format(name=names[event.seat])
            return (head,), (tile_names(event.flowers), ", ".join(map(_flower, event.flowers)), "")
        case events.FlowerDrawn():
            head = QCoreApplication.translate("mahjong", "{name} draws a flower").format(name=names[event.seat])
            return (head,), tile_ways(event.flower)
        case events.TileDrawn():
            if not event.replacement:
                return None
            head = QCoreApplication.translate("mahjong", "{name} draws a replacement").format(name=names[event.seat])
            return (head,), ()
        case events.Discarded():
            return threw(names[event.seat], event.tile, last=event.last)
        case events.KongDeclared():
            head = QCoreApplication.translate("mahjong", "{name} declares a kong").format(name=names[event.seat])
            why = QCoreApplication.translate("mahjong", "{tile}; it may still be robbed").format(
                tile=tile_name(event.tile)
            )
            return (head,), (why, tile_name(event.tile))
        case events.Claimed():
            assert event.meld.source is not None and event.meld.claimed is not None
            why = QCoreApplication.translate("mahjong", "{tile} from {name}").format(
                tile=tile_name(event.meld.claimed), name=names[event.meld.source]
            )
            return (_claims(event.meld, names[event.seat]),), (why, tile_name(event.meld.claimed))
        case events.KongMade():
            head = QCoreApplication.translate("mahjong", "{name} makes a kong").format(name=names[event.seat])
            return (head,), (tile_name(event.meld.tile), "")
        case events.HandEnded():
            return ended(event.result, names)
    return None  # payments and places stand on the sheet


def _flower(tile: Tile) -> str:
    return tile_ways(tile)[1]


def _claims(meld: Meld, name: str) -> str:
    said = {
        "chow": QCoreApplication.translate("mahjong", "{name} claims a chow"),
        "pung": QCoreApplication.translate("mahjong", "{name} claims a pung"),
        "kong": QCoreApplication.translate("mahjong", "{name} claims a kong"),
    }[meld.type]
    return said.format(name=name)


def threw(name: str, tile: Tile, *, last: bool = False) -> Told:
    """Return what was thrown."""
    head = QCoreApplication.translate("mahjong", "{name} threw").format(name=name)
    if not last:
        return (head,), tile_ways(tile)
    only = QCoreApplication.translate("mahjong", "{tile}: it can only be won on").format(tile=tile_name(tile))
    return (head,), (only, *tile_ways(tile))


def tile_ways(tile: Tile) -> tuple[str, ...]:
    """Return a tile by name; of a flower also its name and its number alone."""
    name = tile_name(tile)
    return (name, *name.split(", ")) if tile.flower else (name,)


def ended(result: HandResult, names: Sequence[str]) -> Told:
    """Return how a hand ended."""
    said = title(result, names)
    if not result.winners:
        return said, (phrases.log_line(events.HandEnded(result), names) or "", "")
    fan = " · ".join(scoring_words.fan_text(winner.score.fan) for winner in result.winners)
    return said, (fan,)


def title(result: HandResult, names: Sequence[str]) -> tuple[str, ...]:
    """Return how a hand ended as the title of its sheet, at length and in short."""
    said = scoring_words.winner_title(result, names)
    if not result.winners:
        return (said,)
    winners = listed([names[seat] for seat in result.seats])
    ways = said, QCoreApplication.translate("mahjong", "Win: {names}").format(names=winners), winners
    return ways if len(result.winners) == 1 else (*ways, QCoreApplication.translate("mahjong", "Several winners"))


def standing_caption(view: MahjongView, names: Sequence[str]) -> Told:
    """Return what happened last, as far as the table shows it: for a position that was jumped to."""
    last = view.last_discard
    if view.window is not None and view.window.asking in ("added_kong", "concealed_kong"):
        assert view.window.tile is not None
        head = QCoreApplication.translate("mahjong", "{name} declares a kong").format(name=names[view.window.seat])
        return (head,), (tile_name(view.window.tile),)
    if last is not None:
        return threw(names[last.seat], last.tile)
    return which_hand(view.deal, view.number, names)


def which_hand(deal: Deal, number: int, names: Sequence[str]) -> Told:
    """Return which hand it is, and who deals it."""
    dealer = QCoreApplication.translate("mahjong", "{name} deals").format(name=names[deal.dealer])
    short = f"{wind_name(deal.round_wind)} {number}"
    return (phrases.round_line(deal, number), short), (phrases.dealer_words(deal, names), dealer, "")


def turn(view: MahjongView, names: Sequence[str]) -> tuple[str, ...]:
    """Return what is waited for. Of an open window nobody is told who could claim."""
    window = view.window
    if view.result is not None:
        return ("",)
    if window is None:
        return throws(names[view.turn])
    if window.asking == "flowers":
        short = QCoreApplication.translate("mahjong", "{name}: flowers?").format(name=names[window.seat])
        return (phrases.asked_sentence(view, names, able=False), short)
    if window.asking == "discard":
        return (
            QCoreApplication.translate("mahjong", "Does anybody claim it?"),
            QCoreApplication.translate("mahjong", "Claims?"),
        )
    return (
        QCoreApplication.translate("mahjong", "Does anybody rob the kong?"),
        QCoreApplication.translate("mahjong", "Claims?"),
    )


def throws(name: str) -> tuple[str, ...]:
    """Return whose turn it is."""
    return (QCoreApplication.translate("mahjong", "{name} to throw").format(name=name), name)


def wind_letter(wind: Tile) -> str:
    """Return the letter that stands on the tile of a wind, the same in every language."""
    assert wind.suit is TileSuit.WINDS
    return str(wind)[0]


def round_words(view: MahjongView) -> tuple[str, ...]:
    """Return the wind of the round and the number of the hand: East 5."""
    return (f"{wind_name(view.deal.round_wind)} {view.number}", str(view.number))


def left_words(wall: int) -> tuple[str, ...]:
    """Return the word under the number of tiles of the wall, whole and shorter."""
    return (phrases.left_words(wall), QCoreApplication.translate("mahjong", "left"), "")


def pays(result: HandResult, view: MahjongView, names: Sequence[str]) -> tuple[str, ...]:
    """Return who pays, and why, at length and in short."""
    said = scoring_words.pays_line(result, view.options, names)
    if result.kind != "win":
        return (said,)
    if result.by == "self_draw" and sum(points < 0 for points in result.payments) > 1:
        return said, QCoreApplication.translate("mahjong", "Each of the three pays")
    payer = min(range(len(names)), key=lambda seat: result.payments[seat])
    if len(result.winners) > 1:
        every = QCoreApplication.translate("mahjong", "{name} pays every winner in full")
        return (every.format(name=names[payer]),)
    return said, QCoreApplication.translate("mahjong", "{name} pays alone").format(name=names[payer])


def next_dealer(result: HandResult, view: MahjongView, names: Sequence[str]) -> tuple[str, ...]:
    """Return who deals the next hand, and why, at length and in short."""
    assert view.following is not None
    said = scoring_words.dealer_line(result, view.following, names)
    short = QCoreApplication.translate("mahjong", "{name} deals the next hand").format(
        name=names[view.following.dealer]
    )
    return said, short, ""


def sheet_caption(view: MahjongView, names: Sequence[str]) -> Told:
    """Return what stands under a result: who pays and why, and who deals next; at the end who won the match."""
    result = view.result
    assert result is not None
    if view.following is None:
        return match_end(view, names)
    why, short, _ = next_dealer(result, view, names)
    if not result.winners:
        return (short,), (why, "")
    return pays(result, view, names), (why, short, "")


def match_end(view: MahjongView, names: Sequence[str]) -> Told:
    """Return who won the match, and how all stand."""
    order = sorted(range(len(names)), key=lambda seat: -view.totals[seat])
    stand = listed([f"{names[seat]} {signed(view.totals[seat])}" for seat in order])
    return (phrases.winner_sentence(view, names),), (stand, "")


def seat_wind(view: MahjongView, seat: Seat) -> str:
    """Return the letter of a seat's wind."""
    return wind_letter(view.deal.seat_wind(seat))
