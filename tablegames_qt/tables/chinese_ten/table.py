"""Chinese Ten's table: what lies where, what the player may do with it, and what is marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF

from rules.cards import Card, pack
from rules.chinese_ten import events
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.game import NextDeal
from rules.seats import Seat
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.cursor import CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.board import Board
from tablegames_qt.tables.chinese_ten.choosing import Choosing
from tablegames_qt.tables.chinese_ten.counter import shown_points
from tablegames_qt.tables.chinese_ten.deal_sheet import DealSheet
from tablegames_qt.tables.chinese_ten.dress import Dress
from tablegames_qt.tables.chinese_ten.geometry import LEAST_HAND, Geometry
from tablegames_qt.tables.chinese_ten.order import sorted_hand
from tablegames_qt.tables.chinese_ten.pieces import Pieces
from tablegames_qt.tables.chinese_ten.placing import Placing
from tablegames_qt.tables.chinese_ten.sheet import ScoreSheet
from tablegames_qt.tables.chinese_ten.telling import Telling
from tablegames_qt.tables.kind import TableContext


class TenTable(TableScene):
    """The table as its viewer sees it; the audience (no viewer) sees no hand and can do nothing."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.audience)
        self.context = context
        self.names = context.names
        self.bottom = context.viewer or Seat(0)
        seats = len(context.names)
        self.geometry = self.make_geometry()
        self.columns = self.geometry.columns(())
        self.pack = Pieces(self._make_card, seats)
        self.dress = Dress(self)
        self.placing = Placing(self)
        self.choosing = Choosing(self)
        self.board = self.make_board()
        self.sheet = self.make_sheet()
        self.sort_button = Button(self.look, "", self._change_sorting)
        self.sort_button.setVisible(context.viewer is not None)
        self.addItem(self.sort_button)
        context.settings.changed.connect(self._setting_changed)
        self._setting_changed("step_mode")

    def make_geometry(self) -> Geometry:
        """Return where everything lies at the present size."""
        jumbo = self.faces.deck.jumbo(LEAST_HAND)
        return Geometry(self.look.width, self.look.height, len(self.names), jumbo)

    def make_board(self) -> Board:
        """Return the fixtures of the table."""
        return Board(self, self.look, self.names, self.context.viewer)

    def make_sheet(self) -> DealSheet:
        """Return the score sheet."""
        return ScoreSheet(self, self.faces, self.look, self.names, self._sheet_wish)

    def tear_down(self) -> None:
        """End the table."""
        self.context.settings.changed.disconnect(self._setting_changed)
        super().tear_down()

    def _setting_changed(self, name: str) -> None:
        """Follow the settings that belong to this table."""
        self.choreographer.step_mode = self.context.settings.step_mode
        if name in ("counter", "hand_sort") and self.position is not None and not self.choreographer.running:
            self.jump(self.position)

    def _change_sorting(self) -> None:
        settings = self.context.settings
        settings.hand_sort = "value" if settings.hand_sort == "pairs" else "pairs"

    def _make_card(self, number: int) -> CardItem:
        item = self.piece(number)
        assert isinstance(item, CardItem)
        return item

    # drawing any position

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        self.geometry = geometry = self.make_geometry()
        self.faces.prepare((*pack(), None), geometry.hand_height, self.look.dpr, edged=self.look.theme.edged_pieces)
        self.board.lay_out(geometry, self.bottom)
        self.sort_button.say(QCoreApplication.translate("chinese_ten", "Sort"))
        self.sort_button.put(geometry.sort_button)
        line = geometry.sentence
        self.sentence_line.put(line.center(), line.width())
        self.notice.put(QPointF(line.center().x(), line.top()), line.width())
        self.sheet.set_look(self.look)

    def show_view(self, view: TenView) -> None:
        """Draw a position whole, from the view alone."""
        self.choosing.forget_question()
        self.pack.assign(view)
        if not self._keeps_columns(view):
            self.columns = self.geometry.columns(view.layout)
        self.end_telling()
        self.placing.show(view)
        self._show_numbers(view)
        self._show_state(view)

    def _keeps_columns(self, view: TenView) -> bool:
        """Whether the present columns hold just the cards of the layout: then they keep their places until the turn ends."""
        now, fresh = self.columns, self.geometry.columns(view.layout)
        return view.phase == "take" and now.zone == fresh.zone and sorted(now.order()) == sorted(view.layout)

    def _show_numbers(self, view: TenView) -> None:
        self.board.show_stock(view.stock)
        for seat in range(view.seats):
            self.show_pile(seat, view.pile_counts[seat], view.points[seat])
        self.board.show_turn(view.turn, view.hand_counts)

    def _show_state(self, view: TenView) -> None:
        """Show what is asked now: marks, steps, the sentence."""
        self.board.steps_now({"play": 0, "take": 1}.get(view.phase, -1))
        self.dress.renew_clasp()
        if view.phase == "take" and self.choosing.own_turn:
            self.dress.wash_all_but((*view.turned_targets, view.turned))
        self.say(phrases.asked_sentence(view, self.names))
        if view.phase == "match-over":
            self.noted.emit(phrases.winner_sentence(view, self.names))
        elif view.phase == "deal-over":
            self.noted.emit(phrases.deal_winner_sentence(view, self.names))

    def in_hand_order(self, hand: Sequence[Card]) -> list[Card]:
        """Return the own hand as it is sorted on this table."""
        options = self.position.options if self.position is not None else None
        if options is None:
            return list(hand)
        return sorted_hand(hand, self.context.settings.hand_sort, options)

    # what the beats show

    def play(self, before: TenView | None, happened: Sequence[Event], after: TenView) -> None:
        """Queue the beats of a step."""
        del before  # `position` is the one to come already: what the beats show is told by their events
        telling = Telling(self, after)
        self.choreographer.add(*telling.tell(happened))
        self.columns = telling.columns

    def gather(self) -> None:
        """Lay all cards into the stock, for a new deal."""
        self.sheet.hide()
        self.clear_board(on=False)
        self.placing.gather()
        for seat in range(self.geometry.seats):
            self.show_pile(seat, 0, 0)
        self.board.begin_deal()

    def open_sheet(self, view: TenView) -> None:
        """Lay the score sheet on the table, which is empty now."""
        self.clear_board(on=True)
        self.sheet.open(view, practice=self.practice)

    def clear_board(self, *, on: bool) -> None:
        """Take away what is of no use under the score sheet, or put it back."""
        self.board.cover(on=on)
        self.sort_button.setVisible(not on and self.context.viewer is not None)
        self.placing.show_side_piles(on=not on)

    def show_pile(self, seat: int, cards: int, total: int) -> None:
        """Say how many cards a seat has captured and, as far as they are counted openly, their points."""
        view = self.position
        counter = self.context.settings.counter
        over = view is not None and view.phase in ("deal-over", "match-over")
        counted = over or counter == "all" or (counter == "own" and seat == self.context.viewer)
        self.board.show_pile(seat, cards, total if counted else None)
        self.placing.show_pile_depth(seat)

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        self.board.show_busy(seat)

    def tell_capture(
        self, event: events.Captured, together: Sequence[CardItem], others: Sequence[CardItem], height: float
    ) -> None:
        """Beat 2: one outline around the cards, their sum, their points, the others washed. `height` is that of a card."""
        rects = [item.rect() for item in together]
        around = [item.rect() for item in others]
        sum_text = phrases.stamp(event.card, event.taken)
        self.board.tell_capture(rects, around, sum_text, event.points, 0.18 * height)
        for item in others:
            item.set_washed(on=True)
        self.say_capture(event)

    def say_event(self, event: Event) -> None:
        """Say what is neither a capture nor a card that stays."""
        self.say(phrases.log_line(event, self.names) or "")

    def say_capture(self, event: events.Captured) -> None:
        """Say a capture."""
        self.say(phrases.capture_sentence(event, self.names))

    def say_stays(self, event: events.Stayed) -> None:
        """Say that a card stays."""
        self.say(phrases.stays_sentence(event, self.names))

    def end_telling(self) -> None:
        """The capture has been told: outline, sum and washes go."""
        self.board.end_telling()
        self.dress.unwash()

    # what the player does

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: own cards always, though they can be put down only on the own turn."""
        return self.choosing.own_card(piece) is not None

    def private(self, piece: PieceItem) -> bool:
        """Whether a piece is of the own hand."""
        view = self.position
        return view is not None and view.viewer is not None and piece.face in view.hand

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a card may go: each card it takes, and the layout itself."""
        return self.choosing.targets(piece)

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Play a card onto a target, or onto the layout."""
        return self.choosing.drop(piece, target)

    def choices(self) -> list[Target]:
        """Return what can be chosen without a card in hand: the targets of the turned card."""
        return self.choosing.choices()

    def choose(self, target: Target) -> None:
        """Take with the turned card."""
        self.choosing.take(target.value)

    def default_action(self, piece: PieceItem) -> bool:
        """Play a card with its only target, or onto the layout."""
        return self.choosing.default_action(piece)

    def why_not(self, piece: PieceItem) -> str:
        """Return why a piece can go nowhere now."""
        return self.choosing.why_not(piece)

    def hovered(self, piece: PieceItem | None) -> None:
        """Outline what the card under the pointer takes."""
        self.choosing.show_reach(piece)

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Show what the chosen card takes."""
        self.choosing.selection_changed(piece)

    def suggest(self, action: object) -> None:
        """Mark what a hint proposes."""
        self.choosing.suggest(action)

    def standing(self) -> str:
        """Return how the match stands: deal, turn, points as far as they are counted openly, stock and series."""
        view = self.position
        if view is None:
            return ""
        return phrases.standing(view, self.names, shown_points(view, self.context.settings.counter))

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the hand, open cards, the buttons."""
        return self.choosing.cursor_zones()

    def _sheet_wish(self, wish: str) -> None:
        view = self.position
        if wish == "captures":
            self.sheet.tell_captures(on=not self.sheet.tells)
            self.placing.show_captured_cards(on=not self.sheet.tells)
        elif wish == "next" and view is not None and view.phase == "deal-over":
            self.acted.emit(NextDeal())
        else:
            self.wished.emit({"next": "new-match"}.get(wish, wish))
