"""A page to read, in either direction."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from tapa_desktop.resources import resource
from tapa_desktop.ui.dialogs.page import PageDialog

PAGE = "Text | with a bar.\n\n| key | deed |\n|---|---|\n| D | double |\n"
ARABIC = sorted(path for folder in ("rules", "help") for path in resource(folder, "ar").glob("*.md"))


def table_of(dialog: PageDialog) -> QTextTable:
    (table,) = dialog.text.document().rootFrame().childFrames()
    assert isinstance(table, QTextTable)
    return table


def cells(table: QTextTable) -> list[list[str]]:
    """Row by row, from left to right."""
    return [
        [table.cellAt(row, column).firstCursorPosition().block().text() for column in range(table.columns())]
        for row in range(table.rows())
    ]


def test_table_begins_at_the_left(qtbot: QtBot) -> None:
    dialog = PageDialog("Page", PAGE)
    qtbot.addWidget(dialog)

    assert cells(table_of(dialog)) == [["key", "deed"], ["D", "double"]]


@pytest.mark.usefixtures("leftwards")
def test_table_begins_at_the_right_where_one_reads_leftwards(qtbot: QtBot) -> None:
    dialog = PageDialog("Page", PAGE)
    qtbot.addWidget(dialog)

    assert cells(table_of(dialog)) == [["deed", "key"], ["double", "D"]]
    assert table_of(dialog).format().alignment() == Qt.AlignmentFlag.AlignRight
    assert "Text | with a bar." in dialog.text.toPlainText()


def is_slanted(block: QTextBlock) -> bool:
    """Whether any of its words are."""
    return any(each.format.fontItalic() for each in block.textFormats())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", ARABIC, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_no_words_are_slanted_in_arabic_which_has_no_letters_for_it(path: Path) -> None:
    document = QTextDocument()

    document.setMarkdown(path.read_text("utf-8"))

    block = document.begin()
    while block.isValid():
        assert not is_slanted(block), block.text()
        block = block.next()
