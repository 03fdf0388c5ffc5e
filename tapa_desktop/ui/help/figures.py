"""A board in a page to read: at rest, as wide as the page has room for, and as high as it is by itself.

A page of Markdown, taken apart into text and pictures of positions. Pure.

A picture is a fenced block:

    ```board
    tapa W9,3,W4,3,W1,5,B2,1,W1,2,B2,1,B2,1,B9 0/0/0 0/0/0 W 62
    plays: 16/14 14/8
    may not: 16/10
    The words below the picture.
    ```

First the text of a position; then the play that arrows show, or its beginning, and any number of others that the
words speak of as legal ("may") or not; the rest is what is said of the picture. All but that stays as it is when a
page is translated.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from tapa_desktop.game.events import Seat
from tapa_desktop.game.start import turn_at
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position_text import Placed, PositionError, parse_position
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.image import own_height
from tapa_desktop.ui.board.view.surface import BoardSurface

_WIDEST: Final = 440
_NARROWEST: Final = 200
_NOBODY: Final = Seat("")  # no person: so nobody is told to do something

_FENCE: Final = re.compile(r"^```board\n(.*?)^```$\n?", re.MULTILINE | re.DOTALL)
_PLAY: Final = re.compile(r"(plays|may|may not): (.+)")


class BoardFigure(BoardSurface):
    """Shows a position that nobody can play at. Those who listen hear its words, and all that lies there."""

    def __init__(self, figure: Figure, options: BoardOptions) -> None:
        super().__init__(options)
        self._figure = figure
        self.setSizePolicy(_growing())
        self.setMaximumWidth(_WIDEST)
        self.set_options(options)
        self.setAccessibleName(figure.caption)

    @property
    def state(self) -> GameState:
        """What is shown."""
        return state_shown(self._figure.placed)

    def set_options(self, options: BoardOptions) -> None:
        """Show it in the look and the direction of these options, and always with the numbers that words speak of."""
        self._options = replace(options, below=Side.WHITE, show_numbers=True, show_pips=False)
        self._state = self.state
        self._renew()
        self._point()
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the board is, when it is so wide."""
        return own_height(self.layout_now(), width)

    def sizeHint(self) -> QSize:
        """Large enough to see everything, small enough to read on around it."""
        return QSize(_WIDEST, self.heightForWidth(_WIDEST))

    def minimumSizeHint(self) -> QSize:
        """A size at which positions can still be told from each other."""
        return QSize(_NARROWEST, self.heightForWidth(_NARROWEST))

    def _point(self) -> None:
        placed = self._figure.placed
        if self._figure.plays:
            assert placed.roll is not None
            self.show_arrows(find_steps(turn_for(placed.rule_set, placed.position, placed.roll), self._figure.plays))


def state_shown(placed: Placed) -> GameState:
    """A turn at that position, between nobodies."""
    return turn_at(placed, _NOBODY, _NOBODY)


def _growing() -> QSizePolicy:
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


class FigureError(ValueError):
    """A picture in a page that cannot be read. The message holds the offending text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of a position, with plays as text in the numbers of the side to move."""

    placed: Placed
    caption: str
    plays: str = ""  # what arrows show
    may: tuple[str, ...] = ()
    may_not: tuple[str, ...] = ()


def parse_page(text: str) -> tuple[str | Figure, ...]:
    """The parts of a page in their order: Markdown, and pictures.

    Raises:
        FigureError: when a picture has no position, no words, or a line that says nothing of both.
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
