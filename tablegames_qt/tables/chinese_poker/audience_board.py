"""What the audience sees of a seat besides its cards: frame, name, what it has or wins, what each row is and wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from PySide6.QtWidgets import QGraphicsScene

from rules.chinese_poker.setting import ROWS, Row
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.chinese_poker.audience_geometry import SeatPlace

F = TypeVar("F", bound=Fixture)


class AudienceBoard:
    """The fixtures of one seat. It is told what to show and knows no position."""

    def __init__(self, scene: QGraphicsScene, look: Look, name: str) -> None:
        self._scene = scene
        self.frame = self._stand(Panel(look))
        self.name = self._stand(FittedText(look, want=0.036, align=Align.LEFT))
        self.net = self._stand(FittedText(look, want=0.065, weight=700, align=Align.LEFT))
        self.words = {row: self._stand(FittedText(look, want=0.033, align=Align.LEFT, lines=2)) for row in ROWS}
        self.points = {row: self._stand(FittedText(look, want=0.036, align=Align.RIGHT)) for row in ROWS}
        self.seat = self._stand(FittedText(look, want=0.036, lines=3))
        self.name.say(name)
        self.hide()

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    @property
    def texts(self) -> Iterator[FittedText]:
        """Everything that is said."""
        yield from (self.name, self.net, *self.words.values(), *self.points.values(), self.seat)

    def lay_out(self, place: SeatPlace) -> None:
        """Take on a place."""
        self.frame.set_rect(place.frame)
        self.name.set_rect(place.name)
        self.net.set_rect(place.net)
        self.seat.set_rect(place.seat)
        for row in ROWS:
            self.words[row].set_rect(place.words[row])
            self.points[row].set_rect(place.points[row])

    def hide(self) -> None:
        """Leave the seat blank."""
        for item in (self.frame, *self.texts):
            item.setVisible(False)

    def open(self, stack: Sequence[str] = ("",)) -> None:
        """Show frame and name of a seat that is dealt in, and what it has in front of it; nothing is told yet."""
        self.hide()
        self.frame.set_mark(Mark.NONE)
        for item in (self.frame, self.name, self.net, *self.words.values(), *self.points.values()):
            item.setVisible(True)
        for row in ROWS:
            self.words[row].say("")
            self.points[row].say("")
        self.net.set_colour("ink_2")
        self.net.say(*([""] if self._has_front else stack))
        self._say_row("front", *stack)

    @property
    def _has_front(self) -> bool:
        """Whether there is room to say what the front row is."""
        return self.words["front"].size.width() > 2

    def _say_row(self, row: Row, *ways: str) -> None:
        """Say something beside a row, if there is room for it."""
        if self.words[row].size.width() > 2:
            self.words[row].say(*ways)

    def sit_out(self, *words: str) -> None:
        """Show a seat that is not dealt in."""
        self.hide()
        self.frame.set_mark(Mark.NONE)
        self.frame.setVisible(True)
        self.seat.setVisible(True)
        self.seat.say(*words)

    def say_state(self, words: str) -> None:
        """Say whether the hand is ready, beside the middle row."""
        self._say_row("middle", words)

    def name_row(self, row: Row, words: str) -> None:
        """Say what a row is."""
        self._say_row(row, words)

    def name_win(self, kind: str, value: str) -> None:
        """Say what wins by itself, and what it takes."""
        rows: tuple[Row, Row] = ("front", "middle") if self._has_front else ("middle", "back")
        self._say_row(rows[0], kind)
        self._say_row(rows[1], value)

    def name_foul(self, row: Row, words: str) -> None:
        """Say that the hand is a foul: beside the row that has no part in it, or where its points will stand."""
        if row == "front" and not self._has_front:
            self.net.say(words)
        else:
            self._say_row(row, words)

    def show_points(self, row: Row, points: str) -> None:
        """Say what a row has won from all others together, where there is room for it."""
        if self.points[row].size.width() > 2:
            self.points[row].say(points)

    def show_net(self, net: str, *, shining: bool = False) -> None:
        """Say what the seat has won in this deal; `shining`: it has won the deal."""
        self.net.set_colour("accent_text" if shining else "ink")
        self.net.say(net)

    def mark(self, mark: Mark) -> None:
        """Frame the board, or take the frame away."""
        self.frame.set_mark(mark)
