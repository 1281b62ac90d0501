"""Synthesises the sounds of the table from arithmetic alone.

Two families, so that a table sounds like one room: card sounds are noise through a resonant band (paper on felt), tones
are soft mallets (a struck bar: a fundamental and two inharmonic overtones that die away sooner). No recording is used,
and the noise comes from a generator of our own, so the same bytes come out on every machine.
"""

import array
import math
import sys
import wave
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

RATE = 22_050
"""Samples a second: everything here lies below 8 kHz, and half the usual rate halves the files."""

LOUD_SECONDS = 0.05
"""Loudness is measured over the loudest stretch of this length, about what an ear adds up for a short sound."""

Samples = list[float]


def noise(seed: int) -> Iterator[float]:
    """Endless white noise between -1 and 1: a 32-bit linear congruential generator, constants of Numerical Recipes."""
    word = seed
    while True:
        word = (1_664_525 * word + 1_013_904_223) & 0xFFFF_FFFF
        yield (word >> 8) / 8_388_607.5 - 1.0


def band(source: Iterable[float], centre: Callable[[float], float], width: float, seconds: float) -> Samples:
    """Lets one band of `source` through (two state-variable filters in a row, so that hiss and rumble are really gone).

    `centre` gives the middle of the band in hertz at a time in seconds, `width` is the bandwidth of each filter as a
    share of it.
    """
    low = mid = second_low = second_mid = 0.0
    out = []
    for step, value in zip(range(round(seconds * RATE)), source, strict=False):
        stiffness = 2.0 * math.sin(math.pi * min(centre(step / RATE), RATE / 6.0) / RATE)
        low += stiffness * mid
        mid += stiffness * (value - low - width * mid)
        second_low += stiffness * second_mid
        second_mid += stiffness * (mid - second_low - width * second_mid)
        out.append(second_mid)
    return out


def taper(samples: Sequence[float], seconds: float = 0.03) -> Samples:
    """Closes the end over `seconds` (half a cosine): a layer that is cut off clicks."""
    count, span = len(samples), min(len(samples), round(seconds * RATE))
    return [
        value if (left := count - 1 - step) >= span else value * (0.5 - 0.5 * math.cos(math.pi * left / span))
        for step, value in enumerate(samples)
    ]


def shape(samples: Sequence[float], rise: float, fall: float) -> Samples:
    """Fades in over `rise` seconds (half a cosine), then out with the time constant `fall` seconds."""
    out = []
    for step, value in enumerate(samples):
        time = step / RATE
        gain = 0.5 - 0.5 * math.cos(math.pi * time / rise) if time < rise else math.exp(-(time - rise) / fall)
        out.append(gain * value)
    return taper(out)


def ringing(partials: Sequence[tuple[float, float, float]], seconds: float, attack: float = 0.002) -> Samples:
    """A struck body: the sum of dying sine waves, each (hertz, strength, time constant in seconds)."""
    out = []
    for step in range(round(seconds * RATE)):
        time = step / RATE
        value = math.fsum(
            strength * math.exp(-time / decay) * math.sin(2.0 * math.pi * hertz * time)
            for hertz, strength, decay in partials
        )
        out.append(value * (1.0 - math.exp(-time / attack)))
    return taper(out)


def mallet(hertz: float, seconds: float, decay: float) -> Samples:
    """A felt mallet on a wooden bar; the overtones of a tuned bar lie near 4 and 10 times the fundamental."""
    return ringing(
        [(hertz, 1.0, decay), (3.93 * hertz, 0.14, 0.28 * decay), (9.2 * hertz, 0.02, 0.1 * decay)],
        seconds,
        attack=0.004,
    )


def mix(*layers: tuple[float, float, Sequence[float]]) -> Samples:
    """Adds layers, each (start in seconds, gain, samples)."""
    placed = [(round(start * RATE), gain, samples) for start, gain, samples in layers]
    out = [0.0] * max(first + len(samples) for first, _, samples in placed)
    for first, gain, samples in placed:
        for step, value in enumerate(samples, first):
            out[step] += gain * value
    return out


def loudness(samples: Sequence[float]) -> float:
    """Root mean square of the loudest `LOUD_SECONDS`, in decibels below full scale (at most 0)."""
    span = min(len(samples), round(LOUD_SECONDS * RATE))
    energy = math.fsum(value * value for value in samples[:span])
    most = energy
    for leaving, entering in zip(samples, samples[span:], strict=False):
        energy += entering * entering - leaving * leaving
        most = max(most, energy)
    return 10.0 * math.log10(most / span)


def finish(samples: Sequence[float], level: float) -> Samples:
    """Fades both ends to nothing, takes out the mean and brings the loudness to `level` decibels."""
    count = len(samples)
    fade_in, fade_out = round(0.002 * RATE), round(0.02 * RATE)
    window = [min(1.0, step / fade_in, (count - 1 - step) / fade_out) for step in range(count)]
    faded = [value * gain for value, gain in zip(samples, window, strict=True)]
    offset = math.fsum(faded) / math.fsum(window)
    centred = [value - offset * gain for value, gain in zip(faded, window, strict=True)]
    gain = 10.0 ** ((level - loudness(centred)) / 20.0)
    return [gain * value for value in centred]


def deal() -> Samples:
    """A card flicked off the pack: a short rush of air, then its edge."""
    rush = shape(band(noise(11), lambda time: 1_300.0 + 12_000.0 * time, 0.6, 0.15), 0.04, 0.02)
    edge = shape(band(noise(12), lambda time: 1_900.0, 0.6, 0.08), 0.001, 0.010)
    return finish(mix((0.0, 1.0, rush), (0.05, 0.9, edge), (0.05, 0.3, ringing([(190.0, 1.0, 0.018)], 0.12))), -21.0)


def place() -> Samples:
    """A card laid on felt: a dull touch with little paper in it."""
    touch = ringing([(128.0, 1.0, 0.026), (215.0, 0.5, 0.018)], 0.19)
    paper = shape(band(noise(21), lambda time: 1_050.0, 0.8, 0.12), 0.002, 0.016)
    return finish(mix((0.0, 0.6, touch), (0.0, 1.0, paper)), -18.0)


def slide() -> Samples:
    """Cards drawn over felt: a soft breath that swells and closes."""
    breath = band(noise(31), lambda time: 1_900.0 - 5_000.0 * abs(time - 0.11), 0.55, 0.28)
    return finish(shape(breath, 0.12, 0.045), -22.0)


def flip() -> Samples:
    """A card turned over: it leaves the pack with a brush and snaps down."""
    brush = shape(band(noise(41), lambda time: 1_200.0 + 11_000.0 * time, 0.6, 0.14), 0.075, 0.014)
    snap = shape(band(noise(42), lambda time: 1_600.0, 0.6, 0.12), 0.001, 0.013)
    return finish(mix((0.0, 0.6, brush), (0.095, 1.0, snap), (0.095, 0.4, ringing([(165.0, 1.0, 0.022)], 0.14))), -20.0)


def knock() -> Samples:
    """Two raps of a knuckle on the wood under the felt."""
    wood = [(172.0, 1.0, 0.034), (391.0, 0.6, 0.024), (731.0, 0.3, 0.012), (1_420.0, 0.1, 0.006)]
    skin = shape(band(noise(51), lambda time: 900.0, 0.8, 0.05), 0.001, 0.006)
    rap = mix((0.0, 1.0, ringing(wood, 0.16, attack=0.001)), (0.0, 0.6, skin))
    return finish(mix((0.0, 0.8, rap), (0.13, 1.0, rap)), -15.0)


def capture() -> Samples:
    """Two cards come together: a rising fourth on the bars, one note just after the other, and a touch of paper."""
    paper = shape(band(noise(61), lambda time: 1_500.0, 0.7, 0.1), 0.002, 0.014)
    notes = (0.0, 0.75, mallet(392.0, 0.26, 0.075)), (0.07, 1.0, mallet(523.25, 0.25, 0.08))
    return finish(mix(*notes, (0.0, 0.5, paper)), -18.0)


def coin() -> Samples:
    """A coin set down: bright, inharmonic, with two small bounces."""
    metal = [(1_975.0, 0.8, 0.05), (3_217.0, 1.0, 0.038), (4_870.0, 0.4, 0.026), (6_430.0, 0.15, 0.016)]
    strike = ringing(metal, 0.17, attack=0.001)
    return finish(mix((0.0, 1.0, strike), (0.062, 0.45, strike), (0.103, 0.2, strike)), -21.0)


def call() -> Samples:
    """Somebody speaks: one round note, neither glad nor sad."""
    return finish(mix((0.0, 1.0, mallet(440.0, 0.26, 0.07)), (0.0, 0.25, mallet(220.0, 0.26, 0.055))), -17.0)


def win() -> Samples:
    """A major chord climbed in four steps; the last note rings on."""
    notes = (392.0, 523.25, 659.26, 783.99)
    steps = [(0.085 * step, 0.75, mallet(hertz, 0.22, 0.08)) for step, hertz in enumerate(notes[:-1])]
    last = (0.255, 1.0, mallet(notes[-1], 0.36, 0.12)), (0.255, 0.35, mallet(notes[1], 0.36, 0.12))
    return finish(mix(*steps, *last), -16.0)


def error() -> Samples:
    """That does not go: two low, muffled notes, the second lower."""
    first, second = ringing([(233.08, 1.0, 0.045)], 0.16, 0.006), ringing([(184.99, 1.0, 0.05)], 0.19, 0.006)
    return finish(mix((0.0, 1.0, first), (0.1, 1.0, second)), -16.0)


SOUNDS: dict[str, Callable[[], Samples]] = {
    recipe.__name__: recipe for recipe in (deal, place, slide, flip, knock, capture, coin, call, win, error)
}
"""The recipe of every sound of the program, by the name of its file; samples lie within -1 and 1."""


def pcm(name: str) -> bytes:
    """The sound `name` as signed 16-bit little-endian samples."""
    samples = array.array("h", (round(32_767 * value) for value in SOUNDS[name]()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def write(name: str, folder: Path) -> Path:
    """Writes the sound `name` into `folder` as a mono WAV and returns its path."""
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(pcm(name))
    return path
