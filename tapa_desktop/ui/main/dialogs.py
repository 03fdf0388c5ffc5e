"""Opens the dialogs of the menus: choices, files, pages, and the folder of the player's own boards.

The game continues beside them. Each is imported when it is first opened, so that no start waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu

from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.storage.archive import SUFFIX, dialog_dir
from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import RULE_SETS, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.export import match_file, save_dialog
from tapa_desktop.ui.look.themes import SUFFIX as LOOK_SUFFIX
from tapa_desktop.ui.look.themes import faults, own_folder, theme_choices
from tapa_desktop.ui.messages.strip import ConfirmController
from tapa_desktop.ui.text.errors import at_file
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import Opener

from .presenter import MatchWindow

if TYPE_CHECKING:
    from tapa_desktop.ui.help.dialogs import RulesDialog
    from tapa_desktop.ui.help.pages import Page
    from tapa_desktop.ui.match.score import ScoreDialog

translate = QCoreApplication.translate

README: Final = "README.md"


class Dialogs(Opener):
    """Opens the dialogs of a window, each at most once, and carries out the choices in them."""

    file_chosen = Signal(object)  # the `Path` to open

    def __init__(self, window: MatchWindow, history: HistoryService, confirming: ConfirmController) -> None:
        super().__init__(window)
        self._history, self._confirming, actions = history, confirming, window.commands
        self._window, self._board, self._session = window, window.board, window.session
        self._family: Contact | None = None  # of the game for which the page about strategy was opened
        self.rules = QMenu(translate("RulesMenu", "&Rules"), window)  # of each game
        for rule_set in RULE_SETS.values():
            action = self.rules.addAction(plain_game_name(rule_set), partial(self.show_rules, rule_set))
            action.setObjectName(_rules_of(rule_set))
        actions.new_match.triggered.connect(self.choose_match)
        actions.open.triggered.connect(self._choose_file)
        actions.save_copy.triggered.connect(self._choose_copy)
        actions.preferences.triggered.connect(self.show_preferences)
        actions.own_boards.triggered.connect(self.open_boards_folder)
        actions.score.triggered.connect(self._show_score)
        actions.strategy.triggered.connect(self.show_strategy)
        for key in ("keys", "how_dice", "how_boards", "about"):
            getattr(actions, key).triggered.connect(partial(self.show_page, key))

    def choose_match(self) -> None:
        """Open the dialog for a new match."""
        self._open("new_match", self._new_match_dialog)

    def show_preferences(self) -> None:
        """Open the preferences, with a notice about the player's own themes that cannot be offered there."""
        notices = faults()
        if len(notices) > 1:
            notices = [Notice("warning", NoticeKind.FILES_NOTICED, about=tuple(notices))]
        for notice in notices:
            self._window.messages.show_notice(notice)
        self._open("preferences", self._preferences_dialog)

    def _show_score(self) -> None:
        from tapa_desktop.ui.match.score import ScoreDialog  # noqa: PLC0415 - see above

        self._open("score", lambda: ScoreDialog(self._window), closed_by=self._window.commands.score)
        self.update_score()

    def update_score(self) -> None:
        """Update the score sheet, if it is open: the score or the look of the board has changed."""
        score = cast("ScoreDialog | None", self._dialogs.get("score"))
        if score is not None:
            score.show_match(self._session.match.history, self._board.options.theme)

    def show_page(self, key: str) -> None:
        """Show a page by the name of its action, or "how_friend"."""
        from tapa_desktop.ui.help import dialogs, pages  # noqa: PLC0415 - see above

        entries: dict[str, tuple[str, Callable[[], Page]]] = {
            "keys": (self.tr("Keys and mouse"), lambda: (pages.keys_page(self._window.commands.sheet), [])),
            "about": (self.tr("About Tapa Desktop"), lambda: (pages.about_page(), [])),
            "how_dice": (self.tr("How the dice are rolled"), partial(pages.help_page, "dice")),
            "how_boards": (self.tr("Your own boards"), partial(pages.help_page, "boards")),
            "how_friend": (self.tr("Game with a friend elsewhere"), partial(pages.help_page, "friend")),
        }
        title, read = entries[key]
        closed_by = self._window.commands.keys if key == "keys" else None
        self._open(key, lambda: dialogs.PageDialog(title, self._text_of(read()), self._window), closed_by=closed_by)

    def show_rules(self, rule_set: RuleSet) -> None:
        """Show the rules of a game, with pictures that look like the board."""
        from tapa_desktop.ui.help.pages import rules_page  # noqa: PLC0415 - see above

        title = translate("RulesMenu", "Rules of {game}").format(game=plain_game_name(rule_set))
        self._open(_rules_of(rule_set), lambda: self._rules_dialog(title, rules_page(rule_set)))

    def show_strategy(self) -> None:
        """Open the page about strategy at the family of the game on the board; or raise it, unchanged."""
        from tapa_desktop.ui.help.pages import help_page  # noqa: PLC0415 - see above

        is_open, family = "strategy" in self._dialogs, contact_of(self._session.match.state.rule_set)
        title = translate("RulesMenu", "Strategy")
        dialog = self._open("strategy", lambda: self._rules_dialog(title, help_page("strategy")))
        if not is_open or family is not self._family:
            self._family = family
            dialog.show_part(list(Contact).index(family))

    def _rules_dialog(self, title: str, page: Page) -> RulesDialog:
        from tapa_desktop.ui.help.dialogs import RulesDialog  # noqa: PLC0415 - see above

        dialog = RulesDialog(title, self._text_of(page), self._options_for, self._window)
        self._session.settings_changed.connect(dialog.show_look, Qt.ConnectionType.QueuedConnection)  # after the board
        return dialog

    def _text_of(self, page: Page) -> str:
        """The text of a page; shows its notices, if it could not be read."""
        text, notices = page
        for notice in notices:
            self._window.messages.show_notice(notice)
        return text

    def open_boards_folder(self) -> None:
        """Open the folder of the player's boards, or show its path; it has a page on how to write one."""
        folder = own_folder("themes")
        try:
            make_folder(folder)
            make_folder(own_folder("checkers"))
            _write_page(folder / README)
        except OSError as error:
            text = translate("ThemeFolder", "The boards folder cannot be created.")
            self._window.messages.show_notice(Message("warning", text, at_file(folder, error)))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = translate("ThemeFolder", "The system cannot show the boards folder. It is here:")
            self._window.messages.show_notice(Message("info", text, str(folder)))

    def explain_board(self, path: Path) -> bool:
        """If a file is of a board or of checkers by its name, explain where it belongs; returns whether it is."""
        is_board = path.suffix.lower() == LOOK_SUFFIX
        if is_board:
            text = translate(
                "ThemeFolder", "This is not a match. Your own boards and checkers belong in the boards folder."
            )
            row = self._window.messages.show_notice(Message("info", text, str(path)))
            row.offer(self._window.commands.own_boards.text().replace("&", ""), self.open_boards_folder)
        return is_board

    def _choose_file(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Open a match"), str(dialog_dir()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters([self.tr("Matches (*.tapa *.mat *.txt *.sgf)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.file_chosen.emit(Path(name)))
        dialog.open()

    def _choose_copy(self) -> None:
        name = match_file(self._session.match.history, SUFFIX)
        matches = self.tr("Matches (*{suffix})").format(suffix=SUFFIX)
        title = self.tr("Save a copy of this match")
        save_dialog(self._window, title, [matches], name, self._session.store.save_copy).open()

    def _new_match_dialog(self) -> QDialog:
        from tapa_desktop.ui.new_match.dialog import NewMatchDialog  # noqa: PLC0415 - see above

        dialog = NewMatchDialog(self._session.settings.last_match, self._options_for, self._window)
        dialog.chosen.connect(lambda header: self._choose(header, is_even=dialog.is_even))
        dialog.wants_even = self._session.settings.even_opponent
        self._history.listed.connect(dialog.show_history)
        self._history.list_games()
        return dialog

    def _choose(self, header: Header, *, is_even: bool) -> None:
        settings = self._session.settings
        if settings.even_opponent != is_even:
            self._window.change_settings(replace(settings, even_opponent=is_even))
        self._confirming.begin_match(header)

    def _options_for(self, state: GameState) -> BoardOptions:
        return board_options(self._session.settings, self._board.options.theme, state)

    def _preferences_dialog(self) -> QDialog:
        from tapa_desktop.ui.preferences.dialog import PreferencesDialog  # noqa: PLC0415 - see above
        from tapa_desktop.ui.sounds.player import can_play  # noqa: PLC0415 - see above

        dialog = PreferencesDialog(self._session.settings, theme_choices(), self._window, can_play=can_play())
        dialog.changed.connect(self._window.change_settings)
        self._session.settings_changed.connect(dialog.show_settings)
        return dialog


def _rules_of(rule_set: RuleSet) -> str:
    return f"rules of {rule_set.key}"


def _write_page(path: Path) -> None:
    from tapa_desktop.ui.help.pages import help_page  # noqa: PLC0415 - see above

    page, notices = help_page("boards")
    if not notices and not path.exists():
        path.write_text(page, "utf-8")
