"""Why something cannot be done at Chinchón."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def refusal(reason: str, details: Mapping[str, object]) -> str:
    """Return the sentence of a reason key."""
    limit, deadwood = details.get("limit", 0), details.get("deadwood", 0)
    match reason:
        case "not-in-hand":
            return QCoreApplication.translate("chinchon", "That card is not in your hand.")
        case "just-taken":
            return QCoreApplication.translate("chinchon", "A card just taken from the discards stays for this turn.")
        case "first-turn":
            return QCoreApplication.translate("chinchon", "Nobody may knock in the first turn.")
        case "too-many-loose-cards":
            return QCoreApplication.translate("chinchon", "One loose card is allowed, and here are more.")
        case "too-much-deadwood":
            return QCoreApplication.translate("chinchon", "{points} loose, {limit} allowed.").format(
                points=deadwood, limit=limit
            )
        case "stock-empty":
            return QCoreApplication.translate("chinchon", "The stock is empty.")
        case "pile-empty":
            return QCoreApplication.translate("chinchon", "No card lies on the discards.")
        case "draw-first":
            return QCoreApplication.translate("chinchon", "Draw a card first.")
        case "drawn":
            return QCoreApplication.translate("chinchon", "You have drawn already: throw a card, or knock.")
        case "choose-card":
            return QCoreApplication.translate("chinchon", "Choose the card that you throw first.")
    return _shape_refusal(reason)


def _shape_refusal(reason: str) -> str:
    match reason:
        case "card-twice":
            return QCoreApplication.translate("chinchon", "A card is in one meld at most.")
        case "too-short":
            return QCoreApplication.translate("chinchon", "A meld has three cards or more.")
        case "not-a-meld":
            return QCoreApplication.translate(
                "chinchon", "That is no meld: it takes one rank, or neighbours of one suit."
            )
        case "set-full":
            return QCoreApplication.translate("chinchon", "That set is full.")
        case "joker-place":
            return QCoreApplication.translate("chinchon", "Say which card the joker stands for.")
        case "no-lay-off":
            return QCoreApplication.translate("chinchon", "The knock left no loose cards: nothing is laid off.")
        case "joker-not-allowed":
            return QCoreApplication.translate("chinchon", "The joker may not be laid off.")
        case "place-taken":
            return QCoreApplication.translate("chinchon", "The joker stands for that card in this run.")
        case "does-not-fit" | "no-such-meld":
            return QCoreApplication.translate("chinchon", "It does not fit there: the same rank, or next to an end.")
    return _rules_refusal(reason)


def _rules_refusal(reason: str) -> str:
    """Why a match cannot be played by rules that were chosen."""
    match reason:
        case "pack-too-small":
            return QCoreApplication.translate("chinchon", "Forty cards are too few for four players.")
        case "no-joker-in-pack":
            return QCoreApplication.translate("chinchon", "These rules are about a joker, and the pack has none.")
        case "reentry-needs-three":
            return QCoreApplication.translate("chinchon", "Coming back in needs three players or more.")
    return QCoreApplication.translate("chinchon", "Not now: wait for your turn.")
