"""The sounds of the board, made of noise and of damped waves, as wood rings when it is knocked.

    .venv/bin/python packaging/sounds.py [FOLDER]

They are written to resources/sounds/ unless another folder is named: WAV, 16 bit, mono. The same script makes the same
files each time, since its chance is seeded.
"""

from __future__ import annotations

import argparse
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100  # samples a second
FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "sounds"
LONGEST_FADE_S: Final = 0.02

Wave = NDArray[np.float64]  # [N], one value a sample, about -1 to 1
Mode = tuple[float, float, float]  # Hz, seconds until it is down to 37 %, how loud

# How things ring: a checker on the board, one on another checker, a die, a bar of a marimba.
CHECKER: Final[Sequence[Mode]] = (
    (410, 0.022, 0.55), (980, 0.016, 1.0), (1730, 0.010, 0.7), (2650, 0.006, 0.45), (4100, 0.003, 0.2),
)  # fmt: skip
THUD: Final[Sequence[Mode]] = ((118, 0.060, 1.0), (236, 0.040, 0.8), (455, 0.022, 0.5), (820, 0.010, 0.25))
CLACK: Final[Sequence[Mode]] = ((620, 0.014, 0.6), (1420, 0.012, 1.0), (2300, 0.008, 0.6), (3600, 0.004, 0.3))
DIE: Final[Sequence[Mode]] = ((1250, 0.007, 0.7), (2140, 0.006, 1.0), (3300, 0.004, 0.7), (5200, 0.002, 0.35))
TRAY: Final[Sequence[Mode]] = ((300, 0.035, 0.7), (720, 0.028, 1.0), (1310, 0.018, 0.6), (2080, 0.010, 0.3))


def main() -> int:
    parser = argparse.ArgumentParser(description="Make all sounds.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where they go instead")
    write_all(parser.parse_args().folder)
    return 0


def knock(modes: Sequence[Mode], seconds: float, chance: np.random.RandomState, *, pitch: float = 1.0) -> Wave:
    """Something wooden that is struck: a click of noise, and the modes that it sets ringing."""
    time = np.arange(round(RATE * seconds)) / RATE
    click = chance.standard_normal(time.size) * np.exp(-time / 0.0012)
    dull = np.convolve(click, np.hanning(9) / np.hanning(9).sum(), mode="same")
    struck = 0.5 * dull
    for hertz, decay, loud in modes:
        swing = np.sin(2 * np.pi * hertz * pitch * time + chance.uniform(0, np.pi))
        struck += loud * swing * np.exp(-time / decay) * (1 - np.exp(-time / 0.0004))
    return struck / float(np.abs(struck).max())


def tone(hertz: float, seconds: float) -> Wave:
    """A bar of a marimba: its tone, and its first two overtones, which die sooner."""
    time = np.arange(round(RATE * seconds)) / RATE
    modes = ((1.0, 0.26, 1.0), (3.93, 0.07, 0.22), (9.24, 0.02, 0.08))
    ringing = sum(loud * np.sin(2 * np.pi * hertz * n * time) * np.exp(-time / decay) for n, decay, loud in modes)
    return np.asarray(ringing * (1 - np.exp(-time / 0.002)))


def mix_of(*parts: tuple[float, float, Wave]) -> Wave:
    """Mix waves, each with its start in seconds and its volume."""
    mix = np.zeros(max(round(RATE * start) + part.size for start, _, part in parts))
    for start, loud, part in parts:
        begin = round(RATE * start)
        mix[begin : begin + part.size] += loud * part
    return mix


def pin() -> Wave:
    """A checker comes down on another: wood on wood, and the board gives a little below them."""
    chance = np.random.RandomState(2)
    return mix_of((0.0, 0.45, knock(CLACK, 0.12, chance)), (0.006, 1.0, knock(THUD, 0.34, chance)))


def hit() -> Wave:
    """A checker is hit, and falls on the bar."""
    chance = np.random.RandomState(3)
    return mix_of((0.0, 1.0, knock(CLACK, 0.14, chance)), (0.045, 0.35, knock(CLACK, 0.12, chance, pitch=0.8)))


def off() -> Wave:
    """A checker slides into the tray, against those that lie there."""
    chance = np.random.RandomState(4)
    slide = chance.standard_normal(round(RATE * 0.09))
    slide = np.convolve(slide, np.hanning(25) / np.hanning(25).sum(), mode="same") * np.hanning(slide.size)
    return mix_of((0.0, 0.5, slide), (0.07, 1.0, knock(TRAY, 0.24, chance)), (0.105, 0.3, knock(CLACK, 0.1, chance)))


def dice() -> Wave:
    """Two dice on wood: each falls, hops as the dice on the board do, and clatters ever faster until it lies."""
    chance = np.random.RandomState(5)
    clatters = []
    for first in (0.0, 0.034):
        start, gap, loud = first, 0.192, 1.0
        while gap > 0.016:
            clatters.append((start, loud, knock(DIE, 0.06, chance, pitch=chance.uniform(0.88, 1.12))))
            clatters.append((start, 0.3 * loud, knock(THUD, 0.12, chance, pitch=1.6)))
            start += gap * chance.uniform(0.92, 1.08)
            gap *= 0.66
            loud *= 0.70
    return mix_of(*clatters)


def win() -> Wave:
    tones = zip((0.0, 0.13, 0.26, 0.42), (523.25, 659.26, 783.99, 1046.5), strict=True)
    return mix_of(*((start, 0.8, tone(hertz, 0.9)) for start, hertz in tones))


# Each sound, and how loud its loudest sample is, of 1.
SOUNDS: Final[dict[str, tuple[Callable[[], Wave], float]]] = {
    "dice": (dice, 0.62),
    "step": (lambda: knock(CHECKER, 0.16, np.random.RandomState(1)), 0.55),  # a checker is set down
    "pin": (pin, 0.75),
    "hit": (hit, 0.70),
    "off": (off, 0.60),
    "win": (win, 0.45),
    "loss": (lambda: mix_of((0.0, 0.7, tone(293.66, 0.8)), (0.2, 0.7, tone(220.0, 0.9))), 0.34),  # two, downwards
}


def samples_of(samples: Wave, peak: float) -> NDArray[np.int16]:
    """The samples for the file: without a constant part, faded out, with this peak."""
    samples = samples - samples.mean()
    fade = min(samples.size // 4, round(RATE * LONGEST_FADE_S))
    samples[-fade:] *= np.linspace(1.0, 0.0, fade)
    samples[:24] *= np.linspace(0.0, 1.0, 24)
    return np.round(samples / float(np.abs(samples).max()) * peak * 32767).astype("<i2")


def write_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples_of(make(), peak).tobytes())


if __name__ == "__main__":
    sys.exit(main())
