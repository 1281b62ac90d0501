"""The program as a player starts it, which besides writes down what it shows: `python -m tests.e2e.reported OPTION...`

Options are those of the program. The deals follow from the text in the environment variable of `DEALS`, so that a test
meets the same cards each time. Standard output gets a line of JSON whenever what is shown has changed. The reporter
only reads: it looks at the window many times a second, and counts the input that arrives there.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

from rules.chinese_ten.captures import targets
from rules.chinese_ten.view import TenView
from rules.dealing import Dealing
from tablegames_qt import run
from tablegames_qt.__main__ import main
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tablegames_qt.tables.chinese_poker.table import PokerTable
from tablegames_qt.tables.chinese_ten.table import TenTable
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.mahjong.table import MahjongTable
from tests.e2e import chinchon_report, chinos_report, mahjong_report
from tests.e2e.real_input import DEALS
from tests.e2e.reported_poker import poker_table

LOOK_EVERY = 10
"""Milliseconds between two looks at the window."""
COUNTED = {
    QEvent.Type.MouseButtonPress: "press",
    QEvent.Type.MouseButtonDblClick: "press",
    QEvent.Type.MouseButtonRelease: "release",
    QEvent.Type.KeyRelease: "key",
}


class Reporter(QObject):
    """Writes a line whenever something has changed. Places are pixels of the screen."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._window = program.window
        self._inputs = dict.fromkeys(COUNTED.values(), 0)
        self._port: QWindow | None = None
        self._last = ""
        self._faults: list[str] = []
        program.crashed.connect(self._faults.append)
        self._looks = QTimer(self, interval=LOOK_EVERY)
        self._looks.timeout.connect(self._look)
        self._looks.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = COUNTED.get(event.type())
        if kind is not None and event.spontaneous():
            self._inputs[kind] += 1
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        if self._port is None:
            self._port = self._window.windowHandle()
            if self._port is not None:
                self._port.installEventFilter(self)
        line = json.dumps(self._shown())
        if line != self._last:
            self._last = line
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    def _shown(self) -> dict[str, Any]:
        window = self._window
        overlays = window.overlays()
        corner = window.mapToGlobal(QPoint(0, 0))
        popup = QApplication.activePopupWidget()
        return {
            "window": int(window.winId()),
            "inputs": self._inputs,
            "faults": self._faults,
            "exposed": self._port is not None and self._port.isExposed(),
            "active": window.isActiveWindow(),
            "language": window.home.languages.value,
            "focus": type(window.focusWidget()).__name__,
            "frame": [corner.x(), corner.y(), window.width(), window.height()],
            "popup": None if popup is None else type(popup).__name__,
            "dialog": type(overlays[-1]).__name__ if overlays else None,
            "default": _middle(overlays[-1].default_button) if overlays else None,
            "tiles": [_middle(tile) for tile in window.home.tiles] if window.page is None else [],
            "tile": _middle(window.home.tiles[0]) if window.page is None else None,
            "continue": _middle(window.home.strip.button) if window.page is None and window.home.can_continue else None,
            "menu": _middle(window.menuBar()),
            "saved": window.status.saved.text(),
            "table": _shown_table(window.page),
        }


def _middle(widget: QWidget | None) -> list[int] | None:
    if widget is None or not widget.isVisible():
        return None
    point = widget.mapToGlobal(widget.rect().center())
    return [point.x(), point.y()]


def _shown_table(page: MatchPage | None) -> dict[str, Any] | None:
    if page is None:
        return None
    return _table(page)


def _table(page: MatchPage) -> dict[str, Any]:
    table, session = page.table, page.session
    if isinstance(table, PokerTable):
        return poker_table(page)
    if isinstance(table, ChinchonTable):
        return chinchon_report.table_of(page, table)
    if isinstance(table, ChinosTable):
        return chinos_report.table_of(page, table)
    if isinstance(table, MahjongTable):
        return mahjong_report.table_of(page, table)
    assert isinstance(table, TenTable)
    view: TenView = session.view()

    def place(point: QPointF) -> list[int]:
        found = page.view.viewport().mapToGlobal(page.view.mapFromScene(point))
        return [found.x(), found.y()]

    cards = [item for item in table.items() if isinstance(item, CardItem) and item.isVisible()]
    return {
        "moves": len(session.record.moves),
        "phase": view.phase,
        "asked": bool(session.waiting_for) or session.outcome is not None,
        "rest": not table.choreographer.running and not table.choreographer.ticking,
        "dragging": table.pointer.dragging,
        "chosen": str(table.pointer.selected.face) if table.pointer.selected is not None else None,
        "ring": _ringed(table),
        "notice": table.notice.text if table.notice.isVisible() else None,
        "view": _zones_of_view(view),
        "scene": _zones_of_scene(table, cards),
        "spots": {str(item.card): place(item.rect().topLeft() + QPointF(9, 14)) for item in cards if item.card},
        "takes": {
            str(card): [str(each) for target in targets(view.layout, card, view.marked) for each in target]
            for card in (*view.hand, *((view.turned,) if view.turned is not None else ()))
        },
        "felt": place(table.geometry.layout.topRight() + QPointF(-12, 12)),
        "next": place(table.sheet.next.rect().center()) if table.sheet.next.isVisible() else None,
        "sort": place(table.sort_button.rect().center()),
        "speed": _middle(page.window().tools.speed),  # type: ignore[attr-defined]
    }


def _ringed(table: TenTable) -> str | None:
    """What the keyboard's ring is around: a card, or what kind of thing."""
    item = table.ring.item
    if item is None:
        return None
    return str(item.card) if isinstance(item, CardItem) else type(item).__name__


def _zones_of_view(view: TenView) -> dict[str, list[str]]:
    """What the rules say lies open, by zone; nothing of it once the score sheet covers the table."""
    if view.piles is not None:
        return {"hand": [], "layout": [], "turned": [], "elsewhere": []}
    return {
        "hand": sorted(map(str, view.hand)),
        "layout": sorted(map(str, view.layout)),
        "turned": [] if view.turned is None else [str(view.turned)],
        "elsewhere": [],
    }


def _zones_of_scene(table: TenTable, cards: Sequence[CardItem]) -> dict[str, list[str]]:
    """The faces that are seen, by where they are: what the player would say."""
    zones: dict[str, list[str]] = {"hand": [], "layout": [], "turned": [], "elsewhere": []}
    if table.sheet.shown:
        return zones
    geometry = table.geometry
    for item in cards:
        if item.card is None:
            continue
        middle = item.rect().center()
        if geometry.layout.contains(middle):
            zone = "layout"
        elif (item.rect().topLeft() - geometry.turned).manhattanLength() < 2:
            zone = "turned"
        elif middle.y() > 0.76 * geometry.height and item.scale() == 1.0:
            zone = "hand"
        else:
            zone = "elsewhere"
        zones[zone].append(str(item.card))
    return {zone: sorted(names) for zone, names in zones.items()}


class ReportedProgram(Program):
    """The program with somebody who writes down what it shows."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.reporter = Reporter(self)


def _known_deals(text: str) -> Callable[[str], Dealing]:
    """Return what deals the same to the first match of every run, and to the second, in place of `Dealing.fresh`."""
    numbers = itertools.count()
    return lambda game, cut="": Dealing.from_text(f"{text} {next(numbers)}", game, cut)


if __name__ == "__main__":
    Dealing.fresh = _known_deals(os.environ[DEALS])  # type: ignore[method-assign, assignment]
    run.Program = ReportedProgram  # type: ignore[misc]
    sys.exit(main())
