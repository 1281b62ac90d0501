"""A kept match of Chinchón in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.chinchon.keeping import Knocked, Shown, Voided, counted
from rules.chinchon.scoring import wins_match
from rules.keeping import Note, Row
from rules.options import GameOptions
from tablegames_qt.keeper.kind import KeeperKind, KeeperWords, Names, seat_of
from tablegames_qt.phrases import listed, plain, short_card, signed
from tablegames_qt.services import Services
from tablegames_qt.tables.chinchon.keeping_form import ChinchonForm


class ChinchonWords(KeeperWords):
    """What is said of deals, totals and impossible entries."""

    unfinished = frozenset({"points-missing", "not-seven-cards", "wrong-number-of-players"})

    def refusal(self, reason: str, details: Mapping[str, Any], names: Names) -> str:
        """Return why a deal cannot have been so, or what is missing."""
        name = seat_of(details, names) if "seat" in details else ""
        card = short_card(details["card"]) if "card" in details else ""
        text = {
            "wrong-number-of-players": QCoreApplication.translate("chinchon", "Say who knocked."),
            "knocker-is-out": QCoreApplication.translate("chinchon", "{name} is out and cannot knock."),
            "points-of-nobody": QCoreApplication.translate("chinchon", "{name} is out and has no points."),
            "points-missing": QCoreApplication.translate("chinchon", "Enter the loose points of {name}."),
            "too-many-points": QCoreApplication.translate(
                "chinchon", "{name}: seven loose cards count {most} at most."
            ),
            "less-than-nothing": QCoreApplication.translate("chinchon", "{name} cannot have less than 0 points."),
            "no-joker-in-pack": QCoreApplication.translate("chinchon", "There is no joker in this pack."),
            "chinchon-has-no-loose-cards": QCoreApplication.translate(
                "chinchon", "A chinchón leaves no loose cards: {name} has 0."
            ),
            "too-much-deadwood": QCoreApplication.translate(
                "chinchon", "{name} may not knock with {deadwood}: {limit} allowed."
            ),
            "too-many-loose-cards": QCoreApplication.translate(
                "chinchon", "{name} may not knock: one loose card is allowed."
            ),
            "knocker-lays-off-nothing": QCoreApplication.translate("chinchon", "Who knocks lays nothing off."),
            "no-lay-off": QCoreApplication.translate(
                "chinchon", "The knock left no loose cards: {name} lays nothing off."
            ),
            "laid-off-more-than-loose": QCoreApplication.translate(
                "chinchon", "{name} cannot lay off more than the loose points."
            ),
            "not-seven-cards": QCoreApplication.translate("chinchon", "Seven cards are needed for {name}."),
            "not-in-pack": QCoreApplication.translate("chinchon", "{card} is not in this pack."),
            "card-twice": QCoreApplication.translate("chinchon", "{card} is there twice."),
        }[reason]
        return text.format(name=name, card=card, **{key: details.get(key, "") for key in ("most", "deadwood", "limit")})

    def sentence(self, row: Row, names: Names) -> str:
        """Return what a deal came to: who knocked with what, what the others added, who went out."""
        entry = row.entry
        if isinstance(entry, Voided):
            return QCoreApplication.translate("chinchon", "Void deal: nobody scores.")
        deal = counted(entry, row.before) if isinstance(entry, Shown) else entry
        assert isinstance(deal, Knocked)
        parts = [self._knock(deal, row, names)]
        scored = row.after.last
        if not wins_match(deal.chinchon, row.before.options):
            others = [seat for seat in row.before.playing if seat != deal.knocker]
            parts.append(", ".join(self._other(deal, row, seat, names) for seat in others) + ".")
        for seat in scored.reentered:
            parts.append(
                QCoreApplication.translate("chinchon", "{name} comes back with {total}.").format(
                    name=names[seat], total=plain(row.after.totals[seat])
                )
            )
        if scored.went_out and row.after.end is None:
            gone = listed([names[seat] for seat in scored.went_out])
            parts.append(QCoreApplication.translate("chinchon", "Out: {names}.").format(names=gone))
        return " ".join(parts)

    @staticmethod
    def _knock(deal: Knocked, row: Row, names: Names) -> str:
        name = names[deal.knocker]
        added = signed(row.after.last.points[deal.knocker])
        if deal.chinchon == "pure":
            if wins_match(deal.chinchon, row.before.options):
                return QCoreApplication.translate("chinchon", "{name} has a pure chinchón and wins the match.").format(
                    name=name
                )
            return QCoreApplication.translate("chinchon", "{name} has a pure chinchón: {added}.").format(
                name=name, added=added
            )
        if deal.chinchon == "joker":
            return QCoreApplication.translate("chinchon", "{name} has a chinchón with the joker: {added}.").format(
                name=name, added=added
            )
        if not deal.loose[deal.knocker]:
            return QCoreApplication.translate("chinchon", "{name} knocks without loose cards: {added}.").format(
                name=name, added=added
            )
        return QCoreApplication.translate("chinchon", "{name} knocks with {points}.").format(
            name=name, points=deal.loose[deal.knocker]
        )

    @staticmethod
    def _other(deal: Knocked, row: Row, seat: int, names: Names) -> str:
        added = row.after.last.points[seat]
        if deal.laid_off and deal.laid_off[seat]:
            return QCoreApplication.translate("chinchon", "{name} {added} after laying off {off}").format(
                name=names[seat], added=signed(added), off=deal.laid_off[seat]
            )
        return f"{names[seat]} {signed(added)}"

    def short(self, row: Row, names: Names) -> str:
        """Return who knocked."""
        entry = row.entry
        if isinstance(entry, Voided):
            return QCoreApplication.translate("chinchon", "void deal")
        name = names[entry.knocker]
        if row.after.last is not None and row.after.last.standing.reason == "chinchon":
            return QCoreApplication.translate("chinchon", "{name}: chinchón").format(name=name)
        return QCoreApplication.translate("chinchon", "{name} knocks").format(name=name)

    def cell(self, row: Row, seat: int) -> str:
        """Return what the deal added, also where a total changed by coming back."""
        last = row.after.last
        if isinstance(row.entry, Voided) or last is None or seat not in row.before.playing:
            return ""
        return signed(last.points[seat])

    def seat_line(self, standing: Any, seat: int) -> str:
        """Return that a player is out, or how much is left to the target."""
        if seat in standing.standing.out:
            return QCoreApplication.translate("chinchon", "out")
        if standing.end is not None:
            return ""
        left = standing.options.target - standing.totals[seat]
        return (
            QCoreApplication.translate("chinchon", "{points} left").format(points=left)
            if left > 0
            else QCoreApplication.translate("chinchon", "target reached")
        )

    def latecomer(self, standing: Any) -> str:
        """Return what somebody who joins begins with."""
        return QCoreApplication.translate(
            "chinchon", "A new seat begins with the highest total still in play: {total}."
        ).format(total=self.total(standing.totals[-1]))

    def note(self, note: Note, names: Names) -> str:
        """Return a note as a sentence."""
        match note.key:
            case "last-deal":
                return QCoreApplication.translate("chinchon", "The last deal of the match.")
            case "could-end":
                return QCoreApplication.translate("chinchon", "The next deal could end the match.")
        return QCoreApplication.translate("chinchon", "{name} is {points} from the target.").format(
            name=seat_of(note.details, names), points=note.details["left"]
        )

    def goal(self, options: GameOptions) -> str:
        """Return what ends the match."""
        goal = QCoreApplication.translate("chinchon", "The lowest total wins. Whoever reaches {target} loses.")
        if options["players"] != 2:
            goal = QCoreApplication.translate("chinchon", "Whoever reaches {target} is out. The last one in wins.")
        return goal.format(target=options["target"])

    def opening(self, standing: Any, names: Names) -> str:
        """Return who deals."""
        return QCoreApplication.translate("chinchon", "{name} deals.").format(name=names[standing.opener])


def _make_form(services: Services) -> ChinchonForm:
    return ChinchonForm(services)


CHINCHON_KEEPER_KIND = KeeperKind(ChinchonWords(), _make_form)
