"""One option of a game: label, control, help, and the mark that it differs from the preset."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from rules.options import OptionSpec, Value
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.option_controls import MOST_SEGMENTS, Control, ListControl, SegmentsControl, make_control
from tablegames_qt.option_words import help_words, translated, value_words

INDENT = 18
LABEL_WIDTH = 178
"""Label and indent take 196 pixels together, as in the design."""
LEAST_HEIGHT = 64
BARE_HEIGHT = 46
"""Least height without a help."""
USUAL_ROOM = 494
"""Width of the column before the first layout."""


class HelpText(QLabel):
    """The help under a control: one line where it fits, so that the link stands right after it, else the whole width."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "second")
        self._fitting = QSize()

    def fit(self, room: int) -> None:
        """Take the size that the text needs in `room` pixels."""
        self.setWordWrap(False)
        single = super().sizeHint()
        self.setWordWrap(True)
        self._fitting = single if single.width() <= room else QSize(room, self.heightForWidth(room))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._fitting

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class OptionRow(QWidget):
    """Shows one option. The dot and the bold label say that it differs; the link beside the help restores it."""

    changed = Signal(str, object)
    restored = Signal(str)

    def __init__(self, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self._value = spec.default
        self._preset: Value = spec.default
        self._no_effect = ""
        self._stacked = False
        self._room = 0
        self._widest = 0
        self.setMinimumHeight(LEAST_HEIGHT if spec.help else BARE_HEIGHT)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.help = HelpText()
        self.restore = QPushButton()
        self.restore.setProperty("role", "link")
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self._restore)
        self._foot = FlowBox(gap=6, line_gap=2)
        self._foot.add(self.help)
        self._foot.add(self.restore)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(INDENT, 2, 0, 4)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnMinimumWidth(0, LABEL_WIDTH)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._foot, 2, 0, 1, 2)
        self.control: Control
        self._make_control()
        self._show_words()

    @property
    def differs(self) -> bool:
        """Whether the value is not the preset's."""
        return self._value != self._preset

    def show_value(self, value: Value, preset: Value, no_effect: str = "") -> None:
        """Show a value, the preset's value beside it, and why the option changes nothing now (empty: it does)."""
        self.control.show_value(value)  # a choice that comes to nothing goes back
        if (value, preset, no_effect) == (self._value, self._preset, self._no_effect):
            return
        self._value, self._preset, self._no_effect = value, preset, no_effect
        self._show_words()
        self.update()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        focused = self.control.focus_widget().hasFocus()
        self._make_control()
        self._show_words()
        if focused:
            self.control.focus_widget().setFocus()

    def _make_control(self) -> None:
        """Make the control for the present language; where its labels are wider than the row it becomes a list."""
        if hasattr(self, "control"):
            old = self._control_widget
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        room = (self._room or USUAL_ROOM) - INDENT
        self.control = make_control(self.spec)
        self._widest = self._control_widget.sizeHint().width()
        if isinstance(self.control, SegmentsControl) and self._widest > room:
            self._control_widget.deleteLater()
            self.control = cast(Control, ListControl(self.spec))
        self.control.changed.connect(self._tell)
        self.control.show_value(self._value)
        self._arrange(room)

    @property
    def _control_widget(self) -> QWidget:
        assert isinstance(self.control, QWidget)
        return self.control

    def _arrange(self, room: int) -> None:
        """Put the control beside its label, or under it where the words are too long for that."""
        self._stacked = self._control_widget.sizeHint().width() > room - LABEL_WIDTH
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for widget in (self.label, self._control_widget):
            self._grid.removeWidget(widget)
        if self._stacked:
            self._grid.addWidget(self.label, 0, 0, 1, 2)
            self._grid.addWidget(self._control_widget, 1, 0, 1, 2, left)
        else:
            self._grid.addWidget(self.label, 0, 0)
            self._grid.addWidget(self._control_widget, 0, 1, left)
        self._control_widget.show()
        QWidget.setTabOrder(self.control.focus_widget(), self.restore)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() == self._room:
            return
        self._room = event.size().width()
        room = self._room - INDENT
        shortened = isinstance(self.control, ListControl) and len(self.spec.choices or ()) <= MOST_SEGMENTS
        if shortened != (isinstance(self.control, SegmentsControl | ListControl) and self._widest > room):
            self.retranslate()
        elif self._stacked != (self._control_widget.sizeHint().width() > room - LABEL_WIDTH):
            self._arrange(room)
        self.help.fit(room)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_words(self) -> None:
        label = translated(self.spec.label)
        self.label.setText(label)
        font = self.label.font()
        font.setBold(self.differs)
        self.label.setFont(font)
        explained = " ".join(filter(None, (help_words(self.spec), self._no_effect)))
        self.help.setText(explained)
        self.help.fit((self._room or USUAL_ROOM) - INDENT)
        self.help.setVisible(bool(self.help.text()))
        preset = value_words(self.spec, self._preset)
        self.restore.setText(self.tr("preset: {value} ↺").format(value=preset))
        self.restore.setAccessibleName(self.tr("Back to {value}, as in the preset").format(value=preset))
        self.restore.setVisible(self.differs)
        widget = self.control.focus_widget()
        widget.setAccessibleName(label)
        widget.setAccessibleDescription(explained)
        # Without an effect the row stays in sight, faint, and says why.
        self.label.setEnabled(not self._no_effect)
        self._control_widget.setEnabled(not self._no_effect)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.differs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.palette().color(QPalette.ColorRole.Accent)))
        painter.drawEllipse(QRectF(0, self.label.geometry().center().y() - 4.0, 9, 9))

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self.minimumHeight()))

    def minimumSizeHint(self) -> QSize:
        # A narrower row is arranged anew, so its present words must not hold it wide.
        return QSize(0, super().minimumSizeHint().height())

    def _tell(self, value: Value) -> None:
        self.changed.emit(self.spec.key, value)

    def _restore(self) -> None:
        self.restored.emit(self.spec.key)
        self.control.focus_widget().setFocus()
