"""What trains and measures the bots sets and scores as the rules do. Needs NumPy, which the program does not."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")

from resources.training import chinese_poker as training  # noqa: E402
from resources.training.chinese_poker import hands, main, packed  # noqa: E402
from resources.training.chinese_poker_setter import Frontiers, Setter, percentiles, row_classes  # noqa: E402
from rules.cards import cards, pack  # noqa: E402
from rules.chinese_poker.automatic import VALUES, Declared, best_kind  # noqa: E402
from rules.chinese_poker.classes import row_class  # noqa: E402
from rules.chinese_poker.ranking import compare  # noqa: E402
from rules.chinese_poker.scoring import score  # noqa: E402
from rules.chinese_poker.search import best  # noqa: E402
from rules.chinese_poker.setting import ROWS, Setting  # noqa: E402
from rules.chinese_poker.splits import splits  # noqa: E402
from rules.chinese_poker.worths import (  # noqa: E402
    NAMES,
    best_back_first,
    class_bonuses,
    closed_form_of,
    even,
    even_of,
    percentile_sum_of,
)
from rules.dealing import Rng  # noqa: E402
from tests.benchmarks import chinese_poker_referee as referee  # noqa: E402
from tests.benchmarks.chinese_poker_response import own_rows  # noqa: E402
from tests.rules.chinese_poker.hands import MANDARIN, random_hand  # noqa: E402

PACK = pack()
WORTHS = {
    "easy": best_back_first(),
    "medium": percentile_sum_of("easy"),
    "mandarin": closed_form_of("mandarin"),
    "both_net": closed_form_of("both_net"),
    "basic": closed_form_of("basic"),
}


@pytest.mark.parametrize("worth", WORTHS.values(), ids=WORTHS)
def test_hands_set_at_once_are_set_as_the_bots_set_them(worth):
    some = hands(7, 5)
    setter = Setter(worth)
    for hand, rows, laid_out in zip(some, setter.rows(some), setter.settings(some), strict=True):
        found = best(splits([PACK[number] for number in hand]), worth)[0]
        assert found.classes == tuple(rows)
        assert sorted(laid_out) == sorted(hand)
        laid = [PACK[number] for number in laid_out]
        assert tuple(map(row_class, (laid[:3], laid[3:8], laid[8:]))) == found.classes


def test_frontiers_are_the_settings_that_no_other_one_equals_or_beats():
    some = hands(11, 1)[:1]
    frontiers = Frontiers.of(some)
    for number, (hand, start) in enumerate(zip(some, frontiers.starts, strict=True)):
        end = frontiers.starts[number + 1] if number + 1 < len(some) else len(frontiers.rows[0])
        found = list(zip(*(row[start:end].tolist() for row in frontiers.rows), strict=True))
        split = splits([PACK[place] for place in hand])
        front_of = {mask: place for place, mask in split.threes}
        legal = np.array(sorted({(front_of[f], split.five_of[m], split.five_of[b]) for f, m, b in split.legal()}))
        beaten = [each for each in legal if ((legal >= each).all(axis=1) & (legal > each).any(axis=1)).any()]
        assert sorted(found) == sorted(set(map(tuple, legal.tolist())) - set(map(tuple, np.array(beaten).tolist())))
        assert found == sorted(found, key=lambda rows: (rows[0], rows[2]))


@pytest.mark.parametrize("worth", WORTHS.values(), ids=WORTHS)
def test_frontiers_are_enough_to_choose_from(worth):
    some = hands(13, 12)
    frontiers = Frontiers.of(some)
    chosen = frontiers.chosen(worth)
    assert (chosen == Setter(worth).rows(some)).all()
    assert (frontiers.chosen(worth, hands=7) == chosen).all()


@pytest.mark.parametrize("family", ["mandarin", "both_net", "basic"])
def test_zero_points_are_what_typical_rows_are_worth(family):
    """The percentiles tell how many rows are of each class, and so how many bonuses a typical opponent wins."""
    rows = Frontiers.of(hands(20, 25)).chosen(closed_form_of(family))
    tables = percentiles(rows)
    won = 0.0
    for row, column, table in zip(ROWS, rows.T, tables, strict=True):
        bonuses = np.array(class_bonuses(row))[column]
        won += (bonuses * (table[column] if family == "mandarin" else 1)).mean()
    expected = 3 + (0 if family == "basic" else won)
    front, middle, back = (table.tolist() for table in tables)
    assert even((front, middle, back), family) == pytest.approx(expected)


def test_a_typical_hand_expects_no_points():
    rows = Frontiers.of(hands(60, 120)).chosen(closed_form_of("mandarin"))
    worth = Setter(closed_form_of("mandarin")).values(*rows.T)
    assert abs(worth.mean() - even_of("mandarin")) < 0.25


def test_training_again_gives_the_same_tables(monkeypatch):
    """A small training, twice, and not the same with other hands."""
    sample = training.Sample(Frontiers.of(hands(20, 10)), Frontiers.of(hands(0, 2)))
    other = training.Sample(Frontiers.of(hands(40, 10)), Frontiers.of(hands(0, 2)))
    monkeypatch.setattr(training, "MOST_ROUNDS", 3)
    said: list[str] = []
    for name in NAMES:
        first = packed(training.train(name, sample, said.append))
        assert first == packed(training.train(name, sample, said.append))
        assert first != packed(training.train(name, other, said.append))
        assert len(first) == 4 * (455 + 7462 + 7462)
    assert any("of the settings stay" in line for line in said)


def test_training_stops_when_nearly_all_settings_stay(monkeypatch):
    sample = training.Sample(Frontiers.of(hands(20, 10)), Frontiers.of(hands(0, 2)))
    monkeypatch.setattr(training, "LEAST_ROUNDS", 4)
    monkeypatch.setattr(training, "SETTLED", 0.0)
    said: list[str] = []
    training.train("mandarin", sample, said.append)
    assert [line.partition(":")[0] for line in said] == [f"mandarin, round {number}" for number in range(1, 5)]
    said.clear()
    training.train("br4", sample, said.append)
    assert len(said) == 4


@pytest.mark.slow
def test_the_training_makes_the_shipped_tables():
    assert main(["--check"]) == 0


def test_row_classes_are_those_of_the_rules():
    some = hands(0, 2)
    threes, fives = row_classes(some)
    for hand, three, five in zip(some, threes, fives, strict=True):
        split = splits([PACK[number] for number in hand])
        assert sorted(three) == sorted(number for number, _ in split.threes)
        assert sorted(five) == sorted(number for number, _ in split.fives)


def test_percentiles_count_half_of_the_ties():
    front, middle, back = percentiles(np.array([[0, 5, 9], [0, 5, 7], [2, 5, 7], [3, 4, 7]]))
    assert list(front[:5]) == [0.25, 0.5, 0.625, 0.875, 1]
    assert list(middle[3:7]) == [0, 0.125, 0.625, 1]
    assert (back[6], back[7], back[8], back[9], back[10]) == (0, 0.375, 0.75, 0.875, 1)


def test_tables_are_little_endian_floats():
    assert packed([np.array([0.5]), np.array([1.0]), np.array([])]) == b"\x00\x00\x00\x3f\x00\x00\x80\x3f"


def test_the_training_names_its_tables(capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["nothing"])
    assert leaving.value.code == 2
    assert ", ".join(NAMES) in capsys.readouterr().err


def random_rows(rng: Rng, size: int) -> list:
    return list(random_hand(rng)[:size])


def test_the_referee_orders_rows_as_the_rules_do():
    rng = Rng.from_text("referee")
    rows = [random_rows(rng, size) for size in (3, 5) for _ in range(60)]
    rows += [list(PACK[start : start + 5]) for start in range(8)] + [
        [PACK[12], *PACK[:4]],
        [PACK[0], PACK[13], PACK[26]],
    ]
    worth = [int(referee.values(np.array([card.index for card in row]))) for row in rows]
    for one, mine in zip(rows, worth, strict=True):
        for other, theirs in zip(rows, worth, strict=True):
            assert (mine > theirs) - (mine < theirs) == compare(one, other)


def entry_of(hand: tuple, rng: Rng) -> Setting | Declared:
    kind = best_kind(hand)
    if kind is not None:
        return Declared(kind, hand)
    while True:
        order = list(hand)
        rng.shuffle(order)
        setting = Setting(tuple(order[:3]), tuple(order[3:8]), tuple(order[8:]))
        if setting.foul is None:
            return setting


def test_the_referee_scores_deals_as_the_rules_do():
    rng = Rng.from_text("deals")
    automatic = 0
    for _ in range(60):
        order = list(PACK)
        rng.shuffle(order)
        entries = [entry_of(tuple(order[seat * 13 : seat * 13 + 13]), rng) for seat in range(4)]
        numbers = np.array([[card.index for card in order[seat * 13 : seat * 13 + 13]] for seat in range(4)])
        wins = referee.automatic(numbers)
        assert [int(win) for win in wins] == [
            VALUES[entry.kind] if isinstance(entry, Declared) else 0 for entry in entries
        ]
        automatic += any(wins)
        rows = np.array(
            [
                [0, 0, 0]
                if isinstance(entry, Declared)
                else [int(referee.values(np.array([card.index for card in row]))) for row in entry]
                for entry in entries
            ]
        )
        assert tuple(referee.nets(rows[None], wins[None])[0]) == score(entries, MANDARIN).net
    assert automatic


def test_the_referee_knows_bonuses_sweeps_and_the_super_bonus():
    texts = ("Ah Ad Ac Ts Th Td 6c 6d Ks Kh Kd Kc 5d", "Qh Jd 4c Jh Js 7c 4d 2s 9s 9d 3c 3d 2c")
    others = ("Qs Jc 7d As Qd 8d 5h 4h 8h 8c 9c 9h 2d", "Qc 8s 5s As Tc 6s 4s 3s 7s 7h 6h 3h 2h")
    entries = []
    for text in (*texts, *others):
        hand = cards(text)
        entries.append(Setting(hand[:3], hand[3:8], hand[8:]))
    rows = np.array([[int(referee.values(np.array([c.index for c in row]))) for row in entry] for entry in entries])
    found = referee.nets(rows[None], np.zeros((1, 4), dtype=int))[0]
    assert tuple(found) == score(entries, MANDARIN).net
    assert found[0] == 54


def test_the_responder_knows_every_distinct_legal_setting():
    hand = hands(3, 1)[0]
    split = splits([PACK[number] for number in hand])
    front_of = {mask: number for number, mask in split.threes}
    expected = {(front_of[f], split.five_of[m], split.five_of[b]) for f, m, b in split.legal()}
    assert len(own_rows(hand)[0]) == len(expected)
