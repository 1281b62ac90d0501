"""A program of its own for tests: a match of two people at one screen, which reports what covers the hands.

Run with a folder for the profile. A JSON line after everything that changed: whose turn it is, what is seen, how often
Space was heard of, how many moves there are, and where on the screen a card of the hand and the table are.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from rules.dealing import Dealing
from rules.record import Player
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.new_match import NewMatch
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinese_ten.table import TenTable


class Reporter(QObject):
    """Looks at the window at short intervals and writes what is new."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._heard = 0
        self._last = ""
        self._states: list[str] = []
        self._looks = QTimer(self, interval=20)
        self._looks.timeout.connect(self._look)
        self._looks.start()
        page = program.window.page
        assert page is not None and page.hot_seat is not None
        self._hot = page.hot_seat
        self._hot.changed.connect(self._note)

    def _note(self) -> None:
        self._states.append(self._hot.state.value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space and watched.isWindowType():
            self._heard += 1
        return False

    def _look(self) -> None:
        window = self._program.window
        page = window.page
        assert page is not None
        table, view = page.table, page.session.view()
        shown: dict[str, object] = {
            "window": int(window.winId()),
            "active": window.isActiveWindow(),
            "states": self._states,
            "seat": self._hot.seat,
            "viewer": page.session.viewer,
            "space": self._heard,
            "moves": len(page.session.record.moves),
        }
        if isinstance(table, TenTable) and self._hot.revealed and view.hand and not table.choreographer.running:
            card = table.pack.open[table.in_hand_order(view.hand)[0]]
            for name, point in (
                ("card", card.rect().topLeft() + QPointF(12, 20)),
                ("layout", table.geometry.layout.bottomRight() - QPointF(20, 20)),
            ):
                spot = page.view.viewport().mapToGlobal(page.view.mapFromScene(point))
                shown[name] = [spot.x(), spot.y()]
        line = json.dumps(shown)
        if line != self._last:
            self._last = line
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


def main() -> None:
    """Begin the match and report until the window is closed."""
    app = QApplication(sys.argv)
    program = Program(app, TABLES, Path(sys.argv[1]), "en", InlineRunner())
    program.profile.settings.speed = "off"
    program.profile.settings.sounds = False
    program.show()
    kind = TABLES["chinese_ten"]
    players = (Player("Ana", "you"), Player("Bruno", "person"))
    dealing = Dealing.from_text("held", kind.game.name)
    preset = kind.game.presets[0]
    program.window.desk.begin(NewMatch(kind.game, preset.key, preset.options, players, dealing))
    reporter = Reporter(program)
    app.installEventFilter(reporter)
    app.exec()
    program.close()


if __name__ == "__main__":
    main()
