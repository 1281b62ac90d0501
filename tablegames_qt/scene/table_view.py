"""The window onto a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
    QWindow,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tablegames_qt.scene.table_scene import TableScene

_ENDS_A_DRAG = (
    QEvent.Type.WindowDeactivate,
    QEvent.Type.WindowBlocked,
    QEvent.Type.UngrabMouse,
    QEvent.Type.Hide,
)


class TableView(QGraphicsView):
    """Shows a table one to one: its scene is as large as the viewport, in logical pixels, and nothing scrolls or scales."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._window: QWindow | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # sixteen of 52 cards crossing the table at 1080p: smart 2.5 ms a frame, bounding rectangle 4.1
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
        scene.announced.connect(self.announce)

    @property
    def table(self) -> TableScene:
        """The table that is shown."""
        return self._table

    def show_table(self, scene: TableScene) -> None:
        """Show another table in the place of the present one, which the caller takes down."""
        self._table.pointer.cancel(glide=False)
        self._table.announced.disconnect(self.announce)
        self._table = scene
        self.setScene(scene)
        scene.announced.connect(self.announce)
        self._fit()

    def announce(self, text: str) -> None:
        """Have a screen reader say something, if one listens. A table that is covered says nothing."""
        if self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _fit(self) -> None:
        self._table.fit(QSizeF(self.viewport().size()), self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.window().windowHandle()
        if window is not self._window:
            self._window = window
            window.screenChanged.connect(self._fit)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        self._table.pointer.cancel()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in _ENDS_A_DRAG:
            self._table.pointer.cancel()
            self._table.veil.lift(on=False)
        result = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return result

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UngrabMouse:
            self._table.pointer.cancel()
        elif event.type() == QEvent.Type.Leave:
            self._table.pointer.leave()
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        step = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}.get(event.reason())
        if step is not None:
            self._table.refresh_cursor()
            self._table.cursor.enter(step)
            self._table.cursor.show(on=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._table.pointer.cancel()
        self._table.veil.lift(on=False)
        self._table.cursor.show(on=False)
        super().focusOutEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        return self._table.tab(1 if next else -1) or super().focusNextPrevChild(next)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Never scroll: the scene is exactly as large as the viewport."""

    def closeEvent(self, event: Any) -> None:
        self._table.pointer.cancel(glide=False)
        super().closeEvent(event)
