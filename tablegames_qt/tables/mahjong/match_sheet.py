"""The match sheet: a row a hand, the sums, and a chart of the points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from tablegames_qt.phrases import place_text, signed
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.mahjong import phrases, scoring_words
from tablegames_qt.tables.mahjong.names import wind_name
from tablegames_qt.tables.mahjong.paper import Drawn, Written

ROWS = 13
"""Hands that have room; the latest are shown, the sum counts all."""
_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)


def content(view: MahjongView, names: Sequence[str], look: Look, size: QSizeF) -> tuple[list[Written], Drawn, QRectF]:
    """Return words and lines of the sheet for a size in pixels, and where the chart goes."""
    s = size.height() / 648
    pad = 40 * s
    over = view.following is None
    title = phrases.winner_sentence(view, names) if over else QCoreApplication.translate("mahjong", "Match sheet")
    words = [Written(title, QPointF(pad, 26 * s), "title", 700, room=size.width() - 2 * pad)]
    left, right = pad, 0.62 * size.width()
    columns = [right - (SEATS - 1 - seat) * 0.085 * size.width() for seat in range(SEATS)]
    top = 84 * s
    small = {"role": "small", "colour": "ink_2"}
    words.append(Written(QCoreApplication.translate("mahjong", "Hand"), QPointF(left, top), **small))  # type: ignore[arg-type]
    for seat, name in enumerate(names):
        room = 0.08 * size.width()
        words.append(Written(name, QPointF(columns[seat], top), "small", 600, "ink_2", Align.RIGHT, room))
    rules = []
    shown = list(enumerate(view.finished, 1))[-ROWS:]
    step = min(30 * s, (size.height() - 240 * s) / max(1, len(shown) + 1))
    top += 26 * s
    for number, result in shown:
        rules.append(QRectF(left, top, right - left, 1))
        y = top + step / 2 - 9 * s
        title = scoring_words.winner_title(result, names)
        if result.winners:
            title = f"{title}, {scoring_words.fan_text(result.winners[0].score.fan)}"
        which = f"{number}  {wind_name(result.deal.round_wind)}  ·  {title}"
        words.append(Written(which, QPointF(left, y), "small", room=columns[0] - left - 60 * s))
        for seat, points in enumerate(result.payments):
            colour = "ink" if points else "ink_3"
            words.append(Written(signed(points), QPointF(columns[seat], y), "small", 400, colour, Align.RIGHT))
        top += step
    rules.append(QRectF(left, top, right - left, 2))
    y = top + step / 2 - 8 * s
    words.append(Written(QCoreApplication.translate("mahjong", "Sum"), QPointF(left, y), weight=700))
    for seat, points in enumerate(view.totals):
        words.append(Written(signed(points), QPointF(columns[seat], y), "body", 700, "ink", Align.RIGHT))
    if over:
        y += 28 * s
        words.append(Written(QCoreApplication.translate("mahjong", "Place"), QPointF(left, y), weight=700))
        for seat in range(SEATS):
            place = place_text(view.places, seat)
            words.append(Written(place, QPointF(columns[seat], y), "body", 700, "ink", Align.RIGHT))
    chart = QRectF(right + 40 * s, 96 * s, size.width() - right - 40 * s - pad, size.height() - 230 * s)
    return words, Drawn(rules), chart


class Chart(Fixture):
    """The points after each hand, a line a seat, with dash and name of its own."""

    def __init__(self, look: Look, *, z: float) -> None:
        super().__init__(look, z=z)
        self._lines: list[list[int]] = []
        self._names: Sequence[str] = ()
        self._viewer = 0
        self.setVisible(False)

    def show_totals(self, view: MahjongView, names: Sequence[str]) -> None:
        """Show the points of the finished hands."""
        self._names = names
        self._viewer = view.viewer or 0
        start = view.options.starting_points
        self._lines = [[start] for _ in range(SEATS)]
        for result in view.finished:
            for seat, points in enumerate(result.payments):
                self._lines[seat].append(self._lines[seat][-1] + points)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._lines:
            return
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local().adjusted(0, 4 * look.u, -26 * look.u, -4 * look.u)
        low = min(min(line) for line in self._lines)
        high = max(max(line) for line in self._lines)
        reach = max(1, high - low)
        steps = max(1, len(self._lines[0]) - 1)

        def point(number: int, points: int) -> QPointF:
            return QPointF(
                box.left() + number / steps * box.width(), box.bottom() - (points - low) / reach * box.height()
            )

        painter.setPen(QPen(theme.place_line, 1))
        base = self._lines[0][0]
        painter.drawLine(point(0, base), point(steps, base))
        ends: list[float] = []
        for seat in sorted(range(SEATS), key=lambda seat: -self._lines[seat][-1]):
            line = self._lines[seat]
            colour = theme.accent if seat == self._viewer else theme.ink if seat % 2 else theme.ink_2
            painter.setPen(QPen(colour, max(1.5, 0.6 * look.u), _DASHES[seat]))
            places = [point(number, points) for number, points in enumerate(line)]
            painter.drawPolyline(places)
            y = places[-1].y()
            while any(abs(y - other) < 5 * look.u for other in ends):
                y += look.u
            ends.append(y)
            painter.setFont(look.font("small", 600))
            painter.drawText(QPointF(box.right() + 2 * look.u, y + 1.5 * look.u), self._names[seat][:8])
