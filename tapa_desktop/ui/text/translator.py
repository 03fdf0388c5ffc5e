"""The languages of the program: which exist, which one is in use, and how to change it.

A language covers the program's own texts, those of Qt, numbers and dates, and the layout direction. The language in use
is that of the default `QLocale`.
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

SYSTEM: Final = "system"  # the setting that follows the system
SOURCE: Final = "en"  # the language of the texts in the code
NAMES: Final = {  # each in its own language, so that it can be found from any other
    SOURCE: "English",
    "bg": "Български",
    "el": "Ελληνικά",
    "mk": "Македонски",
    "tr": "Türkçe",
    "ar": "العربية",
}

_ARABIC: Final = "ar_AE"  # a locale with the digits 0 to 9

_installed: Final[list[QTranslator]] = []  # Qt would make types for all children of the application to look for them


class Translator:
    """Installs the translations of one language at a time in an application.

    Texts that are already shown do not change.
    """

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self.lacking: list[str] = []  # the program's own translation files that are missing

    def use(self, setting: str) -> None:
        """Use the language of this setting from now on. Texts without a translation are in English."""
        locale = locale_for(setting)
        code = language_for(setting, [locale.name()])
        self._remove_installed()
        self._install(f"qtbase_{code}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        with suppress(ResourceMissing):
            own = [f"qt_{code}", f"tapa_{code}"] if code != SOURCE else [f"tapa_{code}"]  # qt: what Qt's file lacks
            self.lacking += [f"{name}.qm" for name in own if not self._install(name, resource(FOLDER))]
        QLocale.setDefault(locale)
        self._application.setLayoutDirection(locale.textDirection())

    def _install(self, name: str, folder: Path) -> bool:
        """Install a translation file; whether it exists."""
        translator = QTranslator(self._application)
        if not translator.load(name, str(folder)):
            return False
        self._application.installTranslator(translator)
        _installed.append(translator)
        return True

    def _remove_installed(self) -> None:
        while _installed:
            translator = _installed.pop()
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self.lacking.clear()


def translate_first(context: str, source: str, disambiguation: str | None, n: int) -> str:
    """The text in the language in use, or else in English, whatever other translators the application has."""
    found = (one.translate(context, source, disambiguation, n) for one in reversed(_installed))
    return next((text for text in found if text), source)


def locale_for(setting: str) -> QLocale:
    """The locale of a setting, with its number and date formats: the system's own if it has the same language.

    Arabic has the digits of the board and of the notation of moves, so that no sentence mixes two kinds.
    """
    system = QLocale.system()
    code = language_for(setting, system.uiLanguages())
    if code == "ar":
        return QLocale(_ARABIC)
    same = QLocale(code).language() == system.language()
    return system if same else QLocale(code)


def language_for(setting: str, system_languages: Iterable[str]) -> str:
    """The language code for a setting: a code, or SYSTEM for the first of the system's languages that exists here.

    `system_languages` are names such as "el-GR", the preferred one first, as in `QLocale.uiLanguages`.
    """
    if setting in NAMES:
        return setting
    codes = (name.replace("_", "-").partition("-")[0] for name in system_languages)
    return next((code for code in codes if code in NAMES), SOURCE)


def language_in_use() -> str:
    """The code of the language in use."""
    code = QLocale().name().partition("_")[0]
    return code if code in NAMES else SOURCE


def page(folder: str, name: str) -> str:
    """A page of Markdown in the language in use, or in English if it is not translated.

    Raises:
        OSError: if there is none, or it cannot be read.
        UnicodeDecodeError: if it is not UTF-8.
    """
    return _page_file(folder, name).read_text("utf-8")


def _page_file(folder: str, name: str) -> Path:
    try:
        return resource(folder, language_in_use(), name)
    except ResourceMissing:
        return resource(folder, SOURCE, name)
