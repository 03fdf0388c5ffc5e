"""The table with the lines of a review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from tapa_desktop.coach.review.result import ReviewLine
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.graph.paint import ink
from tapa_desktop.ui.look.colors import ERROR_HUES
from tapa_desktop.ui.text.names import error_class_name
from tapa_desktop.ui.text.numbers import WIDEST_DICE, whole
from tapa_desktop.ui.text.turns import NOTE_SIGN
from tapa_desktop.ui.widgets.tables import Column, ReadingTable

from .text import action_text, dice_text, loss_text, luck_text, mark_text, signed_or_blank

_NumberedLine = tuple[int, ReviewLine, str]  # the number counts from 1; the note on the turn
_ACTION: Final = 2  # the column that takes the room that is left
_PLAY: Final = "24/18 24/18"


class ReviewTable(ReadingTable[_NumberedLine]):
    """The table of lines, one of which is selected.

    Signals:
        chosen: the number of the line, from 0, that has been selected.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Turns"))
        self._with_equity: bool | None = None  # not known yet
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.show_equities(is_wanted=True)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for most plays, however long the headers of the other columns are."""
        columns, usual = self.horizontalHeader(), super().minimumSizeHint()
        others = sum(columns.sectionSize(at) for at in range(columns.count()) if at != _ACTION)
        edges = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(others + self.width_of(_PLAY) + edges, usual.height())

    def show_equities(self, *, is_wanted: bool) -> None:
        """Show losses and luck in points, or only the class of each mistake."""
        if is_wanted is not self._with_equity:
            self._with_equity, at, rows = is_wanted, self.currentIndex().row(), self.rows
            self.set_columns(self._columns() if is_wanted else self._columns()[:-1])
            self.selectionModel().currentRowChanged.connect(self._select)
            self.show_rows(rows)
            if at >= 0:
                self.choose(at)

    def show_lines(self, lines: tuple[ReviewLine, ...], icons: Mapping[Side, QIcon], notes: Sequence[str]) -> None:
        """Show these lines, each with the icon of its side, and with a mark if there is a note."""
        self.set_icons(icons)
        chosen = self.currentIndex().row()
        self.show_rows(tuple((number, *row) for number, row in enumerate(zip(lines, notes, strict=True), start=1)))
        if 0 <= chosen < len(lines):
            self.choose(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected line visible."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def choose(self, number: int) -> None:
        """Select a line."""
        if number != self.currentIndex().row():
            self.setCurrentIndex(self.model().index(number, _ACTION))

    def _select(self, now: QModelIndex) -> None:
        if now.isValid():
            self.chosen.emit(now.row())

    def _columns(self) -> tuple[Column[_NumberedLine], ...]:
        return (
            Column("", lambda row: whole(row[0]), "999", is_number=True),
            Column(self.tr("Roll"), lambda row: dice_text(row[1]), WIDEST_DICE, icon=lambda row: row[1].side),
            Column(
                *(self.tr("Move"), lambda row: f"{action_text(row[1])} {NOTE_SIGN if row[2] else ''}".rstrip()),
                tooltip=lambda row: "\n".join(filter(None, (action_text(row[1]), row[2]))),
            ),
            Column(
                self.tr("Loss") if self._with_equity else self.tr("Mistake"),
                lambda row: loss_text(row[1], with_equity=bool(self._with_equity)),
                "0.000 ??" if self._with_equity else max(map(error_class_name, ERROR_HUES), key=len),
                is_number=True,
                tooltip=lambda row: mark_text(row[1].mark) if loss_text(row[1]) else "",
                color=self._color,
            ),
            Column(
                *(self.tr("Luck"), lambda row: signed_or_blank(row[1].luck), "−0.00"),
                is_number=True,
                tooltip=lambda row: luck_text(row[1]),
            ),
        )

    def _color(self, row: _NumberedLine) -> QColor | None:
        mark = row[1].mark
        return ink(self.palette(), ERROR_HUES[mark]) if mark in ERROR_HUES else None
