"""Mahjong as the audience sees it: ponds that are read across a room, and no tile that only a player may see."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from rules.mahjong import MAHJONG, MahjongOptions, events
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.position import Throw
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import FLOWERS, KINDS, Tile, tiles
from tablegames_qt import languages
from tablegames_qt.assets import CardFaces
from tablegames_qt.audience.legibility import ROOMS as HALLS
from tablegames_qt.audience.legibility import warning
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong.audience import MahjongAudience
from tablegames_qt.tables.mahjong.audience_geometry import FULL, AudienceGeometry
from tablegames_qt.tables.mahjong.audience_laid import NEAREST
from tablegames_qt.tables.mahjong.kind import MAHJONG_TABLE
from tests.qt.tables.legible import ROOMS, SIZES, assert_apart, assert_legible, audience_of
from tests.qt.tables.watched import NAMES, Told, watch

LONG = ("Maximiliano", "Bartholomew", "Wilhelmina", "Montgomery")
EASY = MahjongOptions(min_fan=1, rounds=1)


@pytest.fixture
def table(qapp: QApplication, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[MahjongAudience]:
    """The audience's table."""
    made = audience_of(MAHJONG_TABLE, faces, tmp_path, NAMES)
    assert isinstance(made, MahjongAudience)
    yield made
    made.tear_down()


@functools.cache
def first_hand(seed: str = "audience") -> tuple[Told, ...]:
    """Return the steps of a match up to the end of its first hand."""
    found = []
    for told in watch(MAHJONG, EASY, NAMES, seed):
        found.append(told)
        if told.after.result is not None:
            break
    return tuple(found)


def public_tiles(view: MahjongView) -> Counter[Tile]:
    """Return every tile that everybody may see."""
    gone = {each.number for each in view.taken}
    seen = [throw.tile for number, throw in enumerate(view.discards) if number not in gone]
    seen += [tile for melds in view.melds for meld in melds for tile in meld.tiles]
    seen += [flower for flowers in view.flowers for flower in flowers]
    return Counter(seen)


def shown(table: MahjongAudience) -> list[TileItem]:
    return [item for item in table.pieces.values() if isinstance(item, TileItem) and item.isVisible()]


def zones(geometry: AudienceGeometry) -> dict[str, QRectF]:
    sides = ("bottom", "right", "top", "left")
    found = {"caption": geometry.caption, "turn": geometry.turn, "middle": geometry.plate}
    found |= {f"pond {side}": geometry.pond_area(side) for side in sides}
    found |= {f"plate {side}": geometry.seat_plate(side) for side in sides}
    found |= {f"laid {side}": geometry.laid_area(side) for side in sides}
    return found


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", SIZES)
def test_ponds_plates_and_words_lie_apart(size: tuple[int, int], room: float) -> None:
    width, height = size
    geometry = AudienceGeometry(width, height, 0.03 * height * room)
    assert_apart(zones(geometry), QRectF(0, 0, width, height))
    assert 0.34 * geometry.tile_height >= 0.97 * 0.03 * height * room, "the large index can be read"
    assert geometry.pitch >= NEAREST * geometry.tile
    assert geometry.big.height() >= (2.4 if room <= 1 else 1.8) * geometry.tile_height
    for side in ("bottom", "right", "top", "left"):
        for count in (1, 6, 7, 12, 13, 18, 26):
            spots = geometry.pond_spots(side, count)
            assert all(geometry.pond_area(side).adjusted(-1, -1, 1, 1).contains(spot.rect()) for spot in spots)
            seen = [spot.seen for spot in spots]
            assert seen == sorted(seen), "the last ones are seen"
            if all(seen):
                continue
            assert room > 1, "only in a hall not all have room"
            assert sum(seen) == geometry.places - 1
            first = spots[0].corner
            assert first not in [spot.corner for spot in spots if spot.seen], "one place stands for those before"


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", SIZES)
def test_what_a_seat_lays_open_stays_in_its_corner(size: tuple[int, int], room: float) -> None:
    width, height = size
    geometry = AudienceGeometry(width, height, 0.03 * height * room)
    for side in ("bottom", "right", "top", "left"):
        area = geometry.laid_area(side).adjusted(-1, -1, 1, 1)
        for melds, flowers in (((), 0), ((3,), 2), ((3, 3, 4), 3), ((4, 4, 4, 4), 8)):
            laid = geometry.laid(side, melds, flowers)
            rects = [laid.melds[at][place].rect() for at, size_of in enumerate(melds) for place in range(size_of)]
            rects += [spot.rect() for spot in laid.flowers]
            counted = [laid.back.rect(), laid.count] if laid.back.seen else []
            assert laid.back.seen or (laid.count.isEmpty() and len(melds) >= 3), "its number follows from the melds"
            for rect in (*rects, *counted):
                assert area.contains(rect), (side, melds, flowers, rect)
            assert not any(rect.intersects(each) for rect in rects for each in counted)
        full = geometry.laid(side, *FULL)
        assert full.melds[0][0].height == pytest.approx(geometry.tile_height), "no tile of a full seat is smaller"
        assert full.back.seen


def test_a_hand_played_through_shows_public_tiles_alone(table: MahjongAudience, qapp: QApplication) -> None:
    """Whatever moves, no face is seen that is not in a pond, a meld, among flowers, or in a hand that has won."""
    table.set_speed(Speed.NORMAL)
    steps = first_hand()
    for told in (*steps[:12], *steps[-4:]):
        table.jump(told.before) if told.before is not None else None
        table.tell(told.before, told.events, told.after)
        known = public_tiles(told.after)
        if told.before is not None:
            known |= public_tiles(told.before)
        for _ in range(60):
            if not table.choreographer.running:
                break
            qapp.processEvents()
            if not table.sheet.shown:
                seen = Counter(item.tile for item in shown(table) if item.tile is not None and item is not table.big)
                assert seen <= known, told.events
                assert table.big.tile is None or table.big.tile in known
            table.choreographer.skip_beat()
        assert not table.choreographer.running
        if told.after.result is None:
            hidden = {slot: item for slot, item in table.pack.slots.items() if slot[0] == "back"}
            assert all(item.face is None and not item.toolTip() for item in hidden.values())
            assert Counter(item.tile for item in shown(table) if item.tile and item is not table.big) == public_tiles(
                told.after
            ) - _closed(told.after)
    assert table.sheet.shown


def _closed(view: MahjongView) -> Counter[Tile]:
    """Of a concealed kong two tiles lie face down."""
    melds = [meld for seat in view.melds for meld in seat if meld.type == "concealed_kong"]
    return Counter({meld.tile: 2 for meld in melds})


def test_the_number_of_a_hand_stands_clear_while_flowers_come_beside_it(table: MahjongAudience) -> None:
    told = next(told for told in first_hand() if any(isinstance(each, events.FlowersExposed) for each in told.events))
    table.set_speed(Speed.NORMAL)
    table.tell(told.before, told.events, told.after)
    checked = 0
    while table.choreographer.running:
        QApplication.processEvents()
        table.choreographer.skip_beat()
        if "flowers" in table.board.happened.text:
            resting = [item for slot, item in table.pack.slots.items() if slot[0] in ("back", "flower")]
            for seat in range(SEATS):
                count = table.board.counts[seat].lettered
                lying = [item for item in resting if item.isVisible() and item.rect().intersects(count)]
                assert not lying, (seat, [item.face for item in lying])
            checked += 1
    assert checked


def test_the_last_discard_is_enlarged_and_ringed_until_the_next_action(table: MahjongAudience) -> None:
    steps = [told for told in first_hand() if told.after.window is not None and told.after.last_discard is not None]
    view = steps[5].after
    table.jump(view)
    last = view.last_discard
    assert last is not None
    assert table.big.isVisible() and table.big.tile is last.tile
    assert table.big.height > 2.4 * table.geometry.tile_height
    ringed = [item for item in table.pack.slots.values() if item.mark is not Mark.NONE]
    assert [item.tile for item in ringed] == [last.tile]
    assert table.board.happened.text == f"{NAMES[last.seat]} threw"
    assert not any(plate.active for plate in table.board.plates), "nobody is told who could claim"
    assert_legible(table, NAMES)


def test_a_claim_is_told_with_its_tile_and_its_giver(table: MahjongAudience) -> None:
    told = next(
        told
        for seed in ("audience", "claims", "more")
        for told in first_hand(seed)
        if any(isinstance(event, events.Claimed) for event in told.events)
    )
    event = next(event for event in told.events if isinstance(event, events.Claimed))
    table.jump(told.before)
    table.tell(told.before, told.events[: told.events.index(event) + 1], told.after)
    said = []
    table.sentence.connect(said.append)
    table.choreographer.settle()
    assert event.meld.source is not None
    assert any(NAMES[event.seat] in words and NAMES[event.meld.source] in words for words in said)
    assert [plate.active for plate in table.board.plates].index(True) == event.seat


def test_whose_turn_it_is_is_said_in_words_too(table: MahjongAudience) -> None:
    view = next(told.after for told in first_hand() if told.after.window is None and told.after.result is None)
    table.jump(view)
    assert table.board.turn.text == f"{NAMES[view.turn]} to throw"
    assert [plate.active for plate in table.board.plates] == [seat == view.turn for seat in range(SEATS)]


def test_the_end_of_the_wall_is_ringed_and_said(table: MahjongAudience) -> None:
    view = replace(first_hand()[3].after, wall=12)
    table.jump(view)
    assert table.board.middle.ringed and table.board.left.text == "last tiles"
    table.jump(replace(view, wall=13))
    assert not table.board.middle.ringed and table.board.left.text == "tiles left"


def test_the_result_shows_hand_items_and_payments(table: MahjongAudience) -> None:
    view = next(told.after for told in first_hand() if told.after.result is not None)
    table.jump(view)
    sheet, result = table.sheet, view.result
    assert result is not None and result.winners
    score = result.winners[0].score
    assert [item.text for item in sheet.fans if item.isVisible()] == [str(item.fan) for item in score.items]
    assert all(item.text for item in sheet.reasons if item.isVisible()) and sheet.reasons[0].isVisible()
    assert [item.text for item in sheet.payments] == [_signed(points) for points in result.payments]
    assert [item.text for item in sheet.totals] == [_signed(points) for points in view.totals]
    hand = result.winners[0].hand
    assert hand is not None
    opened = Counter(item.tile for item in shown(table) if item.tile is not None)
    assert opened == Counter((*hand.tiles, *view.flowers[result.winners[0].seat]))
    assert not any(plate.isVisible() for plate in table.board.plates)
    assert_legible(table, NAMES)


@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
def test_payments_and_totals_of_four_digits_are_whole(
    table: MahjongAudience, qapp: QApplication, language: str
) -> None:
    languages.install(qapp, language)
    view = next(told.after for told in first_hand() if told.after.result is not None)
    assert view.result is not None
    dear = replace(view.result, payments=(-1536, -768, -768, 3072))
    for size, room in itertools.product(SIZES[:3:2], ROOMS):
        table.fit(QSizeF(*size), 1.0)
        table.set_room(room)
        table.jump(replace(view, result=dear, totals=(-4608, 1536, 0, 3072)))
        sheet = table.sheet
        assert not [item.wordings for item in (*sheet.payments, *sheet.totals, *sheet.payers) if item.cut], (size, room)


def _signed(points: int) -> str:
    return "0" if not points else f"+{points}" if points > 0 else f"−{-points}"


def crowded(view: MahjongView) -> MahjongView:
    """Return a position late in a hand: full ponds, four melds and flowers at every seat."""
    throws = tuple(Throw(Seat(at % SEATS), KINDS[at % len(KINDS)]) for at in range(76))
    chows = tiles("1m 2m 3m"), tiles("4p 5p 6p"), tiles("7s 8s 9s")
    melds = (
        *(Meld("chow", run, Seat(0), run[0]) for run in chows),
        Meld("pung", tiles("Ww Ww Ww"), Seat(0), Tile.parse("Ww")),
    )
    flowers = tuple(tiles("1f 2f") for _ in range(SEATS))
    return replace(view, discards=throws, taken=(), melds=(melds,) * SEATS, flowers=flowers, sizes=(1,) * SEATS)


@pytest.mark.parametrize(("size", "room"), [(SIZES[0], 1.0), (SIZES[0], 1.33), (SIZES[2], 1.33)])
def test_a_crowded_table_is_legible_too(table: MahjongAudience, size: tuple[int, int], room: float) -> None:
    table.fit(QSizeF(*size), 1.0)
    table.set_room(room)
    table.jump(crowded(first_hand()[4].after))
    assert_legible(table, NAMES)
    assert table.legible(room)


def test_what_no_layout_makes_legible_is_warned_of(table: MahjongAudience) -> None:
    """Four kongs and all eight flowers at one seat: everything is shown, in smaller tiles, and the player is told."""
    table.fit(QSizeF(1920, 1080), 1.0)
    table.set_room(1.33)
    view = first_hand()[4].after
    table.jump(view)
    assert warning(table, HALLS["hall"]) == ""
    kongs = tuple(Meld("kong", (tile,) * 4, Seat(1), tile) for tile in KINDS[:4])
    table.jump(replace(view, melds=(kongs, (), (), ()), flowers=(tuple(FLOWERS), (), (), ()), sizes=(1, 13, 13, 13)))
    assert len([item for item in shown(table) if item.tile is not None and item is not table.big]) >= 16 + 8
    assert "picture heights; this room has 8" in warning(table, HALLS["hall"])


def test_in_a_hall_the_last_discards_are_seen_and_dots_for_those_before(table: MahjongAudience) -> None:
    """A tile that has no place any more fades as the next one comes, and is there again when there is room."""
    table.set_room(1.33)
    places = table.geometry.places
    assert 0 < places < 18
    throwing = [told for told in first_hand("long") if any(isinstance(each, events.Discarded) for each in told.events)]
    told, number = next(
        (told, len(told.after.discards) - 1)
        for told in throwing
        if sum(throw.seat == told.after.discards[-1].seat for throw in told.after.discards) == places + 1
    )
    assert told.before is not None
    seat = told.after.discards[number].seat
    own = [at for at, throw in enumerate(told.after.discards) if throw.seat == seat]
    table.jump(told.before)
    earlier = table.board._earlier[seat]
    assert not earlier.isVisible()
    table.tell(told.before, told.events, told.after)
    table.choreographer.settle()
    lying = {at: table.pack.slots.get(("pond", at)) for at in own}
    opacity = {at: item.opacity() for at, item in lying.items() if item is not None}
    assert opacity == {at: float(place >= 2) for place, at in enumerate(own) if at in opacity}
    assert opacity[number] == 1.0
    assert earlier.isVisible()
    assert_legible(table, NAMES)
    table.set_room(0.5)
    table.jump(told.after)
    assert not earlier.isVisible()
    assert all(item.opacity() == 1.0 for item in lying.values() if item is not None)


@pytest.mark.slow
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
@pytest.mark.parametrize("size", SIZES)
def test_everything_is_legible_in_every_size_room_and_language(
    qapp: QApplication, faces: CardFaces, tmp_path: Path, language: str, size: tuple[int, int], room: float
) -> None:
    """A crowded table, then a hand from the deal to the result: every eighth step of it, and the last ones."""
    languages.install(qapp, language)
    steps = first_hand("matrix")
    table = audience_of(MAHJONG_TABLE, faces, tmp_path, LONG, size, room)
    assert isinstance(table, MahjongAudience)
    where = (language, size, room)
    table.jump(crowded(steps[4].after))
    assert_legible(table, LONG, where=where)
    assert table.legible(room), where
    for told in (*steps[::8], *steps[-2:]):
        table.jump(told.before) if told.before is not None else None
        table.tell(told.before, told.events, told.after)
        table.choreographer.settle()
        assert_legible(table, LONG, where=where)
        assert table.legible(room), where
    table.tear_down()
