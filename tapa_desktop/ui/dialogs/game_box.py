"""Which game: the games that are offered, each with a line on what sets it apart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QGroupBox, QLabel, QRadioButton, QVBoxLayout, QWidget

from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.wording import plain_game_name

from .difference import difference_text

_GAMES: Final = tuple(RULE_SETS.values())
_INDENT: Final = 22  # logical pixels: from the button to its word
_SPACING: Final = 3
_NARROWEST: Final = 230


class DifferenceLine(QLabel):
    """What is told below a game; a click on it chooses that game, as one on its name does."""

    def __init__(self, text: str, button: QRadioButton) -> None:
        super().__init__(text, wordWrap=True)
        self._button = button
        self.setIndent(_INDENT)
        self.setBuddy(button)
        button.setAccessibleDescription(text)
        button.setToolTip(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the game."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.setChecked(True)


class GameBox(QGroupBox):
    """One game is chosen at any time.

    Signals:
        changed: it is another one now.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Game"))
        self._games = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setSpacing(_SPACING)
        self.setMinimumWidth(_NARROWEST)
        for number, rule_set in enumerate(_GAMES):
            button = self._button(plain_game_name(rule_set))
            line = DifferenceLine(self._difference(rule_set), button)
            self._games.addButton(button, number)
            layout.addWidget(button)
            layout.addWidget(line)
        layout.addStretch(1)
        self.choose(_GAMES[0].key)
        self._games.idToggled.connect(self._tell)
        self._stop_once()

    def rule_set(self) -> RuleSet:
        """The game that is chosen."""
        return _GAMES[self._games.checkedId()]

    def choose(self, key: str) -> None:
        """Choose the game of that key, as a click on it does; the first where none has it."""
        keys = list(RULE_SETS)
        self._games.button(keys.index(key) if key in keys else 0).setChecked(True)

    def _button(self, name: str) -> QRadioButton:
        button = QRadioButton(name)
        font = button.font()
        font.setBold(True)
        button.setFont(font)
        return button

    def _difference(self, rule_set: RuleSet) -> str:
        also = self.tr("Also {names}.").format(names=rule_set.also_known_as) if rule_set.also_known_as else ""
        return f"{also} {difference_text(rule_set)}".strip()

    def _tell(self, _number: int, chosen: bool) -> None:
        if chosen:
            self._stop_once()
            self.changed.emit()

    def _stop_once(self) -> None:
        """Let Tab come by the chosen game alone; arrow keys go to the others. Qt does so only after a press."""
        for button in self._games.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)
