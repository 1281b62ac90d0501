"""Labels, helps and values of the settings in words, in the order of the settings dialog.

They are declared like the options of games (context "options"), so that one kind of row shows both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.options import OptionSpec
from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.actions import ROOMS, SPEEDS
from tablegames_qt.languages import LANGUAGES
from tablegames_qt.settings import DECLARED

GROUPS: Mapping[str, str] = {
    "program": QT_TRANSLATE_NOOP("options", "Language"),
    "look": QT_TRANSLATE_NOOP("options", "Table and cards"),
    "motion": QT_TRANSLATE_NOOP("options", "Motion"),
    "sound": QT_TRANSLATE_NOOP("options", "Sound"),
    "night": QT_TRANSLATE_NOOP("options", "Projector"),
    "sharing": QT_TRANSLATE_NOOP("options", "Others in the room"),
    "play": QT_TRANSLATE_NOOP("options", "Play"),
}
"""Headings by the groups of the settings."""


def _spec(name: str, label: str, explain: str = "", choices: Mapping[Any, str] | None = None) -> OptionSpec:
    setting = DECLARED[name]
    numeric = type(setting.default) is int
    low, high = (setting.low, setting.high) if numeric else (None, None)
    return OptionSpec(name, setting.default, label, explain, setting.group, choices, low, high, {})


SPECS: Mapping[str, OptionSpec] = {
    spec.key: spec
    for spec in (
        _spec(
            "language",
            QT_TRANSLATE_NOOP("options", "Language"),
            choices={"": QT_TRANSLATE_NOOP("options", "As the system"), **LANGUAGES},
        ),
        _spec(
            "theme",
            QT_TRANSLATE_NOOP("options", "Table"),
            QT_TRANSLATE_NOOP("options", "“Bright” is for rooms with much light and for projectors."),
            {
                "green": QT_TRANSLATE_NOOP("options", "Green"),
                "blue": QT_TRANSLATE_NOOP("options", "Blue"),
                "burgundy": QT_TRANSLATE_NOOP("options", "Burgundy"),
                "charcoal": QT_TRANSLATE_NOOP("options", "Charcoal"),
                "bright": QT_TRANSLATE_NOOP("options", "Bright"),
            },
        ),
        _spec(
            "back",
            QT_TRANSLATE_NOOP("options", "Backs of the cards"),
            choices={
                "guilloche": QT_TRANSLATE_NOOP("options", "Rosette"),
                "lattice": QT_TRANSLATE_NOOP("options", "Lattice"),
                "weave": QT_TRANSLATE_NOOP("options", "Weave"),
            },
        ),
        _spec(
            "pack",
            QT_TRANSLATE_NOOP("options", "Pictures of the cards"),
            QT_TRANSLATE_NOOP(
                "options", "“Spanish” has coins, cups, swords and clubs, in games that are played with it."
            ),
            {
                "french": QT_TRANSLATE_NOOP("options", "French"),
                "spanish": QT_TRANSLATE_NOOP("options", "Spanish"),
            },
        ),
        _spec(
            "four_colour",
            QT_TRANSLATE_NOOP("options", "Four colours"),
            QT_TRANSLATE_NOOP("options", "Each suit has a colour of its own."),
        ),
        _spec(
            "index",
            QT_TRANSLATE_NOOP("options", "Size of the index"),
            QT_TRANSLATE_NOOP("options", "“Automatic” makes rank and suit large where cards are small."),
            {
                "auto": QT_TRANSLATE_NOOP("options", "Automatic"),
                "standard": QT_TRANSLATE_NOOP("options", "Standard"),
                "jumbo": QT_TRANSLATE_NOOP("options", "Large"),
            },
        ),
        _spec(
            "scale",
            QT_TRANSLATE_NOOP("options", "Size of the interface"),
            QT_TRANSLATE_NOOP("options", "Takes effect when the program is started again."),
            {
                "auto": QT_TRANSLATE_NOOP("options", "Automatic"),
                "1": "100 %",
                "1.25": "125 %",
                "1.5": "150 %",
                "1.75": "175 %",
                "2": "200 %",
                "2.5": "250 %",
                "3": "300 %",
            },
        ),
        _spec(
            "speed",
            QT_TRANSLATE_NOOP("options", "Speed"),
            QT_TRANSLATE_NOOP("options", "How fast cards move and bots play. Any key or click ends a movement."),
            SPEEDS,
        ),
        _spec(
            "motion",
            QT_TRANSLATE_NOOP("options", "Movement"),
            QT_TRANSLATE_NOOP("options", "“Reduced”: cards appear in their new place without travelling."),
            {
                "system": QT_TRANSLATE_NOOP("options", "As the system"),
                "full": QT_TRANSLATE_NOOP("options", "Full"),
                "reduced": QT_TRANSLATE_NOOP("options", "Reduced"),
            },
        ),
        _spec(
            "step_mode",
            QT_TRANSLATE_NOOP("options", "Step by step"),
            QT_TRANSLATE_NOOP("options", "The table waits for Space after each half of a turn."),
        ),
        _spec("sounds", QT_TRANSLATE_NOOP("options", "Sounds")),
        _spec("volume", QT_TRANSLATE_NOOP("options", "Volume")),
        _spec(
            "room",
            QT_TRANSLATE_NOOP("options", "Size of the room"),
            QT_TRANSLATE_NOOP(
                "options",
                "The last row sits 3, 6 or 8 picture heights away; the writing is sized to be read from there.",
            ),
            ROOMS,
        ),
        _spec(
            "safe_margin",
            QT_TRANSLATE_NOOP("options", "Safe margin"),
            QT_TRANSLATE_NOOP("options", "For projectors that cut the edges: 5 % of the picture stay free all around."),
        ),
        _spec(
            "audience_bright",
            QT_TRANSLATE_NOOP("options", "Bright room"),
            QT_TRANSLATE_NOOP("options", "Dark writing on a light table, on the projector only."),
        ),
        _spec(
            "idle_cover",
            QT_TRANSLATE_NOOP("options", "Cover by itself"),
            QT_TRANSLATE_NOOP(
                "options", "Where several people share the screen: when so long no key and no mouse was touched."
            ),
            {
                0: QT_TRANSLATE_NOOP("options", "Never"),
                10: QT_TRANSLATE_NOOP("options", "10 s"),
                20: QT_TRANSLATE_NOOP("options", "20 s"),
                60: QT_TRANSLATE_NOOP("options", "1 min"),
            },
        ),
        _spec(
            "anti_peek",
            QT_TRANSLATE_NOOP("options", "My hand face down"),
            QT_TRANSLATE_NOOP(
                "options",
                "When you play alone and others are near: a card or tile is seen under the mouse, all while you hold Space.",
            ),
        ),
        _spec(
            "auto_pick",
            QT_TRANSLATE_NOOP("options", "Choose for me"),
            QT_TRANSLATE_NOOP("options", "Of several targets the most valuable is taken without asking."),
        ),
        _spec(
            "counter",
            QT_TRANSLATE_NOOP("options", "Points counter"),
            QT_TRANSLATE_NOOP("options", "Whose captured points are counted during a deal."),
            {
                "off": QT_TRANSLATE_NOOP("options", "Nobody’s"),
                "own": QT_TRANSLATE_NOOP("options", "Own"),
                "all": QT_TRANSLATE_NOOP("options", "Everybody’s"),
            },
        ),
        _spec(
            "hand_sort",
            QT_TRANSLATE_NOOP("options", "Order of the hand"),
            choices={
                "pairs": QT_TRANSLATE_NOOP("options", "By pairs"),
                "value": QT_TRANSLATE_NOOP("options", "By value"),
            },
        ),
        _spec(
            "seen_taken",
            QT_TRANSLATE_NOOP("options", "Cards seen taken"),
            QT_TRANSLATE_NOOP("options", "Beside a hand stands what was taken from the discards and not yet thrown."),
        ),
        _spec(
            "all_discards",
            QT_TRANSLATE_NOOP("options", "All discards"),
            QT_TRANSLATE_NOOP("options", "The discards lie open in a row."),
        ),
        _spec(
            "own_fist",
            QT_TRANSLATE_NOOP("options", "Own fist"),
            QT_TRANSLATE_NOOP(
                "options", "“While held”: what it holds is seen only while P or the mouse is held on it."
            ),
            {
                "shown": QT_TRANSLATE_NOOP("options", "Shown"),
                "held": QT_TRANSLATE_NOOP("options", "While held"),
            },
        ),
        _spec(
            "fists_input",
            QT_TRANSLATE_NOOP("options", "Several people, one screen"),
            QT_TRANSLATE_NOOP("options", "How they close their fists. “Keys” is for up to four."),
            {
                "keys": QT_TRANSLATE_NOOP("options", "Keys"),
                "laptop": QT_TRANSLATE_NOOP("options", "One by one"),
            },
        ),
        _spec(
            "hide_time",
            QT_TRANSLATE_NOOP("options", "Seconds for keys"),
            QT_TRANSLATE_NOOP("options", "How long the countdown for hidden keys lasts. It never ends early."),
        ),
        _spec(
            "call_clock",
            QT_TRANSLATE_NOOP("options", "Call clock"),
            QT_TRANSLATE_NOOP("options", "Reminds who is to call after so many seconds. It never calls for anybody."),
            {
                "off": QT_TRANSLATE_NOOP("options", "Off"),
                "10": "10 s",
                "20": "20 s",
                "30": "30 s",
            },
        ),
        _spec(
            "take_back",
            QT_TRANSLATE_NOOP("options", "Take a call back"),
            QT_TRANSLATE_NOOP("options", "For three seconds, before the next call."),
        ),
        _spec(
            "training",
            QT_TRANSLATE_NOOP("options", "Show the chances"),
            QT_TRANSLATE_NOOP(
                "options", "How likely each total is with your coins, when nothing is known of the others."
            ),
        ),
        _spec(
            "auto_pass",
            QT_TRANSLATE_NOOP("options", "Pass for me"),
            QT_TRANSLATE_NOOP("options", "When you can claim nothing the table goes on by itself, in the same time."),
        ),
        _spec(
            "auto_sort",
            QT_TRANSLATE_NOOP("options", "Keep my tiles in order"),
            QT_TRANSLATE_NOOP("options", "Until you move one yourself."),
        ),
        _spec(
            "waits",
            QT_TRANSLATE_NOOP("options", "Say what I wait for"),
            QT_TRANSLATE_NOOP(
                "options", "Point at a tile to see which tiles would win without it, and how many are left."
            ),
        ),
        _spec(
            "hand_distance",
            QT_TRANSLATE_NOOP("options", "Say how far I am"),
            QT_TRANSLATE_NOOP("options", "How many tiles the hand is from being ready."),
        ),
        _spec(
            "claim_time",
            QT_TRANSLATE_NOOP("options", "Time to claim"),
            QT_TRANSLATE_NOOP("options", "Who can claim a tile and does not answer in time passes."),
            {
                "off": QT_TRANSLATE_NOOP("options", "No limit"),
                "20": "20 s",
                "30": "30 s",
                "60": "60 s",
            },
        ),
        _spec(
            "dangers",
            QT_TRANSLATE_NOOP("options", "Mark dangerous tiles"),
            QT_TRANSLATE_NOOP(
                "options", "On your turn: ! somebody may win on it, !! somebody may well. Reckoned from what lies open."
            ),
        ),
        _spec(
            "claim_warning",
            QT_TRANSLATE_NOOP("options", "Warn of bad claims"),
            QT_TRANSLATE_NOOP("options", "A claim that costs most of what the hand promises is asked about again."),
        ),
    )
}
"""What the dialog shows of each setting, by its name."""

COMMON = (
    "language",
    "theme",
    "back",
    "four_colour",
    "index",
    "scale",
    "speed",
    "motion",
    "sounds",
    "volume",
    "room",
    "safe_margin",
    "audience_bright",
    "idle_cover",
    "anti_peek",
)
"""The settings of every table; those of a game follow from its `TableKind.settings_rows`."""
