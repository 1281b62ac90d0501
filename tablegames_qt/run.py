"""Running the program for a person."""

from __future__ import annotations

import signal
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tablegames_qt import __version__
from tablegames_qt.app import Program
from tablegames_qt.interface_scale import scaled_interface
from tablegames_qt.profile import Profile
from tablegames_qt.tables import TABLES


def name_application() -> None:
    """Name the program, so that settings and saves find their folder."""
    QCoreApplication.setApplicationName("tablegames")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("tablegames")


def make_application() -> QApplication:
    """Return the one application."""
    name_application()
    return QApplication(["tablegames"])


def run_program(file: Path | None, folder: Path | None, language: str) -> int:
    """Show the window and run until it is closed; return the exit status. `file` is a match to go on with."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal ends the program, which has saved already
    name_application()
    with scaled_interface(folder or Profile.usual_folder()):
        app = make_application()
    program = Program(app, TABLES, folder, language)
    program.show()
    if file is not None:
        program.open_file(file)
    status = app.exec()
    program.close()
    return status
