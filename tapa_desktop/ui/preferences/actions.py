"""The settings in the menus: a checkable action for each switch, a submenu for each choice."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.look.themes import theme_choices
from tapa_desktop.ui.text.choices import (
    Choices,
    directions,
    homes,
    languages,
    motion_choices,
    speeds,
    starts,
    tutors,
    views,
)

translate = QCoreApplication.translate


class SettingActions(QObject):
    """Actions that change one field of the settings each.

    Signals:
        changed: the new `Settings` after the player has changed one.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.switches: dict[str, QAction] = {}
        self.groups: dict[str, QActionGroup] = {}

    def fill_coach(self, menu: QMenu) -> None:
        """Add the coach's settings to a menu."""
        self._add_group(menu, "tutor", translate("SettingActions", "&Tutor"), tutors())
        self.show_settings(self._settings)

    def fill(self, menu: QMenu) -> None:
        """Add the settings of the board, of motion and of the language to a menu."""
        board = menu.addMenu(translate("SettingActions", "&Board"))
        self._add_boards(board)
        self._add_switch(board, "show_numbers", translate("SettingActions", "&Numbers on the points"))
        self._add_group(board, "numbers_from", translate("SettingActions", "N&umber points for"), views())
        self._add_switch(board, "show_pips", translate("SettingActions", "&Pip counts"))
        self._add_switch(board, "show_chances", translate("SettingActions", "&Winning chances"))
        self._add_switch(board, "mark_last_move", translate("SettingActions", "&Last move"))
        self._add_group(board, "two_checker_start", translate("SettingActions", "&Two-checker start"), starts())
        self._add_group(board, "direction", translate("SettingActions", "&Bear off"), directions())
        self._add_group(board, "home", translate("SettingActions", "&Home"), homes())
        self._add_group(menu, "checker_speed", translate("SettingActions", "Sp&eed of checkers"), speeds())
        self._add_group(menu, "dice_speed", translate("SettingActions", "Speed of d&ice"), speeds())
        self._add_group(menu, "reduce_motion", translate("SettingActions", "Reduce &motion"), motion_choices())
        self._add_group(menu, "language", translate("SettingActions", "&Language"), languages())
        self.show_settings(self._settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without emitting `changed`."""
        self._settings = settings
        for field, switch in self.switches.items():
            switch.setChecked(getattr(settings, field))
        for field, group in self.groups.items():
            for action in group.actions():
                action.setChecked(action.data() == getattr(settings, field))

    def _add_boards(self, menu: QMenu) -> None:
        """Add all boards that there are whenever the menu is opened."""
        group, below = QActionGroup(menu), menu.addSeparator()
        group.triggered.connect(lambda action: self._change("theme", action.data()))
        self.groups["theme"] = group

        def fill() -> None:
            for action in group.actions():
                menu.removeAction(action)
                action.deleteLater()
            for key, name in theme_choices():
                action = QAction(name.replace("&", "&&"), group)
                action.setCheckable(True)
                action.setData(key)
                menu.insertAction(below, action)
            self.show_settings(self._settings)

        menu.aboutToShow.connect(fill)

    def _add_switch(self, menu: QMenu, field: str, text: str) -> None:
        switch = menu.addAction(text)
        switch.setCheckable(True)
        switch.triggered.connect(lambda checked: self._change(field, checked))
        self.switches[field] = switch

    def _add_group(self, menu: QMenu, field: str, text: str, choices: Choices) -> None:
        submenu = menu.addMenu(text)
        group = QActionGroup(submenu)
        for key, name in choices:
            action = submenu.addAction(name)
            action.setCheckable(True)
            action.setData(key)
            group.addAction(action)
        group.triggered.connect(lambda action: self._change(field, action.data()))
        self.groups[field] = group

    def _change(self, field: str, value: object) -> None:
        self._settings = msgspec.structs.replace(self._settings, **{field: value})
        self.changed.emit(self._settings)
