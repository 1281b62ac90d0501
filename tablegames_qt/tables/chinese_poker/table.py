"""The table of Chinese poker: what lies where, what the player may do with it, and what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from rules.cards import Card
from rules.chinese_poker.actions import Arrange, Buy, EndMatch, Join
from rules.chinese_poker.setting import ROWS, Setting
from rules.chinese_poker.view import PokerView
from rules.events import Event
from rules.game import NextDeal
from rules.seats import Seat
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.arranger import Arranger
from tablegames_qt.tables.chinese_poker.board import Board
from tablegames_qt.tables.chinese_poker.choosing import Choosing
from tablegames_qt.tables.chinese_poker.foot import Foot
from tablegames_qt.tables.chinese_poker.geometry import Geometry
from tablegames_qt.tables.chinese_poker.keys import row_of_key, wish_of_key
from tablegames_qt.tables.chinese_poker.opened import show_opened
from tablegames_qt.tables.chinese_poker.pieces import Pieces, RowCard, by_place
from tablegames_qt.tables.chinese_poker.places import Places
from tablegames_qt.tables.chinese_poker.question import Question
from tablegames_qt.tables.chinese_poker.sealing import Sealing
from tablegames_qt.tables.chinese_poker.showdown import Showdown
from tablegames_qt.tables.chinese_poker.telling import Telling
from tablegames_qt.tables.kind import TableContext


class PokerTable(TableScene):
    """The table as its viewer sees it; the audience (no viewer) sees no hand and can do nothing."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.viewer is None)
        self.context = context
        self.names = context.names
        self.bottom = context.viewer or Seat(0)
        self.geometry = Geometry(1016, 700, len(context.names))
        self.pack = Pieces(self._make_card, len(context.names))
        self.board = Board(self, self.look, self.names, context.viewer, self._wish)
        self.showdown = Showdown(self, self.look, self.names)
        self.foot = Foot(self, self.look, self._wish)
        self.question = Question(self, self.look, self.refresh_cursor)
        self.arranger = Arranger(self)
        self.choosing = Choosing(self)
        self.places = Places(self)
        self.sealing = Sealing(self)
        self.carried: Card | None = None
        """The card that is being dragged."""
        self._double = False
        self._peeking = False

    def make_piece(self, piece: Any) -> PieceItem:
        """A card that others may be swapped with."""
        return RowCard(piece, self.faces, self.look)

    def _make_card(self, number: int) -> CardItem:
        item = self.piece(number)
        assert isinstance(item, CardItem)
        return item

    # drawing any position

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        self.geometry = geometry = Geometry(self.look.width, self.look.height, len(self.names))
        self.board.lay_out(geometry, self.look, self.bottom)
        self.showdown.lay_out(geometry, self.bottom)
        self.foot.lay_out(geometry)
        self.question.lay_out(self.look)
        self.place_sentence()

    def place_sentence(self) -> None:
        """Put the sentence line where it belongs: over the tray, or under the opened boards."""
        line = self.geometry.sentence if self.board.shown and not self.foot.shown else self.foot.words_room
        self.sentence_line.put(line.center(), line.width())
        top = line.top() if self.board.shown else line.top() - 4 * self.look.u
        self.notice.put(QPointF(line.center().x(), top), max(line.width(), 0.5 * self.look.width))

    def show_view(self, view: PokerView) -> None:
        """Draw a position whole, from the view alone; where own cards lie before they are locked is the table's own."""
        self._peeking = False
        if not (view.phase == "set" and self.question.shown):
            self.question.close()
        if view.viewer is not None:
            self.pack.hold(view.viewer, view.hand)
        self.arranger.take_up(view)
        if view.entries is not None:
            self._show_entries(view)
        else:
            self._show_setting(view)
        self.say(self._asked_words(view))
        self.place_sentence()

    def _show_entries(self, view: PokerView) -> None:
        if view.viewer is not None and view.own_entry is not None:
            cards = by_place(view.own_entry)
            self.pack.lay(view.viewer, [card for card in cards if card is not None])
        self.board.show(on=False, arranging=False)
        self.board.show_deal(view)
        show_opened(self, view)
        self.show_foot(view)

    def show_foot(self, view: PokerView) -> None:
        """Show what can be done between two deals."""
        self.foot.show(view, reviews=False, open_review=False)

    def _show_setting(self, view: PokerView) -> None:
        self.showdown.hide()
        active = self.arranger.active
        self.board.show(on=True, arranging=active)
        self.board.show_deal(view)
        for seat in range(len(self.names)):
            dealt = seat in view.dealt_in
            own = seat == view.viewer
            if not (own and dealt):
                self._lay_closed(seat, visible=dealt)
        if active:
            for card, item in self.pack.own.items():
                corner, height, z = self.arranger.corner(card)
                self.undress(item)
                item.show_card(card)
                item.place(corner, height, z)
                item.setVisible(True)
            self.choosing.dress()
            self.arranger.show()
        elif view.viewer is not None and view.viewer in view.dealt_in:
            self._lay_sealed(view)
        if view.phase == "set":
            self.foot.hide()
        else:
            self.show_foot(view)

    def _lay_sealed(self, view: PokerView) -> None:
        """The own rows lie closed until all are ready (R12)."""
        assert view.viewer is not None
        entry = view.own_entry
        cards = view.hand if not isinstance(entry, Setting) else entry.cards
        self.pack.lay(view.viewer, cards if len(cards) == len(view.hand) else view.hand)
        self._lay_closed(view.viewer, visible=True)

    def _lay_closed(self, seat: int, *, visible: bool) -> None:
        side = self.geometry.side(seat, self.bottom)
        for item, (corner, height, z) in zip(self.pack.boards[seat], self.closed_places(side), strict=True):
            self.undress(item)
            item.show_card(None)
            item.place(corner, height, z)
            item.setVisible(visible)

    def closed_places(self, side: str) -> list[tuple[QPointF, float, float]]:
        """Return where the thirteen closed cards of a side lie, their height and z."""
        geometry = self.geometry
        if side == "bottom":
            slots = [geometry.slot(row, at).topLeft() for row in ROWS for at in range(len(self.board.slots[row]))]
            return [(corner, geometry.row_height, 100.0 + at) for at, corner in enumerate(slots)]
        return [(corner, geometry.small_height, 20.0 + at) for at, corner in enumerate(geometry.small_places(side))]

    def undress(self, item: CardItem) -> None:
        """Take marks and washes off a card."""
        if item is not self.pointer.selected:
            item.set_mark(Mark.NONE)
        item.set_washed(on=False)
        item.set_shadowed(on=True)

    # what the beats show

    def play(self, before: PokerView | None, happened: Sequence[Event], after: PokerView) -> None:
        """Queue the beats of a step."""
        telling = Telling(self, before, after)
        self.choreographer.add(*telling.tell(happened))

    def begin_deal(self, view: PokerView, middle: QPointF) -> None:
        """Gather all cards in the middle, for a new deal."""
        self.showdown.hide()
        self.foot.hide()
        self.arranger.take_up(view)
        self.board.show(on=True, arranging=self.arranger.active)
        self.board.show_deal(view)
        self.arranger.show()
        self.place_sentence()
        height = self.geometry.row_height
        for at, item in enumerate(self.pack.items):
            self.undress(item)
            item.show_card(None)
            item.place(middle, height, 10.0 + at)
        for seat, items in enumerate(self.pack.boards):
            for item in items:
                item.setVisible(seat in view.dealt_in)

    def close_arranging(self, view: PokerView) -> None:
        """The hand is locked: tray and buttons go."""
        self.arranger.take_up(view)
        self.pointer.select(None)
        self.board.show(on=True, arranging=False)
        self.board.show_deal(view)

    def clear_for_boards(self) -> None:
        """Take everything away that belongs to the setting of hands."""
        self.foot.hide()
        self.board.show(on=False, arranging=False)
        if self.position is not None:
            self.board.show_deal(self.position)

    # what the player does

    def _own_card(self, piece: PieceItem) -> Card | None:
        card = piece.face
        if isinstance(card, Card) and self.pack.own.get(card) is piece and self.arranger.active:
            return card
        return None

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: own cards until they are locked."""
        return self._own_card(piece) is not None and not self.question.shown

    def companions(self, piece: PieceItem) -> list[PieceItem]:
        """Return the cards that were chosen together with one; called when a piece is taken up."""
        cards = self.choosing.cards_in_hand(piece)
        self.carried = cards[0] if cards else None
        return [self.pack.own[card] for card in cards]

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a piece may go."""
        if self._own_card(piece) is None:
            return []
        return self.places.targets(self.choosing.cards_in_hand(piece))

    def target_under(self, piece: QRectF, targets: Sequence[Target]) -> Target | None:
        """Return the target that a carried piece would go to if it were let go."""
        found = self.places.target_under(piece, targets)
        if found is not None and self.carried is not None and (words := self.places.foul_words(self.carried, found)):
            self.noted.emit(words)
            self.say(QCoreApplication.translate("chinese_poker", "Then: {reason}").format(reason=words))
        elif self.carried is not None:
            self.say_asked()
        return found

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Bring a piece, with what goes along, to a target."""
        done = self.arranger.drop(self.choosing.cards_in_hand(piece), target.value)
        self.carried = None
        self.say_asked()
        return done

    def say_asked(self) -> None:
        """Say what is asked now, unless something is being told."""
        if self.position is not None and not self.choreographer.running:
            self.say(self._asked_words(self.position))

    def _asked_words(self, view: PokerView) -> str:
        if self.arranger.active and not self.arranger.laid.tray and view.phase == "set":
            if self.arranger.laid.setting.foul is None:
                return QCoreApplication.translate("chinese_poker", "All rows are in order: lock them, or go on.")
            return phrases.foul_sentence(self.arranger.laid.setting.foul, self.arranger.laid.setting)
        return phrases.asked_sentence(view, self.names)

    def default_action(self, piece: PieceItem) -> bool:
        """Double click: to the next free place, or back. Enter only takes a card up."""
        card = self._own_card(piece)
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
        """Outline the cards that a hint would move to another row."""
        if not isinstance(action, Arrange) or not self.arranger.active:
            return
        wanted = {card: row for row in ROWS for card in action.setting[row]}
        self.pointer.select(None)
        for card, item in self.pack.own.items():
            spot = self.arranger.laid.where(card)
            moves = spot is None or spot[0] != wanted.get(card)
            item.set_mark(
                Mark.HIT if moves and self.arranger.arrangement is not None and spot is not None else Mark.NONE
            )

    def show_busy(self, seat: int | None) -> None:
        """Bots are seen setting, all alike: nothing tells who thinks long."""

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches."""
        if self.question.shown:
            return [self.question.zone()]
        zones = []
        if self.arranger.active:
            laid = self.arranger.laid
            tray = [CursorStop(self.pack.own[card], card_name(card)) for card in laid.tray]
            zones.append(CursorZone("tray", tray, numbered=True))
            for row in ROWS:
                stops = []
                for place, card in enumerate(laid[row]):
                    words = self.places.place_words(row, place, None) if card is None else card_name(card)
                    item = self.board.slots[row][place] if card is None else self.pack.own[card]
                    stops.append(CursorStop(item, words if card is None else f"{hand_names.row_title(row)}: {words}"))
                zones.append(CursorZone(row, stops))
            buttons = [each for each in self.board.buttons.values() if each.isVisible()]
            zones.append(CursorZone("buttons", [CursorStop(each, each.text) for each in buttons]))
        if self.foot.shown:
            zones.append(CursorZone("foot", [CursorStop(each, each.text) for each in self.foot.shown], numbered=False))
        return zones

    # undo and redo belong to the arrangement while there is one

    @property
    def drafting(self) -> bool:
        """Whether the player prepares a decision on the table."""
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
        self.arranger.undo()

    def redo_draft(self) -> None:
        """Make a step of the arrangement again."""
        self.arranger.redo()

    # buttons

    def _wish(self, wish: str) -> None:
        view = self.position
        if view is None:
            return
        match wish:
            case "front" | "middle" | "back":
                if self.arranger.active:
                    self.choosing.choose_row(wish)  # type: ignore[arg-type]
            case "sort":
                self.arranger.sort()
            case "arrange":
                if not self.arranger.fill_rest():
                    self.auto_arrange()
            case "undo":
                self.arranger.undo()
            case "clear":
                self.arranger.clear()
            case "automatic":
                self.sealing.ask_automatic()
            case "lock":
                self.sealing.lock()
            case _:
                self._wish_between(wish, view)

    def _wish_between(self, wish: str, view: PokerView) -> None:
        """What is done between two deals."""
        match wish:
            case "next" if view.phase == "match-over":
                self.wished.emit("new-match")
            case "next":
                self.go_on(view)
            case "verify":
                self.wished.emit("verify")
            case "buy" if view.viewer is not None:
                self.decided.emit(Buy(view.viewer, view.options.full_buy))
            case "sit" if view.viewer is not None:
                self.decided.emit(Join(view.viewer))
            case "end":
                words = QCoreApplication.translate(
                    "chinese_poker", "End the match now? The chips won so far decide it."
                )
                end = QCoreApplication.translate("chinese_poker", "End the match")
                self.question.ask(words, end, lambda: self.decided.emit(EndMatch()))

    def go_on(self, view: PokerView) -> None:
        """Bots without chips buy in full (R33), then the next deal is dealt."""
        for seat in view.broke:
            if seat != view.viewer:
                self.decided.emit(Buy(seat, view.options.full_buy))
        self.decided.emit(NextDeal())

    def auto_arrange(self) -> None:
        """Lay the best setting that the program finds."""
        from rules.chinese_poker.arranging import arrange

        if self.arranger.active:
            view = self.position
            self.arranger.apply(arrange(view.hand, view.options))

    def key(self, name: str) -> bool:
        """Single keys of this table."""
        wish = wish_of_key(name)
        if wish is None or self.question.shown:
            return False
        if wish == "next":
            if self.foot.shown:
                self.foot.shown[0].clicked()
            return bool(self.foot.shown)
        if wish == "rows":
            if self.arranger.active:
                words = self.arranger.spoken()
                self.noted.emit(words)
                self.announce(words)
            return self.arranger.active
        if not self.arranger.active:
            return False
        self._wish(wish)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.question.shown and event.key() == Qt.Key.Key_Escape:
            self.question.close()
            event.accept()
            return
        if self.arranger.active and not self.question.shown and not self.pointer.dragging and self._row_key(event):
            event.accept()
            return
        idle = not self.choreographer.running
        if event.key() == Qt.Key.Key_Space and idle and (self.arranger.active or self.question.shown):
            event = QKeyEvent(event.type(), Qt.Key.Key_Return, event.modifiers(), "\r", event.isAutoRepeat())
            super().keyPressEvent(event)
            return
        super().keyPressEvent(event)

    def _row_key(self, event: QKeyEvent) -> bool:
        """Keys that send a card somewhere, and those with Ctrl."""
        ctrl = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier
        if ctrl and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.take_input():
                self.sealing.lock()
            return True
        if ctrl and event.key() == Qt.Key.Key_Backspace:
            self.arranger.clear()
            return True
        stop = self.cursor.stop
        piece = self.pointer.selected or (stop.item if stop is not None and self.cursor.shown else None)
        if not isinstance(piece, PieceItem) or (card := self._own_card(piece)) is None:
            return False
        sent = row_of_key(event, self.arranger.laid.where(card))
        if sent is None:
            return False
        cards = self.choosing.cards_in_hand(piece)
        self.pointer.select(None)
        self.arranger.send_to(cards, None if sent == "tray" else sent)
        self.cursor.show(on=True)
        self.refresh_cursor()
        return True

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.choosing.released = set()
        self.carried = None
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self.question.shown:
            if self.pointer.button_at(event.scenePos()) not in (self.question.yes, self.question.no):
                event.accept()
                return
        elif (
            left
            and self.arranger.active
            and event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        ):
            event.accept()
            self._choose_more(event)
            return
        super().mousePressEvent(event)

    def _choose_more(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.take_input():
            return
        piece = next((item for item in self.items_at(event.scenePos()) if isinstance(item, PieceItem)), None)
        card = self._own_card(piece) if piece is not None else None
        if card is None:
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.choosing.extend(card)
        else:
            self.choosing.toggle(card)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier):
            self.mousePressEvent(event)
            return
        self.choosing.released = set()
        self._double = True
        try:
            super().mouseDoubleClickEvent(event)
        finally:
            self._double = False
        badges = self.board.badges.values()
        if any(badge.isVisible() and badge.rect().contains(event.scenePos()) for badge in badges):
            self.arranger.fill_rest()
