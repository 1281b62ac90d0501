"""The hand calculator: a page of its own, for hands of real tiles, which it keeps as a series."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSignalBlocker

from rules.mahjong.options import SEATS, MahjongOptions
from tablegames_qt.option_words import translated
from tablegames_qt.services import Services
from tablegames_qt.tables.mahjong.calculator.entry import Entry
from tablegames_qt.tables.mahjong.calculator.hand_page import HandPage
from tablegames_qt.tables.mahjong.calculator.house_rules import HouseRules, nearest_preset
from tablegames_qt.tables.mahjong.calculator.series import PlayedHand, Series
from tablegames_qt.tables.mahjong.calculator.series_dialog import SeriesDialog
from tablegames_qt.tables.mahjong.calculator.series_file import SeriesFile


class CalculatorPage(HandPage):
    """Counts hands by rules that can be chosen, and adds them to a series."""

    def __init__(self, services: Services) -> None:
        self._file = SeriesFile(services.profile)
        self.series = self._file.load() or _new_series()
        super().__init__(services, _next_entry(self.series), self.series.names)
        self.form.rules_button.clicked.connect(self._show_rules)
        self.form.series_button.clicked.connect(self._show_series)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        preset = nearest_preset(self.series.options)
        differs = bool(self.series.options.differences(preset.options))
        name = translated(preset.label)
        self.form.rules_button.setText(
            self.tr("Rules: {preset}, changed").format(preset=name)
            if differs
            else self.tr("Rules: {preset}").format(preset=name)
        )
        self.form.series_button.setText(self.tr("Series"))
        self.form.add_button.setText(self.tr("&Add to the series"))
        super().retranslate()

    def keep(self, series: Series) -> None:
        """Take over a series, and write it to the profile."""
        self.series, self.names = series, series.names
        if self.entry.options != series.options:
            self.history.present = replace(self.entry, options=series.options)
        if not self._file.save(series):
            self.said.emit(self.tr("The series could not be saved."))
        self.retranslate()

    def take_hand(self) -> None:
        """Add the hand to the series, and begin the next one."""
        entry = self.entry
        fan = entry.score().fan if self.by_tiles else self.form.fan.value()
        hand = PlayedHand("win", entry.winner, min(fan, entry.options.limit), entry.by, entry.giver, entry.pays_for_all)
        self._go_on(self.series.plus(hand))

    def _go_on(self, series: Series) -> None:
        """A hand was added or taken away: the next one begins with the dealer and the wind that follow."""
        self.keep(series)
        self.history.restart(_next_entry(series))
        self.renew()
        totals = ", ".join(f"{name} {total}" for name, total in zip(series.names, series.totals, strict=True))
        self.said.emit(totals)

    def _show_series(self) -> None:
        dialog = SeriesDialog(self.window(), self.services.appearance, self.series)
        dialog.changed.connect(self._go_on)
        dialog.said.connect(self.said)
        self.opened.emit(dialog)

    def _show_rules(self) -> None:
        dialog = HouseRules(self.window(), self.services.appearance, self.series.options)
        dialog.chosen.connect(self._take_rules)
        self.opened.emit(dialog)

    def _take_rules(self, options: MahjongOptions) -> None:
        with QSignalBlocker(self.form.fan):
            self.form.fan.setRange(0, options.limit)
        flowers = self.entry.flowers if options.flowers else ()
        self.history.present = replace(self.entry, options=options, flowers=flowers)
        self.keep(replace(self.series, options=options))


def _new_series() -> Series:
    words = QCoreApplication.translate("mahjong", "Player {number}")
    return Series(MahjongOptions(), tuple(words.format(number=number) for number in range(1, SEATS + 1)))


def _next_entry(series: Series) -> Entry:
    """Return an empty hand, of the dealer who deals it."""
    deal = series.deal
    return Entry(series.options, dealer=deal.dealer, round_wind=deal.round_wind).with_winner(deal.dealer)
