"""The sound files that come with the program. packaging/sounds.py generates them."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Final

from tapa_desktop.resources import resource
from tapa_desktop.ui.board.animator import SoundCue

WIN: Final = "win"
LOSS: Final = "loss"
NAMES: Final = (*(cue.value for cue in SoundCue), WIN, LOSS)
LONGEST_S: Final = 10
RATE: Final = 44_100  # samples per second; mono, 16 bit


class SoundError(ValueError):
    """A file that cannot be used as a sound. The message names the file and the reason."""


def sound_file(name: str) -> Path:
    """The path of a sound file.

    Raises:
        ResourceMissing: if it does not exist.
    """
    return resource("sounds", f"{name}.wav")


def samples(name: str) -> bytes:
    """The samples of a sound, ready for a sound device.

    Raises:
        ResourceMissing: if the file does not exist.
        SoundError: if it cannot be read, is empty or too long, or is in another format.
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
        ResourceMissing: if a file does not exist.
        SoundError: if a file cannot be read.
    """
    for name in NAMES:
        samples(name)
