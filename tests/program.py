"""The real program, from the command line on, driven by a script; in a process of its own."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec import structs
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

from tapa_desktop.__main__ import main
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings, format_settings, settings_path
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.game.events import Seat
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Phase
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.sounds.sounds import SoundThread
from tapa_desktop.ui.startup import program
from tapa_desktop.ui.startup.program import Application
from tests.sockets import forbid_network

PATIENCE_S: Final = 120
TICK_MS: Final = 2
QUIET: Final = Settings(checker_speed="off", dice_speed="off", confirm_resign=False)

Condition = Callable[[], object]
Script = Callable[["Program"], Iterator[Condition]]  # yields the conditions to wait for


class Program(QObject):
    """The running program. Its script goes on as soon as its condition is true; its end closes the window."""

    def __init__(self, script: Script, window: MainWindow) -> None:
        super().__init__()
        self.window = window
        self.chance = random.Random(7)
        self._steps = script(self)
        self._condition: Condition = lambda: True
        self._until = time.monotonic() + PATIENCE_S
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._run_next)
        self._timer.start()

    @property
    def session(self) -> Session:
        """Its session."""
        return self.window.session

    @property
    def notices(self) -> list[str]:
        """The messages in the message bar."""
        return [f"{row.message.text} {row.message.detail}" for row in self.window.messages.rows]

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the window."""
        QTest.keyClick(self.window, key, modifiers)

    def begin(self, rule_set: str, *, level: str = "learner", target: int = 1) -> None:
        """Begin a match against that level."""
        self.session.new_match(Header("tapa-record", 2, (GameRules(rule_set),), Seat(), Seat(level), target))

    def play(self) -> Iterator[Condition]:
        """Play by chance to the end of the match."""
        while self.session.match.state.phase is not Phase.MATCH_OVER:
            yield self.awaits_person
            self.act()

    def awaits_person(self) -> bool:
        """Whether the program waits for the person."""
        session = self.session
        is_over = session.match.state.phase in {Phase.GAME_OVER, Phase.MATCH_OVER}
        return is_over or session.match.person_to_act is not None

    def act(self) -> None:
        """Do the person's next action, by chance."""
        session = self.session
        if session.player.may_answer:
            self.key(Qt.Key.Key_T)
        elif session.match.draft is not None and not session.player.may_finish:
            targets = self.chance.choice(list(session.match.draft.targets().values()))
            session.player.add_steps(self.chance.choice(list(targets.values())))
        else:
            self.key(Qt.Key.Key_Space)

    def _run_next(self) -> None:
        if time.monotonic() > self._until:
            self._timer.stop()
            sys.stderr.write(f"waited in vain at line {self._steps.gi_frame.f_lineno}\n")  # type: ignore[attr-defined]
            os._exit(3)
        if self._condition():
            self._until = time.monotonic() + PATIENCE_S
            self._condition = next(self._steps, self._end)

    def _end(self) -> bool:
        self._timer.stop()
        self.window.close()
        return False


def run_program(script: Script) -> int:
    """Run the program with a script and without a network, in the home `TAPA_DESKTOP_HOME`; its exit status."""
    forbid_network()
    connect_window = program.connect_window
    running: list[Program] = []

    def connect_and_play(application: Application, sounds: SoundThread, window: MainWindow) -> None:
        connect_window(application, sounds, window)
        if running:
            running[0].window = window
        else:
            running.append(Program(script, window))

    program.connect_window = connect_and_play
    if not Path(os.environ["TAPA_DESKTOP_HOME"], "config").exists():
        write_whole(settings_path(), format_settings(structs.replace(QUIET, language="en")))
    return main([])
