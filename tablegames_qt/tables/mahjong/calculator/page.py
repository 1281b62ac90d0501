"""The hand calculator: a page of its own, for a hand of real tiles. It counts with the functions of the game and no others."""

from __future__ import annotations

import contextlib
import os
from dataclasses import replace

from PySide6.QtCore import QEvent, QIODevice, QSaveFile, QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import settle
from rules.tiles import Tile
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.option_words import translated
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import ToolPage
from tablegames_qt.tables.mahjong.calculator.entry import GOALS, Entry, Goal
from tablegames_qt.tables.mahjong.calculator.fields import Fields
from tablegames_qt.tables.mahjong.calculator.house_rules import HouseRules, nearest_preset
from tablegames_qt.tables.mahjong.calculator.result_panel import ResultPanel
from tablegames_qt.tables.mahjong.calculator.series import PlayedHand, Series
from tablegames_qt.tables.mahjong.calculator.series_dialog import SeriesDialog
from tablegames_qt.tables.mahjong.calculator.tiles_view import HandStrip, Shown, TilePicker
from tablegames_qt.tables.mahjong.names import meld_type_name, tile_name
from tablegames_qt.theme import felt_pixmap

FILE = "mahjong-series.json"
RESULT_WIDTH, NARROW_RESULT = 344, 336
WIDE_FROM = 1150
DIGITS = "123456789"
MOST_DIGITS = 14
LETTERS = {"E": "Ew", "S": "Sw", "W": "Ww", "N": "Nw", "R": "Rd", "G": "Gd", "B": "Wd"}
"""Keys of the honours; B is the white dragon, W the west wind."""
SUITS = {"M": "m", "P": "p", "S": "s", "F": "f", "Q": "q"}
"""Keys of the suits, after a digit: characters, dots, bamboo, flowers, seasons."""


class CalculatorPage(ToolPage):
    """Left the hand and how it was won, right what it is worth."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        appearance, faces = services.appearance, services.faces
        self._path = services.profile.folder / FILE
        self.series = self._load()
        self.entry = self._fresh_entry()
        self._undone: list[Entry] = []
        self._done: list[Entry] = []
        self._digits = ""
        self._felt = QPixmap()
        self.title, self.subtitle = QLabel(), QLabel()
        self.title.setProperty("role", "dialog-title")
        self.subtitle.setProperty("role", "lead")
        self.count, self.keys = QLabel(), ElidedLabel()
        self.count.setProperty("role", "second")
        self.keys.setProperty("role", "quiet")
        self.hand_title, self.pick_title = QLabel(), QLabel()
        for label in (self.hand_title, self.pick_title):
            label.setProperty("role", "name")
        self.strip = HandStrip(appearance, faces)
        self.picker = TilePicker(appearance, faces, lambda tile: self.entry.left(tile))
        self.fields = Fields(self.entry, self.series.names)
        self.result = ResultPanel()
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
        self._build()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def _build(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(28, 16, 28, 16)
        column.setSpacing(6)
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        head.addLayout(words)
        deeds = FlowBox(gap=0, line_gap=0)
        for button in (self.clear_button, self.rules_button, self.series_button, self.copy_button):
            deeds.add(button)
        head.addWidget(deeds, 1)
        column.addLayout(head)
        self.box = QFrame()
        self.box.setProperty("role", "box")
        inside = QVBoxLayout(self.box)
        inside.setContentsMargins(10, 8, 10, 6)
        inside.setSpacing(4)
        line = QHBoxLayout()
        line.addWidget(self.hand_title, 1)
        line.addWidget(self.count)
        inside.addLayout(line)
        inside.addWidget(self.strip)
        column.addWidget(self.box)
        self.pick_row = QWidget()
        pick = QHBoxLayout(self.pick_row)
        pick.setContentsMargins(0, 4, 0, 0)
        pick.addWidget(self.pick_title)
        pick.addSpacing(20)
        pick.addWidget(self.keys, 1)
        column.addWidget(self.pick_row)
        column.addWidget(self.picker)
        column.addWidget(self.fields)
        column.addStretch(1)
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
        column.addLayout(foot)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        left.setAutoFillBackground(False)
        area.setStyleSheet("QScrollArea { background: transparent; }")
        area.setWidget(left)
        dock = QScrollArea()
        dock.setProperty("role", "dock")
        dock.setFrameShape(QFrame.Shape.NoFrame)
        dock.setWidgetResizable(True)
        dock.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        dock.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        dock.setWidget(self.result)
        self._dock = dock
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(area, 1)
        row.addWidget(dock)

    def _connect(self) -> None:
        self.picker.chosen.connect(self.enter)
        self.strip.chosen.connect(self._choose_in_hand)
        self.strip.removed.connect(self._remove)
        self.fields.changed.connect(self.change)
        for goal, button in self.goals.items():
            button.clicked.connect(lambda _checked, goal=goal: self._aim(goal))
        self.clear_button.clicked.connect(lambda: self.change(self.entry.cleared()))
        self.rules_button.clicked.connect(self._show_rules)
        self.copy_button.clicked.connect(self._copy)
        self.series_button.clicked.connect(self._show_series)
        self.add_button.clicked.connect(self._add)
        self.fan_only.toggled.connect(self._show_fan_only)
        self.fan.valueChanged.connect(self._renew)
        self._services.appearance.changed.connect(self._show_look)

    def first_focus(self) -> QWidget:
        """Begin with the tiles."""
        return self.picker

    def close_tool(self) -> None:
        """Nothing is left open: every change is kept at once."""
        self._services.appearance.changed.disconnect(self._show_look)

    # the entry

    def _fresh_entry(self) -> Entry:
        deal = self.series.deal
        return Entry(self.series.options, dealer=deal.dealer, round_wind=deal.round_wind).with_winner(deal.dealer)

    def change(self, entry: Entry) -> None:
        """Take over another entry, which undo takes back."""
        if entry != self.entry:
            self._done.append(self.entry)
            self._undone.clear()
            self.entry = entry
        self._renew()

    def undo(self) -> None:
        """Take the last change back."""
        if self._done:
            self._undone.append(self.entry)
            self.entry = self._done.pop()
            self._renew()

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self._undone:
            self._done.append(self.entry)
            self.entry = self._undone.pop()
            self._renew()

    def enter(self, tile: Tile) -> None:
        """Enter a tile where the next one goes; say why when it cannot be."""
        reason = self.entry.why_not(tile)
        if reason is None:
            self.change(self.entry.plus(tile))
            return
        self.said.emit(
            {
                "too-many-copies": self.tr("All four of these are used."),
                "bad-flowers": self.tr("Each flower is there once, and only where flowers are played."),
                "bad-meld": self.tr("A chow needs its lowest tile: 1 to 7 of a suit."),
                "hand-full": self.tr("The hand is whole: 14 tiles, a set counts three."),
            }[reason]
        )

    def _aim(self, goal: Goal) -> None:
        """The next tile makes a set of this kind; pressed again, it goes to the hand."""
        self.change(replace(self.entry, goal="concealed" if self.entry.goal == goal else goal))
        self.picker.setFocus()

    def _choose_in_hand(self, key: object) -> None:
        """A concealed tile that is clicked is the winning one; a set or flower that is clicked is taken out."""
        match key:
            case ("tile", int(place)):
                self.change(replace(self.entry, winning=place))
            case _:
                self._remove(key)

    def _remove(self, key: object) -> None:
        match key:
            case ("tile", int(place)):
                self.change(self.entry.without_tile(place))
            case ("meld", int(place)):
                self.change(self.entry.without_meld(place))
            case ("flower", Tile() as tile):
                self.change(self.entry.without_flower(tile))

    # what is shown

    def _renew(self) -> None:
        entry, names = self.entry, self.series.names
        self.strip.show_tiles(self._shown(), self.tr("Pick tiles below, or type them: 1 M is 1 of characters."))
        self.picker.renew()
        self.fields.show_entry(entry, names)
        whole = 14
        done = len(entry.concealed) + 3 * len(entry.melds)
        self.count.setText(self.tr("{done} of {whole} tiles").format(done=done, whole=whole))
        for goal, button in self.goals.items():
            button.setChecked(entry.goal == goal)
        self.can_undo, self.can_redo = bool(self._done), bool(self._undone)
        self.changed.emit()
        self.clear_button.setEnabled(bool(entry.concealed or entry.melds or entry.flowers))
        if self.fan_only.isChecked():
            self._renew_fan_only()
        else:
            self.result.show_entry(entry, names)
            self.add_button.setEnabled(entry.score().legal)
            self.strip.setAccessibleName(self._in_words())
        short = self.result.verdict.startswith(self.result.headline)
        self.said.emit(self.result.verdict if short else f"{self.result.headline} {self.result.verdict}".strip())

    def _renew_fan_only(self) -> None:
        entry = self.entry
        discarder = None if entry.by == "self_draw" else entry.discarder
        liable = entry.liable if entry.by == "self_draw" and entry.options.liability else None
        payments = settle([(entry.winner, self.fan.value())], entry.by, discarder, liable, entry.options)
        legal = min(self.fan.value(), entry.options.limit) >= entry.options.min_fan
        why = (
            self.tr("Won by {name}.").format(name=self.series.names[entry.winner])
            if legal
            else self.tr("At least {minimum} fan are needed.").format(minimum=entry.options.min_fan)
        )
        shown = payments if legal else (0,) * SEATS
        self.result.show_fan(entry.options, self.fan.value(), shown, self.series.names, why)
        self.add_button.setEnabled(legal)

    def _in_words(self) -> str:
        return ", ".join(each.name for each in self._shown())

    def _shown(self) -> list[Shown]:
        entry = self.entry
        found = []
        place = entry.winning_place
        order = sorted(range(len(entry.concealed)), key=lambda at: entry.concealed[at].index)
        words = self.tr("concealed, winning tile ringed") if place is not None else self.tr("concealed")
        for number, at in enumerate(order):
            tile = entry.concealed[at]
            name = tile_name(tile)
            if at == place:
                name = self.tr("{tile}, the winning tile").format(tile=name)
            found.append(Shown(tile, ("tile", at), name, at == place, words="" if number else words))
        for number, meld in enumerate(entry.melds):
            kind = meld_type_name(meld.type)
            for at, tile in enumerate(meld.tiles):
                hidden = meld.type == "concealed_kong" and at in (0, 3)
                name = self.tr("{tile}, {set}").format(tile=tile_name(tile), set=kind)
                found.append(
                    Shown(
                        None if hidden else tile,
                        ("meld", number),
                        name,
                        gap=not at and bool(found),
                        words="" if at else kind,
                    )
                )
        for at, flower in enumerate(entry.flowers):
            words = "" if at else self.tr("flowers")
            found.append(Shown(flower, ("flower", flower), tile_name(flower), gap=not at and bool(found), words=words))
        return found

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.title.setText(self.tr("Mahjong hand calculator"))
        self.subtitle.setText(self.tr("For real tiles: enter the hand, read the points."))
        self.hand_title.setText(self.tr("The hand"))
        self.pick_title.setText(self.tr("Pick tiles"))
        self.keys.show_text(
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
        preset = nearest_preset(self.series.options)
        differs = bool(self.series.options.differences(preset.options))
        name = translated(preset.label)
        self.rules_button.setText(
            self.tr("Rules: {preset}, changed").format(preset=name)
            if differs
            else self.tr("Rules: {preset}").format(preset=name)
        )
        self.series_button.setText(self.tr("Series"))
        self.copy_button.setText(self.tr("Copy"))
        self.add_button.setText(self.tr("&Add to the series"))
        self.fan.setAccessibleName(self.tr("Fan"))
        self._renew()

    def _show_fan_only(self, *_: object) -> None:
        on = self.fan_only.isChecked()
        self.fan.setRange(0, self.entry.options.limit)
        self.fan.setVisible(on)
        for widget in (self.box, self.pick_row, self.picker, *self.goals.values()):
            widget.setVisible(not on)
        if on:
            self.fan.setFocus()
            self.fan.selectAll()
        self._renew()

    # the series

    def _load(self) -> Series:
        with contextlib.suppress(OSError, ValueError, KeyError):
            return Series.load(self._path.read_text(encoding="utf-8"))
        names = [self.tr("Player {number}").format(number=number) for number in range(1, SEATS + 1)]
        return Series(MahjongOptions(), tuple(names))

    def keep(self, series: Series) -> None:
        """Take over a series, and write it to the profile."""
        self.series = series
        if self.entry.options != series.options:
            self.entry = replace(self.entry, options=series.options)
        if not self._services.profile.read_only:
            file = QSaveFile(os.fspath(self._path))
            if not (
                file.open(QIODevice.OpenModeFlag.WriteOnly)
                and file.write(series.dump().encode()) >= 0
                and file.commit()
            ):
                self.said.emit(self.tr("The series could not be saved."))
        self.retranslate()

    def _add(self) -> None:
        """Add the hand to the series, and begin the next one."""
        entry = self.entry
        fan = self.fan.value() if self.fan_only.isChecked() else entry.score().fan
        hand = PlayedHand(
            "win",
            entry.winner,
            min(fan, entry.options.limit),
            entry.by,
            None if entry.by == "self_draw" else entry.discarder,
            entry.liable if entry.by == "self_draw" and entry.options.liability else None,
        )
        self._next(self.series.plus(hand))

    def _next(self, series: Series) -> None:
        """A hand was added or taken away: the next one begins with the dealer and the wind that follow."""
        self.keep(series)
        self._done.clear()
        self._undone.clear()
        self.entry = self._fresh_entry()
        self._renew()
        totals = ", ".join(f"{name} {total}" for name, total in zip(series.names, series.totals, strict=True))
        self.said.emit(totals)

    def _show_series(self) -> None:
        dialog = SeriesDialog(self.window(), self._services.appearance, self.series)
        dialog.changed.connect(self._next)
        dialog.said.connect(self.said)
        self.opened.emit(dialog)

    def _show_rules(self) -> None:
        dialog = HouseRules(self.window(), self._services.appearance, self.series.options)
        dialog.chosen.connect(self._take_rules)
        self.opened.emit(dialog)

    def _take_rules(self, options: MahjongOptions) -> None:
        with QSignalBlocker(self.fan):
            self.fan.setRange(0, options.limit)
        flowers = self.entry.flowers if options.flowers else ()
        self.entry = replace(self.entry, options=options, flowers=flowers)
        self.keep(replace(self.series, options=options))

    def _copy(self) -> None:
        tiles = " ".join(str(tile) for tile in sorted(self.entry.concealed))
        melds = " ".join("".join(map(str, meld.tiles)) for meld in self.entry.melds)
        text = "\n".join(line for line in (tiles, melds, self.result.text()) if line)
        QGuiApplication.clipboard().setText(text)
        self.said.emit(self.tr("The result is copied as text."))

    # keys and look

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        elif event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Backspace:
            self._digits = ""
            if self.entry.concealed or self.entry.melds or self.entry.flowers:
                self.change(self.entry.without_last())
        elif not self._type(event.text().upper()):
            super().keyPressEvent(event)

    def _type(self, key: str) -> bool:
        """Digits wait for their suit, several for several tiles: 123M. A letter alone is a wind or a dragon."""
        if not key or self.fan_only.isChecked():
            return False
        if key in DIGITS:
            self._digits = (self._digits + key)[-MOST_DIGITS:]
            words = self.tr("{digit} of what? M, P or S; F or Q for flowers and seasons.")
            self.said.emit(words.format(digit=self._digits))
            return True
        digits, self._digits = self._digits, ""
        if digits and key in SUITS:
            for digit in digits:
                if key in "FQ" and digit not in "1234":
                    self.said.emit(self.tr("There are four flowers and four seasons."))
                    return True
                self.enter(Tile.parse(digit + SUITS[key]))
            return True
        if key in LETTERS:
            self.enter(Tile.parse(LETTERS[key]))
            return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_look(self) -> None:
        self._felt = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._felt = QPixmap()
        wide = self.width() >= WIDE_FROM
        self._dock.setFixedWidth(RESULT_WIDTH if wide else NARROW_RESULT)
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self.subtitle.setVisible(wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._felt.isNull() or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self._services.appearance.theme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, self._felt)
