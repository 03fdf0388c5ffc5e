"""Builds the program, its `QApplication` and its window, runs it, and shuts it down.

Work that can wait is done after the first paint of the board.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QLocale, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import first_match, load_settings, settings_path
from tapa_desktop.app.storage.archive import Archive, data_dir, log_dir, unreadable_name
from tapa_desktop.ui.board.view.accessible import install_board_access
from tapa_desktop.ui.look.colors import (
    CONTRASTING,
    DARK,
    LIGHT,
    ColorController,
    adapt_to_touch,
    is_contrast_wanted,
    is_dark_wanted,
    show_colours,
)
from tapa_desktop.ui.main.window import MainWindow, TranslatedWindow
from tapa_desktop.ui.sounds.sounds import SoundThread
from tapa_desktop.ui.text.translator import Translator
from tapa_desktop.ui.widgets.dialogs import show_and_raise
from tapa_desktop.ui.widgets.letter_keys import LetterKeys

from .log import FILE, CrashReporter, follow_qt, log_fault, report_error, report_sudden_end, start_log, unreported_crash
from .single_instance import ActivationMessage, SingleInstance

_LISTEN_MS: Final = 100  # delay after the start, as the next two; the board is painted by then
_SOUNDS_MS: Final = 300
_INTAKE_MS: Final = 1_500  # by then the computer is ready to play, too


def run(files: Sequence[str], shown: str = "") -> int:
    """Run the program and return the exit status.

    The window opens the last of these files, or else the match in progress, and the dialog `shown`, one of `SHOWN`. If
    a window is open already, it gets the files and the dialog and is raised, and this process ends.
    """
    message = ActivationMessage(tuple(map(file_named, files)), os.environ.pop("XDG_ACTIVATION_TOKEN", ""), shown)
    one_window = SingleInstance(data_dir())
    if not one_window.is_first() and one_window.hand_over(message):
        return 0
    sounds = SoundThread()
    status = _run(one_window, message, sounds)
    one_window.close()
    end_sounds(sounds, status)
    return status


def end_sounds(sounds: SoundThread, status: int) -> None:
    """Stop the sounds. If their server does not answer, end the process, which would wait forever. Nothing is lost."""
    if not sounds.close():
        logging.shutdown()
        os._exit(status)


def _run(one_window: SingleInstance, message: ActivationMessage, sounds: SoundThread) -> int:
    log_error = start_log(log_dir())
    crash = unreported_crash(log_dir() / FILE)
    follow_qt()
    application = begin_application()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the program; everything played is saved
    if not application.has_screen():
        return 0
    crash_reporter = CrashReporter(parent=application)
    crash_reporter.watch()
    adapt_to_touch(application)
    archive = Archive(data_dir())
    is_first = archive.is_new and not os.path.exists(settings_path())  # noqa: PTH110 - returns False where a Path raises
    translator = Translator(application)
    settings, notices = load_settings()
    thinker = Thinker()
    session = Session(archive, thinker, settings)
    if is_first and is_contrast_wanted():
        session.change_settings(replace(settings, theme=CONTRASTING))
    translated = TranslatedWindow(session, translator, application)
    if is_first:
        session.change_settings(replace(session.settings, last_match=first_match(QLocale().name()[:2])))
    crash_reporter.reported.connect(lambda traceback: report_error(translated.window, traceback))
    if log_error is not None:
        translated.window.messages.show_notice(log_fault(log_error))
    for notice in (*unreadable_name(), *notices):
        translated.window.messages.show_notice(notice)
    translated.window.show()
    session.start()
    translated.window.open_files(message.files)
    if not (settings.has_finished or message.files or message.shown or crash):
        translated.window.completed.connect(partial(_greet, translated))
    if crash:
        report_sudden_end(translated.window, crash)
    translated.window.completed.connect(partial(_complete, application, thinker, sounds, translated.window))
    translated.window.completed.connect(partial(_show, translated.window, message.shown))
    _listen(application, sounds, one_window, translated)
    return application.exec()


def _greet(translated: TranslatedWindow) -> None:
    from .welcome import greet  # noqa: PLC0415 - most starts show no welcome

    greet(translated)


def _listen(
    application: Application, sounds: SoundThread, one_window: SingleInstance, translated: TranslatedWindow
) -> None:
    """Connect events from outside: files, later starts, the end of the session."""
    application.files_requested.connect(lambda files: translated.window.open_files(files))  # noqa: PLW0108 - any window
    translated.opened.connect(partial(connect_window, application, sounds))
    one_window.activated.connect(lambda later: bring_forward(translated.window, later))
    translated.window.session.closed.connect(one_window.close)
    translated.window.session.closed.connect(application.end)
    QTimer.singleShot(_LISTEN_MS, one_window, one_window.listen)


def _complete(application: Application, thinker: Thinker, sounds: SoundThread, window: MainWindow) -> None:
    from tapa_desktop.ui.look.style import apply_style  # noqa: PLC0415 - no start waits for it

    apply_style(application)
    thinker.open()
    connect_window(application, sounds, window)


def connect_window(application: Application, sounds: SoundThread, window: MainWindow) -> None:
    """Connect a window to the system's motion setting, the sounds and the match history."""
    from tapa_desktop.ui.look.reduced_motion import SystemMotion, system_source  # noqa: PLC0415 - see above

    motion = SystemMotion(system_source(sys.platform, os.environ, window), window)
    motion.changed.connect(window.presenter.set_reduced_motion)
    motion.watch(application)
    controller, history = window.features.sound_controller, window.features.history_service
    QTimer.singleShot(_SOUNDS_MS, controller, partial(controller.set_player, sounds))
    QTimer.singleShot(_INTAKE_MS, history, history.read_archive)
    QTimer.singleShot(_INTAKE_MS, history, window.features.reviewer.open)


def bring_forward(window: MainWindow, message: ActivationMessage) -> None:
    """Raise the window and open the files of a later start. The previous match stays in the Resume menu."""
    if window.session.is_closed:
        return
    if message.token:
        os.environ["XDG_ACTIVATION_TOKEN"] = message.token  # Wayland lets a window come forward only with this token
    show_and_raise(window)
    window.open_files(message.files)
    _show(window, message.shown)


def _show(window: MainWindow, shown: str) -> None:
    actions = {"new-match": window.commands.new_match, "practice": window.commands.practice}
    if shown:
        actions[shown].trigger()


_GROUP: Final = "TapaDesktop"


class Application(QApplication):
    """The application."""

    # `Path`s of matches that macOS asks to open, with an event for each file; all that have arrived go together.
    files_requested = Signal(list)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._requested: list[Path] = []

    def has_screen(self) -> bool:
        """Wait until there is a screen: a remote session without a viewer has none.

        False if the program is to end before that. Qt aborts a process that shows a window without a screen.
        """
        if not self.screens():
            logging.getLogger(__name__).warning("there is no screen: the window opens when one comes")
            loop = QEventLoop()
            self.screenAdded.connect(loop.quit)
            loop.exec()
        return bool(self.screens())

    def end(self) -> None:
        """End the program with all its windows; if the event loop has not started yet, as soon as it has."""
        # WORKAROUND(Qt 6.9): `exit` does nothing before the event loop runs, so it is called again from the loop.
        QTimer.singleShot(0, self, self.exit)
        self.exit()

    def event(self, event: QEvent) -> bool:
        """Collect the files that the system asks to open."""
        if isinstance(event, QFileOpenEvent):
            if not self._requested:
                QTimer.singleShot(0, self, self._emit_requested)
            self._requested.append(Path(event.file()))
            return True
        return super().event(event)

    def _emit_requested(self) -> None:
        files, self._requested = self._requested, []
        self.files_requested.emit(files)


def menu_entry(environ: Mapping[str, str]) -> str:
    """The name of the program's desktop entry on Linux, by which the desktop finds its icon; Flatpak renames it."""
    return environ.get("FLATPAK_ID", "tapa-desktop")


def set_taskbar_group() -> None:
    """Give the program its own button in Windows' taskbar, where Python runs it and would share its button.

    The frozen program keeps that of its executable, like the entry of the start menu.
    """
    if sys.platform == "win32" and not hasattr(sys, "frozen"):
        import ctypes  # noqa: PLC0415 - on Windows alone

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_GROUP)


def file_named(argument: str) -> Path:
    """The file that a command-line argument means: a path, or a `file://` URL, as file managers may pass it."""
    from PySide6.QtCore import QUrl  # noqa: PLC0415 - most starts name no file

    url = QUrl(argument)
    if url.scheme() != "file":
        return _absolute(Path(argument))
    if os.name != "nt" or url.host() == "localhost":  # on Windows, another host names a computer in the network
        url.setHost("")  # elsewhere the host is this machine, under any name
    path = Path(url.toLocalFile().replace("\0", "\ufffd"))  # a file name cannot contain NUL
    return _absolute(path)  # on Windows it may lack the drive


def _absolute(path: Path) -> Path:
    try:
        return path.absolute()
    except OSError:  # the current folder has been deleted; the shell knows where it was
        return Path(os.environ.get("PWD", os.sep), path)


def make_application() -> Application:
    """Create the application with its palette and its style, for checks without a start."""
    from tapa_desktop.ui.look.style import apply_style  # noqa: PLC0415 - a start applies the style later

    application = begin_application()
    show_colours(DARK if is_dark_wanted("") else LIGHT)
    apply_style(application)
    return application


def begin_application() -> Application:
    """Create the application. It looks the same on every system, and follows its light or dark mode."""
    set_taskbar_group()
    application = Application([*sys.argv[:1], "-style", "Fusion"])  # `setStyle` would make the types for styles
    application.setApplicationName("tapa-desktop")
    application.setApplicationDisplayName("Tapa Desktop")
    application.setDesktopFileName(menu_entry(os.environ))
    ColorController(application)
    LetterKeys(application)
    install_board_access()
    return application
