"""What hands are worth: every item, every limit hand, readings, suppression, the minimum."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.mahjong import ITEMS, MahjongOptions, not_added, other_readings, score
from rules.mahjong.items import OF_HANDS
from rules.mahjong.readings import readings
from rules.tiles import FLOWERS, KINDS
from tests.rules.mahjong.positions import ANY, CHOWS, MIXED, NO_FLOWERS, STANDARD, hand, items, scored

PAIRS = MahjongOptions(min_fan=0, seven_pairs=True)
QUADS = MahjongOptions(min_fan=0, seven_pairs=True, seven_pairs_allow_quads=True)
BIG = MahjongOptions(min_fan=0, big_hands_at_limit=True)


def worth(concealed, win, melds=(), options=ANY, **more):
    return items(scored(concealed, win, melds, options, **more))


# Common items


def test_all_chows_and_concealed_and_no_flowers():
    assert worth(CHOWS, "8s", flowers="") == {"concealed_hand": 1, "no_flowers": 1, "all_chows": 1}


def test_self_draw():
    assert worth(CHOWS, "8s", by="self_draw") == {"self_draw": 1, "concealed_hand": 1, "all_chows": 1}


def test_a_concealed_hand_is_one_without_melds_a_win_by_discard_included():
    assert "concealed_hand" in worth(CHOWS, "8s")
    assert "concealed_hand" not in worth("123m 456m 55p 67s", "8s", ["234p"])


def test_a_concealed_kong_breaks_the_concealed_hand_unless_it_may_stay():
    kept = MahjongOptions(min_fan=0, concealed_kong_keeps_concealed=True)
    assert "concealed_hand" not in worth("123m 456m 55p 67s", "8s", ["-9999p"])
    assert "concealed_hand" in worth("123m 456m 55p 67s", "8s", ["-9999p"], kept)
    assert "concealed_hand" not in worth("123m 456m 55p 67s", "8s", ["9999p"], kept)
    assert "concealed_hand" not in worth("123m 55p 67s", "8s", ["-9999p", "456m"], kept)


def test_held_flowers_can_break_the_concealed_hand():
    strict = MahjongOptions(min_fan=0, concealed_with_flowers=False)
    assert "concealed_hand" not in worth(CHOWS, "8s", options=strict, flowers="3f")
    assert "concealed_hand" in worth(CHOWS, "8s", options=strict, flowers="")
    assert "concealed_hand" in worth(CHOWS, "8s", flowers="3f")


@pytest.mark.parametrize(
    ("flowers", "shown"),
    [
        ("", {"no_flowers": 1}),
        ("3f 3q", {}),
        ("2f", {"own_flower": 1}),
        ("2q", {"own_season": 1}),
        ("2f 2q 1f", {"own_flower": 1, "own_season": 1}),
        ("1f 2f 3f 4f", {"flower_set": 2}),
        ("1q 2q 3q 4q", {"season_set": 2}),
        ("1f 2f 3f 4f 2q", {"flower_set": 2, "own_season": 1}),
        ("1f 2f 3f 2q 1q 3q 4q", {"own_flower": 1, "season_set": 2}),
        ("1f 2f 3f 4f 1q 2q 3q 4q", {"flower_set": 2, "season_set": 2}),
    ],
)
def test_flowers_of_the_south_seat(flowers, shown):
    assert worth("123m 456m 99s 67s", "8s", ["EEE"], flowers=flowers) == shown


def test_r02_the_own_number_follows_the_dealer():
    for winner in range(4):
        for dealer in range(4):
            number = (winner - dealer) % 4 + 1
            shown = worth(
                MIXED, "1p", ["777s"], winner=winner, discarder=(winner + 1) % 4, dealer=dealer, flowers=f"{number}f"
            )
            assert shown == {"own_flower": 1}


def test_r01_without_flowers_there_is_no_flower_item_at_all():
    assert worth(CHOWS, "8s", options=NO_FLOWERS, flowers="") == {"concealed_hand": 1, "all_chows": 1}


@pytest.mark.parametrize(
    ("pair", "any_", "no_value", "suited"),
    [("55p", 1, 1, 1), ("NN", 1, 1, 0), ("RR", 1, 0, 0), ("SS", 1, 0, 0), ("WW", 1, 0, 0), ("EE", 1, 1, 0)],
)
def test_the_pair_of_all_chows_for_the_south_seat_in_the_west_round(pair, any_, no_value, suited):
    for rule, fan in (("any", any_), ("no_value", no_value), ("suited", suited)):
        options = MahjongOptions(min_fan=0, all_chows_pair=rule)
        assert worth(f"123m 456m {pair} 67s", "8s", ["234p"], options).get("all_chows", 0) == fan


def test_dragons():
    assert worth("123m 456p 99s RR", "Rd", ["777m"]) == {"red_dragon": 1}
    assert worth("123m 456p 99s 23m", "1m", ["GGG"]) == {"green_dragon": 1}
    assert worth("123m 456p 99s 23m", "1m", ["BBBB"]) == {"white_dragon": 1}
    assert worth("123m 456p 99s 23m", "1m", ["-RRRR"]) == {"red_dragon": 1}
    assert worth("99s 23m", "1m", ["RRR", "GGG", "123p"]) == {"red_dragon": 1, "green_dragon": 1}


def test_winds_of_seat_and_round():
    assert worth("123m 456p 99s 23m", "1m", ["SSS"]) == {"seat_wind": 1}
    assert worth("123m 456p 99s 23m", "1m", ["WWW"]) == {"round_wind": 1}
    assert worth("123m 456p 99s 23m", "1m", ["SSS"], round_wind="Sw") == {"seat_wind": 1, "round_wind": 1}
    assert worth("123m 456p 99s 23m", "1m", ["NNN"]) == {}
    assert worth("123m 456p SS 23m", "1m", ["777p"]) == {}


# Circumstances


def test_robbing_the_kong():
    assert worth(CHOWS, "8s", by="robbing_kong") == {"robbing_kong": 1, "concealed_hand": 1, "all_chows": 1}


def test_the_last_tile_and_the_last_discard():
    drawn = worth(MIXED, "1p", ["777s"], by="self_draw", flags=["last_tile"])
    assert drawn == {"self_draw": 1, "last_tile": 1}
    assert worth(MIXED, "1p", ["777s"], flags=["last_tile"]) == {"last_discard": 1}


def test_a_kongs_replacement():
    shown = worth(MIXED, "1p", ["7777s"], by="self_draw", flags=["kong_replacement"])
    assert shown == {"self_draw": 1, "kong_replacement": 1}
    both = worth(MIXED, "1p", ["7777s"], by="self_draw", flags=["kong_replacement", "last_tile"])
    assert both == {"self_draw": 1, "kong_replacement": 1, "last_tile": 1}


def test_kong_on_kong_replaces_the_kongs_replacement():
    for flags in (["kong_on_kong"], ["kong_on_kong", "kong_replacement"]):
        shown = worth("123m 23p 99s", "1p", ["7777s", "-1111s"], by="self_draw", flags=flags)
        assert shown == {"self_draw": 1, "kong_on_kong": 8}


def test_a_flowers_replacement_is_worth_something_only_by_its_option():
    options = MahjongOptions(min_fan=0, flower_replacement_fan=True)
    for rules, shown in ((options, {"self_draw": 1, "flower_replacement": 1}), (ANY, {"self_draw": 1})):
        assert worth(MIXED, "1p", ["777s"], rules, by="self_draw", flags=["flower_replacement"]) == shown


# Hands


def test_all_pungs():
    assert worth("222m 55p 88s", "5p", ["NNN", "777p"]) == {"all_pungs": 3}
    assert worth("55p 88s", "5p", ["NNN", "777p", "-2222m"]) == {"all_pungs": 3}


def test_flushes():
    assert worth("123m 456m 99m 78m", "9m", ["NNN"]) == {"half_flush": 3}
    assert worth("123m 456m 99m 78m", "9m", ["555m"]) == {"full_flush": 7}
    assert worth("123m 456m NN 78m", "9m", ["555m"]) == {"half_flush": 3}
    assert worth("123m 456m 99p 78m", "9m", ["555m"]) == {}


def test_mixed_terminals_are_added_to_all_pungs():
    assert worth("111m 99p NN", "9p", ["999s", "EEE"]) == {"all_pungs": 3, "mixed_terminals": 1}
    pairs = worth("1199m 1199p 11s NN E", "Ew", options=PAIRS)
    assert pairs == {"seven_pairs": 4, "mixed_terminals": 1}


def test_trap_3_small_three_dragons_take_the_place_of_the_dragons():
    assert worth("123m BB 88p", "8p", ["RRR", "GGG"]) == {"small_three_dragons": 5}
    assert worth("123m BB 88p", "8p", ["RRR", "-GGGG"]) == {"small_three_dragons": 5}


def test_big_three_dragons_take_the_place_of_the_dragons():
    assert worth("123m 8p", "8p", ["RRR", "GGG", "BBB"]) == {"big_three_dragons": 8}
    assert worth("23m 88p", "1m", ["RRR", "GGG", "BBB"], BIG) == {"big_three_dragons": 10}


def test_small_four_winds_take_the_place_of_seat_and_round_wind():
    assert worth("23m NN", "1m", ["EEE", "SSS", "WWW"]) == {"small_four_winds": 6, "half_flush": 3}
    assert worth("SS 23m", "1m", ["EEE", "NNN", "WWW"], BIG) == {"small_four_winds": 10}


def test_four_concealed_pungs_take_the_place_of_all_pungs_and_concealed_hand():
    assert worth("222m 555p 888s NNN 7m", "7m") == {"four_concealed_pungs": 8}
    assert worth("222m 555p 88s NNN 77m", "8s") == {"concealed_hand": 1, "all_pungs": 3}
    assert worth("222m 555p 88s NNN 77m", "8s", by="self_draw") == {"self_draw": 1, "four_concealed_pungs": 8}
    assert worth("222m 555p 88s NNN 77m", "8s", options=BIG, by="self_draw") == {"four_concealed_pungs": 10}


def test_trap_5_a_concealed_kong_counts_for_four_concealed_pungs():
    assert worth("222m 555p 888s 7m", "7m", ["-NNNN"]) == {"four_concealed_pungs": 8}
    assert worth("222m 555p 888s 7m", "7m", ["NNNN"]) == {"all_pungs": 3}


def test_a_robbed_tile_completes_no_concealed_pung():
    # the robbed tile makes the third of three alike only where the winner holds two, which cannot be: no copy is left
    assert scored("222m 555p 88s NNN 77m", "8s", options=ANY, by="robbing_kong").reason == "impossible-flags"
    assert worth("222m 555p 888s NNN 7m", "7m", by="discard") == {"four_concealed_pungs": 8}


def test_trap_2_place_of_the_winning_tile():
    assert scored("222m 555p 888s NNN 7m", "7m").fan == 8
    assert scored("222m 555p 88s NNN 77m", "8s").fan == 4


def test_seven_pairs_by_their_options():
    assert scored("1122m 3344p 5566s E", "Ew").reason == "not-a-winning-shape"
    assert worth("1122m 3344p 5566s E", "Ew", options=PAIRS) == {"seven_pairs": 4}
    assert scored("1111m 3344p 5566s E", "Ew", options=PAIRS).reason == "not-a-winning-shape"
    assert worth("1111m 3344p 5566s E", "Ew", options=QUADS) == {"seven_pairs": 4}


def test_seven_pairs_beat_four_chows_and_are_not_concealed_besides():
    assert worth("2334455667788s", "2s", options=PAIRS) == {"full_flush": 7, "seven_pairs": 4}
    plain = MahjongOptions(min_fan=0)
    assert worth("2334455667788s", "2s", options=plain) == {"full_flush": 7, "all_chows": 1, "concealed_hand": 1}


def test_human_hand():
    three = MahjongOptions(min_fan=0, human_hand="three")
    limit = MahjongOptions(min_fan=0, human_hand="limit")
    west = {"winner": 2, "discarder": 1, "flags": ["human"], "flowers": "1f"}
    assert worth(CHOWS, "8s", options=three, **west) == {"concealed_hand": 1, "all_chows": 1, "human_hand": 3}
    assert worth(CHOWS, "8s", options=limit, **west) == {"human_hand": 10}
    assert worth(CHOWS, "8s", **west) == {"concealed_hand": 1, "all_chows": 1}


# Limit hands


@pytest.mark.parametrize("limit", [8, 10, 13])
@pytest.mark.parametrize(
    ("name", "concealed", "win", "melds", "more"),
    [
        ("thirteen_orphans", "19m 19p 19s ESWNRGB", "1m", [], {}),
        ("nine_gates", "1112345678999m", "5m", [], {}),
        ("all_honours", "SS GG", "Sw", ["EEE", "NNN", "RRR"], {}),
        ("all_terminals", "99m 11s", "1s", ["111m", "111p", "999p"], {}),
        ("big_four_winds", "5m", "5m", ["EEE", "SSS", "WWW", "NNN"], {}),
        ("four_kongs", "5m", "5m", ["1111m", "-2222p", "3333s", "EEEE"], {}),
        ("heavenly_hand", CHOWS, "8s", [], {"by": "self_draw", "winner": 0, "flags": ["heavenly"]}),
        ("earthly_hand", CHOWS, "8s", [], {"discarder": 0, "flags": ["earthly"]}),
    ],
)
def test_trap_4_limit_hands_are_worth_the_limit_at_once_and_add_nothing(limit, name, concealed, win, melds, more):
    result = scored(concealed, win, melds, MahjongOptions(limit=limit), **more)
    assert items(result) == {name: limit}
    assert (result.fan, result.raw, result.limit_hand) == (limit, limit, True)


def test_every_limit_hand_is_told_and_two_are_still_the_limit():
    result = scored("G", "Gd", ["EEE", "SSS", "WWW", "NNN"])
    assert items(result) == {"all_honours": 10, "big_four_winds": 10}
    assert (result.fan, result.raw) == (10, 10)
    kongs = scored("G", "Gd", ["EEEE", "SSSS", "WWWW", "-NNNN"], BIG)
    assert items(kongs) == {"all_honours": 10, "big_four_winds": 10, "four_kongs": 10}


def test_big_hands_are_told_beside_other_limit_hands_by_their_option():
    shown = {"all_honours": 10, "big_three_dragons": 10}
    assert worth("SS NN", "Sw", ["RRR", "GGG", "BBB"], BIG) == shown
    assert worth("SS NN", "Sw", ["RRR", "GGG", "BBB"]) == {"all_honours": 10}
    concealed = worth("111m 999m 111p 999p 1s", "1s", options=BIG)
    assert concealed == {"all_terminals": 10, "four_concealed_pungs": 10}


def test_nine_gates_wait_and_tile():
    pure = MahjongOptions(min_fan=0, nine_gates_pure_wait=True)
    for rank in range(1, 10):
        assert worth("1112345678999m", f"{rank}m", options=pure) == {"nine_gates": 10}
    assert worth("1123455678999m", "1m") == {"nine_gates": 10}
    assert worth("1123455678999m", "1m", options=pure) == {"full_flush": 7, "concealed_hand": 1}
    assert "nine_gates" not in worth("11123456m 99m", "9m", ["789m"])


def test_all_honours_and_all_terminals_as_seven_pairs():
    assert worth("EESSWWNNRRGGB", "Wd", options=PAIRS) == {"all_honours": 10}
    assert worth("1111m 1199p 1199s 9m", "9m", options=QUADS) == {"all_terminals": 10}


# Readings


def test_trap_1_never_the_first_split_found():
    """111222333m 456m 99m is worth 9 as chows and 8 as pungs; 111222333m 44p with a chow is legal only as chows."""
    both = scored("111222333456m 9m", "9m", options=STANDARD)
    assert items(both) == {"concealed_hand": 1, "all_chows": 1, "full_flush": 7}
    chow = scored("111222333m 4p", "4p", ["456s"], MahjongOptions(min_fan=1))
    assert items(chow) == {"all_chows": 1}


def test_r18_every_split():
    """Three or four pungs in a row can be chows; or the pair is 2m, with a pung of 1m and chows."""
    found = readings(hand("1112223334445m", "5m"), ANY)
    splits = {tuple(str(part.tile) for part in way.parts if part.type == "chow") for way in found}
    assert splits == {(), ("1m", "1m", "1m"), ("2m", "2m", "2m"), ("2m", "3m", "3m")}
    assert len(set(found)) == len(found)


def test_r18_every_place_of_the_winning_tile():
    places = {reading.winning.type for reading in readings(hand("34555m 99p 123s", "5m", ["EEE"]), ANY)}
    assert places == {"chow", "pung"}


@given(st.data())
def test_a_finished_hand_is_a_winning_shape_and_worth_the_most_of_its_readings(data):
    suit = st.integers(0, 2)
    sets = []
    for _ in range(4):
        if data.draw(st.booleans()):
            first = 9 * data.draw(suit) + data.draw(st.integers(0, 6))
            sets += [first, first + 1, first + 2]
        else:
            sets += [data.draw(st.integers(0, 33))] * 3
    sets += [data.draw(st.integers(0, 33))] * 2
    if max(map(sets.count, sets)) > 4:
        return
    win = KINDS[data.draw(st.sampled_from(sets))]
    sets.remove(win.index)
    given_hand = hand("", "1m")
    finished = type(given_hand)(
        tuple(KINDS[each] for each in sets),
        win,
        "self_draw",
        given_hand.winner,
        None,
        given_hand.dealer,
        given_hand.round_wind,
    )
    result = score(finished, ANY)
    assert result.legal
    assert result.raw == sum(item.fan for item in result.items) or result.limit_hand
    assert sum(result.payments) == 0
    assert all(other.raw <= result.raw for other in other_readings(finished, result, ANY))


# The minimum (R16)


def test_three_fan_to_win():
    assert scored(CHOWS, "8s").reason == "below-minimum"
    short = scored(CHOWS, "8s")
    assert (items(short), short.fan, short.raw) == ({"concealed_hand": 1, "all_chows": 1}, 2, 2)
    assert (short.units, short.payments, short.legal) == (0, (0, 0, 0, 0), False)
    assert scored(CHOWS, "8s", flowers="").legal


@pytest.mark.parametrize("minimum", range(9))
def test_every_minimum(minimum):
    options = MahjongOptions(min_fan=minimum)
    assert scored(CHOWS, "8s", options=options, flowers="").legal is (minimum <= 3)
    assert scored("19m 19p 19s ESWNRGB", "1m", options=options).legal


def test_trap_13_with_flowers_not_counted_a_hand_worth_three_can_be_illegal():
    strict = MahjongOptions(bonus_counts_for_minimum=False)
    result = scored(CHOWS, "8s", options=strict, flowers="")
    assert (result.reason, result.fan, result.counted) == ("below-minimum", 3, 2)
    assert scored(CHOWS, "8s", options=strict, flowers="", by="self_draw").legal


def test_without_flowers_the_compared_count_is_the_raw_sum_less_flowers_up_to_the_limit():
    options = MahjongOptions(limit=8, min_fan=8, bonus_counts_for_minimum=False)
    nine_and_flowers = scored("123m 456m 99m 78m", "9m", ["555m"], options, flowers="1f 2f 3f 4f 1q 2q 3q 4q")
    assert nine_and_flowers.raw == 11
    assert nine_and_flowers.counted == 7
    assert nine_and_flowers.reason == "below-minimum"
    counted = MahjongOptions(limit=8, min_fan=8)
    assert scored("123m 456m 99m 78m", "9m", ["555m"], counted, flowers="1f 2f 3f 4f 1q 2q 3q 4q").legal


def test_limit_hands_are_always_legal():
    options = MahjongOptions(limit=8, min_fan=8, bonus_counts_for_minimum=False)
    assert scored("5m", "5m", ["EEE", "SSS", "WWW", "NNN"], options, flowers="").legal


def test_more_than_the_limit_counts_as_the_limit():
    result = scored("22m RRR GG", "2m", ["BBB", "555m"])
    assert (result.raw, result.fan, result.units) == (11, 10, 128)


# The score sheet


def test_what_is_there_and_not_counted_is_told_with_its_reason():
    small = hand("123m BB 88p", "8p", ["RRR", "GGG"])
    told = {each.id: each.because for each in not_added(small, score(small, ANY), ANY)}
    assert told == {"red_dragon": "small_three_dragons", "green_dragon": "small_three_dragons"}
    limit = hand("19m 19p 19s ESWNRGB", "1m", flowers="")
    told = {each.id: each.because for each in not_added(limit, score(limit, ANY), ANY)}
    assert told == {"concealed_hand": None, "no_flowers": None, "mixed_terminals": None}
    nothing = hand("123m 456m 234p 55p 68s", "8s")
    assert not_added(nothing, score(nothing, ANY), ANY) == ()


def test_another_reading_can_be_unfolded():
    finished = hand("111222333456m 9m", "9m", flowers="")
    result = score(finished, STANDARD)
    (other,) = other_readings(finished, result, STANDARD)
    assert (result.raw, other.raw) == (10, 9)
    assert other.reading is not None
    assert sum(part.type == "pung" for part in other.reading.parts) == 3
    nothing = hand("123m 456m 234p 55p 68s", "8s")
    assert other_readings(nothing, score(nothing, ANY), ANY) == ()


def test_the_catalogue_of_items():
    assert [item.id for item in OF_HANDS] == [
        each for each in ITEMS if not each.endswith("_flowers") or each == "no_flowers"
    ]
    assert all(item.label and item.chinese for item in ITEMS.values())
    assert all(other in ITEMS for item in ITEMS.values() for other in item.replaces)
    assert {item.id for item in ITEMS.values() if item.flower} == {
        "no_flowers",
        "own_flower",
        "own_season",
        "flower_set",
        "season_set",
    }
    assert len(FLOWERS) == 8
