"""A row of joined buttons of which exactly one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget


class Segments(QFrame):
    """Values to choose from, all in sight. Tab reaches the chosen one, the arrow keys move the choice.

    `role` is the role of the buttons in the style sheet: `segment` (filled white when chosen) or `tab` (quiet).
    """

    chosen = Signal(object)
    """The player has chosen this value; not emitted by `set_value`."""

    def __init__(self, parent: QWidget | None = None, *, role: str = "segment") -> None:
        super().__init__(parent)
        self.setProperty("role", "segments")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._role = role
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idClicked.connect(self._clicked)
        self._group.idToggled.connect(self._lead_tab)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(1)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Offer these values under these labels. Buttons are kept while their number stays, so that focus stays."""
        while len(self._group.buttons()) > len(choices):
            button = self._group.buttons()[-1]
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.deleteLater()
        while len(self._group.buttons()) < len(choices):
            added = QPushButton(self)
            added.setCheckable(True)
            added.setAutoDefault(False)
            added.setProperty("role", self._role)
            added.installEventFilter(self)
            self._group.addButton(added, len(self._group.buttons()))
            self._row.addWidget(added)
        self._lead_tab()
        self._values = [value for value, _ in choices]
        for each, (_, label) in zip(self._group.buttons(), choices, strict=True):
            each.setText(label.replace("&", "&&"))
        self.updateGeometry()

    @property
    def value(self) -> object:
        """The chosen value; None before the first."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: object) -> None:
        """Show a value as chosen. Raises ValueError when it is none of the choices."""
        self._group.button(self._values.index(value)).setChecked(True)

    def buttons(self) -> list[QPushButton]:
        """Return the buttons in order."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def focus_widget(self) -> QPushButton:
        """Return the button that has or gets the focus: the chosen one."""
        number = max(0, self._group.checkedId())
        return self.buttons()[number]

    def sizeHint(self) -> QSize:
        # Before the style sheet has reached the buttons they would tell another size.
        for button in self.buttons():
            button.ensurePolished()
        self._row.invalidate()
        return self._row.totalSizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not any(button.hasFocus() for button in self.buttons()):
            return
        # The ring is around the whole row: the chosen button is filled with the colour of a ring.
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)

    def _lead_tab(self) -> None:
        """Let Tab stop at the chosen button only. From another one Qt's arrow keys move the focus and choose nothing."""
        chosen = self.focus_widget()
        for button in self.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, number: int) -> None:
        self.chosen.emit(self._values[number])
