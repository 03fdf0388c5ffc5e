"""What stands open beside the game in one window, opened again beside another, each at its place.

A dialog has the name of the action that opens it as its object name.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from .actions import Actions


@dataclass(frozen=True)
class Opened:
    """What is open beside a window, the newest last, and whether it shows a hint. To be asked before that closes."""

    dialogs: tuple[tuple[str, QRect], ...]
    is_hinting: bool


def opened_beside(window: QWidget, actions: Actions) -> Opened:
    """What is open now."""
    found = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible() and dialog.objectName()]
    return Opened(tuple((one.objectName(), one.geometry()) for one in found), actions.hint.isChecked())


def reopen(opened: Opened, window: QWidget, actions: Actions) -> None:
    """Open the same beside another window."""
    actions.hint.setChecked(opened.is_hinting)
    for name, place in opened.dialogs:
        opener_of(name, window, actions).trigger()
        dialog = window.findChild(QDialog, name)
        if dialog is not None:
            dialog.setGeometry(place)


def opener_of(name: str, window: QWidget, actions: Actions) -> QAction:
    """The action of that name: one of the window's, or one that stands in a menu alone."""
    action = getattr(actions, name, None) or window.findChild(QAction, name)
    assert isinstance(action, QAction)
    return action
