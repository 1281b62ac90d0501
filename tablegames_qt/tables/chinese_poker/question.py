"""A question over the table that is answered by one of two buttons, with the keyboard too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Label
from tablegames_qt.tables.chinese_poker.badge import KeyButton

QUESTION_Z = 7_000.0


class SheetGround(Fixture):
    """A panel over the table."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.look.theme.button_edge)
        painter.setBrush(self.look.theme.panel)
        painter.drawRoundedRect(self.local(), 4 * self.look.u, 4 * self.look.u)


class Question:
    """Asked, it lies over everything else; `yes` is carried out when it is granted."""

    def __init__(self, scene: QGraphicsScene, look: Look, changed: Callable[[], None]) -> None:
        self._look = look
        self._changed = changed
        self._yes: Callable[[], None] | None = None
        self._ground = SheetGround(look, z=QUESTION_Z)
        self._words = Label(look, role="heading", lines=4, z=QUESTION_Z + 1)
        self.yes = KeyButton(look, self._grant, default=True)
        self.no = KeyButton(look, self.close)
        for button in (self.yes, self.no):
            button.setZValue(QUESTION_Z + 1)
        for item in (self._ground, self._words, self.yes, self.no):
            scene.addItem(item)
            item.setVisible(False)

    @property
    def shown(self) -> bool:
        """Whether something is asked."""
        return self._yes is not None

    @property
    def words(self) -> str:
        """What is asked."""
        return self._words.text

    def ask(self, words: str, yes_label: str, yes: Callable[[], None]) -> None:
        """Ask something."""
        self._yes = yes
        self._words.say(words)
        self.yes.say(yes_label)
        self.no.say(QCoreApplication.translate("chinese_poker", "No"))
        for item in (self._ground, self._words, self.yes, self.no):
            item.setVisible(True)
        self.lay_out(self._look)
        self._changed()

    def close(self) -> None:
        """Ask nothing any more."""
        if self._yes is None:
            return
        self._yes = None
        for item in (self._ground, self._words, self.yes, self.no):
            item.setVisible(False)
        self._changed()

    def _grant(self) -> None:
        yes = self._yes
        self.close()
        if yes is not None:
            yes()

    def lay_out(self, look: Look) -> None:
        """Stand in the middle of the table."""
        self._look = look
        u = look.u
        width = min(0.9 * look.width, 130 * u)
        self._words.put(QPointF(0, 0), width - 12 * u)
        height = self._words.size.height() + 29 * u
        box = QRectF((look.width - width) / 2, 0.4 * look.height - height / 2, width, height)
        self._ground.set_rect(box)
        self._words.put(box.topLeft() + QPointF(6 * u, 6 * u), width - 12 * u)
        right = box.right() - 6 * u
        for button in (self.yes, self.no):
            wide = max(22 * u, button.fitting())
            button.set_rect(QRectF(right - wide, box.bottom() - 17 * u, wide, 11 * u))
            right -= wide + 3 * u

    def zone(self) -> CursorZone:
        """Return where the keyboard can go while something is asked."""
        return CursorZone(
            "question", [CursorStop(self.yes, f"{self.words} {self.yes.text}"), CursorStop(self.no, self.no.text)]
        )
