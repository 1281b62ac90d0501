"""A thin bar under cards that belong together, with their name below it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Pen
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import around


class MeldBar(Fixture):
    """Starts hidden. `put_under` places and shows it; the name may be empty, and without `barred` only the name stands."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self._name = ""
        self._barred = True
        self.setVisible(False)

    @property
    def name(self) -> str:
        """What stands under the bar."""
        return self._name

    def put_under(self, rects: Iterable[QRectF], name: str = "", *, barred: bool = True) -> None:
        """Lie under a row of cards, as wide as it is."""
        frame = around(rects, 0.0)
        self._name, self._barred = name, barred
        gap = (2 if barred else 1) * self.look.u
        height = self._thick + (self._pen.line_height * 2 + self.look.u if name else 0.0)
        self.setPos(self.look.snap(QPointF(frame.left(), frame.bottom() + gap)))
        # A name may be wider than its cards; it is drawn in the middle all the same.
        self.resize(QSizeF(frame.width(), height), overhang=0.6 * frame.width())
        self.setVisible(True)

    @property
    def _thick(self) -> float:
        return max(2.0, self.look.u) if self._barred else 0.0

    @property
    def _pen(self) -> Pen:
        return Pen(self.look.font("small", 400 if self._barred else 600), self.look.font("small", 700))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = self.look.theme, self.local()
        if self._barred:
            bar = QRectF(0, 0, box.width(), self._thick)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ink)
            painter.drawRoundedRect(bar, self._thick / 2, self._thick / 2)
        if self._name:
            pen = self._pen
            painter.setPen(theme.ink)
            for number, line in enumerate(pen.fit(self._name, 1.3 * box.width(), 2)):
                top = self._thick + self.look.u + number * pen.line_height
                pen.draw(painter, line, QPointF((box.width() - line.width) / 2, top))
