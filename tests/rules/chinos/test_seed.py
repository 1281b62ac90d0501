"""The source, sentence by sentence: the test that proves it, or why a program cannot model it."""

from __future__ import annotations

import pytest

from tests.rules.chinos import test_bill, test_calls, test_play

PROVED = {
    "Se debe tener un mínimo de 3 monedas, si se tienen más, cuentan como 3.": (
        test_play.test_minimo_de_tres_monedas_si_se_tienen_mas_cuentan_como_tres
    ),
    "Gana quien acierta la suma del total de monedas de los jugadores.": (
        test_play.test_gana_quien_acierta_la_suma_del_total_de_monedas
    ),
    "Quien pierde, decide que jugador empieza pidiendo": test_play.test_quien_pierde_decide_que_jugador_empieza,
    "Las posibles jugadas son: blanca (ninguna moneda), 1, 2 ó 3 (todas).": (
        test_play.test_las_posibles_jugadas_son_blanca_1_2_y_todas
    ),
    "Nunca se podrán hacer pedidas imposibles": test_calls.test_nunca_se_podran_hacer_pedidas_imposibles,
    "no puedo pedir blanca si llevo alguna moneda": test_play.test_no_puedo_pedir_blanca_si_llevo_alguna_moneda,
    "menor o igual a 5, todos los jugadores han de hacer pedidas distintas entre sí": (
        test_calls.test_con_cinco_o_menos_todas_las_pedidas_son_distintas
    ),
    "los 3 primeros jugadores han de hacer pedidas distintas entre sí, y el resto lo que quieran": (
        test_calls.test_los_tres_primeros_han_de_hacer_pedidas_distintas_y_el_resto_lo_que_quieran
    ),
    "Tras una pedida deben quedar al menos 3 jugadores en la final": (
        test_play.test_tras_una_pedida_deben_quedar_al_menos_tres_jugadores
    ),
    "debe haber al menos 4 pedidas distintas en la ronda": (
        test_calls.test_debe_haber_al_menos_cuatro_pedidas_distintas_en_la_ronda
    ),
    "menor o igual a 5; el perdedor paga todos los cafés": (
        test_bill.test_con_cinco_o_menos_el_perdedor_paga_todos_los_cafes
    ),
    "mayor a 5; el perdedor paga 5 cafés, y el finalista el resto hasta llegar a 9": (
        test_bill.test_con_mas_de_cinco_el_perdedor_paga_cinco_y_el_finalista_el_resto_hasta_nueve
    ),
    "10 o más, el perdedor pagará el 70% de los cafés (redondeando al alza) y el finalista el resto": (
        test_bill.test_con_diez_o_mas_el_perdedor_paga_el_70_por_ciento_redondeando_al_alza
    ),
    "gana el primer jugador que llega a 3 puntos: 1 punto por cada pedida acertada": (
        test_play.test_gana_la_final_quien_llega_a_tres_puntos_y_el_perdedor_paga
    ),
    "si la mano pide blanca o todas y acierta, serán 2 puntos": (
        test_play.test_en_una_final_blanca_o_todas_de_la_mano_valen_dos_puntos
    ),
}

NOT_MODELLED = {
    "Las monedas usadas para la apuesta, siempre se sacan en la mano derecha.": "the table draws it",
    "Las no usadas en la partida, pueden guardarse en la mano izquierda o en el bolsillo.": "the table draws it",
    "Una mano se pondrá delante del cuerpo y quedará claramente identificada.": "the table draws it",
    "La otra mano permanecerá detrás del cuerpo.": "the table draws it",
}


@pytest.mark.parametrize("sentence", PROVED)
def test_a_sentence_has_its_proof(sentence):
    assert PROVED[sentence].__name__.startswith("test_")


def test_no_sentence_is_both():
    assert not set(PROVED) & set(NOT_MODELLED)
    assert len(PROVED) + len(NOT_MODELLED) == 19
