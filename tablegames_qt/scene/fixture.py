"""What stands on the table and is no piece: panels, places, words. A fixture has a size and is measured by the look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from tablegames_qt.scene.look import Look


class Fixture(QGraphicsItem):
    """A drawn thing with its top left corner at `pos()`. Subclasses measure themselves in `measure` and paint."""

    small = False
    """Whether its words are smaller than the room asks for."""

    def __init__(self, look: Look, *, z: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._size = QSizeF(1, 1)
        self._overhang = 0.0
        self.setZValue(z)

    @property
    def size(self) -> QSizeF:
        """Width and height in pixels."""
        return self._size

    def set_look(self, look: Look) -> None:
        """Take over another theme or size, and measure anew."""
        self.look = look
        self.measure()

    def measure(self) -> None:
        """Work out the size from the content; subclasses end by calling `resize`."""
        self.update()

    def resize(self, size: QSizeF, *, overhang: float = 0.0) -> None:
        """Take on a size; overhang: how far the drawing reaches outside of it."""
        size = QSizeF(max(1.0, size.width()), max(1.0, size.height()))
        if size != self._size or overhang != self._overhang:
            self.prepareGeometryChange()
            self._size, self._overhang = size, overhang
        self.update()

    def rect(self) -> QRectF:
        """The fixture in scene coordinates (of its parent, if it has one)."""
        return QRectF(self.pos(), self._size)

    def outer(self) -> QRectF:
        """What the keyboard's ring goes around."""
        return self.rect()

    @property
    def radius(self) -> float:
        """Corner radius in pixels."""
        return 2 * self.look.u

    def set_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self.setPos(rect.topLeft())
        self.resize(rect.size(), overhang=self._overhang)

    def centre_on(self, point: QPointF) -> None:
        """Stand with the middle on a point."""
        self.setPos(self.look.snap(point - QPointF(self._size.width() / 2, self._size.height() / 2)))

    def local(self) -> QRectF:
        """The fixture in its own coordinates."""
        return QRectF(QPointF(0, 0), self._size)

    def boundingRect(self) -> QRectF:
        reach = self._overhang + 1
        return self.local().adjusted(-reach, -reach, reach, reach)
