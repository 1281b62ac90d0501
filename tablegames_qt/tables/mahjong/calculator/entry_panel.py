"""The left side of the hand calculator: the hand, the tiles to pick from, how it was won, and what is done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from rules.tiles import Tile
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.tables.mahjong.calculator.entry import GOALS, Entry
from tablegames_qt.tables.mahjong.calculator.fields import Fields
from tablegames_qt.tables.mahjong.calculator.hand_words import shown_tiles
from tablegames_qt.tables.mahjong.calculator.tiles_view import HandStrip, TilePicker

WHOLE = 14


class EntryPanel(QWidget):
    """Shows an entry; what its controls do is the page's matter. left: how many copies of a tile can still be entered."""

    def __init__(
        self,
        appearance: Appearance,
        faces: CardFaces,
        entry: Entry,
        names: Sequence[str],
        left: Callable[[Tile], int],
    ) -> None:
        super().__init__()
        self._title, self._subtitle = QLabel(), QLabel()
        self._title.setProperty("role", "dialog-title")
        self._subtitle.setProperty("role", "lead")
        self._count, self._keys = QLabel(), ElidedLabel()
        self._count.setProperty("role", "second")
        self._keys.setProperty("role", "quiet")
        self._hand_title, self._pick_title = QLabel(), QLabel()
        for label in (self._hand_title, self._pick_title):
            label.setProperty("role", "name")
        self.strip = HandStrip(appearance, faces)
        self.picker = TilePicker(appearance, faces, left)
        self.fields = Fields(entry, names)
        self.fan_only = QPushButton()
        self.fan_only.setCheckable(True)
        self.fan_only.setProperty("role", "choice")
        self.fan = QSpinBox()
        self.fan.setVisible(False)
        self.goals = {goal: QPushButton() for goal in GOALS[1:]}
        self.clear_button, self.rules_button = QPushButton(), QPushButton()
        self.copy_button, self.series_button, self.add_button = QPushButton(), QPushButton(), QPushButton()
        self.add_button.setProperty("role", "default")
        for button in (self.clear_button, self.rules_button, self.copy_button, self.series_button):
            button.setProperty("role", "quiet")
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box = QFrame()
        self._pick_row = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 16, 28, 16)
        column.setSpacing(6)
        self._fill_head()
        column.addLayout(self._head)
        self._fill_box()
        column.addWidget(self._box)
        self._fill_pick_row()
        column.addWidget(self._pick_row)
        column.addWidget(self.picker)
        column.addWidget(self.fields)
        column.addStretch(1)
        column.addLayout(self._foot())
        self.setAutoFillBackground(False)

    def _fill_head(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._subtitle)
        self._head.addLayout(words)
        deeds = FlowBox(gap=0, line_gap=0)
        for button in (self.clear_button, self.rules_button, self.series_button, self.copy_button):
            deeds.add(button)
        self._head.addWidget(deeds, 1)

    def _fill_box(self) -> None:
        self._box.setProperty("role", "box")
        inside = QVBoxLayout(self._box)
        inside.setContentsMargins(10, 8, 10, 6)
        inside.setSpacing(4)
        line = QHBoxLayout()
        line.addWidget(self._hand_title, 1)
        line.addWidget(self._count)
        inside.addLayout(line)
        inside.addWidget(self.strip)

    def _fill_pick_row(self) -> None:
        pick = QHBoxLayout(self._pick_row)
        pick.setContentsMargins(0, 4, 0, 0)
        pick.addWidget(self._pick_title)
        pick.addSpacing(20)
        pick.addWidget(self._keys, 1)

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        sets = FlowBox(gap=8, line_gap=6)
        for button in self.goals.values():
            button.setCheckable(True)
            sets.add(button)
        sets.add(self.fan_only)
        sets.add(self.fan)
        foot.addWidget(sets, 1)
        foot.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignTop)
        return foot

    def set_wide(self, *, wide: bool) -> None:
        """Lay out for a wide page, or for a narrow one."""
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._subtitle.setVisible(wide)

    def show_entry(self, entry: Entry, names: Sequence[str]) -> None:
        """Show what has been entered."""
        self.strip.show_tiles(shown_tiles(entry), self.tr("Pick tiles below, or type them: 1 M is 1 of characters."))
        self.picker.renew()
        self.fields.show_entry(entry, names)
        done = len(entry.concealed) + 3 * len(entry.melds)
        self._count.setText(self.tr("{done} of {whole} tiles").format(done=done, whole=WHOLE))
        for goal, button in self.goals.items():
            button.setChecked(entry.goal == goal)
        self.clear_button.setEnabled(entry.begun)

    def read_hand_out(self, entry: Entry) -> None:
        """Have a screen reader name the tiles of the hand."""
        self.strip.setAccessibleName(", ".join(each.name for each in shown_tiles(entry)))

    def show_fan_only(self, limit: int) -> None:
        """Ask for the number of fan alone where that was chosen, else for the hand."""
        on = self.fan_only.isChecked()
        self.fan.setRange(0, limit)
        self.fan.setVisible(on)
        for widget in (self._box, self._pick_row, self.picker, *self.goals.values()):
            widget.setVisible(not on)
        if on:
            self.fan.setFocus()
            self.fan.selectAll()

    def retranslate(self) -> None:
        """Say everything again in the present language, but what an entry says."""
        self._title.setText(self.tr("Mahjong hand calculator"))
        self._subtitle.setText(self.tr("For real tiles: enter the hand, read the points."))
        self._hand_title.setText(self.tr("The hand"))
        self._pick_title.setText(self.tr("Pick tiles"))
        self._keys.show_text(
            self.tr("keys: 1–9 then M P S, F Q for flowers, E S W N, R G B; the disc counts the copies left")
        )
        self.picker.setAccessibleName(self.tr("Pick tiles"))
        texts = {
            "chow": self.tr("&Chow"),
            "pung": self.tr("&Pung"),
            "kong": self.tr("&Kong"),
            "concealed_kong": self.tr("Conceale&d kong"),
        }
        for goal, button in self.goals.items():
            button.setText(texts[goal])
        self.fan_only.setText(self.tr("Only the &fan number"))
        self.clear_button.setText(self.tr("Clear hand"))
        self.copy_button.setText(self.tr("Copy"))
        self.fan.setAccessibleName(self.tr("Fan"))
