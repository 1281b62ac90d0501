"""The file of the profile in which the series of the hand calculator is kept."""

from __future__ import annotations

import contextlib
import os

from PySide6.QtCore import QIODevice, QSaveFile

from tablegames_qt.profile import Profile
from tablegames_qt.tables.mahjong.calculator.series import Series

FILE = "mahjong-series.json"


class SeriesFile:
    """Reads and writes it; nothing is written to a profile that cannot be written to."""

    def __init__(self, profile: Profile) -> None:
        self._path, self._read_only = profile.folder / FILE, profile.read_only

    def load(self) -> Series | None:
        """Return the series, None if there is none that can be read."""
        with contextlib.suppress(OSError, ValueError, KeyError):
            return Series.load(self._path.read_text(encoding="utf-8"))
        return None

    def save(self, series: Series) -> bool:
        """Write a series; return whether it went well."""
        if self._read_only:
            return True
        file = QSaveFile(os.fspath(self._path))
        written = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(series.dump().encode()) >= 0
        return bool(written and file.commit())
