"""The options of Chinchón, and its presets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.options import GameOptions, Preset, Problem, option
from rules.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class ChinchonOptions(GameOptions):
    """How a match of Chinchón is played: rules R1 to R43."""

    players: int = option(
        2,
        QT_TRANSLATE_NOOP("options", "Players"),
        group="table",
        choices=(2, 3, 4),
        explain=QT_TRANSLATE_NOOP(
            "options",
            "Three and four play each for itself, and who reaches the target is out. Four need a larger pack.",
        ),
    )
    deck: int = option(
        40,
        QT_TRANSLATE_NOOP("options", "Cards in the pack"),
        group="cards",
        choices=(40, 48, 52),
        explain=QT_TRANSLATE_NOOP(
            "options",
            "40 cards leave out the 8, 9 and 10, 48 the 10. The rule page that this game follows names a pack of 52, but gives "
            "8, 9 and 10 no value, so 40 is the standard here. Turns a deal: 7.5, 10.4, 12.1.",
        ),
    )
    figures: str = option(
        "spanish",
        QT_TRANSLATE_NOOP("options", "Points of J, Q, K"),
        group="cards",
        choices={
            "spanish": QT_TRANSLATE_NOOP("options", "10, 11, 12"),
            "tens": QT_TRANSLATE_NOOP("options", "10 each"),
            "position": QT_TRANSLATE_NOOP("options", "By place"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options",
            "By place: 8, 9, 10 in 40 cards, 10, 11, 12 in 48, 11, 12, 13 in 52. It changes play very little.",
        ),
    )
    joker: str = option(
        "ace_of_diamonds",
        QT_TRANSLATE_NOOP("options", "Joker"),
        group="cards",
        choices={
            "ace_of_diamonds": QT_TRANSLATE_NOOP("options", "Ace of diamonds"),
            "none": QT_TRANSLATE_NOOP("options", "None"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "It stands for any card in a meld and counts 25 when loose. None: an ordinary ace, worth 1."
        ),
    )
    joker_fifth: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Joker as the fifth of a set"),
        group="melds",
        explain=QT_TRANSLATE_NOOP("options", "Off: a set never has more than four cards, laid-off ones included."),
        needs={"joker": "ace_of_diamonds"},
    )
    natural_ace: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Natural ace in a chinchón"),
        group="melds",
        explain=QT_TRANSLATE_NOOP(
            "options", "The ace of diamonds in its own place makes A to 7 of diamonds a pure chinchón."
        ),
    )
    joker_layoff: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Joker may be laid off"),
        group="melds",
        explain=QT_TRANSLATE_NOOP("options", "Off: the joker does not fit the melds of the one who knocked."),
        needs={"joker": "ace_of_diamonds"},
    )
    knock_limit: int = option(
        7,
        QT_TRANSLATE_NOOP("options", "Deadwood allowed to knock"),
        group="knock",
        low=0,
        high=10,
        explain=QT_TRANSLATE_NOOP(
            "options",
            "How many points may be loose at a knock. The fewer, the longer a deal. Turns of a deal, and knocks with nothing "
            "loose: 9.1 and 14 % with 3, 8.3 and 8 % with 5, 7.5 and 5 % with 7, 5.8 and 3 % with 10.",
        ),
    )
    one_loose_card: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "One loose card at most"),
        group="knock",
        explain=QT_TRANSLATE_NOOP("options", "Who knocks may keep one loose card, its points within the limit."),
    )
    knock_first_turn: bool = option(
        True,
        QT_TRANSLATE_NOOP("options", "Knocking in the first turn"),
        group="knock",
        explain=QT_TRANSLATE_NOOP("options", "One dealt hand in a hundred could knock at once."),
    )
    allow_return: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Taken card may go back"),
        group="turn",
        explain=QT_TRANSLATE_NOOP(
            "options", "On: the card just taken may be thrown in the same turn, which is a free pass."
        ),
    )
    bury_joker: bool = option(
        False,
        QT_TRANSLATE_NOOP("options", "Bury the joker"),
        group="turn",
        explain=QT_TRANSLATE_NOOP("options", "A joker turned up at the start goes into the middle of the stock."),
    )
    stock_end: str = option(
        "void",
        QT_TRANSLATE_NOOP("options", "At the end of the stock"),
        group="turn",
        choices={
            "void": QT_TRANSLATE_NOOP("options", "Void deal"),
            "reshuffle": QT_TRANSLATE_NOOP("options", "Shuffle again"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "Void: with two cards left nobody scores. Shuffle again: the discards become the stock."
        ),
    )
    target: int = option(
        100,
        QT_TRANSLATE_NOOP("options", "Losing total"),
        group="match",
        choices=(50, 70, 100, 150),
        explain=QT_TRANSLATE_NOOP(
            "options", "Who reaches it loses; of two, the lower total wins. To 100 a match lasts 8.6 deals."
        ),
    )
    chinchon_reward: str = option(
        "match",
        QT_TRANSLATE_NOOP("options", "Pure chinchón"),
        group="match",
        choices={
            "match": QT_TRANSLATE_NOOP("options", "Wins the match"),
            "minus_50": QT_TRANSLATE_NOOP("options", "-50"),
            "minus_25": QT_TRANSLATE_NOOP("options", "-25"),
        },
        explain=QT_TRANSLATE_NOOP(
            "options", "Seven cards in one run without the joker. With the joker it is always -25."
        ),
    )
    max_deals: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Scored deals at most"),
        group="match",
        choices={0: QT_TRANSLATE_NOOP("options", "No limit"), 1: "1", 3: "3", 5: "5"},
        explain=QT_TRANSLATE_NOOP("options", "After so many the lowest total wins. Void deals do not count."),
    )
    reentry: int = option(
        0,
        QT_TRANSLATE_NOOP("options", "Re-entries"),
        group="match",
        choices=(0, 1),
        explain=QT_TRANSLATE_NOOP(
            "options", "With three or four, who goes out comes back once with the worst total still in."
        ),
    )

    @property
    def has_joker(self) -> bool:
        """Whether the ace of diamonds is the joker (R3)."""
        return self.joker == "ace_of_diamonds"

    @property
    def largest_set(self) -> int:
        """The most cards of a set, the joker and laid-off cards included (R15)."""
        return 5 if self.joker_fifth else 4

    def conflicts(self) -> Sequence[Problem]:
        """Return `pack-too-small`, `no-joker-in-pack` and `reentry-needs-three` where they apply."""
        found = []
        if self.players == 4 and self.deck == 40:
            found.append(Problem("pack-too-small", ("deck", "players")))
        if not self.has_joker and (self.natural_ace or self.bury_joker):
            keys = [key for key in ("natural_ace", "bury_joker") if self[key]]
            found.append(Problem("no-joker-in-pack", ("joker", *keys)))
        if self.reentry and self.players == 2:
            found.append(Problem("reentry-needs-three", ("reentry", "players")))
        return found


PRESETS = (
    Preset("standard", QT_TRANSLATE_NOOP("options", "Standard"), ChinchonOptions()),
    Preset("conga", QT_TRANSLATE_NOOP("options", "Conga"), ChinchonOptions(knock_limit=5)),
    Preset(
        "strict_three",
        QT_TRANSLATE_NOOP("options", "Strict three"),
        ChinchonOptions(knock_limit=3, one_loose_card=True),
    ),
    Preset(
        "spanish_48",
        QT_TRANSLATE_NOOP("options", "Spanish pack of 48"),
        ChinchonOptions(deck=48, knock_limit=5, figures="position"),
    ),
    Preset("full_pack", QT_TRANSLATE_NOOP("options", "Full pack"), ChinchonOptions(deck=52, figures="position")),
    Preset("tens", QT_TRANSLATE_NOOP("options", "Figures ten"), ChinchonOptions(figures="tens")),
    Preset(
        "bonus_chinchon",
        QT_TRANSLATE_NOOP("options", "Chinchón as a bonus"),
        ChinchonOptions(chinchon_reward="minus_50"),
    ),
    Preset("single_deal", QT_TRANSLATE_NOOP("options", "Single deal"), ChinchonOptions(max_deals=1)),
    Preset("three", QT_TRANSLATE_NOOP("options", "Three players"), ChinchonOptions(players=3)),
    Preset(
        "family_four",
        QT_TRANSLATE_NOOP("options", "Family of four"),
        ChinchonOptions(players=4, deck=48, reentry=1, stock_end="reshuffle"),
    ),
)
