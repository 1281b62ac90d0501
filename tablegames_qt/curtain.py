"""The curtain between people at one screen: it covers a table and its numbers, and says whom the screen is for.

It knows no match. Whoever uses it says whose turn it is and what everybody may read meanwhile, and listens.
"""

from __future__ import annotations

import html
from enum import Enum

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.curtain_foot import CurtainFoot
from tablegames_qt.fresh_keys import ENTER
from tablegames_qt.labels import label
from tablegames_qt.theme import ui_font

NAME_SHARE, LEAST_NAME = 0.17, 28
"""Height of the name as a share of the curtain's, and its least in pixels."""
MARGIN = 32


class CurtainSays(Enum):
    """What the curtain asks for."""

    PASS = "pass"
    """The screen is to go to somebody, who says so."""
    CLOSED = "closed"
    """That person is there; the hand is covered until it is wanted."""


class Curtain(QWidget):
    """Covers its parent whole while it is shown; the parent tells it its size by `cover`.

    `confirmed`: the person called for is there. `pressed`: the button to look is held down by the mouse. `opened`: the
    hand is to stay open. `void_wanted`: somebody saw the wrong hand.
    """

    confirmed = Signal()
    pressed = Signal()
    opened = Signal()
    void_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered, self._appearance = parent, appearance
        self._name = ""
        self.says = CurtainSays.PASS
        self.lead = self._label("curtain-lead")
        self.name = self._label("")
        self.words = self._label("curtain-words")
        self.after = self._label("lead")
        for said in (self.words, self.after):  # the key that is held stands bold there
            said.setTextFormat(Qt.TextFormat.RichText)
        self.button = self._button()
        self.button.clicked.connect(self.confirmed)
        self.look_button = self._button()
        self.look_button.setAutoDefault(False)  # Enter cannot be let go of there: the hand would stay in sight
        self.look_button.pressed.connect(self.pressed)
        self.open_button = QPushButton()
        self.open_button.setProperty("role", "quiet")
        self.open_button.setAutoDefault(True)
        self.open_button.clicked.connect(self.opened)
        self.idle_words = self._label("second")
        self._idle = 0
        self.foot = CurtainFoot()
        self.foot.void_wanted.connect(self.void_wanted)
        self._build()
        appearance.changed.connect(self._show_look)
        self._show_look()
        self.retranslate()
        self.hide()

    def _label(self, role: str) -> QLabel:
        made = label(role, align=Qt.AlignmentFlag.AlignHCenter)
        made.setWordWrap(bool(role))
        return made

    def _button(self) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", "curtain")
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setIconSize(QSize(22, 22))
        button.setAutoDefault(True)
        return button

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 16, MARGIN, 12)
        column.setSpacing(0)
        column.addStretch(2)
        middle = Qt.AlignmentFlag.AlignHCenter
        for widget, gap in ((self.lead, 4), (self.name, 12), (self.words, 20)):
            column.addWidget(widget)
            column.addSpacing(gap)
        for button in (self.button, self.look_button):
            column.addWidget(button, 0, middle)
        column.addSpacing(10)
        column.addWidget(self.after)
        column.addWidget(self.open_button, 0, middle)
        column.addWidget(self.idle_words)
        column.addStretch(1)
        holder = QHBoxLayout()
        holder.addStretch(1)
        holder.addWidget(self.foot, 100)
        holder.addStretch(1)
        column.addLayout(holder)
        column.addStretch(2)

    def cover(self, says: CurtainSays, name: str) -> None:
        """Come down at once, for a person."""
        self.says, self._name = says, name
        self.retranslate()
        passing = says is CurtainSays.PASS
        self.setGeometry(self._covered.rect())
        self.show()
        self.raise_()
        self.first_focus().show()
        self.first_focus().setFocus()  # before the other button goes: Qt would look for another one to have the focus
        self.button.setVisible(passing)
        self.look_button.setVisible(not passing)
        self.open_button.setVisible(not passing)
        self.idle_words.setVisible(not passing and self._idle > 0)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))
        self.window().repaint()  # now: nothing of what is behind, or was said of it, may be seen in another frame

    def set_idle(self, seconds: int) -> None:
        """Say after how many seconds a hand that is kept open is covered by itself; 0: never."""
        self._idle = seconds
        self.retranslate()

    def first_focus(self) -> QPushButton:
        """Return what has the focus while the curtain is down."""
        return self.button if self.says is CurtainSays.PASS else self.look_button

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        passing, name = self.says is CurtainSays.PASS, self._name
        if passing:
            self.lead.setText(self.tr("Pass the screen to"))
            self.words.setText(
                self.tr("Everybody else looks away. The hand stays covered until {name} says so.").format(
                    name=html.escape(name)
                )
            )
            after = self.tr(
                "Then hold <b>Space</b>, or keep the button pressed, to see the hand. Letting go covers it."
            )
        else:
            self.lead.setText(self.tr("Covered. Only for"))
            self.words.setText(self.tr("Hold <b>Space</b> to see the hand. Letting go covers it."))
            after = self.tr("While you hold it, play with the mouse, or with arrows and Enter.")
        self.after.setText(after)
        self.name.setText(name)
        self.button.setText(self.tr("I am {name}").format(name=name))
        self.look_button.setText(self.tr("Hold to look"))
        self.open_button.setText(self.tr("&Keep it open while I play"))
        self.open_button.setToolTip(
            self.tr("For one hand: the hand stays open until Space, Esc or the end of the turn.")
        )
        self.idle_words.setText(
            self.tr("An open hand is covered by itself after %n second(s) without a key or the mouse.", "", self._idle)
        )
        self.setAccessibleName(self.tr("Pass the screen to {name}").format(name=name))
        self._fit_name()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_name()
        self.foot.fit(self.height())

    def _fit_name(self) -> None:
        """Make the name as large as there is room for; a very long one is cut in its middle."""
        room = max(self.width() - 2 * MARGIN - 8, 40)
        pixels = max(LEAST_NAME, round(NAME_SHARE * self.height()))
        self.name.setFont(ui_font(700, pixels))
        width = self.name.fontMetrics().horizontalAdvance(self._name)
        if width > room:
            self.name.setFont(ui_font(700, max(LEAST_NAME, int(pixels * room / width))))
        self.name.setText(self.name.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, room))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), _flat(self._appearance.theme.panel, self._appearance.theme.field))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            event.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QEvent) -> None:
        event.accept()  # nothing goes on to what is behind

    def wheelEvent(self, event: QEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        stops = [
            each
            for each in (self.button, self.look_button, self.open_button, self.foot.void_button)
            if not each.isHidden() and each.isEnabled()
        ]
        focused = self.window().focusWidget()
        at = stops.index(focused) if focused in stops else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def _show_look(self) -> None:
        theme = self._appearance.theme
        self.button.setIcon(self._appearance.icon("enter", 22, theme.on_accent))
        self.button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.update()


def _flat(panel: QColor, field: QColor) -> QColor:
    """One flat colour between that of panels and that of fields: it belongs to no felt, so nothing shines through."""
    return QColor(
        (panel.red() + field.red()) // 2, (panel.green() + field.green()) // 2, (panel.blue() + field.blue()) // 2
    )
