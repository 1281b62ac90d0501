"""Rule cases of mahjong: for each kind a function of options and plain JSON input that gives the plain answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any

from rules.mahjong.case_play import play_case
from rules.mahjong.case_questions import claims_case, deal_of, legal_calls_case, legal_turn_case, melds_of, texts
from rules.mahjong.counts import counts_of
from rules.mahjong.hand import FinishedHand
from rules.mahjong.options import MahjongOptions
from rules.mahjong.payments import NOTHING, false_win, flower_win, liable, settle, worth
from rules.mahjong.rounds import Deal, next_deal
from rules.mahjong.scoring import Score, score
from rules.mahjong.shanten import shanten, waits
from rules.mahjong.wall import open_wall
from rules.seats import Seat
from rules.tiles import KINDS, Tile, tiles

Plain = Mapping[str, Any]


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _units(options: MahjongOptions, given: Plain) -> Plain:
    return asdict(worth(given["fan"], options))


def _settle(options: MahjongOptions, given: Plain) -> Plain:
    winners = [(Seat(winner["seat"]), winner["fan"]) for winner in given.get("winners") or ()]
    paid = settle(winners, given["by"], _seat(given.get("discarder")), _seat(given.get("liable")), options)
    return {"payments": list(paid)}


def _false_win(options: MahjongOptions, given: Plain) -> Plain:
    return {"payments": list(false_win(Seat(given["offender"]), options))}


def _flower_win(options: MahjongOptions, given: Plain) -> Plain:
    won = flower_win(tiles(given["flowers"]), options)
    paid = settle([(Seat(given["winner"]), won.fan)], "self_draw", None, None, options) if won.legal else NOTHING
    items = {} if won.item is None else {won.item: won.fan}
    return {"legal": won.legal, "fan": won.fan, "items": items, "payments": list(paid)}


def _liable(options: MahjongOptions, given: Plain) -> Plain:
    return {"seat": liable(melds_of(given), options)}


def _score_hand(options: MahjongOptions, given: Plain) -> Plain:
    try:
        worth_it = score(_hand(given), options)
    except ValueError:
        worth_it = Score("unknown-tile")
    return {
        "legal": worth_it.legal,
        "reason": worth_it.reason,
        "items": {item.id: item.fan for item in worth_it.items},
        "fan": worth_it.fan,
        "raw": worth_it.raw,
        "units": worth_it.units,
        "payments": list(worth_it.payments),
    }


def _hand(given: Plain) -> FinishedHand:
    """The hand of an input; raises ValueError for a text that is no tile. A wrong flower becomes a tile that is none."""
    deal = deal_of(given)
    win = given.get("winning_tile")
    return FinishedHand(
        concealed=tiles(given.get("concealed") or ()),
        winning_tile=None if win is None else Tile.parse(win),
        by=given["by"],
        winner=Seat(given.get("winner") or 0),
        discarder=_seat(given.get("discarder")),
        dealer=deal.dealer,
        round_wind=deal.round_wind,
        melds=melds_of(given),
        flowers=tuple(map(_flower, given.get("flowers") or ())),
        flags=frozenset(given.get("flags") or ()),
        liable=_seat(given.get("liable")),
    )


def _flower(text: str) -> Tile:
    try:
        return Tile.parse(text)
    except ValueError:
        return KINDS[0]


def _shanten(options: MahjongOptions, given: Plain) -> Plain:
    found = shanten(counts_of(tiles(given["concealed"])), melds_of(given), options)
    return {**asdict(found), "shanten": found.least}


def _waits(options: MahjongOptions, given: Plain) -> Plain:
    return {"tiles": texts(waits(counts_of(tiles(given["concealed"])), melds_of(given), options))}


def _next_deal(options: MahjongOptions, given: Plain) -> Plain:
    place = deal_of(given)
    deal = Deal(place.dealer, place.round_wind, given.get("repeat") or 0)
    winners = [Seat(seat) for seat in given.get("winners") or ()]
    following = next_deal(deal, Seat(given.get("first_dealer") or 0), given["result"], winners, options)
    if following is None:
        return {"over": True}
    return {
        "dealer": following.dealer,
        "round_wind": following.round_wind.text,
        "repeat": following.repeat,
        "over": False,
    }


def _deal(options: MahjongOptions, given: Plain) -> Plain:
    opening = open_wall(tiles(given["wall"]), Seat(given.get("dealer") or 0), options)
    left = opening.wall.left
    return {
        "hands": [texts(hand) for hand in opening.hands],
        "flowers": [texts(flowers) for flowers in opening.flowers],
        "wall": opening.wall.live,
        "next": left[0].text,
        "tail": left[-1].text,
    }


CASE_KINDS: Mapping[str, Callable[[MahjongOptions, Plain], Plain]] = MappingProxyType(
    {
        "units": _units,
        "settle": _settle,
        "false_win": _false_win,
        "flower_win": _flower_win,
        "liable": _liable,
        "score_hand": _score_hand,
        "shanten": _shanten,
        "waits": _waits,
        "legal_calls": legal_calls_case,
        "claims": claims_case,
        "legal_turn": legal_turn_case,
        "next_deal": _next_deal,
        "deal": _deal,
        "play": play_case,
    }
)
