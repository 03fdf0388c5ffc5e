"""What stands beside the board of the openings: the game, the rolls, the plays of one, and what there is to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from tapa_desktop.rules.dice import ROLLS, Roll, first_roll
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.question_board import ExercisePanel
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.numbers import left_to_right, signed
from tapa_desktop.ui.widgets.dialogs import ActionButton
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled
from tapa_desktop.ui.widgets.tables import ReadingTable

from .text import Row, columns

_ACROSS: Final = 7  # rolls beside each other


class OpeningsPanel(ExercisePanel):
    """The game, the rolls, the plays of one, and what there is to say, above the buttons."""

    def __init__(self, steps: Sequence[QAction], others: Sequence[QAction]) -> None:
        """Make a button for each action: the steps in one row, the first of the others in a row of its own."""
        super().__init__()
        self.games = QComboBox()
        self.games.setAccessibleName(self.tr("Game"))
        self.games.setToolTip(self.tr("The game whose openings are shown"))
        self.games.addItems([plain_game_name(rule_set) for rule_set in RULE_SETS.values()])
        self.rolls = {roll: RollButton(roll) for roll, _ in ROLLS}
        grid = QGridLayout()
        grid.setSpacing(2)
        for at, button in enumerate(self.rolls.values()):
            grid.addWidget(button, at // _ACROSS, at % _ACROSS)
        self.table = PlaysTable()
        self.table.setAccessibleName(self.tr("Moves"))
        self.texts.setWidget(self.text)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.texts.setAccessibleName(self.tr("Reasons"))
        self.notice = PlainLabel()
        arrows = QWidget()  # like the arrow keys in every language
        arrows.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        both = QHBoxLayout(arrows)
        both.setContentsMargins(0, 0, 0, 0)
        for action in steps:
            both.addWidget(ActionButton(action))
        first, *rest = map(ActionButton, others)
        below = QGridLayout()
        below.addWidget(first, 0, 0, 1, len(rest))
        for at, other in enumerate(rest):
            below.addWidget(other, 1, at)
        self.column.addWidget(self.games)
        self.column.addWidget(self.title)
        self.column.addLayout(grid)
        self.column.addWidget(self.table, 2)
        self.column.addWidget(self.texts, 1)
        self.column.addWidget(self.notice)
        self.column.addWidget(arrows)
        self.column.addLayout(below)

    @property
    def chosen(self) -> Row | None:
        """The play that is selected."""
        row = self.table.currentIndex().row()
        return self.table.rows[row] if 0 <= row < len(self.table.rows) else None

    @property
    def focused_roll(self) -> Roll | None:
        """The roll whose button has the focus."""
        return next((roll for roll, button in self.rolls.items() if button.hasFocus()), None)

    def show_notice(self, text: str) -> None:
        """Show this text above the buttons, or nothing if it is empty, and announce it to screen readers."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        if text:
            announce(self, text)

    def show_step(self, placed: PositionSpec, *, is_first: bool) -> None:
        """Show which roll is chosen, and which there can be: the first dice of some games are no double."""
        keeps = is_first and first_roll(placed.rule_set, 6, 5) is not None
        for roll, button in self.rolls.items():
            button.setChecked(roll == placed.roll)
            button.setEnabled(not (keeps and roll[0] == roll[1]))
        if placed.roll is None and not self.games.hasFocus() and self.focused_roll is None:
            next(button for button in self.rolls.values() if button.isEnabled()).setFocus()

    def show_rows(self, rows: tuple[Row, ...], chosen: Position | None) -> None:
        """Show these plays, with the one selected that was chosen, or that was selected before, or else the first."""
        before = self.chosen
        wanted = chosen if before is None or before not in self.table.rows else before.position
        self.table.show_rows(rows)
        self.table.setVisible(bool(rows))
        if rows:
            at = next((at for at, row in enumerate(rows) if row.position == wanted), 0)
            flags = QItemSelectionModel.SelectionFlag
            index = self.table.model().index(at, 0)
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            if self.focused_roll is not None:
                self.table.setFocus()


class PlaysTable(ReadingTable[Row]):
    """The plays of a roll, of which one is selected.

    Signals:
        confirmed: Enter was pressed on the selected play.
    """

    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.set_columns(columns())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected play in view."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())


class RollButton(QPushButton):
    """A roll and what it is worth. Up and Down lead to the rolls beside it: Left and Right walk."""

    def __init__(self, roll: Roll) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._name = left_to_right("{}-{}".format(*roll))
        self.setFont(scaled(self.font(), 0.85))
        self.show_equity(None)

    def show_equity(self, equity: float | None) -> None:
        """Show the equity of the best play, or none."""
        self.setText(self._name if equity is None else f"{self._name}\n{signed(equity, 2)}")
        self.setAccessibleName(self.text().replace("\n", " "))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Room for both lines, whether there are two or not."""
        return self.fontMetrics().size(0, f"{self._name}\n{signed(0, 2)}") + QSize(8, 6)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or the previous roll."""
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
