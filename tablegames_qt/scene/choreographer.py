"""All animation of a table: a queue of beats, and small moves beside it, on one clock that stands still when idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from tablegames_qt.scene import speeds
from tablegames_qt.scene.moves import Motion, Movement
from tablegames_qt.scene.speeds import Speed

Callback = Callable[[], object]


@dataclass(frozen=True)
class Beat:
    """One sentence of what happens: moves that run together, then a hold.

    Durations are names of `speeds.DURATIONS`, looked up when the beat starts. With `stagger` the moves start that much
    after each other, closer if the whole would take longer than `at_most`. `wait_for_step` makes the queue stop after
    this beat in step mode. `on_start` and `on_end` run exactly once, in order, also when the beat is skipped.
    """

    moves: Sequence[Movement] = ()
    hold: str = ""
    on_start: Callback | None = None
    on_end: Callback | None = None
    stagger: str = ""
    at_most: str = ""
    wait_for_step: bool = False


class _Clock(QAbstractAnimation):
    """Ticks with the screen while something moves, and does nothing at all otherwise."""

    ticked = Signal()

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, current_time: int) -> None:
        self.ticked.emit()

    def time(self) -> int:
        """Milliseconds since it was started; 0 while it stands still."""
        return self.currentTime() if self.state() == QAbstractAnimation.State.Running else 0

    def run(self) -> None:
        """Start, unless it runs already."""
        if self.state() != QAbstractAnimation.State.Running:
            self.start()


class _Playing:
    """The beat under way, with its motions once they are laid out."""

    def __init__(self, beat: Beat) -> None:
        self.beat = beat
        self.motions: list[Motion] = []
        self.laid_out = False
        self.length = 0
        self.ends_at = 0

    def lay_out(self, now: int, ms: Callable[[str], int]) -> None:
        """Set the times of the moves, from now on."""
        beat = self.beat
        self.laid_out = True
        self.motions = [Motion(move, ms(move.time)) for move in beat.moves]
        gap = float(ms(beat.stagger)) if beat.stagger else 0.0
        if gap and beat.at_most and len(self.motions) > 1:
            longest = max(motion.ms for motion in self.motions)
            gap = min(gap, max(0.0, (ms(beat.at_most) - longest) / (len(self.motions) - 1)))
        for place, motion in enumerate(self.motions):
            motion.start_at = now + round(place * gap)
        moving = max((motion.start_at + motion.ms - now for motion in self.motions), default=0)
        self.length = moving + (ms(beat.hold) if beat.hold else 0)
        self.ends_at = now + self.length


class Choreographer(QObject):
    """Plays beats one after the other and asides at once.

    Laws: a callback runs exactly once, whatever ends its beat; `add` starts nothing itself, so a callback may queue more
    without recursion; after `settle` every piece stands where its beats would have brought it; nothing ticks when idle.
    """

    idle = Signal()
    """The queue has run dry. Emitted once each time, from the event loop or from `settle`."""
    waiting_changed = Signal(bool)
    """In step mode: the table waits for `step`, or goes on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self.reduced = False
        self.step_mode = False
        self._queue: deque[Beat] = deque()
        self._playing: _Playing | None = None
        self._asides: list[Motion] = []
        self._running = False
        self._waiting = False
        self._settling = False
        self._stopped = False
        self._clock = _Clock(self)
        self._clock.ticked.connect(self._tick)
        self._kick = QTimer(self, singleShot=True, interval=0)
        self._kick.timeout.connect(self._pump)

    # what others ask

    @property
    def running(self) -> bool:
        """Whether beats are playing, queued or waiting for a step."""
        return self._running

    @property
    def waiting(self) -> bool:
        """Whether the queue stands still until `step`."""
        return self._waiting

    @property
    def ticking(self) -> bool:
        """Whether any timer of the table runs."""
        return self._clock.state() == QAbstractAnimation.State.Running or self._kick.isActive()

    def ms(self, name: str) -> int:
        """A duration as it is now."""
        return speeds.ms(name, self.speed, reduced=self.reduced)

    # what tables do

    def add(self, *beats: Beat) -> None:
        """Queue beats; the first one starts from the event loop."""
        if self._stopped or not beats:
            return
        self._queue.extend(beats)
        self._running = True
        if self._playing is None and not self._waiting:
            self._go_on()

    def aside(self, *moves: Movement) -> None:
        """Start moves at once, beside the queue: hover, gliding home, fading.

        Where two of them drive the same property of an item, the newer wins and the older one's `landed` is not run.
        """
        if self._stopped:
            return
        for move in moves:
            self.drop_asides(move.item, move.channels())
            motion = Motion(move, self.ms(move.time))
            motion.start_at = self._clock.time()
            motion.begin()
            if motion.ms == 0:
                motion.finish()
            else:
                self._asides.append(motion)
        if self._asides:
            self._clock.run()

    def drop_asides(self, item: object, channels: frozenset[str] | None = None) -> None:
        """Forget the asides of an item (or only those on some properties) where they are: somebody else takes over."""
        for motion in self._asides:
            if motion.move.item is item:
                motion.drop(channels)
        self._asides = [motion for motion in self._asides if not motion.over]

    def travels(self, item: object) -> bool:
        """Whether an aside takes an item somewhere else."""
        return any(motion.move.item is item and motion.travels for motion in self._asides)

    def settle(self) -> None:
        """Bring everything to its end at once, callbacks included. Calling it from a callback is harmless."""
        if self._settling or self._stopped:
            return
        self._settling = True
        try:
            self._finish_asides()
            self._set_waiting(on=False)
            while self._playing is not None or self._queue:
                self._end(self._playing or self._begin(self._queue.popleft()))
                self._finish_asides()
        finally:
            self._settling = False
            if self._playing is not None or self._queue:
                self._go_on()  # a callback raised: the rest goes on from the event loop
            else:
                self._come_to_rest()

    def skip_beat(self) -> None:
        """End the running beat now and go on with the next; while waiting, the same as `step`."""
        if self._waiting:
            self.step()
        elif self._playing is not None and not self._settling:
            self._end(self._playing)

    def step(self) -> None:
        """Go on after a beat that waits in step mode."""
        if self._waiting:
            self._set_waiting(on=False)
            self._go_on()

    def forget_queue(self) -> None:
        """Drop the beats that have not begun, callbacks and all: another position is about to be shown."""
        self._queue.clear()

    def stop(self) -> None:
        """Teardown: forget everything where it stands, run no callback, accept nothing more."""
        self._stopped = True
        self._queue.clear()
        self._asides.clear()
        self._playing = None
        self._running = self._waiting = False
        self._kick.stop()
        self._clock.stop()

    # how it runs

    def _go_on(self) -> None:
        if not self._settling and not self._stopped:
            self._kick.start()

    def _pump(self) -> None:
        """Start beats until one takes time. Runs from the event loop only."""
        while self._playing is None and self._queue and not self._waiting:
            playing = self._begin(self._queue.popleft())
            if playing.length == 0:
                self._end(playing)
        if self._playing is not None:
            self._clock.run()
        else:
            self._come_to_rest()

    def _begin(self, beat: Beat) -> _Playing:
        """Start a beat. Its `on_start` may have settled the table: then it is over already."""
        playing = self._playing = _Playing(beat)
        try:
            if beat.on_start is not None:
                beat.on_start()
        except BaseException:
            self._go_on()
            raise
        finally:
            self._lay_out(playing)
        return playing

    def _lay_out(self, playing: _Playing) -> None:
        if playing.laid_out or playing is not self._playing:
            return
        playing.lay_out(self._clock.time(), self.ms)
        for motion in playing.motions:
            self.drop_asides(motion.move.item, motion.move.channels())
            if motion.start_at <= self._clock.time():
                motion.begin()

    def _end(self, playing: _Playing) -> None:
        """End a beat: every move at its end, then the callback, then on. Does nothing if it is not the running one."""
        if playing is not self._playing:
            return
        self._lay_out(playing)
        self._playing = None
        with ExitStack() as ending:  # last in, first out; one that raises does not keep the others from running
            ending.callback(self._after, playing.beat)
            if playing.beat.on_end is not None:
                ending.callback(playing.beat.on_end)
            for motion in reversed(playing.motions):
                ending.callback(motion.finish)

    def _after(self, beat: Beat) -> None:
        if beat.wait_for_step and self.step_mode and not self._settling and not self._stopped:
            self._set_waiting(on=True)
        else:
            self._go_on()

    def _tick(self) -> None:
        now = self._clock.time()
        for motion in list(self._asides):
            motion.advance(now)
        self._asides = [motion for motion in self._asides if not motion.over]
        playing = self._playing
        if playing is not None and not self._settling:
            for motion in playing.motions:
                motion.advance(now)
            if now >= playing.ends_at:
                self._end(playing)
        if self._playing is None and not self._asides:
            self._clock.stop()

    def _finish_asides(self) -> None:
        while self._asides:
            self._asides.pop(0).finish()

    def _set_waiting(self, *, on: bool) -> None:
        if self._waiting != on:
            self._waiting = on
            self.waiting_changed.emit(on)

    def _come_to_rest(self) -> None:
        """Say once that the queue has run dry."""
        if self._playing is not None or self._queue or self._waiting:
            return
        if not self._asides:
            self._clock.stop()
        if self._running:
            self._running = False
            self.idle.emit()
