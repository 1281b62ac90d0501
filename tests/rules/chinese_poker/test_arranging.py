"""Auto-arrange, hints and reviews: always legal, never better than the best that was found."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.chinese_poker import CHINESE_POKER, Arrange
from rules.chinese_poker.actions import SettingActions
from rules.chinese_poker.arranging import (
    arrange,
    best_entry,
    best_settings,
    complete,
    expected,
    replayed,
    review,
    setting_of,
)
from rules.chinese_poker.automatic import Declared, best_kind
from rules.chinese_poker.setting import FORFEITED, Setting
from rules.chinese_poker.splits import splits
from rules.dealing import Rng
from tests.rules.chinese_poker.hands import (
    BASIC,
    BOTH,
    DRAGON,
    FOUL,
    LOSERS,
    MANDARIN,
    SIX_PAIRS,
    deal_end,
    declared,
    random_hand,
    setting,
)

HAND = cards(LOSERS[0].replace("/", " "))
HANDS = [random_hand(Rng.from_text("arranging", number)) for number in range(12)]
TWO_STRAIGHT_FLUSHES = cards("9s 8s 7s 6s 5s 9h 8h 7h 6h 5h Ah Ad Ac")
"""Worth more in rows than by three straights, had it been those."""


@pytest.mark.parametrize("options", [MANDARIN, BOTH, BASIC], ids=lambda options: options.family)
def test_auto_arrange_is_legal_and_depends_on_the_cards_alone(options):
    for hand in HANDS:
        found = arrange(hand, options)
        assert Arrange(*found) in SettingActions.of(hand, options.replace(decline_automatic="always"))
        assert arrange(hand[::-1], options) == found


def test_the_five_best_settings():
    for hand in HANDS:
        found = best_settings(hand, MANDARIN)
        assert len(found) == 5
        assert found[0].entry == arrange(hand, MANDARIN)
        points = [each.points for each in found]
        assert points == sorted(points, reverse=True)
        for each in found:
            assert expected(each.entry, MANDARIN) == each.points
            assert isinstance(each.entry, Setting)
            assert each.entry.foul is None


def test_no_setting_is_expected_to_win_more_than_the_best():
    for hand in HANDS[:3]:
        split = splits(hand)
        most = best_settings(hand, MANDARIN, 1)[0].points
        legal = [split.setting(rows) for rows in list(split.legal())[::40]]
        assert max(expected(each, MANDARIN) for each in legal) <= most


def test_expected_points_are_between_a_lost_and_a_won_sweep():
    assert -6.5 < expected(setting("2h 3d 4c / 7h 8s 9c Jd Qh / 2s 2d 5c 6d 7c"), MANDARIN) < -6, "bonuses, too"
    assert 21 < expected(setting("Ah Ad Ac / Ks Kh Kd Kc 2d / As Ts Js Qs Ks"), MANDARIN) <= 22
    assert -3 < expected(setting("2h 3d 4c / 7h 8s 9c Jd Qh / 2s 2d 5c 6d 7c"), BASIC) < -2


def test_what_a_foul_and_an_automatic_win_are_expected_to_win():
    foul = expected(setting(FOUL), MANDARIN)
    assert foul == expected(FORFEITED, MANDARIN)
    assert -6.5 < foul < -6, "six points and what a typical opponent has in bonuses"
    assert expected(setting(FOUL), BASIC) == -6
    assert expected(setting(FOUL), BASIC.replace(foul_basic=3)) == -3
    assert expected(declared(DRAGON), MANDARIN) == 13
    assert expected(declared(SIX_PAIRS), MANDARIN) == 4


def test_an_automatic_win_is_declared():
    for text in (DRAGON, SIX_PAIRS):
        best = best_entry(cards(text), MANDARIN)
        assert best.entry == declared(text)


def automatic_with_great_rows() -> tuple:
    """Six pairs whose four of a kind and full house are worth more in rows than the four points."""
    return cards("Ac Ad Ah As Kc Kd Kh Ks Qc Qd Jh Js 2c")


def test_an_automatic_win_is_declined_only_for_rows_that_are_worth_more_and_where_it_may_be():
    hand = automatic_with_great_rows()
    assert best_kind(hand) == "six_pairs"
    best = best_entry(hand, MANDARIN)
    assert isinstance(best.entry, Setting)
    assert best.points > 4
    for options in (MANDARIN.replace(decline_automatic="never"), BASIC):
        assert isinstance(best_entry(hand, options).entry, Declared)


def test_the_rest_is_filled_in_around_placed_cards():
    nothing = Setting((), (), ())
    assert sorted(complete(HAND, nothing, MANDARIN).cards) == sorted(HAND)
    assert complete(HAND, nothing, MANDARIN) == arrange(HAND, MANDARIN)
    placed = Setting(cards("2s 7c"), cards("Jh"), cards("9d 9s"))
    filled = complete(HAND, placed, MANDARIN)
    assert filled.foul is None
    assert sorted(filled.cards) == sorted(HAND)
    assert filled.front[:2] == placed.front
    assert filled.middle[0] is placed.middle[0]
    assert filled.back[:2] == placed.back


def test_all_is_arranged_anew_when_no_legal_setting_keeps_the_placed_cards():
    hand = cards("Ah Ad Ac 2c 3d 4h 6s 7c 8d 9h Js Qc Kd")
    assert complete(hand, Setting(cards("Ah Ad Ac"), (), ()), MANDARIN) == arrange(hand, MANDARIN)
    over = Setting(cards("2c 3d 4h 6s"), (), ())
    assert complete(hand, over, MANDARIN) == arrange(hand, MANDARIN)


def test_a_review_shows_what_the_own_setting_cost():
    own = setting(LOSERS[0])
    found = review(HAND, own, MANDARIN, 3)
    assert found.best.entry == arrange(HAND, MANDARIN)
    assert found.own.entry == own
    assert found.own.points == 3 * expected(own, MANDARIN)
    assert found.cost == pytest.approx(found.best.points - found.own.points)
    assert found.cost > 0
    assert review(HAND, arrange(HAND, MANDARIN), MANDARIN, 3).cost == 0


def test_a_deal_replayed_with_another_setting():
    state = deal_end(seats=3, seed="replay")
    finished = state.finished[0]
    own = finished.entries[1]
    assert own is not None
    assert replayed(finished, 1, own, MANDARIN) == finished.score(MANDARIN)
    better = arrange(own.cards, MANDARIN)
    again = replayed(finished, 1, better, MANDARIN)
    assert sum(again.net) == 0
    assert again.pair(0, 2) == finished.score(MANDARIN).pair(0, 2)


def test_settings_are_remembered():
    setting_of.cache_clear()
    arrange(HAND, MANDARIN)
    arrange(HAND[::-1], MANDARIN)
    assert (setting_of.cache_info().misses, setting_of.cache_info().hits) == (1, 1)


def test_arranging_serves_the_table_by_its_own_judge():
    state = deal_end(seats=2)
    state = CHINESE_POKER.apply(state, CHINESE_POKER.to_act(state)[0], next(iter(state.table()))).state
    for seat in CHINESE_POKER.to_act(state):
        legal = CHINESE_POKER.legal_actions(state, seat)
        view = CHINESE_POKER.view(state, seat)
        assert legal.why_not(Arrange(*arrange(view.hand, view.options))) is None
