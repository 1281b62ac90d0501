"""The screens as they stand beside each other, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QScreen
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.audience.screens import arrangement, identity
from tablegames_qt.theme import ui_font

HEIGHT = 190
_WAYS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class ScreenButton(QPushButton):
    """One screen: its number, its name, its size, and whether the player's window is on it."""

    def __init__(self, screen: QScreen, number: int, appearance: Appearance, parent: QWidget, *, ours: bool) -> None:
        super().__init__(parent)
        self.screen_shown = screen
        self.number = number
        self._appearance = appearance
        known = identity(screen)
        self.lines = [known.title, f"{known.width} × {known.height}"]
        if ours:
            self.lines.append(self.tr("this window"))
        self.setCheckable(True)
        self.setAccessibleName(self.tr("Screen {number}: {words}").format(number=number, words=", ".join(self.lines)))
        self.setToolTip(", ".join(self.lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setBrush(theme.chosen if self.isChecked() else theme.field)
        ring = self.hasFocus()
        ink = theme.accent if self.isChecked() else theme.focus
        painter.setPen(QPen(ink if ring else theme.button_edge, 3 if ring else 1))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(theme.on_chosen if self.isChecked() else theme.ink)
        tall = min(42.0, 0.42 * box.height())
        painter.setFont(ui_font(700, tall))
        lines = [line for line in self.lines if line]
        least = tall + 6 + 17 * len(lines)
        while lines and least > box.height():
            lines.pop()
            least -= 17
        top = box.top() + (box.height() - least) / 2
        across = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(box.left(), top, box.width(), tall + 8), across, str(self.number))
        painter.setFont(ui_font(400, 12.5))
        for place, line in enumerate(lines):
            words = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, round(box.width()) - 12)
            painter.drawText(QRectF(box.left(), top + tall + 10 + 17 * place, box.width(), 17), across, words)


class ScreenPicture(QWidget):
    """A button a screen, placed as the screens are. Tab reaches the chosen one, the arrow keys choose another."""

    chosen = Signal(object)
    """The player has chosen this `QScreen`."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._clicked)
        self.buttons: list[ScreenButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    def show_screens(self, screens: Sequence[QScreen], chosen: QScreen, ours: QScreen) -> None:
        """Show the screens as they are now; `ours` is the one with the player's window."""
        focused = any(button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.buttons = [
            ScreenButton(screen, number, self._appearance, self, ours=screen is ours)
            for number, screen in enumerate(screens, 1)
        ]
        for button in self.buttons:
            self._group.addButton(button)
            button.setChecked(button.screen_shown is chosen)
            button.show()
        self._lead_tab()
        self._place()
        if focused:
            self.focus_widget().setFocus()

    def focus_widget(self) -> ScreenButton:
        """Return the button that has or gets the focus: the chosen one."""
        return next((button for button in self.buttons if button.isChecked()), self.buttons[0])

    def _lead_tab(self) -> None:
        for button in self.buttons:
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus  # as in Segments
            )

    def _clicked(self, button: ScreenButton) -> None:
        self._lead_tab()
        self.chosen.emit(button.screen_shown)

    def _place(self) -> None:
        rects = arrangement([button.screen_shown for button in self.buttons], self.rect(), 6)
        for number, (button, rect) in enumerate(zip(self.buttons, rects, strict=True)):
            same = sum(other.topLeft() == rect.topLeft() for other in rects[:number])
            button.setGeometry(rect.translated(14 * same, 14 * same))  # mirrored screens lie over each other

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(Qt.Key(event.key()))
        here = self.focus_widget()
        if way is None:
            super().keyPressEvent(event)
            return
        found: list[tuple[int, int]] = []
        for place, button in enumerate(self.buttons):
            step = button.geometry().center() - here.geometry().center()
            along = step.x() * way.x() + step.y() * way.y()
            if button is not here and along > 0:
                found.append((along + 2 * abs(step.x() * way.y() + step.y() * way.x()), place))
        if found:
            button = self.buttons[min(found)[1]]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            button.click()

    def sizeHint(self) -> QSize:
        return QSize(560, HEIGHT)
