"""The menu bar, filled from the actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from .actions import Actions
from .setting_actions import SettingActions

translate = QCoreApplication.translate


def fill_menu_bar(bar: QMenuBar, actions: Actions, settings: SettingActions, resume: QMenu, rules: QMenu) -> None:
    """Put all actions into menus; `resume` and `rules` are filled by whoever knows what can be resumed and read."""
    _fill_game(bar.addMenu(translate("Menus", "&Game")), actions, resume)
    turn = bar.addMenu(translate("Menus", "&Turn"))
    turn.addActions([actions.next_thing, actions.undo, actions.undo_turn, actions.redo])
    view = bar.addMenu(translate("Menus", "&View"))
    settings.fill(view)
    view.addSeparator()
    view.addActions([actions.side_panel, actions.full_screen])
    view.addSeparator()
    view.addAction(actions.preferences)
    help_menu = bar.addMenu(translate("Menus", "&Help"))
    help_menu.addAction(actions.keys)
    help_menu.addMenu(rules)
    help_menu.addAction(actions.about)


def _fill_game(menu: QMenu, actions: Actions, resume: QMenu) -> None:
    menu.addAction(actions.new_match)
    menu.addMenu(resume)
    menu.addActions([actions.open, actions.save_copy])
    menu.addSeparator()
    menu.addAction(actions.resign)
    menu.addSeparator()
    menu.addAction(actions.quit)
