"""A button in the scene, for what belongs to the table itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around

RESTS = 1000
"""Milliseconds for which a button that rests takes no key after it has appeared, or after the last key that came too soon."""


class Button(Fixture):
    """Pressed and let go on it, or Enter with the cursor on it: `clicked` is called. A table has one `default` at most."""

    def __init__(self, look: Look, text: str, clicked: Callable[[], None], *, default: bool = False) -> None:
        super().__init__(look, z=layers.MARKS + 3)
        self.text, self.clicked, self.default = text, clicked, default
        self.enabled = True
        self.repeats = False
        """Whether the clicks after a double click count too: for one that is pressed many times in a row."""
        self.rests = False
        """Whether keys do nothing on it at first: one that comes with it was meant for what was there before."""
        self._quiet_since = QElapsedTimer()
        self.pressed = self.hovered = False
        self._least = 0.0
        self.measure()

    def say(self, text: str) -> None:
        """Change the label."""
        self.text = text
        self.measure()

    def put(self, corner: QPointF, least_width: float = 0.0) -> None:
        """Stand at a point, at least so wide."""
        self._least = least_width
        self.measure()
        self.setPos(self.look.snap(corner))

    def set_enabled(self, *, on: bool) -> None:
        """Can be pressed or not; say the reason beside it."""
        self.enabled = on
        self.update()

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001 - as Qt has it
        """Come or go; the time for which it rests begins as it comes."""
        if visible and not self.isVisible():
            self._quiet_since.start()
        super().setVisible(visible)

    def press_by_key(self) -> None:
        """A key is pressed on it. Keys in a row, as they come while it rests, do nothing however long they go on."""
        resting = self.rests and self._quiet_since.isValid() and self._quiet_since.elapsed() < RESTS
        if resting:
            self._quiet_since.start()
        elif self.enabled:
            self.clicked()

    def set_state(self, *, pressed: bool | None = None, hovered: bool | None = None) -> None:
        """Under the pointer, held down."""
        self.pressed = self.pressed if pressed is None else pressed
        self.hovered = self.hovered if hovered is None else hovered
        self.update()

    def measure(self) -> None:
        metrics = QFontMetricsF(self.look.font("body", 600))
        height = self.look.whole(max(24.0, 11 * self.look.u))
        width = max(self._least, metrics.horizontalAdvance(self.text) + 10 * self.look.u, 25 * self.look.u)
        self.resize(QSizeF(self.look.whole(width), height))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, box = 2 * look.u, self.local()
        ground, ink = (theme.accent, theme.on_accent) if self.default else (theme.button, theme.ink)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.enabled:
            painter.setBrush(ground)
            painter.drawRoundedRect(box, radius, radius)
            if self.pressed:
                painter.setBrush(QColor(0, 0, 0, 30))
                painter.drawRoundedRect(box, radius, radius)
            elif self.hovered and self.default:
                painter.setBrush(QColor(255, 255, 255, 36))
                painter.drawRoundedRect(box, radius, radius)
        else:
            ink = theme.ink_3
        if not (self.default and self.enabled):
            edge = QColor(theme.button_edge)
            if self.hovered and self.enabled:
                edge.setAlphaF(min(1.0, edge.alphaF() * 1.43))
            stroke_around(painter, box, radius, edge, 1.0, inside=True)
        painter.setPen(ink)
        painter.setFont(look.font("body", 600))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text)
