"""The panel beside the board in which the coach says what is best now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.coach.hint import Hint, PlayHint
from tapa_desktop.ui.widgets.buttons import CloseButton
from tapa_desktop.ui.widgets.labels import ElidedLabel, scaled

from .list import HintList
from .text import HintLine, depth_text, hint_lines, outlook_text

_HIGH: Final = 10_000  # logical pixels, more than any words need


class HintPanel(QWidget):
    """A head that says how far the judge has looked, and below it the best plays, or words where there are none.

    Signals:
        worded: the words for who hears the panel: the best play when it has become another, or what is said instead.
    """

    worded = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Hint"))
        self.close_button = CloseButton(self.tr("Close the hint (H)"))
        self.list = HintList()
        self._head = QLabel(self.tr("Hint"))
        self._head.setFont(scaled(self._head.font(), 1.0, bold=True))
        self._depth = ElidedLabel()
        self._depth.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._words = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._is_for_keys = False  # whether the list gets the focus as soon as it is there
        self._lay_out()
        self.list.pointed.connect(self._explain)
        self.hide()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._head)
        top.addWidget(self._depth, 1)
        top.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addLayout(top)
        layout.addWidget(self.list)
        layout.addWidget(self._words)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def depth_told(self) -> str:
        """How far the judge has looked, in words."""
        return self._depth.accessibleName()

    @property
    def words(self) -> str:
        """What is said besides the list."""
        return self._words.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words need more lines where there is less room."""
        super().resizeEvent(event)
        self._reserve()

    def appear(self) -> None:
        """Come, ready for the arrow keys."""
        self._is_for_keys = True
        self.show()

    def go(self) -> None:
        """Go away."""
        self._show((), "")
        self._is_for_keys = False
        self.hide()

    def show_hint(self, hint: Hint) -> None:
        """Say this in place of what was said before."""
        self._depth.show_text(depth_text(hint))
        if isinstance(hint, PlayHint):
            self._show(hint_lines(hint), "")
        else:
            self._show((), outlook_text(hint))

    def show_words(self, words: str) -> None:
        """Say these alone: there is no hint, or not yet."""
        self._depth.show_text("")
        self._show((), words)

    def _show(self, lines: tuple[HintLine, ...], words: str) -> None:
        best = [line.option.play for line in self.list.lines[:1]]
        self.list.show_lines(lines)
        if best != [line.option.play for line in lines[:1]] or not lines:
            self.worded.emit(lines[0].told if lines else words)
        self._reserve()
        if not lines:  # first, since Qt would hand the focus to the next button, which space would press then
            self._is_for_keys = self._is_for_keys or self.list.hasFocus()
            self.list.clearFocus()
        self.list.setVisible(bool(lines))
        if not lines:  # which say themselves why they are good
            self._say(words)
        elif self._is_for_keys:
            self._is_for_keys = False
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _explain(self, option: Candidate | None) -> None:
        """Say why the play that is pointed at is good, or what it lacks; of the best one where none is."""
        lines = self.list.lines
        pointed = [line for line in lines if line.option is option] or lines[:1]
        if pointed:
            self._say(pointed[0].reasons)

    def _say(self, words: str) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words) or self._words.minimumHeight() > 0)

    def _reserve(self) -> None:
        """Keep room for the longest words about a play: none is to move below the pointer that points at it."""
        metrics, room = self._words.fontMetrics(), QRect(0, 0, self.width(), _HIGH)
        words = (metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, line.reasons) for line in self.list.lines)
        self._words.setMinimumHeight(max((rect.height() for rect in words), default=0))
