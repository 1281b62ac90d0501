"""The worth of a hand in words: items with their reasons, units, who pays what and why, and what the dealer does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from rules.mahjong.ending import HandResult
from rules.mahjong.hand import FinishedHand
from rules.mahjong.items import ITEMS
from rules.mahjong.options import MahjongOptions
from rules.mahjong.rounds import Deal
from rules.mahjong.scoring import NotAdded, Score
from rules.options import specs
from rules.tiles import FLOWERS, TileSuit
from tablegames_qt.option_words import value_words
from tablegames_qt.phrases import listed
from tablegames_qt.tables.mahjong.names import suit_name, wind_name


def fan_text(fan: int) -> str:
    """Return a number of fan: 6 fan."""
    return QCoreApplication.translate("mahjong", "%n fan", "", fan)


def units_text(units: int) -> str:
    """Return a number of units: 32 units."""
    return QCoreApplication.translate("mahjong", "%n unit(s)", "", units)


def item_label(item: str) -> str:
    """Return what a fan item is called."""
    return QCoreApplication.translate("mahjong", ITEMS[item].label)


def items_list(items: Sequence[str]) -> str:
    """Return several items as a list that goes on in a sentence: all chows, own flower."""
    labels = [item_label(item) for item in items]
    return ", ".join(label[:1].lower() + label[1:] for label in labels)


def item_reason(item: str, hand: FinishedHand | None, names: Sequence[str]) -> str:
    """Return in one line why a hand has an item."""
    if hand is not None and item in ("own_flower", "own_season"):
        series = FLOWERS[:4] if item == "own_flower" else FLOWERS[4:]
        number = series[hand.number - 1].rank
        text = (
            QCoreApplication.translate("mahjong", "flower {number}, and {name} is {wind}")
            if item == "own_flower"
            else QCoreApplication.translate("mahjong", "season {number}, and {name} is {wind}")
        )
        return text.format(number=number, name=names[hand.winner], wind=wind_name(hand.seat_wind))
    if hand is not None and item in ("half_flush", "full_flush"):
        suits = {tile.suit: tile for tile in hand.tiles if tile.suited}
        suit = suit_name(next(iter(suits.values())))
        text = (
            QCoreApplication.translate("mahjong", "{suit} and honours only")
            if item == "half_flush"
            else QCoreApplication.translate("mahjong", "{suit} only")
        )
        return text.format(suit=suit)
    if hand is not None and item == "seat_wind":
        return QCoreApplication.translate("mahjong", "a set of {wind}, the wind of the seat").format(
            wind=wind_name(hand.seat_wind)
        )
    if hand is not None and item == "round_wind":
        return QCoreApplication.translate("mahjong", "a set of {wind}, the wind of the round").format(
            wind=wind_name(hand.round_wind)
        )
    return _reasons()[item]


def _reasons() -> Mapping[str, str]:
    return {
        "self_draw": QCoreApplication.translate("mahjong", "the winning tile came from the wall"),
        "concealed_hand": QCoreApplication.translate("mahjong", "no set was laid open"),
        "no_flowers": QCoreApplication.translate("mahjong", "neither a flower nor a season"),
        "own_flower": QCoreApplication.translate("mahjong", "the flower of the seat"),
        "own_season": QCoreApplication.translate("mahjong", "the season of the seat"),
        "flower_set": QCoreApplication.translate("mahjong", "all four flowers"),
        "season_set": QCoreApplication.translate("mahjong", "all four seasons"),
        "all_chows": QCoreApplication.translate("mahjong", "four chows and a pair"),
        "red_dragon": QCoreApplication.translate("mahjong", "a set of red dragons"),
        "green_dragon": QCoreApplication.translate("mahjong", "a set of green dragons"),
        "white_dragon": QCoreApplication.translate("mahjong", "a set of white dragons"),
        "seat_wind": QCoreApplication.translate("mahjong", "a set of the seat's wind"),
        "round_wind": QCoreApplication.translate("mahjong", "a set of the round's wind"),
        "robbing_kong": QCoreApplication.translate("mahjong", "won with the tile of another's kong"),
        "last_tile": QCoreApplication.translate("mahjong", "won with the last tile of the wall"),
        "last_discard": QCoreApplication.translate("mahjong", "won on the discard after the last tile"),
        "kong_replacement": QCoreApplication.translate("mahjong", "won with the tile drawn for a kong"),
        "flower_replacement": QCoreApplication.translate("mahjong", "won with the tile drawn for a flower"),
        "kong_on_kong": QCoreApplication.translate("mahjong", "won after two kongs in one turn"),
        "all_pungs": QCoreApplication.translate("mahjong", "four pungs or kongs and a pair"),
        "half_flush": QCoreApplication.translate("mahjong", "one suit and honours only"),
        "full_flush": QCoreApplication.translate("mahjong", "one suit only"),
        "mixed_terminals": QCoreApplication.translate("mahjong", "1, 9 and honours only"),
        "small_three_dragons": QCoreApplication.translate("mahjong", "two sets and the pair of dragons"),
        "big_three_dragons": QCoreApplication.translate("mahjong", "three sets of dragons"),
        "small_four_winds": QCoreApplication.translate("mahjong", "three sets and the pair of winds"),
        "four_concealed_pungs": QCoreApplication.translate("mahjong", "four pungs or kongs, none claimed"),
        "seven_pairs": QCoreApplication.translate("mahjong", "seven pairs instead of sets"),
        "human_hand": QCoreApplication.translate("mahjong", "won on a discard before the first own draw"),
        "thirteen_orphans": QCoreApplication.translate("mahjong", "every 1, 9 and honour, one of them twice"),
        "nine_gates": QCoreApplication.translate("mahjong", "1112345678999 of a suit and one more of it"),
        "all_honours": QCoreApplication.translate("mahjong", "winds and dragons only"),
        "all_terminals": QCoreApplication.translate("mahjong", "only 1 and 9"),
        "big_four_winds": QCoreApplication.translate("mahjong", "four sets of winds"),
        "four_kongs": QCoreApplication.translate("mahjong", "four kongs and a pair"),
        "heavenly_hand": QCoreApplication.translate("mahjong", "the dealer wins with the dealt hand"),
        "earthly_hand": QCoreApplication.translate("mahjong", "won on the dealer's first discard"),
        "seven_flowers": QCoreApplication.translate("mahjong", "seven of the eight flowers and seasons"),
        "eight_flowers": QCoreApplication.translate("mahjong", "all eight flowers and seasons"),
    }


def not_added_reason(each: NotAdded) -> str:
    """Return why an item that is there is not counted."""
    if each.because is None:
        return QCoreApplication.translate("mahjong", "not counted: a limit hand is worth the limit alone")
    return QCoreApplication.translate("mahjong", "not counted: {item} stands in its place").format(
        item=items_list([each.because])
    )


def claimed_reason(hand: FinishedHand) -> str:
    """Return why the hand is not a concealed one; empty where nothing was laid open."""
    claimed = [meld for meld in hand.melds if meld.type != "concealed_kong"]
    if claimed:
        return QCoreApplication.translate("mahjong", "not counted: a set was claimed")
    return QCoreApplication.translate("mahjong", "not counted: a kong was declared") if hand.melds else ""


def short_line(score: Score, options: MahjongOptions) -> str:
    """Return what a hand lacks: 2 fan of 3: all chows, own flower."""
    items = items_list([item.id for item in score.items])
    if not options.bonus_counts_for_minimum and score.counted != score.fan:
        return QCoreApplication.translate(
            "mahjong", "{counted} fan of {minimum}, flowers not counted: {items}."
        ).format(counted=score.counted, minimum=options.min_fan, items=items)
    if not items:
        return QCoreApplication.translate("mahjong", "0 fan of {minimum}.").format(minimum=options.min_fan)
    return QCoreApplication.translate("mahjong", "{counted} fan of {minimum}: {items}.").format(
        counted=score.counted, minimum=options.min_fan, items=items
    )


def table_words(options: MahjongOptions) -> str:
    """Return the name of the table of units: half-spicy."""
    words = value_words(specs(MahjongOptions)["table"], options.table)
    return words[:1].lower() + words[1:]


def sum_line(score: Score, options: MahjongOptions) -> str:
    """Return the sum: raw fan, the limit, units."""
    if score.limit_hand:
        return QCoreApplication.translate("mahjong", "A limit hand: {fan} fan = {units} ({table}).").format(
            fan=score.fan, units=units_text(score.units), table=table_words(options)
        )
    if score.raw > score.fan:
        return QCoreApplication.translate("mahjong", "{raw} fan, the limit is {fan} = {units} ({table}).").format(
            raw=score.raw, fan=score.fan, units=units_text(score.units), table=table_words(options)
        )
    return QCoreApplication.translate("mahjong", "{fan} fan = {units} ({table}).").format(
        fan=score.fan, units=units_text(score.units), table=table_words(options)
    )


def pays_line(result: HandResult, options: MahjongOptions, names: Sequence[str]) -> str:
    """Return who pays how many shares, and why."""
    if result.kind == "draw":
        return QCoreApplication.translate("mahjong", "Wall empty: nobody pays.")
    if result.kind == "void":
        assert result.offender is not None
        return QCoreApplication.translate(
            "mahjong", "{name} called a win that was none and pays everybody a share at the limit."
        ).format(name=names[result.offender])
    if result.by == "self_draw":
        if result.liable is not None and options.liability and result.liable not in result.seats:
            return QCoreApplication.translate("mahjong", "{name} fed the hand and pays all three shares.").format(
                name=names[result.liable]
            )
        return QCoreApplication.translate("mahjong", "Own draw: each of the three pays one share.")
    assert result.discarder is not None
    name = names[result.discarder]
    if result.by == "robbing_kong":
        if options.robbed_kong_pays_all or options.discard_payment == "for_all":
            return QCoreApplication.translate(
                "mahjong", "{name} declared the kong and pays for all: three shares."
            ).format(name=name)
        return QCoreApplication.translate("mahjong", "{name} declared the kong and pays two shares.").format(name=name)
    if options.discard_payment == "for_all":
        return QCoreApplication.translate("mahjong", "{name} discarded it and pays for all: three shares.").format(
            name=name
        )
    return QCoreApplication.translate("mahjong", "{name} discarded it and pays two shares.").format(name=name)


def dealer_line(result: HandResult, following: Deal | None, names: Sequence[str]) -> str:
    """Return why the dealer stays or the deal passes on."""
    dealer = names[result.deal.dealer]
    if following is None:
        return QCoreApplication.translate("mahjong", "The deal has come round for the last time: the match is over.")
    if result.kind == "void":
        return QCoreApplication.translate("mahjong", "The hand is void: {name} deals again.").format(name=dealer)
    if following.dealer == result.deal.dealer:
        if result.kind == "draw":
            return QCoreApplication.translate("mahjong", "A drawn hand: {name} stays dealer, streak {streak}.").format(
                name=dealer, streak=following.repeat
            )
        return QCoreApplication.translate("mahjong", "{name} dealt and won: stays dealer, streak {streak}.").format(
            name=dealer, streak=following.repeat
        )
    passes = QCoreApplication.translate("mahjong", "{name} dealt and did not win: the deal passes to {next}.").format(
        name=dealer, next=names[following.dealer]
    )
    if following.round_wind is not result.deal.round_wind:
        round_begins = QCoreApplication.translate("mahjong", "The {wind} round begins.").format(
            wind=wind_name(following.round_wind)
        )
        return f"{passes} {round_begins}"
    return passes


def winner_title(result: HandResult, names: Sequence[str]) -> str:
    """Return how a hand ended, as the title of its sheet."""
    if result.kind == "draw":
        return QCoreApplication.translate("mahjong", "A drawn hand")
    if result.kind == "void":
        return QCoreApplication.translate("mahjong", "A false win")
    winners = listed([names[seat] for seat in result.seats])
    if len(result.winners) > 1:
        return QCoreApplication.translate("mahjong", "Several winners: {names}").format(names=winners)
    if result.winners[0].hand is None:
        return QCoreApplication.translate("mahjong", "{name} wins by flowers").format(name=winners)
    if result.by == "self_draw":
        return QCoreApplication.translate("mahjong", "{name} wins by own draw").format(name=winners)
    assert result.discarder is not None
    if result.by == "robbing_kong":
        return QCoreApplication.translate("mahjong", "{name} robs the kong of {other}").format(
            name=winners, other=names[result.discarder]
        )
    return QCoreApplication.translate("mahjong", "{name} wins on the discard of {other}").format(
        name=winners, other=names[result.discarder]
    )


def fault_line(reason: str, missing: int = 0) -> str:
    """Return why a hand cannot be scored, for the calculator. missing: tiles still to be named, negative: too many."""
    if reason == "wrong-tile-count":
        if missing > 0:
            return QCoreApplication.translate("mahjong", "%n tile(s) are missing.", "", missing)
        return QCoreApplication.translate("mahjong", "%n tile(s) too many.", "", -missing)
    known = {
        "unknown-tile": QCoreApplication.translate("mahjong", "A flower is no tile of the hand."),
        "bad-meld": QCoreApplication.translate("mahjong", "One of the sets is none."),
        "too-many-copies": QCoreApplication.translate("mahjong", "There are only four of each tile."),
        "bad-flowers": QCoreApplication.translate(
            "mahjong", "Each flower is there once, and only where flowers are played."
        ),
        "bad-seats": QCoreApplication.translate("mahjong", "Say who discarded the winning tile: not the winner."),
        "impossible-flags": QCoreApplication.translate(
            "mahjong", "These circumstances cannot come together: for one, who robs a kong holds no tile of it."
        ),
        "not-a-winning-shape": QCoreApplication.translate(
            "mahjong", "Not a winning hand: four sets and a pair are needed."
        ),
        "below-minimum": QCoreApplication.translate("mahjong", "Too few fan."),
    }
    return known.get(reason, reason)


def flower_word(flowers: Sequence[object], own: int) -> str:
    """Return what stands beside the flowers of a seat with the number `own`: own flower, or flowers."""
    tiles = [tile for tile in FLOWERS if tile in flowers]
    mine = [tile for tile in tiles if tile.rank == own]
    if any(tile.suit is TileSuit.FLOWERS for tile in mine):
        return QCoreApplication.translate("mahjong", "own flower")
    if mine:
        return QCoreApplication.translate("mahjong", "own season")
    return QCoreApplication.translate("mahjong", "flowers")
