"""The shelf of the saved players: a cup and a name each, in the order of leaving."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinos.view import ChinosView
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Label
from tablegames_qt.tables.chinos.geometry import Geometry


class Shelf:
    """The words of the shelf, and where its cups stand; the cups are pieces and lie there by the table's hand."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._names = names
        self._geometry = Geometry(look.width, look.height)
        self._title = Label(look, role="small", weight=600, colour="ink_2")
        self._saved = [Label(look, role="small", weight=600, colour="ink_2") for _ in names]
        for label in (self._title, *self._saved):
            scene.addItem(label)

    def lay_out(self, geometry: Geometry) -> None:
        """Take over another size."""
        self._geometry = geometry
        self._title.say(QCoreApplication.translate("chinos", "Saved"))
        strip = geometry.shelf
        self._title.put(QPointF(strip.left(), strip.center().y() - self._title.size.height() / 2))

    @property
    def cup_height(self) -> float:
        """Height of a cup."""
        return self._geometry.shelf.height()

    def _pitch(self, saved: int) -> float:
        return min(27 * self._geometry.u, (self._geometry.shelf.right() - self._left) / max(1, saved))

    @property
    def _left(self) -> float:
        return self._geometry.shelf.left() + self._title.size.width() + 3 * self._geometry.u

    def slot(self, at: int, saved: int) -> QPointF:
        """Return where the cup of the saved player number `at` from 0 stands, when there are `saved`."""
        return QPointF(self._left + at * self._pitch(saved), self._geometry.shelf.top())

    def show(self, view: ChinosView) -> None:
        """Name the saved players in the order of leaving."""
        self.hide()
        if not view.saved or view.phase == "over":
            return
        self._title.setVisible(True)
        gap = 0.8 * self._geometry.u
        for at, seat in enumerate(view.saved):
            label = self._saved[seat]
            label.say(self._names[seat])
            slot = self.slot(at, len(view.saved))
            middle = self._geometry.shelf.center().y() - label.size.height() / 2
            room = self._pitch(len(view.saved)) - self.cup_height - 2 * gap
            label.put(QPointF(slot.x() + self.cup_height + gap, middle), room)
            label.setVisible(True)

    def hide(self) -> None:
        """Take the words away."""
        for label in (self._title, *self._saved):
            label.setVisible(False)
