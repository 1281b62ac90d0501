"""The rules card before a match of the evening: everybody reads it, on the projector too, until the host goes on."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QEvent, QMarginsF, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPageSize, QPainter, QPaintEvent, QPdfWriter, QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rules.options import Preset
from tablegames_qt.evening.card_stage import CardStage
from tablegames_qt.file_dialog import SaveDialog, save_bytes
from tablegames_qt.fresh_keys import ENTER
from tablegames_qt.new_match import NewMatch
from tablegames_qt.page_view import PageView
from tablegames_qt.rules_card import card_text
from tablegames_qt.scene.stage import Stage
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import TableKind, ToolPage
from tablegames_qt.theme import felt_pixmap

SECONDS = 20
"""How long the card is shown when nobody goes on."""
PAGE_SECONDS = 7
"""How long a page of it stays, at most."""


class CardPage(ToolPage):
    """`go` carries the match when the host goes on, or when the time is over; `left` tells that it is not to start."""

    go = Signal(object)
    left = Signal()

    bar = (("home",), ("audience", "", "full_screen"))

    def __init__(self, services: Services, kind: TableKind, new: NewMatch) -> None:
        super().__init__()
        self._services, self._kind, self._new = services, kind, new
        chosen: Preset = next(preset for preset in kind.game.presets if preset.key == new.preset)
        self._options, self._preset = kind.card(new.options, chosen, new.players)
        self._felt = QPixmap()
        self._stages: list[CardStage] = []
        self.seconds = SECONDS
        """Seconds until the match starts by itself."""
        self.clock = QTimer(self, interval=1000)
        self.clock.timeout.connect(self.tick)
        self.heading, self.line = QLabel(), QLabel()
        self.heading.setProperty("role", "title")
        self.line.setProperty("role", "lead")
        self.text = PageView()
        self.pdf, self.wait, self.back, self.start = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        for quiet in (self.pdf, self.wait):
            quiet.setProperty("role", "quiet")
        self.start.setProperty("role", "default")
        self.pdf.clicked.connect(self._ask_for_file)
        self.wait.clicked.connect(self.hold)
        self.back.clicked.connect(self.left)
        self.start.clicked.connect(self._start)
        self._build()
        services.appearance.changed.connect(self._show_look)
        self.retranslate()
        self.clock.start()

    def _build(self) -> None:
        panel = QFrame()
        panel.setProperty("role", "panel")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(28, 20, 28, 12)
        inside.addWidget(self.text)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.pdf)
        foot.addStretch(1)
        for button in (self.wait, self.back, self.start):
            foot.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(self.heading)
        column.addWidget(self.line)
        column.addWidget(panel, 1)
        column.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(48, 28, 48, 24)
        whole.addStretch(1)
        whole.addLayout(column, 8)
        whole.addStretch(1)

    # What the window asks --------------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self.start

    def close_tool(self) -> None:
        self.clock.stop()
        self._services.appearance.changed.disconnect(self._show_look)

    def make_audience(self) -> Stage | None:
        faces, theme = self._services.audience_faces, self._services.appearance.theme
        stage = CardStage(faces, theme, self._kind.title, self._options, self._preset)
        self._stages.append(stage)
        stage.torn_down.connect(lambda: self._stages.remove(stage))
        return stage

    # Time ------------------------------------------------------------------------------------------------------------

    @property
    def held(self) -> bool:
        """Whether the match waits for the host."""
        return not self.clock.isActive()

    def hold(self) -> None:
        """Stop the time: the card stays until the host goes on."""
        self.clock.stop()
        self.start.setFocus()
        self._say_time()

    def tick(self) -> None:
        """Let a second pass; the last one starts the match. The projector turns its pages meanwhile."""
        self.seconds -= 1
        if self.seconds <= 0:
            self._start()
            return
        for stage in self._stages:
            stay = max(1, min(PAGE_SECONDS, math.ceil(SECONDS / stage.count)))
            stage.show_page((SECONDS - self.seconds) // stay)
        self._say_time()

    def _start(self) -> None:
        self.clock.stop()
        self.go.emit(self._new)

    # On paper --------------------------------------------------------------------------------------------------------

    def _ask_for_file(self) -> None:
        self.hold()
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = SaveDialog(
            self.window(),
            self.tr("Save the rules card"),
            Path(folder) / f"{self._kind.game.name}.pdf",
            self.tr("Pages to print (*.pdf)"),
        )
        dialog.fileSelected.connect(lambda path: self.write(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the card as pages that can be printed, and say what became of it."""
        title = QCoreApplication.translate("games", self._kind.title)
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(title)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(18, 18, 18, 18))
        document = QTextDocument()
        document.setDefaultFont(self.font())
        document.setHtml(f"<h1>{title}</h1>{card_text(self._options, self._preset)}")
        document.print_(writer)
        fault = save_bytes(path, bytes(buffer.data().data()))
        if fault:
            self.said.emit(self.tr("The file could not be written: {words}.").format(words=fault))
        else:
            self.said.emit(self.tr("The rules card is in {path}.").format(path=path))

    # How it looks ----------------------------------------------------------------------------------------------------

    def _say_time(self) -> None:
        if self.held:
            self.line.setText(self.tr("The match starts when you go on."))
        else:
            self.line.setText(self.tr("The match starts in {seconds} s.").format(seconds=self.seconds))
        self.wait.setEnabled(not self.held)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        title = QCoreApplication.translate("games", self._kind.title)
        self.setWindowTitle(title)
        self.heading.setText(self.tr("The rules of this match: {game}").format(game=title))
        self.text.setHtml(card_text(self._options, self._preset))
        self.text.setAccessibleName(self.tr("Rules of this match"))
        self.pdf.setText(self.tr("Save as PDF …"))
        self.wait.setText(self.tr("Wait"))
        self.wait.setToolTip(self.tr("Shows the card until you go on."))
        self.back.setText(self.tr("Back to the evening"))
        self.start.setText(self.tr("Go on"))
        self._say_time()

    def _show_look(self) -> None:
        self._felt = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._felt.isNull() or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self._services.appearance.theme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, self._felt)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as it does in dialogs and at home."""
        button = self.focusWidget()
        if event.key() in ENTER and isinstance(button, QPushButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._felt = QPixmap()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
