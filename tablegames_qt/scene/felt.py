"""The ground of a table."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from tablegames_qt.assets import RERENDER_AFTER
from tablegames_qt.scene.look import Look
from tablegames_qt.theme import felt_pixmap


class Felt(QObject):
    """The picture of the felt at the size of a scene. While a window is resized the old picture is stretched."""

    renewed = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pixmap = QPixmap()
        self._rest = QTimer(self, singleShot=True, interval=RERENDER_AFTER)
        self._rest.timeout.connect(self.renew)

    def set_look(self, look: Look) -> None:
        """Take over another size soon, and other colours at once."""
        recoloured = look.theme is not self._look.theme
        self._look = look
        if recoloured:
            self.renew()
        else:
            self._rest.start()

    def stop(self) -> None:
        """Renew nothing more."""
        self._rest.stop()

    def renew(self) -> None:
        """Paint the picture for the present look."""
        self._rest.stop()
        # the look's colours are the audience's already
        self._pixmap = felt_pixmap(self._look.theme, self._whole().size().toSize(), self._look.dpr)
        self.renewed.emit()

    def _whole(self) -> QRectF:
        return QRectF(0, 0, self._look.width, self._look.height)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a part of it, in scene coordinates."""
        if self._pixmap.isNull():
            self.renew()
        whole, dpr = self._whole(), self._look.dpr
        area = rect.intersected(whole)
        across, down = self._pixmap.width() / whole.width(), self._pixmap.height() / whole.height()
        if self._pixmap.size() == QSize(math.ceil(whole.width() * dpr), math.ceil(whole.height() * dpr)):
            across = down = dpr  # else it is stretched until the window rests
        source = QRectF(area.left() * across, area.top() * down, area.width() * across, area.height() * down)
        painter.drawPixmap(area, self._pixmap, source)
