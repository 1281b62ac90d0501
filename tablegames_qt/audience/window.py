"""The audience's window: one stage, a safe margin, and covers for when nothing or nothing new is to be seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from tablegames_qt.audience.stage_view import StageView
from tablegames_qt.scene.stage import Stage

SAFE = 0.05
"""Share of the picture that projectors may cut off at each edge."""
ARRIVES = 1_000
"""Milliseconds after showing it within which it is the window system that activates it, and nobody's wish."""
CURSOR_STAYS = 2_000
"""Milliseconds after which a pointer that does not move is hidden."""
USUAL = QSize(1024, 640)
"""The window where it does not fill a screen."""
_KEYS = {"B": "black", ".": "black", "W": "white", ",": "white"}


class Cover(QWidget):
    """Lies over the picture: black, white, or the picture of a moment."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = ""
        self.moment = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def renew(self) -> None:
        """Be there while there is something to show."""
        self.setVisible(bool(self.colour) or not self.moment.isNull())
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.colour:
            painter.fillRect(event.rect(), QColor(self.colour))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self.moment)


class AudienceWindow(QWidget):
    """A window of its own. It shows one stage at a time and never takes the focus from the player's window by itself.

    Esc ends it; B or `.` make it black, W or `,` white, and the same key brings the picture back. What it shows goes on
    under a cover.
    """

    ended = Signal()
    """The window is not wanted any more."""
    covered = Signal()
    """It is black, white or frozen, or is not any more."""
    intruded = Signal()
    """The window system has given it the keyboard only because it appeared."""
    resized = Signal()

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 200)
        self.resize(USUAL)
        self.view: StageView | None = None
        self.safe = 0.0
        """Share of the window that stays free at each edge."""
        self._cover = Cover(self)
        self._still = QTimer(self, singleShot=True, interval=CURSOR_STAYS)
        self._still.timeout.connect(self._hide_cursor)
        self._arrives = QTimer(self, singleShot=True, interval=ARRIVES)
        self._ending = False
        self._listening = False
        self.retranslate()

    # What it shows ---------------------------------------------------------------------------------------------------

    def show_stage(self, stage: Stage) -> None:
        """Show another stage; the one before is the caller's to tear down afterwards."""
        old, self.view = self.view, StageView(stage, self)
        self._place()
        self.view.show()
        self._cover.raise_()
        if old is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()

    def set_safe(self, *, on: bool) -> None:
        """Leave the edges free, or not."""
        self.safe = SAFE if on else 0.0
        self._place()
        self.update()

    def show_on(self, screen: QScreen, *, full: bool) -> None:
        """Appear on a screen, over all of it, or as a plain window."""
        if self.isVisible() and screen is not self.screen():
            self.hide()  # a window in full screen stays where it is
        self.setScreen(screen)
        if full:
            self.setGeometry(
                screen.geometry()
            )  # where windows have no place of their own (Wayland) the screen is enough
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        else:
            self.setWindowState(Qt.WindowState.WindowNoState)
        self._arrives.start()
        self.setVisible(True)  # Qt's showFullScreen would activate it: the keys stay with the player's window
        if not self._listening:
            self._listening = True
            self.windowHandle().screenChanged.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        if self.view is not None:
            self.view.fit()

    # Covers ----------------------------------------------------------------------------------------------------------

    @property
    def blank(self) -> str:
        """The colour that covers everything; empty: none does."""
        return self._cover.colour

    @property
    def frozen(self) -> bool:
        """Whether the picture of a moment stands still."""
        return not self._cover.moment.isNull()

    @property
    def cover(self) -> str:
        """What hides the game from the audience: `black`, `white`, `frozen`, or nothing."""
        return self.blank or ("frozen" if self.frozen else "")

    def set_blank(self, colour: str) -> None:
        """Cover everything in `black` or `white`; empty: show the picture again, as it is by then."""
        self._cover.colour = colour
        self._cover.renew()
        self.covered.emit()

    def set_frozen(self, *, on: bool) -> None:
        """Keep showing this moment, or show again what there is by then."""
        if on != self.frozen:
            self._cover.moment = self._grabbed() if on else QPixmap()
            self._cover.renew()
            self.covered.emit()

    def _grabbed(self) -> QPixmap:
        self._cover.hide()  # not a picture of the cover
        return self.grab()

    # Places ----------------------------------------------------------------------------------------------------------

    def _inside(self) -> QRect:
        across, down = round(self.safe * self.width()), round(self.safe * self.height())
        return self.rect().adjusted(across, down, -across, -down)

    def _place(self) -> None:
        self._cover.setGeometry(self.rect())
        if self.view is not None:
            self.view.setGeometry(self._inside())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        edge = self.view.stage.look.theme.felt_lo if self.view is not None else QColor("black")
        QPainter(self).fillRect(event.rect(), edge)

    # Pointer and keys ------------------------------------------------------------------------------------------------

    def _hide_cursor(self) -> None:
        self.setCursor(Qt.CursorShape.BlankCursor)

    def _show_cursor(self) -> None:
        self.unsetCursor()
        self._still.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._show_cursor()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._show_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if event.key() == Qt.Key.Key_Escape:
            self.ended.emit()
        elif plain and (colour := _KEYS.get(event.text().upper())):
            self.set_blank("" if self.blank == colour else colour)
        else:
            super().keyPressEvent(event)

    # What Qt tells ---------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the present language. The title is seen by everybody."""
        self.setWindowTitle(self.tr("Table Games – audience"))
        if self.view is not None and not self.view.stage.ended:
            self.view.stage.retranslate()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate and self._arrives.isActive():
            self.intruded.emit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def end(self) -> None:
        """Go, without telling that the window is not wanted."""
        self._ending = True
        self._still.stop()
        self._arrives.stop()
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._ending:
            super().closeEvent(event)
            return
        event.ignore()  # whoever showed it takes it down, with its stage
        self.ended.emit()
