"""Labels of plain text, and what is done with layouts of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLayout

LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
LONGEST_NAME = 10
"""Letters of a name that are shown where it has the room of a column."""
LONG_END, SHORT_END = 3, 1
"""Letters that stand behind the cut of a long name; a short one has room for one."""


def label(role: str, text: str = "", align: Qt.AlignmentFlag = LEFT) -> QLabel:
    """Return a label of plain text in the middle of its line's height. role: what the style sheet knows it by, or empty."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return made


def wrapped(role: str, text: str) -> QLabel:
    """Return a label of plain text that takes as many lines as it needs."""
    made = label(role, text)
    made.setWordWrap(True)
    return made


def shortened(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name of at most so many letters, a long one cut before its end, by which names of a kind differ."""
    end = LONG_END if longest > LONG_END + 2 else SHORT_END
    return name if len(name) <= longest else f"{name[: longest - end - 1]}…{name[-end:]}"


def name_label(name: str, align: Qt.AlignmentFlag = LEFT, role: str = "", longest: int = LONGEST_NAME) -> QLabel:
    """Return a label for a name of at most so many letters; where that cuts it, the whole one is its tool tip."""
    made = label(role, shortened(name, longest), align)
    if len(name) > longest:
        made.setToolTip(name)
    return made


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and delete its widgets."""
    while (item := layout.takeAt(0)) is not None:
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            clear(inner)
        if widget is not None:
            widget.hide()
            widget.deleteLater()
