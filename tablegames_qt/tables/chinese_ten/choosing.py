"""What the player may do with a card of Chinese Ten: where it may go, which of several targets it takes, what it reaches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from rules.cards import Card
from rules.chinese_ten.actions import Play, Take
from rules.chinese_ten.captures import targets as captures_of
from rules.chinese_ten.captures import values
from rules.chinese_ten.view import TenView
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.cursor import TARGETS, CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.geometry import STACK_STEP

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_ten.table import TenTable


class Choosing:
    """Answers the pointer and the keyboard of a table, from the position that it shows."""

    def __init__(self, table: TenTable) -> None:
        self._table = table
        self._asked: Card | None = None
        """The hand card whose target is asked for."""

    @property
    def own_turn(self) -> bool:
        """Whether the player at this table is to decide."""
        view = self._table.position
        return view is not None and view.viewer is not None and view.turn == view.viewer

    def forget_question(self) -> None:
        """Another position is shown: no target is asked for any more."""
        self._asked = None

    def own_card(self, piece: PieceItem) -> Card | None:
        """Return the card of a piece if it is in the own hand, or is the turned card that waits for the player."""
        view = self._table.position
        card = piece.face
        if view is None or view.viewer is None or not isinstance(card, Card):
            return None
        if card in view.hand or (card == view.turned and self.own_turn):
            return card
        return None

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a card may go: each card it takes, and the layout itself."""
        table = self._table
        view, card = table.position, self.own_card(piece)
        if view is None or card is None or not self.own_turn:
            return []
        if (view.phase == "take") != (card == view.turned):
            return []
        found = captures_of(view.layout, card, view.marked)
        spots = [
            Target(
                self.strip(each),
                each,
                tuple(table.pack.open[other] for other in target),
                level=1,
                words=card_name(each),
            )
            for target in found
            for each in target
        ]
        if view.phase == "play":
            zone = () if found else (table.board.zone,)
            words = QCoreApplication.translate("chinese_ten", "on the table")
            spots.append(Target(table.geometry.layout, None, zone, words=words))
        return spots

    def strip(self, card: Card) -> QRectF:
        """Return what shows of an open card: all of it, or the strip above the next one of its stack."""
        rect = self._table.pack.open[card].rect()
        if self._table.columns.stacks[card.rank][-1] != card:
            rect.setHeight(STACK_STEP * rect.height())
        return rect

    def choices(self) -> list[Target]:
        """Return what can be chosen without a card in hand: the targets of the turned card."""
        view = self._table.position
        if view is None or view.turned is None or not self.own_turn or view.phase != "take":
            return []
        return self.targets(self._table.pack.open[view.turned])

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Play a card onto a target, or onto the layout."""
        view, card = self._table.position, self.own_card(piece)
        if view is None or card is None:
            return False
        if view.phase == "take":
            return self.take(target.value)
        found = captures_of(view.layout, card, view.marked)
        named = target.value if isinstance(target.value, Card) else None
        if named is None and len(found) > 1:
            named = self._picked(found)
            if named is None:
                self._ask(card, len(found))
                return False
        self._table.acted.emit(Play(card, named if len(found) > 1 else None))
        return True

    def take(self, value: object) -> bool:
        """Take a card with the turned one; False when it is none."""
        if not isinstance(value, Card):
            return False
        self._table.acted.emit(Take(value))
        return True

    def _picked(self, found: Sequence[tuple[Card, ...]]) -> Card | None:
        """Return the target that may be chosen for the player: the most valuable with auto-pick, or one of two equal reds."""
        view = self._table.position
        assert view is not None
        worth = values(view.options)
        alike = len({worth[card] for (card,) in found}) == 1
        if self._table.context.settings.auto_pick or (alike and all(card.red for (card,) in found)):
            return max((target[0] for target in found), key=lambda card: worth[card])
        return None

    def _ask(self, card: Card, number: int) -> None:
        """Ask which of several targets a hand card takes: they keep their outline until one is chosen."""
        self._asked = card
        self._table.pointer.select(self._table.pack.open[card])
        self._table.say(phrases.choose_sentence(number))

    def suggest(self, action: object) -> None:
        """Raise the card that a hint proposes, with its targets outlined, and lead the keyboard to the one it names."""
        table = self._table
        named: Card | None = None
        if isinstance(action, Play) and action.card in table.pack.open:
            table.pointer.select(table.pack.open[action.card])
            named = action.take
        elif isinstance(action, Take):
            named = action.card
        if named is not None and named in table.pack.open:
            table.refresh_cursor()
            table.cursor.stand_on(table.pack.open[named], TARGETS)

    def default_action(self, piece: PieceItem) -> bool:
        """Play a card with its only target, or onto the layout."""
        spots = self.targets(piece)
        if not spots:
            self._table.refuse(self.why_not(piece) or phrases.refusal("wrong-phase", {}))
            return False
        return self.drop(piece, Target(self._table.geometry.layout))

    def why_not(self, piece: PieceItem) -> str:
        """Return why a piece can go nowhere now."""
        view, card = self._table.position, self.own_card(piece)
        if view is None or card is None:
            return ""
        if not self.own_turn:
            return phrases.refusal("wrong-phase", {})
        return phrases.stock_choice_sentence(view) if view.phase == "take" and card != view.turned else ""

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Show what the chosen card takes; a question about another card is taken back."""
        table = self._table
        if self._asked is not None and (piece is None or piece.face != self._asked):
            self._asked = None
            if table.position is not None and not table.choreographer.running:
                table.say(phrases.asked_sentence(table.position, table.names))
        self.show_reach(piece)

    def show_reach(self, piece: PieceItem | None) -> None:
        """Outline what a card, or else the chosen one, takes, and say it; nothing of this reaches the audience."""
        table, view = self._table, self._table.position
        if view is None or table.choreographer.running or view.phase != "play" or not self.own_turn:
            return
        chosen = piece or table.pointer.selected
        card = None if chosen is None else self.own_card(chosen)
        taken = () if card is None else captures_of(view.layout, card, view.marked)
        reach = [each for target in taken for each in target]
        for each in table.columns.order():
            item = table.pack.open[each]
            item.set_washed(on=bool(reach) and each not in reach)
            item.set_mark(Mark.LEGAL if each in reach else Mark.NONE)
        if card is not None:
            table.noted.emit(phrases.takes_line(view, card))

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the hand, open cards, the buttons of the sheet."""
        table, view = self._table, self._table.position
        if view is None or view.viewer is None:
            return []
        if table.sheet.shown:
            buttons = [
                CursorStop(button, button.text) for button in reversed(table.sheet.buttons) if button.isVisible()
            ]
            return [CursorZone("sheet", buttons)]
        hand = [
            CursorStop(table.pack.open[card], phrases.takes_line(view, card))
            for card in table.in_hand_order(view.hand)
            if card in table.pack.open
        ]
        open_cards = [CursorStop(table.pack.open[card], _open_words(view, card)) for card in table.columns.order()]
        sorting = CursorStop(table.sort_button, table.sort_button.text)
        return [
            CursorZone("hand", hand, numbered=True),
            CursorZone("layout", open_cards),
            CursorZone("buttons", [sorting]),
        ]


def _open_words(view: TenView, card: Card) -> str:
    return QCoreApplication.translate("chinese_ten", "{card}, worth {value}").format(
        card=card_name(card), value=values(view.options)[card]
    )
