"""What the audience sees between matches: the games that there are, and which comes next."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.words import Align, Label
from tablegames_qt.tables.front import GameFront
from tablegames_qt.tables.still_picture import PictureContext
from tablegames_qt.theme import Theme

_SIDE, _GAP = 0.05, 0.025
"""Space at the left and right, and between pictures, as shares of the width."""
_TOP, _FOOT = 0.30, 0.03
"""Where the pictures begin and end, as shares of the height from the top and from the bottom."""
_TALLEST, _WIDEST = 0.95, 1.5
"""Height of a picture in widths, and width in heights, at most."""
_LOWEST = 0.06
"""Height of a picture in heights of the scene below which the names stand alone."""
_AIR = 6
"""Units of space between two rows, and between a picture and its name."""


class GamePicture(Fixture):
    """A game's own picture with round corners; outlined when the game is chosen."""

    def __init__(self, front: GameFront, faces: CardFaces, look: Look) -> None:
        super().__init__(look, z=layers.PLACES)
        self._front = front
        self._faces = faces
        self._picture = QPixmap()
        self._chosen = False

    def set_chosen(self, *, on: bool) -> None:
        """Have the outline, or not."""
        self._chosen = on
        self.resize(self.size, overhang=2 * self.look.outline)

    def measure(self) -> None:
        self._picture = QPixmap()
        self.update()

    def set_rect(self, rect: QRectF) -> None:
        if rect.size() != self.size:
            self._picture = QPixmap()
        super().set_rect(rect)

    def _make(self) -> QPixmap:
        dpr = self.look.dpr
        picture = QPixmap(math.ceil(self.size.width() * dpr), math.ceil(self.size.height() * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._front.paint_picture(painter, self.local(), PictureContext(self._faces, self.look.theme, dpr))
        painter.end()
        cut = QPixmap(picture.size())
        cut.setDevicePixelRatio(dpr)
        cut.fill(Qt.GlobalColor.transparent)
        painter = QPainter(cut)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(self.local(), self.radius, self.radius)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawPixmap(0, 0, picture)
        painter.end()
        return cut

    @property
    def radius(self) -> float:
        return 4 * self.look.u

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._picture.isNull():
            self._picture = self._make()
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = self.look.outline if self._chosen else 1.0
        painter.setPen(QPen(self.look.theme.accent if self._chosen else self.look.theme.hairline, edge))
        grown = edge / 2
        painter.drawRoundedRect(self.local().adjusted(-grown, -grown, grown, grown), self.radius, self.radius)


class QuietStage(Stage):
    """The program's name, a line about what comes, and a picture of each game."""

    def __init__(self, fronts: Sequence[GameFront], faces: CardFaces, theme: Theme) -> None:
        super().__init__(faces, theme, audience=True)
        self._fronts = list(fronts)
        self._next: Callable[[], str] = str
        self.title = Label(self.look, role="number", align=Align.CENTRE, lines=2)
        self.line = Label(self.look, role="heading", colour="ink_2", align=Align.CENTRE, lines=3)
        self.addItem(self.title)
        self.addItem(self.line)
        self.pictures = [GamePicture(front, faces, self.look) for front in self._fronts]
        self.names = [Label(self.look, role="body", weight=600, align=Align.CENTRE, lines=3) for _ in self._fronts]
        for item in (*self.pictures, *self.names):
            self.addItem(item)
        self.retranslate()

    def show_next(self, title: Callable[[], str]) -> None:
        """Say what is prepared: a function that gives its title in the present language; empty: it is being chosen."""
        self._next = title
        self.retranslate()

    def retranslate(self) -> None:
        self.title.say(QCoreApplication.translate("QuietStage", "Table Games"))
        chosen = self._next()
        if chosen:
            self.line.say(QCoreApplication.translate("QuietStage", "Next: {game}").format(game=chosen))
        else:
            self.line.say(QCoreApplication.translate("QuietStage", "The next game is being chosen."))
        for front, name, picture in zip(self._fronts, self.names, self.pictures, strict=True):
            name.say(QCoreApplication.translate("games", front.title))
            picture.set_chosen(on=name.text == chosen)
        self.look_changed()

    def look_changed(self) -> None:
        look = self.look
        middle = 0.5 * look.width
        self.title.put(QPointF(middle, 0.06 * look.height), 0.9 * look.width)
        under = self.title.pos().y() + self.title.size.height()
        self.line.put(QPointF(middle, max(0.19 * look.height, under)), 0.9 * look.width)
        columns = self._columns()
        rows = math.ceil(len(self._fronts) / max(1, columns))
        cell = self._cell(columns)
        room = self._room()
        words = [self._name_height(cell, place) for place in range(len(self._fronts))]
        crowded = any(height * rows > room.height() for height in words)
        for name in self.names:
            name.setVisible(not crowded)  # what comes next is said above
        for row in range(rows):
            places = range(row * columns, min(len(self._fronts), (row + 1) * columns))
            height = room.height() / rows
            names = max(words[place] for place in places)
            tall = min(height - names - _AIR * look.u, _TALLEST * cell)
            top = room.top() + row * height + (height - tall - names - 2 * look.u) / 2
            left = middle - (len(places) * cell + (len(places) - 1) * _GAP * look.width) / 2
            for place in places:
                x = left + (place - places.start) * (cell + _GAP * look.width)
                wide = min(cell, max(1.0, tall) * _WIDEST)
                box = QRectF(QPointF(x + (cell - wide) / 2, top), QSizeF(wide, max(1.0, tall)))
                self.pictures[place].set_rect(box)
                self.pictures[place].setVisible(not crowded and tall > _LOWEST * look.height)
                self.names[place].put(QPointF(x + cell / 2, top + tall + 2 * look.u), cell)

    def _cell(self, columns: int) -> float:
        return (1 - 2 * _SIDE - (columns - 1) * _GAP) * self.look.width / max(1, columns)

    def _columns(self) -> int:
        """As many side by side as make the pictures largest; every word of a name has room."""
        metrics = QFontMetricsF(self.look.font("body", 700))
        longest = max((metrics.horizontalAdvance(word) for name in self.names for word in name.text.split()), default=0)
        able = [each for each in range(1, len(self._fronts) + 1) if self._cell(each) >= longest]
        return max(able, key=lambda each: self._area(each), default=1)

    def _area(self, columns: int) -> float:
        """Area of a picture where so many are side by side."""
        cell, rows = self._cell(columns), math.ceil(len(self._fronts) / columns)
        names = max(self._name_height(cell, place) for place in range(len(self._fronts)))
        tall = min(self._room().height() / rows - names - _AIR * self.look.u, _TALLEST * cell)
        return max(0.0, tall) * min(cell, _WIDEST * tall)

    def _room(self) -> QRectF:
        look = self.look
        top = max(_TOP * look.height, self.line.pos().y() + self.line.size.height() + 4 * look.u)
        return QRectF(0, top, look.width, (1 - _FOOT) * look.height - top)

    def _name_height(self, cell: float, place: int) -> float:
        name = self.names[place]
        name.put(QPointF(0, 0), cell)
        return name.size.height()
