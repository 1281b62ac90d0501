"""What the bots choose, and that they choose by nothing but their view."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.bots import Choice
from rules.cards import cards
from rules.chinchon import CHINCHON, ChinchonOptions, Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.actions import ChinchonAction
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.bots import REASONS
from rules.chinchon.hidden import resample
from rules.chinchon.play import ChinchonState
from rules.dealing import Rng
from rules.seats import TABLE, Seat
from tests.rules.chinchon.positions import STANDARD, card, melds, position, random_steps, start
from tests.rules.chinchon.test_play import KNOCK, acted, put

LEVELS = list(CHINCHON.levels)
DECK = arranger_of(STANDARD).deck


def choose(state: ChinchonState, key: str, rng: str = "bot") -> Choice[ChinchonAction]:
    """What a bot does on the seat in turn."""
    seat = CHINCHON.to_act(state)[0]
    legal = CHINCHON.legal_actions(state, seat)
    choice = CHINCHON.levels[key].choose(CHINCHON.view(state, seat), legal, Rng.from_text(rng))
    assert choice.action in legal
    return choice


def played(options: ChinchonOptions, key: str, seed: str) -> list[ChinchonState]:
    """Every position of a match of one bot against itself."""
    state = start(options, seed).state
    states = [state]
    while waiting := CHINCHON.to_act(state):
        seat = waiting[0]
        legal = CHINCHON.legal_actions(state, seat)
        action = next(iter(legal)) if seat == TABLE else choose(state, key, f"{seed} {len(states)}").action
        state = CHINCHON.apply(state, seat, action).state
        states.append(state)
    return states


def test_levels_weakest_first():
    assert LEVELS == ["easy", "medium", "hard"]


@pytest.mark.parametrize("key", ["medium", "hard"])
def test_the_joker_is_always_taken_and_never_thrown(key):
    assert choose(put(position(pile="Ad")), key) == Choice(TakeDiscard(), "takes-joker", {"card": card("Ad")})
    lonely = put(position("2c 4d 6h Jc Ks 7s Ad/4s Js 5s 2h 3c 4c Qd", "Kh 3d 2d 5h 6h"))
    assert choose(acted(lonely, "draw-stock").state, key).action != Discard(card("Ad"))


@pytest.mark.parametrize(
    ("hand", "top", "action", "reason"),
    [
        ("5s 6s Kc Kh 2c 3h 4d", "7s", TakeDiscard(), "takes-for-deadwood"),  # a run, and the king goes
        ("5s 6s 7s Kc Kh Kd Qc", "2h", TakeDiscard(), "takes-for-deadwood"),  # 11 to 2: within the limit
        ("5s 6s 7s Kc Kh Kd 3c", "2h", TakeDiscard(), "takes-for-deadwood"),  # 3 to 2: within the limit and better
        ("5s 6s 7s Kc Kh Kd 3c", "4h", DrawStock(), "draws-stock"),
        ("2c 4d 6h Jc 7s 3h As", "Jh", DrawStock(), "draws-stock"),
        ("2c 4d 6h Jc 7s 3h As", "7h", TakeDiscard(), "takes-for-deadwood"),  # three points less
        ("2c 4d 6h 5c 7s 3h As", "5h", DrawStock(), "draws-stock"),  # two points less
    ],
)
def test_medium_draws(hand, top, action, reason):
    choice = choose(put(position(f"{hand}/4s Js Ks 2s 3s 4c Qd", "Qh 3d 2d 5h 6h", top)), "medium")
    assert (choice.action, choice.reason) == (action, reason)


@pytest.mark.parametrize(
    ("hand", "thrown", "deadwood"),
    [
        ("5s 6s 7s Kc Jh 2c 3h Qd", "Kc", 26),
        ("6s 7s Js Qs Kc Jh 2c 3h", "Kc", 15),
        ("4s 5s 6s 7s Ah 2c 6h Jd", "Jd", 9),
        ("2s 3s 4s 5s 7c 7d 7h 7s", "7s", 0),  # any seven, or a 2 or 5 at the end: the highest, the last of the pack
    ],
)
def test_medium_throws_what_leaves_the_least_deadwood_and_the_highest_of_equals(hand, thrown, deadwood):
    held = position(f"{hand}/4h Jc Ks 2d 3c 4c Qc", phase="discard")
    state = put(held, ChinchonOptions(knock_limit=0, knock_first_turn=False))
    state = replace(state, position=replace(held, turns=0))
    choice = choose(state, "medium")
    assert choice == Choice(Discard(card(thrown)), "throws-for-deadwood", {"card": card(thrown), "deadwood": deadwood})


@pytest.mark.parametrize("key", LEVELS)
def test_everybody_knocks_as_soon_as_it_may_and_shows_the_best(key):
    drawn = acted(put(position()), "draw-stock").state
    knock = choose(drawn, key)
    assert knock == Choice(
        Knock(card("Qs"), melds("run:5s+6s+7s set:Kc+Kd+Kh")), "knocks", {"card": card("Qs"), "deadwood": 2}
    )
    shown = choose(acted(drawn, KNOCK).state, key)
    assert isinstance(shown.action, Show)
    assert shown.reason == "shows-least"
    assert shown.details == {"deadwood": 20, "laid_off": 3}


def test_easy_is_random_three_times_in_ten():
    state = put(position("5s 6s Kc Kh 2c 3h 4d/4s Js Ks 2s 3s 4c Qd", "Qh 3d 2d 5h 6h", "7s"))
    choices = [choose(state, "easy", str(number)) for number in range(300)]
    random = [choice for choice in choices if choice.reason == "random"]
    assert 60 < len(random) < 120
    assert {choice.action for choice in random} == {DrawStock(), TakeDiscard()}
    thrown = acted(state, "draw-stock").state
    discards = {choose(thrown, "easy", str(number)).action for number in range(300)}
    assert discards == {Discard(each) for each in thrown.position.hands[0]}


def test_hard_throws_what_leaves_the_better_outlook():
    """Either six leaves the same deadwood; the pair of neighbours waits for two cards, the pair with a hole for one."""
    hands = "Kc Kh Kd 5s 4h 6h Ac/3s Jc Ks 2s 3c 4c Qd"
    state = acted(put(position(hands, "6s 3d 2d 5d 7h", "Qh")), "draw-stock").state
    choice = choose(state, "hard")
    assert choice.action == Discard(card("6h"))
    assert set(choice.details) >= {"card", "mean", "chance"}


def test_hard_keeps_from_the_next_player_what_it_is_known_to_need():
    """With 5h and 6h known in the other hand the 7h would make a run; the jack of clubs, as loose, makes none."""
    hands = "7h Jc 2s 4d 3d 3s Kd/5h 6h Ks 2c 4c Qd As"
    late = {"turns": 12, "stock": "7s 5c 2d 5s 6c Jh"}
    known = put(position(hands, known="/5h 6h", **late))
    unknown = put(position(hands, **late))
    thrown = [choose(acted(state, "draw-stock").state, "hard").action for state in (known, unknown)]
    assert thrown[0] != Discard(card("7h"))


def test_hard_waits_for_a_joker_that_lies_on_top():
    options = ChinchonOptions(bury_joker=True)
    held = replace(position(stock="Ad Qh 3d 2d 5h", pile="Ac"), buried=True)
    assert choose(put(held, options), "hard").reason == "draws-joker"


@pytest.mark.parametrize(
    ("top", "action", "reason"),
    [
        ("6h", DrawStock(), "draws-last"),  # a set of sixes, but too much is left to knock
        ("Ad", DrawStock(), "draws-last"),  # not even the joker: the next player would have the last draw
        ("Kh", TakeDiscard(), "takes-to-knock"),
    ],
)
def test_hard_leaves_the_last_card_of_the_stock_to_nobody(top, action, reason):
    """R11: a stock draw that does not lead to a knock ends the deal for nothing."""
    hand = "Kc Kd 4s 5s 6s 2c Jh" if reason == "takes-to-knock" else "6c 6s Qc Jd 4h 7h Ks"
    held = position(f"{hand}/3s Js Qs 2h 3c 4c Qd", "Qh 3d 2d", top, turns=20)
    choice = choose(put(held), "hard")
    assert choice == Choice(action, reason, {"card": card(top)})
    more = replace(held, stock=cards("Qh 3d 2d 5d"))
    assert choose(put(more), "hard").reason not in ("draws-last", "takes-to-knock")
    endless = ChinchonOptions(stock_end="reshuffle")
    assert choose(put(held, endless), "hard").reason not in ("draws-last", "takes-to-knock")


@pytest.mark.parametrize("key", LEVELS)
def test_one_source_is_no_choice(key):
    state = put(position(stock="", pile="Ac"), ChinchonOptions(stock_end="reshuffle"))
    choice = choose(state, "medium" if key == "easy" else key)
    assert choice == Choice(TakeDiscard(), "only-source")


def test_every_reason_is_listed_with_its_details():
    seen = {}
    for seed in ("reasons 1", "reasons 2"):
        for key in LEVELS:
            for state in played(STANDARD.replace(target=50), key, seed):
                if CHINCHON.to_act(state) not in ((), (TABLE,)):
                    choice = choose(state, key, seed)
                    seen[choice.reason] = set(choice.details)
    assert seen.keys() >= {"random", "takes-for-more", "draws-for-more", "keeps-from-next", "knocks", "shows-least"}
    for reason, details in seen.items():
        assert set(REASONS[reason]) <= details


@pytest.mark.parametrize("key", ["medium", "hard"])
@pytest.mark.parametrize("preset", CHINCHON.presets, ids=lambda preset: preset.key)
def test_a_deal_of_every_preset(key, preset):
    options = preset.options.replace(max_deals=1)
    last = played(options, key, "deal")[-1]
    assert CHINCHON.outcome(last) is not None


def decisions(count: int) -> list[tuple[ChinchonState, Seat]]:
    """Positions of random play in which a seat decides."""
    found = []
    for number in range(count):
        states = [step.state for step in random_steps(STANDARD.replace(max_deals=1), f"honest {number}")]
        waiting = [(state, CHINCHON.to_act(state)[0]) for state in states if CHINCHON.to_act(state)]
        found += [(state, seat) for state, seat in waiting if seat != TABLE][:: max(1, len(waiting) // 10)]
    return found


def check_honesty(positions: list[tuple[ChinchonState, Seat]], keys: list[str], deals: int) -> None:
    """Whatever else the hidden cards are, a bot with the same random numbers answers the same."""
    for number, (state, seat) in enumerate(positions):
        for key in keys:
            answer = choose(state, key)
            for again in range(deals):
                other = resample(state, seat, Rng.from_text("honest", number, again))
                assert choose(other, key) == answer


def test_bots_do_not_peek():
    check_honesty(decisions(3), LEVELS, 3)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_thousand_decisions_with_twenty_other_deals_each():
    """The protocol of the rules file."""
    positions = decisions(110)[:1000]
    assert len(positions) == 1000
    check_honesty(positions, LEVELS, 20)
