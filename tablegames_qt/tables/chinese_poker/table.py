"""The table of Chinese poker: what the scene kit asks of it, passed on to those who know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from rules.cards import Card
from rules.chinese_poker.actions import Arrange
from rules.chinese_poker.view import PokerView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.cursor import CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinese_poker.arranger import Arranger
from tablegames_qt.tables.chinese_poker.asked import asked_words
from tablegames_qt.tables.chinese_poker.board import Board
from tablegames_qt.tables.chinese_poker.choosing import Choosing
from tablegames_qt.tables.chinese_poker.clock import SetClock
from tablegames_qt.tables.chinese_poker.drawing import Drawing
from tablegames_qt.tables.chinese_poker.finder import Finder
from tablegames_qt.tables.chinese_poker.foot import Foot
from tablegames_qt.tables.chinese_poker.geometry import Geometry
from tablegames_qt.tables.chinese_poker.keyboard import Keyboard
from tablegames_qt.tables.chinese_poker.pieces import Pieces, RowCard
from tablegames_qt.tables.chinese_poker.places import Places
from tablegames_qt.tables.chinese_poker.pointing import Pointing
from tablegames_qt.tables.chinese_poker.question import Question
from tablegames_qt.tables.chinese_poker.reviewing import Reviewing
from tablegames_qt.tables.chinese_poker.sealing import Sealing
from tablegames_qt.tables.chinese_poker.showdown import Showdown
from tablegames_qt.tables.chinese_poker.telling import Telling
from tablegames_qt.tables.chinese_poker.wishes import Wishes
from tablegames_qt.tables.kind import TableContext


class PokerTable(TableScene):
    """The table as its viewer sees it; the audience (no viewer) sees no hand and can do nothing."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.audience)
        self.context = context
        self.names = context.names
        self.bottom = context.viewer or Seat(0)
        self.geometry = Geometry(1016, 700, len(context.names))
        self.pack = Pieces(self._make_card, len(context.names))
        self.wishes = Wishes(self)
        self.board = Board(self, self.look, self.names, context.viewer, self.wishes.wish)
        self.showdown = Showdown(self, self.look, self.names)
        self.foot = Foot(self, self.look, self.wishes.wish)
        self.question = Question(self, self.look, self._question_changed)
        self.finder = Finder(self)
        self.arranger = Arranger(self)
        self.choosing = Choosing(self)
        self.places = Places(self)
        self.sealing = Sealing(self)
        self.clock = SetClock(self)
        self.pointing = Pointing(self)
        self.drawing = Drawing(self)
        self.reviewing = Reviewing(self)
        self.own_keys = Keyboard(self)
        self.carried: Card | None = None
        """The card that is being dragged."""
        self._double = False
        self._ring_before = False
        """Whether the keyboard's ring was to be seen before the question."""
        self._declaring = 0
        """The shuffle for which a declaration that is not the player's to decide has begun."""

    def _question_changed(self) -> None:
        """A question opened or closed: the keyboard stands on its answer."""
        if self.question.shown:
            self._ring_before = self.cursor.shown
        self.refresh_cursor()
        self.cursor.show(on=self.question.shown or self._ring_before)

    def make_piece(self, piece: Any) -> PieceItem:
        """A card that others may be swapped with."""
        return RowCard(piece, self.faces, self.look)

    def _make_card(self, number: int) -> CardItem:
        item = self.piece(number)
        assert isinstance(item, CardItem)
        return item

    def tear_down(self) -> None:
        """End the table, its clock and its thread."""
        self.clock.stop()
        self.finder.close()
        super().tear_down()

    # drawing

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        self.geometry = geometry = Geometry(self.look.width, self.look.height, len(self.names))
        self.board.lay_out(geometry, self.look, self.bottom)
        self.showdown.lay_out(geometry, self.bottom)
        self.foot.lay_out(geometry)
        self.question.lay_out(self.look)
        self.reviewing.lay_out()
        self.drawing.place_sentence()

    def show_view(self, view: PokerView) -> None:
        """Draw a position whole, from the view alone; where own cards lie before they are locked is the table's own."""
        if view.viewer is not None:
            self.pack.hold(view.viewer, view.hand)
        self.arranger.take_up(view)
        if not self.arranger.active:
            self.question.close()
        self.finder.look_at(view)
        self.drawing.show(view)
        self.clock.take_up(view)
        self.say(asked_words(self, view))
        if self.arranger.active and self.sealing.legal(view).must_declare and self._declaring != view.shuffle:
            self._declaring = view.shuffle
            self.choreographer.add(Beat(hold="declare_hold", on_end=self.sealing.declare))

    def say_asked(self) -> None:
        """Say what is asked now, unless something is being told."""
        if self.position is not None and not self.choreographer.running:
            self.say(asked_words(self, self.position))

    def play(self, before: PokerView | None, happened: Sequence[Event], after: PokerView) -> None:
        """Queue the beats of a step."""
        telling = Telling(self, before, after)
        self.choreographer.add(*telling.tell(happened))

    def show_busy(self, seat: int | None) -> None:
        """Bots are seen setting, all alike: nothing tells who thinks long."""

    # what the player does with cards

    def own_card(self, piece: PieceItem) -> Card | None:
        """Return the card of a piece that the player may move now."""
        card = piece.face
        if isinstance(card, Card) and self.pack.own.get(card) is piece and self.arranger.active:
            return card
        return None

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: own cards until they are locked."""
        return self.own_card(piece) is not None and not self.question.shown

    def private(self, piece: PieceItem) -> bool:
        """Whether a piece is of the own hand before all hands are opened."""
        view = self.position
        return view is not None and view.phase == "set" and isinstance(piece.face, Card) and piece.face in view.hand

    def companions(self, piece: PieceItem) -> list[PieceItem]:
        """Return the cards that were chosen together with one; called when a piece is taken up."""
        cards = self.choosing.cards_in_hand(piece)
        self.carried = cards[0] if cards else None
        return [self.pack.own[card] for card in cards]

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a piece may go, with what goes along with it."""
        return [] if self.own_card(piece) is None else self.places.targets(self.choosing.cards_in_hand(piece))

    def target_under(self, piece: QRectF, targets: Sequence[Target]) -> Target | None:
        """Return the target that a carried piece would go to if it were let go."""
        if not self.arranger.active:
            return None
        found = self.places.target_under(piece, targets)
        if found is not None and self.carried is not None and (words := self.places.foul_words(self.carried, found)):
            self.say(QCoreApplication.translate("chinese_poker", "Then: {reason}").format(reason=words))
        elif self.carried is not None:
            self.say_asked()
        return found

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Bring a piece, with what goes along, to a target."""
        done = self.arranger.drop(self.choosing.cards_in_hand(piece), target.value)
        self.carried = None
        return done

    def default_action(self, piece: PieceItem) -> bool:
        """Double click: to the next free place, or back. Enter only takes a card up."""
        card = self.own_card(piece)
        return self._double and card is not None and self.arranger.send(card)

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Another card is chosen, or none."""
        self.choosing.selection_changed(piece)

    def hovered(self, piece: PieceItem | None) -> None:
        """Say the card under pointer or cursor."""
        if piece is not None and isinstance(piece.face, Card):
            self.noted.emit(card_name(piece.face))

    def why_not(self, piece: PieceItem) -> str:
        """Return why a piece cannot be taken up."""
        view = self.position
        if view is None or view.phase != "set" or self.question.shown:
            return ""
        return QCoreApplication.translate("chinese_poker", "Nobody opens before all are ready.")

    def suggest(self, action: object) -> None:
        """Outline the cards that a hint would move out of their row."""
        if isinstance(action, Arrange) and self.arranger.active:
            self.pointer.select(None)
            self.choosing.point_out(action.setting)

    # the keyboard

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches."""
        return self.own_keys.zones()

    def key(self, name: str) -> bool:
        """Single keys of this table."""
        return self.wishes.key(name)

    def enter(self) -> bool:
        """Press the filled button, but never Lock: what is final has a key of its own."""
        return not self.drafting and super().enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.own_keys.press(event):
            event.accept()
            return
        super().keyPressEvent(self.own_keys.meant(event))

    # the mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.pointing.press(event):
            self.cursor.show(on=False)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointing.move(event):
            event.accept()
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.pointing.release():
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and (
            self.pointing.press(event) or self.pointing.double(event.scenePos())
        ):
            event.accept()
            return
        self._double = True
        try:
            super().mouseDoubleClickEvent(event)
        finally:
            self._double = False

    # undo and redo belong to the arrangement while there is one

    @property
    def drafting(self) -> bool:
        """Whether the player sets a hand."""
        return self.arranger.active

    @property
    def can_undo_draft(self) -> bool:
        """Whether a step of the arrangement can be taken back."""
        arrangement = self.arranger.arrangement
        return self.drafting and arrangement is not None and arrangement.can_undo

    @property
    def can_redo_draft(self) -> bool:
        """Whether a step of the arrangement can be made again."""
        arrangement = self.arranger.arrangement
        return self.drafting and arrangement is not None and arrangement.can_redo

    def undo_draft(self) -> None:
        """Take a step of the arrangement back."""
        if self.take_input():
            self.arranger.undo()

    def redo_draft(self) -> None:
        """Make a step of the arrangement again."""
        if self.take_input():
            self.arranger.redo()
