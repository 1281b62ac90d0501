"""What is heard follows the settings, and where nothing can be heard the program says so once and goes on."""

import builtins
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from resources.sounds.synthesise import SOUNDS as RECIPES
from tablegames_qt import sounds as sounds_module
from tablegames_qt.settings import Settings
from tablegames_qt.sounds import SOUNDS, Sounds, gain


class Recorder(QObject):
    """An output that remembers what it was asked to play."""

    available_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.available = True
        self.played: list[tuple[str, float]] = []
        self.closed = 0

    def play(self, name: str, gain: float) -> None:
        self.played.append((name, gain))

    def close(self) -> None:
        self.closed += 1


class Opener:
    """Opens recorders and keeps them, or fails as an import does."""

    def __init__(self) -> None:
        self.opened: list[Recorder] = []
        self.available = True
        self.error: ImportError | None = None

    def __call__(self, parent: QObject) -> Recorder:
        if self.error is not None:
            raise self.error
        recorder = Recorder(parent)
        recorder.available = self.available
        self.opened.append(recorder)
        return recorder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def opener(monkeypatch: pytest.MonkeyPatch) -> Opener:
    monkeypatch.setattr(sounds_module, "_kept_silent", lambda: False)
    return Opener()


def started(settings: Settings, opener: Opener) -> Sounds:
    sounds = Sounds(settings, open_output=opener)
    sounds.start()
    return sounds


def test_every_sound_has_a_file_and_a_label() -> None:
    assert set(SOUNDS) == set(RECIPES)
    assert len(set(SOUNDS.values())) == len(SOUNDS)


def test_nothing_is_opened_before_the_start(settings: Settings, opener: Opener, qapp: QApplication) -> None:
    sounds = Sounds(settings, open_output=opener)
    sounds.play("deal")
    assert opener.opened == []
    sounds.start()
    sounds.start()
    assert len(opener.opened) == 1
    assert opener.opened[0].played == []


def test_a_sound_is_played_at_the_volume_of_the_settings(
    settings: Settings, opener: Opener, qapp: QApplication
) -> None:
    settings.volume = 50
    sounds = started(settings, opener)
    sounds.play("capture")
    settings.volume = 100
    sounds.play("win")
    assert opener.opened[0].played == [("capture", 0.25), ("win", 1.0)]


def test_loudness_rises_with_the_volume_from_silence_to_full() -> None:
    steps = [gain(volume) for volume in range(101)]
    assert steps[0] == 0.0
    assert steps[100] == 1.0
    assert steps == sorted(set(steps))


def test_one_sound_can_be_switched_off(settings: Settings, opener: Opener, qapp: QApplication) -> None:
    sounds = started(settings, opener)
    settings.switch_sound("deal", on=False)
    sounds.play("deal")
    sounds.play("place")
    settings.switch_sound("deal", on=True)
    sounds.play("deal")
    assert [name for name, _ in opener.opened[0].played] == ["place", "deal"]


def test_with_all_sound_off_nothing_is_opened_until_it_is_on(
    settings: Settings, opener: Opener, qapp: QApplication
) -> None:
    settings.sounds = False
    sounds = started(settings, opener)
    sounds.play("deal")
    assert opener.opened == []
    settings.sounds = True
    sounds.play("flip")
    (recorder,) = opener.opened
    settings.sounds = False
    sounds.play("deal")
    assert recorder.closed == 1
    assert [name for name, _ in recorder.played] == ["flip"]


def test_a_sound_that_does_not_exist_is_a_mistake_even_in_silence(settings: Settings, opener: Opener) -> None:
    with pytest.raises(KeyError):
        Sounds(settings, open_output=opener).play("trumpet")


def test_without_the_module_the_trouble_is_said_once_and_all_is_silent(
    settings: Settings, opener: Opener, qtbot: QtBot
) -> None:
    opener.error = ImportError("libpulse.so.0: cannot open shared object file")
    sounds = Sounds(settings, open_output=opener)
    assert sounds.trouble == ""
    told: list[str] = []
    sounds.trouble_changed.connect(lambda: told.append(sounds.trouble))
    sounds.start()
    sounds.play("deal")
    settings.sounds = False
    settings.sounds = True
    sounds.play("deal")
    (sentence,) = told
    assert "PySide6-Addons" in sentence
    assert sounds.trouble == sentence


def test_the_module_is_really_only_imported_by_the_start(
    settings: Settings, opener: Opener, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_import: Callable[..., Any] = builtins.__import__

    def without_multimedia(name: str, *rest: Any, **named: Any) -> Any:
        if name.startswith("PySide6.QtMultimedia"):
            raise ImportError("No module named 'PySide6.QtMultimedia'")
        return real_import(name, *rest, **named)

    monkeypatch.delitem(sys.modules, "tablegames_qt.audio_output", raising=False)
    monkeypatch.setattr(builtins, "__import__", without_multimedia)
    sounds = Sounds(settings)
    assert sounds.trouble == ""
    sounds.start()
    assert "PySide6-Addons" in sounds.trouble


def test_without_a_device_the_trouble_is_said_until_one_is_plugged_in(
    settings: Settings, opener: Opener, qtbot: QtBot
) -> None:
    opener.available = False
    sounds = Sounds(settings, open_output=opener)
    with qtbot.waitSignal(sounds.trouble_changed):
        sounds.start()
    assert "loudspeaker" in sounds.trouble
    opener.opened[0].available = True
    with qtbot.waitSignal(sounds.trouble_changed):
        opener.opened[0].available_changed.emit()
    assert sounds.trouble == ""


class Program(QObject):
    """Stands for the application: the real one must not tell the rest of the test run that it ends."""

    aboutToQuit = Signal()

    def instance(self) -> QObject:
        return self


class Screen:
    """Stands for the platform that the program runs on."""

    def __init__(self, name: str) -> None:
        self.name = name

    def platformName(self) -> str:
        return self.name


def test_the_end_of_the_program_lets_go_of_the_device(
    settings: Settings, opener: Opener, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program()
    monkeypatch.setattr(sounds_module, "QCoreApplication", program)
    sounds = started(settings, opener)
    assert opener.opened[0].closed == 0
    program.aboutToQuit.emit()
    assert opener.opened[0].closed == 1
    assert sounds.trouble == ""


@pytest.mark.parametrize("platform", ["offscreen", "minimal"])
def test_a_screen_that_nobody_sees_is_not_heard_either(
    platform: str, settings: Settings, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(sounds_module.SWITCH, raising=False)
    monkeypatch.setattr(sounds_module, "QGuiApplication", Screen(platform))
    opener = Opener()
    sounds = started(settings, opener)
    assert opener.opened == []
    assert sounds.trouble == ""


def test_the_environment_can_keep_the_program_silent(
    settings: Settings, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds_module, "QGuiApplication", Screen("xcb"))
    opener = Opener()
    monkeypatch.setenv(sounds_module.SWITCH, "off")
    started(settings, opener)
    assert opener.opened == []
    monkeypatch.setenv(sounds_module.SWITCH, "on")
    started(settings, opener)
    assert len(opener.opened) == 1


def test_messages_of_the_sound_server_are_dropped_and_others_pass(
    settings: Settings, opener: Opener, qapp: QApplication
) -> None:
    heard: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, text: heard.append(text))

    def talkative(parent: QObject) -> Recorder:
        qWarning("PulseAudioService: pa_context_connect() failed")
        qWarning("No QtMultimedia backends found. Only QMediaDevices and QAudioSink are available.")
        qWarning("the house is on fire")
        return opener(parent)

    try:
        Sounds(settings, open_output=talkative).start()
        qWarning("PulseAudioService: later")
    finally:
        qInstallMessageHandler(before)
    assert heard == ["the house is on fire", "PulseAudioService: later"]
