"""The dialogs that show the pages of the Help menu, with pictures beside the game."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, turn_at
from tapa_desktop.rules.play_text import find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget, own_height
from tapa_desktop.ui.board_options import OptionsForState
from tapa_desktop.ui.graph.graph import axis_ink
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import read_leftwards, shape_page, tables_of

from .pages import Figure, parse_page

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
        fill(QVBoxLayout(self), self.text, CloseBox(self))
        self.resize(560, 520)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the table borders in the colours of a new palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._shape()

    def _show(self, markdown: str) -> None:
        if self.isLeftToRight():
            self.text.setMarkdown(markdown)
        else:
            self.text.setMarkdown("\n".join(map(_right_to_left, markdown.split("\n"))))
            for table in tables_of(self.text.document()):
                form = table.format()
                form.setAlignment(Qt.AlignmentFlag.AlignRight)
                table.setFormat(form)
            read_leftwards(self.text.document())
        self._shape()

    def _shape(self) -> None:
        shape_page(self.text.document(), axis_ink(self.palette()))


def _right_to_left(line: str) -> str:
    """A line of Markdown for a page read from right to left; a table row with its columns reversed.

    Code in it, such as a path, is isolated: it stays left to right and does not reorder the text around it.
    """
    line = _CODE.sub("\u2066\\g<0>\u2069", line)
    # WORKAROUND(Qt 6.9): Qt lays out all tables from left to right.
    return "|".join(reversed(line.split("|"))) if line.startswith("|") else line


FIRST: Final = (620, 640)
_WIDEST: Final = 700  # longer lines are hard to read
_PART: Final = re.compile(r"\n(?=## )")
_SELECTABLE: Final = Qt.TextInteractionFlag.TextSelectableByMouse


class RulesDialog(QDialog):
    """A page of Markdown with pictures of positions; the arrow keys and Page Up and Down scroll it."""

    def __init__(self, title: str, page: str, options_for: OptionsForState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._options_for = options_for
        self.figures: list[BoardFigure] = []
        self.texts: list[QLabel] = []
        self.parts: list[QLabel] = []  # those that begin with a heading of the second level
        self.pane = QScrollArea(widgetResizable=True)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pane.setAccessibleName(title)
        self.pane.setWidget(self._page(page))
        fill(QVBoxLayout(self), self.pane, CloseBox(self))
        self.resize(*FIRST)
        self.pane.setFocus()

    def show_look(self) -> None:
        """Redraw the pictures with the present board options."""
        for figure in self.figures:
            figure.set_options(self._options_for(figure.game))

    def show_part(self, number: int) -> None:
        """Scroll to a part of the page, as soon as it has its size; for the first one, to the top."""
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
        column = fill(QVBoxLayout(inner), edge=0)
        for part in parse_page(text):
            if isinstance(part, Figure):
                self._add_figure(column, part)
            else:
                for piece in _PART.split(part):
                    label = self._add_text(column, piece, Qt.TextFormat.MarkdownText)
                    self.parts.extend([label] if piece.startswith("## ") else [])
        column.addStretch(1)
        page.setLayout(_centred(inner))
        return page

    def _add_figure(self, column: QVBoxLayout, figure: Figure) -> None:
        game = turn_at(figure.placed, NOBODY, NOBODY)
        board = BoardFigure(figure, game, self._options_for(game))
        self.figures.append(board)
        column.addLayout(_centred(board))
        caption = self._add_text(column, figure.caption, Qt.TextFormat.PlainText)
        font = caption.font()
        font.setItalic(self.isLeftToRight())  # Arabic has no italics
        caption.setFont(font)
        caption.setContentsMargins(24, 0, 24, 8)

    def _add_text(self, column: QVBoxLayout, text: str, form: Qt.TextFormat) -> QLabel:
        label = QLabel(text, wordWrap=True, textFormat=form)
        label.setTextInteractionFlags(_SELECTABLE)
        self.texts.append(label)
        column.addWidget(label)
        return label


def _centred(widget: QWidget) -> QHBoxLayout:
    # WORKAROUND(Qt 6.9): with an alignment, the widget would get the height for the width of the whole row.
    return fill(QHBoxLayout(), 0, (widget, 1), 0)


_WIDEST_BOARD: Final = 440
_NARROWEST: Final = 200


class BoardFigure(BoardWidget):
    """Shows a figure; `game` is a turn in its position, played by nobody. Screen readers get caption and board."""

    places_are_accessible = False

    def __init__(self, figure: Figure, game: GameState, options: BoardOptions) -> None:
        super().__init__(options)
        self._figure, self.game = figure, game
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMaximumWidth(_WIDEST_BOARD)
        self.show_state(None, game)
        self.set_options(options)
        self.setAccessibleName(figure.caption)

    def set_options(self, options: BoardOptions) -> None:
        """Use the theme and direction of these options, always with the point numbers that the text refers to."""
        super().set_options(replace(options, below=Side.WHITE, turns_numbers=False, show_numbers=True, show_pips=False))
        self._show_play()
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """The height of the board at this width, in logical pixels."""
        return own_height(self.board_geometry(), width)

    def sizeHint(self) -> QSize:
        """Large enough to see everything, small enough to leave room for the text."""
        return QSize(_WIDEST_BOARD, self.heightForWidth(_WIDEST_BOARD))

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which positions can still be recognized."""
        return QSize(_NARROWEST, self.heightForWidth(_NARROWEST))

    def _show_play(self) -> None:
        placed = self._figure.placed
        if self._figure.plays:
            assert placed.has_dice
            self.show_arrows(find_steps(turn_for(placed.rule_set, placed.position, placed.dice), self._figure.plays))
