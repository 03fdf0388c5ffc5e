"""The strip under the board: what has to happen next in words, and the buttons for what can be done now."""

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
_ROOMY: Final = QRect(0, 0, 1000, 1000)  # more than two lines need
_BUTTON: Final = 36  # the height of a button, which has to be easy to hit


class TurnBar(QWidget):
    """The cue, a score for windows too narrow for the side panel, and the buttons; the next thing is the large one.

    Where a double has to be answered, two buttons stand in its place, and neither is pressed by space or Enter. Nor is
    it there while there is nothing to do but to watch, or dice are to be entered.
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
        row.setSpacing(_MARGIN)  # by itself it would take that of what it is in
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
        """What has to happen next, in words."""
        return self._said

    @property
    def is_score_shown(self) -> bool:
        """Whether the score stands here now."""
        return not self._score.isHidden()

    def show_cue(self, text: str) -> None:
        """Say what has to happen next."""
        self._said = text
        self._cue.setText(text if self._has_words else "")
        self._cue.setAccessibleName(text)
        self._share_room()

    def show_score(self, text: str, *shorter: str) -> None:
        """Say how the match stands, in shorter words where there is no room for these."""
        self._score.show_text(text, *shorter)

    def set_with_score(self, visible: bool) -> None:
        """Whether the score is shown here, too, since no side panel shows it. The words are smaller then.

        It has a line to itself, where all of it has room. The height is that of two lines and the score, be they needed
        or not: the board is not to move with the words.
        """
        self._has_score = visible
        font = self._score.font()
        self._cue.setFont(font if visible else scaled(font, LARGER))
        self._share_room()
        self._set_height()

    def set_with_words(self, visible: bool) -> None:
        """Whether the cue is seen. Whoever listens hears it in any case."""
        self._has_words = visible
        self.show_cue(self._said)
        self._set_height()

    def set_by_hand(self, by_hand: bool) -> None:
        """Whether the dice of this match are entered here now; the two rows for it need some more height."""
        if by_hand is not self._is_by_hand:
            self._is_by_hand = by_hand
            self._set_height()

    def show_entry(self, state: GameState | None) -> None:
        """Let the dice be entered that are due in this state; None while none are."""
        self.dice_entry.show_due(state)
        self._make_room()

    def _set_height(self) -> None:
        score = self._has_score * self._score.sizeHint().height()
        self.setFixedHeight(self._row_height() + score + 2 * _MARGIN)

    def _row_height(self) -> int:
        """The height of all but the score, in logical pixels: that of the tallest button that may come, at least."""
        entry = self._is_by_hand * self.dice_entry.sizeHint().height()
        return max(self._has_words * self._two_lines(), entry, self.next_button.minimumHeight())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The cue needs more lines, or fewer, when its width changes; after that, lest buttons stay where they were."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._share_room)
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """The score gives way to a cue of many lines: what has to happen next is to be read whole."""
        self._score.setVisible(self._has_score and self._cue.heightForWidth(self._cue.width()) <= self._row_height())

    def _two_lines(self) -> int:
        return self._cue.fontMetrics().boundingRect(_ROOMY, 0, "A\nA").height()

    def _make_room(self) -> None:
        """The large button gives way to those that are of use instead of it."""
        actions = self._actions
        has_other = actions.take.isEnabled() or (actions.pause.isEnabled() and not actions.next_thing.isEnabled())
        self.next_button.setVisible(not has_other and self.dice_entry.isHidden())
