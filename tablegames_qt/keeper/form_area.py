"""The entry form in as much room as there is, scrolled where that is less than it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

from tablegames_qt.keeper.kind import EntryForm

LEAST_FORM = 90


class FormArea(QScrollArea):
    """As tall as the form, and scrolls it where the window is lower: what is under it stays in sight."""

    def __init__(self, form: EntryForm) -> None:
        super().__init__()
        self._form = form
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setWidget(form)
        form.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keep the field with the focus in sight, also where the form itself has moved the focus."""
        if now is not None and self._form.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, 44)

    def sizeHint(self) -> QSize:
        form, width = self._form, self.viewport().width()
        return QSize(400, form.heightForWidth(width) if form.hasHeightForWidth() else form.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, LEAST_FORM)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._form and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._form.fit(event.size().width())
            self.updateGeometry()
