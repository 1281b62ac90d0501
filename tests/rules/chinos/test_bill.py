"""Who pays the coffees."""

from __future__ import annotations

import pytest

from rules.chinos import ChinosOptions
from rules.chinos.bill import bill, shares
from rules.seats import Seat

TABLE = {
    2: (2, 0), 3: (3, 0), 4: (4, 0), 5: (5, 0), 6: (5, 1), 7: (5, 2), 8: (5, 3), 9: (5, 4), 10: (7, 3), 11: (8, 3), 12: (9, 3),
}  # fmt: skip


@pytest.mark.parametrize(("players", "expected"), TABLE.items())
def test_the_table_of_the_bill(players, expected):
    assert shares(players, ChinosOptions()) == expected


def test_con_cinco_o_menos_el_perdedor_paga_todos_los_cafes():
    assert all(shares(players, ChinosOptions(orders=20)) == (20, 0) for players in range(2, 6))


def test_con_mas_de_cinco_el_perdedor_paga_cinco_y_el_finalista_el_resto_hasta_nueve():
    assert shares(7, ChinosOptions(orders=9)) == (5, 4)
    assert shares(6, ChinosOptions(orders=3)) == (3, 0)
    assert shares(9, ChinosOptions(orders=40)) == (5, 35)


@pytest.mark.parametrize("coffees", range(1, 41))
def test_con_diez_o_mas_el_perdedor_paga_el_70_por_ciento_redondeando_al_alza(coffees):
    loser, finalist = shares(12, ChinosOptions(orders=coffees))
    assert loser + finalist == coffees
    assert 10 * loser - 10 < 7 * coffees <= 10 * loser


def test_the_loser_pays_everything_where_that_is_the_rule():
    assert shares(12, ChinosOptions(bill_rule="loser_pays_all")) == (12, 0)


def test_fouls_cost_a_coffee_each_on_top():
    fouls = (1, 0, 2, 0, 0, 0)
    assert bill(Seat(2), Seat(5), fouls, ChinosOptions(foul_fine=True)) == (1, 0, 7, 0, 0, 1)
    assert bill(Seat(2), Seat(5), fouls, ChinosOptions()) == (0, 0, 5, 0, 0, 1)
