"""The menu bar, filled from the actions, and from menus that fill themselves."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from .actions import Actions
from .setting_actions import SettingActions

translate = QCoreApplication.translate


class OwnMenus(NamedTuple):
    """The menus that are filled by whoever knows what can be resumed, who can play, and what can be read."""

    resume: QMenu
    seats: tuple[QMenu, ...]
    rules: QMenu


def fill_menu_bar(bar: QMenuBar, actions: Actions, settings: SettingActions, own: OwnMenus) -> None:
    """Put all actions into menus."""
    _fill_game(bar.addMenu(translate("Menus", "&Game")), actions, own)
    turn = bar.addMenu(translate("Menus", "&Turn"))
    turn.addActions([actions.next_thing, actions.undo, actions.undo_turn, actions.redo])
    turn.addSeparator()
    turn.addActions([actions.double, actions.take, actions.drop])
    turn.addSeparator()
    turn.addActions([actions.by_hand, actions.pause])
    coach = bar.addMenu(translate("Menus", "&Coach"))
    coach.addActions([actions.hint, actions.roll_out, actions.better])
    coach.addSeparator()
    settings.fill_coach(coach)
    coach.addSeparator()
    coach.addActions([actions.review, actions.history])
    position = bar.addMenu(translate("Menus", "&Position"))
    position.addActions([actions.copy_position, actions.paste_position])
    position.addSeparator()
    position.addActions([actions.set_up, actions.analyse])
    view = bar.addMenu(translate("Menus", "&View"))
    settings.fill(view)
    view.addAction(actions.sounds)
    view.addSeparator()
    view.addActions([actions.to_board, actions.side_panel, actions.score, actions.full_screen])
    view.addSeparator()
    view.addActions([actions.own_boards, actions.preferences])
    help_menu = bar.addMenu(translate("Menus", "&Help"))
    help_menu.addActions([actions.lesson, actions.keys])
    help_menu.addMenu(own.rules)
    help_menu.addActions([actions.how_dice, actions.how_boards])
    help_menu.addAction(actions.about)


def _fill_game(menu: QMenu, actions: Actions, own: OwnMenus) -> None:
    menu.addAction(actions.new_match)
    menu.addMenu(own.resume)
    menu.addActions([actions.open, actions.save_copy])
    export = menu.addMenu(translate("Menus", "&Export"))
    export.addActions([actions.export_text, actions.export_png, actions.export_svg])
    export.addSeparator()
    export.addActions([actions.copy_text, actions.copy_picture])
    menu.addSeparator()
    for seat in own.seats:
        menu.addMenu(seat)
    menu.addActions([actions.dice, actions.verify_dice])
    menu.addAction(actions.resign)
    menu.addSeparator()
    menu.addAction(actions.quit)
