"""What a table of Chinchón asks before something is done, with the words of both answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinchon.view import ChinchonView
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.places import KnockDraft

Question = tuple[str, str, str]
"""The question, what `yes` says and what `no` says."""


def knock_words(view: ChinchonView, knock: KnockDraft, names: Sequence[str]) -> Question:
    """Return what is asked while a knock is laid out, with what speaks against it."""
    points = knock.grouping.loose_points(view.options)
    said = QCoreApplication.translate("chinchon", "Knock with %n loose? {limit} are allowed.", "", points)
    said = said.format(limit=view.options.knock_limit)
    warned = phrases.knock_warning(view, points, names)
    return (
        f"{said} {warned}".strip(),
        QCoreApplication.translate("chinchon", "Knock"),
        QCoreApplication.translate("chinchon", "Back"),
    )


def throw_words(kind: str) -> Question:
    """Return what is asked before a card is thrown: `joker` when it is the joker, else when a knock would cost nothing."""
    if kind == "joker":
        return (
            QCoreApplication.translate("chinchon", "Throw the joker? It helps any hand."),
            QCoreApplication.translate("chinchon", "Keep it"),
            QCoreApplication.translate("chinchon", "Throw it"),
        )
    return (
        QCoreApplication.translate("chinchon", "You could knock without a loose card. Knock instead?"),
        QCoreApplication.translate("chinchon", "Knock"),
        QCoreApplication.translate("chinchon", "Throw it"),
    )
