"""Matches: phases, what is told, who calls first, how a match ends; tests are named after sentences of the seed."""

from __future__ import annotations

import pytest

from rules.chinos import CHINOS, Call, ChinosOptions, ChooseFirst, Hide
from rules.chinos.events import (
    BillPaid,
    CallAsked,
    Called,
    ChoiceAsked,
    CoinsAsked,
    FinalStarted,
    FinalWon,
    FirstChosen,
    FirstDrawn,
    FistsOpened,
    FoulFound,
    NextFirst,
    NobodyHit,
    RoundStarted,
    Saved,
    Scored,
)
from rules.chinos.play import apply
from rules.dealing import Dealing
from rules.game import IllegalAction
from rules.seats import TABLE, Seat
from tests.rules.chinos.positions import called, closed, played, shown, table


def refused(state, seat: int, action) -> str:
    with pytest.raises(IllegalAction) as caught:
        apply(state, Seat(seat), action)
    return caught.value.reason


def test_minimo_de_tres_monedas_si_se_tienen_mas_cuentan_como_tres():
    state = closed(table(2), 3, 9)
    assert state.fists == (3, 3)
    assert CHINOS.action_types[0] is Hide
    assert CHINOS.apply(table(2), Seat(0), CHINOS.parse("hide 8")).state.fists[0] == 3


def test_gana_quien_acierta_la_suma_del_total_de_monedas():
    state, told = played(table(4), (1, 2, 2, 1), (6, 7, 5, 4))
    assert told == (
        Called(Seat(3), 4, (), 4),
        FistsOpened(1, (Seat(0), Seat(1), Seat(2), Seat(3)), (1, 2, 2, 1), (6, 7, 5, 4), 6),
        Saved((Seat(0),), (Seat(1), Seat(2), Seat(3))),
        RoundStarted(2, (Seat(1), Seat(2), Seat(3)), 0, final=False),
    )
    assert state.phase == "hide"


def test_las_posibles_jugadas_son_blanca_1_2_y_todas():
    assert list(CHINOS.legal_actions(table(3), Seat(0))) == [Hide(0), Hide(1), Hide(2), Hide(3)]
    assert refused(table(3), 0, Hide(-1)) == "bad-coins"


def test_no_puedo_pedir_blanca_si_llevo_alguna_moneda():
    for coins in range(4):
        state = closed(table(3), coins, 0, 0)
        why = CHINOS.legal_actions(state, Seat(0)).why_not(Call(0))
        assert why == (None if coins == 0 else "too-low-for-own")


def test_tras_una_pedida_deben_quedar_al_menos_tres_jugadores():
    state, told = played(table(6), (1, 2, 1, 2, 2, 1), (9, 8, 10, 9, 9, 7))
    assert Saved((Seat(0), Seat(3), Seat(4)), (Seat(1), Seat(2), Seat(5))) in told
    assert Called(Seat(5), 7, (), 4) in told
    assert state.progress.order == (1, 2, 5)


def test_a_repeat_names_whom_it_leans_on_and_the_last_must_bring_a_number():
    state = closed(table(6), 1, 1, 1, 1, 1, 1)
    state, told = called(state, 9, 8, 10, 9)
    assert told == (Called(Seat(3), 9, (Seat(0),), 3), CallAsked(Seat(4), 5, new_number=False))
    state, told = called(state, 9)
    assert told == (Called(Seat(4), 9, (Seat(0), Seat(3)), 3), CallAsked(Seat(5), 6, new_number=True))
    assert refused(state, 5, Call(9)) == "needs-fourth-number"


def test_a_table_that_shrinks_from_six_to_five_may_no_longer_repeat():
    state, _ = played(table(6), (1, 1, 1, 1, 1, 1), (6, 7, 8, 9, 7, 8))
    assert len(state.progress.active) == 5
    state, _ = called(closed(state, 1, 1, 1, 1, 1), 5, 6, 7)
    assert refused(state, state.to_act[0], Call(5)) == "already-called"


def test_nobody_hit_and_all_play_again():
    state, told = played(table(3), (3, 3, 3), (4, 5, 6))
    assert told[2:] == (NobodyHit(9), RoundStarted(2, (Seat(1), Seat(2), Seat(0)), 0, final=False))
    assert state.round == 2


def test_en_una_final_blanca_o_todas_de_la_mano_valen_dos_puntos():
    for coins, call in ((0, 0), (3, 6)):
        state, told = played(table(2), (coins, coins), (call, 3))
        assert Scored(Seat(0), 2, 2, 1) in told
        assert state.progress.points == (2, 0)
        _, told = played(table(2), (coins, coins), (3, call))
        assert Scored(Seat(1), 1, 1, 2) in told


def test_la_bonificacion_es_de_la_mano_de_esa_ronda():
    state, _ = played(table(2), (1, 1), (3, 4))
    assert state.progress.first == 1
    state, told = played(state, (0, 0), (0, 1))
    assert Scored(Seat(1), 2, 2, 1) in told


def test_quien_pierde_decide_que_jugador_empieza():
    state, told = played(table(2), (1, 2), (3, 4))
    assert told[-1] == ChoiceAsked(Seat(1), (Seat(0), Seat(1)))
    assert list(CHINOS.legal_actions(state, Seat(1))) == [ChooseFirst(Seat(0)), ChooseFirst(Seat(1))]
    step = apply(state, Seat(1), ChooseFirst(Seat(0)))
    assert step.events == (
        FirstChosen(Seat(1), Seat(0)),
        RoundStarted(2, (Seat(0), Seat(1)), 0, final=True),
    )


def test_gana_la_final_quien_llega_a_tres_puntos_y_el_perdedor_paga():
    state = table(3, next_match_first="rotate", final_after_hit="alternate", foul_fine=True)
    state, told = played(state, (1, 1, 1), (3, 4, 5))
    assert FinalStarted((Seat(1), Seat(2)), 3) in told
    while state.phase != "over":
        state, told = played(state, (0, 1), (1, 2))
    assert told[2:] == (
        Scored(Seat(1), 1, 3, 0),
        FinalWon(Seat(1), Seat(2), (0, 3, 2)),
        BillPaid((0, 0, 3), (0, 0, 0)),
        NextFirst(Seat(1), None),
    )
    outcome = CHINOS.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0, -1), {0, 1})
    assert CHINOS.deal_scores(state) == ((0, 0, -1),)
    assert CHINOS.deal_facts(state, Seat(2)) == {"lost": True, "won_final": False, "saved": False, "foul": False}
    assert CHINOS.deal_facts(table(2), Seat(0)) == {}


def test_real_coins_come_after_the_calls():
    state, told = called(table(3, fists="real"), 0, 9, 5)
    assert told == (Called(Seat(2), 5, (), 3), CoinsAsked((Seat(0), Seat(1), Seat(2))))
    assert CHINOS.view(state, None).shown == (None, None, None)
    state, told = shown(state, 1, 3, 1)
    assert told[1:3] == (
        FistsOpened(1, (Seat(0), Seat(1), Seat(2)), (1, 3, 1), (0, 9, 5), 5),
        FoulFound(Seat(0), "too-low-for-own", 1, 0, 1),
    )
    assert told[3] == Saved((Seat(2),), (Seat(0), Seat(1)))
    assert state.progress.fouls == (1, 0, 0)


def test_a_void_call_neither_hits_nor_changes_who_else_hit():
    state = table(3, fists="real", no_blanca_first_round=True)
    state, _ = called(state, 3, 4, 5)
    _, told = shown(state, 0, 1, 2)
    assert [event for event in told if isinstance(event, FoulFound)] == [
        FoulFound(Seat(0), "empty-fist", 0, 3, 1),
    ]
    assert NobodyHit(3) in told


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_the_lot_names_the_first_caller_and_the_host_may_choose(seats):
    drawn = set()
    for number in range(200):
        dealing = Dealing.from_text(f"lot {number}", CHINOS.name)
        step = CHINOS.start(ChinosOptions(), seats, dealing)
        lot = step.state.lot
        assert step.events[0] == FirstDrawn(lot, seats)
        assert step.state.progress.first == lot
        drawn.add(lot)
    assert drawn == set(range(seats))
    step = CHINOS.start(ChinosOptions(first_match_first="host"), seats, dealing)
    assert CHINOS.to_act(step.state) == (TABLE,)
    assert step.events == (ChoiceAsked(TABLE, tuple(map(Seat, range(seats)))),)
    begun = CHINOS.apply(step.state, TABLE, ChooseFirst(Seat(1)))
    assert begun.state.progress.order[0] == 1
    assert isinstance(begun.events[-1], RoundStarted)


def test_anticlockwise_or_clockwise_changes_nothing_but_the_picture():
    for first in range(3):
        one = played(table(3, first), (1, 2, 0), (4, 3, 5))
        other = played(table(3, first, turn_direction="clockwise"), (1, 2, 0), (4, 3, 5))
        assert one[1] == other[1]
