"""The rules of a game to read, with pictures, beside the game."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, turn_at
from tapa_desktop.rules.play_text import find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position_faults import PositionError
from tapa_desktop.rules.position_text import Placed, parse_position
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.image import own_height
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.board_options import Look
from tapa_desktop.ui.widgets.dialogs import CloseBox

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


_WIDEST_BOARD: Final = 440
_NARROWEST: Final = 200

_FENCE: Final = re.compile(r"^```board\n(.*?)^```$\n?", re.MULTILINE | re.DOTALL)
_PLAY: Final = re.compile(r"(plays|may|may not): (.+)")


class BoardFigure(BoardWidget):
    """Shows a position without letting anyone play. Screen readers get its caption and everything on the board."""

    places_are_accessible = False

    def __init__(self, figure: Figure, options: BoardOptions) -> None:
        super().__init__(options)
        self._figure = figure
        self.setSizePolicy(_growing())
        self.setMaximumWidth(_WIDEST_BOARD)
        self.show_state(None, self.game)
        self.set_options(options)
        self.setAccessibleName(figure.caption)

    @property
    def game(self) -> GameState:
        """The state shown."""
        return state_shown(self._figure.placed)

    def set_options(self, options: BoardOptions) -> None:
        """Use the theme and direction of these options, always with the point numbers that the text refers to."""
        super().set_options(replace(options, below=Side.WHITE, turns_numbers=False, show_numbers=True, show_pips=False))
        self._show_play()
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """True: the height follows from the width."""
        return True

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


def state_shown(placed: Placed) -> GameState:
    """A turn at this position, between two players that are no persons."""
    return turn_at(placed, NOBODY, NOBODY)


def _growing() -> QSizePolicy:
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


class FigureError(ValueError):
    """A picture in a page that cannot be read. The message holds the offending text."""


class Figure(Struct, frozen=True):
    """A picture of a position. Its plays are numbered from the view of the side to move."""

    placed: Placed
    caption: str
    plays: str = ""  # the play shown by arrows
    may: tuple[str, ...] = ()
    may_not: tuple[str, ...] = ()


def parse_page(text: str) -> tuple[str | Figure, ...]:
    """The parts of a page in order: Markdown, and pictures.

    Raises:
        FigureError: if a picture has no valid position, no caption, or more than one play to show.
    """
    parts: list[str | Figure] = []
    for at, part in enumerate(_FENCE.split(text)):
        if at % 2:
            parts.append(_figure(part))
        elif part.strip():
            parts.append(part.strip())
    return tuple(parts)


def _figure(block: str) -> Figure:
    first, *lines = block.strip().split("\n")
    try:
        placed = parse_position(first)
    except PositionError as error:
        raise FigureError(str(error)) from error
    said: dict[str, list[str]] = {"plays": [], "may": [], "may not": []}
    words = []
    for line in lines:
        if found := _PLAY.fullmatch(line):
            said[found[1]].append(found[2])
        else:
            words.append(line)
    if not words or len(said["plays"]) > 1:
        raise FigureError(f"words below the picture and at most one play to show expected: {block[:200]!r}")
    return Figure(placed, " ".join(words), "".join(said["plays"]), tuple(said["may"]), tuple(said["may not"]))
