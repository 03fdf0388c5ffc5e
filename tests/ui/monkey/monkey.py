"""Lets hasty hands loose on the program, and says after which deed something was wrong."""

from __future__ import annotations

import logging
import random
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, Qt, QThread, QTimer, QtMsgType
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.history import replay
from tapa_desktop.game.load import read_match
from tapa_desktop.rules.position import CHECKERS, Side
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.main.window import MainWindow
from tests.ui.monkey.program import Program, outside
from tests.ui.monkey.random_actions import RandomActions

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
    with Ears() as ears, outside(chance, folder):
        program = Program(application)
        actions = RandomActions(chance, program, screen)
        try:
            for number in range(events):
                with grip:
                    done.append(actions.follow())
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


def broken_at_once(window: MainWindow) -> Iterator[str]:
    """What is wrong with what is shown."""
    state, board = window.session.match.state, window.board
    seen = picture(state, board.options, movable_of(state), board.state.last, board.state.first)
    if Counter(checker.side for checker in seen.checkers) != dict.fromkeys(Side, CHECKERS):
        yield f"not {CHECKERS} checkers a side: {state.position}"
    if board.state.game != state:
        yield "the board shows another state"
    if not board.is_moving and board.state.picture != seen:
        yield "the board at rest shows something else"
    if window.session.player.may_undo is not window.commands.undo.isEnabled():
        yield "undo is offered when it is not possible, or not when it is"


def broken_on_disk(session: Session) -> Iterator[str]:
    """What is wrong with the record of the match on the table, and with its file."""
    history = session.match.history
    if replay(history.header, history.log) != history:
        yield "the record leads to another match"
    if session.store.path is None or session.store.is_unsaved:
        yield "the match is not saved"
    elif read_match(session.store.path.read_bytes()).history.record != history.record:
        yield "the file holds another match"


_HARMLESS = (
    "This plugin does not support",  # the offscreen one, of every window
    "QGestureManager::deliverEvents",  # two fingers beyond its screen, which is smaller than a window may be
    "Mouse event",  # the hand's own: that a window has become smaller under it
)


class Ears(logging.Handler):
    """While it listens, `heard` gathers exceptions of all threads, warnings of Qt, and errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def __enter__(self) -> Self:
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._take
        threading.excepthook = sys.unraisablehook = self._take_apart
        self._qt_before = QtCore.qInstallMessageHandler(self._take_down)
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        QtCore.qInstallMessageHandler(self._qt_before)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))

    def _take(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        self.heard.append("".join(traceback.format_exception(kind, error, where)))

    def _take_apart(self, args: Any) -> None:
        self._take(args.exc_type, args.exc_value, args.exc_traceback)

    def _take_down(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        is_serious = kind in {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}
        if is_serious and not message.startswith(_HARMLESS):
            where = traceback.extract_stack()[-2]
            self.heard.append(f"Qt: {message} ({where.filename}, line {where.lineno})")
