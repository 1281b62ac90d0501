"""What a table of Los Chinos reports to the player at a real window; places are pixels of the screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF

from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.button import Button
from tablegames_qt.tables.chinos.shared import SharedTable
from tablegames_qt.tables.chinos.table import ChinosTable


def table_of(page: MatchPage, table: ChinosTable) -> dict[str, Any]:
    """Everything that a player sees of the table and needs to touch it."""
    session = page.session
    view = session.view()
    assert isinstance(view, ChinosView)

    def place(point: QPointF) -> list[int]:
        found = page.view.viewport().mapToGlobal(page.view.mapFromScene(point))
        return [found.x(), found.y()]

    def button(item: Button) -> list[int] | None:
        return place(item.rect().center()) if item.isVisible() and item.enabled else None

    tray, bill, ringed = table.tray, table.bill, table.ring.item
    hot = page.hot_seat
    asked = bool(session.waiting_for) or session.outcome is not None
    return {
        "moves": len(session.record.moves),
        "last": session.record.moves[-1].text if session.record.moves else "",
        "seed": session.record.seed.hex(),
        "phase": view.phase,
        "round": view.round,
        "own_move": table.own_move,
        "asked": asked and (hot is None or not hot.covered),
        "rest": not table.choreographer.running,
        "ring": ringed.text if isinstance(ringed, Button) else None,
        "sentence": table.sentence_line.text,
        "in_fist": len(table.in_fist),
        "chosen": table.chosen,
        "totals": list(view.open_totals),
        "view": _view(view),
        "scene": _scene(table, view),
        "coins": [place(table.coin(number).rect().center()) for number in range(3)],
        "hands": [place(item.rect().center()) for item in table.own_hands],
        "pad": {str(total): button(each) for total, each in enumerate(tray.pad) if each.isVisible()},
        "names": {str(seat): button(each) for seat, each in enumerate(tray.seats) if each.isVisible()},
        "confirm": button(tray.confirm),
        "bill": {
            "next": button(bill.next),
            "names": {str(seat): button(each) for seat, each in enumerate(bill.seats) if each.isVisible()},
            "first": bill.first,
            "paid": list(view.bill),
        },
        "felt": place(QPointF(table.look.width / 2, 0.62 * table.look.height)),
        "seconds": table.board.seconds.text if table.board.seconds.isVisible() else "",
        "entered": {str(seat): coins for seat, coins in table.entries.entering.coins.items()}
        if isinstance(table, SharedTable)
        else {},
        "curtain": None if hot is None or not hot.covered else hot.state.value,
        "name": None if hot is None or hot.seat is None else page.names[hot.seat],
        "table": TABLE in session.to_act,
    }


def _view(view: ChinosView) -> dict[str, Any]:
    """What the rules say is to be seen: closed fists of others, calls, own coins, saved players."""
    playing = view.phase in ("hide", "call", "show")
    return {
        "closed": [int(seat) for seat in view.closed if seat != view.viewer],
        "calls": {str(seat): str(total) for seat, total in view.called},
        "saved": [] if view.phase == "over" else sorted(map(int, view.saved)),
        "own": view.coins if playing and view.viewer in view.closed else None,
        "bill": view.phase == "over",
    }


def _scene(table: ChinosTable, view: ChinosView) -> dict[str, Any]:
    """What is seen on the table, by what stands there."""
    own = view.viewer is not None and view.viewer in view.closed and view.phase in ("hide", "call")
    hands = [(seat, table.hand(Seat(seat))) for seat in range(view.seats) if seat != view.viewer]
    bubbles = enumerate(table.board.bubbles)
    return {
        "closed": [seat for seat, hand in hands if hand.isVisible() and hand.opacity() == 1.0 and hand.face is None],
        "calls": {str(seat): bubble.number for seat, bubble in bubbles if bubble.isVisible()},
        "saved": [seat for seat in range(view.seats) if table.saved_cup(Seat(seat)).isVisible()],
        "own": sum(table.coin(number).isVisible() for number in range(3)) if own else None,
        "bill": table.bill.shown,
    }
