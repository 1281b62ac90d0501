"""Everything mahjong can tell has words: events, reasons, hints, fan items, payments, tiles."""

from __future__ import annotations

import functools
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import astuple, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from rules.bots import Choice
from rules.dealing import Dealing, Rng
from rules.events import Event
from rules.mahjong import MAHJONG, MahjongOptions, MahjongView, false_win
from rules.mahjong import events as told
from rules.mahjong.ending import HandResult
from rules.mahjong.hand import FinishedHand
from rules.mahjong.items import ITEMS
from rules.mahjong.melds import Meld
from rules.mahjong.payments import worth
from rules.mahjong.scoring import ItemFan, NotAdded, score
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from rules.tiles import FLOWERS, KINDS, Tile, tiles
from tablegames_qt import languages
from tablegames_qt.languages import LANGUAGES
from tablegames_qt.scene.look import Look
from tablegames_qt.settings import Settings
from tablegames_qt.tables.mahjong import phrases, scoring_words, table_words
from tablegames_qt.tables.mahjong.aids import Wait
from tablegames_qt.tables.mahjong.kind import MAHJONG_TABLE
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.tables.mahjong.pace import mahjong_pace, own_turn
from tablegames_qt.tables.mahjong.paper import Paper
from tablegames_qt.tables.mahjong.payment_table import PaymentTable, chosen_rows
from tablegames_qt.tables.mahjong.payment_words import payment_rows, shares_line
from tablegames_qt.tables.mahjong.sheet_page import SheetPage
from tablegames_qt.theme import THEMES

NAMES = ("Ana", "Bruno", "Carla", "Dario")
pytestmark = pytest.mark.usefixtures("qapp", "english")


@functools.cache
def played() -> tuple[tuple[Event, ...], tuple[MahjongView, ...]]:
    """All events and every fourth view of some matches, false wins and several winners among them."""
    happened: list[Event] = []
    views: list[MahjongView] = []
    options = MahjongOptions(min_fan=0, rounds=1, multiple_winners=True, false_win=True)
    for seed in range(3):
        players = tuple(Player(name, "bot", "easy") for name in NAMES)
        match, opening = Match.start(MAHJONG, options, players, Dealing.from_text(f"words {seed}", MAHJONG.name))
        happened += opening
        rng, number = Rng.from_text(f"words {seed}"), 0
        while MAHJONG.outcome(match.state) is None and number < 900:
            seat = MAHJONG.to_act(match.state)[0]
            legal = MAHJONG.legal_actions(match.state, seat)
            if seat == TABLE or rng.below(3):
                action = legal.pick(rng)
            else:
                action = MAHJONG.levels["easy"].choose(MAHJONG.view(match.state, seat), legal, rng).action
            match, news = match.act(seat, action)
            happened += news
            number += 1
            if number % 4 == 0:
                views.append(MAHJONG.view(match.state, Seat(0)))
    return tuple(happened), tuple(views)


def reasons_in(*modules: str) -> Iterator[str]:
    """Every reason that some rules can give: the kebab-case texts in their sources."""
    for module in modules:
        source = inspect.getsource(importlib.import_module(f"rules.mahjong.{module}"))
        yield from re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)


def test_every_event_is_told_or_passed_over_on_purpose() -> None:
    kinds = {type(event) for event in played()[0]}
    silent = {type(event) for event in played()[0] if phrases.log_line(event, NAMES) is None}
    assert silent <= {told.TileDrawn, told.HandPaid}, "a plain draw, and a hand that nobody pays"
    assert {told.HandDealt, told.FlowersExposed, told.Discarded, told.Claimed, told.HandEnded} <= kinds
    for event in played()[0]:
        line = phrases.log_line(event, NAMES)
        assert line is None or (line.endswith(".") and "{" not in line and "<" not in line), line


def test_no_line_of_the_log_names_what_a_viewer_does_not_see() -> None:
    for event in played()[0]:
        if isinstance(event, told.HandDealt | told.FlowersExposed | told.TileDrawn):
            assert phrases.log_line(event, NAMES) == phrases.log_line(event.seen_by(None), NAMES)


def test_every_reason_of_a_refusal_has_a_sentence_of_its_own() -> None:
    plain = phrases.refusal("no such reason", {})
    reasons = set(reasons_in("choices", "calls", "claims")) - {"wrong-phase"}
    assert len(reasons) > 10
    for reason in sorted(reasons):
        assert phrases.refusal(reason, {}) != plain, reason


def test_every_reason_of_a_fault_has_words() -> None:
    for reason in {*reasons_in("hand"), "not-a-winning-shape", "below-minimum"}:
        if reason not in ("self-draw",):
            assert scoring_words.fault_line(reason, 2) != reason


def test_every_reason_of_a_bot_is_explained_in_a_hint() -> None:
    found = set(reasons_in("easy", "medium", "hard", "greedy"))
    view = played()[1][0]
    for reason in sorted(found):
        details = {
            "tile": KINDS[0],
            "plan": "half",
            "suit": 1,
            "missing": 2,
            "wanted": (KINDS[31],),
            "fan": 3,
            "win": 20,
            "risk": 4,
        }
        words = table_words.hint(Choice(MAHJONG.parse("discard 1m"), reason, details), view, NAMES)
        if reason != "careless":
            assert words.count(".") >= 2, f"{reason} has no sentence: {words}"
        assert words.startswith("Hint: throw 1 characters.")


def hinted(action: str, view: MahjongView, **details: object) -> str:
    """The words of a hint for what leaves all chows."""
    reason = "claim-helps" if action.startswith(("chow", "pung")) else "leaves-most"
    choice = Choice(MAHJONG.parse(action), reason, {"plan": "chows", "suit": -1, "wanted": (), "fan": 1, **details})
    return table_words.hint(choice, view, NAMES)


def test_a_hint_calls_no_hand_concealed_that_is_open_or_that_the_hint_opens() -> None:
    closed = next(view for view in played()[1] if not view.melds[0])
    opened = next(view for view in played()[1] if view.melds[0])
    needy = replace(closed, options=MahjongOptions())
    assert "all chows, concealed" in hinted("discard 1m", needy)
    assert hinted("chow 4p 6p", needy).endswith("It brings you nearer to all chows.")
    for view, fan in ((opened, 1), (needy, 3)):
        words = hinted("discard 1m", view, fan=fan)
        assert "all chows" in words and "concealed" not in words
    by_bot = [
        (MAHJONG.levels["hard"].choose(view, legal, Rng.from_text("")), view)
        for view in played()[1]
        if view.melds[0] and (legal := view.choices()) is not None
    ]
    assert by_bot and not any("concealed" in table_words.hint(choice, view, NAMES) for choice, view in by_bot)


def test_a_hint_and_the_line_over_the_hand_count_alike_how_far_it_is() -> None:
    view = played()[1][0]
    assert hinted("discard 1m", view, missing=6).endswith(": 5 tile(s) from ready for it.")
    assert hinted("discard 1m", view, missing=2).endswith(": 1 tile(s) from ready for it.")
    assert hinted("discard 1m", view, missing=1).endswith(": ready for it.")
    assert phrases.distance_line(0) == "The hand is ready, whatever the fan."
    assert phrases.distance_line(2) == "2 tile(s) from ready, whatever the fan."
    assert phrases.distance_line(2, KINDS[0]).startswith("Without 1 characters: 2 tile(s) from ready")


@pytest.mark.parametrize("hand_distance", [False, True])
@pytest.mark.parametrize("waits", [False, True])
def test_the_table_in_words_tells_of_the_own_hand_what_the_settings_say(
    hand_distance: bool, waits: bool, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.hand_distance, settings.waits = hand_distance, waits
    view = next(view for view in played()[1] if view.result is None and not view.melds[0] and not view.asked)
    ready = replace(view, hand=tiles("1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 3s Ew Ew"))
    aids = table_words.aids(ready, settings)
    lines = [] if aids is None else aids[1]
    assert any("ready" in line for line in lines) == hand_distance
    assert any(line.startswith("You wait for") for line in lines) == waits
    told_anyway = [line for _, lines in table_words.words(ready, NAMES) for line in lines]
    assert not any("ready" in line or "wait for" in line for line in told_anyway)
    public = MAHJONG.view(Match.start(MAHJONG, MahjongOptions(), _players(), _dealing())[0].state, None)
    assert table_words.aids(public, settings) is None


@pytest.mark.parametrize("options", [MahjongOptions(), MahjongOptions(min_fan=0, limit=13)])
def test_the_payment_table_in_a_band_keeps_the_rows_that_matter(options: MahjongOptions) -> None:
    every = payment_rows(options)
    for present in (-1, *(row.fan for row in every)):
        shown = [row.fan for row in chosen_rows(every, present, 8)]
        assert len(shown) == min(8, len(every)) and shown == sorted(set(shown))
        assert shown[-1] == options.limit
        assert present in shown if present >= 0 else shown[0] == options.min_fan
    table = PaymentTable()
    table.show_table(options, -1, most=4)
    assert [row[0] for row in table.rows][:2] == [str(options.min_fan), str(options.min_fan + 1)]
    assert table._grid.rowCount() == 5 and table._grid.columnCount() == 8


def test_what_is_said_of_the_deal_speaks_of_tiles() -> None:
    assert MAHJONG_TABLE.chance_words is not None
    said = MAHJONG_TABLE.chance_words()
    assert "tile" in said.why and "tiles" in said.known
    assert not any("card" in words for words in astuple(said))


def sheet_of(view: MahjongView, size: QRectF) -> SheetPage:
    """The sheet of a hand that is over, written for a size."""
    assert view.result is not None
    winner = view.result.winners[0] if view.result.winners else None
    look = Look(THEMES["green"], size.width() / 0.916, size.height() / 0.926)
    page = SheetPage(look, view, NAMES, winner, None if winner is None else winner.score, counted=True)
    page.fill(Paper(look, z=0), size)
    return page


@pytest.mark.parametrize("kind", ["win", "draw"])
def test_the_last_sheet_names_the_winner_of_the_match_and_ranks_everybody(kind: str) -> None:
    over = next(view for view in played()[1] if view.result is not None and view.result.kind == "win")
    if kind == "draw":
        over = replace(over, result=HandResult("draw", over.deal, (0,) * 4))
    totals, places = (-8, 24, 8, -24), (3, 1, 2, 4)
    going_on = sheet_of(replace(over, totals=totals, places=places, following=over.deal), QRectF(0, 0, 940, 600))
    last = sheet_of(replace(over, totals=totals, places=places, following=None), QRectF(0, 0, 940, 600))
    titles = [next(word.text for word in page._words if word.role == "title") for page in (going_on, last)]
    assert titles == [scoring_words.winner_title(over.result, NAMES), "Bruno wins the match with +24."]
    words = [word.text for word in last._words]
    start = words.index("Final ranking")
    assert [word for word in words[start:] if word in NAMES] == ["Bruno", "Carla", "Ana", "Dario"]
    assert [word for word in words[start:] if word.startswith("Place")] == [f"Place {place}" for place in range(1, 5)]
    assert words.index("+24") > start and "Final ranking" not in [word.text for word in going_on._words]
    tied = sheet_of(replace(over, totals=(8, 8, -8, -8), places=(1, 1, 3, 3), following=None), QRectF(0, 0, 940, 600))
    assert [word.text for word in tied._words if word.text.startswith("Place")].count("Place 1\N{NO-BREAK SPACE}=") == 2
    assert phrases.result_sentence(replace(over, totals=totals, places=places, following=None), NAMES).startswith(
        "Bruno wins the match with +24."
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_of_items_fit_on_the_sheet_in_a_small_window(code: str, qapp: QApplication) -> None:
    languages.install(qapp, code)
    view = next(view for view in played()[1] if view.result is not None and view.result.kind == "win")
    assert view.result is not None
    winner = view.result.winners[0]
    for item in ITEMS:
        won = replace(winner, score=replace(winner.score, items=(ItemFan(item, 1),)))
        page = sheet_of(replace(view, result=replace(view.result, winners=(won,))), QRectF(0, 0, 938, 600))
        word = next(word for word in page._words if word.text == scoring_words.item_label(item))
        assert Paper(page.look, z=0).width_of(word.text, word.role, word.weight) <= word.room, word.text
    languages.install(qapp, "en")


def test_every_item_has_a_name_and_a_reason() -> None:
    for item in ITEMS:
        assert scoring_words.item_label(item)
        assert scoring_words.item_reason(item, None, NAMES)
        assert scoring_words.not_added_reason(NotAdded(item, None)).startswith("not counted")
        assert scoring_words.not_added_reason(NotAdded(item, item)).startswith("not counted")


def test_a_reason_names_flower_wind_and_suit_of_the_hand_itself() -> None:
    finished = FinishedHand(
        tiles("2s 3s 6s 7s 8s 9s 9s 9s Nw Nw Sw Sw Sw"),
        Tile.parse("4s"),
        "self_draw",
        Seat(0),
        None,
        Seat(3),
        Tile.parse("Ew"),
        (),
        tiles("2f"),
    )
    worded = {
        item.id: scoring_words.item_reason(item.id, finished, NAMES) for item in score(finished, MahjongOptions()).items
    }
    assert worded["own_flower"] == "flower 2, and Ana is South"
    assert worded["half_flush"] == "bamboo and honours only"
    assert worded["seat_wind"] == "a set of South, the wind of the seat"


def test_two_fan_of_three_are_told_as_in_the_design() -> None:
    finished = FinishedHand(
        tiles("1m 2m 3m 4m 5m 6m 2p 3p 4p 5p"),
        Tile.parse("5p"),
        "discard",
        Seat(1),
        Seat(2),
        Seat(0),
        Tile.parse("Ew"),
        (Meld("chow", tiles("6s 7s 8s"), Seat(0), Tile.parse("7s")),),
        tiles("2f"),
    )
    line = scoring_words.short_line(score(finished, MahjongOptions()), MahjongOptions())
    assert line == "2 fan of 3: own flower, all chows."


def test_what_a_wait_is_worth_is_told_for_a_draw_and_for_a_discard() -> None:
    def wait(*flowers: str, min_fan: int = 3) -> Wait:
        options = MahjongOptions(min_fan=min_fan)
        found = []
        for by, source in (("self_draw", None), ("discard", Seat(1))):
            hand = FinishedHand(
                tiles("1m 2m 3m 4p 5p 6p 7p 8p 9p 4s 5s Ww Ww"),
                Tile.parse("3s"),
                by,  # type: ignore[arg-type]
                Seat(0),
                source,
                Seat(0),
                Tile.parse("Ew"),
                flowers=tiles(" ".join(flowers)),
            )
            found.append(score(hand, options))
        return Wait(Tile.parse("3s"), 4, *found)

    rules = MahjongOptions()
    rich, poor = wait(), wait("2f")  # without a flower there is one fan more
    assert phrases.worth_line([rich], rules, 40) == "With 3 bamboo: 4 fan by own draw, 3 fan by a discard."
    assert phrases.worth_line([poor], rules, 40) == "With 3 bamboo: 3 fan by own draw; a discard has 2 fan of 3."
    assert phrases.worth_line([rich], rules, 0) == "With 3 bamboo: 3 fan by a discard."
    assert phrases.worth_line([], rules, 40) == ""


def test_every_tile_has_a_name_of_its_own() -> None:
    assert len({tile_name(tile) for tile in (*KINDS, *FLOWERS)}) == 42
    assert tile_name(Tile.parse("Wd")) == "white dragon" and tile_name(Tile.parse("Ww")) == "west wind"


@pytest.mark.parametrize("table", ["half_spicy", "full_spicy"])
@pytest.mark.parametrize("limit", [8, 10, 13])
@pytest.mark.parametrize("paid", ["double", "for_all"])
def test_the_payment_table_is_the_rules_own(table: str, limit: int, paid: str) -> None:
    options = MahjongOptions(table=table, limit=limit, discard_payment=paid, points_per_unit=2)
    rows = payment_rows(options)
    assert [row.fan for row in rows] == list(range(3, limit + 1))
    for row in rows:
        right = worth(row.fan, options)
        assert (row.units, row.each, row.total) == (right.units, right.self_draw_each, right.self_draw_total)
        assert row.discarder == (right.discard_for_all if paid == "for_all" else right.discard_double)


def test_results_are_told_with_sums_that_are_right() -> None:
    results = [event.result for event in played()[0] if isinstance(event, told.HandEnded)]
    deal = results[0].deal
    options = MahjongOptions(false_win=True)
    results.append(HandResult("void", deal, false_win(Seat(2), options), offender=Seat(2)))
    assert {result.kind for result in results} >= {"win", "void"}
    for result in results:
        assert scoring_words.winner_title(result, NAMES)
        assert shares_line(result, MahjongOptions(), NAMES)
        assert scoring_words.pays_line(result, MahjongOptions(), NAMES).endswith(".")
        assert sum(result.payments) == 0


def test_the_table_in_words_names_no_hidden_tile() -> None:
    for view in played()[1][::5]:
        sections = dict(table_words.words(view, NAMES))
        for seat in range(1, 4):
            assert not any("just drawn" in line for line in sections[NAMES[seat]])
        audience = table_words.words(
            MAHJONG.view(Match.start(MAHJONG, MahjongOptions(), _players(), _dealing())[0].state, None), NAMES
        )
        assert "Your hand" not in dict(audience)


def _players() -> tuple[Player, ...]:
    return tuple(Player(name, "bot", "easy") for name in NAMES)


def _dealing() -> Dealing:
    return Dealing.from_text("audience", MAHJONG.name)


def test_answers_to_a_window_all_take_the_same_beat(qapp: QApplication) -> None:
    del qapp
    answers = {
        mahjong_pace("normal", (event,))
        for event in played()[0]
        if not own_turn(event) and not isinstance(event, told.HandDealt)
    }
    assert answers | {mahjong_pace("normal", ())} == {700}
    thinking = [mahjong_pace("normal", (event,)) for event in played()[0] if isinstance(event, told.Discarded)]
    assert min(thinking) >= 560 and max(thinking) <= 840 and len(set(thinking)) > 5
    assert {mahjong_pace("off", (event,)) for event in played()[0]} == {0}
