"""Opens the roll map of the position on the board, or of one that another window shows."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.dialogs import bring_up

if TYPE_CHECKING:
    from .dialog import RollMapDialog


class RollMapController(QObject):
    """Shows the map, and follows the game on the board while the map is open."""

    def __init__(self, session: Session, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._board = session, board
        self._past: GameState | None = None
        actions.roll_map.triggered.connect(self.show)

    @cached_property
    def dialog(self) -> RollMapDialog:
        """The dialog, created when it is first wanted."""
        from tapa_desktop.coach.hint import roll_maps  # noqa: PLC0415

        from .dialog import RollMapDialog  # noqa: PLC0415

        dialog = RollMapDialog(BackgroundTask(roll_maps, self._session.engine, parent=self), self._board.window())
        dialog.setObjectName("roll_map")
        dialog.show_equities(is_wanted=self._session.settings.show_equities)
        self._session.match.state_changed.connect(self._follow)
        self._session.settings_changed.connect(self._follow_settings)
        return dialog

    def show(self) -> None:
        """Show the map of the position on the board."""
        self.show_state(self._past or self._session.match.state)

    def show_state(self, state: GameState) -> None:
        """Show the map of the position in this state."""
        bring_up(self.dialog)
        self.dialog.show_state(state)

    def show_past(self, state: GameState | None) -> None:
        """Work with an earlier state, which is shown now; with None, with the present one."""
        self._past = state
        if "dialog" in vars(self):
            self._follow()

    def close(self) -> None:
        """Close the dialog, if there is one."""
        if "dialog" in vars(self):
            self.dialog.close()

    def _follow(self) -> None:
        if self.dialog.isVisible():
            self.dialog.show_state(self._past or self._session.match.state)

    def _follow_settings(self, settings: Settings) -> None:
        self.dialog.show_equities(is_wanted=settings.show_equities)
