"""A window whose language changes."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog

from tapa_desktop.ui.main.language import TranslatedWindow


def switch(translated: TranslatedWindow, code: str) -> None:
    """As a click on a language in the menu does."""
    group = translated.window.features.setting_actions.groups["language"]
    next(action for action in group.actions() if action.data() == code).trigger()
    QApplication.processEvents()


def beside(translated: TranslatedWindow) -> dict[str, QDialog]:
    """The windows that are open beside the game, by their names."""
    return {one.objectName(): one for one in translated.window.findChildren(QDialog) if one.isVisible()}
