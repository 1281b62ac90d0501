"""A page on which a hand of real tiles is entered and counted, with the functions of the game and no others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from rules.mahjong.options import SEATS
from rules.tiles import Tile
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import ToolPage
from tablegames_qt.tables.mahjong.calculator.entry import Entry, Goal
from tablegames_qt.tables.mahjong.calculator.entry_history import EntryHistory
from tablegames_qt.tables.mahjong.calculator.entry_panel import EntryPanel
from tablegames_qt.tables.mahjong.calculator.hand_words import hand_text
from tablegames_qt.tables.mahjong.calculator.result_panel import ResultPanel
from tablegames_qt.tables.mahjong.calculator.typed_tiles import TypedTiles
from tablegames_qt.theme import felt_pixmap

RESULT_WIDTH, NARROW_RESULT = 344, 336
WIDE_FROM = 1150


class HandPage(ToolPage):
    """Left the hand and how it was won, right what it is worth. A subclass knows what hands are counted for."""

    def __init__(self, services: Services, entry: Entry, names: Sequence[str]) -> None:
        super().__init__()
        self.services = services
        self.names = names
        """Who sits where."""
        self.history = EntryHistory(entry)
        self._typed = TypedTiles()
        self._felt = QPixmap()
        self.form = EntryPanel(services.appearance, services.faces, entry, names, lambda tile: self.entry.left(tile))
        self.result = ResultPanel()
        self._dock = QScrollArea()
        self._dock.setProperty("role", "dock")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        area = QScrollArea()
        for part, inside in ((area, self.form), (self._dock, self.result)):
            part.setWidgetResizable(True)
            part.setFrameShape(QFrame.Shape.NoFrame)
            part.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            part.setWidget(inside)
        area.viewport().setAutoFillBackground(False)
        self.form.setAutoFillBackground(False)
        area.setStyleSheet("QScrollArea { background: transparent; }")
        row.addWidget(area, 1)
        row.addWidget(self._dock)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def _connect(self) -> None:
        form = self.form
        form.picker.chosen.connect(self.enter)
        form.strip.chosen.connect(self._choose_in_hand)
        form.strip.removed.connect(self._remove)
        form.fields.changed.connect(self.change)
        for goal, button in form.goals.items():
            button.clicked.connect(lambda _checked, goal=goal: self._aim(goal))
        form.clear_button.clicked.connect(lambda: self.change(self.entry.cleared()))
        form.copy_button.clicked.connect(self._copy)
        form.add_button.clicked.connect(self.take_hand)
        form.fan_only.toggled.connect(self._show_fan_only)
        form.fan.valueChanged.connect(self.renew)
        self.services.appearance.changed.connect(self._show_look)

    def take_hand(self) -> None:
        """Take the hand over for what it was counted for."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        """Begin with the tiles."""
        return self.form.picker

    def close_tool(self) -> None:
        """Nothing is left open: every change is kept at once."""
        self.services.appearance.changed.disconnect(self._show_look)

    # the entry

    @property
    def entry(self) -> Entry:
        """What has been entered."""
        return self.history.present

    @property
    def by_tiles(self) -> bool:
        """Whether the tiles are counted; else the number of fan is entered."""
        return not self.form.fan_only.isChecked()

    def change(self, entry: Entry) -> None:
        """Take over another entry, which undo takes back."""
        self.history.change(entry)
        self.renew()

    def undo(self) -> None:
        """Take the last change back."""
        if self.history.undo():
            self.renew()

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self.history.redo():
            self.renew()

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
        self.form.picker.setFocus()

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

    def renew(self) -> None:
        """Show the entry and what it is worth."""
        entry = self.entry
        self.form.show_entry(entry, self.names)
        self.can_undo, self.can_redo = self.history.can_undo, self.history.can_redo
        self.changed.emit()
        if self.by_tiles:
            self.result.show_entry(entry, self.names)
            self.form.add_button.setEnabled(entry.score().legal)
            self.form.read_hand_out(entry)
        else:
            self._renew_fan_only()
        short = self.result.verdict.startswith(self.result.headline)
        self.said.emit(self.result.verdict if short else f"{self.result.headline} {self.result.verdict}".strip())

    def _renew_fan_only(self) -> None:
        entry, fan = self.entry, self.form.fan.value()
        legal = min(fan, entry.options.limit) >= entry.options.min_fan
        why = (
            self.tr("Won by {name}.").format(name=self.names[entry.winner])
            if legal
            else self.tr("At least {minimum} fan are needed.").format(minimum=entry.options.min_fan)
        )
        shown = entry.payments_for(fan) if legal else (0,) * SEATS
        self.result.show_fan(entry.options, fan, shown, self.names, why)
        self.form.add_button.setEnabled(legal)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.form.retranslate()
        self.renew()

    def _show_fan_only(self, *_: object) -> None:
        self.form.show_fan_only(self.entry.options.limit)
        self.renew()

    def _copy(self) -> None:
        text = "\n".join(line for line in (hand_text(self.entry), self.result.text()) if line)
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
            self._typed.digits = ""
            if self.entry.begun:
                self.change(self.entry.without_last())
        elif not self._type(event.text().upper()):
            super().keyPressEvent(event)

    def _type(self, key: str) -> bool:
        """Take a key that may be part of a tile; return whether it was."""
        if not key or not self.by_tiles:
            return False
        typed = self._typed.press(key)
        if typed is None:
            return False
        for tile in typed.tiles:
            self.enter(tile)
        if self._typed.digits:
            words = self.tr("{digit} of what? M, P or S; F or Q for flowers and seasons.")
            self.said.emit(words.format(digit=self._typed.digits))
        elif typed.no_such_flower:
            self.said.emit(self.tr("There are four flowers and four seasons."))
        return True

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
        self.form.set_wide(wide=wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._felt.isNull() or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self.services.appearance.theme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, self._felt)
