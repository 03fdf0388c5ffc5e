"""A player who acts with mouse and keys alone, and follows the match by its record.

The record is written before anything is shown.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import UnionType
from typing import Final

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive, data_dir
from tapa_desktop.game.draft import Draft, movable_of
from tapa_desktop.game.events import Drafted, LogEvent, Played, Rewound
from tapa_desktop.game.history import History
from tapa_desktop.game.load import read_match
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.board.geometry import BoardOptions, Place
from tapa_desktop.ui.board.pointer import targets_of
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.startup.program import make_application

from .screen import GaveUpError, Screen, until

_TITLE: Final = "Tapa Desktop"
_CHOICES: Final = "New match"
_AGAIN_S: Final = 5.0  # what has had no effect for so long is done again: something may have moved just then
_TRIALS: Final = 24


def log_of(record: Path) -> tuple[LogEvent, ...]:
    return tuple(_history_in(record).log)


def errors_in(log_file: Path) -> list[str]:
    """The errors in the program's log; none if there is no log."""
    lines = log_file.read_text("utf-8").splitlines() if log_file.exists() else []
    return [line for line in lines if " ERROR " in line or " CRITICAL " in line]


def _history_in(record: Path) -> History:
    return read_match(record.read_bytes()).history


@cache
def places_in_window(wide: int, high: int) -> dict[Place, tuple[int, int]]:
    """The middle of each place of the board, in pixels from the upper left corner of a window of this size.

    The window is that of the first start, opened offscreen.
    """
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1")
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        application = make_application()
        window = MainWindow(Session(Archive(data_dir()), Thinker(), Settings()))
        window.resize(wide, high)
        window.show()
        window.session.start()
        application.processEvents()
        rects = window.board.board_geometry().places
        points = {place: window.board.mapTo(window, rect.center().toPoint()).toTuple() for place, rect in rects.items()}
        window.close()
    return points


class Player:
    """Plays with the program that is open on a screen and keeps its matches in the folder `data`.

    Each action waits for its effect. It raises `GaveUpError` if there is none, or the program has ended.
    """

    def __init__(self, data: Path, screen: Screen, program: subprocess.Popen[bytes]) -> None:
        self._archive, self._screen, self._program = Archive(data), screen, program
        self._window = screen.wait_for(_TITLE)

    @property
    def record(self) -> Path | None:
        """The file of the current match; None before its first event."""
        return self._archive.in_progress()

    @property
    def log(self) -> tuple[LogEvent, ...]:
        return log_of(self.record) if self.record else ()

    def begin_match(self) -> None:
        """Begin another match, with the choices that are offered, by the opening throw."""
        before = self.record
        self._press("ctrl+n", lambda: bool(self._screen.windows(_CHOICES)))
        dialog = self._screen.windows(_CHOICES)[0]
        self._try(lambda: self._screen.key(dialog, "Return"), lambda: not self._screen.windows(_CHOICES), "the choices")
        self._press("space", lambda: self.record not in {None, before})

    def play_a_turn(self) -> None:
        """Begin another match: a roll, a step by drag and its undo, and a whole turn."""
        self.begin_match()
        self.roll()
        self.drag_step()
        self.undo()
        self.finish_turn()

    def roll(self) -> None:
        """Go on until the person has dice that can be played; the computer plays its own."""
        while self._draft is None:
            state, happens = self._state, self._more_events(LogEvent)
            if state is None or state.seat.is_person or state.phase is Phase.OPENING:
                self._press("space", happens)
            else:
                until("the computer's turn", happens)

    def drag_step(self) -> None:
        self._try(self._drag, self._more_events(Drafted), "a step by drag")

    def undo(self) -> None:
        self._press("ctrl+z", self._more_events(Rewound))

    def finish_turn(self) -> None:
        """Play all dice, end the turn, and see the computer's answer."""
        while (draft := self._draft) and not draft.is_complete:
            self.drag_step()
        answered = self._more_events(Played, 2)
        self._press("space", self._more_events(Played))
        until("the computer's answer", answered)

    def quit(self) -> None:
        self._press("ctrl+q", self._has_ended)
        if self._program.returncode:
            raise GaveUpError(f"the program has ended with status {self._program.returncode}")

    @property
    def _state(self) -> GameState | None:
        return _history_in(self.record).state if self.record else None

    @property
    def _draft(self) -> Draft | None:
        """The person's partial play; None if there is nothing to play."""
        state = self._state
        draft = Draft.of(state) if state and state.seat.is_person else None
        return None if draft is None or draft.must_pass else draft

    def _more_events(self, kind: type | UnionType, number: int = 1) -> Callable[[], bool]:
        """A condition: there are so many more events of that kind than now."""

        def count() -> int:
            return sum(isinstance(event, kind) for event in self.log)

        enough = count() + number
        return lambda: count() >= enough

    def _has_ended(self) -> bool:
        return self._program.poll() is not None

    def _press(self, keys: str, condition: Callable[[], bool]) -> None:
        self._try(lambda: self._screen.key(self._window, keys), condition, keys)

    def _try(self, action: Callable[[], None], condition: Callable[[], bool], name: str) -> None:
        for _ in range(_TRIALS):
            action()
            try:
                until(name, condition, _AGAIN_S)
            except GaveUpError:
                if self._has_ended():
                    raise
            else:
                return
        raise GaveUpError(f"tried {_TRIALS} times in vain: {name}")

    def _drag(self) -> None:
        state = self._state
        assert state is not None
        targets = targets_of(movable_of(state), state, BoardOptions()).items()
        step = next((source, to) for source, steps_to in targets for to, steps in steps_to.items() if len(steps) == 1)
        left, top, wide, high = self._screen.frame(self._window)
        (x, y), (to_x, to_y) = (places_in_window(wide, high)[place] for place in step)
        self._screen.drag((left + x, top + y), (left + to_x, top + to_y))


@contextmanager
def at_play(program: subprocess.Popen[bytes], data: Path, screen: Screen) -> Iterator[Player]:
    """A player for a started program, which ends with the context."""
    with program:
        try:
            yield Player(data, screen, program)
        finally:
            program.kill()
