"""What stands on Chinchón's table during a turn and is no card: places, plates, numbers, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.cards import Card
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.phrases import short_card
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.face_down_place import FaceDownPlace
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel, Place
from tablegames_qt.scene.meld_bar import MeldBar
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.tag import Tag
from tablegames_qt.scene.words import Align, Chip, ChipKind, Label
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.geometry import Geometry
from tablegames_qt.tables.chinchon.loose_box import LooseBox

F = TypeVar("F", bound=Fixture)
MOST_BARS = 3
MOST_KNOWN = 7


class Board:
    """The fixtures of one table. It is told what to show and knows no position."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        names: Sequence[str],
        viewer: Seat | None,
        wished: Callable[[str], None],
    ) -> None:
        self._scene = scene
        self._names = names
        self._viewer = viewer
        self._look = look
        self.stock_place = self._stand(Place(look))
        self.pile_place = self._stand(Place(look))
        self.slot = self._stand(FaceDownPlace(look))
        centre = Align.CENTRE
        self._titles = [self._stand(Label(look, weight=600, align=centre)) for _ in range(3)]
        self._lines = [self._stand(Label(look, role="small", colour="ink_2", align=centre)) for _ in range(3)]
        self._few = self._stand(Chip(look))
        """The number of the stock when its end is near: framed."""
        self._plates = [self._stand(Plate(look)) for _ in names]
        self._took = [self._stand(Label(look, role="small", colour="ink_2")) for _ in names]
        self._known = [[self._stand(Chip(look, kind=ChipKind.QUIET)) for _ in range(MOST_KNOWN)] for _ in names]
        self.detail = self._stand(Label(look, colour="ink_2", align=centre, names=names))
        self.loose = LooseBox(scene, look)
        self.bars = [self._stand(MeldBar(look)) for _ in range(MOST_BARS)]
        self.joker_tag = self._stand(Tag(look, "", lambda: wished("turn-joker")))
        self._drawn = self._stand(Label(look, role="small", weight=600, colour="accent_text", align=centre))
        self.knock = self._stand(Button(look, "", lambda: wished("knock")))
        self.group = self._stand(Button(look, "", lambda: wished("group")))
        self.by_suit = self._stand(Button(look, "", lambda: wished("suit")))
        self.by_rank = self._stand(Button(look, "", lambda: wished("rank")))
        self.orders = (self.group, self.by_suit, self.by_rank)
        self._sheet = self._stand(Panel(look))
        self._asked = self._stand(Label(look, lines=5, weight=600))
        self.yes = self._stand(Button(look, "", lambda: wished("yes"), default=True))
        self.no = self._stand(Button(look, "", lambda: wished("no")))
        self.asks = False
        """Whether the sheet beside the knock place is open."""

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def lay_out(self, geometry: Geometry, look: Look, bottom: Seat) -> None:
        """Put everything in its place for a size, with its words in the present language."""
        self._look = look
        u = geometry.u
        self.stock_place.set_rect(geometry.stock)
        self.pile_place.set_rect(geometry.pile)
        self.slot.set_rect(geometry.slot)
        for number, place in enumerate((geometry.stock, geometry.pile, geometry.slot)):
            self._titles[number].put(QPointF(place.center().x(), place.bottom() + 3 * u))
            below = place.bottom() + 3 * u + self._titles[number].size.height()
            self._lines[number].put(QPointF(place.center().x(), below))
        for seat, plate in enumerate(self._plates):
            turn = (seat - bottom) % geometry.seats
            if turn == 0:
                plate.put(geometry.plate, 0.17 * geometry.width)
                continue
            spot = geometry.opponent(turn)
            plate.put(spot.plate, spot.plate_room)
            self._took[seat].put(spot.known, spot.known_room)
        self.loose.put(geometry.loose_box, u)
        line = geometry.sentence
        self.detail.put(QPointF(line.center().x(), line.bottom() + 0.5 * u), line.width())
        self.knock.say(QCoreApplication.translate("chinchon", "Knock …"))
        self.knock.put(geometry.knock_button)
        texts = (
            QCoreApplication.translate("chinchon", "Group melds"),
            QCoreApplication.translate("chinchon", "By suit"),
            QCoreApplication.translate("chinchon", "By rank"),
        )
        step = min(12.5 * u, geometry.hand_height / 3)
        for number, (button, text) in enumerate(zip(self.orders, texts, strict=True)):
            button.say(text)
            button.put(geometry.order_buttons + QPointF(0, number * step), 0.11 * geometry.width)
        self._lay_out_question(geometry)

    def _lay_out_question(self, geometry: Geometry) -> None:
        sheet, u = geometry.question, geometry.u
        self._sheet.set_rect(sheet)
        self._asked.put(sheet.topLeft() + QPointF(4 * u, 3 * u), sheet.width() - 8 * u)
        self.yes.put(QPointF(sheet.left() + 4 * u, sheet.bottom() - 3 * u - self.yes.size.height()))
        beside = self.yes.rect().right() + 3 * u
        if beside + self.no.size.width() > sheet.right() - 2 * u:
            self.yes.put(QPointF(sheet.left() + 4 * u, sheet.bottom() - 5 * u - 2 * self.yes.size.height()))
            self.no.put(QPointF(sheet.left() + 4 * u, sheet.bottom() - 3 * u - self.no.size.height()))
        else:
            self.no.put(QPointF(beside, self.yes.pos().y()))

    def cover(self, *, on: bool) -> None:
        """Take everything of the turn away for the showdown, or put it back."""
        both = (self._plates, self._took, self._titles, self._lines, self.orders)
        for item in (
            self.stock_place,
            self.pile_place,
            self.slot,
            self.detail,
            self.knock,
            *(i for r in both for i in r),
        ):
            item.setVisible(not on)
        self.loose.hide()
        for gone in (self._drawn, self.joker_tag, self._few):
            gone.setVisible(False)
        for chip in (chip for row in self._known for chip in row):
            chip.setVisible(False)
        for bar in self.bars:
            bar.setVisible(False)
        seated = self._viewer is not None
        for button in (*self.orders, self.knock):
            button.setVisible(seated and not on)
        self.ask(None)

    # numbers and names

    def show_turn(self, view: ChinchonView, *, taken: bool) -> None:
        """Say totals, whose turn it is, what lies where, and if `taken` who was seen taking what."""
        for seat, plate in enumerate(self._plates):
            if seat in view.out:
                line = QCoreApplication.translate("chinchon", "out of the match")
            else:
                line = phrases.total_line(view.totals[seat])
            plate.show_seat(self._names[seat], line, active=view.turn == seat)
            self._show_known(seat, view.known[seat] if taken and seat != view.viewer else ())
        texts = (
            (QCoreApplication.translate("chinchon", "Stock"), phrases.stock_line(view)),
            (QCoreApplication.translate("chinchon", "Discards"), self._pile_line(view)),
            (
                QCoreApplication.translate("chinchon", "Knock place"),
                QCoreApplication.translate("chinchon", "face down, ends the deal"),
            ),
        )
        for number, (title, line) in enumerate(texts):
            self._titles[number].say(title)
            self._lines[number].say(line)
        few = phrases.stock_ends(view)
        self._few.setVisible(few)
        self._lines[0].setVisible(not few)
        if few:
            self._few.say(phrases.stock_line(view))
            self._few.centre_on(self._lines[0].rect().center() + QPointF(0, self._look.u))

    def _pile_line(self, view: ChinchonView) -> str:
        own = view.viewer is not None and view.turn == view.viewer
        if own and view.phase == "draw":
            return QCoreApplication.translate("chinchon", "take the top card")
        if own and view.phase == "discard":
            return QCoreApplication.translate("chinchon", "drop a card here")
        return QCoreApplication.translate("chinchon", "%n card(s)", "", len(view.pile))

    def _show_known(self, seat: int, known: Sequence[Card]) -> None:
        said = QCoreApplication.translate("chinchon", "took from the discards")
        if len(self._names) > 2:
            said = QCoreApplication.translate("chinchon", "took")
        self._took[seat].say(said if known else "")
        corner = self._took[seat].pos() + QPointF(0, self._took[seat].size.height() + self._look.u)
        right = self._look.width - self._look.u
        left = corner.x()
        for chip, card in zip(self._known[seat], (*known, *[None] * MOST_KNOWN), strict=False):
            chip.setVisible(card is not None)
            if card is None:
                continue
            chip.say(short_card(card))
            if corner.x() + chip.size.width() > min(right, left + 0.29 * self._look.width):
                corner = QPointF(left, corner.y() + chip.size.height() + self._look.u)
            chip.setPos(self._look.snap(corner))
            corner += QPointF(chip.size.width() + self._look.u, 0)

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        for number, plate in enumerate(self._plates):
            if plate.isVisible() and plate.busy is not (number == seat):
                line = plate.line if number != seat else QCoreApplication.translate("chinchon", "is thinking")
                plate.show_seat(self._names[number], line, active=plate.active or number == seat, busy=number == seat)

    def show_slot(self, condition: str, now: str, *, lit: bool) -> None:
        """Say what the knock place asks for and what the player has; nothing without a condition: a card lies there."""
        self.slot.say(QCoreApplication.translate("chinchon", "Knock") if condition else "", condition, now, lit=lit)
        self.knock.set_enabled(on=lit)

    def show_drawn(self, rect: QRectF | None) -> None:
        """Stand over the card that was just drawn, or go."""
        self._drawn.setVisible(rect is not None)
        if rect is not None:
            self._drawn.say(QCoreApplication.translate("chinchon", "just drawn"))
            self._drawn.put(QPointF(rect.center().x(), rect.top() - 6.5 * self._look.u))

    def show_joker(self, rect: QRectF | None, card: Card | None, *, turns: bool, over_neighbours: float) -> None:
        """Say over the joker which card it stands for; `turns`: a click changes it."""
        if rect is None or card is None:
            self.joker_tag.setVisible(False)
            return
        self.joker_tag.set_enabled(on=turns)
        self.joker_tag.say(phrases.joker_tag(card))
        self.joker_tag.over(rect, over_neighbours)

    def ask(self, text: str | None, yes: str = "", no: str = "", geometry: Geometry | None = None) -> None:
        """Open the sheet beside the knock place with a question and two answers; None closes it."""
        self.asks = text is not None
        for item in (self._sheet, self._asked, self.yes, self.no):
            item.setVisible(self.asks)
        if self._viewer is not None and text is not None:
            self._asked.say(text)
            self.yes.say(yes)
            self.no.say(no)
            self.knock.setVisible(False)
            if geometry is not None:
                self._lay_out_question(geometry)

    @property
    def question(self) -> str:
        """What the open sheet asks, or nothing."""
        return self._asked.text if self.asks else ""


def card_words(card: Card) -> str:
    """Return what the box says about a chosen card."""
    return QCoreApplication.translate("chinchon", "without {card}").format(card=short_card(card))
