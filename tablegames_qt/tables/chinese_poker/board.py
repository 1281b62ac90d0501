"""What stands on the table while hands are set and is no card: rows, badges, tray, buttons, plates, words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.chinese_poker.setting import ROWS, SIZES, Row
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel, Place
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.piece_painting import stroke_around
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Align, Chip, ChipKind, Label
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.badge import KeyButton, RowBadge, RowHandle
from tablegames_qt.tables.chinese_poker.geometry import Geometry

F = TypeVar("F", bound=Fixture)
BUTTONS = ("sort", "arrange", "undo", "clear", "automatic", "lock")


class InsertBar(Fixture):
    """Where a card would go between two others; seen only while it would go there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS)
        self.setVisible(False)

    def set_mark(self, mark: Mark) -> None:
        """Be seen while the place is hit."""
        self.setVisible(mark is Mark.HIT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.look.theme.on_accent)
        painter.setBrush(self.look.theme.accent)
        painter.drawRoundedRect(self.local(), self.size.width() / 2, self.size.width() / 2)


class Band(Fixture):
    """The rubber band that chooses cards of the tray."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS)
        self.setVisible(False)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke_around(painter, self.local(), 1.0, self.look.theme.accent, self.look.line, inside=True)


class Board:
    """The fixtures of one table while hands are set. It is told what to show and knows no position."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        names: Sequence[str],
        viewer: Seat | None,
        wished: Callable[[str], None],
    ) -> None:
        self._scene, self._look = scene, look
        self._names, self._viewer = names, viewer
        self.slots = {row: [self._stand(Place(look)) for _ in range(SIZES[row])] for row in ROWS}
        self.handles: dict[Row, RowHandle] = {
            row: self._stand(RowHandle(look, self._wish(wished, row))) for row in ROWS
        }
        self.badges: dict[Row, RowBadge] = {row: self._stand(RowBadge(look)) for row in ROWS}
        self.tray = self._stand(Panel(look))
        self.insert_bar = self._stand(InsertBar(look))
        self.band = self._stand(Band(look))
        self._tray_title = self._stand(Label(look, weight=600))
        self._tray_note = self._stand(Label(look, role="small", colour="ink_2", lines=3))
        self._chosen = self._stand(Label(look, role="small", weight=600, colour="accent_text", lines=2))
        keys = {"sort": ("sort", "O"), "arrange": ("wand", "A"), "undo": ("undo", "U"), "clear": ("clear", "")}
        keys |= {"automatic": ("", "W"), "lock": ("lock", "Ctrl ↵")}
        self.buttons: dict[str, KeyButton] = {
            name: self._stand(KeyButton(look, self._wish(wished, name), icon=icon, key=key))
            for name, (icon, key) in keys.items()
        }
        self._reason = self._stand(Label(look, role="small", colour="ink_2", lines=2))
        self._plates = [self._stand(Plate(look)) for _ in names]
        self._states = [self._stand(Chip(look, kind=ChipKind.QUIET, z=layers.WORDS)) for _ in names]
        self._title = self._stand(Label(look, weight=600))
        self._button_line = self._stand(Label(look, role="small", colour="ink_2"))
        self._rule_line = self._stand(Label(look, role="small", colour="ink_2"))
        self.table_button = self._stand(KeyButton(look, self._wish(wished, "table")))
        self.clock = self._stand(Label(look, role="number", align=Align.RIGHT))
        self._wide = True
        self._stack = ""
        """What lies in front of the viewer."""
        self.shown = True

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    @staticmethod
    def _wish(wished: Callable[[str], None], what: str) -> Callable[[], None]:
        return lambda: wished(what)

    # places

    def lay_out(self, geometry: Geometry, look: Look, bottom: Seat) -> None:
        """Put everything in its place for a size, with its words in the present language."""
        self._look, self._wide = look, geometry.wide
        u = geometry.u
        for row in ROWS:
            for at, place in enumerate(self.slots[row]):
                place.set_rect(geometry.slot(row, at))
            handle = self.handles[row]
            cards = QCoreApplication.translate("chinese_poker", "%n card(s)", "", SIZES[row])
            handle.show_row(hand_names.row_title(row), cards, right=geometry.wide)
            handle.set_rect(geometry.handle(row))
            self.badges[row].set_rect(geometry.badge(row))
        self.tray.set_rect(geometry.tray)
        words = geometry.tray_words
        self._tray_title.say(QCoreApplication.translate("chinese_poker", "Your cards"))
        self._tray_title.put(words.topLeft(), words.width())
        self._tray_note.put(words.topLeft() + QPointF(0, 6 * u), words.width())
        self._chosen.put(words.topLeft() + QPointF(0, 19 * u), words.width())
        places = {
            "sort": (0, 0),
            "arrange": (1, 0),
            "undo": (0, 1),
            "clear": (1, 1),
            "automatic": (0, 2),
            "lock": (0, 3),
        }
        for name, button in self.buttons.items():
            button.set_rect(geometry.button(*places[name]))
        self.say_buttons()
        reason = geometry.reason
        self._reason.put(reason.topLeft(), reason.width())
        self._lay_out_seats(geometry, bottom)
        info = geometry.info
        step = 5.6 * u
        self._title.put(info.topLeft(), info.width())
        self._button_line.put(info.topLeft() + QPointF(0, step), info.width())
        self._rule_line.put(info.topLeft() + QPointF(0, 1.9 * step), info.width())
        table = self.table_button
        table.say(QCoreApplication.translate("chinese_poker", "Table …"))
        corner = info.topLeft() + QPointF(0, 3.1 * step)
        if not geometry.wide:
            corner = QPointF(info.left(), info.top() + 2.1 * step)
        table.set_rect(QRectF(corner.x(), corner.y(), table.fitting(), max(24.0, 8 * u)))
        first = geometry.button(1, 0)
        self.clock.put(QPointF(first.right(), first.top() - 11 * u))

    def _lay_out_seats(self, geometry: Geometry, bottom: Seat) -> None:
        for seat, plate in enumerate(self._plates):
            side = geometry.side(seat, bottom)
            corner, most = geometry.plate(side)
            plate.put(corner, most)
            below = plate.rect().bottomLeft() + QPointF(2 * geometry.u, 2.2 * geometry.u)
            self._states[seat].setPos(self._look.snap(below))

    def say_buttons(self) -> None:
        """Label the buttons in the present language."""
        labels = {
            "sort": QCoreApplication.translate("chinese_poker", "Sort"),
            "arrange": QCoreApplication.translate("chinese_poker", "Arrange"),
            "undo": QCoreApplication.translate("chinese_poker", "Undo"),
            "clear": QCoreApplication.translate("chinese_poker", "Clear"),
            "lock": QCoreApplication.translate("chinese_poker", "Lock"),
        }
        for name, label in labels.items():
            self.buttons[name].say(label)

    # what is shown

    def show(self, *, on: bool, arranging: bool) -> None:
        """Show everything, or nothing; tray and buttons only while the viewer arranges."""
        self.shown = on
        for row in ROWS:
            for place in self.slots[row]:
                place.setVisible(on)
            self.handles[row].setVisible(on)
            self.badges[row].setVisible(on and arranging)
        own = on and arranging
        for item in (self.tray, self._reason, *self.buttons.values()):
            item.setVisible(own)
        for item in (self._tray_title, self._tray_note, self._chosen):
            item.setVisible(own)
        self.clock.setVisible(own)
        for item in (self._title, self.table_button, self._button_line):
            item.setVisible(on)
        self._rule_line.setVisible(on and self._wide)
        self.insert_bar.setVisible(False)
        self.band.setVisible(False)

    def show_deal(self, view: PokerView) -> None:
        """Say which deal it is, who has the button, and who is ready."""
        button = phrases.button_line(view, self._names)
        self._title.say(phrases.deal_title(view))
        self._button_line.say(button)
        self._rule_line.say(QCoreApplication.translate("chinese_poker", "Nobody opens before all are ready."))
        for seat, plate in enumerate(self._plates):
            dealt = seat in view.dealt_in
            own = seat == self._viewer
            shown = self.shown and seat in view.taken and not (own and not self._wide)
            plate.setVisible(shown)
            stack = phrases.stack_text(view, Seat(seat))
            self._stack = stack if own else self._stack
            active = own and dealt and seat not in view.ready and view.phase == "set"
            plate.show_seat(self._names[seat], stack, active=active)
            state = self._states[seat]
            state.setVisible(shown and not own)
            state.say(phrases.seat_state(view, Seat(seat)))

    def hide_seats(self) -> None:
        """Take the plates away."""
        for item in (*self._plates, *self._states):
            item.setVisible(False)

    def show_tray(self, left: int, chosen: str) -> None:
        """Say how many cards are still in the tray, and what is chosen."""
        self._tray_note.say(
            QCoreApplication.translate("chinese_poker", "%n to place", "", left)
            if left
            else QCoreApplication.translate("chinese_poker", "All placed")
        )
        if not self._wide and self._stack:
            self._tray_note.say(f"{self._tray_note.text} · {self._stack}")
        self._chosen.say(chosen)

    def show_reason(self, words: str) -> None:
        """Say why Lock cannot be pressed, or what it does."""
        self._reason.say(words)
        self.buttons["lock"].setToolTip(words)

    def show_clock(self, words: str) -> None:
        """Show the time that is left to set a hand."""
        self.clock.say(words)

    @property
    def reason(self) -> str:
        """What is said under Lock."""
        return self._reason.text
