"""Plays the sounds of a window: moves on the board and the end of games, if sounds are switched on."""

from __future__ import annotations

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.actions import Actions, keys_of
from tapa_desktop.ui.board.animator import SoundCue
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.notices import Message

from .files import LOSS, WIN
from .thread import SoundThread


class SoundController(QObject):
    """The sounds of a window. It is silent until it is given a player, which the program does after the first paint.

    Signals:
        switched: the user has switched sounds on or off by the action; a `Message` for the message bar.
    """

    switched = Signal(object)

    def __init__(self, session: Session, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._board, self._actions = session, board, actions
        self._player: SoundThread | None = None
        self._settings = session.settings
        self._end: str | None = None  # the sound of a game's end that the board has not shown yet
        actions.sounds.setChecked(session.settings.sounds)
        actions.sounds.triggered.connect(self._switch)
        session.settings_changed.connect(self._follow)
        session.match.state_changed.connect(self._await_end)
        board.sound_cues.due.connect(self._sound)
        board.settled.connect(self._sound_end)

    def set_player(self, player: SoundThread) -> None:
        """Set the player. Sounds are played from now on while they are switched on."""
        self._player = player
        self._open_player()

    def _open_player(self) -> None:
        """Open the player if sounds are on; otherwise nothing is loaded."""
        if self._player is not None and self._settings.sounds:
            self._player.open()
            self._player.set_volume(self._settings.volume)

    def _switch(self, is_on: bool) -> None:
        self._session.change_settings(structs.replace(self._session.settings, sounds=is_on))
        key = keys_of(self._actions.sounds)
        on, off = self.tr("The sounds are on."), self.tr("The sounds are off. {key} switches them on again.")
        self.switched.emit(Message("info", on if is_on else off.format(key=key)))

    def _follow(self, settings: Settings) -> None:
        """Apply changed settings. Play a sound at once to let the user hear the volume."""
        before, self._settings = self._settings, settings
        self._actions.sounds.setChecked(settings.sounds)
        self._open_player()
        if (before.sounds, before.volume) != (settings.sounds, settings.volume):
            self._play(SoundCue.STEP.value)

    def _await_end(self, before: GameState | None, after: GameState, _event: object) -> None:
        self._end = sound_of_end(before, after)
        if not self._board.is_moving:
            self._sound_end()

    def _sound_end(self) -> None:
        """Play the sound of a game's end, now that the board shows the end."""
        if self._end is not None:
            self._play(self._end)
            self._end = None

    def _sound(self, cue: SoundCue) -> None:
        self._play(cue.value)

    def _play(self, name: str) -> None:
        if self._settings.sounds and self._player is not None:
            self._player.play(name)


def sound_of_end(before: GameState | None, after: GameState) -> str | None:
    """The sound of a game that was just won: LOSS if the computer has beaten the only person, else WIN; or None."""
    is_new = before is not None and before.result is None and after.result is not None
    if not is_new or after.result is None or after.result.winner is None:
        return None
    winner = after.result.winner
    person_lost = after.seat_of(winner.other).is_person and not after.seat_of(winner).is_person
    return LOSS if person_lost else WIN
