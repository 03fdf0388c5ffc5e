"""The rules of a game to read, with pictures, beside the game."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tapa_desktop.ui.board_options import Look
from tapa_desktop.ui.widgets.dialogs import CloseBox

from .figures import BoardFigure, Figure, parse_page, state_shown

FIRST: Final = (620, 640)
_WIDEST: Final = 700  # longer lines are hard to read
_PART: Final = re.compile(r"\n(?=## )")
_PASSABLE: Final = Qt.TextInteractionFlag.TextSelectableByMouse


class RulesDialog(QDialog):
    """A page of Markdown with pictures of positions; the arrow keys and Page Up and Down scroll it."""

    def __init__(self, title: str, page: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._look = look
        self.figures: list[BoardFigure] = []
        self.texts: list[QLabel] = []
        self.parts: list[QLabel] = []  # those that begin with a heading of the second level
        self.pane = QScrollArea(widgetResizable=True)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pane.setAccessibleName(title)
        self.pane.setWidget(self._page(page))
        buttons = CloseBox(self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pane)
        layout.addWidget(buttons)
        self.resize(*FIRST)
        self.pane.setFocus()

    @property
    def text(self) -> str:
        """The whole text, as Markdown."""
        return "\n\n".join(label.text() for label in self.texts)

    def show_look(self) -> None:
        """Redraw the pictures with the present board options."""
        for figure in self.figures:
            figure.set_options(self._look(figure.game))

    def show_part(self, number: int) -> None:
        """Scroll to a part of the page, as soon as it has its size; the first one is reached from the top."""
        if number < len(self.parts):
            QTimer.singleShot(0, self, lambda: self._scroll_to(self.parts[number] if number else self.texts[0]))

    def _scroll_to(self, label: QLabel) -> None:
        page = self.pane.widget()
        assert page is not None
        self.pane.verticalScrollBar().setValue(label.mapTo(page, QPoint()).y())

    def _page(self, text: str) -> QWidget:
        page = QFrame()
        page.setAutoFillBackground(True)
        page.setBackgroundRole(self.palette().ColorRole.Base)
        inner = QWidget()
        inner.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        for part in parse_page(text):
            if isinstance(part, Figure):
                self._add_figure(column, part)
            else:
                for piece in _PART.split(part):
                    label = self._add_text(column, piece, Qt.TextFormat.MarkdownText)
                    self.parts.extend([label] if piece.startswith("## ") else [])
        column.addStretch(1)
        page.setLayout(_in_the_middle(inner))
        return page

    def _add_figure(self, column: QVBoxLayout, figure: Figure) -> None:
        board = BoardFigure(figure, self._look(state_shown(figure.placed)))
        self.figures.append(board)
        column.addLayout(_in_the_middle(board))
        caption = self._add_text(column, figure.caption, Qt.TextFormat.PlainText)
        font = caption.font()
        font.setItalic(self.layoutDirection() is Qt.LayoutDirection.LeftToRight)  # Arabic has no italics
        caption.setFont(font)
        caption.setContentsMargins(24, 0, 24, 8)

    def _add_text(self, column: QVBoxLayout, text: str, form: Qt.TextFormat) -> QLabel:
        label = QLabel(text, wordWrap=True, textFormat=form)
        label.setTextInteractionFlags(_PASSABLE)
        self.texts.append(label)
        column.addWidget(label)
        return label


def _in_the_middle(widget: QWidget) -> QHBoxLayout:
    # WORKAROUND(Qt 6.9): with an alignment, the widget would get the height for the width of the whole row.
    row = QHBoxLayout()
    row.addStretch()
    row.addWidget(widget, 1)
    row.addStretch()
    return row
