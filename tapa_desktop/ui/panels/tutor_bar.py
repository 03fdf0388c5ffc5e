"""What the tutor objects to, over the strip below the board: nobody has to click it away, and it moves nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BUTTON: Final = 36  # the height of a button, which has to be easy to hit


class TutorButton(QPushButton):
    """A button that takes the focus by Tab alone, and that space and Enter press while it has it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_BUTTON)

    def show_words(self, text: str, tip: str) -> None:
        """Say what it does, and to those who point at it how else that can be done."""
        self.setText(text)
        self.setToolTip(tip)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that press a button from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button as space does."""
        if event.key() in _KEYS[1:]:
            self.click()
        else:
            super().keyPressEvent(event)


class TutorBar(QFrame):
    """An objection in words, and what can be done about it. It covers a strip at the lower end of its window.

    Signals:
        back_wished: the play is to be taken back; of deeds with the cube, the better one is to be done.
        anyway_wished: what was objected to is to be done all the same.
        better_wished: whether the better one is to be shown.
    """

    back_wished = Signal()
    anyway_wished = Signal()
    better_wished = Signal(bool)

    def __init__(self, strip: QWidget) -> None:
        super().__init__(strip.parentWidget())
        self._strip = strip
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Tutor"))
        self._text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.back_button, self.better_button, self.anyway_button = TutorButton(), TutorButton(), TutorButton()
        self.better_button.show_words(
            self.tr("Show the better one"), self.tr("Show the better play by arrows on the board (B)")
        )
        self.better_button.setCheckable(True)
        self.back_button.clicked.connect(self.back_wished)
        self.better_button.toggled.connect(self.better_wished)
        self.anyway_button.clicked.connect(self.anyway_wished)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 10, 4)
        layout.addWidget(self._text, 1)
        for button in (self.back_button, self.better_button, self.anyway_button):
            layout.addWidget(button)
        self.offer_play()
        strip.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

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

    def show_text(self, text: str) -> None:
        """Object in these words."""
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.show()
        self._place()
        self.raise_()

    def go(self) -> None:
        """Go away; first without the focus, which Qt would hand to the next button."""
        for button in (self.back_button, self.better_button, self.anyway_button):
            button.clearFocus()
        self.better_button.setChecked(False)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the strip while the window changes its size."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """As high as the strip, or as the words need: then it reaches over what stands above."""
        layout, strip = self.layout(), self._strip.geometry()
        assert layout is not None
        layout.activate()
        high = max(strip.height(), layout.totalHeightForWidth(strip.width()))
        self.setGeometry(strip.adjusted(0, strip.height() - high, 0, 0))
