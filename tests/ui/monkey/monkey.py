"""Runs random actions on the program, and reports after which action something was wrong."""

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
from tests.ui.monkey.program import Program, stub_dialogs
from tests.ui.monkey.random_actions import RandomActions

_SHOWN = 20  # actions in a report
_EVERY = 40  # actions, the file is checked
_DRAG_MS = 50  # the longest drag of a text


class DragEnder(QTimer):
    """Ends drags of text, since Qt returns from an action only when its drag has ended.

    Only a drag runs its own event loop; without one, an action is merely slow.
    """

    def __init__(self) -> None:
        super().__init__()
        self.timeout.connect(self._end_drag)

    def __enter__(self) -> None:
        self.start(_DRAG_MS)

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _end_drag(self) -> None:
        window = QApplication.focusWindow()
        if window is not None and QThread.currentThread().loopLevel() > 0:
            QTest.keyClick(window, Qt.Key.Key_Escape)


class MonkeyError(Exception):
    """Something was wrong; the message says what, after which action of which seed, with the actions before."""


def run_monkey(application: QApplication, screen: QPointingDevice, folder: Path, seed: int, events: int) -> int:
    """Run `events` actions on the program in the home that the environment names; return the number of starts.

    Raises:
        MonkeyError: at the first fault.
    """
    chance = random.Random(seed)
    drag_ender = DragEnder()
    done: deque[str] = deque(maxlen=_SHOWN)
    with ErrorCollector() as collector, stub_dialogs(chance, folder):
        program = Program(application)
        actions = RandomActions(chance, program, screen)
        try:
            for number in range(events):
                with drag_ender:
                    done.append(actions.run_next())
                _let_happen(chance)
                if not program.window.isVisible():
                    program.start_again()
                _raise_if_wrong(f"seed {seed}, event {number}", [*collector.errors, *_faults(program, number)], done)
        finally:
            program.end()
        _raise_if_wrong(f"seed {seed}, at the end", collector.errors, done)
    return program.starts


def _let_happen(chance: random.Random) -> None:
    """Process a few events, not all; delete closed windows at once, as in a running program."""
    for _ in range(chance.choice((0, 1, 1, 2, 4))):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _faults(program: Program, number: int) -> Iterator[str]:
    yield from window_faults(program.window)
    if number % _EVERY == 0:
        yield from file_faults(program.session)


def _raise_if_wrong(when: str, wrong: list[str], done: Iterable[str]) -> None:
    if wrong:
        raise MonkeyError("\n".join([f"{when}:", *wrong, "what was done:", *done]))


def window_faults(window: MainWindow) -> Iterator[str]:
    """The faults of the window."""
    state, board = window.session.match.state, window.board
    shown = picture(state, board.options, movable_of(state), board.state.last, board.state.first)
    if Counter(checker.side for checker in shown.checkers) != dict.fromkeys(Side, CHECKERS):
        yield f"not {CHECKERS} checkers a side: {state.position}"
    if board.state.game != state:
        yield "the board shows another state"
    if not board.is_moving and board.state.picture != shown:
        yield "the board at rest shows something else"
    if window.session.player.may_undo is not window.commands.undo.isEnabled():
        yield "undo is offered when it is not possible, or not when it is"


def file_faults(session: Session) -> Iterator[str]:
    """The faults of the record of the open match, and of its file."""
    history = session.match.history
    if replay(history.header, history.log) != history:
        yield "the record leads to another match"
    if session.store.path is None or session.store.is_unsaved:
        yield "the match is not saved"
    elif read_match(session.store.path.read_bytes()).history.record != history.record:
        yield "the file holds another match"


_HARMLESS = (
    "This plugin does not support",  # the offscreen one, of every window
    "QGestureManager::deliverEvents",  # two fingers beyond the screen, which is smaller than some windows
    "Mouse event",  # of the hand: the window became smaller under it
)


class ErrorCollector(logging.Handler):
    """Collects in `errors`, as a context, exceptions of all threads, warnings of Qt, and errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def __enter__(self) -> Self:
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._add_exception
        threading.excepthook = sys.unraisablehook = self._add_hook_args
        self._qt_before = QtCore.qInstallMessageHandler(self._add_qt_message)
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        QtCore.qInstallMessageHandler(self._qt_before)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(self.format(record))

    def _add_exception(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        self.errors.append("".join(traceback.format_exception(kind, error, where)))

    def _add_hook_args(self, args: Any) -> None:
        self._add_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def _add_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        is_serious = kind in {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}
        if is_serious and not message.startswith(_HARMLESS):
            where = traceback.extract_stack()[-2]
            self.errors.append(f"Qt: {message} ({where.filename}, line {where.lineno})")
