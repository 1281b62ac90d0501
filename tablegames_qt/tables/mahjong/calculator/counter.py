"""The hand calculator as the score keeper opens it: it counts one hand of a match that is kept, and hands it back."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rules.mahjong.keeping import KeptMahjong, Won
from tablegames_qt.services import Services
from tablegames_qt.tables.mahjong.calculator.entry import Entry
from tablegames_qt.tables.mahjong.calculator.page import CalculatorPage
from tablegames_qt.tables.mahjong.calculator.series import Series


class HandCounter(CalculatorPage):
    """Rules, names, dealer and winds are those of the kept match; `counted` carries the hand."""

    counted = Signal(object)
    """A `Won` with one winner."""
    left = Signal()
    """Back to the sheet, with nothing counted."""

    def __init__(self, services: Services, standing: KeptMahjong, names: tuple[str, ...]) -> None:
        self._standing = standing
        self._series = Series(standing.options, names, first_dealer=standing.deal.dealer)
        super().__init__(services)
        self.rules_button.hide()

    def _load(self) -> Series:
        return self._series

    def _fresh_entry(self) -> Entry:
        deal = self._standing.deal
        return Entry(self.series.options, dealer=deal.dealer, round_wind=deal.round_wind).with_winner(deal.dealer)

    def keep(self, series: Series) -> None:
        """Take over a series; the sheet keeps it."""
        self.series = series
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.series_button.setText(self.tr("Back to the sheet"))
        self.add_button.setText(self.tr("T&ake this hand"))

    def _show_series(self) -> None:
        self.left.emit()

    def _add(self) -> None:
        entry = self.entry
        score = entry.score()
        by_tiles = not self.fan_only.isChecked()
        drawn = entry.by == "self_draw"
        self.counted.emit(
            Won(
                (entry.winner,),
                (score.fan if by_tiles else self.fan.value(),),
                entry.by,
                None if drawn else entry.discarder,
                entry.liable if drawn and entry.options.liability else None,
                tuple(item.id for item in score.items) if by_tiles else (),
            )
        )
