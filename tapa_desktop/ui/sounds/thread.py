"""A sound player in a thread of its own, so that a sound server that does not answer blocks nothing else.

Finding a server takes up to 50 ms. A server that has been stopped (suspended) never answers, neither when it is looked
for nor when a stream is closed. No call can end such a wait, so the thread is then abandoned, and the program exits
without it. Sounds that are late by then are dropped.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing, suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .player import SoundPlayer

LATE_S: Final = 0.5  # a sound that has waited this long no longer matches what is on the screen
END_S: Final = 0.5  # how long the program's exit waits for the thread to end
_WAITING: Final = 8  # sounds that may wait; any further one is dropped

OpenPlayer = Callable[[], "SoundPlayer | None"]


class SoundThread:
    """Its methods never block, except `close`. It is silent until it is opened."""

    def __init__(self, opener: OpenPlayer | None = None) -> None:
        """`opener`: opens the player in the thread; by default that of the system's sounds."""
        self._opener = opener
        self._thread: Thread | None = None
        self._volume = 100
        self._is_closed = False
        # Each sound with its volume and the time after which it is of no use.
        self._requests: Queue[tuple[str, int, float]] = Queue(_WAITING)

    def open(self) -> None:
        """Start the thread, if it has not been started."""
        if self._thread is None and not self._is_closed:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def play(self, name: str) -> None:
        """Play a sound from its beginning, unless the thread is too late for it."""
        self._request(name, time.monotonic() + LATE_S)

    def set_volume(self, percent: int) -> None:
        """Set the volume of all sounds from now on, in percent."""
        self._volume = percent

    def close(self, patience_s: float | None = None) -> bool:
        """Stop the sounds and the thread. Wait up to END_S or `patience_s` seconds; False if it did not end in time.

        In that case, a library used for sounds may wait for the server even when the process exits.
        """
        self._is_closed = True
        if self._thread is None:
            return True
        self._request("", 0.0)  # which wakes it, and is too late to be played
        self._thread.join(END_S if patience_s is None else patience_s)
        return not self._thread.is_alive()

    def _request(self, name: str, until: float) -> None:
        with suppress(Full):
            self._requests.put_nowait((name, self._volume, until))

    def _run(self) -> None:
        from .player import open_sound_player  # noqa: PLC0415 - no start waits for it

        player = (self._opener or open_sound_player)()
        if player is None:
            return
        with closing(player):
            while not self._is_closed:
                with suppress(Empty):
                    name, volume, until = self._requests.get(timeout=player.rest())
                    if time.monotonic() < until:
                        player.play(name, volume)
