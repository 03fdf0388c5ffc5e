"""The themes of the board and of the checkers: their files, and whether their colours are clearly visible.

A player's own theme is a file in a folder of the player's data. It is looked up by its name in that folder only, so no
key and no link can lead to another file.

Visibility is computed from the colours as painted, without textures and soft shadows: gradients at all
their stops, varnished surfaces at their brightest reflection. Something is visible if either its body or its outline
contrasts with the ground: a black checker on a dark point is visible by its light outline.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCollator, QCoreApplication
from PySide6.QtGui import QColor

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.storage.archive import data_dir
from tapa_desktop.app.storage.files import read_at_most
from tapa_desktop.game.record import FileFault
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.paint.brushes import SHAPE, TEXT, contrast, mixed, shade
from tapa_desktop.ui.board.paint.dice import SHINE, SPREAD, lights, used_look
from tapa_desktop.ui.board.theme import (
    WOOD,
    BoardTheme,
    CheckerSet,
    CheckerTheme,
    Look,
    ThemeError,
    parse_look,
    with_checkers,
)

translate = QCoreApplication.translate

BOARDS_OWN: Final = "board"  # the key for the board's own checkers

LookKind = Literal["themes", "checkers"]
OWN: Final = "own:"  # prefix of the keys of the player's own files
SUFFIX: Final = ".toml"
LIMIT: Final = 16 * 1024  # bytes; every valid theme is much shorter
MOST: Final = 100  # the player's own files that are considered
_LONGEST: Final = 60  # characters of a file name
_UNREADABLE: Final = (OSError, ThemeError)


def load_theme(key: str, checkers: str = BOARDS_OWN) -> tuple[BoardTheme, list[Notice]]:
    """The board theme with this key and these checkers, and notices about files that could not be loaded.

    The usual board or checkers replace those. The wooden board needs no file.
    """
    theme, notices = WOOD, []
    try:
        theme = WOOD if key == "wood" else _load_named("themes", key, BoardTheme)
    except _UNREADABLE as error:
        notices.append(_notice("themes", key, error))
    if checkers != BOARDS_OWN:
        try:
            combined = with_checkers(theme, _load_named("checkers", checkers, CheckerSet))
            theme = combined if may_combine(combined) else theme
        except _UNREADABLE as error:
            notices.append(_notice("checkers", checkers, error))
    return theme, notices


def theme_choices() -> Sequence[tuple[str, str]]:
    """The keys and names of all boards that can be read, sorted by name; at least the wooden one."""
    return _by_name({key: theme.name for key, theme in _readable("themes", BoardTheme)} or {"wood": WOOD.name})


def checkers_choices(key: str) -> Sequence[tuple[str, str]]:
    """The keys and names of the checkers that can be told apart on this board; the board's own first."""
    board, _ = load_theme(key)
    looks = _readable("checkers", CheckerSet)
    names = {name: look.name for name, look in looks if may_combine(with_checkers(board, look))}
    return ((BOARDS_OWN, translate("Theme", "Same as the board")), *_by_name(names))


def faults(*, of_all: bool = False) -> list[Notice]:
    """Notices about the player's own files that cannot be read, or about all files."""
    boards = _faults_of("themes", BoardTheme, of_all=of_all)
    return [*boards, *_faults_of("checkers", CheckerSet, of_all=of_all)]


def shipped_names() -> dict[str, str]:
    """The names of the themes shipped with the program, translated, by key."""
    return {
        "wood": translate("Theme", "Wood"),
        "felt": translate("Theme", "Felt"),
        "leather": translate("Theme", "Leather"),
        "plain": translate("Theme", "Plain"),
        "dark": translate("Theme", "Dark"),
        "high-contrast": translate("Theme", "High contrast"),
        "ivory-and-ebony": translate("Theme", "Ivory and ebony"),
        "ivory-and-cherry": translate("Theme", "Ivory and cherry"),
        "pearl-and-navy": translate("Theme", "Pearl and navy"),
        "honey-and-walnut": translate("Theme", "Honey and walnut"),
        "noughts-and-crosses": translate("Theme", "Noughts and crosses"),
    }


def _load(path: Path, look: type[Look]) -> Look:
    """Read the file. Raises `OSError`, or `ThemeError` if it is too long, not UTF-8, or not valid."""
    data = read_at_most(path, LIMIT)
    if len(data) > LIMIT:
        raise ThemeError(0, FileFault.LONG)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ThemeError(data[: error.start].count(b"\n") + 1, FileFault.NO_UTF8) from error
    return parse_look(look, text)


def _load_named(kind: LookKind, key: str, look: type[Look]) -> Look:
    path = look_files(kind).get(key)
    if path is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(own_folder(kind) / file_name(key)))
    return _load(path, look)


def _readable(kind: LookKind, look: type[Look]) -> Iterator[tuple[str, Look]]:
    for key, path in look_files(kind).items():
        with suppress(*_UNREADABLE):
            yield key, _load(path, look)


def _faults_of(kind: LookKind, look: type[Look], *, of_all: bool) -> Iterator[Notice]:
    for key, path in look_files(kind).items():
        if of_all or key.startswith(OWN):
            try:
                _load(path, look)
            except _UNREADABLE as error:
                yield _notice(kind, key, error)


def _notice(kind: LookKind, key: str, error: OSError | ThemeError) -> Notice:
    path = own_folder(kind) / file_name(key) if key.startswith(OWN) else file_name(key)  # shipped ones have no path
    unusable = NoticeKind.BOARD_UNUSABLE if kind == "themes" else NoticeKind.CHECKERS_UNUSABLE
    return Notice("warning", unusable, path, error, {"key": key.removeprefix(OWN)})


def _by_name(looks: dict[str, str]) -> Sequence[tuple[str, str]]:
    names = shipped_names()
    choices, order = [(key, names.get(key, name)) for key, name in looks.items()], QCollator()
    return tuple(sorted(choices, key=lambda choice: order.sortKey(choice[1])))


def own_folder(kind: LookKind) -> Path:
    """The folder for the player's own themes. It may not exist yet."""
    return data_dir() / kind


def look_files(kind: LookKind) -> dict[str, Path]:
    """All files of this kind by key: those shipped and the player's own."""
    return dict([*_shipped(kind), *_own(kind)])


def file_name(key: str) -> str:
    """The name of the file with this key."""
    return key.removeprefix(OWN) + SUFFIX


def _shipped(kind: LookKind) -> Iterator[tuple[str, Path]]:
    try:
        folder = resource(kind)
    except ResourceMissing:
        return
    for path in sorted(folder.glob("*" + SUFFIX)):
        yield path.stem, path


def _own(kind: LookKind) -> Iterator[tuple[str, Path]]:
    folder = own_folder(kind)
    try:
        paths = sorted(folder.glob("*" + SUFFIX))[:MOST]
    except OSError:  # a folder that cannot be read
        return
    home = Path(os.path.realpath(folder))
    for path in paths:
        is_name = path.stem.isprintable() and len(path.stem) <= _LONGEST  # settings hold only valid text
        if is_name and Path(os.path.realpath(path)).parent == home:
            yield OWN + path.stem, path


_DISH: Final = (0.2, 0.0, -0.2)  # the shades in the middle of a checker, at its lightest and darkest


class Visible(NamedTuple):
    """Something that must be visible: at least one of its inks needs the contrast `least` with the ground."""

    name: str
    inks: tuple[str, ...]
    ground: str
    least: float

    @property
    def contrast(self) -> float:
        """The contrast of the best ink."""
        return max(contrast(ink, self.ground) for ink in self.inks)


def may_combine(theme: BoardTheme) -> bool:
    """Whether the checkers and dice of a theme are clearly visible on its board, and easy to tell apart."""
    return all(item.contrast >= item.least for item in checker_items(theme))


def checker_items(theme: BoardTheme) -> Iterator[Visible]:
    """The checkers and dice of both sides on that board, and their numbers."""
    for name, look in (("White", theme.white), ("Black", theme.black)):
        for ground in _grounds(theme):
            yield Visible(f"checker of {name}", (look.face, look.edge), ground, SHAPE)
        for lightness in _DISH:
            yield Visible(f"count on a stack of {name}", (look.mark,), _shaded(look.face, lightness), TEXT)
        for lightness in _pip_lights(look):
            yield Visible(f"pips of {name}", (look.mark,), _glossed(look, lightness), TEXT)
        used = used_look(look, theme.board.field)
        for lightness in _pip_lights(used):
            yield Visible(f"pips of a used die of {name}", (used.mark,), _glossed(used, lightness), SHAPE)
        yield Visible(f"pin of {name}", (theme.signal.pin, theme.signal.outline), look.face, SHAPE)
    yield Visible("the two sides", (theme.white.face,), theme.black.face, SHAPE)


def _grounds(theme: BoardTheme) -> tuple[str, ...]:
    """The colours under checkers: points, the field (where pins may be), trays, the bar, and the table."""
    board = theme.board
    return board.point_dark, board.point_light, board.field, board.well, board.frame, _shaded(board.table, -0.28)


def _pip_lights(look: CheckerTheme) -> Iterator[float]:
    """The shades of a die under its pips: top left, middle, bottom right."""
    stops = lights(look)
    for along in (0.5 - SPREAD, 0.5, 0.5 + SPREAD):
        (start, before), (end, after) = stops[:2] if along < stops[1][0] else stops[1:]
        yield before + (after - before) * (along - start) / (end - start)


def _glossed(look: CheckerTheme, lightness: float) -> str:
    return mixed(_shaded(look.face, lightness), _shaded(look.face, SHINE), look.gloss).name()


def _shaded(colour: str | QColor, lightness: float) -> str:
    return shade(colour, lightness).name()
