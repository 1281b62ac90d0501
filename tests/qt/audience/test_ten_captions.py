"""The captions of Chinese Ten's audience: what is seldom told is said in whole words too, with the longest names."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from rules import GAMES
from rules.cards import cards
from rules.chinese_ten import events
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt import languages
from tablegames_qt.assets import CardFaces
from tablegames_qt.tables.chinese_ten import audience_words
from tablegames_qt.tables.chinese_ten.audience import TenAudience
from tablegames_qt.tables.chinese_ten.kind import CHINESE_TEN_TABLE
from tests.qt.audience.played import LONG, moments
from tests.qt.tables.legible import ROOMS, SIZES, audience_of

SEATS = 4


@pytest.fixture
def table(qapp: QApplication, faces: CardFaces, tmp_path: Path, english: None) -> Iterator[TenAudience]:
    """The audience's table of four with long names."""
    made = audience_of(CHINESE_TEN_TABLE, faces, tmp_path, LONG[:SEATS])
    assert isinstance(made, TenAudience)
    yield made
    made.tear_down()


def happenings() -> Iterator[Event]:
    """What happens between turns, by every seat."""
    lots = tuple(events.Lot(Seat(seat), card) for seat, card in enumerate(cards("Th Qd 9c Qs")))
    queens = cards("Qs Qh Qd Qc")
    for seat in map(Seat, range(SEATS)):
        yield events.DealerDrawn(
            seat, tuple(replace(lot, seat=Seat((seat + at) % SEATS)) for at, lot in enumerate(lots))
        )
        yield events.Redealt(seat, queens[0].rank, queens)
        yield events.FourAlikeTaken(seat, queens, 40, 4, 40)
    yield events.TripleMarked(queens[0].rank, queens[:3])
    yield events.LayoutEmptied(210)


def ends() -> Iterator[TenView]:
    """A match that has ended, won by one, by two, by three, and by all."""
    view = GAMES["chinese_ten"].view(moments("chinese_ten", SEATS)["match-over"][2], None)
    yield view
    for number in (2, 3, 4):
        yield replace(view, winners=tuple(map(Seat, range(number))))


@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
def test_no_caption_is_cut(qapp: QApplication, table: TenAudience, language: str) -> None:
    languages.install(qapp, language)
    caption, cut = table.board.caption, []
    for size, room in itertools.product(SIZES[:3:2], ROOMS[1:]):
        table.fit(QSizeF(*size), 1.0)
        table.set_room(room)
        for event in happenings():
            caption.tell([""], [""])
            table.say_event(event)
            cut += [(size, room, part.wordings) for part in (caption.headline, caption.detail) if part.cut]
        for view in ends():
            caption.tell(audience_words.happened(view, LONG), audience_words.stands(view, LONG))
            cut += [(size, room, part.wordings) for part in (caption.headline, caption.detail) if part.cut]
    assert not cut
