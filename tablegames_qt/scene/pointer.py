"""The mouse on the table: hover, click, double click, drag, and every way in which one of them can end."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QLineF, QPointF, QRectF
from PySide6.QtWidgets import QApplication, QGraphicsItem

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.choreographer import Choreographer
from tablegames_qt.scene.drag import Drag, Home, Marking, Target, lift_point, send_home
from tablegames_qt.scene.hover import Hover
from tablegames_qt.scene.piece_item import Mark, PieceItem

SAME_SPOT = 8.0
"""A third click this near to a double click belongs to it."""


class Table(Protocol):
    """What the pointer asks of a table."""

    choreographer: Choreographer

    def items_at(self, point: QPointF) -> list[QGraphicsItem]:
        """Items under a point, the topmost first."""

    def movable(self, piece: PieceItem) -> bool:
        """Whether the player may take this piece up now."""

    def companions(self, piece: PieceItem) -> list[PieceItem]:
        """Pieces that go along with it."""

    def targets(self, piece: PieceItem) -> list[Target]:
        """Where it may go."""

    def target_under(self, piece: QRectF, targets: Sequence[Target]) -> Target | None:
        """Which of the targets a carried piece would go to."""

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """It was let go there; False sends it home."""

    def choices(self) -> list[Target]:
        """What can be chosen without taking a piece up."""

    def choose(self, target: Target) -> None:
        """One of the choices was taken."""

    def default_action(self, piece: PieceItem) -> bool:
        """Do the usual thing with a piece; False if there is none."""

    def hovered(self, piece: PieceItem | None) -> None:
        """The pointer rests on another piece, or on none."""

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Another piece is chosen, or none."""

    def why_not(self, piece: PieceItem) -> str:
        """Why this piece cannot be taken up, as a sentence; empty: nothing to say."""

    def refuse(self, text: str) -> None:
        """Say why something cannot be done."""


class _State(Enum):
    IDLE = 0
    PRESSED = 1
    DRAGGING = 2
    SWALLOWED = 3
    """The button is down, but the click means nothing any more."""


class _Recent:
    """Where and when something was done last with a click: another click there, soon, belongs to it."""

    def __init__(self) -> None:
        self._at = QPointF()
        self._since = QElapsedTimer()

    def note(self, point: QPointF) -> None:
        """There it was, now."""
        self._at = QPointF(point)
        self._since.start()

    def goes_on(self, point: QPointF) -> bool:
        """Whether a click now and there belongs to it; once one has been elsewhere, none does any more."""
        recent = self._since.isValid() and self._since.elapsed() < QApplication.doubleClickInterval()
        if recent and QLineF(point, self._at).length() < SAME_SPOT:
            return True
        self._since.invalidate()
        return False


class _Dropped:
    """The piece that was let go of or played last, until the table shows it: where it came from, and that it is spent."""

    def __init__(self) -> None:
        self._piece: PieceItem | None = None
        self._homes: list[Home] = []

    def note(self, piece: PieceItem, homes: Sequence[Home] = ()) -> None:
        """Nothing more is done with a piece. homes: where it, and what went along, would go back to."""
        self._piece, self._homes = piece, list(homes)

    def is_spent(self, piece: PieceItem | None) -> bool:
        """Whether it is this piece."""
        return piece is not None and piece is self._piece

    def forget(self) -> list[Home]:
        """The table shows it, or it was refused; return where it came from."""
        homes, self._piece, self._homes = self._homes, None, []
        return homes


class Pointer:
    """What the player is doing with the mouse, and the piece that is chosen (also by the keyboard)."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.marking = Marking()
        self.selected: PieceItem | None = None
        self._state = _State.IDLE
        self._pressed_at = QPointF()
        self._pressed: PieceItem | None = None
        self._button: Button | None = None
        self._sudden: Button | None = None
        self._drag: Drag | None = None
        self.hover = Hover(table.choreographer)
        self._dropped = _Dropped()
        self._last: QPointF | None = None
        self._double = _Recent()
        self._taken = _Recent()
        """A target that was clicked: what lies there afterwards is not meant by the second half of a double click."""

    @property
    def dragging(self) -> bool:
        """Whether a piece is in the hand."""
        return self._drag is not None

    def button_at(self, point: QPointF) -> Button | None:
        """The button under a point, unless a piece lies over it."""
        top = next((item for item in self._table.items_at(point) if isinstance(item, PieceItem | Button)), None)
        return top if isinstance(top, Button) else None

    # events

    def press(self, point: QPointF, seen: Button | None) -> None:
        """The left button went down. The table has been settled before; `seen` is the button that lay there until then.

        A button that has come up under the pointer only now is not meant.
        """
        if self._drag is not None:
            self.cancel()  # its release went to somebody else: what is in the hand goes home first
        button = self.button_at(point)
        self._sudden = button if button is not seen else None
        repeats = button is not None and button.repeats
        if (self._double.goes_on(point) and not repeats) or self._sudden is not None:
            self._state = _State.SWALLOWED
            return
        self._state = _State.PRESSED
        self._pressed_at = QPointF(point)
        self._button = button
        self._pressed = None if self._button else self._piece_at(point)
        if self._button:
            self._button.set_state(pressed=True)

    def double_press(self, point: QPointF) -> None:
        """The left button went down for the second time."""
        if self._drag is not None:
            self.cancel()
        self._state = _State.SWALLOWED
        self._double.note(point)
        piece = self._piece_at(point)
        button = self.button_at(point)
        spent = self._dropped.is_spent(piece) or self._taken.goes_on(point)
        if spent or (button is not None and button is self._sudden):
            return
        if button is not None or piece is None or not self._table.movable(piece):
            self._state = _State.PRESSED
            self._pressed_at, self._pressed, self._button = QPointF(point), piece, button
            return
        self.activate(piece)

    def move(self, point: QPointF, *, held: bool) -> None:
        """The pointer moved; held: the left button is down."""
        self._last = QPointF(point)
        if self._state is not _State.IDLE and not held:
            self.cancel()  # the release went to somebody else: never leave a piece glued to the cursor
            self._state = _State.IDLE
        if self._state is _State.PRESSED:
            self._perhaps_lift(point)
        if self._drag is not None:
            self._drag.move(point)
            self.marking.set_hit(self._table.target_under(self._drag.piece.rect(), self.marking.targets))
        elif self._state is _State.IDLE:
            self._hover(self._piece_at(point), self.button_at(point))

    def release(self, point: QPointF) -> None:
        """The left button came up."""
        state, self._state = self._state, _State.IDLE
        if state is _State.DRAGGING:
            self._drop()
        elif state is _State.PRESSED:
            button, piece = self._button, self._pressed
            self._button = self._pressed = None
            if button is not None:
                button.set_state(pressed=False)
                if button is self.button_at(point) and button.enabled:
                    button.clicked()
            else:
                self._click(piece, point)

    def leave(self) -> None:
        """The pointer left the table."""
        self._last = None
        if self._state is _State.IDLE:
            self._hover(None, None)

    def cancel(self, *, glide: bool = True) -> bool:
        """Give up whatever is half done: the piece goes home, the choice is taken back. False if there was nothing.

        Without glide the pieces are where they lay at once.
        """
        found = self._drag is not None or self.selected is not None
        self._state = _State.IDLE if self._state is _State.IDLE else _State.SWALLOWED
        if self._button is not None:
            self._button.set_state(pressed=False)
        self._button = self._pressed = None
        drag, self._drag = self._drag, None
        if drag is not None:
            self.marking.clear()
            drag.let_go()
            send_home(drag.homes, self._table.choreographer, glide=glide)
        self.select(None)
        return found

    def renew(self) -> None:
        """The table shows a new position. What is half done goes on if the position still allows it."""
        self._dropped.forget()
        if self._drag is not None:
            if self._last is not None and self._table.movable(self._drag.piece):
                self._drag.resume(self._last)
                self.marking.show(self._table.targets(self._drag.piece))
            else:
                self._drag.let_go()
                self._drag, self._state = None, _State.SWALLOWED
        elif self.selected is not None and self._table.movable(self.selected):
            self.marking.show(self._table.targets(self.selected))
            self.selected.set_mark(Mark.SELECTED)  # what shows a position takes all marks away
        else:
            self.select(None)
        self.show_choices()
        if self._state is _State.IDLE and self._last is not None:
            self._hover(self._piece_at(self._last), self.button_at(self._last))

    def send_dropped_home(self) -> None:
        """The last drop was refused after all."""
        send_home(self._dropped.forget(), self._table.choreographer)

    # choosing, used by the keyboard too

    def select(self, piece: PieceItem | None) -> None:
        """Choose a piece: it rises and its targets are outlined. None takes the choice back.

        While a piece is in the hand it is the choice, and no other can be made.
        """
        if piece is self.selected or (piece is not None and self._drag is not None):
            return
        older, self.selected = self.selected, piece
        if older is not None:
            older.set_mark(Mark.NONE)
            self.hover.rise(older, selected=False)
        if piece is not None:
            self.marking.show(self._table.targets(piece))
            piece.set_mark(Mark.SELECTED)
            self.hover.rise(piece, selected=True)
        else:
            self.show_choices()
        self._table.selection_changed(piece)

    def show_choices(self) -> None:
        """Outline what can be chosen without taking anything up."""
        if self.selected is None and self._drag is None:
            self.marking.show(self._table.choices())

    def take(self, target: Target) -> None:
        """Play the chosen piece to a target, or answer the open choice."""
        piece = self.selected
        if piece is None:
            self._table.choose(target)
            return
        self._dropped.note(piece, [Home(piece, QPointF(piece.pos()), piece.zValue())])
        self.select(None)
        if not self._table.drop(piece, target):
            self._dropped.forget()

    def activate(self, piece: PieceItem) -> None:
        """Do the usual thing with a piece, or choose it if there is none. Once only until the table shows it."""
        if self._dropped.is_spent(piece):
            return
        self._dropped.note(piece)
        if self._table.default_action(piece):
            self.select(None)
        else:
            self._dropped.forget()
            self.select(piece)

    # parts

    def _piece_at(self, point: QPointF) -> PieceItem | None:
        return next((item for item in self._table.items_at(point) if isinstance(item, PieceItem)), None)

    def _perhaps_lift(self, point: QPointF) -> None:
        piece = self._pressed
        if piece is None or not self._table.movable(piece):
            return
        reach = QApplication.startDragDistance()
        if (start := lift_point(self._pressed_at, point, piece.sceneBoundingRect(), reach)) is not None:
            self._lift(piece, start)

    def _lift(self, piece: PieceItem, point: QPointF) -> None:
        self.select(None)
        self._hover(None, None)
        self._state = _State.DRAGGING
        targets = self._table.targets(piece)
        companions = [other for other in self._table.companions(piece) if other is not piece]
        self._drag = Drag([piece, *companions], point, self._table.choreographer)
        self.marking.show(targets)
        self._table.hovered(piece)

    def _drop(self) -> None:
        drag, self._drag = self._drag, None
        if drag is None:
            return
        target = self._table.target_under(drag.piece.rect(), self.marking.targets)
        self.marking.clear()
        drag.let_go()
        self._table.hovered(None)
        self._dropped.note(drag.piece, drag.homes)
        if target is None or not self._table.drop(drag.piece, target):
            self.send_dropped_home()
        self.show_choices()

    def _click(self, piece: PieceItem | None, point: QPointF) -> None:
        if self._dropped.is_spent(piece):
            return
        own = piece is not None and (piece is self.selected or self._table.movable(piece))
        target = self.marking.meant(piece, point, own=own)
        if target is not None:
            self._taken.note(point)
            self.take(target)
        elif piece is not None and self._table.movable(piece):
            self.select(None if piece is self.selected else piece)
        else:
            self.select(None)
            reason = self._table.why_not(piece) if piece is not None else ""
            if reason:
                self._table.refuse(reason)

    def _hover(self, piece: PieceItem | None, button: Button | None) -> None:
        if piece is not None and (self._table.choreographer.travels(piece) or not self._table.movable(piece)):
            piece = None  # what flies past under the pointer would arrive raised, with nobody near it
        if self.hover.show(piece, button, self.selected):
            self._table.hovered(piece)
