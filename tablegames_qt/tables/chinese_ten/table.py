"""Chinese Ten's table: what lies where, what the player may do with it, and what is marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from rules.cards import Card, pack
from rules.chinese_ten import events
from rules.chinese_ten.actions import Play, Take
from rules.chinese_ten.captures import targets as captures_of
from rules.chinese_ten.captures import values
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.game import NextDeal
from rules.seats import Seat
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.cursor import TARGETS, CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.board import Board
from tablegames_qt.tables.chinese_ten.counter import shown_points
from tablegames_qt.tables.chinese_ten.geometry import LEAST_HAND, STACK_STEP, Columns, Geometry, SeatPlace
from tablegames_qt.tables.chinese_ten.order import sorted_hand
from tablegames_qt.tables.chinese_ten.pieces import Pieces
from tablegames_qt.tables.chinese_ten.sheet import CARDS_Z, ScoreSheet
from tablegames_qt.tables.chinese_ten.telling import Telling
from tablegames_qt.tables.kind import TableContext

DEPTH = 3
"""How many cards of a pile show at its edge."""


class TenTable(TableScene):
    """The table as its viewer sees it; the audience (no viewer) sees no hand and can do nothing."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.viewer is None)
        self.context = context
        self.names = context.names
        self.bottom = context.viewer or Seat(0)
        seats = len(context.names)
        self.geometry = Geometry(1016, 700, seats)
        self.columns = self.geometry.columns(())
        self.pack = Pieces(self._make_card, seats)
        self._asked: Card | None = None
        """The hand card whose target is asked for."""
        look = self.look
        self.board = Board(self, look, self.names, context.viewer)
        self.sheet = ScoreSheet(self, self.faces, look, self.names, self._sheet_wish)
        self.sort_button = Button(look, "", self._change_sorting)
        self.sort_button.setVisible(context.viewer is not None)
        self.addItem(self.sort_button)
        context.settings.changed.connect(self._setting_changed)
        self._setting_changed("step_mode")

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
        self.geometry = geometry = Geometry(
            self.look.width, self.look.height, self.geometry.seats, self.faces.deck.jumbo(LEAST_HAND)
        )
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
        self._asked = None
        self.pack.assign(view)
        if not self._keeps_columns(view):
            self.columns = self.geometry.columns(view.layout)
        self.end_telling()
        self._show_cards(view)
        self._show_numbers(view)
        self._show_state(view)

    def _keeps_columns(self, view: TenView) -> bool:
        """Whether the present columns hold just the cards of the layout: then they keep their places until the turn ends."""
        columns = self.columns
        same = sorted(columns.order()) == sorted(view.layout)
        return same and columns.zone == self.geometry.layout and view.phase == "take"

    def _show_cards(self, view: TenView) -> None:
        geometry, pieces = self.geometry, self.pack
        for item in pieces.items:
            self.undress(item)
            item.setVisible(True)
        self._lay_stock(pieces.stock)
        for seat in range(view.seats):
            place = geometry.place(seat, self.bottom)
            backs = pieces.backs[seat]
            for at, (item, corner) in enumerate(zip(backs, geometry.backs(place, len(backs)), strict=True)):
                self._lie(item, None, corner, place.hand_height, 50.0 + at)
                item.set_shadowed(on=at == len(backs) - 1)
            for at, item in enumerate(pieces.piles[seat]):
                self._lie(item, None, self.pile_corner(place, at), place.pile_height, 20.0 + at)
            self._show_pile_depth(seat)
        hand = self.in_hand_order(view.hand)
        for at, (card, corner) in enumerate(zip(hand, geometry.hand(len(hand)), strict=True)):
            self._lie(pieces.open[card], card, corner, geometry.hand_height, 100.0 + at)
        places = self.columns.positions()
        for at, card in enumerate(self.columns.order()):
            self._lie(pieces.open[card], card, places[card], self.columns.card_height, 200.0 + at)
        if view.turned is not None:
            self._lie(pieces.open[view.turned], view.turned, geometry.turned, geometry.stock_height, 400.0)
            self.dress_layout(pieces.open[view.turned], view.turned)
        self._show_opened_piles(view)
        self.dress_hand()
        self.dress_columns(self.columns, pieces.open)

    def _show_opened_piles(self, view: TenView) -> None:
        if view.piles is None:
            self.sheet.hide()
            self.clear_board(on=False)
            return
        self.open_sheet(view)
        self.sheet.show_results()
        for seat, pile in enumerate(view.piles):
            corners = self.sheet.places(view, seat, pile)
            place = self.geometry.place(seat, self.bottom)
            resting = 0
            for card in pile:
                item = self.pack.open[card]
                if card in corners:
                    z = CARDS_Z + list(corners).index(card)
                    self._lie(item, card, corners[card], self.sheet.card_height, z)
                    item.setToolTip(self.sheet.tip(card, view.options))
                else:
                    self._lie(item, None, self.pile_corner(place, resting), place.pile_height, 20.0 + resting)
                    item.setVisible(resting < DEPTH and place.side in ("bottom", "top"))
                    resting += 1

    def open_sheet(self, view: TenView) -> None:
        """Lay the score sheet on the table, which is empty now."""
        self.clear_board(on=True)
        self.sheet.open(view, practice=self.practice)

    def clear_board(self, *, on: bool) -> None:
        """Take away what is of no use under the score sheet, or put it back."""
        self.board.cover(on=on)
        self.sort_button.setVisible(not on and self.context.viewer is not None)
        for seat in range(self.geometry.seats):
            if self.geometry.place(seat, self.bottom).side in ("left", "right"):
                for card in self.pack.piles[seat]:
                    card.setVisible(not on)

    def _lie(self, item: CardItem, card: Card | None, corner: QPointF, height: float, z: float) -> None:
        item.show_card(card)
        item.place(corner, height, z)

    def _lay_stock(self, stock: Sequence[CardItem]) -> None:
        """Lay the face-down stock: its lowest card casts the shadow, and what cannot be seen is not painted."""
        for at, (item, corner) in enumerate(zip(stock, self._stock_corners(len(stock)), strict=True)):
            self._lie(item, None, corner, self.geometry.stock_height, 10.0 + at)
            item.set_shadowed(on=at == 0)
            item.setVisible(at == 0 or at >= len(stock) - 1 - DEPTH)

    def _stock_corners(self, number: int) -> list[QPointF]:
        """Return where the cards of the stock lie, the next one last: a few edges show below it."""
        step = QPointF(-0.4, 0.4) * self.geometry.u
        return [self.geometry.stock + step * max(0, min(DEPTH, number - 1 - at)) for at in range(number)]

    def pile_corner(self, place: SeatPlace, at: int) -> QPointF:
        """Return where the card number `at` from below lies on a pile: the first few stand apart, the rest on them."""
        step = QPointF(0.5, -0.5) * self.geometry.u
        return place.pile + step * min(at, DEPTH)

    def _show_pile_depth(self, seat: int) -> None:
        """Hide what lies deep in a pile: it cannot be seen and would only be painted."""
        pile = self.pack.piles[seat]
        for at, item in enumerate(pile):
            item.setVisible(at < DEPTH or at >= len(pile) - 2)
            item.set_shadowed(on=at == 0)

    def _show_numbers(self, view: TenView) -> None:
        self.board.show_stock(view.stock)
        for seat in range(view.seats):
            self.show_pile(seat, view.pile_counts[seat], view.points[seat])
        self.board.show_turn(view.turn, view.hand_counts)

    def _show_state(self, view: TenView) -> None:
        """Show what is asked now: marks, steps, the sentence."""
        self.board.steps_now({"play": 0, "take": 1}.get(view.phase, -1))
        self.renew_clasp()
        if view.phase == "take" and self._own_turn:
            self._wash_all_but(view.turned_targets, also=view.turned)
        self.say(phrases.asked_sentence(view, self.names))
        if view.phase == "match-over":
            self.noted.emit(phrases.winner_sentence(view, self.names))
        elif view.phase == "deal-over":
            self.noted.emit(phrases.deal_winner_sentence(view, self.names))

    @property
    def _own_turn(self) -> bool:
        view = self.position
        return view is not None and view.viewer is not None and view.turn == view.viewer

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
        for item in self.pack.items:
            self.undress(item)
            item.setToolTip("")
        self._lay_stock(self.pack.items)
        for item in self.pack.items:
            item.setVisible(True)
        for seat in range(self.geometry.seats):
            self.show_pile(seat, 0, 0)
        self.board.begin_deal()

    def show_pile(self, seat: int, cards: int, total: int) -> None:
        """Say how many cards a seat has captured and, as far as they are counted openly, their points."""
        view = self.position
        counter = self.context.settings.counter
        over = view is not None and view.phase in ("deal-over", "match-over")
        counted = over or counter == "all" or (counter == "own" and seat == self.context.viewer)
        self.board.show_pile(seat, cards, total if counted else None)
        self._show_pile_depth(seat)

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
        self.say(phrases.capture_sentence(event, self.names))

    def _hand_cards(self) -> Sequence[Card]:
        return self.position.hand if self.position is not None else ()

    def end_telling(self) -> None:
        """The capture has been told: outline, sum and washes go."""
        self.board.end_telling()
        for piece in self.pack.items:
            piece.set_washed(on=False)

    def show_clasp(self, cards: Sequence[Card]) -> None:
        """Lay the clasp around a marked triple."""
        self.board.show_clasp([self.pack.open[card].rect() for card in cards if card in self.pack.open], self.look)

    def renew_clasp(self) -> None:
        """Show the clasp where the marked triple lies now, if it does."""
        self.board.forget_clasp()
        if self.position is not None and self.position.marked_cards:
            self.show_clasp(self.position.marked_cards)

    # badges and shadows

    def undress(self, item: CardItem) -> None:
        """Take badge, marks and washes off a card that moves or turns."""
        item.set_badge("")
        item.set_mark(Mark.NONE)
        item.set_washed(on=False)
        item.set_shadowed(on=True)

    def dress_layout(self, item: CardItem, card: Card, strip: float | None = None) -> None:
        """Give an open card its badge, at the right end of what shows of it (pixels; None: all)."""
        item.set_badge(self._badge(card), strip=strip, ink=not card.red)

    def _badge(self, card: Card) -> str:
        assert self.position is not None
        return phrases.worth(card, self.position.options)

    def dress_columns(self, columns: Columns, items: Mapping[Card, CardItem]) -> None:
        """Give open cards their badges; in a stack only the front card casts a shadow."""
        for rank, stack in columns.stacks.items():
            for card in stack:
                self.dress_layout(items[card], card, columns.strip(rank))
                items[card].set_shadowed(on=card == stack[-1])

    def dress_hand(self) -> None:
        """Give the own hand its badges, at the right end of what shows of each card."""
        hand = [card for card in self.in_hand_order(self._hand_cards()) if card in self.pack.open]
        strip = self.geometry.hand_pitch(len(hand))
        for at, card in enumerate(hand):
            item = self.pack.open[card]
            last = at == len(hand) - 1
            item.set_badge(self._badge(card), strip=None if last else strip, ink=not card.red)
            item.set_shadowed(on=last)

    def _wash_all_but(self, cards: Sequence[Card], also: Card | None = None) -> None:
        for card in self.columns.order():
            self.pack.open[card].set_washed(on=card not in cards and card != also)

    # what the player does

    def _own_card(self, piece: PieceItem) -> Card | None:
        """Return the card of a piece if it is in the own hand, or is the turned card that waits for the player."""
        view = self.position
        card = piece.face
        if view is None or view.viewer is None or not isinstance(card, Card):
            return None
        if card in view.hand or (card == view.turned and self._own_turn):
            return card
        return None

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: own cards always, though they can be put down only on the own turn."""
        return self._own_card(piece) is not None

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a card may go: each card it takes, and the layout itself."""
        view, card = self.position, self._own_card(piece)
        if view is None or card is None or not self._own_turn:
            return []
        if (view.phase == "take") != (card == view.turned):
            return []
        found = captures_of(view.layout, card, view.marked)
        spots = [
            Target(
                self._strip(each),
                each,
                tuple(self.pack.open[other] for other in target),
                level=1,
                words=card_name(each),
            )
            for target in found
            for each in target
        ]
        if view.phase == "play":
            zone = () if found else (self.board.zone,)
            table = QCoreApplication.translate("chinese_ten", "on the table")
            spots.append(Target(self.geometry.layout, None, zone, words=table))
        return spots

    def _strip(self, card: Card) -> QRectF:
        """Return what shows of an open card: all of it, or the strip above the next one of its stack."""
        rect = self.pack.open[card].rect()
        if self.columns.stacks[card.rank][-1] != card:
            rect.setHeight(STACK_STEP * rect.height())
        return rect

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Play a card onto a target, or onto the layout."""
        view, card = self.position, self._own_card(piece)
        if view is None or card is None:
            return False
        if view.phase == "take":
            return self._take(target.value)
        found = captures_of(view.layout, card, view.marked)
        named = target.value if isinstance(target.value, Card) else None
        if named is None and len(found) > 1:
            named = self._picked(found)
            if named is None:
                self._ask(card, len(found))
                return False
        self.acted.emit(Play(card, named if len(found) > 1 else None))
        return True

    def _take(self, value: object) -> bool:
        if not isinstance(value, Card):
            return False
        self.acted.emit(Take(value))
        return True

    def _picked(self, found: Sequence[tuple[Card, ...]]) -> Card | None:
        """Return the target that may be chosen for the player: the most valuable with auto-pick, or one of two equal reds."""
        assert self.position is not None
        worth = values(self.position.options)
        alike = len({worth[card] for (card,) in found}) == 1
        if self.context.settings.auto_pick or (alike and all(card.red for (card,) in found)):
            return max((target[0] for target in found), key=lambda card: worth[card])
        return None

    def _ask(self, card: Card, number: int) -> None:
        """Ask which of several targets a hand card takes: they keep their outline until one is chosen."""
        self._asked = card
        self.pointer.select(self.pack.open[card])
        self.say(phrases.choose_sentence(number))

    def standing(self) -> str:
        """Return how the match stands: deal, turn, points as far as they are counted openly, stock and series."""
        view = self.position
        if view is None:
            return ""
        return phrases.standing(view, self.names, shown_points(view, self.context.settings.counter))

    def suggest(self, action: object) -> None:
        """Raise the card that a hint proposes, with its targets outlined, and lead the keyboard to the one it names."""
        named: Card | None = None
        if isinstance(action, Play) and action.card in self.pack.open:
            self.pointer.select(self.pack.open[action.card])
            named = action.take
        elif isinstance(action, Take):
            named = action.card
        if named is not None and named in self.pack.open:
            self.refresh_cursor()
            self.cursor.stand_on(self.pack.open[named], TARGETS)

    def choices(self) -> list[Target]:
        """Return what can be chosen without a card in hand: the targets of the turned card."""
        view = self.position
        if view is None or view.turned is None or not self._own_turn or view.phase != "take":
            return []
        return self.targets(self.pack.open[view.turned])

    def choose(self, target: Target) -> None:
        """Take with the turned card."""
        self._take(target.value)

    def default_action(self, piece: PieceItem) -> bool:
        """Play a card with its only target, or onto the layout."""
        spots = self.targets(piece)
        if not spots:
            self.refuse(self.why_not(piece) or phrases.refusal("wrong-phase", {}))
            return False
        return self.drop(piece, Target(self.geometry.layout))

    def why_not(self, piece: PieceItem) -> str:
        """Return why a piece can go nowhere now."""
        view, card = self.position, self._own_card(piece)
        if view is None or card is None:
            return ""
        if not self._own_turn:
            return phrases.refusal("wrong-phase", {})
        return phrases.stock_choice_sentence(view) if view.phase == "take" and card != view.turned else ""

    def hovered(self, piece: PieceItem | None) -> None:
        """Outline what the card under the pointer takes, and say it; nothing of this reaches the audience."""
        self._show_reach(piece)

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Show what the chosen card takes."""
        if self._asked is not None and (piece is None or piece.face != self._asked):
            self._asked = None
            if self.position is not None and not self.choreographer.running:
                self.say(phrases.asked_sentence(self.position, self.names))
        self._show_reach(piece)

    def _show_reach(self, piece: PieceItem | None) -> None:
        view = self.position
        if view is None or self.choreographer.running or view.phase != "play" or not self._own_turn:
            return
        chosen = piece or self.pointer.selected
        card = None if chosen is None else self._own_card(chosen)
        taken = () if card is None else captures_of(view.layout, card, view.marked)
        reach = [each for target in taken for each in target]
        for each in self.columns.order():
            item = self.pack.open[each]
            item.set_washed(on=bool(reach) and each not in reach)
            item.set_mark(Mark.LEGAL if each in reach else Mark.NONE)
        if card is not None:
            self.noted.emit(phrases.takes_line(view, card))

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the hand, open cards, the buttons of the sheet."""
        view = self.position
        if view is None or view.viewer is None:
            return []
        if self.sheet.shown:
            buttons = [CursorStop(button, button.text) for button in reversed(self.sheet.buttons) if button.isVisible()]
            return [CursorZone("sheet", buttons)]
        hand = [
            CursorStop(self.pack.open[card], phrases.takes_line(view, card))
            for card in self.in_hand_order(view.hand)
            if card in self.pack.open
        ]
        open_cards = [CursorStop(self.pack.open[card], self._open_words(view, card)) for card in self.columns.order()]
        sorting = CursorStop(self.sort_button, self.sort_button.text)
        return [
            CursorZone("hand", hand, numbered=True),
            CursorZone("layout", open_cards),
            CursorZone("buttons", [sorting]),
        ]

    def _open_words(self, view: TenView, card: Card) -> str:
        return QCoreApplication.translate("chinese_ten", "{card}, worth {value}").format(
            card=card_name(card), value=values(view.options)[card]
        )

    def _sheet_wish(self, wish: str) -> None:
        view = self.position
        if wish == "captures":
            self.sheet.tell_captures(on=not self.sheet.tells)
            self._show_captured_cards()
        elif wish == "next" and view is not None and view.phase == "deal-over":
            self.acted.emit(NextDeal())
        else:
            self.wished.emit({"next": "new-match"}.get(wish, wish))

    def _show_captured_cards(self) -> None:
        """Show the cards on the sheet, unless the captures are told in their place."""
        for item in self.pack.open.values():
            if item.card is not None:
                item.setVisible(not self.sheet.tells)
