"""Rule cases of Chinchón: for each kind a function of options and plain JSON input that gives the plain answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.cards import Card, cards
from rules.chinchon.actions import (
    ChinchonAction,
    ChinchonActions,
    Discard,
    DrawStock,
    Knock,
    TakeDiscard,
    knocking,
)
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.lay_offs import best_showing, grown, refusal
from rules.chinchon.melds import Meld, fault, loose
from rules.chinchon.opening import deal, following
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.scoring import Standing, points, score, wins_match
from rules.chinchon.seven import chinchon
from rules.chinchon.turns import Position, act
from rules.codec import text_of
from rules.dealing import Dealing
from rules.game import IllegalAction
from rules.options import problem_keys
from rules.seats import Seat

Plain = Mapping[str, Any]

_ANY_DEALING = Dealing(bytes(32), "chinchon")
"""Names the order of a reshuffle, which no case can ask about: only one card to shuffle has one order."""


def _texts(some: Iterable[Card]) -> list[str]:
    return [card.text for card in some]


def _card(text: str | None) -> Card | None:
    return None if text is None else Card.parse(text)


def _meld(given: Plain) -> Meld:
    return Meld(given["kind"], cards(given["cards"]), _card(given.get("joker_as")))


def _melds(given: Iterable[Plain] | None) -> tuple[Meld, ...]:
    return tuple(map(_meld, given or ()))


def _plain_meld(meld: Meld) -> Plain:
    return {"kind": meld.kind, "cards": _texts(meld.cards), "joker_as": meld.joker_as and meld.joker_as.text}


def _least(options: ChinchonOptions, given: Plain) -> Plain:
    hand = cards(given["cards"])
    arranger = arranger_of(options)
    return {"deadwood": arranger.least(arranger.deck.mask(hand)), "chinchon": chinchon(hand, options)}


def _arrange(options: ChinchonOptions, given: Plain) -> Plain:
    hand = cards(given["cards"])
    melds = _melds(given.get("melds"))
    reason = fault(melds, hand, options)
    if reason is not None:
        return {"ok": False, "reason": reason, "deadwood": None, "chinchon": None}
    left = arranger_of(options).deck.total(loose(melds, hand))
    return {"ok": True, "reason": None, "deadwood": left, "chinchon": chinchon(hand, options)}


def _knock(options: ChinchonOptions, given: Plain) -> Plain:
    hand = cards(given["cards"])
    face_down = Card.parse(given["discard"])
    first_turn = bool(given.get("first_turn"))
    found = knocking(hand, face_down, options, taken=_card(given.get("taken")), first_turn=first_turn)
    answer: dict[str, Any] = {"legal": found.reason is None, "reason": found.reason, "deadwood": None, "chinchon": None}
    if found.arrangement is not None:
        seven = [card for card in hand if card is not face_down]
        answer |= {"deadwood": found.arrangement.deadwood, "chinchon": chinchon(seven, options)}
    return answer


def _turn(options: ChinchonOptions, given: Plain) -> Plain:
    stock, discards = given.get("stock") or 0, given.get("discards") or 0
    legal = ChinchonActions(
        given["phase"],
        options,
        cards(given.get("hand") or ()),
        stock,
        discards,
        options.stock_end == "reshuffle" and not stock and discards > 1,
        _card(given.get("taken")),
        bool(given.get("first_turn")),
    )
    actions: list[ChinchonAction] = [*legal.draws, *legal.discardable]
    return {"actions": sorted([*map(text_of, actions), *(f"knock {card}" for card in legal.knockable)])}


def _lay_off(options: ChinchonOptions, given: Plain) -> Plain:
    hand = cards(given["hand"])
    arranger = arranger_of(options)
    best = best_showing(hand, _melds(given.get("melds")), given.get("knocker_deadwood") or 0, options)
    return {"own": arranger.least(arranger.deck.mask(hand)), "deadwood": best.deadwood}


def _place(options: ChinchonOptions, given: Plain) -> Plain:
    meld = _meld(given["meld"])
    card, joker_as = Card.parse(given["card"]), _card(given.get("as"))
    reason = refusal(meld, card, joker_as, given.get("knocker_deadwood") or 0, options)
    if reason is not None:
        return {"ok": False, "reason": reason, "meld": None}
    return {"ok": True, "reason": None, "meld": _plain_meld(grown(meld, card, joker_as, options))}


def _score_deal(options: ChinchonOptions, given: Plain) -> Plain:
    standing = Standing(
        tuple(_padded(given.get("totals"), options.players, 0)),
        tuple(map(Seat, sorted(given.get("out") or ()))),
        tuple(_padded(given.get("reentries"), options.players, 0)),
        given.get("deals") or 0,
    )
    added: tuple[int, ...] = (0,) * options.players
    if given.get("knocker") is not None:
        deadwood = _padded(given.get("deadwood"), options.players, None)
        scored = score(standing, Seat(given["knocker"]), deadwood, given.get("chinchon") or "none", options)
        added, standing = scored.points, scored.standing
    return {
        "points": list(added),
        "totals": list(standing.totals),
        "out": list(standing.out),
        "over": standing.over,
        "winners": list(standing.winners),
        "reason": standing.reason,
        "next_dealer": None if standing.over else standing.next_dealer(Seat(given.get("dealer") or 0)),
    }


def _padded(given: Iterable[Any] | None, count: int, missing: Any) -> list[Any]:
    """A list by seat; seats that do not matter may be missing from it."""
    listed = list(given or ())
    return listed + [missing] * (count - len(listed))


def _deal(options: ChinchonOptions, given: Plain) -> Plain:
    dealer = Seat(given.get("dealer") or 0)
    dealt = deal(cards(given["order"]), dealer, options)
    return {
        "hands": [_texts(hand) for hand in dealt.hands],
        "upcard": dealt.upcard.text,
        "stock": _texts(dealt.stock),
        "turn": following(dealer, options.players),
    }


def _play(options: ChinchonOptions, given: Plain) -> Plain:
    position = _position(options, given)
    refused = None
    for number, step in enumerate(given.get("actions") or ()):
        try:
            position = _acted(position, step, options)
        except IllegalAction as error:
            refused = {"at": number, "reason": error.reason}
            break
    over = position.phase == "over"
    made = position.knock
    counted = None
    if over and made is not None:
        counted = list(points(made.seat, position.deadwood, made.chinchon, options))
    return {
        "refused": refused,
        "phase": position.phase,
        "turn": None if over else position.turn,
        "hands": [sorted(_texts(hand)) for hand in position.hands],
        "stock": len(position.stock),
        "upcard": position.pile[-1].text if position.pile else None,
        "takes": position.takes,
        "void": position.void is not None,
        "points": counted,
        "match_won": made.seat if made is not None and wins_match(made.chinchon, options) else None,
    }


@dataclass(frozen=True, slots=True)
class _CasePosition(Position):
    """A position in which hands that do not matter may be left out; such a seat takes its turns like any other."""

    left_out: tuple[Seat, ...] = ()

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats with an empty hand that was not just left out."""
        return tuple(Seat(seat) for seat, hand in enumerate(self.hands) if not hand and seat not in self.left_out)


def _position(options: ChinchonOptions, given: Plain) -> Position:
    named = _padded(given["hands"], options.players, None)
    hands = tuple(cards(hand or ()) for hand in named)
    taken = _card(given.get("taken"))
    turn = Seat(given.get("turn") or 0)
    return _CasePosition(
        hands=hands,
        stock=cards(given.get("stock") or ()),
        pile=cards(given.get("discard") or ()),
        turn=turn,
        phase=given.get("phase") or "draw",
        taken=taken,
        takes=given.get("takes") or 0,
        turns=given.get("turns") or 0,
        known=tuple((taken,) if taken is not None and seat == turn else () for seat in range(len(hands))),
        showings=(None,) * len(hands),
        # with two players nobody can be out while the other plays (R42)
        left_out=tuple(Seat(seat) for seat, hand in enumerate(named) if hand is None or len(named) == 2),
    )


def _acted(position: Position, step: Plain, options: ChinchonOptions) -> Position:
    action: object
    match step["do"]:
        case "draw-stock":
            action = DrawStock()
        case "take-discard":
            action = TakeDiscard()
        case "discard":
            action = Discard(Card.parse(step["card"]))
        case "knock":
            action = Knock(Card.parse(step["card"]), _melds(step.get("melds")))
        case "show" if position.phase == "show":
            action = position.legal(position.turn, options).best_show()
        case _:
            raise IllegalAction("wrong-phase")
    return act(position, position.turn, action, options, _ANY_DEALING, 1).state


def _options(options: ChinchonOptions, given: Plain) -> Plain:
    """The options under test are in the input, so that wrong ones can be asked about."""
    return {"problems": problem_keys(ChinchonOptions, {**options.values(), **given["options"]})}


CASE_KINDS: Mapping[str, Callable[[ChinchonOptions, Plain], Plain]] = MappingProxyType(
    {
        "melds": _least,
        "arrange": _arrange,
        "knock": _knock,
        "turn": _turn,
        "lay_off": _lay_off,
        "place": _place,
        "score_deal": _score_deal,
        "deal": _deal,
        "play": _play,
        "options": _options,
    }
)
