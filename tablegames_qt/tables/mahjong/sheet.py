"""The sheet after every hand: the tiles, every item with its reason, who pays what, and what the dealer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QPointF, QRectF
from PySide6.QtGui import QGuiApplication

from rules.mahjong.ending import Winner
from rules.mahjong.scoring import Score, other_readings
from rules.mahjong.view import MahjongView
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.key_button import KeyButton
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong import match_sheet
from tablegames_qt.tables.mahjong.fixtures import Veil
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.tables.mahjong.paper import Paper
from tablegames_qt.tables.mahjong.sheet_page import SheetPage

SHEET_Z, TILES_Z = 6000.0, 6010.0
MOST_TILES = 26
"""Four kongs and a pair, and eight flowers."""


class ResultSheet:
    """A panel over the table. It is made from the view alone; the table tells it when to open."""

    def __init__(self, scene: Stage, look: Look, names: Sequence[str], wished: Callable[[str], None]) -> None:
        self._names, self._wished = names, wished
        self._look = look
        self._view: MahjongView | None = None
        self._winner = 0
        self._reading = 0
        self.shows_match = False
        """Whether the hands of the match are shown in place of the last one."""
        self._veil = Veil(look, z=SHEET_Z - 1)
        self.paper = Paper(look, z=SHEET_Z)
        self._chart = match_sheet.Chart(look, z=SHEET_Z + 1)
        self._tiles = [_tile(scene, number) for number in range(MOST_TILES)]
        self.since = QElapsedTimer()
        """Since when the sheet is there."""
        self.next = KeyButton(look, "N", lambda: wished("next"))
        self.next.default = True
        self.match = Button(look, "", self._toggle_match)
        self.verify = Button(look, "", lambda: wished("verify"))
        self.copy = Button(look, "", self._copy)
        self.reading = Button(look, "", self._next_reading)
        self.others = Button(look, "", self._next_winner)
        self.buttons = (self.others, self.reading, self.copy, self.verify, self.match, self.next)
        for button in self.buttons:
            button.setZValue(SHEET_Z + 5)
        for item in (self._veil, self.paper, self._chart, *self.buttons):
            scene.addItem(item)
        self.hide()

    @property
    def shown(self) -> bool:
        """Whether the sheet lies on the table."""
        return self.paper.isVisible()

    @property
    def rect(self) -> QRectF:
        """The sheet in scene coordinates."""
        return self._look.rect(0.042, 0.037, 0.958, 0.963)

    def hide(self) -> None:
        """Take the sheet off the table."""
        for item in (self._veil, self.paper, self._chart, *self._tiles, *self.buttons):
            item.setVisible(False)

    def open(self, view: MahjongView) -> None:
        """Lay the sheet on the table."""
        if self._view is None or self._view.number != view.number or not self.shown:
            self._winner = self._reading = 0
            self.shows_match = False
        if not self.shown:
            self.since.start()
        self._view = view
        self._veil.setVisible(True)
        self.paper.setVisible(True)
        self.lay_out(self._look)

    # what can be done on it

    def _toggle_match(self) -> None:
        self.shows_match = not self.shows_match
        self.lay_out(self._look)
        self._wished("shown")

    def _next_reading(self) -> None:
        self._reading = (self._reading + 1) % (1 + len(self._others()))
        self.lay_out(self._look)
        self._wished("shown")

    def _next_winner(self) -> None:
        assert self._view is not None and self._view.result is not None
        self._winner = (self._winner + 1) % len(self._view.result.winners)
        self._reading = 0
        self.lay_out(self._look)
        self._wished("shown")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.paper.text())
        self._wished("copied")

    def _present(self) -> Winner | None:
        assert self._view is not None and self._view.result is not None
        winners = self._view.result.winners
        return winners[self._winner] if winners else None

    def _others(self) -> tuple[Score, ...]:
        winner, view = self._present(), self._view
        if winner is None or winner.hand is None or view is None:
            return ()
        return other_readings(winner.hand, winner.score, view.options)

    def _score(self) -> Score | None:
        winner = self._present()
        if winner is None:
            return None
        return winner.score if self._reading == 0 else self._others()[self._reading - 1]

    # how it looks

    def lay_out(self, look: Look) -> None:
        """Work everything out for a size and the present language."""
        self._look = look
        view = self._view
        if view is None or view.result is None or not self.shown:
            return
        rect = self.rect
        self._veil.set_rect(QRectF(0, 0, look.width, look.height))
        self.paper.set_rect(rect)
        for tile in self._tiles:
            tile.setVisible(False)
        drawn_hand = not view.result.winners
        self._chart.setVisible(self.shows_match or drawn_hand)
        if self._chart.isVisible():
            self._chart.show_totals(view, self._names)
        if self.shows_match:
            words, drawn, chart = match_sheet.content(view, self._names, look, rect.size())
            self.paper.show_content(words, drawn)
            self._chart.set_rect(chart.translated(rect.topLeft()))
        else:
            page = SheetPage(look, view, self._names, self._present(), self._score(), counted=self._reading == 0)
            page.fill(self.paper, rect)
            self._lay_tiles(page)
            if drawn_hand:
                self._chart.set_rect(page.chart.translated(rect.topLeft()))
        self._lay_buttons(view)

    def _lay_tiles(self, page: SheetPage) -> None:
        for item, (tile, rect, ringed) in zip(self._tiles, page.tiles, strict=False):
            item.show_face(tile)
            item.setToolTip("" if tile is None else tile_name(tile))
            item.place(rect.topLeft(), rect.height(), TILES_Z + (1 if ringed else 0))
            item.set_mark(Mark.LEGAL if ringed else Mark.NONE)
            item.setVisible(True)

    def _lay_buttons(self, view: MahjongView) -> None:
        over = view.following is None
        self.next.rests = over
        self.next.say(
            QCoreApplication.translate("mahjong", "New match")
            if over
            else QCoreApplication.translate("mahjong", "Next hand")
        )
        self.match.say(
            QCoreApplication.translate("mahjong", "This hand")
            if self.shows_match
            else QCoreApplication.translate("mahjong", "Match sheet")
        )
        self.verify.say(QCoreApplication.translate("mahjong", "Verify this match"))
        self.copy.say(QCoreApplication.translate("mahjong", "Copy"))
        self.reading.say(
            QCoreApplication.translate("mahjong", "Another reading")
            if self._reading < len(self._others())
            else QCoreApplication.translate("mahjong", "Counted reading")
        )
        self.others.say(QCoreApplication.translate("mahjong", "Other winner"))
        assert view.result is not None
        shown = {
            self.others: not self.shows_match and len(view.result.winners) > 1,
            self.reading: not self.shows_match and bool(self._others()),
            self.copy: True,
            self.verify: over,
            self.match: True,
            self.next: True,
        }
        rect, u = self.rect, self._look.u
        top = rect.bottom() - 7 * u - self.next.size.height()
        right = rect.right() - 10 * u
        for button in reversed(self.buttons):
            button.setVisible(shown[button])
            if shown[button]:
                button.put(QPointF(right - button.size.width(), top))
                right -= button.size.width() + 2.5 * u


def _tile(scene: Stage, number: int) -> TileItem:
    item = scene.piece(("sheet", number))
    assert isinstance(item, TileItem)
    return item
