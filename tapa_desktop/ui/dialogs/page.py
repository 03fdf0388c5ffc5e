"""A page to read: the rules of a game, the keys, what this program is. Open beside the game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument, QTextTable
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from .closing import CloseBox


class PageDialog(QDialog):
    """One page of Markdown."""

    def __init__(self, title: str, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = QTextBrowser()
        self.text.setAccessibleName(title)
        self.text.setOpenExternalLinks(True)
        self._show(markdown)
        buttons = CloseBox(self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(buttons)
        self.resize(560, 520)

    def _show(self, markdown: str) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            self.text.setMarkdown(markdown)
        else:
            self.text.setMarkdown("\n".join(map(_leftwards, markdown.split("\n"))))
            _put_tables_right(self.text.document())


def _leftwards(line: str) -> str:
    """A line of Markdown; in a table with its first column on the right. Qt lays all tables out rightwards."""
    return "|".join(reversed(line.split("|"))) if line.startswith("|") else line


def _put_tables_right(document: QTextDocument) -> None:
    for table in document.rootFrame().childFrames():
        if isinstance(table, QTextTable):
            form = table.format()
            form.setAlignment(Qt.AlignmentFlag.AlignRight)
            table.setFormat(form)
