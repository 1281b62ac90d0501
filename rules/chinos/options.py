"""The options of Los Chinos, and its presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from rules.options import GameOptions, Preset, option
from rules.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class ChinosOptions(GameOptions):
    """How a match of Los Chinos is played; the numbers are those of the rules on the help page."""

    turn_direction: str = option(
        "anticlockwise",
        QT_TRANSLATE_NOOP("options", "Turn order"),
        group="table",
        choices={
            "anticlockwise": QT_TRANSLATE_NOOP("options", "Anticlockwise"),
            "clockwise": QT_TRANSLATE_NOOP("options", "Clockwise"),
        },
        explain=QT_TRANSLATE_NOOP("options", "On which side of you the next player sits. The rules stay the same."),
    )
    repeat_rule: str = option(
        "four_distinct",
        QT_TRANSLATE_NOOP("options", "Repeated calls"),
        group="calls",
        choices={
            "four_distinct": QT_TRANSLATE_NOOP("options", "Four different numbers"),
            "survivors": QT_TRANSLATE_NOOP("options", "Three players must remain"),
            "all_distinct": QT_TRANSLATE_NOOP("options", "Never"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "How far more than five players may repeat a call. Five or fewer never repeat one."
        ),
    )
    threshold_by: str = option(
        "active",
        QT_TRANSLATE_NOOP("options", "More than five"),
        group="calls",
        choices={
            "active": QT_TRANSLATE_NOOP("options", "Still in the round"),
            "start": QT_TRANSLATE_NOOP("options", "At the start"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Which players are counted to see whether calls may be repeated."),
        needs={"repeat_rule": ("four_distinct", "survivors")},
    )
    impossible_calls: str = option(
        "refused",
        QT_TRANSLATE_NOOP("options", "Impossible calls"),
        group="calls",
        choices={
            "refused": QT_TRANSLATE_NOOP("options", "Refused"),
            "foul": QT_TRANSLATE_NOOP("options", "A foul"),
            "allowed": QT_TRANSLATE_NOOP("options", "Allowed"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "A call that your own coins rule out. With real fists it can only be found at the opening."
        ),
    )
    fists: str = option(
        "app",
        QT_TRANSLATE_NOOP("options", "Fists"),
        group="table",
        choices={
            "app": QT_TRANSLATE_NOOP("options", "On the screen"),
            "real": QT_TRANSLATE_NOOP("options", "Real coins"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Real coins are entered when the fists open."),
    )
    no_blanca_first_round: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "No blanca in the first round"),
        group="calls",
        explain=QT_TRANSLATE_NOOP("options", "In the first round every fist holds at least one coin."),
    )
    first_match_first: str = option(
        "random",
        QT_TRANSLATE_NOOP("options", "First match"),
        group="first caller",
        choices={
            "random": QT_TRANSLATE_NOOP("options", "Drawn by lot"),
            "host": QT_TRANSLATE_NOOP("options", "The host chooses"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Who calls first when you sit down."),
    )
    next_round_first: str = option(
        "rotate",
        QT_TRANSLATE_NOOP("options", "Next round"),
        group="first caller",
        choices={
            "rotate": QT_TRANSLATE_NOOP("options", "The next player"),
            "stay_if_nobody": QT_TRANSLATE_NOOP("options", "The same if nobody hit"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Who calls first in the next round before the final."),
    )
    final_after_hit: str = option(
        "loser_chooses",
        QT_TRANSLATE_NOOP("options", "Final, after a hit"),
        group="first caller",
        choices={
            "loser_chooses": QT_TRANSLATE_NOOP("options", "Who missed chooses"),
            "alternate": QT_TRANSLATE_NOOP("options", "In turn"),
            "loser_calls": QT_TRANSLATE_NOOP("options", "Who missed calls first"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Who calls first after a point in the final."),
    )
    final_after_miss: str = option(
        "alternate",
        QT_TRANSLATE_NOOP("options", "Final, nobody hit"),
        group="first caller",
        choices={
            "alternate": QT_TRANSLATE_NOOP("options", "In turn"),
            "stay": QT_TRANSLATE_NOOP("options", "The same again"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Who calls first when nobody scored in the final."),
    )
    next_match_first: str = option(
        "loser_chooses",
        QT_TRANSLATE_NOOP("options", "Next match"),
        group="first caller",
        choices={
            "loser_chooses": QT_TRANSLATE_NOOP("options", "The loser chooses"),
            "rotate": QT_TRANSLATE_NOOP("options", "The next player"),
        },
        explain=QT_TRANSLATE_NOOP("options", "Who calls first in the next match."),
    )
    final_target: int = option(
        3,
        QT_TRANSLATE_NOOP("options", "Points of the final"),
        group="final",
        low=1,
        high=5,
        explain=QT_TRANSLATE_NOOP("options", "Who has so many first wins the final."),
    )
    bonus: str = option(
        "total",
        QT_TRANSLATE_NOOP("options", "Two points"),
        group="final",
        choices={
            "total": QT_TRANSLATE_NOOP("options", "For 0 and 6"),
            "relative": QT_TRANSLATE_NOOP("options", "For none or all in the other fist"),
            "none": QT_TRANSLATE_NOOP("options", "Never"),
        },
        explain=QT_TRANSLATE_NOOP("options", "What scores two for the first caller of a round of the final."),
    )
    bill_rule: str = option(
        "club",
        QT_TRANSLATE_NOOP("options", "Bill"),
        group="bill",
        choices={
            "club": QT_TRANSLATE_NOOP("options", "Loser and finalist"),
            "loser_pays_all": QT_TRANSLATE_NOOP("options", "The loser pays all"),
        },
        explain=QT_TRANSLATE_NOOP("options", "From six players on the finalist pays a part."),
    )
    orders: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Coffees"),
        group="bill",
        low=0,
        high=40,
        zero=QT_TRANSLATE_NOOP("options", "One each"),
        explain=QT_TRANSLATE_NOOP("options", "How many are on the bill; 0 is one for each player."),
    )
    foul_fine: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "A coffee for each foul"),
        group="bill",
        explain=QT_TRANSLATE_NOOP("options", "Each foul adds a coffee to what its player pays."),
    )

    def as_played(self) -> Self:
        """Return the options with an impossible call as a foul where real fists cannot refuse it (rule 30)."""
        return self.replace(impossible_calls="foul") if self.checks_calls else self

    @property
    def checks_calls(self) -> bool:
        """Whether a call against the own coins is a foul at the opening (rule 30); else it was refused, or is allowed."""
        return self.impossible_calls == "foul" or (self.fists == "real" and self.impossible_calls == "refused")

    @property
    def refuses_calls(self) -> bool:
        """Whether a call against the own coins is refused when it is made (rule 30)."""
        return self.impossible_calls == "refused" and self.fists == "app"


PRESETS = (
    Preset("club", QT_TRANSLATE_NOOP("options", "Club"), ChinosOptions()),
    Preset("game_night", QT_TRANSLATE_NOOP("options", "Game night"), ChinosOptions(fists="real")),
    Preset(
        "spoof",
        QT_TRANSLATE_NOOP("options", "Spoof"),
        ChinosOptions(turn_direction="clockwise", repeat_rule="all_distinct", bonus="none", bill_rule="loser_pays_all"),
    ),
    Preset("quick", QT_TRANSLATE_NOOP("options", "Quick"), ChinosOptions(final_target=1)),
    Preset(
        "harsh",
        QT_TRANSLATE_NOOP("options", "Harsh"),
        ChinosOptions(no_blanca_first_round=True, impossible_calls="foul", foul_fine=True),
    ),
)
