"""The strip under the board: the prompt, and buttons for what can be done now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tapa_desktop.game.state import GameState
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.widgets.buttons import ActionButton, AnswerButton, NextButton, OfferedButton
from tapa_desktop.ui.widgets.labels import LARGER, ElidedLabel, scaled

from .dice_entry import DiceEntry

_MARGIN: Final = 6
_ROOMY: Final = QRect(0, 0, 1000, 1000)  # larger than two lines
_BUTTON: Final = 36  # height of a button in logical pixels, easy to hit


class TurnBar(QWidget):
    """The prompt, the buttons with the large one for the next thing, and the score if there is no side panel.

    To answer a double, two buttons replace the large one, and neither is pressed by Space or Enter. The large button is
    also hidden while there is nothing to do but watch, and while dice are to be typed in.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._cue = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._score = ElidedLabel()
        for label in (self._cue, self._score):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo_button, self.redo_button = ActionButton(actions.undo), ActionButton(actions.redo)
        self.pause_button, self.double_button = OfferedButton(actions.pause), OfferedButton(actions.double)
        self.take_button, self.drop_button = AnswerButton(actions.take), AnswerButton(actions.drop)
        self.next_button = NextButton(actions.next_thing)
        self.dice_entry = DiceEntry()
        self._has_score = self._is_by_hand = False
        self._has_words, self._said = True, ""
        self._cue.installEventFilter(self)
        self._lay_out()
        self.set_with_score(False)
        for action in (actions.pause, actions.take, actions.next_thing):
            action.changed.connect(self._make_room)
        self._make_room()

    def _lay_out(self) -> None:
        row, layout = QHBoxLayout(), QVBoxLayout(self)
        layout.setContentsMargins(10, _MARGIN, 10, _MARGIN)
        layout.setSpacing(0)
        row.setSpacing(_MARGIN)  # otherwise it takes the spacing of the layout that contains it
        layout.addLayout(row, 1)
        layout.addWidget(self._score)
        row.addWidget(self._cue, 1)
        small = (self.undo_button, self.redo_button, self.pause_button, self.double_button)
        for button in small:
            button.setMinimumHeight(_BUTTON)
        for widget in (*small, self.take_button, self.drop_button, self.dice_entry, self.next_button):
            row.addWidget(widget)

    @property
    def cue(self) -> str:
        """The prompt."""
        return self._said

    @property
    def is_score_shown(self) -> bool:
        """Whether the score is shown here now."""
        return not self._score.isHidden()

    def show_cue(self, text: str) -> None:
        """Show this prompt."""
        self._said = text
        self._cue.setText(text if self._has_words else "")
        self._cue.setAccessibleName(text)
        self._share_room()

    def show_score(self, text: str, *shorter: str) -> None:
        """Show the score, in a shorter form where there is no room for the first."""
        self._score.show_text(text, *shorter)

    def set_with_score(self, visible: bool) -> None:
        """Set whether the score is shown here because no side panel shows it. The prompt is smaller then.

        The score has its own line. The height is always that of two lines and the score, so that the board does not
        move with the text.
        """
        self._has_score = visible
        font = self._score.font()
        self._cue.setFont(font if visible else scaled(font, LARGER))
        self._share_room()
        self._set_height()

    def set_with_words(self, visible: bool) -> None:
        """Set whether the prompt is visible. Screen readers read it in any case."""
        self._has_words = visible
        self.show_cue(self._said)
        self._set_height()

    def set_by_hand(self, by_hand: bool) -> None:
        """Set whether the dice of this match are typed in here; their two rows need some more height."""
        if by_hand is not self._is_by_hand:
            self._is_by_hand = by_hand
            self._set_height()

    def show_entry(self, state: GameState | None) -> None:
        """Show the entry for the dice that are due in this state; None if none are."""
        self.dice_entry.show_due(state)
        self._make_room()

    def _set_height(self) -> None:
        score = self._has_score * self._score.sizeHint().height()
        self.setFixedHeight(self._row_height() + score + 2 * _MARGIN)

    def _row_height(self) -> int:
        """The height without the score, in logical pixels: enough for the tallest button that can appear."""
        entry = self._is_by_hand * self.dice_entry.sizeHint().height()
        return max(self._has_words * self._two_lines(), entry, self.next_button.minimumHeight())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room again when the width of the prompt changes, since it then needs more or fewer lines."""
        if event.type() == QEvent.Type.Resize:
            # WORKAROUND(Qt 6.9): a change during the resize event would leave buttons at their old place, so it is done
            # after it.
            QTimer.singleShot(0, self, self._share_room)
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Hide the score while the prompt needs all lines, so that it can be read completely."""
        self._score.setVisible(self._has_score and self._cue.heightForWidth(self._cue.width()) <= self._row_height())

    def _two_lines(self) -> int:
        return self._cue.fontMetrics().boundingRect(_ROOMY, 0, "A\nA").height()

    def _make_room(self) -> None:
        """Hide the large button while other buttons or the dice entry take its place."""
        actions = self._actions
        has_other = actions.take.isEnabled() or (actions.pause.isEnabled() and not actions.next_thing.isEnabled())
        self.next_button.setVisible(not has_other and self.dice_entry.isHidden())
