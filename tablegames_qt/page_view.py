"""Rich text in a dialog: it begins where the heading begins, and opens no links by itself."""

from __future__ import annotations

from PySide6.QtWidgets import QTextBrowser


class PageView(QTextBrowser):
    """Text to read, to select and to scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "plain")
        self.setOpenLinks(False)
        self.document().setDocumentMargin(0)
