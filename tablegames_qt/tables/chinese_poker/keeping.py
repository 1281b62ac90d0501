"""A kept match of Chinese poker in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker.keeping import Bought, Compared, Counted
from rules.keeping import Note, Row
from rules.options import GameOptions
from tablegames_qt.keeper.kind import KeeperKind, KeeperWords, Names, seat_of
from tablegames_qt.phrases import listed, signed
from tablegames_qt.services import Services
from tablegames_qt.tables.chinese_poker.hand_names import kind_name, lowered, the_row
from tablegames_qt.tables.chinese_poker.keeping_form import PokerForm
from tablegames_qt.tables.chinese_poker.phrases import chips_text
from tablegames_qt.tables.chinese_poker.phrases import refusal as table_refusal
from tablegames_qt.tables.chinese_poker.told import paid_sentence


class PokerWords(KeeperWords):
    """What is said of deals, chips and impossible entries."""

    unfinished = frozenset({"place-missing", "points-missing", "buyer-missing", "too-few-players"})

    def refusal(self, reason: str, details: Mapping[str, Any], names: Names) -> str:
        """Return why an entry is impossible, or what is missing."""
        name = seat_of(details, names) if "seat" in details else ""
        other = seat_of(details, names, "other") if "other" in details else ""
        row = the_row(details["row"]) if "row" in details else ""
        known = {
            "wrong-number-of-players": QCoreApplication.translate("chinese_poker", "Enter every player."),
            "place-missing": QCoreApplication.translate("chinese_poker", "What place has {name} in {row}?"),
            "points-missing": QCoreApplication.translate("chinese_poker", "Enter the points of each pair."),
            "buyer-missing": QCoreApplication.translate("chinese_poker", "Who buys chips?"),
            "too-few-players": QCoreApplication.translate("chinese_poker", "A deal needs two players."),
            "needs-no-place": QCoreApplication.translate("chinese_poker", "{name} has no rows and so no places."),
            "foul-and-automatic": QCoreApplication.translate(
                "chinese_poker", "{name} has an automatic win: that is no foul."
            ),
            "seat-without-chips": QCoreApplication.translate(
                "chinese_poker", "{name} has no chips: buy in, or leave this player out."
            ),
            "seat-waits": QCoreApplication.translate("chinese_poker", "{name} is new and gets no hand in this deal."),
            "no-bonus-hand": QCoreApplication.translate("chinese_poker", "That hand earns no bonus in {row}."),
            "hand-out-of-order": QCoreApplication.translate(
                "chinese_poker", "In {row} {name} has the stronger hand than {other}: the places do not fit."
            ),
            "cannot-tie": QCoreApplication.translate("chinese_poker", "In {row} {name} and {other} cannot be equal."),
            "middle-beats-back": QCoreApplication.translate(
                "chinese_poker", "The middle of {name} beats the back: that is a foul."
            ),
            "too-many-points": QCoreApplication.translate(
                "chinese_poker", "{name} and {other}: {most} points at most in a deal."
            ),
            "no-such-points": QCoreApplication.translate(
                "chinese_poker", "{name} and {other}: no two hands come to {points} points by these rules."
            ),
        }
        text = known.get(reason) or table_refusal(reason, details)
        return text.format(name=name, other=other, row=row, **{key: details.get(key, "") for key in ("most", "points")})

    def sentence(self, row: Row, names: Names) -> str:
        """Return what everybody won, with fouls, automatic wins and payments that caps made smaller."""
        entry, after = row.entry, row.after
        if isinstance(entry, Bought):
            return QCoreApplication.translate("chinese_poker", "{name} buys {chips}.").format(
                name=names[entry.seat], chips=chips_text(entry.amount, after.options)
            )
        limited = [paid_sentence(each, names) for each in after.paid.payments if each.limit is not None]
        return " ".join([self.caption(row, names), *limited])

    def caption(self, row: Row, names: Names) -> str:
        """Return what everybody won, with fouls and automatic wins."""
        if isinstance(row.entry, Bought):
            return self.sentence(row, names)
        won = zip(names, row.added, strict=True)
        said = [", ".join(f"{name} {signed(added)}" for name, added in won) + "."]
        if isinstance(row.entry, Compared):
            said += self._specials(row.entry, row, names)
        return " ".join(said)

    @staticmethod
    def _specials(entry: Compared, row: Row, names: Names) -> list[str]:
        said = []
        for seat, kind in enumerate(entry.automatic):
            if kind is not None:
                said.append(
                    QCoreApplication.translate("chinese_poker", "{name}: {kind}.").format(
                        name=names[seat], kind=lowered(kind_name(kind))
                    )
                )
        if entry.fouls:
            fouls = listed([names[seat] for seat in entry.fouls])
            said.append(QCoreApplication.translate("chinese_poker", "Foul: {names}.").format(names=fouls))
        for seat in row.after.score.super_bonus:
            said.append(
                QCoreApplication.translate("chinese_poker", "{name} has the super bonus.").format(name=names[seat])
            )
        return said

    def short(self, row: Row, names: Names) -> str:
        """Return who won most."""
        if isinstance(row.entry, Bought):
            return QCoreApplication.translate("chinese_poker", "{name} buys").format(name=names[row.entry.seat])
        best = max(row.added)
        if not best:
            return QCoreApplication.translate("chinese_poker", "nothing won")
        winners = [name for name, added in zip(names, row.added, strict=True) if added == best]
        return f"{winners[0]} {signed(best)}"

    def cell(self, row: Row, seat: int) -> str:
        """Return what a deal won, or the chips that were bought."""
        if isinstance(row.entry, Bought):
            return f"({row.entry.amount})" if seat == row.entry.seat else ""
        return signed(row.added[seat])

    def numbered(self, entry: Any) -> bool:
        """Whether an entry is a deal."""
        return isinstance(entry, Compared | Counted)

    def opener_label(self) -> str:
        """Return the question who has the first button."""
        return QCoreApplication.translate("chinese_poker", "Who has the button first")

    def total(self, total: int) -> str:
        """Return a net win with its sign."""
        return signed(total)

    def seat_line(self, standing: Any, seat: int) -> str:
        """Return the stack, where chips are played for."""
        return chips_text(standing.stacks[seat], standing.options) if standing.options.with_chips else ""

    def latecomer(self, standing: Any) -> str:
        """Return what somebody who joins begins with."""
        if standing.options.with_chips:
            said = QCoreApplication.translate("chinese_poker", "A new seat buys in for {chips}.").format(
                chips=chips_text(standing.stacks[standing.players - 1], standing.options)
            )
        else:
            said = QCoreApplication.translate("chinese_poker", "A new seat begins even.")
        if standing.waiting:
            said += " " + QCoreApplication.translate("chinese_poker", "It gets no hand in its first deal.")
        return said

    def note(self, note: Note, names: Names) -> str:
        """Return a note as a sentence."""
        match note.key:
            case "too-few-ready":
                return QCoreApplication.translate("chinese_poker", "A deal needs two players with chips.")
            case "waits":
                return QCoreApplication.translate(
                    "chinese_poker", "{name} is new and gets no hand in this deal."
                ).format(name=seat_of(note.details, names))
            case "last-deal":
                return QCoreApplication.translate("chinese_poker", "The last deal of the match.")
        return QCoreApplication.translate("chinese_poker", "{name} has no chips.").format(
            name=seat_of(note.details, names)
        )

    def goal(self, options: GameOptions) -> str:
        """Return what decides the match."""
        if not options["match_deals"]:
            return QCoreApplication.translate("chinese_poker", "Who has won most when you stop wins.")
        return QCoreApplication.translate("chinese_poker", "Who has won most after {deals} deals wins.").format(
            deals=options["match_deals"]
        )

    def opening(self, standing: Any, names: Names) -> str:
        """Return who has the button."""
        return QCoreApplication.translate("chinese_poker", "{name} has the button.").format(name=names[standing.opener])


def _make_form(services: Services) -> PokerForm:
    del services
    return PokerForm()


POKER_KEEPER_KIND = KeeperKind(PokerWords(), _make_form)
