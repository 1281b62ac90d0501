"""The committed sounds are what their recipes give, and are fit to be heard."""

import array
import itertools
import math
import sys
import wave
from pathlib import Path

import pytest

import resources.sounds.__main__ as command
from resources.sounds import synthesise

FOLDER = Path(synthesise.__file__).parent
NAMES = ("deal", "place", "slide", "flip", "knock", "capture", "coin", "call", "win", "error")
FULL_SCALE = 32_767


def samples(name: str) -> list[float]:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        data = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return [value / FULL_SCALE for value in data]


def test_the_ten_sounds_and_no_other_file_are_there() -> None:
    assert tuple(synthesise.SOUNDS) == NAMES
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_recipe_gives_the_committed_bytes(name: str, tmp_path: Path) -> None:
    assert synthesise.write(name, tmp_path).read_bytes() == (FOLDER / f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_small_mono_and_sixteen_bit(name: str) -> None:
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, synthesise.RATE)
        assert 0.1 <= file.getnframes() / synthesise.RATE <= 0.7
    assert path.stat().st_size <= 30_000


def test_all_sounds_together_weigh_about_eleven_kilobytes_each() -> None:
    assert sum((FOLDER / f"{name}.wav").stat().st_size for name in NAMES) <= 10 * 14_000


@pytest.mark.parametrize("name", NAMES)
def test_the_peak_leaves_room_for_two_sounds_at_once(name: str) -> None:
    assert 0.1 <= max(abs(value) for value in samples(name)) <= 0.7


@pytest.mark.parametrize("name", NAMES)
def test_it_starts_and_ends_in_silence(name: str) -> None:
    values = samples(name)
    assert abs(values[0]) < 0.001
    assert max(abs(value) for value in values[-40:]) < 0.004


@pytest.mark.parametrize("name", NAMES)
def test_it_carries_no_direct_current(name: str) -> None:
    values = samples(name)
    assert abs(math.fsum(values) / len(values)) < 0.0001


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_is_much_louder_than_another(name: str) -> None:
    assert -23.0 <= synthesise.loudness(samples(name)) <= -14.0


@pytest.mark.parametrize("name", NAMES)
def test_no_click_hides_in_a_sound(name: str) -> None:
    """A jump of half the peak between two neighbours is a cut wave, unless the sound is noise or bright metal."""
    values = samples(name)
    peak = max(abs(value) for value in values)
    steepest = max(abs(right - left) for left, right in itertools.pairwise(values))
    assert steepest <= (1.2 if name in ("deal", "slide", "flip", "coin") else 0.5) * peak


def test_noise_stays_in_bounds_and_is_centred() -> None:
    source = synthesise.noise(7)
    values = [next(source) for _ in range(20_000)]
    assert max(map(abs, values)) <= 1.0
    assert abs(math.fsum(values) / len(values)) < 0.02


def test_check_finds_a_file_that_is_missing_or_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in NAMES:
        synthesise.write(name, tmp_path)
    assert command.stale(tmp_path) == []
    (tmp_path / "coin.wav").unlink()
    changed = bytearray((tmp_path / "win.wav").read_bytes())
    changed[1_000] ^= 1
    (tmp_path / "win.wav").write_bytes(changed)
    assert command.stale(tmp_path) == ["coin", "win"]
    assert command.main(["--check"]) == 0
    assert capsys.readouterr().out == ""
