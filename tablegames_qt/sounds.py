"""Sounds of the table: which there are, when they are heard, and what to say where there can be none."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    SignalInstance,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.settings import Settings

SOUNDS: Mapping[str, str] = {
    "deal": QT_TRANSLATE_NOOP("sounds", "Dealing a card"),
    "place": QT_TRANSLATE_NOOP("sounds", "Laying a card"),
    "slide": QT_TRANSLATE_NOOP("sounds", "Moving cards"),
    "flip": QT_TRANSLATE_NOOP("sounds", "Turning a card"),
    "knock": QT_TRANSLATE_NOOP("sounds", "Knocking"),
    "capture": QT_TRANSLATE_NOOP("sounds", "Capturing"),
    "coin": QT_TRANSLATE_NOOP("sounds", "Coins"),
    "call": QT_TRANSLATE_NOOP("sounds", "Calling a number"),
    "win": QT_TRANSLATE_NOOP("sounds", "Winning"),
    "error": QT_TRANSLATE_NOOP("sounds", "A move that is not allowed"),
}
"""Every sound by name, with the label of its switch (context "sounds")."""

PROGRAM_SOUNDS = ("win", "error")
"""Those that belong to no game: the program plays them at every table."""

SWITCH = "TABLEGAMES_SOUND"
"""Environment variable; `off` keeps the program silent whatever the settings say."""

CHATTER = ("PulseAudio", "No QtMultimedia backends found")
"""What messages without a category say: a sound server is not there, or the players of films, which we do not pack."""

SILENT_PLATFORMS = {"offscreen", "minimal"}


class Output(Protocol):
    """What plays: `tablegames_qt.audio_output.AudioOutput`, or a double in the tests."""

    @property
    def available(self) -> bool: ...

    @property
    def available_changed(self) -> SignalInstance: ...

    def play(self, name: str, gain: float) -> None: ...

    def close(self) -> None: ...


class Sounds(QObject):
    """Plays the sounds that the settings allow.

    Nothing of the sound system is loaded before `start`, which belongs after the first paint. Without QtMultimedia or
    without a device everything works in silence, and `trouble` holds the sentence to show in the settings.
    """

    trouble_changed = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        *,
        open_output: Callable[[QObject], Output] | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._open_output = open_output or _loudspeaker
        self._output: Output | None = None
        self._started = False
        self._missing = False

    @property
    def trouble(self) -> str:
        """Why nothing can be heard, as a sentence in the present language; empty if all is well or sound is not on."""
        if self._missing:
            return self.tr(
                "There is no sound: the sound part of Qt (PySide6-Addons) cannot be loaded on this computer."
            )
        if self._output is not None and not self._output.available:
            return self.tr("There is no sound: no loudspeaker or headphones were found.")
        return ""

    def start(self) -> None:
        """Get ready to play, if sound is switched on; otherwise as soon as it is."""
        if self._started:
            return
        self._started = True
        self._settings.changed.connect(self._setting_changed)
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.stop)
        self._open()

    def stop(self) -> None:
        """Fall silent and let go of the device."""
        if self._output is not None:
            self._output.close()

    def play(self, name: str) -> None:
        """Play a sound of SOUNDS, unless it or all sound is switched off. Raises KeyError for another name."""
        if name not in SOUNDS:
            raise KeyError(name)
        if self._settings.sound_on(name):
            self.try_out(name)

    def try_out(self, name: str) -> None:
        """Play a sound for somebody who wants to know it, also one that is switched off; not while all sound is off."""
        if self._output is not None and self._settings.sounds:
            self._output.play(name, gain(self._settings.volume))

    def _setting_changed(self, name: str) -> None:
        if name != "sounds":
            return
        if self._settings.sounds:
            self._open()
        else:
            self.stop()

    def _open(self) -> None:
        if self._output is not None or self._missing or not self._settings.sounds or _kept_silent():
            return
        try:
            with _without_chatter():
                self._output = self._open_output(self)
        except ImportError:  # QtMultimedia itself, or a library of the system that it needs
            self._missing = True
        else:
            self._output.available_changed.connect(self.trouble_changed)
        if self.trouble:
            self.trouble_changed.emit()


def gain(volume: int) -> float:
    """Return the factor for a volume of 0 to 100: squared, because ears hear ratios."""
    return (volume / 100.0) ** 2


def _kept_silent() -> bool:
    return os.environ.get(SWITCH) == "off" or QGuiApplication.platformName() in SILENT_PLATFORMS


def _loudspeaker(parent: QObject) -> Output:
    from tablegames_qt.audio_output import AudioOutput

    return AudioOutput(parent)


@contextlib.contextmanager
def _without_chatter() -> Iterator[None]:
    """Keep what QtMultimedia says about libraries and servers it does without off the terminal.

    Its category is switched off for good; messages that have none are dropped while the device is looked for.
    """
    QLoggingCategory.setFilterRules("qt.multimedia*=false")

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if any(words in text for words in CHATTER):
            return
        if before is not None:
            before(kind, context, text)
        elif sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(f"{text}\n")

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
