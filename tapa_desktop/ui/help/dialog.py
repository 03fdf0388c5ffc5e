"""A page to read: the rules of a game, the keys, about this program. It is open beside the game."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from tapa_desktop.ui.graph.paint import axis_ink
from tapa_desktop.ui.widgets.dialogs import CloseBox
from tapa_desktop.ui.widgets.page import read_leftwards, shape_page, tables_of

_CODE: Final = re.compile("`[^`]+`")


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

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the table borders in the colours of a new palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._shape()

    def _show(self, markdown: str) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            self.text.setMarkdown(markdown)
        else:
            self.text.setMarkdown("\n".join(map(_leftwards, markdown.split("\n"))))
            for table in tables_of(self.text.document()):
                form = table.format()
                form.setAlignment(Qt.AlignmentFlag.AlignRight)
                table.setFormat(form)
            read_leftwards(self.text.document())
        self._shape()

    def _shape(self) -> None:
        shape_page(self.text.document(), axis_ink(self.palette()))


def _leftwards(line: str) -> str:
    """A line of Markdown for a page read from right to left; a table row with its columns reversed.

    Code in it, such as a path, is isolated: it stays left to right and does not reorder the text around it.
    """
    line = _CODE.sub("\u2066\\g<0>\u2069", line)
    # WORKAROUND(Qt 6.9): Qt lays out all tables from left to right.
    return "|".join(reversed(line.split("|"))) if line.startswith("|") else line
