"""What each viewer gets: nothing but the own hand before the opening. R3, R12, traps 12, 13 and 18."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.cards import Card
from rules.chinese_poker import CHINESE_POKER, DeclareAutomatic, Forfeit, VoidDeal
from rules.chinese_poker.events import Dealt
from rules.chinese_poker.play import PokerState
from rules.chinese_poker.setting import FORFEITED
from rules.codec import lines_of, text_of
from rules.dealing import Rng
from rules.game import TABLE
from rules.seats import Seat
from tests.rules import contract
from tests.rules.chinese_poker.hands import BASIC, CASINO, MANDARIN, deal_end, start, steps
from tests.rules.spelling import held, spelled

VIEWERS = (None, Seat(0), Seat(1), Seat(2), Seat(3))


def cards_in(value: object) -> set[object]:
    return {part for part in held(value) if isinstance(part, Card)}


def with_sealed(seats: int, sealed: tuple[int, ...], options=MANDARIN, seed: str = "start") -> PokerState:
    state = start(options, seats, seed).state
    rng = Rng.from_text("sealed")
    for seat in sealed:
        action = CHINESE_POKER.legal_actions(state, Seat(seat)).pick(rng)
        state = CHINESE_POKER.apply(state, Seat(seat), action).state
    return state


@pytest.mark.parametrize("sealed", [(), (0,), (2, 1)])
def test_before_the_opening_only_the_own_hand(sealed):
    state = with_sealed(3, sealed)
    for viewer in VIEWERS:
        view = CHINESE_POKER.view(state, viewer)
        own = set(state.position.hands[viewer]) if viewer in (0, 1, 2) else set()
        assert cards_in(view) == own
        assert view.entries is None
        assert view.ready == tuple(sorted(sealed))
        assert (view.own_entry is not None) == (viewer in sealed)


def test_r03_a_hand_that_is_not_dealt_in_is_never_shown_not_even_to_its_seat():
    state = with_sealed(3, (0, 1, 2))
    hidden = set(state.position.hands[3])
    assert state.phase == "over"
    for viewer in VIEWERS:
        view = CHINESE_POKER.view(state, viewer)
        assert cards_in(view) == {card for hand in state.position.hands[:3] for card in hand}
        assert not cards_in(view) & hidden
    for step in steps(MANDARIN.replace(match_deals=2), 3, "closed"):
        closed = set(step.state.position.hands[3])
        assert not any(cards_in(event) & closed for event in step.events if not isinstance(event, Dealt))
        assert all(event.hands[3] == () for event in step.events if isinstance(event, Dealt))


def test_the_deal_is_told_with_the_own_hand_only():
    _, dealt = start(seats=4).events
    for viewer in VIEWERS:
        seen = dealt.seen_by(viewer)
        assert isinstance(seen, Dealt)
        assert [bool(hand) for hand in seen.hands] == [seat == viewer for seat in range(4)]


def test_the_kind_of_an_automatic_win_is_shown_to_its_owner_alone():
    for number in range(400):
        state = start(BASIC, 4, f"automatic {number}").state
        kinds = [CHINESE_POKER.view(state, Seat(seat)).automatic for seat in range(4)]
        if any(kinds):
            break
    lucky = next(seat for seat, found in enumerate(kinds) if found)
    assert CHINESE_POKER.to_act(state) == (0, 1, 2, 3), "who is to act does not depend on it"
    assert CHINESE_POKER.legal_actions(state, Seat(lucky)).why_not(DeclareAutomatic()) is None
    for viewer in VIEWERS:
        if viewer != lucky:
            view = CHINESE_POKER.view(state, viewer)
            assert not view.automatic
            declared = CHINESE_POKER.apply(state, Seat(lucky), DeclareAutomatic()).state
            assert not cards_in(CHINESE_POKER.view(declared, viewer)) & set(state.position.hands[lucky])


def test_resampled_deals_hold_other_hands_that_the_viewer_cannot_tell_apart():
    state = with_sealed(3, (0, 2))
    for viewer in VIEWERS:
        other = CHINESE_POKER.resample(state, viewer, Rng.from_text("other", viewer))
        assert spelled(CHINESE_POKER.view(other, viewer)) == spelled(CHINESE_POKER.view(state, viewer))
        assert other.position.hands[3] != state.position.hands[3], "nobody has seen the fourth hand"
        for seat in (0, 2):
            entry = other.position.sealed[seat]
            assert entry is not None
            assert set(entry.cards) == set(other.position.hands[seat])
            assert (other.position.sealed[seat] == state.position.sealed[seat]) == (seat == viewer)


def test_resampling_an_opened_deal_leaves_what_was_opened():
    state = with_sealed(3, (0, 1, 2))
    other = CHINESE_POKER.resample(state, Seat(0), Rng.from_text("opened"))
    assert other.position.sealed == state.position.sealed
    assert other.position.hands[:3] == state.position.hands[:3]
    assert set(other.position.hands[3]) == set(state.position.hands[3])


def test_a_forfeited_hand_stays_closed():
    state = with_sealed(2, (0,), CASINO)
    state = CHINESE_POKER.apply(state, Seat(1), Forfeit()).state
    assert state.position.sealed[1] == FORFEITED
    other = CHINESE_POKER.resample(state, Seat(0), Rng.from_text("forfeit"))
    assert other.position.hands[1] != state.position.hands[1]
    assert other.position.sealed[1] == FORFEITED
    assert set(CHINESE_POKER.resample(state, Seat(1), Rng.from_text("own")).position.hands[1]) == set(
        state.position.hands[1]
    )


def test_a_void_deal_stays_closed():
    state = CHINESE_POKER.apply(with_sealed(4, (0, 1)), TABLE, VoidDeal("host-decision")).state
    for viewer in VIEWERS:
        own = set(state.position.hands[viewer]) if viewer is not None else set()
        assert cards_in(CHINESE_POKER.view(state, viewer)) == own
    other = CHINESE_POKER.resample(state, None, Rng.from_text("void"))
    assert other.position.sealed[0] != state.position.sealed[0]


def test_a_view_tells_the_table_everything_to_draw():
    state = deal_end(seats=3, seed="draw")
    view = CHINESE_POKER.view(state, Seat(1))
    assert (view.seats, view.deal, view.deals, view.phase) == (3, 1, 12, "over")
    assert view.taken == view.dealt_in == (0, 1, 2)
    assert view.stacks == state.stacks
    assert view.start_stacks == (20, 20, 20, 0)
    assert view.bought == ((20,), (20,), (20,), ())
    assert view.nets[:3] == view.scores == state.scores
    assert view.result == state.result
    assert view.history == state.finished
    assert view.opponents == 2
    assert (view.winners, view.end, view.void) == ((), None, None)
    assert lines_of(view)
    assert text_of(view.result).startswith("result deal-score")


class Forgetful(type(CHINESE_POKER)):  # type: ignore[misc]
    """Shows who was ready first."""

    def view(self, state, viewer):
        shown = super().view(state, viewer)
        return replace(shown, ready=shown.ready[::-1]) if state.position.hands[0][0].red else shown


def test_a_planted_leak_is_found():
    match = contract.played(Forgetful(), MANDARIN.replace(match_deals=2), 4, "planted")
    with pytest.raises(AssertionError, match="the view leaks"):
        contract.check_views(match)
