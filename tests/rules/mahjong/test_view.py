"""What a viewer sees and does not see, and how the hidden rest is dealt another way."""

from __future__ import annotations

import pickle

import pytest

from rules.codec import text_of
from rules.dealing import Rng
from rules.events import seen
from rules.mahjong import MAHJONG, MahjongOptions
from rules.mahjong.actions import PASS
from rules.mahjong.events import FlowersExposed, HandDealt, TileDrawn
from rules.mahjong.hidden import resampled
from rules.mahjong.position import Hand, with_side
from rules.seats import Seat
from rules.tiles import Tile
from tests.rules.mahjong.positions import STANDARD, all_passed, dealt, meld, played, random_steps, short, start, tile
from tests.rules.mahjong.test_claims import ORPHANS, konger

VIEWERS = (None, Seat(0), Seat(3))


def test_a_viewer_sees_the_own_hand_and_sizes_of_the_others():
    state = start().state
    dealer = state.first_dealer
    view = MAHJONG.view(state, dealer)
    assert view.concealed == state.position.sides[dealer].hand.tiles
    assert len(view.hand) == 13
    assert view.drawn is state.position.drawn
    assert view.sizes == (13, 13, 13, 13)
    assert [view.size(Seat(seat)) for seat in range(4)] == [14 if seat == dealer else 13 for seat in range(4)]
    audience = MAHJONG.view(state, None)
    assert (audience.hand, audience.drawn, audience.asked) == ((), None, False)
    other = MAHJONG.view(state, Seat((dealer + 1) % 4))
    assert (other.drawn, other.asked) == (None, False)
    assert view.asked


@pytest.mark.parametrize("viewer", VIEWERS)
def test_views_and_legal_actions_depend_on_nothing_hidden(viewer):
    rng = Rng.from_text("resample")
    changed = 0
    for number, step in enumerate(random_steps(STANDARD, "hidden")):
        if number % 7:
            continue
        other = MAHJONG.resample(step.state, viewer, rng)
        assert MAHJONG.view(other, viewer) == MAHJONG.view(step.state, viewer)
        assert MAHJONG.to_act(other) == MAHJONG.to_act(step.state)
        assert sorted(MAHJONG.pieces(other)) == sorted(MAHJONG.pieces(step.state))
        assert not any(each.flower for side in other.position.sides for each in side.hand.tiles)
        changed += other.position.sides != step.state.position.sides
    assert changed > 20


def test_the_view_lists_the_legal_actions_that_the_rules_list():
    for step in random_steps(MahjongOptions(min_fan=0), "choices"):
        for seat in MAHJONG.to_act(step.state):
            view = MAHJONG.view(step.state, seat) if seat >= 0 else None
            if view is not None:
                assert list(view.choices()) == list(MAHJONG.legal_actions(step.state, seat))
        assert MAHJONG.view(step.state, None).choices() is None


def test_views_survive_the_way_to_the_worker_process():
    for number, step in enumerate(random_steps(STANDARD, "pickle")):
        if number % 20 == 0:
            view = MAHJONG.view(step.state, Seat(1))
            assert pickle.loads(pickle.dumps(view)) == view
            legal = MAHJONG.legal_actions(step.state, Seat(1))
            assert list(pickle.loads(pickle.dumps(legal))) == list(legal)


def test_sizes_count_every_concealed_tile():
    for seed in ("sizes", "more sizes"):
        for step in random_steps(MahjongOptions(min_fan=0), seed):
            view = MAHJONG.view(step.state, None)
            held = [len(side.hand.tiles) for side in step.state.position.sides]
            assert [view.size(Seat(seat)) for seat in range(4)] == held


def test_a_drawn_tile_is_seen_by_its_seat_only():
    drew = 0
    for step in random_steps(STANDARD, "drawn"):
        for event in step.events:
            if isinstance(event, TileDrawn):
                drew += 1
                for viewer in (None, *map(Seat, range(4))):
                    view = MAHJONG.view(step.state, viewer)
                    assert (view.drawn is None) is (viewer != event.seat)
                    assert view.wall == event.wall
    assert drew > 40


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_deal_is_told_with_the_own_hand_only(viewer):
    for number in range(8):
        events = seen(start(seed=f"deal {number}").events, viewer)
        for event in events:
            if isinstance(event, HandDealt):
                assert [bool(hand) for hand in event.hands] == [seat == viewer for seat in range(4)]
            if isinstance(event, FlowersExposed):
                assert bool(event.drawn) is (event.seat == viewer)


def test_answers_are_told_by_what_comes_of_them_only():
    position = dealt(["147m 258p 369s SWNG 5p", None, "55p 147m 369s ESWNG"])
    state = start().state
    asked = state._replace(position=played(position, "0 discard 5p"))
    one = MAHJONG.apply(asked, Seat(2), MAHJONG.parse("pung"))
    other = MAHJONG.apply(asked, Seat(2), PASS)
    assert one.events == other.events == ()
    for viewer in (None, Seat(0), Seat(1), Seat(3)):
        assert MAHJONG.view(one.state, viewer) == MAHJONG.view(other.state, viewer)
    assert text_of(MAHJONG.view(one.state, Seat(2)).answer) == "pung"
    hidden = MAHJONG.resample(one.state, Seat(1), Rng.from_text("x"))
    assert hidden.position.answers[2] == PASS
    assert MAHJONG.resample(one.state, Seat(2), Rng.from_text("x")).position.answers[2] == MAHJONG.parse("pung")


def test_ponds_tell_who_took_what():
    position = played(dealt(["147m 258p 369s SWNG 5p", None, "55p 147m 369s ESWNG"]), "0 discard 5p")
    view = MAHJONG.view(start().state._replace(position=position), None)
    assert view.last_discard is not None
    assert view.last_discard.tile is tile("5p")
    assert view.pond(Seat(0)) == ((tile("5p"), None),)
    taken = played(position, "1 pass", "2 pung", "3 pass")
    view = MAHJONG.view(start().state._replace(position=taken), None)
    assert view.pond(Seat(0)) == ((tile("5p"), 2),)
    assert view.pond(Seat(1)) == ()
    assert view.last_discard is None
    assert view.visible == {tile("5p"): 3}


def test_win_now_says_what_a_win_is_worth_legal_or_not():
    ready = "123m 456m 234p 99p 67s"
    state = start().state
    position = played(dealt(["147m 258p 369s SWNG 8s", ready]), "0 discard 8s")._replace(quiet=False)
    view = MAHJONG.view(state._replace(position=position), Seat(1))
    score = view.win_now()
    assert score is not None
    assert score.legal
    assert score.fan == 3
    assert MAHJONG.view(state._replace(position=position), Seat(2)).win_now() is None
    strict = position._replace(options=MahjongOptions(min_fan=5))
    short_of = MAHJONG.view(state._replace(position=strict, options=strict.options), Seat(1)).win_now()
    assert short_of is not None
    assert (short_of.reason, short_of.fan) == ("below-minimum", 3)


# Other deals that a viewer could not tell apart


def test_the_tile_of_a_kong_that_is_asked_about_stays_in_its_hand():
    rng = Rng.from_text("kong")
    asked = played(konger(), "0 declare-kong 8s")
    for viewer in (None, Seat(1), Seat(2)):
        for _ in range(20):
            other = resampled(asked, viewer, rng)
            assert tile("8s") in other.sides[0].hand.tiles
            assert all_passed(other).sides[0].melds[0].type == "kong"
    concealed = played(dealt(["9999s 258p 369m SWGN", ORPHANS]), "0 declare-kong 9s")
    for _ in range(20):
        assert resampled(concealed, Seat(2), rng).sides[0].hand.tiles.count(tile("9s")) == 4
    robbed = played(concealed, "1 win", "2 pass", "3 pass")
    for _ in range(20):
        assert resampled(robbed, Seat(2), rng).sides[0].hand.tiles.count(tile("9s")) == 3


def test_what_others_may_not_win_on_is_not_known():
    position = dealt(["147m 258p 369s SWNGR"])
    locked = position.sides[2]._replace(passed=frozenset({tile("1m")}))
    position = position._replace(sides=with_side(position.sides, Seat(2), locked))
    rng = Rng.from_text("locked")
    assert resampled(position, Seat(0), rng).sides[2].passed == frozenset()
    assert resampled(position, Seat(2), rng).sides[2].passed == {tile("1m")}


def test_every_hidden_tile_can_lie_everywhere():
    position = dealt(["147m 258p 369s SWNGR"])
    rng = Rng.from_text("everywhere")
    held: list[set[Tile]] = [set() for _ in range(4)]
    ahead: set[Tile] = set()
    for _ in range(400):
        other = resampled(position, Seat(0), rng)
        for seat in (1, 2, 3):
            held[seat].update(other.sides[seat].hand.tiles)
        ahead.add(other.wall.draw()[0])
        assert other.sides[0] == position.sides[0]
    assert all(len(held[seat]) == 34 for seat in (1, 2, 3))
    assert len(ahead) > 34  # flowers among them


def test_the_own_meld_and_hand_stay():
    position = dealt(["147m 258p 369s SWNGR"])
    side = position.sides[1]._replace(hand=Hand.of(short("147m 258p 369s S")), melds=(meld("777s"),))
    position = position._replace(sides=with_side(position.sides, Seat(1), side))
    other = resampled(position, Seat(1), Rng.from_text("own"))
    assert other.sides[1] == side
