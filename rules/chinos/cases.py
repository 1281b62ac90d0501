"""Rule cases of Los Chinos: for each kind a function of options and plain JSON input that gives the plain answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules.chinos.actions import Call, ChinosAction, ChooseFirst, Hide, Show
from rules.chinos.bill import bill, shares
from rules.chinos.calls import FULL, call_rules
from rules.chinos.options import ChinosOptions
from rules.chinos.play import ChinosState, apply, opening
from rules.chinos.rounds import DUEL, OpenedRound, Progress, after, beginning, chosen, exits, next_match, opened
from rules.dealing import Dealing
from rules.game import IllegalAction
from rules.seats import Seat

Plain = Mapping[str, Any]


def _legal_calls(options: ChinosOptions, given: Plain) -> Plain:
    players = given["players"]
    started = given.get("started")
    rules = call_rules(
        options,
        players,
        players if started is None else started,
        first_round=bool(given.get("first_round")),
    )
    coins = given.get("coins")
    own = min(coins, FULL) if coins is not None and options.refuses_calls else None
    calls = tuple(given.get("calls") or ())
    return {
        "legal": list(rules.legal(calls, own)),
        "reasons": [rules.refusal(total, calls, own) for total in given.get("ask") or ()],
    }


def _round(options: ChinosOptions, given: Plain) -> Plain:
    seats = tuple(map(Seat, given["seats"]))
    started = given.get("started")
    players = max(len(seats) if started is None else started, max(seats) + 1)
    start = replace(
        beginning(players, seats[0]), active=tuple(sorted(seats)), earlier=0 if given.get("first_round") else 1
    )
    played = opened(start, given["coins"], given["calls"], options)
    then = after(start, played, options)
    return {
        "total": played.total,
        "winners": sorted(played.winners),
        "fouls": sorted(foul.seat for foul in played.fouls),
        "remaining": list(then.active),
        "next_first": then.first,
        "final": len(then.active) == DUEL,
    }


def _next(progress: Progress) -> Plain:
    return {"first": progress.first, "chooser": progress.chooser}


def _played(progress: Progress, step: Plain, options: ChinosOptions) -> tuple[Progress, OpenedRound]:
    """One round of the input, and the choice after it where one was made."""
    played = opened(progress, step["coins"], step["calls"], options)
    progress = after(progress, played, options)
    if progress.chooser is not None and step.get("starter") is not None:
        progress = chosen(progress, Seat(step["starter"]))
    return progress, played


def _final(options: ChinosOptions, given: Plain) -> Plain:
    progress = replace(
        beginning(DUEL, Seat(given["first"])),
        points=tuple(given.get("points") or (0, 0)),
        earlier=0 if given.get("first_round") else 1,
    )
    answer: dict[str, list[Any]] = {"points": [], "firsts": [], "fouls": []}
    for step in given["rounds"]:
        answer["firsts"].append(progress.first)
        progress, played = _played(progress, step, options)
        answer["points"].append(list(progress.points))
        answer["fouls"].append(sorted(foul.seat for foul in played.fouls))
    return {**answer, "winner": progress.finalist, "loser": progress.loser, "next": _next(progress)}


def _bill(options: ChinosOptions, given: Plain) -> Plain:
    loser, finalist = shares(given["players"], options)
    return {"loser": loser, "finalist": finalist}


def _match(options: ChinosOptions, given: Plain) -> Plain:
    progress = beginning(given["players"], Seat(given["first"]))
    firsts = []
    for step in given["rounds"]:
        firsts.append(progress.first)
        progress, _ = _played(progress, step, options)
    loser, finalist = progress.loser, progress.finalist
    over = loser is not None and finalist is not None
    first, chooser = next_match(progress, options)
    return {
        "over": over,
        "firsts": firsts,
        "exits": [{"round": number, "seats": list(seats)} for number, seats in exits(progress)],
        "points": list(progress.points),
        "fouls": list(progress.fouls),
        "loser": loser,
        "finalist": finalist,
        "bill": list(bill(loser, finalist, progress.fouls, options)) if over else None,  # type: ignore[arg-type]
        "next": {"first": first, "chooser": chooser} if over else _next(progress),
    }


def _action(step: Plain) -> ChinosAction:
    match step["do"]:
        case "hide":
            return Hide(step["coins"])
        case "show":
            return Show(step["coins"])
        case "call":
            return Call(step["total"])
        case "choose":
            return ChooseFirst(Seat(step["first"]))
    raise ValueError(f"unknown action {step['do']!r}")


def _play(options: ChinosOptions, given: Plain) -> Plain:
    first = given.get("first")
    start = beginning(given["players"], None if first is None else Seat(first))
    state: ChinosState = opening(options, Dealing(bytes(32), "chinos"), start)
    refused: list[Any] = []
    for number, step in enumerate(given["actions"]):
        try:
            state = apply(state, Seat(step["seat"]), _action(step)).state
        except IllegalAction as error:
            refused.append([number, error.reason])
    progress = state.progress
    last = progress.opened[-1] if progress.opened else None
    return {
        "phase": state.phase,
        "round": state.round,
        "to_act": list(state.to_act),
        "active": list(progress.active),
        "first": progress.first,
        "calls": [list(each) for each in zip(progress.order, state.calls, strict=False)],
        "points": list(progress.points),
        "last_total": None if last is None else last.total,
        "last_winners": None if last is None else sorted(last.winners),
        "refused": refused,
    }


CASE_KINDS: Mapping[str, Callable[[ChinosOptions, Plain], Plain]] = MappingProxyType(
    {
        "legal_calls": _legal_calls,
        "round": _round,
        "final": _final,
        "bill": _bill,
        "match": _match,
        "play": _play,
    }
)
