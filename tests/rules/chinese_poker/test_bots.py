"""Easy, medium and hard: what they say, that they never foul, and that they see their own hand only."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from rules.cards import Card, cards
from rules.chinese_poker import CHINESE_POKER, Arrange, DeclareAutomatic, PokerView
from rules.chinese_poker.actions import SettingActions
from rules.chinese_poker.automatic import best_kind
from rules.chinese_poker.bots import BASELINES, LEVELS
from rules.chinese_poker.classes import row_class
from rules.chinese_poker.options import PRESETS, PokerOptions
from rules.chinese_poker.splits import splits
from rules.dealing import Rng
from rules.seats import Seat
from tests.rules.chinese_poker.hands import (
    BASIC,
    DRAGON,
    MANDARIN,
    SIX_PAIRS,
    deal_end,
    random_hand,
    start,
)
from tests.rules.chinese_poker.test_arranging import automatic_with_great_rows

BOTS = {**LEVELS, **BASELINES}


def view_of(hand: tuple[Card, ...], options: PokerOptions = MANDARIN) -> PokerView:
    """A view with this hand, and its legal actions."""
    return replace(CHINESE_POKER.view(start(options).state, Seat(0)), hand=hand)


def choice(bot: str, hand: tuple[Card, ...], options: PokerOptions = MANDARIN):
    chosen = BOTS[bot].choose(view_of(hand, options), SettingActions.of(hand, options), Rng.from_text("bot"))
    assert chosen.action in SettingActions.of(hand, options)
    return chosen


def test_levels_are_weakest_first():
    assert list(CHINESE_POKER.levels) == ["easy", "medium", "hard"]
    assert list(CHINESE_POKER.baselines) == ["percentiles", "br4"]


def test_easy_takes_the_highest_back_then_the_highest_middle_then_the_highest_front():
    for number in range(6):
        hand = random_hand(Rng.from_text("easy", number))
        if best_kind(hand) is not None:
            continue
        split = splits(hand)
        rows = max(
            (split.five_of[back], split.five_of[middle], row_class(split.row(front)))
            for front, middle, back in split.legal()
        )
        action = choice("easy", hand).action
        assert isinstance(action, Arrange)
        assert (row_class(action.back), row_class(action.middle), row_class(action.front)) == rows


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_no_bot_fouls_or_declares_wrongly(bot, preset):
    for number in range(12):
        hand = random_hand(Rng.from_text("fouls", preset.key, number))
        chosen = choice(bot, hand, preset.options)
        if isinstance(chosen.action, Arrange):
            assert chosen.action.setting.foul is None
        else:
            assert chosen.action == DeclareAutomatic()
            assert best_kind(hand) is not None


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("hand", "kind", "value"), [(DRAGON, "dragon", 13), (SIX_PAIRS, "six_pairs", 4)])
def test_every_bot_declares(bot, hand, kind, value):
    for options in (MANDARIN, BASIC):
        chosen = choice(bot, cards(hand), options)
        assert chosen.action == DeclareAutomatic()
        assert (chosen.reason, dict(chosen.details)) == ("declares", {"kind": kind, "value": value})


def test_hard_may_decline_four_points_for_rows_worth_more():
    chosen = choice("hard", automatic_with_great_rows())
    assert isinstance(chosen.action, Arrange)
    assert chosen.reason == "plays-rows"
    assert chosen.details["kind"] == "six_pairs"
    assert chosen.details["points"] > chosen.details["value"] == 4
    assert choice("hard", automatic_with_great_rows(), BASIC).action == DeclareAutomatic()
    assert choice("medium", automatic_with_great_rows()).action == DeclareAutomatic()


@pytest.mark.parametrize(
    ("bot", "reason", "keys"),
    [
        ("easy", "highest-back", {"back"}),
        ("medium", "best-percentiles", {"front", "middle", "back"}),
        ("hard", "most-points", {"front", "middle", "back", "points"}),
    ],
)
def test_reasons_and_details(bot, reason, keys):
    chosen = choice(bot, random_hand(Rng.from_text("reasons")))
    assert chosen.reason == reason
    assert set(chosen.details) == keys
    if bot != "easy":
        assert all(0 <= chosen.details[row] <= 100 for row in ("front", "middle", "back"))


def test_bots_see_their_own_hand_only():
    """The other 39 cards dealt anew change nothing; the rules ask for 1,000 hands times 20 in a benchmark."""
    for number, (key, bot) in itertools.product(range(3), LEVELS.items()):
        state = start(seed=f"peek {number}").state
        answers = set()
        for again in range(4):
            other = CHINESE_POKER.resample(state, Seat(1), Rng.from_text("peek", number, again)) if again else state
            legal = CHINESE_POKER.legal_actions(other, Seat(1))
            answers.add(bot.choose(CHINESE_POKER.view(other, Seat(1)), legal, Rng.from_text(again)).action)
        assert len(answers) == 1, key


def test_bots_play_matches_to_their_end():
    state = deal_end(MANDARIN.replace(match_deals=2), seed="bots")
    while waiting := CHINESE_POKER.to_act(state):
        legal = CHINESE_POKER.legal_actions(state, waiting[0])
        if waiting[0] == -1:
            action = legal.pick(Rng.from_text("table"))
        else:
            view = CHINESE_POKER.view(state, waiting[0])
            action = LEVELS["hard"].choose(view, legal, Rng.from_text("hard")).action
        state = CHINESE_POKER.apply(state, waiting[0], action).state
    assert len(state.finished) == 2
    assert not state.finished[1].score(MANDARIN).fouls
