"""What the viewer may call now: the five buttons, their keys, the fixed beat, and passing by itself.

A window lasts the same beat for everybody, whoever could claim. Bots are held to its end by the table's pace; a person with
nothing to claim passes at its end too, and one who can claim may think.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from rules.mahjong.actions import (
    FALSE_WIN,
    FLOWER_WIN,
    KONG,
    PASS,
    PUNG,
    WIN,
    Chow,
    DeclareKong,
    MahjongAction,
)
from rules.mahjong.choices import CallChoices, TurnChoices
from rules.mahjong.view import MahjongView
from tablegames_qt.tables.mahjong.claim_bar import ClaimBar

TOO_SOON = 250
"""Milliseconds after a window has opened in which a key is taken for one meant for something else."""


class Calls(QObject):
    """Knows the buttons' meaning in the present position. `act` carries out, `refuse` says why not."""

    def __init__(
        self, bar: ClaimBar, act: Callable[[MahjongAction], None], beat: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.bar = bar
        self._act, self._beat = act, beat
        self._view: MahjongView | None = None
        self._window: object = None
        self._answered = False
        self._since = QElapsedTimer()
        self.auto_pass = True
        self.warned = False
        """Whether a false win was pressed once and waits to be pressed again."""
        self._most_seconds = 0
        self._came_back = self._at_leisure = False
        self._passing = QTimer(self, singleShot=True)
        self._passing.timeout.connect(self._pass_by_itself)
        self.limit = QTimer(self, singleShot=True)
        self.limit.timeout.connect(self._run_out)

    def stop(self) -> None:
        """End: nothing is passed any more."""
        self._passing.stop()
        self.limit.stop()
        self._view = None

    @property
    def most_seconds(self) -> int:
        """After which who can claim passes by itself; 0: never, also in a position that the player has gone back to."""
        return 0 if self._at_leisure else self._most_seconds

    @most_seconds.setter
    def most_seconds(self, seconds: int) -> None:
        if seconds != self._most_seconds:
            self._most_seconds, self._at_leisure = seconds, False

    def come_back(self, *, at_leisure: bool) -> None:
        """Another position is about to be shown, which may be one that was answered before: it is asked about anew."""
        self._window, self._came_back = None, at_leisure

    @property
    def too_soon(self) -> bool:
        """Whether the window has opened only now, so that a key cannot be meant for it."""
        view = self._view
        if view is None or view.window is None or not self._since.isValid() or self._beat() == 0:
            return False
        return self._since.elapsed() < TOO_SOON

    def legal(self) -> list[MahjongAction]:
        """Return what may be called now besides passing and discarding; a false win is not among it."""
        mine = None if self._view is None or self._answered else self._view.choices()
        if isinstance(mine, CallChoices):
            return [action for action in mine.calls() if action is not FALSE_WIN]
        if isinstance(mine, TurnChoices):
            return [action for action in mine if action in (WIN, FLOWER_WIN) or isinstance(action, DeclareKong)]
        return []

    @property
    def able(self) -> bool:
        """Whether the viewer can claim something in an open window."""
        return self._view is not None and self._view.window is not None and bool(self.legal())

    @property
    def asked(self) -> bool:
        """Whether the viewer's answer to an open window is still to come."""
        view = self._view
        return view is not None and view.window is not None and view.asked and not self._answered

    def renew(self, view: MahjongView) -> None:
        """Take over a position."""
        self._view = view
        window = None if view.window is None else (view.number, len(view.discards), view.window)
        if window != self._window:
            self._window, self._answered, self.warned = window, False, False
            self._at_leisure = self._came_back
            self._since.start()
            self.bar.close()
        self._came_back = False
        if window is None:
            self._answered = False
        self._enable(view)
        if self.asked and not self.able and self.auto_pass:
            if not self._passing.isActive():
                self._passing.start(max(0, self._beat() - self._since.elapsed()))
        else:
            self._passing.stop()
        if self.asked and self.able and self.most_seconds:
            if not self.limit.isActive():
                self.limit.start(1000 * self.most_seconds)
        else:
            self.limit.stop()

    def _run_out(self) -> None:
        if self.asked:
            self.answer(PASS)

    def _enable(self, view: MahjongView) -> None:
        names = {_button_of(action) for action in self.legal()}
        best = "win" if "win" in names else ""
        if view.options.false_win and view.asked and not self._answered:
            names.add("win")
        if self.asked:
            names.add("pass")
        self.bar.enable(frozenset(names), default=best)

    def _pass_by_itself(self) -> None:
        if self.asked and not self.able:
            self.answer(PASS)

    def answer(self, action: MahjongAction) -> None:
        """Carry out a call."""
        self._passing.stop()
        self.limit.stop()
        self.bar.close()
        if self._view is not None and self._view.window is not None:
            self._answered = True
            self._enable(self._view)
        self._act(action)

    def refused(self) -> None:
        """The answer was not taken after all."""
        self._answered = False
        if self._view is not None:
            self._enable(self._view)

    def of(self, name: str) -> list[MahjongAction]:
        """Return what a button can mean now; several where there is a choice."""
        return [action for action in self.legal() if _button_of(action) == name]

    def press(self, name: str) -> list[MahjongAction]:
        """A button or its key: carry the call out, or return the choices it has, when there are several.

        An empty list where the call was carried out or is not possible.
        """
        found = self.of(name)
        if name == "pass":
            if self.asked:
                self.answer(PASS)
            return []
        if name == "win" and not found and self._may_be_false:
            if self.warned:
                self.answer(FALSE_WIN)
            return []
        if len(found) == 1:
            self.answer(found[0])
            return []
        return found

    @property
    def _may_be_false(self) -> bool:
        view = self._view
        return view is not None and view.options.false_win and view.asked and not self._answered

    def false_win_waits(self, name: str) -> bool:
        """Whether pressing a button would be a false win that has to be asked about first; from then on it is not."""
        if name == "win" and self._may_be_false and not self.warned and not self._can_win:
            self.warned = True
            return True
        return False

    @property
    def _can_win(self) -> bool:
        return any(_button_of(action) == "win" for action in self.legal())

    def why_not(self, name: str) -> str | None:
        """Return the reason why a button's call is not possible; None where it is."""
        view = self._view
        mine = None if view is None or self._answered else view.choices()
        if mine is None:
            return "wrong-phase"
        if isinstance(mine, TurnChoices):
            if name == "win":
                return mine.why_not(WIN)
            if name == "kong":
                if mine.kongs():
                    return None
                if mine.drawn is None:
                    return "kong-after-claim"
                return "kong-wall-empty" if mine.live == 0 else "no-kong"
            return "own-turn"
        if name == "pass":
            return None
        if name == "chow":
            return None if mine.chows() else mine.why_not(_any_chow(mine))
        return mine.why_not({"win": WIN, "kong": KONG, "pung": PUNG}[name])


def _any_chow(mine: CallChoices) -> Chow:
    """A chow to ask about, of whatever tiles: the reason why none is possible is the same for all."""
    return (
        Chow(mine.tile, mine.tile) if mine.window.tile is not None else Chow(mine.deal.round_wind, mine.deal.round_wind)
    )


def _button_of(action: MahjongAction) -> str:
    if action in (WIN, FLOWER_WIN, FALSE_WIN):
        return "win"
    if action == KONG or isinstance(action, DeclareKong):
        return "kong"
    if action == PUNG:
        return "pung"
    return "chow" if isinstance(action, Chow) else "pass"


button_of = _button_of
