"""The score sheet at the end of a deal: what each seat captured, the sums, the results, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.cards import Card
from rules.chinese_ten.view import TenView
from rules.seats import Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.phrases import practice_word, signed
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align, Label
from tablegames_qt.scene.zone import JUMBO_INDEX
from tablegames_qt.scene.zone import card_height as fitting_height
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.deal_sheet import SHEET_Z, DealSheet
from tablegames_qt.tables.chinese_ten.geometry import LEAST_BACK, card_size

MOST_CAPTURES = 26
"""Captures of a deal at the most: every capture takes two cards of the pack or more."""
HEAD, FOOT = 0.16, 0.25
"""Shares of the sheet's height for its title and for the line of results with the buttons."""


class _Ground(Fixture):
    """The sheet itself: a panel over the table."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.look.theme.hairline)
        painter.setBrush(self.look.theme.panel)
        painter.drawRoundedRect(self.local(), 4 * self.look.u, 4 * self.look.u)


@dataclass
class _Line:
    """The labels of one seat."""

    name: Label
    note: Label
    points: Label
    result: Label


class ScoreSheet(DealSheet):
    """A panel with one line a seat. Cards are laid on it by the table; it says where."""

    def __init__(
        self,
        scene: QGraphicsScene,
        faces: CardFaces,
        look: Look,
        names: Sequence[str],
        wished: Callable[[str], None],
    ) -> None:
        self._faces = faces
        self._names = names
        self._short = [short_name(name) for name in names]
        """For sentences with several names, which would not fit otherwise."""
        self._view: TenView | None = None
        self._look = look
        self._sums = [0] * len(names)
        self._ground = _Ground(look, z=SHEET_Z)
        self._title = self._label("heading", colour="ink_2")
        self._winner = self._label("title")
        """Who won the match, in place of the title of its last deal."""
        self._verdict = self._label("heading")
        self._series = self._label("small", colour="ink_2", lines=2)
        self._lines = [
            _Line(
                self._label("body", weight=600),
                self._label("small", colour="ink_2"),
                self._label("number", align=Align.RIGHT),
                self._label("heading", align=Align.RIGHT, colour="accent_text"),
            )
            for _ in names
        ]
        self._told = [self._label("small") for _ in range(MOST_CAPTURES)]
        self._worth = [self._label("small", weight=600, align=Align.RIGHT) for _ in range(MOST_CAPTURES)]
        self.tells = False
        """Whether the captures are told as sentences in place of the cards."""
        self.next = Button(look, "", lambda: wished("next"), default=True)
        self.captures = Button(look, "", lambda: wished("captures"))
        self.verify = Button(look, "", lambda: wished("verify"))
        self.buttons = (self.captures, self.verify, self.next)
        for button in self.buttons:
            button.setZValue(SHEET_Z + 2)
        for item in self._items():
            scene.addItem(item)
        self.hide()

    def _label(
        self,
        role: str,
        *,
        weight: int | None = None,
        colour: str = "ink",
        align: Align = Align.LEFT,
        lines: int = 1,
    ) -> Label:
        return Label(self._look, role=role, weight=weight, colour=colour, align=align, lines=lines, z=SHEET_Z + 1)

    def _items(self) -> list[Fixture]:
        found: list[Fixture] = [self._ground, self._title, self._winner, self._verdict, self._series]
        for line in self._lines:
            found += [line.name, line.note, line.points, line.result]
        return [*found, *self._told, *self._worth, *self.buttons]

    @property
    def shown(self) -> bool:
        """Whether the sheet lies on the table."""
        return self._ground.isVisible()

    @property
    def rect(self) -> QRectF:
        """The sheet in scene coordinates."""
        look = self._look
        return look.rect(0.02, 0.165, 0.98, 0.75)

    @property
    def _row_height(self) -> float:
        return self.rect.height() * (1 - HEAD - FOOT) / len(self._lines)

    @property
    def card_height(self) -> float:
        """Height of the captured cards: such that each shows its index where that is large."""
        want = min(0.16 * self._look.tall, 0.84 * self._row_height)
        view = self._view
        if view is None or view.piles is None or not self._faces.deck.jumbo(want):
            return want
        most = max(len(self.scoring(view, pile)) for pile in view.piles)
        return fitting_height(most, self._cards_room, want=want, least=LEAST_BACK, pitch=JUMBO_INDEX.width)

    @property
    def _cards_room(self) -> float:
        return 0.62 * self.rect.width()

    def places(self, view: TenView, seat: int, pile: Sequence[Card]) -> dict[Card, QPointF]:
        """Return where the scoring cards of a seat's pile lie, the most valuable first."""
        scoring = self.scoring(view, pile)
        rect, size = self.rect, card_size(self.card_height)
        left = rect.left() + 0.18 * rect.width()
        pitch = min(1.06 * size.width(), (self._cards_room - size.width()) / max(1, len(scoring) - 1))
        top = rect.top() + HEAD * rect.height() + self._row_height * (seat_row(seat, view, view.seats) + 0.5)
        return {card: QPointF(left + at * pitch, top - size.height() / 2) for at, card in enumerate(scoring)}

    def set_look(self, look: Look) -> None:
        """Lay everything out for another size or theme, which the scene has given to the items already."""
        self._look = look
        self.lay_out()

    def lay_out(self) -> None:
        """Put the labels and buttons in their places."""
        rect, u = self.rect, self._look.u
        self._ground.set_rect(rect)
        pad = 6 * u
        self._title.put(QPointF(rect.left() + pad, rect.top() + 4.5 * u), rect.width() - 2 * pad)
        self._winner.put(QPointF(rect.left() + pad, rect.top() + 3.5 * u), rect.width() - 2 * pad)
        for seat, line in enumerate(self._lines):
            row = seat_row(seat, self._view, len(self._lines))
            middle = rect.top() + HEAD * rect.height() + self._row_height * (row + 0.5)
            line.name.put(QPointF(rect.left() + pad, middle - 5 * u), 0.15 * rect.width())
            line.note.put(QPointF(rect.left() + pad, middle + 0.5 * u), 0.15 * rect.width())
            line.points.put(QPointF(rect.right() - pad - 0.085 * rect.width(), middle - line.points.size.height() / 2))
            line.result.put(QPointF(rect.right() - pad, middle - line.result.size.height() / 2))
        rows = (len(self._told) + 1) // 2
        step = rect.height() * (1 - HEAD - FOOT) / rows
        for number, label in enumerate(self._told):
            column, row = divmod(number, rows)
            corner = QPointF(
                rect.left() + pad + column * 0.48 * rect.width(), rect.top() + HEAD * rect.height() + row * step
            )
            label.put(corner, 0.38 * rect.width())
            self._worth[number].put(corner + QPointF(0.44 * rect.width(), 0))
        foot = rect.bottom() - FOOT * rect.height()
        right = rect.right() - pad
        button_top = rect.bottom() - 5 * u - self.next.size.height()
        for button in (self.next, self.verify, self.captures):
            if not button.isVisible() and self.shown:
                continue
            button.put(QPointF(right - button.size.width(), button_top))
            right -= button.size.width() + 3 * u
        self._verdict.put(QPointF(rect.left() + pad, foot + 1.5 * u), rect.width() - 2 * pad)
        self._series.put(QPointF(rect.left() + pad, foot + 9.5 * u), max(40.0, right - rect.left() - 2 * pad))

    def hide(self) -> None:
        """Take the sheet off the table."""
        for item in self._items():
            item.setVisible(False)

    def open(self, view: TenView, *, practice: bool) -> None:
        """Lay the sheet on the table with its title, which says whether the match is practice, and empty sums."""
        self._view = view
        self._sums = [0] * view.seats
        for item in self._items():
            item.setVisible(item not in self.buttons and item not in self._told and item not in self._worth)
        self.tells = False
        title = [phrases.deal_title(view), phrases.dealer_line(view.dealer, self._names)]
        self._title.say("  ·  ".join([*title, *([practice_word()] if practice else [])]))
        for seat, line in enumerate(self._lines):
            line.name.say(self._names[seat])
            line.note.say("")
            line.points.say("0")
            line.result.say("")
        self._winner.say("")
        self._verdict.say("")
        self._series.say("")
        self.lay_out()

    def tell_captures(self, *, on: bool) -> None:
        """Tell every capture of the deal as a sentence in order, in place of the cards; or show the cards again."""
        view = self._view
        assert view is not None
        self.tells = on
        for number, (label, worth) in enumerate(zip(self._told, self._worth, strict=True)):
            each = view.captures[number] if number < len(view.captures) else None
            label.say("" if each is None else f"{number + 1}.  {phrases.capture_line(each, self._short)}")
            worth.say("" if each is None else str(each.points))
            label.setVisible(on)
            worth.setVisible(on)
        for line in self._lines:
            for part in (line.name, line.note, line.points, line.result):
                part.setVisible(not on)
        self._say_captures()
        self.lay_out()

    def _say_captures(self) -> None:
        self.captures.say(
            QCoreApplication.translate("chinese_ten", "Captured cards")
            if self.tells
            else QCoreApplication.translate("chinese_ten", "All captures")
        )

    def count(self, seat: int, points: int) -> None:
        """Add the points of a card that arrived."""
        self._sums[seat] += points
        self._lines[seat].points.say(str(self._sums[seat]))

    def show_results(self) -> None:
        """Show sums, results, who won, and the buttons."""
        view = self._view
        assert view is not None
        for seat, line in enumerate(self._lines):
            line.points.say(str(view.points[seat]))
            line.result.say(signed(view.results[-1][seat]))
            line.note.say(self._note(view, Seat(seat)))
        over = view.phase == "match-over"
        single = view.deals == 1
        tie = view.results[-1].count(max(view.results[-1])) > 1
        deal_won = phrases.deal_winner_sentence(view, self._short if tie or over else self._names)
        if single:
            note = QCoreApplication.translate(
                "chinese_ten", "In a single deal the dealer is ahead by about 6 points on average."
            )
        elif over:
            dealt = phrases.dealer_line(view.dealer, self._short)
            note = f"{phrases.deal_title(view)} · {dealt}. {deal_won}"
        else:
            note = phrases.series_lines(view, self._short)[-1]
        self._series.say(note)
        self._title.setVisible(not over)
        if over:
            self._winner.say(phrases.winner_sentence(view, self._short))
            self._verdict.say(phrases.ranking_line(view, self._short))
        else:
            self._verdict.say(deal_won)
        self.next.say(
            QCoreApplication.translate("chinese_ten", "New match")
            if over
            else QCoreApplication.translate("chinese_ten", "Next deal")
        )
        self.next.rests = over
        self._say_captures()
        self.verify.say(QCoreApplication.translate("chinese_ten", "Verify this match"))
        for button in self.buttons:
            button.setVisible(over or button is not self.verify)
        self.lay_out()

    def _note(self, view: TenView, seat: Seat) -> str:
        if view.both_red_fives == seat and view.options.red_fives:
            bonus = view.options.red_fives * (view.seats - 1)
            return QCoreApplication.translate("chinese_ten", "both red fives: {bonus}").format(bonus=signed(bonus))
        return QCoreApplication.translate("chinese_ten", "base {base}").format(base=view.base)


def seat_row(seat: int, view: TenView | None, seats: int) -> int:
    """Return the line of a seat: the viewer's own first, then in turn order."""
    first = 0 if view is None or view.viewer is None else view.viewer
    return (seat - first) % seats
