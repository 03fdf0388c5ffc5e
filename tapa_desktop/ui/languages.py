"""The languages of the window: which there are, which one is chosen, and which one is spoken now.

The one spoken is the language of the default `QLocale`, and so is how numbers and dates are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from tapa_desktop.resources import ResourceMissing, resource

SYSTEM: Final = "system"  # the setting that leaves it to the system
SOURCE: Final = "en"  # the language that the texts in the code are written in
NAMES: Final = {  # each in itself, so that whoever has come into a wrong one finds the way out
    SOURCE: "English",
    "bg": "Български",
    "el": "Ελληνικά",
    "mk": "Македонски",
    "tr": "Türkçe",
    "ar": "العربية",
}


def chosen(wish: str, wanted_by_system: Iterable[str]) -> str:
    """The code of the language for a setting: a code, or SYSTEM for the first of the system's that there is.

    `wanted_by_system` are names such as "el-GR", the best liked first, as `QLocale.uiLanguages` has them.
    """
    if wish in NAMES:
        return wish
    codes = (name.replace("_", "-").partition("-")[0] for name in wanted_by_system)
    return next((code for code in codes if code in NAMES), SOURCE)


def spoken() -> str:
    """The code of the language spoken now."""
    code = QLocale().name().partition("_")[0]
    return code if code in NAMES else SOURCE


def page(folder: str, name: str) -> str:
    """A page to read, in Markdown, in the language spoken now; in English where it has not been translated.

    Raises:
        OSError: when there is none, or it cannot be read.
        UnicodeDecodeError: when it is no text.
    """
    return _page_file(folder, name).read_text("utf-8")


def _page_file(folder: str, name: str) -> Path:
    try:
        return resource(folder, spoken(), name)
    except ResourceMissing:
        return resource(folder, SOURCE, name)
