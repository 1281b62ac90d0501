"""The middle of the bar table for the audience: whose call it is, or the countdown, or the total with its sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.chinos.view import ChinosView
from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import AROUND_DIGITS, ROOM_FOR_LINE, FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.tables.chinos import phrases, words

F = TypeVar("F", bound=Fixture)
TOTAL = 0.155
"""Height of the digits of the total, as a share of the height."""
NEEDED, ROW = 4, 7
"""Different numbers that there must be; summands that have room in a row."""


class Pills(Fixture):
    """How many different numbers there are of the four that must be."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.filled = 0

    def fill(self, filled: int) -> None:
        """Fill so many pills."""
        self.filled = filled
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, high = self.look.theme, 0.36 * self.size.height()
        step = min(self.size.width() / NEEDED, 4.2 * high)
        left = (self.size.width() - NEEDED * step) / 2
        painter.setPen(QPen(theme.ink, max(2.0, 0.12 * high)))
        for number in range(NEEDED):
            painter.setBrush(theme.ink if number < self.filled else Qt.BrushStyle.NoBrush)
            pill = QRectF(left + (number + 0.12) * step, (self.size.height() - high) / 2, 0.76 * step, high)
            painter.drawRoundedRect(pill, high / 2, high / 2)


class Middle:
    """The fixtures in the middle. One of three things stands there: a question, a countdown, or a total."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._scene = scene
        self._names = names
        self.title = self._stand(FittedText(look, want=0.05, weight=700, lines=2, name=True))
        self.asked = self._stand(FittedText(look, want=0.034, weight=400, colour="ink_2", lines=3))
        self.pills = self._stand(Pills(look))
        self.meter = self._stand(FittedText(look, want=0.032, weight=600, lines=3))
        self.score = self._stand(FittedText(look, want=0.11, weight=700, grows=False, digits=True))
        self.seconds = self._stand(FittedText(look, want=0.20, weight=700, grows=False, digits=True))
        self.head = self._stand(FittedText(look, want=0.036, weight=400, colour="ink_2"))
        self.total = self._stand(FittedText(look, want=TOTAL, weight=700, grows=False, digits=True))
        self.sum = self._stand(FittedText(look, want=0.042, weight=600, lines=3))
        self._question = (self.title, self.asked, self.pills, self.meter, self.score)
        self._sums = (self.head, self.total, self.sum)

    _band: Callable[[float, float], QRectF]

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def lay_out(self, area: QRectF) -> None:
        """Take on the area between the boxes."""

        def band(top: float, bottom: float) -> QRectF:
            return QRectF(area.left(), area.top() + top * area.height(), area.width(), (bottom - top) * area.height())

        self.pills.set_rect(band(0.71, 0.80))
        self.score.set_rect(band(0.66, 1.0))
        self.seconds.set_rect(band(0.40, 1.0))
        self._band = band
        self._lay_out_question(more=True)
        self._lay_out_sum(rows=1)

    def _lay_out_question(self, *, more: bool) -> None:
        """Give title and question the whole area where nothing stands under them."""
        self.meter.set_rect(self._band(0.80, 1.0))
        first, second = (0.35, 0.69) if more else (0.60 if self.title.look.room <= 1 else 0.76, 1.0)
        self.title.set_rect(self._band(0.02, first))
        self.asked.set_rect(self._band(first, second))

    def _lay_out_sum(self, *, rows: int) -> None:
        """Give the sum more room where it needs two rows. Where there is none, the total has it: boxes say the rest."""
        high = self._band(0.0, 1.0).height()
        line = ROOM_FOR_LINE * self.head.look.least_cap / high
        digits = (1 + 2 * AROUND_DIGITS) * TOTAL * self.head.look.height / high
        if 2 * line + digits > 1:
            free = max(0.0, 1 - line - digits) / 3
            self.head.set_rect(self._band(free, free + line))
            self.total.set_rect(self._band(2 * free + line, 1.0))
            self.sum.set_rect(self._band(1.0, 1.0))
            return
        below = 0.79 if rows == 1 else 0.68
        head = max(0.16, line)
        self.head.set_rect(self._band(0.0, head))
        self.total.set_rect(self._band(head, max(below, head + 0.3)))
        self.sum.set_rect(self._band(below, 1.0))

    def hide(self) -> None:
        """Take everything away."""
        for item in (*self._question, *self._sums, self.seconds):
            item.setVisible(False)

    def show_question(self, view: ChinosView, points: Sequence[int]) -> None:
        """Say whose call it is, what is asked, and how many different numbers there are; in the final the points."""
        self.hide()
        self._lay_out_question(more=view.final or (view.repeats_possible and view.phase == "call"))
        acting = [self._names[seat] for seat in view.to_act[:1] if view.phase == "call" and seat >= 0]
        short = [phrases.title(view, self._shortened()), *acting] if phrases.title(view, self._names) else []
        self.title.say(phrases.title(view, self._names), *short)
        if view.phase == "call":
            fists = QCoreApplication.translate("chinos", "How many coins?")
            self.asked.say(phrases.asked_sentence(view, self._names), *([] if view.new_number else [fists]), "")
        else:
            self.asked.say(phrases.asked_sentence(view, self._names), "")
        self.title.setVisible(True)
        self.asked.setVisible(True)
        if view.final:
            self.show_score(view, points)
        elif view.repeats_possible and view.phase == "call":
            count = f"{words.meter_title()}: {words.meter_count(view)}"
            self.pills.fill(min(NEEDED, view.different))
            self.meter.say(count, words.meter_count(view), "")
            self.pills.setVisible(True)
            self.meter.setVisible(True)
            if self.meter.text in ("", words.meter_count(view)):
                self._make_room_for_meter(count, words.meter_in_brief(view))

    def _make_room_for_meter(self, *counts: str) -> None:
        """Say what is counted in place of the dashes and the question, and of the title too where need be."""
        self.pills.setVisible(False)
        self.asked.say("")
        for end in (0.42, 0.0):
            self.title.set_rect(self._band(0.0, end))
            self.meter.set_rect(self._band(end, 1.0))
            self.meter.say(*counts)
            if not self.meter.cut:
                break
        if self.meter.cut:
            self.meter.say(*counts, "")
        self.title.setVisible(end > 0 and not self.title.cut)

    def _shortened(self) -> list[str]:
        """The names such that each has room in a line: what they do stands under them."""
        metrics = QFontMetricsF(self.title.look.cap_font(self.title.look.least_cap, 700))
        return [short_name(name, metrics, self.title.size.width()).replace(" ", "\u00a0") for name in self._names]

    def show_score(self, view: ChinosView, points: Sequence[int]) -> None:
        """Say the points of the final."""
        one, two = view.active
        self.score.say(f"{points[one]} : {points[two]}")
        self.score.setVisible(True)

    def show_seconds(self, title: str, seconds: int) -> None:
        """Show a countdown in the largest digits."""
        self.hide()
        self._lay_out_question(more=True)
        self.title.say(title)
        self.title.setVisible(True)
        self.seconds.say(str(seconds))
        self.seconds.setVisible(True)

    def show_sum(self, coins: Sequence[int], players: int, *, known: bool) -> None:
        """Show what the fists opened so far add up to; `known`: all are open, and it is the total."""
        self.hide()
        head = QCoreApplication.translate("chinos", "Total") if known else ""
        self.head.say(head)
        self.total.say(str(sum(coins)))
        self._lay_out_sum(rows=2 if players > ROW else 1)
        added = [str(each) for each in coins] + ["…"] * (len(coins) < players)
        self.sum.say(" + ".join(added), "+".join(added), "")
        for item in self._sums:
            item.setVisible(True)
