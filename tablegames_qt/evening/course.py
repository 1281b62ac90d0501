"""Going back and forward in what was done to an evening."""

from __future__ import annotations

from dataclasses import dataclass

from tablegames_qt.evening.evening import Evening

DEEPEST = 200
"""How many changes can be taken back."""


@dataclass(frozen=True, slots=True)
class Course:
    """An evening with what it was before each change, and what was taken back."""

    now: Evening
    past: tuple[Evening, ...] = ()
    future: tuple[Evening, ...] = ()

    def then(self, evening: Evening) -> Course:
        """Return the course after a change; what had been taken back is gone."""
        if evening == self.now:
            return self
        return Course(evening, (*self.past, self.now)[-DEEPEST:])

    def with_match(self, slot: str) -> Course:
        """Return the course with a match that belongs to the evening, which no undo takes away."""
        return Course(
            self.now.with_match(slot),
            tuple(each.with_match(slot) for each in self.past),
            tuple(each.with_match(slot) for each in self.future),
        )

    def without_match(self, slot: str) -> Course:
        """Return the course after a match that belonged to the evening."""
        return Course(
            self.now.without_match(slot),
            tuple(each.without_match(slot) for each in self.past),
            tuple(each.without_match(slot) for each in self.future),
        )

    def undone(self) -> Course:
        """Return the course before the last change; the same when there is none."""
        if not self.past:
            return self
        return Course(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> Course:
        """Return the course with the change again that was taken back last; the same when there is none."""
        if not self.future:
            return self
        return Course(self.future[0], (*self.past, self.now), self.future[1:])
