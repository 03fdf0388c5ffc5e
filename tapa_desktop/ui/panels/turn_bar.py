"""The strip under the board: what has to happen next in words, and the buttons for what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from .fonts import scaled

_PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MARGIN = 6
LARGER = 1.2  # what is to be seen first


class ActionButton(QPushButton):
    """A button that always says and does what its action says and does.

    It takes the focus by Tab alone. While it has it, space and Enter press it, whatever else they are shortcuts of.
    """

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def event(self, event: QEvent) -> bool:
        """Keep the keys that press a button from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _PRESSING:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button as space does."""
        if event.key() in _PRESSING[1:]:
            self.click()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        self.setText(self._action.iconText())
        self.setEnabled(self._action.isEnabled())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{self._action.iconText()} ({keys})" if keys else self._action.iconText())


class NextButton(ActionButton):
    """The button for the next thing: large, and in the colour that stands out while it can be pressed."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action, parent)
        self.setFont(scaled(self.font(), LARGER))
        self.setMinimumSize(150, 44)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As any button, but for its colours."""
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        if self.isEnabled():
            option.palette.setColor(QPalette.ColorRole.Button, self.palette().highlight().color().darker(145))
            option.palette.setBrush(QPalette.ColorRole.ButtonText, self.palette().highlightedText())
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()


class TurnBar(QWidget):
    """The cue, a score for windows too narrow for the side panel, and the buttons; the next thing is the large one."""

    def __init__(self, undo: QAction, redo: QAction, next_thing: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cue = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._cue.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._score = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._score.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.next_button = NextButton(next_thing)
        self.undo_button, self.redo_button = ActionButton(undo), ActionButton(redo)
        for button in (self.undo_button, self.redo_button):
            button.setMinimumHeight(36)
        self._lay_out()
        self.set_with_score(False)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._cue)
        words.addWidget(self._score)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, _MARGIN, 10, _MARGIN)
        layout.addLayout(words, 1)
        for button in (self.undo_button, self.redo_button, self.next_button):
            layout.addWidget(button)

    @property
    def cue(self) -> str:
        """The words that are shown."""
        return self._cue.text()

    def show_cue(self, text: str) -> None:
        """Say what has to happen next."""
        self._cue.setText(text)
        self._cue.setAccessibleName(text)

    def show_score(self, text: str) -> None:
        """Say how the match stands."""
        self._score.setText(text)

    def set_with_score(self, visible: bool) -> None:
        """Whether the score is shown here, too, since no side panel shows it. The words are smaller then.

        The height is that of two lines and the score, be they needed or not: the board is not to move with the words.
        """
        self._score.setVisible(visible)
        font = self._score.font()
        self._cue.setFont(font if visible else scaled(font, LARGER))
        lines = 2 * self._cue.fontMetrics().lineSpacing() + visible * self._score.fontMetrics().lineSpacing()
        self.setFixedHeight(max(lines, self.next_button.minimumHeight()) + 2 * _MARGIN)
