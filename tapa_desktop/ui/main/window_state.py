"""The geometry of the window, its splitter and the dialogs beside it, kept between runs and across languages.

The object name of a dialog is the name of the action that opens it.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from PySide6.QtCore import QByteArray, QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMainWindow, QSplitter, QWidget

from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.match.side_panel import CollapsingPanel
from tapa_desktop.ui.widgets.dialogs import room_of

NOTE: Final = "note"  # the name of the dialog for a note
FIRST: Final = (1120, 760)  # the size of the window at its first start, in logical pixels
_OF_SCREEN: Final = 0.9  # the rest is for the window frame and for panels of the desktop


class WindowState(QObject):
    """The state of a window as text: its geometry, its splitter, whether the side panel is wanted, and its dialogs.

    Each dialog beside the window opens at its last place, and completely on its screen.
    """

    def __init__(self, window: QMainWindow, splitter: QSplitter, narrow: CollapsingPanel) -> None:
        super().__init__(window)
        self._window, self._splitter, self._narrow = window, splitter, narrow
        self._dialogs: dict[str, str] = {}  # the geometry of each when it was last closed, by its name

    def save(self) -> str:
        """The present state as text."""
        for dialog in _open_dialogs(self._window):
            self._dialogs[dialog.objectName()] = _geometry(dialog)
        panel = "panel" if self._narrow.is_wanted else "board"
        dialogs = (f"{name}:{geometry}" for name, geometry in self._dialogs.items())
        return ".".join((_geometry(self._window), _text(self._splitter.saveState()), panel, *dialogs))

    def restore(self, text: str) -> None:
        """Restore a saved state. Invalid text changes nothing, but the window fits on its screen."""
        geometry, division, panel, *dialogs = (*text.split("."), "", "", "")
        if not self._window.restoreGeometry(_bytes(geometry)):  # invalid, or of a screen of another size
            self._fit(self._window)
        self._splitter.restoreState(_bytes(division))
        self._narrow.set_wanted(panel != "board")
        for name, _, place in (line.partition(":") for line in dialogs if line):
            self._dialogs[name] = place

    def follow(self, child: QObject) -> None:
        """Place a child of the window whenever it is shown, if it is a dialog."""
        if isinstance(child, QDialog):
            child.installEventFilter(self)

    def eventFilter(self, dialog: QObject, event: QEvent) -> bool:
        """Place a dialog before it is shown; note its place when it is hidden, but not when it is minimized."""
        if event.type() is QEvent.Type.Show and not event.spontaneous():
            assert isinstance(dialog, QDialog)
            self._fit(dialog)
            dialog.restoreGeometry(_bytes(self._dialogs.get(dialog.objectName(), "")))
        elif event.type() is QEvent.Type.Hide and not event.spontaneous() and dialog.objectName():
            assert isinstance(dialog, QDialog)
            self._dialogs[dialog.objectName()] = _geometry(dialog)
        return False

    def _fit(self, widget: QWidget) -> None:
        widget.resize(widget.size().boundedTo(room_of(self._window) * _OF_SCREEN))


def _geometry(widget: QWidget) -> str:
    return _text(widget.saveGeometry())


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    """The bytes of such a text; none if it is invalid, and Qt restores nothing then."""
    return QByteArray.fromBase64(text.encode(), QByteArray.Base64Option.AbortOnBase64DecodingErrors)


@runtime_checkable
class KeepsWork(Protocol):
    """A dialog with work in it, such as typed text. Its replacement in another language takes the work up."""

    def work(self) -> Any:
        """The work that would be lost with the dialog."""

    def take_up(self, work: Any) -> None:
        """Continue with the work of another dialog of this kind."""


def work_beside(window: QWidget) -> dict[str, Any]:
    """The work in each dialog beside the window, if it keeps any, by its name; the newest last.

    Call it before the window closes. Leaves out notes, which no action reopens.
    """
    dialogs = [dialog for dialog in _open_dialogs(window) if dialog.objectName() != NOTE]
    return {one.objectName(): one.work() if isinstance(one, KeepsWork) else None for one in dialogs}


def reopen(dialogs: dict[str, Any], window: QWidget, actions: Actions) -> None:
    """Open the same dialogs beside another window, with the work in them."""
    for name, work in dialogs.items():
        opener_of(name, window, actions).trigger()
        for dialog in _open_dialogs(window):
            if dialog.objectName() == name and isinstance(dialog, KeepsWork):
                dialog.take_up(work)


def opener_of(name: str, window: QWidget, actions: Actions) -> QAction:
    """The action with that name: one of the window's, or one that belongs to a menu only."""
    action = getattr(actions, name, None) or window.findChild(QAction, name)
    assert isinstance(action, QAction)
    return action


def _open_dialogs(window: QWidget) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible() and dialog.objectName()]
