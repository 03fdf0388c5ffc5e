"""The list of plays of the present game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.text.turns import TurnLine
from tapa_desktop.ui.widgets.tables import Column, ReadingTable


class PlaysPanel(ReadingTable[TurnLine]):
    """The plays of the present game, scrolled to the last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Plays of this game"))
        columns: tuple[Column[TurnLine], ...] = (
            Column("", lambda line: line.dice, "6–6 ", tooltip=lambda line: line.dice, icon=lambda line: line.side),
            Column("", lambda line: line.text, tooltip=lambda line: line.text),
        )
        self.set_columns(columns)
        self.horizontalHeader().hide()

    def show_lines(self, lines: tuple[TurnLine, ...]) -> None:
        """Show these lines, and scroll to the last."""
        self.show_rows(lines)
        self.scrollToBottom()
