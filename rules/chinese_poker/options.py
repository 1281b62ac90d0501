"""The options of Chinese poker, and its presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.options import GameOptions, Preset, option
from rules.text import QT_TRANSLATE_NOOP

SEATS = 4
"""Seats of the table, taken or not (R2), and hands that are dealt (R3)."""
BUY_IN_POINTS = 20
"""Points of a buy-in (R29)."""
FOUL_POINTS = 6
"""What a foul pays to each legally set hand (R25)."""

Family = Literal["mandarin", "both_net", "basic"]
"""Options under which the same setting is the best one: what the tables of the bots are made for."""


@dataclass(frozen=True)
class PokerOptions(GameOptions):
    """How a match of Chinese poker is played: rules R5, R13, R15 to R19, R22, R25 to R35."""

    version: str = option(
        "mandarin",
        QT_TRANSLATE_NOOP("options", "Version"),
        group="scoring",
        choices={
            "mandarin": QT_TRANSLATE_NOOP("options", "Mandarin"),
            "basic": QT_TRANSLATE_NOOP("options", "Basic"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Mandarin: all three rows are worth six, and strong rows earn a bonus."),
    )
    bonus: str = option(
        "winner_only",
        QT_TRANSLATE_NOOP("options", "Row bonuses"),
        group="scoring",
        choices={
            "winner_only": QT_TRANSLATE_NOOP("options", "Row's winner"),
            "both_net": QT_TRANSLATE_NOOP("options", "Both players"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Both players: bonuses count whoever won the row, and are set off."),
        needs={"version": "mandarin"},
    )
    super_bonus: str = option(
        "three_opponents",
        QT_TRANSLATE_NOOP("options", "Super bonus"),
        group="scoring",
        choices={
            "three_opponents": QT_TRANSLATE_NOOP("options", "Three opponents"),
            "all_compared": QT_TRANSLATE_NOOP("options", "All compared"),
            "off": QT_TRANSLATE_NOOP("options", "Off"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Nine from each for beating everybody in all three rows."),
        needs={"version": "mandarin"},
    )
    decline_automatic: str = option(
        "by_version",
        QT_TRANSLATE_NOOP("options", "Play an automatic win as rows"),
        group="scoring",
        choices={
            "by_version": QT_TRANSLATE_NOOP("options", "Mandarin only"),
            "always": QT_TRANSLATE_NOOP("options", "Allowed"),
            "never": QT_TRANSLATE_NOOP("options", "Not allowed"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Whether you may set rows with a hand that wins by itself."),
    )
    prevent_fouls: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Prevent fouls"),
        group="fouls",
        explain=QT_TRANSLATE_NOOP("options", "A setting out of order is not accepted."),
    )
    foul_v_auto: str = option(
        "value_plus_foul",
        QT_TRANSLATE_NOOP("options", "Foul against automatic win"),
        group="fouls",
        choices={
            "value_plus_foul": QT_TRANSLATE_NOOP("options", "Value and foul"),
            "value_only": QT_TRANSLATE_NOOP("options", "Value only"),
        },
        explain=QT_TRANSLATE_NOOP("options", "What a foul pays to a hand that wins by itself."),
    )
    foul_basic: int = option(
        6,
        QT_TRANSLATE_NOOP("options", "Foul, basic version"),
        group="fouls",
        choices=(6, 3),
        explain=QT_TRANSLATE_NOOP("options", "Points a foul pays to each legally set hand."),
        needs={"version": "basic"},
    )
    stakes: str = option(
        "table",
        QT_TRANSLATE_NOOP("options", "Stakes"),
        group="chips",
        choices={
            "table": QT_TRANSLATE_NOOP("options", "Chips"),
            "score": QT_TRANSLATE_NOOP("options", "Running score"),
        },
        explain=QT_TRANSLATE_NOOP("options", "A running score has no chips and no caps, and may be negative."),
    )
    unit: int = option(
        1,
        QT_TRANSLATE_NOOP("options", "Worth of a point"),
        group="chips",
        low=1,
        high=1000,
        explain=QT_TRANSLATE_NOOP("options", "Chips for one point."),
    )
    buy_in: int = option(
        1,
        QT_TRANSLATE_NOOP("options", "Buy-ins at the start"),
        group="chips",
        low=1,
        high=10,
        explain=QT_TRANSLATE_NOOP("options", "A buy-in is twenty points in chips."),
        needs={"stakes": "table"},
    )
    short_buy: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Short buys"),
        group="chips",
        explain=QT_TRANSLATE_NOOP("options", "After each full buy you may buy once for less."),
        needs={"stakes": "table"},
    )
    win_cap: str = option(
        "total",
        QT_TRANSLATE_NOOP("options", "You win at most your stack"),
        group="chips",
        choices={
            "total": QT_TRANSLATE_NOOP("options", "In all"),
            "per_opponent": QT_TRANSLATE_NOOP("options", "From each"),
        },
        explain=QT_TRANSLATE_NOOP("options", "The chips you had when the deal began limit what you can win."),
        needs={"stakes": "table"},
    )
    match_deals: int = option(
        12,
        QT_TRANSLATE_NOOP("options", "Deals of a match"),
        group="match",
        low=0,
        high=100,
        zero=QT_TRANSLATE_NOOP("options", "No limit"),
        explain=QT_TRANSLATE_NOOP("options", "0: until you end it."),
    )
    new_seat_waits: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "New players wait a deal"),
        group="match",
        explain=QT_TRANSLATE_NOOP("options", "Who sits down during a match gets no hand in the first deal."),
    )
    clock: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Clock"),
        group="match",
        choices={
            0: QT_TRANSLATE_NOOP("options", "Off"),
            60: QT_TRANSLATE_NOOP("options", "60 seconds"),
            90: QT_TRANSLATE_NOOP("options", "90 seconds"),
            120: QT_TRANSLATE_NOOP("options", "120 seconds"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Time to set a hand. A pause stops it."),
    )
    clock_end: str = option(
        "auto_arrange",
        QT_TRANSLATE_NOOP("options", "When time is up"),
        group="match",
        choices={
            "auto_arrange": QT_TRANSLATE_NOOP("options", "Arrange the rest"),
            "foul": QT_TRANSLATE_NOOP("options", "Foul"),
        },
        explain=QT_TRANSLATE_NOOP("options", "What happens to a hand that is not set in time."),
        needs={"clock": (60, 90, 120)},
    )

    @property
    def mandarin(self) -> bool:
        """Whether the Mandarin version is played, with its bonuses (R16 to R19)."""
        return self.version == "mandarin"

    @property
    def family(self) -> Family:
        """Which tables the bots play by."""
        if not self.mandarin:
            return "basic"
        return "both_net" if self.bonus == "both_net" else "mandarin"

    @property
    def may_decline(self) -> bool:
        """Whether an automatic win may be played as rows instead (R22)."""
        return self.mandarin if self.decline_automatic == "by_version" else self.decline_automatic == "always"

    @property
    def may_forfeit(self) -> bool:
        """Whether a seat whose time ran out has fouled (R13)."""
        return self.clock > 0 and self.clock_end == "foul"

    @property
    def foul_points(self) -> int:
        """What a foul pays to each legally set hand without the super bonus (R25)."""
        return FOUL_POINTS if self.mandarin else self.foul_basic

    @property
    def with_chips(self) -> bool:
        """Whether chips are bought, paid and capped; a running score otherwise (R34)."""
        return self.stakes == "table"

    @property
    def full_buy(self) -> int:
        """The chips of one full buy-in (R29)."""
        return BUY_IN_POINTS * self.unit


PRESETS = (
    Preset("mandarin", QT_TRANSLATE_NOOP("options", "Mandarin"), PokerOptions()),
    Preset("basic", QT_TRANSLATE_NOOP("options", "Basic"), PokerOptions(version="basic")),
    Preset(
        "basic_light",
        QT_TRANSLATE_NOOP("options", "Basic, light fouls"),
        PokerOptions(version="basic", foul_basic=3, foul_v_auto="value_only"),
    ),
    Preset("both_bonuses", QT_TRANSLATE_NOOP("options", "Both bonuses"), PokerOptions(bonus="both_net")),
    Preset("score_sheet", QT_TRANSLATE_NOOP("options", "Score sheet"), PokerOptions(stakes="score", match_deals=8)),
    Preset(
        "casino",
        QT_TRANSLATE_NOOP("options", "Casino"),
        PokerOptions(prevent_fouls=False, clock=90, clock_end="foul"),
    ),
)
