"""The rules that the hand calculator counts by: the same presets and options as for a match."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rules.mahjong.options import PRESETS, MahjongOptions
from rules.options import GameOptions, Preset
from tablegames_qt.appearance import Appearance
from tablegames_qt.options_form import OptionsForm
from tablegames_qt.overlay import Overlay
from tablegames_qt.preset_bar import PresetBar


def nearest_preset(options: MahjongOptions) -> Preset:
    """Return the preset from which the options differ least."""
    return min(PRESETS, key=lambda preset: len(options.differences(preset.options)))


class HouseRules(Overlay):
    """A dialog with all options; `chosen` carries them when the player takes them over."""

    chosen = Signal(object)

    def __init__(self, window: QWidget, appearance: Appearance, options: MahjongOptions) -> None:
        super().__init__(window, appearance, QSize(720, 680))
        self._preset = nearest_preset(options)
        self.presets = PresetBar(PRESETS)
        self.form = OptionsForm(options, self._preset.options)
        self.body.addWidget(self.presets)
        self.body.addSpacing(8)
        self.body.addWidget(self.form)
        self._cancel = QPushButton()
        self._cancel.clicked.connect(self.close_overlay)
        self.take = QPushButton()
        self.take.setProperty("role", "default")
        self.take.clicked.connect(self._take)
        self.default_button = self.take
        self.foot.addStretch(1)
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self.take)
        self.presets.chosen.connect(self._choose)
        self.form.changed.connect(self._show)
        self._show(options)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Rules to count by"))
        self._cancel.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Count by these rules"))

    def _choose(self, preset: Preset) -> None:
        self._preset = preset
        self._show(preset.options)

    def _show(self, options: GameOptions) -> None:
        self.form.show_options(options, self._preset.options)
        self.presets.show_preset(self._preset, len(options.differences(self._preset.options)))

    def _take(self) -> None:
        options = self.form.options
        self.close_overlay()
        self.chosen.emit(options)
