"""The buttons between two deals, in the lower right corner of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinese_poker.view import PokerView
from tablegames_qt.scene.look import Look
from tablegames_qt.tables.chinese_poker.badge import KeyButton
from tablegames_qt.tables.chinese_poker.boards import told_line
from tablegames_qt.tables.chinese_poker.geometry import Geometry

NAMES = ("next", "buy", "sit", "review", "verify", "end", "table")
"""From the right to the left."""


class Foot:
    """Says what can be done now that the deal is over."""

    def __init__(self, scene: QGraphicsScene, look: Look, wished: Callable[[str], None]) -> None:
        keys = {"next": "N", "review": "V"}
        self.buttons = {
            name: KeyButton(look, self._wish(wished, name), key=keys.get(name, ""), default=name == "next")
            for name in NAMES
        }
        self._told = QRectF()
        self._shown: tuple[str, ...] = ()
        for button in self.buttons.values():
            scene.addItem(button)
            button.setVisible(False)

    @staticmethod
    def _wish(wished: Callable[[str], None], what: str) -> Callable[[], None]:
        return lambda: wished(what)

    @property
    def shown(self) -> Sequence[KeyButton]:
        """The buttons that can be seen, from the right."""
        return [self.buttons[name] for name in self._shown]

    def hide(self) -> None:
        """Take the buttons away."""
        self._shown = ()
        for button in self.buttons.values():
            button.setVisible(False)

    def show(self, view: PokerView, *, reviews: bool, open_review: bool) -> None:
        """Show what can be done in a position between two deals; `reviews`: there is a setting of one's own to review."""
        over = view.phase == "match-over"
        seated = view.viewer is not None and view.viewer in view.taken
        broke = seated and view.viewer in view.broke
        names = ["next"] if view.viewer is not None or over else []
        if broke and not over:
            names.append("buy")
        if view.viewer is not None and not seated and not over:
            names.append("sit")
        if reviews:
            names.append("review")
        if over:
            names.append("verify")
        elif view.viewer is not None:
            names += ["end", "table"] if view.deals is None else ["table"]
        self._shown = tuple(names)
        labels = {
            "next": QCoreApplication.translate("chinese_poker", "New match")
            if over
            else QCoreApplication.translate("chinese_poker", "Next deal"),
            "buy": QCoreApplication.translate("chinese_poker", "Buy {chips}").format(chips=view.options.full_buy),
            "sit": QCoreApplication.translate("chinese_poker", "Sit down"),
            "review": QCoreApplication.translate("chinese_poker", "Back to the boards")
            if open_review
            else QCoreApplication.translate("chinese_poker", "Review my setting"),
            "verify": QCoreApplication.translate("chinese_poker", "Verify this match"),
            "end": QCoreApplication.translate("chinese_poker", "End the match"),
            "table": QCoreApplication.translate("chinese_poker", "Table …"),
        }
        self.buttons["next"].rests = over
        for name, button in self.buttons.items():
            button.say(labels[name])
            button.setVisible(name in names)
        self.buttons["next"].set_default(on=not broke)
        self.buttons["buy"].set_default(on=broke)
        self.lay_out_again()

    def lay_out(self, geometry: Geometry) -> None:
        """Take on the room under the boards."""
        self._told = told_line(geometry)
        self.lay_out_again()

    def lay_out_again(self) -> None:
        """Stand side by side from the right."""
        right = self._told.right()
        for button in self.shown:
            u = button.look.u
            wide = max(26 * u, button.fitting())
            height = max(24.0, 11 * u)
            corner = QPointF(right - wide, self._told.center().y() - height / 2)
            button.set_rect(QRectF(corner.x(), corner.y(), wide, height))
            right -= wide + 2.5 * u

    @property
    def words_room(self) -> QRectF:
        """What is left of the line for words."""
        left = min((button.rect().left() for button in self.shown), default=self._told.right())
        return QRectF(self._told.left(), self._told.top(), left - self._told.left() - 10, self._told.height())
