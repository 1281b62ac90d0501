"""What stands in the showdown for one seat: its plate, bars and names under its cards, its number, and its points in flight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinchon.deck import JOKER
from rules.chinchon.options import ChinchonOptions
from tablegames_qt.phrases import plain, short_card
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel, Place
from tablegames_qt.scene.meld_bar import MeldBar
from tablegames_qt.scene.moves import Count, Move
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.tag import Tag
from tablegames_qt.scene.words import Align, Label
from tablegames_qt.tables.chinchon import phrases, scores
from tablegames_qt.tables.chinchon.geometry import Block
from tablegames_qt.tables.chinchon.rows import Part

F = TypeVar("F", bound=Fixture)
MOST_BARS, MOST_GONE = 10, 7


class SeatBlock:
    """The fixtures of one seat, made once. `put` lays the empty block on the table, the rest fills it."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._names = names
        self._spot = Block(QRectF(), QPointF(), QRectF(), QPointF())

        def stand(item: F) -> F:
            scene.addItem(item)
            return item

        self.panel = stand(Panel(look))
        self.plate = stand(Plate(look))
        self.number = stand(Label(look, role="stamp", align=Align.RIGHT))
        self._note = stand(Label(look, role="small", colour="ink_2", align=Align.RIGHT, lines=3))
        self._tag = stand(Tag(look, "", _nothing))
        self._tag.set_enabled(on=False)
        self._flight = stand(Label(look, role="title", colour="accent_text", z=layers.MARKS))
        self._bars = [stand(MeldBar(look)) for _ in range(MOST_BARS)]
        self._places = [stand(Place(look)) for _ in range(MOST_GONE)]

    def hide(self) -> None:
        """Take everything away."""
        fixed = (self.panel, self.plate, self.number, self._note, self._tag, self._flight)
        for item in (*fixed, *self._bars, *self._places):
            item.setVisible(False)

    def put(self, spot: Block, room: float, name: str, line: str, *, active: bool) -> None:
        """Lay the empty block in its place: the panel, and the plate in a width of so many pixels."""
        self._spot = spot
        self.panel.set_rect(spot.rect)
        self.plate.put(spot.plate, room)
        self.plate.show_seat(name, line, active=active)
        self.panel.setVisible(True)
        self.plate.setVisible(True)

    def show_number(self, number: str, note: str, room: float) -> None:
        """Show the number of the seat and, in a width of so many pixels, what it is."""
        self.number.say(number)
        self.number.put(self._spot.number)
        self._note.say(note)
        self._note.put(self._spot.number + QPointF(0, self.number.size.height()), room)
        self.number.setVisible(bool(number))
        self._note.setVisible(bool(note))

    def say_line(self, name: str, line: str, *, active: bool) -> None:
        """Say at the name how it stands."""
        self.plate.show_seat(name, line, active=active)

    def show_row(self, parts: Sequence[Part], rects: Sequence[Sequence[QRectF]], options: ChinchonOptions) -> None:
        """Say what the cards are that lie here."""
        bars, places = iter(self._bars), iter(self._places)
        for part, spots in zip(parts, rects, strict=True):
            if part.kind == "meld" and part.meld is not None:
                self._show_meld(bars, part, spots, options)
                if part.meld.joker_as is not None:
                    self._tag.say(f"= {short_card(part.meld.joker_as)}")
                    self._tag.over(*self._tag_place(spots[part.cards.index(JOKER)]))
            elif part.kind == "loose":
                said = phrases.points_sum(part.cards, options)
                next(bars).put_under(spots, phrases.loose_sum(said), barred=False)
            elif part.kind == "gone":
                for card, spot in zip(part.cards, spots, strict=True):
                    place = next(places)
                    place.set_rect(spot)
                    place.set_name(self._gone_name(short_card(card), spot.width()))
                    place.setVisible(True)

    def _gone_name(self, card: str, width: float) -> str:
        """What stands in the empty place of a card that was laid off: only the card where cards are small."""
        said = QCoreApplication.translate("chinchon", "{card} laid off").format(card=card)
        metrics = QFontMetricsF(self.panel.look.font("small"))
        return said if all(metrics.horizontalAdvance(word) < 0.82 * width for word in said.split()) else card

    def _tag_place(self, joker: QRectF) -> tuple[QRectF, float]:
        """Over the joker, or where several blocks leave no room there in the card, at its lower edge."""
        if joker.top() - self._spot.rect.top() > self._tag.size.height() + 4:
            return joker, 4.0
        return QRectF(joker.left(), joker.bottom(), joker.width(), 0.0), 4.0

    def _show_meld(
        self, bars: Iterator[MeldBar], part: Part, spots: Sequence[QRectF], options: ChinchonOptions
    ) -> None:
        """A bar under the cards of the meld, and under those laid off at its ends who laid them."""
        assert part.meld is not None
        by = dict(part.laid)
        own = [spot for card, spot in zip(part.cards, spots, strict=True) if card not in by]
        next(bars).put_under(own, phrases.meld_name(part.meld, options), crowded=bool(by))
        first = next((at for at, card in enumerate(part.cards) if card not in by), 0)
        for side in (range(first), range(first, len(part.cards))):
            for seat in dict.fromkeys(by[part.cards[at]] for at in side if part.cards[at] in by):
                under = [spots[at] for at in side if by.get(part.cards[at]) == seat]
                next(bars).put_under(under, phrases.laid_by(self._names[seat]), barred=False, crowded=True)

    # what beats change

    def put_points(self, points: int) -> None:
        """Show loose points that are being counted."""
        self.number.say(str(points))
        self.number.put(self._spot.number)
        self.number.setVisible(True)

    def count(self, start: int, end: int) -> Count:
        """Return the counting of the loose points from one number to another."""
        return Count(self.number, start, end, self.put_points)

    def launch(self, points: int) -> None:
        """Have the points of the deal be seen beside the number, from where they fly."""
        self.number.say(plain(points))
        self.number.setVisible(True)
        self._flight.say(scores.added(points))
        beside = self.number.rect().left() - self._flight.size.width() - 2 * self._flight.look.u
        self._flight.put(QPointF(beside, self._spot.number.y()))
        self._flight.setVisible(True)

    def flight(self, look: Look) -> Move:
        """Return the flight of the points to the total, which stands under the name."""
        to = self._spot.plate + QPointF(14 * look.u, 2 * look.u)
        return Move(self._flight, to, "points_fly", landed=partial(self._flight.setVisible, False))

    def count_total(self, start: int, end: int, name: str) -> Count:
        """Return the counting of the total, under the name."""

        def say(total: int) -> None:
            self.plate.show_seat(name, phrases.total_line(total), active=self.plate.active)

        return Count(self.plate, start, end, say)


def _nothing() -> None:
    """Tags of what was shown are no buttons."""
