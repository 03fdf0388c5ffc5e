"""What stands beside the board of the lesson: what is told and asked, what is said to a play, and the buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QStyle, QVBoxLayout, QWidget

from tapa_desktop.ui.numerals import whole
from tapa_desktop.ui.panels.buttons import ActionButton, NextButton
from tapa_desktop.ui.panels.fonts import LARGER, scaled

from .deeds import Deeds
from .task import Answer, Task

_LEAST: Final = 264  # the width that words need
_WHY: Final = QStyle.StandardPixmap.SP_MessageBoxInformation
_PRAISE: Final = QStyle.StandardPixmap.SP_DialogApplyButton


class LessonPanel(QWidget):
    """Shows a task in words. The words scroll where there is no room for all of them; the buttons stay."""

    def __init__(self, deeds: Deeds) -> None:
        super().__init__()
        self.number, self.title = QLabel(), _words()
        self.tells, self.asks = _words(), _words()
        self.title.setFont(scaled(self.font(), LARGER, bold=True))
        self.asks.setFont(scaled(self.font(), 1.0, bold=True))
        self.said = Said()
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Lesson"))
        self._scroll.setWidget(self._page())
        self.next_button = NextButton(deeds.go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self.next_button)
        layout.addLayout(_rows(deeds))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a few words in a line, and for all that the buttons say."""
        return super().minimumSizeHint().expandedTo(QSize(_LEAST, 0))

    def show_task(self, task: Task, number: int, count: int) -> None:
        """Tell and ask; the first task has the number 1."""
        self.number.setText(self.tr("Position {number} of {count}").format(number=whole(number), count=whole(count)))
        self.title.setText(task.title)
        self.tells.setText(task.tells)
        self.asks.setText(task.asks)
        self._scroll.verticalScrollBar().setValue(0)
        tell(self, "\n".join((self.number.text(), task.title, task.tells, task.asks)))

    def show_answer(self, answer: Answer | None) -> None:
        """Say something to a play, or nothing any more; it is brought into sight, and told to those who listen."""
        if self.said.show_answer(answer) and answer is not None:
            QTimer.singleShot(0, self._scroll, lambda: self._scroll.ensureWidgetVisible(self.said, 0, 0))
            tell(self, answer.text)

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 4, 0)
        for words in (self.number, self.title, self.tells, self.asks, self.said):
            layout.addWidget(words)
        layout.addStretch(1)
        return page


class Said(QFrame):
    """What is said to a play: praise, or why another one was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._icon, self.words = QLabel(), _words()
        layout = QGridLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self._icon, 0, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.words, 0, 1)
        layout.setColumnStretch(1, 1)
        self.hide()

    def show_answer(self, answer: Answer | None) -> bool:
        """Say it; whether it is something new."""
        text = "" if answer is None else answer.text
        if text == self.words.text():
            return False
        self.words.setText(text)
        self.setVisible(bool(text))
        if answer is not None:
            icon = self.style().standardIcon(_PRAISE if answer.is_done else _WHY)
            self._icon.setPixmap(icon.pixmap(20, 20))
        return True


def tell(widget: QWidget, text: str) -> None:
    """Have it read to those who listen to the screen, whatever they are at."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def _words() -> QLabel:
    return QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)


def _rows(deeds: Deeds) -> QGridLayout:
    grid = QGridLayout()
    for at, action in enumerate((deeds.take_back, deeds.restart, deeds.back, deeds.skip)):
        grid.addWidget(ActionButton(action), at // 2, at % 2)
    return grid
