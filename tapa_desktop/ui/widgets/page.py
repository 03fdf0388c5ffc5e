"""How a page of Markdown is to be seen: headings that are headings, and tables with room around them."""

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

_PLAIN_LEVEL: Final = 4  # the level of a heading that is no larger than the text
_ABOVE, _BELOW, _PADDING = 4.0, 12.0, 4.0  # of tables, in pixels


def tables_of(document: QTextDocument) -> list[QTextTable]:
    """All tables of a page, in their order."""
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]


def shape_page(document: QTextDocument, lines: QColor) -> None:
    """Give a page as Qt reads it the shape that is meant: `lines` is the colour of those in its tables."""
    for heading in _headings(document):
        _make_heading(heading)
    for table in tables_of(document):
        _shape_table(table, lines)


def read_leftwards(document: QTextDocument) -> None:
    """Let all lines begin at the right, whatever letters they begin with, but for those of code."""
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
    """As large and bold as its level says; Qt forgets that of a heading with code in it."""
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    form.setProperty(QTextFormat.Property.FontSizeAdjustment, _PLAIN_LEVEL - block.blockFormat().headingLevel())
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(form)


def _shape_table(table: QTextTable, lines: QColor) -> None:
    if all(not table.cellAt(0, at).firstCursorPosition().block().text() for at in range(table.columns())):
        table.removeRows(0, 1)  # Markdown has no table without a head
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
