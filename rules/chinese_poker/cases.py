"""Rule cases of Chinese poker: for each kind a function of options and plain JSON input that gives the plain answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.cards import Card, Rank, cards
from rules.chinese_poker.actions import Arrange, DeclareAutomatic, Forfeit
from rules.chinese_poker.automatic import VALUES, Declared, best_kind, kinds
from rules.chinese_poker.buying import purchase
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.payments import pairs_in_order, seats_in_order, settle
from rules.chinese_poker.play import PokerState
from rules.chinese_poker.position import Position, result, seal
from rules.chinese_poker.purses import Purse
from rules.chinese_poker.ranking import compare, rank
from rules.chinese_poker.scoring import DealScore, Entry, score
from rules.chinese_poker.seating import deal, misdeal, next_deal
from rules.chinese_poker.setting import ROWS, Setting, bonuses
from rules.chinese_poker.view import view
from rules.dealing import Dealing
from rules.game import IllegalAction
from rules.seats import TABLE, Seat

Plain = Mapping[str, Any]


def _texts(some: Iterable[Card]) -> list[str]:
    return [card.text for card in some]


def _setting(given: Plain) -> Setting:
    front, middle, back = (cards(given[row]) for row in ROWS)
    return Setting(front, middle, back)


def _entry(given: Plain | None) -> Entry | None:
    if given is None:
        return None
    if "automatic" in given:
        return Declared(given["automatic"], cards(given["cards"]))
    return _setting(given)


def _pair(text: str) -> tuple[Seat, Seat]:
    a, b = text.split("-")
    return Seat(int(a)), Seat(int(b))


def _rank(options: PokerOptions, given: Plain) -> Plain:
    del options
    a, b = cards(given["a"]), cards(given["b"])
    return {"compare": compare(a, b), "a": rank(a).category.value, "b": rank(b).category.value}


def _arrangement(options: PokerOptions, given: Plain) -> Plain:
    setting = _setting(given)
    categories = {row: rank(setting[row]).category.value for row in ROWS} if setting.complete else None
    return {
        "legal": setting.foul is None,
        "reason": setting.foul,
        "categories": categories,
        "bonuses": dict(zip(ROWS, bonuses(setting, options), strict=True)),
    }


def _automatic(options: PokerOptions, given: Plain) -> Plain:
    del options
    hand = cards(given["cards"])
    best = best_kind(hand)
    return {"kinds": list(kinds(hand)), "value": 0 if best is None else VALUES[best]}


def _scored(scored: DealScore) -> Plain:
    return {
        "pairs": {f"{pair.a}-{pair.b}": pair.points for pair in scored.pairs},
        "net": list(scored.net),
        "fouls": list(scored.fouls),
        "super_bonus": list(scored.super_bonus),
        "detail": {
            f"{pair.a}-{pair.b}": {
                "why": pair.why,
                "rows": None if pair.rows is None else list(pair.rows),
                "base": pair.base,
                "bonus": pair.bonus,
            }
            for pair in scored.pairs
        },
    }


def _score_deal(options: PokerOptions, given: Plain) -> Plain:
    return _scored(score([_entry(entry) for entry in given["entries"]], options))


def _settle(options: PokerOptions, given: Plain) -> Plain:
    points = {_pair(pair): won for pair, won in given["pairs"].items()}
    paid = settle(points, given["stacks"], given["button"], given["automatic"], options)
    return {
        "payments": [
            {"from": each.payer, "to": each.receiver, "owed": each.owed, "paid": each.paid} for each in paid.payments
        ],
        "stacks": list(paid.stacks),
    }


def _order(options: PokerOptions, given: Plain) -> Plain:
    del options
    return {
        "seats": list(seats_in_order(given["button"], given["active"])),
        "pairs": [list(pair) for pair in pairs_in_order(given["button"], given["active"], given["automatic"])],
    }


def _deal(options: PokerOptions, given: Plain) -> Plain:
    del options
    return {"hands": [_texts(hand) for hand in deal(cards(given["deck"]), given["button"])]}


def _next_deal(options: PokerOptions, given: Plain) -> Plain:
    seating = next_deal(
        given["button"], given["seated"], given["new"], given["stacks"], options, void=given.get("void", False)
    )
    return {"button": seating.button, "dealt_in": list(seating.dealt_in), "waiting": list(seating.waiting)}


def _buy(options: PokerOptions, given: Plain) -> Plain:
    bought = purchase(given["history"], given["amount"], options, between_deals=given["phase"] == "over")
    return {"ok": bought.reason is None, "size": bought.size, "reason": bought.reason}


def _misdeal(options: PokerOptions, given: Plain) -> Plain:
    del options
    reason = misdeal(given["counts"], given["exposed"], wrong_player=given["wrong_player"], locked=given["locked"])
    return {"misdeal": reason is not None, "reason": reason}


def _position(given: Plain) -> Position:
    return Position(
        button=Seat(given["button"]),
        active=tuple(Seat(seat) for seat in sorted(given["active"])),
        stacks=tuple(given["stacks"]),
        hands=tuple(cards(hand) for hand in given["hands"]),
        sealed=tuple(_entry(entry) for entry in given["sealed"]),
        phase=given["phase"],
    )


def _action(given: Plain) -> Arrange | DeclareAutomatic | Forfeit:
    match given["a"]:
        case "Arrange":
            return Arrange(*_setting(given))
        case "DeclareAutomatic":
            return DeclareAutomatic()
        case "Forfeit":
            return Forfeit()
        case other:
            raise ValueError(f"no action {other!r}")


def _act(options: PokerOptions, given: Plain) -> Plain:
    try:
        after = seal(_position(given["position"]), Seat(given["seat"]), _action(given["action"]), options)
    except IllegalAction as refused:
        return {"legal": False, "reason": refused.reason}
    answer = {
        "legal": True,
        "reason": None,
        "phase": after.phase,
        "to_act": list(after.to_set or (TABLE,)),
        "sealed": list(after.ready),
    }
    if after.phase == "set":
        return answer
    came = result(after, options)
    scored = _scored(came.score)
    answer |= {key: scored[key] for key in ("pairs", "net", "fouls")}
    return {**answer, "stacks": list(came.settlement.stacks)}


def _view(options: PokerOptions, given: Plain) -> Plain:
    """Every card in the view that a seat would get, in a match that stands at this position."""
    position = _position(given["position"])
    purses = tuple(Purse(taken=True, stack=stack) for stack in position.stacks)
    state = PokerState(options, SEATS, Dealing(bytes(32), ""), deal=1, shuffle=1, position=position, purses=purses)
    viewer = given["viewer"]
    shown = view(state, None if viewer is None else Seat(viewer))
    entries: Sequence[Entry | None] = (shown.own_entry, *(shown.entries or ()))
    seen = {*shown.hand, *(card for entry in entries if entry is not None for card in entry.cards)}
    return {"visible": _texts(sorted(seen, key=_by_rank))}


def _by_rank(card: Card) -> tuple[int, Card]:
    return tuple(Rank).index(card.rank), card


CASE_KINDS: Mapping[str, Callable[[PokerOptions, Plain], Plain]] = MappingProxyType(
    {
        "rank": _rank,
        "arrangement": _arrangement,
        "automatic": _automatic,
        "score_deal": _score_deal,
        "settle": _settle,
        "order": _order,
        "deal": _deal,
        "next_deal": _next_deal,
        "buy": _buy,
        "misdeal": _misdeal,
        "act": _act,
        "view": _view,
    }
)
