"""The tool bar of the table: labels while there is room for them, icons always."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from tablegames_qt.actions import ICON, Actions
from tablegames_qt.appearance import Appearance

HEIGHT = 44
LABELS_FROM = 1100
"""Narrower windows show icons only; so do wider ones in a language whose labels do not fit."""


class TableToolBar(QToolBar):
    """Home, Undo, Redo, Hint, Again at the left; speed, Table in words, Score, Projector, full screen at the right."""

    def __init__(self, actions: Actions, appearance: Appearance) -> None:
        super().__init__()
        self._actions = actions
        self._appearance = appearance
        self.setFixedHeight(HEIGHT)
        self.setMovable(False)
        self.setFloatable(False)
        self.setIconSize(QSize(ICON, ICON))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for name in ("home", "", "undo", "redo", "", "hint", "again"):
            self._add(name)
        room = QWidget()
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(room)
        self.speed = QToolButton()
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setMenu(actions.speed_menu)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.addWidget(self.speed)
        for name in ("words", "score", "audience", "", "full_screen"):
            self._add(name)
        actions.speeds.triggered.connect(self.show_speed)
        appearance.changed.connect(self.show_speed)
        self.retranslate()

    def _add(self, name: str) -> None:
        if not name:
            self.addSeparator()
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
