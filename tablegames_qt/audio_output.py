"""The loudspeaker: plays the committed WAVs through QAudioSink. Importing this module needs QtMultimedia.

Not QSoundEffect: up to Qt 6.11.3 the end of an effect can race with its audio thread, which then closes a file of the GUI
thread's event loop; the loop spins from then on and the program hangs (QTBUG-144711; seen twice in some sixty runs on a
busy machine). A QAudioSink lives on the GUI thread alone.
"""

from __future__ import annotations

import importlib.resources
import io
import wave
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QTimer, Signal
from PySide6.QtMultimedia import QAudioDevice, QAudioFormat, QAudioSink, QMediaDevices

SAMPLE_FORMATS = {2: QAudioFormat.SampleFormat.Int16}
"""Qt's name for the width of a sample in bytes; our own files have two."""

RING_OUT = 400
"""Milliseconds between the last sample leaving the program and closing its stream: what the system still holds is heard."""


@dataclass(frozen=True, slots=True)
class Voice:
    """One sound made ready for one device: at most one run of it is heard at a time."""

    sink: QAudioSink
    data: QBuffer

    @property
    def over(self) -> bool:
        """Whether all of it was handed to the device and the stream is still open."""
        # by name: the state is one of QtAudio or of QAudio, by version, and these are never equal to each other
        return self.sink.state().name == "IdleState"


class AudioOutput(QObject):
    """Plays sounds by name on the default device, and follows it when devices come and go."""

    available_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._choose)
        self._device = QAudioDevice()
        self._voices: dict[str, Voice] = {}
        self._rung_out = QTimer(self, singleShot=True, interval=RING_OUT)
        self._rung_out.timeout.connect(self._release)
        self._choose()

    @property
    def available(self) -> bool:
        """Whether there is a device to play on."""
        return not self._device.isNull()

    def play(self, name: str, gain: float) -> None:
        """Play a sound from its start at a loudness between 0 and 1; one that is still heard begins again."""
        if not self.available:
            return
        voice = self._voices.get(name) or self._ready(name)
        voice.sink.reset()
        voice.data.close()
        voice.data.open(QIODevice.OpenModeFlag.ReadOnly)
        voice.sink.setVolume(gain)
        voice.sink.start(voice.data)

    def close(self) -> None:
        """Fall silent and let go of the device; the next `play` takes it again."""
        for voice in self._voices.values():
            voice.sink.reset()
            voice.sink.deleteLater()
            voice.data.deleteLater()
        self._voices.clear()

    def _choose(self) -> None:
        device = QMediaDevices.defaultAudioOutput()
        if device == self._device:
            return
        self.close()
        self._device = device
        self.available_changed.emit()

    def _ready(self, name: str) -> Voice:
        file = importlib.resources.files("resources") / "sounds" / f"{name}.wav"
        with wave.open(io.BytesIO(file.read_bytes())) as sound:
            form = QAudioFormat()
            form.setSampleRate(sound.getframerate())
            form.setChannelCount(sound.getnchannels())
            form.setSampleFormat(SAMPLE_FORMATS[sound.getsampwidth()])
            frames = QByteArray(sound.readframes(sound.getnframes()))
        voice = Voice(QAudioSink(self._device, form, self), QBuffer(self))
        voice.data.setData(frames)
        voice.sink.stateChanged.connect(self._state_changed)
        self._voices[name] = voice
        return voice

    def _state_changed(self) -> None:
        if any(voice.over for voice in self._voices.values()):
            self._rung_out.start()

    def _release(self) -> None:
        """Close the streams of sounds that are over: an open one would be fed silence for ever."""
        for voice in self._voices.values():
            if voice.over:
                voice.sink.reset()
