"""What Chinchón's table says: names of the pack, hints with their reasons, how a deal ended."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.chinchon
from rules.bots import Choice
from rules.cards import Card
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.actions import Discard
from rules.chinchon.scenarios import scenarios
from rules.dealing import Rng
from rules.seats import Seat
from tablegames_qt import spanish_pack
from tablegames_qt.assets import Deck
from tablegames_qt.phrases import card_name, short_cards, the_card
from tablegames_qt.tables.chinchon import hints, phrases
from tablegames_qt.tables.chinchon.grouping import read_meld
from tablegames_qt.tables.chinchon.rows import legal_of
from tests.qt.tables.chinchon_turns import (
    Play,
)
from tests.qt.tables.played import NAMES


def test_the_spanish_pack_changes_the_pictures_and_needs_no_numbers_on_figures(play_chinchon: Play) -> None:
    played = play_chinchon(seed="spanish")
    figure = Card.parse("Qh")
    assert played.table.badge(figure) == "11"
    played.table.faces.set_deck(Deck(spanish=True))
    assert played.table.badge(figure) == ""
    assert Deck(spanish=True).folder(140) == "spanish"
    assert Deck(spanish=True).folder(60) == "spanish-jumbo"
    assert played.table.faces.sources.get("spanish", "Qh") != played.table.faces.sources.get("standard", "Qh")


def test_sentences_follow_the_pack(play_chinchon: Play) -> None:
    cards = [Card.parse(each) for each in ("Ad", "Jh", "Qs", "Kc", "7h")]
    assert [card_name(card) for card in cards][:2] == ["ace of diamonds", "jack of hearts"]
    spanish_pack.show(on=True)
    try:
        names = ["ace of coins", "jack of cups", "knight of swords", "king of clubs", "7 of cups"]
        assert [card_name(card) for card in cards] == names
        assert [the_card(card) for card in cards] == [f"the {name}" for name in names]
        assert short_cards(cards[1:3]).replace("\N{NO-BREAK SPACE}", " ") == "10 cups, 11 swords"
        played = play_chinchon(seed="names")
        assert played.table.movable(played.item(played.position.hand[0]))
        assert "The joker is the ace of coins." in phrases.goal_sentence(played.position.options)
    finally:
        spanish_pack.show(on=False)


def test_every_reason_of_the_bots_is_said_in_words() -> None:
    folder = Path(rules.chinchon.__file__).parent
    sources = " ".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    reasons = set(re.findall(r"Choice\((?:[^()]|\([^()]*\))*?, \"([a-z-]+)\"", sources))
    assert {"knocks", "throws-for-more", "waits-for-match", "draws-joker"} <= reasons
    words = Path(hints.__file__).read_text("utf-8")
    assert {reason for reason in reasons if f'case "{reason}"' not in words} == set()


def test_a_hint_says_its_reason(play_chinchon: Play) -> None:
    played = play_chinchon(seed="hint")
    view = played.position
    best = CHINCHON.levels["hard"].choose(view, played.legal, Rng.from_text("hint"))
    said = hints.hint(best, view, NAMES)
    assert said.startswith("Hint: ") and len(said.split(". ")) == 2, said
    kept = Choice(Discard(view.hand[0]), "keeps-from-next", {"kept": view.hand[1]})
    assert hints.hint(kept, view, NAMES).endswith(f"T{the_card(view.hand[1])[1:]} could help the next player more.")
    waits = Choice(Discard(view.hand[0]), "waits-for-match", {"total": 102, "wins": 12})
    assert hints.hint(waits, view, NAMES).endswith(
        "A knock now would take you to 102 and win the match in 12 of 100 cases only."
    )


@pytest.mark.usefixtures("english")
def test_the_end_of_a_deal_says_the_sum_and_then_who_comes_back_or_is_out() -> None:
    def said(key: str) -> str:
        *_, last = scenarios()[key].steps()
        return phrases.verdict(CHINCHON.view(last.state, Seat(0)), NAMES)

    assert re.fullmatch(
        r"Ana adds \d+ and has \d+; Bruno adds 3 and has 95; Carla adds 21 and has 119\. Carla comes back with 95\.",
        said("re-entry"),
    )
    assert re.search(r"(\w+) adds \d+ and has (1\d\d).*\. \1 has \2 and is out\.", said("went-out"))
    assert re.fullmatch(r"Ana adds \d+ .* has 100\. A draw: Ana and Bruno have 100\.", said("hundred-each"))
    assert said("void-stock") == "Void deal: two cards are left in the stock. Nobody scores."


def test_a_knock_that_reaches_the_target_says_what_it_means() -> None:
    state = scenarios()["knocker-loses"].start()
    view = CHINCHON.view(state, state.position.turn)
    least = min(legal_of(view).knocking(card).arrangement.deadwood for card in legal_of(view).knockable)
    own = view.totals[state.position.turn]
    said = phrases.knock_warning(view, least, NAMES)
    other = NAMES[1 - state.position.turn]
    assert said == f"{own} + {least} = {own + least}: you lose if {other} stays below 100."
    assert phrases.knock_warning(view, 0, NAMES) == ""


def test_a_group_of_cards_is_the_meld_that_it_can_be() -> None:
    options = ChinchonOptions()

    def meld(text: str) -> str:
        found = read_meld([Card.parse(each) for each in text.split()], options)
        return str(found)

    assert meld("7s 6s Js") == "run:6s+7s+Js"
    assert meld("Ad 6s 7s") == "run:Ad+6s+7s=5s"
    assert meld("6s 7s Ad") == "run:6s+7s+Ad=Js"
    assert meld("Qs Ks Ad") == "run:Ad+Qs+Ks=Js"
    assert meld("5s Ad 7s") == "run:5s+Ad+7s=6s"
    assert meld("2d 3d Ad") == "run:2d+3d+Ad=4d"
    assert meld("Kc Ad Kh") == "set:Kc+Kh+Ad"
    assert meld("Ks Qs As") == "None"
    assert meld("6s 7s") == "None"
