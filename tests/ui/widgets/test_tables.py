"""Tables whose columns are data."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QIcon, QPixmap, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.widgets.dialog_parts import Scrolled
from tapa_desktop.ui.widgets.labels import PlainLabel
from tapa_desktop.ui.widgets.tables import Column, ReadingTable

Row = tuple[str, int | None]
MOVE = "24/20 20/19*"
COLUMNS: tuple[Column[Row], ...] = (
    Column("Name", lambda row: row[0], icon=lambda row: row[0]),
    Column("Number", lambda row: str(row[1]), "99", is_number=True, sort_key=lambda row: row[1], header_icon="a"),
)


def table_of(qtbot: QtBot, *rows: Row) -> ReadingTable[Row]:
    table: ReadingTable[Row] = ReadingTable()
    qtbot.addWidget(table)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.set_columns(COLUMNS, lambda row: f"{row[0]}: {row[1]}")
    table.show_rows(rows)
    return table


def test_selection_stays_when_rows_are_added_and_goes_when_others_come(qtbot: QtBot) -> None:
    first, second, third = ("a", 1), ("b", 2), ("c", 3)
    table = table_of(qtbot, first, second)
    table.selectRow(1)

    table.show_rows((first, second, third))
    assert [index.row() for index in table.selectionModel().selectedRows()] == [1]

    table.show_rows((first, third))
    assert not table.selectionModel().hasSelection()


def test_equal_rows_keep_their_order_and_unknown_values_come_last_in_either_order(qtbot: QtBot) -> None:
    table = table_of(qtbot, ("a", 1), ("b", None), ("c", 2), ("d", 1))

    table.model().sort(1, Qt.SortOrder.DescendingOrder)
    assert [name for name, _ in table.rows] == ["c", "a", "d", "b"]

    table.model().sort(1, Qt.SortOrder.AscendingOrder)
    assert [name for name, _ in table.rows] == ["a", "d", "c", "b"]


def test_cells_without_a_tooltip_of_their_own_have_that_of_the_row_and_nothing_in_it_is_markup(qtbot: QtBot) -> None:
    table = table_of(qtbot, ("a", 1), ("<img src='//elsewhere/picture'>", 1))

    plain, marked = (table.model().index(row, 1).data(Qt.ItemDataRole.ToolTipRole) for row in range(2))

    assert plain == "a: 1"
    assert not Qt.mightBeRichText(marked)


def test_icons_are_those_of_the_row_and_of_the_header(qtbot: QtBot) -> None:
    table, icon = table_of(qtbot, ("a", 1), ("b", 2)), QIcon(QPixmap(4, 4))

    table.set_icons({"a": icon})

    model = table.model()
    decoration = Qt.ItemDataRole.DecorationRole
    assert model.index(0, 0).data(decoration).cacheKey() == icon.cacheKey()
    assert model.index(1, 0).data(decoration) is None
    assert model.headerData(1, Qt.Orientation.Horizontal, decoration).cacheKey() == icon.cacheKey()


def show(qtbot: QtBot, table: ReadingTable[Row]) -> None:
    with qtbot.waitExposed(table):
        table.show()


def is_whole(table: ReadingTable[Row], row: int) -> bool:
    return table.viewport().rect().contains(table.visualRect(table.model().index(row, 0)))


def table_of_moves(qtbot: QtBot, *columns: Column[Row]) -> ReadingTable[Row]:
    """A table with a column for moves, as `MOVE`, and one that is as wide as three digits."""
    table: ReadingTable[Row] = ReadingTable()
    qtbot.addWidget(table)
    table.set_columns(columns or (Column("", lambda row: row[0]), Column("", lambda _row: "", "999")))
    return table


def width_of(table: ReadingTable[Row]) -> int:
    """How wide it is where all has room."""
    return table.width_of(MOVE) + table.width_of("999") + 2 * table.frameWidth() + 2


def test_last_row_is_whole_after_it_has_grown_and_the_table_is_scrolled_to_its_end(qtbot: QtBot) -> None:
    some = tuple((str(number), number) for number in range(30))
    table = table_of(qtbot, *some)
    table.resize(200, 200)
    show(qtbot, table)

    table.show_rows((*some[:-1], ("a\nnote of\nthree lines", 29)))
    table.scrollToBottom()

    assert is_whole(table, 29)


def test_rows_above_are_wrapped_when_a_scroll_bar_appears_below_them(qtbot: QtBot) -> None:
    table = table_of_moves(qtbot)
    usual = table.verticalHeader().defaultSectionSize()
    table.resize(width_of(table), 8 * usual)
    show(qtbot, table)

    for count in (7, 14, 21):
        table.show_rows(tuple((MOVE, number) for number in range(count)))

    assert {table.rowHeight(row) for row in range(21)} == {table.rowHeight(0)}
    assert table.rowHeight(0) > usual


def test_last_row_stays_whole_when_rows_are_wrapped_because_a_column_has_become_narrower(qtbot: QtBot) -> None:
    table = table_of_moves(qtbot)
    usual, edge = table.verticalHeader().defaultSectionSize(), table.verticalScrollBar().sizeHint().width()
    table.resize(width_of(table) + edge, 8 * usual)
    table.show_rows(tuple((MOVE, number) for number in range(20)))
    show(qtbot, table)
    table.scrollToBottom()

    table.setColumnWidth(1, table.columnWidth(1) + 10)
    qtbot.waitUntil(lambda: table.rowHeight(19) > usual)

    assert is_whole(table, 19)


def test_rows_of_a_hidden_table_that_just_fit_are_fitted_at_once(qtbot: QtBot) -> None:
    table = table_of_moves(qtbot)
    table.horizontalHeader().hide()
    table.resize(width_of(table), 10 * table.verticalHeader().defaultSectionSize() + 2 * table.frameWidth())

    table.show_rows((("", 0),) * 5 + ((MOVE, 5),) + (("", 6),) * 4)  # a scroll bar would wrap one, and be needed then
    show(qtbot, table)

    assert is_whole(table, 9)


def test_row_is_wrapped_only_where_its_text_does_not_fit(qtbot: QtBot) -> None:
    table = table_of_moves(qtbot, Column("", lambda row: row[0]))
    table.show_rows((("21/15 15/9 24/18 9/3", 1),))
    usual, option = table.verticalHeader().defaultSectionSize(), QStyleOptionViewItem()
    table.initViewItemOption(option)
    needed = table.itemDelegate().sizeHint(option, table.model().index(0, 0)).width()
    show(qtbot, table)

    for missing, is_wrapped in ((-1, False), (1, True)):
        table.resize(needed - missing + 2 * table.frameWidth(), 200)
        assert table.columnWidth(0) == needed - missing
        assert (table.rowHeight(0) > usual) is is_wrapped


@pytest.mark.usefixtures("leftwards")
def test_lines_that_read_leftwards_have_room_for_the_space_by_which_qt_moves_them(qtbot: QtBot) -> None:
    label = PlainLabel("مباراة")
    qtbot.addWidget(label)
    assert label.contentsRect().left() == label.fontMetrics().horizontalAdvance(" ")

    label.setFont(QFont(label.font().family(), 40))

    assert label.contentsRect().left() == label.fontMetrics().horizontalAdvance(" ")


@pytest.mark.usefixtures("leftwards")
@pytest.mark.parametrize("text", ["\u2068Anna\u2069 يكسب.", "\u206624/21 24/23\u2069"], ids=["name", "move"])
@pytest.mark.parametrize("is_selectable", [False, True])
def test_line_that_begins_with_a_name_or_a_move_reads_leftwards(qtbot: QtBot, text: str, is_selectable: bool) -> None:
    label = PlainLabel(text)
    qtbot.addWidget(label)
    if is_selectable:
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.resize(600, label.fontMetrics().height())

    picture = label.grab().toImage()
    ground, across, down = picture.pixel(0, 0), range(picture.width()), range(picture.height())
    assert min(x for x in across for y in down if picture.pixel(x, y) != ground) > picture.width() // 2


def test_lines_that_read_rightwards_begin_at_the_edge(qtbot: QtBot) -> None:
    label = PlainLabel("match")
    qtbot.addWidget(label)

    assert label.contentsRect().left() == 0


# The frame of dialogs: what scrolls where there is little room

WIDE = 300  # logical pixels


def content(heights: tuple[int, int]) -> QWidget:
    """A widget with these heights: at its full width, and beside a scroll bar."""
    widget = QWidget()
    policy = widget.sizePolicy()
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    widget.minimumSizeHint = lambda: QSize(100, 0)  # type: ignore[method-assign]
    widget.heightForWidth = lambda width: heights[0 if width >= WIDE else 1]  # type: ignore[method-assign]
    return widget


@pytest.mark.parametrize("heights", [(100, 130), (130, 100)])
def test_nothing_scrolls_any_more_once_there_is_room_for_it(qtbot: QtBot, heights: tuple[int, int]) -> None:
    scrolled = Scrolled(content(heights), WIDE)
    qtbot.addWidget(scrolled)
    scrolled.resize(200, 50)
    scrolled.show()
    QApplication.processEvents()
    assert scrolled.verticalScrollBar().isVisible()

    scrolled.resize(scrolled.sizeHint())
    QApplication.processEvents()

    assert not scrolled.verticalScrollBar().isVisible()


def test_what_scrolls_knows_its_size_after_the_last_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scrolled, "screen", lambda _: None)
    scrolled = Scrolled(content((5000, 5000)), WIDE)
    qtbot.addWidget(scrolled)

    assert 0 < scrolled.sizeHint().height() < 768
