"""The loudspeaker plays the whole file, once at a time, and lets go of the device afterwards.

The sound system is replaced by doubles: a machine that runs tests seldom has a loudspeaker.
"""

from __future__ import annotations

import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QObject, Signal
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtMultimedia", reason="QtMultimedia or libpulse0 is not installed")

from PySide6.QtMultimedia import QAudioFormat, QtAudio

import resources
from tablegames_qt import audio_output
from tablegames_qt.audio_output import AudioOutput

SOUNDS = Path(resources.__file__).parent / "sounds"


class Device:
    """A loudspeaker, or with an empty name none."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device) and self.name == other.name

    __hash__ = None  # type: ignore[assignment]

    def isNull(self) -> bool:
        return not self.name


class Devices(QObject):
    """The devices of the machine; the default one is chosen by the test."""

    audioOutputsChanged = Signal()
    default = Device("loudspeaker")

    @classmethod
    def defaultAudioOutput(cls) -> Device:
        return cls.default


class Sink(QObject):
    """A stream that remembers what was played through it."""

    stateChanged = Signal()
    made: list[Sink] = []

    def __init__(self, device: Device, form: QAudioFormat, parent: QObject) -> None:
        super().__init__(parent)
        self.device = device
        self.form = form
        self.volume = 0.0
        self.playing: bytes | None = None
        self.starts = 0
        self._state = QtAudio.State.StoppedState
        Sink.made.append(self)

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def start(self, source: QBuffer) -> None:
        self.playing = source.readAll().data()
        self.starts += 1
        self._change(QtAudio.State.ActiveState)

    def reset(self) -> None:
        self.playing = None
        self._change(QtAudio.State.StoppedState)

    def finish(self) -> None:
        self._change(QtAudio.State.IdleState)

    def state(self) -> QtAudio.State:
        return self._state

    def _change(self, state: QtAudio.State) -> None:
        self._state = state
        self.stateChanged.emit()


@pytest.fixture
def output(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> AudioOutput:
    monkeypatch.setattr(Devices, "default", Device("loudspeaker"))
    monkeypatch.setattr(Sink, "made", [])
    monkeypatch.setattr(audio_output, "QMediaDevices", Devices)
    monkeypatch.setattr(audio_output, "QAudioDevice", Device)
    monkeypatch.setattr(audio_output, "QAudioSink", Sink)
    monkeypatch.setattr(audio_output, "RING_OUT", 1)
    return AudioOutput()


def frames(name: str) -> bytes:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        return file.readframes(file.getnframes())


def test_a_sound_is_played_whole_in_its_own_format(output: AudioOutput) -> None:
    output.play("capture", 0.25)
    (sink,) = Sink.made
    assert sink.playing == frames("capture")
    assert sink.volume == 0.25
    assert (sink.form.sampleRate(), sink.form.channelCount(), sink.form.bytesPerSample()) == (22_050, 1, 2)


def test_the_same_sound_again_starts_over_and_another_is_heard_beside_it(output: AudioOutput) -> None:
    output.play("deal", 1.0)
    output.play("deal", 0.5)
    output.play("flip", 1.0)
    deal, flip = Sink.made
    assert (deal.starts, deal.playing, deal.volume) == (2, frames("deal"), 0.5)
    assert flip.playing == frames("flip")


def test_a_stream_is_closed_after_its_sound_and_not_before(output: AudioOutput, qtbot: QtBot) -> None:
    output.play("deal", 1.0)
    output.play("win", 1.0)
    deal, win = Sink.made
    deal.finish()
    assert deal.playing is not None
    qtbot.waitUntil(lambda: deal.playing is None)
    assert win.playing is not None


def test_a_sound_that_begins_again_while_it_rings_out_is_not_cut(output: AudioOutput, qtbot: QtBot) -> None:
    output.play("deal", 1.0)
    output.play("win", 1.0)
    deal, win = Sink.made
    deal.finish()
    win.finish()
    output.play("deal", 1.0)
    qtbot.waitUntil(lambda: win.playing is None)
    assert deal.playing is not None


def test_without_a_device_nothing_is_opened(output: AudioOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Devices, "default", Device())
    silent = AudioOutput()
    assert not silent.available
    silent.play("deal", 1.0)
    assert Sink.made == []


def test_it_follows_the_default_device(output: AudioOutput, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    output.play("deal", 1.0)
    (old,) = Sink.made
    monkeypatch.setattr(Devices, "default", Device("headphones"))
    with qtbot.waitSignal(output.available_changed):
        output._devices.audioOutputsChanged.emit()
    assert old.playing is None
    output.play("deal", 1.0)
    assert Sink.made[-1].device.name == "headphones"


def test_a_change_among_other_devices_does_not_disturb_a_sound(output: AudioOutput, qtbot: QtBot) -> None:
    output.play("win", 1.0)
    with qtbot.assertNotEmitted(output.available_changed):
        output._devices.audioOutputsChanged.emit()
    assert Sink.made[0].playing == frames("win")


def test_closing_silences_and_the_next_sound_opens_again(output: AudioOutput) -> None:
    output.play("win", 1.0)
    output.close()
    assert Sink.made[0].playing is None
    output.play("win", 1.0)
    assert len(Sink.made) == 2
    assert Sink.made[1].playing == frames("win")
