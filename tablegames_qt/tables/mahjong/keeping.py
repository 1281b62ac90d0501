"""A kept match of mahjong in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.keeping import Note, Row
from rules.mahjong.keeping import Drawn, FalseWin, Won
from rules.options import GameOptions
from tablegames_qt.keeper.kind import KeeperKind, KeeperWords, Names, seat_of
from tablegames_qt.phrases import listed, sentence_start, signed
from tablegames_qt.services import Services
from tablegames_qt.tables.mahjong.keeping_form import MahjongForm
from tablegames_qt.tables.mahjong.names import wind_name
from tablegames_qt.tables.mahjong.phrases import dealer_words
from tablegames_qt.tables.mahjong.scoring_words import fan_text, items_list


class MahjongWords(KeeperWords):
    """What is said of hands, winds, payments and impossible entries."""

    unfinished = frozenset({"winner-missing", "discarder-missing", "fan-missing", "offender-missing"})

    def refusal(self, reason: str, details: Mapping[str, Any], names: Names) -> str:
        """Return why a hand cannot have ended so, or what is missing."""
        name = seat_of(details, names) if "seat" in details else ""
        text = {
            "winner-missing": QCoreApplication.translate("mahjong", "Who won?"),
            "fan-missing": QCoreApplication.translate("mahjong", "How many fan has {name}?"),
            "offender-missing": QCoreApplication.translate("mahjong", "Who called the false win?"),
            "discarder-missing": QCoreApplication.translate("mahjong", "Whose kong was robbed?")
            if details.get("by") == "robbing_kong"
            else QCoreApplication.translate("mahjong", "Who discarded the winning tile?"),
            "no-such-seat": QCoreApplication.translate("mahjong", "That player is not at the table."),
            "winner-twice": QCoreApplication.translate("mahjong", "A player wins a hand once."),
            "one-winner-only": QCoreApplication.translate("mahjong", "One player alone wins by own draw.")
            if details.get("by") == "self_draw"
            else QCoreApplication.translate(
                "mahjong", "By these rules only the nearest winner in turn order after the discarder wins."
            ),
            "winner-discarded": QCoreApplication.translate("mahjong", "{name} cannot win on the own discard."),
            "nobody-discarded": QCoreApplication.translate("mahjong", "By own draw nobody discards."),
            "less-than-nothing": QCoreApplication.translate("mahjong", "{name} cannot have less than 0 fan."),
            "below-minimum": QCoreApplication.translate(
                "mahjong", "{name} has {fan} fan, and {minimum} are needed to win."
            ),
            "too-many-fan": QCoreApplication.translate("mahjong", "No hand has more than {most} fan."),
            "liability-not-played": QCoreApplication.translate("mahjong", "By these rules nobody is liable."),
            "liable-only-for-own-draw": QCoreApplication.translate(
                "mahjong", "Somebody else is liable only where a hand is won by own draw."
            ),
            "unknown-item": QCoreApplication.translate("mahjong", "The hand shows something that is not known here."),
        }[reason]
        return text.format(name=name, **{key: details.get(key, "") for key in ("fan", "minimum", "most")})

    def sentence(self, row: Row, names: Names) -> str:
        """Return how a hand ended and what was paid."""
        entry = row.entry
        if isinstance(entry, Drawn):
            return QCoreApplication.translate("mahjong", "Drawn hand: nobody pays, the dealer stays.")
        paid = ", ".join(
            f"{name} {signed(points)}" for name, points in zip(names, row.after.paid, strict=True) if points
        )
        if isinstance(entry, FalseWin):
            said = QCoreApplication.translate("mahjong", "False win by {name}: the hand is void.").format(
                name=names[entry.offender]
            )
            return f"{said} {paid}." if paid else said
        return f"{self._won(entry, names)} {paid}."

    @staticmethod
    def _won(entry: Won, names: Names) -> str:
        winners = listed(
            [f"{names[seat]} ({fan_text(fan)})" for seat, fan in zip(entry.winners, entry.fan, strict=True)]
        )
        giver = "" if entry.discarder is None else names[entry.discarder]
        text = {
            "self_draw": QCoreApplication.translate("mahjong", "{winners} by own draw."),
            "discard": QCoreApplication.translate("mahjong", "{winners} on a discard of {giver}."),
            "robbing_kong": QCoreApplication.translate("mahjong", "{winners} by robbing a kong of {giver}."),
        }[entry.by].format(winners=winners, giver=giver)
        return f"{text[:-1]}: {items_list(entry.items)}." if entry.items else text

    def short(self, row: Row, names: Names) -> str:
        """Return who won with how many fan."""
        entry = row.entry
        if isinstance(entry, Drawn):
            return QCoreApplication.translate("mahjong", "drawn")
        if isinstance(entry, FalseWin):
            return QCoreApplication.translate("mahjong", "false win, {name}").format(name=names[entry.offender])
        return ", ".join(f"{names[seat]} {fan}" for seat, fan in zip(entry.winners, entry.fan, strict=True))

    def title(self, number: int) -> str:
        """Return the name of an entry."""
        return QCoreApplication.translate("mahjong", "Hand {number}").format(number=number)

    def enter(self, number: int) -> str:
        """Return the words of the button that enters it."""
        return QCoreApplication.translate("mahjong", "Enter hand {number}").format(number=number)

    def seat_line(self, standing: Any, seat: int) -> str:
        """Return the seat wind of the next hand."""
        return "" if standing.end is not None else wind_name(standing.deal.seat_wind(seat))

    def latecomer(self, standing: Any) -> str:
        """Never asked for: there is no fifth seat."""
        raise NotImplementedError

    def note(self, note: Note, names: Names) -> str:
        """Return a note as a sentence."""
        if note.key == "could-end":
            return QCoreApplication.translate("mahjong", "The match ends when {name} loses the deal.").format(
                name=seat_of(note.details, names)
            )
        return QCoreApplication.translate(
            "mahjong", "{name} has stayed dealer %n time(s).", "", int(str(note.details["times"]))
        ).format(name=seat_of(note.details, names))

    def goal(self, options: GameOptions) -> str:
        """Return how long the match is and what a hand needs."""
        rounds = QCoreApplication.translate("mahjong", "%n round(s).", "", int(options["rounds"]))
        least = QCoreApplication.translate("mahjong", "%n fan are needed to win.", "", int(options["min_fan"]))
        return f"{rounds} {least}"

    def opening(self, standing: Any, names: Names) -> str:
        """Return the round's wind and who deals."""
        return QCoreApplication.translate("mahjong", "{wind} round. {dealer}.").format(
            wind=wind_name(standing.deal.round_wind), dealer=sentence_start(dealer_words(standing.deal, names))
        )


def _make_form(services: Services) -> MahjongForm:
    return MahjongForm(services)


MAHJONG_KEEPER_KIND = KeeperKind(MahjongWords(), _make_form)
