"""The evening in the main window: the board, with a table to work with under its chart."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tablegames_qt.evening.board import Board
from tablegames_qt.evening.desk import EveningDesk
from tablegames_qt.evening.drawing import paint
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.results_table import ResultsTable
from tablegames_qt.evening.stage import EveningStage
from tablegames_qt.evening.standing import standing
from tablegames_qt.evening.words import lead_words, place_words, points_words, reason_words
from tablegames_qt.fresh_keys import ENTER
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.stage import Stage
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import ToolPage
from tablegames_qt.theme import felt_pixmap


class BoardPicture(QWidget):
    """The board as it is drawn; what it shows can be read by a screen reader as one text."""

    def __init__(self, services: Services, desk: EveningDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._services, self._desk = services, desk
        self._felt = QPixmap()
        self.reserved = 0.0
        """Pixels at the right of the title that belong to buttons."""
        self.board: Board | None = None

    def compose(self, evening: Evening) -> Board:
        """Draw an evening anew; return the board."""
        look = Look(self._services.appearance.theme, self.width(), self.height(), self.devicePixelRatioF())
        self.board = Board(evening, self._desk.games, look, reserved=self.reserved)
        lines = [
            f"{place_words(row)} {row.person.name}, {points_words(row.points)}: {reason_words(row)}"
            for row in standing(evening)
        ]
        self.setAccessibleName(evening.title)
        self.setAccessibleDescription("\n".join(lines))
        self._felt = QPixmap()
        self.update()
        return self.board

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._felt.isNull() or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self._services.appearance.theme, self.size(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        if self.board is not None:
            paint(painter, self.board.things)


class EveningPage(ToolPage):
    """Shows the evening of the desk, and tells what is wanted."""

    match_wanted = Signal()
    people_wanted = Signal()
    result_wanted = Signal(object)
    """The number of a result to correct, or None for a new one."""
    delete_wanted = Signal(int)
    go_on_wanted = Signal()

    help_page = "evening"
    bar = (
        ("home", "", "add_result", "undo", "redo"),
        ("evenings", "copy_board", "export_board", "", "audience", "full_screen"),
    )

    def __init__(self, services: Services, desk: EveningDesk) -> None:
        super().__init__()
        self._services, self._desk = services, desk
        self._stages: list[EveningStage] = []
        self.picture = BoardPicture(services, desk, self)
        self.table = ResultsTable(services.appearance, self)
        self.table.correct_wanted.connect(self.result_wanted.emit)
        self.table.delete_wanted.connect(self.delete_wanted)
        self.table.itemSelectionChanged.connect(self._show_choice)
        self.empty = QLabel(self)
        self.empty.setWordWrap(True)
        self.empty.setProperty("role", "lead")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.correct = QPushButton(self)
        self.correct.setProperty("role", "link")
        self.correct.clicked.connect(self._correct)
        self.delete = QPushButton(self)
        self.delete.setProperty("role", "link")
        self.delete.clicked.connect(self._delete)
        self.people = QPushButton(self)
        self.people.clicked.connect(self.people_wanted)
        self.start = QPushButton(self)
        self.start.setProperty("role", "default")
        self.start.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.start.clicked.connect(self.match_wanted)
        self.go_on = QPushButton(self)
        self.go_on.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.go_on.setProperty("role", "default")
        self.go_on.clicked.connect(self.go_on_wanted)
        self.go_on.hide()
        order = (self.people, self.start, self.go_on, self.table, self.correct, self.delete)
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)
        desk.changed.connect(self._show_evening)
        services.appearance.changed.connect(self._show_look)
        self._show_look()
        self.retranslate()

    # What the window asks --------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:  # type: ignore[override]
        """Whether a change can be taken back."""
        return self._desk.can_undo

    @property
    def can_redo(self) -> bool:  # type: ignore[override]
        """Whether a change was taken back."""
        return self._desk.can_redo

    def undo(self) -> None:
        self._desk.undo()
        self._say_lead()

    def redo(self) -> None:
        self._desk.redo()
        self._say_lead()

    def _say_lead(self) -> None:
        if self._desk.evening is not None:
            self.said.emit(lead_words(self._desk.evening))

    def first_focus(self) -> QWidget:
        return self.start if self.go_on.isHidden() else self.go_on

    def show_unfinished(self, words: str, tip: str = "") -> None:
        """Offer to go on with a match that is not over, or, without words, with none."""
        at_button = self.start.hasFocus() or self.go_on.hasFocus()
        self.go_on.setText(words)
        self.go_on.setToolTip(tip)
        self.go_on.setAccessibleDescription(tip)
        self.go_on.setVisible(bool(words))
        self.start.setProperty("role", "" if words else "default")
        self.start.style().polish(self.start)
        self._show_look()
        if at_button:
            self.first_focus().setFocus()

    def close_tool(self) -> None:
        self._desk.changed.disconnect(self._show_evening)
        self._services.appearance.changed.disconnect(self._show_look)

    def make_audience(self) -> Stage | None:
        evening = self._desk.evening
        if evening is None:
            return None
        faces, theme = self._services.audience_faces, self._services.appearance.theme
        stage = EveningStage(faces, theme, self._desk.games, evening)
        self._stages.append(stage)
        stage.torn_down.connect(lambda: self._stages.remove(stage))
        return stage

    # How it looks ----------------------------------------------------------------------------------------------------

    def _show_evening(self) -> None:
        evening = self._desk.evening
        if evening is None:
            return
        self.setWindowTitle(evening.title)
        self.table.show_evening(evening, self._desk.games)
        for stage in self._stages:
            stage.show_evening(evening)
        self._lay_out()
        self._show_choice()
        self.changed.emit()

    def _lay_out(self) -> None:
        evening = self._desk.evening
        if evening is None or self.width() < 2:
            return
        side = 12 * Look(self._services.appearance.theme, self.width(), self.height()).u
        right = round(self.width() - side)
        shown = [button for button in (self.go_on, self.start, self.people) if not button.isHidden()]
        for button in shown:
            button.resize(button.sizeHint())
            right -= button.width()
            button.move(right, 0)
            right -= 10
        self.picture.setGeometry(self.rect())
        self.picture.reserved = self.width() - side - right
        board = self.picture.compose(evening)
        for button in shown:
            button.move(button.x(), max(4, round(board.title_bottom) - button.height() - 1))
        self._lay_table(board.table, board.look.u, some=bool(evening.played))

    def _lay_table(self, area: QRectF, u: float, *, some: bool) -> None:
        """Put the table into its panel, the two buttons under it."""
        inner = area.adjusted(1.8 * u, 1.5 * u, -1.2 * u, -u).toRect()
        for button in (self.correct, self.delete):
            button.resize(button.sizeHint())
            button.setVisible(some)
        high = self.correct.height()
        self.correct.move(inner.left() + 4, inner.bottom() - high)
        self.delete.move(self.correct.geometry().right() + 12, inner.bottom() - high)
        self.table.setVisible(some)
        self.empty.setVisible(not some)
        self.table.setGeometry(QRect(inner.topLeft(), inner.bottomRight()).adjusted(0, 0, 0, -high - 4))
        self.empty.setGeometry(inner)
        self.table.verticalHeader().setDefaultSectionSize(max(24, round(6.4 * u)))

    def _show_choice(self) -> None:
        chosen = self.table.chosen is not None
        reason = "" if chosen else self.tr("Choose a match in the table first.")
        for button in (self.correct, self.delete):
            button.setEnabled(chosen)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)

    def _correct(self) -> None:
        if self.table.chosen is not None:
            self.result_wanted.emit(self.table.chosen)

    def _delete(self) -> None:
        if self.table.chosen is not None:
            self.delete_wanted.emit(self.table.chosen)

    def _show_look(self) -> None:
        theme = self._services.appearance.theme
        calm = not self.go_on.isHidden()
        self.start.setIcon(self._services.appearance.icon("play", 15, theme.ink if calm else theme.on_accent))
        self.go_on.setIcon(self._services.appearance.icon("play", 15, theme.on_accent))
        self._show_evening()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.start.setText(self.tr("Start a match"))
        self.people.setText(self.tr("People and points …"))
        self.correct.setText(self.tr("Correct …"))
        self.delete.setText(self.tr("Delete"))
        self.empty.setText(self.tr("Nothing played yet. Start a match here, or add a result from a real table."))
        self.table.setAccessibleName(self.tr("Results"))
        self._show_evening()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as it does in dialogs and at home."""
        button = self.focusWidget()
        if event.key() in ENTER and isinstance(button, QPushButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
