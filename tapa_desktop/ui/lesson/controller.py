"""Opens the first lesson beside the game, and remembers how far the player has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject

from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.dialogs import stand_alone

if TYPE_CHECKING:
    from .window import LessonWindow


class LessonController(QObject):
    """Opens the lesson window. It does not touch the match on the main board."""

    def __init__(self, session: Session, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._board = session, board
        self._window: LessonWindow | None = None
        actions.lesson.triggered.connect(self.show)

    def show(self) -> LessonWindow:
        """Open the window at the last position reached, or bring it to the front."""
        if self._window is None:
            from .window import LessonWindow  # noqa: PLC0415 - only when it is asked for

            self._window = LessonWindow(self._board.options, self._session.settings.lesson, self._board.window())
            stand_alone(self._window)
            self._window.setObjectName("lesson")
            self._window.reached.connect(self._remember)
            self._window.finished.connect(self._leave)
            self._board.options_changed.connect(self._window.set_options)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        self._window.board.setFocus()
        return self._window

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()

    def _leave(self) -> None:
        """Forget the closed window, and activate the main window."""
        if self._window is not None:
            self._window.deleteLater()
            self._window = None
            self._board.window().activateWindow()

    def _remember(self, at: int) -> None:
        self._session.change_settings(structs.replace(self._session.settings, lesson=at))
