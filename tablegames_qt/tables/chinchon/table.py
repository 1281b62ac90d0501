"""Chinchón's table: what the player may do with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from rules.cards import Card
from rules.chinchon.actions import Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.lay_offs import LayOff, free_ends, refusal
from rules.chinchon.melds import Meld
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.game import NextDeal
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.marks import around
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.drawing import Drawing
from tablegames_qt.tables.chinchon.grouping import grouped, sorted_by, turned_joker
from tablegames_qt.tables.chinchon.rows import knocker_deadwood, legal_of, order_of, proposed
from tablegames_qt.tables.chinchon.telling import Telling

JOIN = 0.75
"""A card let go within so many widths of a neighbour's middle joins its group; farther off it stands alone."""


class ChinchonTable(Drawing):
    """The table as its viewer sees it; the audience (no viewer) sees no hand and can do nothing."""

    # the way from one position to the next

    def play(self, before: ChinchonView | None, happened: Sequence[Event], after: ChinchonView) -> None:
        """Queue the beats of a step."""
        del before
        self.choreographer.add(*Telling(self, after).tell(happened))

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        self.board.show_busy(seat)

    # taking up

    def _hand_card(self, piece: PieceItem | None) -> Card | None:
        """Return the card of a piece if the player may order it: in the hand, and not shown yet."""
        view = self.position
        if view is None or view.viewer is None or not isinstance(piece, CardItem) or piece.card is None:
            return None
        if view.phase not in ("draw", "discard", "show") or view.showings[view.viewer] is not None:
            return None
        return piece.card if piece.card in view.hand else None

    def _source(self, piece: PieceItem | None) -> str:
        """Return `stock` or `pile` if the piece is what could be drawn now."""
        view = self.position
        if piece is None or view is None or not self.own_turn or view.phase != "draw":
            return ""
        if self.pack.stock and piece is self.pack.stock[-1]:
            return "stock"
        top = self.pack.open.get(view.pile[-1]) if view.pile else None
        return "pile" if piece is top else ""

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece may be taken up: own cards to order them, and what can be drawn."""
        return self._hand_card(piece) is not None or bool(self._source(piece))

    def _hand_target(self) -> Target:
        view = self.position
        if view.knocker is not None:
            seats = order_of(view)
            rect = self.geometry.blocks(len(seats))[seats.index(view.viewer)].rect
        else:
            zone = self.geometry.hand_zone
            rect = zone.adjusted(0, -0.1 * zone.height(), 0, 0.3 * zone.height())
        return Target(rect, "hand", words=QCoreApplication.translate("chinchon", "your hand"))

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a piece may go: within the hand, to the discards, the knock place, or a meld."""
        view = self.position
        if self._source(piece):
            return [self._hand_target()]
        card = self._hand_card(piece)
        if view is None or card is None:
            return []
        spots = [self._hand_target()]
        if self.own_turn and view.phase == "discard" and self.knock is None:
            spots += self._throws(view, card)
        elif self.own_turn and view.phase == "show" and self.showing is not None and not self._laid(card):
            spots += self._melds(view, card)
        return spots

    def _throws(self, view: ChinchonView, card: Card) -> list[Target]:
        """The discards and the knock place; what is not legal is no target to be seen, but says why."""
        legal = legal_of(view)
        may = legal.why_not(Discard(card)) is None
        top = self.pack.open.get(view.pile[-1]) if view.pile else None
        pile = (top if top is not None else self.board.pile_place,) if may else ()
        knock = (self.board.slot,) if card in legal.knockable else ()
        discards = QCoreApplication.translate("chinchon", "the discards")
        slot = QCoreApplication.translate("chinchon", "the knock place")
        return [
            Target(self.geometry.pile, "pile", pile, level=1, words=discards),
            Target(self.geometry.slot, "slot", knock, level=1, words=slot),
        ]

    def _melds(self, view: ChinchonView, card: Card) -> list[Target]:
        """The knocker's melds; a joker has both ends of a run to itself."""
        assert self.showing is not None
        spots = []
        for number, meld in enumerate(self.showing.table(view)):
            items = [self.pack.open[each] for each in meld.cards]
            rect = around([item.rect() for item in items], 0.0)
            ends = free_ends(meld, view.options) if meld.kind == "run" else ()
            words = phrases.meld_words(meld, view.options)
            if card is JOKER and view.options.has_joker and len(ends) == 2:
                half = rect.width() / 2
                for at, end in enumerate(ends):
                    part = QRectF(rect.left() + at * half, rect.top(), half, rect.height())
                    spots.append(self._meld_target(view, part, meld, LayOff(card, number, end), [items[-at]], words))
            else:
                spots.append(self._meld_target(view, rect, meld, LayOff(card, number), items, words))
        return spots

    def _meld_target(
        self, view: ChinchonView, rect: QRectF, meld: Meld, lay_off: LayOff, items: list[CardItem], words: str
    ) -> Target:
        reason = refusal(meld, lay_off.card, lay_off.joker_as, knocker_deadwood(view), view.options)
        return Target(rect, lay_off, tuple(items) if reason is None else (), level=1, words=words)

    def _laid(self, card: Card) -> bool:
        return self.showing is not None and any(each.card is card for each in self.showing.lay_offs)

    # letting go

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Draw, throw, knock, lay off, or put a card in another place of the hand."""
        view, source = self.position, self._source(piece)
        if view is None:
            return False
        if source:
            return self._draw(source)
        card = self._hand_card(piece)
        if card is None:
            return False
        match target.value:
            case "hand":
                return self._put_in_hand(piece, card)
            case "pile":
                return self._throw(card)
            case "slot":
                return self._lay_knock(card)
            case LayOff() as lay_off:
                return self._lay_off(lay_off)
        return False

    def _draw(self, source: str) -> bool:
        self.acted.emit(DrawStock() if source == "stock" else TakeDiscard())
        return True

    def _put_in_hand(self, piece: PieceItem, card: Card) -> bool:
        if self.knock is not None and card is self.knock.card:
            self.back()
            return False
        if self._laid(card):
            self._take_back(card)
            return False
        moved = self.grouping.moved(card, *self._spot(card, piece.rect().center().x()))
        if moved.groups != self.grouping.groups:
            self.regroup(moved)
        return False

    def _spot(self, card: Card, x: float) -> tuple[int, int | None]:
        """Return the group and place where a card let go at `x` belongs, counted without it."""
        groups = self.grouping.without(card).groups
        flat = [(number, at, each) for number, group in enumerate(groups) for at, each in enumerate(group)]
        if not flat:
            return 0, None
        middle = {each: self.pack.open[each].rect().center().x() for _, _, each in flat}
        width = self.pack.open[card].width
        after = next((spot for spot in flat if x < middle[spot[2]]), None)
        before = flat[-1] if after is None else flat[flat.index(after) - 1] if flat.index(after) else None
        if before is not None and after is not None and before[0] == after[0]:
            return after[0], after[1]
        near = [
            (abs(x - middle[spot[2]]), spot[0], spot[1] + extra)
            for spot, extra in ((before, 1), (after, 0))
            if spot is not None
        ]
        distance, group, at = min(near)
        if distance < JOIN * width:
            return group, at
        return (after[0] if after is not None else len(groups)), None

    def _throw(self, card: Card, *, asked: bool = False) -> bool:
        """Throw a card, asking once before the joker goes and before a knock with nothing is passed over."""
        view = self.position
        legal = legal_of(view)
        reason = legal.why_not(Discard(card))
        if reason is not None:
            self.refuse(self._reason(reason))
            return False
        kind = ""
        if card is JOKER and view.options.has_joker:
            kind = "joker"
        elif any((found := legal.knocking(each).arrangement) and found.deadwood == 0 for each in legal.knockable):
            kind = "zero"
        if kind and not asked and (self.question is None or self.question[1] is not card):
            self.question = (kind, card)
            self.redraw()
            self._stand_on_answer()
            return False
        self.question = None
        self.acted.emit(Discard(card))
        return True

    def _reason(self, reason: str, points: int = 0) -> str:
        return phrases.refusal(reason, {"limit": self.position.options.knock_limit, "deadwood": points})

    def _lay_knock(self, card: Card) -> bool:
        """Lay a knock out, which is not made before it is confirmed; or say why it cannot be made."""
        found = legal_of(self.position).knocking(card)
        if found.reason is not None:
            points = 0 if found.arrangement is None else found.arrangement.deadwood
            self.refuse(self._reason(found.reason, points))
            return False
        self.draft_knock(card)
        self._stand_on_answer()
        return False

    def _stand_on_answer(self) -> None:
        """The keyboard stands on the first answer of the sheet, so that Enter gives it."""
        self.announce(self.board.question)
        self.refresh_cursor()
        self.cursor.stand_on(self.board.yes)
        self.cursor.show(on=self.cursor.shown)

    def _lay_off(self, lay_off: LayOff) -> bool:
        view, draft = self.position, self.showing
        if draft is None:
            return False
        meld = draft.table(view)[lay_off.meld]
        reason = refusal(meld, lay_off.card, lay_off.joker_as, knocker_deadwood(view), view.options)
        if reason is not None:
            self.refuse(self._reason(reason))
            return False
        self.showing = draft.with_laid(lay_off, view.options)
        self.redraw()
        return False

    def _take_back(self, card: Card) -> None:
        assert self.showing is not None
        self.showing = self.showing.taken_back(card, self.position)
        self.redraw()

    def back(self) -> bool:
        """Give up a knock or a question that is laid out; the hand lies as before. False if there was none."""
        if self.knock is None and self.question is None:
            return False
        self.knock = self.question = None
        self.redraw()
        return True

    # choosing

    def choices(self) -> list[Target]:
        """Return what can be drawn."""
        view = self.position
        if view is None or not self.own_turn or view.phase != "draw":
            return []
        found = []
        for draw in legal_of(view).draws:
            if isinstance(draw, DrawStock):
                top = self.pack.stock[-1] if self.pack.stock else self.board.stock_place
                words = QCoreApplication.translate("chinchon", "Stock: %n card(s)", "", view.stock)
                found.append(Target(self.geometry.stock, "stock", (top,), words=words))
            else:
                card = self.pack.open[view.pile[-1]]
                found.append(Target(self.geometry.pile, "pile", (card,), words=card_name(view.pile[-1])))
        return found

    def choose(self, target: Target) -> None:
        """Draw."""
        if target.value in ("stock", "pile"):
            self._draw(str(target.value))

    def selection_changed(self, piece: PieceItem | None) -> None:
        """A chosen source is drawn from at once; a chosen card says what its throwing leaves."""
        source = self._source(piece)
        if source:
            self.pointer.select(None)
            self._draw(source)
            return
        self.show_preview(self._hand_card(piece))

    def hovered(self, piece: PieceItem | None) -> None:
        """Say what throwing the card under the pointer leaves."""
        if self.choreographer.running or self.pointer.selected is not None:
            return
        card = self._hand_card(piece)
        self.show_preview(card)
        if card is not None:
            self.noted.emit(phrases.joker_words(card, self.position.options))

    def default_action(self, piece: PieceItem) -> bool:
        """Double click and Enter: draw, throw, or lay off where there is one place only."""
        view, source = self.position, self._source(piece)
        if source:
            return self._draw(source)
        card = self._hand_card(piece)
        if card is None or not self.own_turn:
            return False
        if view.phase == "discard" and self.knock is None:
            return self._throw(card)
        if view.phase == "show" and self.showing is not None:
            if self._laid(card):
                self._take_back(card)
                return True
            places = [spot for spot in self._melds(view, card) if spot.items]
            if len(places) == 1:
                assert isinstance(places[0].value, LayOff)
                self._lay_off(places[0].value)
                return True
            if not places:
                self.refuse(self._reason("does-not-fit" if view.may_lay_off else "no-lay-off"))
        return False

    def why_not(self, piece: PieceItem) -> str:
        """Return why a piece cannot be taken up now."""
        view = self.position
        if view is None or view.viewer is None or view.knocker is not None or view.turn is None:
            return ""
        on_stock = piece in self.pack.stock
        on_pile = isinstance(piece, CardItem) and piece.card in view.pile
        if not (on_stock or on_pile):
            return ""
        if not self.own_turn:
            return self._reason("wrong-phase")
        return self._reason("drawn") if view.phase == "discard" else ""

    def suggest(self, action: object) -> None:
        """Raise the card that a hint proposes."""
        card = action.card if isinstance(action, Discard | Knock) else None
        if isinstance(action, Show) and action.lay_offs:
            card = action.lay_offs[0].card
        if card is not None and card in self.pack.open:
            self.pointer.select(self.pack.open[card])

    # buttons and keys

    def wish(self, name: str) -> None:
        """A button of the table was pressed."""
        view = self.position
        if view is None:
            return
        match name:
            case "knock":
                self._knock_chosen()
            case "group":
                self.regroup(grouped(self.grouping.cards, view.options, self.grouping.melds(view.options)))
            case "suit" | "rank":
                self.regroup(sorted_by(self.grouping.cards, name, view.options))
            case "turn-joker":
                self._turn_joker()
            case "yes" | "no":
                self._answer(yes=name == "yes")
            case "done":
                self._show_hand()
            case "propose":
                self.showing = proposed(view)
                self.redraw()
            case "next" if view.phase == "deal-over":
                self.acted.emit(NextDeal())
            case "next":
                self.wished.emit("new-match")
            case _:
                self.wished.emit(name)

    def _knock_chosen(self) -> None:
        """Knock with the chosen card, or with the one that leaves least."""
        view = self.position
        if self.knock is not None:
            return
        if not self.own_turn or view.phase != "discard":
            self.refuse(self._reason("draw-first" if self.own_turn and view.phase == "draw" else "wrong-phase"))
            return
        legal = legal_of(view)
        card = self._hand_card(self.pointer.selected)
        if card is None and legal.knockable:
            card = min(legal.knockable, key=lambda each: (self._left(each), -_worth(view, each)))
        if card is None:
            self.refuse(self._reason("too-much-deadwood", min(map(self._left, view.hand))))
            return
        self._lay_knock(card)

    def _left(self, card: Card) -> int:
        found = legal_of(self.position).knocking(card).arrangement
        return 99 if found is None else found.deadwood

    def _answer(self, *, yes: bool) -> None:
        view = self.position
        if self.knock is not None:
            if not yes:
                self.back()
                return
            knock = Knock(self.knock.card, self.knock.grouping.melds(view.options))
            reason = legal_of(view).why_not(knock)
            if reason is not None:
                self.refuse(self._reason(reason, self.knock.grouping.loose_points(view.options)))
                return
            self.acted.emit(knock)
        elif self.question is not None:
            kind, card = self.question
            if not yes:
                self._throw(card, asked=True)
            elif kind == "joker":
                self.back()
            else:
                self.pointer.select(None)
                self._knock_chosen()

    def _turn_joker(self) -> None:
        options = self.position.options
        for number, group in enumerate(self.grouping.groups):
            turned = turned_joker(group, options)
            if turned is not None:
                self.regroup(self.grouping.with_group(number, turned))
                return

    def _show_hand(self) -> None:
        if self.showing is not None:
            melds = self.showing.grouping.melds(self.position.options)
            self.acted.emit(Show(melds, self.showing.lay_offs))

    def key(self, name: str) -> bool:
        """D and T draw, K knocks, G groups the hand, N goes on; Escape gives up what is laid out."""
        view = self.position
        if view is None or view.viewer is None:
            return False
        if name == "Esc":
            return self.back()
        if not self.take_input():
            return True
        draws = {"D": "stock", "T": "pile"}
        if name in draws:
            if name == "D" and self.showing is not None:
                self._show_hand()
            elif not self.own_turn or view.phase != "draw":
                self.refuse(self._reason("drawn" if self.own_turn and view.phase == "discard" else "wrong-phase"))
            elif name == "D" and not (view.stock or legal_of(view).may_reshuffle):
                self.refuse(self._reason("stock-empty"))
            else:
                self._draw(draws[name])
            return True
        wishes = {"K": "knock", "G": "group", "N": "next"}
        if name == "N" and view.phase not in ("deal-over", "match-over"):
            return False
        if name not in wishes or (name == "G" and not self.grouping.groups):
            return False
        self.wish(wishes[name])
        if self.board.asks:
            self.cursor.show(on=True)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with left and right moves the card under the ring; the rest is every table's."""
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = ways.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier and self._nudge(step):
            event.accept()
            return
        super().keyPressEvent(event)

    def _nudge(self, step: int) -> bool:
        stop = self.cursor.stop if self.cursor.shown else None
        item = self.pointer.selected or (stop.item if stop is not None else None)
        card = self._hand_card(item) if isinstance(item, PieceItem) else None
        if card is None or card not in self.grouping.cards or not self.take_input():
            return False
        self.regroup(self.grouping.nudged(card, step))
        self.cursor.stand_on(self.pack.open[card])
        self.refresh_cursor()
        return True

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The right button also gives up a knock that is laid out."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.RightButton:
            self.back()

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the hand, what can be drawn, the buttons."""
        view = self.position
        if view is None or view.viewer is None:
            return []
        zones = []
        cards = [card for card in self.grouping.cards if self._hand_card(self.pack.open.get(card)) is not None]
        if cards:
            stops = [CursorStop(self.pack.open[card], phrases.joker_words(card, view.options)) for card in cards]
            zones.append(CursorZone("hand", stops, numbered=True))
        if self.showing is not None and self.showing.lay_offs:
            laid = [each.card for each in self.showing.lay_offs]
            zones.append(CursorZone("laid", [CursorStop(self.pack.open[card], card_name(card)) for card in laid]))
        board, showdown = self.board, self.showdown
        asked = [board.yes, board.no] if board.asks else [board.knock]
        tags = [tag for tag in (board.joker_tag, showdown.joker_tag) if tag.enabled]
        for name, buttons in (
            ("answers", [*asked, *showdown.buttons]),
            ("orders", [*tags, *board.orders]),
        ):
            shown = [CursorStop(button, button.text) for button in buttons if button.isVisible()]
            if shown:
                zones.append(CursorZone(name, shown))
        return zones


def _worth(view: ChinchonView, card: Card) -> int:
    return deck_of(view.options).points[card]
