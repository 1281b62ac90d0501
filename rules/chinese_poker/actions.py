"""What a player may do with a hand, and what the table may do: rules R10 to R13, R22, R27 and R35."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal
from urllib.parse import quote, unquote

from rules.cards import Card
from rules.chinese_poker.automatic import Kind, best_kind
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.setting import HAND, Setting
from rules.chinese_poker.splits import splits
from rules.dealing import Rng
from rules.game import NextDeal
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Arrange:
    """Seal the hand in three rows, the cards of each in any order."""

    front: tuple[Card, ...]
    middle: tuple[Card, ...]
    back: tuple[Card, ...]

    @property
    def setting(self) -> Setting:
        """The rows."""
        return Setting(self.front, self.middle, self.back)


@dataclass(frozen=True, slots=True)
class DeclareAutomatic:
    """Seal the hand as an automatic win, of its most valuable kind (R22)."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """The clock ran out: seal empty rows, which are a foul (R13)."""


LONGEST_NOTE = 200
"""Characters of a note."""


class Note:
    """Some words for the log. `str(note)` has no blanks, so that it can stand in the text form of an action."""

    __slots__ = ("text",)

    text: str

    def __init__(self, text: str) -> None:
        if not text.strip() or len(text) > LONGEST_NOTE:
            raise ValueError(f"a note has 1 to {LONGEST_NOTE} characters")
        text.encode()  # half a surrogate could not be written; that raises a ValueError, too
        object.__setattr__(self, "text", text)

    @classmethod
    def parse(cls, text: str) -> Note:
        """Return the note of its form without blanks; raise ValueError when it is none."""
        return cls(unquote(text, errors="strict"))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("notes do not change")

    def __str__(self) -> str:
        return quote(self.text, safe="")

    def __repr__(self) -> str:
        return f"Note({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Note, (self.text,)


VoidReason = Literal["five-cards-exposed", "wrong-player", "host-decision"]


@dataclass(frozen=True, slots=True)
class VoidDeal:
    """Break off the deal, for a misdeal (R28) or in the interest of the game (R35). A table action during a deal."""

    reason: VoidReason


@dataclass(frozen=True, slots=True)
class Buy:
    """A seat buys chips (R29). A table action between deals, like the ones that follow."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody new takes a seat that was left, with as many buy-ins as everybody had at the start."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Who sits there leaves with all the chips (R30)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CorrectStacks:
    """The host puts the stacks right, by seat; their sum stays the same (R35). The note says why."""

    stacks: tuple[int, ...]
    note: Note


@dataclass(frozen=True, slots=True)
class EndMatch:
    """The host ends the match: the only end of one without a number of deals."""


TableAction = NextDeal | Buy | Join | Leave | CorrectStacks | VoidDeal | EndMatch
PokerAction = Arrange | DeclareAutomatic | Forfeit | TableAction
ACTION_TYPES: tuple[type, ...] = (
    Arrange,
    DeclareAutomatic,
    Forfeit,
    NextDeal,
    Buy,
    Join,
    Leave,
    CorrectStacks,
    VoidDeal,
    EndMatch,
)


@dataclass(frozen=True, slots=True)
class SettingActions:
    """The legal actions of one seat, made from its own hand and the options; `waiting` while it has to set.

    Settings are listed with the cards of each row in pack order; any order is legal. Where fouls are accepted (R27)
    every split into three, five and five cards is listed; other numbers of cards are legal too, but not listed.
    """

    waiting: bool
    options: PokerOptions
    hand: tuple[Card, ...] = ()
    kind: Kind | None = None
    """The automatic win that may be declared now."""

    @classmethod
    def of(cls, hand: tuple[Card, ...], options: PokerOptions) -> SettingActions:
        """Return what a seat may do that has to set this hand."""
        return cls(waiting=True, options=options, hand=hand, kind=best_kind(hand))

    @property
    def must_declare(self) -> bool:
        """Whether the automatic win may not be played as rows."""
        return self.kind is not None and not self.options.may_decline

    def __iter__(self) -> Iterator[PokerAction]:
        if not self.waiting:
            return
        if self.kind is not None:
            yield DeclareAutomatic()
        if self.options.may_forfeit:
            yield Forfeit()
        if not self.must_declare:
            yield from self._settings()

    def _settings(self) -> Iterator[Arrange]:
        hand = splits(self.hand)
        for rows in hand.legal() if self.options.prevent_fouls else hand.all():
            yield Arrange(*hand.setting(rows))

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return self.waiting

    def why_not(self, action: object) -> str | None:
        """Return why an action is refused, the first that applies, or None.

        `table-only` for what only the table may do; `not-your-turn`, `not-automatic`, `no-clock-foul`,
        `not-your-cards`, `must-declare`, and with `prevent_fouls` the reasons of R11.
        """
        if not isinstance(action, Arrange | DeclareAutomatic | Forfeit):
            return "table-only"
        if not self.waiting:
            return "not-your-turn"
        if isinstance(action, DeclareAutomatic):
            return "not-automatic" if self.kind is None else None
        if isinstance(action, Forfeit):
            return None if self.options.may_forfeit else "no-clock-foul"
        setting = action.setting
        if len(setting.cards) != HAND or set(setting.cards) != set(self.hand):
            return "not-your-cards"
        if self.must_declare:
            return "must-declare"
        return setting.foul if self.options.prevent_fouls else None

    def pick(self, rng: Rng) -> PokerAction:
        """Return a legal action at random that is no foul: the declaration where there is one, else rows in order."""
        if self.kind is not None:
            return DeclareAutomatic()
        cards = sorted(self.hand)
        while True:
            rng.shuffle(cards)
            arranged = _in_rows(cards)
            if arranged.setting.foul is None:
                return arranged


def _in_rows(cards: list[Card]) -> Arrange:
    """The first three cards in front, the higher of the two fives behind."""
    assert len(cards) == HAND
    front, five, other = tuple(cards[:3]), tuple(cards[3:8]), tuple(cards[8:])
    arranged = Arrange(front, five, other)
    return Arrange(front, other, five) if arranged.setting.foul == "middle-beats-back" else arranged
