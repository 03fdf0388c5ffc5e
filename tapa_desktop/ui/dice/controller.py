"""Shows and verifies the dice of the match for a window."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.session.actions import PlayerActions
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.widgets.dialogs import bring_up

if TYPE_CHECKING:
    from .dialog import DiceDialog


class DiceController(QObject):
    """Opens the dice dialog beside the game, and keeps it up to date."""

    def __init__(self, window: QWidget, match: MatchController, player: PlayerActions, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._match, self._player, self._actions = window, match, player, actions
        actions.dice.triggered.connect(self.appear)
        actions.verify_dice.triggered.connect(self.verify)

    @cached_property
    def dialog(self) -> DiceDialog:
        """The dialog, created when it is first wanted."""
        from .dialog import DiceDialog  # noqa: PLC0415 - no start waits for it

        dialog = DiceDialog(self._window)
        dialog.setObjectName("dice")
        dialog.explanation_requested.connect(self._actions.how_dice.trigger)
        dialog.by_hand_requested.connect(self._player.set_by_hand)
        self._match.state_changed.connect(self._follow)
        return dialog

    def appear(self) -> None:
        """Show the dice of the present match."""
        self.dialog.show_match(self._match.history)
        bring_up(self.dialog)

    def verify(self) -> None:
        """Show whether they follow from their seed."""
        self.appear()
        self.dialog.verify()

    def _follow(self) -> None:
        if self.dialog.isVisible():
            self.dialog.show_match(self._match.history)
