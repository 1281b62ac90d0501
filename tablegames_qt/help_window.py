"""The help: pages with their sections beside them, in a window of its own so that the table stays in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QKeyEvent, QTextBlock, QTextCursor, QTextListFormat
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tablegames_qt.appearance import Appearance
from tablegames_qt.help_pages import SCHEME, all_pages, page_text, page_title
from tablegames_qt.theme import css

SIZE = QSize(900, 720)
_PAGE, _BLOCK = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class HelpWindow(QWidget):
    """Shows one page at a time; the tree at the left holds all pages, `first` before the others, and their sections."""

    def __init__(self, appearance: Appearance, first: Sequence[str]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._appearance = appearance
        found = all_pages()
        self._pages = [page for page in dict.fromkeys((*first, *found)) if page in found]
        self._page = self._pages[0]
        self._history: list[str] = []
        self.resize(SIZE)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setMinimumWidth(200)
        self.tree.setIndentation(12)
        self.tree.itemActivated.connect(self._go_to)
        self.tree.itemClicked.connect(self._go_to)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.text.setProperty("role", "page")
        self.text.document().setDocumentMargin(20)
        self.text.document().setIndentWidth(14)
        self.back = QPushButton()
        self.back.setProperty("role", "quiet")
        self.back.clicked.connect(self._go_back)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        split = QSplitter()
        split.addWidget(self.tree)
        split.addWidget(self.text)
        split.setSizes([270, 630])
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 8, 12, 10)
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(split, 1)
        column.addLayout(foot)
        self.setProperty("role", "help")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        appearance.changed.connect(self._show_page)
        self.retranslate()

    @property
    def page(self) -> str:
        """The page that is shown."""
        return self._page

    def show_page(self, page: str) -> None:
        """Show a page of the help in front of the other windows. Raises ValueError when there is none of the name."""
        if page not in self._pages:
            raise ValueError(f"no help page {page!r}")
        if page != self._page:
            self._history.append(self._page)
            self._page = page
        self._show_page()
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.setWindowTitle(self.tr("Help"))
        self.tree.setAccessibleName(self.tr("Pages and sections"))
        self.text.setAccessibleName(self.tr("Help page"))
        self.back.setText(self.tr("Back"))
        self.close_button.setText(self.tr("Close"))
        self._show_page()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_Back or (
            event.key() == Qt.Key.Key_Left and event.modifiers() == Qt.KeyboardModifier.AltModifier
        ):
            self._go_back()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._history.clear()
        super().closeEvent(event)

    def headings(self) -> list[QTextBlock]:
        """Return the section headings of the page as they stand in the document."""
        found = []
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                found.append(block)
            block = block.next()
        return found

    def _show_page(self) -> None:
        theme = self._appearance.theme
        document = self.text.document()
        document.setDefaultStyleSheet(f"a {{ color: {css(theme.accent_text)}; }}")
        document.setMarkdown(page_text(self._page, _language()))
        self._dress()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.back.setEnabled(bool(self._history))
        self._show_tree()

    def _dress(self) -> None:
        """Give headings room and tables lines: Markdown brings neither."""
        document = self.text.document()
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            cursor = QTextCursor(block)
            shape = block.blockFormat()
            if level:
                shape.setTopMargin({1: 0, 2: 22}.get(level, 14))
                shape.setBottomMargin(8)
            elif cursor.currentTable() is None:
                shape.setBottomMargin(8)
                shape.setLineHeight(130, 1)
            cursor.setBlockFormat(shape)
            if (items := block.textList()) is not None:
                style = items.format()
                if style.style() == QTextListFormat.Style.ListCircle:
                    style.setStyle(QTextListFormat.Style.ListDisc)
                    items.setFormat(style)
            block = block.next()
        theme = self._appearance.theme
        for frame in document.rootFrame().childFrames():
            shape_of_table = getattr(frame, "format", lambda: None)()
            if shape_of_table is not None and shape_of_table.isTableFormat():
                table = shape_of_table.toTableFormat()
                table.setBorderCollapse(True)
                table.setBorder(1)
                table.setBorderBrush(theme.button_edge)
                table.setCellPadding(6)
                table.setTopMargin(4)
                table.setBottomMargin(14)
                frame.setFrameFormat(table)

    def _show_tree(self) -> None:
        self.tree.clear()
        for page in self._pages:
            top = QTreeWidgetItem([page_title(page, _language())])
            top.setData(0, _PAGE, page)
            self.tree.addTopLevelItem(top)
            if page == self._page:
                for block in self.headings():
                    child = QTreeWidgetItem([block.text()])
                    child.setToolTip(0, block.text())
                    child.setData(0, _PAGE, page)
                    child.setData(0, _BLOCK, block.blockNumber())
                    top.addChild(child)
                top.setExpanded(True)
                self.tree.setCurrentItem(top)

    def _go_to(self, item: QTreeWidgetItem) -> None:
        page, number = item.data(0, _PAGE), item.data(0, _BLOCK)
        if page != self._page:
            self.show_page(page)
        elif number is not None:
            block = self.text.document().findBlockByNumber(number)
            top = self.text.document().documentLayout().blockBoundingRect(block).top()
            self.text.verticalScrollBar().setValue(round(top) - 8)
        else:
            self.text.verticalScrollBar().setValue(0)

    def _follow(self, link: QUrl) -> None:
        """Links to pages of the help are followed; nothing leads out of the program."""
        if link.scheme() == SCHEME and link.path() in self._pages:
            self.show_page(link.path())

    def _go_back(self) -> None:
        if self._history:
            self._page = self._history.pop()
            self._show_page()


def _language() -> str:
    return QLocale().name().split("_")[0]
