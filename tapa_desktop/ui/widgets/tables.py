"""Read-only tables: their columns are data, and their rows are records of any kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from .labels import without_markup, wrapped_height

DISC: Final = 14  # size of the checker that marks a side, in logical pixels
_AROUND: Final = 5  # space above and below a line, together
_SPACE: Final = 10  # around the widest text of a column, together
_MARGINS: Final = 7  # that Qt leaves around a text, together, and a pixel for rounding
_BETWEEN: Final = 5  # space between the checker and the text
_NUMBERS: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

Row = TypeVar("Row")
_Index = QModelIndex | QPersistentModelIndex


class Column(Struct, Generic[Row], frozen=True):
    """One column of a table: its header, and functions from a row to the content of its cell.

    `widest` is a typical text that needs most room; without it the column takes the room that the others leave.
    `sort_key` returns None for an unknown value. Icons are keys of the model's `icons`; `spoken` is the
    text for screen readers, with the meaning of the icon. For a header without text, it is the tooltip.
    """

    header: str
    text: Callable[[Row], str]
    widest: str | None = None
    is_number: bool = False  # numbers stand at the right
    tooltip: Callable[[Row], str] | None = None  # None for the tooltip of the row
    icon: Callable[[Row], object] | None = None
    spoken: Callable[[Row], str] | None = None
    color: Callable[[Row], QColor | None] | None = None
    sort_key: Callable[[Row], Any] | None = None
    header_tooltip: str = ""
    header_icon: object = None


def _no_text(_row: object) -> str:
    return ""


class ColumnsModel(QAbstractTableModel, Generic[Row]):
    """A table model of columns and rows, which can be sorted by a column. `tooltip` is for columns without their own.

    It sorts by itself: a proxy model would ask for two cells at each comparison, which takes long with 10,000 rows.
    """

    def __init__(
        self, columns: Sequence[Column[Row]], parent: QObject, tooltip: Callable[[Row], str] = _no_text
    ) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows: tuple[Row, ...] = ()
        self.icons: Mapping[Any, QIcon] = {}
        self._unsorted: tuple[Row, ...] = ()
        self._tooltip = tooltip
        self._sorting: tuple[Callable[[Row], Any], Qt.SortOrder] | None = None

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Replace the rows. If these only continue the present ones, rows are inserted, and the selection stays."""
        count = len(self.rows)
        if self._sorting is not None or rows[:count] != self.rows:
            self._reset(rows)
        elif len(rows) > count:
            self.beginInsertRows(QModelIndex(), count, len(rows) - 1)
            self.rows = self._unsorted = rows
            self.endInsertRows()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Implement `QAbstractTableModel.sort`: equal rows keep their order, unknown values come last."""
        key = self.columns[column].sort_key
        self._sorting = None if key is None else (key, order)
        self._reset(self._unsorted)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """Implement `QAbstractTableModel.rowCount`."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Implement `QAbstractTableModel.columnCount`."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.data`."""
        column, row = self.columns[index.column()], self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.ToolTipRole:
                return without_markup((column.tooltip or self._tooltip)(row)) or None
            case Qt.ItemDataRole.TextAlignmentRole if column.is_number:
                return _NUMBERS
            case Qt.ItemDataRole.DecorationRole if column.icon is not None:
                return self.icons.get(column.icon(row))
            case Qt.ItemDataRole.AccessibleTextRole if column.spoken is not None:
                return column.spoken(row)
            case Qt.ItemDataRole.ForegroundRole if column.color is not None:
                return column.color(row)
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.headerData`."""
        column = self.columns[section]
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.header
            case Qt.ItemDataRole.ToolTipRole:
                return column.header_tooltip or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return column.header or column.header_tooltip
            case Qt.ItemDataRole.DecorationRole:
                return self.icons.get(column.header_icon)
            case _:
                return None

    def _reset(self, rows: tuple[Row, ...]) -> None:
        self.beginResetModel()
        self._unsorted = self.rows = rows
        if self._sorting is not None:
            self.rows = _sorted(rows, *self._sorting)
        self.endResetModel()


class ReadingTable(QTableView, Generic[Row]):
    """A read-only table. Its rows are one line high, except where a text in a column without `widest` is wrapped.

    It keeps its last row in view; with `selects` a row can be selected, and it keeps that one in view. Sizes follow
    from the font: measuring all cells, as Qt does, takes too long.
    """

    def __init__(self, *, selects: bool = False) -> None:
        super().__init__()
        self._selects = selects
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        if selects:
            self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
            self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.setShowGrid(False)
        self.setIconSize(QSize(DISC, DISC))
        row_heights = self.verticalHeader()
        row_heights.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        row_heights.setMinimumSectionSize(0)
        row_heights.setDefaultSectionSize(self.fontMetrics().height() + _AROUND)
        row_heights.hide()
        self._model: ColumnsModel[Row] = ColumnsModel((), self)
        self._fitted: tuple[int, ...] = ()  # the widths of the columns to which the rows are fitted

    def set_columns(self, columns: Sequence[Column[Row]], tooltip: Callable[[Row], str] = _no_text) -> None:
        """Show these columns, each wide enough for its widest text and for its header. `tooltip`: that of a row."""
        self._model = ColumnsModel(columns, self, tooltip)
        self.setModel(self._model)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(0)
        header.setHighlightSections(False)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt to another font size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.model() is not None:
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _AROUND)
            self._fit_columns()
            self._fit_rows(0)

    def _fit_columns(self) -> None:
        header = self.horizontalHeader()
        for number, column in enumerate(self._model.columns):
            if column.widest is None:
                header.setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)
                continue
            needed = self.width_of(column.widest, with_disc=column.icon is not None)
            header.resizeSection(number, max(needed, self.width_of(column.header) if column.header else 0))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows shown."""
        return self._model.rows

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these rows."""
        before = self.rows
        self._model.show_rows(rows)
        self._fit_rows(len(before) if rows[: len(before)] == before else 0)

    def set_icons(self, icons: Mapping[Any, QIcon]) -> None:
        """Show these icons in cells and headers."""
        if icons is not self._model.icons:
            self._model.icons = icons
            self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._model.columnCount() - 1)
            self.scheduleDelayedItemsLayout()

    def width_of(self, text: str, *, with_disc: bool = False) -> int:
        """The column width for this text, in logical pixels, with a checker in front of it if `with_disc`."""
        return self.fontMetrics().horizontalAdvance(text) + _SPACE + with_disc * (DISC + _BETWEEN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last row visible, or the selected one."""
        super().resizeEvent(event)
        if self._selects:
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToBottom()

    def updateGeometries(self) -> None:
        """Fit the rows to the widths of the columns; those change here, also when a scroll bar appears."""
        super().updateGeometries()
        if self._widths() != self._fitted:
            bar = self.verticalScrollBar()
            is_at_end = 0 < bar.value() == bar.maximum()
            self._fit_rows(0)
            if is_at_end:
                self.scrollToBottom()

    def _fit_rows(self, first: int) -> None:
        """Give the rows from this number on the height that their texts need."""
        metrics, heights = self.fontMetrics(), self.verticalHeader()
        line, self._fitted = heights.defaultSectionSize(), self._widths()
        columns = [
            (column.text, width - _MARGINS)
            for column, width in zip(self._model.columns, self._fitted, strict=True)
            if column.widest is None and width
        ]
        for number, row in enumerate(self.rows[first:], first):
            more = max((_extra_height(metrics, text(row), room) for text, room in columns), default=0)
            if heights.sectionSize(number) != line + more:
                heights.resizeSection(number, line + more)
        super().updateGeometries()  # else the scroll bar would end as it did before

    def _widths(self) -> tuple[int, ...]:
        """The widths of the columns, 0 for those that are hidden."""
        return tuple(map(self.columnWidth, range(len(self._model.columns))))


def _extra_height(metrics: QFontMetrics, text: str, room: int) -> int:
    """The height that a text needs in addition to that of one line, if it is wrapped at this width."""
    is_one_line = "\n" not in text and metrics.horizontalAdvance(text) <= room
    return 0 if is_one_line else wrapped_height(metrics, text, room) - metrics.height()


def _sorted(rows: tuple[Row, ...], key: Callable[[Row], Any], order: Qt.SortOrder) -> tuple[Row, ...]:
    """The rows in that order; equal ones keep their order, and those with an unknown key come last."""
    keys = [key(row) for row in rows]
    pairs = [(value, row) for value, row in zip(keys, rows, strict=True) if value is not None]
    pairs.sort(key=lambda pair: pair[0], reverse=order is Qt.SortOrder.DescendingOrder)
    return (*(row for _, row in pairs), *(row for value, row in zip(keys, rows, strict=True) if value is None))
