"""The program with its window: everything put together, run, and taken apart again."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer

from tapa_desktop.app.archive import Archive
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.paths import data_dir, log_dir
from tapa_desktop.app.session import Session
from tapa_desktop.app.settings import load_settings
from tapa_desktop.app.thinker import Thinker

from .application import file_named, make_application
from .log import FILE, follow_qt, start_log
from .mishaps import Mishaps
from .system_motion import SystemMotion, system_source
from .window import MainWindow
from .window_place import first_size

_INTAKE_MS: Final = 1_500  # after the start: by then the board has been painted, and the computer is ready to play


def run(files: Sequence[str]) -> int:
    """Open the window on the last of these files, or else on the match that was in progress; the exit status."""
    notices = start_log(log_dir())
    follow_qt()
    application = make_application()
    archive = Archive(data_dir())
    is_first = not archive.matches.exists()
    settings, more = load_settings()
    session = Session(archive, Thinker(), settings)
    window = MainWindow(session)
    if not settings.window:
        window.resize(first_size(window.screen().availableSize()))
    mishaps = Mishaps(str(log_dir() / FILE), window)
    mishaps.noticed.connect(window.messages.show_notice)
    mishaps.watch()
    motion = SystemMotion(system_source(sys.platform, os.environ, window), window)
    motion.changed.connect(window.presenter.show_calm)
    motion.watch(application)
    for notice in (*notices, *more):
        window.messages.show_notice(notice)
    window.show()
    session.start()
    application.file_asked.connect(session.open_record)
    for file in files:
        session.open_record(file_named(file))
    if is_first and not files:
        welcome(window)
    QTimer.singleShot(_INTAKE_MS, window.chronicler.take_in)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the program; all that was played is saved
    return application.exec()


def welcome(window: MainWindow) -> None:
    """What is said at the first start, which asks nothing: a game waits already."""
    text = window.tr("Welcome! A game of Tapa is ready for your dice. Other games and levels:")
    window.messages.show_notice(Notice("info", text)).offer(window.tr("New match …"), window.errands.choose_match)
