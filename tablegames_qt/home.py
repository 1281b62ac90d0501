"""The home screen: what can be continued, and the games."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.continue_strip import ContinueStrip
from tablegames_qt.game_tile import GLOW, GameTile, Highlight, tile_rects
from tablegames_qt.home_link import HEIGHT, LOW_HEIGHT, HomeLink
from tablegames_qt.saved_entry import SavedEntry
from tablegames_qt.segments import Segments
from tablegames_qt.tables.front import GameFront
from tablegames_qt.theme import felt_pixmap, ui_font

WIDEST = 1152
TILES_FROM = 260
"""Height of the tiles, with their glow, from which the links are under them; lower ones would have no picture."""
DESIGN = QSize(1280, 744)
"""The page in the design; larger pages have larger type and pictures."""


class HomePage(QWidget):
    """Title, language, the strip to continue, one tile a game. It only tells what is wanted; the window does it."""

    game_chosen = Signal(object)
    """The `GameFront` of the game that was chosen."""
    rules_wanted = Signal(object)
    language_chosen = Signal(str)
    described = Signal(str)
    tool_wanted = Signal(object)
    """The `GameFront` whose tool is wanted."""
    keeper_wanted = Signal()
    night_wanted = Signal()
    help_wanted = Signal()

    def __init__(
        self,
        fronts: Sequence[GameFront],
        languages: Sequence[tuple[str, str]],
        language: str,
        appearance: Appearance,
        faces: CardFaces,
    ) -> None:
        super().__init__()
        self._appearance = appearance
        self._felt = QPixmap()
        self.title = QLabel(self)
        self.subtitle = QLabel(self)
        self.subtitle.setProperty("role", "second")
        self.globe = QLabel(self)
        self.languages = Segments(self, role="tab")
        self.languages.set_choices(languages)
        self.languages.set_value(language)
        self.languages.chosen.connect(self._tell_language)
        self.strip = ContinueStrip(appearance, faces)
        self.strip.setParent(self)
        self.tiles = [GameTile(front, appearance, faces, self) for front in fronts]
        self._evening = ""
        self.keeper_link = HomeLink("calculator", appearance, self)
        self.keeper_link.clicked.connect(self.keeper_wanted)
        self.night_link = HomeLink("projector", appearance, self)
        self.night_link.clicked.connect(self.night_wanted)
        self.learn_link = HomeLink("book", appearance, self)
        self.learn_link.clicked.connect(self.help_wanted)
        self.links = (self.keeper_link, self.night_link, self.learn_link)
        self.tool_links = {front.name: QPushButton(self) for front in fronts if front.tool}
        for front in fronts:
            if front.tool:
                link = self.tool_links[front.name]
                link.setProperty("role", "link")
                link.clicked.connect(functools.partial(self.tool_wanted.emit, front))
        self.hint = QLabel(self)
        self.hint.setProperty("role", "quiet")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for tile in self.tiles:
            tile.clicked.connect(self._tell_game)
            tile.described.connect(self.described)
        for each in self.links:
            each.described.connect(self.described)
        links = (*self.links, *self.tool_links.values())
        for widget in (*self.tiles, self.strip.button, self.strip.saves_button, self.strip.file_button, *links):
            widget.installEventFilter(self)
        self._highlight = Highlight(self.tiles, self)
        self.setTabOrder(self.strip.button, self.tiles[0])
        appearance.changed.connect(self._show_look)
        self._show_look()
        self.retranslate()

    def show_saves(self, entries: Sequence[SavedEntry]) -> None:
        """Show the saved matches, the one to continue first."""
        self.strip.show_entry(entries[0] if entries else None, max(0, len(entries) - 1))
        for tile in self.tiles:
            tile.called = not self.can_continue
            tile.update()
        self._lay_out()
        if self.strip.button.hasFocus() and entries:
            self.described.emit(entries[0].title())  # the words so far may be about another match

    def show_evening(self, title: str) -> None:
        """Show the name of the evening that Game night goes on with; empty: there is none."""
        if title != self._evening:
            self._evening = title
            self.retranslate()

    @property
    def can_continue(self) -> bool:
        """Whether there is a match that Continue goes on with."""
        return self.strip.entry is not None and self.strip.entry.readable

    def first_focus(self) -> QWidget:
        """Return what Enter should do first: continue, else the first game."""
        return self.strip.button if self.can_continue else self.tiles[0]

    def chosen_game(self) -> GameFront:
        """Return the game that F1 is about: of the tile with the focus, else of the match to continue."""
        for tile in self.tiles:
            if tile.hasFocus():
                return tile.front
        entry = self.strip.entry
        return entry.kind.front if entry is not None and entry.kind is not None else self.tiles[0].front

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.title.setText(self.tr("Table Games"))
        self.subtitle.setText(self.tr("Every deal is fixed before you play, and you can check it afterwards."))
        self.hint.setText(self.tr("Arrow keys choose, Enter opens, F1 shows the rules of the chosen game."))
        self.keeper_link.say(self.tr("Score keeper"), self.tr("Count a real mahjong hand, keep any score"))
        night = self.tr("Go on with “{evening}”").format(evening=self._evening) if self._evening else ""
        self.night_link.say(self.tr("Game night"), night or self.tr("Several people, one projector"))
        self.learn_link.say(self.tr("Learn to play"), self.tr("Each game in five minutes, with pictures"))
        for tile in self.tiles:
            if tile.front.tool:
                self.tool_links[tile.front.name].setText(QCoreApplication.translate("games", tile.front.tool))
        self.languages.setAccessibleName(self.tr("Language"))
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.isVisible():  # the status line still has the description in the old language
                entry = self.strip.entry
                self.described.emit(self.tiles[0].description() if entry is None else entry.title())
        super().changeEvent(event)

    # Where things are ------------------------------------------------------------------------------------------------

    def _scale(self) -> float:
        return max(1.0, min(self.width() / DESIGN.width(), self.height() / DESIGN.height(), 2.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._felt = QPixmap()
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self._scale()
        width = min(round(self.width() * 0.9), round(WIDEST * scale))
        left = (self.width() - width) // 2
        for label, size, weight in ((self.title, 36, 700), (self.subtitle, 16, 400), (self.hint, 13, 400)):
            label.setFont(ui_font(weight, size * scale))
            # The style sheet's sizes are for widgets; these grow with the page.
            label.setStyleSheet(f"font-size: {round(size * scale)}px; font-weight: {weight};")
        tall = self.height() < 640
        top = round((20 if tall else 36) * scale)
        self.title.move(left, top)
        self.title.resize(self.title.sizeHint())
        self.subtitle.move(left, self.title.geometry().bottom() + round(2 * scale))
        self.subtitle.resize(self.subtitle.sizeHint().boundedTo(QSize(width, 200)))
        choice = self.languages.sizeHint()
        self.languages.setGeometry(QRect(QPoint(left + width - choice.width(), top + round(6 * scale)), choice))
        self.globe.move(self.languages.x() - 30, self.languages.geometry().center().y() - 8)
        self.globe.resize(20, 20)
        y = self.subtitle.geometry().bottom() + round((14 if tall else 26) * scale)
        self.strip.setGeometry(left, y, width, self.strip.height_for(width))
        y = self.strip.geometry().bottom() + 1 + round((16 if tall else 28) * scale)
        foot = self.height() - round((34 if tall else 56) * scale)
        foot = self._lay_links(QRect(left, y, width, foot - y), scale, low=foot + round((8 if tall else 16) * scale))
        for tile, rect in zip(
            self.tiles, tile_rects(QRect(left, y, width, foot - y), len(self.tiles), scale), strict=True
        ):
            tile.wide = len(self.tiles) == 1
            tile.set_scale(scale)
            tile.setGeometry(rect)

    def _lay_links(self, area: QRect, scale: float, *, low: int) -> int:
        """Put the links under the tiles if those stay tall, else into the line at the foot; return where the tiles end."""
        gap, high = round(18 * scale), round(HEIGHT * scale)
        tiles = QRect(area.topLeft(), QSize(area.width(), area.height() - high - round(24 * scale)))
        rows = tile_rects(tiles, len(self.tiles), scale)
        raised = bool(rows) and rows[0].height() >= TILES_FROM * scale
        line = self.hint.sizeHint().height()
        ends = max((rect.bottom() for rect in rows), default=area.top()) - GLOW
        top = min(area.bottom() + 1 - high, ends + round(32 * scale))
        for at, link in enumerate(self.links):
            link.set_scale(scale, low=not raised)
            if raised:
                width = (area.width() - 2 * gap) // 3
                link.setGeometry(area.left() + at * (width + gap), top, width, high)
        end = area.left()
        for small in (*(() if raised else self.links), *self.tool_links.values()):
            small.resize(small.sizeHint().boundedTo(QSize(area.width(), LOW_HEIGHT)))
            small.move(end, max(area.bottom() + 3, low + (line - small.height()) // 2))
            end = small.geometry().right() + 8
        wanted = self.hint.sizeHint().width()
        self.hint.setVisible(self.width() - end >= wanted + 8)
        self.hint.setGeometry(max(end, (self.width() - wanted) // 2), low, wanted, line)
        return tiles.bottom() + 1 if raised else area.bottom() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._felt.isNull() or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self._appearance.theme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, self._felt)

    def _show_look(self) -> None:
        self._felt = QPixmap()
        self.globe.setPixmap(self._appearance.icon("globe", 17).pixmap(QSize(17, 17), self.devicePixelRatioF()))
        self.update()

    # Keys --------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            if event.key() in _WAYS:
                self._go(watched, _WAYS[event.key()])
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                watched.click()  # type: ignore[attr-defined]  # all watched widgets are buttons
                return True
        if event.type() == QEvent.Type.FocusIn and watched is self.strip.button and self.strip.entry is not None:
            self.described.emit(self.strip.entry.title())
        return super().eventFilter(watched, event)

    def _go(self, start: QWidget, way: QPoint) -> None:
        """Put the focus on the nearest thing in a direction, as it lies on the screen."""
        here = _centre(start)
        things = [*self.tiles, self.strip.button, self.strip.saves_button, self.strip.file_button]
        things += (*self.links, *self.tool_links.values())
        found: list[tuple[int, QWidget]] = []
        for thing in things:
            if thing is start or not thing.isVisible():
                continue
            step = _centre(thing) - here
            along = step.x() * way.x() + step.y() * way.y()
            across = abs(step.x() * way.y()) + abs(step.y() * way.x())
            if along > 0 and (way.y() or across < along):
                found.append((along + 2 * across, thing))
        if found:
            min(found, key=lambda each: each[0])[1].setFocus(Qt.FocusReason.TabFocusReason)

    def _tell_language(self, code: object) -> None:
        self.language_chosen.emit(str(code))

    def _tell_game(self) -> None:
        tile = self.sender()
        assert isinstance(tile, GameTile)
        self.game_chosen.emit(tile.front)


_WAYS: dict[int, QPoint] = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def _centre(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())
