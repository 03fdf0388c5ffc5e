"""The player's share in the dice: the SHA-256 of a seed that has been drawn already, and a word of one's own."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.app.session.dice import fresh_seed, normal_word, random_word, sha256_of
from tapa_desktop.ui.widgets.copy_line import CopyLine

_LONGEST: Final = 40  # characters, in any script far from the limit of a record


class WordRow(QWidget):
    """A line for the word, a button that fills one in, and what binds the program to its seed before it knows the word.

    The seed is drawn when this comes up, and stays.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seed = fresh_seed()
        self.word = QLineEdit(maxLength=_LONGEST)
        self.word.setAccessibleName(self.tr("Your word for the dice"))
        self.word.setToolTip(self.tr("The dice follow from the secret seed and from your word: nobody can choose them"))
        self.shuffle = QPushButton(self.tr("&Shuffle"))
        self.shuffle.setToolTip(self.tr("Fill in a random word"))
        self.shuffle.clicked.connect(lambda: self.word.setText(random_word()))
        name = self.tr("SHA-256 of the secret seed, drawn already")
        self.digest = CopyLine(name)
        label = QLabel("SHA-256")
        label.setBuddy(self.digest)
        self.digest.show_text(sha256_of(self._seed), "")
        self.setFocusProxy(self.word)
        line = QHBoxLayout()
        line.addWidget(self.word, 1)
        line.addWidget(self.shuffle)
        below = QHBoxLayout()
        below.addWidget(label)
        below.addWidget(self.digest, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(line)
        layout.addLayout(below)

    def share(self) -> tuple[str, str]:
        """The seed, and the word, which is empty unless there is one."""
        return self._seed, normal_word(self.word.text())
