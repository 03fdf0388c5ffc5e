"""Lets the program speak a language: its own texts, those of Qt, numbers and dates, and which way it reads."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tapa_desktop.resources import ResourceMissing, resource

from .languages import chosen

FOLDER: Final = "translations"


class Speaker:
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
