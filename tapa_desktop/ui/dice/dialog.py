"""The dialog about the dice of the match: the hash that commits the program to them, and their verification."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.session.dice import digest_of, may_reveal_seed, verify
from tapa_desktop.game.history import History
from tapa_desktop.ui.text.names import match_text
from tapa_desktop.ui.widgets.dialogs import CloseBox
from tapa_desktop.ui.widgets.labels import CopyLine, PlainLabel

from .text import check_lines, comparison_text, missing_text, revealed_text, secret_text, verification_text

_WIDE, _HIGH = 620, 380  # logical pixels


class DiceDialog(QDialog):
    """The SHA-256 of the secret seed, the seed once it may be shown, and the result of *Verify*.

    Signals:
        explanation_requested: the player wants to read how the dice are rolled.
        by_hand_requested: whether the player wants to roll real dice and type them in.
    """

    explanation_requested = Signal()
    by_hand_requested = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Dice of this match"))
        self._history: History | None = None
        self._match, self.found, self.revealed = (PlainLabel() for _ in range(3))
        self.found.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.found.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.digest = CopyLine(self.tr("SHA-256 of the secret seed"))
        self.word = CopyLine(self.tr("The player’s word"))
        self.seed = CopyLine(self.tr("Seed"))
        self.verify_button = QPushButton(self.tr("&Verify the dice"))
        self.verify_button.clicked.connect(self.verify)
        self.explain_button = QPushButton(self.tr("&How it works"))
        self.explain_button.clicked.connect(self.explanation_requested)
        self.by_hand = QCheckBox(self.tr("&Enter the dice by hand, from a real board"))
        self.by_hand.clicked.connect(self.by_hand_requested)
        self.verify_button.setToolTip(self.tr("Work out all rolls of this match again"))
        self.explain_button.setToolTip(self.tr("Read how the dice are rolled and how to check them"))
        self.by_hand.setToolTip(self.tr("You roll real dice and type what they show"))
        self._lay_out()
        self.resize(_WIDE, _HIGH)

    def show_match(self, history: History) -> None:
        """Show the dice of this match, and clear a verification of other dice."""
        if self._history is None or not _has_same_dice(self._history, history):
            self.found.clear()
        self._history = history
        state, header = history.state, history.header
        self.by_hand.setChecked(state.by_hand)
        self._form.setRowVisible(self.word, bool(header.word))
        self.word.show_text(header.word, "")
        is_revealed = may_reveal_seed(state)
        self._match.setText(match_text(state))
        self.digest.show_text(digest_of(header), missing_text(header))
        self.seed.show_text(
            header.seed if is_revealed else "", secret_text(state) if header.seed else self.tr("Not known")
        )
        self.revealed.setText(revealed_text(state) if is_revealed and header.seed else "")
        self.revealed.setVisible(bool(self.revealed.text()))

    def verify(self) -> None:
        """Work out all rolls again, and show the result."""
        if self._history is not None:
            header, is_revealed = self._history.header, may_reveal_seed(self._history.state)
            found, checks = verify(self._history), check_lines(header) if is_revealed else []
            self.found.setText("\n".join(filter(None, (verification_text(found), comparison_text(found), *checks))))

    def _lay_out(self) -> None:
        buttons = CloseBox(self)
        buttons.addButton(self.verify_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.explain_button, QDialogButtonBox.ButtonRole.HelpRole)
        self._form = form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(self.tr("&SHA-256 of the secret seed"), self.digest)
        form.addRow(self.tr("The player’s &word"), self.word)
        form.addRow(self.tr("See&d"), self.seed)
        layout = QVBoxLayout(self)
        layout.addWidget(self._match)
        layout.addWidget(self.by_hand)
        layout.addLayout(form)
        layout.addWidget(self.revealed)
        layout.addWidget(self.found, 1)
        layout.addWidget(buttons)
        self.verify_button.setFocus()


def _has_same_dice(one: History, other: History) -> bool:
    return one.header is other.header and len(one.past_throws) == len(other.past_throws)
