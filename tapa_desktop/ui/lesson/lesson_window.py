"""The window of the first lesson, beside the game, which stays where it is: a board to play on, and words to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.keyed_board import KeyedBoard
from tapa_desktop.ui.board.options import BoardOptions
from tapa_desktop.ui.board.voice import Voice

from .deeds import Deeds
from .desk import Desk
from .panel import LessonPanel
from .tasks import TASKS

FIRST: Final = (980, 620)
SMALLEST: Final = (640, 420)
_BOARD: Final = (330, 260)  # the least, which leaves room for the words of all languages
_LAST: Final = len(TASKS) - 1


class LessonWindow(QDialog):
    """Leads through the tasks, each done by doing it; any can be left out or done again.

    Signals:
        reached: the lesson is to go on at this task the next time, counted from 0.
    """

    reached = Signal(int)

    def __init__(self, options: BoardOptions, first: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("First lesson"))
        self.board = KeyedBoard()
        Voice(self.board)
        self.desk = Desk(self.board)
        self.deeds = Deeds(self)
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
        """Show the board as that of the game, but with the pupil below, and the numbers that the words speak of."""
        wanted = replace(options, below=Side.WHITE, two_checker_start=False, show_numbers=True)
        if wanted != self.board.options:  # the same ones would end what moves
            self.board.set_options(wanted)

    def go_to(self, at: int) -> None:
        """Begin the task of that number, from 0."""
        self.at = at
        task = TASKS[at]()
        self.panel.show_task(task, at + 1, len(TASKS))
        self.desk.set_task(task)
        if self.isVisible():  # a dialog would let the focus be seen that it finds when it is shown
            self.board.setFocus()
        self.reached.emit(at)

    def go_on(self) -> None:
        """The next thing: roll, take back what was not asked for, or leave a task that is done."""
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
        """Say what there is to be said to the play, and enable what can be done."""
        desk, deeds = self.desk, self.deeds
        self.panel.show_answer(desk.answer)
        deeds.name_next_thing(is_roll=desk.may_roll, is_amiss=desk.is_amiss, is_last=self.at == _LAST)
        deeds.go_on.setEnabled(desk.may_roll or desk.answer is not None)
        deeds.take_back.setEnabled(desk.may_take_back)
        deeds.restart.setEnabled(desk.may_take_back or desk.answer is not None)
        deeds.back.setEnabled(self.at > 0)
        deeds.skip.setEnabled(self.at < _LAST and not desk.is_done)

    def _note(self) -> None:
        """Whoever has done a task goes on with the one after it; after the last one, from the beginning."""
        self.reached.emit(0 if self.at == _LAST else self.at + 1)
