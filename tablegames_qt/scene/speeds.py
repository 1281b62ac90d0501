"""Every duration of the tables, in milliseconds, and the one factor that scales them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Speed(Enum):
    """The pace of play; its value is the factor on every duration that has no figure of its own for it."""

    OFF = 0.0
    QUICK = 0.5
    NORMAL = 1.0
    PROJECTOR = 1.5

    @property
    def factor(self) -> float:
        """What every duration is multiplied by."""
        return float(self.value)


class Kind(Enum):
    """What a duration is for: decides what is left of it when motion is off or reduced."""

    TRAVEL = "travel"
    """Something moves or turns: nothing is left."""
    FADE = "fade"
    """Something appears or goes: kept in reduced motion."""
    PAUSE = "pause"
    """Time that parts two events: kept in reduced motion."""
    READ = "read"
    """Time to read what happened: kept even when motion is off."""


@dataclass(frozen=True)
class Duration:
    """A duration at normal speed, with figures of its own where a rules file gives them."""

    normal: int
    kind: Kind = Kind.TRAVEL
    quick: int | None = None
    projector: int | None = None


DURATIONS: dict[str, Duration] = {
    # any table
    "travel": Duration(230),
    "glide_home": Duration(230),
    "relayout": Duration(120),
    "flip": Duration(350),
    "turn_over": Duration(150),
    "highlight": Duration(150, Kind.FADE),
    "fade": Duration(150, Kind.FADE),
    "pause": Duration(150, Kind.PAUSE),
    "deal_card": Duration(150),
    "deal": Duration(1500),
    # Chinese Ten
    "capture_hold": Duration(300, Kind.READ, projector=800),
    "capture_slide": Duration(250),
    "settle": Duration(150),
    "stays": Duration(150, Kind.FADE),
    "stock_hold": Duration(200, Kind.PAUSE),
    "mark_pass": Duration(150, Kind.FADE),
    "clasp": Duration(400, Kind.READ),
    "four_alike": Duration(400),
    "table_empty": Duration(600, Kind.READ),
    "final_sum": Duration(800, Kind.READ),
    # Chinchón
    "turn_hold": Duration(200, Kind.PAUSE),
    "meld_slide": Duration(300),
    "lay_off_hold": Duration(300, Kind.READ, projector=800),
    "triumph_hold": Duration(1500, Kind.READ),
    "line_up": Duration(80),
    "count": Duration(300),
    "points_fly": Duration(400),
    # Chinese poker
    "all_ready": Duration(300, Kind.PAUSE),
    "declare_hold": Duration(1200, Kind.READ),
    "to_boards": Duration(600),
    "fan_out": Duration(350),
    "to_proof": Duration(600),
    "row_hold": Duration(900, Kind.READ, quick=450, projector=1800),
    "pair_mark": Duration(120, Kind.PAUSE),
    "pair_told": Duration(450, Kind.PAUSE, quick=220, projector=900),
    "scoop_hold": Duration(900, Kind.READ, quick=450, projector=1800),
    "payment": Duration(230),
    "capped_hold": Duration(1200, Kind.READ),
    # Los Chinos
    "hands_back": Duration(250),
    "fist_forward": Duration(300),
    "bubble": Duration(180),
    "tick": Duration(200, Kind.PAUSE),
    "opening_hold": Duration(600, Kind.PAUSE),
    "fist_open": Duration(350),
    "opening": Duration(3000),
    "total_hold": Duration(700, Kind.READ),
    "hit_glow": Duration(400, Kind.READ),
    "to_shelf": Duration(500),
    "nobody_hold": Duration(400, Kind.READ),
    "shake": Duration(130),
    "foul_hold": Duration(1200, Kind.READ),
    "pip": Duration(300, Kind.READ),
    "two_pips": Duration(600, Kind.READ),
    "cup": Duration(120),
    "cups": Duration(2000),
    # mahjong
    "tile_deal": Duration(1400),
    "tile_packet": Duration(90),
    "tile_draw": Duration(180),
    "replacement_draw": Duration(250),
    "flower": Duration(350),
    "call_out": Duration(900, Kind.READ, quick=450),
    "tiles_slide": Duration(300),
    "hand_opens": Duration(350),
    "hand_won": Duration(1150, Kind.READ),
    "claim_window": Duration(700, Kind.PAUSE, quick=350, projector=1200),
    # a bot's whole turn, thinking included; what the beats leave of it comes before the first
    "bot_turn": Duration(2200, Kind.PAUSE, quick=1100, projector=4000),
}

NOTICE_STAYS = 4000
"""A notice is read at the reader's pace: no factor."""


def ms(name: str, speed: Speed, *, reduced: bool = False) -> int:
    """The duration `name` at a speed. reduced: pieces do not travel. Raises KeyError for a name that is not listed."""
    duration = DURATIONS[name]
    if reduced and duration.kind is Kind.TRAVEL:
        return 0
    match speed:
        case Speed.OFF:
            return duration.normal if duration.kind is Kind.READ else 0
        case Speed.QUICK if duration.quick is not None:
            return duration.quick
        case Speed.PROJECTOR if duration.projector is not None:
            return duration.projector
    return round(duration.normal * speed.factor)
