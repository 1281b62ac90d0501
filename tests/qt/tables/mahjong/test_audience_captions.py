"""The captions of mahjong's audience: each kind of event, with the longest names and tiles, is said in whole words."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from rules.events import Event
from rules.mahjong import MAHJONG, MahjongOptions, events
from rules.mahjong.ending import HandResult
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.position import Throw, Window
from rules.mahjong.rounds import Deal
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import FLOWERS, KINDS, Tile, TileSuit, tiles
from tablegames_qt import languages
from tablegames_qt.assets import CardFaces
from tablegames_qt.tables.mahjong import audience_words
from tablegames_qt.tables.mahjong.audience import MahjongAudience
from tablegames_qt.tables.mahjong.audience_words import Told
from tablegames_qt.tables.mahjong.kind import MAHJONG_TABLE
from tablegames_qt.tables.mahjong.names import tile_name
from tests.qt.tables.legible import ROOMS, SIZES, audience_of
from tests.qt.tables.watched import watch

NAMES = ("Maximiliano", "Bartholomew", "Wilhelmina", "Montgomery")
WINDS = tuple(tile for tile in KINDS if tile.suit is TileSuit.WINDS)
OPTIONS = MahjongOptions(min_fan=0, rounds=1, multiple_winners=True)


@functools.cache
def opening() -> MahjongView:
    """A view of a hand that has begun."""
    return next(told.after for told in watch(MAHJONG, OPTIONS) if told.after.discards)


@functools.cache
def won_hand() -> HandResult:
    """A hand that bots won."""
    return next(
        told.after.result for told in watch(MAHJONG, OPTIONS) if told.after.result and told.after.result.winners
    )


def endings() -> Iterator[HandResult]:
    """Hands that ended in every way."""
    won = won_hand()
    winner = won.winners[0]
    yield replace(won, kind="draw", winners=(), by=None, discarder=None)
    yield replace(won, kind="void", winners=(), by=None, discarder=None, offender=Seat(0))
    for seat in map(Seat, range(SEATS)):
        other = Seat((seat + 1) % SEATS)
        one = replace(winner, seat=seat)
        yield replace(won, winners=(one,), by="self_draw", discarder=None, tile=None)
        yield replace(won, winners=(one,), by="discard", discarder=other)
        yield replace(won, winners=(one,), by="robbing_kong", discarder=other)
        yield replace(won, winners=(replace(one, hand=None),), by="self_draw", discarder=None, tile=None)
    three = tuple(replace(winner, seat=Seat(seat)) for seat in (0, 2, 3))
    yield replace(won, winners=three[:2], by="discard", discarder=Seat(1))
    yield replace(won, winners=three, by="discard", discarder=Seat(1))


def happenings(kinds: Sequence[Tile]) -> Iterator[Event]:
    """Every kind of event that has a caption, by every seat where the words name two, with every tile of some."""
    yield from (events.DealerDrawn(Seat(seat)) for seat in range(SEATS))
    yield from (events.HandDealt(16, Seat(0), wind, 8, 40, ()) for wind in WINDS)
    yield from (events.FlowersExposed(Seat(0), FLOWERS[:number], 40) for number in (1, 2, 3, 8))
    yield from (events.FlowerDrawn(Seat(2), flower, 40) for flower in FLOWERS)
    yield events.TileDrawn(Seat(0), 40, replacement=True)
    for tile in kinds:
        yield events.Discarded(Seat(0), tile)
        yield events.Discarded(Seat(3), tile, last=True)
        yield events.KongDeclared(Seat(2), tile, concealed=False)
        yield events.Claimed(Seat(2), Meld("pung", (tile,) * 3, Seat(1), tile))
        yield events.KongMade(Seat(1), Meld("concealed_kong", (tile,) * 4, None, None))
    run = tiles("7m 8m 9m")
    yield from (
        events.Claimed(Seat(seat), Meld("chow", run, Seat((seat + 3) % SEATS), run[1])) for seat in range(SEATS)
    )
    yield from (events.HandEnded(result) for result in endings())


def captions(kinds: Sequence[Tile]) -> Iterator[tuple[str, Told]]:
    """Every caption that a table can have, with what it is about; of tiles with some kinds."""
    for event in happenings(kinds):
        told = audience_words.caption(event, NAMES)
        assert told is not None
        yield type(event).__name__, told
    deal = Deal(Seat(0), WINDS[3], 8)
    yield "which hand", audience_words.which_hand(deal, 16, NAMES)
    view = opening()
    for tile in kinds:
        yield "standing", audience_words.standing_caption(replace(view, discards=(Throw(Seat(0), tile),)), NAMES)
        kong = replace(view, window=Window("added_kong", Seat(3), tile))
        yield "standing kong", audience_words.standing_caption(kong, NAMES)


def turns() -> Iterator[tuple[str, ...]]:
    """What can be said about whose turn it is."""
    view = opening()
    asked: tuple[tuple[str, Tile | None], ...] = (("discard", KINDS[0]), ("added_kong", KINDS[0]), ("flowers", None))
    for seat in map(Seat, range(SEATS)):
        yield audience_words.turn(replace(view, window=None, turn=seat), NAMES)
        for asking, tile in asked:
            yield audience_words.turn(replace(view, turn=seat, window=Window(asking, seat, tile)), NAMES)  # type: ignore[arg-type]


@pytest.fixture
def table(qapp: QApplication, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[MahjongAudience]:
    """The audience's table."""
    made = audience_of(MAHJONG_TABLE, faces, tmp_path, NAMES)
    assert isinstance(made, MahjongAudience)
    yield made
    made.tear_down()


def longest() -> tuple[Tile, ...]:
    """The tiles with the longest name and the longest word in it, in the present language."""
    words = {tile: tile_name(tile) for tile in KINDS}
    return max(KINDS, key=lambda tile: len(words[tile])), max(
        KINDS, key=lambda tile: max(map(len, words[tile].split()))
    )


def cut_captions(table: MahjongAudience, size: tuple[int, int], room: float, kinds: Sequence[Tile]) -> list[str]:
    """What is not said whole at a size in a room, in the present language."""
    table.fit(QSizeF(*size), 1.0)
    table.set_room(room)
    board, found = table.board, []
    for about, told in captions(kinds):
        board.tell(told)
        for part in (board.happened, board.told):
            if part.cut or part.cap < table.look.least_cap - 0.5:
                found.append(f"{size} {room} {about}: {part.wordings}")
        upper, lower = board.happened.lettered, board.told.lettered
        if board.told.text and upper.intersects(lower.adjusted(0, 1, 0, 0)):
            found.append(f"{size} {room} {about}: over each other {told}")
    for words in turns():
        board.turn.say(*words)
        if board.turn.cut:
            found.append(f"{size} {room} turn: {words}")
    return found


@pytest.mark.parametrize(
    ("language", "sizes"),
    [
        *((language, SIZES[:1]) for language in sorted(languages.LANGUAGES)),
        *(pytest.param(language, SIZES, marks=pytest.mark.slow) for language in sorted(languages.LANGUAGES)),
    ],
)
def test_no_caption_is_cut(
    qapp: QApplication, table: MahjongAudience, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    """At the least size in a hall, and slowly at all sizes in all rooms."""
    languages.install(qapp, language)
    rooms, kinds = (ROOMS, KINDS) if len(sizes) > 1 else ((1.33,), longest())
    cut = list(chain.from_iterable(cut_captions(table, size, room, kinds) for size in sizes for room in rooms))
    assert not cut, "\n".join(cut[:30])
