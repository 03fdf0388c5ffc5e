"""The end of a game, laid over the board without being in the way: it can be closed to look at the last position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from tapa_desktop.ui.board.view.animated import AnimatedBoard
from tapa_desktop.ui.widgets.buttons import ActionButton, CloseButton, NextButton
from tapa_desktop.ui.widgets.labels import scaled

_USUAL: Final = 420  # logical pixels across
_WIDEST: Final = 600  # for a title in one line
_BESIDE_TITLE: Final = 72  # what stands beside it: margins and the cross


class ResultCard(QFrame):
    """Who has won what, the score, and what can come next. The board below it is silent meanwhile."""

    def __init__(self, over: AnimatedBoard, undo: QAction, next_thing: QAction) -> None:
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
        over.installEventFilter(self)

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
        """The words in which the result is told."""
        return self._title.text()

    def show_result(self, title: str, score: str) -> None:
        """Tell this result."""
        self._title.setText(title)
        self._score.setText(score)
        self.show()  # first, since the words have no height that can be relied on before
        self._place()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """The board need not say how the game has ended: its word would look out from below."""
        super().showEvent(event)
        self._over.set_silent(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """From now on it has to."""
        super().hideEvent(event)
        self._over.set_silent(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle while the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        over, layout = self._over, self.layout()
        assert layout is not None
        layout.activate()
        said = self._title.fontMetrics().horizontalAdvance(self.title) + _BESIDE_TITLE
        wide = min(max(_USUAL, min(said, _WIDEST)), max(200, over.width() - 24))
        self.setFixedSize(wide, layout.totalHeightForWidth(wide))
        self.move((over.width() - self.width()) // 2, (over.height() - self.height()) // 2)
