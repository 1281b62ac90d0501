"""What is said of the deal of mahjong, where tiles lie in place of cards."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tablegames_qt.deal_box import deal_words
from tablegames_qt.tables.kind import ChanceWords


def chance_words() -> ChanceWords:
    """Return what is said of every deal, with tiles for cards."""
    return replace(
        deal_words(),
        why=QCoreApplication.translate(
            "mahjong", "Note these figures: after the match you can check that no tile was moved."
        ),
        known=QCoreApplication.translate(
            "mahjong", "Whoever has the code can know the tiles, so the match counts as practice."
        ),
    )
