"""Chinese poker as the audience sees it: boards that are read across a room, and no card before it is opened."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from rules.cards import Card, cards
from rules.chinese_poker import CHINESE_POKER, PokerOptions, events
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.setting import ROWS
from rules.chinese_poker.setting import SIZES as IN_ROW
from tablegames_qt import languages
from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.choreographer import _Playing
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinese_poker.audience import PokerAudience
from tablegames_qt.tables.chinese_poker.audience_geometry import STARTS, AudienceGeometry, Measures
from tablegames_qt.tables.chinese_poker.audience_words import row_words
from tablegames_qt.tables.chinese_poker.kind import CHINESE_POKER_TABLE
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.audience.played import LONG
from tests.qt.tables.legible import ROOMS, SIZES, assert_apart, assert_legible, audience_of
from tests.qt.tables.watched import NAMES, Told, watch

ONE = PokerOptions(match_deals=1)


@pytest.fixture
def table(qapp: QApplication, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[PokerAudience]:
    """The audience's table of four."""
    made = audience_of(CHINESE_POKER_TABLE, faces, tmp_path, NAMES)
    assert isinstance(made, PokerAudience)
    yield made
    made.tear_down()


def deal_of(seats: int, seed: str = "audience") -> list[Told]:
    return list(watch(CHINESE_POKER, ONE, NAMES[:seats], seed))


def open_cards(table: PokerAudience) -> set[Card]:
    return {item.card for item in table.pack.items if item.isVisible() and item.card is not None}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_boards_and_caption_lie_apart_and_cards_beside_their_words(size: tuple[int, int], seats: int) -> None:
    for room in ROOMS:
        width, height = size
        cap = 0.03 * height * room
        geometry = AudienceGeometry(width, height, seats, Measures(5.2 * cap, 9 * cap, 3 * cap, cap))
        scene = QRectF(0, 0, width, height)
        zones = {str(seat): place.frame for seat, place in enumerate(geometry.places)}
        assert_apart({**zones, "caption": geometry.caption}, scene)
        for place in geometry.places:
            inside = {row: place.words[row] for row in ROWS if place.words[row].width() > 0}
            inside |= {f"{row} points": place.points[row] for row in ROWS if place.points[row].width() > 0}
            inside |= {"name": place.name, "net": place.net}
            assert_apart(inside, place.frame)  # type: ignore[arg-type]
            for corner in place.cards:
                card = QRectF(corner, place.card)
                assert place.frame.contains(card)
                assert not any(card.adjusted(1, 1, -1, -1).intersects(zone) for zone in inside.values())
        assert geometry.index_cap >= 0.96 * cap, "the large index can be read from the last row"


@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
def test_words_stand_off_the_cards_and_names_take_what_room_there_is(
    table: PokerAudience, qapp: QApplication, language: str
) -> None:
    """In a hall too, where cards need nearly all of the height."""
    languages.install(qapp, language)
    for size, room in itertools.product(SIZES, ROOMS):
        table.fit(QSizeF(*size), 1.0)
        table.set_room(room)
        table.layout()
        for place in table.geometry.places:
            end = {row: place.cards[start + IN_ROW[row] - 1].x() for row, start in STARTS.items()}
            for row, zone in place.words.items():
                if not zone.isEmpty():
                    assert zone.left() - place.card.width() - end[row] >= 0.008 * size[1], (size, room, row)
            assert place.name.left() - place.card.width() - end["front"] >= 0.008 * size[1]
            words = place.words["front"]
            assert words.isEmpty() or words.left() - place.name.right() >= 0.004 * size[1]


def test_two_boards_side_by_side_have_larger_cards_than_four() -> None:
    measures = Measures(120, 200, 70, 23)
    two, four = (AudienceGeometry(1024, 768, seats, measures) for seats in (2, 4))
    assert two.places[0].card.height() > 1.2 * four.places[0].card.height()
    pitch = four.places[0].cards[1].x() - four.places[0].cards[0].x()
    assert pitch >= four.places[0].card.width(), "no card lies over another"


def test_no_card_is_seen_before_its_row_is_opened(table: PokerAudience, qapp: QApplication) -> None:
    """Beat by beat: the front rows open first, then the middle ones, then the back ones."""
    seen = 0
    assert not any(item.isVisible() for item in table.pack.items), "nothing lies there before it is dealt"
    table.set_speed(Speed.NORMAL)
    for told in deal_of(4):
        public: set[Card] = set()
        rows = [event for event in told.events if isinstance(event, events.RowOpened)]
        table.tell(told.before, told.events, told.after)
        for _ in range(400):
            if not table.choreographer.running:
                break
            qapp.processEvents()
            table.choreographer.skip_beat()
            words = table.caption.headline.text
            if words.startswith("The ") or "highest" in words:
                at = next((n for n, row in enumerate(ROWS) if row in words.lower()), None)
                if at is not None:
                    public = {card for row in rows[: at + 1] for hand in row.cards for card in hand}
                    assert open_cards(table) <= public, words
                    assert not table.pack.boards[0][STARTS["back"]].card or at == 2
                    seen += 1
            if told.after.entries is None:
                assert not open_cards(table)
                assert not any(item.toolTip() for item in table.pack.items)
        assert not table.choreographer.running
    assert seen >= 3
    assert len(open_cards(table)) == 52


def lengths(table: TableScene) -> list[int]:
    """The milliseconds that each queued beat takes."""
    found = []
    for beat in table.choreographer._queue:
        playing = _Playing(beat)
        playing.lay_out(0, table.choreographer.ms)
        found.append(playing.length)
    return found


def test_the_audience_is_not_a_row_ahead_of_the_table(table: PokerAudience, faces: CardFaces, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    own = CHINESE_POKER_TABLE.make_table(TableContext(None, list(NAMES), settings, faces, THEMES["green"]))
    for each in (own, table):
        each.set_speed(Speed.NORMAL)
    own.fit(QSizeF(1280, 800), 1.0)
    told = deal_of(4)[-1]
    assert isinstance(told.events[0], events.AllReady)
    for each in (own, table):
        each.jump(told.before)
        each.tell(told.before, told.events, told.after)
    assert sum(lengths(own)) == sum(lengths(table))
    own.tear_down()


def test_the_caption_says_outcome_and_reason_and_the_winner_is_framed(table: PokerAudience) -> None:
    last = deal_of(4)[-1].after
    table.jump(last)
    net = last.result.score.net
    best = max(range(4), key=lambda seat: net[seat])
    assert NAMES[best] in table.caption.headline.text
    assert table.caption.detail.text
    assert [board.frame.mark for board in table.boards].count(Mark.HIT) == 1
    assert table.boards[best].frame.mark is Mark.HIT
    assert [board.net.text for board in table.boards] == [_signed(points) for points in net]
    assert_legible(table, NAMES)


def _signed(points: int) -> str:
    return "0" if not points else f"+{points}" if points > 0 else f"−{-points}"


def test_pairs_are_framed_and_told_with_their_reason(table: PokerAudience, qapp: QApplication) -> None:
    table.set_speed(Speed.NORMAL)
    told = next(each for each in deal_of(4) if any(isinstance(event, events.PairScored) for event in each.events))
    pairs = [event for event in told.events if isinstance(event, events.PairScored)]
    table.tell(told.before, told.events, told.after)
    said = []
    for _ in range(400):
        if not table.choreographer.running:
            break
        qapp.processEvents()
        words = table.caption.headline.text
        if " from " in words or "nothing" in words:
            marks = [board.frame.mark for board in table.boards]
            if words not in said:
                said.append(words)
                assert marks.count(Mark.NONE) == 2, (words, marks)
                assert table.caption.detail.text, words
        table.choreographer.skip_beat()
    assert len(said) == len({(pair.a, pair.b) for pair in pairs}) == 6


def test_who_is_ready_is_said_and_nothing_more(table: PokerAudience) -> None:
    steps = [told.after for told in deal_of(4)]
    waiting = [view for view in steps if view.phase == "set"]
    texts = []
    for view in waiting:
        table.jump(view)
        texts.append([board.words["middle"].text for board in table.boards])
        assert_legible(table, NAMES)
    assert texts[0] == ["still setting"] * 4
    assert texts[2].count("✓ hand ready") == 2
    assert all(item.card is None for item in table.pack.items)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ac Jd 6h", "Ace high"),
        ("6s 6d Qs", "Pair sixes"),
        ("8c 8h 8s Tc 2d", "Three eights"),
        ("9s 9h 9d 4c 4s", "Full house"),
        ("7h 6c 5d 4h 3d", "Straight"),
        ("5h 4h 3h 2h Ah", "Straight flush"),
    ],
)
@pytest.mark.usefixtures("english")
def test_rows_are_named_in_two_short_words(text: str, words: str) -> None:
    assert row_words(rank(cards(text))) == words


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
def test_everything_is_legible_in_every_size_room_and_language(
    qapp: QApplication, faces: CardFaces, tmp_path: Path, language: str, seats: int
) -> None:
    """All states of a deal, with the caption of every event."""
    languages.install(qapp, language)
    steps = deal_of(seats, "matrix")
    for size in SIZES:
        for room in ROOMS:
            table = audience_of(CHINESE_POKER_TABLE, faces, tmp_path, LONG[:seats], size, room)
            assert isinstance(table, PokerAudience)
            for told in steps:
                table.set_speed(Speed.OFF)
                table.jump(told.after)
                assert_legible(table, LONG, where=(language, seats, size, room))
                assert table.legible(room)
            opened = next(each for each in steps if any(isinstance(event, events.AllReady) for event in each.events))
            table.jump(opened.before)
            table.tell(opened.before, opened.events, opened.after)
            table.set_speed(Speed.NORMAL)
            while table.choreographer.running:
                qapp.processEvents()
                for part in (table.caption.headline, table.caption.detail):
                    assert not part.cut, (language, size, room, part.wordings)
                table.choreographer.skip_beat()
            table.tear_down()
