"""The result of a game, on a card over the board. It can be closed to look at the last position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.widgets.buttons import ActionButton, CloseButton, NextButton
from tapa_desktop.ui.widgets.labels import scaled

_USUAL: Final = 420  # usual width, in logical pixels
_WIDEST: Final = 600  # largest width, for a long title in one line
_BESIDE_TITLE: Final = 72  # width of the margins and the cross beside it


class ResultCard(QFrame):
    """Who has won what, the score, and what can be done next. It mutes the prompt on the board while it is shown."""

    def __init__(self, over: BoardWidget, undo: QAction, next_thing: QAction) -> None:
        super().__init__(over)
        self._over = over
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFrameShadow(QFrame.Shadow.Raised)
        self.setAutoFillBackground(True)
        self._title = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._title.setFont(scaled(self._title.font(), 1.4, bold=True))
        self._score = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.close_button = CloseButton(self.tr("Show the board"))
        self.close_button.clicked.connect(self.hide)
        self.next_button, self.undo_button = NextButton(next_thing), ActionButton(undo)
        self._lay_out()
        self.hide()
        over.resized.connect(self._follow_board)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        for button in (self.undo_button, self.next_button):
            button.setMinimumHeight(40)
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 12, 14)
        layout.addLayout(top)
        layout.addWidget(self._score)
        layout.addLayout(buttons)

    @property
    def title(self) -> str:
        """The text of the result."""
        return self._title.text()

    def show_result(self, title: str, score: str) -> None:
        """Show this result."""
        self._title.setText(title)
        self._score.setText(score)
        # WORKAROUND(Qt 6.9): a label with word wrap has no reliable height before it is shown, so show it first.
        self.show()
        self._place()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """Mute the board, whose own text on the result would show beside the card."""
        super().showEvent(event)
        self._over.set_silent(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the board show its text again."""
        super().hideEvent(event)
        self._over.set_silent(False)

    def _follow_board(self) -> None:
        """Stay in the middle while the window is resized."""
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        over, layout = self._over, self.layout()
        assert layout is not None
        layout.activate()
        title_width = self._title.fontMetrics().horizontalAdvance(self.title) + _BESIDE_TITLE
        wide = min(max(_USUAL, min(title_width, _WIDEST)), max(200, over.width() - 24))
        self.setFixedSize(wide, layout.totalHeightForWidth(wide))
        self.move((over.width() - self.width()) // 2, (over.height() - self.height()) // 2)
