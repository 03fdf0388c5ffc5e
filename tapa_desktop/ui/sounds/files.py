"""The sounds that the program brings with it. They are made by packaging/sounds.py."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Final

from tapa_desktop.resources import resource
from tapa_desktop.ui.board.noises import Noise

WIN: Final = "win"
LOSS: Final = "loss"
NAMES: Final = (*(noise.value for noise in Noise), WIN, LOSS)
LONGEST_S: Final = 10
RATE: Final = 44_100  # samples a second; one channel, 16 bit


class SoundError(ValueError):
    """A file that holds no sound; the message names it and says why."""


def sound_file(name: str) -> Path:
    """The file of a sound.

    Raises:
        ResourceMissing: when it is not there.
    """
    return resource("sounds", f"{name}.wav")


def samples(name: str) -> bytes:
    """The samples of a sound, as they go to a sound device.

    Raises:
        ResourceMissing: when it is not there.
        SoundError: when it cannot be read, holds nothing or too much, or is of another kind.
    """
    path = sound_file(name)
    try:
        with wave.open(str(path)) as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            found = bytes(file.readframes(LONGEST_S * RATE + 1))
    except (OSError, EOFError, wave.Error) as error:
        raise SoundError(f"{path}: {error}") from error
    if kind != (1, 2, RATE) or not 0 < len(found) <= 2 * LONGEST_S * RATE:
        raise SoundError(f"{path}: it holds no sound, or one of another kind")
    return found


def check_sounds() -> None:
    """Read all sounds.

    Raises:
        ResourceMissing: when one is not there.
        SoundError: when one cannot be read.
    """
    for name in NAMES:
        samples(name)
