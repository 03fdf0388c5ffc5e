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


class SoundError(ValueError):
    """A file that holds no sound; the message names it and says why."""


def sound_file(name: str) -> Path:
    """The file of a sound.

    Raises:
        ResourceMissing: when it is not there.
    """
    return resource("sounds", f"{name}.wav")


def check_sounds() -> None:
    """Read all sounds.

    Raises:
        ResourceMissing: when one is not there.
        SoundError: when one cannot be read, or holds nothing.
    """
    for name in NAMES:
        path = sound_file(name)
        try:
            with wave.open(str(path)) as file:
                frames = file.getnframes()
        except (OSError, EOFError, wave.Error) as error:
            raise SoundError(f"{path}: {error}") from error
        if not frames:
            raise SoundError(f"{path}: it holds no sound")
