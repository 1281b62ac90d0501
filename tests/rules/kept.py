"""Entries of kept scores: those that write down a match played by the program, and some that no match can have."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from rules.cards import cards
from rules.chinchon.keeping import Knocked, Shown
from rules.chinchon.keeping import Voided as ChinchonVoided
from rules.chinese_poker.actions import Buy
from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.keeping import Bought, Compared, Counted, pairs_of
from rules.chinese_poker.ranking import Category, rank, row_key
from rules.chinese_poker.setting import BONUSES, ROWS, Setting
from rules.chinese_ten.keeping import Captured
from rules.chinos.keeping import Settled
from rules.chinos.rounds import exits
from rules.mahjong.keeping import Drawn, FalseWin, Won
from rules.seats import Seat
from tests.rules.contract import Played

A, B, C, D = map(Seat, range(4))


@dataclass(frozen=True)
class Kept:
    """How the scores of a game are kept in tests: options and players of `samples`, which fit one after the other, and
    `refused`: entries with the reason why none of them can be the first."""

    samples: tuple[Any, ...]
    refused: tuple[tuple[Any, str], ...]
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)


KNOCK = Knocked(A, (3, 20))
SEVEN_AND_A_RUN = cards("2c 3c 4c 7h 7s 7d 3s"), cards("Kc Ks Kh 5c 6c Qd 2h")
KEPT: Mapping[str, Kept] = MappingProxyType(
    {
        "chinchon": Kept(
            (
                KNOCK,
                Knocked(B, (30, 5), (12, 0)),
                ChinchonVoided(),
                Knocked(A, (0, 11)),
                Knocked(A, (0, 18), chinchon="joker"),
                Shown(A, SEVEN_AND_A_RUN),
            ),
            (
                (Knocked(A, (3,)), "wrong-number-of-players"),
                (Knocked(Seat(2), (3, 4)), "wrong-number-of-players"),
                (Knocked(A, (3, None)), "points-missing"),
                (Knocked(A, (3, 200)), "too-many-points"),
                (Knocked(A, (3, -1)), "less-than-nothing"),
                (Knocked(A, (3, 5), (0, -1)), "less-than-nothing"),
                (Knocked(Seat(-1), (None, 200)), "too-many-points"),
                (Knocked(A, (8, None)), "too-much-deadwood"),
                (Knocked(A, (None, 4), (0, 5)), "laid-off-more-than-loose"),
                (Knocked(A, (8, 4)), "too-much-deadwood"),
                (Knocked(A, (1, 4), chinchon="joker"), "chinchon-has-no-loose-cards"),
                (Knocked(A, (3, 4), (1, 0)), "knocker-lays-off-nothing"),
                (Knocked(A, (0, 4), (0, 2)), "no-lay-off"),
                (Knocked(A, (3, 4), (0, 5)), "laid-off-more-than-loose"),
                (Shown(A, (SEVEN_AND_A_RUN[0], cards("Kc"))), "not-seven-cards"),
                (Shown(A, ((), SEVEN_AND_A_RUN[1])), "not-seven-cards"),
                (Shown(A, (SEVEN_AND_A_RUN[0],) * 2), "card-twice"),
                (Shown(B, SEVEN_AND_A_RUN), "too-much-deadwood"),
                (Shown(A, (cards("2c 3c 4c 7h 7s 7d 8s"), SEVEN_AND_A_RUN[1])), "not-in-pack"),
            ),
        ),
        "chinese_ten": Kept(
            (Captured((120, 90)), Captured((105, 105)), Captured((0, 210)), Captured((98, 112), B)),
            (
                (Captured((210,)), "wrong-number-of-players"),
                (Captured((100, 100)), "wrong-sum"),
                (Captured((1, 209)), "not-a-number-of-points"),
                (Captured((108, 103)), "wrong-sum"),
                (Captured((-10, 220)), "not-a-number-of-points"),
                (Captured((208, 2), B), "too-few-for-red-fives"),
                (Captured((110, 100), Seat(2)), "wrong-number-of-players"),
            ),
            options={"red_fives": 5},
        ),
        "chinese_poker": Kept(
            (
                Compared(((1, 2, 3), (2, 1, 2), (1, 1, 2))),
                Compared(
                    ((1, 2, None), (2, 1, None), (1, 2, None)),
                    (
                        (Category.THREE_OF_A_KIND, None, None),
                        (None, Category.FULL_HOUSE, None),
                        (Category.STRAIGHT_FLUSH, Category.FOUR_OF_A_KIND, None),
                    ),
                    fouls=(C,),
                ),
                Compared(((None, 1, 2), (None, 2, 1), (None, 1, 2)), automatic=("dragon", None, None)),
                Counted((-3, 1, 6), (B,)),
                Bought(A, 20),
            ),
            (
                (Compared(((1, 2), (1, 2), (1, 2))), "wrong-number-of-players"),
                (Compared(((1, 2, 3), (1, 2, 3))), "wrong-number-of-players"),
                (Compared(((1, 2, 3), (1, None, 3), (1, 2, 3))), "place-missing"),
                (Compared(((1, 2, 3),) * 3, fouls=(A,)), "needs-no-place"),
                (
                    Compared(((None, 2, 3),) * 3, fouls=(A,), automatic=("dragon", None, None)),
                    "foul-and-automatic",
                ),
                (Compared(((1, None, None),) * 3), "too-few-players"),
                (
                    Compared(((1, 2, 3),) * 3, ((Category.PAIR, None, None), (None,) * 3, (None,) * 3)),
                    "no-bonus-hand",
                ),
                (
                    Compared(((1, 2, 3),) * 3, ((None, Category.THREE_OF_A_KIND, None), (None,) * 3, (None,) * 3)),
                    "hand-out-of-order",
                ),
                (
                    Compared(
                        ((1, 1, 3), (1, 2, 3), (1, 2, 3)),
                        ((Category.THREE_OF_A_KIND,) * 2 + (None,), (None,) * 3, (None,) * 3),
                    ),
                    "cannot-tie",
                ),
                (
                    Compared(((1, 2, 3),) * 3, ((None,) * 3, (Category.FOUR_OF_A_KIND, None, None), (None,) * 3)),
                    "middle-beats-back",
                ),
                (Counted((1, 2)), "wrong-number-of-players"),
                (Counted((28, 0, 0)), "too-many-points"),
                (Bought(A, 0), "not-a-buy-in"),
            ),
            players=3,
            options={"buy_in": 5},
        ),
        "chinos": Kept(
            (
                Settled(((D,), (A,)), B, C, (3, 1)),
                Settled(((A,), (B,)), C, D, fouls=(0, 1, 0, 0)),
            ),
            (
                (Settled(((D, A),), B, C), "too-many-saved"),
                (Settled(((D,), (D,)), B, C), "seat-twice"),
                (Settled(((D,), (A,)), B, B), "seat-twice"),
                (Settled(((D,),), B, C), "seat-missing"),
                (Settled(((D,), (), (A,)), B, C), "nobody-saved"),
                (Settled(((D,), (A,), (C,)), B, B), "too-many-saved"),
                (Settled(((D,), (Seat(4),)), B, C), "no-such-seat"),
                (Settled(((D,), (A,)), B, C, (2, 1)), "wrong-final"),
                (Settled(((D,), (A,)), B, C, (3, 3)), "wrong-final"),
                (Settled(((D,),), B, C, (9, 3)), "wrong-final"),
                (Settled(((D,), (A,)), B, C, fouls=(1, 2)), "wrong-fouls"),
            ),
            players=4,
        ),
        "mahjong": Kept(
            (
                Won((B,), (5,), "discard", A),
                Drawn(),
                Won((B,), (3,), "self_draw", items=("self_draw", "half_flush")),
                FalseWin(C),
                Won((D,), (13,), "self_draw", liable=A),
                Won((A, C), (4, 3), "discard", D),
            ),
            (
                (Won((), (), "self_draw"), "winner-missing"),
                (Won((A,), (3, 4), "self_draw"), "winner-missing"),
                (Won((Seat(4),), (3,), "self_draw"), "no-such-seat"),
                (Won((A, A), (3, 3), "discard", B), "winner-twice"),
                (Won((A, B), (3, 3), "self_draw"), "one-winner-only"),
                (Won((A,), (3,), "discard"), "discarder-missing"),
                (Won((A,), (3,), "discard", A), "winner-discarded"),
                (Won((A,), (3,), "self_draw", B), "nobody-discarded"),
                (Won((A,), (2,), "self_draw"), "below-minimum"),
                (Won((A,), (100,), "self_draw"), "too-many-fan"),
                (Won((A,), (-3,), "self_draw"), "less-than-nothing"),
                (Won((A,), (100,), "discard"), "too-many-fan"),
                (Won((A,), (3,), "discard", B, C), "liable-only-for-own-draw"),
                (Won((A,), (3,), "self_draw", items=("nothing",)), "unknown-item"),
                (FalseWin(Seat(4)), "no-such-seat"),
            ),
            players=4,
            options={"liability": True, "multiple_winners": True, "false_win": True},
        ),
    }
)


def written(match: Played) -> tuple[Seat, tuple[Any, ...]]:
    """Return who opened a match that the program played, and the entries that write it down."""
    opener, entries = {
        "chinchon": _chinchon,
        "chinese_ten": _chinese_ten,
        "chinese_poker": _chinese_poker,
        "chinos": _chinos,
        "mahjong": _mahjong,
    }[match.game.name](match)
    return opener, tuple(entries)


def _chinchon(match: Played) -> tuple[Seat, Iterator[Any]]:
    state = match.states[-1]

    def entries() -> Iterator[Any]:
        for deal in state.finished:
            if deal.knocker is None:
                yield ChinchonVoided()
                continue
            loose = tuple(None if each is None else each.before for each in deal.showings)
            off = tuple(0 if each is None else each.before - each.deadwood for each in deal.showings)
            yield Knocked(deal.knocker, loose, off if any(off) else (), deal.chinchon)

    return state.first_dealer, entries()


def _chinese_ten(match: Played) -> tuple[Seat, Iterator[Any]]:
    state = match.states[-1]
    return state.first_dealer, (
        Captured(deal.points, deal.both_red_fives if state.options.red_fives else None) for deal in state.finished
    )


def _chinese_poker(match: Played) -> tuple[Seat, Iterator[Any]]:
    def entries() -> Iterator[Any]:
        for (_, action), before, after in zip(match.turns, match.states, match.states[1:], strict=False):
            if isinstance(action, Buy):
                yield Bought(action.seat, action.amount)
            if len(after.finished) > len(before.finished):
                yield compared_of(after.finished[-1].entries[: match.seats])

    return match.states[0].position.button, entries()


def compared_of(sealed: tuple[Setting | Declared | None, ...]) -> Compared:
    """Return the entry that writes down what the seats of a deal have sealed."""
    legal = {seat: each for seat, each in enumerate(sealed) if isinstance(each, Setting) and each.foul is None}
    places, strong = [], []
    for row in ROWS:
        keys = {seat: row_key(setting[row]) for seat, setting in legal.items()}
        places.append(
            tuple(
                1 + sum(other > keys[seat] for other in keys.values()) if seat in keys else None
                for seat in range(len(sealed))
            )
        )
        hands = {seat: rank(setting[row]).category for seat, setting in legal.items()}
        strong.append(tuple(hands[seat] if hands.get(seat) in BONUSES[row] else None for seat in range(len(sealed))))
    return Compared(
        tuple(places),
        tuple(strong),
        tuple(Seat(seat) for seat, each in enumerate(sealed) if isinstance(each, Setting) and each.foul),
        tuple(each.kind if isinstance(each, Declared) else None for each in sealed),
    )


def by_pairs(entry: Compared, net: Any) -> Counted:
    """Return the same deal by the points of its pairs; `net` is the deal's score."""
    players = len(entry.places[0])
    points = dict.fromkeys(pairs_of(players), 0) | {(pair.a, pair.b): pair.points for pair in net.pairs}
    automatic = tuple(Seat(seat) for seat, kind in enumerate(entry.automatic) if kind is not None)
    return Counted(tuple(points[pair] for pair in itertools.combinations(range(players), 2)), automatic)


def _chinos(match: Played) -> tuple[Seat, Iterator[Any]]:
    progress = match.states[-1].progress
    saved = tuple(group for _, group in exits(progress))
    final = progress.points[progress.finalist], progress.points[progress.loser]
    return A, iter([Settled(saved, progress.finalist, progress.loser, final, progress.fouls)])


def _mahjong(match: Played) -> tuple[Seat, Iterator[Any]]:
    state = match.states[-1]

    def entries() -> Iterator[Any]:
        for hand in state.finished:
            if hand.kind == "draw":
                yield Drawn()
            elif hand.kind == "void":
                yield FalseWin(hand.offender)
            else:
                fan = tuple(winner.score.fan for winner in hand.winners)
                items = tuple(item.id for item in hand.winners[0].score.items)
                yield Won(hand.seats, fan, hand.by, hand.discarder, hand.liable, items)

    return state.first_dealer, entries()
