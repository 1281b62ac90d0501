"""How a match stands, for the audience: a column beside the table, or a strip under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align

WIDE = 1.55
"""Width of a scene over its height from which there is room beside the table."""
COLUMN = 0.20
"""Width of the column, as a share of the scene's."""
ROW = 2.1
"""Height of a row of the strip, in heights of its least capitals."""
LONG_STRIP = 4


def beside(look: Look) -> bool:
    """Return whether the standings have room beside the table."""
    return look.width >= WIDE * look.height


def strip_height(look: Look, seats: int) -> float:
    """Return the height of the strip under the table: two rows where the names of many would not fit into one."""
    rows = 2 if seats >= LONG_STRIP and look.room > 1 else 1
    return rows * ROW * look.least_cap


@dataclass(frozen=True)
class Standing:
    """One player: the name, the number that decides, and something about the present deal."""

    name: str
    value: str
    detail: str = ""
    now: bool = False
    """Whether it is this player's turn."""


class Standings(Fixture):
    """A title, the players with their numbers, and in the column a sentence below."""

    def __init__(self, look: Look, players: int) -> None:
        super().__init__(look, z=layers.PANELS)
        self._column = False
        self._standings: tuple[Standing, ...] = ()
        self._title = FittedText(look, want=0.036, weight=700, parent=self)
        self._names = [
            FittedText(look, want=0.036, weight=600, align=Align.LEFT, name=True, parent=self) for _ in range(players)
        ]
        self._values = [
            FittedText(look, want=0.045, weight=700, align=Align.RIGHT, parent=self) for _ in range(players)
        ]
        self._details = [
            FittedText(look, want=0.03, weight=400, colour="ink_2", align=Align.LEFT, parent=self)
            for _ in range(players)
        ]
        self._cells = [FittedText(look, want=0.036, weight=400, parent=self) for _ in range(players)]
        self._note = FittedText(look, want=0.03, weight=400, colour="ink_2", align=Align.LEFT, lines=9, parent=self)

    def put(self, rect: QRectF, *, column: bool) -> None:
        """Take on a place, as a column or as a strip."""
        self._column = column
        self.set_rect(rect)
        self.measure()

    def tell(self, title: Sequence[str], standings: Sequence[Standing], note: Sequence[str] = ()) -> None:
        """Show the standings under a title, each in several wordings; the note only where it fits whole."""
        self._title.say(*title)
        self._standings = tuple(standings)
        self._note.say(*note, "")
        self.measure()

    def measure(self) -> None:
        for part in (self._title, *self._names, *self._values, *self._details, *self._cells, self._note):
            part.look = self.look
        for part in (*self._names, *self._values, *self._details, self._note):
            part.setVisible(self._column)
        for cell in self._cells:
            cell.setVisible(not self._column)
        if self._column:
            self._lay_out_column()
        else:
            self._lay_out_strip()
        self.update()

    def _lay_out_column(self) -> None:
        wide, high, pad = self.size.width(), self.size.height(), 0.07 * self.size.width()
        line = max(1.75 * self.look.least_cap, 0.058 * self.look.height)
        self._title.set_rect(QRectF(pad, 0.2 * pad, wide - 2 * pad, 1.3 * line))
        top = 1.3 * line + 0.4 * pad
        apart = not self._fit_side_by_side(wide - 2 * pad, line)
        for at, each in enumerate(self._standings):
            name, value, detail = self._names[at], self._values[at], self._details[at]
            lines = 1 if not (each.detail or apart) else 2
            value.set_rect(QRectF(0.5 * wide, top + (line if apart else 0), 0.5 * wide - pad, line))
            taken = value.lettered.width() + 0.5 * pad if each.value else 0.0
            name.set_rect(QRectF(pad, top, wide - 2 * pad - (0 if apart else taken), line))
            detail.say(each.detail, *([""] if apart else []))
            detail.set_rect(QRectF(pad, top + line, wide - 2 * pad - (taken if apart else 0), line))
            top += (0.15 + lines) * line
        room = high - top - 0.5 * pad
        self._note.set_rect(QRectF(pad, top + 0.5 * pad, wide - 2 * pad, max(1.0, room - 0.5 * pad)))

    def _fit_side_by_side(self, wide: float, line: float) -> bool:
        """Say names and values; return whether each pair has room in a row."""
        fit = True
        for at, each in enumerate(self._standings):
            self._names[at].say(each.name)
            self._values[at].say(each.value)
            self._values[at].set_rect(QRectF(0, 0, wide, line))
            self._names[at].set_rect(QRectF(0, 0, max(1.0, wide - 1.15 * self._values[at].lettered.width()), line))
            fit = fit and not self._names[at].cut
        return fit

    def _lay_out_strip(self) -> None:
        wide, high = self.size.width(), self.size.height()
        players = max(1, len(self._standings))
        rows = 2 if high > 1.5 * ROW * self.look.least_cap else 1
        side = 0.02 * wide
        head = 0.20 * wide
        columns = -(-players // rows)
        self._title.set_rect(QRectF(side, 0, head, high / rows))
        cell = (wide - head - 2 * side) / columns
        for at, each in enumerate(self._standings):
            row, column = divmod(at, columns)
            self._cells[at].say(*_wordings(each))
            self._cells[at].set_rect(
                QRectF(side + head + column * cell + 0.03 * cell, row * high / rows, 0.94 * cell, high / rows)
            )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.inset)
        radius = 0.02 * self.look.height if self._column else 0.0
        painter.drawRoundedRect(self.local(), radius, radius)


def _wordings(each: Standing) -> list[str]:
    """The ways to say how a player stands in one line, ever shorter."""
    value = f" <b>{each.value}</b>" if each.value else ""
    found = [f"{each.name}{value}, {each.detail}"] if each.detail else []
    found.append(f"{each.name}{value}")
    found += [f"{each.name[:letters]}…{value}" for letters in (8, 6, 4, 3, 2) if letters < len(each.name) - 1]
    return [*found, f"{each.name[:1]}{value}"]
