"""Shows and verifies the dice of the match for a window."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.actions import Actions

from .dialog import DiceDialog


class DiceController(QObject):
    """Opens the dice dialog beside the game, and keeps it up to date."""

    def __init__(self, window: QWidget, session: Session, actions: Actions) -> None:
        super().__init__(window)
        self._session = session
        self.dialog = DiceDialog(window)
        self.dialog.setObjectName("dice")
        self.dialog.explanation_wished.connect(actions.how_dice.trigger)
        self.dialog.by_hand_wished.connect(session.throw_by_hand)
        session.state_changed.connect(self._follow)
        actions.dice.triggered.connect(self.appear)
        actions.verify_dice.triggered.connect(self.verify)

    def appear(self) -> None:
        """Show the dice of the present match."""
        self.dialog.show_match(self._session.history)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def verify(self) -> None:
        """Show whether they follow from their seed."""
        self.appear()
        self.dialog.verify()

    def _follow(self) -> None:
        if self.dialog.isVisible():
            self.dialog.show_match(self._session.history)
