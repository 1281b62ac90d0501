"""The score keeper as a page of the window: the sheets that are kept, or one of them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rules.keeping import KeptGame
from tablegames_qt.documents import DocumentFile, Documents, OpenedDocument, SavedDocument
from tablegames_qt.keeper.board import board_of
from tablegames_qt.keeper.deeds import SheetDeeds
from tablegames_qt.keeper.kept_games import result_of
from tablegames_qt.keeper.setup import KeeperSetup
from tablegames_qt.keeper.sheet_file import SheetFile
from tablegames_qt.keeper.sheet_stack import SheetStack
from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.keeper.stage import KeeperStage
from tablegames_qt.keeper.start import StartView
from tablegames_qt.profile import other_version_sentence
from tablegames_qt.scene.stage import Stage
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import TableKind, ToolPage
from tablegames_qt.theme import felt_pixmap


class KeeperPage(ToolPage):
    """Keeps every change of a sheet in the profile as it is made."""

    finished = Signal(object)
    """The `Result` of a kept match, which the players want in their evening."""
    board_wanted = Signal()
    """The players want to see the board of their evening."""
    help_wanted = Signal()
    help_page = "keeper"
    bar = (("home", "", "undo", "redo"), ("audience", "full_screen"))

    def __init__(self, services: Services, kinds: Mapping[str, TableKind], documents: Documents) -> None:
        super().__init__()
        self._services, self._kinds, self._documents = services, kinds, documents
        self.start = StartView(kinds, services, read_only=documents.read_only)
        self._file = SheetFile(documents, self)
        self._file.said.connect(self.said)
        self._file.facts.connect(self.facts)
        self._stages: list[KeeperStage] = []
        self._felt = QPixmap()
        self._taken = False
        """Whether the present result has been handed to the evening."""
        self.takes_results = False
        """Whether there is an evening that takes results."""
        self.deeds = SheetDeeds(self, services)
        self.deeds.said.connect(self.said)
        self.deeds.opened.connect(self.opened)
        self.deeds.help_wanted.connect(self.help_wanted)
        self.deeds.renamed.connect(self._replace)
        self.stack = SheetStack(self.start)
        self.stack.said.connect(self.said)
        self.stack.opened.connect(self.opened)
        self.stack.changed.connect(self._tell)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self.start.game_chosen.connect(self.set_up)
        self.start.described.connect(self.said)
        self.start.continue_wanted.connect(documents.open)
        self.start.delete_wanted.connect(documents.delete)
        documents.listed.connect(self._list)
        documents.opened.connect(self._take_up)
        services.appearance.changed.connect(self._show_look)
        documents.list_saved()

    # What the window asks

    def first_focus(self) -> QWidget:
        """Begin at the list, or with the form."""
        return self.start.first_focus() if self.sheet is None else self.sheet.first_focus()

    @property
    def sheet(self) -> SheetView | None:
        """The sheet that is open."""
        return self.stack.sheet

    @property
    def match(self) -> KeptGame | None:
        """The match on the page."""
        return None if self.sheet is None else self.sheet.match

    def undo(self) -> None:
        """Take the last change of the sheet back, or of the page in its place."""
        if self.stack.inner is not None:
            self.stack.inner.undo()
        elif self.match is not None and self.match.can_undo:
            self._replace(self.match.undo())

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self.stack.inner is not None:
            self.stack.inner.redo()
        elif self.match is not None and self.match.can_redo:
            self._replace(self.match.redo())

    def close_tool(self) -> None:
        """Nothing is left open: every change is kept at once."""
        self._services.appearance.changed.disconnect(self._show_look)
        self._documents.listed.disconnect(self._list)
        self._documents.opened.disconnect(self._take_up)
        self._let_go()

    def make_audience(self) -> Stage | None:
        """Return a board of the present match, or an empty one while none is open."""
        stage = KeeperStage(self._services.audience_faces, self._services.appearance.theme, board_of(self.sheet))
        self._stages.append(stage)
        stage.torn_down.connect(lambda: self._stages.remove(stage))
        return stage

    # Sheets

    def _list(self, saved: list[SavedDocument[KeptGame]]) -> None:
        """Show the kept sheets; who has not gone anywhere yet is led to the one that goes on."""
        untouched = self.start.games.tiles[0].hasFocus()
        self.start.show_saved(saved)
        if untouched:
            self.start.first_focus().setFocus()

    def set_up(self, kind: TableKind) -> None:
        """Ask for players and rules of a new sheet."""
        last = next((row.saved.content for row in self.start.rows if self._is_of(row.saved.content, kind)), None)
        names = last.names if last is not None else ()
        options = last.sheet().standing.options if last is not None else None
        dialog = KeeperSetup(self.window(), self._services.appearance, kind, names, options)
        dialog.begun.connect(self.begin)
        self.opened.emit(dialog)

    @staticmethod
    def _is_of(match: KeptGame | None, kind: TableKind) -> bool:
        return match is not None and match.game.name == kind.game.name

    def begin(self, match: KeptGame) -> None:
        """Open a new sheet."""
        self._show_sheet(match, self._documents.file())
        self._file.write(match)

    def _take_up(self, opened: OpenedDocument[KeptGame]) -> None:
        if opened.content is None:
            aside = self.tr("This sheet could not be read. Its file is kept aside, nothing is deleted.")
            self.said.emit(other_version_sentence(opened.reason, opened.damaged) or aside)
            self._documents.list_saved()
            return
        self._show_sheet(opened.content, self._documents.file(opened.slot))
        self._file.tell_saved()
        if opened.damaged:
            self.said.emit(self.tr("The last save could not be read. You continue from the save before it."))

    def _show_sheet(self, match: KeptGame, file: DocumentFile) -> None:
        self._file.take(file)
        self.deeds.sheet = sheet = SheetView(self._kinds[match.game.name], self._services, match)
        self.stack.show_sheet(sheet)
        sheet.changed.connect(self._changed)
        sheet.deed_wanted.connect(self._do)
        sheet.over.evening_button.setVisible(self.takes_results)
        sheet.show_match(match)
        sheet.first_focus().setFocus()
        self.said.emit(sheet.lead.text())
        self._taken = False
        self._tell()

    def _let_go(self) -> None:
        """Put the sheet down; its file goes on writing by itself."""
        self._file.let_go()
        self.deeds.sheet = None
        self.stack.let_go()

    def _replace(self, match: KeptGame) -> None:
        assert self.sheet is not None
        self.sheet.show_match(match)
        self._changed(match)

    def _changed(self, match: KeptGame) -> None:
        """Something was entered, corrected, removed, undone: it is kept, and everybody sees it."""
        assert self.sheet is not None
        self.sheet.match = match
        self._taken = False
        self._file.write(match)
        self._tell()

    def _tell(self) -> None:
        undoing = self.stack.inner or self.match
        self.can_undo = undoing is not None and undoing.can_undo
        self.can_redo = undoing is not None and undoing.can_redo
        if self.sheet is not None:
            self.sheet.over.show_taken(taken=self._taken)
        board = board_of(self.sheet)
        for stage in self._stages:
            stage.show_board(board)
        self.changed.emit()

    # What the buttons do

    def _do(self, deed: str) -> None:
        {
            "rules": self.deeds.show_rules,
            "names": self.deeds.show_names,
            "latecomer": self.deeds.show_latecomer,
            "copy": self.deeds.copy,
            "csv": self.deeds.ask_file,
            "start": self.show_start,
            "again": self._again,
            "evening": self._finish,
        }[deed]()

    def show_start(self) -> None:
        """Go back to the list of sheets; the one that was open is kept."""
        self._let_go()
        self.stack.show_start()
        self._documents.list_saved()
        self.facts.emit("")
        self._tell()
        self.start.first_focus().setFocus()

    def _again(self) -> None:
        match = self.match
        assert match is not None
        standing = match.sheet().standing
        self.begin(KeptGame(match.game, standing.options, match.names, standing.opener))

    def _finish(self) -> None:
        assert self.match is not None
        if self._taken:
            self.board_wanted.emit()
            return
        self._taken = True
        self.finished.emit(result_of(self.match))
        self._tell()

    # Keys and look

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        super().changeEvent(event)

    def _show_look(self) -> None:
        self._felt = QPixmap()
        for stage in self._stages:
            stage.set_theme(self._services.appearance.theme)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._felt = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._felt.isNull() or self._felt.devicePixelRatio() != self.devicePixelRatioF():
            self._felt = felt_pixmap(self._services.appearance.theme, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, self._felt)
