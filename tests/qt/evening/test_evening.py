"""The evening as values: people, results, points, standing, going back, and the file."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.envelope import EnvelopeError, seal
from tablegames_qt.documents import DocumentFolder
from tablegames_qt.evening.course import Course
from tablegames_qt.evening.document import EVENINGS
from tablegames_qt.evening.evening import Evening, EveningError, Played, new_evening
from tablegames_qt.evening.result import Result, places_of
from tablegames_qt.evening.standing import course, points_of, standing, totals
from tablegames_qt.evening.words import GameWords, lead_words, plan_words
from tests.qt.evening.evenings import BEGAN, begun, placed, random_evening, saturday


def board(evening: Evening) -> list[tuple[str, int, bool, Fraction]]:
    return [(row.person.name, row.place, row.tied, row.points) for row in standing(evening)]


def reasons(evening: Evening) -> dict[str, tuple[str, Fraction, str]]:
    return {
        row.person.name: (row.reason, row.count, row.other.name if row.other is not None else "")
        for row in standing(evening)
    }


# Points ---------------------------------------------------------------------------------------------------------------


def test_first_place_five_points_second_three_third_two_fourth_one():
    assert points_of((1, 2, 3, 4, 5), (5, 3, 2, 1)) == (5, 3, 2, 1, 0)


def test_equal_places_share_what_they_take_up_together():
    assert points_of((1, 1, 3), (5, 3, 2, 1)) == (4, 4, 2)
    assert points_of((1, 1, 1), (5, 3, 2, 1)) == (Fraction(10, 3),) * 3
    assert points_of((1, 2, 2, 4), (5, 3, 2, 1)) == (5, Fraction(5, 2), Fraction(5, 2), 1)
    assert points_of((1, 1), (5,)) == (Fraction(5, 2),) * 2


@given(st.lists(st.integers(0, 5), min_size=1, max_size=12), st.lists(st.integers(0, 9), min_size=1, max_size=6))
def test_a_match_gives_out_what_its_places_are_worth(worth, scale):
    places = places_of(worth)
    shared = points_of(places, scale)
    assert sum(shared) == sum(scale[: len(worth)])
    assert all(
        (one > other) == (a > b) or a == b
        for one, a in zip(worth, shared, strict=True)
        for other, b in zip(worth, shared, strict=True)
        if sorted(scale, reverse=True) == scale
    )


def test_the_evening_of_the_design():
    assert board(saturday()) == [
        ("Ana", 1, False, 21),
        ("Carla", 2, False, 17),
        ("Bruno", 3, False, 9),
        ("Dario", 4, False, 8),
    ]
    assert reasons(saturday()) == {
        "Ana": ("firsts", 3, ""),
        "Carla": ("firsts", 2, ""),
        "Bruno": ("seconds", 1, ""),
        "Dario": ("behind", 1, "Bruno"),
    }


def test_ties_share_a_place_and_the_next_is_as_many_further():
    evening = placed(begun("Ana", "Bruno", "Carla", "Dario"), "chinchon", 1, 1, 3, 3)
    assert board(evening) == [
        ("Ana", 1, True, 4),
        ("Bruno", 1, True, 4),
        ("Carla", 3, True, Fraction(3, 2)),
        ("Dario", 3, True, Fraction(3, 2)),
    ]


def test_other_points_can_be_set():
    evening = new_evening("Two", BEGAN, [("Ana", 0, ""), ("Bruno", 1, "")], scale=(10, 4))
    assert totals(placed(evening, "chinos", 2, 1)) == {1: 4, 2: 10}


def test_nothing_played_is_no_reason_to_be_ahead():
    assert board(begun("Ana", "Bruno")) == [("Ana", 1, True, 0), ("Bruno", 1, True, 0)]
    assert reasons(begun("Ana", "Bruno")) == {"Ana": ("nothing", 0, ""), "Bruno": ("nothing", 0, "")}


def test_a_reason_names_who_is_next_above_even_in_a_tie():
    evening = begun("Ana", "Bruno", "Carla", "Dario", "Elena")
    evening = placed(evening, "chinchon", 1, 2, 3, 3, 5)
    assert reasons(evening)["Carla"] == ("behind", Fraction(3, 2), "Bruno")
    assert reasons(evening)["Dario"] == ("behind", Fraction(3, 2), "Bruno")
    assert reasons(evening)["Elena"] == ("none", 0, "")


# People ---------------------------------------------------------------------------------------------------------------


def test_a_latecomer_begins_at_nothing_from_then_on():
    evening = placed(placed(begun("Ana", "Bruno"), "chinchon", 1, 2), "chinos", 1, 2).joined("Carla")
    assert totals(evening)[3] == 0
    assert reasons(evening)["Carla"] == ("joined", 2, "")
    evening = evening.with_played(Played(0, BEGAN, "chinos", (1, 3), (2, 1)))
    assert course(evening)[2].spots == ((2, 0), (3, 5))
    assert totals(evening)[3] == 5


def test_a_latecomer_stays_one_when_earlier_results_go():
    evening = placed(placed(begun("Ana", "Bruno"), "chinchon", 1, 2), "chinos", 1, 2).joined("Carla").without(2)
    evening = evening.with_played(Played(0, BEGAN, "chinos", (1, 3), (2, 1)))
    assert [played.number for played in evening.played] == [1, 3]
    assert course(evening)[2].spots == ((1, 0), (2, 5))


def test_who_leaves_keeps_the_points_and_may_come_back():
    evening = placed(begun("Ana", "Bruno", "Carla"), "chinchon", 1, 2, 3).left(1)
    assert [person.name for person in evening.here] == ["Bruno", "Carla"]
    evening = evening.with_played(Played(0, BEGAN, "chinos", (2, 3), (1, 2)))
    assert totals(evening)[1] == 5
    assert reasons(evening)["Ana"] == ("left", 1, "")
    assert course(evening)[0].spots == ((0, 0), (1, 5))
    back = evening.joined("ana")
    assert len(back.people) == 3
    assert back.person(1).here
    assert evening.back(1) == back


def test_only_who_has_played_nothing_can_be_taken_off():
    evening = placed(begun("Ana", "Bruno"), "chinchon", 1, 2).joined("Carla")
    assert [person.name for person in evening.without_person(3).people] == ["Ana", "Bruno"]
    with pytest.raises(EveningError) as caught:
        evening.without_person(1)
    assert caught.value.reason == "in-a-result"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda evening: evening.joined("ANA"), "name-taken"),
        (lambda evening: evening.joined("  "), "no-name"),
        (lambda evening: evening.joined("x" * 41), "no-name"),
        (lambda evening: evening.joined("Carla", 0), "mark-taken"),
        (lambda evening: evening.joined("Carla", 12), "mark-taken"),
        (lambda evening: evening.renamed(2, "Ana", 1), "name-taken"),
        (lambda evening: evening.renamed(9, "Eva", 3), "no-such"),
        (lambda evening: placed(evening, "chinchon", 1, 3), "bad-places"),
        (lambda evening: placed(evening, "chinchon", 2, 2), "bad-places"),
        (lambda evening: placed(evening, "", 1, 2), "no-title"),
        (lambda evening: evening.with_played(Played(0, 0, "chinos", (), ())), "too-few-people"),
        (lambda evening: evening.with_played(Played(0, 0, "chinos", (1, 9), (1, 2))), "no-such"),
        (lambda evening: evening.with_played(Played(0, 0, "chinos", (1, 1), (1, 1))), "no-such"),
        (lambda evening: evening.with_played(Played(0, 0, "chinos", (1, 2), (1, 2), (3,))), "bad-places"),
        (lambda evening: evening.without(1), "no-such"),
    ],
)
def test_what_would_be_wrong_is_refused_with_its_reason(change, reason):
    with pytest.raises(EveningError) as caught:
        change(begun("Ana", "Bruno"))
    assert caught.value.reason == reason


def test_there_is_a_mark_for_each_of_twelve_people():
    evening = begun("Ana", "Bruno")
    for number in range(10):
        evening = evening.joined(f"Person {number}")
    assert sorted(person.mark for person in evening.people) == list(range(12))
    with pytest.raises(EveningError) as caught:
        evening.joined("One more")
    assert caught.value.reason == "too-many-people"


# Results --------------------------------------------------------------------------------------------------------------


def test_a_result_without_places_puts_winners_first_and_then_goes_by_scores():
    assert Result("chinchon", ("a", "b", "c", "d"), (3, 9, 3, 1), frozenset({0})).standing() == (1, 2, 3, 4)
    assert Result("chinos", ("a", "b", "c"), (0, -1, 0), frozenset({0, 2})).standing() == (1, 3, 1)
    assert Result("chinos", ("a", "b", "c"), (), frozenset({0}), places=(1, 7, 7)).standing() == (1, 2, 2)


def test_a_result_must_have_a_score_or_a_place_a_seat():
    with pytest.raises(ValueError, match="score"):
        Result("chinchon", ("a", "b"), (1,), frozenset({0}))
    with pytest.raises(ValueError, match="place"):
        Result("chinchon", ("a", "b"), (), frozenset({0}), places=(1,))


def test_seats_that_nobody_of_the_evening_has_take_no_place():
    result = Result("mahjong", ("Bot", "bruno", "Ana", "Other"), (40, 10, 5, -55), frozenset({0}), kept=True)
    (played,) = begun("Ana", "Bruno").with_result(result, BEGAN).played
    assert (played.people, played.places, played.scores, played.source) == ((2, 1), (1, 2), (10, 5), "kept")


def test_a_result_of_strangers_is_none_of_the_evening():
    result = Result("mahjong", ("x", "y"), (1, -1), frozenset({0}))
    with pytest.raises(EveningError) as caught:
        begun("Ana", "Bruno").with_result(result, BEGAN)
    assert caught.value.reason == "too-few-people"


def test_the_same_match_again_takes_the_place_of_its_result():
    evening = begun("Ana", "Bruno")
    first = Result("chinos", ("Ana", "Bruno"), (0, -1), frozenset({0}))
    evening = evening.with_result(first, BEGAN, "slot").with_result(first, BEGAN, "another")
    evening = evening.with_result(Result("chinos", ("Ana", "Bruno"), (-1, 0), frozenset({1})), BEGAN, "slot")
    assert [(played.number, played.match, played.places) for played in evening.played] == [
        (1, "slot", (2, 1)),
        (2, "another", (1, 2)),
    ]


def test_a_correction_keeps_the_number_and_the_rest():
    evening = saturday()
    changed = evening.corrected(2, Played(0, BEGAN, "chinos", (1, 2), (2, 1), note="again"))
    assert [played.number for played in changed.played] == [1, 2, 3, 4, 5]
    assert changed.result(2).places == (2, 1)
    assert changed.played[2:] == evening.played[2:]
    assert len(changed.without(2).played) == 4


def test_a_plan_is_played_game_by_game():
    evening = new_evening("Series", BEGAN, [("Ana", 0, ""), ("Bruno", 1, "")], plan=("chinos", "chinchon", "chinos"))
    assert evening.still_planned() == ("chinos", "chinchon", "chinos")
    evening = placed(placed(evening, "chinos", 1, 2), "mahjong", 1, 2)
    assert evening.still_planned() == ("chinchon", "chinos")


def test_a_series_that_is_played_has_a_winner(english: None):
    evening = new_evening("Series", BEGAN, [("Ana", 0, ""), ("Bruno", 1, "")], plan=("chinos", "chinchon"))
    evening = placed(evening, "chinos", 1, 2)
    assert lead_words(evening) == "Ana leads with 5 points."
    games = {name: GameWords(name) for name in ("chinos", "chinchon")}
    won = placed(evening, "chinchon", 1, 2)
    assert lead_words(won) == "Ana wins the series, points: 10."
    assert plan_words(won, games) == "All games of the series are played. Ana wins the series, points: 10."
    shared = placed(evening, "chinchon", 2, 1)
    assert lead_words(shared) == "Ana and Bruno share the win of the series, points: 8."


# Going back -----------------------------------------------------------------------------------------------------------


def test_changes_can_be_taken_back_and_made_again():
    first = begun("Ana", "Bruno")
    second = placed(first, "chinos", 1, 2)
    third = placed(second, "chinos", 2, 1)
    course = Course(first).then(second).then(third)
    assert course.undone().now == second
    assert course.undone().undone().undone().now == first
    assert course.undone().undone().redone().now == second
    assert course.undone().redone() == course
    assert course.redone() is course
    assert course.then(third) is course
    assert course.undone().then(placed(second, "chinchon", 2, 1)).future == ()


def test_a_match_that_goes_on_is_not_lost_by_going_back():
    course = Course(begun("Ana", "Bruno")).then(begun("Ana", "Bruno", "Carla")).with_match("slot")
    assert course.undone().now.playing == ("slot",)
    assert course.without_match("slot").undone().now.playing == ()
    assert len(course.past) == 1


# The file -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("matches", [0, 1, 30])
def test_an_evening_comes_back_from_its_file(tmp_path: Path, matches: int):
    folder = DocumentFolder(tmp_path, EVENINGS)
    for people in (2, 7, 12):
        evening = random_evening(people, matches)
        folder.write(f"evening-{people}", evening)
        assert folder.open(f"evening-{people}").content == evening


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("title", ""),
        ("title", 7),
        ("scale", []),
        ("scale", [True]),
        ("scale", ["5"]),
        ("people", []),
        ("played", [{}]),
        ("number", None),
        ("playing", "abc"),
        ("plan", [1]),
    ],
)
def test_a_file_with_a_wrong_value_is_damaged(key: str, value: object):
    document = EVENINGS.plain(saturday()) | {key: value}
    with pytest.raises(EnvelopeError) as caught:
        EVENINGS.unpack(seal(EVENINGS.magic, EVENINGS.schema, document))
    assert caught.value.reason == "damaged"
