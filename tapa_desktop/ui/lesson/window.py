"""The lesson window, beside the game: a board to play on, with texts and buttons beside it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.keyboard import KeyboardBoard
from tapa_desktop.ui.board.view.screen_reader import ScreenReader
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.buttons import ActionButton, NextButton
from tapa_desktop.ui.widgets.labels import LARGER, scaled

from .desk import LessonBoard
from .task import Feedback, LessonActions, Task
from .tasks import TASKS

FIRST: Final = (980, 620)
SMALLEST: Final = (640, 420)
_BOARD: Final = (330, 260)  # the least size, which leaves room for the texts in all languages
_LAST: Final = len(TASKS) - 1

_LEAST: Final = 264  # the width that the texts need, logical pixels
_WHY: Final = QStyle.StandardPixmap.SP_MessageBoxInformation
_PRAISE: Final = QStyle.StandardPixmap.SP_DialogApplyButton


class LessonWindow(QDialog):
    """Leads through the tasks. The player solves each on the board, and can skip or repeat any.

    Signals:
        reached: the number, from 0, of the task at which the lesson continues the next time.
    """

    reached = Signal(int)

    def __init__(self, options: BoardOptions, first: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("First lesson"))
        self.board = KeyboardBoard()
        ScreenReader(self.board)
        self.desk = LessonBoard(self.board)
        self.deeds = LessonActions(self)
        self.panel = LessonPanel(self.deeds)
        self.at = min(first, _LAST)
        self.set_options(options)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        self.board.setMinimumSize(*_BOARD)
        layout.addWidget(self.board, 5)
        layout.addWidget(self.panel, 2)
        self._connect()
        self.setMinimumSize(*SMALLEST)
        self.resize(*FIRST)
        self.go_to(self.at)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, but with White below, and with the point numbers that the texts mention."""
        wanted = replace(options, below=Side.WHITE, two_checker_start=False, show_numbers=True)
        if wanted != self.board.options:  # setting the same options again would end an animation
            self.board.set_options(wanted)

    def go_to(self, at: int) -> None:
        """Start the task with this number, from 0."""
        self.at = at
        task = TASKS[at]()
        self.panel.show_task(task, at + 1, len(TASKS))
        self.desk.set_task(task)
        # WORKAROUND(Qt 6.9): a dialog draws a focus frame around a widget that already has the focus when it is shown.
        if self.isVisible():
            self.board.setFocus()
        self.reached.emit(at)

    def go_on(self) -> None:
        """Do the next thing: roll, take back a wrong play, or leave a solved task."""
        if self.desk.may_roll:
            self.desk.roll()
        elif self.desk.is_amiss:
            self.desk.take_all_back()
        elif not self.desk.is_done:
            return
        elif self.at == _LAST:
            self.accept()
        else:
            self.go_to(self.at + 1)

    def _connect(self) -> None:
        deeds, desk = self.deeds, self.desk
        deeds.go_on.triggered.connect(self.go_on)
        deeds.take_back.triggered.connect(desk.take_back)
        deeds.restart.triggered.connect(lambda: self.go_to(self.at))
        deeds.back.triggered.connect(lambda: self.go_to(self.at - 1))
        deeds.skip.triggered.connect(lambda: self.go_to(self.at + 1))
        desk.changed.connect(self._show_possible)
        desk.done.connect(self._note)
        desk.go_on_wished.connect(self.go_on)

    def _show_possible(self) -> None:
        """Show the feedback on the play, and enable the actions that are possible."""
        desk, deeds = self.desk, self.deeds
        self.panel.show_answer(desk.answer)
        deeds.name_next_thing(is_roll=desk.may_roll, is_amiss=desk.is_amiss, is_last=self.at == _LAST)
        deeds.go_on.setEnabled(desk.may_roll or desk.answer is not None)
        deeds.take_back.setEnabled(desk.may_take_back)
        deeds.restart.setEnabled(desk.may_take_back or desk.answer is not None)
        deeds.back.setEnabled(self.at > 0)
        deeds.skip.setEnabled(self.at < _LAST and not desk.is_done)

    def _note(self) -> None:
        """Continue with the next task the next time; after the last one, from the beginning."""
        self.reached.emit(0 if self.at == _LAST else self.at + 1)


class LessonPanel(QWidget):
    """Shows the texts of a task, which scroll if they need more room, above its buttons, which do not scroll."""

    def __init__(self, deeds: LessonActions) -> None:
        super().__init__()
        self.number, self.title = QLabel(), _words()
        self.tells, self.asks = _words(), _words()
        self.title.setFont(scaled(self.font(), LARGER, bold=True))
        self.asks.setFont(scaled(self.font(), 1.0, bold=True))
        self.said = FeedbackLabel()
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
        """Wide enough for a few words per line, and for the texts of the buttons."""
        return super().minimumSizeHint().expandedTo(QSize(_LEAST, 0))

    def show_task(self, task: Task, number: int, count: int) -> None:
        """Show the texts of a task; `number` counts from 1."""
        self.number.setText(self.tr("Position {number} of {count}").format(number=whole(number), count=whole(count)))
        self.title.setText(task.title)
        self.tells.setText(task.tells)
        self.asks.setText(task.asks)
        self._scroll.verticalScrollBar().setValue(0)
        tell(self, "\n".join((self.number.text(), task.title, task.tells, task.asks)))

    def show_answer(self, answer: Feedback | None) -> None:
        """Show the feedback on a play, or hide it. It is scrolled into view, and announced to screen readers."""
        if self.said.show_answer(answer) and answer is not None:
            # WORKAROUND(Qt 6.9): a widget just shown has no place until the event loop has updated the layout.
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


class FeedbackLabel(QFrame):
    """The feedback on a play: praise, or why another play was asked for."""

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

    def show_answer(self, answer: Feedback | None) -> bool:
        """Show the feedback. Return whether it has changed."""
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
    """Announce a text to screen readers, whatever has the focus."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def _words() -> QLabel:
    return QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)


def _rows(deeds: LessonActions) -> QGridLayout:
    grid = QGridLayout()
    for at, action in enumerate((deeds.take_back, deeds.restart, deeds.back, deeds.skip)):
        grid.addWidget(ActionButton(action), at // 2, at % 2)
    return grid
