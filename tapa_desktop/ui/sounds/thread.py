"""A sound player in a thread of its own, so that a sound server that does not answer blocks nothing else.

Finding a server takes about 50 ms. A server that has been stopped (suspended) never answers, neither when it is looked
for nor when a sound begins. No call can end such a wait, so the thread is then abandoned, and the program exits without
it. Sounds requested meanwhile are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, Qt, Signal
from shiboken6 import delete

if TYPE_CHECKING:
    from .player import SoundPlayer

LATE_MS: Final = 500  # a sound that has waited this long no longer matches what is on the screen
END_S: Final = 0.5  # how long the program's exit waits for the thread to end

OpenPlayer = Callable[[QObject], "SoundPlayer | None"]


class SoundThread:
    """Its methods never block, except `close`. It is silent until its thread has found a sound device."""

    def __init__(self, opener: OpenPlayer | None = None) -> None:
        """`opener`: opens the player in the thread; by default that of the system's sounds."""
        self._opener = opener
        self._thread: Thread | None = None
        self._worker: _SoundWorker | None = None
        self._volume: int | None = None
        self._is_closed = False
        self._lock = Lock()  # protects what both threads change: `_worker` and `_is_closed`

    def open(self) -> None:
        """Start the thread that looks for a sound device, if it has not been started."""
        if self._thread is None and not self._is_closed:
            from .player import load_part, open_sound_player  # noqa: PLC0415 - no start waits for it

            self._opener = self._opener or open_sound_player
            load_part()
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def play(self, name: str) -> None:
        """Play a sound from its beginning, unless the thread is too late for it."""
        if self._worker is not None:
            self._worker.play_requested.emit(name, QDeadlineTimer(LATE_MS))

    def set_volume(self, percent: int) -> None:
        """Set the volume of all sounds from now on, in percent."""
        self._volume = percent
        if self._worker is not None:
            self._worker.volume_changed.emit(percent)

    def close(self, patience_s: float | None = None) -> bool:
        """Stop the sounds and the thread. Wait up to END_S or `patience_s` seconds; False if it did not end in time.

        In that case, a library used for sounds may wait for the server even when the process exits.
        """
        with self._lock:
            self._is_closed = True
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.closed.emit()
        if self._thread is not None:
            self._thread.join(END_S if patience_s is None else patience_s)
        return self._thread is None or not self._thread.is_alive()

    def _run(self) -> None:
        worker = _SoundWorker()
        player = self._opener(worker) if self._opener is not None else None
        if player is not None and self._publish(worker):
            worker.run(player, self._volume)
        # WORKAROUND(PySide6 6.9): delete the worker and its streams here, as Python may do so later in another thread.
        delete(worker)

    def _publish(self, worker: _SoundWorker) -> bool:
        """Make the worker available for requests, unless this object has been closed. Return whether it is."""
        with self._lock:
            if not self._is_closed:
                self._worker = worker
            return not self._is_closed


class _SoundWorker(QObject):
    """Lives in the sound thread, and so do the streams that it plays.

    Signals:
        play_requested: a sound is to be played: its name, and the deadline after which it is of no use.
        volume_changed: the new volume, in percent.
        closed: no more sounds will be requested.
    """

    play_requested = Signal(str, QDeadlineTimer)
    volume_changed = Signal(int)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._player: SoundPlayer | None = None
        self._loop = QEventLoop()
        queued = Qt.ConnectionType.QueuedConnection
        self.play_requested.connect(self._play, queued)
        self.volume_changed.connect(self._set_volume, queued)
        self.closed.connect(self._loop.quit, queued)

    def run(self, player: SoundPlayer, volume: int | None) -> None:
        """Process requests with that player until `closed` is emitted."""
        self._player = player
        if volume is not None:
            player.set_volume(volume)
        self._loop.exec()

    def _play(self, name: str, until: QDeadlineTimer) -> None:
        if self._player is not None and not until.hasExpired():
            self._player.play(name)

    def _set_volume(self, percent: int) -> None:
        if self._player is not None:
            self._player.set_volume(percent)
