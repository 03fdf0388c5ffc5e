"""Plays sounds through Qt, where there is something to play them with. Where there is not, it is silent.

Qt's part for sounds may be missing, or the system's library below it, or any device; none of that is worth a word to
a player, so it goes into the log alone.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QUrl, qInstallMessageHandler

from tapa_desktop.resources import ResourceMissing

from .files import NAMES, sound_file

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_log: Final = logging.getLogger(__name__)


class Voice(Protocol):
    """Something that plays sounds by their names."""

    def play(self, name: str) -> None:
        """Play a sound from its beginning."""

    def set_volume(self, percent: int) -> None:
        """How loud all sounds are from now on."""


class QtVoice:
    """All sounds, loaded; see `open_voice`."""

    def __init__(self, effects: dict[str, QSoundEffect]) -> None:
        self._effects = effects

    def play(self, name: str) -> None:
        """Play a sound from its beginning."""
        self._effects[name].play()

    def set_volume(self, percent: int) -> None:
        """How loud all sounds are from now on."""
        for effect in self._effects.values():
            effect.setVolume(percent / 100)


def open_voice(parent: QObject) -> Voice | None:
    """A voice for this machine; None where it has none. It takes a moment: call it when nobody waits."""
    try:
        return QtVoice(_effects(parent))
    except (ImportError, ResourceMissing, OSError) as error:
        _log.info("there will be no sounds: %s", error)
        return None


def check_voice(parent: QObject) -> None:
    """See whether Qt's part for sounds is whole, where it is there at all; that no device is found is not told.

    Raises:
        ImportError: when it is not whole.
    """
    before = qInstallMessageHandler(lambda *_words: None)
    try:
        _try_out(parent)
    finally:
        qInstallMessageHandler(before)


def _try_out(parent: QObject) -> None:
    try:
        import PySide6.QtMultimedia  # noqa: F401, PLC0415 - may be missing
    except ImportError:
        return
    with suppress(OSError):
        _effects(parent)


def _effects(parent: QObject) -> dict[str, QSoundEffect]:
    """Every sound by its name.

    Raises:
        ImportError: when Qt's part for sounds, or a library that it needs, is not there.
        ResourceMissing: when a sound is not there.
        OSError: when there is no device to play it on.
    """
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415 - may be missing, and takes a while

    if QMediaDevices.defaultAudioOutput().isNull():
        raise OSError("no sound device is connected")
    effects = {}
    for name in NAMES:
        effect = QSoundEffect(parent)
        effect.setSource(QUrl.fromLocalFile(str(sound_file(name))))
        effects[name] = effect
    return effects
