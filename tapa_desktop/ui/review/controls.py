"""The strip above a review: how far it looks ahead, how far it has come, and the button to end or begin it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from tapa_desktop.coach.review.reviewed import Review

from .wording import depths


class ReviewControls(QWidget):
    """Says what is going on, and hears what is wished.

    Signals:
        begin_wished: review the match now, from its beginning.
        cancel_wished: end the review that is going on.
    """

    begin_wished = Signal()
    cancel_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.looking = QComboBox()
        for plies, name, tip in depths():
            self.looking.addItem(name, plies)
            self.looking.setItemData(plies, tip, Qt.ItemDataRole.ToolTipRole)
        self.looking.setCurrentIndex(1)
        self.looking.setAccessibleName(self.tr("How far to look ahead"))
        self.looking.setToolTip(self.tr("How far to look ahead"))
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.state = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.button = QPushButton(autoDefault=False)
        self.button.clicked.connect(self._press)
        self.looking.currentIndexChanged.connect(self.begin_wished)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.looking)
        layout.addWidget(self.progress, 1)
        layout.addWidget(self.state, 1)
        layout.addWidget(self.button)
        self.rest("")

    @property
    def plies(self) -> int:
        """How far to look ahead."""
        return int(self.looking.currentData())

    @property
    def is_running(self) -> bool:
        """Whether a review is going on, as far as is shown here."""
        return self.state.isHidden()

    def run(self) -> None:
        """A review has begun."""
        self.progress.setRange(0, 0)
        self._show(is_running=True)

    def advance(self, review: Review) -> None:
        """It has come so far."""
        self.progress.setRange(0, review.turns)
        self.progress.setValue(review.done)

    def rest(self, said: str) -> None:
        """No review goes on; that is what there is to say about it."""
        self.state.setText(said)
        self.state.setToolTip(said)
        self._show(is_running=False)

    def _show(self, *, is_running: bool) -> None:
        self.progress.setVisible(is_running)
        self.state.setVisible(not is_running)
        self.button.setText(self.tr("&Cancel") if is_running else self.tr("&Review again"))
        tip = self.tr("End the review here") if is_running else self.tr("Review the match as it stands now")
        self.button.setToolTip(tip)

    def _press(self) -> None:
        if self.is_running:
            self.cancel_wished.emit()
        else:
            self.begin_wished.emit()
