"""A question over the strip below the board, with two answers. The game may go on without either."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from .strip_bar import StripBar, StripButton
from .yielded import YieldedRoom


class AskBar(StripBar):
    """Asks one thing at a time. Esc is a no; no key that is often pressed is a yes.

    Signals:
        agreed: what was asked about is to be done.
        declined: it is not.
    """

    agreed = Signal()
    declined = Signal()

    def __init__(self, strip: QWidget, room: YieldedRoom) -> None:
        self.yes_button, self.no_button = StripButton(), StripButton()
        super().__init__(strip, room, (self.yes_button, self.no_button))
        self.setAccessibleName(self.tr("Question"))
        self.yes_button.clicked.connect(self.agreed)
        self.no_button.clicked.connect(self.declined)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.declined.emit)

    def ask(self, text: str, yes: str, no: str) -> None:
        """Ask this, with those two answers to it."""
        self.yes_button.show_words(yes, yes.replace("&", ""))
        self.no_button.show_words(no, self.tr("{answer} (Esc)").format(answer=no.replace("&", "")))
        self.show_text(text)
