"""Asking for a file, in the language of the program down to the last label."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFileDialog, QWidget


class OpenDialog(QFileDialog):
    """Asks for one file that exists. Where the system has a dialog of its own, it is that one.

    `kinds` are the patterns as Qt wants them. Qt's own translations lack some labels of its dialog, so all are ours.
    """

    def __init__(self, parent: QWidget, title: str, folder: Path, kinds: str) -> None:
        super().__init__(parent, title, str(folder), kinds)
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._label()

    def _label(self) -> None:
        label = QFileDialog.DialogLabel
        for which, text in (
            (label.LookIn, QCoreApplication.translate("OpenDialog", "Look in:")),
            (label.FileName, QCoreApplication.translate("OpenDialog", "File name:")),
            (label.FileType, QCoreApplication.translate("OpenDialog", "Files of type:")),
            (label.Accept, QCoreApplication.translate("OpenDialog", "Open")),
            (label.Reject, QCoreApplication.translate("OpenDialog", "Cancel")),
        ):
            self.setLabelText(which, text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._label()  # Qt has just put its own back


class SaveDialog(OpenDialog):
    """Asks where to write a file; an existing one is written over only after the system has asked. The chosen pattern of
    `kinds` gives the ending."""

    def __init__(self, parent: QWidget, title: str, path: Path, kinds: str) -> None:
        super().__init__(parent, title, path.parent, kinds)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setDefaultSuffix(path.suffix.removeprefix("."))
        self.selectFile(path.name)
        self.filterSelected.connect(self._take_ending)
        self._label()

    def _label(self) -> None:
        super()._label()
        self.setLabelText(QFileDialog.DialogLabel.Accept, QCoreApplication.translate("OpenDialog", "Save"))

    def _take_ending(self, kind: str) -> None:
        ending = kind.rpartition("*.")[2].rstrip(")")
        self.setDefaultSuffix(ending)
        chosen = self.selectedFiles()
        if chosen:
            self.selectFile(Path(chosen[0]).with_suffix(f".{ending}").name)
