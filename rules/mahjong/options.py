"""The options of Hong Kong mahjong, and its presets."""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import GameOptions, Preset, option
from rules.text import QT_TRANSLATE_NOOP

SEATS = 4
DEAD_WALL = 14
"""Tiles that a dead wall keeps back (R5)."""


@dataclass(frozen=True)
class MahjongOptions(GameOptions):
    """How a match of Hong Kong mahjong is played. An option whose base is off has no effect; no combination is refused."""

    min_fan: int = option(
        3,
        QT_TRANSLATE_NOOP("options", "Minimum fan to win"),
        group="scoring",
        low=0,
        high=8,
        explain=QT_TRANSLATE_NOOP("options", "A hand worth less may not win. Usual are 3, 1 and 0."),
    )
    limit: int = option(
        10,
        QT_TRANSLATE_NOOP("options", "Limit"),
        group="scoring",
        choices=(8, 10, 13),
        explain=QT_TRANSLATE_NOOP("options", "More fan count as so many. Limit hands are worth it at once."),
    )
    table: str = option(
        "half_spicy",
        QT_TRANSLATE_NOOP("options", "Fan to units"),
        group="payments",
        choices={
            "half_spicy": QT_TRANSLATE_NOOP("options", "Half-spicy"),
            "full_spicy": QT_TRANSLATE_NOOP("options", "Full-spicy"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "Full-spicy doubles with every fan, half-spicy with every second from 4 on."
        ),
    )
    points_per_unit: int = option(
        1,
        QT_TRANSLATE_NOOP("options", "Points for a unit"),
        group="payments",
        low=1,
        high=1000,
        explain=QT_TRANSLATE_NOOP("options", "What one unit is worth."),
    )
    discard_payment: str = option(
        "double",
        QT_TRANSLATE_NOOP("options", "Who pays a win on a discard"),
        group="payments",
        choices={
            "double": QT_TRANSLATE_NOOP("options", "Discarder pays double"),
            "for_all": QT_TRANSLATE_NOOP("options", "Discarder pays for all"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Double is two shares, for all is three. The others pay nothing."),
    )
    robbed_kong_pays_all: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "A robbed kong pays for all"),
        group="payments",
        explain=QT_TRANSLATE_NOOP("options", "Whoever declared the kong pays all three shares."),
        needs={"discard_payment": "double"},
    )
    liability: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Liability"),
        group="payments",
        explain=QT_TRANSLATE_NOOP(
            "options", "Who fed the third dragon, the fourth wind or the fourth set pays a self-draw alone."
        ),
    )
    multiple_winners: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Several winners"),
        group="payments",
        explain=QT_TRANSLATE_NOOP("options", "All who win on a discard are paid. Otherwise only the nearest in turn."),
    )
    false_win: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "False wins"),
        group="payments",
        explain=QT_TRANSLATE_NOOP("options", "You can call a win you do not have, and then pay everybody the limit."),
    )
    flowers: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Flowers"),
        group="tiles",
        explain=QT_TRANSLATE_NOOP("options", "144 tiles with flowers and seasons, or 136 without."),
    )
    dead_wall: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Dead wall"),
        group="tiles",
        choices=(0, DEAD_WALL),
        explain=QT_TRANSLATE_NOOP("options", "How many tiles at the end of the wall are never drawn."),
    )
    flower_win: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Flower win"),
        group="flowers",
        explain=QT_TRANSLATE_NOOP("options", "Seven flowers may win at once for 3 fan, eight for 8."),
        needs={"flowers": True},
    )
    flower_replacement_fan: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Fan for a flower's replacement"),
        group="flowers",
        explain=QT_TRANSLATE_NOOP("options", "A self-draw with the tile that replaces a flower is worth 1 fan more."),
        needs={"flowers": True},
    )
    bonus_counts_for_minimum: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Flowers count for the minimum"),
        group="flowers",
        explain=QT_TRANSLATE_NOOP("options", "Otherwise the hand must reach the minimum without its flower fan."),
        needs={"flowers": True},
    )
    concealed_with_flowers: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Concealed with flowers"),
        group="flowers",
        explain=QT_TRANSLATE_NOOP("options", "A hand with flowers can still be a concealed hand."),
        needs={"flowers": True},
    )
    concealed_kong_keeps_concealed: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Concealed kongs keep a hand concealed"),
        group="hands",
        explain=QT_TRANSLATE_NOOP("options", "Otherwise a concealed kong takes away the fan for a concealed hand."),
    )
    all_chows_pair: str = option(
        "any",
        QT_TRANSLATE_NOOP("options", "Pair of all chows"),
        group="hands",
        choices={
            "any": QT_TRANSLATE_NOOP("options", "Any pair"),
            "no_value": QT_TRANSLATE_NOOP("options", "No valued pair"),
            "suited": QT_TRANSLATE_NOOP("options", "Suited pair"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Valued are dragons, the seat wind and the round wind."),
    )
    seven_pairs: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Seven pairs"),
        group="hands",
        explain=QT_TRANSLATE_NOOP("options", "Seven different pairs win and are worth 4 fan."),
    )
    seven_pairs_allow_quads: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Four alike are two pairs"),
        group="hands",
        explain=QT_TRANSLATE_NOOP("options", "Seven pairs may hold the same pair twice."),
        needs={"seven_pairs": True},
    )
    nine_gates_pure_wait: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Nine gates need the pure wait"),
        group="hands",
        explain=QT_TRANSLATE_NOOP("options", "The hand must have waited for all nine tiles of its suit."),
    )
    big_hands_at_limit: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Big hands are limit hands"),
        group="hands",
        explain=QT_TRANSLATE_NOOP(
            "options", "Big three dragons, small four winds, four concealed pungs and kong on kong."
        ),
    )
    human_hand: str = option(
        "off",
        QT_TRANSLATE_NOOP("options", "Human hand"),
        group="hands",
        choices={
            "off": QT_TRANSLATE_NOOP("options", "Off"),
            "three": QT_TRANSLATE_NOOP("options", "3 fan"),
            "limit": QT_TRANSLATE_NOOP("options", "Limit"),
        },
        explain=QT_TRANSLATE_NOOP("options", "A win on a discard before your first draw."),
    )
    rob_concealed_kong: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Concealed kongs can be robbed"),
        group="play",
        explain=QT_TRANSLATE_NOOP("options", "By thirteen orphans only."),
    )
    passed_win_lock: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "A passed win is locked"),
        group="play",
        explain=QT_TRANSLATE_NOOP(
            "options", "After passing a win you cannot win on that tile until you draw or claim."
        ),
    )
    rounds: int = option(
        4,
        QT_TRANSLATE_NOOP("options", "Rounds"),
        group="match",
        choices=(1, 2, 4),
        explain=QT_TRANSLATE_NOOP("options", "In a round every seat deals until it loses the deal."),
    )
    starting_points: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Starting points"),
        group="match",
        low=0,
        high=100000,
        explain=QT_TRANSLATE_NOOP("options", "Points may become negative; nobody goes bankrupt."),
    )


PRESETS = (
    Preset("standard", QT_TRANSLATE_NOOP("options", "Standard"), MahjongOptions()),
    Preset(
        "hot_table",
        QT_TRANSLATE_NOOP("options", "Hot table"),
        MahjongOptions(table="full_spicy", discard_payment="for_all", limit=13),
    ),
    Preset("association", QT_TRANSLATE_NOOP("options", "Association"), MahjongOptions(robbed_kong_pays_all=True)),
    Preset(
        "friendly_evening",
        QT_TRANSLATE_NOOP("options", "Friendly evening"),
        MahjongOptions(min_fan=1, seven_pairs=True, multiple_winners=True, rounds=1),
    ),
    Preset("no_flowers", QT_TRANSLATE_NOOP("options", "No flowers"), MahjongOptions(flowers=False)),
    Preset(
        "big_hands",
        QT_TRANSLATE_NOOP("options", "Big hands"),
        MahjongOptions(
            big_hands_at_limit=True,
            concealed_kong_keeps_concealed=True,
            all_chows_pair="suited",
            nine_gates_pure_wait=True,
        ),
    ),
)
