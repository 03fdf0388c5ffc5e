"""An application speaks one language at a time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.text.translator import Translator


def said() -> str:
    return QCoreApplication.translate("Menus", "&Game")


def test_another_speaker_takes_the_word_from_the_one_before(translator: Translator, qapp: QApplication) -> None:
    translator.use("tr")
    assert said() == "&Oyun"

    Translator(qapp).use("en")

    assert said() == "&Game"


def test_languages_follow_each_other(translator: Translator) -> None:
    heard = []
    for code in ("bg", "en", "tr", "bg"):
        translator.use(code)
        heard.append(said())

    assert heard == ["&Игра", "&Game", "&Oyun", "&Игра"]
