"""The score keeper as a page of the window: the sheets that are kept, or one of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QIODevice, QSaveFile, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from rules.keeping import KeptGame
from tablegames_qt.documents import DocumentFile, Documents, OpenedDocument
from tablegames_qt.file_dialog import SaveDialog
from tablegames_qt.keeper.kept_games import result_of, to_csv, to_text
from tablegames_qt.keeper.names_dialog import NamesDialog
from tablegames_qt.keeper.setup import KeeperSetup
from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.keeper.stage import Board, KeeperStage, SeatScore
from tablegames_qt.keeper.start import StartView
from tablegames_qt.profile import failure_sentence
from tablegames_qt.rules_card import RulesCard
from tablegames_qt.scene.stage import Stage
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import TableKind, ToolPage
from tablegames_qt.theme import felt_pixmap


class KeeperPage(ToolPage):
    """Keeps every change of a sheet in the profile as it is made."""

    finished = Signal(object)
    """The `Result` of a kept match, which the players want in their evening."""
    help_wanted = Signal()
    help_page = "keeper"

    def __init__(self, services: Services, kinds: Mapping[str, TableKind], documents: Documents) -> None:
        super().__init__()
        self._services, self._kinds, self._documents = services, kinds, documents
        self.start = StartView(kinds, read_only=documents.read_only)
        self.sheet: SheetView | None = None
        self._file: DocumentFile | None = None
        self._stages: list[KeeperStage] = []
        self._inner: ToolPage | None = None
        """What the form has opened in the place of the sheet, such as the hand calculator."""
        self._felt = QPixmap()
        self._taken = False
        """Whether the present result has been handed to the evening."""
        self.takes_results = False
        """Whether there is an evening that takes results."""
        self.stack = QStackedWidget()
        self.stack.addWidget(self.start)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self.start.game_chosen.connect(self.set_up)
        self.start.continue_wanted.connect(documents.open)
        self.start.delete_wanted.connect(documents.delete)
        documents.listed.connect(self.start.show_saved)
        documents.opened.connect(self._take_up)
        services.appearance.changed.connect(self._show_look)
        documents.list_saved()

    # What the window asks

    def first_focus(self) -> QWidget:
        """Begin at the list, or with the form."""
        return self.start.first_focus() if self.sheet is None else self.sheet.first_focus()

    @property
    def match(self) -> KeptGame | None:
        """The match on the page."""
        return None if self.sheet is None else self.sheet.match

    def undo(self) -> None:
        """Take the last change of the sheet back, or of the page in its place."""
        if self._inner is not None:
            self._inner.undo()
        elif self.match is not None and self.match.can_undo:
            self._replace(self.match.undo())

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self._inner is not None:
            self._inner.redo()
        elif self.match is not None and self.match.can_redo:
            self._replace(self.match.redo())

    def close_tool(self) -> None:
        """Nothing is left open: every change is kept at once."""
        self._services.appearance.changed.disconnect(self._show_look)
        self._documents.listed.disconnect(self.start.show_saved)
        self._documents.opened.disconnect(self._take_up)
        self._let_go()

    def make_audience(self) -> Stage | None:
        """Return a board of the present match, or an empty one while none is open."""
        stage = KeeperStage(self._services.audience_faces, self._services.appearance.theme, self.board())
        self._stages.append(stage)
        stage.torn_down.connect(lambda: self._stages.remove(stage))
        return stage

    # Sheets

    def set_up(self, kind: TableKind) -> None:
        """Ask for players and rules of a new sheet."""
        last = next((row.saved.content for row in self.start.rows if self._is_of(row.saved.content, kind)), None)
        names = last.names if last is not None else ()
        options = last.options if last is not None else None
        dialog = KeeperSetup(self.window(), self._services.appearance, kind, names, options)
        dialog.begun.connect(self.begin)
        self.opened.emit(dialog)

    @staticmethod
    def _is_of(match: KeptGame | None, kind: TableKind) -> bool:
        return match is not None and match.game.name == kind.game.name

    def begin(self, match: KeptGame) -> None:
        """Open a new sheet."""
        self._show_sheet(match, self._documents.file())
        self._save(match)

    def _take_up(self, opened: OpenedDocument[KeptGame]) -> None:
        if opened.content is None:
            self.said.emit(self.tr("This sheet could not be read. Its file is kept aside, nothing is deleted."))
            self._documents.list_saved()
            return
        self._show_sheet(opened.content, self._documents.file(opened.slot))
        self.facts.emit(self._saved_words())
        if opened.damaged:
            self.said.emit(self.tr("The last save could not be read. You continue from the save before it."))

    def _show_sheet(self, match: KeptGame, file: DocumentFile) -> None:
        self._let_go()
        kind = self._kinds[match.game.name]
        self.sheet = sheet = SheetView(kind, self._services, match)
        self._file = file
        file.saved.connect(self._saved_now)
        file.failed.connect(self._save_failed)
        sheet.changed.connect(self._changed)
        sheet.said.connect(self.said)
        sheet.opened.connect(self.opened)
        sheet.deed_wanted.connect(self._do)
        sheet.form.page_opened.connect(self._open_inner)
        sheet.form.page_left.connect(self._leave_inner)
        sheet.evening_button.setVisible(self.takes_results)
        self.stack.addWidget(sheet)
        self.stack.setCurrentWidget(sheet)
        sheet.show_match(match)
        sheet.first_focus().setFocus()
        self._taken = False
        self._tell()

    def _open_inner(self, page: ToolPage) -> None:
        """Show a page in the place of the sheet."""
        self._inner = page
        page.said.connect(self.said)
        page.opened.connect(self.opened)
        page.changed.connect(self._tell)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.first_focus().setFocus()
        self._tell()

    def _leave_inner(self) -> None:
        """Go back to the sheet, its form as it was."""
        if self._inner is None:
            return
        inner, self._inner = self._inner, None
        inner.changed.disconnect(self._tell)
        inner.close_tool()
        self.stack.removeWidget(inner)
        inner.hide()
        inner.deleteLater()
        if self.sheet is not None:
            self.stack.setCurrentWidget(self.sheet)
            self.sheet.setFocus()
            self.sheet.enter_button.setFocus()
        self._tell()

    def _let_go(self) -> None:
        """Put the sheet down; its file goes on writing by itself."""
        self._leave_inner()
        if self._file is not None:
            self._file.saved.disconnect(self._saved_now)
            self._file.failed.disconnect(self._save_failed)
            self._file = None
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            self.stack.removeWidget(sheet)
            sheet.hide()
            sheet.deleteLater()

    def _replace(self, match: KeptGame) -> None:
        assert self.sheet is not None
        self.sheet.show_match(match)
        self._changed(match)

    def _changed(self, match: KeptGame) -> None:
        """Something was entered, corrected, removed, undone: it is kept, and everybody sees it."""
        assert self.sheet is not None
        self.sheet.match = match
        self._taken = False
        self._save(match)
        self._tell()

    def _tell(self) -> None:
        undoing = self._inner or self.match
        self.can_undo = undoing is not None and undoing.can_undo
        self.can_redo = undoing is not None and undoing.can_redo
        if self.sheet is not None:
            self.sheet.evening_button.setEnabled(not self._taken)
        board = self.board()
        for stage in self._stages:
            stage.show_board(board)
        self.changed.emit()

    def board(self) -> Board:
        """Return what the audience sees."""
        match = self.match
        if match is None or self.sheet is None:
            return Board(self.tr("Score keeper"), "", "", "", self.tr("No sheet is open."), ())
        words, standing = self.sheet.words, match.sheet().standing
        game = QCoreApplication.translate("games", self.sheet.kind.title)
        playing = standing.end is None
        marked, mark = words.marked(standing, match.keeper.scores(standing))
        notes = [words.note(note, match.names) for note in match.keeper.notes(standing)]
        return Board(
            game,
            words.title(self.sheet.number) if playing else "",
            words.goal(match.options),
            " ".join([words.opening(standing, match.names), *notes]) if playing else "",
            self._caption(standing),
            tuple(
                SeatScore(
                    name,
                    words.total(standing.totals[seat]),
                    words.seat_line(standing, seat),
                    mark if seat in marked else "",
                )
                for seat, name in enumerate(match.names)
            ),
        )

    def _caption(self, standing: Any) -> str:
        assert self.sheet is not None
        if standing.end is not None:
            return f"<b>{self.sheet.words.won(standing, self.sheet.match.names)}</b> {self.sheet.last_words}"
        return self.sheet.last_words or self.tr("Nothing has been played yet.")

    # Keeping it

    def _save(self, match: KeptGame) -> None:
        if self._file is not None:
            self.facts.emit(self._saved_words() if self._documents.read_only else self.tr("Saving …"))
            self._file.save(match)

    def _saved_words(self) -> str:
        return self.tr("Not saved: opened a second time") if self._documents.read_only else self.tr("Saved")

    def _saved_now(self) -> None:
        self.facts.emit(self._saved_words())

    def _save_failed(self, words: str) -> None:
        self.facts.emit(self.tr("Not saved"))
        self.said.emit(failure_sentence(words))

    # What the buttons do

    def _do(self, deed: str) -> None:
        {
            "rules": self._show_rules,
            "names": self._show_names,
            "copy": self._copy,
            "csv": self._ask_file,
            "start": self.show_start,
            "again": self._again,
            "evening": self._finish,
        }[deed]()

    def show_start(self) -> None:
        """Go back to the list of sheets; the one that was open is kept."""
        self._let_go()
        self.stack.setCurrentWidget(self.start)
        self._documents.list_saved()
        self.facts.emit("")
        self._tell()
        self.start.first_focus().setFocus()

    def _again(self) -> None:
        match = self.match
        assert match is not None
        opener = match.sheet().standing.opener
        self.begin(KeptGame(match.game, match.options, match.names, opener))

    def _finish(self) -> None:
        assert self.match is not None
        self._taken = True
        self.finished.emit(result_of(self.match))
        self._tell()

    def _show_rules(self) -> None:
        assert self.sheet is not None
        kind, options = self.sheet.kind, self.sheet.match.options
        preset = min(kind.game.presets, key=lambda each: len(options.differences(each.options)))
        card = RulesCard(self.window(), self._services.appearance, kind.title, options, preset)
        card.help_wanted.connect(self.help_wanted)
        self.opened.emit(card)

    def _show_names(self) -> None:
        assert self.match is not None
        dialog = NamesDialog(self.window(), self._services.appearance, self.match.names)
        dialog.chosen.connect(self._rename)
        self.opened.emit(dialog)

    def _rename(self, names: tuple[str, ...]) -> None:
        assert self.match is not None
        self._replace(self.match.renamed(names))

    def _copy(self) -> None:
        assert self.sheet is not None
        game = QCoreApplication.translate("games", self.sheet.kind.title)
        QGuiApplication.clipboard().setText(to_text(self.sheet.match, self.sheet.words, game))
        self.said.emit(self.tr("The sheet is copied as text."))

    def _ask_file(self) -> None:
        assert self.match is not None
        name = f"{self.match.game.name}.csv"
        dialog = SaveDialog(self.window(), self.tr("Export the sheet"), Path.home() / name, self.tr("Tables (*.csv)"))
        dialog.fileSelected.connect(self.export)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export(self, path: str) -> None:
        """Write the sheet as comma-separated values."""
        assert self.sheet is not None
        file = QSaveFile(path)
        content = to_csv(self.sheet.match, self.sheet.words).encode()
        written = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) >= 0 and file.commit()
        said = self.tr("The sheet is in {file}.") if written else self.tr("The sheet could not be written to {file}.")
        self.said.emit(said.format(file=path))

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
