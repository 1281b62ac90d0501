"""The list of sheets, the sheet that is open, or a page that its form has opened in its place: one of them is seen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.keeper.start import StartView
from tablegames_qt.tables.kind import ToolPage


class SheetStack(QStackedWidget):
    """`inner` is what the form has opened in the place of the sheet, such as the hand calculator."""

    said = Signal(str)
    opened = Signal(object)
    changed = Signal()
    """What can be undone may have changed."""

    def __init__(self, start: StartView) -> None:
        super().__init__()
        self._start = start
        self.sheet: SheetView | None = None
        self.inner: ToolPage | None = None
        self.addWidget(start)

    def show_sheet(self, sheet: SheetView) -> None:
        """Show a sheet; the one before goes."""
        self.let_go()
        self.sheet = sheet
        sheet.said.connect(self.said)
        sheet.opened.connect(self.opened)
        sheet.form.page_opened.connect(self._open_inner)
        sheet.form.page_left.connect(self._leave_inner)
        self.addWidget(sheet)
        self.setCurrentWidget(sheet)

    def show_start(self) -> None:
        """Show the list of sheets."""
        self.let_go()
        self.setCurrentWidget(self._start)

    def let_go(self) -> None:
        """Put the sheet down."""
        self._leave_inner()
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            self._remove(sheet)

    def _remove(self, page: QWidget) -> None:
        self.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _open_inner(self, page: ToolPage) -> None:
        self.inner = page
        page.said.connect(self.said)
        page.opened.connect(self.opened)
        page.changed.connect(self.changed)
        self.addWidget(page)
        self.setCurrentWidget(page)
        page.first_focus().setFocus()
        self.changed.emit()

    def _leave_inner(self) -> None:
        """Go back to the sheet, its form as it was."""
        if self.inner is None:
            return
        inner, self.inner = self.inner, None
        inner.changed.disconnect(self.changed)
        inner.close_tool()
        self._remove(inner)
        if self.sheet is not None:
            self.setCurrentWidget(self.sheet)
            self.sheet.setFocus()
            self.sheet.box.enter_button.setFocus()
        self.changed.emit()
