"""What a game is: a pure, immutable state machine. Everything else in the program only shows or drives it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from rules.bots import Bot, LegalActions, Memory
from rules.codec import action_of, text_of
from rules.dealing import Dealing, Rng
from rules.events import Event
from rules.options import GameOptions, Preset
from rules.seats import TABLE, Seat

if TYPE_CHECKING:
    from rules.keeping import AnyKeeper

__all__ = [
    "TABLE",
    "Event",
    "Game",
    "IllegalAction",
    "LegalActions",
    "NextDeal",
    "OnlyNextDeal",
    "Outcome",
    "Seat",
    "Step",
]

O = TypeVar("O", bound=GameOptions)  # noqa: E741 (the letters of the architecture: options, state, action, view)
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class IllegalAction(ValueError):
    """A move that the rules refuse. `reason` is a kebab-case key that the program translates; `details` fill its sentence."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details: Mapping[str, object] = MappingProxyType(details)


class Step(NamedTuple, Generic[S]):
    """The state after an action, and what happened on the way. A named tuple, because every action makes one or two."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: a score per seat (larger is better), the seats with the best result, and a reason key."""

    scores: tuple[int, ...]
    winners: frozenset[Seat]
    reason: str


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The table action that leaves a finished deal: screen, save and log wait for it."""


class OnlyNextDeal:
    """The legal actions of `TABLE` while a finished deal waits."""

    __slots__ = ()

    def __iter__(self) -> Any:
        yield NextDeal()

    def __contains__(self, action: object) -> bool:
        return action == NextDeal()

    def __bool__(self) -> bool:
        return True

    def why_not(self, action: object) -> str | None:
        """Return `wrong-phase` for anything but the next deal."""
        return None if action in self else "wrong-phase"

    def pick(self, rng: Rng) -> NextDeal:
        """Return the only action."""
        del rng
        return NextDeal()


class Game(ABC, Generic[O, S, A, V]):
    """The rules of one game. Holds no state of its own; one object serves every match."""

    name: ClassVar[str]
    """Code name: file names, records, command line."""
    title: ClassVar[str]
    """English title, marked for translation in the context "games"."""
    version: ClassVar[int] = 1
    """Grows when a recorded match would replay differently."""
    seats: ClassVar[range]
    Options: ClassVar[type[GameOptions]]
    presets: ClassVar[tuple[Preset, ...]]
    """Named options, the default first."""
    action_types: ClassVar[tuple[type, ...]]
    """Every action class, `NextDeal` included where the game has deals."""
    unit: ClassVar[str]
    """What `deal_scores` counts, for the arena."""
    compared: ClassVar[bool] = True
    """Whether the arena takes the mean score of the other seats off a score. False where a score is the whole story, such
    as units that sum to zero."""
    matches_only: ClassVar[bool] = False
    """Whether the arena always plays whole matches and counts their outcome."""
    case_kinds: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Any]], Mapping[str, Any]]]] = MappingProxyType({})
    """For each kind of rule case: a function of options and `input` that returns `expect`."""

    @property
    @abstractmethod
    def levels(self) -> Mapping[str, Bot[V, A]]:
        """The bots offered to players, weakest first, by key; the last one serves the hints."""

    @property
    def baselines(self) -> Mapping[str, Bot[V, A]]:
        """Bots for the arena only, besides `random`."""
        return MappingProxyType({})

    @property
    def keeper(self) -> AnyKeeper | None:
        """How the score is kept of a match that is played with real pieces; None where it is not."""
        return None

    @abstractmethod
    def start(self, options: O, seats: int, dealing: Dealing) -> Step[S]:
        """Return the first position of a match, its first deal dealt. `options` are valid for `seats`."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return who may act now, several where choices are simultaneous; `()` only when the match is over."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> LegalActions[A]:
        """Return what a seat may do now; false when it is not its turn. Holds only what the seat may know."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Return the step after an action. Raises IllegalAction for a wrong move and never fails otherwise."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """Return what a viewer may know (None: the audience), built anew from an allow list."""

    @abstractmethod
    def resample(self, state: S, viewer: Seat | None, rng: Rng) -> S:
        """Return another hidden deal that the viewer could not tell apart; future deals change too."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    @abstractmethod
    def deal_scores(self, state: S) -> tuple[tuple[int, ...], ...]:
        """Return the score of each finished deal by seat, in `unit`, larger is better. Stored in records as a check."""

    @abstractmethod
    def deal_number(self, state: S) -> int:
        """Return the number of the present shuffle, counted from 1, void and repeated deals included."""

    @abstractmethod
    def pieces(self, state: S) -> Iterable[object]:
        """Yield every piece of the present deal once, wherever it lies; their number never changes within a deal."""

    @abstractmethod
    def longest(self, options: O, seats: int) -> int:
        """Return a number of actions that no match can exceed."""

    def deal_facts(self, state: S, seat: Seat) -> Mapping[str, bool]:
        """Return what the arena counts of the last finished deal for a seat: `win`, `drawn`, `deal_in`, `foul`."""
        del state, seat
        return MappingProxyType({})

    def remember(self, memory: Memory, state: S) -> Memory:
        """Return what bots may learn from a finished match, made only from what was opened in it."""
        del state
        return memory

    def bot_view(self, view: V, level: str, dealing: Dealing, memory: Memory = None) -> V:
        """Return what a bot of a level decides by: its seat's view, with what it settled before and keeps to itself.

        It follows from the arguments alone, so that a match taken up again finds the same.
        """
        del level, dealing, memory
        return view

    def people_first(self, state: S) -> bool:
        """Whether the bots among several who may act wait until no person is left among them."""
        del state
        return False

    def decides(self, state: S, seat: Seat, action: A) -> bool:
        """Return whether a legal action is a decision: whether the seat could have done anything else."""
        del action
        return len(list(islice(self.legal_actions(state, seat), 2))) > 1

    def text(self, action: A) -> str:
        """Return the text form of an action."""
        return text_of(action)

    def parse(self, text: str) -> A:
        """Return the action of a text form; raise ValueError when it is none."""
        action: A = action_of(self.action_types, text)
        return action
