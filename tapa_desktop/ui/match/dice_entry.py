"""The entry of dice rolled on a real board, by two rows of six buttons or two digits, and the hash of the seed.

In a match with the program's dice, the hash that commits the program to them is visible before the first roll.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QPalette
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QLabel, QPushButton, QWidget

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.look.touch import tappable
from tapa_desktop.ui.text.names import side_name

_SIZE: Final = (28, 26)  # size of a button, in logical pixels

_SHOWN: Final = 12  # digits: enough to tell two hashes apart at a glance


class DiceEntry(QWidget):
    """Emits both dice as soon as they are chosen, and clears its rows. Hidden while no dice are due.

    Signals:
        entered: both dice; White's first where each side rolls one die.
    """

    entered = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels = (QLabel(), QLabel())
        self._rows = (QButtonGroup(self), QButtonGroup(self))
        self._due: GameState | None = None
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        for number, (label, row) in enumerate(zip(self._labels, self._rows, strict=True)):
            label.setContentsMargins(0, 0, 6, 0)
            layout.addWidget(label, number, 0)
            for face in FACES:
                layout.addWidget(self._button(row, face), number, face)
            row.idClicked.connect(self._tell)
        for face in FACES:
            self._add_key(str(face), partial(self.choose, face))
        self._add_key("Backspace", self.clear)
        self.hide()

    def show_due(self, state: GameState | None) -> None:
        """Accept the dice that are due in this state; None if none are."""
        if state != self._due:
            self.clear()
        self._due = state
        if state is not None:
            self._name_rows(is_opening=state.phase is Phase.OPENING)
        self.setVisible(state is not None)

    def button(self, die: int, face: int) -> QAbstractButton:
        """The button of a face for the first die, 0, or the second, 1."""
        return self._rows[die].button(face)

    def choose(self, face: int) -> None:
        """Choose a face for the first die that has none."""
        row = next(row for row in self._rows if row.checkedButton() is None)
        row.button(face).setChecked(True)
        self._tell()

    def clear(self) -> None:
        """Clear both rows."""
        for row in self._rows:
            # WORKAROUND(Qt 6.9): an exclusive group keeps the last button checked.
            row.setExclusive(False)
            for button in row.buttons():
                button.setChecked(False)
            row.setExclusive(True)

    def changeEvent(self, event: QEvent) -> None:
        """Update the colours of the chosen buttons with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for button in self.findChildren(QPushButton):
                self._mark(button, button.isChecked())

    def _tell(self) -> None:
        first, second = (row.checkedId() for row in self._rows)
        if first in FACES and second in FACES:
            self.clear()
            self.entered.emit(first, second)

    def _name_rows(self, *, is_opening: bool) -> None:
        names = [side_name(side) for side in Side] if is_opening else [self.tr("Die 1"), self.tr("Die 2")]
        for label, row, name in zip(self._labels, self._rows, names, strict=True):
            label.setText(name)
            for face in FACES:
                row.button(face).setAccessibleName(f"{name}: {face}")
                row.button(face).setToolTip(self.tr("{name}: {face} (key {face})").format(name=name, face=face))

    def _button(self, row: QButtonGroup, face: int) -> QPushButton:
        button = QPushButton(str(face))
        button.setCheckable(True)
        button.setFixedSize(tappable(*_SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(partial(self._mark, button))
        row.addButton(button, face)
        return button

    def _mark(self, button: QPushButton, is_chosen: bool) -> None:
        """Highlight a chosen button with the colours of the palette."""
        palette = QPalette()  # an empty palette inherits that of the window, also when it changes
        if is_chosen:
            palette.setBrush(QPalette.ColorRole.Button, self.palette().highlight())
            palette.setBrush(QPalette.ColorRole.ButtonText, self.palette().highlightedText())
        button.setPalette(palette)

    def _add_key(self, key: str, act: Callable[[], object]) -> None:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(act)
        self.addAction(action)


class DiceLine(QPushButton):
    """The first digits of the SHA-256 of the secret seed; a click opens the dialog. Hidden without a seed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlat(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_digest(self, digest: str) -> None:
        """Show the first digits of this hash."""
        self.setVisible(bool(digest))
        self.setText(self.tr("Dice {digits}…").format(digits=digest[:_SHOWN]))
        self.setAccessibleName(self.tr("Dice of this match: {digest}").format(digest=digest))
        tip = self.tr("The dice follow from a secret seed with the SHA-256 {digest}. Check them: F7")
        self.setToolTip(tip.format(digest=digest))
