"""The strip of the home screen that goes on with the last match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.saved_entry import SavedEntry
from tablegames_qt.tables.still_picture import PictureContext
from tablegames_qt.theme import felt_pixmap

HEIGHT, EMPTY_HEIGHT = 104, 64
THUMBNAIL = QSize(212, 80)
PICTURE_FROM = 1000
"""Narrower strips leave the picture out, so that two lines are enough for the words."""


class Thumbnail(QWidget):
    """A saved match in small, from the audience's view."""

    def __init__(self, appearance: Appearance, faces: CardFaces) -> None:
        super().__init__()
        self._appearance = appearance
        self._faces = faces
        self._entry: SavedEntry | None = None
        self._picture = QPixmap()
        self.setFixedSize(THUMBNAIL)
        appearance.changed.connect(self._paint_anew)
        faces.ready.connect(self._paint_anew)

    def show_entry(self, entry: SavedEntry) -> None:
        """Show a saved match."""
        self._entry = entry
        self._paint_anew()

    def _paint_anew(self) -> None:
        self._picture = QPixmap()
        self.update()

    def _make_picture(self, entry: SavedEntry) -> QPixmap:
        dpr = self.devicePixelRatioF()
        table = felt_pixmap(self._appearance.theme, self.size(), dpr)
        painter = QPainter(table)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        context = PictureContext(self._faces, self._appearance.theme, dpr)
        assert entry.kind is not None
        entry.kind.paint_thumbnail(painter, QRectF(self.rect()), entry.view, context)
        painter.end()
        cut = QPixmap(table.size())
        cut.setDevicePixelRatio(dpr)
        cut.fill(Qt.GlobalColor.transparent)
        painter = QPainter(cut)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawPixmap(0, 0, table)
        painter.end()
        return cut

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._entry is None or not self._entry.readable:
            return
        if self._picture.isNull() or self._picture.devicePixelRatio() != self.devicePixelRatioF():
            self._picture = self._make_picture(self._entry)
        QPainter(self).drawPixmap(0, 0, self._picture)


class ContinueStrip(QFrame):
    """Shows the match saved last with the button that goes on with it, or says that there is none."""

    continue_wanted = Signal(object)
    saves_wanted = Signal()
    file_wanted = Signal(object)

    def __init__(self, appearance: Appearance, faces: CardFaces) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._appearance = appearance
        self._entry: SavedEntry | None = None
        self._others = 0
        self.thumbnail = Thumbnail(appearance, faces)
        self.above = QLabel()
        self.above.setProperty("role", "above")
        self.name = ElidedLabel()
        self.name.setProperty("role", "strip-name")
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setProperty("role", "lead")
        self.words.setWordWrap(True)
        self.file_button = QPushButton()
        self.file_button.setProperty("role", "quiet")
        self.file_button.clicked.connect(self._want_file)
        self.saves_button = QPushButton()
        self.saves_button.setProperty("role", "quiet")
        self.saves_button.clicked.connect(self.saves_wanted)
        self.button = QPushButton()
        self.button.setProperty("role", "default")
        self.button.setProperty("large", True)
        self.button.setIconSize(QSize(16, 16))
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self._want_continue)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addStretch(1)
        for label in (self.above, self.name, self.words):
            text.addWidget(label)
        text.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(13, 11, 20, 11)
        row.setSpacing(10)
        row.addWidget(self.thumbnail)
        row.addSpacing(14)
        row.addLayout(text, 1)
        for button in (self.file_button, self.saves_button, self.button):
            row.addWidget(button)
        appearance.changed.connect(self._show_icon)
        self._show_icon()
        self.show_entry(None, 0)

    @property
    def entry(self) -> SavedEntry | None:
        """The match that Continue goes on with."""
        return self._entry

    def show_entry(self, entry: SavedEntry | None, others: int) -> None:
        """Show a saved match (None: there is none) and how many more there are."""
        self._entry, self._others = entry, others
        readable = entry is not None and entry.readable
        if entry is not None:
            self.thumbnail.show_entry(entry)
        for widget in (self.above, self.button):
            widget.setVisible(readable)
        self._make_room(self.width())
        self.name.setVisible(entry is not None)
        self.file_button.setVisible(entry is not None and entry.damaged)
        self.saves_button.setVisible(entry is not None)
        self.retranslate()

    def height_for(self, width: int) -> int:
        """Return the height that shows all words in a width of pixels."""
        self._make_room(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return max(HEIGHT if self._entry is not None else EMPTY_HEIGHT, layout.totalHeightForWidth(width))

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.above.setText(self.tr("Continue"))
        self.button.setText(self.tr("Continue"))
        self.file_button.setText(self.tr("Show the file"))
        self.saves_button.setText(self.tr("Saved games ({number})").format(number=self._others + 1))
        if self._entry is None:
            self.words.setText(self.tr("Nothing to continue. Choose a game."))
        else:
            self.name.show_text(self._entry.title())
            self.words.setText(self._entry.line())
            self.button.setAccessibleName(self.tr("Continue {match}").format(match=self._entry.title()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room(self.width())

    def _make_room(self, width: int) -> None:
        readable = self._entry is not None and self._entry.readable
        self.thumbnail.setVisible(readable and width >= PICTURE_FROM)

    def _show_icon(self) -> None:
        self.button.setIcon(self._appearance.icon("play", 16, self._appearance.theme.on_accent))

    def _want_continue(self) -> None:
        self.continue_wanted.emit(self._entry)

    def _want_file(self) -> None:
        self.file_wanted.emit(self._entry)
