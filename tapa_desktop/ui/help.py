"""The pages of the Help menu, as Markdown, and dialogs that show them, with pictures beside the game.

A page of Markdown is parsed into text and pictures of positions; that part is pure. A picture is a fenced block:

    ```board
    tapa W9,3,W4,3,W1,5,B2,1,W1,2,B2,1,B2,1,B9 0/0/0 0/0/0 W 62
    plays: 16/14 14/8
    may not: 16/10
    The words below the picture.
    ```

The first line is the text of a position. Then come the play shown by arrows, or its beginning, and any number of plays
that the text calls legal ("may") or not ("may not"). The rest is the caption. Only the caption is translated.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, QTimer, qVersion
from PySide6.QtGui import QAction
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

from tapa_desktop.app.storage.archive import data_dir, log_dir
from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, turn_at
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.play_text import find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.actions import keys_of
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget, own_height
from tapa_desktop.ui.board_options import Look
from tapa_desktop.ui.graph.graph import axis_ink
from tapa_desktop.ui.text.errors import with_file
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.numbers import left_to_right
from tapa_desktop.ui.text.translator import page
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.labels import read_leftwards, shape_page, tables_of
from tapa_desktop.ui.widgets.letter_keys import look_at_keyboard
from tapa_desktop.version import origin

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


translate = QCoreApplication.translate


Page = tuple[str, list[Message]]  # if it cannot be read, a line that says so, and a notice with the reason


def rules_page(rule_set: RuleSet) -> Page:
    """The short rules of a game."""
    name = plain_game_name(rule_set)
    text = translate("Pages", "The page with the rules of {game} cannot be shown.").format(game=name)
    return _page("rules", rule_set.key, text, title=f"# {name}\n\n")


def help_page(name: str) -> Page:
    """The page with this name about strategy, the dice, own boards, or games with a friend elsewhere."""
    instead = {
        "strategy": translate("Pages", "The page about strategy cannot be shown."),
        "dice": translate("Pages", "The page about the dice cannot be shown."),
        "boards": translate("Pages", "The page about your own boards cannot be shown."),
        "friend": translate("Friend", "The page about games with a friend cannot be shown."),
    }
    return _page("help", name, instead[name])


def _page(folder: str, name: str, instead: str, *, title: str = "") -> Page:
    try:
        return page(folder, f"{name}.md"), []
    except (OSError, UnicodeDecodeError) as error:
        return f"{title}{instead}", [Message("warning", instead, with_file(error))]


def keys_page(sheet: Iterable[tuple[str, QAction]]) -> str:
    """All keys and what they do, and what the mouse does."""
    look_at_keyboard()
    rows = "\n".join(f"| {name.rstrip(' …')} | {left_to_right(keys_of(action))} |" for name, action in sheet)
    head = "| {} | {} |\n|---|---|".format(translate("Pages", "Action"), translate("Pages", "Keys"))
    keys = translate(
        "Pages",
        "# Keys\n\n"
        "Space does whatever comes next: it rolls, ends your turn, starts the next game.\n\n"
        "Tab moves through the window; F6 goes to the board. There:\n\n"
        "- the **arrow keys** move along the row and over to the other one, Home and End to its ends;\n"
        "- **Page Down** and **Page Up** jump to where something can be done;\n"
        "- **Enter** lifts a checker and drops it wherever you are then; Esc puts it back. Where there is "
        "nothing to lift or to drop, Enter does what Space does;\n"
        "- the digits **1** to **6** move the lifted checker, or else the one where you are, by that die.\n\n"
        "The same keys set up a position; there, Enter puts a checker, with Shift one of the other side, and Delete "
        "takes one away.\n\n"
        "If you roll real dice, type them with the digits **1** to **6**; Backspace takes back the first.",
    )
    mouse = translate(
        "Pages",
        "# Mouse\n\n"
        "- **Drag** a checker to a point that lights up, even by several dice at once.\n"
        "- Or **click** a checker, then where it should go. A checker that can go to only one point needs one click.\n"
        "- **Double-click** a checker to bear it off.\n"
        "- **Click** beside the checkers to roll the dice; click the dice to end your turn.\n"
        "- **Click** the doubling cube to double, and *Take* or *Drop* to answer.",
    )
    return f"{keys}\n\n{head}\n{rows}\n\n{mouse}\n"


def about_page() -> str:
    """What this program is, its version and licences, and where it keeps its files."""
    text = translate(
        "Pages",
        "# Tapa Desktop {version}\n\n"
        "Tapa, Plakoto and eight related games, against the computer or a friend beside you.\n\n"
        "Free software under the MIT licence. It works entirely offline.\n\n"
        "- Matches: `{data}`\n- Log file: `{log}`\n- Python {python}, Qt {qt}\n",
    )
    licences = translate(
        "Pages",
        "It is built with Qt, which is under the LGPL, version 3: you may replace its libraries with others. "
        "Every package contains all licences and says where the source code is.",
    )
    known = origin()
    filled = text.format(
        version=known.full, data=data_dir(), log=log_dir(), python=platform.python_version(), qt=qVersion()
    )
    return f"{filled}{_addresses(known.home)}\n{licences}\n"


def _addresses(home: str) -> str:
    """Two items for a list: where the program is at home, and where an error is reported. None for no home."""
    if not home:
        return ""
    site = translate("Pages", "Home page: {address}").format(address=f"<{home}>")
    errors = translate("Pages", "Report an error: {address}").format(address=f"<{home}/issues>")
    return f"- {site}\n- {errors}\n"


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
        game = turn_at(figure.placed, NOBODY, NOBODY)
        board = BoardFigure(figure, game, self._look(game))
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
    """Shows a position without letting anyone play. Screen readers get its caption and everything on the board.

    `game` is a turn at the position of the figure.
    """

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


class FigureError(ValueError):
    """A picture in a page that cannot be read. The message holds the offending text."""


class Figure(Struct, frozen=True):
    """A picture of a position. Its plays are numbered from the view of the side to move."""

    placed: PositionSpec
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
