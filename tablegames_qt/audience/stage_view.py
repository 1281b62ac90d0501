"""The window onto a stage for the audience: nothing can be done there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tablegames_qt.scene.stage import Stage


class StageView(QGraphicsView):
    """Shows a stage one to one, in logical pixels of the screen it is on."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(stage, parent)
        self.stage = stage
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)

    def fit(self) -> None:
        """Have the stage take over size and scale of the view."""
        # A window that has just come to another screen may still have the old scale; under Wayland only it has the true one.
        own = QGuiApplication.platformName().startswith("wayland")
        dpr = self.devicePixelRatioF() if own else self.screen().devicePixelRatio()
        if not self.stage.ended:
            self.stage.fit(QSizeF(self.viewport().size()), dpr)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        result = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return result

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Never scroll: the stage is exactly as large as the viewport."""
