"""A match: its state, its phases, and what each action leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.chinos.actions import Call, ChinosActions, ChooseFirst, Hide, Phase, Show
from rules.chinos.bill import bill
from rules.chinos.calls import FULL, CallRules
from rules.chinos.events import (
    BillPaid,
    CallAsked,
    Called,
    ChoiceAsked,
    CoinsAsked,
    CoinsShown,
    FinalStarted,
    FinalWon,
    FirstChosen,
    FirstDrawn,
    FistClosed,
    FistsOpened,
    FoulFound,
    NextFirst,
    NobodyHit,
    RoundStarted,
    Saved,
    Scored,
)
from rules.chinos.options import ChinosOptions
from rules.chinos.rounds import DUEL, OpenedRound, Progress, after, beginning, chosen, next_match, opened
from rules.dealing import LOTS, Dealing
from rules.events import Event
from rules.game import IllegalAction, Step
from rules.seats import TABLE, Seat


@dataclass(frozen=True, slots=True)
class ChinosState:
    """A match at one moment: what was opened so far, and the round that is played.

    `fists` hold the coins of each seat, None where they are not known: a fist that is not closed, or, with real coins,
    not shown. `calls` are in the order of calling. `lot` is the seat drawn to call first, where one was drawn.
    """

    options: ChinosOptions
    dealing: Dealing
    progress: Progress
    fists: tuple[int | None, ...]
    calls: tuple[int, ...] = ()
    lot: Seat | None = None

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        if self.progress.loser is not None:
            return "over"
        if self.progress.first is None:
            return "choose"
        if self.options.fists == "app" and self.missing:
            return "hide"
        return "call" if len(self.calls) < len(self.progress.active) else "show"

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The players still in whose coins are not known, ascending."""
        return tuple(seat for seat in self.progress.active if self.fists[seat] is None)

    @property
    def round(self) -> int:
        """The number of the round that is played; between rounds and after the match of the last one played."""
        return self.progress.played + (self.phase not in ("choose", "over"))

    @property
    def rules(self) -> CallRules:
        """The rules of the calls of this round."""
        return self.progress.rules(self.options)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act: all whose coins are missing, the next caller, the chooser, or nobody."""
        phase = self.phase
        if phase in ("hide", "show"):
            return self.missing
        if phase == "call":
            return (self.progress.order[len(self.calls)],)
        return () if self.progress.chooser is None else (self.progress.chooser,)


def start(options: ChinosOptions, seats: int, dealing: Dealing) -> Step[ChinosState]:
    """Return a match before its first round; the lot names its first caller, or the host is asked for one (rule 18)."""
    if options.first_match_first == "host":
        state = opening(options, dealing, beginning(seats, None))
        return Step(state, (ChoiceAsked(TABLE, state.progress.active),))
    lot = Seat(dealing.stream(LOTS).below(seats))
    state = replace(opening(options, dealing, beginning(seats, lot)), lot=lot)
    final = (FinalStarted(state.progress.active, options.final_target),) if seats == DUEL else ()
    return Step(state, (FirstDrawn(lot, seats), *final, *_round_started(state)))


def opening(options: ChinosOptions, dealing: Dealing, progress: Progress) -> ChinosState:
    """Return a match between two rounds: no fist is closed and no call made."""
    return ChinosState(options, dealing, progress, (None,) * progress.players)


def legal(state: ChinosState, seat: Seat) -> ChinosActions:
    """Return what a seat may do now."""
    phase, progress = state.phase, state.progress
    standing = _standing(state, phase, seat)
    if standing is not None:
        return ChinosActions(phase, standing)
    if phase == "choose":
        return ChinosActions(phase, choices=progress.active, chooser=progress.chooser)
    own = state.fists[seat] if phase == "call" and state.options.refuses_calls else None
    return ChinosActions(phase, None, state.rules, state.calls if phase == "call" else (), own)


def _standing(state: ChinosState, phase: Phase, seat: Seat) -> str | None:
    """Why a seat may not act, whatever it would do: the first reasons of rule 13."""
    if phase == "over":
        return "match-over"
    if seat in state.to_act:
        return None
    if seat not in state.progress.active:
        return "not-in-round"
    return {"hide": "already-hidden", "show": "already-shown"}.get(phase, "not-your-turn")


def apply(state: ChinosState, seat: Seat, action: object) -> Step[ChinosState]:
    """Return the match after an action; raise IllegalAction for a wrong one (rule 13)."""
    reason = legal(state, seat).why_not(action)
    if reason is not None:
        raise IllegalAction(reason, seat=seat)
    if isinstance(action, Hide):
        return _hide(state, seat, min(action.coins, FULL))
    if isinstance(action, Call):
        return _call(state, seat, action.total)
    if isinstance(action, Show):
        return _show(state, seat, min(action.coins, FULL))
    assert isinstance(action, ChooseFirst)
    return _choose(state, seat, action.seat)


def _hide(state: ChinosState, seat: Seat, coins: int) -> Step[ChinosState]:
    """A fist is closed; after the last one the first caller is asked (rule 4)."""
    closed = _with_coins(state, seat, coins)
    told: tuple[Event, ...] = (FistClosed(seat, coins, len(closed.missing)),)
    return Step(closed, told if closed.missing else (*told, _call_asked(closed)))


def _call(state: ChinosState, seat: Seat, total: int) -> Step[ChinosState]:
    """A call is made; the last one opens the fists (rules 5 and 14)."""
    callers = state.progress.order
    repeats = tuple(each for each, call in zip(callers, state.calls, strict=False) if call == total)
    called = replace(state, calls=(*state.calls, total))
    told = Called(seat, total, repeats, len(set(called.calls)))
    if called.phase == "call":
        return Step(called, (told, _call_asked(called)))
    if state.options.fists == "real":
        return Step(called, (told, CoinsAsked(called.missing)))
    step = _open(called)
    return Step(step.state, (told, *step.events))


def _show(state: ChinosState, seat: Seat, coins: int) -> Step[ChinosState]:
    """The coins of a real fist are entered; the last ones complete the opening."""
    shown = _with_coins(state, seat, coins)
    told = CoinsShown(seat, coins, len(shown.missing))
    if shown.missing:
        return Step(shown, (told,))
    step = _open(shown)
    return Step(step.state, (told, *step.events))


def _choose(state: ChinosState, seat: Seat, first: Seat) -> Step[ChinosState]:
    """The next first caller is chosen (rules 18 and 21)."""
    progress = chosen(state.progress, first)
    after_choice = opening(state.options, state.dealing, progress)
    after_choice = replace(after_choice, lot=state.lot)
    new_final = progress.played == 0 and len(progress.active) == DUEL
    final = (FinalStarted(progress.active, state.options.final_target),) if new_final else ()
    return Step(after_choice, (FirstChosen(seat, first), *final, *_round_started(after_choice)))


def _with_coins(state: ChinosState, seat: Seat, coins: int) -> ChinosState:
    return replace(state, fists=(*state.fists[:seat], coins, *state.fists[seat + 1 :]))


def _call_asked(state: ChinosState) -> CallAsked:
    place = len(state.calls)
    return CallAsked(state.progress.order[place], place + 1, state.rules.needs_new_number(state.calls))


def _round_started(state: ChinosState) -> tuple[Event, ...]:
    seats = state.progress.order
    told = RoundStarted(state.progress.played + 1, seats, state.rules.least, len(seats) == DUEL)
    return (told, _call_asked(state)) if state.phase == "call" else (told,)


def _open(state: ChinosState) -> Step[ChinosState]:
    """All fists are open: who hit leaves or scores, and the match goes on to its next round (rules 14 to 26)."""
    coins = [state.fists[seat] for seat in state.progress.order]
    played = opened(state.progress, [each for each in coins if each is not None], state.calls, state.options)
    progress = after(state.progress, played, state.options)
    told: list[Event] = [FistsOpened(played.number, played.seats, played.coins, played.calls, played.total)]
    for foul in played.fouls:
        at = played.seats.index(foul.seat)
        told.append(FoulFound(foul.seat, foul.reason, played.coins[at], played.calls[at], progress.fouls[foul.seat]))
    told += _hits(played, progress, state.options)
    next_state = replace(opening(state.options, state.dealing, progress), lot=state.lot)
    if progress.loser is not None:
        told += _settled(progress, state.options)
    elif progress.first is None:
        assert progress.chooser is not None
        told.append(ChoiceAsked(progress.chooser, progress.active))
    else:
        if len(progress.active) == DUEL and not played.final:
            told.append(FinalStarted(progress.active, state.options.final_target))
        told += _round_started(next_state)
    return Step(next_state, tuple(told))


def _hits(played: OpenedRound, progress: Progress, options: ChinosOptions) -> list[Event]:
    if not played.winners:
        return [NobodyHit(played.total)]
    if not played.final:
        return [Saved(played.winners, progress.active)]
    (winner,) = played.winners
    total = progress.points[winner]
    return [Scored(winner, max(played.points), total, max(0, options.final_target - total))]


def _settled(progress: Progress, options: ChinosOptions) -> list[Event]:
    """The match is over: the bill is paid and the next match has a first caller or a chooser (rules 22, 26 to 32)."""
    loser, finalist = progress.loser, progress.finalist
    assert loser is not None
    assert finalist is not None
    fines = progress.fouls if options.foul_fine else (0,) * progress.players
    return [
        FinalWon(finalist, loser, progress.points),
        BillPaid(bill(loser, finalist, progress.fouls, options), fines),
        NextFirst(*next_match(progress, options)),
    ]


LONGEST_IN_ROUNDS = 2000
"""No limit is set on rounds (rule 16). At random one round in five saves or scores, and a match needs 19 such rounds
at most, so that two thousand rounds happen less than once in 10^100 matches."""


def longest(players: int) -> int:
    """Return a number of actions that no match can exceed: a fist, a call and a choice a round."""
    return LONGEST_IN_ROUNDS * (2 * players + 1)
