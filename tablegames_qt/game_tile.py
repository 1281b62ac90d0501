"""A game on the home screen: its picture, painted with the real pieces, and what it is in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.tables.front import GameFront
from tablegames_qt.tables.still_picture import PictureContext
from tablegames_qt.theme import felt_pixmap, ui_font

LIFT = 4
"""Pixels that a tile rises under the pointer or the focus; the widget keeps them free above itself."""
GLOW = 12
"""Pixels around the tile for its shadow and outline."""
RADIUS = 14
WORDS = 112
"""Least height of the words under the picture of a narrow tile."""
LOWEST_PICTURE = 72
"""A picture that would be lower stands beside the words."""
SMALLEST = 0.7
"""How far a text of a tile may shrink to fit."""


class GameTile(QAbstractButton):
    """Opens the set-up of a game. `wide` puts the words beside the picture, for a screen with one tile.

    `called` is true while nothing else on the screen is the default: the wide tile's button is then filled.
    """

    described = Signal(str)
    """What the game is, when the tile gets the focus or the pointer."""
    pointed = Signal(object)
    """The tile, when the pointer comes onto it; None when it leaves."""

    def __init__(
        self, front: GameFront, appearance: Appearance, faces: CardFaces, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.front = front
        self.wide = False
        self.called = False
        self.lit = False
        """Whether it is the one that a click or Enter opens; the page sees to it that only one tile is."""
        self._appearance = appearance
        self._faces = faces
        self._scale = 1.0
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.changed.connect(self._paint_anew)
        faces.ready.connect(self._paint_anew)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Set the factor for type and space; the size comes from the page."""
        if scale != self._scale:
            self._scale = scale
            self._paint_anew()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.setText(QCoreApplication.translate("games", self.front.title))
        self.setAccessibleDescription(self.description())
        self.update()

    def description(self) -> str:
        """Return the game in one line for the status line."""
        game = QCoreApplication.translate("games", self.front.title)
        sentence = QCoreApplication.translate("games", self.front.sentence)
        players = QCoreApplication.translate("games", self.front.players)
        return self.tr("{game}: {sentence} {players}.").format(game=game, sentence=sentence, players=players)

    def sizeHint(self) -> QSize:
        return QSize(216 + 2 * GLOW, 298 + 2 * GLOW)

    # What is shown -----------------------------------------------------------------------------------------------

    def _body(self) -> QRectF:
        raised = LIFT if self.lit else 0
        return QRectF(self.rect()).adjusted(GLOW, GLOW - raised, -GLOW, -GLOW - raised)

    def show_lit(self, *, on: bool) -> None:
        """Stand out, or not."""
        if on != self.lit:
            self.lit = on
            self.update()

    def _picture_height(self, body: QRectF) -> float:
        """The height of a picture above the words; 0 where it would be too low."""
        tall = round(min(body.height() * 0.6, body.height() - WORDS * self._scale))
        return tall if tall >= LOWEST_PICTURE * self._scale else 0

    def _picture_rect(self, body: QRectF) -> QRectF:
        if self.wide:
            return QRectF(body.left(), body.top(), round(body.width() * 0.58), body.height())
        if tall := self._picture_height(body):
            return QRectF(body.left(), body.top(), body.width(), tall)
        return QRectF(body.left(), body.top(), round(body.width() * 0.38), body.height())

    def _paint_anew(self) -> None:
        self._picture = QPixmap()
        self.update()

    def _make_picture(self, size: QSize) -> QPixmap:
        dpr = self.devicePixelRatioF()
        theme = self._appearance.theme
        pixmap = felt_pixmap(theme, size, dpr)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.front.paint_picture(
            painter, QRectF(0, 0, size.width(), size.height()), PictureContext(self._faces, theme, dpr)
        )
        painter.end()
        return self._rounded(pixmap, size, dpr)

    def _rounded(self, pixmap: QPixmap, size: QSize, dpr: float) -> QPixmap:
        """Cut the picture to the corners of the tile; a clip of the painter would leave them ragged."""
        cut = QPixmap(pixmap.size())
        cut.setDevicePixelRatio(dpr)
        cut.fill(Qt.GlobalColor.transparent)
        painter = QPainter(cut)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        body = QRectF(0, 0, size.width(), size.height())
        beside = self.wide or self._picture_height(self._body()) == 0
        body.adjust(0, 0, RADIUS if beside else 0, 0 if beside else RADIUS)
        painter.drawRoundedRect(body, RADIUS, RADIUS)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawPixmap(0, 0, pixmap)
        painter.end()
        return cut

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self._body()
        self._paint_shadow(painter, body)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(body, RADIUS, RADIUS)
        shown = self._picture_rect(body)
        size = shown.size().toSize()
        if self._picture.isNull() or self._picture.deviceIndependentSize().toSize() != size:
            self._picture = self._make_picture(size)
        painter.drawPixmap(shown.topLeft(), self._picture)
        if self.wide:
            self._paint_wide(painter, body.adjusted(shown.width(), 0, 0, 0))
        elif shown.height() < body.height():
            self._paint_words(painter, body.adjusted(0, shown.height(), 0, 0))
        else:
            self._paint_words(painter, body.adjusted(shown.width(), 0, 0, 0), title_lines=2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 3) if self.lit else QPen(theme.hairline, 1))
        inset = 1.5 if self.lit else 0.5
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), RADIUS - inset, RADIUS - inset)

    def _paint_shadow(self, painter: QPainter, body: QRectF) -> None:
        if not self.lit:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for ring in range(GLOW):
            painter.setBrush(QColor.fromRgbF(0, 0, 0, 0.030 * self._appearance.theme.shadow_factor))
            out = GLOW - ring
            painter.drawRoundedRect(body.adjusted(-out, -out + 2 * LIFT, out, out), RADIUS + out, RADIUS + out)

    def _text(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, *, lines: int = 1
    ) -> float:
        """Draw a text from the top of a rectangle, wrapped to at most so many lines; return the height it took.

        Words that need more room are drawn smaller, rather than cut.
        """
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        font, usual = QFont(font), font.pixelSize()
        while True:
            metrics = QFontMetricsF(font)
            needed = metrics.boundingRect(QRectF(0, 0, rect.width(), 10_000), int(flags), text)
            most = lines * metrics.lineSpacing() + 1
            if (needed.height() <= most and needed.width() <= rect.width()) or font.pixelSize() <= SMALLEST * usual:
                break
            font.setPixelSize(font.pixelSize() - 1)
        tall = min(needed.height(), most)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), tall), int(flags), text)
        return tall

    def _paint_words(self, painter: QPainter, rect: QRectF, *, title_lines: int = 1) -> None:
        theme, scale = self._appearance.theme, self._scale
        area = rect.adjusted(16 * scale, 13 * scale, -12 * scale, -8 * scale)
        title = self._text(painter, area, self.text(), ui_font(700, 18 * scale), theme.ink, lines=title_lines)
        area.setTop(area.top() + title + 4 * scale)
        sentence = QCoreApplication.translate("games", self.front.sentence)
        self._text(painter, area, sentence, ui_font(400, 14.5 * scale), theme.ink_2, lines=2)
        players = QCoreApplication.translate("games", self.front.players)
        foot = QRectF(area.left(), area.bottom() - 18 * scale, area.width(), 20 * scale)
        self._text(painter, foot, players, ui_font(400, 13 * scale), theme.ink_3)

    def _paint_wide(self, painter: QPainter, rect: QRectF) -> None:
        theme, scale = self._appearance.theme, self._scale
        area = rect.adjusted(36 * scale, 0, -28 * scale, 0)
        button = ui_font(600, 15 * scale)
        label = self.tr("New match")
        heights = (44 * scale, 10 * scale, 46 * scale, 12 * scale, 20 * scale, 30 * scale, 46 * scale)
        area.setTop(area.top() + max(20.0, (area.height() - sum(heights)) / 2))
        area.setTop(
            area.top() + self._text(painter, area, self.text(), ui_font(700, 34 * scale), theme.ink) + 10 * scale
        )
        sentence = QCoreApplication.translate("games", self.front.sentence)
        area.setTop(
            area.top()
            + self._text(painter, area, sentence, ui_font(400, 18 * scale), theme.ink_2, lines=3)
            + 12 * scale
        )
        players = QCoreApplication.translate("games", self.front.players)
        area.setTop(
            area.top() + self._text(painter, area, players, ui_font(400, 14.5 * scale), theme.ink_3) + 28 * scale
        )
        width = QFontMetricsF(button).horizontalAdvance(label) + 48 * scale
        box = QRectF(area.left(), area.top(), width, 46 * scale)
        painter.setBrush(theme.accent if self.called else theme.button)
        painter.setPen(QPen(theme.accent if self.called else theme.button_edge, 1))
        painter.drawRoundedRect(box, 8, 8)
        painter.setFont(button)
        painter.setPen(theme.on_accent if self.called else theme.ink)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), label)

    # Keys and pointer --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.described.emit(self.description())
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.described.emit(self.description())
        self.pointed.emit(self)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Highlight(QObject):
    """Lets one of several tiles stand out: the one under the pointer until a key is pressed, else the one with the focus."""

    def __init__(self, tiles: Sequence[GameTile], page: QWidget) -> None:
        super().__init__(page)
        self._tiles = tiles
        self._pointed: GameTile | None = None
        for tile in tiles:
            tile.installEventFilter(self)
            tile.pointed.connect(self._point)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self._pointed = None
            self._show(watched)
        elif event.type() == QEvent.Type.FocusIn:
            self._show(watched)
        elif event.type() == QEvent.Type.FocusOut:
            self._show(None)
        return super().eventFilter(watched, event)

    def _point(self, tile: GameTile | None) -> None:
        self._pointed = tile
        self._show(next((each for each in self._tiles if each.hasFocus()), None))

    def _show(self, focus: object) -> None:
        for tile in self._tiles:
            tile.show_lit(on=tile is (self._pointed or focus))


def tile_rects(area: QRect, number: int, scale: float) -> list[QRect]:
    """Return where so many tiles stand in an area: one over the whole width, else rows of at most five.

    Widths include the room for the glow; the gap between two tiles is 18 scaled pixels.
    """
    if number == 0:
        return []
    if number == 1:
        return [area.adjusted(-GLOW, -GLOW, GLOW, GLOW)]
    widest = 5 if area.width() >= 1000 * scale else 3 if area.width() >= 640 * scale else 2
    columns = min(number, widest)
    rows = -(-number // columns)
    gap = round(18 * scale)
    width = min((area.width() - gap * (columns - 1)) // columns, round(360 * scale))
    height = min((area.height() - gap * (rows - 1)) // rows, round(width * 298 / 216), round(340 * scale))
    rects = []
    for index in range(number):
        row, column = divmod(index, columns)
        x, y = area.left() + column * (width + gap), area.top() + row * (height + gap)
        rects.append(QRect(x, y, width, height).adjusted(-GLOW, -GLOW, GLOW, GLOW))
    return rects
