"""Rule cases about what a seat may do and what comes of answers: legal_calls, claims, legal_turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.codec import action_of, text_of
from rules.mahjong.actions import Answer, Chow, FalseWin, FlowerWin, Kong, MahjongAction, Pass, Pung, Win
from rules.mahjong.choices import CallChoices, TurnChoices
from rules.mahjong.claims import ruling
from rules.mahjong.melds import Meld, set_type
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.position import Hand, Side, Window
from rules.mahjong.rounds import Deal
from rules.seats import Seat
from rules.tiles import COPIES, WINDS, Tile, tiles

Plain = Mapping[str, Any]
_CALLS = (Win, Kong, Pung, Chow, Pass)


def texts(some: Iterable[Tile]) -> list[str]:
    """Return tiles as plain texts."""
    return [tile.text for tile in some]


def deal_of(given: Plain) -> Deal:
    """Return the dealer and the round's wind of an input; east where it names none."""
    wind = given.get("round_wind")
    return Deal(Seat(given.get("dealer") or 0), WINDS[0] if wind is None else Tile.parse(wind))


def melds_of(given: Plain) -> tuple[Meld, ...]:
    """Return the melds of an input; one of an unknown type has no tiles. Raises ValueError for unknown tiles."""
    found = []
    for meld in given.get("melds") or ():
        parsed = tuple(sorted(tiles(meld["tiles"])))
        kind = set_type(meld["type"])
        source = meld.get("from")
        found.append(Meld(kind or "pung", parsed if kind else (), None if source is None else Seat(source)))
    return tuple(found)


def side_of(given: Plain) -> Side:
    """Return what an input says of a seat."""
    return Side(
        Hand.of(tiles(given["concealed"])),
        melds_of(given),
        tiles(given.get("flowers") or ()),
        frozenset(tiles(given.get("passed") or ())),
    )


def answer_of(text: str | None) -> MahjongAction:
    """Return the answer that a text stands for, a missing one being a pass; raise ValueError for anything else."""
    answer: MahjongAction = action_of(_CALLS, "pass" if text is None else text)
    return answer


def _call(options: MahjongOptions, given: Plain, seat: int, held: Plain) -> CallChoices:
    return CallChoices(
        options,
        deal_of(given),
        Seat(seat),
        side_of(held),
        Window(given["event"], Seat(given["from"]), Tile.parse(given["tile"])),
        given.get("wall") or 0,
        discards=1,
        quiet=bool(given.get("first_discard")),
    )


def legal_calls_case(options: MahjongOptions, given: Plain) -> Plain:
    """What a seat may answer besides passing."""
    call = _call(options, given, given["seat"], given)
    return {"calls": [text_of(each) for each in call.calls() if not isinstance(each, FalseWin)]}


def claims_case(options: MahjongOptions, given: Plain) -> Plain:
    """What comes of the answers of all seats; an illegal one is a pass."""
    source = Seat(given["from"])
    answers: list[Answer | None] = [None] * SEATS
    illegal = []
    for seat, text in enumerate(given["answers"]):
        held = given["hands"][seat]
        if text is None or text == "pass":
            continue
        if held is None or text not in legal_calls_case(options, {**given, **held, "seat": seat})["calls"]:
            illegal.append(seat)
            continue
        answer = answer_of(text)
        assert isinstance(answer, Win | Kong | Pung | Chow)
        answers[seat] = answer
    ruled = ruling(source, answers, options)
    turn: Seat | None = None
    draws: str | None = None
    over = ruled.result == "win"
    if ruled.result == "none":
        over = given["event"] == "discard" and not given.get("wall")
        if not over:
            turn, draws = (
                (Seat((source + 1) % SEATS), "wall") if given["event"] == "discard" else (source, "replacement")
            )
    elif not over:
        turn = ruled.seats[0]
        draws = "replacement" if ruled.result == "kong" else None
    return {
        "illegal": illegal,
        "result": ruled.result,
        "seats": list(ruled.seats),
        "turn": turn,
        "draws": draws,
        "over": over,
    }


def legal_turn_case(options: MahjongOptions, given: Plain) -> Plain:
    """What a seat may do in its turn."""
    drawn = given.get("drawn")
    turn = TurnChoices(
        options,
        deal_of(given),
        Seat(given["seat"]),
        side_of(given),
        None if drawn is None else Tile.parse(drawn),
        given.get("wall") or 0,
        given.get("kongs_in_row") or 0,
        bool(given.get("flower_replacement")),
        bool(given.get("first_turn")),
    )
    hand = turn.side.hand.tiles
    return {
        "win": Win() in turn or FlowerWin() in turn,
        "kongs": [f"{'concealed' if hand.count(tile) == COPIES else 'added'} {tile}" for tile in turn.kongs()],
        "discards": texts(dict.fromkeys(hand)),
    }
