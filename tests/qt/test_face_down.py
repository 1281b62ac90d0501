"""Playing alone while others are near: the own hand lies face down until it is looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.piece_item import PieceItem
from tests.qt.shared_screen import begin, space

HANDS = {"chinese_ten": 2, "chinchon": 2, "chinese_poker": 2, "mahjong": 4}
"""Games with hands, and how many sit down."""


def hand(page: MatchPage) -> list[PieceItem]:
    """The own pieces that are on the table, from left to right."""
    table = page.table
    own = [piece for piece in table.pieces.values() if piece.isVisible() and table.private(piece)]
    return sorted(own, key=lambda piece: piece.x())


@pytest.mark.parametrize(
    "game", ["chinchon", *(pytest.param(game, marks=pytest.mark.slow) for game in HANDS if game != "chinchon")]
)
def test_own_pieces_are_seen_under_the_pointer_and_while_space_is_held(
    qtbot: QtBot, program: Program, game: str
) -> None:
    program.profile.settings.anti_peek = True
    page = begin(program, game, ["you", *["bot"] * (HANDS[game] - 1)])
    table = page.table

    def asked() -> bool:
        table.choreographer.settle()
        page.session.hurry()
        return page.session.viewer in page.session.waiting_for and not table.choreographer.running

    qtbot.waitUntil(asked)
    own = hand(page)
    assert len(own) >= 7 and all(piece.veiled and piece.seen_face is None for piece in own)
    assert all(not piece.veiled for piece in table.pieces.values() if piece not in own)
    last = own[-1]
    middle = page.view.mapFromScene(last.rect().center())
    QTest.mouseMove(page.view.viewport(), middle + QPoint(3, 0))
    QTest.mouseMove(page.view.viewport(), middle)
    assert [piece for piece in own if not piece.veiled] == [last]
    QTest.mouseMove(page.view.viewport(), QPoint(2, 2))
    assert all(piece.veiled for piece in own)
    page.view.setFocus()
    space(page, down=True)
    assert not any(piece.veiled for piece in own)
    space(page, down=False)
    assert all(piece.veiled for piece in own)
    QTest.keyClick(page.view, Qt.Key.Key_1)  # the ring of the keyboard looks like the pointer does
    assert [piece for piece in own if not piece.veiled] == [table.ring.item]
    program.profile.settings.anti_peek = False
    assert not any(piece.veiled for piece in own)
