"""Laying off, and the best showing: R22 to R27, traps 3 to 5 and 7."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import Card, cards
from rules.chinchon import ChinchonOptions, LayOff, Meld
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.lay_offs import best_showing, free_ends, grown, laid, refusal, show_fault, shown, ways
from tests.rules.chinchon.positions import STANDARD, card, hands_of, melds


def why(meld: str, text: str, declared: str | None = None, deadwood: int = 2, **options: object) -> str | None:
    joker_as = None if declared is None else card(declared)
    return refusal(Meld.parse(meld), card(text), joker_as, deadwood, ChinchonOptions.read(options))


@pytest.mark.parametrize("text", ["4s@0", "Ad@1=Js", "Kd@12"])
def test_text_of_a_lay_off_is_read_back(text):
    assert str(LayOff.parse(text)) == text


@pytest.mark.parametrize("text", ["", "4s", "4s@", "4s@x", "4s@-1", "4s@٣", "4s@123", "@1", "Ad@1=", "Ad@1=9"])
def test_anything_else_is_no_lay_off(text):
    with pytest.raises(ValueError, match="not a"):
        LayOff.parse(text)


def test_r22_a_run_takes_the_next_card_at_either_end_and_grows_by_it():
    """Trap 3: the ends move."""
    meld = Meld.parse("run:5s+6s+7s")
    for text in ("4s", "Js", "3s", "Qs", "Ks", "2s", "As"):
        assert refusal(meld, card(text), None, 1, STANDARD) is None
        meld = grown(meld, card(text), None, STANDARD)
    assert str(meld) == "run:As+2s+3s+4s+5s+6s+7s+Js+Qs+Ks"
    assert free_ends(meld, STANDARD) == ()


def test_r22_a_set_takes_cards_of_its_rank_and_nothing_else():
    assert why("set:Kc+Kh+Kd", "Ks") is None
    assert why("set:Kc+Kh+Kd", "Qs") == "does-not-fit"


def test_r23_nothing_is_laid_off_on_a_knock_without_deadwood():
    assert why("set:Kc+Kh+Kd", "Ks", deadwood=0) == "no-lay-off"
    hand = cards("4s Js Ks 2h 3c 4c Qd")
    assert list(ways(hand, melds("run:5s+6s+7s"), 0, STANDARD)) == [()]


def test_r25_the_joker_on_a_set_needs_room():
    assert why("set:7c+7h+7s+7d", "Ad") is None
    assert why("set:7c+7h+7s+7d", "Ad", joker_fifth=False) == "set-full"
    assert str(grown(Meld.parse("set:7c+7h+7s"), card("Ad"), None, STANDARD)) == "set:7c+7h+7s+Ad"


def test_r25_the_joker_on_a_run_takes_a_free_end_and_the_run_grows_from_there():
    meld = Meld.parse("run:5s+6s+7s")
    as_four = grown(meld, card("Ad"), card("4s"), STANDARD)
    assert str(as_four) == "run:Ad+5s+6s+7s=4s"
    assert free_ends(as_four, STANDARD) == cards("3s Js")
    as_jack = grown(meld, card("Ad"), card("Js"), STANDARD)
    assert str(as_jack) == "run:5s+6s+7s+Ad=Js"
    assert free_ends(as_jack, STANDARD) == cards("4s Qs")
    assert why("run:5s+6s+7s", "Ad") == "joker-place"
    assert why("run:Js+Qs+Ks", "Ad") is None
    assert str(grown(Meld.parse("run:Js+Qs+Ks"), card("Ad"), None, STANDARD)) == "run:Ad+Js+Qs+Ks=7s"


def test_r25_the_joker_may_be_barred():
    assert why("run:5s+6s+7s", "Ad", "4s", joker_layoff=False) == "joker-not-allowed"
    assert why("set:7c+7h+7s", "Ad", joker_layoff=False) == "joker-not-allowed"
    hand = cards("Ad 2c 3h 4s 6d Jh Kd")
    table = melds("run:5s+6s+7s")
    assert best_showing(hand, table, 3, STANDARD).deadwood == 2 + 3 + 6 + 10 + 12
    barred = best_showing(hand, table, 3, ChinchonOptions(joker_layoff=False))
    assert (barred.deadwood, barred.lay_offs) == (2 + 3 + 6 + 10 + 12 + 25, (LayOff(card("4s"), 0),))


def test_r26_the_card_that_a_joker_is_does_not_fit_its_run():
    """Trap 5."""
    assert why("run:Ad+6s+7s=5s", "5s") == "place-taken"
    assert why("run:6s+Ad+Js=7s", "7s") == "place-taken"
    assert why("set:7c+7h+Ad", "7d") is None
    assert why("set:7c+7h+Ad", "7s") is None


def test_r27_the_order_of_reasons():
    assert why("set:7c+7h+7s", "Kd", "Kd") == "joker-place"
    assert why("set:7c+7h+7s+Ad", "Kd", joker_fifth=False) == "does-not-fit"
    assert why("set:7c+7h+7s+Ad", "7d", joker_fifth=False) == "set-full"
    assert why("run:Ac+2c+3c+4c+5c+6c+7c+Jc+Qc+Kc", "Ad", "2c") == "does-not-fit"
    assert why("run:5s+6s+7s", "Ad", "Ks") == "joker-place"
    assert why("run:5s+6s+7s", "Kd", "Kd") == "joker-place"
    assert why("run:5s+6s+7s", "6s") == "does-not-fit"


TABLE = melds("run:5s+6s+7s set:Kc+Kh+Kd")


def fault_of(own: str, lay_offs: str, hand: str = "4s Js Ks 2h 2c 2s Qd", deadwood: int = 2) -> str | None:
    off = tuple(map(LayOff.parse, lay_offs.split()))
    return show_fault(melds(own), off, cards(hand), TABLE, deadwood, STANDARD)


def test_a_showing_is_looked_at_in_the_order_it_is_made():
    assert fault_of("set:2h+2c+2s", "4s@0 Js@0 Ks@1") is None
    assert fault_of("", "") is None
    assert fault_of("set:2h+2c", "9s@0") == "too-short"
    assert fault_of("", "9s@0") == "not-in-hand"
    assert fault_of("", "4s@0 4s@0") == "card-twice"
    assert fault_of("set:2h+2c+2s", "2s@0") == "card-twice"
    assert fault_of("", "4s@2") == "no-such-meld"
    assert fault_of("", "Qd@0") == "does-not-fit"
    assert fault_of("", "4s@0", deadwood=0) == "no-lay-off"
    assert fault_of("", "3s@0 4s@0", "3s 4s Js Ks 2h 2c Qd") == "does-not-fit"
    assert fault_of("", "4s@0 3s@0", "3s 4s Js Ks 2h 2c Qd") is None


def test_what_a_showing_leaves():
    hand = cards("4s Js Ks 2h 2c 2s Qd")
    showing = shown(melds("set:2h+2c+2s"), (LayOff.parse("4s@0"), LayOff.parse("Ks@1")), hand, STANDARD)
    assert (showing.before, showing.deadwood, showing.loose) == (4 + 10 + 12 + 11, 21, cards("Js Qd"))


def test_r24_own_melds_are_broken_up_where_that_leaves_less():
    """Trap 7."""
    table = melds("run:4c+5c+6c run:4h+5h+6h")
    best = best_showing(cards("7c 7h 7d Kc 2h 3h Jc"), table, 5, STANDARD)
    assert best.melds == ()
    assert {str(each.card) for each in best.lay_offs} == {"7c", "Jc", "7h", "3h", "2h"}
    assert best.deadwood == 19
    kept = best_showing(cards("7c 7h 7d Kc 2d 3s Js"), table, 5, STANDARD)
    assert [str(meld) for meld in kept.melds] == ["set:7c+7d+7h"]
    assert kept.lay_offs == ()


def test_trap_4_two_readings_give_different_lay_offs():
    hand = cards("4s 5s Js Qs 2h 3c 7d")
    for text, deadwood in (("run:Ad+6s+7s=5s", 17), ("run:6s+7s+Ad=Js", 22)):
        assert best_showing(hand, melds(f"{text} set:Kc+Kh+Kd"), 1, STANDARD).deadwood == deadwood


def brute_force(hand: tuple[Card, ...], table: tuple[Meld, ...], options: ChinchonOptions) -> int:
    """The least deadwood by trying every order of lay-offs, with the arranger for what is left."""
    arranger = arranger_of(options)
    best = arranger.least(arranger.deck.mask(hand))
    for each in hand:
        rest = tuple(other for other in hand if other is not each)
        for number, meld in enumerate(table):
            places: list[Card | None] = [None]
            if each is arranger.deck.joker and meld.kind == "run":
                places += free_ends(meld, options)
            for place in places:
                if refusal(meld, each, place, 1, options) is None:
                    after = list(table)
                    after[number] = grown(meld, each, place, options)
                    best = min(best, brute_force(rest, tuple(after), options))
    return best


@pytest.mark.parametrize(
    "options", [STANDARD, ChinchonOptions(joker_fifth=False), ChinchonOptions(joker="none")], ids=str
)
def test_the_best_showing_is_that_of_brute_force(options):
    deck = arranger_of(options).deck
    tables = [
        melds("run:5s+6s+7s set:Kc+Kh+Kd"),
        melds("run:2d+3d+4d set:7c+7h+7s"),
        melds("run:3c+4c+5c run:Jh+Qh+Kh"),
    ]
    if options.joker != "none":
        tables.append(melds("run:6s+Ad+Js=7s set:4c+4d+4h"))
    for number, table in enumerate(tables):
        taken = {each for meld in table for each in meld.cards}
        near = [each for each in deck.cards if each not in taken]
        for hand in hands_of(120, 14, options, seed=number):
            seven = tuple(each for each in hand if each in near)[:7]
            showing = best_showing(seven, table, 1, options)
            assert showing.deadwood == brute_force(seven, table, options)
            assert show_fault(showing.melds, showing.lay_offs, seven, table, 1, options) is None
            assert shown(showing.melds, showing.lay_offs, seven, options) == showing


def test_every_way_is_legal_and_ends_in_a_place_of_its_own():
    table = melds("run:5s+6s+7s run:5h+6h+7h set:4c+4d+4h")
    hand = cards("4s Js 3s Qs Jh Ad 2c")
    found = list(ways(hand, table, 3, STANDARD))
    ends = set()
    for lay_offs in found:
        assert show_fault((), lay_offs, hand, table, 3, STANDARD) is None
        after = table
        for each in lay_offs:
            after = laid(after, each, STANDARD)
        ends.add(tuple(str(meld) if meld.kind == "run" else frozenset(meld.cards) for meld in after))
    assert len(ends) == len(found)
    assert found[0] == ()
    assert [len(lay_offs) for lay_offs in found] == sorted(len(lay_offs) for lay_offs in found)
    # every subset of cards that can be laid off at all is among them
    able = {frozenset(each.card for each in lay_offs) for lay_offs in found}
    assert frozenset(cards("4s Js 3s Qs Jh Ad")) in able
    assert frozenset(cards("3s")) not in able
    assert frozenset(cards("3s Ad")) in able


@given(st.permutations(cards("4s 3s Js Qs Ks 2c")))
def test_the_order_of_the_hand_changes_nothing(hand):
    best = best_showing(tuple(hand), TABLE, 2, STANDARD)
    assert (best.deadwood, best.loose) == (2, cards("2c"))
