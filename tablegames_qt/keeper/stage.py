"""A kept match on the projector: totals as large as they fit, the goal, who opens, and the last entry in words."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
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
CAPTION_END = 0.97
GAP = 0.02
ROW_CAP = 0.04
MARKED = "▸ "
"""Before a name that is marked, where the word has no room."""
LARGEST_CAP = 0.15
"""Cap height of a total, in heights of the scene, that no larger one is needed than."""


@dataclass(frozen=True)
class SeatScore:
    """A player on the board: the whole name, the total, a few words, and the word that marks who leads or has won."""

    name: str
    total: str
    line: str = ""
    mark: str = ""


@dataclass(frozen=True)
class Board:
    """Everything that the audience sees of a kept match."""

    title: str
    deal: str
    goal: str
    notes: str
    caption: str
    seats: tuple[SeatScore, ...]


class Form(Enum):
    """What there is room for in the boxes: name, total and words; name and total; or both side by side."""

    LINED = "lined"
    PLAIN = "plain"
    ROW = "row"


class ScoreBox(Fixture):
    """One player: name, total as large as it fits, a few words."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.score = SeatScore("", "")
        self.widest = ""
        """The longest total on the board: all boxes have figures of one size."""
        self.form = Form.LINED

    def show_score(self, score: SeatScore, widest: str) -> None:
        """Show a player."""
        self.score, self.widest = score, widest
        self.update()

    def number_font(self) -> QFont:
        """The font of the total: as high as there is room, as wide as the longest one allows."""
        name, line = name_height(self.look), line_height(self.look)
        above = {Form.LINED: name + line, Form.PLAIN: name, Form.ROW: 0.0}[self.form]
        cap = min(LARGEST_CAP * self.look.height, 0.8 * (self.size.height() - above - 3 * self.look.u))
        if self.form is Form.ROW:
            cap = min(cap, ROW_CAP * self.look.height * self.look.room)
        font = ui_font(700, px_for_cap(cap, 700), tabular=True)
        wide = QFontMetricsF(font).horizontalAdvance(self.widest or "0")
        most = (0.4 if self.form is Form.ROW else 0.84) * self.size.width()
        return ui_font(700, px_for_cap(cap * most / wide, 700) - 1, tabular=True) if wide > most else font

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, theme, box = self.look, self.look.theme, self.local()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.accent, look.outline) if self.score.mark else Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        half = look.outline / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 4 * look.u, 4 * look.u)
        inside = box.adjusted(0.06 * box.width(), 1.5 * look.u, -0.06 * box.width(), -1.5 * look.u)
        if self.form is Form.ROW:
            self._paint_row(painter, inside)
            return
        self._paint_name(painter, QRectF(inside.topLeft(), QSizeF(inside.width(), name_height(look))), centred=True)
        lined = self.form is Form.LINED
        middle = inside.adjusted(0, name_height(look), 0, -line_height(look) if lined else 0)
        painter.setFont(self.number_font())
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self.score.total)
        if lined:
            foot = QRectF(inside.left(), inside.bottom() - line_height(look), inside.width(), line_height(look))
            self._paint_line(painter, foot)

    def _paint_name(self, painter: QPainter, area: QRectF, *, centred: bool) -> None:
        painter.setPen(self.look.theme.ink)
        painter.setFont(self.look.font("heading" if centred else "body", 600))
        mark = MARKED if self.score.mark and self.form is not Form.LINED else ""
        room = area.width() - QFontMetricsF(painter.font()).horizontalAdvance(mark)
        metrics = QFontMetricsF(painter.font())
        name = mark + metrics.elidedText(self.score.name, Qt.TextElideMode.ElideMiddle, room)
        side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_line(self, painter: QPainter, area: QRectF) -> None:
        """The mark and the words, or the mark alone where both have no room."""
        painter.setPen(self.look.theme.accent_text if self.score.mark else self.look.theme.ink_2)
        painter.setFont(self.look.font("body"))
        metrics = QFontMetricsF(painter.font())
        words = " · ".join(filter(None, (self.score.mark, self.score.line)))
        if metrics.horizontalAdvance(words) > area.width() and self.score.mark:
            words = self.score.mark
        elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, elided)

    def _paint_row(self, painter: QPainter, inside: QRectF) -> None:
        font = self.number_font()
        wide = QFontMetricsF(font).horizontalAdvance(self.score.total)
        self._paint_name(painter, inside.adjusted(0, 0, -wide - self.look.u, 0), centred=False)
        painter.setFont(font)
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.score.total)


def name_height(look: Look) -> float:
    """Return the height of a name over its total."""
    return QFontMetricsF(look.font("heading", 600)).height()


def line_height(look: Look) -> float:
    """Return the height of the words under a total."""
    return QFontMetricsF(look.font("body")).height()


class KeeperStage(Stage):
    """Shows a `Board`; whoever made the stage tells it the next one."""

    def __init__(self, faces: CardFaces, theme: Theme, board: Board) -> None:
        super().__init__(faces, theme, audience=True)
        self.board = board
        self.title = Label(self.look, role="title")
        self.deal = Label(self.look, role="heading", align=Align.RIGHT, colour="ink_2")
        self.goal = Label(self.look, role="body", colour="ink_2", lines=2)
        self.notes = Label(self.look, role="body", weight=600, colour="accent_text", align=Align.CENTRE, lines=2)
        self.ground = Panel(self.look)
        self.caption = Sentence(self.look)
        self.boxes: list[ScoreBox] = []
        for item in (self.title, self.deal, self.goal, self.notes, self.ground, self.caption):
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
            (self.deal, board.deal),
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
        self.title.put(QPointF(left, 0.03 * look.height), 0.68 * wide)
        self.deal.put(QPointF(right, self.title.rect().bottom() - self.deal.size.height()), 0.3 * wide)
        self.goal.put(QPointF(left, self.title.rect().bottom() + 0.5 * look.u), wide)
        top = max(GRID_TOP * look.height, self.goal.rect().bottom() + 2 * look.u)
        noted = bool(self.board.notes)
        self.notes.setVisible(noted)
        self.notes.put(QPointF(), wide)
        end = GRID_END * look.height - (self.notes.size.height() + 3 * look.u if noted else 0)
        self.notes.put(QPointF(look.width / 2, end + 1.5 * look.u), wide)
        self._lay_boxes(QRectF(left, top, wide, end - top))
        caption = QRectF(left, (GRID_END + 0.015) * look.height, wide, (CAPTION_END - GRID_END - 0.015) * look.height)
        self.ground.set_rect(caption)
        self.caption.put(caption.center(), 0.94 * wide)

    def _lay_boxes(self, area: QRectF) -> None:
        count = len(self.boxes)
        if not count:
            return
        gap = GAP * self.look.height
        form, columns = self._form(count, area, gap)
        rows = math.ceil(count / columns)
        size = QSizeF((area.width() - (columns - 1) * gap) / columns, (area.height() - (rows - 1) * gap) / rows)
        for number, box in enumerate(self.boxes):
            row, column = divmod(number, columns)
            corner = QPointF(area.left() + column * (size.width() + gap), area.top() + row * (size.height() + gap))
            box.form = form
            box.set_rect(QRectF(self.snap(corner), size))

    def _form(self, count: int, area: QRectF, gap: float) -> tuple[Form, int]:
        """What the boxes show, and in how many columns: as much as can be read."""
        name, line = name_height(self.look), line_height(self.look)
        metrics = QFontMetricsF(self.look.font("heading", 600))
        widest = max(metrics.horizontalAdvance(short_name(seat.name)) for seat in self.board.seats)
        lined = any(seat.line or seat.mark for seat in self.board.seats)
        body = QFontMetricsF(self.look.font("body"))
        marks = max(body.horizontalAdvance(seat.mark) for seat in self.board.seats)
        for form, around in ((Form.LINED, name + line), (Form.PLAIN, name)):
            columns = best_columns(count, area, gap, around)
            rows = math.ceil(count / columns)
            height = (area.height() - (rows - 1) * gap) / rows
            width = (area.width() - (columns - 1) * gap) / columns
            wanted = form is Form.PLAIN or (lined and marks <= 0.86 * width)
            if wanted and widest <= 0.88 * width and height >= around + 1.2 * line + 3 * self.look.u:
                return form, columns
        return Form.ROW, best_columns(count, area, gap, 0.0, aspect=6.0)


def best_columns(count: int, area: QRectF, gap: float, around: float, *, aspect: float = 2.2) -> int:
    """Return in how many columns boxes have the most room for a number beside what stands around it.

    Only columns that fill their rows as evenly as possible are looked at. aspect: width of a number over its height.
    """

    def room(columns: int) -> float:
        rows = math.ceil(count / columns)
        width = (area.width() - (columns - 1) * gap) / columns
        height = (area.height() - (rows - 1) * gap) / rows - around
        return min(height, width / aspect)

    even = {math.ceil(count / rows) for rows in range(1, count + 1)}
    return max(sorted(even), key=lambda columns: (room(columns), columns))
