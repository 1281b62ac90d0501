"""What chance decides in Los Chinos, where nothing is dealt, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablegames_qt.tables.kind import ChanceWords


def chance_words() -> ChanceWords:
    """Return what is said of the lot and of the coins that bots hide."""
    return ChanceWords(
        fixed=QCoreApplication.translate(
            "chinos", "The lot and the coins of the bots are already fixed. Add any word."
        ),
        why=QCoreApplication.translate(
            "chinos", "Note these figures: after the match you can check that no bot changed its coins."
        ),
        added=QCoreApplication.translate("chinos", "your word, or nothing"),
        again=QCoreApplication.translate("chinos", "The lot and the bots’ coins of another match"),
        known=QCoreApplication.translate(
            "chinos", "Whoever has the code can know the coins of the bots, so the match counts as practice."
        ),
        by_code=QCoreApplication.translate("chinos", "Play against the same coins by a code"),
        anew=QCoreApplication.translate("chinos", "Play against new coins"),
        short=QCoreApplication.translate("chinos", "Lot fixed {figures}"),
        follows=QCoreApplication.translate(
            "chinos", "The lot and the coins of the bots follow from these figures:\n{figures}"
        ),
        title=QCoreApplication.translate("chinos", "{game}, round {deal}"),
    )
