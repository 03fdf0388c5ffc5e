"""Opens the dialogs of the menus: choices, files, pages, and the folder of the player's own boards.

None of them is modal, so the game continues beside them. Each is imported when it is first opened, so that no start
waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import SUFFIX, dialog_dir
from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.export import file_name, save_dialog
from tapa_desktop.ui.look.themes import faults, own_folder, theme_choices
from tapa_desktop.ui.text.errors import at_file
from tapa_desktop.ui.text.names import file_title
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import show_and_raise

if TYPE_CHECKING:
    from tapa_desktop.ui.preferences.dialog import PreferencesDialog

translate = QCoreApplication.translate

README: Final = "README.md"


class Dialogs(QObject):
    """Opens the dialogs of a window and passes on what the player chooses in them.

    Signals:
        noticed: a `Notice` or `Message` for the message bar.
        match_chosen: the `Header` of a new match, without a date.
        file_chosen: the `Path` of a match to open.
        settings_chosen: the `Settings` that the player has changed.
    """

    noticed = Signal(object)
    match_chosen = Signal(object)
    file_chosen = Signal(object)
    settings_chosen = Signal(object)

    def __init__(
        self, window: QWidget, board: BoardWidget, session: Session, history: HistoryService, actions: Actions
    ) -> None:
        super().__init__(window)
        self._history = history
        self._window, self._board, self._session, self._actions = window, board, session, actions
        self._dialogs: dict[str, QDialog] = {}
        actions.new_match.triggered.connect(self.choose_match)
        actions.open.triggered.connect(self.choose_file)
        actions.save_copy.triggered.connect(self.choose_copy)
        actions.preferences.triggered.connect(self.show_preferences)
        actions.own_boards.triggered.connect(self.open_boards_folder)
        for key in ("keys", "how_dice", "how_boards", "about"):
            getattr(actions, key).triggered.connect(partial(self.show_page, key))

    def choose_match(self) -> None:
        """Open the dialog for a new match."""
        self._show("new_match", self._new_match_dialog)

    def show_preferences(self) -> None:
        """Open the preferences, with a notice for each of the player's own themes that cannot be offered there."""
        for notice in faults():
            self.noticed.emit(notice)
        self._show("preferences", self._preferences_dialog)

    def show_settings(self, settings: Settings) -> None:
        """Update the preferences, if they are open, after a change made elsewhere."""
        preferences = cast("PreferencesDialog | None", self._dialogs.get("preferences"))
        if preferences is not None:
            preferences.show_settings(settings)

    def show_page(self, key: str) -> None:
        """Show a page, with a notice if it cannot be read: that of the action with this name, or "how_friend"."""
        from tapa_desktop.ui import help as pages  # noqa: PLC0415 - see above

        shown: dict[str, tuple[str, Callable[[], tuple[str, Sequence[Message]]]]] = {
            "keys": (self.tr("Keys and mouse"), lambda: (pages.keys_page(self._actions.sheet), ())),
            "about": (self.tr("About Tapa Desktop"), lambda: (pages.about_page(), ())),
            "how_dice": (self.tr("How the dice are rolled"), pages.dice_page),
            "how_boards": (self.tr("Your own boards"), pages.boards_page),
            "how_friend": (self.tr("Game with a friend elsewhere"), pages.friend_page),
        }
        title, read = shown[key]
        page, notices = read()
        for notice in notices:
            self.noticed.emit(notice)
        self._show(key, lambda: pages.PageDialog(title, page, self._window))

    def open_boards_folder(self) -> None:
        """Create the folder of the player's boards if needed, with a page that explains how to write one, and open it.

        A notice names the folder if that fails.
        """
        folder = own_folder("themes")
        try:
            make_folder(folder)
            make_folder(own_folder("checkers"))
            _put_page(folder / README)
        except OSError as error:
            text = translate("ThemeFolder", "The boards folder cannot be created.")
            self.noticed.emit(Message("warning", text, at_file(folder, error)))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = translate("ThemeFolder", "The system cannot show the boards folder. It is here:")
            self.noticed.emit(Message("info", text, str(folder)))

    def choose_file(self) -> None:
        """Ask for a match file to open."""
        dialog = QFileDialog(self._window, self.tr("Open a match"), str(dialog_dir()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters([self.tr("Matches (*.tapa *.mat *.txt *.sgf)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.file_chosen.emit(Path(name)))
        dialog.open()

    def choose_copy(self) -> None:
        """Ask for a file and save a copy of this match to it."""
        name = file_name(file_title(self._session.match.state), SUFFIX)
        matches = self.tr("Matches (*{suffix})").format(suffix=SUFFIX)
        dialog = save_dialog(self._window, self.tr("Save a copy of this match"), [matches], name)
        dialog.fileSelected.connect(lambda name: self._session.store.save_copy(Path(name)))
        dialog.open()

    def _new_match_dialog(self) -> QDialog:
        from tapa_desktop.ui.new_match.dialog import NewMatchDialog  # noqa: PLC0415 - see above

        dialog = NewMatchDialog(self._session.settings.last_match, self._look, self._window)
        dialog.chosen.connect(lambda header: self._choose(header, is_even=dialog.is_even))
        dialog.wants_even = self._session.settings.even_opponent
        self._history.listed.connect(dialog.show_history)
        self._history.list_games()
        return dialog

    def _choose(self, header: Header, *, is_even: bool) -> None:
        settings = self._session.settings
        if settings.even_opponent != is_even:
            self.settings_chosen.emit(replace(settings, even_opponent=is_even))
        self.match_chosen.emit(header)

    def _look(self, state: GameState) -> BoardOptions:
        return board_options(self._session.settings, self._board.options.theme, state)

    def _preferences_dialog(self) -> QDialog:
        from tapa_desktop.ui.preferences.dialog import PreferencesDialog  # noqa: PLC0415 - see above
        from tapa_desktop.ui.sounds.player import can_play  # noqa: PLC0415 - see above

        dialog = PreferencesDialog(self._session.settings, theme_choices(), self._window, can_play=can_play())
        dialog.changed.connect(self.settings_chosen)
        return dialog

    def _show(self, key: str, make: Callable[[], QDialog]) -> None:
        """Show the dialog with this key. It is created if it is not open, so there is at most one."""
        dialog = self._dialogs.get(key)
        if dialog is None:
            dialog = make()
            dialog.setObjectName(key)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.destroyed.connect(lambda: self._dialogs.pop(key, None))
            self._dialogs[key] = dialog
        show_and_raise(dialog)


def _put_page(path: Path) -> None:
    from tapa_desktop.ui.help import boards_page  # noqa: PLC0415 - see above

    page, notices = boards_page()
    if not notices and not path.exists():
        path.write_text(page, "utf-8")
