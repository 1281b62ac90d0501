"""What stands on Chinchón's table for the audience during a turn: names, stock and discards in words, the standings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rules.cards import Card
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.phrases import plain, short_cards, signed
from tablegames_qt.scene.caption import Caption
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.name_plate import NamePlate
from tablegames_qt.scene.standings import Standing, Standings
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.chinchon import audience_words, phrases
from tablegames_qt.tables.chinchon.audience_geometry import AudienceGeometry
from tablegames_qt.tables.chinchon.board import Board
from tablegames_qt.tables.chinchon.geometry import Geometry


class AudienceBoard(Board):
    """No button, no number of loose points, and a knock place that is never lit: nothing tells what a hand holds."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        super().__init__(scene, look, names, None, _nothing)
        self._private: list[QGraphicsItem] = [
            *(self.slot, self.detail, self.joker_tag, self._drawn, self.knock, self._sheet, self._asked),
            *(self.yes, self.no, self._few, *self.orders, *self._titles, *self._lines, *self._plates, *self._took),
            *(chip for row in self._known for chip in row),
            *self.bars,
        ]
        self.caption = self._stand(Caption(look, names))
        self.standings = self._stand(Standings(look, len(names)))
        self._seats = [self._stand(NamePlate(look)) for _ in names]
        self._seen = [self._stand(FittedText(look, want=0.034, weight=600, align=Align.LEFT)) for _ in names]
        self._labels = [self._stand(FittedText(look, want=0.034, weight=600, lines=2)) for _ in range(3)]
        self._knock_place = self._stand(type(self.stock_place)(look))
        self._column = False
        self._hide_private()

    def _hide_private(self) -> None:
        self.loose.hide()
        for item in self._private:
            item.setVisible(False)

    def lay_out(self, geometry: Geometry, look: Look, bottom: Seat) -> None:
        """Put everything in its place for a size."""
        del bottom
        assert isinstance(geometry, AudienceGeometry)
        self._look = look
        self._column = not geometry.room.strip
        self.stock_place.set_rect(geometry.stock)
        self.pile_place.set_rect(geometry.pile)
        self.slot.set_rect(geometry.slot)
        self._knock_place.set_rect(geometry.slot)
        for number, label in enumerate(self._labels):
            label.set_rect(geometry.label(number))
        for seat, plate in enumerate(self._seats):
            plate.put(geometry.seat_plate(seat))
            self._seen[seat].set_rect(geometry.seat_taken(seat))
        self.caption.set_rect(geometry.room.caption)
        self.standings.put(geometry.room.standings, column=self._column)

    def cover(self, *, on: bool) -> None:
        """Take everything of the turn away for the showdown, or put it back. A column of standings stays."""
        self._hide_private()
        shown = (self.stock_place, self.pile_place, self._knock_place, *self._seats, *self._seen, *self._labels)
        for item in shown:
            item.setVisible(not on)
        self.standings.setVisible(self._column or not on)

    def show_turn(self, view: ChinchonView, *, taken: bool) -> None:
        """Say whose turn it is, what lies where, and if `taken` who was seen taking what."""
        for seat, plate in enumerate(self._seats):
            wordings = [self._names[seat]]
            if seat in view.out:
                out = QCoreApplication.translate("chinchon", "out of the match")
                wordings.insert(0, f"{self._names[seat]}, {out}")
            plate.show_seat(wordings, active=view.turn == seat)
            known: Sequence[Card] = view.known[seat] if taken else ()
            self._seen[seat].say(*audience_words.took(known, short_cards(known)))
        self._labels[0].say(*audience_words.stock(view))
        self._labels[0].set_colour("accent_text" if phrases.stock_ends(view) else "ink")
        self._labels[1].say(QCoreApplication.translate("chinchon", "Discards"))
        self._labels[2].say(*audience_words.knock_place(view.options))

    def show_standings(self, view: ChinchonView) -> None:
        """Show the totals, and what the last deal added."""
        last = view.finished[-1] if view.finished else None
        standings = []
        for seat, name in enumerate(self._names):
            played = last is not None and last.void is None and last.deadwood[seat] is not None
            detail = signed(last.points[seat]) if played and last is not None else ""
            if seat in view.out:
                detail = QCoreApplication.translate("chinchon", "out")
            standings.append(Standing(name, plain(view.totals[seat]), detail, now=view.turn == seat))
        note = phrases.goal_sentence(view.options)
        self.standings.tell(audience_words.deal_title(view), standings, [note, note.partition(". ")[0] + "."])

    def show_busy(self, seat: int | None) -> None:
        """Who is about to play is marked anyway."""

    def show_slot(self, condition: str, now: str, *, lit: bool) -> None:
        """The condition stands under the knock place, which is never lit."""

    def show_drawn(self, rect: QRectF | None) -> None:
        """Nobody sees what was drawn."""

    def ask(self, text: str | None, yes: str = "", no: str = "", geometry: Geometry | None = None) -> None:
        """Nothing is asked here."""


def _nothing(wish: str) -> None:
    """Nobody presses anything here."""
