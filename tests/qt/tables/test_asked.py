"""What Chinese Ten's table asks in its sentence, also after a choice that was taken back and in another language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QApplication

from rules.bots import Choice
from rules.cards import Card
from rules.chinese_ten import Play, Take, TenOptions
from rules.chinese_ten.captures import targets
from rules.options import Problem
from rules.seats import Seat
from tablegames_qt import languages
from tablegames_qt.phrases import listed, the_card
from tablegames_qt.tables.chinese_ten import phrases
from tests.qt.tables.ten_played import TenPlayed, capturing

SitDown = Callable[..., TenPlayed]
YOUR_TURN = "Your turn: play a card."


@pytest.fixture
def _english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)


def asked_for_a_target(sit_down: SitDown) -> tuple[TenPlayed, int]:
    """A table where a hand card with several targets of other worth waits for one; how many they are."""
    for seed in range(40):
        played = sit_down(seed=f"several {seed}")
        view = played.position
        for card, options in capturing(view):
            values = {played.table.dress.worth(each) for each in options}
            if len(targets(view.layout, card, view.marked)) > 1 and len(values) > 1:
                played.double_click(played.spot(card))
                return played, len(options)
    pytest.fail("no seed deals a card with several targets")


def asked_by_the_stock(sit_down: SitDown) -> TenPlayed:
    """A table where the turned card waits for the player's choice."""
    for seed in range(40):
        played = sit_down(seed=f"stock {seed}")
        while played.position.phase in ("play", "take"):
            view = played.position
            if view.phase == "take":
                return played
            card = view.hand[0]
            played.double_click(played.spot(card))
            if played.table.pointer.selected is not None:
                played.click(played.spot(targets(view.layout, card, view.marked)[0][0]))
            played.until_asked()
    pytest.fail("no seed turns a card with several targets")


def test_escape_after_the_question_for_a_target_brings_the_turn_s_sentence_back(sit_down: SitDown) -> None:
    played, number = asked_for_a_target(sit_down)
    assert played.table.sentence_line.text == phrases.choose_sentence(number)
    played.key(Qt.Key.Key_Escape)
    assert played.table.sentence_line.text == YOUR_TURN


def test_another_card_after_the_question_takes_the_question_back(sit_down: SitDown) -> None:
    played, _ = asked_for_a_target(sit_down)
    other = next(card for card in played.position.hand if played.item(card) is not played.table.pointer.selected)
    played.click(played.spot(other))
    assert played.table.sentence_line.text == YOUR_TURN


def test_the_question_of_the_stock_names_its_card_and_answers_a_hand_card(sit_down: SitDown) -> None:
    played = asked_by_the_stock(sit_down)
    view = played.position
    assert the_card(view.turned) in played.table.sentence_line.text
    told: list[str] = []
    played.table.refused.connect(told.append)
    played.double_click(played.spot(view.hand[0]))
    assert told == [phrases.stock_choice_sentence(view)], "it is the player's turn: nobody has to wait"


def test_enter_after_a_hint_takes_the_very_card_that_it_names(sit_down: SitDown) -> None:
    for turn in range(2):
        played, number = asked_for_a_target(sit_down)
        assert number >= 2
        card = played.table.pointer.selected
        named = played.table.pointer.marking.targets[turn].value
        assert card is not None and isinstance(card.card, Card) and isinstance(named, Card)
        played.key(Qt.Key.Key_Escape)
        played.key(Qt.Key.Key_1)
        moves = len(played.session.record.moves)
        played.table.suggest(Play(card.card, named))
        assert played.table.ring.item is played.item(named)
        played.key(Qt.Key.Key_Return)
        assert played.session.record.moves[moves].text == f"play {card.card} take {named}"


def test_enter_after_a_hint_for_the_stock_card_takes_the_very_card_that_it_names(sit_down: SitDown) -> None:
    played = asked_by_the_stock(sit_down)
    played.key(Qt.Key.Key_1)
    named = played.position.turned_targets[-1]
    moves = len(played.session.record.moves)
    played.table.suggest(Take(named))
    assert played.table.ring.item is played.item(named)
    played.key(Qt.Key.Key_Return)
    assert played.session.record.moves[moves].text == f"take {named}"


def test_a_hint_of_the_strongest_bot_has_a_reason(sit_down: SitDown) -> None:
    view = sit_down(seed="why").position
    card = view.hand[0]
    for gain, words in ((7, f"ends {phrases.points_text(7)} better"), (0, "no other card does better")):
        choice = Choice(Play(card), "best-on-average", {"card": card, "gain": gain})
        assert words in phrases.hint(choice, view, ["Ana", "Bruno"])


def test_how_the_match_stands_is_told_as_far_as_points_are_counted_openly(sit_down: SitDown) -> None:
    played = sit_down(seed="stands")
    table = played.table
    view = played.position
    ana, bruno = (phrases.points_text(each) for each in view.points)
    left = phrases.points_text(view.options.pack_points - sum(view.points))
    stock = f"Stock: {phrases.cards_text(view.stock)}."
    both = listed([f"Ana {ana}", f"Bruno {bruno}"])
    assert table.standing() == f"Deal 1 of 6. {YOUR_TURN} {both}. {left} are still to come. {stock}"
    played.settings.counter = "own"
    assert table.standing() == f"Deal 1 of 6. {YOUR_TURN} Ana {ana}. {stock}"
    played.settings.counter = "off"
    assert table.standing() == f"Deal 1 of 6. {YOUR_TURN} {stock}"


def test_under_the_score_sheet_the_status_line_says_who_won(sit_down: SitDown) -> None:
    played = sit_down(seed="over", options=TenOptions(rounds=0))
    noted: list[str] = []
    played.table.noted.connect(noted.append)
    while played.position.phase in ("play", "take"):
        view = played.position
        played.session.submit(Seat(0), next(iter(played.session.legal(Seat(0)))))
        played.until_asked()
    view = played.position
    assert view.phase == "match-over" and noted[-1] == phrases.winner_sentence(view, ["Ana", "Bruno"])


@pytest.mark.usefixtures("_english_afterwards")
def test_another_language_reaches_every_word_that_lies_on_the_table(sit_down: SitDown, qapp: QApplication) -> None:
    played = sit_down(seed="words")
    languages.install(qapp, "es")
    played.table.retranslate()
    assert played.table.sort_button.text == "Ordenar"
    assert played.table.board._steps._texts == ("1  De la mano", "2  Del mazo")


@pytest.mark.parametrize("fields", [("black_aces", "players")])
def test_points_that_cannot_be_shared_have_a_sentence_of_their_own(fields: tuple[str, ...]) -> None:
    problem = Problem("base-not-whole", fields)
    sentence = phrases.refusal(problem.reason, {"fields": problem.fields})
    assert sentence.startswith("The points cannot be shared")
