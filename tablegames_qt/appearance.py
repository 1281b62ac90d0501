"""The theme in use, and the icons in its ink."""

from __future__ import annotations

import functools
import importlib.resources

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tablegames_qt.theme import THEMES, Theme, icon, load_fonts, palette, stylesheet, ui_font

FONT_SIZE = 14


class Appearance(QObject):
    """Holds the theme of the program and tells when it changes; widgets that paint themselves listen."""

    changed = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self._theme = THEMES.get(name, THEMES["green"])

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    def dress(self, app: QApplication) -> None:
        """Give the application the style, font, palette and style sheet of the theme."""
        app.setStyle("Fusion")
        app.setFont(ui_font(400, FONT_SIZE))
        app.setPalette(palette(self._theme))
        app.setStyleSheet(stylesheet(self._theme))

    def choose(self, name: str) -> None:
        """Change the theme while the program runs; an unknown name keeps the present one."""
        theme = THEMES.get(name, self._theme)
        if theme is self._theme:
            return
        self._theme = theme
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(theme))
        app.setStyleSheet(stylesheet(theme))
        self.changed.emit()

    def icon(self, name: str, size: int, colour: QColor | None = None) -> QIcon:
        """Return a line icon in the ink of the theme, or in another colour."""
        return icon(name, colour if colour is not None else self._theme.ink, size)


@functools.cache
def application_icon() -> QIcon:
    """Return the icon of the program; small sizes have a simpler drawing of their own."""
    folder = importlib.resources.files("resources") / "icons"
    result = QIcon()
    for name, sides in (("app-small.svg", (16, 24, 32, 48)), ("app.svg", (64, 128, 256))):
        renderer = QSvgRenderer(QByteArray((folder / name).read_bytes()))
        for side in sides:
            pixmap = QPixmap(side, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter)
            painter.end()
            result.addPixmap(pixmap)
    return result
