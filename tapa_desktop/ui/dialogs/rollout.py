"""A rollout beside the game: what is rolled out, how, and what has come of it so far."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.coach.rollout import RolloutAnswer
from tapa_desktop.game.events import RolledOut
from tapa_desktop.rules.positiontext import Placed
from tapa_desktop.ui.panels.fonts import scaled
from tapa_desktop.ui.panels.rollout_table import RolloutTable
from tapa_desktop.ui.rollout_wording import manner_text, progress_text, rollout_rows, subject_text

from .closing import CloseBox
from .rollout_choices import RolloutChoices

_WIDE, _HIGH = 620, 400  # logical pixels


class RolloutDialog(QDialog):
    """One rollout at a time. It goes on while the match does, until it is stopped or the window is closed.

    Signals:
        begin_wished: what is on the board is to be rolled out, as it is chosen here.
        stop_wished: it is to end with what has come out so far.
    """

    begin_wished = Signal()
    stop_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rollout"))
        self.subject, self.progress = (QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText) for _ in range(2))
        self.subject.setFont(scaled(self.font(), 1.1, bold=True))
        self.table, self.choices = RolloutTable(), RolloutChoices()
        self.begin_button, self.stop_button = QPushButton(), QPushButton(self.tr("&Stop"))
        self.begin_button.clicked.connect(self.begin_wished)
        self.stop_button.clicked.connect(self.stop_wished)
        self.begin_button.setToolTip(self.tr("Play what is on the board out to see what it is worth"))
        self.stop_button.setToolTip(self.tr("End with what has come out so far"))
        self._lay_out()
        self.show_idle()
        self.resize(_WIDE, _HIGH)

    def show_subject(self, placed: Placed) -> None:
        """Show what is, or would be, rolled out, and nothing found yet."""
        self.subject.setText(subject_text(placed))
        self.choices.suit(placed)
        self.table.show_rows(())
        self.progress.clear()

    def show_kept(self, placed: Placed, found: RolledOut) -> None:
        """Show what was found earlier and kept with the match."""
        self.table.show_rows(rollout_rows(placed.rule_set, found))
        self.progress.setText(manner_text(found))

    def show_answer(self, answer: RolloutAnswer, *, is_going_on: bool) -> None:
        """Show what has come out so far."""
        self.table.show_rows(rollout_rows(answer.question.placed.rule_set, answer.found))
        self.progress.setText(progress_text(answer, is_going_on=is_going_on))

    def show_words(self, words: str) -> None:
        """Say these of how far it has come."""
        self.progress.setText(words)

    def show_going(self) -> None:
        """It goes on."""
        self._show_going(True)

    def show_idle(self) -> None:
        """Nothing goes on."""
        self._show_going(False)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing needs to be played out."""
        if not event.spontaneous():  # as a window that is made small for a while is hidden
            self.stop_wished.emit()
        super().hideEvent(event)

    def _show_going(self, is_going_on: bool) -> None:
        self.begin_button.setText(self.tr("&Begin anew") if is_going_on else self.tr("&Begin"))
        self.stop_button.setEnabled(is_going_on)
        self.choices.setEnabled(not is_going_on)

    def _lay_out(self) -> None:
        buttons = CloseBox(self)
        for button in (self.begin_button, self.stop_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.addWidget(self.subject)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.progress)
        layout.addWidget(self.choices)
        layout.addWidget(buttons)
        self.begin_button.setDefault(True)
