"""The blocks of which score panels are made."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QVBoxLayout
from pytestqt.qtbot import QtBot

from tablegames_qt.labels import label, name_label, shortened
from tablegames_qt.tables.score_blocks import Filling, ScoreBlocks


class Counted(ScoreBlocks):
    """Shows a number in each block, none of it in the second one when it is odd."""

    def fillings(self, view: int) -> Sequence[Filling]:
        self.show_block(1, shown=view % 2 == 0)
        return self._fill, self._fill, self._fill

    def _fill(self, layout: QVBoxLayout, view: int, *, row: bool) -> None:
        layout.addWidget(label("", f"{view} {'row' if row else 'column'}"))


@pytest.fixture
def panel(qtbot: QtBot) -> Counted:
    made = Counted()
    qtbot.addWidget(made)
    made.show()
    return made


def texts(panel: Counted) -> list[str]:
    QApplication.processEvents()  # what a layout is given is seen a moment later
    return [each.text() for each in panel.findChildren(QLabel) if each.isVisible()]


def lines(panel: Counted) -> int:
    return sum(each.property("role") == "line" and each.isVisible() for each in panel.findChildren(QFrame))


def test_blocks_are_filled_anew_for_a_view_and_for_a_flow(panel: Counted) -> None:
    panel.set_flow("row")
    assert texts(panel) == []  # there is no view yet
    panel.show_view(2)
    assert texts(panel) == ["2 row"] * 3 and panel.row
    panel.show_view(4)
    assert texts(panel) == ["4 row"] * 3
    panel.set_flow("column")
    assert texts(panel) == ["4 column"] * 3 and not panel.row


def test_a_hidden_block_takes_its_line_away(panel: Counted) -> None:
    panel.show_view(2)
    assert lines(panel) == 2
    panel.show_view(3)
    assert lines(panel) == 1 and len(texts(panel)) == 2
    panel.set_flow("row")
    assert lines(panel) == 0
    panel.set_flow("column")
    assert lines(panel) == 1


@pytest.mark.parametrize(
    ("name", "longest", "shown"),
    [
        ("Maximilian", 10, "Maximilian"),
        ("Maximiliana", 10, "Maximi…ana"),
        ("Wilhelm", 5, "Wil…m"),
        ("Gertrude", 7, "Ger…ude"),
    ],
)
def test_a_long_name_is_cut_before_its_end(qtbot: QtBot, name: str, longest: int, shown: str) -> None:
    made = name_label(name, longest=longest)
    qtbot.addWidget(made)
    assert made.text() == shortened(name, longest) == shown
    assert made.toolTip() == ("" if shown == name else name)
