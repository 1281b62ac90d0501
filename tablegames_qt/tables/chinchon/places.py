"""Where everything lies on Chinchón's table, from a view and what the player has laid out for it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinchon.melds import Meld
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinchon.board import Board
from tablegames_qt.tables.chinchon.geometry import Geometry
from tablegames_qt.tables.chinchon.grouping import Grouping
from tablegames_qt.tables.chinchon.pieces import Pieces
from tablegames_qt.tables.chinchon.rows import Part, ShowDraft, order_of, proposed, rows
from tablegames_qt.tables.chinchon.showdown import Showdown
from tablegames_qt.tables.kind import TableContext

HAND_Z, PILE_Z, STOCK_Z, BACKS_Z, SHOWN_Z = 300.0, 100.0, 10.0, 60.0, 200.0
DEPTH = 3
"""How many cards of the stock show at its edge."""


@dataclass(frozen=True)
class Spot:
    """Where a card lies: its left upper corner, its height, what it covers."""

    corner: QPointF
    height: float
    z: float


@dataclass(frozen=True)
class KnockDraft:
    """A knock that is laid out but not made: the card for the knock place, and the other seven in their melds."""

    card: Card
    grouping: Grouping


class Places(TableScene):
    """Keeps what the player has laid out but not yet played, grouping, knock and showing, and says where it lies."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.audience)
        self.context = context
        self.names = context.names
        self.bottom = context.viewer or Seat(0)
        self.geometry = self.make_geometry()
        self.pack = Pieces(self._make_card, len(context.names))
        self.hand = Grouping()
        self.knock: KnockDraft | None = None
        self.showing: ShowDraft | None = None
        self.question: tuple[str, Card] | None = None
        """What is asked before a card is thrown: `joker` or `zero`, and the card."""
        self.wanted: tuple[int, int | None] | None = None
        """Group and place in the hand for the card that is being drawn; None: at the right, or where it fits best."""
        self._deal = 0
        self.board = self.make_board()
        self.showdown = self.make_showdown()
        context.settings.changed.connect(self._setting_changed)

    def make_geometry(self) -> Geometry:
        """Return where everything lies at the present size."""
        return Geometry(self.look.width, self.look.height, len(self.names), self.context.settings.all_discards)

    def make_board(self) -> Board:
        """Return the fixtures of a turn."""
        return Board(self, self.look, self.names, self.context.viewer, self.wish)

    def make_showdown(self) -> Showdown:
        """Return the fixtures of the showdown."""
        return Showdown(self, self.look, self.names, self.wish)

    def tear_down(self) -> None:
        """Let go of the settings, which outlive the table."""
        self.context.settings.changed.disconnect(self._setting_changed)
        super().tear_down()

    def _setting_changed(self, name: str) -> None:
        """Follow the settings that belong to this table."""
        if name in ("seen_taken", "all_discards") and self.position is not None:
            self.retranslate()

    def _make_card(self, number: int) -> CardItem:
        item = self.piece(number)
        assert isinstance(item, CardItem)
        return item

    def wish(self, name: str) -> None:
        """A button of the table was pressed."""
        raise NotImplementedError

    @property
    def own_turn(self) -> bool:
        """Whether the viewer is to act."""
        view = self.position
        return view is not None and view.viewer is not None and view.turn == view.viewer

    # what the player has laid out

    def sync(self, view: ChinchonView) -> None:
        """Take over a position: what was laid out for another one is forgotten, the grouping of the hand goes on."""
        if view.deal != self._deal:
            self._deal = view.deal
            self.hand = Grouping()
        mine = view.viewer is not None and view.turn == view.viewer
        if set(self.hand.cards) != set(view.hand):
            new = [card for card in view.hand if card not in self.hand.cards]
            self.hand = self.hand.renewed(view.hand, view.options) if view.hand else Grouping()
            if self.wanted is not None and self.hand.manual and len(new) == 1:
                self.hand = self.hand.moved(new[0], *self.wanted)
            self.wanted = None
        if not (mine and view.phase == "discard"):
            self.knock = self.question = None
        if self.knock is not None and {self.knock.card, *self.knock.grouping.cards} != set(view.hand):
            self.knock = None
        if self.question is not None and self.question[1] not in view.hand:
            self.question = None
        if not (mine and view.phase == "show"):
            self.showing = None
        elif self.showing is None or self.showing.cards != set(view.hand):
            self.showing = proposed(view)

    @property
    def grouping(self) -> Grouping:
        """The cards that the player can order now: the hand, the seven of a knock, or those not laid off."""
        if self.knock is not None:
            return self.knock.grouping
        return self.hand if self.showing is None else self.showing.grouping

    # places

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        self.geometry = self.make_geometry()
        self.board.lay_out(self.geometry, self.look, self.bottom)

    def _put_lines(self, *, shown: bool) -> None:
        line = self.geometry.verdict if shown else self.geometry.sentence
        self.sentence_line.put(line.center(), line.width())
        self.notice.put(QPointF(line.center().x(), line.top()), line.width())

    def hand_spots(self) -> dict[Card, Spot]:
        """Return where the own hand lies during a turn."""
        groups = self.grouping.groups
        z = HAND_Z
        found = {}
        for group, corners in zip(groups, self.geometry.hand([len(each) for each in groups]), strict=True):
            for card, corner in zip(group, corners, strict=True):
                found[card] = Spot(corner, self.geometry.hand_height, z)
                z += 1
        if self.knock is not None:
            found[self.knock.card] = Spot(self.geometry.slot.topLeft(), self.geometry.middle_height, z)
        return found

    def pile_spots(self, view: ChinchonView) -> dict[Card, Spot]:
        """Return where the discards lie: the top two can be read, the others lie under them or in an open row."""
        geometry = self.geometry
        found = {}
        if geometry.open_pile and view.pile:
            height = geometry.open_row.height()
            corners = geometry.open_discards(len(view.pile) - 1)
            for at, (card, corner) in enumerate(zip(view.pile[:-1], corners, strict=True)):
                found[card] = Spot(corner, height, PILE_Z + at)
            found[view.pile[-1]] = Spot(geometry.pile.topLeft(), geometry.middle_height, PILE_Z + len(view.pile))
            return found
        for at, card in enumerate(view.pile):
            second = at == len(view.pile) - 2
            corner = geometry.under_top if second else geometry.pile.topLeft()
            found[card] = Spot(corner, geometry.middle_height, PILE_Z + at)
        return found

    def readable(self, view: ChinchonView) -> tuple[Card, ...]:
        """Return the discards of which something can be seen."""
        return view.pile if self.geometry.open_pile else view.pile[-2:]

    def back_spots(self, seat: int, number: int) -> list[Spot]:
        """Return where a concealed hand lies."""
        turn = (seat - self.bottom) % self.geometry.seats
        place = self.geometry.opponent(turn)
        corners = self.geometry.backs(place.hand, place.hand_height, number)
        return [Spot(corner, place.hand_height, BACKS_Z + at) for at, corner in enumerate(corners)]

    def stock_spots(self, number: int) -> list[Spot]:
        """Return where the stock lies, the next card last: a few edges show below it."""
        step = QPointF(-0.5, 0.5) * self.geometry.u
        corner = self.geometry.stock.topLeft()
        return [
            Spot(corner + step * max(0, min(DEPTH, number - 1 - at)), self.geometry.middle_height, STOCK_Z + at)
            for at in range(number)
        ]

    def parts(self, view: ChinchonView, *, laid_out: bool = True) -> dict[Seat, list[Part]]:
        """Return what stands in the rows of the showdown, with what the player has laid out or without it."""
        return rows(view, self.hand, self.showing if laid_out else None)

    def row_corners(self, view: ChinchonView, parts: dict[Seat, list[Part]]) -> dict[Seat, list[list[QPointF]]]:
        """Return the corners of each row, part by part."""
        seats = order_of(view)
        blocks = dict(zip(seats, self.geometry.blocks(len(seats)), strict=True))
        return {seat: self.geometry.shown_row([part.size for part in parts[seat]], blocks[seat]) for seat in seats}

    def shown_spots(
        self, view: ChinchonView, *, laid_out: bool = True
    ) -> tuple[dict[Card, Spot], dict[Seat, list[Spot]]]:
        """Return where the cards of the showdown lie: open ones by card, backs by seat."""
        parts = self.parts(view, laid_out=laid_out)
        corners = self.row_corners(view, parts)
        height = self.geometry.blocks(len(parts))[0].cards.height()
        cards: dict[Card, Spot] = {}
        backs: dict[Seat, list[Spot]] = {}
        z = SHOWN_Z
        for seat, row in parts.items():
            for part, spots in zip(row, corners[seat], strict=True):
                found = [Spot(corner, height, z + at) for at, corner in enumerate(spots)]
                z += len(spots)
                if part.kind == "hidden":
                    backs[seat] = found
                elif part.kind != "gone":
                    cards |= dict(zip(part.cards, found, strict=True))
        return cards, backs

    def line_of_seven(self, view: ChinchonView, run: Meld) -> dict[Card, Spot]:
        """Return where the seven cards of a chinchón line up: in one row of the knocker's block."""
        block = self.geometry.blocks(len(order_of(view)))[0]
        corners = self.geometry.shown_row((len(run.cards),), block)[0]
        height = block.cards.height()
        return {
            card: Spot(corner, height, SHOWN_Z + at)
            for at, (card, corner) in enumerate(zip(run.cards, corners, strict=True))
        }
