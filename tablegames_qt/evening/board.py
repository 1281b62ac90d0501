"""The board of an evening: title, standing at the left, chart at the right, the table under it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont

from tablegames_qt.evening.chart import Chart, ChartStyle
from tablegames_qt.evening.drawing import Panel, Thing, Words, height_of, words
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.standing import standing
from tablegames_qt.evening.standing_panel import LEAST_CAP, StandingPanel, StandingStyle
from tablegames_qt.evening.table_panel import TablePanel, TableStyle
from tablegames_qt.evening.words import GameWords, game_words, plan_words, played_words, scale_words, series_over
from tablegames_qt.scene.look import Look
from tablegames_qt.theme import px_for_cap, ui_font

STANDING_WIDTHS = (0.32, 0.36, 0.40, 0.45, 0.50)
"""Shares of the width that the standing may take: the first of them where nothing has to be cut."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42)
"""How far its type may shrink, as shares of the wanted sizes."""
LEAST_FOR_NAMES = 0.7
"""How far the type shrinks rather than that a long name is cut."""


@dataclass(frozen=True)
class _Sides:
    """Where the two sides of a board are, and what is in them."""

    left: QRectF
    right: QRectF
    standing: StandingPanel
    chart: Chart | None


class Board:
    """A board composed for a look: `things` to paint, and the rectangle `table` that a page fills with a table of its own.

    On a projector (`look.audience`) the table is drawn too, and no text is lower than .030 of the height times the room;
    what there is no room for at that height goes: results, reasons, the table, the chart. `legible` is False where not even
    the standing has room.
    """

    def __init__(self, evening: Evening, games: Mapping[str, GameWords], look: Look, *, reserved: float = 0.0) -> None:
        """`reserved` are pixels at the right of the title that belong to somebody else."""
        self._evening, self._games, self.look = evening, games, look
        self._reserved = reserved
        self._rows = standing(evening)
        self._titles = [game_words(played, games) for played in evening.played]
        self._styles: dict[tuple[float, bool], StandingStyle] = {}
        self._side = (6 if look.audience else 12) * look.u
        self._between = (4 if look.audience else 6) * look.u
        sides, head = self._under(self._header())
        if not sides.standing.fits:
            sides, head = self._under(self._header()[:1])
        self.things: list[Thing] = [*head]
        self.title_bottom = head[0].rect.bottom()
        self.legible = sides.standing.fits
        self.standing = sides.left
        self.things += [self._panel(sides.left), *sides.standing.things]
        self.chart, self.table = sides.right, QRectF()
        if sides.chart is not None:
            self._add_right(sides.right)

    # Head ------------------------------------------------------------------------------------------------------------

    def _pixels(self, cap: float, units: float, weight: int, least: int = 12) -> QFont:
        """Return a font by its cap height on a projector, by units of space on a page."""
        look = self.look
        if look.audience:
            return ui_font(weight, px_for_cap(max(LEAST_CAP, cap) * look.height * look.room, weight))
        return ui_font(weight, max(least, round(units * look.u)))

    def _under(self, head: list[Words]) -> tuple[_Sides, list[Words]]:
        """Arrange the rest of the board under a head; return both."""
        look = self.look
        top = head[-1].rect.bottom() + 3 * look.u
        low = look.height - (5 if look.audience else 7) * look.u
        self._area = QRectF(self._side, top, look.width - 2 * self._side, low - top)
        return self._arranged(), head

    def _header(self) -> list[Words]:
        look, evening = self.look, self._evening
        title = self._pixels(0.045, 8.5, 700, 24)
        lead = self._pixels(0.030, 4, 400, 13)
        room = look.width - 2 * self._side
        top = (3 if look.audience else 6.5) * look.u
        head = [words(evening.title, title, look.theme.ink, QPointF(self._side, top), room=room - self._reserved)]
        top += height_of(title)
        said = [played_words(evening), plan_words(evening, self._games)]
        if not look.audience:
            said.insert(1, scale_words(evening.scale))
        texts = [text for text in said if text]
        while len(texts) > 1 and words(" ".join(texts), lead, look.theme.ink, QPointF()).rect.width() > room:
            texts.pop(0 if series_over(evening) else 1)
        return [*head, words(" ".join(texts), lead, look.theme.ink_2, QPointF(self._side, top), room=room)]

    # Arrangement -----------------------------------------------------------------------------------------------------

    def _arranged(self) -> _Sides:
        """Return the widest type in the narrowest standing that cuts nothing and leaves the chart its room; long names are
        cut before reasons go, and reasons go before the chart goes."""
        ways = sorted(itertools.product(SHARES, STANDING_WIDTHS), key=lambda way: 2 * way[1] - way[0])
        for reasons, whole in ((True, True), (True, False), (False, False)):
            for size, share in ways:
                sides = self._sides(share, self._style(size, reasons=reasons))
                if sides.chart is not None and (not whole or (size >= LEAST_FOR_NAMES and sides.standing.whole)):
                    return sides
        for reasons, columns, size in itertools.product((True, False), (1, 2), SHARES):
            panel = StandingPanel(self._inner(self._area), self._style(size, reasons=reasons), columns)
            if panel.fits:
                break
        return _Sides(self._area, QRectF(), panel, None)

    def _style(self, size: float, *, reasons: bool) -> StandingStyle:
        key = (size, reasons)
        if key not in self._styles:
            self._styles[key] = StandingStyle.sized(self.look, self._rows, size, reasons=reasons)
        return self._styles[key]

    def _sides(self, share: float, style: StandingStyle) -> _Sides:
        area, look = self._area, self.look
        left = QRectF(area.topLeft(), area.bottomLeft() + QPointF(share * look.width, 0))
        right = QRectF(
            left.right() + self._between, area.top(), area.right() - left.right() - self._between, area.height()
        )
        panel = StandingPanel(self._inner(left), style)
        chart = self._chart(right) if panel.fits else None
        return _Sides(left, right, panel, chart if chart is not None and chart.fits else None)

    def _inner(self, rect: QRectF) -> QRectF:
        edge = (1 if self.look.audience else 2) * self.look.u
        return rect.adjusted(0, edge, 0, -edge)

    def _panel(self, rect: QRectF) -> Panel:
        return Panel(rect, self.look.theme.inset, 4 * self.look.u)

    def _add_right(self, right: QRectF) -> None:
        """Put the table under the chart where both have room."""
        look = self.look
        if not look.audience:
            high = round(right.height() * 0.595)
            upper = QRectF(right.left(), right.top(), right.width(), high)
            self.table = QRectF(
                right.left(), upper.bottom() + 4.5 * look.u, right.width(), right.height() - high - 4.5 * look.u
            )
            self.things.append(self._panel(self.table))
            self._draw_chart(upper)
            return
        for share in (0.58, 0.66, 0.74):
            upper = QRectF(right.left(), right.top(), right.width(), right.height() * share)
            lower = QRectF(upper.bottomLeft(), right.bottomRight()).adjusted(0, self._between, 0, 0)
            inner = lower.adjusted(4 * look.u, look.u, -4 * look.u, -look.u)
            style = TableStyle(
                look.theme, self._pixels(0.030, 0, 400), self._pixels(0.030, 0, 600), look.u, look.theme.ink_2
            )
            table = TablePanel(self._evening, self._games, inner, style)
            chart = self._chart(upper)
            if table.fits and len(table.shown) > 1 and chart.fits:
                self.table = lower
                self.things += [self._panel(lower), *table.things]
                self._draw_chart(upper)
                return
        self._draw_chart(right)

    def _chart(self, rect: QRectF) -> Chart:
        look = self.look
        style = ChartStyle(
            look.theme,
            self._pixels(0.030, 3.5, 400),
            self._pixels(0.030, 3.75, 600),
            look.u,
            look.theme.ink_2 if look.audience else look.theme.ink_3,
        )
        pad = (3 if look.audience else 6) * look.u
        head = height_of(self._head_font) + 1.5 * look.u
        inner = rect.adjusted(pad, (1.5 if look.audience else 3) * look.u + head, -0.6 * pad, -1.5 * look.u)
        return Chart(self._evening, self._rows, self._titles, inner, style)

    @property
    def _head_font(self) -> QFont:
        return self._pixels(0.030, 3.75, 600)

    def _draw_chart(self, rect: QRectF) -> None:
        look = self.look
        self.chart = rect
        pad = (3 if look.audience else 6) * look.u
        head = QCoreApplication.translate("evening", "Points after each match")
        spot = rect.topLeft() + QPointF(pad, (1.5 if look.audience else 3) * look.u)
        self.things += [
            self._panel(rect),
            words(head, self._head_font, look.theme.ink_2, spot, room=rect.width() - 2 * pad),
        ]
        if self._evening.played:
            self.things += self._chart(rect).things
        else:
            said = QCoreApplication.translate("evening", "The lines begin with the first match.")
            font = self._pixels(0.030, 4, 400)
            middle = rect.center() - QPointF(0, height_of(font) / 2)
            self.things.append(words(said, font, look.theme.ink_2, middle, align=0.5, room=rect.width() - 2 * pad))
