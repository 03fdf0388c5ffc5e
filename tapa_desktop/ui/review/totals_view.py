"""What a review adds up to, for both players side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLabel, QStyle, QWidget

from tapa_desktop.coach.review.reviewed import Review
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.panels.reading_table import DISC

from .wording import sums

_AS_SAID: Final = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter  # a sign turns no figure round
_FIGURE: Final = 58  # the width of a column of figures


class TotalsView(QWidget):
    """A row for each figure, and above them whose they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Totals"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 2, 4, 2)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._heads = {side: self._label(0, column) for column, side in enumerate(Side, start=1)}
        self._rows: list[tuple[QLabel, ...]] = []

    def show_players(self, icons: Mapping[Side, QIcon], names: Mapping[Side, str]) -> None:
        """Say whose figures stand where."""
        for side, head in self._heads.items():
            head.setPixmap(icons[side].pixmap(DISC, DISC))
            head.setToolTip(names[side])
            head.setAccessibleName(names[side])

    def show_review(self, review: Review, *, at_score: bool) -> None:
        """Show these figures; whether their points are worth what they are at the score."""
        for at, (*texts, tip) in enumerate(sums(review, at_score=at_score)):
            if at == len(self._rows):
                self._rows.append(tuple(self._label(at + 1, column) for column in range(3)))
            for label, text in zip(self._rows[at], texts, strict=True):
                label.setText(text)
                label.setToolTip(tip)
            self._rows[at][0].setAccessibleName(", ".join(texts))

    def text(self) -> str:
        """All figures, row by row."""
        return "\n".join(" | ".join(label.text() for label in row) for row in self._rows)

    def _label(self, row: int, column: int) -> QLabel:
        label = QLabel(textFormat=Qt.TextFormat.PlainText)
        if column:
            end = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignRight)
            label.setAlignment(end | _AS_SAID)
            label.setMinimumWidth(_FIGURE)
        self._grid.addWidget(label, row, column)
        return label
