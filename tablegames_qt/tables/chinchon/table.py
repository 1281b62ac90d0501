"""Chinchón's table: what the player may do with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from rules.cards import Card
from rules.chinchon.actions import Discard, DrawStock, Knock, Show
from rules.chinchon.deck import deck_of
from rules.chinchon.lay_offs import LayOff
from rules.chinchon.view import ChinchonView
from rules.events import Event
from rules.game import NextDeal
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.chinchon.grouping import grouped, sorted_by
from tablegames_qt.tables.chinchon.handling import Handling
from tablegames_qt.tables.chinchon.rows import left_after, legal_of, proposed
from tablegames_qt.tables.chinchon.telling import Telling


class ChinchonTable(Handling):
    """The table as its viewer sees it; the audience (no viewer) sees no hand and can do nothing."""

    _done_offered = False

    # the way from one position to the next

    def play(self, before: ChinchonView | None, happened: Sequence[Event], after: ChinchonView) -> None:
        """Queue the beats of a step."""
        self.choreographer.add(*Telling(self, before, after).tell(happened))

    def show_busy(self, seat: int | None) -> None:
        """Say on its plate that a bot thinks, or that none does."""
        self.board.show_busy(seat)

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
            elif (card := self.pack.open.get(view.pile[-1])) is not None:  # none while a position is being taken over
                found.append(Target(self.geometry.pile, "pile", (card,), words=card_name(view.pile[-1])))
        return found

    def choose(self, target: Target) -> None:
        """Draw."""
        if target.value in ("stock", "pile"):
            self._draw(str(target.value))

    def selection_changed(self, piece: PieceItem | None) -> None:
        """A chosen source is drawn from at once; a chosen card says what its throwing leaves."""
        source = self.source(piece)
        if source:
            self.pointer.select(None)
            self._draw(source)
            return
        card = self.hand_card(piece)
        if self.question is not None and card not in (None, self.question[1]):
            self.question = None  # it was about another card, and Enter would still answer it
            self._show_question(self.position)
            self.refresh_cursor()
        self.show_preview(card)

    def hovered(self, piece: PieceItem | None) -> None:
        """Say what throwing the card under the pointer leaves."""
        if self.choreographer.running or self.pointer.selected is not None:
            return
        card = self.hand_card(piece)
        self.show_preview(card)
        if card is not None:
            self.noted.emit(phrases.joker_words(card, self.position.options))

    def default_action(self, piece: PieceItem) -> bool:
        """Double click and Enter: draw, throw, or lay off where there is one place only."""
        view, source = self.position, self.source(piece)
        if source:
            return self._draw(source)
        card = self.hand_card(piece)
        if card is None or not self.own_turn:
            return False
        if view.phase == "discard" and self.knock is None:
            return self._throw(card)
        if view.phase == "show" and self.showing is not None:
            if self.is_laid(card):
                self._take_back(card)
                return True
            places = [spot for spot in self.meld_targets(view, card) if spot.items]
            if len(places) == 1:
                assert isinstance(places[0].value, LayOff)
                self._lay_off(places[0].value)
                return True
            if not places:
                self.refuse(self.reason("does-not-fit" if view.may_lay_off else "no-lay-off"))
        return False

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
                self.turn_joker()
            case "yes" | "no":
                self._answer(yes=name == "yes")
            case "done":
                self.show_hand()
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
            self.refuse(self.reason("draw-first" if self.own_turn and view.phase == "draw" else "wrong-phase"))
            return
        legal = legal_of(view)
        card = self.hand_card(self.pointer.selected)
        if card is None and legal.knockable:
            card = min(legal.knockable, key=lambda each: (left_after(view, each), -_worth(view, each)))
        if card is None:
            self.refuse(self.reason("too-much-deadwood", min(left_after(view, each) for each in view.hand)))
            return
        self._lay_knock(card)

    def _answer(self, *, yes: bool) -> None:
        view = self.position
        if self.knock is not None:
            if not yes:
                self.back()
                return
            knock = Knock(self.knock.card, self.knock.grouping.melds(view.options))
            reason = legal_of(view).why_not(knock)
            if reason is not None:
                self.refuse(self.reason(reason, self.knock.grouping.loose_points(view.options)))
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
                self.show_hand()
            elif not self.own_turn or view.phase != "draw":
                self.refuse(self.reason("drawn" if self.own_turn and view.phase == "discard" else "wrong-phase"))
            elif name == "D" and not (view.stock or legal_of(view).may_reshuffle):
                self.refuse(self.reason("stock-empty"))
            else:
                self._draw(draws[name])
            return True
        wishes = {"K": "knock", "G": "group", "N": "next"}
        if name == "N" and view.phase not in ("deal-over", "match-over"):
            return False
        if name not in wishes or (name == "G" and not self.grouping.groups):
            return False
        if name == "N":
            self.showdown.next.press_by_key()
        else:
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
        card = self.hand_card(item) if isinstance(item, PieceItem) else None
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

    def refresh_cursor(self) -> None:
        """When the player is asked to show, the ring stands on Done: the best proposal lies there already."""
        super().refresh_cursor()
        offered = self.showing is not None and self.showdown.done.isVisible()
        if offered and not self._done_offered:
            self.cursor.stand_on(self.showdown.done)
            self.cursor.show(on=self.cursor.shown)
        self._done_offered = offered

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the hand, what can be drawn, the buttons."""
        view = self.position
        if view is None or view.viewer is None:
            return []
        zones = []
        cards = [card for card in self.grouping.cards if self.hand_card(self.pack.open.get(card)) is not None]
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
