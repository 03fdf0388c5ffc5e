"""The panel beside the board that shows the coach's hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.coach.hint import Hint, PlayHint
from tapa_desktop.coach.strength import ErrorThresholds
from tapa_desktop.ui.text.numbers import depth_text
from tapa_desktop.ui.widgets.buttons import CloseButton
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled

from .list import HintList
from .text import HintLine, depth_texts, hint_lines, outlook_text, unit_text

_HIGH: Final = 10_000  # logical pixels, more than any text needs


class HintPanel(QWidget):
    """A header with the search depth, and below it the best plays, or a text if there are none.

    Signals:
        text_changed: the text for screen readers: the best play when it changes, or the text shown instead of a play.
        deeper_requested: roll out what is shown.
    """

    text_changed = Signal(str)
    deeper_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Hint"))
        self.close_button = CloseButton(self.tr("Close the hint (H)"))
        self.deeper_button = QToolButton()
        self.deeper_button.setText(self.tr("Deeper"))
        self.deeper_button.setToolTip(self.tr("Play the best moves out many times (Shift+H)"))
        self.deeper_button.clicked.connect(self.deeper_requested)
        self.list = HintList()
        self._head = QLabel(self.tr("Hint"))
        self._head.setFont(scaled(self._head.font(), 1.0, bold=True))
        self.depth_label = PlainLabel()
        self._words = PlainLabel()
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._hint: Hint | None = None  # what is shown
        self._marks: ErrorThresholds | None = None
        self._is_for_keys = False  # whether the list gets the focus as soon as it is shown
        self._lay_out()
        self.list.pointed.connect(self._explain)
        self.hide()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(6)  # otherwise it takes the spacing of the layout that contains it
        top.addWidget(self._head)
        top.addWidget(self.depth_label, 1)
        top.addWidget(self.deeper_button)
        top.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addLayout(top)
        layout.addWidget(self.list)
        layout.addWidget(self._words)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def words(self) -> str:
        """The text below the list."""
        return self._words.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reserve more lines for the text when the panel gets narrower."""
        super().resizeEvent(event)
        self._reserve()

    def appear(self) -> None:
        """Show the panel, and give the list the focus as soon as it has lines."""
        self._is_for_keys = True
        self.show()

    def dismiss(self) -> None:
        """Hide the panel."""
        self._hint = None
        self._show((), "")
        self._is_for_keys = False
        self.hide()

    def show_hint(self, hint: Hint) -> None:
        """Replace what is shown with this hint."""
        self.depth_label.setText(depth_text(hint.plies, hint.games, is_last=hint.is_last))
        self.depth_label.setToolTip(unit_text(hint))
        self._hint = hint
        if isinstance(hint, PlayHint):
            self._show(hint_lines(hint, self._marks), "")
        else:
            self._show((), outlook_text(hint, with_equity=self._marks is None))

    def set_marks(self, marks: ErrorThresholds | None) -> None:
        """Show classes of errors instead of equities; with None equities."""
        is_other, self._marks = marks != self._marks, marks
        if is_other and self._hint is not None:
            self.show_hint(self._hint)

    def show_text(self, words: str) -> None:
        """Show a text alone: there is no hint, or not yet."""
        self._hint = None
        self.depth_label.clear()
        self.depth_label.setToolTip("")
        self._show((), words)

    def _show(self, lines: tuple[HintLine, ...], words: str) -> None:
        self.deeper_button.setEnabled(self._hint is not None)
        best = [line.candidate.play for line in self.list.lines[:1]]
        self.list.show_lines(lines)
        if best != [line.candidate.play for line in lines[:1]] or not lines:
            self.text_changed.emit(lines[0].spoken if lines else words)
        self._reserve()
        # WORKAROUND(Qt 6.9): Qt moves the focus from a hidden widget to the next one, here a button, and the space bar
        # would then press it. So the list drops the focus before it is hidden.
        if not lines:
            self._is_for_keys = self._is_for_keys or self.list.hasFocus()
            self.list.clearFocus()
        self.list.setVisible(bool(lines))
        if not lines:  # with lines, their reasons are the text
            self._say(words)
        elif self._is_for_keys:
            self._is_for_keys = False
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _explain(self, candidate: Candidate | None) -> None:
        """Show the reasons of the play pointed at, or of the best play if none is."""
        lines = self.list.lines
        pointed = [line for line in lines if line.candidate is candidate] or lines[:1]
        if pointed:
            self._say(pointed[0].reasons)

    def _say(self, words: str) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words) or self._words.minimumHeight() > 0)

    def _reserve(self) -> None:
        """Reserve room for the longest reasons and depth, so that no play moves away below the pointer."""
        self._words.setMinimumHeight(self._height_of([line.reasons for line in self.list.lines], self.width()))
        self.depth_label.setMinimumHeight(self._height_of(depth_texts(), self.depth_label.width()))

    def _height_of(self, texts: Sequence[str], width: int) -> int:
        """The height of the highest of these texts, wrapped at this width."""
        metrics, room = self.fontMetrics(), QRect(0, 0, width, _HIGH)
        wrapped = (metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text) for text in texts)
        return max((rect.height() for rect in wrapped), default=0)
