"""A page of Markdown, taken apart into text and pictures of positions. Pure.

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
from dataclasses import dataclass
from typing import Final

from tapa_desktop.rules.positiontext import Placed, PositionError, parse_position

_FENCE: Final = re.compile(r"^```board\n(.*?)^```$\n?", re.MULTILINE | re.DOTALL)
_PLAY: Final = re.compile(r"(plays|may|may not): (.+)")


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
