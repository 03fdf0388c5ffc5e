"""The looks of the board that there are, and the reading of one of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.notice import Notice
from tapa_desktop.resources import ResourceMissing, resource

from .board.theme import WOOD, BoardTheme, ThemeError, parse_theme

translate = QCoreApplication.translate

FOLDER: Final = "themes"
SUFFIX: Final = ".toml"


def load_theme(key: str) -> tuple[BoardTheme, list[Notice]]:
    """The theme of that key. Where it cannot be had, the wooden board, and a notice that says why."""
    try:
        return parse_theme(resource(FOLDER, key + SUFFIX).read_text("utf-8")), []
    except (OSError, UnicodeDecodeError, ThemeError) as error:
        text = translate("Theme", "The board “{key}” cannot be shown; here is the wooden one.").format(key=key)
        return WOOD, [Notice("warning", text, _with_file(key, error))]


def theme_choices() -> tuple[tuple[str, str], ...]:
    """The keys and names of all themes that can be read, by name; at least the wooden one."""
    try:
        keys = sorted(path.stem for path in resource(FOLDER).glob("*" + SUFFIX))
    except ResourceMissing:
        keys = []
    found = {key: theme.name for key in keys for theme, notices in [load_theme(key)] if not notices}
    return tuple(sorted((found or {"wood": WOOD.name}).items(), key=lambda choice: choice[1]))


def _with_file(key: str, error: Exception) -> str:
    text = str(error)
    return text if key + SUFFIX in text else f"{key}{SUFFIX}: {text}"
