"""Other deals that a viewer could not tell apart: what moves, and what everybody can work out stays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.cards import Card, cards
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.hidden import resample
from rules.chinchon.play import ChinchonState
from rules.chinchon.view import view
from rules.dealing import Rng
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, card, position, random_steps, start
from tests.rules.chinchon.test_play import KNOCK, acted, put

RESHUFFLE = ChinchonOptions(stock_end="reshuffle")


def worlds(state: ChinchonState, viewer: Seat | None, count: int = 80) -> list[ChinchonState]:
    return [resample(state, viewer, Rng.from_text("worlds", number)) for number in range(count)]


def seen_in(places: list[tuple[Card, ...]]) -> set[Card]:
    return {each for place in places for each in place}


@pytest.mark.parametrize("options", [STANDARD, ChinchonOptions(players=3), RESHUFFLE], ids=lambda each: each.stock_end)
def test_another_hidden_deal_looks_the_same(options):
    rng = Rng.from_text("resample")
    changed = 0
    for step in list(random_steps(options, "resample"))[::9]:
        for viewer in (None, *map(Seat, range(options.players))):
            other = resample(step.state, viewer, rng)
            assert view(other, viewer) == view(step.state, viewer)
            assert CHINCHON.to_act(other) == CHINCHON.to_act(step.state)
            assert sorted(CHINCHON.pieces(other)) == sorted(CHINCHON.pieces(step.state))
            assert other.dealing.seed != step.state.dealing.seed
            changed += other.position != step.state.position
    assert changed > 40


def test_any_unseen_card_may_be_anywhere():
    state = start().state
    other = worlds(state, Seat(0), 300)
    unseen = {*state.position.stock, *state.position.hands[1]}
    assert seen_in([each.position.hands[1] for each in other]) == unseen
    assert {each.position.stock[0] for each in other} == unseen
    assert all(each.position.hands[0] == state.position.hands[0] for each in other)


def test_cards_taken_from_the_pile_stay_known():
    state = acted(put(position()), "take-discard", "discard 2c").state
    for viewer in (None, Seat(1)):
        assert all(card("Ac") in each.position.hands[0] for each in worlds(state, viewer))
    assert any(card("Kd") not in each.position.hands[0] for each in worlds(state, Seat(1)))


def test_a_drawn_card_moves_with_its_hand():
    state = acted(put(position()), "draw-stock").state
    drawn = {each.position.drawn for each in worlds(state, Seat(1))}
    assert len(drawn) > 5
    assert all(each.position.drawn is each.position.hands[0][-1] for each in worlds(state, Seat(1)))
    assert {each.position.drawn for each in worlds(state, Seat(0))} == {card("Qs")}


def test_the_face_down_card_may_be_any_that_is_not_seen():
    state = acted(put(position()), "draw-stock", KNOCK).state

    def face_down(viewer: int | None) -> set[Card]:
        seat = None if viewer is None else Seat(viewer)
        return {each.position.knock.face_down for each in worlds(state, seat, 200) if each.position.knock is not None}

    assert face_down(0) == {card("Qs")}
    assert face_down(1) == {card("Qs"), *cards("3d 2d 5h 6h")}
    assert face_down(None) == {card("Qs"), *cards("3d 2d 5h 6h 4s Js Ks 2h 3c 4c Qd")}
    # the hand that was shown is no secret any more
    assert all(each.position.hands[0] == state.position.hands[0] for each in worlds(state, Seat(1)))


def test_a_face_down_card_that_can_be_told_stays():
    held = position("5s 6s 7s Kc Kh Kd 2c/4s Js 3s 2h 3c 4c Qd", known="2c/")
    state = acted(put(held), "take-discard", "knock 2c run:5s+6s+7s,set:Kc+Kh+Kd").state
    assert {each.position.knock.face_down for each in worlds(state, Seat(1))} == {card("2c")}  # type: ignore[union-attr]


def test_a_buried_joker_stays_where_it_lies():
    state = put(replace(position(stock="Qs Ad 3d 2d 5h"), buried=True), ChinchonOptions(bury_joker=True))
    assert {each.position.stock.index(card("Ad")) for each in worlds(state, Seat(0))} == {1}
    drawn = acted(state, "draw-stock", "discard Qs", "draw-stock").state
    assert all(card("Ad") in each.position.hands[1] for each in worlds(drawn, Seat(0)))


def test_a_new_stock_holds_what_everybody_saw_go_into_it():
    """No card of a hand can have been in the pile, so by exclusion the other hand is known."""
    emptied = put(position(stock="", pile="Ac 2d 3d 4d Qs", turn=1), RESHUFFLE)
    state = acted(emptied, "draw-stock", "discard Qd").state
    for each in worlds(state, Seat(0)):
        assert {*each.position.stock, *each.position.hands[1]} == {*cards("Ac 2d 3d 4d"), *cards("4s Js Ks 2h 3c 4c")}
        assert set(cards("4s Js Ks 2h 3c 4c")) <= set(each.position.hands[1])
    assert len({each.position.hands[1][-1] for each in worlds(state, Seat(0))}) == 4


def test_hands_stay_hidden_after_a_void_deal():
    state = acted(put(position(stock="Qs 3d 2d")), "draw-stock", "discard Qs").state
    assert state.position.void == "stock"
    assert any(each.position.hands[0] != state.position.hands[0] for each in worlds(state, Seat(1)))
    assert all(view(each, Seat(1)) == view(state, Seat(1)) for each in worlds(state, Seat(1), 5))
