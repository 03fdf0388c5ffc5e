"""Plain texts: wrapped, or elided where space is short; pages of Markdown; derived fonts.

Qt classes that the start does not need are named through their module: PySide makes a type when it is imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QColor, QFont, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

LARGER: Final = 1.2  # scale of the most important text
_ISOLATED: Final = re.compile("^(?=[\u2066\u2068])", re.MULTILINE)
_HIGH: Final = 10_000  # logical pixels, more than any text needs


def without_markup(text: str) -> str:
    """A text typed by a player or read from a file, for a tool tip: Qt finds no markup in it.

    A tool tip with markup would show a picture of a file, which on Windows may be on another machine.
    """
    return text.replace("<", "<\u2060")  # WORKAROUND(Qt 6.9): tool tips cannot be set to plain text


def wrapped_height(metrics: QtGui.QFontMetrics, text: str, width: int) -> int:
    """The height of a text that is wrapped at this width, in logical pixels."""
    return metrics.boundingRect(QRect(0, 0, width, _HIGH), Qt.TextFlag.TextWordWrap, text).height()


class PlainLabel(QLabel):
    """A text without markup, which is wrapped where it is too long."""

    def __init__(self, text: str = "") -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._make_room()
        if text:  # even an empty one would make room for a line
            self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802 - as Qt calls it
        """Show this text. Each line has the direction of its first letter, but a name or a move does not decide it."""
        # WORKAROUND(Qt 6.11): Qt takes a line's direction from an isolated part, too, where a text can be selected.
        super().setText(_ISOLATED.sub("\u200f", text) if self.isRightToLeft() else text)

    def changeEvent(self, event: QEvent) -> None:
        """Make room again, for another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange}:
            self._make_room()

    def _make_room(self) -> None:
        # WORKAROUND(Qt 6.11): from right to left, a wrapped line is shifted a space too far to the left, and loses
        # its end if it is as wide as the label.
        space = self.fontMetrics().horizontalAdvance(" ") if self.isRightToLeft() else 0
        self.setContentsMargins(space, 0, 0, 0)


class SteadyLabel(PlainLabel):
    """A label with a steady height, that of the longest of its `texts`, so that widgets below it do not move."""

    def __init__(self, texts: Iterable[str]) -> None:
        super().__init__()
        self.texts = tuple(texts)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)  # even before there is a text
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """The height of the longest text, in logical pixels."""
        margins, metrics = self.contentsMargins(), self.fontMetrics()
        room = width - margins.left() - margins.right()
        return max((super().heightForWidth(width), *(wrapped_height(metrics, text, room) for text in self.texts)))


class ElidedLabel(QLabel):
    """Shows as much of its line as fits; the tool tip has all of it."""

    def __init__(self) -> None:
        self._lines: tuple[str, ...] = ("",)
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self._align()

    def show_text(self, line: str, *shorter: str) -> None:
        """Show this line, or the longest of the shorter ones that fits; they come longest first."""
        self._lines = (line, *shorter)
        self.setAccessibleName(line)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the text again for the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Choose the text again for another font, and its edge for another layout direction."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()
        elif event.type() is QEvent.Type.LayoutDirectionChange:
            self._align()

    def _align(self) -> None:
        """Begin where the layout begins, also with a name in another script, which Qt would put at the other edge."""
        flags = Qt.AlignmentFlag
        edge = flags.AlignRight if self.isRightToLeft() else flags.AlignLeft
        self.setAlignment(edge | flags.AlignAbsolute | flags.AlignVCenter)

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), self.width()
        chosen = next((line for line in self._lines if metrics.horizontalAdvance(line) <= room), self._lines[-1])
        fitting = metrics.elidedText(chosen, Qt.TextElideMode.ElideRight, room)
        self.setText(fitting)
        self.setToolTip("" if fitting == self._lines[0] else self._lines[0])


def lead_focus(container: QWidget, to: QWidget) -> None:
    """Pass the focus of a widget on to one inside it, also by Alt and the letter in its label."""
    if container.focusProxy() is None:
        container.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a label leads only to widgets that accept the focus
    container.setFocusProxy(to)


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """The same font in another size, and bold if requested. A factor of 1 lets the size follow the window."""
    other = QFont(font)
    if factor != 1:
        other.setPointSizeF(font.pointSizeF() * factor)
    other.setBold(bold)
    return other


_PLAIN_LEVEL: Final = 4  # the heading level with the size of plain text
_ABOVE, _BELOW, _PADDING = 4.0, 12.0, 4.0  # margins and cell padding of tables, in pixels


def tables_of(document: QtGui.QTextDocument) -> list[QtGui.QTextTable]:
    """All tables of a page, in order."""
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QtGui.QTextTable)]


def shape_page(document: QtGui.QTextDocument, lines: QColor) -> None:
    """Format the headings and tables of a page as Qt reads it. `lines` is the colour of the table borders."""
    for block in blocks_of(document):
        if block.blockFormat().headingLevel():
            _make_heading(block)
    for table in tables_of(document):
        _shape_table(table, lines)


def read_leftwards(document: QtGui.QTextDocument) -> None:
    """Lay out all lines from right to left, whatever script they begin with, except lines of code."""
    option = document.defaultTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    document.setDefaultTextOption(option)
    form = QtGui.QTextBlockFormat()
    form.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for block in blocks_of(document):
        if block.blockFormat().hasProperty(QtGui.QTextFormat.Property.BlockCodeFence):
            QtGui.QTextCursor(block).mergeBlockFormat(form)


def blocks_of(document: QtGui.QTextDocument) -> Iterator[QtGui.QTextBlock]:
    """All paragraphs, headings and lines of code of a page."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _make_heading(block: QtGui.QTextBlock) -> None:
    # WORKAROUND(Qt 6.9): Qt forgets the size and weight of a heading with code in it.
    form = QtGui.QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    form.setProperty(QtGui.QTextFormat.Property.FontSizeAdjustment, _PLAIN_LEVEL - block.blockFormat().headingLevel())
    cursor = QtGui.QTextCursor(block)
    cursor.movePosition(QtGui.QTextCursor.MoveOperation.EndOfBlock, QtGui.QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(form)


def _shape_table(table: QtGui.QTextTable, lines: QColor) -> None:
    if all(not table.cellAt(0, at).firstCursorPosition().block().text() for at in range(table.columns())):
        table.removeRows(0, 1)  # Markdown requires a table head, even an empty one
    form = table.format()
    form.setBorder(1)
    form.setBorderStyle(QtGui.QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(lines)
    form.setBorderCollapse(True)
    form.setCellSpacing(0)
    form.setCellPadding(_PADDING)
    form.setTopMargin(_ABOVE)
    form.setBottomMargin(_BELOW)
    table.setFormat(form)
