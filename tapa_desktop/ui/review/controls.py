"""The controls above a review (search depth and progress), its table of totals, and its graph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStyle,
    QWidget,
)

from tapa_desktop.coach.review.result import Review, ReviewLine
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.graph.chart import Chart, Hue, Series, SeriesKind
from tapa_desktop.ui.graph.graph import ink
from tapa_desktop.ui.look.colors import ERROR_HUES
from tapa_desktop.ui.text.names import error_class_name, said_of
from tapa_desktop.ui.text.numbers import DRAW_SHOWN, WIDEST_DICE, listed, percent, whole
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.text.turns import NOTE_SIGN
from tapa_desktop.ui.widgets.dialogs import fill, name_by_tip
from tapa_desktop.ui.widgets.tables import DISC, Column, ReadingTable

from .text import action_text, dice_text, loss_text, luck_text, mark_text, signed_or_blank

# WORKAROUND(Qt 6.9): a QLabel mirrors its alignment when its text reads right to left, and a sign alone can make a
# number read so. AlignAbsolute keeps the side.
_ABSOLUTE: Final = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter  # the alignment of numbers
_FIGURE: Final = 58  # the least width of a column of numbers, logical pixels

translate = QCoreApplication.translate


class ReviewControls(QWidget):
    """Shows the state and progress of a review. The window connects the depth and the button."""

    def __init__(self) -> None:
        super().__init__()
        self.depth_box = QComboBox()
        for plies in ("0", "1", "2"):
            self.depth_box.addItem(text_of("Review", "depths", plies))
            tip = text_of("Review", "tips of depths", plies)
            self.depth_box.setItemData(int(plies), tip, Qt.ItemDataRole.ToolTipRole)
        self.depth_box.setCurrentIndex(1)
        name_by_tip(self.depth_box, self.tr("How far to look ahead"))
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.state = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.button = QPushButton(autoDefault=False)
        fill(QHBoxLayout(self), self.depth_box, (self.progress, 1), (self.state, 1), self.button, edge=0)
        self.stop("")

    @property
    def is_running(self) -> bool:
        """Whether a review is running, as far as these controls show."""
        return self.state.isHidden()

    def run(self) -> None:
        """Show that a review has begun."""
        self.progress.setRange(0, 0)
        self._show(is_running=True)

    def advance(self, review: Review) -> None:
        """Show the progress of the review."""
        self.progress.setRange(0, review.turns)
        self.progress.setValue(review.done)

    def stop(self, text: str) -> None:
        """Show that no review is running, with a text about the last one."""
        self.state.setText(text)
        self.state.setToolTip(text)
        self._show(is_running=False)

    def _show(self, *, is_running: bool) -> None:
        self.progress.setVisible(is_running)
        self.state.setVisible(not is_running)
        self.button.setText(self.tr("&Cancel") if is_running else self.tr("Review &again"))
        tip = self.tr("Stop") if is_running else self.tr("Review the match as it is now")
        self.button.setToolTip(tip)


class TotalsView(QWidget):
    """The totals: a row for each figure, a column for each side; and a choice of the game or the whole match."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Totals"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 2, 4, 2)
        self._grid.setVerticalSpacing(0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(0, 1)
        self.choice = QComboBox()
        self.choice.addItems([self.tr("This game"), self.tr("Whole match")])
        name_by_tip(self.choice, self.tr("Totals"))
        self.choice.hide()
        self._grid.addWidget(self.choice, 0, 0, Qt.AlignmentFlag.AlignLeading)
        self._heads = {side: self._label(0, column) for column, side in enumerate(Side, start=1)}
        self.rows: list[tuple[QLabel, ...]] = []

    def show_players(self, icons: Mapping[Side, QIcon], names: Mapping[Side, str]) -> None:
        """Show the players in the header."""
        for side, head in self._heads.items():
            head.setPixmap(icons[side].pixmap(DISC, DISC))
            name_by_tip(head, names[side])

    def show_rows(self, rows: Sequence[tuple[str, str, str, str]]) -> None:
        """Show these rows, as `total_rows` makes them."""
        for label in (label for row in self.rows[len(rows) :] for label in row):
            label.clear()
        for at, (*texts, tip) in enumerate(rows):
            if at == len(self.rows):
                self.rows.append(tuple(self._label(at + 1, column) for column in range(3)))
            for label, text in zip(self.rows[at], texts, strict=True):
                label.setText(text)
                label.setToolTip(tip)
            self.rows[at][0].setAccessibleName(listed(texts))

    def _label(self, row: int, column: int) -> QLabel:
        label = QLabel(textFormat=Qt.TextFormat.PlainText)
        label.setWordWrap(not column)
        edge = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(QStyle.visualAlignment(self.layoutDirection(), edge) | _ABSOLUTE)
        if column:
            self._grid.setColumnMinimumWidth(column, _FIGURE)
        self._grid.addWidget(label, row, column)
        return label


def review_chart(review: Review, side: Side, title: str) -> Chart:
    """The chart of a review: a place for each line, with the probability that `side` wins the game, as in `title`."""
    is_white, lines = side is Side.WHITE, review.lines
    chances = tuple(line.white_win if is_white else 1 - line.white_win - line.draw for line in lines)
    places = tuple(whole(number) for number in range(1, len(chances) + 1))
    wins = Series(SeriesKind.LINE, chances, Hue.FIRST, title)
    marks = (
        Series(SeriesKind.MARKS, _marked(review.lines, chances, mark), hue, text_of("Review", "marks", mark.value))
        for mark, hue in ERROR_HUES.items()
    )
    draws = Series(SeriesKind.LINE, tuple(line.draw for line in lines), Hue.SECOND, translate("Review", "draw"))
    draw_line = (draws,) if any(line.draw >= DRAW_SHOWN for line in lines) else ()
    return Chart(
        places, (wins, *draw_line, *marks), low=0.0, high=1.0, base=0.5, value_text=lambda chance: percent(chance, 0)
    )


def _marked(lines: tuple[ReviewLine, ...], chances: tuple[float, ...], mark: ErrorClass) -> tuple[float | None, ...]:
    return tuple(chance if line.mark is mark else None for line, chance in zip(lines, chances, strict=True))


_NumberedLine = tuple[int, ReviewLine, str]  # the number counts from 1; the note on the turn
_ACTION: Final = 2  # the column that takes the remaining room
_PLAY: Final = "24/18 24/18"


class ReviewTable(ReadingTable[_NumberedLine]):
    """The table of lines, one of which is selected."""

    chosen = Signal(int)  # the number of the line, from 0, that has been selected

    def __init__(self) -> None:
        super().__init__(selects=True)
        self.setAccessibleName(self.tr("Turns"))
        self._with_equity: bool | None = None  # not set yet
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

    def choose(self, number: int) -> None:
        """Select a line."""
        if number != self.currentIndex().row():
            self.setCurrentIndex(self.model().index(number, _ACTION))

    def _select(self, current: QModelIndex) -> None:
        if current.isValid():
            self.chosen.emit(current.row())

    def _columns(self) -> tuple[Column[_NumberedLine], ...]:
        return (
            Column("", lambda row: whole(row[0]), "999", is_number=True),
            Column(
                *(self.tr("Roll"), lambda row: dice_text(row[1]), WIDEST_DICE),
                icon=lambda row: row[1].side,
                spoken=lambda row: said_of(row[1].side, dice_text(row[1])),
            ),
            Column(
                *(self.tr("Move"), lambda row: f"{action_text(row[1])} {NOTE_SIGN if row[2] else ''}".rstrip()),
                tooltip=lambda row: "\n".join(filter(None, (action_text(row[1]), row[2]))),
            ),
            Column(
                self.tr("Loss") if self._with_equity else self.tr("Mistake"),
                lambda row: loss_text(row[1], with_equity=bool(self._with_equity)),
                "0.000 ??" if self._with_equity else max(map(error_class_name, ERROR_HUES), key=len),
                is_number=True,
                tooltip=lambda row: mark_text(row[1].mark) if row[1].is_counted and loss_text(row[1]) else "",
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
