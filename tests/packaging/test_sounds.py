"""The sounds in the repository are those of the script, and fit to be heard."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
import pytest
import sounds

from tapa_desktop.resources import resource

NAMES = sorted(sounds.SOUNDS)
RATE = 44_100
LONGEST_S = 1.5
each_sound = pytest.mark.parametrize("name", NAMES)


def samples(name: str) -> np.ndarray:
    """The samples of a sound, int16 [N]."""
    with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def centre(name: str) -> float:
    """Where the middle of the spectrum lies, in Hz, weighted by energy."""
    power = np.abs(np.fft.rfft(samples(name))) ** 2
    return float((power * np.fft.rfftfreq(samples(name).size, 1 / RATE)).sum() / power.sum())


def test_the_files_are_those_that_the_script_makes(tmp_path: Path) -> None:
    sounds.write_all(tmp_path)

    assert sorted(path.stem for path in resource("sounds").iterdir()) == NAMES
    for path in tmp_path.iterdir():
        assert path.read_bytes() == resource("sounds", path.name).read_bytes(), path.name


@each_sound
def test_no_sound_is_clipped_too_loud_or_too_long(name: str) -> None:
    made = samples(name)

    assert 0.3 * 32767 < np.abs(made.astype(int)).max() < 0.8 * 32767
    assert made.size < LONGEST_S * RATE


@each_sound
def test_no_sound_clicks_at_its_ends_or_has_a_constant_part(name: str) -> None:
    made = samples(name)

    assert abs(made[0]) < 40
    assert abs(made[-1]) < 40
    assert abs(made.mean()) < 10


def test_a_pin_is_duller_than_a_step_and_dice_are_brighter() -> None:
    assert centre("pin") < 0.5 * centre("step")
    assert centre("dice") > 1.2 * centre("step")
