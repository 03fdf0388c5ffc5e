"""Buttons that say and do what their actions say and do, and the cross that puts a message or a card away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QToolButton, QWidget

from .labels import LARGER, scaled

NEXT_HEIGHT: Final = 44
_PRESSING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ActionButton(QPushButton):
    """A button that always says and does what its action says and does.

    It takes the focus by Tab alone. While it has it, space and Enter press it, whatever else they are shortcuts of.
    When it can be pressed no more it hands the focus to nobody: Qt would give it to the next button, and who presses
    space for one thing would do another.
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
        if not self._action.isEnabled():
            self.clearFocus()
        self.setText(self._action.iconText())
        self.setEnabled(self._action.isEnabled())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{self._action.iconText()} ({keys})" if keys else self._action.iconText())


class NextButton(ActionButton):
    """The button for the next thing: large, and in the colour that stands out while it can be pressed."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action, parent)
        self._usual = self._lit = QPalette()
        self.setFont(scaled(self.font(), LARGER))
        self.setMinimumSize(150, NEXT_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As any button, but for its colours."""
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.palette = self._palette_like(option.palette)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()

    def _palette_like(self, usual: QPalette) -> QPalette:
        """Its colours in place of the usual ones: one palette for them all, as Fusion keeps a picture of each."""
        if usual.cacheKey() != self._usual.cacheKey():
            self._usual, self._lit = QPalette(usual), _standing_out(usual)
        self._lit.setCurrentColorGroup(usual.currentColorGroup())
        return self._lit


def _standing_out(usual: QPalette) -> QPalette:
    """The colours of what stands out, but where it cannot be pressed."""
    palette = QPalette(usual)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        palette.setColor(group, QPalette.ColorRole.Button, usual.color(group, QPalette.ColorRole.Highlight).darker(145))
        palette.setBrush(group, QPalette.ColorRole.ButtonText, usual.brush(group, QPalette.ColorRole.HighlightedText))
    return palette


class OfferedButton(ActionButton):
    """A button that is there only while its action can be done."""

    def _follow(self) -> None:
        super()._follow()
        self.setVisible(self._action.isEnabled())


class AnswerButton(OfferedButton):
    """One of the two answers to a question that the game waits for: larger than what can be done besides."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action, parent)
        self.setFont(scaled(self.font(), LARGER))
        self.setMinimumSize(100, NEXT_HEIGHT)


class CloseButton(QToolButton):
    """A cross, said in words to those who point at it or do not see it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText("✕")
        self.setAutoRaise(True)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
