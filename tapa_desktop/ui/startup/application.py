"""The application that a window needs around it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.board.view.accessible import install_board_access
from tapa_desktop.ui.look.colors import ColorController
from tapa_desktop.ui.look.style import FocusRing, Style, program_icon


class Application(QApplication):
    """The application.

    Signals:
        files_asked: the `Path`s of matches that the system asks to open, as macOS does for a double click: an event a
            file, of which all that have come by then are told together.
    """

    files_asked = Signal(list)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._asked: list[Path] = []

    def end(self) -> None:
        """End the program, whatever else is shown; if it is still coming up, as soon as it is there."""
        QTimer.singleShot(0, self, self.exit)  # for a loop that has not begun
        self.exit()

    def event(self, event: QEvent) -> bool:
        """Pass on what the system asks."""
        if isinstance(event, QFileOpenEvent):
            if not self._asked:
                QTimer.singleShot(0, self, self._tell_asked)
            self._asked.append(Path(event.file()))
            return True
        return super().event(event)

    def _tell_asked(self) -> None:
        asked, self._asked = self._asked, []
        self.files_asked.emit(asked)


def menu_entry(environ: Mapping[str, str]) -> str:
    """What the program's entry in the menu of Linux is called, for the desktop to show its icon; Flatpak renames it."""
    return environ.get("FLATPAK_ID", "tapa-desktop")


def file_named(word: str) -> Path:
    """The file that a word of the command line means: a path, or a `file://` URL, as file managers may hand it over."""
    url = QUrl(word)
    if url.scheme() != "file":
        return Path(word).absolute()
    if os.name != "nt":  # where a host names one in the network
        url.setHost("")  # this machine, whatever it is called
    return Path(url.toLocalFile().replace("\0", "\ufffd"))  # no name of a file has a NUL in it


def make_application() -> Application:
    """The application, in a style that looks alike everywhere and follows the system from light to dark."""
    application = Application(sys.argv[:1])
    application.setApplicationName("tapa-desktop")
    application.setApplicationDisplayName("Tapa Desktop")
    application.setDesktopFileName(menu_entry(os.environ))
    application.setWindowIcon(program_icon())
    application.setStyle(Style())
    ColorController(application)
    FocusRing(application)
    install_board_access()
    return application
