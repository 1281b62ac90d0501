"""What a mahjong table reports to the player at a real window; places are pixels of the screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF

from rules.dealing import Rng
from rules.mahjong import MAHJONG
from rules.mahjong.actions import Discard
from rules.mahjong.view import MahjongView
from rules.seats import TABLE, Seat
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong.pieces import faces
from tablegames_qt.tables.mahjong.table import MahjongTable


def table_of(page: MatchPage, table: MahjongTable) -> dict[str, Any]:
    """Everything that a player sees of the table and needs to touch it."""
    session = page.session
    view = session.view()
    assert isinstance(view, MahjongView)

    def place(point: QPointF) -> list[int]:
        found = page.view.viewport().mapToGlobal(page.view.mapFromScene(point))
        return [found.x(), found.y()]

    def button(item: Button) -> list[int] | None:
        return place(item.rect().center()) if item.isVisible() and item.enabled else None

    rack, ringed = table.pack.rack, table.ring.item
    able = table.calls.able or view.window is None
    asked = session.outcome is not None or TABLE in session.waiting_for or (Seat(0) in session.waiting_for and able)
    return {
        "moves": len(session.record.moves),
        "phase": view.phase,
        "hands": len(view.finished),
        "asked": asked,
        "rest": not table.choreographer.running,
        "ring": ringed.text
        if isinstance(ringed, Button)
        else str(ringed.face)
        if isinstance(ringed, TileItem)
        else None,
        "sentence": table.sentence_line.text,
        "view": {
            "rack": sorted(map(str, view.concealed)),
            "open": sorted(str(tile) for tile in faces(view).values() if tile is not None),
        },
        "scene": {
            "rack": sorted(str(item.tile) for item in rack.all),
            "open": sorted(str(item.tile) for item in table.pack.slots.values() if item.tile is not None),
        },
        "tiles": [[str(item.tile), place(item.rect().center())] for item in rack.all],
        "throw": _throw(view),
        "calls": [str(MAHJONG.text(action)) for action in table.calls.legal()],
        "buttons": {name: button(each) for name, each in table.bar.buttons.items()},
        "next": button(table.sheet.next),
        "pond": place(table.geometry.pond_area("bottom").center()),
    }


def _throw(view: MahjongView) -> int | None:
    """The place in the hand, from the left, of what the easy bot would throw; None where nothing is to be thrown."""
    if view.window is not None or not view.asked:
        return None
    legal = view.choices()
    assert legal is not None
    choice = MAHJONG.levels["easy"].choose(view, legal, Rng.from_text("e2e"))
    if not isinstance(choice.action, Discard):
        return 0
    order = [*view.hand, *([view.drawn] if view.drawn is not None else [])]
    return order.index(choice.action.tile)
