"""What a bot is: it gets a view and the legal actions of its seat, never the state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from rules.dealing import Rng

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Memory = Any
"""What was opened in earlier matches of an evening, as a plain value, or None. Only Los Chinos learns from it."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """What a bot does, and why: `reason` is a key that the program turns into a sentence with the values of `details`."""

    action: A
    reason: str = ""
    details: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.action, self.reason, dict(self.details))


class LegalActions(Protocol[A_co]):
    """The legal actions of one seat, lazily. It holds nothing that the seat may not know."""

    def __iter__(self) -> Iterator[A_co]:
        """Yield every legal action once; may be long, so prefer `in` and `pick`."""

    def __contains__(self, action: object) -> bool:
        """Whether an action is legal now."""

    def __bool__(self) -> bool:
        """Whether any action is legal now."""

    def why_not(self, action: Any) -> str | None:
        """Return the reason key why an action is not legal, or None when it is."""

    def pick(self, rng: Rng) -> A_co:
        """Return some legal action at random."""


class Bot(Protocol[V_contra, A]):
    """A player of one level. Equal arguments give an equal choice; thinking is bounded by iterations, not by a clock."""

    def choose(
        self, view: V_contra, legal: LegalActions[A], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[A]:
        """Return a legal choice. `budget` is a number of iterations; None is the level's own."""


class RandomBot:
    """The baseline that picks any legal action; the arena offers it for every game."""

    def choose(
        self, view: Any, legal: LegalActions[A], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[A]:
        """Return a random legal action."""
        del view, budget, memory
        return Choice(legal.pick(rng), "random")
