"""The presets of a game, and the line under them that counts what differs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QVBoxLayout, QWidget

from rules.options import Preset
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.labels import wrapped
from tablegames_qt.option_words import difference_words, preset_words, translated

DOT = 9


class DifferenceLine(FlowBox):
    """Says how many settings differ from the preset, with an amber dot and the way back."""

    def __init__(self) -> None:
        super().__init__(gap=6, line_gap=0)
        self._differs = False
        self.words = QLabel()
        self.back = QPushButton()
        self.back.setProperty("role", "link")
        self.add(self.words)
        self.add(self.back)
        self.setMinimumHeight(26)

    def show_difference(self, preset: Preset, number: int) -> None:
        """Show how many settings differ from a preset."""
        self._differs = number > 0
        self.setContentsMargins(2 * DOT + 1 if self._differs else 0, 2, 0, 2)
        self.words.setText(difference_words(preset, number))
        self.words.setProperty("role", "" if self._differs else "quiet")
        self.words.style().polish(self.words)
        self.back.setText(self.tr("Back to the preset"))
        self.back.setVisible(self._differs)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._differs:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Accent))
            painter.drawEllipse(QRectF(0, self.words.geometry().center().y() - DOT / 2 + 1, DOT, DOT))


class PresetBar(QWidget):
    """All presets in sight, the chosen one filled white. `chosen` tells the preset that the player wants as it is."""

    chosen = Signal(object)

    def __init__(self, presets: Sequence[Preset]) -> None:
        super().__init__()
        self._presets = tuple(presets)
        self._preset = self._presets[0]
        self._number = 0
        self._title = QLabel()
        self._title.setProperty("role", "group")
        self._group = QButtonGroup(self)
        flow = FlowBox()
        for number in range(len(self._presets)):
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("role", "choice")
            self._group.addButton(button, number)
            flow.add(button)
        self._group.idClicked.connect(self._clicked)
        self.line = DifferenceLine()
        self.line.back.clicked.connect(self._back)
        self.changes = wrapped("second", "")
        """What the preset changes against the first one."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(flow)
        column.addWidget(self.changes)
        column.addWidget(self.line)
        self.retranslate()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the presets, in order."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def show_preset(self, preset: Preset, differences: int) -> None:
        """Show a preset as chosen, and how many settings differ from it."""
        self._preset, self._number = preset, differences
        self._group.button(self._presets.index(preset)).setChecked(True)
        self._say()

    def _say(self) -> None:
        words = preset_words(self._preset, self._presets[0])
        self.changes.setText(words)
        self.changes.setVisible(bool(words))
        self.line.show_difference(self._preset, self._number)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._title.setText(self.tr("Rules"))
        for button, preset in zip(self.buttons, self._presets, strict=True):
            button.setText(translated(preset.label).replace("&", "&&"))
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _clicked(self, number: int) -> None:
        self.chosen.emit(self._presets[number])

    def _back(self) -> None:
        self._group.button(self._presets.index(self._preset)).setFocus()
        self.chosen.emit(self._preset)
