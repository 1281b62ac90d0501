"""Rule cases of Chinese Ten: for each kind a function of options and plain JSON input that gives the plain answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.cards import Card, Rank, cards
from rules.chinese_ten.actions import Play, Take, TenActions
from rules.chinese_ten.captures import chosen, points, red_fives_seat, refusal, targets
from rules.chinese_ten.opening import deal, first_seat, judge
from rules.chinese_ten.options import TenOptions
from rules.chinese_ten.scoring import best, end, score, totals
from rules.chinese_ten.turns import Position, act
from rules.codec import text_of
from rules.game import IllegalAction
from rules.options import problem_keys
from rules.seats import Seat

Plain = Mapping[str, Any]


def _texts(some: Sequence[Card]) -> list[str]:
    return [card.text for card in some]


def _card(text: str | None) -> Card | None:
    return None if text is None else Card.parse(text)


def _rank(text: str | None) -> Rank | None:
    return None if text is None else Rank.parse(text)


def _captures(options: TenOptions, given: Plain) -> Plain:
    del options
    found = targets(cards(given["layout"]), Card.parse(given["card"]), _rank(given.get("marked")))
    return {"targets": [_texts(target) for target in found]}


def _turn(options: TenOptions, given: Plain) -> Plain:
    """Both cards of one turn, each with the target named for it."""
    layout = cards(given["layout"])
    marked = _rank(given.get("marked"))
    answer: dict[str, Any] = {"refused": None}
    gained = 0
    for step, card_key, take_key in (("hand", "hand_card", "take"), ("stock", "stock_card", "stock_take")):
        card = Card.parse(given[card_key])
        take = _card(given.get(take_key))
        found = targets(layout, card, marked)
        reason = refusal(found, take)
        if reason is not None:
            nothing = dict.fromkeys(("hand_captured", "stock_captured", "layout", "marked", "points"))
            return {"refused": {"step": step, "reason": reason}, **nothing}
        taken = chosen(found, take)
        captured = (card, *taken) if taken else ()
        layout = tuple(each for each in layout if each not in taken) if taken else (*layout, card)
        marked = None if taken and taken[0].rank is marked else marked
        gained += points(captured, options)
        answer[f"{step}_captured"] = _texts(captured)
    return {**answer, "layout": _texts(layout), "marked": None if marked is None else marked.value, "points": gained}


def _legal(options: TenOptions, given: Plain) -> Plain:
    del options
    legal = TenActions(
        given["phase"],
        cards(given.get("hand") or ()),
        cards(given["layout"]),
        _rank(given.get("marked")),
        _card(given.get("turned")),
    )
    return {"actions": sorted(text_of(action) for action in legal)}


def _initial(options: TenOptions, given: Plain) -> Plain:
    layout = cards(given["layout"])
    dealer = Seat(given.get("dealer") or 0)
    verdict = judge(layout, options)
    return {
        "redeal": verdict.redeal,
        "marked": None if verdict.marked is None else verdict.marked.value,
        "dealer_takes": _texts(verdict.dealer_takes),
        "layout": [] if verdict.dealer_takes else _texts(layout),
        "first": None if verdict.redeal else first_seat(dealer, options.players, options),
    }


def _points(options: TenOptions, given: Plain) -> Plain:
    return {"points": points(cards(given["cards"]), options)}


def _score(options: TenOptions, given: Plain) -> Plain:
    by_seat = [points(cards(pile), options) for pile in given["piles"]]
    scored = score(Seat(0), by_seat, given.get("both_red_fives"), options)
    return {
        "points": list(scored.points),
        "base": options.base,
        "results": list(scored.results),
        "winners": list(best(scored.results)),
    }


def _series(options: TenOptions, given: Plain) -> Plain:
    fives = given.get("both_red_fives") or [None] * len(given["points"])
    dealer = given.get("first_dealer") or 0
    finished = [
        score(Seat((dealer + number) % options.players), by_seat, seat, options)
        for number, (by_seat, seat) in enumerate(zip(given["points"], fives, strict=True))
    ]
    sums = totals(finished, options.players, options)
    over = end(finished, options.players, options) is not None
    return {
        "results": [list(each.results) for each in finished],
        "totals": list(sums),
        "over": over,
        "winners": list(best(sums)) if over else [],
        "next_dealer": None if over else (dealer + len(finished)) % options.players,
    }


def _deal(options: TenOptions, given: Plain) -> Plain:
    dealt = deal(cards(given["order"]), Seat(given.get("dealer") or 0), options.players)
    return {
        "hands": [_texts(hand) for hand in dealt.hands],
        "layout": _texts(dealt.layout),
        "stock": _texts(dealt.stock),
    }


def _play(options: TenOptions, given: Plain) -> Plain:
    position = Position(
        hands=tuple(cards(hand) for hand in given["hands"]),
        layout=cards(given["layout"]),
        stock=cards(given["stock"]),
        turn=Seat(given.get("turn") or 0),
        marked=_rank(given.get("marked")),
    )
    refused = None
    for number, step in enumerate(given["actions"]):
        try:
            position = _acted(position, step, options)
        except IllegalAction as error:
            refused = {"at": number, "reason": error.reason}
            break
    fives = red_fives_seat(position.resolved)
    return {
        "refused": refused,
        "phase": position.phase,
        "turn": None if position.phase == "over" else position.turn,
        "turned": None if position.turned is None else position.turned.text,
        "layout": _texts(position.layout),
        "marked": None if position.marked is None else position.marked.value,
        "piles": [_texts(pile) for pile in position.piles],
        "hands": [len(hand) for hand in position.hands],
        "stock": len(position.stock),
        "both_red_fives": fives,
        "points": list(position.points),
    }


def _acted(position: Position, step: Plain, options: TenOptions) -> Position:
    take = _card(step.get("take"))
    if step["do"] == "play":
        return act(position, position.turn, Play(Card.parse(step["card"]), take), options).state
    if take is None:
        raise IllegalAction("choose-target" if position.phase == "take" else "wrong-phase")
    return act(position, position.turn, Take(take), options).state


def _options(options: TenOptions, given: Plain) -> Plain:
    """The options under test are in the input, so that wrong ones can be asked about."""
    return {"problems": problem_keys(TenOptions, {**options.values(), **given["options"]})}


CASE_KINDS: Mapping[str, Callable[[TenOptions, Plain], Plain]] = MappingProxyType(
    {
        "captures": _captures,
        "turn": _turn,
        "legal": _legal,
        "initial": _initial,
        "points": _points,
        "score": _score,
        "series": _series,
        "deal": _deal,
        "play": _play,
        "options": _options,
    }
)
