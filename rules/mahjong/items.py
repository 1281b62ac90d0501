"""The fan items: what each is worth, when it is there, and which others it replaces. Rules file, "Fan items"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.mahjong.facts import Facts
from rules.mahjong.hand import (
    EARTHLY,
    FLOWER_REPLACEMENT,
    HEAVENLY,
    HUMAN,
    KONG_ON_KONG,
    KONG_REPLACEMENT,
    LAST_TILE,
)
from rules.mahjong.options import MahjongOptions
from rules.mahjong.shanten import SETS
from rules.text import QT_TRANSLATE_NOOP
from rules.tiles import DRAGONS, TileSuit

SEVEN_FLOWERS = "seven_flowers"
EIGHT_FLOWERS = "eight_flowers"


@dataclass(frozen=True, slots=True)
class FanItem:
    """Something a hand is worth fan for. The label is marked for translation in the context "mahjong".

    `limit` says when it makes a limit hand: always, by the option for big hands, by that for the human hand, or never.
    `flower` items may be left out of the count for the minimum (R16). The ids in `replaces` are not counted beside it.
    """

    id: str
    label: str
    chinese: str
    fan: int
    when: Callable[[Facts], bool]
    limit: Literal["always", "big_hands", "human_hand", "never"] = "never"
    flower: bool = False
    replaces: tuple[str, ...] = ()

    def is_limit(self, options: MahjongOptions) -> bool:
        """Whether it is worth the limit at once."""
        if self.limit == "big_hands":
            return options.big_hands_at_limit
        if self.limit == "human_hand":
            return options.human_hand == "limit"
        return self.limit == "always"


_RED, _GREEN, _WHITE = DRAGONS
_DRAGON_ITEMS = ("red_dragon", "green_dragon", "white_dragon")
_WIND_ITEMS = ("seat_wind", "round_wind")


def _flagged(flag: str) -> Callable[[Facts], bool]:
    return lambda facts: flag in facts.whole.flags


def _won_by(how: str) -> Callable[[Facts], bool]:
    return lambda facts: facts.whole.hand.by == how


def _limit_hand(id: str, label: str, chinese: str, when: Callable[[Facts], bool]) -> FanItem:  # noqa: A002 (a field's name)
    return FanItem(id, label, chinese, 0, when, limit="always")


_COMMON = (
    FanItem("self_draw", QT_TRANSLATE_NOOP("mahjong", "Self-draw"), "自摸", 1, _won_by("self_draw")),
    FanItem(
        "concealed_hand",
        QT_TRANSLATE_NOOP("mahjong", "Concealed hand"),
        "門前清",
        1,
        lambda facts: facts.whole.concealed,
    ),
    FanItem(
        "no_flowers",
        QT_TRANSLATE_NOOP("mahjong", "No flowers"),
        "無花",
        1,
        lambda facts: facts.whole.options.flowers and not facts.whole.flowers,
        flower=True,
    ),
    FanItem(
        "own_flower",
        QT_TRANSLATE_NOOP("mahjong", "Own flower"),
        "正花",
        1,
        lambda facts: facts.whole.own_flower,
        flower=True,
    ),
    FanItem(
        "own_season",
        QT_TRANSLATE_NOOP("mahjong", "Own season"),
        "正花",
        1,
        lambda facts: facts.whole.own_season,
        flower=True,
    ),
    FanItem(
        "flower_set",
        QT_TRANSLATE_NOOP("mahjong", "All four flowers"),
        "一台花",
        2,
        lambda facts: facts.whole.flower_set,
        flower=True,
        replaces=("own_flower",),
    ),
    FanItem(
        "season_set",
        QT_TRANSLATE_NOOP("mahjong", "All four seasons"),
        "一台花",
        2,
        lambda facts: facts.whole.season_set,
        flower=True,
        replaces=("own_season",),
    ),
    FanItem("all_chows", QT_TRANSLATE_NOOP("mahjong", "All chows"), "平糊", 1, lambda facts: facts.all_chows),
    FanItem("red_dragon", QT_TRANSLATE_NOOP("mahjong", "Red dragon"), "中", 1, lambda facts: _RED in facts.pungs),
    FanItem("green_dragon", QT_TRANSLATE_NOOP("mahjong", "Green dragon"), "發", 1, lambda facts: _GREEN in facts.pungs),
    FanItem("white_dragon", QT_TRANSLATE_NOOP("mahjong", "White dragon"), "白", 1, lambda facts: _WHITE in facts.pungs),
    FanItem("seat_wind", QT_TRANSLATE_NOOP("mahjong", "Seat wind"), "門風", 1, lambda facts: facts.seat_wind),
    FanItem("round_wind", QT_TRANSLATE_NOOP("mahjong", "Round wind"), "圈風", 1, lambda facts: facts.round_wind),
)
_CIRCUMSTANCES = (
    FanItem("robbing_kong", QT_TRANSLATE_NOOP("mahjong", "Robbing the kong"), "搶槓", 1, _won_by("robbing_kong")),
    FanItem(
        "last_tile",
        QT_TRANSLATE_NOOP("mahjong", "Last tile of the wall"),
        "海底撈月",
        1,
        lambda facts: LAST_TILE in facts.whole.flags and facts.whole.hand.by == "self_draw",
    ),
    FanItem(
        "last_discard",
        QT_TRANSLATE_NOOP("mahjong", "Last discard"),
        "河底撈魚",
        1,
        lambda facts: LAST_TILE in facts.whole.flags and facts.whole.hand.by == "discard",
    ),
    FanItem(
        "kong_replacement",
        QT_TRANSLATE_NOOP("mahjong", "Kong replacement"),
        "槓上開花",
        1,
        _flagged(KONG_REPLACEMENT),
    ),
    FanItem(
        "flower_replacement",
        QT_TRANSLATE_NOOP("mahjong", "Flower replacement"),
        "花上自摸",
        1,
        lambda facts: facts.whole.options.flower_replacement_fan and FLOWER_REPLACEMENT in facts.whole.flags,
    ),
    FanItem(
        "kong_on_kong",
        QT_TRANSLATE_NOOP("mahjong", "Kong on kong"),
        "槓上槓",
        8,
        _flagged(KONG_ON_KONG),
        limit="big_hands",
        replaces=("kong_replacement",),
    ),
)
_HANDS = (
    FanItem("all_pungs", QT_TRANSLATE_NOOP("mahjong", "All pungs"), "對對糊", 3, lambda facts: facts.all_pungs),
    FanItem(
        "half_flush",
        QT_TRANSLATE_NOOP("mahjong", "Half flush"),
        "混一色",
        3,
        lambda facts: facts.whole.suits == 1 and facts.whole.honours,
    ),
    FanItem(
        "full_flush",
        QT_TRANSLATE_NOOP("mahjong", "Full flush"),
        "清一色",
        7,
        lambda facts: facts.whole.suits == 1 and not facts.whole.honours,
    ),
    FanItem(
        "mixed_terminals",
        QT_TRANSLATE_NOOP("mahjong", "Mixed terminals"),
        "花幺",
        1,
        lambda facts: facts.whole.honours and facts.whole.terminals and not facts.whole.simples,
    ),
    FanItem(
        "small_three_dragons",
        QT_TRANSLATE_NOOP("mahjong", "Small three dragons"),
        "小三元",
        5,
        lambda facts: facts.dragon_sets == 2 and facts.pair_of(TileSuit.DRAGONS),
        replaces=_DRAGON_ITEMS,
    ),
    FanItem(
        "big_three_dragons",
        QT_TRANSLATE_NOOP("mahjong", "Big three dragons"),
        "大三元",
        8,
        lambda facts: facts.dragon_sets == 3,
        limit="big_hands",
        replaces=_DRAGON_ITEMS,
    ),
    FanItem(
        "small_four_winds",
        QT_TRANSLATE_NOOP("mahjong", "Small four winds"),
        "小四喜",
        6,
        lambda facts: facts.wind_sets == 3 and facts.pair_of(TileSuit.WINDS),
        limit="big_hands",
        replaces=_WIND_ITEMS,
    ),
    FanItem(
        "four_concealed_pungs",
        QT_TRANSLATE_NOOP("mahjong", "Four concealed pungs"),
        "坎坎糊",
        8,
        lambda facts: facts.all_pungs and not facts.claimed_pungs,
        limit="big_hands",
        replaces=("all_pungs", "concealed_hand"),
    ),
    FanItem(
        "seven_pairs",
        QT_TRANSLATE_NOOP("mahjong", "Seven pairs"),
        "七對",
        4,
        lambda facts: facts.form == "seven_pairs",
        replaces=("concealed_hand",),
    ),
    FanItem(
        "human_hand",
        QT_TRANSLATE_NOOP("mahjong", "Human hand"),
        "人糊",
        3,
        lambda facts: facts.whole.options.human_hand != "off" and HUMAN in facts.whole.flags,
        limit="human_hand",
    ),
)
_LIMIT_HANDS = (
    _limit_hand(
        "thirteen_orphans",
        QT_TRANSLATE_NOOP("mahjong", "Thirteen orphans"),
        "十三么",
        lambda facts: facts.form == "thirteen_orphans",
    ),
    _limit_hand(
        "nine_gates", QT_TRANSLATE_NOOP("mahjong", "Nine gates"), "九子連環", lambda facts: facts.whole.nine_gates
    ),
    _limit_hand(
        "all_honours",
        QT_TRANSLATE_NOOP("mahjong", "All honours"),
        "字一色",
        lambda facts: not facts.whole.terminals and not facts.whole.simples,
    ),
    _limit_hand(
        "all_terminals",
        QT_TRANSLATE_NOOP("mahjong", "All terminals"),
        "清么九",
        lambda facts: not facts.whole.honours and not facts.whole.simples,
    ),
    _limit_hand(
        "big_four_winds",
        QT_TRANSLATE_NOOP("mahjong", "Big four winds"),
        "大四喜",
        lambda facts: facts.wind_sets == SETS,
    ),
    _limit_hand(
        "four_kongs", QT_TRANSLATE_NOOP("mahjong", "Four kongs"), "十八羅漢", lambda facts: facts.whole.kongs == SETS
    ),
    _limit_hand("heavenly_hand", QT_TRANSLATE_NOOP("mahjong", "Heavenly hand"), "天糊", _flagged(HEAVENLY)),
    _limit_hand("earthly_hand", QT_TRANSLATE_NOOP("mahjong", "Earthly hand"), "地糊", _flagged(EARTHLY)),
)
_FLOWER_WINS = (
    FanItem(SEVEN_FLOWERS, QT_TRANSLATE_NOOP("mahjong", "Seven flowers"), "七隻花", 3, lambda _facts: False),
    FanItem(EIGHT_FLOWERS, QT_TRANSLATE_NOOP("mahjong", "Eight flowers"), "八隻花", 8, lambda _facts: False),
)

OF_HANDS: tuple[FanItem, ...] = (*_COMMON, *_CIRCUMSTANCES, *_HANDS, *_LIMIT_HANDS)
"""Every item that a hand can show, in the order in which they are told."""
ITEMS: Mapping[str, FanItem] = MappingProxyType({item.id: item for item in (*OF_HANDS, *_FLOWER_WINS)})
"""Every item by its id, those of a win by flowers (R23) included."""
