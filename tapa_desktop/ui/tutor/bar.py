"""The bar in which the tutor warns the player, over the strip below the board."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.messages.strip import StripBar, StripButton, YieldedRoom


class TutorBar(StripBar):
    """Shows a warning as text, with buttons for what the player can do about it.

    Signals:
        back_clicked: take the play back; for a cube action, do the better one instead.
        anyway_clicked: go ahead with the play or cube action despite the warning.
        better_toggled: whether to show the better play.
    """

    back_clicked = Signal()
    anyway_clicked = Signal()
    better_toggled = Signal(bool)

    def __init__(self, strip: QWidget, room: YieldedRoom) -> None:
        self.back_button, self.better_button, self.anyway_button = StripButton(), StripButton(), StripButton()
        super().__init__(strip, room, (self.back_button, self.better_button, self.anyway_button))
        self.setAccessibleName(self.tr("Tutor"))
        self.better_button.show_words(
            self.tr("Show the better one"), self.tr("Show the better play by arrows on the board (B)")
        )
        self.better_button.setCheckable(True)
        self.back_button.clicked.connect(self.back_clicked)
        self.better_button.toggled.connect(self.better_toggled)
        self.anyway_button.clicked.connect(self.anyway_clicked)
        self.offer_play()

    def offer_play(self) -> None:
        """Label the buttons for a warning about a play."""
        self.back_button.show_words(self.tr("Take back"), self.tr("Put the checkers back (Ctrl+Shift+Z)"))
        self.anyway_button.show_words(self.tr("Play it anyway"), self.tr("End the turn with this play (Space)"))
        self.better_button.show()

    def offer_actions(self, better: str, action: str) -> None:
        """Label the buttons for a warning about a cube action: the better one, and the one chosen."""
        self.back_button.show_words(better, better)
        self.anyway_button.show_words(self.tr("{action} anyway").format(action=action), action)
        self.better_button.hide()

    def go(self) -> None:
        """Hide the bar, and uncheck the button for the better play."""
        self.better_button.setChecked(False)
        super().go()
