"""Plays sounds through Qt, where there is something to play them with. Where there is not, it is silent.

Qt's part for sounds may be missing, or the system's library below it, or any device; none of that is worth a word to
a player, so it goes into the log alone.

Each sound gets a stream of its own (`QAudioSink`) for as long as it is heard. `QSoundEffect` would be shorter; it is of
the same library, so that a bundle would be no smaller, and as silent without a device. But with PulseAudio 16 it goes
wrong in Qt 6.11.3 where a sound begins before another has ended, also if all of it lives in one thread: from then on a
socket notifier, which nobody can switch off, keeps a processor busy for ever. Tried in the thread of `thread`, with
random sounds every 25 ms or so: one effect a sound, never begun anew while it is heard, took 0.8 s of processor time a
second afterwards, with three million warnings; to stop the one that is heard before the next begins crashed twice in
four runs, stood still once, and spun once; one effect for all, whose source changes, spun and played next to nothing.
It is well where what comes while a sound is heard is left out, but then a pin is not heard after its step, and 24 of 25
sounds were not. 2,000 sounds by streams: 0.02 s of processor time a second, nothing afterwards, no warning, no growth.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLoggingCategory, QObject, qInstallMessageHandler
from shiboken6 import isValid

from tapa_desktop.resources import ResourceMissing

from .files import NAMES, RATE, SoundError, samples

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioSink

PART: Final = "PySide6.QtMultimedia"
AT_ONCE: Final = 4  # sounds that are heard together; what comes on top is not missed
BUFFER: Final = RATE // 10 * 2  # bytes: a stream begins to be heard when 100 ms are in it
LEAD: Final = bytes(RATE * 30 // 1000 * 2)  # 30 ms of nothing, which a server may swallow while it begins
QUIET: Final = bytes(2 * BUFFER)  # after each sound, so that a short one fills its stream, and is heard to its end
_log: Final = logging.getLogger(__name__)


class SoundPlayer(Protocol):
    """Something that plays sounds by their names."""

    def play(self, name: str) -> None:
        """Play a sound from its beginning."""

    def set_volume(self, percent: int) -> None:
        """How loud all sounds are from now on."""


class SoundPlayerToOpen(SoundPlayer, Protocol):
    """A voice that looks for something to play on when it is told to, and is silent before."""

    def open(self) -> None:
        """Begin to look, if that has not begun."""


class QtSoundPlayer:
    """All sounds, read; see `open_sound_player`. Whoever is their parent ends what is heard with itself."""

    def __init__(self, parent: QObject) -> None:
        """Read the sounds.

        Raises:
            ImportError: when Qt's part for sounds, or a library that it needs, is not there.
            ResourceMissing: when a sound is not there.
            SoundError: when a sound cannot be read.
            OSError: when there is no device to play it on.
        """
        load_part()
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - may be missing, and takes a while

        self._parent = parent
        self._samples = {name: QByteArray(LEAD + samples(name) + QUIET) for name in NAMES}
        self._volume = 1.0
        self._heard: list[QAudioSink] = []
        if QMediaDevices.defaultAudioOutput().isNull():
            raise OSError("no sound device is connected")

    def play(self, name: str) -> None:
        """Play a sound from its beginning, on the device that is the usual one by now."""
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices  # noqa: PLC0415 - as above

        device = QMediaDevices.defaultAudioOutput()
        if device.isNull() or len(self._heard) >= AT_ONCE:
            return
        shape = QAudioFormat()
        shape.setSampleRate(RATE)
        shape.setChannelCount(1)
        shape.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        sink = QAudioSink(device, shape, self._parent)
        sink.setVolume(self._volume)
        sink.setBufferSize(BUFFER)
        sink.stateChanged.connect(lambda: self._look_after(sink))  # PySide cannot hand the state over
        source = QBuffer(sink)
        source.setData(self._samples[name])
        source.open(QIODevice.OpenModeFlag.ReadOnly)
        self._heard.append(sink)
        sink.start(source)

    def set_volume(self, percent: int) -> None:
        """How loud all sounds are from now on."""
        self._volume = percent / 100

    def _look_after(self, sink: QAudioSink) -> None:
        """Let a stream go that has come to its end, or could not begin, or is going with its parent."""
        if sink not in self._heard or (isValid(sink) and sink.state().name == "ActiveState"):
            return
        self._heard.remove(sink)
        if isValid(sink):
            sink.stop()
            sink.deleteLater()


def open_sound_player(parent: QObject) -> SoundPlayer | None:
    """A voice for this machine; None where it has none. It takes as long as a sound server does to answer."""
    try:
        return QtSoundPlayer(parent)
    except (ImportError, ResourceMissing, SoundError, OSError) as error:
        _log.info("there will be no sounds: %s", error)
        return None


def load_part() -> None:
    """Load Qt's part for sounds, if it is there. Python stands still meanwhile (20 ms), in whichever thread this is."""
    if PART not in sys.modules:
        with _wordless(), suppress(ImportError):
            import_module(PART)


@contextmanager
def _wordless() -> Iterator[None]:
    """Let Qt say nothing through Python while it loads a library.

    The system's loader is locked then. Python might go on in another thread that is about to load one, too, as NumPy's
    are when the computer gets ready, and neither would ever end.
    """
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    before = qInstallMessageHandler(None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def check_sound_player(parent: QObject) -> None:
    """See whether Qt's part for sounds is whole, where it is there at all; that no device is found is not told.

    It takes as long as `open_sound_player`.

    Raises:
        ImportError: when it is not whole.
    """
    load_part()
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
        QtSoundPlayer(parent)
