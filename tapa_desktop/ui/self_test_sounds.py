"""The part of `--self-test` that asks for a voice as the program does: in a thread that may never come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from .sounds.apart import VoiceApart
from .sounds.voice import check_voice

_PATIENCE_S: Final = 10.0


class VoiceOnTrial:
    """A voice that is asked for once, and plays nothing."""

    def __init__(self, check: Callable[[QObject], None] = check_voice) -> None:
        self._check = check
        self._faults: list[str] = []
        self.voice = VoiceApart(self._try_out)

    def fault(self, patience_s: float = _PATIENCE_S) -> str:
        """What of the part for sounds is not whole; empty if nothing, and where the sound server does not answer."""
        self.voice.open()
        self.voice.close(patience_s)
        return next(iter(self._faults), "")

    def _try_out(self, parent: QObject) -> None:
        try:
            self._check(parent)
        except (ImportError, OSError, ValueError) as error:
            self._faults.append(str(error))
