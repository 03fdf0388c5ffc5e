"""A voice in a thread of its own, so that a sound server which does not answer holds up nobody.

To find a server takes some 50 ms, and one that has been stopped answers never: not when it is looked for, and not when
a sound begins. No call ends such a wait, so the thread is left to itself then, and the program ends without it. What
was to be heard meanwhile is not made up for.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, Qt, Signal
from shiboken6 import delete

from .player import SoundPlayer, load_part, open_sound_player

LATE_MS: Final = 500  # a sound that has waited for so long no longer belongs to what is seen
END_S: Final = 0.5  # how long the end of the program waits for that of the thread

OpenPlayer = Callable[[QObject], SoundPlayer | None]


class SoundThread:
    """What is wished of it never waits; it is silent until its thread has found something to play on."""

    def __init__(self, opener: OpenPlayer = open_sound_player) -> None:
        self._opener = opener
        self._thread: Thread | None = None
        self._mouth: _SoundWorker | None = None
        self._volume: int | None = None
        self._is_closed = False
        self._lock = Lock()  # around what both threads change: the mouth, and whether it is of use any more

    def open(self) -> None:
        """Begin to look for something to play on, if that has not begun."""
        if self._thread is None and not self._is_closed:
            load_part()
            self._thread = Thread(target=self._live, name="sounds", daemon=True)
            self._thread.start()

    def play(self, name: str) -> None:
        """Play a sound from its beginning, if that can be done soon."""
        if self._mouth is not None:
            self._mouth.wished.emit(name, QDeadlineTimer(LATE_MS))

    def set_volume(self, percent: int) -> None:
        """How loud all sounds are from now on."""
        self._volume = percent
        if self._mouth is not None:
            self._mouth.volume_changed.emit(percent)

    def close(self, patience_s: float | None = None) -> bool:
        """End what is heard, and the thread; whether that could be done soon, or within so many seconds.

        Where it could not, a library that sounds need may wait for the server even when the process ends.
        """
        with self._lock:
            self._is_closed = True
            mouth, self._mouth = self._mouth, None
        if mouth is not None:
            mouth.ended.emit()
        if self._thread is not None:
            self._thread.join(END_S if patience_s is None else patience_s)
        return self._thread is None or not self._thread.is_alive()

    def _live(self) -> None:
        """The life of the thread."""
        mouth = _SoundWorker()
        voice = self._opener(mouth)
        if voice is not None and self._lend(mouth):
            mouth.speak_by(voice, self._volume)
        delete(mouth)

    def _lend(self, mouth: _SoundWorker) -> bool:
        """Let wishes reach the mouth, unless there will be none."""
        with self._lock:
            if not self._is_closed:
                self._mouth = mouth
            return not self._is_closed


class _SoundWorker(QObject):
    """Lives in the other thread, and so does all that it plays.

    Signals:
        wished: the name of a sound, and until when it is of use.
        volume_changed: how loud, in percent.
        ended: nobody listens any more.
    """

    wished = Signal(str, QDeadlineTimer)
    volume_changed = Signal(int)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._voice: SoundPlayer | None = None
        self._loop = QEventLoop()
        queued = Qt.ConnectionType.QueuedConnection
        self.wished.connect(self._play, queued)
        self.volume_changed.connect(self._set_volume, queued)
        self.ended.connect(self._loop.quit, queued)

    def speak_by(self, voice: SoundPlayer, volume: int | None) -> None:
        """Do what is wished, until nobody listens any more."""
        self._voice = voice
        if volume is not None:
            voice.set_volume(volume)
        self._loop.exec()

    def _play(self, name: str, until: QDeadlineTimer) -> None:
        if self._voice is not None and not until.hasExpired():
            self._voice.play(name)

    def _set_volume(self, percent: int) -> None:
        if self._voice is not None:
            self._voice.set_volume(percent)
