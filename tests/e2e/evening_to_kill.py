"""Keeps an evening, and prints a line for each state that it was told is on disk, until somebody kills it.

Run as `python -m tests.e2e.evening_to_kill FOLDER`: it goes on with the evening that is saved there, or begins one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from tablegames_qt.evening.desk import EveningDesk
from tablegames_qt.evening.evening import MOST_PLAYED, Evening, Played, new_evening
from tablegames_qt.profile import Profile
from tablegames_qt.tables import TABLES

PEOPLE = [("Ana", 0, ""), ("Bruno", 1, ""), ("Carla", 2, "")]


class Host(QObject):
    """Enters one result after the other as soon as the one before is told to be saved."""

    def __init__(self, desk: EveningDesk) -> None:
        super().__init__()
        self._desk = desk
        self._begun = False
        desk.listed.connect(self._begin)
        desk.opened.connect(self._more)
        desk.saving.connect(self._told)

    def _begin(self) -> None:
        if self._begun:
            return
        self._begun = True
        if self._desk.saved:
            self._desk.open(self._desk.saved[0].slot)
        else:
            self._desk.begin(new_evening("Kept", 1_800_000_000, PEOPLE))

    def _told(self) -> None:
        if self._desk.on_disk:
            evening = self._evening
            marks = sum(each.at for each in evening.played)
            sys.stdout.write(f"saved {self._desk.slot} {len(evening.played)} {marks}\n")
            sys.stdout.flush()
            QTimer.singleShot(0, self, self._more)

    @property
    def _evening(self) -> Evening:
        assert self._desk.evening is not None
        return self._desk.evening

    def _more(self) -> None:
        evening = self._evening
        number = len(evening.played)
        if number == MOST_PLAYED:
            return
        places = ((1, 2, 3), (2, 1, 3), (1, 1, 3))[number % 3]
        self._desk.change(evening.with_played(Played(0, number + 1, "chinchon", (1, 2, 3), places)))


if __name__ == "__main__":
    app = QCoreApplication([])
    profile = Profile(Path(sys.argv[1]))
    host = Host(EveningDesk(profile, TABLES))
    app.exec()
