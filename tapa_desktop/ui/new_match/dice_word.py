"""The player's share in the dice: a word to type, beside the SHA-256 of the seed that is drawn already."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.app.session.dice import fresh_seed, normal_word, random_word, sha256_of
from tapa_desktop.ui.widgets.copy_line import CopyLine

_LONGEST: Final = 40  # characters; in any script far below the limit of a match file


class WordRow(QWidget):
    """The word, a button that fills in a random one, and the hash that commits the program to its seed.

    The seed is drawn when this widget is created, before the program knows the word, and does not change.
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
        """The seed, and the word or an empty string."""
        return self._seed, normal_word(self.word.text())
