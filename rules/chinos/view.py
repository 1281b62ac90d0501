"""What one viewer may know of a match: an allow list, made anew for every position."""

from __future__ import annotations

from dataclasses import dataclass

from rules.chinos.actions import Phase
from rules.chinos.bill import bill
from rules.chinos.calls import CallRules
from rules.chinos.options import ChinosOptions
from rules.chinos.play import ChinosState
from rules.chinos.rounds import DUEL, OpenedRound, next_match
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class ChinosView:
    """A match as `viewer` sees it (None: the audience, which sees no fist)."""

    viewer: Seat | None
    options: ChinosOptions
    seats: int
    phase: Phase
    round: int
    """The number of the round that is played; in `choose` and `over` of the last one played."""
    to_act: tuple[Seat, ...]
    active: tuple[Seat, ...]
    """The players still in, ascending."""
    lot: Seat | None
    """Who was drawn to call first in the match; None where the host chose."""
    order: tuple[Seat, ...]
    """The players of the round that is played in the order of calling; () in `choose` and `over`."""
    chooser: Seat | None
    """Who chooses the next first caller in `choose`; TABLE is the host."""
    closed: tuple[Seat, ...]
    """Whose fist is closed, in the order of the seats. With real coins all are closed before the first call."""
    coins: int | None
    """The viewer's own coins while its fist is closed in the app. A session with real coins puts a bot's sealed coins here."""
    shown: tuple[int | None, ...]
    """The coins entered so far at the opening of real fists, by seat; () at other times."""
    calls: tuple[int, ...]
    """The calls of the round that is played, in the order of calling."""
    rules: CallRules | None
    """The rules of the calls of this round; None in `choose` and `over`."""
    open_totals: tuple[int, ...]
    """The totals that no public reason refuses to the next caller, ascending; () when no call is due."""
    new_number: bool
    """The next caller must bring a number that was not called, though others could repeat one (rule 10)."""
    final: bool
    """Two remain."""
    points: tuple[int, ...]
    """Points of the final, by seat."""
    fouls: tuple[int, ...]
    """Fouls found in this match, by seat."""
    saved: tuple[Seat, ...]
    """Who left, in the order of leaving."""
    history: tuple[OpenedRound, ...]
    """Every round that was opened, whole."""
    loser: Seat | None
    finalist: Seat | None
    bill: tuple[int, ...]
    """The coffees of each seat, fines included; () while the match goes on."""
    next_first: Seat | None
    """Who calls first in the next match, once this one is over."""
    next_chooser: Seat | None
    """Who chooses the first caller of the next match, once this one is over."""

    @property
    def first(self) -> Seat | None:
        """Who calls first in this round; None in `choose` and `over`."""
        return self.order[0] if self.order else None

    @property
    def different(self) -> int:
        """How many different numbers were called in this round."""
        return len(set(self.calls))

    @property
    def repeats_possible(self) -> bool:
        """Whether calls of this round may be repeated at all (rule 9)."""
        return self.rules is not None and self.rules.repeats != "never"

    @property
    def called(self) -> tuple[tuple[Seat, int], ...]:
        """The calls of this round with their callers."""
        return tuple(zip(self.order, self.calls, strict=False))


def view(state: ChinosState, viewer: Seat | None) -> ChinosView:
    """Return what a viewer may know of a match."""
    phase, progress, options = state.phase, state.progress, state.options
    playing = phase in ("hide", "call", "show")
    rules = state.rules if playing else None
    app = options.fists == "app"
    if not playing:
        closed: tuple[Seat, ...] = ()
    elif app:
        closed = tuple(seat for seat in progress.active if state.fists[seat] is not None)
    else:
        closed = state.missing
    loser, finalist = progress.loser, progress.finalist
    next_first, next_chooser = next_match(progress, options)
    return ChinosView(
        viewer=viewer,
        options=options,
        seats=progress.players,
        phase=phase,
        round=state.round,
        to_act=state.to_act,
        active=progress.active,
        lot=state.lot,
        order=progress.order if playing else (),
        chooser=progress.chooser,
        closed=closed,
        coins=state.fists[viewer] if app and viewer is not None else None,
        shown=state.fists if phase == "show" else (),
        calls=state.calls,
        rules=rules,
        open_totals=rules.legal(state.calls) if rules is not None and phase == "call" else (),
        new_number=rules is not None and phase == "call" and rules.needs_new_number(state.calls),
        final=len(progress.active) == DUEL,
        points=progress.points,
        fouls=progress.fouls,
        saved=tuple(seat for each in progress.opened if not each.final for seat in each.winners),
        history=progress.opened,
        loser=loser,
        finalist=finalist,
        bill=() if loser is None or finalist is None else bill(loser, finalist, progress.fouls, options),
        next_first=next_first,
        next_chooser=next_chooser,
    )
