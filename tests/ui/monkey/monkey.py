"""Lets hasty hands loose on the program, and says after which deed something was wrong."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThread, QTimer
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.monkey.ears import Ears
from tests.ui.monkey.program import Outside, Program
from tests.ui.monkey.promises import broken_at_once, broken_on_disk
from tests.ui.monkey.whims import Whims

_SHOWN = 20  # deeds that are told of
_EVERY = 40  # deeds, the file is read
_DRAG_MS = 50  # the longest that text is dragged


class Grip(QTimer):
    """Lets go of text that is dragged: Qt comes back from a deed only when that has ended.

    Only a drag has a loop of its own. On a slow machine any deed takes longer, and nothing is to be let go of then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.timeout.connect(self._let_go)

    def __enter__(self) -> None:
        self.start(_DRAG_MS)

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _let_go(self) -> None:
        window = QApplication.focusWindow()
        if window is not None and QThread.currentThread().loopLevel() > 0:
            QTest.keyClick(window, Qt.Key.Key_Escape)


class TrippedError(Exception):
    """Something was wrong; the message says what, after which deed of which seed, and what was done before."""


def let_loose(application: QApplication, screen: QPointingDevice, folder: Path, seed: int, events: int) -> int:
    """Do so many things to the program in the home that the environment names; how often it has been started.

    Raises:
        TrippedError: at the first thing that is wrong.
    """
    chance = random.Random(seed)
    grip = Grip()
    done: deque[str] = deque(maxlen=_SHOWN)
    with Ears() as ears, Outside(chance, folder):
        program = Program(application)
        whims = Whims(chance, program, screen)
        try:
            for number in range(events):
                with grip:
                    done.append(whims.follow())
                _let_happen(chance)
                if not program.window.isVisible():
                    program.start_again()
                _look(f"seed {seed}, event {number}", [*ears.heard, *_broken(program, number)], done)
        finally:
            program.end()
        _look(f"seed {seed}, at the end", ears.heard, done)
    return program.starts


def _let_happen(chance: random.Random) -> None:
    """Hands do not wait until all has happened; what was closed is gone at once, as in a running program."""
    for _ in range(chance.choice((0, 1, 1, 2, 4))):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _broken(program: Program, number: int) -> Iterator[str]:
    yield from broken_at_once(program.window)
    if number % _EVERY == 0:
        yield from broken_on_disk(program.session)


def _look(when: str, wrong: list[str], done: Iterable[str]) -> None:
    if wrong:
        raise TrippedError("\n".join([f"{when}:", *wrong, "what was done:", *done]))
