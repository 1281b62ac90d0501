from __future__ import annotations

import configparser
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tablegames_qt.settings import DECLARED, Settings


def stored(path: Path) -> dict[str, str]:
    """What the file holds, read by something that is not Qt."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return {f"{group}/{key}": value for group in parser.sections() for key, value in parser[group].items()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def other_value(name: str) -> object:
    """Some allowed value of a setting that is not its default."""
    setting = DECLARED[name]
    if setting.choices is not None:
        return setting.choices[-1]
    if isinstance(setting.default, bool):
        return not setting.default
    if isinstance(setting.default, int):
        return setting.high
    return {"language": "it", "player_name": "Zoë, 王 %s", "window_frame": "-10 20 960 640 maximized"}.get(name, "coin")


@pytest.mark.parametrize("name", DECLARED)
def test_every_setting_survives_a_restart(path: Path, name: str) -> None:
    value = other_value(name)
    first = Settings(path)
    assert getattr(first, name) == DECLARED[name].default
    setattr(first, name, value)
    first.sync()
    assert getattr(Settings(path), name) == value


@pytest.mark.parametrize("name", DECLARED)
@pytest.mark.parametrize("wrong", ["", "\x01", "999999999999", "-7", "purple", "true, false", "{}"])
def test_a_wrong_value_in_the_file_is_the_default_and_is_put_right(path: Path, name: str, wrong: str) -> None:
    setting = DECLARED[name]
    if isinstance(setting.default, str) and setting.choices is None and setting.accepts(wrong):
        wrong = "\x02"  # free text: nearly anything is allowed, control characters are not
    file = QSettings(str(path), QSettings.Format.IniFormat)
    file.setValue(setting.key, wrong)
    file.setValue("elsewhere/kept", "1")
    file.sync()

    settings = Settings(path)
    assert getattr(settings, name) == setting.default
    settings.sync()
    assert stored(path) == {"elsewhere/kept": "1"}  # a key of another version stays


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00[[[=\n\x00", b"[look\ntheme", b"theme=blue\n" * 3, b"\x00" * 4096]
)
def test_a_damaged_file_gives_defaults_and_can_be_written_again(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings = Settings(path)
    assert {name: getattr(settings, name) for name in DECLARED} == {
        name: setting.default for name, setting in DECLARED.items()
    }
    settings.theme = "blue"
    settings.sync()
    assert Settings(path).theme == "blue"


def test_a_change_is_told_once_and_with_its_name(path: Path) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.speed = "quick"
    settings.speed = "quick"
    settings.volume = 0
    settings.reset("speed")
    settings.reset("speed")
    assert told == ["speed", "volume", "speed"]
    assert settings.speed == "normal"


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "pink"), ("volume", 101), ("volume", True), ("sounds", 1), ("language", "english"), ("index", None)],
)
def test_the_program_cannot_set_what_is_not_allowed(path: Path, name: str, value: object) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match=name):
        setattr(settings, name, value)
    assert getattr(settings, name) == DECLARED[name].default


def test_sounds_are_switched_one_by_one(path: Path) -> None:
    settings = Settings(path)
    settings.switch_sound("win", on=False)
    settings.switch_sound("coin", on=False)
    settings.switch_sound("coin", on=False)
    assert (settings.sound_on("win"), settings.sound_on("coin"), settings.sound_on("deal")) == (False, False, True)
    settings.switch_sound("win", on=True)
    settings.sync()
    assert Settings(path).silenced == "coin"


def test_read_only_settings_hold_for_the_run_and_are_not_written(path: Path) -> None:
    Settings(path).sync()
    QSettings(str(path), QSettings.Format.IniFormat).setValue("look/theme", "pink")
    settings = Settings(path, read_only=True)
    settings.language = "es"
    settings.sync()
    assert settings.language == "es"
    assert stored(path) == {"look/theme": "pink"}


def test_the_choices_are_those_that_there_are() -> None:
    from importlib.resources import files

    from tablegames_qt.scene.speeds import Speed
    from tablegames_qt.theme import THEMES

    backs = {Path(each.name).stem for each in (files("resources") / "cards" / "backs").iterdir()}
    assert set(DECLARED["theme"].choices or ()) == set(THEMES)
    assert set(DECLARED["back"].choices or ()) == backs
    assert DECLARED["speed"].choices == tuple(each.name.lower() for each in Speed)
