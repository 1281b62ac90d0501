"""The audience's tables of three games: everything can be read, nothing is cut, nothing lies over anything else."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, QTranslator
from PySide6.QtWidgets import QApplication

from rules import GAMES
from rules.chinese_ten.events import Captured
from rules.dealing import Dealing
from rules.events import Event, seen
from rules.record import Match, Player
from rules.seats import TABLE
from tablegames_qt import languages
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.audience.legibility import ROOMS
from tablegames_qt.audience.legibility import warning as legibility_words
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fitted import ROOM_FOR_LINE, FittedText
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.art import HAND_ASPECT
from tablegames_qt.tables.chinos.audience import ChinosAudience
from tablegames_qt.tables.chinos.audience_geometry import AudienceGeometry
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong.audience import MahjongAudience
from tablegames_qt.theme import THEMES
from tests.qt.audience import legibility
from tests.qt.audience.played import LONG, SHORT, Step, moments

SIZES = ((1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
Make = Callable[..., TableScene]
pytestmark = pytest.mark.usefixtures("english", "appearance")


@pytest.fixture
def make(faces: CardFaces, tmp_path: Path) -> Iterator[Make]:
    """Makes audience's tables and takes them down afterwards."""
    faces.set_deck(Deck(index="jumbo"))
    made: list[TableScene] = []

    def table(game: str, names: tuple[str, ...], size: tuple[int, int], room: float = 1.0) -> TableScene:
        build = TABLES[game].make_audience
        assert build is not None
        settings = Settings(tmp_path / "settings.ini")
        made.append(build(TableContext(None, names, settings, faces, THEMES["green"])))
        made[-1].fit(QSizeF(*size), 1.0)
        made[-1].set_room(room)
        return made[-1]

    yield table
    for each in made:
        each.tear_down()


def at_rest(table: TableScene, game: str, step: Step, room: float) -> list[str]:
    """What is wrong with the position after a step."""
    table.jump(GAMES[game].view(step[2], None))
    names = list(table.names)  # type: ignore[attr-defined]
    return legibility.faults(table, room, names)


def while_told(table: TableScene, game: str, step: Step, room: float) -> list[str]:
    """What is wrong whenever a beat is read: pieces rest then, and words stand."""
    state, told, after = step
    before = None if state is None else GAMES[game].view(state, None)
    if before is not None:
        table.jump(before)
    table.play(before, seen(told, None), GAMES[game].view(after, None))
    names, faults, choreographer = list(table.names), [], table.choreographer  # type: ignore[attr-defined]
    for _ in range(80):
        QCoreApplication.processEvents()  # the first beat of a queue starts with the next turn of the event loop
        if not choreographer.running:
            break
        playing = choreographer._playing
        if playing is not None and not playing.motions:
            faults += legibility.faults(table, room, names)
        choreographer.skip_beat()
    choreographer.settle()
    return [fault for fault in faults if not _beside_its_target(fault, told)]


def _beside_its_target(fault: str, told: Sequence[Event]) -> bool:
    """Whether it is only that a card which captures lies beside its target for a moment, over a card next to that."""
    for event in told:
        if isinstance(event, Captured) and fault.startswith(f"{event.card} lies over the index of "):
            return not any(f"index of '{card}'" in fault for card in event.taken)
    return False


FAST = [
    ("chinos", 6, (1024, 768), ("call round False", "hide round True", "last call True", "over")),
    ("chinos", 12, (1280, 800), ("call", "over")),
    ("chinese_ten", 2, (1024, 768), ("9 open", "deal-over")),
    ("chinese_ten", 4, (1280, 800), ("play", "triple")),
    ("chinchon", 2, (1024, 768), ("seen taken", "laid off")),
    ("chinchon", 4, (1280, 800), ("draw", "show")),
]


@pytest.mark.parametrize(("game", "players", "size", "keys"), FAST)
def test_everything_can_be_read(
    make: Make, game: str, players: int, size: tuple[int, int], keys: tuple[str, ...]
) -> None:
    table = make(game, SHORT[:players], size)
    found = moments(game, players)
    shown = [key for key in keys if key in found]
    assert shown
    faults = [f"{key}: {fault}" for key in shown for fault in at_rest(table, game, found[key], 1.0)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("players", [3, 4])
def test_the_captured_cards_of_a_deal_are_read_in_a_hall(make: Make, players: int) -> None:
    """On a narrow picture as well: in two lines where one would have to be too low, and names keep their letters."""
    table = make("chinese_ten", LONG[:players], (1024, 768), 1.33)
    found = moments("chinese_ten", players)
    for key in ("deal-over", "match-over"):
        assert not at_rest(table, "chinese_ten", found[key], 1.33)
        assert table.legible(1.33)
        words = [item for item in table.items() if isinstance(item, FittedText) and item.isVisible()]
        names = [item.text for item in words if item.wordings[0] in LONG]
        assert len(names) == players
        assert all(len(name) >= 5 for name in names), names


@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
def test_a_number_of_chinchon_says_what_it_is_in_a_hall_too(make: Make, qapp: QApplication, language: str) -> None:
    languages.install(qapp, language)
    for size in (SIZES[0], SIZES[2]):
        table = make("chinchon", SHORT[:2], size, 1.33)
        table.jump(GAMES["chinchon"].view(moments("chinchon", 2)["match-over"][2], None))
        loose = QCoreApplication.translate("chinchon", "loose points")
        said = [item.text for item in table.items() if isinstance(item, FittedText) and item.isVisible()]
        assert sum(text.startswith(loose) for text in said) == 2, said


@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
def test_a_hall_is_told_what_numbers_are(make: Make, qapp: QApplication, language: str) -> None:
    """The condition of a knock with its word, chips as chips, and the tiles left apart from the tile beside them."""
    languages.install(qapp, language)
    table = make("chinchon", SHORT[:2], SIZES[0], 1.33)
    table.jump(GAMES["chinchon"].view(moments("chinchon", 2)["draw"][2], None))
    knock = QCoreApplication.translate("chinchon", "Knock")
    assert any(text.startswith(f"{knock}: ") and "7" in text for text in words_on(table))
    table = make("chinese_poker", SHORT[:4], SIZES[0], 1.33)
    table.jump(begun_view("chinese_poker"))
    stack = QCoreApplication.translate("chinese_poker", "%n chip(s)", "", 20)
    assert words_on(table).count(stack) == 4
    table = make("mahjong", SHORT[:4], SIZES[0], 1.33)
    assert isinstance(table, MahjongAudience)
    table.jump(begun_view("mahjong"))
    words, geometry, free = table.board.left.lettered, table.geometry, 0.35 * table.look.least_cap
    assert table.board.left.text
    assert words.left() >= geometry.big.right() + free
    assert words.right() <= geometry.plate.right() - free


def words_on(table: TableScene) -> list[str]:
    """What is said on a table."""
    shown = [item for item in table.items() if isinstance(item, FittedText) and item.isVisible()]
    return [item.text.replace("\u00a0", " ") for item in shown]


def begun_view(game: str) -> Any:
    """What the audience sees of a match of four that has just begun."""
    rules = GAMES[game]
    seats = tuple(Player(name, "bot", "") for name in SHORT[:4])
    match, _ = Match.start(rules, rules.presets[0].options, seats, Dealing.from_text("hall", game))
    while TABLE in rules.to_act(match.state):
        match, _ = match.act(TABLE, next(iter(rules.legal_actions(match.state, TABLE))))
    return rules.view(match.state, None)


def test_a_narrow_window_shows_names_in_small_letters_and_says_so(make: Make) -> None:
    table = make("chinos", SHORT[:4], (320, 640))
    assert isinstance(table, ChinosAudience)
    table.jump(GAMES["chinos"].view(moments("chinos", 4)["hide"][2], None))
    for name, box in zip(SHORT, table.boxes, strict=False):
        said = box.name.text
        assert said[:2] == name[:2], said
        assert len(said) >= min(4, len(name)), said
    assert legibility_words(table, ROOMS["normal"])
    table.fit(QSizeF(1024, 768), 1.0)
    assert not legibility_words(table, ROOMS["normal"])


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("room", [0.5, 1.0, 1.33])
@pytest.mark.parametrize(
    ("game", "players"),
    [
        *(("chinos", number) for number in range(2, 13)),
        *((game, n) for game in ("chinese_ten", "chinchon") for n in (2, 3, 4)),
    ],
)
def test_everything_can_be_read_everywhere(
    make: Make, game: str, players: int, size: tuple[int, int], room: float, qapp: QApplication
) -> None:
    """All moments at rest and while they are told, with long names, in every language."""
    faults: list[str] = []
    for language in languages.LANGUAGES:
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
        languages.install(qapp, language)
        table = make(game, LONG[:players], size, room)
        for key, step in moments(game, players).items():
            found = at_rest(table, game, step, room)
            if key.startswith("told"):
                found += while_told(table, game, step, room)
            if not table.legible(room):
                found.append("the window would warn of it")
            faults += [f"{language} {key}: {fault}" for fault in found]
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    assert not faults, "\n".join(faults[:40])


@pytest.mark.parametrize("game", ["chinos", "chinese_ten", "chinchon"])
def test_nothing_can_be_done_on_it(make: Make, game: str) -> None:
    table = make(game, SHORT[:2], (1024, 768))
    for _, _, after in moments(game, 2).values():
        table.jump(GAMES[game].view(after, None))
        assert not [item for item in table.items() if isinstance(item, Button) and item.isVisible()]
        assert not table.cursor_zones()
        assert not table.choices()
        assert not any(map(table.movable, table.pieces.values()))


@pytest.mark.parametrize("room", [0.5, 1.0, 1.33])
@pytest.mark.parametrize("seats", range(2, 13))
def test_boxes_stand_apart_and_leave_the_middle_free(seats: int, room: float) -> None:
    for width, height in SIZES:
        look = Look(THEMES["green"], width, height, audience=True, room=room)
        geometry = AudienceGeometry(look, seats, 3 * seats, shelf=seats == 2)
        zones = [*geometry.boxes(), geometry.middle, geometry.caption]
        zones += [geometry.bar] if geometry.cell_rows else []
        zones += [geometry.shelf_rect] if geometry.shelf else []
        assert len(geometry.boxes()) == seats
        table = QRectF(0, 0, width, height).adjusted(-0.5, -0.5, 0.5, 0.5)
        inner = [zone.adjusted(1, 1, -1, -1) for zone in zones]
        assert all(map(table.contains, zones))
        assert not any(one.intersects(other) for one, other in itertools.combinations(inner, 2))
        for box in geometry.boxes():
            place = geometry.place(box)
            assert box.contains(place.name)
            assert box.contains(place.call)
            assert not place.name.intersects(place.call.adjusted(0.5, 0.5, -0.5, -0.5))
            assert place.box.contains(place.count)
            assert place.count.height() >= 1.3 * look.least_cap
            assert not place.count.adjusted(1, 1, -1, -1).intersects(place.call)
            assert place.call.height() >= 1.3 * look.least_cap
            hand = QRectF(place.hand, QSizeF(place.hand_height / HAND_ASPECT, place.hand_height))
            assert not place.count.intersects(hand)
            spare = (ROOM_FOR_LINE * look.least_cap - place.name.height()) / 2
            letters = place.name.adjusted(0, -spare, 0, spare)
            assert not letters.adjusted(1, 1, -1, -1).intersects(hand), "no letter reaches into the hand"


def test_turn_order_goes_round_the_table() -> None:
    """Anticlockwise the seat after the one below sits at the right, clockwise at the left."""
    look = Look(THEMES["green"], 1920, 1080, audience=True)
    geometry = AudienceGeometry(look, 6, 18)
    middle = look.width / 2
    assert [round(box.center().x() - middle) > 0 for box in geometry.boxes()[1:3]] == [True, True]
    assert [round(box.center().x() - middle) > 0 for box in geometry.boxes(clockwise=True)[1:3]] == [False, False]


def test_the_countdown_stands_in_the_middle(make: Make) -> None:
    table = make("chinos", SHORT[:6], (1024, 768))
    assert isinstance(table, ChinosAudience)
    table.jump(GAMES["chinos"].view(moments("chinos", 6)["hide"][2], None))
    table.count_down(8)
    assert table.middle.seconds.isVisible()
    assert table.middle.seconds.text == "8"
    assert not legibility.faults(table, 1.0, SHORT)
    table.count_down(None)
    assert not table.middle.seconds.isVisible()
    assert table.middle.title.isVisible()


def test_words_take_the_largest_type_that_fits_and_the_first_wording() -> None:
    look = Look(THEMES["green"], 1024, 768, audience=True)
    text = FittedText(look, want=0.06, weight=400)
    text.set_rect(QRectF(0, 0, 900, 80))
    text.say("short")
    assert text.cap == pytest.approx(0.06 * 768)
    text.say("a sentence that is much too long to be said in so large a type here", "in brief")
    assert not text.cut
    assert text.cap >= look.least_cap
    text.set_rect(QRectF(0, 0, 160, 80))
    assert text.text == "in brief"
    text.set_rect(QRectF(0, 0, 40, 80))
    assert text.cut
    assert text.text.endswith("…")
