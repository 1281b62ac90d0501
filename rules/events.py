"""What happened in a step, told in the past tense, and what each viewer may hear of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Self

from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Something that happened. Subclasses are frozen slots dataclasses named in the past tense."""

    @abstractmethod
    def seen_by(self, viewer: Seat | None) -> Event | None:
        """Return the event as this viewer may know it (None as viewer: the audience), or None when it is hidden."""


@dataclass(frozen=True, slots=True)
class PublicEvent(Event):
    """An event that everybody sees whole. Chosen by subclassing, so that a new event is never public by oversight."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event itself."""
        del viewer
        return self


def seen(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events as a viewer may know them, in order, hidden ones left out."""
    return tuple(event for event in (each.seen_by(viewer) for each in events) if event is not None)
