"""The frame around a table while somebody's hand is seen on it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.theme import css, ui_font

THICKNESS = 6


class PrivateFrame(QObject):
    """Four bars over the edges of a widget and a word on the upper one; the mouse goes through them."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance, self._around = appearance, parent
        self._name, self._held = "", True
        self._bars = [QWidget(parent) for _ in range(4)]
        self.chip = QLabel(parent)
        self.chip.setTextFormat(Qt.TextFormat.PlainText)
        self.chip.setFont(ui_font(600, 13))
        self.chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for part in (*self._bars, self.chip):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            part.hide()
        appearance.changed.connect(self._show_look)
        self._show_look()

    @property
    def shown(self) -> bool:
        """Whether the frame is seen."""
        return not self.chip.isHidden()

    def show_for(self, name: str, *, held: bool) -> None:
        """Be around the hand of somebody, seen while it is held or until it is covered."""
        self._name, self._held = name, held
        self.retranslate()
        for part in (*self._bars, self.chip):
            part.show()
            part.raise_()
        self.fit()

    def hide(self) -> None:
        """Be gone."""
        for part in (*self._bars, self.chip):
            part.hide()

    def retranslate(self) -> None:
        """Say it again in the present language."""
        words = self.tr("Hold to look") if self._held else self.tr("Open for {name}").format(name=self._name)
        self.chip.setText(words)
        self.fit()

    def fit(self) -> None:
        """Take over the size of what is framed."""
        width, height = self._around.width(), self._around.height()
        for bar, place in zip(
            self._bars,
            (
                (0, 0, width, THICKNESS),
                (0, height - THICKNESS, width, THICKNESS),
                (0, 0, THICKNESS, height),
                (width - THICKNESS, 0, THICKNESS, height),
            ),
            strict=True,
        ):
            bar.setGeometry(*place)
        size = self.chip.sizeHint()
        self.chip.setGeometry((width - size.width()) // 2, 0, size.width(), size.height())

    def _show_look(self) -> None:
        theme = self._appearance.theme
        for bar in self._bars:
            bar.setStyleSheet(f"background: {css(theme.accent)};")
        self.chip.setStyleSheet(
            f"background: {css(theme.accent)}; color: {css(theme.on_accent)}; padding: 2px 14px;"
            " border-bottom-left-radius: 8px; border-bottom-right-radius: 8px;"
        )
