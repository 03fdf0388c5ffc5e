"""The pages with pictures: the rules of each game, in a menu, and strategy. They open beside the game on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import RULE_SETS, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import bring_up

if TYPE_CHECKING:
    from .rules_dialog import RulesDialog


class RulesMenu(QMenu):
    """An entry for each game. Each page is open at most once, and its pictures look like the board.

    Signals:
        noticed: a `Notice` or `Message` for the message bar.
    """

    noticed = Signal(object)

    def __init__(self, session: Session, board: BoardWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Rules"))
        self._session, self._board = session, board
        self._dialogs: dict[str, RulesDialog] = {}
        self._family: Contact | None = None  # of which the page about strategy was opened
        for rule_set in RULE_SETS.values():
            action = self.addAction(plain_game_name(rule_set), partial(self.show_rules, rule_set))
            action.setObjectName(_name(rule_set))

    def show_rules(self, rule_set: RuleSet) -> None:
        """Open the page of a game, or raise it."""
        from .pages import rules_page  # noqa: PLC0415 - no start waits for it

        title = self.tr("Rules of {game}").format(game=plain_game_name(rule_set))
        self._show(_name(rule_set), title, partial(rules_page, rule_set))

    def show_strategy(self) -> None:
        """Open the page about strategy at the family of the game on the board; or raise it, where it was left."""
        from .pages import strategy_page  # noqa: PLC0415 - as above

        is_open, family = "strategy" in self._dialogs, contact_of(self._session.match.state.rule_set)
        dialog = self._show("strategy", self.tr("Strategy"), strategy_page)
        if not is_open or family is not self._family:
            self._family = family
            dialog.show_part(list(Contact).index(family))

    def _show(self, name: str, title: str, read: Callable[[], tuple[str, list[Message]]]) -> RulesDialog:
        dialog = self._dialogs.get(name) or self._open(name, title, *read())
        bring_up(dialog)
        return dialog

    def _open(self, name: str, title: str, page: str, notices: list[Message]) -> RulesDialog:
        from .rules_dialog import RulesDialog  # noqa: PLC0415 - as above

        for notice in notices:
            self.noticed.emit(notice)
        dialog = RulesDialog(title, page, self._look, self._board.window())
        dialog.setObjectName(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(lambda: self._dialogs.pop(name, None))
        self._session.settings_changed.connect(dialog.show_look, Qt.ConnectionType.QueuedConnection)  # after the board
        self._dialogs[name] = dialog
        return dialog

    def _look(self, state: GameState) -> BoardOptions:
        return board_options(self._session.settings, self._board.options.theme, state)


def _name(rule_set: RuleSet) -> str:
    """The object name of the page of a game, and of its menu entry."""
    return f"rules of {rule_set.key}"
