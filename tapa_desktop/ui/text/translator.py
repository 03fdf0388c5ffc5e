"""The languages of the window: which there are, which one is spoken, and how the program changes to another.

A language is the program's own texts, those of Qt, numbers and dates, and which way it reads. The one spoken is the
language of the default `QLocale`.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tapa_desktop.resources import ResourceMissing, resource

FOLDER: Final = "translations"

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


class Translator:
    """Speaks one language at a time for an application, whoever has spoken for it before.

    What has been written on the screen stays as it is.
    """

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self.lacking: list[str] = []  # the program's own files that are not there

    def speak(self, wish: str) -> None:
        """Speak the language of a setting from now on; a part that is not translated is English."""
        locale = locale_for(wish)
        code = chosen(wish, [locale.name()])
        self._forget()
        self._learn(f"qtbase_{code}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        with suppress(ResourceMissing):
            self._learn(f"qt_{code}", resource(FOLDER))  # where Qt has no file of its own
            if not self._learn(f"tapa_{code}", resource(FOLDER)):
                self.lacking.append(f"tapa_{code}.qm")
        QLocale.setDefault(locale)
        self._application.setLayoutDirection(locale.textDirection())

    def _learn(self, name: str, folder: Path) -> bool:
        """Whether there is such a file."""
        translator = QTranslator(self._application)
        if not translator.load(name, str(folder)):
            return False
        self._application.installTranslator(translator)
        return True

    def _forget(self) -> None:
        for translator in self._application.findChildren(QTranslator):
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self.lacking.clear()


def locale_for(wish: str) -> QLocale:
    """The language of a setting with its ways to write numbers and dates: the system's own where it speaks it, too."""
    system = QLocale.system()
    code = chosen(wish, system.uiLanguages())
    same = QLocale(code).language() == system.language()
    return system if same else QLocale(code)


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
