"""What the reporter of `tests.e2e.reported` says of a table of Chinese poker. Places are pixels of the screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF

from rules.chinese_poker.setting import ROWS, SIZES
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinese_poker.table import PokerTable


def poker_table(page: MatchPage) -> dict[str, Any]:
    """Return what is shown: cards by place, buttons, words."""
    table, session = page.table, page.session
    assert isinstance(table, PokerTable)
    view = session.view()

    def place(point: QPointF) -> list[int]:
        found = page.view.viewport().mapToGlobal(page.view.mapFromScene(point))
        return [found.x(), found.y()]

    setting = table.arranger.active and table.arranger.arrangement is not None
    rows = {row: [str(card) if card else None for card in table.arranger.laid[row]] for row in ROWS} if setting else {}
    items = [item for item in table.pack.items if item.isVisible() and item.card is not None]
    buttons = {name: button for name, button in table.board.buttons.items() if button.isVisible()}
    buttons |= {name: button for name, button in table.foot.buttons.items() if button.isVisible()}
    if table.question.shown:
        buttons |= {"yes": table.question.yes, "no": table.question.no}
    return {
        "moves": len(session.record.moves),
        "phase": view.phase,
        "deal": view.deal,
        "asked": bool(session.waiting_for) or session.outcome is not None,
        "rest": not table.choreographer.running and not table.choreographer.ticking,
        "dragging": table.pointer.dragging,
        "chosen": str(table.pointer.selected.face) if table.pointer.selected is not None else None,
        "ring": _ringed(table),
        "hand": sorted(map(str, view.hand)),
        "tray": [str(card) for card in table.arranger.laid.tray] if setting else [],
        "rows": rows,
        "spots": {str(item.card): place(item.rect().topLeft() + QPointF(9, 20)) for item in items},
        "middles": {str(item.card): place(item.rect().center()) for item in items},
        "slots": {row: [place(table.geometry.slot(row, at).center()) for at in range(SIZES[row])] for row in ROWS},
        "buttons": {name: place(button.rect().center()) for name, button in buttons.items() if button.enabled},
        "question": table.question.words if table.question.shown else None,
        "notice": table.notice.text if table.notice.isVisible() else None,
        "sentence": table.sentence_line.text,
        "review": table.reviewing.shown,
    }


def _ringed(table: PokerTable) -> str | None:
    """What the keyboard's ring is around: a card, or what kind of thing."""
    item = table.ring.item
    if item is None:
        return None
    return str(item.card) if isinstance(item, CardItem) else type(item).__name__
