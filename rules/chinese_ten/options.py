"""The options of Chinese Ten, and its presets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.options import GameOptions, Preset, Problem, option
from rules.text import QT_TRANSLATE_NOOP

RED_PACK = 210
"""Points of the red cards of a pack."""
SPADE_ACE = 30
"""Points of the ace of spades where it counts."""
CLUB_ACE = 40
"""Points of the ace of clubs where it counts."""


@dataclass(frozen=True)
class TenOptions(GameOptions):
    """How a match of Chinese Ten is played: rules R1, R4, R5 and R20 to R24."""

    players: int = option(
        2,
        QT_TRANSLATE_NOOP("options", "Players"),
        group="table",
        choices=(2, 3, 4),
        explain=QT_TRANSLATE_NOOP(
            "options", "Twelve cards each for two, eight for three, six for four. Four lie open."
        ),
    )
    first_player: str = option(
        "after_dealer",
        QT_TRANSLATE_NOOP("options", "First player"),
        group="table",
        choices={
            "after_dealer": QT_TRANSLATE_NOOP("options", "After the dealer"),
            "dealer": QT_TRANSLATE_NOOP("options", "Dealer"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Who plays the first card of a deal."),
    )
    redeal: str = option(
        "never",
        QT_TRANSLATE_NOOP("options", "Deal again"),
        group="deal",
        choices={
            "never": QT_TRANSLATE_NOOP("options", "Never"),
            "triples": QT_TRANSLATE_NOOP("options", "Triples"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Triples: three open 5, 10, J, Q or K, or any four alike, void the deal."),
    )
    black_aces: str = option(
        "auto",
        QT_TRANSLATE_NOOP("options", "Black aces"),
        group="scoring",
        choices={
            "auto": QT_TRANSLATE_NOOP("options", "Automatic"),
            "none": QT_TRANSLATE_NOOP("options", "None"),
            "spade": QT_TRANSLATE_NOOP("options", "Spade"),
            "both": QT_TRANSLATE_NOOP("options", "Both"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "Spade 30, club 40. Automatic: none for two, spade for three, both for four."
        ),
    )
    red_fives: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Red fives"),
        group="scoring",
        choices=(0, 5, 20),
        explain=QT_TRANSLATE_NOOP("options", "Taking both red fives at once wins this from everybody."),
    )
    series: str = option(
        "deals",
        QT_TRANSLATE_NOOP("options", "The match ends"),
        group="match",
        choices={
            "deals": QT_TRANSLATE_NOOP("options", "After its deals"),
            "results_100": QT_TRANSLATE_NOOP("options", "At +100"),
            "points_1000": QT_TRANSLATE_NOOP("options", "At 1000 points"),
        },
        explain=QT_TRANSLATE_NOOP("options", "+100 adds the results of the deals, 1000 adds the red points."),
    )
    rounds: int = option(
        3,
        QT_TRANSLATE_NOOP("options", "Deals for each dealer"),
        group="match",
        choices=(0, 1, 2, 3, 4, 6),
        zero=QT_TRANSLATE_NOOP("options", "Single deal"),
        explain=QT_TRANSLATE_NOOP("options", "How often each seat deals; 0 is a single deal."),
        needs={"series": "deals"},
    )

    @property
    def counted_aces(self) -> str:
        """Which black aces count, `none`, `spade` or `both`, with `auto` resolved by the number of players (R20)."""
        return {2: "none", 3: "spade", 4: "both"}[self.players] if self.black_aces == "auto" else self.black_aces

    @property
    def pack_points(self) -> int:
        """The points of the whole pack: 210, 240 or 280."""
        return {"none": RED_PACK, "spade": RED_PACK + SPADE_ACE, "both": RED_PACK + SPADE_ACE + CLUB_ACE}[
            self.counted_aces
        ]

    @property
    def base(self) -> int:
        """The points of one seat when all take the same (R18, R20)."""
        return self.pack_points // self.players

    @property
    def deals(self) -> int | None:
        """How many deals a match has, or None when its end depends on the score (R21, R22)."""
        if self.series != "deals":
            return None
        return self.rounds * self.players or 1

    def conflicts(self) -> Sequence[Problem]:
        """Return `base-not-whole` when the pack cannot be shared: four players without black aces, three with both."""
        if self.pack_points % self.players:
            return (Problem("base-not-whole", ("black_aces", "players")),)
        return ()


PRESETS = (
    Preset("standard", QT_TRANSLATE_NOOP("options", "Standard"), TenOptions()),
    Preset("single", QT_TRANSLATE_NOOP("options", "Single deal"), TenOptions(rounds=0)),
    Preset("three", QT_TRANSLATE_NOOP("options", "Three players"), TenOptions(players=3, rounds=2)),
    Preset("four", QT_TRANSLATE_NOOP("options", "Four players"), TenOptions(players=4, rounds=2)),
    Preset("taiwan_two", QT_TRANSLATE_NOOP("options", "Taiwan, two"), TenOptions(black_aces="spade")),
    Preset(
        "taiwan_four",
        QT_TRANSLATE_NOOP("options", "Taiwan, four"),
        TenOptions(players=4, rounds=2, redeal="triples", red_fives=20),
    ),
    Preset("race", QT_TRANSLATE_NOOP("options", "Race to 1000"), TenOptions(series="points_1000")),
)
