"""What a table of Chinese poker asks its player now, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker.view import PokerView
from tablegames_qt.tables.chinese_poker import phrases

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


def asked_words(table: PokerTable, view: PokerView) -> str:
    """Return what is asked in a position, with the rows as the player has laid them so far."""
    if not table.arranger.active:
        return phrases.asked_sentence(view, table.names)
    legal = table.sealing.legal(view)
    if legal.kind is not None:
        return phrases.holds_sentence(legal.kind, must=legal.must_declare)
    laid = table.arranger.laid
    if laid.tray:
        return phrases.asked_sentence(view, table.names)
    if laid.setting.foul is not None:
        return phrases.foul_sentence(laid.setting.foul, laid.setting)
    return QCoreApplication.translate("chinese_poker", "All rows are in order: lock them, or go on.")
