"""What Maestro makes of habits in a duel."""

from __future__ import annotations

import pytest

from rules.chinos import CHINOS
from tests.rules.chinos.people import PEOPLE, best_response, learned

MASTER, FAIR = CHINOS.levels["master"], CHINOS.baselines["fair"]
RESPONSES = {"honest": 0.125, "centre": 0.369, "coin-shy": 0.335, "big hand": 0.463}
SHARE = 0.80
"""Of the best response to the centre model, which has to be learned."""


@pytest.mark.parametrize("name", PEOPLE)
def test_the_best_response_is_that_of_the_rules(name):
    assert best_response(PEOPLE[name]) == pytest.approx(RESPONSES[name], abs=0.001)


def test_maestro_learns_the_centre_model():
    """The interval of so few runs is wide; the bar itself is held by the slow proof."""
    assert learned(MASTER, PEOPLE["centre"], 40, "learning") >= 0.65 * RESPONSES["centre"]


def test_without_learning_it_does_not():
    assert learned(FAIR, PEOPLE["centre"], 40, "learning") < 0.15


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_maestro_learns_the_centre_model_in_the_mean_of_250_runs():
    assert learned(MASTER, PEOPLE["centre"], 250, "bars") >= SHARE * RESPONSES["centre"]


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", PEOPLE)
def test_maestro_learns_something_of_everybody(name):
    assert learned(MASTER, PEOPLE[name], 100, "people") > learned(FAIR, PEOPLE[name], 100, "people")
