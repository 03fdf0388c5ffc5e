"""What the tutor objects to, over the strip below the board."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.messages.strip import StripBar, StripButton, YieldedRoom


class TutorBar(StripBar):
    """An objection in words, and what can be done about it.

    Signals:
        back_wished: the play is to be taken back; of deeds with the cube, the better one is to be done.
        anyway_wished: what was objected to is to be done all the same.
        better_wished: whether the better one is to be shown.
    """

    back_wished = Signal()
    anyway_wished = Signal()
    better_wished = Signal(bool)

    def __init__(self, strip: QWidget, room: YieldedRoom) -> None:
        self.back_button, self.better_button, self.anyway_button = StripButton(), StripButton(), StripButton()
        super().__init__(strip, room, (self.back_button, self.better_button, self.anyway_button))
        self.setAccessibleName(self.tr("Tutor"))
        self.better_button.show_words(
            self.tr("Show the better one"), self.tr("Show the better play by arrows on the board (B)")
        )
        self.better_button.setCheckable(True)
        self.back_button.clicked.connect(self.back_wished)
        self.better_button.toggled.connect(self.better_wished)
        self.anyway_button.clicked.connect(self.anyway_wished)
        self.offer_play()

    def offer_play(self) -> None:
        """Offer what can be done about a play."""
        self.back_button.show_words(self.tr("Take back"), self.tr("Put the checkers back (Ctrl+Shift+Z)"))
        self.anyway_button.show_words(self.tr("Play it anyway"), self.tr("End the turn with this play (Space)"))
        self.better_button.show()

    def offer_deeds(self, better: str, deed: str) -> None:
        """Offer the better of two things that can be done with the cube, and the other."""
        self.back_button.show_words(better, better)
        self.anyway_button.show_words(self.tr("{deed} anyway").format(deed=deed), deed)
        self.better_button.hide()

    def go(self) -> None:
        """Go away, and show nothing better any more."""
        self.better_button.setChecked(False)
        super().go()
