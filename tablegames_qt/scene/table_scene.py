"""A table: pieces that live as long as it does, drawn from a view, moved by events, played with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QSizeF, QTimer, Signal

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.cursor import Cursor
from tablegames_qt.scene.keys import KeyBoard
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.marks import FocusRing
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.pointer import Pointer
from tablegames_qt.scene.speeds import NOTICE_STAYS
from tablegames_qt.scene.table_input import TableInput
from tablegames_qt.scene.veil import Veil
from tablegames_qt.scene.words import Notice, Sentence
from tablegames_qt.theme import Theme


class TableScene(TableInput):
    """The table of a game, which subclasses fill. It knows no rules: it shows views and asks for actions.

    `show_view` alone can draw any position; `play` only decorates the way from one to the next. Scene coordinates are
    the logical pixels of the view; on a resize everything is laid out anew.
    """

    acted = Signal(object)
    """An action that the player wants."""
    seat_acted = Signal(int, object)
    """A seat and the action that it wants, at a table that belongs to several people."""
    decided = Signal(object)
    """An action of the table itself, which belongs to no seat: the next deal, or what a host does."""
    drafted = Signal()
    """What the player prepares on the table has changed, and with it what `can_undo_draft` says."""
    revealed = Signal(object)
    """Something that is shown now, for the numbers beside the table: they follow it before the table has settled."""
    settled = Signal()
    """The table shows the position it was last given, and nothing moves."""
    sentence = Signal(str)
    """The sentence of the moment, without marks."""
    refused = Signal(str)
    """Why a move was refused."""
    announced = Signal(str)
    """Something for a screen reader to say."""
    noted = Signal(str)
    """Detail for the status line: what the piece under pointer or cursor could do."""
    sounded = Signal(str)
    """The name of a sound that belongs to what is shown now."""
    wished = Signal(str)
    """Something that the window does, asked for on the table: `new-match`, `next-match`, `verify`, `hurry`."""

    counted = Signal(int)
    """Whole seconds of a countdown that is shown, 0 when it is over, for others who show the same table."""

    plan: Any = None
    """What the player has decided about the next match, for the game's `TableKind.next_match`."""

    def __init__(
        self, faces: CardFaces, theme: Theme, *, audience: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(faces, theme, audience=audience, parent=parent)
        self.pointer = Pointer(self)
        self.ring = FocusRing(self.look)
        self.cursor = Cursor(self.ring)
        self.keyboard = KeyBoard(self)
        self.veil = Veil(self)
        self.practice = False
        """Whether the match is practice, for tables to say where they say how it ended. Set before a view is shown."""
        self._view: Any = None
        self._told: tuple[Any, Sequence[Any], Any] | None = None
        self._epoch = 0
        self.sentence_line = Sentence(self.look)
        self.notice = Notice(self.look)
        self._notice_over = QTimer(self, singleShot=True, interval=NOTICE_STAYS)
        self._notice_over.timeout.connect(self.forget_notice)
        faces.deck_changed.connect(self.look_changed)  # a large index needs more room
        self.addItem(self.ring)
        self.addItem(self.sentence_line)
        self.addItem(self.notice)

    # what subclasses give

    def layout(self) -> None:
        """Place everything that has a fixed place, measured from `self.look`. Call the inherited one too."""
        look = self.look
        self.sentence_line.put(QPointF(0.5 * look.width, 0.68 * look.height), 0.9 * look.width)
        self.notice.put(QPointF(0.5 * look.width, 0.655 * look.height), 0.8 * look.width)

    def show_view(self, view: Any) -> None:
        """Draw a position: every piece at its place, at once."""
        raise NotImplementedError

    def play(self, before: Any, events: Sequence[Any], after: Any) -> None:
        """Queue the beats that lead from one position to the next."""

    def recalled(self, events: Sequence[Any]) -> bool:
        """Whether a step is one that `again` plays; the others leave the last such step to it."""
        return True

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        if self._view is not None:
            self.layout()  # what never moves has words too
            self.jump(self._view)

    # what the window and the session call

    def tell(self, before: Any, events: Sequence[Any], after: Any) -> None:
        """Play what happened, then show the position and emit `settled`; once for steps told before the first is shown."""
        self._epoch += 1
        self._view = after
        if before is None:
            self._told = None
        elif events and self.recalled(events):  # what nobody sees is nothing to be seen again
            self._told = (before, events, after)
        self.play(before, events, after)
        self.choreographer.add(Beat(on_end=partial(self._arrive, after, self._epoch)))

    @property
    def can_repeat(self) -> bool:
        """Whether there is a step for `again`."""
        return self._told is not None

    def again(self) -> bool:
        """Play once more what was told last; False when there is nothing. Tells nobody: the match is not touched."""
        if self._told is None:
            return False
        before, events, after = self._told
        self.pointer.cancel(glide=False)
        self.choreographer.settle()
        present = self._view
        self._view = before
        self.show_view(before)
        self._view = present
        self.play(before, events, after)
        self.choreographer.add(Beat(on_end=partial(self._rest, present, self._epoch)))
        return True

    def show_busy(self, seat: int | None) -> None:
        """Say at its seat that a bot thinks, or (None) that none does."""

    def count_down(self, seconds: int | None) -> None:
        """Show how many seconds are left of a countdown that another table counts, or (None) that none runs."""

    @property
    def drafting(self) -> bool:
        """Whether the player prepares a decision on the table in steps of its own: undo and redo are for these then."""
        return False

    @property
    def can_undo_draft(self) -> bool:
        """Whether a step of what is being prepared can be taken back."""
        return False

    @property
    def can_redo_draft(self) -> bool:
        """Whether a step that was taken back can be made again."""
        return False

    def undo_draft(self) -> None:
        """Take a step of what is being prepared back."""

    def redo_draft(self) -> None:
        """Make a step of what is being prepared again."""

    def standing(self) -> str:
        """How the match stands, in a few sentences; empty: what the home screen says of it is enough."""
        return ""

    def suggest(self, action: Any) -> None:
        """Mark what a hint proposes, for the player to do or leave."""

    def jump(self, view: Any) -> None:
        """Show a position at once, whatever was going on, and emit `settled`."""
        self.pointer.cancel(glide=False)  # in the position that the pieces show
        self._epoch += 1
        self._told = None
        self._view = view
        self.choreographer.settle()
        self.choreographer.forget_queue()  # called from a callback of a beat, settling leaves the later ones
        self._arrive(view, self._epoch)

    def refuse(self, text: str) -> None:
        """Say for four seconds why something cannot be done, and send home what was dropped."""
        self.pointer.send_dropped_home()
        self.notice.say(text)
        self.choreographer.drop_asides(self.notice)
        self.notice.setOpacity(1.0)
        self.notice.setVisible(True)
        self._notice_over.start()
        self.refused.emit(plain(text))
        self.announced.emit(plain(text))

    def piece(self, name: Hashable) -> PieceItem:
        item = super().piece(name)
        item.veil = self.veil.covers
        return item

    def fit(self, size: QSizeF, dpr: float) -> None:
        self.pointer.cancel(glide=False)
        super().fit(size, dpr)

    def tear_down(self) -> None:
        for view in self.views():
            view.setEnabled(False)  # a view that closes later still tells its scene of this and that
        self._notice_over.stop()
        self.faces.deck_changed.disconnect(self.look_changed)
        self.ring.follow(None)
        self.pointer, self.cursor = Pointer(self), Cursor(self.ring)
        self._view = self._told = None  # a change of language still reaches a page on its way out
        super().tear_down()

    # what subclasses use

    @property
    def position(self) -> Any:
        """The view that was last given to `tell` or `jump`; None before the first."""
        return self._view

    def say(self, text: str) -> None:
        """Say the sentence of the moment; `<b>bold</b>` parts are allowed."""
        if text != self.sentence_line.text:
            self.sentence_line.say(text)
            self.sentence.emit(plain(text))

    def announce(self, text: str) -> None:
        """Have a screen reader say something."""
        self.announced.emit(plain(text))

    # parts

    def _arrive(self, view: Any, epoch: int) -> None:
        self._rest(view, epoch)
        if epoch == self._epoch:
            self.settled.emit()

    def _rest(self, view: Any, epoch: int) -> None:
        """Show a position for the player to act in, unless another one was shown meanwhile."""
        if epoch == self._epoch:
            self._view = view
            self.show_view(view)
            self.pointer.renew()
            self.refresh_cursor()
            self.veil.renew()

    def look_changed(self) -> None:
        self.layout()
        if self._view is not None:
            self.show_view(self._view)
            self.pointer.renew()
            self.refresh_cursor()

    def forget_notice(self) -> None:
        self._notice_over.stop()
        self.fade_out(self.notice)
