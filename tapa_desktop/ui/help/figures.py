"""A board in a page: a still position, as wide as the page allows.

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

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, turn_at
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.play_text import find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget, own_height

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
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
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


def state_shown(placed: PositionSpec) -> GameState:
    """A turn at this position, between two players that are no persons."""
    return turn_at(placed, NOBODY, NOBODY)


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
