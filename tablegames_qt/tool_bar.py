"""The tool bar of the table: labels while there is room for them, icons always."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from tablegames_qt.actions import ICON, Actions
from tablegames_qt.appearance import Appearance

HEIGHT = 44
LABELS_FROM = 1100
"""Narrower windows show icons only; so do wider ones in a language whose labels do not fit."""
TABLE_BAR = (
    ("home", "", "undo", "redo", "", "hint", "again"),
    ("speed", "words", "score", "audience", "", "full_screen"),
)
"""What the tool bar shows beside a table, at its left and at its right."""


class TableToolBar(QToolBar):
    """The actions of a table, or those of a page that has some of its own."""

    refused = Signal(str)
    """Why what was pressed cannot be done."""

    def __init__(self, actions: Actions, appearance: Appearance) -> None:
        super().__init__()
        self._actions = actions
        self._appearance = appearance
        self.setFixedHeight(HEIGHT)
        self.setMovable(False)
        self.setFloatable(False)
        self.setIconSize(QSize(ICON, ICON))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._room = QWidget()
        self._room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._between = self.addWidget(self._room)
        self.speed = QToolButton()
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setMenu(actions.speed_menu)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._speed = self.addWidget(self.speed)
        self.shown: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.show_names(TABLE_BAR)
        actions.speeds.triggered.connect(self.show_speed)
        appearance.changed.connect(self.show_speed)
        self.retranslate()

    def show_names(self, names: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        """Show other actions: their names at the left and at the right, an empty one a line, `speed` the choice of speeds."""
        if names == self.shown:
            return
        self.shown = names
        for action in self.actions():
            self.removeAction(action)
        for name in names[0]:
            self._add(name)
        self.addAction(self._between)
        for name in names[1]:
            self._add(name)
        self._label()

    def _add(self, name: str) -> None:
        if not name:
            self.addSeparator()
            return
        if name == "speed":
            self.addAction(self._speed)
            return
        self.addAction(self._actions[name])
        button = self.widgetForAction(self._actions[name])
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def buttons(self) -> list[QToolButton]:
        """Return the buttons from left to right."""
        found = [self.widgetForAction(action) for action in self.actions()]
        return [button for button in found if isinstance(button, QToolButton)]

    def show_speed(self) -> None:
        """Show the chosen speed in its button."""
        chosen = next((action for action in self._actions.speeds.actions() if action.isChecked()), None)
        self.speed.setIcon(self._appearance.icon("speed", ICON))
        words = chosen.text() if chosen is not None else ""
        if chosen is not None and chosen.data() == "off":
            words = self.tr("Animation: off")  # "off" alone would not say what is
        self.speed.setText(f" {words}")
        self.speed.setAccessibleName(self.tr("Speed: {speed}").format(speed=words))
        self.speed.setToolTip(self.tr("How fast the cards move and bots play: {speed}").format(speed=words))
        self._label()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.setWindowTitle(self.tr("Tool bar"))
        self.show_speed()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A button that is disabled leaves the press to its bar."""
        button = self.childAt(event.position().toPoint())
        action = button.defaultAction() if isinstance(button, QToolButton) else None
        if action is not None and not action.isEnabled():
            self.refused.emit(self._actions.reason(action.objectName()))
            event.accept()
        else:
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._label()

    def _label(self) -> None:
        beside, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        labelled = self.window().width() >= LABELS_FROM and self._labelled_width() <= self.width()
        for button in self.buttons():
            icon_only = button.defaultAction() is self._actions["full_screen"] or not labelled
            button.setToolButtonStyle(alone if icon_only else beside)

    def _labelled_width(self) -> int:
        """Return the width with all labels, whatever is shown now."""
        width = 16 + 3 * 17
        for button in self.buttons():
            text = button.text() if button.defaultAction() is not self._actions["full_screen"] else ""
            width += ICON + 32 + (button.fontMetrics().horizontalAdvance(text) + 8 if text else 0)
        return width
