"""The About entry of a packaged program says exact versions and where the licences are."""

from __future__ import annotations

import html
import platform
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt import __version__
from tablegames_qt.about_dialog import AboutDialog, notices_folder
from tablegames_qt.appearance import Appearance

LAYOUTS = {
    "beside it": ("tablegames/tablegames", "tablegames/licences"),
    "macOS": ("Table Games.app/Contents/MacOS/tablegames", "Table Games.app/Contents/Resources/licences"),
    "Debian": ("usr/lib/tablegames/tablegames", "usr/share/doc/tablegames/notices"),
}


def laid_out(folder: Path, layout: str) -> tuple[Path, Path]:
    program, notices = (folder / name for name in LAYOUTS[layout])
    for part in (program.parent, notices):
        part.mkdir(parents=True)
    program.touch()
    (notices / "NOTICES.txt").touch()
    return program, notices


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_licences_are_found_however_the_program_is_installed(tmp_path: Path, layout: str) -> None:
    program, notices = laid_out(tmp_path.resolve(), layout)
    assert notices_folder(program) == notices
    (notices / "NOTICES.txt").unlink()
    assert notices_folder(program) is None


@pytest.mark.usefixtures("english")
def test_about_says_the_versions_and_in_a_packaged_program_where_the_licences_are(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    appearance = Appearance("green", window)
    source = AboutDialog(window, appearance)
    source.retranslate()
    shown = source.text.toPlainText()
    for words in (
        f"Table Games {__version__}",
        f"Python {platform.python_version()}",
        f"Qt {qVersion()}",
        "Lesser General",
    ):
        assert words in shown
    assert "licences of all parts" not in shown
    program, notices = laid_out(tmp_path.resolve(), "beside it")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    packaged = AboutDialog(window, appearance)
    packaged.retranslate()
    assert html.unescape(packaged.text.toPlainText()).count(str(notices)) == 1
