"""Pictures of cards: never waited for, always of the exact size in the end, and the thread ends when it is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.cards import Card, pack
from tablegames_qt.assets import AT_ONCE, JUMBO_BELOW, LIFT, REST, CardFaces, Deck, device_size

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><rect width="250" height="350" fill="{}"/></svg>'


@pytest.fixture
def drawings(tmp_path: Path) -> Path:
    """Plain colours for drawings: blue standard, green jumbo, red back."""
    for folder, colour in (("standard", "#0000ff"), ("jumbo", "#00ff00")):
        (tmp_path / folder).mkdir()
        for card in pack():
            (tmp_path / folder / f"{card.text}.svg").write_text(_SVG.format(colour), encoding="utf-8")
    (tmp_path / "backs").mkdir()
    (tmp_path / "backs" / "guilloche.svg").write_text(_SVG.format("#ff0000"), encoding="utf-8")
    return tmp_path


@pytest.fixture
def store(qapp: QApplication, drawings: Path) -> CardFaces:
    made = CardFaces(root=drawings)
    yield made
    made.close()


def middle(store: CardFaces, face: Card | None, height: float, dpr: float = 1.0) -> QColor:
    image = store.pixmap(face, height, dpr).toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2)


ACE = Card.parse("Ah")


def test_the_few_new_cards_of_a_turn_are_there_at_once(qtbot: QtBot, store: CardFaces) -> None:
    store._drawn_at_once = AT_ONCE - 1
    assert middle(store, ACE, 140) == QColor("#0000ff"), "never a plain card"
    assert not store.busy
    qtbot.waitUntil(lambda: store._drawn_at_once == 0)


def test_cards_are_prepared_off_the_gui_thread(qtbot: QtBot, store: CardFaces) -> None:
    store.prepare([ACE, None], 140, 1.0)
    assert store.busy and not store._pixmaps
    qtbot.waitUntil(lambda: not store.busy)
    assert middle(store, ACE, 90) == QColor("#0000ff") and store._drawn_at_once == 0, "stretched, nothing drawn for it"
    store.prepare([ACE, None], 300, 1.0)
    assert (300, 214) not in {(key.height, key.width) for key in store._under_way}, "there is a picture of them"


def test_a_plain_card_stands_in_until_the_drawing_is_there(qtbot: QtBot, store: CardFaces) -> None:
    store._drawn_at_once = AT_ONCE  # many others were wanted in this turn
    before = store.pixmap(ACE, 140, 1.5)
    assert (before.width(), before.height()) == (150, 210)
    assert before.toImage().pixelColor(75, 105) == QColor("#FFFEFA")
    with qtbot.waitSignal(store.ready):
        pass
    assert middle(store, ACE, 140, 1.5) == QColor("#0000ff")


def test_a_picture_drawn_twice_counts_once(qtbot: QtBot, store: CardFaces) -> None:
    store.pixmap(ACE, 140, 1.0)
    store.draw_now(ACE, 140, 1.0)
    qtbot.waitUntil(lambda: not store.busy)
    assert store._bytes == 4 * 100 * 140


def test_after_a_resize_the_old_drawing_is_kept_until_the_window_rests(qtbot: QtBot, store: CardFaces) -> None:
    store.draw_now(ACE, 140, 1.0)
    for height in range(141, 180):
        assert store.pixmap(ACE, height, 1.0).height() == 140
    with qtbot.waitSignal(store.ready):
        assert store.busy
    qtbot.waitUntil(lambda: not store.busy)
    assert store.pixmap(ACE, 179, 1.0).height() == 179


def test_small_cards_get_the_large_index(qtbot: QtBot, store: CardFaces) -> None:
    for height in (JUMBO_BELOW - 1, JUMBO_BELOW):
        store.pixmap(ACE, height, 1.0)
    qtbot.waitUntil(lambda: not store.busy)
    assert middle(store, ACE, JUMBO_BELOW - 1) == QColor("#00ff00")
    assert middle(store, ACE, JUMBO_BELOW) == QColor("#0000ff")


@pytest.mark.parametrize(
    ("deck", "height", "folder"),
    [
        (Deck(), 140, "standard"),
        (Deck(), 60, "jumbo"),
        (Deck(index="jumbo"), 140, "jumbo"),
        (Deck(index="standard"), 60, "standard"),
        (Deck(four_colour=True), 140, "standard-4c"),
        (Deck(four_colour=True, red_family=True), 60, "jumbo-red4"),
        (Deck(red_family=True), 140, "standard"),
    ],
)
def test_the_folder_of_each_deck(deck: Deck, height: float, folder: str) -> None:
    assert deck.folder(height) == folder


def test_a_missing_variant_is_the_plain_one(qtbot: QtBot, store: CardFaces) -> None:
    store.set_deck(Deck(four_colour=True))
    store.pixmap(ACE, 140, 1.0)
    qtbot.waitUntil(lambda: not store.busy)
    assert middle(store, ACE, 140) == QColor("#0000ff")


def test_a_drawing_that_cannot_be_read_is_a_plain_card(qtbot: QtBot, store: CardFaces) -> None:
    store.set_deck(Deck(back="of somebody else"))
    store.pixmap(None, 140, 1.0)
    qtbot.waitUntil(lambda: not store.busy)
    assert middle(store, None, 140) == QColor("#FFFEFA")


def test_every_card_and_back_of_the_program_can_be_drawn(qapp: QApplication) -> None:
    faces = CardFaces()
    blank = faces.draw_now("no such card", 84, 1.0).toImage()
    for deck in (Deck(), Deck(index="jumbo"), Deck(four_colour=True), Deck(four_colour=True, red_family=True)):
        faces.set_deck(deck)
        images = [faces.draw_now(card, 84, 1.0).toImage() for card in pack()]
        assert all(image != blank for image in images)
        assert len({image.bits().tobytes() for image in images}) == 52
    for back in ("guilloche", "lattice", "weave"):
        faces.set_deck(Deck(back=back))
        assert faces.draw_now(None, 84, 1.0).toImage() != blank
    faces.close()


def test_pale_felt_gives_cards_an_edge(store: CardFaces) -> None:
    edged = store.draw_now(ACE, 140, 1.0, edged=True).toImage()
    plain = store.draw_now(ACE, 140, 1.0).toImage()
    assert edged.pixelColor(50, 0).lightness() < plain.pixelColor(50, 0).lightness()
    assert edged.pixelColor(50, 70) == plain.pixelColor(50, 70)


def test_close_in_the_middle_of_the_work_ends_it(qapp: QApplication) -> None:
    faces = CardFaces()
    for card in pack():
        faces.pixmap(card, 400, 2.0)
    assert faces.busy
    faces.close()
    got: list[int] = []
    faces.ready.connect(lambda: got.append(1))
    faces.pixmap(ACE, 333, 1.0)
    qapp.processEvents()
    qapp.processEvents()
    assert faces._pool.activeThreadCount() == 0


def test_asking_again_draws_once(qtbot: QtBot, store: CardFaces) -> None:
    arrived: list[int] = []
    store.drawn.connect(lambda key, image: arrived.append(1))
    store._drawn_at_once = AT_ONCE
    for _ in range(50):
        store.pixmap(ACE, 140, 1.0)
    # the count and the store hear of a drawing in no fixed order
    qtbot.waitUntil(lambda: not store.busy and bool(arrived))
    for _ in range(50):
        store.pixmap(ACE, 140, 1.0)
    assert not store.busy
    assert arrived == [1]


@pytest.mark.parametrize("kind", [REST, LIFT])
def test_a_shadow_fades_outwards_and_costs_nothing_under_the_piece(store: CardFaces, kind: object) -> None:
    shadow = store.shadow(kind, 100, 140, 1.0)  # type: ignore[arg-type]
    image = shadow.pixmap.toImage()
    below = [image.pixelColor(image.width() // 2, y).alpha() for y in range(image.height() // 2, image.height())]
    assert below == sorted(below, reverse=True)
    assert below[-1] <= 2
    covered = sum(source.width() * source.height() for _, source in shadow.strips)
    assert covered < 0.7 * image.width() * image.height()
    pale = store.shadow(kind, 100, 140, 0.6).pixmap.toImage()  # type: ignore[arg-type]
    assert pale.pixelColor(60, 80).alpha() < image.pixelColor(60, 80).alpha()


def test_device_size_rounds_to_whole_pixels() -> None:
    assert device_size(140, 1.0) == (100, 140)
    assert device_size(140, 1.25) == (125, 175)
    assert device_size(0.1, 1.0) == (1, 1)
