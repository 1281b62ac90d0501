"""The box that says the loose points of the own hand, and what is left after a throw."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.words import Label


class LooseBox:
    """A panel with a title, a number and a note; hidden until it says something."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._panel = Panel(look)
        self._title = Label(look, role="small", colour="ink_2")
        self._number = Label(look, role="number")
        self._note = Label(look, role="small", colour="ink_2")
        for item in self._items:
            scene.addItem(item)
        self.hide()

    @property
    def _items(self) -> tuple[Panel | Label, ...]:
        return self._panel, self._title, self._number, self._note

    def put(self, box: QRectF, u: float) -> None:
        """Lie in a rectangle; `u` is the table's unit of space."""
        pad = 3 * u
        self._panel.set_rect(box)
        self._title.put(box.topLeft() + QPointF(pad, 1.5 * u), box.width() - 2 * pad)
        self._number.put(box.topLeft() + QPointF(pad, 6.5 * u))
        self._note.put(box.topLeft() + QPointF(pad, 15.5 * u), box.width() - 1.3 * pad)

    def say(self, number: str, note: str) -> None:
        """Say the loose points and what they are."""
        for item in self._items:
            item.setVisible(True)
        self._title.say(QCoreApplication.translate("chinchon", "Loose points"))
        self._number.say(number)
        self._note.say(note)

    def hide(self) -> None:
        """Take it away."""
        for item in self._items:
            item.setVisible(False)

    @property
    def text(self) -> str:
        """The number that it says."""
        return self._number.text
