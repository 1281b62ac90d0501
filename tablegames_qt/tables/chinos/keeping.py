"""The kept bill of Los Chinos in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.keeping import Note, Row
from rules.options import GameOptions
from tablegames_qt.keeper.kind import KeeperKind, KeeperWords, Names, seat_of
from tablegames_qt.phrases import listed
from tablegames_qt.services import Services
from tablegames_qt.tables.chinos.keeping_form import ChinosForm
from tablegames_qt.tables.chinos.phrases import bill_sentence, coffees_text


class ChinosWords(KeeperWords):
    """What is said of matches, cups and impossible entries."""

    unfinished = frozenset({"seat-missing", "loser-missing"})

    def refusal(self, reason: str, details: Mapping[str, Any], names: Names) -> str:
        """Return why a match cannot have gone so, or what is missing."""
        name = seat_of(details, names) if "seat" in details else ""
        text = {
            "seat-missing": QCoreApplication.translate("chinos", "{left} are still in; two of them play the final."),
            "loser-missing": QCoreApplication.translate("chinos", "Who lost the final and pays?"),
            "no-such-seat": QCoreApplication.translate("chinos", "That player is not at the table."),
            "seat-twice": QCoreApplication.translate("chinos", "{name} is there twice."),
            "nobody-saved": QCoreApplication.translate("chinos", "In a round that counts here somebody is saved."),
            "too-many-saved": QCoreApplication.translate(
                "chinos", "Of {players} players only one can be saved in a round."
            )
            if details.get("most") == 1
            else QCoreApplication.translate("chinos", "Of {players} players {most} at most can be saved in one round."),
            "wrong-final": QCoreApplication.translate(
                "chinos", "The final is played to {target}: the winner reaches it, the other does not."
            ),
            "wrong-fouls": QCoreApplication.translate("chinos", "Count the fouls from 0 to 99."),
        }[reason]
        return text.format(name=name, **{key: details.get(key, "") for key in ("left", "most", "players", "target")})

    def sentence(self, row: Row, names: Names) -> str:
        """Return who pays, who was saved first, how the final ended."""
        entry = row.entry
        said = [bill_sentence(row.after.paid, names)]
        if entry.saved:
            first = listed([names[seat] for seat in entry.saved[0]])
            said.append(QCoreApplication.translate("chinos", "Saved first: {names}.").format(names=first))
        if entry.final:
            won, lost = entry.final
            final = QCoreApplication.translate("chinos", "Final: {winner} {won}, {loser} {lost}.")
            said.append(final.format(winner=names[entry.finalist], won=won, loser=names[entry.loser], lost=lost))
        if any(entry.fouls):
            said.append(QCoreApplication.translate("chinos", "%n foul(s).", "", sum(entry.fouls)))
        return " ".join(said)

    def caption(self, row: Row, names: Names) -> str:
        """Return who pays."""
        return bill_sentence(row.after.paid, names)

    def short(self, row: Row, names: Names) -> str:
        """Return who pays most."""
        return QCoreApplication.translate("chinos", "{name} pays").format(name=names[row.entry.loser])

    def title(self, number: int) -> str:
        """Return the name of an entry."""
        return QCoreApplication.translate("chinos", "Match {number}").format(number=number)

    def enter(self, number: int) -> str:
        """Return the words of the button that enters it."""
        return QCoreApplication.translate("chinos", "Enter match {number}").format(number=number)

    def opener_label(self) -> str:
        """Return the question who opens."""
        return QCoreApplication.translate("chinos", "Who calls first")

    def cell(self, row: Row, seat: int) -> str:
        """Return the cups of a match."""
        return f"+{row.added[seat]}" if row.added[seat] else ""

    def seat_line(self, standing: Any, seat: int) -> str:
        """Return how many matches a player lost and how often it was saved first."""
        lost, first = standing.lost[seat], standing.first[seat]
        parts = []
        if lost:
            parts.append(QCoreApplication.translate("chinos", "lost {count}").format(count=lost))
        if first:
            parts.append(QCoreApplication.translate("chinos", "first {count}").format(count=first))
        return ", ".join(parts)

    def marked(self, standing: Any, scores: Sequence[int]) -> tuple[tuple[int, ...], str]:
        """Return who has paid most."""
        del scores
        most = max(standing.totals)
        payers = tuple(seat for seat, total in enumerate(standing.totals) if total == most and most)
        return payers, QCoreApplication.translate("chinos", "pays most")

    def latecomer(self, standing: Any) -> str:
        """Return what somebody who joins begins with."""
        del standing
        return QCoreApplication.translate("chinos", "A new seat has paid nothing yet.")

    def note(self, note: Note, names: Names) -> str:
        """Return nothing: the bill has no notes."""
        del note, names
        return ""

    def goal(self, options: GameOptions) -> str:
        """Return what is counted."""
        return QCoreApplication.translate("chinos", "Coffees paid so far; the final is played to {target}.").format(
            target=options["final_target"]
        )

    def opening(self, standing: Any, names: Names) -> str:
        """Return who calls first, or who chooses it (rule 22)."""
        if standing.played and standing.options.next_match_first == "loser_chooses":
            return QCoreApplication.translate("chinos", "{name} chooses who calls first.").format(
                name=names[standing.opener]
            )
        return QCoreApplication.translate("chinos", "{name} calls first.").format(name=names[standing.opener])

    def won(self, standing: Any, names: Names) -> str:
        """Return who has paid least, and most."""
        most = max(standing.totals)
        payers = listed([names[seat] for seat, total in enumerate(standing.totals) if total == most])
        return QCoreApplication.translate("chinos", "{names}: {coffees} in all, the most.").format(
            names=payers, coffees=coffees_text(most)
        )


def _make_form(services: Services) -> ChinosForm:
    del services
    return ChinosForm()


CHINOS_KEEPER_KIND = KeeperKind(ChinosWords(), _make_form)
