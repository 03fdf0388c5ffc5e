"""The program with its window: everything put together, run, and taken apart again."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer

from tapa_desktop.app.archive import Archive
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.paths import data_dir, log_dir
from tapa_desktop.app.session import Session
from tapa_desktop.app.settings import load_settings
from tapa_desktop.app.thinker import Thinker

from .application import Application, file_named, make_application
from .languages import SYSTEM
from .log import FILE, follow_qt, start_log, without_log
from .mishaps import Mishaps
from .once_painted import OncePainted
from .speaking import Speaker
from .system_motion import SystemMotion, system_source
from .touch import adapt_to_touch
from .translated import TranslatedWindow
from .window import MainWindow
from .window_place import first_size

translate = QCoreApplication.translate

_SOUNDS_MS: Final = 300  # after the start: by then the board has been painted
_INTAKE_MS: Final = 1_500  # after the start: by then the board has been painted, and the computer is ready to play


def run(files: Sequence[str]) -> int:
    """Open the window on the last of these files, or else on the match that was in progress; the exit status."""
    no_log = start_log(log_dir())
    follow_qt()
    application = make_application()
    adapt_to_touch(application)
    archive = Archive(data_dir())
    is_first = not archive.matches.exists()
    speaker = Speaker(application)
    speaker.speak(SYSTEM)  # what is wrong with the settings is told before they are known
    settings, more = load_settings()
    thinker = Thinker()
    session = Session(archive, thinker, settings)
    translated = TranslatedWindow(session, speaker, application)
    window = translated.window
    if not settings.window:
        window.resize(first_size(window.screen().availableSize()))
    mishaps = Mishaps(str(log_dir() / FILE), application)
    mishaps.noticed.connect(translated.show_notice)
    mishaps.watch()
    for notice in (*([without_log(no_log)] if no_log else []), *more):
        window.messages.show_notice(notice)
    OncePainted(window.board, thinker.open)  # what it loads would hold up the painting
    window.show()
    session.start()
    application.file_asked.connect(session.open_record)
    for file in files:
        session.open_record(file_named(file))
    if is_first and not files:
        welcome(window)
    attend(application, window)
    translated.opened.connect(partial(attend, application))
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the program; all that was played is saved
    return application.exec()


def attend(application: Application, window: MainWindow) -> None:
    """Bring a window what concerns it and comes from outside: what the system is set to, what the archive holds."""
    motion = SystemMotion(system_source(sys.platform, os.environ, window), window)
    motion.changed.connect(window.presenter.show_calm)
    motion.watch(application)
    QTimer.singleShot(_SOUNDS_MS, window.sounding, window.sounding.open)
    QTimer.singleShot(_INTAKE_MS, window.chronicler, window.chronicler.take_in)


def welcome(window: MainWindow) -> None:
    """What is said at the first start, which asks nothing: a game waits already. It goes when that game begins."""
    text = translate(
        "Welcome", "Welcome! A game of Tapa is ready for your dice. New to it? The first lesson shows how it goes."
    )
    row = window.messages.show_notice(Notice("info", text))
    row.offer(translate("Welcome", "New match …"), window.errands.choose_match)
    row.offer(translate("Welcome", "First lesson"), window.lessons.show)  # to stand before the other
    row.stay()
    window.session.state_changed.connect(row.close_row)
