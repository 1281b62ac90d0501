"""The hand calculator as the score keeper opens it: it counts one hand of a match that is kept, and hands it back."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rules.mahjong.keeping import KeptMahjong, Won
from tablegames_qt.services import Services
from tablegames_qt.tables.mahjong.calculator.entry import Entry
from tablegames_qt.tables.mahjong.calculator.hand_page import HandPage


class HandCounter(HandPage):
    """Rules, names, dealer and winds are those of the kept match; `counted` carries the hand."""

    counted = Signal(object)
    """A `Won` with one winner."""
    left = Signal()
    """Back to the sheet, with nothing counted."""

    def __init__(self, services: Services, standing: KeptMahjong, names: tuple[str, ...]) -> None:
        deal = standing.deal
        entry = Entry(standing.options, dealer=deal.dealer, round_wind=deal.round_wind).with_winner(deal.dealer)
        super().__init__(services, entry, names)
        self.form.rules_button.hide()
        self.form.series_button.clicked.connect(self.left)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.form.series_button.setText(self.tr("Back to the sheet"))
        self.form.add_button.setText(self.tr("T&ake this hand"))

    def take_hand(self) -> None:
        """Hand the counted hand back."""
        entry, score = self.entry, self.entry.score()
        fan = score.fan if self.by_tiles else self.form.fan.value()
        items = tuple(item.id for item in score.items) if self.by_tiles else ()
        self.counted.emit(Won((entry.winner,), (fan,), entry.by, entry.giver, entry.pays_for_all, items))
