"""The `QApplication` of the program."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QTimer, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.board.view.accessible import install_board_access
from tapa_desktop.ui.look.colors import ColorController
from tapa_desktop.ui.widgets.letter_keys import LetterKeys

_GROUP: Final = "TapaDesktop"


class Application(QApplication):
    """The application.

    Signals:
        files_requested: the `Path`s of matches that the system asks to open, as macOS does on a double click. It sends
            an event for each file; all that have arrived are emitted together.
    """

    files_requested = Signal(list)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._requested: list[Path] = []

    def has_screen(self) -> bool:
        """Wait until there is a screen, as there is none in a remote session that nobody looks at.

        False if the program is to end before one comes. Qt aborts the process that shows a window without one.
        """
        if not self.screens():
            logging.getLogger(__name__).warning("there is no screen: the window opens when one comes")
            loop = QEventLoop()
            self.screenAdded.connect(loop.quit)
            loop.exec()
        return bool(self.screens())

    def end(self) -> None:
        """End the program, whatever windows are open; if the event loop has not started yet, as soon as it has."""
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
        asked, self._requested = self._requested, []
        self.files_requested.emit(asked)


def menu_entry(environ: Mapping[str, str]) -> str:
    """The name of the program's desktop entry on Linux, by which the desktop finds its icon; Flatpak renames it."""
    return environ.get("FLATPAK_ID", "tapa-desktop")


def leave_pythons_group() -> None:
    """Give the program a button of its own in Windows' taskbar where Python runs it, and would lend it its own.

    The frozen program keeps that of its executable, which the start menu's entry names as well.
    """
    if sys.platform == "win32" and not hasattr(sys, "frozen"):
        import ctypes  # noqa: PLC0415 - on Windows alone

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_GROUP)


def file_named(argument: str) -> Path:
    """The file that a command-line argument means: a path, or a `file://` URL, as file managers may pass it."""
    url = QUrl(argument)
    if url.scheme() != "file":
        return Path(argument).absolute()
    if os.name != "nt" or url.host() == "localhost":  # on Windows, another host names a computer in the network
        url.setHost("")  # elsewhere the host is this machine, under any name
    path = Path(url.toLocalFile().replace("\0", "\ufffd"))  # a file name cannot contain NUL
    return path.absolute()  # on Windows it may lack the drive


def make_application() -> Application:
    """Create the application as it is once its window has been painted: `begin_application`, and `dress`."""
    from tapa_desktop.ui.look.style import dress  # noqa: PLC0415 - a start is to dress the application later

    application = begin_application()
    dress(application)
    return application


def begin_application() -> Application:
    """Create the application. It looks the same on every system, and follows its light or dark mode."""
    leave_pythons_group()
    application = Application([*sys.argv[:1], "-style", "Fusion"])  # `setStyle` would make the types for styles
    application.setApplicationName("tapa-desktop")
    application.setApplicationDisplayName("Tapa Desktop")
    application.setDesktopFileName(menu_entry(os.environ))
    ColorController(application)
    LetterKeys(application)
    install_board_access()
    return application
