"""The mahjong table: what the player does with mouse and keys, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from rules.events import Event
from rules.game import NextDeal
from rules.mahjong.actions import MahjongAction
from rules.mahjong.view import MahjongView
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong import phrases
from tablegames_qt.tables.mahjong.aids import RISKY, spoils
from tablegames_qt.tables.mahjong.claim_bar import KEYS
from tablegames_qt.tables.mahjong.handling import MahjongHandling
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.tables.mahjong.telling import Telling

NAMES_OF_KEYS = {key: name for name, key in KEYS.items()}
NEWS = 700
"""Milliseconds after a sheet has come in which N was meant as a pass: the sheet is not skipped unseen."""


class MahjongTable(MahjongHandling):
    """The table as its viewer plays at it."""

    def play(self, before: MahjongView | None, happened: Sequence[Event], after: MahjongView) -> None:
        """Queue the beats of a step."""
        self.dangers.clear()
        self.choreographer.add(*Telling(self, before, after).tell(happened))

    def jump(self, view: MahjongView) -> None:
        """Show a position at once; who has gone back to it has time to think."""
        self.calls.come_back(at_leisure=not self.context.shared)
        super().jump(view)

    def show_busy(self, seat: int | None) -> None:
        """Say that a bot thinks about its turn; of answers to an open window nobody is told."""
        if self.position is not None and self.position.window is None:
            self.board.show_busy(seat)

    # calls

    def press(self, name: str) -> None:
        """One of the five buttons, or its key."""
        if self.bar.offered and name == self._offering:
            self._next_choice()
            return
        if self.calls.false_win_waits(name):
            self.refuse(
                QCoreApplication.translate(
                    "mahjong", "No winning hand. Press Win once more to call a false win and pay."
                )
            )
            return
        if self._warns(name):
            return
        choices = self.calls.press(name)
        if choices:
            self._offer(name, choices)

    def _warns(self, name: str) -> bool:
        """Say once when a claim spoils the hand; pressed again it is made."""
        view = self.position
        if name not in ("kong", "pung", "chow") or view is None or view.window is None:
            return False
        which = (view.number, len(view.discards), name)
        if not self.context.settings.claim_warning or which == self._warned_of:
            return False
        if not spoils(view, self.calls.of(name)):
            return False
        self._warned_of = which
        self.refuse(
            QCoreApplication.translate(
                "mahjong", "This claim costs most of what the hand promises. Press again to claim all the same."
            )
        )
        return True

    _offering = ""
    _warned_of: tuple[int, int, str] | None = None

    def _offer(self, name: str, choices: list[MahjongAction]) -> None:
        """Open the strip of what a call can be made with."""
        self._offering = name
        self.bar.open(choices)
        self.pointer.select(None)
        self.pointer.show_choices()
        self.say(self._asked(self.position))
        self.refresh_cursor()
        self.cursor.show(on=True)

    def _next_choice(self) -> None:
        """The same key again goes to the next choice of the strip."""
        panels = [target.items[0] for target in self.bar.targets()]
        stop = self.cursor.stop
        at = panels.index(stop.item) if stop is not None and stop.item in panels else -1
        self.refresh_cursor()
        self.cursor.stand_on(panels[(at + 1) % len(panels)])
        self.cursor.show(on=True)

    def choices(self) -> list[Target]:
        """Return the open choices of a call."""
        return self.bar.targets()

    def choose(self, target: Target) -> None:
        """Make the call with the chosen tiles."""
        if target.value in self.bar.offered:
            self.calls.answer(target.value)

    def refuse(self, text: str) -> None:
        """Say why something cannot be done; an answer that was refused can be given again."""
        super().refuse(text)
        self.calls.refused()

    # keys

    def key(self, name: str) -> bool:
        """M, K, P, C, N call; L tells the last discard before the window shows it again; comma and point move a tile."""
        if self.sheet.shown:
            if name != "N":
                return False
            if self.choreographer.speed is Speed.OFF or self.sheet.since.elapsed() >= NEWS:
                self.sheet.next.press_by_key()
            return True
        if self.viewer is None or self.position is None:
            return False
        if name in NAMES_OF_KEYS:
            self._call_by_key(NAMES_OF_KEYS[name])
            return True
        match name:
            case "L":
                self._tell_last()
            case "Esc":
                return self._close_choices()
            case "," | ".":
                return self._nudge(-1 if name == "," else 1)
        return False

    def _call_by_key(self, name: str) -> None:
        self.take_input()
        if self.calls.too_soon:
            return
        reason = self.calls.why_not(name)
        if reason is not None and not (name == "win" and self.position.options.false_win and self.position.asked):
            self.refuse(self._reason(name, reason))
            return
        self.press(name)

    def _reason(self, name: str, reason: str) -> str:
        if name == "win" and reason == "below-minimum":
            return self.bar.line
        return phrases.refusal(reason, {})

    def _close_choices(self) -> bool:
        if not self.bar.offered:
            return False
        self.bar.close()
        self.pointer.show_choices()
        self.refresh_cursor()
        self.say(self._asked(self.position))
        return True

    def _tell_last(self) -> None:
        last = self.position.last_discard
        said = (
            QCoreApplication.translate("mahjong", "No discard lies open.")
            if last is None
            else QCoreApplication.translate("mahjong", "The last discard: {tile}, by {name}.").format(
                tile=tile_name(last.tile), name=self.names[last.seat]
            )
        )
        self.noted.emit(said)
        self.announce(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with left and right moves the tile under the ring; the rest is every table's."""
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = ways.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier and self._nudge(step):
            event.accept()
            return
        super().keyPressEvent(event)

    def _nudge(self, step: int) -> bool:
        stop = self.cursor.stop if self.cursor.shown else None
        item = self.pointer.selected or (stop.item if stop is not None else None)
        rack = self.pack.rack
        if not isinstance(item, TileItem) or item not in rack.items:
            return False
        rack.move(item, max(0, rack.items.index(item) + step))
        self.glide_rack()
        self.cursor.stand_on(item)
        self.refresh_cursor()
        return True

    def cursor_zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the hand, the buttons, the discards in order, the buttons of the sheet."""
        view = self.position
        if view is None or view.viewer is None:
            return []
        if self.sheet.shown:
            stops = [CursorStop(each, each.text) for each in reversed(self.sheet.buttons) if each.isVisible()]
            return [CursorZone("sheet", stops)]
        hand = [CursorStop(item, self._hand_words(view, item)) for item in self.pack.rack.all if item.tile is not None]
        buttons = [CursorStop(button, button.text) for button in self.bar.buttons.values() if button.enabled]
        pond = []
        for number, throw in enumerate(view.discards):
            item = self.pack.slots.get(("pond", number))
            if item is not None:
                words = QCoreApplication.translate("mahjong", "{tile}, thrown by {name}").format(
                    tile=tile_name(throw.tile), name=self.names[throw.seat]
                )
                pond.append(CursorStop(item, words))
        return [
            CursorZone("hand", hand, numbered=True),
            CursorZone("calls", buttons),
            CursorZone("pond", pond),
            CursorZone("order", [CursorStop(self.sort_button, self.sort_button.text)]),
        ]

    def _hand_words(self, view: MahjongView, item: TileItem) -> str:
        del view
        assert item.tile is not None
        words = tile_name(item.tile)
        if item is self.pack.rack.drawn:
            words = QCoreApplication.translate("mahjong", "{tile}, just drawn").format(tile=words)
        chance = self.dangers.chance(item)
        if chance >= RISKY:
            words = QCoreApplication.translate(
                "mahjong", "{tile}. Somebody wins on it in one of {number} hands"
            ).format(tile=words, number=round(1 / chance))
        return words

    def sheet_wish(self, wish: str) -> None:
        """A button of the sheet: the next hand, a new match, checking it, or another page."""
        view = self.position
        if wish == "next" and view is not None and view.following is not None:
            self.acted.emit(NextDeal())
        elif wish == "next":
            self.wished.emit("new-match")
        elif wish == "shown":
            self.refresh_cursor()
        elif wish == "copied":
            self.noted.emit(QCoreApplication.translate("mahjong", "The sheet is copied as text."))
        else:
            self.wished.emit(wish)
