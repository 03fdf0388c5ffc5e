"""A player before the screen, who acts with mouse and keys alone."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Drafted, LogEvent, Played, Rewound
from tapa_desktop.ui.board.place import BoardOptions, Place
from tapa_desktop.ui.board.pointer import targets_of

from .aim import places_in_window
from .match_seen import MatchSeen
from .room import DATA, Room
from .screen import GaveUpError, Screen, until

_TITLE: Final = "Tapa Desktop"
_CHOICES: Final = "New match"
_AGAIN_S: Final = 5.0  # what has had no effect for so long is done again: something may have moved just then
_TRIALS: Final = 24


class Player:
    """Plays with the program that is open. Each action ends when it has had its effect, or raises.

    Raises:
        GaveUpError: when it has had none for long, or the program is gone.
    """

    def __init__(self, match: MatchSeen, screen: Screen, program: subprocess.Popen[bytes]) -> None:
        self.match = match
        self._screen = screen
        self._program = program
        self._window = screen.wait_for(_TITLE)

    def begin_match(self) -> None:
        """Begin another match, with the choices that are offered, by the opening throw."""
        before = self.match.record
        self._press("ctrl+n", lambda: bool(self._screen.windows(_CHOICES)))
        dialog = self._screen.windows(_CHOICES)[0]
        self._try(lambda: self._screen.key(dialog, "Return"), lambda: not self._screen.windows(_CHOICES), "the choices")
        self._press("space", lambda: self.match.record not in {None, before})

    def roll(self) -> None:
        """Go on until there are dice to be played by the person, and a way to play them."""
        while self.match.draft is None:
            self._go_on()

    def drag_step(self) -> None:
        """Move one checker by one die, with the mouse."""
        self._try(self._drag, self.match.more(Drafted), "a step by drag")

    def undo(self) -> None:
        """Take the last step back."""
        self._press("ctrl+z", self.match.more(Rewound))

    def finish_turn(self) -> None:
        """Play all dice, end the turn, and see the computer's answer."""
        while (draft := self.match.draft) and not draft.is_complete:
            self.drag_step()
        answered = self.match.more(Played, 2)
        self._press("space", self.match.more(Played))
        until("the computer's answer", answered)

    def finish_game(self) -> None:
        """Play the game to its end."""
        while not (self.match.state and self.match.state.result):
            if (draft := self.match.draft) and not draft.is_complete:
                self.drag_step()
            else:
                self._go_on()

    def quit(self) -> None:
        """Leave the program, which has to end well."""
        self._press("ctrl+q", self._is_gone)
        if self._program.returncode:
            raise GaveUpError(f"the program has ended with status {self._program.returncode}")

    def _go_on(self) -> None:
        """Do what comes next, if it is the person's to do; else see the computer do it."""
        happens = self.match.more(LogEvent)
        if self.match.waits_for_person:
            self._press("space", happens)
        else:
            until("the computer's turn", happens)

    def _is_gone(self) -> bool:
        return self._program.poll() is not None

    def _press(self, keys: str, condition: Callable[[], bool]) -> None:
        self._try(lambda: self._screen.key(self._window, keys), condition, keys)

    def _try(self, deed: Callable[[], None], condition: Callable[[], bool], what: str) -> None:
        """Do something, and again, until it has had its effect."""
        for _ in range(_TRIALS):
            deed()
            try:
                until(what, condition, _AGAIN_S)
            except GaveUpError:
                if self._is_gone():
                    raise
            else:
                return
        raise GaveUpError(f"tried {_TRIALS} times in vain: {what}")

    def _drag(self) -> None:
        left, top, wide, high = self._screen.frame(self._window)
        points = places_in_window(wide, high)
        (x, y), (to_x, to_y) = (points[place] for place in self._step())
        self._screen.drag((left + x, top + y), (left + to_x, top + to_y))

    def _step(self) -> tuple[Place, Place]:
        """From where to where a checker can go by one die."""
        state = self.match.state
        assert state is not None
        ways = targets_of(movable_of(state), state, BoardOptions()).items()
        return next((source, to) for source, found in ways for to, steps in found.items() if len(steps) == 1)


@contextmanager
def at_play(room: Room, screen: Screen, *program: str, offline: bool = False) -> Iterator[Player]:
    """A player who has started the program in a room, as an unprivileged user; the program ends with the context."""
    command = room.command(*program, by_player=True, display=screen.display, offline=offline)
    with subprocess.Popen(command) as process:
        try:
            yield Player(MatchSeen(room.home / DATA), screen, process)
        finally:
            process.kill()
