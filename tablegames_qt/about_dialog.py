"""What the program is, whose work it contains, and what to write down when something is wrong with it."""

from __future__ import annotations

import html
import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

import tablegames_qt
from tablegames_qt.appearance import Appearance
from tablegames_qt.overlay import Overlay
from tablegames_qt.page_view import PageView
from tablegames_qt.theme import load_fonts


def facts() -> str:
    """Return the versions and the surroundings of the program, one a line, in English for whoever mends it."""
    return "\n".join(
        (
            f"Table Games {tablegames_qt.__version__}",
            f"Python {platform.python_version()}",
            f"PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"{platform.platform()}, {QGuiApplication.platformName()}",
        )
    )


def notices_folder(program: Path | None = None) -> Path | None:
    """Return where the licences of all parts lie, with their exact versions and where their source is.

    They come with the packaged program only: beside it, on macOS in its resources, on Debian with its papers. `program` is
    the file that was started; by default that of this process, if it is packaged.
    """
    if program is None:
        if not getattr(sys, "frozen", False):
            return None
        program = Path(sys.executable)
    folder = program.resolve().parent
    places = (
        folder / "licences",
        folder.parent / "Resources" / "licences",
        folder.parent.parent / "share/doc/tablegames/notices",
    )
    return next((place for place in places if (place / "NOTICES.txt").is_file()), None)


class AboutDialog(Overlay):
    """Version, licences and a button that copies the facts."""

    def __init__(self, window: QWidget, appearance: Appearance) -> None:
        super().__init__(window, appearance, QSize(620, 470))
        self.version = QLabel()
        self.version.setProperty("role", "second")
        self.text = PageView()
        self.body.addWidget(self.version)
        self.body.addWidget(self.text, 1)
        self.copy_button = QPushButton()
        self.copy_button.setProperty("role", "quiet")
        self.copy_button.clicked.connect(self._copy)
        self.done = QPushButton()
        self.done.clicked.connect(self.close_overlay)
        self.default_button = self.done
        self.foot.addWidget(self.copy_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Table Games"))
        self.setAccessibleName(self.tr("About Table Games"))
        self.version.setText(self.tr("Version {version}").format(version=tablegames_qt.__version__))
        self.copy_button.setText(self.tr("Copy the versions"))
        self.done.setText(self.tr("Close"))
        paragraphs = [
            self.tr(
                "Traditional card and table games for one computer. Every deal is fixed before you play, and bots see no more than you would in their place."
            ),
            self.tr("Table Games is free software under the MIT licence. All cards, icons and sounds are its own."),
            self.tr(
                "It uses Qt {qt} through PySide6 under the GNU Lesser General Public License, version 3. You may replace Qt by another build of the same version."
            ).format(qt=qVersion()),
        ]
        if load_fonts().startswith("Inter"):
            paragraphs.append(
                self.tr("Its text is set in Inter by Rasmus Andersson and others, under the SIL Open Font License 1.1.")
            )
        notices = notices_folder()
        if notices is not None:
            paragraphs.append(
                self.tr("The licences of all parts, and where the source of each is: {folder}").format(folder=notices)
            )
        paragraphs.append(self.tr("Nothing is sent anywhere: the program does not use the network."))
        paragraphs.append(facts().replace("\n", " · "))
        self.text.setHtml("".join(f"<p>{html.escape(each)}</p>" for each in paragraphs))
        self.text.setAccessibleName(self.tr("Licences"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(facts())
        self.copy_button.setText(self.tr("Copied"))
