"""The bots: legal, the same each time, blind to what is hidden, and what each level is for."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules.bots import Choice, RandomBot
from rules.dealing import Rng
from rules.mahjong import MAHJONG, MahjongOptions, MahjongView
from rules.mahjong.actions import FALSE_WIN, FLOWER_WIN, PASS, WIN, DeclareKong, Discard
from rules.mahjong.play import MahjongState
from rules.mahjong.position import Hand, Position, Side, with_side
from rules.seats import TABLE, Seat
from rules.tiles import FLOWERS, tile_set
from tests.rules.mahjong.positions import STANDARD, dealing, dealt, meld, played, short, start, tile

BOTS: Mapping[str, Any] = {**MAHJONG.levels, **MAHJONG.baselines}
PLANNERS = list(MAHJONG.levels)


def decisions(options: MahjongOptions, seed: str, bots: list[str]) -> Iterator[tuple[MahjongState, Seat, Choice[Any]]]:
    """Every decision of one hand."""
    state = start(options, seed).state
    for number in itertools.count():
        waiting = MAHJONG.to_act(state)
        if not waiting or waiting[0] == TABLE:
            return
        seat = waiting[0]
        choice = decided(state, seat, BOTS[bots[seat]], dealing(seed).rng(number))
        yield state, seat, choice
        state = MAHJONG.apply(state, seat, choice.action).state


def decided(state: MahjongState, seat: Seat, bot: Any, rng: Rng | None = None) -> Choice[Any]:
    choice: Choice[Any] = bot.choose(
        MAHJONG.view(state, seat), MAHJONG.legal_actions(state, seat), rng or Rng.from_text("rng")
    )
    return choice


def placed(position: Position) -> MahjongState:
    return start().state._replace(options=position.options, position=position)


@pytest.mark.parametrize(
    "options",
    [
        *(preset.options for preset in MAHJONG.presets),
        MahjongOptions(false_win=True, flower_win=True, seven_pairs=True, seven_pairs_allow_quads=True, min_fan=0),
        MahjongOptions(min_fan=8, limit=8, passed_win_lock=True, liability=True, dead_wall=14, human_hand="three"),
    ],
)
def test_bots_answer_legally_under_every_rule(options):
    names = ["easy", "medium", "hard", "greedy"]
    reasons: Counter[str] = Counter()
    for state, seat, choice in decisions(options, "legal", names):
        assert choice.action in MAHJONG.legal_actions(state, seat)
        assert choice.action is not FALSE_WIN
        reasons[choice.reason] += 1
    assert reasons["nothing-to-claim"] > 20
    assert "" not in reasons


@pytest.mark.parametrize("name", [*BOTS])
def test_a_legal_win_is_taken(name):
    ready = "123m 456m 234p 99p 67s"
    asked = played(dealt(["147m 258p 369s SWNG 8s", ready]), "0 discard 8s")
    assert decided(placed(asked), Seat(1), BOTS[name]).action == WIN
    drawn = dealt(["123m 456m 234p 99p 678s"])
    assert decided(placed(drawn), Seat(0), BOTS[name]).action == WIN


@pytest.mark.parametrize("name", PLANNERS)
def test_flowers_win_at_once(name):
    position = dealt(["147m 258p 369s SWNGR"], options=MahjongOptions(flower_win=True))
    side = position.sides[0]._replace(flowers=FLOWERS)
    state = placed(position._replace(sides=with_side(position.sides, Seat(0), side)))
    assert decided(state, Seat(0), BOTS[name]).action == FLOWER_WIN


@pytest.mark.parametrize("name", [*BOTS])
def test_an_equal_view_gives_an_equal_choice(name):
    seen = 0
    for state, seat, _ in decisions(STANDARD, "equal", ["greedy"] * 4):
        seen += 1
        if seen % 40 == 1:
            rng = Rng.from_text("deal another way", seen)
            first = decided(state, seat, BOTS[name])
            for _ in range(3):
                assert decided(MAHJONG.resample(state, seat, rng), seat, BOTS[name]) == first
    assert seen > 100


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", PLANNERS)
def test_a_thousand_decisions_and_twenty_deals_that_look_alike(name):
    judged = 0
    for number in itertools.count():
        for state, seat, choice in decisions(STANDARD, f"honest {number}", [name] * 4):
            if choice.reason == "nothing-to-claim":
                continue
            judged += 1
            rng = Rng.from_text("honest", judged)
            first = decided(state, seat, BOTS[name], Rng.from_text("fixed"))
            for _ in range(20):
                other = MAHJONG.resample(state, seat, rng)
                assert decided(other, seat, BOTS[name], Rng.from_text("fixed")) == first
            if judged == 1000:
                return


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_thousand_hands_of_four_bots_keep_every_tile():
    whole = [each.index for each in tile_set(flowers=True)]
    ends: Counter[str] = Counter()
    for number in range(1000):
        # the hard bot takes its time: it sits at every tenth table
        names = ["easy", "medium", "greedy", "hard" if number % 10 == 0 else "medium"]
        dealt_ = dealing(f"thousand {number}")
        state = MAHJONG.start(STANDARD, 4, dealt_).state
        for place in itertools.count():
            assert sorted(each.index for each in MAHJONG.pieces(state)) == whole
            if state.position.end is not None:
                break
            seat = MAHJONG.to_act(state)[0]
            choice = decided(state, seat, BOTS[names[(seat + number) % 4]], dealt_.rng(place))
            state = MAHJONG.apply(state, seat, choice.action).state
        ends[state.position.end.kind] += 1
    assert ends.total() == 1000
    assert set(ends) == {"win", "draw"}


def view_of(position: Position, seat: int) -> MahjongView:
    return MAHJONG.view(placed(position), Seat(seat))


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_a_half_flush_throws_the_other_suits(name):
    position = dealt(["12345688m 99m SSN 3p"])
    choice = decided(placed(position), Seat(0), BOTS[name], Rng.from_text("careful"))
    assert choice.action in (Discard(tile("3p")), Discard(tile("Nw")))


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_nothing_is_claimed_when_every_plan_then_stays_below_the_minimum(name):
    # a chow opens the hand for one fan at most; closed it is all chows, concealed and no flowers
    hands = ["147m 258p 369s SWNG 8s", "123m 456p 234p 99s 67s"]
    position = played(dealt(hands, options=MahjongOptions(min_fan=4)), "0 discard 8s")._replace(quiet=False)
    assert decided(placed(position), Seat(1), BOTS[name]).action == PASS


@pytest.mark.parametrize("name", ["easy", "medium", "greedy"])
@pytest.mark.parametrize(("concealed", "melded"), [("RRRR 1234m 99m 3p", "678m"), ("R 12344m 99m", "678m RRR")])
def test_a_kong_that_breaks_nothing_is_declared(name, concealed, melded):
    position = dealt([])
    side = Side(Hand.of(short(concealed)), tuple(meld(each, 3) for each in melded.split()))
    position = position._replace(sides=with_side(position.sides, Seat(0), side), drawn=tile("Rd"), quiet=False)
    assert decided(placed(position), Seat(0), BOTS[name]).action == DeclareKong(tile("Rd"))


def test_a_concealed_kong_that_costs_the_fan_of_a_concealed_hand_is_not_declared():
    hand = "RRRR 1234m 678m EEE"
    assert isinstance(decided(placed(dealt([hand])), Seat(0), BOTS["medium"]).action, Discard)
    kept = dealt([hand], options=MahjongOptions(concealed_kong_keeps_concealed=True))
    assert decided(placed(kept), Seat(0), BOTS["medium"]).action == DeclareKong(tile("Rd"))


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_a_kong_that_breaks_a_plan_is_not_declared(name):
    # four 5m are a pung and a part of a chow
    position = dealt(["234m 5555m 66m 789m 9m 1m"])
    assert decided(placed(position), Seat(0), BOTS[name]).action != DeclareKong(tile("5m"))


def test_easy_is_careless_now_and_then():
    position = dealt(["147m 258p 369s SWNGR"])
    reasons = Counter(
        decided(placed(position), Seat(0), BOTS["easy"], Rng.from_text("careless", number)).reason
        for number in range(400)
    )
    assert 50 < reasons["careless"] < 110
    ready = dealt(["123456m 99m 78m SSS 3p"])
    assert {
        decided(placed(ready), Seat(0), BOTS["easy"], Rng.from_text("careless", number)).action for number in range(40)
    } == {Discard(tile("3p"))}


def test_the_random_bot_plays_too():
    rng = Rng.from_text("random")
    state = start().state
    seat = MAHJONG.to_act(state)[0]
    legal = MAHJONG.legal_actions(state, seat)
    assert RandomBot().choose(MAHJONG.view(state, seat), legal, rng).action in legal


def test_levels_and_baselines():
    assert list(MAHJONG.levels) == ["easy", "medium", "hard"]
    assert list(MAHJONG.baselines) == ["greedy"]
