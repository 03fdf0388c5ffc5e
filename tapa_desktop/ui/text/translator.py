"""The languages of the program: which exist, which one is in use, and how to change it; and the names of the sides.

A language covers the program's own texts, those of Qt, numbers and dates, and the layout direction. The language in use
is that of the default `QLocale`.

The texts and their translations say White and Black, in whatever form the sentence needs. If the checkers on the board
have other colours, a translator that comes before all others puts their names in, in the same form of the word. Texts
about position texts and files, whose letters are W and B, stay; so do the pages of rules and of help.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

_translate: Final = QCoreApplication.translate
Texts = dict[str, dict[str, dict[str, str]]]
_log: Final = logging.getLogger(__name__)

FOLDER: Final = "translations"
TEXTS: Final = "texts.json"
COLOURS: Final = "Colours"  # in place of a context: the forms of each colour in a language, all in the same order

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
    """Installs the translations of one language at a time. Texts that are already shown do not change."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self.missing: list[str] = []  # the program's own translation files that are missing

    def use(self, setting: str) -> None:
        """Use the language of this setting from now on. Texts without a translation are in English."""
        locale = locale_for(setting)
        code = language_for(setting, [locale.name()])
        while _installed:
            translator = _installed.pop()
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self.missing.clear()
        self._install(f"qtbase_{code}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        with suppress(ResourceMissing):
            own = [f"qt_{code}", f"tapa_{code}"] if code != SOURCE else [f"tapa_{code}"]  # qt: what Qt's file lacks
            self.missing += [f"{name}.qm" for name in own if not self._install(name, resource(FOLDER))]
        QLocale.setDefault(locale)
        self._application.setLayoutDirection(locale.textDirection())

    def _install(self, name: str, folder: Path) -> bool:
        translator = QTranslator(self._application)
        if not translator.load(name, str(folder)):
            return False
        self._application.installTranslator(translator)
        _installed.append(translator)
        return True


def translate_first(context: str, source: str, disambiguation: str | None, n: int) -> str:
    """The text in the language in use, or else in English, from this module's translators only."""
    texts = (one.translate(context, source, disambiguation, n) for one in reversed(_installed))
    return next((text for text in texts if text), source)


def locale_for(setting: str) -> QLocale:
    """The locale of a setting, with its number and date formats: the system's own if it has the same language.

    Arabic uses the digits of the board and of the notation, so that no sentence mixes two kinds.
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


def read_texts() -> Texts:
    """The English texts: by context, table and key.

    Raises `OSError` if the file cannot be read, `ValueError` if it is not what it should be.
    """
    return msgspec.json.decode(resource(TEXTS).read_bytes(), type=Texts)


@cache
def _texts() -> Texts:
    """The cached texts; none, and a line in the log, if the file cannot be used."""
    try:
        return read_texts()
    except (OSError, ValueError):
        _log.exception("the texts cannot be used")
        return {}


def texts_of(context: str, table: str) -> dict[str, str]:
    """The English texts of a table by their keys; none if the file cannot be used."""
    return _texts().get(context, {}).get(table, {})


def text_of(context: str, table: str, key: str, number: int = -1) -> str:
    """The text with this key in the language in use, or the key if there is none. `number` stands for `%n`."""
    text = texts_of(context, table).get(key, key)
    return _translate(context, text, "", number if "%n" in text else -1)


def language_in_use() -> str:
    """The code of the language in use."""
    code = QLocale().name().partition("_")[0]
    return code if code in NAMES else SOURCE


def page(folder: str, name: str) -> str:
    """A page of Markdown in the language in use, or in English if it is not translated.

    Raises `OSError` if there is none, or it cannot be read; `UnicodeDecodeError` if it is not UTF-8.
    """
    try:
        file = resource(folder, language_in_use(), name)
    except ResourceMissing:
        file = resource(folder, SOURCE, name)
    return file.read_text("utf-8")


WHITE, BLACK = "white", "black"
_SAYS_A_SIDE: Final = re.compile(r"(?<!\{)\b(?:white|black)\b(?!\})", re.IGNORECASE)
_STAYING: Final = frozenset({"Errors", "Faults"})  # contexts whose texts speak of the letters W and B
_PALE, _DARK, _GREY = 0.28, 0.09, 0.15  # saturation of white, chroma of black, saturation of grey
_HUES: Final = (  # where each colour begins, in degrees; the darker ones of some hues have names of their own
    (0, "red", "red"),
    (16, "orange", "brown"),
    (38, "yellow", "brown"),
    (70, "green", "green"),
    (170, "blue", "blue"),
    (260, "purple", "purple"),
    (335, "red", "red"),
)
_BEFORE: Final = {"ar": "(?:[وف]?(?:ال|لل|بال|كال)?)"}  # prefixes of the word


class _SideWords(QTranslator):
    def __init__(self, colours: tuple[str, str]) -> None:
        super().__init__(QCoreApplication.instance())
        self.colours, self.code = colours, language_in_use()

    def isEmpty(self) -> bool:  # noqa: N802 - as Qt calls it
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The translated text with the names of the colours; None for the usual text, if it names no side."""
        if context in _STAYING or not _SAYS_A_SIDE.search(source):
            return None
        return with_colours(translate_first(context, source, disambiguation, n), *self.colours, self.code)


_side_words: Final[list[_SideWords]] = []


def use_side_colours(theme: BoardTheme) -> None:
    """Name the sides by the colours of the checkers from now on. Texts that are shown do not change."""
    colours, language = side_colours(theme), language_in_use()
    if _side_words and (_side_words[0].colours, _side_words[0].code) == (colours, language):
        return
    while _side_words:
        old = _side_words.pop()
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    if colours != (WHITE, BLACK) and texts_of(COLOURS, language):
        words = _SideWords(colours)
        _side_words.append(words)
        QCoreApplication.installTranslator(words)


def side_colours(theme: BoardTheme) -> tuple[str, str]:
    """The colour names of White and Black; "white" and "black" themselves if both would be the same."""
    white, black = colour_of(theme.white), colour_of(theme.black)
    return (white, black) if white != black else (WHITE, BLACK)


def colour_of(look: CheckerTheme) -> str:
    """The everyday name of the colour of a checker."""
    face = QColor(look.face)
    saturation, value = face.hsvSaturationF(), face.valueF()
    if value > 0.8 and saturation < _PALE:
        return WHITE
    if value < 0.35 and saturation * value < _DARK:
        return BLACK
    if saturation < _GREY:
        return "grey"
    hue = max(face.hsvHue(), 0)
    light, dark = next((light, dark) for start, light, dark in reversed(_HUES) if hue >= start)
    return dark if value < 0.6 else light


def with_colours(text: str, white: str, black: str, language: str) -> str:
    """A text that says White and Black in any form, with the names of these colours in the same form."""
    forms = _forms(white, black, language)
    has_key = "&" in text  # for Alt, on a menu
    plain = text.replace("&", "")
    result = _pattern(language).sub(lambda match: match[1] + _with_case_of(forms[match[2].lower()], match[2]), plain)
    return f"&{result}" if has_key else result


def _with_case_of(word: str, old: str) -> str:
    return word[0].upper() + word[1:] if old[0].isupper() else word


@cache
def _forms(white: str, black: str, language: str) -> dict[str, str]:
    names = texts_of(COLOURS, language)
    pairs = ((names[WHITE], names[white]), (names[BLACK], names[black]))
    return {old: new for before, after in pairs for old, new in zip(before.split(), after.split(), strict=True)}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    words = sorted(_forms(WHITE, BLACK, language), key=len, reverse=True)
    before = _BEFORE.get(language, "")
    return re.compile(rf"(?<![\w{{])({before})({'|'.join(words)})(?![\w}}])", re.IGNORECASE)
