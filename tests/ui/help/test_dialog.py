"""A page to read, in either direction."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextBlock, QTextDocument, QTextFormat, QTextTable
from pytestqt.qtbot import QtBot

from tapa_desktop.resources import resource
from tapa_desktop.ui.graph.paint import axis_ink
from tapa_desktop.ui.help.dialog import PageDialog
from tapa_desktop.ui.look.colors import DARK, LIGHT, palette_of
from tapa_desktop.ui.widgets.page import blocks_of
from tests.cases import each, some

PAGE = "Text | with a bar.\n\n| key | deed |\n|---|---|\n| D | double |\n"
HEADINGS = "# One\n\n## `[two]`\n\n## `[white]` and more\n\n### Three\n\nA `word` of text.\n"
ARABIC_LETTERS = re.compile("[\u0600-\u06ff]")
PAGES = sorted(path for folder in ("rules", "help") for path in resource(folder).glob("*/*.md"))


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


@pytest.mark.usefixtures("leftwards")
def test_all_but_code_begins_at_the_right_where_one_reads_leftwards(qtbot: QtBot) -> None:
    dialog = PageDialog("Page", "# Tapa 1.0\n\nنص `/a/path` نص\n\n```\nSEED part 0\n```\n")
    qtbot.addWidget(dialog)

    lines = {block.text(): block.textDirection() for block in blocks_of(dialog.text.document()) if block.text()}

    leftwards, rightwards = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    assert lines == {
        "Tapa 1.0": leftwards,
        "نص \u2066/a/path\u2069 نص": leftwards,
        "SEED part 0": rightwards,
    }


def test_heading_with_code_in_it_is_as_large_and_bold_as_any_other(qtbot: QtBot) -> None:
    dialog = PageDialog("Page", HEADINGS)
    qtbot.addWidget(dialog)

    shapes = [
        {
            (
                piece.format.fontWeight() >= QFont.Weight.Bold,
                piece.format.property(QTextFormat.Property.FontSizeAdjustment),
            )
            for piece in block.textFormats()
        }
        for block in blocks_of(dialog.text.document())
    ]

    assert shapes == [{(True, 3)}, {(True, 2)}, {(True, 2)}, {(True, 1)}, {(False, None)}]


def test_table_without_a_head_begins_with_its_first_line(qtbot: QtBot) -> None:
    dialog = PageDialog("Page", "| | |\n|---|---|\n| D | double |\n")
    qtbot.addWidget(dialog)

    assert cells(table_of(dialog)) == [["D", "double"]]


def test_lines_of_tables_follow_the_window_from_light_to_dark(qtbot: QtBot) -> None:
    dialog = PageDialog("Page", PAGE)
    qtbot.addWidget(dialog)

    for colours in (LIGHT, DARK):
        dialog.setPalette(palette_of(colours))

        assert table_of(dialog).format().borderBrush().color() == axis_ink(dialog.palette())


def is_slanted(block: QTextBlock) -> bool:
    """Whether any of its Arabic words are."""
    pieces = [(each.start, each.length) for each in block.textFormats() if each.format.fontItalic()]
    return any(ARABIC_LETTERS.search(block.text()[start : start + length]) for start, length in pieces)


@pytest.mark.usefixtures("qapp")
@each("path", PAGES)
def test_no_words_are_slanted_in_arabic_which_has_no_letters_for_it(path: Path) -> None:
    document = QTextDocument()

    document.setMarkdown(path.read_text("utf-8"))

    for block in some(blocks_of(document)):
        assert not is_slanted(block), block.text()
