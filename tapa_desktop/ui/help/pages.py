"""The pages of the Help menu as Markdown, and their parts: text, and pictures of positions.

A picture is a fenced block:

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
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QAction

from tapa_desktop.app.storage.archive import data_dir, log_dir
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.actions import keys_of
from tapa_desktop.ui.text.errors import with_file
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.numbers import left_to_right
from tapa_desktop.ui.text.translator import page, text_of
from tapa_desktop.ui.widgets.letter_keys import learn_keyboard
from tapa_desktop.version import origin

translate = QCoreApplication.translate

Page = tuple[str, list[Message]]  # its text; if it cannot be read, a line that says so and a notice with the reason
_FENCE: Final = re.compile(r"^```board\n(.*?)^```$\n?", re.MULTILINE | re.DOTALL)
_PLAY: Final = re.compile(r"(plays|may|may not): (.+)")


def rules_page(rule_set: RuleSet) -> Page:
    """The short rules of a game."""
    name = plain_game_name(rule_set)
    text = translate("Pages", "The page with the rules of {game} cannot be shown.").format(game=name)
    return _page("rules", rule_set.key, text, title=f"# {name}\n\n")


def help_page(name: str) -> Page:
    """The page with this name about strategy, the dice, own boards, or games with a friend elsewhere."""
    return _page("help", name, text_of("Friend" if name == "friend" else "Pages", "instead", name))


def _page(folder: str, name: str, instead: str, *, title: str = "") -> Page:
    try:
        return page(folder, f"{name}.md"), []
    except (OSError, UnicodeDecodeError) as error:
        return f"{title}{instead}", [Message("warning", instead, with_file(error))]


def keys_page(sheet: Iterable[tuple[str, QAction]]) -> str:
    """All keys with their actions, and the use of the mouse."""
    learn_keyboard()
    rows = "\n".join(f"| {name.rstrip(' …')} | {left_to_right(keys_of(action))} |" for name, action in sheet)
    head = "| {} | {} |\n|---|---|".format(translate("Pages", "Action"), translate("Pages", "Keys"))
    keys = text_of("Pages", "texts", "keys")
    mouse = text_of("Pages", "texts", "mouse")
    return f"{keys}\n\n{head}\n{rows}\n\n{mouse}\n"


def about_page() -> str:
    """About this program: its version, its licences, and the folders of its files."""
    text = text_of("Pages", "texts", "about")
    licences = text_of("Pages", "texts", "licences")
    build = origin()
    text = text.format(
        version=build.full, data=data_dir(), log=log_dir(), python=platform.python_version(), qt=qVersion()
    )
    return f"{text}{_addresses(build.home)}\n{licences}\n"


def _addresses(home: str) -> str:
    if not home:
        return ""
    site = translate("Pages", "Home page: {address}").format(address=f"<{home}>")
    errors = translate("Pages", "Report an error: {address}").format(address=f"<{home}/issues>")
    return f"- {site}\n- {errors}\n"


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

    Raises `FigureError` if a picture has no valid position, no caption, or more than one play to show.
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
    plays: dict[str, list[str]] = {"plays": [], "may": [], "may not": []}
    caption = []
    for line in lines:
        if match := _PLAY.fullmatch(line):
            plays[match[1]].append(match[2])
        else:
            caption.append(line)
    if not caption or len(plays["plays"]) > 1:
        raise FigureError(f"words below the picture and at most one play to show expected: {block[:200]!r}")
    return Figure(placed, " ".join(caption), "".join(plays["plays"]), tuple(plays["may"]), tuple(plays["may not"]))
