"""The folder for the player's own boards and checkers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.look.themes import own_folder
from tapa_desktop.ui.text.errors import at_file
from tapa_desktop.ui.text.notices import Message

README: Final = "README.md"


class ThemeFolder(QObject):
    """Opens the folder, and puts a page into it that explains how to write a board theme.

    Signals:
        noticed: a `Message` for the message bar.
    """

    noticed = Signal(object)

    def __init__(self, window: QWidget, actions: Actions) -> None:
        super().__init__(window)
        actions.own_boards.triggered.connect(self.open_folder)

    def open_folder(self) -> None:
        """Create the folder if needed and open it in the file manager; a notice names it if that fails."""
        folder = own_folder("themes")
        try:
            make_folder(folder)
            make_folder(own_folder("checkers"))
            self._put_page(folder / README)
        except OSError as error:
            text = self.tr("There can be no folder of boards.")
            self.noticed.emit(Message("warning", text, at_file(folder, error)))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = self.tr("The system cannot show the folder of boards. It is here:")
            self.noticed.emit(Message("info", text, str(folder)))

    def _put_page(self, path: Path) -> None:
        from tapa_desktop.ui.help.pages import boards_page  # noqa: PLC0415 - no start waits for it

        page, notices = boards_page()
        if not notices and not path.exists():
            path.write_text(page, "utf-8")
