"""A kept match on the projector: totals as large as they fit, the goal, who opens, and the last entry in words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.words import Align, Label, Sentence
from tablegames_qt.theme import Theme, px_for_cap, ui_font

MARGIN = 0.035
GRID_TOP, GRID_END = 0.205, 0.74
NOTES_ROOM = 0.065
CAPTION_END = 0.97
GAP = 0.02
LARGEST_CAP = 0.15
"""Cap height of a total, in heights of the scene, that no larger one is needed than."""


@dataclass(frozen=True)
class SeatScore:
    """A player on the board: the whole name, the total, a few words under it, and whether it leads or has won."""

    name: str
    total: str
    line: str = ""
    leads: bool = False


@dataclass(frozen=True)
class Board:
    """Everything that the audience sees of a kept match."""

    title: str
    opening: str
    goal: str
    notes: str
    caption: str
    seats: tuple[SeatScore, ...]


class ScoreBox(Fixture):
    """One player: name above, total as large as it fits, a few words below."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.score = SeatScore("", "")
        self.widest = ""
        """The longest total on the board: all boxes have figures of one size."""

    def show_score(self, score: SeatScore, widest: str) -> None:
        """Show a player."""
        self.score, self.widest = score, widest
        self.update()

    def number_font(self) -> QFont:
        """The font of the total: as high as there is room, as wide as the longest one allows."""
        name, line = self._heights()
        room = self.size.height() - name - line - 4 * self.look.u
        cap = min(LARGEST_CAP * self.look.height, 0.9 * room)
        font = ui_font(700, px_for_cap(cap, 700), tabular=True)
        wide = QFontMetricsF(font).horizontalAdvance(self.widest or "0")
        most = 0.84 * self.size.width()
        return ui_font(700, px_for_cap(cap * most / wide, 700) - 1, tabular=True) if wide > most else font

    def _heights(self) -> tuple[float, float]:
        name = QFontMetricsF(self.look.font("heading", 600)).height()
        line = QFontMetricsF(self.look.font("body")).height() if self.score.line else 0.0
        return name, line

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, theme, box = self.look, self.look.theme, self.local()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.accent, look.outline) if self.score.leads else Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        half = look.outline / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 4 * look.u, 4 * look.u)
        inside = box.adjusted(0.06 * box.width(), 1.5 * look.u, -0.06 * box.width(), -1.5 * look.u)
        name_height, line_height = self._heights()
        painter.setPen(theme.ink)
        painter.setFont(look.font("heading", 600))
        name = short_name(self.score.name, QFontMetricsF(painter.font()), inside.width())
        top = QRectF(inside.left(), inside.top(), inside.width(), name_height)
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, name)
        middle = inside.adjusted(0, name_height, 0, -line_height)
        painter.setFont(self.number_font())
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self.score.total)
        if self.score.line:
            painter.setPen(theme.accent_text if self.score.leads else theme.ink_2)
            painter.setFont(look.font("body"))
            words = QFontMetricsF(painter.font()).elidedText(
                self.score.line, Qt.TextElideMode.ElideRight, inside.width()
            )
            foot = QRectF(inside.left(), inside.bottom() - line_height, inside.width(), line_height)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, words)


class KeeperStage(Stage):
    """Shows a `Board`; whoever made the stage tells it the next one."""

    def __init__(self, faces: CardFaces, theme: Theme, board: Board) -> None:
        super().__init__(faces, theme, audience=True)
        self.board = board
        self.title = Label(self.look, role="title")
        self.opening = Label(self.look, role="heading", align=Align.RIGHT, colour="ink_2")
        self.goal = Label(self.look, role="body", colour="ink_2", lines=2)
        self.notes = Label(self.look, role="body", weight=600, colour="accent_text", align=Align.CENTRE)
        self.ground = Panel(self.look)
        self.caption = Sentence(self.look)
        self.boxes: list[ScoreBox] = []
        for item in (self.title, self.opening, self.goal, self.notes, self.ground, self.caption):
            self.addItem(item)
        self.show_board(board)

    def show_board(self, board: Board) -> None:
        """Show how the match stands now."""
        if self.ended:
            return
        self.board = board
        while len(self.boxes) > len(board.seats):
            self.removeItem(self.boxes.pop())
        while len(self.boxes) < len(board.seats):
            self.boxes.append(ScoreBox(self.look))
            self.addItem(self.boxes[-1])
        widest = max((seat.total for seat in board.seats), key=len, default="0")
        for box, seat in zip(self.boxes, board.seats, strict=True):
            box.show_score(seat, widest)
        for label, text in (
            (self.title, board.title),
            (self.opening, board.opening),
            (self.goal, board.goal),
            (self.notes, board.notes),
            (self.caption, board.caption),
        ):
            label.say(text)
        self._lay_out()

    def look_changed(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        look = self.look
        wide = (1 - 2 * MARGIN) * look.width
        left, right = MARGIN * look.width, (1 - MARGIN) * look.width
        self.title.put(QPointF(left, 0.03 * look.height), 0.55 * wide)
        self.opening.put(QPointF(right, self.title.rect().bottom() - self.opening.size.height()), 0.43 * wide)
        self.goal.put(QPointF(left, self.title.rect().bottom() + 0.5 * look.u), wide)
        top = max(GRID_TOP * look.height, self.goal.rect().bottom() + look.u)
        noted = bool(self.board.notes)
        end = (GRID_END - (NOTES_ROOM * max(1.0, look.room) if noted else 0)) * look.height
        self.notes.setVisible(noted)
        self.notes.put(QPointF(look.width / 2, end + 1.5 * look.u), wide)
        self._lay_boxes(QRectF(left, top, wide, end - top))
        caption = QRectF(left, (GRID_END + 0.02) * look.height, wide, (CAPTION_END - GRID_END - 0.02) * look.height)
        self.ground.set_rect(caption)
        self.caption.put(caption.center(), 0.94 * wide)

    def _lay_boxes(self, area: QRectF) -> None:
        count = len(self.boxes)
        if not count:
            return
        gap = GAP * self.look.height
        columns = best_columns(count, area, gap)
        rows = math.ceil(count / columns)
        width = (area.width() - (columns - 1) * gap) / columns
        height = (area.height() - (rows - 1) * gap) / rows
        for number, box in enumerate(self.boxes):
            row, column = divmod(number, columns)
            corner = QPointF(area.left() + column * (width + gap), area.top() + row * (height + gap))
            box.set_rect(
                QRectF(self.snap(corner), area.size()).adjusted(0, 0, width - area.width(), height - area.height())
            )


def best_columns(count: int, area: QRectF, gap: float) -> int:
    """Return in how many columns so many boxes have the most room for a number of three figures."""

    def room(columns: int) -> float:
        rows = math.ceil(count / columns)
        width = (area.width() - (columns - 1) * gap) / columns
        height = (area.height() - (rows - 1) * gap) / rows
        return min(0.62 * height, width / 2.4)

    return max(range(1, count + 1), key=lambda columns: (room(columns), columns))


def seats_of(
    names: Sequence[str], totals: Sequence[str], lines: Sequence[str], leads: Sequence[int]
) -> tuple[SeatScore, ...]:
    """Return the players of a board."""
    return tuple(
        SeatScore(name, total, line, seat in leads)
        for seat, (name, total, line) in enumerate(zip(names, totals, lines, strict=True))
    )
