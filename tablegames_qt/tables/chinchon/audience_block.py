"""What stands in the audience's showdown for one seat, and the banner of a chinchón."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.chinchon.deck import JOKER
from rules.chinchon.options import ChinchonOptions
from tablegames_qt.phrases import plain, short_card
from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import around
from tablegames_qt.scene.moves import Count, Move
from tablegames_qt.scene.name_plate import NamePlate, plate_height
from tablegames_qt.scene.words import Align, Chip, ChipKind, Stamp
from tablegames_qt.tables.chinchon import audience_words, phrases, scores
from tablegames_qt.tables.chinchon.block import MOST_BARS, SeatBlock
from tablegames_qt.tables.chinchon.geometry import Block
from tablegames_qt.tables.chinchon.rows import Part

F = TypeVar("F", bound=Fixture)


class AudienceBlock(SeatBlock):
    """The block of one seat in type that is read from afar: words that do not fit are left out, not cut."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._scene = scene
        self._put_number = FittedText(look, want=0.09, weight=700, align=Align.RIGHT, grows=False, digits=True)
        self._seat = NamePlate(look)
        self._line = FittedText(look, want=0.036, weight=600, align=Align.LEFT)
        self._reason = FittedText(look, want=0.030, weight=400, colour="ink_2", align=Align.RIGHT, lines=3)
        self._fly = FittedText(look, want=0.06, weight=700, colour="accent_text", align=Align.RIGHT, z=layers.MARKS)
        self._under = [FittedText(look, want=0.030, weight=600, lines=2) for _ in range(MOST_BARS)]
        self._stands_for = Chip(look, kind=ChipKind.DARK)
        self._own: tuple[Fixture, ...] = (
            *(self._put_number, self._seat, self._line, self._reason, self._fly, self._stands_for),
            *self._under,
        )
        super().__init__(scene, look, names)
        for item in self._own:
            scene.addItem(item)

    def hide(self) -> None:
        """Take everything away."""
        super().hide()
        for item in self._own:
            item.setVisible(False)

    def put(self, spot: Block, room: float, name: str, line: str, *, active: bool) -> None:
        """Lay the empty block in its place."""
        super().put(spot, room, name, line, active=active)
        self.plate.setVisible(False)
        look, rect = self.panel.look, spot.rect
        high = plate_height(look)
        beside = spot.cards.top() < spot.plate.y() + high
        wide = (spot.cards.left() - spot.plate.x() if beside else 0.42 * rect.width()) - 0.018 * look.height
        self._seat.put(QRectF(spot.plate.x(), spot.plate.y(), wide, high))
        if beside:
            self._line.set_rect(
                QRectF(spot.plate.x(), spot.plate.y() + high, wide, min(high, rect.bottom() - spot.plate.y() - high))
            )
        else:
            left = spot.plate.x() + wide + 0.02 * look.height
            self._line.set_rect(QRectF(left, spot.plate.y(), rect.right() - left - 0.02 * look.height, high))
        words = spot.number.x() - spot.cards.right()
        self._put_number.set_rect(QRectF(spot.cards.right(), spot.cards.top(), words, 0.105 * look.height))
        below = self._put_number.pos().y() + self._put_number.size.height()
        self._reason.set_rect(QRectF(spot.cards.right(), below, words, rect.bottom() - below - 0.008 * look.height))
        self.say_line(name, line, active=active)
        self._seat.setVisible(True)
        self._line.setVisible(True)

    def say_line(self, name: str, line: str, *, active: bool) -> None:
        """Say at the name how it stands."""
        self._seat.show_seat([name], active=active)
        short = line.rpartition("= ")[2]
        self._line.say(line, short, "")

    def show_number(self, number: str, note: str, room: float) -> None:
        """Show the number of the seat and what it is."""
        del room
        self._put_number.say(number)
        self._reason.say(*audience_words.number_notes(note), "")
        self._put_number.setVisible(bool(number))
        self._reason.setVisible(bool(note))
        self.number.say(number)  # what the block is asked for

    def show_row(self, parts: Sequence[Part], rects: Sequence[Sequence[QRectF]], options: ChinchonOptions) -> None:
        """Say what the cards are that lie here."""
        bars, words, places = iter(self._bars), iter(self._under), iter(self._places)
        ends = [around(spots, 0.0) for spots in rects]
        for at, (part, spots) in enumerate(zip(parts, rects, strict=True)):
            before = ends[at - 1].right() if at else self._spot.cards.left()
            after = ends[at + 1].left() if at + 1 < len(ends) else self._spot.cards.right()
            room = ends[at].adjusted(
                -(ends[at].left() - before) / 2.2, 0, max(0.0, (after - ends[at].right()) / 2.2), 0
            )
            if part.kind == "meld" and part.meld is not None:
                own = [spot for card, spot in zip(part.cards, spots, strict=True) if card not in dict(part.laid)]
                next(bars).put_under(own)
                self._say_under(
                    next(words), around(own, 0.0) if part.laid else room, audience_words.meld(part.meld, options)
                )
                self._say_laid(words, part, spots)
                if part.meld.joker_as is not None:
                    self._say_joker(spots[part.cards.index(JOKER)], short_card(part.meld.joker_as))
            elif part.kind == "loose":
                said = phrases.points_sum(part.cards, options)
                self._say_under(next(words), room, [phrases.loose_sum(said), said, ""])
            elif part.kind == "gone":
                for card, spot in zip(part.cards, spots, strict=True):
                    place = next(places)
                    place.set_rect(spot)
                    place.set_name(self._in_place(short_card(card), spot.width()))
                    place.setVisible(True)

    def _say_joker(self, joker: QRectF, card: str) -> None:
        """In the lower half of the joker, which card it stands for: free of its index and of its neighbours'."""
        chip, look = self._stands_for, self.panel.look
        chip.say(card)
        top = joker.bottom() - chip.size.height() - 0.008 * look.height
        chip.setPos(look.snap(QPointF(joker.left() + 0.004 * look.height, top)))
        chip.setVisible(True)

    def _in_place(self, card: str, width: float) -> str:
        """What stands in the empty place of a card that was laid off: the card, where that has room."""
        metrics = QFontMetricsF(self.panel.look.font("small"))
        return card if metrics.horizontalAdvance(card) < 0.88 * width else ""

    def _say_laid(self, words: object, part: Part, spots: Sequence[QRectF]) -> None:
        """Under cards that were laid off, at both ends of a meld, who laid them."""
        by = dict(part.laid)
        first = next((at for at, card in enumerate(part.cards) if card not in by), 0)
        for side in (range(first), range(first, len(part.cards))):
            for seat in dict.fromkeys(by[part.cards[at]] for at in side if part.cards[at] in by):
                under = [spots[at] for at in side if by.get(part.cards[at]) == seat]
                self._say_under(next(words), around(under, 0.0), [*audience_words.laid_off(self._names[seat]), ""])  # type: ignore[call-overload]

    def _say_under(self, words: FittedText, over: QRectF, wordings: Sequence[str]) -> None:
        look = self.panel.look
        top = over.bottom() + 0.018 * look.height
        words.set_rect(
            QRectF(over.left(), top, over.width(), max(1.0, self._spot.rect.bottom() - top - 0.006 * look.height))
        )
        words.say(*wordings)
        words.setVisible(words.size.height() > 1.3 * look.least_cap)

    # what beats change

    def put_points(self, points: int) -> None:
        """Show loose points that are being counted."""
        self._put_number.say(str(points))
        self._put_number.setVisible(True)

    def count(self, start: int, end: int) -> Count:
        """Return the counting of the loose points from one number to another."""
        return Count(self._put_number, start, end, self.put_points)

    def launch(self, points: int) -> None:
        """Have the points of the deal be seen beside the number, from where they fly."""
        self._put_number.say(plain(points))
        self._put_number.setVisible(True)
        self._fly.say(scores.added(points))
        rect = self._put_number.rect()
        self._fly.set_rect(QRectF(rect.left() - rect.width(), rect.top(), 0.9 * rect.width(), rect.height()))
        self._fly.setVisible(True)

    def flight(self, look: Look) -> Move:
        """Return the flight of the points to the total, which stands at the name."""
        to = self._line.pos() + QPointF(0.05 * look.height, 0)
        return Move(self._fly, to, "points_fly", landed=partial(self._fly.setVisible, False))

    def count_total(self, start: int, end: int, name: str) -> Count:
        """Return the counting of the total, at the name."""

        def say(total: int) -> None:
            self.say_line(name, phrases.total_line(total), active=self._seat.active)

        return Count(self._seat, start, end, say)


class Banner(Stamp):
    """What a chinchón brings, on amber across the table."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words = FittedText(look, want=0.06, weight=700, colour="on_accent", lines=2, parent=self)

    def say(self, text: str) -> None:
        """Change the words."""
        self._words.say(text)

    def over(self, frame: QRectF, gap: float) -> None:
        """Stand across the table under the row of seven."""
        look = self.look
        high = 0.17 * look.height
        rect = QRectF(frame.left(), frame.bottom() + 0.08 * look.height, frame.width(), high)
        self.setPos(rect.topLeft())
        self.resize(rect.size())
        self._words.set_rect(self.local().adjusted(0.02 * look.height, 0, -0.02 * look.height, 0))
        self.setOpacity(1.0)
        self.setVisible(True)

    def measure(self) -> None:
        """The place decides the size, see `over`."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.accent)
        painter.drawRoundedRect(self.local(), 0.025 * self.look.height, 0.025 * self.look.height)
