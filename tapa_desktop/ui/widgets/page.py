"""Formats a page of Markdown: sizes of headings, and borders and margins of tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)

_PLAIN_LEVEL: Final = 4  # the heading level with the size of plain text
_ABOVE, _BELOW, _PADDING = 4.0, 12.0, 4.0  # margins and cell padding of tables, in pixels


def tables_of(document: QTextDocument) -> list[QTextTable]:
    """All tables of a page, in order."""
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]


def shape_page(document: QTextDocument, lines: QColor) -> None:
    """Format the headings and tables of a page as Qt reads it. `lines` is the colour of the table borders."""
    for heading in _headings(document):
        _make_heading(heading)
    for table in tables_of(document):
        _shape_table(table, lines)


def read_leftwards(document: QTextDocument) -> None:
    """Lay out all lines from right to left, whatever script they begin with, except lines of code."""
    option = document.defaultTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    document.setDefaultTextOption(option)
    form = QTextBlockFormat()
    form.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for block in blocks_of(document):
        if block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            QTextCursor(block).mergeBlockFormat(form)


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    """All paragraphs, headings and lines of code of a page."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _headings(document: QTextDocument) -> Iterator[QTextBlock]:
    return (block for block in blocks_of(document) if block.blockFormat().headingLevel())


def _make_heading(block: QTextBlock) -> None:
    """Make a heading as large and bold as its level says."""
    # WORKAROUND(Qt 6.9): Qt forgets the size and weight of a heading with code in it.
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    form.setProperty(QTextFormat.Property.FontSizeAdjustment, _PLAIN_LEVEL - block.blockFormat().headingLevel())
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(form)


def _shape_table(table: QTextTable, lines: QColor) -> None:
    if all(not table.cellAt(0, at).firstCursorPosition().block().text() for at in range(table.columns())):
        table.removeRows(0, 1)  # Markdown requires a table head, even an empty one
    form = table.format()
    form.setBorder(1)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(lines)
    form.setBorderCollapse(True)
    form.setCellSpacing(0)
    form.setCellPadding(_PADDING)
    form.setTopMargin(_ABOVE)
    form.setBottomMargin(_BELOW)
    table.setFormat(form)
