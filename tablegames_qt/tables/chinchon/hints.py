"""What a bot proposes at Chinchón, with its reason in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from rules.bots import Choice
from rules.cards import Card
from rules.chinchon.actions import Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.view import ChinchonView
from tablegames_qt.phrases import listed, sentence_start, the_card


def hint(choice: Choice[Any], view: ChinchonView, names: Sequence[str]) -> str:
    """Return the strongest bot's choice with its reason."""
    del names
    match choice.action:
        case DrawStock():
            said = QCoreApplication.translate("chinchon", "Hint: draw from the stock. {reason}")
        case TakeDiscard():
            said = QCoreApplication.translate("chinchon", "Hint: take {card} from the discards. {reason}").replace(
                "{card}", the_card(view.pile[-1])
            )
        case Discard(card):
            said = QCoreApplication.translate("chinchon", "Hint: throw {card}. {reason}").replace(
                "{card}", the_card(card)
            )
        case Knock(card):
            said = QCoreApplication.translate("chinchon", "Hint: knock with {card} face down. {reason}").replace(
                "{card}", the_card(card)
            )
        case Show(lay_offs=lay_offs) if lay_offs:
            said = QCoreApplication.translate("chinchon", "Hint: lay off {cards}. {reason}").replace(
                "{cards}", listed([the_card(each.card) for each in lay_offs])
            )
        case Show():
            said = QCoreApplication.translate("chinchon", "Hint: show your melds as they are. {reason}")
        case _:
            return QCoreApplication.translate("chinchon", "Go on to the next deal.")
    return said.replace("{reason}", _why(choice, view)).strip()


def _number(details: Mapping[str, object], key: str) -> str:
    """Return a figure as the present language writes it: 3, 12.4."""
    value = details.get(key, 0)
    return QLocale().toString(value, "f", 1) if isinstance(value, float) else str(value)


def _why(choice: Choice[Any], view: ChinchonView) -> str:
    """Return the reason of a bot's choice as a sentence, or nothing where the choice speaks for itself."""
    match choice.action:
        case DrawStock() | TakeDiscard():
            return _why_draw(choice)
        case Discard():
            return _why_discard(choice)
    return _why_end(choice, view)


def _why_draw(choice: Choice[Any]) -> str:
    details = choice.details
    match choice.reason:
        case "only-source":
            return QCoreApplication.translate("chinchon", "There is no other source.")
        case "takes-joker":
            return QCoreApplication.translate("chinchon", "The joker helps any hand.")
        case "draws-joker":
            return QCoreApplication.translate("chinchon", "The joker lies on top of it.")
        case "takes-to-knock":
            return QCoreApplication.translate("chinchon", "With it you may knock.")
        case "draws-last":
            return QCoreApplication.translate(
                "chinchon", "It is the last draw: taking the open card would leave it to the next player."
            )
        case "takes-for-deadwood":
            return QCoreApplication.translate("chinchon", "Loose points fall from {before} to {after}.").format(
                before=_number(details, "before"), after=_number(details, "after")
            )
        case "draws-stock":
            return QCoreApplication.translate("chinchon", "The open card helps too little.")
        case "takes-for-more":
            return QCoreApplication.translate(
                "chinchon", "It leaves {after} loose; a card of the stock would leave {mean} on average."
            ).format(after=_number(details, "after"), mean=_number(details, "mean"))
        case "draws-for-more":
            return QCoreApplication.translate(
                "chinchon", "A card of the stock leaves {mean} loose on average, the open card {after}."
            ).format(after=_number(details, "after"), mean=_number(details, "mean"))
        case "random":
            return ""
    return QCoreApplication.translate("chinchon", "That promises fewer loose points.")


def _why_discard(choice: Choice[Any]) -> str:
    details = choice.details
    match choice.reason:
        case "throws-for-deadwood":
            return QCoreApplication.translate("chinchon", "It leaves the fewest loose points: {points}.").format(
                points=_number(details, "deadwood")
            )
        case "throws-for-more":
            return QCoreApplication.translate(
                "chinchon",
                "After the next draw {mean} are loose on average, and in {chance} of 100 cases you may knock.",
            ).format(mean=_number(details, "mean"), chance=_number(details, "chance"))
        case "keeps-from-next":
            kept = details.get("kept")
            return QCoreApplication.translate("chinchon", "{card} could help the next player more.").format(
                card=sentence_start(the_card(kept)) if isinstance(kept, Card) else ""
            )
        case "waits-for-match":
            return QCoreApplication.translate(
                "chinchon", "A knock now would take you to {total} and win the match in {wins} of 100 cases only."
            ).format(total=_number(details, "total"), wins=_number(details, "wins"))
        case "random":
            return ""
    return QCoreApplication.translate("chinchon", "It helps this hand least in the turns to come.")


def _why_end(choice: Choice[Any], view: ChinchonView) -> str:
    details = choice.details
    match choice.reason:
        case "knocks":
            points = int(_number(details, "deadwood"))
            said = QCoreApplication.translate("chinchon", "That leaves %n loose, {limit} are allowed.", "", points)
            return said.format(limit=view.options.knock_limit)
        case "shows-least":
            return QCoreApplication.translate("chinchon", "That leaves {points}.").format(
                points=_number(details, "deadwood")
            )
    return ""
