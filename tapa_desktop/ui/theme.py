"""The looks of the board that there are, and the reading of one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.faults.sentences import at_file
from tapa_desktop.app.notice import Notice

from .board.paint.legible import may_combine
from .board.theme import WOOD, BoardTheme, CheckerSet, ThemeError, parse_checkers, parse_theme, with_checkers
from .choices import Choices
from .look_files import OWN, Kind, file_name, look_files, own_folder, read_look

translate = QCoreApplication.translate

BOARDS_OWN: Final = "board"  # the key of the checkers that belong to a board
_Look = TypeVar("_Look", BoardTheme, CheckerSet)


def load_theme(key: str, checkers: str = BOARDS_OWN) -> tuple[BoardTheme, list[Notice]]:
    """The board of that key, with those checkers; the usual ones in place of what cannot be had, and why that is."""
    theme, notices = _load("themes", key, parse_theme)
    if theme is None:
        return WOOD, notices
    if checkers == BOARDS_OWN:
        return theme, []
    found, notices = _load("checkers", checkers, parse_checkers)
    combined = with_checkers(theme, found) if found is not None else theme
    return (combined if may_combine(combined) else theme), notices


def theme_choices() -> Choices:
    """The keys and names of all boards that can be read, by name; at least the wooden one."""
    return _by_name({key: theme.name for key, theme in _readable("themes", parse_theme)} or {"wood": WOOD.name})


def checkers_choices(key: str) -> Choices:
    """The keys and names of the checkers that can be told apart on the board of that key; first its own."""
    theme, _ = load_theme(key)
    found = _readable("checkers", parse_checkers)
    names = {key: look.name for key, look in found if may_combine(with_checkers(theme, look))}
    return ((BOARDS_OWN, translate("Theme", "As they belong to the board")), *_by_name(names))


def faults(*, of_all: bool = False) -> list[Notice]:
    """What is to be said of a person's own files that cannot be read; or of all."""
    notices = []
    for key in look_files("themes"):
        notices += _load("themes", key, parse_theme)[1] if of_all or key.startswith(OWN) else []
    for key in look_files("checkers"):
        notices += _load("checkers", key, parse_checkers)[1] if of_all or key.startswith(OWN) else []
    return notices


def shipped_names() -> dict[str, str]:
    """The names of the looks that the program brings with it, in the language of the program, by their keys."""
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


def _readable(kind: Kind, parse: Callable[[str], _Look]) -> Iterator[tuple[str, _Look]]:
    for key in look_files(kind):
        look, _ = _load(kind, key, parse)
        if look is not None:
            yield key, look


def _load(kind: Kind, key: str, parse: Callable[[str], _Look]) -> tuple[_Look | None, list[Notice]]:
    try:
        return parse(read_look(kind, key)), []
    except (OSError, ThemeError) as error:
        return None, [Notice("warning", _refusal(kind, key), _with_file(kind, key, error))]


def _refusal(kind: Kind, key: str) -> str:
    name = key.removeprefix(OWN)
    if kind == "themes":
        return translate("Theme", "The board “{key}” cannot be shown; the wooden one takes its place.").format(key=name)
    text = translate("Theme", "The checkers “{key}” cannot be shown; those of the board take their place.")
    return text.format(key=name)


def _with_file(kind: Kind, key: str, error: Exception) -> str:
    """What is wrong, with the path of a person's own file, or the name of one that was shipped."""
    path = str(own_folder(kind) / file_name(key)) if key.startswith(OWN) else file_name(key)
    return at_file(path, error)


def _by_name(found: dict[str, str]) -> Choices:
    names = shipped_names()
    return tuple(sorted(((key, names.get(key, name)) for key, name in found.items()), key=lambda choice: choice[1]))
