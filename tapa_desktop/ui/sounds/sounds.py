"""Plays the sounds of a window, if they are switched on, in their own thread, so that a sound server blocks nothing.

Finding a server takes up to 50 ms. A suspended server never answers, neither to a search nor when a stream is closed.
No call can end such a wait, so the thread is then abandoned, and the program exits without it. Late sounds are dropped.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing, suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import TYPE_CHECKING, Final

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.actions import Actions, keys_of
from tapa_desktop.ui.board.animator import SoundCue
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.notices import Message

if TYPE_CHECKING:
    from .player import MiniaudioPlayer


class SoundController(QObject):
    """The sounds of a window. It is silent until `set_player`, which the program calls after the first paint."""

    switched = Signal(object)  # the user has switched sounds on or off by the action; a `Message` for the message bar

    def __init__(self, session: Session, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._board, self._actions = session, board, actions
        self._player: SoundThread | None = None
        self._end: str | None = None  # the sound of a game's end that the board has not shown yet
        actions.sounds.setChecked(session.settings.sounds)
        actions.sounds.triggered.connect(self._switch)
        session.change_of("sounds", "volume").connect(self._follow)
        session.match.state_changed.connect(self._await_end)
        board.sounded.connect(lambda cue: self._play(cue.value))
        board.settled.connect(self._sound_end)

    def set_player(self, player: SoundThread) -> None:
        """Set the player. Sounds are played from now on while they are switched on."""
        self._player = player
        self._open_player()

    def _open_player(self) -> None:
        if self._player is not None and self._session.settings.sounds:
            self._player.open()

    def _switch(self, is_on: bool) -> None:
        self._session.change_settings(structs.replace(self._session.settings, sounds=is_on))
        key = keys_of(self._actions.sounds)
        on, off = self.tr("The sounds are on."), self.tr("The sounds are off. {key} switches them on again.")
        self.switched.emit(Message("info", on if is_on else off.format(key=key)))

    def _follow(self, settings: Settings) -> None:
        """Apply changed settings. Play a sound at once to let the user hear the volume."""
        self._actions.sounds.setChecked(settings.sounds)
        self._open_player()
        self._play(SoundCue.STEP.value)

    def _await_end(self, before: GameState | None, after: GameState, _event: object) -> None:
        self._end = sound_of_end(before, after)
        if not self._board.is_moving:
            self._sound_end()

    def _sound_end(self) -> None:
        if self._end is not None:
            self._play(self._end)
            self._end = None

    def _play(self, name: str) -> None:
        settings = self._session.settings
        if settings.sounds and self._player is not None:
            self._player.play(name, settings.volume)


def sound_of_end(before: GameState | None, after: GameState) -> str | None:
    """The sound of a game that was just won: "loss" if the computer has beaten the only person, else "win"; or None."""
    if before is None or before.result is not None or after.result is None or after.result.winner is None:
        return None
    winner = after.result.winner
    person_lost = after.seat_of(winner.other).is_person and not after.seat_of(winner).is_person
    return "loss" if person_lost else "win"


LATE_S: Final = 0.5  # a sound that has waited this long no longer matches what is on the screen
END_S: Final = 0.5  # how long the program's exit waits for the thread to end
_WAITING: Final = 8  # sounds that may wait; any further one is dropped

OpenPlayer = Callable[[], "MiniaudioPlayer | None"]


class SoundThread:
    """Its methods never block, except `close`. It is silent until it is opened."""

    def __init__(self, opener: OpenPlayer | None = None) -> None:
        """`opener`: opens the player in the thread; by default that of the system's sounds."""
        self._opener = opener
        self._thread: Thread | None = None
        self._is_closed = False
        # Each sound with its volume and the time after which it is too late.
        self._requests: Queue[tuple[str, int, float]] = Queue(_WAITING)

    def open(self) -> None:
        """Start the thread, if it has not been started."""
        if self._thread is None and not self._is_closed:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def play(self, name: str, volume: int) -> None:
        """Play a sound from its beginning, at this volume in percent, unless the thread is too late for it."""
        self._request(name, volume, time.monotonic() + LATE_S)

    def close(self, patience_s: float | None = None) -> bool:
        """Stop the sounds and the thread. Wait up to END_S or `patience_s` seconds; False if it did not end in time.

        In that case, a library used for sounds may wait for the server even when the process exits.
        """
        self._is_closed = True
        if self._thread is None:
            return True
        self._request("", 0, 0.0)  # wakes the thread, and is too late to be played
        self._thread.join(END_S if patience_s is None else patience_s)
        return not self._thread.is_alive()

    def _request(self, name: str, volume: int, until: float) -> None:
        with suppress(Full):
            self._requests.put_nowait((name, volume, until))

    def _run(self) -> None:
        from .player import open_sound_player  # noqa: PLC0415 - no start waits for it

        player = (self._opener or open_sound_player)()
        if player is None:
            return
        with closing(player):
            while not self._is_closed:
                with suppress(Empty):
                    name, volume, until = self._requests.get(timeout=player.close_ended())
                    if time.monotonic() < until:
                        player.play(name, volume)
