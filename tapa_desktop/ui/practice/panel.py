"""What stands beside the board of the practice: the actions, what is practised, and the texts about a card."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tapa_desktop.coach.decision import Action
from tapa_desktop.coach.pack import RoundKind
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.question_board import ExercisePanel
from tapa_desktop.ui.widgets.dialogs import ActionButton, AnswerButton, NextButton, OfferedButton, window_action
from tapa_desktop.ui.widgets.labels import PlainLabel

from .packs import PackChooser
from .text import action_text


class PracticeActions(QObject):
    """The actions of the practice, one attribute each. The window connects them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.go_on = window_action(window, "", "Space", "Return", "Enter")
        self.begin = window_action(window, "", "Space", "Return", "Enter")  # while there is nothing to go on with
        self.take_back = window_action(window, self.tr("&Undo"), "Ctrl+Z")
        self.give_up = window_action(window, "", "A")
        self.leave_out = window_action(window, self.tr("&Leave this one out"), "Del")
        self.stop = window_action(window, self.tr("&Stop"), "S")
        self.rounds = {
            RoundKind.DAILY: window_action(window, self.tr("Today’s ten")),
            RoundKind.RUN: window_action(window, self.tr("Three minutes")),
        }
        keys: dict[Action, str] = {"double": "D", "no double": "N", "take": "T", "drop": "X"}
        self.decisions = {action: window_action(window, action_text(action), key) for action, key in keys.items()}

    def show_next_step(self, *, is_check: bool, is_again: bool, is_timed: bool) -> None:
        """Set the texts of the action that the space bar triggers, and of the one that gives up."""
        text = self.tr("Try again") if is_again else self.tr("Next position")
        self.go_on.setText(self.tr("Check") if is_check else text)
        self.give_up.setText(self.tr("S&kip") if is_timed else self.tr("Show the &answer"))


class PracticePanel(ExercisePanel):
    """What is practised, how far it is, and the texts about a card, above the buttons."""

    def __init__(self, packs: PackChooser, actions: PracticeActions) -> None:
        super().__init__()
        self.status = PlainLabel()
        self.next_button, self.begin_button = NextButton(actions.go_on), NextButton(actions.begin)
        page = QWidget()
        inner = self._inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 4, 0)
        inner.addStretch()
        for label in (self.title, self.text):
            inner.addWidget(label)
        inner.addSpacing(6)
        inner.addWidget(self.begin_button, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addStretch(1)
        self.texts.setAccessibleName(self.tr("Answer"))
        self.texts.setWidget(page)
        answers = QVBoxLayout()  # beside each other, words of some languages have no room
        for asked in actions.decisions.values():
            answers.addWidget(AnswerButton(asked))
        self._buttons = QWidget()
        rows = QGridLayout(self._buttons)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(ActionButton(actions.take_back), 0, 0)
        rows.addWidget(ActionButton(actions.give_up), 0, 1)
        for row, action in enumerate((actions.leave_out, actions.stop), start=1):
            rows.addWidget(OfferedButton(action), row, 0, 1, 2)
        rounds = QHBoxLayout()
        for action in actions.rounds.values():
            button = OfferedButton(action)
            button.setAutoDefault(False)
            rounds.addWidget(button)
        self.column.addWidget(packs)
        self.column.addLayout(rounds)
        self.column.addWidget(self.status)
        self.column.addWidget(self.texts, 1)
        self.column.addWidget(self.next_button)
        self.column.addLayout(answers)
        self.column.addWidget(self._buttons)

    def show_buttons(self, *, is_wanted: bool) -> None:
        """Show the buttons, or nothing but the texts, in the middle, where there is no card to work on.

        Then `begin_button` may be shown below them.
        """
        self.begin_button.hide()
        for part in (self.next_button, self._buttons):
            part.setVisible(is_wanted)
        self._inner.setStretch(0, 0 if is_wanted else 1)
        sides = Qt.AlignmentFlag.AlignLeft if is_wanted else Qt.AlignmentFlag.AlignHCenter
        for label in (self.title, self.text):
            label.setAlignment(sides | Qt.AlignmentFlag.AlignVCenter)

    def show_text(self, title: str, text: str) -> None:
        """Show these texts, and announce them to screen readers."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.text.setText(text)
        self.texts.verticalScrollBar().setValue(0)
        announce(self, "\n".join(filter(None, (title, text))))
