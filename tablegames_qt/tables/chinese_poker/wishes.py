"""What the buttons and the single keys of the table do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker.actions import Buy, EndMatch, Join
from rules.chinese_poker.view import PokerView
from rules.game import NextDeal
from tablegames_qt.phrases import signed_decimal
from tablegames_qt.tables.chinese_poker.arrangement import Laid
from tablegames_qt.tables.chinese_poker.keys import wish_of_key

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


class Wishes:
    """Carries out wishes by name. Those that the arrangement refuses say why by themselves."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        self._own: Laid | None = None
        """The player's own rows, while those that the program found lie in their place."""
        self._shown = -1
        """Which of the found settings lies on the table."""

    def wish(self, wish: str) -> None:
        """Do what a button asks for."""
        table = self._table
        if table.position is None:
            return
        match wish:
            case "front" | "middle" | "back":
                if table.arranger.active:
                    table.choosing.choose_row(wish)
            case "sort":
                table.arranger.sort()
            case "arrange":
                if not table.arranger.fill_rest():
                    self.auto_arrange()
            case "undo":
                table.arranger.undo()
            case "clear":
                table.arranger.clear()
            case "automatic":
                table.sealing.ask_automatic()
            case "lock":
                table.sealing.lock()
            case "pause":
                table.clock.toggle()
            case "table":
                table.wished.emit("table")
            case _:
                self._between(wish, table.position)

    def _between(self, wish: str, view: PokerView) -> None:
        """What is done between two deals."""
        table = self._table
        match wish:
            case "next" if view.phase == "match-over":
                table.wished.emit("new-match")
            case "next":
                self.go_on(view)
            case "verify":
                table.wished.emit("verify")
            case "buy" if view.viewer is not None:
                table.decided.emit(Buy(view.viewer, view.options.full_buy))
            case "sit" if view.viewer is not None:
                table.decided.emit(Join(view.viewer))
            case "review":
                table.reviewing.toggle()
                table.drawing.show_foot(view)
                table.refresh_cursor()
            case "end":
                words = QCoreApplication.translate(
                    "chinese_poker", "End the match now? What was won so far decides it."
                )
                end = QCoreApplication.translate("chinese_poker", "End the match")
                table.question.ask(words, end, lambda: table.decided.emit(EndMatch()))

    def go_on(self, view: PokerView) -> None:
        """Bots without chips buy in full (R33), then the next deal is dealt."""
        for seat in view.broke:
            if seat != view.viewer:
                self._table.decided.emit(Buy(seat, view.options.full_buy))
        self._table.decided.emit(NextDeal())

    def auto_arrange(self) -> None:
        """Lay the best setting that the program finds; asked again, the next best ones, then the player's own again."""
        table = self._table
        if not table.arranger.active:
            return
        found = table.finder.settings
        if not found:
            table.finder.when_found(self.auto_arrange)
            table.say(QCoreApplication.translate("chinese_poker", "Looking for the best rows …"))
            return
        laid = [table.arranger.laid.set_as(each) for each, _ in found]
        if self._shown < 0 or table.arranger.laid != laid[self._shown]:
            self._own, self._shown = table.arranger.laid, -1
        self._shown += 1
        if self._shown == len(laid):
            self._shown = -1
            if self._own is not None and table.arranger.restore(self._own):
                table.say(QCoreApplication.translate("chinese_poker", "Your own rows again."))
            return
        table.arranger.restore(laid[self._shown])
        view: PokerView = table.position
        words = QCoreApplication.translate(
            "chinese_poker", "Setting {number} of {count} found: {points} points expected from the others."
        ).format(
            number=self._shown + 1,
            count=len(laid),
            points=f"<b>{signed_decimal(found[self._shown][1] * view.opponents)}</b>",
        )
        table.say(words)
        table.announce(words)

    def key(self, name: str) -> bool:
        """Do what a single key asks for; False for keys of others."""
        table = self._table
        wish = wish_of_key(name)
        if wish is None or table.question.shown:
            return False
        if wish in ("next", "review"):
            button = table.foot.buttons[wish]
            if button in table.foot.shown:
                button.press_by_key()
            return bool(table.foot.shown)
        if not table.arranger.active:
            return False
        if wish == "rows":
            words = table.arranger.spoken()
            table.noted.emit(words)
            table.announce(words)
            return True
        if table.take_input():
            self.wish(wish)
        return True
