"""Plays sounds through Qt. If that is not possible, the program is silent.

Qt's multimedia module, the system library that it needs, or a sound device may be missing. The user sees no message;
the log says what is missing.

Each sound gets its own stream (`QAudioSink`) while it plays. `QSoundEffect` would be less code, but it is in the same
library, so it would not make a bundle smaller, and it is just as silent without a device. With PulseAudio 16 and Qt
6.11.3 it fails if a sound begins before another has ended, even if everything runs in one thread: from then on, a
socket notifier that cannot be disabled keeps one processor core busy forever.

This was measured in the thread of `thread`, with random sounds about every 25 ms. One effect per sound, never restarted
while it plays, used 0.8 s of processor time a second afterwards, with three million warnings. Stopping the current
effect before the next begins crashed twice in four runs, hung once, and kept a core busy once. A single effect whose
source changes kept a core busy and played almost nothing. The fault does not occur if sounds that come during another
are skipped, but then the sound of a pin after its step is lost, as were 24 of 25 sounds in the test. With streams,
2,000 sounds used 0.02 s of processor time a second and none afterwards, without warnings or memory growth.
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
AT_ONCE: Final = 4  # sounds that play at the same time; any further one is skipped
BUFFER: Final = RATE // 10 * 2  # bytes: a stream begins to play once it holds 100 ms
# WORKAROUND(Qt 6.9): a sound server may swallow the beginning of a stream, and a stream that does not fill its buffer
# is not played to its end. So silence is added before and after each sound.
LEAD: Final = bytes(RATE * 30 // 1000 * 2)  # 30 ms of silence
QUIET: Final = bytes(2 * BUFFER)  # after each sound
_log: Final = logging.getLogger(__name__)


class SoundPlayer(Protocol):
    """Something that plays sounds by their names."""

    def play(self, name: str) -> None:
        """Play a sound from its beginning."""

    def set_volume(self, percent: int) -> None:
        """Set the volume of all sounds from now on."""


class SoundPlayerToOpen(SoundPlayer, Protocol):
    """A player that looks for a sound device only when it is opened, and is silent until then."""

    def open(self) -> None:
        """Begin to look for a device, if that has not begun."""


class QtSoundPlayer:
    """Keeps all sounds in memory and plays them; see `open_sound_player`. Deleting its parent stops them."""

    def __init__(self, parent: QObject) -> None:
        """Read the sounds.

        Raises:
            ImportError: if Qt's multimedia module, or a library that it needs, is missing.
            ResourceMissing: if a sound file is missing.
            SoundError: if a sound file cannot be read.
            OSError: if there is no sound device.
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
        """Play a sound from its beginning, on the current default device."""
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices  # noqa: PLC0415 - as above

        device = QMediaDevices.defaultAudioOutput()
        if device.isNull() or len(self._heard) >= AT_ONCE:
            return
        shape = QAudioFormat()
        shape.setSampleRate(RATE)
        # WORKAROUND(Qt 6.11): a QAudioSink per sound instead of QSoundEffect, which keeps a core busy; see the module's
        # docstring.
        shape.setChannelCount(1)
        shape.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        sink = QAudioSink(device, shape, self._parent)
        sink.setVolume(self._volume)
        sink.setBufferSize(BUFFER)
        # WORKAROUND(PySide6 6.9): the signal's argument, a state, cannot be passed to a slot, so the slot asks the sink
        # for it.
        sink.stateChanged.connect(lambda: self._release_when_idle(sink))
        source = QBuffer(sink)
        source.setData(self._samples[name])
        source.open(QIODevice.OpenModeFlag.ReadOnly)
        self._heard.append(sink)
        sink.start(source)

    def set_volume(self, percent: int) -> None:
        """Set the volume of all sounds from now on."""
        self._volume = percent / 100

    def _release_when_idle(self, sink: QAudioSink) -> None:
        """Release a stream that has ended, could not begin, or is being deleted with its parent."""
        if sink not in self._heard or (isValid(sink) and sink.state().name == "ActiveState"):
            return
        self._heard.remove(sink)
        if isValid(sink):
            sink.stop()
            sink.deleteLater()


def open_sound_player(parent: QObject) -> SoundPlayer | None:
    """A player for this machine; None if sounds cannot be played. Waits until the sound server answers."""
    try:
        return QtSoundPlayer(parent)
    except (ImportError, ResourceMissing, SoundError, OSError) as error:
        _log.info("there will be no sounds: %s", error)
        return None


def load_part() -> None:
    """Load Qt's multimedia module, if it exists. This blocks all Python threads for about 20 ms."""
    if PART not in sys.modules:
        with _without_qt_messages(), suppress(ImportError):
            import_module(PART)


@contextmanager
def _without_qt_messages() -> Iterator[None]:
    """Keep Qt from logging through Python while it loads a library.

    The system's loader is locked meanwhile. A log message could let another Python thread run that also waits to load a
    library, such as NumPy's when the engine starts, and both threads would wait forever.
    """
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    # WORKAROUND(PySide6 6.9): a Python message handler called while a library loads can deadlock.
    before = qInstallMessageHandler(None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def check_sound_player(parent: QObject) -> None:
    """Check that Qt's multimedia module, if it exists, is complete. A missing device is ignored.

    Waits until the sound server answers.

    Raises:
        ImportError: if the module is incomplete.
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
