"""The page that the game comes from, sentence by sentence: which test proves each, or why it is not modelled.

The help page of the game names what is in NOT_MODELLED.
"""

from __future__ import annotations

import importlib

import pytest

SENTENCES = {
    "Each player gets 13 cards, set as three in front, five in the middle, five in the back": (
        "test_setting.test_r10_back_over_middle_over_front"
    ),
    "The back must beat or equal the middle, the middle must beat the front": (
        "test_setting.test_r10_the_back_may_equal_the_middle"
    ),
    "Straights and straight flushes do not count in three cards": (
        "test_ranking.test_r08_straights_and_flushes_do_not_count_in_three_cards"
    ),
    "except in an automatic win": "test_automatic.test_how_many_hands_are_three_straights",
    "The score is kept in points, each point has a value in money": "test_payments.test_a_point_is_worth_a_unit",
    "Each segment is compared with that of the other player; the higher one wins a point": (
        "test_scoring.test_r14_each_row_is_worth_a_point_won_from_the_opponent"
    ),
    "A hand is dealt to all four seats, however many play": (
        "test_seating.test_r03_four_hands_one_card_at_a_time_from_the_left_of_the_button"
    ),
    "A-2-3-4-5 is always the lowest straight": (
        "test_ranking.test_r07_ace_to_five_is_the_lowest_straight_and_straight_flush"
    ),
    "Mandarin: winning each segment is worth 1, winning all three is worth 6": (
        "test_scoring.test_r16_mandarin_three_of_three_pays_six"
    ),
    "Bonuses in the back: straight flush 5, four of a kind 4": "test_setting.test_r17_bonuses_by_row",
    "Bonuses in the middle: straight flush 10, four of a kind 8, full house 2": "test_setting.test_r17_bonuses_by_row",
    "Bonus in front: three of a kind 3": "test_setting.test_r17_bonuses_by_row",
    "Two of three with a straight flush in the back wins 6": (
        "test_scoring.test_r17_seed_two_of_three_and_a_straight_flush_in_the_back_is_six"
    ),
    "Three of three with it wins 11": (
        "test_scoring.test_r17_seed_three_of_three_and_a_straight_flush_in_the_back_is_eleven"
    ),
    "Three of three without a bonus hand wins 6": (
        "test_scoring.test_r17_seed_three_of_three_without_a_bonus_hand_is_six"
    ),
    "Beating the three other hands three of three wins 9": (
        "test_scoring.test_r19_the_super_bonus_takes_nine_instead_of_six_from_each"
    ),
    "Automatic wins are always in play": "test_scoring.test_r24_an_automatic_win_collects_from_each_player_without_one",
    "The dragon hand, ace to king, is worth 13 and beats all other automatic wins": (
        "test_scoring.test_r24_equal_values_push_and_a_dragon_beats_every_other"
    ),
    "Six pairs win 4; four of a kind may count as two pairs": "test_automatic.test_r20_what_is_an_automatic_win",
    "Cards of one suit in each of the three parts win 4": "test_automatic.test_how_many_hands_are_three_flushes",
    "Straights in all three parts win 4": "test_automatic.test_how_many_hands_are_three_straights",
    "A straight flush may be used as a straight or as a flush": (
        "test_automatic.test_a_straight_flush_may_be_a_straight_or_a_flush"
    ),
    "In the Asian version a player may choose not to use an automatic win": (
        "test_actions.test_r22_whether_an_automatic_win_may_be_declined"
    ),
    "A declared automatic win is paid clockwise from the button": (
        "test_payments.test_r31_automatic_wins_are_paid_first_each_group_in_order"
    ),
    "It collects 4 from each player; several push between each other and collect from the rest": (
        "test_scoring.test_r24_equal_values_push_and_a_dragon_beats_every_other"
    ),
    "It must be declared before hands are opened, else the hand plays as set": (
        "test_position.test_r22_undeclared_it_plays_as_set"
    ),
    "It need not be set: the stack lies with its top card face up": (
        "test_position.test_r22_automatic_wins_are_announced_then_opened_then_settled_before_any_row"
    ),
    "A hand is mis-set with a wrong number of cards or out of rank order": (
        "test_setting.test_r11_the_first_reason_that_applies"
    ),
    "A foul pays 6 to all others plus the bonus hands that apply": (
        "test_scoring.test_r25_it_pays_all_bonuses_of_the_other_and_its_own_are_void"
    ),
    "All bonus hands count against the fouled hands, super bonus hands too": (
        "test_scoring.test_r25_nine_and_all_bonuses_to_a_player_with_the_super_bonus"
    ),
    "No player opens a hand before the last one has set": (
        "test_position.test_r12_no_row_is_opened_before_the_last_seat_is_ready"
    ),
    "A misdeal: five or more cards exposed, a wrong number of cards, or hands at the wrong player before a set": (
        "test_seating.test_r28_what_voids_a_deal"
    ),
    "The buy-in is 20 times the value of a point": "test_buying.test_r29_a_buy_in_is_twenty_times_a_point",
    "No money leaves the table, and nobody plays with a part of it": (
        "test_play.test_r30_a_seat_leaves_with_all_its_chips_or_none"
    ),
    "One short buy is allowed after each full buy": "test_buying.test_r29_full_and_short_buys",
    "All payments begin clockwise from the button": "test_payments.test_r31_payments_go_clockwise_from_the_button",
    "While cards are out no hand is shown or discussed": "test_view.test_before_the_opening_only_the_own_hand",
    "No money is added or taken during a hand": "test_play.test_r30_nothing_of_this_while_cards_are_out",
    "A new player gets neither the first hand nor the button": (
        "test_seating.test_r05_a_new_seat_waits_one_deal_and_cannot_have_the_button"
    ),
    "You win only up to the money in your stack at the start of the hand": (
        "test_payments.test_r32_seven_chips_win_seven_in_all"
    ),
    "The dealer opens and verifies an automatic hand": "test_automatic.test_r23_rows_that_prove_the_win",
    "There may be a clock": "test_actions.test_r13_only_with_a_clock_that_ends_in_a_foul_may_a_seat_forfeit",
    "The management may decide in the interest of the game": "test_play.test_r35_the_host_corrects_stacks",
}

NOT_MODELLED = {
    "The game is suspended for the time being": "a notice of the house",
    "Contact the welcome centre for more information": "a notice of the house",
    "Cash and chips of higher denominations do not play": "there is one kind of chips",
    "Chips are coloured up or cashed in at the floor's discretion": "there is one kind of chips, and no cash",
    "Of two hands that qualify for a jackpot the lower one is disqualified": "there is no jackpot",
    "Showing or discussing a hand may void a jackpot": "there is no jackpot",
    "Players are responsible for their own payments, dealers neither for payments nor for reading hands": (
        "the program counts and pays everything, and reads every hand (R33)"
    ),
}


@pytest.mark.parametrize("test", sorted(set(SENTENCES.values())))
def test_every_sentence_is_proved_by_a_test_that_is_there(test):
    module, name = test.split(".")
    assert callable(getattr(importlib.import_module(f"tests.rules.chinese_poker.{module}"), name))


def test_what_is_not_modelled_has_a_reason():
    assert all(NOT_MODELLED.values())
    assert not set(NOT_MODELLED) & set(SENTENCES)
