"""The fast comparison of bots deals, sets and scores as the arena does. Needs NumPy, which the program does not."""

from __future__ import annotations

import json

import pytest

np = pytest.importorskip("numpy")

from rules.cards import pack  # noqa: E402
from rules.chinese_poker.automatic import VALUES, Declared, best_kind  # noqa: E402
from rules.chinese_poker.classes import row_class  # noqa: E402
from rules.chinese_poker.options import PRESETS  # noqa: E402
from rules.chinese_poker.scoring import score  # noqa: E402
from rules.chinese_poker.setting import Setting  # noqa: E402
from rules.dealing import Rng  # noqa: E402
from tests.benchmarks import chinese_poker_duel as duel  # noqa: E402
from tests.rules.chinese_poker.hands import (  # noqa: E402
    BASIC,
    BOTH,
    DRAGON,
    LOSERS,
    MANDARIN,
    SIX_PAIRS,
    SWEEPER,
    declared,
    setting,
)
from tests.rules.chinese_poker.test_arranging import automatic_with_great_rows  # noqa: E402

OPTIONS = {"mandarin": MANDARIN, "both_net": BOTH, "basic": BASIC, "off": MANDARIN.replace(super_bonus="off")}


def as_arrays(deals: list) -> tuple:
    rows = [[[0, 0, 0] if isinstance(e, Declared) else [row_class(row) for row in e] for e in deal] for deal in deals]
    wins = [[e.value if isinstance(e, Declared) else 0 for e in deal] for deal in deals]
    return np.array(rows), np.array(wins)


def random_deal(rng: Rng) -> list[Setting | Declared]:
    order = list(pack())
    rng.shuffle(order)
    found: list[Setting | Declared] = []
    for seat in range(4):
        hand = order[seat * 13 : seat * 13 + 13]
        kind = best_kind(hand)
        while True:
            rng.shuffle(hand)
            one = Setting(tuple(hand[:3]), tuple(hand[3:8]), tuple(hand[8:]))
            if one.foul is None:
                break
        found.append(one if kind is None else Declared(kind, tuple(hand)))
    return found


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_deals_are_scored_as_the_rules_score_them(options):
    rng = Rng.from_text("duel")
    deals = [random_deal(rng) for _ in range(60)]
    deals.append([setting(SWEEPER), *map(setting, LOSERS)])
    deals.append([declared(DRAGON), setting(LOSERS[0]), declared(SIX_PAIRS), setting(SWEEPER)])
    assert any(isinstance(entry, Declared) and VALUES[entry.kind] == 13 for deal in deals for entry in deal)
    assert [tuple(net) for net in duel.nets(*as_arrays(deals), options)] == [score(d, options).net for d in deals]


@pytest.mark.parametrize(("preset", "a", "b"), [("mandarin", "hard", "easy"), ("both_bonuses", "medium", "br4")])
def test_the_figures_are_those_of_the_arena(command, capsys, preset, a, b):
    words = ["chinese_poker", "--a", a, "--b", b, "--preset", preset, "--players", 4, "--deals", 6, "--seed", "duel"]
    arena = json.loads(command("arena", *words, "--json").lines[0])
    duel.main([f"{a},{b}", "--preset", preset, "--deals", "6", "--seed", "duel"])
    fast = json.loads(capsys.readouterr().out)
    for key in ("a_mean", "a_ci95", "b_among_a_mean", "b_among_a_ci95"):
        assert fast[key] == arena[key]


def test_hard_declines_as_the_bot_does():
    """Six pairs whose rows are worth more than four points, and six pairs whose rows are not."""
    hands = np.array(
        [sorted(card.index for card in hand) for hand in (automatic_with_great_rows(), declared(SIX_PAIRS).cards)]
    )
    assert list(duel.policy("hard", hands, MANDARIN)[1]) == [0, 4]
    assert list(duel.policy("hard", hands, BASIC)[1]) == [4, 4]
    assert list(duel.policy("medium", hands, MANDARIN)[1]) == [4, 4]


def test_presets_with_another_super_bonus_are_not_measured():
    assert {preset.options.super_bonus for preset in PRESETS} == {"three_opponents"}
